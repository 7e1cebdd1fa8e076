import { Link } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { EmptyState } from '../shell/empty-state.tsx';
import styles from './content-manager.module.css';
import { CreateNew } from './create-new.tsx';
import type { LoadedManager } from './load-manager.ts';
import { MessageLine } from './message-line.tsx';
import { Migrate } from './migrate.tsx';
import { PageTypeSelector } from './page-type-selector.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SectionList } from './section-list.tsx';

/** The list of texts beside the editor of the one that is open. On phones one of them at a time. */
export function Manager({ manager, isLost }: { manager: LoadedManager; isLost: boolean }) {
  const { messages, locale } = useOwner();
  const { contentManager, errors } = messages;
  const { open, pageType } = manager;
  return (
    <div className={`${styles.manager} ${open ? styles.opened : ''}`}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <h1>{contentManager.title}</h1>
          {open && (
            <Link
              className={`${text.action} ${styles.back}`}
              to={localised(paths.contentSection(pageType), locale)}
            >
              {contentManager.back}
            </Link>
          )}
        </div>
        <Link className={text.action} to={localised(paths.pageTexts, locale)}>
          {messages.pageTexts.to_page}
        </Link>
        <MessageLine message={isLost ? { text: errors.catalog.content_fetch, isFailure: true } : undefined} />
        <div className={styles.lists}>
          <PageTypeSelector manager={manager} />
          <CreateNew manager={manager} />
          <SectionList manager={manager} />
          <Migrate />
        </div>
      </div>
      {open ? (
        <SectionEditor key={open.key} pageType={pageType} section={open} />
      ) : (
        <div className={styles.choose}>
          <EmptyState heading={contentManager.choose} text={contentManager.choose_help}>
            <Link className={button.button} to={localised(paths.pageTexts, locale)}>
              {messages.pageTexts.to_page}
            </Link>
          </EmptyState>
        </div>
      )}
    </div>
  );
}
