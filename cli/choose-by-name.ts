import { textSections } from '../shared/content.ts';
import { UsageError } from './read-arguments.ts';

/**
 * What of a file is wanted besides its articles, as an import's order has it: `kinds` whole, and `texts`, pages by the end of
 * their addresses, each with its section. Throws UsageError for what is no list, or no section.
 */
export function chooseByName(
  { kinds, texts }: Readonly<Record<string, string>>,
  usage: string,
): { others?: string; texts?: string } {
  const others = listed(kinds).map((kind) => `${encodeURIComponent(kind)}:all`);
  const sections = listed(texts).map((part) => namedText(part, usage));
  return {
    ...(others.length > 0 && { others: others.join(';') }),
    ...(sections.length > 0 && { texts: sections.join(';') }),
  };
}

function listed(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function namedText(part: string, usage: string): string {
  const [slug = '', name] = part.split('=');
  const section = textSections.find((each) => each === name);
  if (slug !== '' && section) return `@${encodeURIComponent(slug)}:${section}`;
  throw new UsageError(
    `Usage: npm run site -- ${usage}\nA page can become one of these texts: ${textSections.join(', ')}.`,
  );
}
