import type { Settings } from '../../shared/settings.ts';

export type NamingSettings = Pick<Settings, 'brand' | 'founder' | 'email_user' | 'email_domain'>;

/** Names that a password of this site must not consist of, besides the words of its trade. Some may be empty. */
export function siteNames(settings: NamingSettings, siteHost: string): string[] {
  return [settings.brand, settings.founder, settings.email_user, settings.email_domain, siteHost];
}
