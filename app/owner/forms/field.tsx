import { type ReactNode, useId } from 'react';
import styles from './forms.module.css';

/** What a control bears, so that its label, its help and what is wrong with it belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  id?: string;
  label: string;
  error?: string | undefined;
  /** The error is read out as soon as it is there. */
  isAlert?: boolean;
  help?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ id, label, error, isAlert = false, help, children }: FieldProps) {
  const madeId = useId();
  const own = id ?? madeId;
  const described = [error && `${own}-message`, help && `${own}-help`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={own}>{label}</label>
      {children({
        id: own,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${own}-message`} role={isAlert ? 'alert' : undefined} className={styles.error}>
          {error}
        </p>
      )}
      {help && (
        <p id={`${own}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
