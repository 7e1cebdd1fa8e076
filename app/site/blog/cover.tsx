import { preload } from 'react-dom';
import type { Locale } from '../../../shared/locale.ts';
import { mediaSourceSet } from '../../../shared/media.ts';
import type { Post } from '../../../shared/post.ts';
import marks from '../../ui/marks.module.css';
import styles from './article.module.css';
import list from './blog-list.module.css';

interface Correction {
  before: string;
  struck?: string;
  inserted: string;
  after: string;
  language?: Locale;
}

/** Covers of the sample posts, by slug. */
const coverCorrections: Readonly<Record<string, Correction>> = {
  'write-the-last-line-first': { before: '', struck: 'First', inserted: 'last', after: ' line' },
  'brief-a-speechwriter-in-twenty-minutes': {
    before: '',
    struck: 'Forty',
    inserted: 'six',
    after: ' questions',
  },
  'numbers-that-survive-the-room': { before: '', struck: '14.29%', inserted: '1 in 7', after: '' },
  'the-apology-that-holds': { before: 'I', inserted: 'am', after: 'sorry.' },
  'linkedin-for-people-who-dislike-linkedin': {
    before: 'I am ',
    struck: 'humbled',
    inserted: 'glad',
    after: '',
  },
  'an-op-ed-is-one-argument': { before: '', struck: 'Every', inserted: 'one', after: ' argument' },
  'una-disculpa-que-se-sostiene': {
    before: '',
    struck: 'Se hizo',
    inserted: 'hice',
    after: ' daño',
    language: 'es',
  },
  'una-cifra-por-minuto': { before: '', struck: '14.29 %', inserted: '1 de 7', after: '', language: 'es' },
};

export function coverCorrection({ slug, source }: Pick<Post, 'slug' | 'source'>): Correction | undefined {
  return source === 'sample' ? coverCorrections[slug] : undefined;
}

/** Positioned by the class of the same name (article.module.css). */
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

type GlyphName = keyof typeof glyphs;

/** Punctuation in the title takes precedence. */
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

/** Returns the mark for a post, always the same one: from its title, or else from its slug. */
export function coverGlyph({ slug, title }: Pick<Post, 'slug' | 'title'>): {
  name: GlyphName;
  character: string;
} {
  // FNV-1a, so that similar slugs (part-1, part-2) get different marks.
  let hash = 0x811c9dc5;
  for (let at = 0; at < slug.length; at += 1) hash = Math.imul(hash ^ slug.charCodeAt(at), 0x01000193);
  const lot = drawn[(hash >>> 9) % drawn.length] ?? 'comma';
  const name = spoken.find(([, pattern]) => pattern.test(title))?.[0] ?? lot;
  return { name, character: glyphs[name] };
}

interface CoverProps {
  post: Pick<Post, 'slug' | 'title' | 'cover' | 'cover_alt' | 'language' | 'source'>;
  isWide?: boolean;
  isEager?: boolean;
  sizes?: string;
}

/**
 * The post's image, or a punctuation mark or corrected phrase (docs/design.md 7). The drawing is also
 * beneath the image, because the site's script removes images that fail to load.
 */
export function Cover({ post, isWide = false, isEager = false, sizes = sizesOf(isWide) }: CoverProps) {
  const correction = coverCorrection(post);
  return (
    <div className={styles.cover} data-cover="">
      {correction ? <CorrectedPhrase correction={correction} /> : <Glyph {...coverGlyph(post)} />}
      {post.cover && (
        <img
          src={post.cover}
          srcSet={mediaSourceSet(post.cover)}
          sizes={sizes}
          alt={post.cover_alt ?? ''}
          lang={post.cover_alt ? post.language : undefined}
          width={1200}
          height={675}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={isEager && isWide ? 'high' : 'auto'}
        />
      )}
    </div>
  );
}

function sizesOf(isWide: boolean): string {
  return isWide ? '(min-width: 75rem) 72rem, 100vw' : '(min-width: 56rem) 18rem, 100vw';
}

/** Preloads a cover that is visible when the page opens, as React does for images that it renders itself. */
export function preloadCover(cover: string, isWide: boolean): void {
  const imageSrcSet = mediaSourceSet(cover);
  preload(cover, {
    as: 'image',
    ...(imageSrcSet && { imageSrcSet }),
    imageSizes: sizesOf(isWide),
    fetchPriority: isWide ? 'high' : 'auto',
  });
}

function Glyph({ name, character }: ReturnType<typeof coverGlyph>) {
  return (
    <span className={`${styles.glyph} ${styles[name]}`} aria-hidden="true">
      {character}
    </span>
  );
}

/** A cover's phrase with its correction, hidden from screen readers. */
function CorrectedPhrase({ correction }: { correction: Correction }) {
  const { before, struck = '', inserted, after, language = 'en' } = correction;
  const isLong = (before + struck + after).length > 9;
  return (
    <span className={`${list.phrase} ${isLong ? list.long : ''}`} aria-hidden="true" lang={language}>
      {before}
      <span className={list.edit}>
        {struck ? <del className={marks.struck}>{struck}</del> : <i className={list.gap} />}
        <ins className={`${marks.inserted} ${list.inserted}`}>{inserted}</ins>
      </span>
      {after}
    </span>
  );
}
