import { redirect } from 'react-router';
import { catalogs } from '../../../messages/catalogs.ts';
import { fill } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import type { Site } from '../frame/site-context.ts';
import type { Route } from './+types/mail-draft-route';

/**
 * `/contact/mail`: redirects to the email draft, so that no page contains the address. Without an address,
 * redirects to the contact page.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { core, locale } = context.get(pageContext);
  const settings = await core.settings.get();
  const { email_user: user, email_domain: domain, founder } = settings;
  if (!user || !domain) return redirect(localized(paths.contact, locale));
  const own = { subject: settings.email_subject[locale], body: settings.email_body[locale] };
  const draft = mailDraft({ messages: catalogs[locale], founder }, own);
  return new Response(null, {
    status: 303,
    headers: {
      Location: `mailto:${encodeURIComponent(user)}@${encodeURIComponent(domain)}${draft}`,
      'X-Robots-Tag': 'noindex',
    },
  });
}

type Reader = Pick<Site, 'messages' | 'founder'>;

/** Returns the subject and body of a mail link (RFC 6068), with `?`. The default texts replace empty `own` texts. */
export function mailDraft({ messages, founder }: Reader, own: { subject: string; body: string }): string {
  const { mail } = messages.contact;
  const subject = own.subject || mail.subject;
  const greeting = founder ? fill(mail.greeting, { founder }) : mail.greeting_no_name;
  const body = own.body || `${greeting}\n\n${mail.body}`;
  // Line breaks as in RFC 6068, section 5.
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
