import { Form, Link } from 'react-router';
import type { Tag } from '../../../core/posts/tags/tag-core.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import field from '../forms/forms.module.css';
import { HeldPlaces } from '../forms/held-places.tsx';
import { requestMessage } from '../forms/request-message.ts';
import { useFocusWhenLost } from '../forms/use-focus-when-lost.ts';
import styles from '../records.module.css';
import { EmptyState } from '../shell/empty-state.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import type { HeldTag, TagsFailure, TagsResult } from './change-tags.ts';
import { TagRow } from './tag-row.tsx';

interface TagRowsProps {
  tags: Tag[];
  result: TagsResult | undefined;
  isLost: boolean;
}

/** The tags by their names, and what came of renaming one. */
export function TagRows({ tags, result, isLost }: TagRowsProps) {
  const owner = useOwner();
  const { messages, locale } = owner;
  const place = useFocusWhenLost<HTMLDivElement>(result);
  const { done, asked, failure, held } = result ?? {};
  return (
    <>
      <PageHeading title={messages.tags.title}>
        <p>{messages.tags.intro}</p>
        <Link className={text.action} to={localised(paths.posts, locale)}>
          {messages.tags.back}
        </Link>
      </PageHeading>
      {isLost && (
        <p role="alert" className={field.error}>
          {messages.errors.catalog.auth_network_compose}
        </p>
      )}
      <div ref={place} tabIndex={-1} className={styles.tagsOutcome} role="status">
        {done && (
          <p>
            {fill(messages.tags.renamed, {
              name: done.name,
              posts: plural(locale, messages.tags.posts, done.posts),
            })}
          </p>
        )}
        {failure && !held && <p className={field.error}>{failureText(failure, messages)}</p>}
        {held && <HeldName {...held} />}
        {asked && <MergeQuestion {...asked} />}
      </div>
      {tags.length === 0 && (
        <EmptyState heading={messages.tags.empty} text={messages.tags.empty_help}>
          <Link className={button.button} to={localised(paths.posts, locale)}>
            {messages.tags.empty_act}
          </Link>
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {tags.map((tag) => (
          <TagRow key={`${tag.tag} ${tag.name}`} tag={tag} />
        ))}
      </ul>
    </>
  );
}

function MergeQuestion({ from, name, into }: NonNullable<TagsResult['asked']>) {
  const { messages, locale } = useOwner();
  const posts = plural(locale, messages.tags.posts, into.published + into.drafts);
  return (
    <Form method="post" className={styles.merge}>
      <p>{fill(messages.tags.merge, { name: into.name, posts })}</p>
      <input type="hidden" name="tag" value={from} />
      <input type="hidden" name="name" value={name} />
      <Button type="submit" name="merge" value="1">
        {messages.tags.merge_yes}
      </Button>
      <Link className={text.action} to={localised(paths.tags, locale)}>
        {messages.tags.merge_no}
      </Link>
    </Form>
  );
}

function HeldName({ from, name, isMerge, places }: HeldTag) {
  const { messages } = useOwner();
  return (
    <Form method="post" className={styles.merge}>
      <input type="hidden" name="tag" value={from} />
      <input type="hidden" name="name" value={name} />
      {isMerge && <input type="hidden" name="merge" value="1" />}
      <HeldPlaces places={places} name="override_reason" required minLength={3} />
      <Button type="submit">{messages.guard.let_out}</Button>
    </Form>
  );
}

function failureText(failure: TagsFailure, { tags, errors }: Owner['messages']): string {
  switch (failure.code) {
    case 'tag_invalid':
    case 'tag_not_found':
    case 'names_found':
    case 'guard_locked':
    case 'text_too_intricate':
      return tags.failures[failure.code];
    default:
      return requestMessage(failure.code, errors);
  }
}
