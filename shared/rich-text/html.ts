export type ElementKind =
  | 'dropped'
  | 'container'
  | 'line'
  /** A block that isn't allowed. Its content stays, separated from its neighbors. */
  | 'boundary'
  | 'mark'
  | 'break'
  | 'image'
  | 'transparent';

/** The allowed tags are those of the first five rows (docs/specification.md 5.9). */
const tags: Record<Exclude<ElementKind, 'transparent'>, string> = {
  container: 'blockquote figcaption figure li ol ul',
  line: 'h2 h3 p',
  mark: 'a b em i strong u',
  break: 'br',
  image: 'img',
  boundary:
    'address article aside caption center dd details dialog dir div dl dt fieldset footer form h1 h4 h5 h6 ' +
    'header hgroup hr legend listing main menu nav optgroup option pre search section summary table tbody ' +
    'td tfoot th thead tr',
  dropped:
    'applet audio base basefont bgsound canvas datalist embed frame frameset head iframe link math meta noembed ' +
    'noframes noscript object param plaintext script select source style svg template textarea title track ' +
    'video xmp',
};

const kinds = new Map<string, ElementKind>();
for (const [kind, names] of Object.entries(tags)) {
  for (const name of names.split(' ')) kinds.set(name, kind as ElementKind);
}

export function elementKind(tagName: string): ElementKind {
  return kinds.get(tagName) ?? 'transparent';
}

const allowed: readonly ElementKind[] = ['container', 'line', 'mark', 'break', 'image'];

/** The only tags in public bodies (docs/specification.md 5.9). */
export const allowedTags: readonly string[] = allowed.flatMap((kind) =>
  kind === 'transparent' ? [] : tags[kind].split(' '),
);

/** Control characters and noncharacters, which XML, and therefore the feed, forbids. */
const unprintable = /[^\P{Cc}\t\n]|[\ufffe\uffff]/gu;

/** Returns text or an attribute value with line feeds as line ends and without control characters. */
export function visibleText(text: string): string {
  return text.replace(/\r\n?|\f/g, '\n').replace(unprintable, '');
}

const maxLength = 4096;

const protocols = {
  link: ['http:', 'https:', 'mailto:', 'tel:'],
  picture: ['http:', 'https:'],
} as const;

/** The base for relative URLs. */
const base = 'https://site.invalid/page';

/** Returns a URL as the URL parser reads it (https://url.spec.whatwg.org/#url-parsing); undefined for a forbidden scheme. */
export function allowedAddress(
  value: string | null | undefined,
  use: keyof typeof protocols,
): string | undefined {
  if (value == null || value.length > maxLength) return undefined;
  const address = visibleText(value)
    .replace(/[\t\n]+/g, '')
    .trim()
    // Browsers read a backslash as a slash, so `/\host` also names a host.
    .replace(/^[/\\]{2,}/, 'https://');
  if (address === '' || address.length > maxLength) return undefined;
  // A fragment of the page isn't an image.
  if (use === 'picture' && address.startsWith('#')) return undefined;
  const read = URL.parse(address, base);
  return protocols[use].some((protocol) => protocol === read?.protocol) ? address : undefined;
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}

export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}

/**
 * Returns plain text as the editor's HTML. Blank lines separate paragraphs, and single line ends become
 * breaks (docs/specification.md 5.10).
 */
export function plainTextHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00ad\ufeff]/g, '')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
