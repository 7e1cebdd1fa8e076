import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/text.module.css';
import { PageLine } from '../owner-content/page-text.tsx';
import { useSite } from '../site-context.ts';
import styles from './shell.module.css';

interface PageOpeningProps {
  /** What its sections are called by. */
  name: 'services_page' | 'samples' | 'outcomes_page' | 'resources' | 'privacy' | 'terms';
  /** The built-in ones. */
  title: string;
  sentence: string;
}

/** A title, one sentence, and a link to contact: the whole of a placeholder page, the top of others. */
export function PageOpening({ name, title, sentence }: PageOpeningProps) {
  const { messages, to } = useSite();
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.opening}`}>
      <PageLine as="h1" of={`${name}_title`} builtIn={title} />
      <PageLine as="p" of={`${name}_lede`} className={layout.lead} builtIn={sentence} />
      <div className={styles.pageOpeningAction}>
        <a className={button.button} href={to(paths.contact)}>
          {messages.placeholders.cta}
        </a>
      </div>
    </div>
  );
}
