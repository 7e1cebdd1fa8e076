import { fill } from '../../../messages/fill.ts';
import type { Site } from '../site-context.ts';

type Reader = Pick<Site, 'messages' | 'founder'>;

/**
 * Subject and body as a mail link has them after its recipient (RFC 6068), `?` included. `own` texts replace the built-in
 * ones where they are not empty.
 */
export function mailDraft({ messages, founder }: Reader, own: { subject: string; body: string }): string {
  const { mail } = messages.contact;
  const subject = own.subject || mail.subject;
  const greeting = founder ? fill(mail.greeting, { founder }) : mail.greeting_no_name;
  const body = own.body || `${greeting}\n\n${mail.body}`;
  // Lines of a mail end in CR LF (RFC 6068, section 5).
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
