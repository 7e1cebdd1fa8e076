import { useEffect } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { ContentPlace } from '../../../shared/content.ts';
import { useDesk } from '../desk-context.ts';
import type { ReadFailure } from '../read-failure.ts';
import type { Discarded } from './discard-draft.ts';
import type { SectionText } from './use-section-text.ts';

/** Takes a draft away, saved or only typed. Its text is offered back: nobody is asked beforehand. */
export function useDiscard(place: ContentPlace, text: SectionText, refuse: (failure: ReadFailure) => void) {
  const { messages } = useDesk().copy.contentManager;
  const { revalidate } = useRevalidator();
  const fetcher = useFetcher<Discarded>();
  const { data } = fetcher;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useEffect(() => {
    if (!data) return;
    text.setBusy(undefined);
    if (data.failure) {
      const status = data.failure.code === 'network' ? 0 : data.failure.status;
      return refuse({ status: status ?? 500, detail: '' });
    }
    text.replace(data.discarded ?? null);
    text.say(messages.discarded);
    void revalidate();
  }, [data]);

  return () => {
    if (text.saved?.status !== 'draft') {
      text.replace(text.saved);
      text.say(messages.discarded);
      return;
    }
    text.setBusy('discard');
    const { page_type, section_key, language } = place;
    const updated_at = text.typed.base;
    void fetcher.submit(
      { intent: 'discard', page_type, section_key, language, updated_at },
      { method: 'post' },
    );
  };
}
