import { type ReactNode, useRef, useState } from 'react';
import type { PairedPost, Pinned } from '../../../../core/posts/post-core.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { completedFile } from '../../../../shared/addresses.ts';
import { today } from '../../../../shared/dates.ts';
import { locales, parseLocale } from '../../../../shared/locale.ts';
import type { MediaItem } from '../../../../shared/media.ts';
import { localized, paths } from '../../../../shared/paths.ts';
import { postLimits } from '../../../../shared/post.ts';
import text from '../../../ui/text.module.css';
import { randomKey } from '../../context/browser.ts';
import { useClock, useOwner } from '../../context/owner-context.ts';
import { callApi, requestMessage, useApiData } from '../../forms/api.ts';
import { Button, Field, TextAreaField, TextButton, TextField } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { ActionLink } from '../../page-kit.tsx';
import { PicturePicker } from '../../pictures/picture-picker.tsx';
import { imageHostKeys, useImageHost } from '../../pictures/picture-source.ts';
import { pinText, postName } from '../../shell/post-status.tsx';
import { loadSlugify } from '../editor-fields.tsx';
import type { MarkedPair, SaveFailure } from '../post-action.ts';
import type { TypedTime } from '../post-values.ts';
import type { Fields, Intent } from '../saving.ts';
import { saveMessage, saveReason } from '../status-line.ts';
import { ExportRow } from '../word/export-row.tsx';
import styles from './details.module.css';
import { Row, RowButton } from './rows.tsx';
import { ScheduleField } from './schedule-field.tsx';

/** Attributes of fields that don't contain prose. */
const technical = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

interface DetailsPanelProps {
  fields: Fields;
  /** The post's translation when the page was loaded. */
  pair: MarkedPair | null;
  /** The typed values, after a form sent without JavaScript failed. */
  returned: TypedTime | undefined;
  /** Whether an unpublished post goes live later instead of when Publish is pressed. */
  isLater: boolean;
  onLater: (isLater: boolean) => void;
  busy: Intent | 'delete' | undefined;
  /** The panel of the next version; null without one. */
  next: ReactNode;
  checks: ReactNode;
  review: ReactNode;
  /** Why the post wasn't saved as a new one. */
  newFailure: SaveFailure | undefined;
  onSaveAsNew: (copy: NewPost) => void;
  onHistory: () => void;
  onDelete: () => void;
}

/**
 * A post's settings in the order in which they are used: what has to be set before publishing, what lists and
 * links show, and the rest as rows. A post that readers can see or will see has rows only.
 */
export function DetailsPanel({
  fields,
  pair,
  returned,
  isLater,
  busy,
  next,
  checks,
  review,
  newFailure,
  ...on
}: DetailsPanelProps) {
  const { messages, locale, origin } = useOwner();
  const { compose, language, speech } = messages;
  const { fields: labels, panel, actions } = compose;
  const { start, typed, saved } = fields;
  const { zone, moment } = useClock();
  const control = (name: 'slug' | 'date' | 'excerpt' | 'tags') => {
    return { id: name, name, label: labels[name], defaultValue: start.values[name] };
  };
  const { length } = Array.from(typed.excerpt);
  const isPublic = saved?.status === 'published';
  const isScheduled = saved?.status === 'scheduled';
  const isFixed = !isPublic && !isScheduled;
  const isBusy = busy !== undefined;
  const address = fill(isPublic ? labels.slug_address : labels.slug_help, {
    origin,
    slug: typed.slug || '…',
  });
  const schedule = (
    <ScheduleField key={`${saved?.publish_at} ${zone}`} saved={saved} returned={returned} isBusy={isBusy} />
  );
  const other = saved && pair && (pair.original.slug === saved.slug ? pair.translation : pair.original);
  /** Shows the slug as the core will store it. */
  const normalizeSlug = async () => {
    const slugify = await loadSlugify();
    if (slugify) fields.fillIn('slug', slugify(fields.read().slug));
  };
  return (
    <aside id="details" className={styles.sections} aria-label={compose.details}>
      {next}
      {isFixed && <h2>{panel.before}</h2>}
      {isScheduled && <h2>{compose.status.scheduled}</h2>}
      {isScheduled && (
        <Row
          key="schedule"
          id="goes-live"
          label={panel.goes_live}
          state={saved.publish_at && moment(saved.publish_at)}
          isOpen={returned !== undefined}
          isStep
        >
          {schedule}
        </Row>
      )}
      {isScheduled && (
        <p className={styles.actions}>
          <TextButton type="submit" name="intent" value="publish" isBusy={isBusy}>
            {busy === 'publish' ? actions.saving : actions.publish_now}
          </TextButton>
          <TextButton type="submit" name="intent" value="draft" isBusy={isBusy}>
            {busy === 'draft' ? actions.saving : actions.unschedule}
          </TextButton>
        </p>
      )}
      {!isFixed && <h2>{panel.optional}</h2>}
      <Row key="slug" id="slug-row" label={labels.slug} state={typed.slug} isFixed={isFixed}>
        <TextField
          {...technical}
          {...control('slug')}
          help={isPublic && typed.slug !== saved.slug ? `${address}. ${labels.slug_changed}` : address}
          onBlur={() => void normalizeSlug()}
        />
      </Row>
      <Row
        key="language"
        id="language-row"
        label={labels.language}
        state={language[`name_${parseLocale(typed.language) ?? locale}`]}
        isFixed={isFixed}
      >
        <Field id="language" label={labels.language}>
          {(props) => (
            <select {...props} name="language" defaultValue={start.values.language}>
              {locales.map((one) => (
                <option key={one} value={one} lang={one}>
                  {language[`name_${one}`]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </Row>
      {isFixed && (
        <fieldset id="goes-live" className={styles.goesLive}>
          <legend>{panel.goes_live}</legend>
          {([false, true] as const).map((later) => (
            <label key={String(later)} className={field.tick}>
              <input
                type="radio"
                name="goes_live"
                value={later ? 'later' : 'now'}
                checked={later === isLater}
                onChange={() => on.onLater(later)}
              />
              {later ? panel.later : panel.on_publish}
            </label>
          ))}
          {schedule}
        </fieldset>
      )}
      {isFixed && <h2>{panel.sharing}</h2>}
      <Row
        key="excerpt"
        id="excerpt-row"
        label={labels.excerpt}
        state={typed.excerpt || panel.no_excerpt}
        isFixed={isFixed}
      >
        <TextAreaField
          {...control('excerpt')}
          help={length === 0 ? labels.excerpt_help : plural(locale, labels.excerpt_count, length)}
          rows={3}
          lang={typed.language}
        />
      </Row>
      <Row
        key="cover"
        id="cover-row"
        label={labels.cover}
        state={typed.cover.split('/').at(-1) || panel.no_cover}
        isFixed={isFixed}
      >
        <CoverField fields={fields} />
      </Row>
      <Row key="tags" id="tags-row" label={labels.tags} state={typed.tags || panel.none} isFixed={isFixed}>
        <TextField {...control('tags')} help={labels.tags_help} lang={typed.language} autoComplete="off" />
      </Row>
      {isFixed && checks}
      {isFixed && <h2>{panel.optional}</h2>}
      {review}
      <TranslationRow slug={saved?.slug} other={other} marks={pair ? pair.marksAfter - pair.marks : 0} />
      {!isFixed && checks}
      <Row key="date" id="date-row" label={labels.date} state={typed.date || panel.no_date}>
        <TextField
          {...control('date')}
          help={isScheduled ? compose.schedule.follows : labels.date_help}
          readOnly={isScheduled}
          placeholder={today(zone)}
          autoComplete="off"
        />
      </Row>
      {saved && <PinRow key={`pin-${saved.id}`} post={saved} other={other?.slug} />}
      <RowButton
        type="submit"
        name="intent"
        value="speech"
        formAction={localized(paths.speech(), locale)}
        label={speech.link}
        state={panel.speech}
      />
      <UploadSettings />
      {saved && (
        <>
          <RowButton id="history" label={actions.history} state={saved.version} onClick={on.onHistory} />
          <ExportRow slug={saved.slug} isDirty={fields.isDirty} />
          <SaveAsNewRow key={`new-${saved.id}`} busy={busy} failure={newFailure} onSave={on.onSaveAsNew} />
          <RowButton
            type="submit"
            name="intent"
            value="delete"
            label={busy === 'delete' ? actions.deleting : actions.delete}
            state={panel.to_trash}
            isBusy={isBusy}
            onClick={(event) => {
              event.preventDefault();
              on.onDelete();
            }}
          />
        </>
      )}
      {isPublic && (
        <Row id="unpublish" label={actions.unpublish} state={panel.asks_first}>
          <p className={text.small}>{actions.unpublish_help}</p>
          <Button type="submit" isOutlined name="intent" value="unpublish" isBusy={isBusy}>
            {actions.unpublish}
          </Button>
        </Row>
      )}
    </aside>
  );
}

/** An empty `slug` is generated from the title. `key` is unique for each duplicate. */
interface NewPost {
  slug: string;
  key: string;
}

interface SaveAsNewProps extends Pick<DetailsPanelProps, 'busy'> {
  failure: SaveFailure | undefined;
  onSave: (copy: NewPost) => void;
}

/** Asks for the slug of a duplicate (docs/specification.md 4.5). */
function SaveAsNewRow({ busy, failure, onSave }: SaveAsNewProps) {
  const { messages } = useOwner();
  const { actions, panel, save_as_new_dialog: labels } = messages.compose;
  const [slug, setSlug] = useState('');
  const [key] = useState(randomKey);
  const save = () => onSave({ slug, key });
  return (
    <Row id="save-as-new" label={actions.save_as_new} state={panel.save_as_new} isStep>
      <TextField
        {...technical}
        label={labels.slug}
        help={labels.help}
        value={slug}
        onChange={(event) => setSlug(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !busy && save()}
      />
      {failure && (
        <p role="alert" className={field.error}>
          {saveMessage(failure, messages)} <span className={field.help}>{saveReason(failure, messages)}</span>
        </p>
      )}
      <Button isBusy={busy !== undefined} onClick={save}>
        {busy === 'new' ? actions.saving : labels.confirm}
      </Button>
    </Row>
  );
}

interface TranslationRowProps {
  /** Undefined for an unsaved post. */
  slug: string | undefined;
  other: PairedPost | null;
  /** How many more paragraphs of the translation will be out of date once the next version is published. */
  marks: number;
}

/** Links to the translation, or to choosing or creating one. */
function TranslationRow({ slug, other, marks }: TranslationRowProps) {
  const { messages, locale } = useOwner();
  const { details } = messages.translation;
  const start = slug === undefined ? undefined : paths.translationOf(slug);
  const state = other ? postName(other) : messages.compose.panel.no_translation;
  const after = marks > 0 && plural(locale, messages.compose.panel.outdated_after, marks);
  return (
    <Row id="translation" label={details.label} state={after ? `${state}. ${after}` : state}>
      {!start && <p className={text.small}>{details.unsaved}</p>}
      {start && !other && <ActionLink to={start}>{details.begin}</ActionLink>}
      {start && other && (
        <>
          <ActionLink to={paths.composePost(other.slug)}>
            {fill(details.open, { title: postName(other) })}
          </ActionLink>
          <ActionLink to={start}>{details.side_by_side}</ActionLink>
        </>
      )}
    </Row>
  );
}

/** Pins the post to the top of the blog. `other`: the slug of its translation, which shares the pin. */
function PinRow({ post, other }: { post: PairedPost; other: string | undefined }) {
  const { postList, errors, compose } = useOwner().messages;
  const { pin } = postList;
  const [version, setVersion] = useState(0);
  const [message, setMessage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const found = useApiData<{ post: PairedPost | null }>(paths.apiPinned, { version });
  if (!found?.ok) return null;
  const pinned = found.value.post;
  const isHere = pinned !== null && (pinned.id === post.id || pinned.slug === other);
  const otherName = pinned ? postName(pinned) : '';
  const state = isHere ? pin.here : pinned ? fill(pin.elsewhere, { other: otherName }) : pin.nowhere;
  const label = isHere ? pin.take_down_label : pinned ? pin.instead_label : pin.pin_label;
  const change = async () => {
    setBusy(true);
    const address = paths.apiPin(isHere ? pinned.slug : post.slug);
    const called = await callApi<Pinned | null>(isHere ? 'DELETE' : 'PUT', address);
    setBusy(false);
    setVersion((count) => count + 1);
    if (called.ok) {
      const replaced = called.value?.replaced ?? null;
      return setMessage(pinText({ isPinned: !isHere, post, replaced }, pin));
    }
    const { status } = called.failure;
    const code = status === 0 ? 'network' : status === 401 ? 'signed_out' : 'server';
    setMessage(requestMessage(code, errors));
  };
  return (
    <Row id="pin" label={pin.heading} state={isHere ? pin.mark : compose.panel.not_pinned}>
      <p className={text.small} aria-live="polite">
        {message || state}
      </p>
      <TextButton
        aria-label={fill(label, { title: postName(post), other: otherName })}
        isBusy={isBusy}
        onClick={() => void change()}
      >
        {isHere ? pin.take_down : pin.pin}
      </TextButton>
    </Row>
  );
}

/** The cover image: URL, preview, alt text and the media library. */
function CoverField({ fields }: { fields: Fields }) {
  const { compose, mediaLibrary } = useOwner().messages;
  const { fields: labels } = compose;
  const { start, typed, fillIn } = fields;
  const [isChoosing, setChoosing] = useState(false);
  const [failed, setFailed] = useState('');
  /** The alt text filled in with the last chosen image. Any other alt text was typed by the owner. */
  const chosenAlt = useRef('');
  const choose = ({ url, alt }: MediaItem) => {
    fillIn('cover', url);
    if (typed.cover_alt === '' || typed.cover_alt === chosenAlt.current) fillIn('cover_alt', alt);
    chosenAlt.current = alt;
    setChoosing(false);
  };
  const remove = () => {
    fillIn('cover_alt', '');
    fillIn('cover', '');
  };
  const address = completedFile(typed.cover.trim());
  const isAddress = /^(\/(?!\/)|https?:\/\/)\S+$/.test(address);
  return (
    <div className={styles.cover}>
      <TextField
        {...technical}
        id="cover"
        label={labels.cover}
        help={labels.cover_help}
        name="cover"
        defaultValue={start.values.cover}
        placeholder="https://"
        inputMode="url"
      />
      {isAddress && failed !== address && (
        <img key={address} src={address} alt="" onError={() => setFailed(address)} />
      )}
      <p role="status" className={field.error}>
        {isAddress && failed === address && labels.cover_failed}
      </p>
      <div className={styles.coverActions}>
        <TextButton
          aria-label={`${labels.cover_upload}: ${fill(mediaLibrary.picker.choose_label, { field: labels.cover })}`}
          onClick={() => setChoosing(true)}
        >
          {labels.cover_upload}
        </TextButton>
        {address && <TextButton onClick={remove}>{labels.cover_remove}</TextButton>}
      </div>
      <div className={styles.words} hidden={address === ''}>
        <TextAreaField
          id="cover_alt"
          label={labels.cover_alt}
          help={labels.cover_alt_help}
          name="cover_alt"
          rows={2}
          lang={typed.language}
          maxLength={postLimits.cover_alt}
          defaultValue={start.values.cover_alt}
        />
      </div>
      {isChoosing && <PicturePicker onChoose={choose} onClose={() => setChoosing(false)} />}
    </div>
  );
}

/** The settings of the owner's image host, which aren't fields of the post. */
function UploadSettings() {
  const { compose, mediaLibrary } = useOwner().messages;
  const { heading, intro, cloud_name, preset, save, saved } = compose.upload_settings;
  const host = useImageHost();
  const labels = { cloud_name, upload_preset: preset };
  return (
    <Row id="upload-settings" label={heading} state={host.values.cloud_name || mediaLibrary.title}>
      <p className={field.help}>{intro}</p>
      {imageHostKeys.map((key) => (
        <TextField
          {...technical}
          key={key}
          id={key}
          label={labels[key]}
          value={host.values[key]}
          onKeyDown={(event) => event.key === 'Enter' && host.save()}
          onChange={(event) => host.change({ [key]: event.target.value })}
        />
      ))}
      <TextButton onClick={host.save}>{save}</TextButton>
      <p aria-live="polite" className={text.small}>
        {host.isSaved && saved}
      </p>
    </Row>
  );
}
