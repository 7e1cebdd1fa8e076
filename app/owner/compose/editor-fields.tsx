import { memo, type ReactNode, type RefCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { postLimits } from '../../../shared/post.ts';
import text from '../../ui/text.module.css';
import { fitToText, useListener } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { BodyEditor } from '../editor/body-editor.tsx';
import type { FocusMode, PageHandle } from '../editor/rich-editor.tsx';
import { PostStatus } from '../shell/post-status.tsx';
import styles from './compose.module.css';
import type { OpenedPost } from './post-values.ts';
import type { Fields } from './saving.ts';

/** Which post is open and whether readers can see it. `links` lead to other posts. */
export function EditorFacts({ saved, links }: { saved: OpenedPost | null; links: ReactNode }) {
  const { messages, locale } = useOwner();
  const { compose, handover } = messages;
  return (
    <div className={styles.facts}>
      <p id="editing">{saved ? fill(compose.status.editing, { slug: saved.slug }) : compose.status.new}</p>
      {saved && (
        <>
          <p>
            <PostStatus post={saved} />
          </p>
          <a href={paths.post(saved.slug)} target="_blank" rel="noopener">
            {compose.row.view}
          </a>
        </>
      )}
      <span className={styles.links}>
        {!saved && <Link to={localized(paths.bringWord, locale)}>{handover.bring}</Link>}
        {links}
      </span>
    </div>
  );
}

/** Rendered once, because typing in it changes none of its props. */
const Text = memo(BodyEditor);

interface EditorFieldsProps {
  fields: Fields;
  /** Receives the text editor; null while the source or a plain field is shown. */
  pageRef: RefCallback<PageHandle | null>;
  focusMode: FocusMode;
  toolbarAt: HTMLElement | null;
}

/** The title and the text. */
export function EditorFields({ fields, pageRef, focusMode, toolbarAt }: EditorFieldsProps) {
  const { compose } = useOwner().messages;
  const { start, typed, newText } = fields;
  const makeSlug = async (title: string) => {
    if (fields.saved || typed.slug !== newText.current.madeSlug) return;
    newText.current.madeSlug = (await loadSlugify())?.(title) ?? '';
    fields.fillIn('slug', newText.current.madeSlug);
  };
  const isNew = !fields.saved;
  useEffect(() => {
    if (isNew) void loadSlugify();
  }, [isNew]);
  return (
    <div className={styles.paper} lang={typed.language}>
      <label htmlFor="title" className={text.hidden}>
        {compose.fields.title}
      </label>
      <textarea
        ref={fitToText}
        id="title"
        name="title"
        rows={1}
        className={styles.title}
        defaultValue={start.values.title}
        placeholder={compose.fields.title}
        maxLength={postLimits.title}
        onBlur={({ target }) => void makeSlug(target.value)}
        // A title is one line: Enter moves to the text.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          (document.getElementById('html-text') ?? document.getElementById('html'))?.focus();
        }}
      />
      <Text
        id="html"
        name="html"
        initialHtml={start.values.html}
        sanitizedHtml={start.sanitizedHtml}
        pageRef={pageRef}
        focusMode={focusMode}
        toolbarAt={toolbarAt}
      />
    </div>
  );
}

/**
 * Loads the slug function after the page, because it contains tables for all scripts. Returns undefined if
 * loading fails: the core generates slugs too.
 */
export async function loadSlugify(): Promise<((text: string) => string) | undefined> {
  return import('../../../shared/slug.ts').then(
    ({ slugify }) => slugify,
    () => undefined,
  );
}

/** Elements that handle Escape themselves. */
const ownEscape = 'dialog, [role="toolbar"], [role="search"], [role="combobox"], nav';

/** Focus mode, `data-quiet` on the page: the text fills the window and, if possible, the screen. */
export function useFocusMode(): FocusMode {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const page = document.documentElement;
    page.dataset.quiet = '';
    // Refused on iPhones and by some policies.
    void page.requestFullscreen?.().catch(() => {});
    return () => {
      delete page.dataset.quiet;
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, [isOn]);
  const onKeyDown = ({ key, target, defaultPrevented, isComposing }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || isComposing) return;
    if (!(target instanceof Element && target.closest(ownEscape))) setOn(false);
  };
  useListener('keydown', onKeyDown, 'document');
  // In full screen, the browser handles the first Escape itself.
  useListener('fullscreenchange', () => document.fullscreenElement || setOn(false), 'document');
  return useMemo(() => ({ isOn, toggle: () => setOn((on) => !on) }), [isOn]);
}
