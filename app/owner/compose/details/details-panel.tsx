import { type ReactNode, useRef, useState } from 'react';
import type { PairedPost, Pinned } from '../../../../core/posts/post-core.ts';
import type { Pair } from '../../../../core/translations/pairs.ts';
import { fill, plural } from '../../../../messages/fill.ts';
import { completedFile } from '../../../../shared/addresses.ts';
import { today } from '../../../../shared/dates.ts';
import { locales } from '../../../../shared/locale.ts';
import type { MediaItem } from '../../../../shared/media.ts';
import { paths } from '../../../../shared/paths.ts';
import { postLimits } from '../../../../shared/post.ts';
import text from '../../../ui/text.module.css';
import { useClock, useOwner } from '../../context/owner-context.ts';
import { callApi, requestMessage, useApiData } from '../../forms/api.ts';
import { Field, TextAreaField, TextButton, TextField } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import { ActionLink } from '../../page-kit.tsx';
import { PicturePicker } from '../../pictures/picture-picker.tsx';
import { imageHostKeys, useImageHost } from '../../pictures/picture-source.ts';
import { pinText, postName } from '../../shell/post-status.tsx';
import { loadSlugify } from '../editor-fields.tsx';
import type { TypedTime } from '../post-values.ts';
import type { Fields } from '../saving.ts';
import styles from './details.module.css';
import { Disclosure } from './disclosure.tsx';
import { ScheduleField } from './schedule-field.tsx';

/** For fields that don't contain prose. */
const technical = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

interface DetailsPanelProps {
  fields: Fields;
  /** The post's translation when the page was loaded. */
  pair: Pair | null;
  /** The typed values, after a form sent without JavaScript failed. */
  returned: TypedTime | undefined;
  isBusy: boolean;
}

/** A post's fields besides its title and text. */
export function DetailsPanel({ fields, pair, returned, isBusy }: DetailsPanelProps) {
  const { messages, locale, origin } = useOwner();
  const { compose, language } = messages;
  const { fields: labels } = compose;
  const { start, typed, saved } = fields;
  const { zone } = useClock();
  const control = (name: 'slug' | 'date' | 'excerpt' | 'tags') => {
    return { id: name, name, label: labels[name], defaultValue: start.values[name] };
  };
  const { length } = Array.from(typed.excerpt);
  const isPublic = saved?.status === 'published';
  const isScheduled = saved?.status === 'scheduled';
  const address = fill(isPublic ? labels.slug_address : labels.slug_help, {
    origin,
    slug: typed.slug || '…',
  });
  const other = saved && pair && (pair.original.slug === saved.slug ? pair.translation : pair.original);
  /** Shows the slug as the core will store it. */
  const normalizeSlug = async () => {
    const slugify = await loadSlugify();
    if (slugify) fields.fillIn('slug', slugify(fields.read().slug));
  };
  return (
    <Disclosure id="details" heading={compose.details} closedBelow="70rem">
      <div className={styles.fields}>
        <TextField
          {...technical}
          {...control('slug')}
          help={isPublic && typed.slug !== saved.slug ? `${address}. ${labels.slug_changed}` : address}
          onBlur={() => void normalizeSlug()}
        />
        <TextField
          {...control('date')}
          help={isScheduled ? compose.schedule.follows : labels.date_help}
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
        <TranslationPart slug={saved?.slug} other={other} />
        <CoverField fields={fields} />
        <TextAreaField
          {...control('excerpt')}
          help={length === 0 ? labels.excerpt_help : plural(locale, labels.excerpt_count, length)}
          rows={3}
          className={styles.excerpt}
          lang={typed.language}
        />
        <TextField {...control('tags')} help={labels.tags_help} lang={typed.language} autoComplete="off" />
        {saved && <PinPart key={saved.id} post={saved} other={other?.slug} />}
        <UploadSettings />
        {isPublic && (
          <div className={styles.unpublish}>
            <TextButton type="submit" name="intent" value="unpublish" isBusy={isBusy}>
              {compose.actions.unpublish}
            </TextButton>
            <p className={text.small}>{compose.actions.unpublish_help}</p>
          </div>
        )}
      </div>
    </Disclosure>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  );
}

/** Links to the translation, or to choosing or creating one. `slug` is undefined for an unsaved post. */
function TranslationPart({ slug, other }: { slug: string | undefined; other: PairedPost | null }) {
  const { details } = useOwner().messages.translation;
  const start = slug === undefined ? undefined : paths.translationOf(slug);
  return (
    <Part id="translation-label" heading={details.label}>
      {!start && <p className={text.small}>{details.unsaved}</p>}
      {start && !other && (
        <p>
          <span className={text.small}>{details.none}</span>
          <ActionLink to={start}>{details.begin}</ActionLink>
        </p>
      )}
      {start && other && (
        <p>
          <ActionLink to={paths.composePost(other.slug)}>
            {fill(details.open, { title: postName(other) })}
          </ActionLink>
          <ActionLink to={start}>{details.side_by_side}</ActionLink>
        </p>
      )}
    </Part>
  );
}

/** Pins the post to the top of the blog. `other`: the slug of its translation, which shares the pin. */
function PinPart({ post, other }: { post: PairedPost; other: string | undefined }) {
  const { postList, errors } = useOwner().messages;
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
    <Part id="pin-label" heading={pin.heading}>
      <p>
        <span className={text.small} aria-live="polite">
          {message || state}
        </span>
        <TextButton
          aria-label={fill(label, { title: postName(post), other: otherName })}
          isBusy={isBusy}
          onClick={() => void change()}
        >
          {isHere ? pin.take_down : pin.pin}
        </TextButton>
      </p>
    </Part>
  );
}

/** The cover image: URL, preview, alt text and the media library. */
function CoverField({ fields }: { fields: Fields }) {
  const { compose, mediaLibrary } = useOwner().messages;
  const { fields: labels } = compose;
  const { start, typed, fillIn } = fields;
  const [isChoosing, setChoosing] = useState(false);
  const [failed, setFailed] = useState('');
  /** The alt text of the image chosen last. The owner wrote any other text. */
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
      <p role="status" className={styles.failed}>
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
      </div>
    </details>
  );
}
