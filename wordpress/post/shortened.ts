import type { ChangeLog } from '../../shared/imported-post.ts';
import { summarise } from '../../shared/rich-text/parse-html.ts';

/** The start of a text, of `max` characters at most; the report quotes where it was cut. */
export function shortened(
  text: string,
  max: number,
  code: 'title_shortened' | 'excerpt_shortened' | 'cover_alt_shortened',
  log: ChangeLog,
): string {
  const start = summarise(text, max);
  if (text.length > max) log.add(code, text.slice(start.length - 1).trim());
  return start;
}
