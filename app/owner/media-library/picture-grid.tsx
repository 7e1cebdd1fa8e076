import { Link, useSearchParams } from 'react-router';
import { formatShortDay } from '../../../shared/dates.ts';
import type { MediaItem } from '../../../shared/media.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { fileSize } from '../pictures/file-size.ts';
import { thumbnail } from '../pictures/thumbnail.ts';
import styles from './media-library.module.css';

/** The pictures of a page of the library; each opens. */
export function PictureGrid({ items }: { items: MediaItem[] }) {
  const [parameters] = useSearchParams();
  const opening = (id: string) => {
    const address = new URLSearchParams(parameters);
    address.set('picture', id);
    return `?${address}`;
  };
  return (
    <ul className={styles.grid}>
      {items.map((picture) => (
        <li key={picture.id}>
          <PictureCard picture={picture} address={opening(picture.id)} />
        </li>
      ))}
    </ul>
  );
}

function PictureCard({ picture, address }: { picture: MediaItem; address: string }) {
  const { messages, locale } = useOwner();
  const { id, file_name, width, height, bytes, alt, created_at } = picture;
  return (
    <div className={styles.card}>
      <div className={styles.frame}>
        <img src={thumbnail(picture)} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </div>
      {/* The whole card opens the picture; its name alone is what the link is called. */}
      <Link to={address} preventScrollReset className={styles.name}>
        {file_name || id}
      </Link>
      <p className={text.small}>
        {width} × {height}, {fileSize(bytes, locale)}
        <br />
        {formatShortDay(created_at, locale)}
      </p>
      {!alt && <p className={`${text.badge} ${styles.missing}`}>{messages.mediaLibrary.no_alt}</p>}
    </div>
  );
}
