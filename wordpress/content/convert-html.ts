import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { escapeStrayMarkup } from '../markup/escape-stray-markup.ts';
import { escapeSamples } from './code-samples.ts';
import { withoutSigns } from './line-breaks.ts';
import { readContent } from './read-content.ts';
import type { OldBlog } from './read-context.ts';
import { writeContent } from './write-content.ts';

/** The body of a blog that is not WordPress' as `convertContent` makes it, but that brackets and line ends are text. */
export function convertHtml(html: string, blog: Pick<OldBlog, 'base' | 'log'>): string {
  const clean = escapeStrayMarkup(escapeSamples(withoutSigns(html).replace(/\r\n?/g, '\n')));
  const blocks = readContent(clean, { ...blog, attachments: { fileAt: () => undefined } });
  return sanitiseHtml(writeContent(blocks));
}
