import layout from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './import-preview.module.css';
import { PreviewCard } from './preview-card.tsx';
import type { PreviewedPost } from './read/previewed-post.ts';
import { cardLimit } from './run/use-imported.ts';
import type { Selection } from './use-selection.ts';

interface PreviewCardsProps {
  posts: PreviewedPost[];
  /** Slugs of those that are here already, by key. */
  known: ReadonlyMap<string, string>;
  /** Slugs that the others would get, by key. */
  slugs: ReadonlyMap<string, string>;
  /** Undefined for visitors, who cannot import. */
  selection: Selection | undefined;
}

/** The posts as they would look here. */
export function PreviewCards({ posts, known, slugs, selection }: PreviewCardsProps) {
  const { accessibility } = useOwner().messages;
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="results">
      <h2 id="results" className={layout.hidden}>
        {accessibility.results}
      </h2>
      <ul className={styles.cards}>
        {posts.slice(0, cardLimit).map((post) => (
          <PreviewCard
            key={post.key}
            post={post}
            here={known.get(post.key)}
            slug={slugs.get(post.key) ?? post.slug}
            selection={selection}
          />
        ))}
      </ul>
    </section>
  );
}
