import { data, Form, Link } from 'react-router';
import type { TagFailure as CoreTagFailure, Tag } from '../../../core/posts/tags.ts';
import { fill, plural } from '../../../messages/fill.ts';
import type { GuardPlace } from '../../../shared/guard/guarded-name.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { postLimits } from '../../../shared/post.ts';
import { statusOf } from '../../../shared/result.ts';
import { tagSlug } from '../../../shared/slug.ts';
import { storedText } from '../../../shared/text.ts';
import type { PageContext } from '../../page-context.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import type { RequestFailure, SignedOut } from '../auth/sign-in-message.ts';
import { useFocusWhenLost } from '../context/browser.ts';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import { Button, TextField } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { NameMatches } from '../forms/name-warning.tsx';
import { readOverride } from '../forms/overrides.ts';
import { ActionLink, HiddenFields, LostNotice } from '../page-kit.tsx';
import styles from '../records.module.css';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { EmptyState, PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/tags-page';

type RefusedTag = CoreTagFailure['code'];

type TagsFailure = RequestFailure | SignedOut | { code: RefusedTag };

/** The new name is confidential. `isMerge` if merging was already confirmed. */
interface HeldTag {
  from: string;
  name: string;
  isMerge: boolean;
  places: GuardPlace[];
}

type TagsResult =
  | { failure: TagsFailure; tag?: string; held?: HeldTag; done?: never; asked?: never }
  | { failure?: never; held?: never; done: { name: string; posts: number }; asked?: never }
  /** Another tag has the new name, so the owner is asked whether to merge them. */
  | { failure?: never; held?: never; done?: never; asked: { from: string; name: string; into: Tag } };

const nameSchema = storedText().trim().min(1).max(postLimits.tag);

/** Renames a tag. Merging two requires confirmation. */
export async function renameTag(form: FormData, { core }: PageContext) {
  const from = String(form.get('tag') ?? '');
  const name = nameSchema.safeParse(form.get('name'));
  if (!name.success) return refused('tag_invalid', from);
  const slug = tagSlug(name.data);
  const into = slug === from ? undefined : (await core.tags.list()).find(({ tag }) => tag === slug);
  if (into && form.get('merge') !== '1') return data<TagsResult>({ asked: { from, name: name.data, into } });
  const renamed = await core.tags.rename(from, name.data, readOverride(form));
  if (!renamed.ok) {
    const { failure } = renamed;
    const places = failure.code === 'names_found' ? failure.places : [];
    const hasMatches = failure.code === 'names_found' || failure.code === 'guard_locked';
    const held = hasMatches ? { from, name: name.data, isMerge: into !== undefined, places } : undefined;
    return refused(failure.code, from, held);
  }
  return data<TagsResult>({ done: renamed.value });
}

function refused(code: RefusedTag, tag: string, held?: HeldTag) {
  return data<TagsResult>({ failure: { code }, tag, ...(held && { held }) }, { status: statusOf({ code }) });
}

export const loader = guardedLoader(({ core }) => core.tags.list());

export const action = guardedAction(renameTag);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function TagsPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.tags;
  const result = props.actionData as TagsResult | undefined;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(tags, { isLost }) => <TagRows tags={tags} result={result} isLost={isLost} />}
    </GuardedPage>
  );
}

function TagRows({ tags, result, isLost }: { tags: Tag[]; result: TagsResult | undefined; isLost: boolean }) {
  const owner = useOwner();
  const { messages, locale } = owner;
  const place = useFocusWhenLost<HTMLDivElement>(result);
  const { done, asked, failure, held } = result ?? {};
  return (
    <>
      <PageHeading title={messages.tags.title}>
        <p>{messages.tags.intro}</p>
        <ActionLink to={paths.posts}>{messages.tags.back}</ActionLink>
      </PageHeading>
      <LostNotice isLost={isLost} />
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
          <Link className={button.button} to={localized(paths.posts, locale)}>
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
    <Form method="post" className={`${field.actions} ${styles.merge}`}>
      <HiddenFields values={{ tag: from, name }} />
      <p>{fill(messages.tags.merge, { name: into.name, posts })}</p>
      <Button type="submit" name="merge" value="1">
        {messages.tags.merge_yes}
      </Button>
      <ActionLink to={paths.tags}>{messages.tags.merge_no}</ActionLink>
    </Form>
  );
}

function HeldName({ from, name, isMerge, places }: HeldTag) {
  const { messages } = useOwner();
  return (
    <Form method="post" className={`${field.actions} ${styles.merge}`}>
      <HiddenFields values={{ tag: from, name, ...(isMerge && { merge: '1' }) }} />
      <NameMatches places={places} name="override_reason" required minLength={3} />
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

function TagRow({ tag: { tag, name, published, drafts } }: { tag: Tag }) {
  const { messages, locale } = useOwner();
  const { tags } = messages;
  const counts = [plural(locale, tags.posts, published), drafts > 0 && plural(locale, tags.drafts, drafts)]
    .filter(Boolean)
    .join(' ');
  return (
    <li className={styles.tagsRow}>
      <span className={styles.tagsName}>{name}</span>
      <ActionLink to={paths.postsWith({ tag })} className={styles.counts} aria-label={`${counts}: ${name}`}>
        {counts}
      </ActionLink>
      {published > 0 && (
        <a
          className={`${text.action} ${styles.view}`}
          href={localized(paths.tag(tag), locale)}
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
          <TextField
            label={fill(tags.new_name, { name })}
            name="name"
            defaultValue={name}
            maxLength={postLimits.tag}
            required
          />
          <Button type="submit" isOutlined>
            {tags.rename}
          </Button>
        </Form>
      </details>
    </li>
  );
}
