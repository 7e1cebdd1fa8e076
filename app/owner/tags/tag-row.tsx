import { Form, Link } from 'react-router';
import type { Tag } from '../../../core/posts/tags/tag-core.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { postLimits } from '../../../shared/post-limits.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import { Field } from '../forms/field.tsx';
import styles from '../records.module.css';

/** A tag with how many posts have it, and the form that renames it behind a button. */
export function TagRow({ tag: { tag, name, published, drafts } }: { tag: Tag }) {
  const { messages, locale } = useOwner();
  const { tags } = messages;
  const counts = [plural(locale, tags.posts, published), drafts > 0 && plural(locale, tags.drafts, drafts)]
    .filter(Boolean)
    .join(' ');
  return (
    <li className={styles.tagsRow}>
      <span className={styles.tagsName}>{name}</span>
      <Link
        className={`${text.action} ${styles.counts}`}
        to={localised(paths.postsWith({ tag }), locale)}
        aria-label={`${counts}: ${name}`}
      >
        {counts}
      </Link>
      {published > 0 && (
        <a
          className={`${text.action} ${styles.view}`}
          href={localised(paths.tag(tag), locale)}
          target="_blank"
          rel="noopener"
          aria-label={fill(tags.view_label, { name })}
        >
          {tags.view}
        </a>
      )}
      <details className={styles.rename}>
        <summary className={text.action} aria-label={fill(tags.rename_label, { name })}>
          {tags.rename}
        </summary>
        <Form method="post" className={styles.tagsForm}>
          <input type="hidden" name="tag" value={tag} />
          <Field label={fill(tags.new_name, { name })}>
            {(control) => (
              <input {...control} name="name" defaultValue={name} maxLength={postLimits.tag} required />
            )}
          </Field>
          <Button type="submit" isOutlined>
            {tags.rename}
          </Button>
        </Form>
      </details>
    </li>
  );
}
