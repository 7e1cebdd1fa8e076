import type { ImportedPostReport, ImportReport } from '../core/import/import-report.ts';
import { catalogs } from '../messages/catalogs.ts';
import { fill, plural } from '../messages/fill.ts';
import { nameKinds, sumOtherKind } from '../messages/name-kinds.ts';
import { sumOthers } from '../shared/import-pages.ts';
import { sumChanges } from '../shared/imported-post.ts';

const { importReport, contentManager, shell } = catalogs.en;
const { others: messages } = importReport;

/** What became of the pages and items of custom types that were wanted: the sums, then `linesOf` each. */
export function otherLines(
  { posts }: Pick<ImportReport, 'posts'>,
  linesOf: (post: ImportedPostReport) => string[],
): string[] {
  const others = posts.filter(({ kind }) => kind !== undefined);
  if (others.length === 0) return [];
  const changes = sumChanges(others).map(
    ({ code, count, posts: items }) =>
      `- ${fill(plural('en', messages.line, items), { kind: importReport.changeKinds[code], times: count })}`,
  );
  const sums = sumOthers(others).map((sum) => `- ${sumOtherKind('en', importReport, sum)}`);
  return ['', messages.heading, '', ...sums, ...changes, '', ...others.flatMap(linesOf)];
}

/** Where such an item is now; undefined for a draft article. */
export function sectionName({ text }: Pick<ImportedPostReport, 'text'>): string | undefined {
  if (!text) return undefined;
  return fill(messages.text, {
    section: contentManager.sections[text.section_key],
    language: shell.language[`name_${text.language}`],
  });
}

/** What was left out, and how it can be had. */
export function restLines({ otherKinds, offered }: Pick<ImportReport, 'otherKinds' | 'offered'>): string[] {
  const kinds = Object.entries(otherKinds).map(([kind, count]) => `${count} ${kind}`);
  const names = Object.keys(offered);
  return [
    ...(kinds.length > 0 ? [fill(importReport.otherKinds, { kinds: kinds.join(', ') })] : []),
    ...(names.length > 0
      ? [
          `${fill(messages.offered, { kinds: nameKinds('en', messages, offered) })} --kinds ${names.join(',')}`,
        ]
      : []),
  ];
}
