import type { Locale } from '../shared/locale.ts';
import type { importReport } from './en/import-report.ts';
import { fill, plural } from './fill.ts';

type KindNames = Pick<(typeof importReport)['others'], 'page' | 'custom'>;

/** How many items of a kind of an old site there are, as “12 pages”. */
export function nameKind(locale: Locale, { page, custom }: KindNames, kind: string, count: number): string {
  return fill(plural(locale, kind === 'page' ? page : custom, count), { kind });
}

/** All kinds with their numbers, in the order of the file. */
export function nameKinds(
  locale: Locale,
  names: KindNames,
  counts: Readonly<Record<string, number>>,
): string {
  return Object.entries(counts)
    .map(([kind, count]) => nameKind(locale, names, kind, count))
    .join(', ');
}
