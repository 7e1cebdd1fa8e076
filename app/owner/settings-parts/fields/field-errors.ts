import { createContext } from 'react';
import type { FieldError } from '../check-settings.ts';

/** What keeps the section around a field from being saved. */
export const FieldErrorsContext = createContext<readonly FieldError[]>([]);

/** The id of the field of a setting, or of a part of one: `press.0.href`. */
export function fieldId(at: string): string {
  return `field-${at}`;
}
