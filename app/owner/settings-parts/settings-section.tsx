import type { ReactNode } from 'react';
import { localised } from '../../../shared/paths.ts';
import layout from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from '../settings/settings.module.css';

interface SettingsSectionProps {
  /** Its anchor on the page. */
  id: string;
  heading: string;
  help?: string | undefined;
  /** The page, and the place on it, that shows these settings. */
  seenAt?: string | undefined;
  children: ReactNode;
}

/** A part of the settings page under its heading. */
export function SettingsSection({ id, heading, help, seenAt, children }: SettingsSectionProps) {
  const { messages, locale } = useOwner();
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {seenAt && (
          <a className={layout.action} href={localised(seenAt, locale)} target="_blank" rel="noopener">
            {messages.settings.see}
            <span className={layout.hidden}>: {heading}</span>
          </a>
        )}
      </div>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </section>
  );
}
