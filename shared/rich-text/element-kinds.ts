export type ElementKind =
  | 'dropped'
  | 'container'
  | 'line'
  /** A block that is not allowed: its content stays, apart from what is beside it. */
  | 'boundary'
  | 'mark'
  | 'break'
  | 'image'
  | 'transparent';

/** The allowed tags are those of the first five rows and no others (docs/specification.md 5.9). */
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

/** The only tags a public body may hold (docs/specification.md 5.9). */
export const allowedTags: readonly string[] = allowed.flatMap((kind) =>
  kind === 'transparent' ? [] : tags[kind].split(' '),
);
