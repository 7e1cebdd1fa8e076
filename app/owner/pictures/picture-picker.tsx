import { useState } from 'react';
import type { MediaItem, MediaPage } from '../../../shared/media.ts';
import { paths, withQuery } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { useApiData } from '../forms/api.ts';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import { TextButton } from '../forms/fields.tsx';
import dialog from '../forms/forms.module.css';
import styles from '../media-library/media-library.module.css';
import { thumbnail, UploadButton, UploadList, useLibraryUploads } from './upload-list.tsx';

interface PicturePickerProps {
  onChoose: (picture: MediaItem) => void;
  onClose: () => void;
}

/** The media library in a dialog, open while it is rendered. An uploaded image is also chosen. */
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
        <DialogClose className={text.action}>
          {mediaLibrary.details.close}
          <span className={text.hidden}>: {accessibility.close_dialog}</span>
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
      <p role="status" className={result?.ok === false ? dialog.error : text.small}>
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

/** Returns the images that match, newest first. */
function useLibrarySearch(query: string) {
  const [asked, setAsked] = useState({ query, page: 1 });
  const [found, setFound] = useState<MediaPage & { of?: object }>({ items: [], total: 0 });
  if (asked.query !== query) setAsked({ query, page: 1 });

  const address = withQuery(paths.apiMedia, { q: query.trim() || undefined, page: String(asked.page) });
  const last = useApiData<MediaPage>(address, { debounceMs: query ? 250 : 0 });
  const result = last?.address === address ? last : undefined;
  if (result?.ok && result !== found.of) {
    const { items, total } = result.value;
    const shown = asked.page === 1 ? [] : found.items;
    // An image uploaded in the meantime moves another onto the next page, which returns it again.
    const added = items.filter(({ id }) => shown.every((item) => item.id !== id));
    setFound({ items: [...shown, ...added], total, of: result });
  }
  return {
    items: found.items,
    /** The search result; undefined while loading. */
    result,
    isMore: found.items.length < found.total,
    more: () => setAsked({ query, page: asked.page + 1 }),
  };
}
