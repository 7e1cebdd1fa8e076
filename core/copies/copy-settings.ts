import type { CopyPlaceKind } from '../../shared/copies.ts';
import type { Settings } from '../../shared/settings.ts';
import type { KeepRules } from './schedule/choose-kept.ts';

/** What the owner decides of copies. */
export type CopySettings = Pick<
  Settings,
  'copies_every' | 'copies_to' | 'copies_kept' | 'copies_kept_longer'
>;

export function isUsed(kind: CopyPlaceKind, { copies_to: to }: Pick<CopySettings, 'copies_to'>): boolean {
  return to === 'everywhere' || to === kind;
}

export function keepRules({ copies_kept, copies_kept_longer }: CopySettings): KeepRules {
  return { newest: copies_kept, hasLonger: copies_kept_longer };
}
