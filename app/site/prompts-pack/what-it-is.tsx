import { paths } from '../../../shared/paths.ts';
import { BareList } from '../../ui/bare-list.tsx';
import { EditedText } from '../../ui/edited-text.tsx';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './prompts-pack.module.css';

/** What the pack is, and, struck, what it is not; the headings say which is which. */
export function WhatItIs() {
  const { messages, to } = useSite();
  const { what } = messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
      <h2 className={layout.heading}>{what.heading}</h2>
      <div className={styles.whatItIsSide}>
        <h3>{what.is_heading}</h3>
        <BareList>
          {[what.is_1, what.is_2, what.is_3, what.is_4].map((line) => (
            <li key={line}>
              <EditedText source={line} />
            </li>
          ))}
        </BareList>
      </div>
      <div className={styles.whatItIsSide}>
        <h3>{what.not_heading}</h3>
        <BareList>
          {[what.not_1, what.not_2, what.not_3].map((line) => (
            <li key={line}>
              <EditedText source={line} />
            </li>
          ))}
          <li>
            <EditedText source={what.not_4} /> <a href={to(paths.contact)}>{what.not_4_contact}</a>
          </li>
        </BareList>
      </div>
    </section>
  );
}
