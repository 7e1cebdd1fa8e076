import { type Editor, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/fields.tsx';
import styles from './pictures.module.css';
import { changePicture, removePicture, selectedPicture } from './selected-picture.ts';

/** What there is to say of the selected picture: what it shows, and whether it stays. Its caption is written under it. */
export function PictureTools({ editor }: { editor: Editor }) {
  const { image } = useOwner().messages.compose;
  const id = useId();
  const alt = useEditorState({
    editor,
    selector: ({ editor }) => {
      const picture = selectedPicture(editor);
      return picture ? String(picture.attrs.alt ?? '') : null;
    },
  });
  if (alt === null) return null;
  return (
    <div className={styles.tools}>
      <label htmlFor={id}>{image.alt}</label>
      <input
        id={id}
        value={alt}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={({ target }) => changePicture(editor, { alt: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          // Enter in a field would send the post.
          event.preventDefault();
          editor.commands.focus();
        }}
      />
      <TextButton onClick={() => removePicture(editor)}>{image.remove}</TextButton>
      <p id={`${id}-help`} className={styles.help}>
        {image.alt_help}
      </p>
    </div>
  );
}
