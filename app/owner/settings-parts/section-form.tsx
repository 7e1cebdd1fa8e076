import { type ReactNode, useEffect, useRef } from 'react';
import { localised } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { useDesk } from '../context/owner-context.ts';
import { ConfirmPassword } from './confirm-password.tsx';
import { fieldId, TroublesContext } from './fields/section-context.ts';
import styles from './section-form.module.css';
import { SectionStatus } from './section-state.tsx';
import type { Section } from './use-section.ts';

interface SectionFormProps {
  // What a form needs does not depend on which settings it holds.
  section: Omit<Section<never>, 'values' | 'set' | 'change'>;
  heading: string;
  help?: string | undefined;
  /** The page, and the place on it, that shows these settings. */
  seenAt?: string | undefined;
  children: ReactNode;
}

/** A part of the settings: its fields, saved by themselves. */
export function SectionForm({ section, heading, help, seenAt, children }: SectionFormProps) {
  const { copy, locale } = useDesk();
  const { settings } = copy;
  const { id, failure, isChanged, isReady, isSaving } = section;
  const form = useRef<HTMLFormElement>(null);
  const troubles = failure?.code === 'invalid' ? failure.troubles : none;

  useEffect(() => {
    const first = troubles[0] && document.getElementById(fieldId(troubles[0].at));
    const folded = first?.closest('details');
    if (folded) folded.open = true;
    first?.focus();
  }, [troubles]);

  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {seenAt && (
          <a className={text.action} href={localised(seenAt, locale)} target="_blank" rel="noopener">
            {settings.see}
            <span className={layout.hidden}>: {heading}</span>
          </a>
        )}
      </div>
      {help && <p className={styles.help}>{help}</p>}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          section.save();
        }}
      >
        <TroublesContext value={troubles}>
          <fieldset disabled={!isReady} className={styles.fields}>
            {children}
          </fieldset>
        </TroublesContext>
        <div className={styles.actions}>
          <button
            type="submit"
            className={`${button.button} ${button.compact} ${isChanged ? '' : button.outlined}`}
            disabled={!isReady}
          >
            {isSaving ? settings.saving : settings.save}
          </button>
          <SectionStatus section={section} />
        </div>
      </form>
      <ConfirmPassword section={section} />
    </section>
  );
}

const none: readonly never[] = [];
