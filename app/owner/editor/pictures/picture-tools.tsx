import type { Node } from '@tiptap/pm/model';
import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { missingName } from '../../../../shared/media.ts';
import button from '../../../ui/button.module.css';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { Button, TextButton } from '../../forms/fields.tsx';
import { UploadButton } from '../../pictures/upload-list.tsx';
import editing from '../editor.module.css';
import { AddressForm } from '../tools/address-form.tsx';
import { presets } from './picture-view.ts';
import styles from './pictures.module.css';

/** The alt text, size and Remove button of the selected image. */
export function PictureTools({ editor }: { editor: Editor }) {
  const { image } = useOwner().messages.compose;
  const id = useId();
  const selected = useEditorState({
    editor,
    selector: ({ editor }) => {
      const picture = selectedPicture(editor);
      const isMissing = !picture || missingName(picture.attrs.src) !== undefined;
      return isMissing ? null : { alt: String(picture.attrs.alt ?? ''), width: picture.attrs.width };
    },
  });
  if (!selected) return null;
  return (
    <div className={`${editing.bar} ${styles.tools}`}>
      <label htmlFor={id}>{image.alt}</label>
      <input
        id={id}
        value={selected.alt}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={({ target }) => changePicture(editor, { alt: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Without this, Enter would submit the form.
          event.preventDefault();
          editor.commands.focus();
        }}
      />
      <fieldset aria-label={image.size}>
        {(['s', 'm', 'l'] as const).map((size) => (
          <button
            key={size}
            type="button"
            className={editing.tool}
            aria-pressed={selected.width === `${presets[size]}%`}
            onClick={() => resizePicture(editor, presets[size])}
          >
            {image[`size_${size}`]}
          </button>
        ))}
      </fieldset>
      <TextButton onClick={() => removePicture(editor)}>{image.remove}</TextButton>
      <p id={`${id}-help`} className={text.small}>
        {image.alt_help}
      </p>
    </div>
  );
}

interface PictureFormProps {
  onAddress: (address: string) => void;
  onFiles: (files: File[]) => void;
  onLibrary: () => void;
  onClose: () => void;
}

/** Inserts an image from files, the media library or a URL. */
export function PictureForm({ onAddress, onFiles, onLibrary, onClose }: PictureFormProps) {
  const { image } = useOwner().messages.compose;
  return (
    <AddressForm
      heading={image.insert}
      label={image.address}
      submit={image.insert}
      isPicture
      onSubmit={onAddress}
      onClose={onClose}
      before={
        <>
          <UploadButton
            label={image.files}
            className={`${button.outlined} ${button.compact}`}
            multiple
            onFiles={onFiles}
          />
          <Button isOutlined onClick={onLibrary}>
            {image.library}
          </Button>
        </>
      }
    />
  );
}

/** Returns the selected image, or the one whose caption has the cursor. */
function findSelected({ state: { selection } }: Editor): { node: Node; at: number } | undefined {
  if (selection instanceof NodeSelection && /^(figure|picture)$/.test(selection.node.type.name)) {
    return { node: selection.node, at: selection.from };
  }
  const { $from, $to } = selection;
  // Tables and code have captions too.
  if ($from.depth < 2 || $from.node(-1).type.name !== 'figure' || !$from.sameParent($to)) return undefined;
  return { node: $from.node(-1), at: $from.before(-1) };
}

export function selectedPicture(editor: Editor): Node | undefined {
  return findSelected(editor)?.node;
}

/** Changes the selected image's attributes. Returns false if none is selected. */
function changePicture(editor: Editor, changes: Record<string, string | null>): boolean {
  const found = findSelected(editor);
  if (!found) return false;
  const { tr } = editor.state;
  for (const [name, value] of Object.entries(changes)) tr.setNodeAttribute(found.at, name, value);
  editor.view.dispatch(tr);
  return true;
}

/** Sets the width as a percentage of the text's width. Returns false if no image is selected. */
export function resizePicture(editor: Editor, percent: number): boolean {
  // A height in pixels would be wrong on other screens.
  return changePicture(editor, { width: `${percent}%`, height: null });
}

function removePicture(editor: Editor): boolean {
  const found = findSelected(editor);
  if (!found) return false;
  editor.view.dispatch(editor.state.tr.delete(found.at, found.at + found.node.nodeSize));
  return editor.commands.focus();
}
