import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { PairedPost, Pinned } from '../../../../core/posts/post-core.ts';
import type { Pair } from '../../../../core/translations/pairs.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { completedFile } from '../../../../shared/addresses.ts';
import { today } from '../../../../shared/dates.ts';
import { locales } from '../../../../shared/locale.ts';
import type { MediaItem } from '../../../../shared/media.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { postLimits } from '../../../../shared/post.ts';
import text from '../../../ui/text.module.css';
import { useClock, useOwner } from '../../context/owner-context.ts';
import { callApi, requestMessage, useApiData } from '../../forms/api.ts';
import { Field, TextButton, TextField } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { PicturePicker } from '../../pictures/picture-picker.tsx';
import { imageHostKeys, useImageHost } from '../../pictures/picture-source.ts';
import { pinText, postName } from '../../shell/post-status.tsx';
import { type Fields, loadSlugify } from '../fields.ts';
import type { TypedTime } from '../post-values.ts';
import styles from './details.module.css';
import { Disclosure } from './disclosure.tsx';
import { ScheduleField } from './schedule-field.tsx';

interface DetailsPanelProps {
  fields: Fields;
  pair: Pair | null;
  returned: TypedTime | undefined;
  isBusy: boolean;
}

/** A post's fields besides its title and text, beside the paper or behind a button below it. */
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
  /** Shows the slug as the core will store it. */
  const normalise = async () => {
    const slugify = await loadSlugify();
    if (slugify) fields.fillIn('slug', slugify(fields.read().slug));
  };
  return (
    <Disclosure id="details" heading={compose.details} closedBelow="70rem">
      <div className={styles.detailsPanelPanel}>
        <TextField
          id="slug"
          label={labels.slug}
          help={isMoving ? `${slugHelp}. ${labels.slug_changed}` : slugHelp}
          name="slug"
          defaultValue={values.slug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onBlur={() => void normalise()}
        />
        <TextField
          id="date"
          label={labels.date}
          help={isScheduled ? compose.schedule.follows : labels.date_help}
          name="date"
          defaultValue={values.date}
          readOnly={isScheduled}
          placeholder={today(zone)}
          autoComplete="off"
        />
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
        <TextField
          id="tags"
          label={labels.tags}
          help={labels.tags_help}
          name="tags"
          lang={typed.language}
          defaultValue={values.tags}
          autoComplete="off"
        />
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

/** The settings of the owner's image host; not fields of the post. */
function UploadSettings() {
  const { heading, intro, cloud_name, preset, save, saved } = useOwner().messages.compose.upload_settings;
  const host = useImageHost();
  const labels = { cloud_name, upload_preset: preset };
  return (
    <details className={styles.upload}>
      <summary>{heading}</summary>
      <div>
        <p className={field.help}>{intro}</p>
        {imageHostKeys.map((key) => (
          <TextField
            key={key}
            id={key}
            label={labels[key]}
            value={host.values[key]}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onKeyDown={(event) => event.key === 'Enter' && host.save()}
            onChange={(event) => host.change({ [key]: event.target.value })}
          />
        ))}
        <TextButton onClick={host.save}>{save}</TextButton>
        <p aria-live="polite" className={text.small}>
          {host.isSaved && saved}
        </p>
      </div>
    </details>
  );
}

interface TranslationFieldProps {
  /** The pair that the post was in when the page was loaded. */
  pair: Pair | null;
  /** Undefined for an unsaved post. */
  slug: string | undefined;
}

/** The same article in the other language. */
function otherOf(pair: Pair | null, slug: string | undefined) {
  return pair && (pair.original.slug === slug ? pair.translation : pair.original);
}

/** The way to the same article in the other language, or to choosing or beginning it. */
function TranslationField({ pair, slug }: TranslationFieldProps) {
  const { messages, locale } = useOwner();
  const { details } = messages.translation;
  const other = otherOf(pair, slug);
  return (
    <section className={styles.part} aria-labelledby="translation-label">
      <h3 id="translation-label">{details.label}</h3>
      {slug === undefined && <p className={text.small}>{details.unsaved}</p>}
      {slug !== undefined && !other && (
        <p>
          <span className={text.small}>{details.none}</span>
          <Link className={text.action} to={localised(paths.translationOf(slug), locale)}>
            {details.begin}
          </Link>
        </p>
      )}
      {slug !== undefined && other && (
        <p>
          <Link className={text.action} to={localised(paths.composePost(other.slug), locale)}>
            {fill(details.open, { title: other.title.trim() || other.slug })}
          </Link>
          <Link className={text.action} to={localised(paths.translationOf(slug), locale)}>
            {details.side_by_side}
          </Link>
        </p>
      )}
    </section>
  );
}

interface PinFieldProps {
  post: PairedPost;
  /** Slug of the translation, which shares the pin. */
  other: string | undefined;
}

/** Pins the article to the top of the blog. Without a script the list of posts does that. */
function PinField({ post, other }: PinFieldProps) {
  const { messages } = useOwner();
  const { pin } = messages.postList;
  const [asked, setAsked] = useState(0);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const found = useApiData<{ post: PairedPost | null }>(paths.apiPinned, { version: asked });
  if (!found?.ok) return null;
  const pinned = found.value.post;
  const isHere = pinned !== null && (pinned.id === post.id || pinned.slug === other);
  const title = postName(post);
  const label = isHere
    ? fill(pin.take_down_label, { title })
    : fill(pinned ? pin.instead_label : pin.pin_label, { title, other: pinned ? postName(pinned) : '' });
  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    const address = paths.apiPin(isHere ? pinned.slug : post.slug);
    const called = await callApi<Pinned | null>(isHere ? 'DELETE' : 'PUT', address);
    setBusy(false);
    setAsked((count) => count + 1);
    if (!called.ok) {
      const { status } = called.failure;
      const code = status === 0 ? 'network' : status === 401 ? 'signed_out' : 'server';
      setSaid(requestMessage(code, messages.errors));
    } else setSaid(pinText({ isPinned: !isHere, post, replaced: called.value?.replaced ?? null }, pin));
  };
  const state = isHere ? pin.here : pinned ? fill(pin.elsewhere, { other: postName(pinned) }) : pin.nowhere;
  return (
    <section className={styles.part} aria-labelledby="pin-label">
      <h3 id="pin-label">{pin.heading}</h3>
      <p>
        <span className={text.small} aria-live="polite">
          {said || state}
        </span>
        <TextButton aria-label={label} aria-disabled={isBusy || undefined} onClick={() => void change()}>
          {isHere ? pin.take_down : pin.pin}
        </TextButton>
      </p>
    </section>
  );
}

/** The cover: address, preview, alternative text, and the library. */
function CoverField({ fields }: { fields: Fields }) {
  const { compose, mediaLibrary } = useOwner().messages;
  const { cover, cover_alt, cover_alt_help, cover_failed, cover_help, cover_upload, cover_remove } =
    compose.fields;
  const [isChoosing, setChoosing] = useState(false);
  const address = completedFile(fields.typed.cover.trim());
  const [failed, setFailed] = useState('');
  /** The alternative text that came with a picture of the library. */
  const brought = useRef('');
  const choose = ({ url, alt }: MediaItem) => {
    // Nobody else's words are taken away.
    const isOurs = fields.typed.cover_alt === '' || fields.typed.cover_alt === brought.current;
    fields.fillIn('cover', url);
    if (isOurs) fields.fillIn('cover_alt', alt);
    brought.current = alt;
    setChoosing(false);
  };
  const remove = () => {
    fields.fillIn('cover_alt', '');
    fields.fillIn('cover', '');
  };
  const isAddress = /^(\/(?!\/)|https?:\/\/)\S+$/.test(address);
  return (
    <div className={styles.cover}>
      <TextField
        id="cover"
        label={cover}
        help={cover_help}
        name="cover"
        defaultValue={fields.start.values.cover}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {/* Its key lets a picture that failed be tried again at another address. */}
      {isAddress && failed !== address && (
        <img key={address} src={address} alt="" onError={() => setFailed(address)} />
      )}
      <p role="status" className={styles.failed}>
        {isAddress && failed === address && cover_failed}
      </p>
      <div className={styles.detailsPanelActions}>
        <TextButton
          aria-label={`${cover_upload}: ${fill(mediaLibrary.picker.choose_label, { field: cover })}`}
          onClick={() => setChoosing(true)}
        >
          {cover_upload}
        </TextButton>
        {address && <TextButton onClick={remove}>{cover_remove}</TextButton>}
      </div>
      <div className={styles.words} hidden={address === ''}>
        <Field id="cover_alt" label={cover_alt} help={cover_alt_help}>
          {(control) => (
            <textarea
              {...control}
              name="cover_alt"
              rows={2}
              lang={fields.typed.language}
              maxLength={postLimits.cover_alt}
              defaultValue={fields.start.values.cover_alt}
            />
          )}
        </Field>
      </div>
      {isChoosing && <PicturePicker onChoose={choose} onClose={() => setChoosing(false)} />}
    </div>
  );
}
