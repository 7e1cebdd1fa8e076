import { createElement, useEffect, useState } from 'react';
import { fill, plural } from '../../../messages/fill.ts';
import { type ComparedLine, isChanged } from '../../../shared/diff.ts';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useLocalTime, useOwner, useShortTime } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import type { PageHandle } from '../editor/rich-editor.tsx';
import prose from '../editor/text.module.css';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import details from './details/details.module.css';
import { ScheduleField } from './details/schedule-field.tsx';
import { blockOf, type Change, changesIn, comparePosts, EditedText, idOf } from './dialogs/comparison.tsx';
import styles from './next-version.module.css';
import { type DraftValues, type OpenedPost, valuesOf } from './post-values.ts';
import type { Fields } from './saving.ts';

/** The text on screen: the one being edited, what readers see, or their differences. */
export type View = 'next' | 'live' | 'compare';

/** The text that readers see; null for a post that isn't published. */
export function liveOf(saved: OpenedPost | null): OpenedPost | null {
  return saved?.status === 'published' ? (saved.live ?? saved) : null;
}

const countMs = 400;

/** Lists how the typed text differs from what readers see; undefined until they have been compared. */
export function useChanges({ saved, typed }: Fields): Change[] | undefined {
  const { locale } = useOwner();
  const [changes, setChanges] = useState<Change[]>();
  const live = liveOf(saved);
  useEffect(() => {
    if (!live) return setChanges(undefined);
    const timer = setTimeout(
      () => setChanges(changesIn(comparePosts(valuesOf(live, locale), typed))),
      countMs,
    );
    return () => clearTimeout(timer);
  }, [live, typed, locale]);
  return live ? changes : undefined;
}

/** Marks paragraphs that readers don't see yet. `page` is null while the source or a plain field is shown. */
export function useChangeMarks(page: PageHandle | null, live: OpenedPost | null): void {
  const published = live?.html;
  useEffect(() => {
    if (!page || published === undefined) return;
    let [isOver, end] = [false, () => {}];
    const show = ({ markChanges }: typeof import('./change-marks.ts')) => {
      if (!isOver) end = markChanges(page.editor, published, styles.changed);
    };
    // The text can be edited without marks. Leaving the page also ends the load.
    import('./change-marks.ts').then(show, () => undefined);
    return () => {
      isOver = true;
      end();
    };
  }, [page, published]);
}

interface VersionStripProps {
  live: OpenedPost;
  saved: OpenedPost;
  changes: readonly Change[] | undefined;
  view: View;
  onView: (view: View) => void;
}

/** Shows which text of a published post is on screen, and switches between them. */
export function VersionStrip({ live, saved, changes, view, onView }: VersionStripProps) {
  const { messages, locale } = useOwner();
  const { next } = messages.compose;
  const since = useShortTime()(live.updated_at);
  const due = useLocalTime(saved.next?.publish_at ?? '');
  const count = changes?.length ?? 0;
  const hasNext = saved.next !== undefined || count > 0;
  const facts = { live: since, next: next.not_public, compare: plural(locale, next.changes, count) };
  const views: readonly View[] = hasNext ? ['live', 'next', 'compare'] : ['next'];
  const hint = saved.next?.publish_at
    ? fill(next.goes_live, { time: due })
    : hasNext
      ? next.hints[view]
      : next.hints.none;
  return (
    <div className={styles.strip}>
      <nav aria-label={next.version}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === view ? 'page' : undefined}
            onClick={() => onView(each)}
          >
            <span>{hasNext ? next.views[each] : next.views.live}</span>{' '}
            <em>{hasNext ? facts[each] : since}</em>
          </button>
        ))}
      </nav>
      <p className={text.small}>{hint}</p>
    </div>
  );
}

interface ReadOnlyTextProps {
  view: Exclude<View, 'next'>;
  live: OpenedPost;
  fields: Fields;
}

/** What readers see, or the text in the editor with its differences from it. */
export function ReadOnlyText({ view, live, fields }: ReadOnlyTextProps) {
  const { locale } = useOwner();
  if (view === 'compare') return <ComparedText before={valuesOf(live, locale)} after={fields.typed} />;
  return (
    <article className={styles.live} lang={live.language}>
      <h2>{live.title}</h2>
      <div
        className={prose.text}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the core
        dangerouslySetInnerHTML={{ __html: trustedHtml(live.html) }}
      />
    </article>
  );
}

/** The text in the editor, with what differs from `before` marked in its place. */
function ComparedText({ before, after }: Record<'before' | 'after', DraftValues>) {
  const { compare, fields: names, next } = useOwner().messages.compose;
  const views = { before: next.views.live, after: next.views.next };
  const labels = { removed: fill(compare.removed, views), added: fill(compare.added, views) };
  const lineOf = (name: string, block: string, line: ComparedLine, index: number) => {
    const tag = /^(h2|h3|blockquote)$/.test(block) ? block : 'p';
    const item = /^[uo]l$/.test(block) ? styles.item : '';
    const change = isChanged(line) && { id: idOf(name, index), tabIndex: -1 };
    const className = `${item} ${change ? styles.changed : ''}`;
    return createElement(
      tag,
      { key: index, className, ...change },
      <EditedText pieces={line} labels={labels} />,
    );
  };
  const [title, body, ...others] = comparePosts(before, after);
  return (
    <article className={`${styles.live} ${field.edited}`} lang={after.language}>
      {title?.lines.map((line, index) => lineOf('title', 'h2', line, index))}
      <div className={prose.text}>
        {body?.lines.map((line, index) => lineOf('html', blockOf(line) ?? 'p', line, index))}
      </div>
      {others
        .filter(({ lines }) => lines.some(isChanged))
        .map(({ name, lines }) => (
          <div key={name} className={prose.text}>
            <h3>{name === 'html' || names[name]}</h3>
            {lines.map((line, index) => lineOf(name, 'p', line, index))}
          </div>
        ))}
    </article>
  );
}

interface NextPanelProps {
  fields: Fields;
  changes: readonly Change[] | undefined;
  view: View;
  isBusy: boolean;
  onMerge: () => void;
}

/** The next version's changes, schedule and end; for a published post without one, its URL and date. */
export function NextPanel({ fields, changes = [], view, isBusy, onMerge }: NextPanelProps) {
  const { messages, locale } = useOwner();
  const { next } = messages.compose;
  const { saved } = fields;
  const state = saved?.next;
  const planned = state?.publish_at;
  const due = useLocalTime(planned ?? '');
  const live = liveOf(saved);
  if (!saved || !live) return null;
  if (!state && changes.length === 0) return <PublishedPanel live={live} />;
  const count = plural(locale, next.changes, changes.length);
  const sum = (kind: 'added' | 'removed') => changes.reduce((total, change) => total + change[kind], 0);
  const heldFor = state?.held_for;
  const reasons: Readonly<Record<string, string>> = next.held;
  return (
    <section className={styles.panel} aria-labelledby="next-version">
      <h2 id="next-version">{view === 'compare' ? count : next.heading}</h2>
      {view === 'compare' ? (
        <ol className={details.sections}>
          {changes.map((change) => (
            <ChangeItem key={change.id} {...change} />
          ))}
        </ol>
      ) : (
        <p className={text.small}>
          {fill(next.summary, { changes: count, added: sum('added'), removed: sum('removed') })}
        </p>
      )}
      {heldFor && (
        <p role="status" className={field.error}>
          {reasons[heldFor] ?? next.held.other}
        </p>
      )}
      {state?.is_outdated && (
        <p role="status">
          {next.outdated} <TextButton onClick={onMerge}>{next.merge}</TextButton>
        </p>
      )}
      {planned ? (
        <p>
          <b>{next.scheduled}</b> {due}
        </p>
      ) : (
        <a className={`${button.button} ${button.outlined} ${button.compact}`} href="#review">
          {next.send}
        </a>
      )}
      <details data-step key={planned}>
        <summary className={`${button.button} ${button.outlined} ${button.compact}`}>
          {planned ? messages.compose.schedule.reschedule : next.schedule}
        </summary>
        <ScheduleField saved={saved} isUpdate returned={undefined} isBusy={isBusy} />
      </details>
      {planned && (
        <TextButton type="submit" name="intent" value="unschedule" isBusy={isBusy}>
          {next.unschedule}
        </TextButton>
      )}
      {state && (
        <TextButton type="submit" name="intent" value="discard" isBusy={isBusy}>
          {next.discard}
        </TextButton>
      )}
    </section>
  );
}

/** What was changed, linked to its place, and how many words were removed and added. */
function ChangeItem({ id, name, block, number, added, removed }: Change) {
  const { fields, toolbar, next } = useOwner().messages.compose;
  const { words } = toolbar;
  const names: Readonly<Record<string, string>> = {
    ...{ h2: toolbar.heading_2, h3: toolbar.heading_3, blockquote: toolbar.quote },
    ...{ ul: words.list, ol: words.list, figure: words.image, figcaption: words.image },
  };
  return (
    <li className={details.row}>
      <a href={`#${id}`}>
        {name !== 'html' ? fields[name] : block ? names[block] : fill(next.paragraph, { number })}
      </a>
      <span>
        {removed > 0 && `−${removed}`} {added > 0 && `+${added}`}
      </span>
    </li>
  );
}

/** Where readers find a post, and since when. */
function PublishedPanel({ live }: { live: OpenedPost }) {
  const { next, status } = useOwner().messages.compose;
  const since = useLocalTime(live.updated_at);
  return (
    <section className={details.sections} aria-labelledby="published">
      <h2 id="published">{status.published}</h2>
      <div className={details.row}>
        <span>{next.url}</span>
        <a href={paths.post(live.slug)} target="_blank" rel="noopener">
          {paths.post(live.slug)}
        </a>
      </div>
      <div className={details.row}>
        <span>{next.since}</span>
        <span>{since}</span>
      </div>
    </section>
  );
}
