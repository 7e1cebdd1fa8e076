import { mediaSourceSet } from '../../../shared/media-address.ts';
import type { Post } from '../../../shared/post.ts';
import { CorrectedPhrase } from './corrected-phrase.tsx';
import styles from './cover.module.css';
import { coverCorrections } from './cover-corrections.ts';
import { coverGlyph } from './cover-glyph.ts';

interface CoverProps {
  post: Pick<Post, 'slug' | 'title' | 'cover' | 'source'>;
  /** The wide form, which has room for a corrected phrase's large setting. */
  wide?: boolean;
  /** Loads at once. */
  eager?: boolean;
}

/**
 * A post's picture, or in its place one punctuation mark or a corrected phrase on leaf (design, rule 6). Fills its
 * container. The drawn cover lies beneath the picture too: the site's script takes away a picture that fails.
 */
export function Cover({ post, wide = false, eager = false }: CoverProps) {
  const correction = post.source === 'sample' ? coverCorrections[post.slug] : undefined;
  return (
    <div className={`${styles.cover} ${wide ? styles.wide : ''}`} data-cover="">
      {correction ? <CorrectedPhrase correction={correction} /> : <Glyph {...coverGlyph(post)} />}
      {post.cover && (
        <img
          src={post.cover}
          srcSet={mediaSourceSet(post.cover)}
          sizes={wide ? '(min-width: 75rem) 72rem, 100vw' : '(min-width: 56rem) 18rem, 100vw'}
          alt=""
          width={1200}
          height={675}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager && wide ? 'high' : 'auto'}
        />
      )}
    </div>
  );
}

function Glyph({ name, character }: ReturnType<typeof coverGlyph>) {
  return (
    <span className={`${styles.glyph} ${styles[name]}`} aria-hidden="true">
      {character}
    </span>
  );
}
