import { data } from 'react-router';
import type { PairFailure } from '../../../core/translations/translation-core.ts';
import { statusOf } from '../../../shared/failure-status.ts';
import { parseLocale } from '../../../shared/locale.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-failure.ts';

export type TranslationFailure = RequestFailure | SignedOut | PairFailure;

const intents = ['pair', 'begin', 'unpair', 'swap', 'confirm'] as const;

type Intent = (typeof intents)[number];

/** What came of a form of the page. `count`: how many paragraphs were confirmed. */
export type TranslationResult =
  | { failure: TranslationFailure; done?: never }
  | { failure?: never; done: Intent; count: number };

export async function changeTranslation(form: FormData, { core }: PageContext, url: URL) {
  const slug = url.searchParams.get('slug') ?? '';
  const intent = intents.find((known) => known === form.get('intent')) ?? 'confirm';
  const other = String(form.get('other') ?? '');
  const { translations } = core;
  const original = parseLocale(String(form.get('original') ?? ''));
  const marks = form.get('all') === '1' ? 'all' : form.getAll('mark').map(String);
  const changes: Record<Intent, () => ReturnType<typeof translations.unpair | typeof translations.confirm>> =
    {
      pair: () => translations.pair(slug, other),
      swap: () => translations.pair(slug, other, original),
      begin: () => translations.begin(slug),
      unpair: () => translations.unpair(slug),
      confirm: () => translations.confirm(slug, marks),
    };
  const changed = await changes[intent]();
  if (!changed.ok) {
    return data<TranslationResult>({ failure: changed.failure }, { status: statusOf(changed.failure) });
  }
  const count = 'confirmed' in changed.value ? changed.value.confirmed : 0;
  return data<TranslationResult>({ done: intent, count });
}
