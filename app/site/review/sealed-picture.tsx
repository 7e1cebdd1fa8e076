import { fill } from '../../../messages/fill.ts';
import { useSite } from '../site-context.ts';
import styles from './review.module.css';

/** In the place of a picture from elsewhere, which would tell its host that somebody reads this. */
export function SealedPicture({ address, alt }: { address: string; alt: string }) {
  const { review } = useSite().messages;
  const host = URL.parse(address)?.host ?? '';
  return (
    <p className={styles.elsewhere}>
      {fill(review.picture_elsewhere, { host, alt: alt || '–' })}{' '}
      <a href={address} rel="noreferrer noopener" target="_blank">
        {review.picture_open}
      </a>
    </p>
  );
}
