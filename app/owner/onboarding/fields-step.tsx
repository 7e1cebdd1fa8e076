import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import field from '../forms/field.module.css';
import { changeMessage } from '../settings-parts/change-message.ts';
import { SectionFields } from '../settings-parts/section-fields.tsx';
import type { AnySection } from '../settings-parts/use-section.ts';
import styles from './onboarding-steps.module.css';

interface FieldsStepProps {
  section: AnySection;
  next: string;
  back?: string | undefined;
  /** Other words for "Skip this step". */
  skip?: string | undefined;
  children: ReactNode;
}

/** A step of fields: Continue saves them and goes on. */
export function FieldsStep({ section, next, back, skip, children }: FieldsStepProps) {
  const owner = useOwner();
  const { onboarding, settings } = owner.messages;
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const { done, failure } = section;

  useEffect(() => {
    if (done && isLeaving.current) void navigate(next);
  }, [done, navigate, next]);
  return (
    <SectionFields
      section={section}
      onSubmit={() => {
        isLeaving.current = true;
        if (section.isChanged) section.save();
        else void navigate(next);
      }}
      actions={
        <>
          <p role="status" className={field.error}>
            {failure && changeMessage(failure, owner)}
          </p>
          <div className={styles.actions}>
            <button type="submit" className={button.button} disabled={!section.isReady}>
              {section.isSaving ? settings.saving : onboarding.next}
            </button>
            {back && (
              <Link className={text.action} to={back}>
                {onboarding.back}
              </Link>
            )}
            <Link className={text.action} to={next}>
              {skip ?? onboarding.skip}
            </Link>
          </div>
        </>
      }
    >
      {children}
    </SectionFields>
  );
}
