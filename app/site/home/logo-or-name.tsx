import styles from './margin-section.module.css';

/** A mark, or the name in type where there is none; the site's script puts the name for a mark that fails. */
export function ProofLogo({ name, logo }: { name: string; logo: string }) {
  if (!logo) return name;
  return <img className={styles.logo} src={logo} alt={name} loading="lazy" decoding="async" data-logo="" />;
}
