import type { Post } from '../../../shared/post.ts';

/** Each is placed by the class of its name in cover.module.css. */
const glyphs = {
  comma: ',',
  semicolon: ';',
  question: '?',
  ampersand: '&',
  pilcrow: '¶',
  quote: '“',
  colon: ':',
  ellipsis: '…',
  asterisk: '*',
  section: '§',
  dash: '—',
  exclamation: '!',
} as const;

export type GlyphName = keyof typeof glyphs;

/** Punctuation in the title comes first. */
const spoken: [GlyphName, RegExp][] = [
  ['question', /\?/],
  ['ampersand', /&/],
  ['ellipsis', /…|\.\.\./],
  ['semicolon', /;/],
  ['quote', /[“”«»"]/],
  ['exclamation', /!/],
];

const drawn: GlyphName[] = [
  'comma',
  'semicolon',
  'ampersand',
  'pilcrow',
  'quote',
  'colon',
  'asterisk',
  'section',
  'dash',
];

/** The same mark for a post every time: from its title, else from its slug. */
export function coverGlyph({ slug, title }: Pick<Post, 'slug' | 'title'>): {
  name: GlyphName;
  character: string;
} {
  // FNV-1a, so that slugs that differ little (part-1, part-2) draw different marks.
  let hash = 0x811c9dc5;
  for (let at = 0; at < slug.length; at += 1) hash = Math.imul(hash ^ slug.charCodeAt(at), 0x01000193);
  const lot = drawn[(hash >>> 9) % drawn.length] ?? 'comma';
  const name = spoken.find(([, pattern]) => pattern.test(title))?.[0] ?? lot;
  return { name, character: glyphs[name] };
}
