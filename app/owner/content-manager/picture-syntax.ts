import type { ContentItem } from '../../../shared/content.ts';

interface Shown {
  url: string;
  /** What it shows, as plain text; empty for decoration. */
  alt: string;
}

const references: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** A picture as a text of a kind shows it; in plain text its address can only be read. */
export const pictureSyntax: Record<ContentItem['content_type'], (picture: Shown) => string> = {
  html: ({ url, alt }) =>
    `<img src="${url}" alt="${alt.replace(/[&"<]/g, (character) => references[character] ?? '')}">`,
  markdown: ({ url, alt }) => `![${alt.replace(/[\\[\]]/g, '\\$&')}](${url})`,
  text: ({ url }) => url,
};
