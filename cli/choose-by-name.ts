import type { ImportChoice } from '../core/import/import-report.ts';
import { type TextSection, textSections } from '../shared/text-sections.ts';
import { UsageError } from './read-arguments.ts';

/**
 * What of a file is wanted besides its articles: `kinds` whole, and `texts`, pages by the end of their addresses, each with
 * its section. Undefined where nothing is. Throws UsageError for what is no list, or no section.
 */
export function chooseByName(
  { kinds, texts }: Readonly<Record<string, string>>,
  usage: string,
): ImportChoice['others'] {
  if (!kinds && !texts) return undefined;
  const wanted = new Set(listed(kinds));
  const sections = new Map(listed(texts).map((part) => sectionOf(part, usage)));
  return ({ kind, slug }) => sections.get(slug) ?? (wanted.has(kind) ? 'draft' : undefined);
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function sectionOf(part: string, usage: string): [slug: string, section: TextSection] {
  const [slug = '', name] = part.split('=');
  const section = textSections.find((each) => each === name);
  if (slug !== '' && section) return [slug, section];
  throw new UsageError(
    `Usage: npm run site -- ${usage}\nA page can become one of these texts: ${textSections.join(', ')}.`,
  );
}
