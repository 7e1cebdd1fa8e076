import type { ContentItem, ShownSection } from '../../shared/content.ts';
import { markdownToHtml } from '../../shared/rich-text/markdown-to-html.ts';
import { plainText } from '../../shared/rich-text/plain-text.ts';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { textToHtml } from '../../shared/rich-text/text-to-html.ts';

const toHtml: Record<ContentItem['content_type'], (content: string) => string> = {
  html: sanitiseHtml,
  markdown: markdownToHtml,
  text: textToHtml,
};

/** A section as a page shows it: safe HTML, whatever was written, and its words alone. */
export function renderSection(section: Pick<ContentItem, 'content' | 'content_type'>): ShownSection {
  const html = toHtml[section.content_type](section.content);
  return { html, text: plainText(html) };
}
