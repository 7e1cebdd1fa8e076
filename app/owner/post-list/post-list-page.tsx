import { type ReactNode, useId, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import { fill, numberFormat, plural } from '../../../messages/fill.ts';
import { defaultLocale, localeParameter, locales } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { missingParts, type PostOutcome, postSorts, postStatuses } from '../../../shared/post.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useFocusWhenLost } from '../context/browser.ts';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import { Button, TextButton, TextField } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { NameMatches, WithoutApproval } from '../forms/name-warning.tsx';
import { ActionLink, ListPager, LostNotice, SelectField } from '../page-kit.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { EmptyState, PageHeading } from '../shell/page-parts.tsx';
import { pinText } from '../shell/post-status.tsx';
import type { Route } from './+types/post-list-page';
import {
  changeListed,
  copyListed,
  type ListDone,
  type ListFailure,
  type ListResult,
  type LoadedPostList,
  loadPostList,
  pageLengths,
  pinListed,
  reasonField,
  unpinListed,
} from './listed-posts.ts';
import styles from './post-list.module.css';
import { TickedForm } from './ticked-form.tsx';

export const loader = guardedLoader(({ core }, query) => loadPostList(core, query));

export const action = guardedAction<unknown>((form, page) => {
  // A row's buttons are named after their action and have the post's slug as their value.
  for (const [name, act] of Object.entries({ copy: copyListed, pin: pinListed, unpin: unpinListed })) {
    const slug = form.get(name);
    if (slug) return act(String(slug), page);
  }
  return changeListed(form, page);
});

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
  const { page, rows, filter } = list;
  const { published, drafts, scheduled } = page;
  const digits = numberFormat(locale);
  const total = published + drafts + scheduled;
  return (
    <>
      <PageHeading
        title={postList.title}
        action={
          total > 0 && (
            <Link className={`${button.button} ${button.compact}`} to={localized(paths.compose, locale)}>
              {compose.new_post}
            </Link>
          )
        }
      >
        {total > 0 && (
          <p className={styles.counts}>
            {fill(postList.counts, {
              published: digits.format(published),
              drafts: plural(locale, postList.drafts, drafts),
            })}{' '}
            {scheduled > 0 && (
              <>
                <ActionLink to={paths.postsWith({ status: 'scheduled', sort: 'oldest' })}>
                  {plural(locale, postList.scheduled, scheduled)}
                </ActionLink>{' '}
              </>
            )}
            <ActionLink to={paths.tags}>{postList.to_tags}</ActionLink>{' '}
            <ActionLink to={paths.importPreview}>{compose.empty_import}</ActionLink>
          </p>
        )}
      </PageHeading>
      <LostNotice isLost={isLost} />
      {total > 0 && <ListFilter key={JSON.stringify([filter, list.per])} list={list} />}
      <ListOutcome result={result} />
      {rows.length > 0 && <TickedForm pinned={list.pinned} rows={rows} result={result} />}
      {rows.length === 0 && page.next === null && <EmptyList isEmpty={total === 0} />}
      <ListPager
        className={styles.pager}
        label={postList.pager}
        parameter="after"
        isFirst={list.isFirst}
        next={page.next}
        toFirst={postList.first}
        toNext={postList.next}
      />
    </>
  );
}

function EmptyList({ isEmpty }: { isEmpty: boolean }) {
  const { messages, locale } = useOwner();
  const { postList, compose } = messages;
  if (!isEmpty) {
    return (
      <EmptyState heading={postList.none} text={postList.none_help}>
        <ActionLink to={paths.posts}>{postList.filter.reset}</ActionLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState heading={postList.empty} text={postList.empty_help}>
      <Link className={button.button} to={localized(paths.compose, locale)}>
        {compose.new_post}
      </Link>
      <ActionLink to={paths.importPreview}>{compose.empty_import}</ActionLink>
    </EmptyState>
  );
}

/** A GET form, so that it works without JavaScript. */
function ListFilter({ list: { filter, page, tags, per } }: { list: LoadedPostList }) {
  const { messages, locale } = useOwner();
  const { postList, compose, language } = messages;
  const { filter: names } = postList;
  const languages = { en: language.name_en, es: language.name_es };
  const { q } = filter;
  const isFiltered = Object.keys(filter).length > 0;
  // On phones, a button opens the fields.
  const [isOpen, setOpen] = useState(false);
  const choices = useId();
  return (
    <Form method="get" role="search" aria-label={names.label} className={styles.filter}>
      {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
      <div className={styles.search}>
        <TextField
          label={compose.search}
          type="search"
          name="q"
          defaultValue={q}
          placeholder={compose.search_placeholder}
        />
      </div>
      <div className={styles.send}>
        <Button type="submit" isOutlined>
          {names.apply}
        </Button>
        <TextButton
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={choices}
          onClick={() => setOpen(!isOpen)}
        >
          {names.label}
        </TextButton>
        {isFiltered && <ActionLink to={paths.posts}>{names.reset}</ActionLink>}
      </div>
      <div id={choices} className={styles.choices} data-open={isOpen}>
        <Choice name="status" value={filter.status} options={named(postStatuses, names)} />
        <Choice name="language" value={filter.language} options={named(locales, languages)} />
        <Choice name="year" value={filter.year} options={page.years.map((year) => [year, year])} />
        <Choice name="tag" value={filter.tag} options={tags.map(({ tag, name }) => [tag, name])} />
        <Choice name="next_version" value={filter.next_version} options={[['yes', names.with_next]]} />
        <Choice name="missing" value={filter.missing} options={named(missingParts, postList.missing)} />
        <Choice
          name="sort"
          value={filter.sort ?? postSorts[0]}
          isRequired
          options={named(postSorts, postList.sorts)}
        />
        <Choice
          name="per"
          value={`${per}`}
          isRequired
          options={pageLengths.map((one) => [`${one}`, `${one}`])}
        />
      </div>
      {q && filter.sort && filter.sort !== 'newest' && (
        <p className={`${text.small} ${styles.note}`}>{postList.found_order}</p>
      )}
    </Form>
  );
}

type Options = readonly (readonly [value: string, label: string])[];

function named<Name extends string>(all: readonly Name[], labels: Readonly<Record<Name, string>>): Options {
  return all.map((name) => [name, labels[name]]);
}

interface ChoiceProps {
  name: 'status' | 'language' | 'year' | 'tag' | 'next_version' | 'missing' | 'sort' | 'per';
  value: string | undefined;
  /** Whether to omit the choice "any". */
  isRequired?: boolean;
  options: Options;
}

function Choice({ name, value = '', options, isRequired = false }: ChoiceProps) {
  const { filter } = useOwner().messages.postList;
  // A URL can name a year or a tag that no post has.
  const unknown =
    value === '' || options.some(([option]) => option === value) ? [] : [[value, value] as const];
  const any = isRequired ? [] : [['', filter.any] as const];
  const all = [...any, ...unknown, ...options];
  return <SelectField label={filter[name]} name={name} defaultValue={value} options={all} />;
}

/** Reports the last change: how many posts were changed, and why others were refused. */
function ListOutcome({ result }: { result: ListResult | undefined }) {
  const { messages, locale } = useOwner();
  const { postList, compose, reviewPanel } = messages;
  const place = useFocusWhenLost<HTMLDivElement>(result);
  const { failure, done, pin } = result ?? {};
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
      <Button type="submit" name="intent" value={done.action} isBusy={isBusy}>
        {guard.let_out}
      </Button>
    </Form>
  );
}
