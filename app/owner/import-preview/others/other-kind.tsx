import { useId, useState } from 'react';
import { plural } from '../../../../messages/fill.ts';
import { nameKind } from '../../../../messages/name-kinds.ts';
import { foldText } from '../../../../shared/fold-text.ts';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/button.tsx';
import field from '../../forms/forms.module.css';
import styles from '../import-report.module.css';
import type { PreviewedOther } from '../read/previewed-other.ts';
import { OtherRow } from './other-row.tsx';
import type { OtherChoice } from './use-other-choice.ts';

interface OtherKindProps {
  kind: string;
  items: PreviewedOther[];
  known: ReadonlyMap<string, string>;
  choice: OtherChoice | undefined;
}

/** Lines in the document at once; there may be ten thousand. */
const step = 50;

/** The items of one kind, folded until somebody wants to see them. */
export function OtherKind({ kind, items, known, choice }: OtherKindProps) {
  const { messages, locale } = useOwner();
  const { others } = messages.importPreview;
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [limit, setLimit] = useState(step);
  const search = useId();
  const wanted = foldText(query.trim());
  const found = wanted === '' ? items : items.filter((item) => foldText(wordsOf(item)).includes(wanted));
  const more = found.length - limit;
  const name = nameKind(locale, messages.importReport.others, kind, items.length);
  return (
    <details className={styles.kind} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && (
        <>
          {choice && (
            <p className={styles.tools}>
              <TextButton onClick={() => choice.chooseKind(kind, 'draft')}>
                {others.all} <span className={styles.hidden}>({name})</span>
              </TextButton>
              <TextButton onClick={() => choice.chooseKind(kind, undefined)}>
                {others.none} <span className={styles.hidden}>({name})</span>
              </TextButton>
            </p>
          )}
          {items.length > step && (
            <div className={`${field.field} ${styles.search}`}>
              <label htmlFor={search}>{others.search}</label>
              <input
                id={search}
                type="search"
                value={query}
                onChange={({ currentTarget }) => {
                  setQuery(currentTarget.value);
                  setLimit(step);
                }}
              />
              <p role="status">{query && plural(locale, others.found, found.length)}</p>
            </div>
          )}
          <ul className={styles.items}>
            {found.slice(0, limit).map((item) => (
              <OtherRow key={item.key} item={item} here={known.get(item.key)} choice={choice} />
            ))}
          </ul>
          {more > 0 && (
            <TextButton onClick={() => setLimit(limit + step)}>
              {plural(locale, others.more, Math.min(step, more))}
            </TextButton>
          )}
        </>
      )}
    </details>
  );
}

function wordsOf({ title, link, slug }: PreviewedOther): string {
  return `${title} ${link ?? slug}`;
}
