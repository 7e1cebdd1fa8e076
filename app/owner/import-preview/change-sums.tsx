import { fill, plural } from '../../../messages/fill.ts';
import type { ImportChangeCode, ImportedPost } from '../../../shared/imported-post.ts';
import { sumChanges } from '../../../shared/sum-changes.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { TextButton } from '../forms/button.tsx';
import styles from './import-report.module.css';

interface ChangeSumsProps {
  posts: readonly Pick<ImportedPost, 'changes'>[];
  /** The kind whose articles alone are shown. */
  chosen: ImportChangeCode | undefined;
  onChoose: (code: ImportChangeCode | undefined) => void;
}

/** What was changed in all articles together, by kind; each leads to the articles it was made in. */
export function ChangeSums({ posts, chosen, onChoose }: ChangeSumsProps) {
  const { messages, locale } = useOwner();
  const { sums, changeKinds } = messages.importReport;
  const found = sumChanges(posts);
  const shown = posts.filter(({ changes }) => changes.some(({ code }) => code === chosen)).length;
  return (
    <>
      <h2 className={styles.heading}>{sums.heading}</h2>
      {found.length === 0 && <p className={text.small}>{sums.none}</p>}
      <ul className={styles.sums}>
        {found.map(({ code, count, posts: articles }) => (
          <li key={code}>
            <TextButton
              aria-pressed={code === chosen}
              onClick={() => onChoose(code === chosen ? undefined : code)}
            >
              {fill(plural(locale, sums.line, articles), { kind: changeKinds[code], times: count })}
            </TextButton>
          </li>
        ))}
      </ul>
      <p role="status" className={text.small}>
        {chosen && fill(sums.shown, { shown, total: posts.length })}
      </p>
    </>
  );
}
