import { useRevalidator } from 'react-router';
import type { ContentPlace } from '../../../shared/content.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { useOwner } from '../context/owner-context.ts';
import type { ReadFailure } from '../forms/read-failure.ts';
import { useAction } from '../forms/use-action.ts';
import type { Discarded } from './discard-draft.ts';
import type { SectionText } from './use-section-text.ts';

/** Takes a draft away, saved or only typed. Its text is offered back: nobody is asked beforehand. */
export function useDiscard(place: ContentPlace, text: SectionText, refuse: (failure: ReadFailure) => void) {
  const { messages, locale } = useOwner();
  const { discarded } = messages.contentManager.messages;
  const { revalidate } = useRevalidator();
  const send = useAction<Discarded>(localised(paths.contentManager, locale), (result) => {
    text.setBusy(undefined);
    if (!result) return;
    if (result.failure) return refuse({ status: result.failure.status ?? 500, detail: '' });
    text.replace(result.discarded ?? null);
    text.say(discarded);
    void revalidate();
  });

  return () => {
    if (text.saved?.status !== 'draft') {
      text.replace(text.saved);
      text.say(discarded);
      return;
    }
    text.setBusy('discard');
    const { page_type, section_key, language } = place;
    const updated_at = text.typed.base;
    send({ intent: 'discard', page_type, section_key, language, updated_at });
  };
}
