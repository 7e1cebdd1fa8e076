import type { Tag } from '../../../core/posts/tags/tag-core.ts';
import { paths } from '../../../shared/paths.ts';
import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './article.module.css';

/** Tags that the list leads to. */
const most = 40;

/** The tags that most published posts have, by their names. */
export function mostUsed(tags: readonly Tag[]): Pick<Tag, 'tag' | 'name' | 'published'>[] {
  return tags
    .filter(({ published }) => published > 0)
    .toSorted((one, other) => other.published - one.published)
    .slice(0, most)
    .toSorted((one, other) => one.tag.localeCompare(other.tag, 'en'))
    .map(({ tag, name, published }) => ({ tag, name, published }));
}

/** The ways from the list to the pages of its tags. */
export function TagLinks({ tags }: { tags: ReturnType<typeof mostUsed> }) {
  const { messages, to } = useSite();
  if (tags.length === 0) return null;
  return (
    <nav className={`${layout.grid} ${styles.links}`} aria-labelledby="tags">
      <h2 id="tags">{messages.blog.tags}</h2>
      <BareList>
        {tags.map(({ tag, name, published }) => (
          <li key={tag}>
            <a href={to(paths.tag(tag))}>{name}</a> <span>{published}</span>
          </li>
        ))}
      </BareList>
    </nav>
  );
}
