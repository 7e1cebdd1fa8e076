import { expect, test } from 'vitest';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

eachDialect('the cookie of the language', (open) => {
  test('is bound to this host where the site has https, and heard again', async () => {
    const site = await createTestSite(await open(), { origin: 'https://site.example' });
    const chosen = await site.request('/blog?lang=es');
    expect(chosen.headers.get('set-cookie')).toBe(
      '__Host-i18nextLng=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    const seen: string[] = [];
    site.pages.render = async (_request, { locale }) => {
      seen.push(locale);
      return new Response('');
    };
    await site.request('/compose', { headers: { Cookie: '__Host-i18nextLng=es' } });
    // A neighbouring subdomain could have set this one.
    await site.request('/compose', { headers: { Cookie: 'i18nextLng=es' } });
    expect(seen).toEqual(['es', 'en']);
  });
});
