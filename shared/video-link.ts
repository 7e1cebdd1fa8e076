import type { Locale } from './locale.ts';

const vimeoHosts: readonly string[] = ['vimeo.com', 'player.vimeo.com'];

/** Path segments that can precede a video's number: a player, channel, group, showcase or owner's list. */
const path =
  /^\/(?:video\/|videos\/|manage\/videos\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{4,15})(?:\/(?!settings|review)([\da-z]{6,40}))?(?:\/[a-z]*)?\/?$/i;
const hashForm = /^[\da-z]{6,40}$/i;

/** Parses a Vimeo video's URL; undefined for other pages. `secret` is required for an unlisted video. */
function readVimeo({ pathname, searchParams, hash }: URL): ServiceVideo | undefined {
  const [, id, inPath] = path.exec(pathname) ?? [];
  if (!id) return undefined;
  const secret = inPath ?? searchParams.get('h') ?? '';
  const start = readStart(/^#t=(.*)$/.exec(hash)?.[1] ?? searchParams.get('t'));
  return { kind: 'vimeo', id, start, ...(hashForm.test(secret) && { secret }) };
}

/** Returns the URL of the player: no cookies, byline or portrait, inline, captions in `locale`. */
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

/** Parses short, watch, embed, shorts and live URLs. Undefined for other YouTube pages. */
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

/** Returns the URL of the cookieless player: no related videos, modest branding, inline, in `locale`. */
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

/** `none` can't be played. */
export type VideoLink = ServiceVideo | { kind: 'file'; src: string } | { kind: 'none' };

const none: VideoLink = { kind: 'none' };

/** Parses YouTube and Vimeo URLs (docs/specification.md 2.3). URLs of other sites and paths are files. */
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

/** Returns the URL of the service's player, which starts at once, because it loads after a click. */
export function embedAddress(video: ServiceVideo, locale: Locale): string {
  return video.kind === 'vimeo' ? vimeoPlayer(video, locale) : youtubePlayer(video, locale);
}

/** Returns the URL of the video's page at the service. */
export function watchAddress(video: ServiceVideo): string {
  return video.kind === 'vimeo' ? vimeoPage(video) : youtubePage(video);
}

export const serviceNames = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** A video hosted by a service. `start` in seconds. */
interface ServiceVideo {
  kind: 'youtube' | 'vimeo';
  id: string;
  /** The part of its URL that unlocks an unlisted video. */
  secret?: string;
  start: number;
}

/** Parses a video's start in seconds: `90`, `90s` or `1h2m3s`; 0 for anything else. */
function readStart(written: string | null): number {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written ?? '');
  const [hours = 0, minutes = 0, seconds = 0] = match?.slice(1).map((part) => Number(part ?? 0)) ?? [];
  return hours * 3600 + minutes * 60 + seconds;
}
