import { createChangeLog, type ImportChange } from '../../../shared/imported-post.ts';
import { isEmptySanitised } from '../../../shared/rich-text/is-empty-sanitised.ts';
import { plainText } from '../../../shared/rich-text/plain-text.ts';
import { sanitiseHtml } from '../../../shared/rich-text/sanitise.ts';
import { indexAttachments } from '../../../wordpress/attachments.ts';
import { readContent } from '../../../wordpress/content/read-content.ts';
import { writeContent } from '../../../wordpress/content/write-content.ts';
import { readVisible } from '../../../wordpress/fidelity/read-visible.ts';
import { reportLostWords } from '../../../wordpress/fidelity/report-lost-words.ts';
import { firstImage, parsePage } from './parse-page.ts';

/** WordPress ends feed texts with "The post … appeared first on …", in every language with a link to the post. */
function withoutFeedFooter(document: Document, address: string): void {
  const last = [...document.querySelectorAll('body > p')].at(-1);
  const links = [...(last?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'));
  const pathOf = (href: string | null) => URL.parse(href ?? '', address)?.pathname;
  if (links.length === 2 && pathOf(links[0] ?? null) === new URL(address).pathname) last?.remove();
}

export interface PreviewedBody {
  /** Sanitised. */
  html: string;
  isEmpty: boolean;
  text: string;
  image: string | null;
  changes: ImportChange[];
  /** What it was made from. */
  original: string;
}

/** What an import would make of a body that was found at `address`; undefined far beyond the size or depth of an article. */
export function previewBody(html: string, address: string): PreviewedBody | undefined {
  const document = parsePage(html, address);
  if (!document) return undefined;
  withoutFeedFooter(document, address);
  const image = firstImage(document);
  const blog = { base: address, attachments: indexAttachments([]), log: createChangeLog() };
  const found = document.body.innerHTML;
  const sanitised = sanitiseHtml(writeContent(readContent(found, blog)));
  reportLostWords(readVisible(found, blog), sanitised, blog.log);
  const text = plainText(sanitised);
  return {
    html: sanitised,
    isEmpty: isEmptySanitised(sanitised, text),
    text,
    image,
    changes: blog.log.list(),
    original: found,
  };
}
