import { escapeStrayMarkup } from '../markup/escape-stray-markup.ts';
import { escapeSamples } from './code-samples.ts';
import { type ConvertedBody, convertBody } from './convert-html.ts';
import { withoutFormulaMarks } from './formulas.ts';
import { markLineBreaks, withoutSigns } from './line-breaks.ts';
import { replaceShortcodes, type ShortcodeContext } from './replace-shortcodes.ts';
import { type BlockReferences, splitBlocks } from './split-blocks.ts';

export type ContentContext = ShortcodeContext & BlockReferences;

/**
 * A WordPress body as the HTML of a public post, sanitised: shortcodes and block comments resolved,
 * classic paragraphs made, everything outside of the allowed tags in its nearest allowed form. What
 * was changed or lost goes into the log.
 */
export function convertContent(content: string, context: ContentContext): ConvertedBody {
  const clean = withoutSigns(content).replace(/\r\n?/g, '\n');
  const samples = withoutFormulaMarks(escapeSamples(clean));
  const stretches = splitBlocks(escapeStrayMarkup(replaceShortcodes(samples, context)), context, context.log);
  const html = stretches
    .map((stretch) => (stretch.isClassic ? markLineBreaks(stretch.html) : stretch.html))
    .join('');
  return convertBody(html, context);
}
