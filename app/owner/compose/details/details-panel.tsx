import { fill, plural } from '../../../../copy/fill.ts';
import { locales } from '../../../../shared/locale.ts';
import { useOwner } from '../../context/owner-context.ts';
import { Disclosure } from '../disclosure.tsx';
import { loadSlugify } from '../load-slugify.ts';
import type { Fields } from '../use-fields.ts';
import { CoverField } from './cover-field.tsx';
import styles from './details-panel.module.css';
import { Labelled } from './labelled.tsx';
import { UploadSettings } from './upload-settings.tsx';

interface DetailsPanelProps {
  fields: Fields;
  /** The date that an empty date field means. */
  today: string;
}

/** All that a post is besides its title and text: beside the paper, or behind a button below it. */
export function DetailsPanel({ fields, today }: DetailsPanelProps) {
  const { messages, locale, origin } = useOwner();
  const { compose, language } = messages;
  const { fields: words } = compose;
  const { start, typed, saved } = fields;
  const { values } = start;
  const address = { origin, slug: typed.slug || '…' };
  const isMoving = saved?.status === 'published' && typed.slug !== saved.slug;
  const slugHelp = fill(isMoving || saved ? words.slug_address : words.slug_help, address);
  const excerptHelp =
    typed.excerpt === ''
      ? words.excerpt_help
      : plural(locale, words.excerpt_count, Array.from(typed.excerpt).length);
  /** Shows at once how the core will write it. */
  const normalise = async () => {
    const slugify = await loadSlugify();
    if (slugify) fields.fillIn('slug', slugify(fields.read().slug));
  };
  return (
    <Disclosure id="details" heading={compose.details} closedBelow="70rem">
      <div className={styles.panel}>
        <Labelled
          name="slug"
          label={words.slug}
          help={isMoving ? `${slugHelp}. ${words.slug_changed}` : slugHelp}
        >
          <input
            id="slug"
            name="slug"
            defaultValue={values.slug}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="slug-help"
            onBlur={() => void normalise()}
          />
        </Labelled>
        <Labelled name="date" label={words.date} help={words.date_help}>
          <input
            id="date"
            name="date"
            defaultValue={values.date}
            placeholder={today}
            autoComplete="off"
            aria-describedby="date-help"
          />
        </Labelled>
        <Labelled name="language" label={words.language}>
          <select id="language" name="language" defaultValue={values.language}>
            {locales.map((one) => (
              <option key={one} value={one} lang={one}>
                {language[`name_${one}`]}
              </option>
            ))}
          </select>
        </Labelled>
        <CoverField fields={fields} />
        <Labelled name="excerpt" label={words.excerpt} help={excerptHelp}>
          <textarea
            id="excerpt"
            name="excerpt"
            rows={3}
            className={styles.excerpt}
            lang={typed.language}
            defaultValue={values.excerpt}
            aria-describedby="excerpt-help"
          />
        </Labelled>
        <Labelled name="tags" label={words.tags} help={words.tags_help}>
          <input
            id="tags"
            name="tags"
            lang={typed.language}
            defaultValue={values.tags}
            autoComplete="off"
            aria-describedby="tags-help"
          />
        </Labelled>
        <UploadSettings />
      </div>
    </Disclosure>
  );
}
