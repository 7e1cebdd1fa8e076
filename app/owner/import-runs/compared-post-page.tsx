import { type RefObject, useRef } from 'react';
import { Form, Link } from 'react-router';
import type { PostHere, StoredPost } from '../../../core/import/import-runs.ts';
import type { NamedParts } from '../../../core/import/mark-pair.ts';
import { fill } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import { nameOfEmbedded } from '../../../shared/media.ts';
import { sectionPlaces } from '../../../shared/page-sections.ts';
import { localized, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useListener } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { NameMatches, RestoreCheck, WithoutApproval } from '../forms/name-warning.tsx';
import {
  type NameMatchesFound,
  readNameMatches,
  readUnapproved,
  type Unapproved,
} from '../forms/overrides.ts';
import { ChangeList } from '../import-lists.tsx';
import { ActionLink } from '../page-kit.tsx';
import { clientAction, clientLoader, shouldRevalidate } from '../shell/guarded-client.ts';
import { GuardedPage } from '../shell/guarded-page.tsx';
import { guardedAction, guardedHeaders, guardedLoader } from '../shell/guarded-route.ts';
import { PageHeading } from '../shell/page-parts.tsx';
import type { Route } from './+types/compared-post-page';
import styles from './import-runs.module.css';
import { decidePost, type LoadedPost, loadPost } from './import-runs.ts';
import { PostPair } from './post-pair.tsx';
import { formatScore, PartTable } from './run-facts.tsx';

const typed = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Makes single keys click the elements that name them (`data-key`), except while typing or with an open dialog. */
function useReviewKeys(): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useListener(
    'keydown',
    (event) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || event.repeat) return;
      if (target instanceof Element && target.closest(typed)) return;
      if (document.querySelector('dialog[open]') || !/^[a-z]$/.test(key)) return;
      region.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
    },
    'document',
  );
  return region;
}

interface DecisionBarProps {
  loaded: LoadedPost;
  post: StoredPost;
  /** Set if restoring an excluded post requires a reason, because it contains a confidential name. */
  held: NameMatchesFound | undefined;
  /** Set if restoring requires confirmation, because the reviewer hasn't approved this text. */
  unapproved: Unapproved | undefined;
}

function DecisionBar({ loaded: { query, previous, next }, post, held, unapproved }: DecisionBarProps) {
  const { messages, locale } = useOwner();
  const sentences = messages.importRuns.post;
  const { run, item, here, link } = post;
  const bar = useReviewKeys();
  const to = (position: number) => localized(paths.importedPost(run.id, position, query), locale);
  const isLeftOut = item.decision === 'left_out' && here === null;
  return (
    <section ref={bar} className={styles.bar} aria-label={sentences.decide}>
      <Form method="post" className={field.actions} preventScrollReset>
        {item.decision === null || (item.decision === 'left_out' && here !== null) ? (
          <>
            {here && (
              <Button type="submit" name="decision" value="accepted" data-key="a">
                {sentences.accept}
              </Button>
            )}
            {here?.text === null && (
              <TextButton type="submit" name="decision" value="left_out" aria-describedby="leave-out-note">
                {sentences.leave_out}
              </TextButton>
            )}
          </>
        ) : (
          <>
            <span role="status">{isLeftOut ? sentences.left_out : sentences.accepted}</span>
            {held && <WithoutApproval />}
            {held && <NameMatches places={held.places} name="override_reason" required minLength={3} />}
            {unapproved && <RestoreCheck {...unapproved} />}
            <TextButton type="submit" name="decision" value="none">
              {held ? messages.guard.let_out : sentences.take_back}
            </TextButton>
          </>
        )}
        {here && (
          <ActionLink to={editorOf(here)} data-key="e">
            {sentences.edit}
          </ActionLink>
        )}
      </Form>
      <p className={field.actions}>
        {previous !== null && (
          <Link className={text.action} to={to(previous)} rel="prev" data-key="k">
            {sentences.previous}
          </Link>
        )}
        {next !== null && (
          <Link className={text.action} to={to(next)} rel="next" data-key="j">
            {sentences.next}
          </Link>
        )}
        {link && (
          <a className={text.action} href={link} target="_blank" rel="noreferrer">
            {sentences.live}
          </a>
        )}
        {here?.status === 'published' && (
          <a className={text.action} href={publicAddress(here, locale)} target="_blank" rel="noopener">
            {sentences.here}
          </a>
        )}
      </p>
      <p className={text.small}>
        {!here?.text && <span id="leave-out-note">{sentences.leave_out_note} </span>}
        {sentences.keys}
      </p>
    </section>
  );
}

function editorOf({ slug, text }: PostHere): string {
  return text ? paths.contentSection(text.page_type, text.section_key) : paths.composePost(slug);
}

function publicAddress({ slug, text }: PostHere, locale: Locale): string {
  return text
    ? localized(sectionPlaces[text.section_key], text.language)
    : localized(paths.post(slug), locale);
}

const kinds = ['pictures', 'links', 'headings', 'lists'] as const;

function PartNames({ parts }: { parts: NamedParts }) {
  const { importRuns } = useOwner().messages;
  const named = kinds.filter((kind) => parts[kind].missing.length + parts[kind].added.length > 0);
  if (named.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="names">
      <h2 id="names" className={styles.heading}>
        {importRuns.post.names}
      </h2>
      {named.map((kind) => (
        <section key={kind} aria-label={importRuns.parts[kind]}>
          <h3>{importRuns.parts[kind]}</h3>
          <ul className={styles.notices}>
            {(['missing', 'added'] as const).flatMap((state) =>
              parts[kind][state].map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same URL may be missing or new twice
                <li key={`${state} ${at}`}>
                  {importRuns.post[state]}:{' '}
                  {state === 'added' ? <ins>{name}</ins> : <del>{nameOfEmbedded(name) ?? name}</del>}
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </section>
  );
}

function ComparedPost({ loaded, failure }: { loaded: LoadedPost; failure: unknown }) {
  const { messages } = useOwner();
  const { importRuns } = messages;
  const { post, query } = loaded;
  const held = readNameMatches(failure);
  const unapproved = readUnapproved(failure);
  if (!post) {
    return (
      <PageHeading title={importRuns.list.title}>
        <p>{importRuns.post.gone}</p>
        <ActionLink to={paths.importRuns}>{importRuns.report.back}</ActionLink>
      </PageHeading>
    );
  }
  const { run, item, pair, lacks } = post;
  return (
    <>
      <PageHeading title={fill(importRuns.post.title, { title: item.title || importRuns.report.untitled })}>
        <Scores post={post} />
        <ActionLink to={paths.importRun(run.id, query)}>{importRuns.post.back}</ActionLink>
      </PageHeading>
      {failure !== undefined && !held && !unapproved && <p role="alert">{importRuns.post.failed}</p>}
      <DecisionBar loaded={loaded} post={post} held={held} unapproved={unapproved} />
      {lacks && <p role="status">{importRuns.post.lacks[lacks]}</p>}
      {pair && (
        <>
          <PostPair pair={pair} hasPictures={loaded.hasPictures} isHere={post.here !== null} />
          <PartTable caption={importRuns.report.parts} parts={pair.comparison.parts} />
          <PartNames parts={pair.parts} />
        </>
      )}
      {!pair && item.comparison && (
        <PartTable caption={importRuns.report.parts} parts={item.comparison.parts} />
      )}
      <section className={styles.section} aria-labelledby="changes">
        <h2 id="changes" className={styles.heading}>
          {importRuns.post.changes}
        </h2>
        {item.changes.length === 0 && <p className={text.small}>{messages.importReport.sums.none}</p>}
        <ChangeList className={styles.notices} changes={item.changes} />
      </section>
    </>
  );
}

/** The post's current match, and the match after the import if it differs. */
function Scores({ post: { item, pair, here } }: { post: StoredPost }) {
  const { messages, locale } = useOwner();
  const sentences = messages.importRuns.post;
  const then = item.score === null ? null : formatScore(item.score, locale);
  const now = pair && here ? formatScore(pair.comparison.score, locale) : null;
  return (
    <p>
      {(now ?? then) !== null && `${fill(sentences.score_now, { score: now ?? then ?? '' })}.`}
      {now !== null && then !== null && now !== then && ` ${fill(sentences.score_then, { score: then })}`}
      {here?.isEdited && ` ${sentences.edited}`}
    </p>
  );
}

export const loader = guardedLoader(({ core }, query) => loadPost(core, query));

export const action = guardedAction(decidePost);

export { clientAction, clientLoader, guardedHeaders as headers, shouldRevalidate };

export default function ComparedPostPage(props: Route.ComponentProps) {
  const { meta_title, meta_description } = useOwner().messages.importRuns.post;
  const { failure } = (props.actionData ?? {}) as { failure?: unknown };
  return (
    <GuardedPage {...props} title={meta_title} description={meta_description}>
      {(loaded) => <ComparedPost loaded={loaded} failure={failure} />}
    </GuardedPage>
  );
}
