import { fill } from '../../../../messages/fill.ts';
import { textSections } from '../../../../shared/content.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/button.tsx';
import styles from '../import-report.module.css';
import type { PreviewedOther } from '../read/previewed-other.ts';
import type { OtherChoice, OtherUse } from './use-other-choice.ts';

interface OtherRowProps {
  item: PreviewedOther;
  /** Its slug, where it is here already. */
  here: string | undefined;
  choice: OtherChoice | undefined;
}

/** A page of the old site on a line of its own, and what becomes of it. */
export function OtherRow({ item, here, choice }: OtherRowProps) {
  const { messages, locale } = useOwner();
  const { importPreview, language } = messages;
  const lang = item.language === locale ? undefined : item.language;
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.title} lang={lang}>
          {item.title}
        </p>
        <p className={text.small}>
          {item.link ? (
            <a href={item.link} target="_blank" rel="noopener noreferrer">
              {item.link.replace(/^https?:\/\//, '')}
            </a>
          ) : (
            <span>{item.slug}</span>
          )}{' '}
          {lang && <span className={text.badge}>{language[`short_${lang}`]}</span>}{' '}
          {here !== undefined && (
            <a className={text.badge} href={localised(paths.composePost(here), locale)}>
              {importPreview.exists}
            </a>
          )}
        </p>
      </div>
      {choice && <UseChoice item={item} choice={choice} />}
    </li>
  );
}

function UseChoice({ item, choice }: { item: PreviewedOther; choice: OtherChoice }) {
  const { importPreview, contentManager } = useOwner().messages;
  const { others } = importPreview;
  const { sections } = contentManager;
  const use = choice.useOf(item.key);
  const { fits } = item;
  return (
    <div className={styles.use}>
      <select
        aria-label={fill(others.use, { title: item.title })}
        value={use ?? ''}
        onChange={({ currentTarget }) =>
          choice.choose(item.key, (currentTarget.value || undefined) as OtherUse)
        }
      >
        <option value="">{others.leave}</option>
        <option value="draft">{others.draft}</option>
        <optgroup label={others.text}>
          {textSections.map((section) => (
            <option key={section} value={section}>
              {sections[section]}
            </option>
          ))}
        </optgroup>
      </select>
      {fits && use !== fits && (
        <TextButton onClick={() => choice.choose(item.key, fits)}>
          {fill(others.fits, { section: sections[fits] })}
        </TextButton>
      )}
    </div>
  );
}
