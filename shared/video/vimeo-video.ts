import type { Locale } from '../locale.ts';
import { readStart, type ServiceVideo } from './service-video.ts';

export const vimeoHosts: readonly string[] = ['vimeo.com', 'player.vimeo.com'];

/** What stands before the number of a video: nothing, the player's path, its channel, group, showcase, or its owner's own list. */
const path =
  /^\/(?:video\/|videos\/|manage\/videos\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{4,15})(?:\/(?!settings|review)([\da-z]{6,40}))?(?:\/[a-z]*)?\/?$/i;
const hashForm = /^[\da-z]{6,40}$/i;

/**
 * Reads the addresses under which Vimeo shows one video. `secret` is the second part of a link to an unlisted video, without which
 * it is not played. Undefined for other pages of Vimeo.
 */
export function readVimeo({ pathname, searchParams, hash }: URL): ServiceVideo | undefined {
  const [, id, inPath] = path.exec(pathname) ?? [];
  if (!id) return undefined;
  const secret = inPath ?? searchParams.get('h') ?? '';
  const start = readStart(/^#t=(.*)$/.exec(hash)?.[1] ?? searchParams.get('t'));
  return { kind: 'vimeo', id, start, ...(hashForm.test(secret) && { secret }) };
}

/** The player, which sets no cookies of its own (`dnt`): no byline or portrait, inline, captions in the reader's language. */
export function vimeoPlayer({ id, secret, start }: ServiceVideo, locale: Locale): string {
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

export function vimeoPage({ id, secret, start }: ServiceVideo): string {
  return `https://vimeo.com/${id}${secret ? `/${secret}` : ''}${start > 0 ? `#t=${start}s` : ''}`;
}
