import { expect, test } from 'vitest';
import { outsideLinksSchema } from '../shared/checks/outside-link.ts';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { serveLocally } from '../test/local-server.ts';

const address = '/api/blog/checks/links';

eachDialect('links to other sites over the API', (open) => {
  const openSite = async () => {
    const other = await serveLocally(({ url }, response) => {
      if (url === '/old') response.writeHead(301, { location: '/new' }).end();
      else response.writeHead({ '/gone': 404, '/closed': 403 }[url ?? ''] ?? 200).end();
    });
    const unlisted = await serveLocally((_request, response) => response.end());
    const site = await createTestSite(await open(), { importHosts: other.host });
    const html = ['/here', '/old', '/gone', '/closed']
      .map((path) => `<p><a href="${other.origin}${path}">x</a></p>`)
      .concat(`<p><a href="${unlisted.origin}">x</a></p>`)
      .join('');
    return { ...site, other, unlisted, html, cookie: await site.signIn() };
  };

  test('are asked for the owner, who is told what came of each; private addresses are not', async () => {
    const { send, cookie, html, other, unlisted, log } = await openSite();
    const response = await send('POST', address, { html }, cookie);
    expect(response.status).toBe(200);
    const { links, left_out } = outsideLinksSchema.strict().parse(await response.json());
    const to = `${other.origin}/new`;
    expect(links.map(({ code, to, permanent, status }) => [code, to ?? status, permanent])).toEqual([
      ['leads', undefined, undefined],
      ['leads_on', to, true],
      ['gone', 404, undefined],
      ['unclear', 403, undefined],
      ['not_public', undefined, undefined],
    ]);
    expect(left_out).toBe(0);
    expect(unlisted.requests).toEqual([]);
    expect(log.join()).not.toContain(other.host);
  });
});
