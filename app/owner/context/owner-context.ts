import { createContext, use } from 'react';
import type { Sentences } from '../../../copy/sentences.ts';
import type { Locale } from '../../../shared/locale.ts';

/** The sentences of the owner's areas, in the owner's language. */
export type DeskCopy = Pick<
  Sentences,
  | 'accessibility'
  | 'activity'
  | 'compose'
  | 'contentManager'
  | 'errors'
  | 'firstRun'
  | 'gate'
  | 'importPreview'
  | 'importReport'
  | 'mediaLibrary'
  | 'ownerNav'
  | 'passkeys'
  | 'settings'
  | 'toasts'
> & {
  language: Sentences['shell']['language'];
  skipLink: Sentences['shell']['skip_link'];
  meta: Pick<Sentences['meta'], 'compose' | 'content_manager' | 'import_preview' | 'settings' | 'setup'>;
};

/** What every component of the owner's areas may need. */
export interface Desk {
  locale: Locale;
  copy: DeskCopy;
  brand: string;
  /** True while the steps of a new site are still to be offered to its owner. */
  isNew: boolean;
  /** Public origin, without a trailing slash. */
  origin: string;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

/** The desk around a component. Throws outside of `OwnerLayout`. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk is for components inside OwnerLayout');
  return desk;
}
