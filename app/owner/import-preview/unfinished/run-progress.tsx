import { fill } from '../../../../messages/fill.ts';
import type { UnfinishedImport } from '../../../../shared/unfinished-import.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import styles from '../import-report.module.css';

/** What an import is doing, how far it is, and how much is left. */
export function RunProgress({ run }: { run: Pick<UnfinishedImport, 'step' | 'done' | 'total'> }) {
  const { messages, locale } = useOwner();
  const { steps } = messages.unfinishedImports;
  const number = new Intl.NumberFormat(locale).format;
  const { step, done, total } = run;
  const isCounting = total !== null && step !== 'links';
  const sentence = fill(isCounting || step === 'links' ? steps[step] : steps.reading, {
    ...{ done: number(done), total: number(total ?? 0), left: number(Math.max(0, (total ?? 0) - done)) },
  });
  return (
    <div className={styles.progress}>
      <progress
        aria-label={messages.importPreview.running}
        aria-valuetext={sentence}
        {...(isCounting && { value: done, max: Math.max(1, total) })}
      />
      <p className={text.small}>{sentence}</p>
    </div>
  );
}
