/** The networks a post can be shared on, in the order they are offered (docs/specification.md 2.5). */
export const networks = ['linkedin', 'x', 'facebook', 'threads', 'bluesky'] as const;

export type Network = (typeof networks)[number];

/** Address of a network's page for sharing `url`, an absolute address. */
export function shareTarget(network: Network, url: string, title: string): string {
  const link = encodeURIComponent(url);
  const encodedTitle = encodeURIComponent(title);
  const both = encodeURIComponent(`${title} ${url}`);
  const targets: Record<Network, string> = {
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    x: `https://x.com/intent/post?url=${link}&text=${encodedTitle}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    threads: `https://www.threads.com/intent/post?text=${both}`,
    bluesky: `https://bsky.app/intent/compose?text=${both}`,
  };
  return targets[network];
}
