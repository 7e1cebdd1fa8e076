import { createOutbound, type FetchText } from '../core/net/outbound.ts';
import { serveLocally } from './local-server.ts';

export interface LocalBlog {
  /** Fetches from this blog only. */
  fetchText: FetchText;
  origin: string;
  requests: string[];
}

type BlogFile = string | ((query: URLSearchParams) => string | undefined);

/** Serves a blog's files by path over HTTP, with 404 for every other path. */
export async function serveBlog(files: Record<string, BlogFile>): Promise<LocalBlog> {
  const server = await serveLocally((request, response) => {
    const url = new URL(request.url ?? '', 'http://blog.example');
    const file = files[url.pathname];
    const text = typeof file === 'function' ? file(url.searchParams) : file;
    if (text === undefined) response.writeHead(404).end('Not found');
    else response.end(text.replaceAll('ORIGIN', `http://${request.headers.host}`));
  });
  const { hostname, port } = new URL(server.origin);
  const outbound = createOutbound({ allowedHosts: [{ hostname, port: Number(port) }] });
  const fetchText: FetchText = (address, limits) => outbound.fetchText({ owner: false }, address, limits);
  return { fetchText, origin: server.origin, requests: server.requests };
}

/** Returns a body long enough to be recognized as an article. */
export function longText(word: string): string {
  return Array.from(
    { length: 8 },
    (_, index) =>
      `<p>${word} ${index}: a speech is written for the ear, with pauses, turns and one thought at a time.</p>`,
  ).join('\n');
}

export function cardHtml(path: string, title: string, date = ''): string {
  return `<article class="post"><h2 class="entry-title"><a href="${path}">${title}</a></h2>
    <p class="entry-meta">By Jane <time datetime="${date}">some day</time></p><p>Intro to ${title}.</p></article>`;
}

export function articlePage(title: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>${title} | Old Blog</title>${head}</head><body>
    <nav><a href="/">Home</a> <a href="/about/">About</a></nav>
    <main><article><h1>${title}</h1>${longText(title)}</article></main>
    <footer><p>All rights reserved by the old blog.</p></footer></body></html>`;
}
