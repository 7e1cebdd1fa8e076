import { createContext, use } from 'react';
import { useOwner } from '../../context/owner-context.ts';
import { fieldErrorMessage } from '../change-message.ts';
import type { FieldError } from '../check-settings.ts';

/** What keeps the section around a field from being saved. */
export const FieldErrorsContext = createContext<readonly FieldError[]>([]);

/** The id of the field of a setting, or of a part of one: `press.0.href`. */
export function fieldId(at: string): string {
  return `field-${at}`;
}

export interface FieldState {
  id: string;
  /** What is wrong with it, as a sentence. */
  error: string | undefined;
  /** For the control itself: what describes it, and whether it is wrong. */
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
}

/** What a field needs to know of itself; `hasHelp` when a sentence beside it explains it. */
export function useField(at: string, hasHelp: boolean): FieldState {
  const owner = useOwner();
  const found = use(FieldErrorsContext).find((error) => error.at === at);
  const id = fieldId(at);
  const described = [found && `${id}-error`, hasHelp && `${id}-help`].filter(Boolean).join(' ');
  return {
    id,
    error: found && fieldErrorMessage(found, owner),
    aria: { 'aria-describedby': described || undefined, 'aria-invalid': found ? true : undefined },
  };
}
