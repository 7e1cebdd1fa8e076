/** Sharing a post. */
export const share = {
  heading: 'Share',
  label_above: 'Share this article',
  label_below: 'Share this article, end of page',
  share_on: 'Share on {network}',
  linkedin: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  threads: 'Threads',
  bluesky: 'Bluesky',
  copy_link: 'Copy link',
  copied: 'Link copied',
  copy_failed: 'The link could not be copied. It is in the address bar.',
};
