import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import type { MediaUse } from '../../../shared/media.ts';
import { mediaUseAddress, mediaUseLabel } from './media-use-label.ts';

const speaking = {
  locale: 'en',
  messages: {
    ...catalogs.en,
    language: catalogs.en.shell.language,
    skipLink: catalogs.en.shell.skip_link,
  },
} as const;

test.each<[MediaUse, string, string]>([
  [{ kind: 'post', slug: 'a-desk', title: 'A desk', status: 'published' }, 'A desk', '/compose?slug=a-desk'],
  [
    { kind: 'post', slug: 'a-desk', title: 'A desk', status: 'draft' },
    'A desk (draft)',
    '/compose?slug=a-desk',
  ],
  [
    { kind: 'content', page_type: 'homepage', section_key: 'about_content', language: 'es' },
    'Page text “About the founder” (Español)',
    '/content-manager?page=homepage&section=about_content',
  ],
  [{ kind: 'setting', key: 'portrait' }, 'Settings: Portrait', '/settings#brand'],
  [{ kind: 'setting', key: 'clients' }, 'Settings: Client logos', '/settings#clients'],
])('%j is called %s and changed at %s', (use, label, address) => {
  expect(mediaUseLabel(use, speaking)).toBe(label);
  expect(mediaUseAddress(use, speaking)).toBe(address);
});
