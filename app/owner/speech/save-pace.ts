import { data } from 'react-router';
import { parseLocale } from '../../../shared/locale.ts';
import { paceLimits } from '../../../shared/speech/speech.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-failure.ts';

/** What came of a pace that was typed or measured. */
export type PaceResult =
  | { failure?: never; pace: number }
  | { failure: { code: 'pace_invalid' } | SignedOut | RequestFailure; pace?: never };

/** Keeps `pace`, in words a minute, for the language `language` of the form. */
export async function savePace(form: FormData, { core }: PageContext) {
  const typed = String(form.get('pace') ?? '').trim();
  const language = parseLocale(String(form.get('language') ?? ''));
  const pace = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (!language || pace < paceLimits.least || pace > paceLimits.most) {
    return data<PaceResult>({ failure: { code: 'pace_invalid' } }, { status: 400 });
  }
  await core.settings.save({ [`pace_${language}`]: pace });
  return data<PaceResult>({ pace });
}
