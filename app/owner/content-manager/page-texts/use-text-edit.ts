import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentItem, ContentPlace } from '../../../../shared/content.ts';
import type { GuardPlace } from '../../../../shared/guard/guarded-name.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { draftKey, useDraft } from '../../forms/drafts.ts';
import type { Message } from '../../forms/notices.tsx';
import { useAction } from '../../forms/use-action.ts';
import { failureMessage } from '../failure-detail.ts';
import type { TextVersion } from './load-page-texts.ts';
import type { PageTextResult } from './save-page-text.ts';

/** What was done to a text. */
export type Done = ContentItem['status'] | 'discarded';

interface TextEditOptions {
  place: ContentPlace;
  /** The text as the loader knows it, newer after every save. */
  version: TextVersion;
  /** Called when something was saved, or when there was nothing to save. */
  onDone: (done: Done | undefined) => void;
}

/** Two texts of the same place that were saved by two windows. */
const conflicts = ['section_changed_elsewhere', 'section_exists', 'section_not_found'];

/** A text while it is changed on its page: what is typed, what the browser keeps of it, and what the server says. */
export function useTextEdit({ place, version, onDone }: TextEditOptions) {
  const owner = useOwner();
  const { revalidate } = useRevalidator();
  const [start] = useState(version.start);
  const [typed, setTyped] = useState(start);
  const base = useRef(version.updatedAt);
  const newest = useRef(version);
  newest.current = version;
  const [busy, setBusy] = useState<Done>();
  const [message, setMessage] = useState<Message>();
  const [isConflict, setConflict] = useState(false);
  const [held, setHeld] = useState<readonly GuardPlace[]>();
  const isDirty = typed !== start;

  const draft = useDraft<{ values: { content: string } }>({
    place: `page/${place.page_type}/${place.section_key}/${place.language}`,
    keyOf: (at) => draftKey('content_draft', at),
    isUnsaved: ({ content }) => content !== start,
  });
  const [offered] = draft.found;

  const send = useAction<PageTextResult, Done>(
    localised(paths.pageTexts, owner.locale),
    async (result, done) => {
      setBusy(undefined);
      if (!result) return;
      if (!result.failure) {
        if (done !== 'discarded') draft.forget();
        // Opened again at once, the text must be what was saved.
        if (result.saved && newest.current.updatedAt !== result.saved) await revalidate();
        onDone(done);
        return;
      }
      const { code, status = 500, places = [] } = result.failure;
      // The page asks for the password, over the text.
      if (code === 'signed_out') return;
      if (conflicts.includes(code)) {
        await revalidate();
        setConflict(true);
        return;
      }
      // It says where the names stand, and asks for a reason.
      if (isGuarded(code)) return setHeld(places);
      const isEmpty = code === 'section_empty';
      setMessage(
        isEmpty
          ? { text: owner.messages.pageTexts.empty, isFailure: true }
          : failureMessage('content_save', { status, detail: '' }, owner),
      );
    },
  );

  return {
    start,
    typed,
    isDirty,
    busy,
    message,
    isConflict,
    /** Where names stand for which nothing was saved; none where they can't be read. */
    held,
    offered,
    type: (content: string) => {
      setTyped(content);
      setMessage(undefined);
      draft.keep({ values: { content } });
    },
    /** Saves what the form holds; without a change there is nothing to keep as a draft. */
    save: (form: FormData, status: ContentItem['status']) => {
      if (status === 'draft' && form.get('content') === start) return onDone(undefined);
      setBusy(status);
      setMessage(undefined);
      setHeld(undefined);
      form.set('status', status);
      form.set('updated_at', base.current);
      form.set('enhanced', '1');
      send(form, status);
    },
    /** The text is as it was before; what is typed is offered back when the text is opened again. */
    discard: () => {
      const { page_type, section_key, language } = place;
      if (!base.current || !version.status.includes('draft')) return onDone('discarded');
      setBusy('discarded');
      send({ intent: 'discard', page_type, section_key, language, updated_at: base.current }, 'discarded');
    },
    /** The typed text goes on from what another window saved. */
    keepMine: () => {
      base.current = newest.current.updatedAt;
      setConflict(false);
    },
    forget: draft.discard,
  };
}

function isGuarded(code: string): boolean {
  return code === 'names_found' || code === 'guard_locked';
}
