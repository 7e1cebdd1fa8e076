import type { Locale } from '../locale.ts';
import { readStart, type ServiceVideo } from './service-video.ts';

const shortHost = 'youtu.be';
const idForm = /^[\w-]{11}$/;

export const youtubeHosts: readonly string[] = [shortHost, 'youtube.com', 'youtube-nocookie.com'];

/** Reads the short, watch, embed, shorts and live forms; undefined for the other pages of YouTube. */
export function readYoutube(url: URL): ServiceVideo | undefined {
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
export function youtubePlayer({ id, start }: ServiceVideo, locale: Locale): string {
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

export function youtubePage({ id, start }: ServiceVideo): string {
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
}
