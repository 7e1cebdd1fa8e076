import { useEffect, useState } from 'react';
import { fill, plural } from '../../../messages/fill.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useLocalTime, useOwner, useShortTime } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import type { PageHandle } from '../editor/rich-editor.tsx';
import prose from '../editor/text.module.css';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ScheduleField } from './details/schedule-field.tsx';
import { Comparison, changedFields } from './dialogs/comparison.tsx';
import styles from './next-version.module.css';
import { type OpenedPost, valuesOf } from './post-values.ts';
import type { Fields } from './saving.ts';

/** The text on screen: the one being edited, what readers see, or their differences. */
export type View = 'next' | 'live' | 'compare';

/** The text that readers see; null for a post that isn't published. */
export function liveOf(saved: OpenedPost | null): OpenedPost | null {
  return saved?.status === 'published' ? (saved.live ?? saved) : null;
}

interface Changes {
  /** Changed paragraphs and fields. */
  count: number;
  /** Words. */
  added: number;
  removed: number;
}

const countMs = 400;

const wordsIn = (words: string) => words.split(/\s+/).filter(Boolean).length;

/** Counts how the typed text differs from what readers see; undefined until it is counted. */
export function useChanges({ saved, typed }: Fields): Changes | undefined {
  const { locale } = useOwner();
  const [changes, setChanges] = useState<Changes>();
  const live = liveOf(saved);
  useEffect(() => {
    if (!live) return setChanges(undefined);
    const timer = setTimeout(() => {
      const counted = { count: 0, added: 0, removed: 0 };
      const lines = changedFields(valuesOf(live, locale), typed).flatMap((field) => field.lines);
      for (const line of lines) {
        const edits = line?.filter(({ kind }) => kind !== 'same') ?? [];
        if (edits.length > 0) counted.count += 1;
        for (const { kind, text: words } of edits) if (kind !== 'same') counted[kind] += wordsIn(words);
      }
      setChanges(counted);
    }, countMs);
    return () => clearTimeout(timer);
  }, [live, typed, locale]);
  return live ? changes : undefined;
}

/** Marks the paragraphs that readers don't see yet. `page` is null while the source or a plain field is shown. */
export function useChangeMarks(page: PageHandle | null, live: OpenedPost | null): void {
  const published = live?.html;
  useEffect(() => {
    if (!page || published === undefined) return;
    let [isOver, end] = [false, () => {}];
    void import('./change-marks.ts').then(({ markChanges }) => {
      if (!isOver) end = markChanges(page.editor, published, styles.changed);
    });
    return () => {
      isOver = true;
      end();
    };
  }, [page, published]);
}

interface VersionStripProps {
  live: OpenedPost;
  saved: OpenedPost;
  changes: Changes | undefined;
  view: View;
  onView: (view: View) => void;
}

/** Shows which text of a published post is on screen, and switches between them. */
export function VersionStrip({ live, saved, changes, view, onView }: VersionStripProps) {
  const { messages, locale } = useOwner();
  const { next } = messages.compose;
  const since = useShortTime()(live.updated_at);
  const due = useLocalTime(saved.next?.publish_at ?? '');
  const count = changes?.count ?? 0;
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

/** What readers see, or how the text in the editor differs from it. */
export function ReadOnlyText({ view, live, fields }: ReadOnlyTextProps) {
  const { messages, locale } = useOwner();
  const { next } = messages.compose;
  if (view === 'compare') {
    return (
      <Comparison
        before={{ name: next.views.live, values: valuesOf(live, locale) }}
        after={{ name: next.views.next, values: fields.typed }}
      />
    );
  }
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
  changes: Changes | undefined;
  isBusy: boolean;
  onMerge: () => void;
}

/** The next version's changes, schedule and end. */
export function NextPanel({ fields, changes, isBusy, onMerge }: NextPanelProps) {
  const { messages, locale } = useOwner();
  const { next } = messages.compose;
  const { saved } = fields;
  const state = saved?.next;
  const planned = state?.publish_at;
  const due = useLocalTime(planned ?? '');
  if (!saved || (!state && !changes?.count)) return null;
  const { count = 0, added = 0, removed = 0 } = changes ?? {};
  const summary = fill(next.summary, { changes: plural(locale, next.changes, count), added, removed });
  const heldFor = state?.held_for;
  const reasons: Readonly<Record<string, string>> = next.held;
  return (
    <section className={styles.panel} aria-labelledby="next-version">
      <h2 id="next-version">{next.heading}</h2>
      <p className={text.small}>{summary}</p>
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
