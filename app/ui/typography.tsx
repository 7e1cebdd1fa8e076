import type { ComponentPropsWithRef } from 'react';
import { splitBrand } from './marked-text.ts';
import marks from './marks.module.css';
import styles from './text.module.css';

/** A list without markers. VoiceOver announces it as a list only with the role. */
export function BareList({ as: List = 'ul', ...props }: ComponentPropsWithRef<'ul'> & { as?: 'ul' | 'ol' }) {
  return <List role="list" {...(props as object)} />;
}

/** A hairline with the editor's caret below column 4 (docs/design.md 5). */
export function SectionRule() {
  return (
    <div className={styles.wrap} aria-hidden="true">
      <div className={styles.rule}>
        <span className={`${marks.caret} ${styles.caret}`} />
      </div>
    </div>
  );
}

/** A hairline without the caret, for every second section of a long page (docs/design.md 5). */
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
