import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { WorkingCopyHead } from '../../../core/posts/autosaves.ts';
import type { Pair } from '../../../core/translations/pairs.ts';
import type { TranslatedPart } from '../../../core/translations/side-by-side.ts';
import { fill } from '../../../messages/fill.ts';
import { datePart, formatShortDay, wallTime } from '../../../shared/dates.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { type Post, postLimits } from '../../../shared/post.ts';
import { escapeText } from '../../../shared/rich-text/html.ts';
import text from '../../ui/text.module.css';
import { loadSlugify } from '../compose/editor-fields.tsx';
import { EditorNotices } from '../compose/editor-notices.tsx';
import strip from '../compose/next-version.module.css';
import { PostForm } from '../compose/post-form.tsx';
import { usePostSession } from '../compose/post-session.ts';
import type { OpenedPost } from '../compose/post-values.ts';
import type { Fields } from '../compose/saving.ts';
import { fitToText, useIsInBrowser } from '../context/browser.ts';
import { useClock, useOwner } from '../context/owner-context.ts';
import { whenIdle } from '../editor/editor-hooks.ts';
import { TextButton, TextField } from '../forms/fields.tsx';
import { ActionLink, HiddenFields } from '../page-kit.tsx';
import type { PartEditor } from './part-editor.tsx';
import { BodyRow, OriginalText, PartNeeds, PartRow, type Sides } from './part-row.tsx';
import { excerptPlace, isOpen, type PartState, stateOf, titlePlace, useParts } from './parts.ts';
import styles from './translation.module.css';

/** A pair with both texts. `translation` has the next version's text, if there is one. */
export interface OpenedPair {
  pair: Pair;
  original: Post;
  translation: OpenedPost;
  parts: TranslatedPart[];
  hasTitleSlug: boolean;
  /** The server's backups of unsaved text. */
  unsaved: WorkingCopyHead[];
}

interface TranslationEditorProps {
  opened: OpenedPair;
  isSignedOut: boolean;
  /** The result of the last form, which may have marked paragraphs as up to date. */
  result: unknown;
}

/** Edits a translation next to its original, paragraph by paragraph, with Compose's saves and backups. */
export function TranslationEditor({ opened, isSignedOut, result }: TranslationEditorProps) {
  const { messages, locale } = useOwner();
  const { translation: labels } = messages;
  const { original, translation: post, parts } = opened;
  const area = useRef<HTMLTextAreaElement>(null);
  const session = usePostSession({ post, isSignedOut, pathOf: paths.translationOf });
  const { fields } = session;
  const { saved, typed, baseline, start } = fields;
  const sides: Sides = { from: original.language, into: post.language };
  const body = useParts({ fields, area, parts, sanitizedHtml: post.html, original });
  const [isFiltered, setFiltered] = useState(false);
  /** The part that was focused last. */
  const [edited, setEdited] = useState<number>();
  const [Editor, setEditor] = useState<ComponentType<Parameters<typeof PartEditor>[0]>>();
  useEffect(() => {
    // If loading fails, the text can be edited in Compose.
    import('./part-editor.tsx').then(
      (loaded) => setEditor(() => loaded.PartEditor),
      () => undefined,
    );
  }, []);

  /** How many parts have an editor. They start a few at a time, so that a long text stays responsive. */
  const [started, setStarted] = useState(0);
  const isStarting = Editor !== undefined && started < body.body.length;
  useEffect(() => {
    if (isStarting) whenIdle(() => setStarted(started + 8));
  }, [isStarting, started]);

  const factsOf = (name: 'title' | 'excerpt', place: number) => {
    const part = parts.find(({ of, into }) => (of[0] ?? into[0]) === place);
    const { marks, paragraphs } = part ?? { marks: [], paragraphs: [] };
    const isEdited = typed[name] !== baseline[name];
    const state = stateOf({ hasOriginal: Boolean(original[name]), text: typed[name], isEdited, marks });
    return { marks, paragraphs, state };
  };
  const title = factsOf('title', titlePlace);
  const excerpt = factsOf('excerpt', excerptPlace);
  const hasExcerpt = Boolean(original.excerpt || baseline.excerpt);
  const rows = body.body.map((part) =>
    stateOf({
      hasOriginal: part.of.length > 0,
      text: part.html,
      isEdited: fields.isDirty && part.html !== part.saved,
      marks: part.marks,
    }),
  );
  const states: PartState[] = [title.state, ...(hasExcerpt ? [excerpt.state] : []), ...rows];
  const statusOf = ({ status, date, next }: OpenedPost) =>
    next ? labels.states.next : fill(labels.states[status], { date: formatShortDay(datePart(date), locale) });
  // The pressed button is gone after its part was marked as up to date.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks may change after the result
  useEffect(() => {
    const hasFocus = document.activeElement !== document.body;
    if (result && !hasFocus) session.form.current?.querySelector<HTMLElement>('li[data-open]')?.focus();
  }, [result, parts]);

  return (
    <section id="editor" className={styles.editor} aria-label={labels.title}>
      <div className={`${strip.strip} ${styles.scripted}`}>
        <nav aria-label={labels.tabs.label}>
          {[false, true].map((isOpenOnly) => (
            <button
              key={String(isOpenOnly)}
              type="button"
              aria-current={isFiltered === isOpenOnly ? 'page' : undefined}
              onClick={() => setFiltered(isOpenOnly)}
            >
              <span>{labels.tabs[isOpenOnly ? 'open' : 'all']}</span>{' '}
              <em>{states.filter((state) => !isOpenOnly || isOpen(state)).length}</em>
            </button>
          ))}
        </nav>
        <p className={`${text.small} ${styles.hint}`}>{labels.hint}</p>
      </div>
      <PostForm
        session={session}
        translation={{
          readers: labels.readers[sides.into],
          publish: labels.publish[sides.into],
          todo: <LeftToDo states={states} />,
        }}
        onKeyDown={({ altKey, key, currentTarget }) => {
          const step = altKey && { ArrowDown: 1, ArrowUp: -1 }[key];
          if (step) focusOpenPart(currentTarget, step);
          return Boolean(step);
        }}
      >
        <EditorNotices session={session} unsaved={opened.unsaved} />
        <OtherFields fields={fields} />
        {!hasExcerpt && <input type="hidden" name="excerpt" value="" />}
        <textarea
          key={`html-${start.count}`}
          ref={area}
          name="html"
          hidden
          defaultValue={start.values.html}
        />
        <div className={styles.head}>
          <div>
            <p className={text.small}>{fill(labels.original[sides.from], { state: statusOf(original) })}</p>
            <div className={styles.title} lang={sides.from}>
              <OriginalText paragraphs={title.paragraphs} html={escapeText(original.title)} />
            </div>
            <p className={`${text.small} ${styles.slug}`}>
              <PostLink {...original} />
              <ActionLink to={paths.composePost(original.slug)}>{labels.edit[sides.from]}</ActionLink>
            </p>
          </div>
          <div data-open={isOpen(title.state) || undefined}>
            <p className={text.small}>
              {fill(labels.translation[sides.into], { state: statusOf(saved ?? post) })}
            </p>
            <OneLineField
              key={`title-${start.count}`}
              name="title"
              label={labels.field.title[sides.into]}
              lang={sides.into}
              value={start.values.title}
              describedBy="needs-title"
              className={styles.title}
            />
            <Slug key={`slug-${start.count}`} fields={fields} opened={opened} />
            {title.state !== 'current' && (
              <PartNeeds id="needs-title" sides={sides} state={title.state} marks={title.marks} />
            )}
          </div>
        </div>
        <ol id="html-text" className={`${styles.rows} ${isFiltered ? styles.filtered : ''}`}>
          {hasExcerpt && (
            <PartRow
              id="needs-excerpt"
              sides={sides}
              original={
                <OriginalText paragraphs={excerpt.paragraphs} html={escapeText(original.excerpt ?? '')} />
              }
              state={excerpt.state}
              marks={excerpt.marks}
              onCopy={() => fields.fillIn('excerpt', original.excerpt ?? '')}
            >
              <OneLineField
                key={`excerpt-${start.count}`}
                name="excerpt"
                label={labels.field.excerpt[sides.into]}
                value={start.values.excerpt}
                describedBy="needs-excerpt"
              />
            </PartRow>
          )}
          {body.body.map((part, at) => (
            <BodyRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts stay until the key changes
              key={`${body.key} ${at}`}
              number={at + 1}
              sides={sides}
              part={part}
              state={rows[at] ?? 'current'}
              PartEditor={at < started ? Editor : undefined}
              isEdited={at === edited}
              onFocus={() => setEdited(at)}
              onWrite={(html) => body.write(at, html)}
            />
          ))}
        </ol>
      </PostForm>
    </section>
  );
}

/** How many parts are out of date or not translated. */
function LeftToDo({ states }: { states: readonly PartState[] }) {
  const { todo } = useOwner().messages.translation;
  const missing = states.filter((state) => state === 'missing' || state === 'untouched').length;
  const outdated = states.filter(isOpen).length - missing;
  const facts = [
    outdated > 0 && fill(todo.outdated, { count: outdated }),
    missing > 0 && fill(todo.missing, { count: missing }),
  ];
  return (
    <div>
      <dt>{todo.label}</dt>
      <dd>{facts.filter(Boolean).join(', ') || todo.none}</dd>
    </div>
  );
}

/** The post's fields that are edited only in Compose, so that a save keeps them. */
function OtherFields({ fields: { typed, saved } }: { fields: Fields }) {
  const { zone } = useClock();
  const { date, cover, cover_alt, tags, language } = typed;
  const planned = saved?.publish_at;
  const time = planned && {
    planned,
    publish_at: wallTime(new Date(planned), zone),
    publish_zone: zone,
  };
  return <HiddenFields values={{ date, cover, cover_alt, tags, language, ...time }} />;
}

interface OneLineFieldProps {
  name: 'title' | 'excerpt';
  label: string;
  value: string;
  describedBy: string;
  className?: string | undefined;
  lang?: string;
}

/** A field that grows with its text but has no line breaks. */
function OneLineField({ name, label, value, describedBy, ...more }: OneLineFieldProps) {
  const isInBrowser = useIsInBrowser();
  return (
    <textarea
      {...more}
      ref={fitToText}
      id={name}
      name={name}
      rows={1}
      aria-label={label}
      aria-describedby={describedBy}
      defaultValue={value}
      maxLength={name === 'title' ? postLimits.title : postLimits.excerpt}
      readOnly={!isInBrowser}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.ctrlKey) event.preventDefault();
      }}
    />
  );
}

function PostLink({ slug, language }: Pick<Post, 'slug' | 'language'>) {
  return <a href={localized(paths.post(slug), language)}>{paths.post(slug)}</a>;
}

interface SlugProps {
  fields: Fields;
  opened: OpenedPair;
}

/** The translation's URL. It follows the title until the post is published. Then it can be changed here. */
function Slug({ fields, opened: { hasTitleSlug, translation } }: SlugProps) {
  const { messages } = useOwner();
  const { translation: labels, compose } = messages;
  const { saved, typed } = fields;
  const [isChanging, setChanging] = useState(false);
  const [slugify, setSlugify] = useState<(title: string) => string>();
  const isTitleChanged = hasTitleSlug && typed.title !== saved?.title;
  useEffect(() => void loadSlugify().then((loaded) => setSlugify(() => loaded)), []);
  return (
    <div className={`${text.small} ${styles.slug}`}>
      {isChanging ? (
        <TextField label={compose.fields.slug} name="slug" defaultValue={typed.slug} autoComplete="off" />
      ) : (
        <>
          <input type="hidden" name="slug" value={typed.slug} />
          {isTitleChanged ? (
            <b>{paths.post(slugify?.(typed.title) || typed.slug)}</b>
          ) : (
            <PostLink slug={typed.slug} language={translation.language} />
          )}
          {hasTitleSlug ? (
            <span>{labels.follows[translation.language]}</span>
          ) : (
            <TextButton className={styles.scripted} onClick={() => setChanging(true)}>
              {labels.change_slug}
            </TextButton>
          )}
        </>
      )}
      <ActionLink to={paths.composePost(translation.slug)}>{labels.compose}</ActionLink>
    </div>
  );
}

/** Moves the focus to the next part that needs work, or with `step` -1 to the previous one. */
function focusOpenPart(form: HTMLElement, step: number): void {
  const { activeElement } = document;
  const parts = [...form.querySelectorAll<HTMLElement>('[data-open]')].filter((part) => part.offsetParent);
  const isAfter = (part: HTMLElement) =>
    !part.contains(activeElement) &&
    Boolean((activeElement?.compareDocumentPosition(part) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
  const isBefore = (part: HTMLElement) => !part.contains(activeElement) && !isAfter(part);
  const next = step > 0 ? parts.find(isAfter) : parts.findLast(isBefore);
  const target = next ?? (step > 0 ? parts[0] : parts.at(-1));
  target?.querySelector<HTMLElement>('[contenteditable="true"], textarea')?.focus();
  target?.scrollIntoView({ block: 'center' });
}
