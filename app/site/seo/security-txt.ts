import { localised, paths } from '../../../shared/paths.ts';
import { type Settings, sampleMailDomain } from '../../../shared/settings.ts';

/** How long the file may be believed, in milliseconds: RFC 9116, section 2.5.5, advises less than a year. */
const lasts = 180 * 24 * 60 * 60 * 1000;

/**
 * Where to report a fault in the site's security (RFC 9116): the contact page, which holds the owner's address without
 * giving it to harvesters. Undefined while that address is a sample or none, for nobody would read a report then.
 */
export function securityTxt(
  { email_user, email_domain }: Pick<Settings, 'email_user' | 'email_domain'>,
  origin: string,
  now: Date,
): string | undefined {
  if (!email_user || ['', sampleMailDomain].includes(email_domain)) return undefined;
  return [
    `Contact: ${origin}${localised(paths.contact, 'en')}`,
    `Expires: ${new Date(now.getTime() + lasts).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${origin}${paths.securityTxt}`,
    '',
  ].join('\n');
}
