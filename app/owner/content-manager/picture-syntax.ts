import type { ContentItem } from '../../../shared/content.ts';
import { escapeAttribute } from '../../../shared/rich-text/escape.ts';

interface InsertedPicture {
  url: string;
  /** What it shows, as plain text; empty for decoration. */
  alt: string;
}

/** A picture as a text of a kind shows it; in plain text its address can only be read. */
export const pictureSyntax: Record<ContentItem['content_type'], (picture: InsertedPicture) => string> = {
  html: ({ url, alt }) => `<img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">`,
  markdown: ({ url, alt }) => `![${alt.replace(/[\\[\]]/g, '\\$&')}](${url})`,
  text: ({ url }) => url,
};
