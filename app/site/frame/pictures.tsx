import { EditedText } from '../../ui/edited-text.tsx';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import styles from '../pages/small-pages.module.css';
import { useSite } from './site-context.ts';

/** The portrait, or a plate for the writer who isn't pictured. */
export function Headshot({ portrait, alt }: { portrait: string; alt: string }) {
  const { messages, founder } = useSite();
  const { not_pictured: words } = messages.shell;
  if (portrait)
    return (
      <figure className={styles.headshot}>
        <img className={styles.portrait} src={portrait} alt={alt} loading="lazy" />
        {founder && (
          // Hidden, because the alt text has the name, and a struck word may be read as if it weren't.
          <figcaption className={styles.pictured} aria-hidden="true">
            <EditedText source={words.with_portrait} /> {founder}
          </figcaption>
        )}
      </figure>
    );
  return (
    <figure className={styles.headshot}>
      <Plate />
      <figcaption className={text.small}>{words.caption}</figcaption>
    </figure>
  );
}

/** Next to a byline, which says the same. */
export function SmallHeadshot({ portrait }: { portrait: string }) {
  return (
    <div className={styles.small} aria-hidden="true">
      {portrait ? <img className={styles.portrait} src={portrait} alt="" loading="lazy" /> : <Plate />}
    </div>
  );
}

function Plate() {
  const { not_pictured: words } = useSite().messages.shell;
  return (
    <div className={styles.plate}>
      <p>
        <span className={marks.inserted} aria-hidden="true">
          {words.stet}
        </span>
        <EditedText source={words.plate} />
      </p>
    </div>
  );
}
