import type { ReactNode } from 'react';
import field from '../../forms/field.module.css';
import type { DraftValues } from '../post-values.ts';

interface LabelledProps {
  /** The field's name and id; its help is `{name}-help`. */
  name: keyof DraftValues;
  label: string;
  help?: string | undefined;
  children: ReactNode;
}

/** A field with its label above and its help below. */
export function Labelled({ name, label, help, children }: LabelledProps) {
  return (
    <div className={field.field}>
      <label htmlFor={name}>{label}</label>
      {children}
      {help && (
        <p id={`${name}-help`} className={field.help}>
          {help}
        </p>
      )}
    </div>
  );
}
