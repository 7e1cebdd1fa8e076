import type { ImportedPostReport, ImportReport } from '../../../../core/import/import-report.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { nameKinds, sumOtherKind } from '../../../../messages/name-kinds.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { sumChanges } from '../../../../shared/sum-changes.ts';
import { sumOthers } from '../../../../shared/sum-others.ts';
import text from '../../../ui/text.module.css';
import { changeLine } from '../../context/change-lines.ts';
import { useOwner } from '../../context/owner-context.ts';
import styles from '../import-report.module.css';

/** What became of the pages and items of custom types that were wanted, and what was left out. */
export function OthersReport({ report }: { report: ImportReport }) {
  const { messages, locale } = useOwner();
  const { importReport } = messages;
  const items = report.posts.filter(({ kind }) => kind !== undefined);
  const rest = nameKinds(locale, importReport.others, report.offered);
  return (
    <>
      {items.length > 0 && (
        <>
          <h2 className={styles.heading}>{importReport.others.heading}</h2>
          <ul className={text.small}>
            {sumOthers(items).map((sum) => (
              <li key={sum.kind}>{sumOtherKind(locale, importReport, sum)}</li>
            ))}
            {sumChanges(items).map(({ code, count, posts }) => (
              <li key={code}>
                {fill(plural(locale, importReport.others.line, posts), {
                  kind: importReport.changeKinds[code],
                  times: count,
                })}
              </li>
            ))}
          </ul>
          <ul className={styles.posts}>
            {items.map((item) => (
              <OtherReport key={`${item.sourceKey} ${item.text?.section_key}`} item={item} />
            ))}
          </ul>
        </>
      )}
      {rest && <p className={text.small}>{fill(importReport.otherKinds, { kinds: rest })}</p>}
    </>
  );
}

function OtherReport({ item }: { item: ImportedPostReport }) {
  const { messages, locale } = useOwner();
  const { compose, contentManager, importReport, language } = messages;
  const place = item.text;
  const as = place
    ? fill(importReport.others.text, {
        section: contentManager.sections[place.section_key],
        language: language[`name_${place.language}`],
      })
    : compose.status.draft;
  const path = place
    ? paths.contentSection(place.page_type, place.section_key)
    : paths.composePost(item.slug);
  return (
    <li>
      {item.id === '' ? <span>{item.title}</span> : <a href={localised(path, locale)}>{item.title}</a>}
      <span className={styles.outcome}>
        {importReport.outcomes[item.outcome]}
        {item.id !== '' && `, ${as}`}
      </span>
      {item.changes.length > 0 && (
        <ul className={text.small}>
          {item.changes.map((change) => (
            <li key={`${change.code} ${change.what}`}>{changeLine(change, importReport)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
