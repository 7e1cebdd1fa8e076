import { percentDecoded } from '../../shared/addresses.ts';
import { embeddedAddress } from '../../shared/media.ts';

/** Patterns of embed URLs, and the public URL for each. */
const players: [pattern: RegExp, address: (id: string) => string][] = [
  [
    /^(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v|shorts|live)\/(?!videoseries)([\w-]{6,20})/i,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [
    /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/videoseries\?(?:.*?&)?list=([\w-]{6,60})/i,
    (id) => `https://www.youtube.com/playlist?list=${id}`,
  ],
  [/^youtu\.be\/([\w-]{6,20})/i, (id) => `https://www.youtube.com/watch?v=${id}`],
  [/^player\.vimeo\.com\/video\/(\d{4,15})/i, (id) => `https://vimeo.com/${id}`],
  [
    /^(?:[\w-]+\.)?vimeo(?:cdn)?\.com\/(?:[\w/.-]{0,80}\/)?moogaloop\w*(?:\.swf)?\/?\?(?:.*?[&?;])?(?:clip_id|oid)=(\d{2,15})/i,
    (id) => `https://vimeo.com/${id}`,
  ],
  [
    /^(?:www\.)?dailymotion\.com\/(?:embed|swf)\/(?:video\/)?(\w{4,20})/i,
    (id) => `https://www.dailymotion.com/video/${id}`,
  ],
  [/^open\.spotify\.com\/embed(?:-podcast)?\/(\w+\/\w{10,40})/i, (id) => `https://open.spotify.com/${id}`],
  [/^embed\.ted\.com\/(talks\/[\w./-]{3,150})/i, (id) => `https://www.ted.com/${id.replace(/\.html$/, '')}`],
  [
    /^(?:videopress\.com|video\.wordpress\.com)\/embed\/(\w{6,20})/i,
    (id) => `https://videopress.com/v/${id}`,
  ],
];

/** Returns the public URL of an embed; null if it isn't a web URL. */
export function embedAddress(src: string, base: string | null): string | null {
  const address = webAddress(src, base);
  if (address === null) return null;
  const bare = address.replace(/^https?:\/\//, '').slice(0, 1000);
  for (const [pattern, make] of players) {
    const id = pattern.exec(bare)?.[1];
    if (id) return make(id);
  }
  return soundAddress(address) ?? address;
}

/** URL patterns for players that are given only by ID. Shortcodes have several names for one player. */
const numbered: [names: RegExp, address: (id: string) => string][] = [
  [/youtube/, (id) => `https://www.youtube.com/watch?v=${id}`],
  [/vimeo/, (id) => `https://vimeo.com/${id}`],
  [/^dailymotion$/, (id) => `https://www.dailymotion.com/video/${id}`],
  [/^ted$/, (id) => `https://www.ted.com/talks/${id}`],
  [/^(wpvideo|videopress)$/, (id) => `https://videopress.com/v/${id}`],
  [/^gist$/, (id) => `https://gist.github.com/${id}`],
  [/^(tweet|twitter)$/, (id) => `https://twitter.com/i/status/${id}`],
  [/^instagram$/, (id) => `https://www.instagram.com/p/${id}/`],
  [/^slideshare$/, (id) => `https://www.slideshare.net/slideshow/embed_code/${id}`],
  [/^scribd$/, (id) => `https://www.scribd.com/doc/${id}`],
  [/^(embedyt|lyte|youtuber|tube)$/, (id) => `https://www.youtube.com/watch?v=${id}`],
];

/** Returns the URL for an ID; '' if the ID isn't enough. */
export function numberedAddress(name: string, id: string): string {
  return (id && numbered.find(([names]) => names.test(name))?.[1](id)) || '';
}

/** Returns the video's page for the URL of a Flash player, and any other URL unchanged. */
export function playableAddress(href: string): string {
  return /moogaloop|youtube(?:-nocookie)?\.com\/v\//i.test(href.slice(0, 300))
    ? (embedAddress(href, null) ?? href)
    : href;
}

/** Returns the track's URL, which SoundCloud has in its query. */
function soundAddress(address: string): string | null {
  if (!/^https?:\/\/w\.soundcloud\.com\/player/i.test(address)) return null;
  const track = new URL(address).searchParams.get('url');
  return track && /^https?:\/\//.test(track) ? track : null;
}

/** Resolves a URL against the old blog; null unless it is http(s). Embedded images have temporary URLs. */
export function webAddress(text: string, base: string | null): string | null {
  const embedded = embeddedAddress(text);
  if (embedded !== undefined) return embedded;
  // These malformed URLs have no host.
  const trimmed = text
    .trim()
    .replace(/^\/\/(?=[^/.:]+\/)/, '/')
    .replace(/^\/\//, 'https://')
    .replace(/^(?=www\.[\w-]+\.[\w.-]+(?:\/|$))/i, 'http://');
  // Absolute URLs stay exactly as written.
  if (/^https?:\/\/[^\s<>"\\]+$/i.test(trimmed)) return URL.canParse(trimmed) ? trimmed : null;
  const url = trimmed === '' ? null : URL.parse(trimmed, base ?? undefined);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

export function hostOf(address: string): string {
  return (URL.parse(address)?.hostname ?? '').replace(/^www\./, '');
}

/** Returns the file name: "interview.mp3". */
export function fileName(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').filter(Boolean).at(-1) ?? '';
  return percentDecoded(last) || address;
}
