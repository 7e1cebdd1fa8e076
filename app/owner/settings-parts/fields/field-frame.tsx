import type { ReactNode } from 'react';
import field from '../../forms/field.module.css';
import type { FieldState } from './section-context.ts';

interface FieldFrameProps {
  state: FieldState;
  label: string;
  help?: string | undefined;
  children: ReactNode;
}

/** A control with its label above, and below what it is for or what is wrong with it. */
export function FieldFrame({ state, label, help, children }: FieldFrameProps) {
  return (
    <div className={field.field}>
      <label htmlFor={state.id}>{label}</label>
      {children}
      {state.error && (
        <p id={`${state.id}-error`} className={field.error}>
          {state.error}
        </p>
      )}
      {help && (
        <p id={`${state.id}-help`} className={field.help}>
          {help}
        </p>
      )}
    </div>
  );
}
