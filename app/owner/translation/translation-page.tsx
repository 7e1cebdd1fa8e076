import { data, Form, Link, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Core } from '../../../core/core.ts';
import type { PairedPost, PostRow } from '../../../core/posts/post-core.ts';
import type { PairFailure } from '../../../core/translations/pairs.ts';
import { fill, plural } from '../../../messages/fill.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { otherLocale, parseLocale } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { statusOf } from '../../../shared/result.ts';
import type { PageContext } from '../../page-context.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import type { RequestFailure, SignedOut } from '../auth/sign-in-message.ts';
import { openPost } from '../compose/post-action.ts';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import { Button, SearchForm, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ActionLink, LostNotice } from '../page-kit.tsx';
import {
  clientAction,
  clientLoader,
  shouldRevalidate as shouldRevalidateGuarded,
} from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { EmptyState, PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/translation-page';
import styles from './translation.module.css';
import { type OpenedPair, TranslationEditor } from './translation-editor.tsx';

const maxOffered = 30;

type OfferedPost = Pick<PostRow, 'id' | 'slug' | 'title' | 'date' | 'status' | 'language'>;

interface LoadedTranslation {
  post: Pick<PairedPost, 'slug' | 'title' | 'language'> | null;
  pair: OpenedPair | null;
  offered: OfferedPost[];
  query: string;
}

async function loadTranslation(core: Core, parameters: URLSearchParams): Promise<LoadedTranslation> {
  const slug = parameters.get('slug')?.trim() ?? '';
  const query = parameters.get('q')?.trim().slice(0, 200) ?? '';
  const found = slug ? await openPost(core, slug) : null;
  if (!found) return { post: null, pair: null, offered: [], query };
  const { title, language } = found;
  const post = { slug: found.slug, title, language };
  const opened = await core.translations.parts(post.slug);
  if (!opened.ok) {
    return { post, pair: null, offered: await offeredTo(core, otherLocale(language), query), query };
  }
  const { pair } = opened.value;
  const [original, translation, unsaved] = await Promise.all([
    core.posts.get({ owner: true }, pair.original.slug),
    openPost(core, pair.translation.slug),
    core.workingCopies.list(),
  ]);
  if (!translation || !original.ok || !original.value.post) return { post, pair: null, offered: [], query };
  return {
    post,
    pair: { ...opened.value, original: original.value.post, translation, unsaved },
    offered: [],
    query,
  };
}

async function offeredTo(core: Core, language: PostRow['language'], query: string): Promise<OfferedPost[]> {
  const { posts } = query
    ? await core.posts.search(query, 250)
    : await core.posts.listOwn({ language }, { limit: 100 });
  const fitting = posts.filter((post) => post.language === language);
  const taken = await core.translations.paired(fitting.map(({ id }) => id));
  return fitting
    .filter(({ id }) => !taken.has(id))
    .slice(0, maxOffered)
    .map(({ id, slug, title, date, status }) => ({ id, slug, title, date, status, language }));
}

type TranslationFailure = RequestFailure | SignedOut | PairFailure;

const intents = ['pair', 'begin', 'unpair', 'swap', 'confirm'] as const;

type Intent = (typeof intents)[number];

/** `count` is the number of confirmed paragraphs. */
type TranslationResult =
  | { failure: TranslationFailure; done?: never }
  | { failure?: never; done: Intent; count: number };

async function changeTranslation(form: FormData, { core }: PageContext, url: URL) {
  const slug = url.searchParams.get('slug') ?? '';
  const intent = intents.find((known) => known === form.get('intent')) ?? 'confirm';
  const other = String(form.get('other') ?? '');
  const { translations } = core;
  const original = parseLocale(String(form.get('original') ?? ''));
  const marks = form.get('all') === '1' ? 'all' : String(form.get('mark')).split(' ');
  const changes: Record<Intent, () => ReturnType<typeof translations.unpair | typeof translations.confirm>> =
    {
      pair: () => translations.pair(slug, other),
      swap: () => translations.pair(slug, other, original),
      begin: () => translations.begin(slug),
      unpair: () => translations.unpair(slug),
      confirm: () => translations.confirm(slug, marks),
    };
  const changed = await changes[intent]();
  if (!changed.ok) {
    return data<TranslationResult>({ failure: changed.failure }, { status: statusOf(changed.failure) });
  }
  const count = 'confirmed' in changed.value ? changed.value.confirmed : 0;
  return data<TranslationResult>({ done: intent, count });
}

export const loader = guardedLoader(({ core }, query) => loadTranslation(core, query));

export const action = guardedAction(changeTranslation);

export { clientAction, clientLoader, guardedHeaders as headers };

/** After a save, the editor navigates to the translation's URL, which may have changed. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const isSaved = Object.hasOwn(change.actionResult ?? {}, 'saved');
  return isSaved ? false : shouldRevalidateGuarded(change);
}

export default function TranslationPage(props: Route.ComponentProps) {
  const { messages, brand } = useOwner();
  const { meta_title, meta_description } = messages.translation;
  return (
    <GuardedPage {...props} title={fill(meta_title, { brand })} description={meta_description}>
      {(loaded, { isLost, isSignedOut }) => (
        <TranslationOverview
          loaded={loaded}
          result={props.actionData as TranslationResult | undefined}
          isLost={isLost}
          isSignedOut={isSignedOut}
        />
      )}
    </GuardedPage>
  );
}

interface TranslationOverviewProps {
  loaded: LoadedTranslation;
  result: TranslationResult | undefined;
  isLost: boolean;
  isSignedOut: boolean;
}

function TranslationOverview({ loaded, result, isLost, isSignedOut }: TranslationOverviewProps) {
  const { messages, locale } = useOwner();
  const { translation } = messages;
  const { post, pair } = loaded;
  return (
    <>
      {pair && <h1 className={text.hidden}>{translation.title}</h1>}
      {!pair && (
        <PageHeading title={translation.title}>
          {post && (
            <ActionLink to={paths.composePost(post.slug)}>
              {fill(translation.back, { title: post.title || post.slug })}
            </ActionLink>
          )}
        </PageHeading>
      )}
      <LostNotice isLost={isLost} />
      <div className={styles.outcome} role="status">
        {result?.done && <p>{doneText(result, { messages, locale })}</p>}
        {result?.failure && <p className={field.error}>{failureText(result.failure, messages)}</p>}
      </div>
      {!post && (
        <EmptyState heading={translation.missing} text={translation.missing_help}>
          <Link className={button.button} to={localized(paths.compose, locale)}>
            {translation.to_compose}
          </Link>
        </EmptyState>
      )}
      {post && !pair && <PairChoice post={post} offered={loaded.offered} query={loaded.query} />}
      {pair && (
        <>
          <TranslationEditor
            key={pair.translation.id}
            opened={pair}
            isSignedOut={isSignedOut}
            result={result}
          />
          <PairSettings {...pair} />
        </>
      )}
    </>
  );
}

function doneText(
  { done, count }: Extract<TranslationResult, { done: string }>,
  { messages, locale }: Pick<Owner, 'messages' | 'locale'>,
): string {
  const sentences = messages.translation.done;
  return done === 'confirm' ? plural(locale, sentences.confirm, count) : sentences[done];
}

function failureText(failure: TranslationFailure, { translation, errors }: Owner['messages']): string {
  switch (failure.code) {
    case 'pair_taken':
      return fill(translation.failures.pair_taken, { slug: failure.slug });
    case 'post_not_found':
    case 'pair_not_found':
    case 'pair_one_language':
      return translation.failures[failure.code];
    default:
      return requestMessage(failure.code, errors);
  }
}

interface PairChoiceProps extends Pick<LoadedTranslation, 'offered' | 'query'> {
  post: NonNullable<LoadedTranslation['post']>;
}

function PairChoice({ post, offered, query }: PairChoiceProps) {
  const { messages, locale } = useOwner();
  const { translation } = messages;
  const language = translation.languages[otherLocale(post.language)];
  return (
    <div className={styles.choice}>
      <h2>{translation.none}</h2>
      <section aria-labelledby="begin">
        <h3 id="begin">{translation.begin_heading}</h3>
        <p>{fill(translation.begin_help, { language })}</p>
        <Form method="post">
          <Button type="submit" name="intent" value="begin">
            {fill(translation.begin, { language })}
          </Button>
        </Form>
      </section>
      <section aria-labelledby="choose">
        <h3 id="choose">{translation.choose_heading}</h3>
        <p>{fill(translation.choose_help, { language })}</p>
        <SearchForm
          className={styles.search}
          label={translation.search}
          placeholder={translation.search_placeholder}
          query={query}
        >
          <input type="hidden" name="slug" value={post.slug} />
        </SearchForm>
        {offered.length === 0 && <p role="status">{fill(translation.choose_none, { language })}</p>}
        {offered.length > 0 && (
          <Form method="post" className={styles.offered}>
            <fieldset>
              <legend className={text.small}>{translation.choose_heading}</legend>
              {offered.map(({ id, slug, title, date, language: of, status }) => (
                <label key={id}>
                  <input type="radio" name="other" value={slug} required />
                  <span lang={of}>{title.trim() || slug}</span>
                  <span className={text.small}>
                    {formatPostDate(date, locale)}
                    {status === 'published' ? '' : ` · ${messages.compose.status[status]}`}
                  </span>
                </label>
              ))}
            </fieldset>
            <Button type="submit" name="intent" value="pair" isOutlined>
              {translation.choose}
            </Button>
          </Form>
        )}
      </section>
    </div>
  );
}

/** Marks all parts as up to date, swaps the original, or unlinks the posts. */
function PairSettings({ pair, parts }: OpenedPair) {
  const { translation } = useOwner().messages;
  const { language: original } = pair.original;
  const { language: into, slug } = pair.translation;
  const { languages } = translation;
  return (
    <section className={styles.manage} aria-labelledby="manage">
      <h2 id="manage">{translation.manage}</h2>
      <p>{fill(translation.followed, { original: languages[original], translation: languages[into] })}</p>
      {/* The paragraphs' buttons send this form, too. */}
      <Form id="confirm" method="post" preventScrollReset>
        {parts.some(({ marks }) => marks.length > 0) && (
          <TextButton type="submit" name="all" value="1">
            {translation.confirm_all}
          </TextButton>
        )}
      </Form>
      <Form method="post">
        <input type="hidden" name="other" value={slug} />
        <input type="hidden" name="original" value={into} />
        <TextButton type="submit" name="intent" value="swap">
          {fill(translation.swap, { language: languages[into] })}
        </TextButton>
      </Form>
      <Form method="post">
        <TextButton type="submit" name="intent" value="unpair" aria-describedby="unpair-help">
          {translation.unpair}
        </TextButton>
        <p id="unpair-help" className={text.small}>
          {translation.unpair_help}
        </p>
      </Form>
    </section>
  );
}
