import type { MediaUse } from '../../../shared/media.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './media-library.module.css';
import { mediaUseAddress, mediaUseLabel } from './media-use-label.ts';

/** The places that show a picture, each a way to change it there. */
export function MediaUses({ uses }: { uses: MediaUse[] }) {
  const owner = useOwner();
  const { details } = owner.messages.mediaLibrary;
  return (
    <section aria-labelledby="used-heading" className={styles.uses}>
      <h3 id="used-heading">{details.used}</h3>
      {uses.length === 0 ? (
        <p className={text.small}>{details.unused}</p>
      ) : (
        <ul>
          {uses.map((use) => {
            const label = mediaUseLabel(use, owner);
            return (
              <li key={`${use.kind} ${label}`}>
                {/* A full load: an anchor within the page is only found once it is there. */}
                <a href={mediaUseAddress(use, owner)}>{label}</a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
