import { useEffect, useState } from 'react';
import { fill, plural } from '../../../messages/fill.ts';
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
import { type Change, Comparison, changesIn, comparePosts } from './dialogs/comparison.tsx';
import styles from './next-version.module.css';
import { type OpenedPost, valuesOf } from './post-values.ts';
import type { Fields } from './saving.ts';

/** What is on screen: the text being edited, what readers see, their differences, or earlier versions. */
export type View = 'next' | 'live' | 'compare' | 'history';

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
  const views: readonly (keyof typeof facts)[] = hasNext ? ['live', 'next', 'compare'] : ['next'];
  const hint = saved.next?.publish_at
    ? fill(next.goes_live, { time: due })
    : hasNext
      ? view !== 'history' && next.hints[view]
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
  view: 'live' | 'compare';
  live: OpenedPost;
  fields: Fields;
}

/** What readers see, or the text in the editor with its differences from it. */
export function ReadOnlyText({ view, live, fields }: ReadOnlyTextProps) {
  const { messages, locale } = useOwner();
  const { views } = messages.compose.next;
  if (view === 'compare')
    return (
      <Comparison
        before={{ name: views.live, values: valuesOf(live, locale) }}
        after={{ name: views.next, values: fields.typed }}
        isWhole
      />
    );
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
