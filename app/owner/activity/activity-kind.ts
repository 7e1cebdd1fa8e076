import { type AuditName, auditNames } from '../../../shared/audit-event.ts';

/** What the list can be narrowed to. */
export const activityKinds = ['all', 'door', 'refused', 'published', 'settings', 'copies'] as const;

export type ActivityKind = (typeof activityKinds)[number];

const patterns: Record<ActivityKind, RegExp> = {
  all: /^/,
  door: /^(sign|session|password_|passkey_|recovery_|locked_out|brake_)/,
  refused: /(_failed|_refused)$|^(locked_out|brake_applied)$/,
  published: /^(posts?|review|tag|section|picture)_|^guard_overruled$/,
  settings: /^settings_|^guard_list_/,
  copies: /^(import|export|backup|restore|pictures)_/,
};

/** The kind that an address names; everything where it names none. */
export function readKind(text: string | null): ActivityKind {
  return activityKinds.find((kind) => kind === text) ?? 'all';
}

/** The events of a kind; undefined for all, those that this version does not know among them. */
export function namesOf(kind: ActivityKind): AuditName[] | undefined {
  return kind === 'all' ? undefined : auditNames.filter((name) => patterns[kind].test(name));
}
