import type { ReactNode } from 'react';
import type { SectionKey } from '../../../shared/content.ts';
import layout from '../../ui/text.module.css';
import { PageLine } from '../page-text.tsx';
import styles from './home.module.css';

/** The names of its texts, and their built-in words. */
interface Props {
  titleOf: SectionKey;
  title: string;
  introOf: SectionKey;
  intro?: string | undefined;
  /** Small print under the intro. */
  children?: ReactNode;
}

/** How a loud section begins: its heading large at column 4, and a sentence. */
export function SectionHead({ titleOf, title, introOf, intro, children }: Props) {
  return (
    <div className={`${layout.grid} ${styles.head}`}>
      <PageLine as="h2" of={titleOf} builtIn={title} />
      {intro && <PageLine as="p" of={introOf} className={`${layout.lead} ${layout.soft}`} builtIn={intro} />}
      {children}
    </div>
  );
}
