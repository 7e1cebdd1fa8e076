/** A post as it was sent, and when its answer came (`Date.now()`). */
export interface Written {
  slug: string;
  html: string;
  at: number;
}

/** Publishes one post after the other until `stop` fires, and gives those that were acknowledged, in their order. */
export async function writeUntil(
  site: { url: string; cookie: string },
  name: string,
  stop: AbortSignal,
): Promise<Written[]> {
  const written: Written[] = [];
  for (let count = 0; !stop.aborted; count += 1) {
    const slug = `${name}-${count}`;
    // Most are short; now and then one takes many pieces.
    const html = `<p>${`Words of ${slug}. `.repeat(count % 20 === 19 ? 10_000 : 30).trim()}</p>`;
    const body = JSON.stringify({ title: slug, slug, html, status: 'published', date: '2026-01-01' });
    try {
      const response = await fetch(`${site.url}/api/blog/posts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: site.cookie },
        body,
        signal: stop,
      });
      await response.text();
      if (response.status === 201) written.push({ slug, html, at: Date.now() });
    } catch {
      // Not acknowledged: it may be there or not.
    }
  }
  return written;
}
