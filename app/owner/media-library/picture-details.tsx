import { useState } from 'react';
import { flushSync } from 'react-dom';
import { data, useFetcher } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import { type PageType, pageTypes, type SectionKey } from '../../../shared/content.ts';
import { formatPostDate } from '../../../shared/dates.ts';
import { parseLocale } from '../../../shared/locale.ts';
import { type MediaItem, type MediaUse, mediaAltSchema, mediaLimits } from '../../../shared/media.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { statusOf } from '../../../shared/result.ts';
import type { PageContext } from '../../page-context.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import type { RequestFailure, SignedOut } from '../auth/sign-in-message.ts';
import { type Owner, useOwner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import { Dialog, DialogClose, DialogHeading } from '../forms/dialog.tsx';
import { Button, TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import { ownerToasts } from '../forms/notices.tsx';
import { pathOfField, type SettingField, settingFields } from '../forms/setting-fields.ts';
import { useAction } from '../forms/use-action.ts';
import { fileSize } from '../pictures/upload-list.tsx';
import styles from './media-library.module.css';

type OwnerText = Pick<Owner, 'messages' | 'locale'>;

interface PictureDetailsProps {
  picture: MediaItem;
  uses: MediaUse[];
  removal: Removal | undefined;
  onRemove: () => void;
  onClose: () => void;
}

export function PictureDetails({ picture, uses, removal, onRemove, onClose }: PictureDetailsProps) {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { details } = messages.mediaLibrary;
  const { id, url, file_name, width, height, bytes, created_at } = picture;
  const isRemoving = removal === 'removing';
  return (
    <Dialog className={styles.details} onClose={onClose}>
      <div className={styles.picture}>
        <img src={url} alt={picture.alt} width={width} height={height} />
      </div>
      <div className={styles.facts}>
        <DialogHeading>{file_name || id}</DialogHeading>
        <p className={text.small}>
          {fill(details.size, { width, height, size: fileSize(bytes, locale) })}
          <br />
          {fill(details.added, { date: formatPostDate(created_at, locale) })}
        </p>
        <div className={field.actions}>
          <CopyAddress url={url} />
          <a className={text.action} href={url} target="_blank" rel="noopener">
            {details.open}
          </a>
        </div>
        <AltForm picture={picture} />
        <MediaUses uses={uses} />
        {typeof removal === 'object' && (
          <p role="alert" className={field.error}>
            {libraryMessage(removal, owner)}
          </p>
        )}
        <div className={`${field.actions} ${styles.end}`}>
          <DialogClose className={`${button.button} ${button.outlined} ${button.compact}`}>
            {details.close}
          </DialogClose>
          <TextButton disabled={isRemoving} onClick={onRemove}>
            {isRemoving ? details.deleting : details.delete}
          </TextButton>
        </div>
      </div>
    </Dialog>
  );
}

function AltForm({ picture: { id, alt } }: { picture: MediaItem }) {
  const owner = useOwner();
  const { details } = owner.messages.mediaLibrary;
  const fetcher = useFetcher<LibraryChange>({ key: `describe-${id}` });
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;
  return (
    <fetcher.Form method="post" action={localized(paths.mediaLibrary, owner.locale)} className={styles.alt}>
      <input type="hidden" name="id" value={id} />
      <div className={field.field}>
        <label htmlFor="alt">{details.alt}</label>
        <textarea
          id="alt"
          name="alt"
          rows={2}
          defaultValue={alt}
          maxLength={mediaLimits.alt}
          aria-describedby="alt-help"
        />
        <p id="alt-help" className={field.help}>
          {details.alt_help}
        </p>
      </div>
      <div className={field.actions}>
        <Button type="submit" isOutlined name="intent" value="describe">
          {details.alt_save}
        </Button>
        <p role="status" className={result?.failure ? field.error : undefined}>
          {result && (result.failure ? libraryMessage(result.failure, owner) : details.alt_saved)}
        </p>
      </div>
    </fetcher.Form>
  );
}

function CopyAddress({ url }: { url: string }) {
  const { messages, origin } = useOwner();
  const { details } = messages.mediaLibrary;
  const [isCopied, setCopied] = useState(false);
  return (
    <TextButton
      onClick={() => {
        // If the browser refuses, the URL is still in the link to the image.
        void navigator.clipboard?.writeText(origin + url).then(
          () => setCopied(true),
          () => setCopied(false),
        );
      }}
    >
      <span aria-live="polite">{isCopied ? messages.toasts.link_copied : details.copy}</span>
    </TextButton>
  );
}

function libraryMessage(failure: LibraryFailure, owner: OwnerText): string {
  const { errors, mediaLibrary, settings } = owner.messages;
  switch (failure.code) {
    case 'in_use': {
      const names = failure.places.map((use) => mediaUseLabel(use, owner));
      const places = new Intl.ListFormat(owner.locale).format(names);
      return fill(mediaLibrary.details.in_use, { places });
    }
    case 'media_not_found':
      return mediaLibrary.details.missing;
    case 'too_long':
      return fill(settings.invalid.too_long, { max: mediaLimits.alt });
    default:
      return requestMessage(failure.code, errors);
  }
}

function MediaUses({ uses }: { uses: MediaUse[] }) {
  const owner = useOwner();
  const { details } = owner.messages.mediaLibrary;
  return (
    <section aria-labelledby="used-heading" className={styles.uses}>
      <h3 id="used-heading">{details.used}</h3>
      {uses.length === 0 ? (
        <p className={text.small}>{details.unused}</p>
      ) : (
        <ul>
          {uses.map((use) => {
            const label = mediaUseLabel(use, owner);
            return (
              <li key={`${use.kind} ${label}`}>
                {/* A full load, because a client navigation doesn't scroll to the anchor. */}
                <a href={mediaUseAddress(use, owner)}>{label}</a>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

export function mediaUseLabel(use: MediaUse, { messages }: OwnerText): string {
  const { details } = messages.mediaLibrary;
  switch (use.kind) {
    case 'post':
      return use.status === 'draft' ? `${use.title} (${details.use_draft})` : use.title;
    case 'content': {
      const sections: Record<string, string> = messages.contentManager.sections;
      const known = parseLocale(use.language);
      const language = known ? messages.language[`name_${known}`] : use.language;
      return fill(details.use_content, { section: sections[use.section_key] ?? use.section_key, language });
    }
    case 'setting':
      return fill(details.use_setting, { name: settingName(use.key, messages) });
  }
}

export function mediaUseAddress(use: MediaUse, { locale }: Pick<Owner, 'locale'>): string {
  switch (use.kind) {
    case 'post':
      return localized(paths.composePost(use.slug), locale);
    case 'content': {
      const isKnown = (pageTypes as readonly string[]).includes(use.page_type);
      if (!isKnown) return localized(paths.contentManager, locale);
      const place = paths.contentSection(use.page_type as PageType, use.section_key as SectionKey);
      return localized(place, locale);
    }
    case 'setting':
      return localized(pathOfField(use.key), locale);
  }
}

function settingName(key: string, messages: Owner['messages']): string {
  const texts: Partial<Record<string, SettingField>> = settingFields(messages);
  return texts[key]?.label ?? messages.settings.title;
}

/** A removal's state, or why it failed. */
type Removal = 'removing' | 'removed' | LibraryFailure;

/** Deletes images and shows the result, even if the dialog has been closed. */
export function useRemovals(onRemoved: (id: string) => void) {
  const { messages, locale } = useOwner();
  const { details } = messages.mediaLibrary;
  const [removals, setRemovals] = useState<Record<string, Removal | undefined>>({});
  const note = (id: string, removal?: Removal) => setRemovals((now) => ({ ...now, [id]: removal }));
  const send = useAction<LibraryChange, string>(localized(paths.mediaLibrary, locale), (result, id) => {
    if (!result || result.failure) return note(id, result?.failure);
    // Close the dialog first: while it is open, nothing outside it can be focused.
    flushSync(() => note(id, 'removed'));
    ownerToasts.show({ title: details.deleted, variant: 'destructive' });
    document.getElementById('content')?.focus();
    onRemoved(id);
  });
  const remove = ({ id, file_name }: MediaItem, uses: MediaUse[]) => {
    if (uses.length > 0) return note(id, { code: 'in_use', places: uses });
    if (removals[id] === 'removing' || !confirm(fill(details.confirm, { name: file_name || id }))) return;
    note(id, 'removing');
    send({ intent: 'delete', id }, id);
  };
  return { removals, remove };
}

type LibraryFailure =
  | SignedOut
  | RequestFailure
  | { code: 'media_not_found' | 'too_long' }
  | { code: 'in_use'; places: MediaUse[] };

interface LibraryChange {
  failure?: LibraryFailure;
}

export async function describePicture(form: FormData, { core }: PageContext) {
  const parsed = mediaAltSchema.safeParse({ alt: form.get('alt') });
  if (!parsed.success) return refused({ code: 'too_long' });
  const updated = await core.media.updateAlt(String(form.get('id')), parsed.data.alt);
  return updated.ok ? data<LibraryChange>({}) : refused(updated.failure);
}

export async function deletePicture(form: FormData, { core }: PageContext) {
  const removed = await core.media.remove(String(form.get('id')), { isForced: false });
  return removed.ok ? data<LibraryChange>({}) : refused(removed.failure);
}

function refused(failure: Exclude<LibraryFailure, RequestFailure>) {
  return data<LibraryChange>({ failure }, { status: statusOf(failure) });
}
