import { escapeAttribute, escapeText } from '../../shared/rich-text/html.ts';
import type { Attachments } from '../attachments.ts';
import { embedAddress, fileName, numberedAddress } from './embed-address.ts';
import type { ShortcodeAttributes } from './parse-shortcodes.ts';

/** Attributes that hold what is played, the likelier first. */
const sources =
  'src url link href mp3 mp4 m4a m4v ogg ogv webm flv wav wma file source movie video audio id clip_id video_id'.split(
    ' ',
  );

const videoFormats = /\.(mp4|m4v|webm|ogv|flv|wmv|avi|mov|mpg)$/i;

function playedAddress(
  name: string,
  { named, bare }: ShortcodeAttributes,
  base: string | null,
): string | null {
  // `[audio http://…|titles=…]` is how the first audio player wrote it.
  const values = [...sources.map((key) => named[key]), ...bare, ...Object.entries(named).map(whole)];
  // Some give width and height behind the address: `[swf]film.swf, 400, 300[/swf]`.
  const candidates = values.map((value) => (value ?? '').split(/\||,?\s/)[0]?.trim() ?? '').filter(Boolean);
  const address = candidates.find((value) => /^(https?:)?\/\/\S/i.test(value));
  if (address) return embedAddress(address, base);
  const id = candidates
    .map((value) => value.replace(/&.*$/, ''))
    .find((value) => /^[\w/-]{3,120}$/.test(value));
  const numbered = numberedAddress(name, id ?? '');
  if (numbered) return numbered;
  const path = candidates.find((value) => /^\/?\S+\.\w{3,4}$/.test(value));
  return path ? embedAddress(path, base) : null;
}

/** An address with a query was read as a name and a value: `https://host/?v=1` is put together again. */
function whole([name, value]: [string, string]): string {
  return /^https?$/.test(name) ? `${name}:${value}` : '';
}

function link(href: string, text: string): string {
  return `<p><a href="${escapeAttribute(href)}">${escapeText(text)}</a></p>`;
}

/** The name that a link to this address carries: a file's own, else the address. */
function linkText(address: string): string {
  const name = fileName(address);
  return /\.\w{2,4}$/.test(name) && !/\.(html?|php|aspx?)$/i.test(name) ? name : address;
}

/** Several recordings of one player: `[audio:one.mp3,two.mp3]`, `[dewplayer-multi:one.mp3|two.mp3]`. */
function severalFiles({ bare }: ShortcodeAttributes, base: string | null): string[] {
  const pieces = bare.flatMap((value) => value.split(/[|,]/)).map((value) => value.trim());
  const files = pieces.filter((value) => /^[^=\s]+\.(?:mp3|m4a|ogg|oga|wav|wma|flv|mp4|m4v)$/i.test(value));
  return files.length > 1
    ? files.map((file) => embedAddress(file, base)).filter((file) => file !== null)
    : [];
}

/** A player's shortcode as a link to what it played; empty when that is not known. */
export function mediaLinks(
  name: string,
  attributes: ShortcodeAttributes,
  content: string,
  from: { attachments: Attachments; postId: string; base: string | null },
): string {
  const { attachments, postId, base } = from;
  if (name === 'playlist') {
    const ids = (attributes.named.ids ?? '').split(/[\s,]+/).filter(Boolean);
    const video = attributes.named.type === 'video';
    const own = attachments
      .mediaOf(postId)
      .filter((id) => videoFormats.test(attachments.get(id)?.url ?? '') === video);
    return (ids.length > 0 ? ids : own)
      .map((id) => attachments.get(id))
      .filter((attachment) => attachment !== undefined)
      .map(({ url, title }) => link(url, title || fileName(url)))
      .join('');
  }
  const inner = content
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(/&(?:amp|#0?38);/g, '&')
    .trim();
  const several = severalFiles(attributes, base);
  if (several.length > 0) return several.map((file) => link(file, linkText(file))).join('');
  const address = playedAddress(
    name,
    inner ? { named: { src: inner, ...attributes.named }, bare: [inner] } : attributes,
    base,
  );
  return address === null ? '' : link(address, linkText(address));
}
