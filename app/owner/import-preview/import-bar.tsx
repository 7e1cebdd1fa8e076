import { type ReactNode, useState } from 'react';
import { fill, numberFormat, plural } from '../../../messages/fill.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import styles from './import-preview.module.css';
import type { ChosenItem } from './other-items.tsx';
import type { Selection } from './preview-cards.tsx';
import type { ImportRunner } from './use-import.ts';
import type { Preview } from './use-preview.ts';

interface ImportBarProps {
  preview: Preview;
  known: ReadonlyMap<string, string>;
  selection: Selection;
  others: ChosenItem[];
  importer: ImportRunner;
  controls: ReactNode;
}

export function ImportBar({ preview, known, selection, others, importer, controls }: ImportBarProps) {
  const { messages, locale } = useOwner();
  const { importPreview, importReport } = messages;
  const [asStatus, setAsStatus] = useState<'draft' | 'published'>('draft');
  const [hasPictures, setHasPictures] = useState(true);
  const [isReplacing, setReplacing] = useState(false);
  const { step, progress, isStored } = importer.run;
  const isBusy = step !== 'idle';
  const number = numberFormat(locale).format;
  const hasKnown = selection.posts.some(({ key }) => known.has(key));
  const start = () =>
    importer.start({
      posts: selection.posts,
      others,
      file: preview.file,
      blog: preview.blog,
      asStatus,
      isReplacing: hasKnown && isReplacing,
      hasPictures,
    });
  const sentence = step === 'pictures' ? importPreview.pictures.running : importReport.progress;
  return (
    <section className={styles.runBar} aria-label={importPreview.run}>
      <div className={field.actions}>
        <p role="status" className={styles.count}>
          {plural(locale, importPreview.selected, selection.posts.length)}
          {others.length > 0 && `, ${plural(locale, importPreview.others.selected, others.length)}`}
        </p>
        <TextButton onClick={selection.selectAll}>{importPreview.select_all}</TextButton>
        <TextButton onClick={selection.clear}>{importPreview.select_none}</TextButton>
      </div>
      <fieldset className={field.choice} disabled={isBusy}>
        <legend>{importPreview.as_status}</legend>
        {(['draft', 'published'] as const).map((status) => (
          <label key={status} className={field.tick}>
            <input
              type="radio"
              name="as-status"
              checked={asStatus === status}
              onChange={() => setAsStatus(status)}
            />
            {importPreview[`as_${status}`]}
          </label>
        ))}
        <label className={field.tick} title={importPreview.pictures.help}>
          <input
            type="checkbox"
            checked={hasPictures}
            onChange={({ currentTarget }) => setHasPictures(currentTarget.checked)}
          />
          {importPreview.pictures.option}
        </label>
        {hasKnown && (
          <label className={field.tick}>
            <input
              type="checkbox"
              checked={isReplacing}
              onChange={({ currentTarget }) => setReplacing(currentTarget.checked)}
            />
            {importPreview.replace}
          </label>
        )}
      </fieldset>
      <div className={field.actions}>
        <Button disabled={isBusy || selection.posts.length + others.length === 0} onClick={start}>
          {step === 'posts' ? importPreview.running : importPreview.run}
        </Button>
        {controls}
        {step === 'pictures' && !isStored && (
          <Button isOutlined onClick={importer.stop}>
            {importPreview.stop}
          </Button>
        )}
        <p role="status" className={text.small}>
          {isBusy &&
            progress &&
            fill(sentence, { done: number(progress.done), total: number(progress.total) })}
        </p>
        {isBusy && (
          <progress
            aria-label={importPreview.running}
            {...(progress && { value: progress.done, max: Math.max(1, progress.total) })}
          />
        )}
      </div>
    </section>
  );
}
