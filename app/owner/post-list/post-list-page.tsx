import { type ReactNode, useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { PostOutcome } from '../../../shared/post.ts';
import button from '../../ui/button.module.css';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { NameMatches, WithoutApproval } from '../forms/name-warning.tsx';
import { ActionLink, ListPager, LostNotice } from '../page-kit.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { EmptyState, PageHeading } from '../shell/page-parts.tsx';
import { pinText } from '../shell/post-status.tsx';
import type { Route } from './+types/post-list-page';
import { ActiveFilters, ListFilter, StatusTabs } from './list-filter.tsx';
import {
  actOnListed,
  type ListDone,
  type ListFailure,
  type ListResult,
  type LoadedPostList,
  loadPostList,
  reasonField,
} from './listed-posts.ts';
import styles from './post-list.module.css';
import { TickedForm } from './ticked-form.tsx';
import { TrashedPosts } from './trashed-posts.tsx';

export const loader = guardedLoader(({ core }, query) => loadPostList(core, query));

export const action = guardedAction<unknown>(actOnListed);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function PostListPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.postList;
  const result = props.actionData as ListResult | undefined;
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(list, { isLost }) => <PostList list={list} result={result} isLost={isLost} />}
    </GuardedPage>
  );
}

interface PostListProps {
  list: LoadedPostList;
  result: ListResult | undefined;
  isLost: boolean;
}

function PostList({ list, result, isLost }: PostListProps) {
  const { messages, locale } = useOwner();
  const { postList, compose } = messages;
  const { page, rows, trash } = list;
  const total = page.published + page.drafts + page.scheduled;
  const isEmpty = total === 0 && !trash;
  return (
    <>
      <PageHeading
        title={postList.title}
        action={
          <span className={styles.links}>
            <ActionLink to={paths.tags}>{postList.tags}</ActionLink>
            <ActionLink to={paths.importPreview}>{postList.import}</ActionLink>
            {!trash && (
              <Link className={`${button.button} ${button.compact}`} to={localized(paths.compose, locale)}>
                {compose.new_post}
              </Link>
            )}
          </span>
        }
      />
      {(total > 0 || page.deleted > 0 || trash) && <StatusTabs list={list} />}
      <LostNotice isLost={isLost} />
      {!isEmpty && !trash && <ListFilter list={list} />}
      {!trash && <ActiveFilters list={list} />}
      <ListOutcome result={result} />
      {trash && <TrashedPosts trash={trash} count={page.deleted} />}
      {!trash && rows.length > 0 && <TickedForm list={list} result={result} />}
      {!trash && rows.length === 0 && page.next === null && <EmptyList isEmpty={isEmpty} />}
      {!trash && (
        <ListPager
          className={styles.pager}
          label={postList.pager}
          parameter="after"
          isFirst={list.isFirst}
          next={page.next}
          toFirst={postList.first}
          toNext={postList.next}
        />
      )}
    </>
  );
}

function EmptyList({ isEmpty }: { isEmpty: boolean }) {
  const { postList, compose } = useOwner().messages;
  if (!isEmpty) {
    return (
      <EmptyState heading={postList.none} text={postList.none_help}>
        <ActionLink to={paths.posts}>{postList.filter.reset}</ActionLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState heading={postList.empty} text={postList.empty_help}>
      <ActionLink to={paths.compose}>{compose.new_post}</ActionLink>
      <ActionLink to={paths.importPreview}>{postList.import}</ActionLink>
    </EmptyState>
  );
}

/** Reports the last change: how many posts were changed, and why others were refused. */
function ListOutcome({ result }: { result: ListResult | undefined }) {
  const { messages, locale } = useOwner();
  const { postList, compose, reviewPanel } = messages;
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is hidden together with the selection.
  useEffect(() => {
    if (result) place.current?.focus();
  }, [result]);
  const { failure, done, pin, purged } = result ?? {};
  const outcomes = done?.outcomes ?? [];
  const refused = outcomes.filter((outcome): outcome is Refused => !outcome.ok);
  const changed = outcomes.filter((outcome) => outcome.ok && outcome.changed);
  const same = outcomes.length - refused.length - changed.length;
  const held = refused.filter(({ code }) => code === 'names_found' || code === 'guard_locked');
  // A deleted post can't be opened in the editor, so ask here.
  const isUnapproved = ({ code }: Refused) => done?.action === 'restore' && code === 'not_approved';
  const unapproved = refused.filter(isUnapproved);
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.outcome} role="status">
        {failure && <p className={field.error}>{failureText(failure, messages)}</p>}
        {pin && <p>{pinText(pin, postList.pin)}</p>}
        {purged !== undefined && <p>{fill(compose.trash.purged, { title: purged })}</p>}
        {done && changed.length > 0 && (
          <div className={styles.done}>
            <p>{plural(locale, postList.done[done.action], changed.length)}</p>
            {done.action === 'delete' && <RestoreForm posts={changed} label={compose.actions.undo} />}
          </div>
        )}
        {same > 0 && <p>{plural(locale, postList.same, same)}</p>}
        {refused.length > 0 && (
          <div className={field.error}>
            <p>{plural(locale, postList.refused, refused.length)}</p>
            <ul>
              {refused
                .filter((post) => !held.includes(post))
                .map((post) => (
                  <li key={post.id}>
                    {post.title || postList.gone}:{' '}
                    {isUnapproved(post) ? reviewPanel.back_reason : postList.reasons[post.code]}
                  </li>
                ))}
            </ul>
            {unapproved.length > 0 && (
              <RestoreForm posts={unapproved} label={reviewPanel.back_go_on}>
                <WithoutApproval />
              </RestoreForm>
            )}
          </div>
        )}
      </div>
      {done && held.length > 0 && <HeldPosts held={held} done={done} />}
    </>
  );
}

interface RestoreFormProps {
  posts: readonly PostOutcome[];
  label: string;
  /** Further fields of the form. */
  children?: ReactNode;
}

function RestoreForm({ posts, label, children }: RestoreFormProps) {
  return (
    <Form method="post">
      {children}
      {posts.map(({ id }) => (
        <input key={id} type="hidden" name="post" value={id} />
      ))}
      <TextButton type="submit" name="intent" value="restore">
        {label}
      </TextButton>
    </Form>
  );
}

function failureText(failure: ListFailure, { postList, errors }: Owner['messages']): string {
  switch (failure.code) {
    case 'nothing_ticked':
    case 'one_only':
    case 'no_tags':
    case 'too_many':
    case 'post_gone':
      return postList.failures[failure.code];
    default:
      return requestMessage(failure.code, errors);
  }
}

type Refused = Extract<PostOutcome, { ok: false }>;

/** The held posts, each with a field for an override reason. */
function HeldPosts({ held, done }: { held: readonly Refused[]; done: ListDone }) {
  const { postList, guard } = useOwner().messages;
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" preventScrollReset className={styles.held}>
      <input type="hidden" name="held" value="1" />
      <input type="hidden" name="tags" value={done.tags} />
      {done.action === 'restore' && <WithoutApproval />}
      {held.map(({ id, title, places = [] }, at) => (
        <fieldset key={id}>
          <legend>{title || postList.gone}</legend>
          {/* The version that the list showed when the posts were first sent. */}
          <input type="hidden" name="post" value={done.posts.find((sent) => sent.split(' ')[0] === id)} />
          <NameMatches
            places={places}
            takesFocus={false}
            isReasonMissing={done.isReasonMissing && at === 0}
            name={reasonField(id)}
          />
        </fieldset>
      ))}
      <Button type="submit" name="intent" value={done.action} isOutlined isBusy={isBusy}>
        {guard.let_out}
      </Button>
    </Form>
  );
}
