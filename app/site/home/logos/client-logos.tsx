import type { Settings } from '../../../../shared/settings.ts';
import { BareList } from '../../../ui/bare-list.tsx';
import { SectionRule } from '../../../ui/section-rule.tsx';
import layout from '../../../ui/text.module.css';
import { PageLine } from '../../page-text.tsx';
import { useSite } from '../../site-context.ts';
import styles from '../home.module.css';
import { LogoOrName } from '../logo-or-name.tsx';
import { ownOrSample } from '../own-or-sample.ts';
import { SectionNote } from '../section-note.tsx';

/** Whom the owner has written for: a name or a logo each. */
export function ClientLogos({ clients }: { clients: Settings['clients'] }) {
  const messages = useSite().messages.home.clients;
  const samples = Object.values(messages.items).map((name) => ({ name, logo: '' }));
  const { items, isSample } = ownOrSample(clients, samples);
  if (items.length === 0) return null;
  return (
    <>
      <SectionRule />
      <section id="clients" className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
        <PageLine as="h2" of="clients_title" className={layout.heading} builtIn={messages.heading} />
        <BareList className={`${styles.content} ${styles.names}`}>
          {items.map((client) => (
            <li key={client.name}>
              <LogoOrName {...client} />
            </li>
          ))}
        </BareList>
        <SectionNote
          of="clients_note"
          builtIn={messages.note}
          sampleNote={isSample ? messages.note_sample : undefined}
        />
      </section>
    </>
  );
}
