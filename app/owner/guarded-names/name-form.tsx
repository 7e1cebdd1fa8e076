import { Form, useNavigation } from 'react-router';
import { guardLimits, nameKinds } from '../../../shared/guard/guarded-name.ts';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import { Field } from '../forms/field.tsx';
import styles from '../records.module.css';

/** A name and how it is written; with the id of one it is changed, without one it is new. */
export function NameForm({ values }: { values: Record<string, string> | undefined }) {
  const { guard } = useOwner().messages;
  const isSaving = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="id" value={values?.id ?? ''} />
      <Field label={guard.name} help={guard.name_help}>
        {(control) => (
          <input
            {...control}
            name="name"
            defaultValue={values?.name}
            maxLength={guardLimits.name}
            autoComplete="off"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field label={guard.kind}>
        {(control) => (
          <select {...control} name="kind" defaultValue={values?.kind ?? 'client'}>
            {nameKinds.map((kind) => (
              <option key={kind} value={kind}>
                {guard.kinds[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={guard.spellings} help={guard.spellings_help}>
        {(control) => (
          <textarea
            {...control}
            name="spellings"
            rows={2}
            defaultValue={values?.spellings}
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={guard.allowed} help={guard.allowed_help}>
        {(control) => (
          <textarea {...control} name="allowed" rows={2} defaultValue={values?.allowed} spellCheck={false} />
        )}
      </Field>
      <label className={styles.tick}>
        <input type="checkbox" name="initials" value="yes" defaultChecked={values?.initials === 'yes'} />
        <span>{guard.initials}</span>
      </label>
      <div>
        <Button type="submit" name="intent" value="save">
          {isSaving ? guard.saving : values?.id ? guard.save : guard.add}
        </Button>
      </div>
    </Form>
  );
}
