import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { escapeStrayMarkup } from '../markup/escape-stray-markup.ts';
import { escapeSamples } from './code-samples.ts';
import type { Block } from './content-model.ts';
import { withoutFormulaMarks } from './formulas.ts';
import { markLineBreaks, withoutSigns } from './line-breaks.ts';
import { readContent } from './read-content.ts';
import { replaceShortcodes, type ShortcodeContext } from './replace-shortcodes.ts';
import { type BlockReferences, splitBlocks } from './split-blocks.ts';
import { writeContent } from './write-content.ts';

export type ContentContext = ShortcodeContext & BlockReferences;

/** Google Docs puts all that is copied from it into a bold element that is not bold. */
const unbold = /<b\s[^>]{0,300}?font-weight:\s?(?:normal|400)[^>]{0,300}>/gi;

/**
 * A WordPress body as the HTML of a public post, sanitised: shortcodes and block comments resolved,
 * classic paragraphs made, everything outside of the allowed tags in its nearest allowed form. What
 * was changed or lost goes into the log.
 */
export function convertContent(content: string, context: ContentContext): string {
  const clean = withoutSigns(content).replace(/\r\n?/g, '\n');
  const samples = withoutFormulaMarks(escapeSamples(clean).replace(unbold, ''));
  const stretches = splitBlocks(escapeStrayMarkup(replaceShortcodes(samples, context)), context, context.log);
  const html = stretches
    .map((stretch) => (stretch.isClassic ? markLineBreaks(stretch.html) : stretch.html))
    .join('');
  const blocks: Block[] = readContent(html, context);
  return sanitiseHtml(writeContent(blocks));
}
