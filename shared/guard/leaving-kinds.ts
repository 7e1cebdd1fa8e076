/** By which ways texts leave. */
export const leavingKinds = [
  'post',
  'section',
  'settings',
  'picture',
  'export',
  'review',
  'document',
] as const;

export type LeavingKind = (typeof leavingKinds)[number];
