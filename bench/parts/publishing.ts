import type { MeasuredSite } from '../processes/start-site.ts';

export interface Publishing {
  /** From the request to its answer, in milliseconds: the median, and the longest. */
  acknowledgedMs: number;
  longestMs: number;
  /** From the answer until the article and every list of it show the new post in both languages, in milliseconds: the longest. */
  visibleMs: number;
}

const times = 9;
const timeoutMs = 20_000;

/** Where a new post shows first, besides its own page. */
const lists = ['/blog', '/blog/rss.xml'];

export async function measurePublishing(site: MeasuredSite): Promise<Publishing> {
  const acknowledged: number[] = [];
  const visible: number[] = [];
  for (let count = 0; count < times; count += 1) {
    const slug = `published-${count}`;
    const paths = [...lists, `/blog/${slug}`].flatMap((path) => [`${path}?lang=en`, `${path}?lang=es`]);
    // As a visitor would have them: kept.
    for (const path of paths) await (await fetch(site.url + path)).text();
    const begun = performance.now();
    const response = await fetch(`${site.url}/api/blog/posts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: site.cookie },
      body: JSON.stringify({
        ...{ title: `Title ${slug}`, slug, html: '<p>A text that has just been published.</p>' },
        ...{ status: 'published', date: '2030-01-01' },
      }),
    });
    if (response.status !== 201) throw new Error(`Publishing was answered ${response.status}`);
    const answered = performance.now();
    acknowledged.push(answered - begun);
    await Promise.all(paths.map((path) => untilShown(site.url + path, slug)));
    visible.push(performance.now() - answered);
  }
  acknowledged.sort((a, b) => a - b);
  return {
    acknowledgedMs: acknowledged[Math.floor(times / 2)] ?? 0,
    longestMs: acknowledged.at(-1) ?? 0,
    visibleMs: Math.max(...visible),
  };
}

async function untilShown(url: string, text: string): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const response = await fetch(url);
    if ((await response.text()).includes(`Title ${text}`)) return;
  }
  throw new Error(`${url} does not show what was published`);
}
