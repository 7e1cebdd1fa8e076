import { createContext, use } from 'react';
import type { Messages } from '../../../messages/catalogs.ts';
import type { Locale } from '../../../shared/locale.ts';

export type OwnerMessages = Pick<
  Messages,
  | 'accessibility'
  | 'activity'
  | 'compose'
  | 'contentManager'
  | 'errors'
  | 'onboarding'
  | 'signIn'
  | 'importPreview'
  | 'importReport'
  | 'unfinishedImports'
  | 'importRuns'
  | 'mediaLibrary'
  | 'ownerNav'
  | 'pageTexts'
  | 'passkeys'
  | 'postList'
  | 'settings'
  | 'tags'
  | 'toasts'
> & {
  language: Messages['shell']['language'];
  skipLink: Messages['shell']['skip_link'];
  meta: Pick<Messages['meta'], 'compose' | 'content_manager' | 'import_preview' | 'settings' | 'setup'>;
};

export interface Owner {
  locale: Locale;
  messages: OwnerMessages;
  brand: string;
  /** True while the steps of a new site are still to be offered to its owner. */
  isNew: boolean;
  origin: string;
}

export const OwnerContext = createContext<Owner | undefined>(undefined);

/** The owner context around a component. Throws outside of `OwnerLayout`. */
export function useOwner(): Owner {
  const owner = use(OwnerContext);
  if (!owner) throw new Error('useOwner is for components inside OwnerLayout');
  return owner;
}
