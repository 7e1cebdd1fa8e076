import type { Locale } from './locale.ts';

const vimeoHosts: readonly string[] = ['vimeo.com', 'player.vimeo.com'];

/** What stands before the number of a video: nothing, the player's path, its channel, group, showcase, or its owner's own list. */
const path =
  /^\/(?:video\/|videos\/|manage\/videos\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{4,15})(?:\/(?!settings|review)([\da-z]{6,40}))?(?:\/[a-z]*)?\/?$/i;
const hashForm = /^[\da-z]{6,40}$/i;

/**
 * Reads the addresses under which Vimeo shows one video. `secret` is the second part of a link to an unlisted video, without which
 * it is not played. Undefined for other pages of Vimeo.
 */
function readVimeo({ pathname, searchParams, hash }: URL): ServiceVideo | undefined {
  const [, id, inPath] = path.exec(pathname) ?? [];
  if (!id) return undefined;
  const secret = inPath ?? searchParams.get('h') ?? '';
  const start = readStart(/^#t=(.*)$/.exec(hash)?.[1] ?? searchParams.get('t'));
  return { kind: 'vimeo', id, start, ...(hashForm.test(secret) && { secret }) };
}

/** The player, which sets no cookies of its own (`dnt`): no byline or portrait, inline, captions in the reader's language. */
function vimeoPlayer({ id, secret, start }: ServiceVideo, locale: Locale): string {
  const query = new URLSearchParams({
    ...(secret && { h: secret }),
    dnt: '1',
    title: '0',
    byline: '0',
    portrait: '0',
    playsinline: '1',
    autoplay: '1',
    texttrack: locale,
  });
  return `https://player.vimeo.com/video/${id}?${query}${start > 0 ? `#t=${start}s` : ''}`;
}

function vimeoPage({ id, secret, start }: ServiceVideo): string {
  return `https://vimeo.com/${id}${secret ? `/${secret}` : ''}${start > 0 ? `#t=${start}s` : ''}`;
}

const shortHost = 'youtu.be';
const idForm = /^[\w-]{11}$/;

const youtubeHosts: readonly string[] = [shortHost, 'youtube.com', 'youtube-nocookie.com'];

/** Reads the short, watch, embed, shorts and live forms; undefined for the other pages of YouTube. */
function readYoutube(url: URL): ServiceVideo | undefined {
  const id = url.hostname === shortHost ? url.pathname.split('/')[1] : idOf(url);
  const start = readStart(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return id && idForm.test(id) ? { kind: 'youtube', id, start } : undefined;
}

function idOf({ pathname, searchParams }: URL): string | null | undefined {
  const [, form, id] = pathname.split('/');
  if (form === 'watch') return searchParams.get('v');
  return form === 'embed' || form === 'shorts' || form === 'live' ? id : undefined;
}

/** The player on the host without cookies: no related videos, modest branding, inline, in the reader's language. */
function youtubePlayer({ id, start }: ServiceVideo, locale: Locale): string {
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

function youtubePage({ id, start }: ServiceVideo): string {
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
}

/** `none` cannot be played. */
export type VideoLink = ServiceVideo | { kind: 'file'; src: string } | { kind: 'none' };

const none: VideoLink = { kind: 'none' };

/**
 * Reads the addresses of videos on YouTube and Vimeo (docs/specification.md 2.3). Any other path or web address is a
 * file, but for the other pages of the two.
 */
export function readVideoLink(address: string): VideoLink {
  const link = address.trim();
  if (/^\/(?!\/)/.test(link)) return { kind: 'file', src: link };
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return none;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  if (youtubeHosts.includes(host)) return readYoutube(url) ?? none;
  if (vimeoHosts.includes(host)) return readVimeo(url) ?? none;
  return { kind: 'file', src: link };
}

/** The service's player. It plays at once, as it is only fetched when the reader asks for it. */
export function embedAddress(video: ServiceVideo, locale: Locale): string {
  return video.kind === 'vimeo' ? vimeoPlayer(video, locale) : youtubePlayer(video, locale);
}

/** The video's page at the service. */
export function watchAddress(video: ServiceVideo): string {
  return video.kind === 'vimeo' ? vimeoPage(video) : youtubePage(video);
}

export const serviceNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** A video that a service plays. `start` is in seconds. */
interface ServiceVideo {
  kind: 'youtube' | 'vimeo';
  id: string;
  /** The part of its address that opens an unlisted video. */
  secret?: string;
  start: number;
}

/** Where a video starts, in seconds: `90`, `90s` or a form as in `1h2m3s`; 0 for anything else. */
function readStart(written: string | null): number {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written ?? '');
  const [hours = 0, minutes = 0, seconds = 0] = match?.slice(1).map((part) => Number(part ?? 0)) ?? [];
  return hours * 3600 + minutes * 60 + seconds;
}
