import type { Settings } from './settings.ts';

/** Settings that lead visitors' money and mail: a thief of an open session would change these first. */
const delicate = ['payment_link', 'payment_link_mexico', 'email_user', 'email_domain'] as const;

export function changesDelicate(settings: Settings, patch: Partial<Settings>): boolean {
  return delicate.some((name) => patch[name] !== undefined && patch[name] !== settings[name]);
}
