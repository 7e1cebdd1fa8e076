import { expect, test } from 'vitest';
import { maxOutsideLinks, outsideLinksSchema } from '../../shared/checks/post-check.ts';
import { expectOk } from '../../test/create-test-core.ts';
import type { Probe, Probed } from '../net/outbound.ts';
import { checkOutsideLinks } from './checks.ts';
import type { OutsideLinksWork } from './post-core.ts';

const origin = 'https://own.example';

const answered = (url: string, status = 200, isPermanent = true): Probed => ({
  outcome: 'answered',
  ...{ status, url, isPermanent },
});

/** Checks links against `known` responses (200 for any other URL) and returns the requested URLs. */
async function look(addresses: readonly string[], known: Record<string, Probed>, work?: OutsideLinksWork) {
  const asked: string[] = [];
  const probe: Probe = async (address) => {
    asked.push(address);
    return known[address] ?? answered(address);
  };
  const html = addresses.map((href, at) => `<p>See <a href="${href}">link ${at}</a> there.</p>`).join('');
  const found = expectOk(await checkOutsideLinks(probe, { html, origin }, work));
  outsideLinksSchema.strict().parse(found);
  return { ...found, asked };
}

test('each external URL is checked once and reported with its link text', async () => {
  const { links, asked, left_out } = await look(
    [
      'https://a.example/1',
      '/blog/x',
      `${origin}/blog/y`,
      'mailto:a@b.example',
      '//b.example/',
      'https://a.example/1',
    ],
    {},
  );
  expect(asked.toSorted()).toEqual(['https://a.example/1', 'https://b.example/']);
  expect(links).toEqual([
    { code: 'leads', href: 'https://a.example/1', passage: 'link 0', before: 'See ', after: ' there.' },
    { code: 'leads', href: 'https://b.example/', passage: 'link 4', before: 'See ', after: ' there.' },
  ]);
  expect(left_out).toBe(0);
});

test('error responses are reported as broken or unclear, and sites that block robots never as broken', async () => {
  const cases: [Probed, object][] = [
    [answered('', 404), { code: 'gone', status: 404 }],
    [answered('', 410), { code: 'gone', status: 410 }],
    ...[401, 403, 405, 429, 451, 500, 503, 999].map((status): [Probed, object] => [
      answered('', status),
      { code: 'unclear', status },
    ]),
    [{ outcome: 'silent' }, { code: 'no_answer' }],
    [{ outcome: 'unreadable' }, { code: 'unclear' }],
    [{ outcome: 'refused' }, { code: 'not_public' }],
  ];
  const addresses = cases.map((_, at) => `https://site-${at}.example/`);
  const known = Object.fromEntries(cases.map(([probed], at) => [addresses[at], probed]));
  const { links } = await look(addresses, known);
  expect(links).toMatchObject(cases.map(([, told]) => told));
});

test('a permanent redirect is reported with its target and the original fragment', async () => {
  const from = [
    'https://a.example/old#part',
    'https://a.example/sign',
    'https://a.example/new',
    'https://b.example/',
  ];
  const { links } = await look(from, {
    'https://a.example/old#part': answered('https://a.example/new'),
    'https://a.example/sign': answered('https://login.example/', 200, false),
    'https://a.example/new': answered('https://a.example/new?session=1', 200, false),
    'https://b.example/': answered('https://www.b.example/today', 200, false),
  });
  expect(links).toMatchObject([
    { code: 'leads_on', to: 'https://a.example/new#part', permanent: true },
    { code: 'leads_on', to: 'https://login.example/', permanent: false },
    { code: 'leads' },
    { code: 'leads' },
  ]);
});

test('a host that doesn’t respond, or limits requests, gets no further requests', async () => {
  const { links, asked } = await look(
    ['https://a.example/1', 'https://a.example/2', 'https://b.example/1', 'https://b.example/2'],
    { 'https://a.example/1': { outcome: 'silent' }, 'https://b.example/1': answered('', 429) },
  );
  expect(asked).toEqual(['https://a.example/1', 'https://b.example/1']);
  expect(links.map(({ code }) => code)).toEqual(['no_answer', 'no_answer', 'unclear', 'unclear']);
});

test('external links beyond the limit are counted but not checked', async () => {
  const addresses = Array.from({ length: maxOutsideLinks + 7 }, (_, at) => `https://s${at}.example/`);
  const { asked, left_out } = await look(addresses, {});
  expect([asked.length, left_out]).toEqual([maxOutsideLinks, 7]);
});

test('the link check stops when it is canceled', async () => {
  const leaving = new AbortController();
  const addresses = Array.from({ length: 20 }, (_, at) => `https://a.example/${at}`);
  const { asked, links } = await look(
    addresses,
    {},
    {
      signal: leaving.signal,
      onProgress: ({ done }) => done === 3 && leaving.abort(),
    },
  );
  expect(asked).toHaveLength(3);
  expect(links.at(-1)).toMatchObject({ code: 'unclear' });
});
