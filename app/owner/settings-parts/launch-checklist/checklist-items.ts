import { type Settings, sampleMailDomain } from '../../../../shared/settings.ts';

/** Lists of the owner's whose samples can be hidden. */
export const hideable = ['clients', 'press', 'testimonials', 'outcomes', 'service_quotes'] as const;

/** What a new site still has to be made the owner's, by its name in the messages. */
export type ChecklistName =
  | 'name'
  | 'address'
  | 'clients'
  | 'press'
  | 'testimonials'
  | 'outcomes'
  | 'service_quotes'
  | 'video'
  | 'posts'
  | 'payment'
  | 'legal_facts'
  | 'legal';

export interface ChecklistItem {
  name: ChecklistName;
  state: 'sample' | 'hidden';
  /** The section of the settings where it is replaced; undefined where that is done elsewhere. */
  section?: string;
  /** Whether its samples alone can be shown again. */
  canShow?: true;
}

/** How many posts are still those that came with the site: on it, and drafts. */
export interface SamplePosts {
  shown: number;
  hidden: number;
}

/** Everything that visitors still see as a sample, or miss, and what is hidden instead of being the owner's. */
export function checklistItems(settings: Settings, posts: SamplePosts): ChecklistItem[] {
  const missing = (name: ChecklistName, section: string, isMissing: boolean): ChecklistItem[] =>
    isMissing ? [{ name, state: 'sample', section }] : [];
  const lists = hideable.flatMap((name): ChecklistItem[] => {
    const list = settings[name];
    if (list && list.length > 0) return [];
    if (list) return [{ name, state: 'hidden', section: name, canShow: true }];
    return [{ name, state: settings.show_samples ? 'sample' : 'hidden', section: name }];
  });
  return [
    ...missing('name', 'brand', !settings.founder || !settings.portrait),
    ...missing(
      'address',
      'contact',
      !settings.email_user || ['', sampleMailDomain].includes(settings.email_domain),
    ),
    ...lists,
    ...missing('video', 'films', !settings.human_video),
    ...(posts.shown > 0 ? [{ name: 'posts', state: 'sample' } as const] : []),
    ...(posts.shown === 0 && posts.hidden > 0
      ? [{ name: 'posts', state: 'hidden', canShow: true } as const]
      : []),
    ...missing('payment', 'prompts', !settings.payment_link && !settings.payment_link_mexico),
    ...missing(
      'legal_facts',
      'legal',
      !settings.legal_entity || !settings.legal_address || !settings.legal_law.en,
    ),
    ...(settings.legal_read ? [] : [{ name: 'legal', state: 'sample' } as const]),
  ];
}
