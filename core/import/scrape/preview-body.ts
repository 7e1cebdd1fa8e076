import { readEmbeddedAddress } from '../../../shared/embedded-picture.ts';
import { createChangeLog, type ImportChange } from '../../../shared/imported-post.ts';
import { isEmptySanitised } from '../../../shared/rich-text/is-empty-sanitised.ts';
import { plainText } from '../../../shared/rich-text/plain-text.ts';
import { cutText, type EmbeddedTexts } from '../../../sources/embedded/cut-text.ts';
import { indexAttachments } from '../../../wordpress/attachments.ts';
import { convertBody } from '../../../wordpress/content/convert-html.ts';
import { readVisible } from '../../../wordpress/fidelity/read-visible.ts';
import { reportLostWords } from '../../../wordpress/fidelity/report-lost-words.ts';
import { addressOf, keepPictures } from './keep-pictures.ts';
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
  /** The pictures in the text itself, by the addresses that `html` and `image` have for them. */
  embedded: EmbeddedTexts;
  /** What it was made from. */
  original: string;
}

/**
 * What an import would make of a body that was found at `address`; undefined far beyond the size or depth of an article.
 * `pictures` numbers the text among those of its post, and says how many characters of pictures may come along.
 */
export function previewBody(
  html: string,
  address: string,
  pictures = { file: 0, room: 0 },
): PreviewedBody | undefined {
  const document = parsePage(html, address);
  if (!document) return undefined;
  withoutFeedFooter(document, address);
  const first = firstImage(document);
  const blog = { base: address, attachments: indexAttachments([]), log: createChangeLog() };
  const found = cutText(document.body.innerHTML, pictures.file);
  const written = convertBody(found.text, blog);
  reportLostWords(readVisible(found.text, blog), written.whole, blog.log);
  const sanitised = keepPictures(written.html, found.marks, pictures.room, blog.log);
  const text = plainText(sanitised.html);
  const image = first && /^\s*data:/i.test(first) ? addressOf(first, found.marks) : first;
  return {
    html: sanitised.html,
    isEmpty: isEmptySanitised(sanitised.html, text),
    text,
    image: image !== null && readEmbeddedAddress(image) && !sanitised.embedded[image] ? null : image,
    changes: blog.log.list(),
    embedded: sanitised.embedded,
    original: found.text,
  };
}
