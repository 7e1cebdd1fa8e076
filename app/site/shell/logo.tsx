import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { useSite } from '../site-context.ts';
import styles from './shell.module.css';

/** The owner's logo, or the brand's name. */
export function Logo() {
  const { brand, messages, logo, to } = useSite();
  return (
    <a
      className={styles.logo}
      data-home=""
      href={to(paths.home)}
      aria-label={fill(messages.shell.logo_label, { brand })}
    >
      {logo ? (
        <img src={logo} alt={brand} className={styles.picture} height="40" />
      ) : (
        <BrandName brand={brand} />
      )}
    </a>
  );
}
