import type { ComponentPropsWithRef } from 'react';
import { splitBrand } from './marked-text.ts';
import marks from './marks.module.css';
import styles from './text.module.css';

/** VoiceOver doesn’t announce a list without markers unless it has the role. */
export function BareList({ as: List = 'ul', ...props }: ComponentPropsWithRef<'ul'> & { as?: 'ul' | 'ol' }) {
  return <List role="list" {...(props as object)} />;
}

/** A hairline with the editor's caret under column 4 (design, rule 3). */
export function SectionRule() {
  return (
    <div className={styles.wrap} aria-hidden="true">
      <div className={styles.rule}>
        <span className={`${marks.caret} ${styles.caret}`} />
      </div>
    </div>
  );
}

/** On long pages, every second rule has no caret (design, rule 3). */
export function BareRule() {
  return (
    <div className={styles.wrap} aria-hidden="true">
      <div className={styles.rule} />
    </div>
  );
}

export function BrandName({ brand }: { brand: string }) {
  const [start, end] = splitBrand(brand);
  return (
    <>
      {start}
      <span className={marks.sign}>{end}</span>
    </>
  );
}
