import styles from './home.module.css';

/** A logo, or the name where there is none. The site's script puts the name for a logo that fails to load. */
export function LogoOrName({ name, logo }: { name: string; logo: string }) {
  if (!logo) return name;
  return <img className={styles.logo} src={logo} alt={name} loading="lazy" decoding="async" data-logo="" />;
}
