import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { fill } from '../../../messages/fill.ts';
import type { ContentItem, ContentPlace } from '../../../shared/content.ts';
import type { GuardOverride } from '../../../shared/guard/guarded-name.ts';
import { useOwner } from '../context/owner-context.ts';
import type { ReadFailure } from '../forms/read-failure.ts';
import { type Held, heldIn } from '../forms/read-held.ts';
import { createSection, findSection, updateSection, uploadPicture } from './content-api.ts';
import { failureMessage } from './failure-detail.ts';
import { pictureSyntax } from './picture-syntax.ts';
import { contentToSend } from './typed-text.ts';
import type { SectionText } from './use-section-text.ts';

/** What waits for a reason: the text as it is typed, or a picture for it. */
interface HeldText extends Held {
  /** Name of the picture's file. */
  file?: string;
  letOut: (reason: string) => void;
}

/** What the buttons of a text do on the server: saving it as a draft or for everyone, and bringing in a picture. */
export function useSaving(place: ContentPlace, text: SectionText) {
  const owner = useOwner();
  const { messages } = owner.messages.contentManager;
  const { revalidate } = useRevalidator();

  const [held, setHeld] = useState<HeldText>();

  const refuse = async (failure: ReadFailure) => {
    text.setMessage(failureMessage('content_save', failure, owner));
    // The loader finds that the session has ended, and the page asks for the password.
    if (failure.status === 401) await revalidate();
    // Removed elsewhere: the next save makes it anew.
    if (failure.status === 404) text.rebase(null);
    if (failure.status === 409 && failure.guarded === undefined) text.setConflict(await findSection(place));
  };

  const save = async (status: ContentItem['status'], override?: GuardOverride) => {
    setHeld(undefined);
    const { base, content_type } = text.typed;
    const written = text.read();
    const typed = {
      ...{ content: contentToSend(written, content_type), content_type },
      ...(override && { override }),
    };
    if (status === 'published' && typed.content.trim() === '') {
      const detail = messages.content_required;
      text.setMessage({
        text: fill(owner.messages.errors.catalog.content_save, { detail }),
        isFailure: true,
      });
      return;
    }
    text.setBusy(status);
    const result = base
      ? await updateSection(place, { ...typed, status, updated_at: base })
      : await createSection({ ...place, ...typed, status });
    text.setBusy(undefined);
    if (!result.ok) {
      const found = heldIn(result.failure);
      if (found) {
        setHeld({ ...found, letOut: (reason) => void save(status, { reason }) });
        // The question says it.
        return text.setMessage(undefined);
      }
      return refuse(result.failure);
    }
    text.settle(written, result.value);
    text.say(status === 'draft' ? messages.draft_saved : messages.published);
    await revalidate();
  };

  /** The picture comes where the cursor is. */
  const insertPicture = (picture: { url: string; alt: string }) => {
    const { page, area } = text;
    if (page.current) return page.current.insertPicture(picture);
    const field = area.current;
    if (!field) return;
    const inserted = pictureSyntax[text.typed.content_type](picture);
    field.setRangeText(inserted, field.selectionStart, field.selectionEnd, 'end');
    field.focus();
    text.change({ content: field.value });
  };

  const upload = async (file: File, override?: GuardOverride) => {
    setHeld(undefined);
    text.setBusy('upload');
    const result = await uploadPicture(file, override);
    text.setBusy(undefined);
    if (!result.ok) {
      const found = heldIn(result.failure);
      if (found) {
        setHeld({ ...found, file: file.name, letOut: (reason) => void upload(file, { reason }) });
        return text.setMessage(undefined);
      }
      text.setMessage(failureMessage('content_image', result.failure, owner));
      if (result.failure.status === 401) await revalidate();
      return;
    }
    insertPicture({ url: result.value.url, alt: '' });
    text.say(messages.image_uploaded);
  };

  return { save, refuse, upload, insertPicture, held, leaveHeld: () => setHeld(undefined) };
}
