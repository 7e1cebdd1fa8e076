import { useId } from 'react';
import { Form } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import { paceLimits } from '../../../shared/speech/speech.ts';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import { Field } from '../forms/field.tsx';
import type { PaceResult } from './save-pace.ts';
import type { SpokenSource } from './source/spoken-source.ts';
import { TypedFields } from './source/typed-fields.tsx';
import styles from './speech.module.css';

interface PaceFormProps {
  /** Of the text: each language has a pace of its own. */
  language: Locale;
  pace: number;
  source: SpokenSource;
  result: PaceResult | undefined;
}

/** The speaker's pace, to be typed. */
export function PaceForm({ language, pace, source, result }: PaceFormProps) {
  const { speech } = useOwner().messages;
  const heading = useId();
  const isInvalid = result?.failure?.code === 'pace_invalid';
  const hasFailed = result?.failure !== undefined && !isInvalid;
  return (
    <section className={styles.block} aria-labelledby={heading}>
      <h2 id={heading}>{speech.pace}</h2>
      <Form method="post" className={styles.pace} noValidate preventScrollReset>
        <input type="hidden" name="pace_language" value={language} />
        <TypedFields source={source} />
        <Field
          label={speech.pace_label[language]}
          help={speech.pace_help}
          isAlert
          error={
            isInvalid ? fill(speech.pace_invalid, { ...paceLimits }) : hasFailed ? speech.failed : undefined
          }
        >
          {(control) => (
            <input {...control} name="pace" inputMode="numeric" autoComplete="off" defaultValue={pace} />
          )}
        </Field>
        <Button type="submit" isOutlined>
          {speech.pace_save}
        </Button>
      </Form>
      <p role="status">{result?.pace === undefined ? '' : speech.pace_saved}</p>
    </section>
  );
}
