import type { Locale } from '../locale.ts';
import type { ServiceVideo } from './service-video.ts';
import { readVimeo, vimeoHosts, vimeoPage, vimeoPlayer } from './vimeo-video.ts';
import { readYoutube, youtubeHosts, youtubePage, youtubePlayer } from './youtube-video.ts';

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
