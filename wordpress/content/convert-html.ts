import { createChangeLog } from '../../shared/imported-post.ts';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { escapeStrayMarkup } from '../markup/escape-stray-markup.ts';
import { escapeSamples } from './code-samples.ts';
import { withoutSigns } from './line-breaks.ts';
import { readContent } from './read-content.ts';
import type { OldBlog } from './read-context.ts';
import { writeContent } from './write-content.ts';

/** A body in our form. */
export interface ConvertedBody {
  html: string;
  /** The same with what was left out on purpose, which the log quotes: words of the source that it lacks are lost. */
  whole: string;
}

/** Reads finished HTML into the allowed form, sanitised. What was changed or lost goes into the log. */
export function convertBody(html: string, blog: OldBlog): ConvertedBody {
  let isWhole = true;
  const onLeftOut = () => {
    isWhole = false;
  };
  const write = (from: OldBlog) => sanitiseHtml(writeContent(readContent(html, from)));
  const written = write({ ...blog, onLeftOut });
  return {
    html: written,
    whole: isWhole ? written : write({ ...blog, log: createChangeLog(), readsAll: true }),
  };
}

/** The body of a blog that is not WordPress' as `convertContent` makes it, but that brackets and line ends are text. */
export function convertHtml(html: string, blog: Pick<OldBlog, 'base' | 'log'>): ConvertedBody {
  const clean = escapeStrayMarkup(escapeSamples(withoutSigns(html).replace(/\r\n?/g, '\n')));
  return convertBody(clean, { ...blog, attachments: { fileAt: () => undefined } });
}
