import type { ChangeLog } from '../../shared/imported-post.ts';
import type { Attachments } from '../attachments.ts';
import { attributeHtml, block, blockOrNone, builderPart, type Enclosed } from './builder-part.ts';
import { escapeSample } from './code-samples.ts';
import type { OpeningShortcode } from './parse-shortcodes.ts';
import { captionFigure, galleryFigures } from './shortcode-figures.ts';
import { mediaLinks } from './shortcode-links.ts';
import { hollowShortcodes, isCode, isPlayer, quoteShortcodes, visibleCode } from './shortcode-names.ts';

interface Surroundings {
  attachments: Attachments;
  postId: string;
  base: string | null;
  log: ChangeLog;
}

/** HTML in place of a shortcode and all it encloses; null where only its tags should go. */
export function renderShortcode(token: OpeningShortcode, from: Surroundings, inner: Enclosed): string | null {
  const { name } = token;
  if (hollowShortcodes.has(name) && inner.isClosed) {
    from.log.add('shortcode_removed', name);
    return '';
  }
  const html = replacement(token, from, inner);
  if (html === null || html === '') return null;
  from.log.add('shortcode_replaced', name);
  return html;
}

function replacement(token: OpeningShortcode, from: Surroundings, inner: Enclosed): string | null {
  const { name, attributes } = token;
  if (name === 'caption' || name === 'wp_caption') {
    return inner.isClosed ? block(captionFigure(attributes, inner.rendered())) : null;
  }
  if (name === 'gallery') return blockOrNone(galleryFigures(attributes, from.attachments, from.postId));
  if (isCode(name) || visibleCode.has(name)) return inner.isClosed ? code(token, inner.raw()) : null;
  if (quoteShortcodes.has(name)) return inner.isClosed ? quote(attributes.named, inner.rendered()) : null;
  if (isPlayer(name)) {
    return blockOrNone(mediaLinks(name, attributes, inner.text() ?? '', from));
  }
  return builderPart(token, from, inner);
}

/** Code on lines of its own is kept as such; within a sentence it is text. */
function code(token: OpeningShortcode, text: string): string {
  const sample = escapeSample(text);
  return token.isAlone || text.includes('\n') ? block(`<pre>${sample}</pre>`) : sample;
}

/** A quotation, and below it whose it is. */
function quote(named: Record<string, string>, content: string): string {
  const cite = named.cite ?? named.author ?? '';
  return block(
    `<blockquote>${block(content)}${cite && `<p><em>${attributeHtml(cite)}</em></p>`}</blockquote>`,
  );
}
