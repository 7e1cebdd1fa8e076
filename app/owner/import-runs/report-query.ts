import type { ItemFilter, ItemPlace, KeptItem } from '../../../core/import/runs/kept-run.ts';
import { importOutcomes } from '../../../shared/import-outcome.ts';
import { importChangeCodes } from '../../../shared/imported-post.ts';

/** The filter as an address has it: only what is set. */
export type ReportQuery = Partial<Record<'outcome' | 'change' | 'incomplete' | 'undecided' | 'q', string>>;

const longestText = 200;

/** What of an address is a filter; what is none is left out. */
export function readQuery(parameters: URLSearchParams): ReportQuery {
  const query: ReportQuery = {};
  const outcome = importOutcomes.find((name) => name === parameters.get('outcome'));
  const change = importChangeCodes.find((code) => code === parameters.get('change'));
  const text = parameters.get('q')?.trim().slice(0, longestText);
  if (outcome) query.outcome = outcome;
  if (change) query.change = change;
  if (parameters.get('incomplete') === '1') query.incomplete = '1';
  if (parameters.get('undecided') === '1') query.undecided = '1';
  if (text) query.q = text;
  return query;
}

export function filterOf(query: ReportQuery): ItemFilter {
  return {
    outcome: importOutcomes.find((name) => name === query.outcome),
    change: importChangeCodes.find((code) => code === query.change),
    isIncomplete: query.incomplete === '1',
    isUndecided: query.undecided === '1',
    text: query.q,
  };
}

/** A place in the list as an address has it: `0.97:12`; null for none. */
export function readPlace(written: string | null): ItemPlace | null {
  const [, score, position] =
    /^([01](?:\.\d{1,20})?(?:e-\d{1,3})?|none):(\d{1,8})$/.exec(written ?? '') ?? [];
  if (score === undefined) return null;
  return { score: score === 'none' ? null : Number(score), position: Number(position) };
}

export function writePlace({ score, position }: Pick<KeptItem, 'score' | 'position'>): string {
  return `${score ?? 'none'}:${position}`;
}
