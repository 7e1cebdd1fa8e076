import { trustedHtml } from '../../trusted-html.ts';

/** Attributes that would run a script if the page's policy let them. */
const handlers = /\son[a-z]+\s*=/gi;

/**
 * Parses HTML without running, styling or loading anything. In a template, because other detached documents have the
 * browser complain of every style sheet in them; handlers it would complain of even there.
 */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(
    html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(handlers, ' data-handler=')),
  );
  return template.content;
}
