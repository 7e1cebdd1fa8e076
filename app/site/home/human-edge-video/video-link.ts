import type { Locale } from '../../../../shared/locale.ts';

/** `start` is in seconds; `none` cannot be played. */
export type VideoLink =
  | { kind: 'youtube'; id: string; start: number }
  | { kind: 'file'; src: string }
  | { kind: 'none' };

type ServiceVideo = Extract<VideoLink, { kind: 'youtube' }>;

const none: VideoLink = { kind: 'none' };
const shortHost = 'youtu.be';
const hosts = new Set([shortHost, 'youtube.com', 'youtube-nocookie.com']);
const idForm = /^[\w-]{11}$/;

/**
 * Reads the short, watch, embed, shorts and live forms of YouTube (docs/specification.md 2.3). Any other path or web
 * address is a file, but for the other pages of YouTube.
 */
export function readVideoLink(address: string): VideoLink {
  const link = address.trim();
  if (/^\/(?!\/)/.test(link)) return { kind: 'file', src: link };
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return none;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  if (!hosts.has(host)) return { kind: 'file', src: link };
  const id = host === shortHost ? url.pathname.split('/')[1] : idOf(url);
  return id && idForm.test(id) ? { kind: 'youtube', id, start: startOf(url.searchParams) } : none;
}

function idOf({ pathname, searchParams }: URL): string | null | undefined {
  const [, form, id] = pathname.split('/');
  if (form === 'watch') return searchParams.get('v');
  return form === 'embed' || form === 'shorts' || form === 'live' ? id : undefined;
}

/** `t` or `start`: seconds, or a form as in 1h2m3s. */
function startOf(query: URLSearchParams): number {
  const written = query.get('t') ?? query.get('start') ?? '';
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written);
  const [hours = 0, minutes = 0, seconds = 0] = match?.slice(1).map((part) => Number(part ?? 0)) ?? [];
  return hours * 3600 + minutes * 60 + seconds;
}

/**
 * The player on the host without cookies: no related videos, modest branding, inline, in the reader's language. It
 * plays at once, as it is only fetched when the reader asks for it.
 */
export function embedAddress({ id, start }: ServiceVideo, locale: Locale): string {
  const query = new URLSearchParams({
    rel: '0',
    modestbranding: '1',
    playsinline: '1',
    autoplay: '1',
    hl: locale,
    cc_lang_pref: locale,
    ...(start > 0 && { start: String(start) }),
  });
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
}

export function watchAddress({ id, start }: ServiceVideo): string {
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
}
