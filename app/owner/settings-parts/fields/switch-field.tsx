import styles from '../fields.module.css';
import type { FieldProps } from '../use-section.ts';
import { fieldId } from './field-errors.ts';

interface SwitchFieldProps extends FieldProps<boolean> {
  label: string;
}

/** A setting that is on or off. */
export function SwitchField({ at, label, value, onChange }: SwitchFieldProps) {
  const id = fieldId(at);
  return (
    <div className={styles.switch}>
      <input id={id} type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
