import { createContext, use } from 'react';
import { useDesk } from '../../context/owner-context.ts';
import { troubleMessage } from '../change-message.ts';
import type { Trouble } from '../check-settings.ts';

/** What keeps the section around a field from being saved. */
export const TroublesContext = createContext<readonly Trouble[]>([]);

/** The id of the field of a setting, or of a part of one: `press.0.href`. */
export function fieldId(at: string): string {
  return `field-${at}`;
}

export interface FieldState {
  id: string;
  /** What is wrong with it, as a sentence. */
  trouble: string | undefined;
  /** For the control itself: what describes it, and whether it is wrong. */
  aria: { 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
}

/** What a field needs to know of itself; `hasHelp` when a sentence beside it explains it. */
export function useField(at: string, hasHelp: boolean): FieldState {
  const desk = useDesk();
  const found = use(TroublesContext).find((trouble) => trouble.at === at);
  const id = fieldId(at);
  const described = [found && `${id}-trouble`, hasHelp && `${id}-help`].filter(Boolean).join(' ');
  return {
    id,
    trouble: found && troubleMessage(found, desk),
    aria: { 'aria-describedby': described || undefined, 'aria-invalid': found ? true : undefined },
  };
}
