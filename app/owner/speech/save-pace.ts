import { parseLocale } from '../../../shared/locale.ts';
import { paceLimits } from '../../../shared/speech/speech.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-failure.ts';

/** What came of a pace that was typed or measured; nothing of either where none was sent. */
export type PaceResult =
  | { failure?: never; pace?: number }
  | { failure: { code: 'pace_invalid' } | SignedOut | RequestFailure; pace?: never };

/** Keeps `pace`, in words a minute, for the language `pace_language` of the form. */
export async function savePace(form: FormData, { core }: PageContext): Promise<PaceResult> {
  const typed = String(form.get('pace') ?? '').trim();
  const language = parseLocale(String(form.get('pace_language') ?? ''));
  const pace = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (!language || pace < paceLimits.least || pace > paceLimits.most) {
    return { failure: { code: 'pace_invalid' } };
  }
  await core.settings.save({ [`pace_${language}`]: pace });
  return { pace };
}
