import { bulletinBoard } from '../content/builder-part.ts';
import { withoutFormulaMarks } from '../content/formulas.ts';
import { isShortcode } from '../content/is-shortcode.ts';
import { isInline, isLayout } from '../content/layout-shortcodes.ts';
import { parseShortcodes } from '../content/parse-shortcodes.ts';
import { plainShortcodes } from '../content/shortcode-names.ts';
import { type OldAddresses, readVisible } from './read-visible.ts';
import type { VisibleContent } from './visible-content.ts';

/**
 * Reads what is to be seen of a WordPress body (`content:encoded`) as its export has it: as `readVisible`, without the tags
 * of shortcodes. What shortcodes and blocks show without holding it (galleries, reused texts) is not in it.
 */
export function readSource(content: string, blog: OldAddresses): VisibleContent {
  return readVisible(sourceHtml(content), blog);
}

/** A WordPress body without the tags of shortcodes and the marks of formulas: its readers saw neither. */
export function sourceHtml(content: string): string {
  return withoutShortcodeTags(withoutFormulaMarks(content));
}

function withoutShortcodeTags(content: string): string {
  if (!content.includes('[')) return content;
  const tokens = parseShortcodes(content);
  return tokens
    .map((token) => {
      if (token.kind === 'text') return token.text;
      if (token.kind === 'escaped') return token.raw;
      const start = token.kind === 'open' ? token : tokens[token.opens ?? -1];
      const isTag = start?.kind === 'open' ? isShortcode(start) : plainShortcodes.has(token.name);
      if (!isTag) return token.raw;
      if (isInline(token.name) || bulletinBoard.has(token.name)) return '';
      return isLayout(token.name) ? '\n' : ' ';
    })
    .join('');
}
