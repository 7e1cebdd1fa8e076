import type { Pair } from '../../../../core/translations/translation-core.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { locales } from '../../../../shared/locale.ts';
import { today } from '../../../../shared/zoned-time.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { useClock } from '../../context/use-clock.ts';
import { TextButton } from '../../forms/button.tsx';
import { Field } from '../../forms/field.tsx';
import { Disclosure } from '../disclosure.tsx';
import { loadSlugify } from '../load-slugify.ts';
import type { TypedTime } from '../typed-time.ts';
import type { Fields } from '../use-fields.ts';
import { CoverField } from './cover-field.tsx';
import styles from './details.module.css';
import { PinField } from './pin-field.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { otherOf, TranslationField } from './translation-field.tsx';
import { UploadSettings } from './upload-settings.tsx';

interface DetailsPanelProps {
  fields: Fields;
  /** The pair that the post is in. */
  pair: Pair | null;
  returned: TypedTime | undefined;
  isBusy: boolean;
}

/** All that a post is besides its title and text: beside the paper, or behind a button below it. */
export function DetailsPanel({ fields, pair, returned, isBusy }: DetailsPanelProps) {
  const { messages, locale, origin } = useOwner();
  const { compose, language } = messages;
  const { fields: labels } = compose;
  const { start, typed, saved } = fields;
  const { zone } = useClock();
  const { values } = start;
  const address = { origin, slug: typed.slug || '…' };
  const isPublic = saved?.status === 'published';
  const isMoving = isPublic && typed.slug !== saved.slug;
  const isScheduled = saved?.status === 'scheduled';
  const slugHelp = fill(isPublic ? labels.slug_address : labels.slug_help, address);
  const excerptHelp =
    typed.excerpt === ''
      ? labels.excerpt_help
      : plural(locale, labels.excerpt_count, Array.from(typed.excerpt).length);
  /** Shows at once how the core will write it. */
  const normalise = async () => {
    const slugify = await loadSlugify();
    if (slugify) fields.fillIn('slug', slugify(fields.read().slug));
  };
  return (
    <Disclosure id="details" heading={compose.details} closedBelow="70rem">
      <div className={styles.detailsPanelPanel}>
        <Field
          id="slug"
          label={labels.slug}
          help={isMoving ? `${slugHelp}. ${labels.slug_changed}` : slugHelp}
        >
          {(control) => (
            <input
              {...control}
              name="slug"
              defaultValue={values.slug}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onBlur={() => void normalise()}
            />
          )}
        </Field>
        <Field id="date" label={labels.date} help={isScheduled ? compose.schedule.follows : labels.date_help}>
          {(control) => (
            <input
              {...control}
              name="date"
              defaultValue={values.date}
              readOnly={isScheduled}
              placeholder={today(zone)}
              autoComplete="off"
            />
          )}
        </Field>
        {!isPublic && (
          <ScheduleField
            key={`${saved?.publish_at} ${zone}`}
            saved={saved}
            returned={returned}
            isBusy={isBusy}
          />
        )}
        <Field id="language" label={labels.language}>
          {(control) => (
            <select {...control} name="language" defaultValue={values.language}>
              {locales.map((one) => (
                <option key={one} value={one} lang={one}>
                  {language[`name_${one}`]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TranslationField pair={pair} slug={saved?.slug} />
        <CoverField fields={fields} />
        <Field id="excerpt" label={labels.excerpt} help={excerptHelp}>
          {(control) => (
            <textarea
              {...control}
              name="excerpt"
              rows={3}
              className={styles.excerpt}
              lang={typed.language}
              defaultValue={values.excerpt}
            />
          )}
        </Field>
        <Field id="tags" label={labels.tags} help={labels.tags_help}>
          {(control) => (
            <input
              {...control}
              name="tags"
              lang={typed.language}
              defaultValue={values.tags}
              autoComplete="off"
            />
          )}
        </Field>
        {saved && <PinField key={saved.id} post={saved} other={otherOf(pair, saved.slug)?.slug} />}
        <UploadSettings />
        {isPublic && (
          <div className={styles.unpublish}>
            <TextButton type="submit" name="intent" value="unpublish" aria-disabled={isBusy || undefined}>
              {compose.actions.unpublish}
            </TextButton>
            <p className={text.small}>{compose.actions.unpublish_help}</p>
          </div>
        )}
      </div>
    </Disclosure>
  );
}
