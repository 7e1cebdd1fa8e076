import type { Settings } from '../../../../shared/settings.ts';
import { BareList } from '../../../ui/bare-list.tsx';
import { BareRule } from '../../../ui/section-rule.tsx';
import layout from '../../../ui/text.module.css';
import { PageLine } from '../../page-text.tsx';
import { useSite } from '../../site-context.ts';
import styles from '../home.module.css';
import { LogoOrName } from '../logo-or-name.tsx';
import { ownOrSample } from '../own-or-sample.ts';
import { SectionNote } from '../section-note.tsx';

type Outlet = NonNullable<Settings['press']>[number];

/** Where the work was printed or spoken of: three outlets in a row, the next below (docs/specification.md 2.3). */
export function Press({ press }: { press: Settings['press'] }) {
  const { home, shell } = useSite().messages;
  const samples = Object.values(home.press.items).map((name) => ({ name, href: '', logo: '' }));
  const { items, isSample } = ownOrSample(press, samples);
  if (items.length === 0) return null;
  return (
    <>
      <BareRule />
      <section id="press" className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
        <PageLine as="h2" of="press_title" className={layout.heading} builtIn={home.press.heading} />
        <BareList className={`${styles.content} ${styles.names} ${styles.outlets}`}>
          {items.map((outlet) => (
            <li key={outlet.name}>
              <OutletLink {...outlet} />
            </li>
          ))}
        </BareList>
        <SectionNote
          of="press_note"
          builtIn={home.press.note}
          sampleNote={isSample ? shell.sample_note : undefined}
        />
      </section>
    </>
  );
}

/** An outlet without an address, as samples are, is no link. */
function OutletLink({ href, ...outlet }: Outlet) {
  if (!href) return <LogoOrName {...outlet} />;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <LogoOrName {...outlet} />
    </a>
  );
}
