import type { ListedRun, StoredRun } from '../../../core/import/run-store.ts';
import { fill, numberFormat } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { allWords, comparedParts, type PartCounts } from '../../../shared/imported-post.ts';
import type { Locale } from '../../../shared/locale.ts';
import { type OwnerMessages, useClock, useOwner } from '../context/owner-context.ts';
import records from '../records.module.css';

/** Formatters for both languages. Creating one takes as long as a hundred uses, and a report needs one per line. */
function formats(options: Intl.NumberFormatOptions): Record<Locale, Intl.NumberFormat> {
  return { en: numberFormat('en', options), es: numberFormat('es', options) };
}

const percents = formats({ style: 'percent', maximumFractionDigits: 2 });
const counts = formats({});

/** Formats a match as a percentage with two decimals. An incomplete match is never shown as 100%. */
export function formatScore(score: number, locale: Locale): string {
  return percents[locale].format(Math.floor(score * 10_000) / 10_000);
}

export function formatCount(count: number, locale: Locale): string {
  return counts[locale].format(count);
}

export function RunLine({
  run: { startedAt, state, done, total },
}: {
  run: Pick<ListedRun, 'startedAt' | 'state' | 'done' | 'total'>;
}) {
  const { messages, locale } = useOwner();
  const clock = useClock();
  const { report, states } = messages.importRuns;
  return fill(report.started, {
    date: `${formatPostDate(clock.day(startedAt), locale)}, ${clock.time(startedAt)}`,
    state: states[state],
    done: formatCount(done, locale),
    total: formatCount(total ?? done, locale),
  });
}

/** Returns an import's name: its file or blog, or its kind. */
export function nameOf(
  { name, kind }: Pick<StoredRun, 'name' | 'kind'>,
  { list }: OwnerMessages['importRuns'],
): string {
  // Remove the parts of a blog's URL that all URLs share.
  const short = name.replace(/^https?:\/\//, '').replace(/\/$/, '');
  if (kind === 'preview') return short ? `${short} (${list.preview})` : list.preview;
  return short || list.unnamed;
}

export function PartTable({ caption, parts }: { caption: string; parts: PartCounts }) {
  const { messages, locale } = useOwner();
  const { report, parts: names } = messages.importRuns;
  const rows = [
    ['all_words', allWords(parts)] as const,
    ...comparedParts.map((name) => [name, parts[name]] as const),
  ];
  return (
    <table className={records.figures}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{report.part}</th>
          <th scope="col">{report.in_source}</th>
          <th scope="col">{report.missing}</th>
          <th scope="col">{report.added}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { total, missing, added }]) => (
          <tr key={name}>
            <th scope="row">{names[name]}</th>
            <td>{formatCount(total, locale)}</td>
            <td>{missing > 0 ? <strong>{formatCount(missing, locale)}</strong> : 0}</td>
            <td>{formatCount(added, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
