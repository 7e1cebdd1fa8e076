import type { ContentItem } from '../../../shared/content.ts';

/** A picture's address as a text of a kind shows it; in plain text it can only be read. */
export const pictureSyntax: Record<ContentItem['content_type'], (url: string) => string> = {
  html: (url) => `<img src="${url}" alt="">`,
  markdown: (url) => `![](${url})`,
  text: (url) => url,
};
