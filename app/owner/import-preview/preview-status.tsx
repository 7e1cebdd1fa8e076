import { fill, plural } from '../../../messages/fill.ts';
import text from '../../ui/text.module.css';
import { problemLine } from '../context/change-lines.ts';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/fields.tsx';
import styles from './import-preview.module.css';
import { failureDetail, failureSentence } from './read/failure-sentence.ts';
import type { Preview } from './read/preview-state.ts';
import { cardLimit } from './run/use-imported.ts';

/** How far the reading is: loading, loaded, or why not. */
export function PreviewStatus({ preview, onRetry }: { preview: Preview; onRetry: () => void }) {
  const owner = useOwner();
  const { importPreview, importReport } = owner.messages;
  const { mode, kind, status, failure, problems, progress } = preview;
  return (
    <div className={styles.status}>
      {failure && (
        <div className={styles.error} role="alert">
          <p className={styles.message}>{failureSentence(mode, failure, owner)}</p>
          <p>{failureDetail(failure, owner)}</p>
          <TextButton onClick={onRetry}>{importPreview.retry}</TextButton>
        </div>
      )}
      <p role="status">
        <StatusLine preview={preview} />
      </p>
      {status === 'loading' && (
        <progress
          className={styles.bar}
          aria-label={importPreview.loading}
          {...(progress && { value: progress.done, max: progress.total })}
        />
      )}
      {kind && <p>{fill(importReport.recognised, { kind: importReport.kinds[kind] })}</p>}
      {problems.length > 0 && (
        <ul className={text.small}>
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)}>{problemLine(problem, importReport)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function StatusLine({ preview }: { preview: Preview }) {
  const { messages, locale } = useOwner();
  const { importPreview } = messages;
  const { status, posts, others, progress } = preview;
  const total = posts.length;
  const number = new Intl.NumberFormat(locale).format;
  const count = plural(locale, importPreview.count, total);
  const limitNote =
    total > cardLimit ? ` ${fill(importPreview.shown, { shown: cardLimit, total: number(total) })}` : '';
  switch (status) {
    case 'loading':
      return progress
        ? fill(importPreview.progress, { done: number(progress.done), total: number(progress.total) })
        : importPreview.loading;
    case 'stopped':
      return `${importPreview.stopped} ${count}.${limitNote}`;
    case 'no_source':
    case 'failed':
      return '';
    case 'loaded':
      return total + others.length === 0 ? importPreview.empty : `${count}.${limitNote}`;
  }
}
