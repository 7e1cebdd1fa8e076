import type { OtherItemCount } from '../shared/import-pages.ts';
import type { Locale } from '../shared/locale.ts';
import type { importReport } from './en/import.ts';
import { fill, plural } from './fill.ts';

type KindNames = Pick<(typeof importReport)['others'], 'page' | 'custom'>;

/** Returns the number of items of a kind: “12 pages”. */
export function nameKind(locale: Locale, { page, custom }: KindNames, kind: string, count: number): string {
  return fill(plural(locale, kind === 'page' ? page : custom, count), { kind });
}

/** Returns all kinds with their numbers, in the order of the file. */
export function nameKinds(
  locale: Locale,
  names: KindNames,
  counts: Readonly<Record<string, number>>,
): string {
  return Object.entries(counts)
    .map(([kind, count]) => nameKind(locale, names, kind, count))
    .join(', ');
}

/** Returns the import totals for a kind: “12 pages: 9 drafts, 3 page sections”. */
export function sumOtherKind(
  locale: Locale,
  { others, summary }: Pick<typeof importReport, 'others' | 'summary'>,
  sum: OtherItemCount,
): string {
  const { kind, drafts, texts, unchanged, kept, failed } = sum;
  const counted = [
    [others.drafts, drafts],
    [others.texts, texts],
    [summary.unchanged, unchanged],
    [summary.kept, kept],
    [summary.failed, failed],
  ] as const;
  const parts = counted
    .filter(([, count]) => count > 0)
    .map(([forms, count]) => plural(locale, forms, count));
  const total = counted.reduce((all, [, count]) => all + count, 0);
  return fill(others.sum, { name: nameKind(locale, others, kind, total), parts: parts.join(', ') });
}
