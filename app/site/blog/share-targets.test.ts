import { expect, test } from 'vitest';
import { networks, shareTarget } from './share-targets.ts';

const url = 'https://example.com/api/share/a-title';
const title = 'Q&A: 100% “yes”?';

test.each(networks)('%s is handed the whole address of the share page', (network) => {
  const target = new URL(shareTarget(network, url, title));
  expect([...target.searchParams.values()].join(' ')).toContain(url);
});

test.each(['x', 'threads', 'bluesky'] as const)('%s is handed the title, whatever it holds', (network) => {
  const target = new URL(shareTarget(network, url, title));
  expect([...target.searchParams.values()].join(' ')).toContain(title);
});

test('every target is another host, over https', () => {
  const origins = networks.map((network) => new URL(shareTarget(network, url, title)));
  expect(origins.every(({ protocol, host }) => protocol === 'https:' && host !== 'example.com')).toBe(true);
  expect(new Set(origins.map(({ host }) => host)).size).toBe(networks.length);
});
