import { memo, type RefCallback, useEffect } from 'react';
import { postLimits } from '../../../shared/post.ts';
import layout from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { BodyEditor } from '../editor/body-editor.tsx';
import type { PageHandle, Quiet } from '../editor/rich-editor.tsx';
import styles from './compose.module.css';
import { loadSlugify } from './load-slugify.ts';
import type { Fields } from './use-fields.ts';

/** Rendered once: what is typed in it does not come from above. */
const Text = memo(BodyEditor);

/** The editor stands for the form's field, once it has come. */
function focusText(): void {
  (document.getElementById('html-text') ?? document.getElementById('html'))?.focus();
}

interface EditorFieldsProps {
  fields: Fields;
  /** The page of the text, null while its source or a plain field is shown. */
  pageRef: RefCallback<PageHandle | null>;
  quiet: Quiet;
}

/** The paper: title and text, as readers will see them. */
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
