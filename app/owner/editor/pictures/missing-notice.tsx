import type { Editor } from '@tiptap/core';
import { fill, plural } from '../../../../messages/fill.ts';
import { missingName } from '../../../../shared/media.ts';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/fields.tsx';
import { UploadButton } from '../../pictures/upload-list.tsx';
import { useEditorReading } from '../use-editor-reading.ts';
import { missingIn, remoteIn, removePictures, showPicture } from './missing-pictures.ts';
import type { PictureStates } from './picture-states.ts';
import styles from './pictures.module.css';

interface MissingNoticeProps {
  editor: Editor;
  states: PictureStates;
  /** Whether pictures of other sites were pasted just now. */
  offersRemote: boolean;
  onFiles: (files: File[]) => void;
  onFetch: () => void;
  /** Pictures of other sites are to stay there. */
  onLeave: () => void;
}

const mostNames = 5;

/** In view above the text: which pictures of the text are missing, and which lie on other sites. */
export function MissingNotice({
  editor,
  states,
  offersRemote,
  onFiles,
  onFetch,
  onLeave,
}: MissingNoticeProps) {
  const { messages, locale } = useOwner();
  const { image } = messages.compose;
  const { missing, remote } = useEditorReading(editor, () => ({
    missing: missingIn(editor).filter((src) => states.get(src)?.share === undefined),
    remote: remoteIn(editor).length,
  }));
  const isRemoteOffered = offersRemote && remote > 0;
  const [first] = missing;
  if (first === undefined && !isRemoteOffered) return null;
  const names = missing.slice(0, mostNames).map((src) => missingName(src) ?? '');
  const list = names.join(', ') + (missing.length > mostNames ? ' …' : '');
  return (
    <div className={styles.notice} role="status">
      {first !== undefined && (
        <p>
          {plural(locale, image.missing_count, missing.length)}{' '}
          <span>{fill(image.missing_names, { names: list })}</span>
        </p>
      )}
      {first !== undefined && (
        <div className={styles.actions}>
          <TextButton onClick={() => showPicture(editor, first)}>{image.missing_show}</TextButton>
          <UploadButton label={image.missing_choose} className={styles.choose} multiple onFiles={onFiles} />
          <TextButton onClick={() => removePictures(editor, missing)}>
            {plural(locale, image.missing_leave, missing.length)}
          </TextButton>
        </div>
      )}
      {isRemoteOffered && (
        <>
          <p>{plural(locale, image.remote_count, remote)}</p>
          <div className={styles.actions}>
            <TextButton onClick={onFetch}>{image.remote_fetch}</TextButton>
            <TextButton onClick={onLeave}>{image.remote_leave}</TextButton>
          </div>
        </>
      )}
    </div>
  );
}
