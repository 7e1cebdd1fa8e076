import { useOwner } from '../../context/owner-context.ts';
import styles from '../import-report.module.css';
import type { PreviewedOther } from '../read/previewed-other.ts';
import { OtherKind } from './other-kind.tsx';
import type { OtherChoice } from './use-other-choice.ts';

interface OtherItemsProps {
  others: PreviewedOther[];
  /** Slugs of those that are here already, by key. */
  known: ReadonlyMap<string, string>;
  /** Undefined for visitors, who cannot import. */
  choice: OtherChoice | undefined;
}

/** What of the old site is no article, by its kinds with their numbers, and what the owner makes of it. */
export function OtherItems({ others, known, choice }: OtherItemsProps) {
  const { importPreview } = useOwner().messages;
  const kinds = Map.groupBy(others, ({ kind }) => kind);
  if (kinds.size === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="others">
      <h2 id="others">{importPreview.others.heading}</h2>
      <p className={styles.intro}>{importPreview.others.intro}</p>
      {[...kinds].map(([kind, items]) => (
        <OtherKind key={kind} kind={kind} items={items} known={known} choice={choice} />
      ))}
    </section>
  );
}
