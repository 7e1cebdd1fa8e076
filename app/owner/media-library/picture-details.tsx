import { useState } from 'react';
import { useFetcher } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { type MediaItem, type MediaUse, mediaLimits } from '../../../shared/media.ts';
import { localised, paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/button.tsx';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import field from '../forms/forms.module.css';
import { fileSize } from '../pictures/file-size.ts';
import type { LibraryChange } from './change-library.ts';
import { libraryMessage } from './library-message.ts';
import styles from './media-library.module.css';
import { MediaUses } from './media-uses.tsx';
import type { Removal } from './use-removals.ts';

interface PictureDetailsProps {
  picture: MediaItem;
  uses: MediaUse[];
  removal: Removal | undefined;
  onRemove: () => void;
  onClose: () => void;
}

/** One picture in a window over the library: what it shows, where it is used, its address, the way out. */
export function PictureDetails({ picture, uses, removal, onRemove, onClose }: PictureDetailsProps) {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { details } = messages.mediaLibrary;
  const { id, url, file_name, width, height, bytes, created_at } = picture;
  const isRemoving = removal === 'removing';
  return (
    <Dialog className={styles.details} onClose={onClose}>
      <div className={styles.picture}>
        <img src={url} alt={picture.alt} width={width} height={height} />
      </div>
      <div className={styles.facts}>
        <DialogHeading>{file_name || id}</DialogHeading>
        <p className={text.small}>
          {fill(details.size, { width, height, size: fileSize(bytes, locale) })}
          <br />
          {fill(details.added, { date: formatPostDate(created_at, locale) })}
        </p>
        <div className={styles.row}>
          <CopyAddress url={url} />
          <a className={text.action} href={url} target="_blank" rel="noopener">
            {details.open}
          </a>
        </div>
        <AltForm picture={picture} />
        <MediaUses uses={uses} />
        {typeof removal === 'object' && (
          <p role="alert" className={field.error}>
            {libraryMessage(removal, owner)}
          </p>
        )}
        <div className={`${styles.row} ${styles.end}`}>
          <DialogClose className={`${button.button} ${button.outlined} ${button.compact}`}>
            {details.close}
          </DialogClose>
          <TextButton disabled={isRemoving} onClick={onRemove}>
            {isRemoving ? details.deleting : details.delete}
          </TextButton>
        </div>
      </div>
    </Dialog>
  );
}

function AltForm({ picture: { id, alt } }: { picture: MediaItem }) {
  const owner = useOwner();
  const { details } = owner.messages.mediaLibrary;
  const fetcher = useFetcher<LibraryChange>({ key: `describe-${id}` });
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;
  return (
    <fetcher.Form method="post" action={localised(paths.mediaLibrary, owner.locale)} className={styles.alt}>
      <input type="hidden" name="id" value={id} />
      <div className={field.field}>
        <label htmlFor="alt">{details.alt}</label>
        <textarea
          id="alt"
          name="alt"
          rows={2}
          defaultValue={alt}
          maxLength={mediaLimits.alt}
          aria-describedby="alt-help"
        />
        <p id="alt-help" className={field.help}>
          {details.alt_help}
        </p>
      </div>
      <div className={styles.row}>
        <Button type="submit" isOutlined name="intent" value="describe">
          {details.alt_save}
        </Button>
        <p role="status" className={result?.failure ? field.error : undefined}>
          {result && (result.failure ? libraryMessage(result.failure, owner) : details.alt_saved)}
        </p>
      </div>
    </fetcher.Form>
  );
}

function CopyAddress({ url }: { url: string }) {
  const { messages, origin } = useOwner();
  const { details } = messages.mediaLibrary;
  const [isCopied, setCopied] = useState(false);
  return (
    <TextButton
      onClick={() => {
        // Refused by the browser, the address is still in "Open the picture".
        void navigator.clipboard?.writeText(origin + url).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
    >
      <span aria-live="polite">{isCopied ? messages.toasts.address_copied : details.copy}</span>
    </TextButton>
  );
}
