import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { type AuditEntry, type AuditFacts, auditNames } from '../../../shared/audit-event.ts';
import { formatZoned } from '../../../shared/dates.ts';
import { locales } from '../../../shared/locale.ts';
import type { Owner } from '../context/owner-context.ts';
import { activityKinds, eventSentence, namesOf, readKind, settingNames } from './activity-events.ts';

const ownerIn = (locale: Owner['locale']) => {
  const words = catalogs[locale];
  const moment = (at: string) => formatZoned(at, locale, 'UTC');
  return {
    locale,
    moment,
    messages: { ...words, language: words.shell.language, skipLink: words.shell.skip_link },
  };
};

function event(name: string, what: AuditFacts = {}, count = 1): AuditEntry {
  const at = '2026-03-01T10:00:00.000Z';
  const who = { session: null, own: false, client: null, source: 'site' };
  return { id: 1, at, last_at: at, name, what, count, ...who };
}

const facts: AuditFacts = {
  ...{ id: '1', slug: 'a-slug', fields: ['brand'], page_type: 'homepage', section_key: 'hero_title' },
  ...{ language: 'en', reason: 'no_session', ended: 2, posts: 3, created: 4, updated: 5, removed: 6 },
  ...{ restored: 7, kind: 'export' },
};

test.each(locales.flatMap((locale) => auditNames.map((name) => [locale, name] as const)))(
  'in %s, the sentence for %s is complete with and without details',
  (locale, name) => {
    for (const what of [facts, {}]) {
      const sentence = eventSentence(event(name, what, 2), ownerIn(locale));
      expect(sentence).not.toBe('');
      expect(sentence).not.toMatch(/[{}]|undefined/);
      expect(sentence).not.toBe(name);
    }
  },
);

test.each<[AuditEntry, string]>([
  [event('signed_in'), 'Signed in'],
  [event('signed_in', { factor: 'passkey' }), 'Signed in with a passkey'],
  [event('signed_in', { factor: 'recovery_code' }), 'Signed in with a recovery code'],
  [event('sign_in_failed'), 'Wrong password'],
  [event('sign_in_failed', {}, 1234), 'Wrong password (1,234 times)'],
  [event('access_refused', { reason: 'other_site' }), 'Blocked a cross-site request'],
  [event('sessions_ended', { ended: 2 }), 'Signed out 2 other sessions'],
  [event('post_published', { slug: 'a' }), 'Published “a”'],
  [
    event('post_scheduled', { slug: 'a', publish_at: '2026-03-02T08:00:00.000Z' }),
    'Scheduled “a” for Mar 2, 2026, 8:00 AM',
  ],
  [
    event('post_published', { slug: 'a', publish_at: '2026-03-02T08:00:00.000Z' }),
    'Published “a” on schedule (Mar 2, 2026, 8:00 AM)',
  ],
  [
    event('post_held_back', { slug: 'a', held_for: 'not_approved' }),
    'Held scheduled post “a”: its reviewer hasn’t approved it',
  ],
  [event('post_published', { slug: 'a', again: true }), 'Updated published post “a”'],
  [
    event('post_published', { slug: 'b', again: true, former_slug: 'a' }),
    'Updated published post “b” (previously “a”)',
  ],
  [
    event('section_published', { section_key: 'hero_title', language: 'es' }),
    'Published the section “Headline” (Español)',
  ],
  [event('section_published', { section_key: 'of_tomorrow' }), 'Published the section “of_tomorrow” ()'],
  [
    event('import_run', { kind: 'pictures', pictures: 1 }),
    'Downloaded 1 imported image to the media library',
  ],
  [event('flew_away'), 'flew_away'],
  [event('toString'), 'toString'],
])('describes the event %o as “%s”', (entry, sentence) => {
  expect(eventSentence(entry, ownerIn('en'))).toBe(sentence);
});

test('names a post by its title, or by its slug if the post no longer exists', () => {
  const owner = { ...ownerIn('en'), titles: new Map(Object.entries({ 1: 'One', a: 'Another', b: 'Two' })) };
  expect(eventSentence(event('post_deleted', { id: '1', slug: 'a' }), owner)).toBe('Deleted “One”');
  expect(eventSentence(event('post_deleted', { id: '2', slug: 'a' }), owner)).toBe('Deleted “a”');
  expect(eventSentence(event('posts_unpaired', { slug: 'a', other_slug: 'b' }), owner)).toContain(
    '“Another” and “Two”',
  );
});

test('lists up to four changed settings by their names on the settings page', () => {
  const names = (...fields: string[]) => settingNames(fields, ownerIn('en').messages);
  expect(names('brand')).toBe('Site name');
  expect(names('email_user', 'email_domain')).toBe('Email address');
  expect(names('brand', 'founder', 'logo', 'portrait', 'slider', 'of_tomorrow')).toBe(
    'Site name, Your name, Logo, Portrait and 2 more',
  );
  expect(names('of_tomorrow')).toBe('of_tomorrow');
});

test('every event belongs to a filter, and every filter has events', () => {
  const kinds = activityKinds.filter((kind) => kind !== 'all').map((kind) => namesOf(kind) ?? []);
  expect(kinds.every(({ length }) => length > 0)).toBe(true);
  expect(auditNames.filter((name) => !kinds.flat().includes(name))).toEqual([]);
  expect(namesOf('all')).toBeUndefined();
});

test('filters for refused sign-ins and requests', () => {
  expect(namesOf('refused')).toEqual([
    ...['sign_in_failed', 'locked_out', 'password_confirm_failed', 'passkey_failed', 'brake_applied'],
    'access_refused',
  ]);
});

test.each([
  ['door', 'door'],
  ['nonsense', 'all'],
  ['', 'all'],
  [null, 'all'],
])('a URL with the filter %j shows the filter %s', (text, kind) => {
  expect(readKind(text)).toBe(kind);
});
