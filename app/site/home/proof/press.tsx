import type { Settings } from '../../../../shared/settings.ts';
import { BareRule } from '../../../ui/bare-rule.tsx';
import layout from '../../../ui/layout.module.css';
import margin from '../../../ui/margin-heading.module.css';
import { useSite } from '../../site-context.ts';
import { ownOrSample } from './own-or-sample.ts';
import styles from './proof.module.css';
import { ProofLogo } from './proof-logo.tsx';
import { ProofNote } from './proof-note.tsx';

type Outlet = NonNullable<Settings['press']>[number];

/** Where the work was printed or spoken of: three outlets in a row, the next below (docs/specification.md 2.3). */
export function Press({ press }: { press: Settings['press'] }) {
  const { home, shell } = useSite().copy;
  const samples = Object.values(home.press.items).map((name) => ({ name, href: '', logo: '' }));
  const { items, sample } = ownOrSample(press, samples);
  if (items.length === 0) return null;
  return (
    <>
      <BareRule />
      <section id="press" className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
        <h2 className={margin.heading}>{home.press.heading}</h2>
        <ul className={`${styles.content} ${styles.names} ${styles.outlets}`}>
          {items.map((outlet) => (
            <li key={outlet.name}>
              <OutletLink {...outlet} />
            </li>
          ))}
        </ul>
        <ProofNote note={sample ? shell.sample_note : home.press.note} sample={sample} />
      </section>
    </>
  );
}

/** An outlet without an address, as samples are, is no link. */
function OutletLink({ href, ...outlet }: Outlet) {
  if (!href) return <ProofLogo {...outlet} />;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <ProofLogo {...outlet} />
    </a>
  );
}
