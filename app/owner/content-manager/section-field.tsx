import type { ContentPlace } from '../../../shared/content.ts';
import { useOwner } from '../context/owner-context.ts';
import { BodyEditor } from '../editor/body-editor.tsx';
import styles from './content-manager.module.css';
import type { SectionText } from './use-section-text.ts';

/** Where the browser keeps that the owner writes HTML as its source. */
const sourceKey = 'content_source';

interface SectionFieldProps {
  id: string;
  language: ContentPlace['language'];
  section: SectionText;
  /** Whether the core would store the saved text as it is. */
  isSanitised: boolean;
  /** One line on the page. */
  isTitle: boolean;
  onSave: () => void;
}

/** The text itself: HTML in the editor that posts have, its source one key away; Markdown and plain text as they are. */
export function SectionField({ id, language, section, isSanitised, isTitle, onSave }: SectionFieldProps) {
  const { contentManager, language: languages } = useOwner().messages;
  const { typed, saved, begun, attach, page } = section;
  const label = `${contentManager.content}, ${languages[`name_${language}`]}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is typed and pressed in the field within
    <div
      className={`${styles.field} ${isTitle ? styles.sectionFieldTitle : ''}`}
      lang={language}
      onInput={({ target }) =>
        target instanceof HTMLTextAreaElement && section.change({ content: target.value })
      }
      onKeyDown={(event) => {
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onSave();
      }}
    >
      {typed.content_type === 'html' ? (
        <BodyEditor
          key={begun}
          id={id}
          label={label}
          rows={20}
          initialHtml={typed.content}
          sanitisedHtml={isSanitised && typed.content === saved?.content ? typed.content : undefined}
          sourceKey={sourceKey}
          areaRef={attach}
          pageRef={page}
        />
      ) : (
        <textarea ref={attach} id={id} aria-label={label} rows={20} spellCheck defaultValue={typed.content} />
      )}
    </div>
  );
}
