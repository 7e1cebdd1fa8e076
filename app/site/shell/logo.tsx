import { fill } from '../../../copy/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { useSite } from '../site-context.ts';
import styles from './logo.module.css';

/** The owner's logo, or the brand's name, its last two words on a line to be signed. */
export function Logo() {
  const { brand, copy, logo, to } = useSite();
  const [, start = '', end = brand] = /^(.*?\s)?(\S+(?:\s+\S+)?)$/.exec(brand) ?? [];
  return (
    <a
      className={styles.logo}
      data-home=""
      href={to(paths.home)}
      aria-label={fill(copy.shell.logo_label, { brand })}
    >
      {logo ? (
        <img src={logo} alt={brand} className={styles.picture} height="40" />
      ) : (
        <>
          {start}
          <span className={styles.line}>{end}</span>
        </>
      )}
    </a>
  );
}
