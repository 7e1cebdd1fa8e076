import { memo, type RefCallback, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { type Post, postLimits } from '../../../shared/post.ts';
import text from '../../ui/text.module.css';
import layout from '../../ui/text.module.css';
import { useListener } from '../context/browser.ts';
import { useOwner } from '../context/owner-context.ts';
import { BodyEditor } from '../editor/body-editor.tsx';
import type { PageHandle, Quiet } from '../editor/rich-editor.tsx';
import { PostStatus } from '../shell/post-status.tsx';
import styles from './compose.module.css';
import { type Fields, loadSlugify } from './fields.ts';

/** The status of the open post, or the ways to start a new one. */
export function EditorFacts({
  saved,
}: {
  saved: Pick<Post, 'id' | 'slug' | 'status' | 'publish_at'> | null;
}) {
  const { messages, locale } = useOwner();
  const { compose, handover } = messages;
  return (
    <div className={`${text.small} ${styles.facts}`}>
      <p id="editing">{saved ? fill(compose.status.editing, { slug: saved.slug }) : compose.status.new}</p>
      {saved ? (
        <>
          <p>
            <PostStatus post={saved} />
          </p>
          <a href={paths.post(saved.slug)} target="_blank" rel="noopener">
            {compose.row.view}
          </a>
        </>
      ) : (
        <Link to={localised(paths.bringWord, locale)}>{handover.bring}</Link>
      )}
    </div>
  );
}

/** Rendered once: what is typed in it does not come from above. */
const Text = memo(BodyEditor);

/** Focuses the editor, or the plain field before it is loaded. */
function focusText(): void {
  (document.getElementById('html-text') ?? document.getElementById('html'))?.focus();
}

interface EditorFieldsProps {
  fields: Fields;
  /** The page of the text, null while its source or a plain field is shown. */
  pageRef: RefCallback<PageHandle | null>;
  quiet: Quiet;
}

/** The paper: title and text. */
export function EditorFields({ fields, pageRef, quiet }: EditorFieldsProps) {
  const { compose } = useOwner().messages;
  const { start, typed } = fields;
  const makeSlug = async (title: string) => {
    const isOurs = typed.slug === fields.newText.current.madeSlug;
    if (fields.saved || !isOurs) return;
    const made = (await loadSlugify())?.(title) ?? '';
    fields.newText.current.madeSlug = made;
    fields.fillIn('slug', made);
  };
  useEffect(() => void loadSlugify(), []);
  return (
    <div className={styles.paper} lang={typed.language}>
      <label htmlFor="title" className={layout.hidden}>
        {compose.fields.title}
      </label>
      <textarea
        id="title"
        name="title"
        rows={1}
        className={styles.title}
        defaultValue={start.values.title}
        placeholder={compose.fields.title}
        maxLength={postLimits.title}
        onBlur={({ target }) => void makeSlug(target.value)}
        // A title is one line, however long: Enter goes on in the text.
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          focusText();
        }}
      />
      <Text
        id="html"
        name="html"
        initialHtml={start.values.html}
        sanitisedHtml={start.sanitisedHtml}
        pageRef={pageRef}
        quiet={quiet}
      />
    </div>
  );
}

/** Elements that handle Escape themselves. */
const ownEscape = 'dialog, [role="toolbar"], [role="search"], [role="combobox"], nav';

/**
 * The quiet mode, as `data-quiet` of the page: the text fills the window, and the screen where the browser lets it. Escape
 * ends it, unless something within had a use for that key.
 */
export function useQuiet(): Quiet {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const page = document.documentElement;
    page.dataset.quiet = '';
    // Not on iPhones, and not where a policy forbids it: the window has to do.
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
  // The browser takes the first Escape for itself while it has the whole screen.
  useListener('fullscreenchange', () => document.fullscreenElement || setOn(false), 'document');
  return useMemo(() => ({ isOn, toggle: () => setOn((on) => !on) }), [isOn]);
}
