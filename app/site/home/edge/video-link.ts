import type { Locale } from '../../../../shared/locale.ts';

/** What a link to a film leads to: a video of the service (`start` in seconds), a file to play, or nothing that can be played. */
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
 * Reads the owner's link (docs/specification.md 2.3): the service's short, watch, embed, shorts and
 * live forms are its videos; a web address or a path on this site is a file. A page of the service that names no
 * video could only fail as a file, and is nothing, as is every address that is not of the web.
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

/** `t` and `start` are seconds, or hours, minutes and seconds as in 1h2m3s. */
function startOf(query: URLSearchParams): number {
  const written = query.get('t') ?? query.get('start') ?? '';
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written);
  const [hours = 0, minutes = 0, seconds = 0] = match?.slice(1).map((part) => Number(part ?? 0)) ?? [];
  return hours * 3600 + minutes * 60 + seconds;
}

/**
 * The service's player on its host that sets no cookies before a film is played: no related videos of others, modest
 * branding, inline playback, its words and captions in the reader's language. It plays at once, as it is only
 * fetched when the reader asks for it.
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

/** The video's own page at the service. */
export function watchAddress({ id, start }: ServiceVideo): string {
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
}
