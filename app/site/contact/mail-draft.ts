import { fill } from '../../../messages/fill.ts';
import type { Site } from '../site-context.ts';

type Reader = Pick<Site, 'messages' | 'founder'>;

/**
 * A mail link (RFC 6068) with subject and body, but no recipient yet. `own` texts replace the built-in ones where
 * they are not empty.
 */
export function mailDraft({ messages, founder }: Reader, own: { subject: string; body: string }): string {
  const { mail } = messages.contact;
  const subject = own.subject || mail.subject;
  const greeting = founder ? fill(mail.greeting, { founder }) : mail.greeting_no_name;
  const body = own.body || `${greeting}\n\n${mail.body}`;
  // Lines of a mail end in CR LF (RFC 6068, section 5).
  const lines = body.replace(/\r?\n/g, '\r\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
