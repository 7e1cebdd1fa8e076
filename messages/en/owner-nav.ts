/** Navigation of the owner’s areas. */
export const ownerNav = {
  label: 'Owner',
  compose: 'Compose',
  posts: 'Posts',
  content: 'Content',
  import: 'Import',
  media: 'Media',
  settings: 'Settings',
  site: 'See the site',
};
