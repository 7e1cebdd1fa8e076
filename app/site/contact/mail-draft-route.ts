import { redirect } from 'react-router';
import { catalogs } from '../../../messages/catalogs.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/mail-draft-route';
import { mailDraft } from './mail-draft.ts';

/** `/contact/mail`: sends on to the mail draft, with its recipient, which no page has to name; to the contact page without one. */
export async function loader({ context }: Route.LoaderArgs) {
  const { core, locale } = context.get(pageContext);
  const settings = await core.settings.get();
  const { email_user: user, email_domain: domain, founder } = settings;
  if (!user || !domain) return redirect(localised(paths.contact, locale));
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
