/** By the host of a profile, without `www.`. */
const names: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'twitter.com': 'X',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'medium.com': 'Medium',
};

/** What a profile is called in a link: its network, or its host where that is not known. */
export function socialName(address: string): string {
  const host = URL.parse(address)?.hostname.replace(/^(www|m)\./, '') ?? address;
  return names[host.replace(/^\w\w\.(?=linkedin\.com$)/, '')] ?? host;
}
