import { readStored, store } from '../context/browser-storage.ts';

/**
 * The steps in their order (design, "The owner"), by their names in the messages. A password of the owner's own comes before
 * them all (`auth/choose-password-page.tsx`).
 */
export const steps = ['passkey', 'brand', 'language', 'import', 'samples'] as const;

/** Where the owner begins. */
export const firstStep = steps[0];

export type Step = (typeof steps)[number] | 'done';

const storageKey = 'first_run_step';

/** The step an address names (`?step=`, counted from 1; one more than there are is the end); undefined for none. */
export function stepAt(parameter: string | null): Step | undefined {
  if (!parameter || !/^\d$/.test(parameter)) return undefined;
  const n = Number(parameter);
  return n === steps.length + 1 ? 'done' : steps[n - 1];
}

/** The number of a step in its address. */
export function placeOf(step: Step): number {
  return step === 'done' ? steps.length + 1 : steps.indexOf(step) + 1;
}

/** Remembers in this browser how far the owner came; without storage the steps begin at the first again. */
export function keepStep(step: Step): void {
  store(storageKey, String(placeOf(step)));
}

/** The step at which to go on. */
export function savedStep(): Step {
  return stepAt(readStored(storageKey)) ?? firstStep;
}
