import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useDesk } from '../context/owner-context.ts';
import field from '../forms/field.module.css';
import { changeMessage } from '../settings-parts/change-message.ts';
import { fieldId, TroublesContext } from '../settings-parts/fields/section-context.ts';
import frame from '../settings-parts/section-form.module.css';
import type { Section } from '../settings-parts/use-section.ts';
import styles from './onboarding-steps.module.css';

interface FieldsStepProps {
  section: Omit<Section<never>, 'values' | 'set' | 'change'>;
  next: string;
  back?: string | undefined;
  /** Other words for "Skip this step". */
  skip?: string | undefined;
  children: ReactNode;
}

/** A step of fields: Continue saves them and goes on. */
export function FieldsStep({ section, next, back, skip, children }: FieldsStepProps) {
  const desk = useDesk();
  const { firstRun, settings } = desk.copy;
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const { done, failure } = section;
  const troubles = failure?.code === 'invalid' ? failure.troubles : none;

  useEffect(() => {
    if (done && isLeaving.current) void navigate(next);
  }, [done, navigate, next]);
  useEffect(() => {
    if (troubles[0]) document.getElementById(fieldId(troubles[0].at))?.focus();
  }, [troubles]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        isLeaving.current = true;
        if (section.isChanged) section.save();
        else void navigate(next);
      }}
    >
      <TroublesContext value={troubles}>
        <fieldset disabled={!section.isReady} className={frame.fields}>
          {children}
        </fieldset>
      </TroublesContext>
      <p role="status" className={field.error}>
        {failure && changeMessage(failure, desk)}
      </p>
      <div className={styles.actions}>
        <button type="submit" className={button.button} disabled={!section.isReady}>
          {section.isSaving ? settings.saving : firstRun.next}
        </button>
        {back && (
          <Link className={text.action} to={back}>
            {firstRun.back}
          </Link>
        )}
        <Link className={text.action} to={next}>
          {skip ?? firstRun.skip}
        </Link>
      </div>
    </form>
  );
}

const none: readonly never[] = [];
