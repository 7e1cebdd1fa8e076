import { useState } from 'react';
import type { MediaItem } from '../../../shared/media.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import dialog from '../forms/forms.module.css';
import styles from '../media-library/media-library.module.css';
import { thumbnail } from './thumbnail.ts';
import { UploadButton } from './upload-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useLibrarySearch } from './use-library-search.ts';
import { useLibraryUploads } from './use-library-uploads.ts';

interface PicturePickerProps {
  onChoose: (picture: MediaItem) => void;
  onClose: () => void;
}

/** The library in a window, open while it is rendered: a picture is chosen, or uploaded and so chosen. */
export function PicturePicker({ onChoose, onClose }: PicturePickerProps) {
  const { mediaLibrary, accessibility, errors } = useOwner().messages;
  const { picker } = mediaLibrary;
  const [query, setQuery] = useState('');
  const { items, isMore, result, more } = useLibrarySearch(query);
  const { uploads, start, clear } = useLibraryUploads(onChoose);
  return (
    <Dialog className={styles.picker} onClose={onClose}>
      <div className={dialog.head}>
        <DialogHeading>{picker.heading}</DialogHeading>
        <DialogClose className={layout.action}>
          {mediaLibrary.details.close}
          <span className={layout.hidden}>: {accessibility.close_dialog}</span>
        </DialogClose>
      </div>
      <UploadButton label={mediaLibrary.upload} className={button.compact} onFiles={start} />
      <UploadList uploads={uploads} onClear={clear} />
      <div className={dialog.field}>
        <label htmlFor="picker-search">{mediaLibrary.search}</label>
        <input
          id="picker-search"
          type="search"
          value={query}
          placeholder={mediaLibrary.search_placeholder}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p role="status" className={result?.ok === false ? dialog.error : layout.small}>
        {!result && picker.loading}
        {result?.ok === false &&
          (result.failure.status === 401 ? errors.detail.session_ended : picker.failed)}
        {result?.ok && items.length === 0 && mediaLibrary.empty}
      </p>
      <ul className={styles.picturePickerGrid}>
        {items.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose(picture)}>
              <img src={thumbnail(picture)} alt={picture.alt || picture.file_name} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {isMore && <TextButton onClick={more}>{picker.more}</TextButton>}
    </Dialog>
  );
}
