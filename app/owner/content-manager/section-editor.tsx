import { useSearchParams } from 'react-router';
import type { PageType } from '../../../shared/content.ts';
import { locales } from '../../../shared/locale.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import styles from './content-manager.module.css';
import type { OpenSection } from './load-manager.ts';
import { TextPane } from './text-pane.tsx';

/** One section, its two languages side by side. */
export function SectionEditor({ pageType, section }: { pageType: PageType; section: OpenSection }) {
  const { messages } = useOwner();
  const { contentManager } = messages;
  const created = useSearchParams()[0].get('new');
  return (
    <section className={styles.editor} aria-labelledby="section">
      <h2 id="section" className={styles.sectionEditorHeading}>
        {contentManager.sections[section.key]}
      </h2>
      <nav className={styles.jump} aria-label={contentManager.language}>
        {locales.map((language) => (
          <a key={language} className={text.action} href={`#text-${language}`}>
            {messages.language[`name_${language}`]}
          </a>
        ))}
      </nav>
      <div className={`${styles.panes} ${section.isOlder ? styles.sectionEditorOlder : ''}`}>
        {locales.map((language) => (
          <TextPane
            key={language}
            place={{ page_type: pageType, section_key: section.key, language }}
            text={section.texts[language]}
            isTitle={section.isTitle}
            isOlder={language === 'es' && section.isOlder}
            isNew={language === created}
          />
        ))}
      </div>
    </section>
  );
}
