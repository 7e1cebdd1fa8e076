import { localised, paths } from '../../../shared/paths.ts';
import { type Settings, sampleMailDomain } from '../../../shared/settings.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/security-txt-route';
import { plainText } from './text-response.ts';

/** 180 days: RFC 9116, section 2.5.5, advises less than a year. */
const validMs = 180 * 24 * 60 * 60 * 1000;

/**
 * Where to report a vulnerability (RFC 9116): the contact page, which hides the address from harvesters. Undefined
 * while the address is a sample or none.
 */
export function securityTxt(
  { email_user, email_domain }: Pick<Settings, 'email_user' | 'email_domain'>,
  origin: string,
  now: Date,
): string | undefined {
  if (!email_user || ['', sampleMailDomain].includes(email_domain)) return undefined;
  return [
    `Contact: ${origin}${localised(paths.contact, 'en')}`,
    `Expires: ${new Date(now.getTime() + validMs).toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${origin}${paths.securityTxt}`,
    '',
  ].join('\n');
}

/** `/.well-known/security.txt`; 404 while the owner has given no address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { core, origin } = context.get(pageContext);
  const text = securityTxt(await core.settings.get(), origin, new Date());
  return text ? plainText(text) : plainText('Nobody can be reached here yet.\n', { status: 404 });
}
