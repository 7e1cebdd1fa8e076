/** Navigation of the owner’s areas. */
export const ownerNav = {
  label: 'Owner',
  compose: 'Compose',
  content: 'Content',
  import: 'Import',
  media: 'Media',
  settings: 'Settings',
  site: 'See the site',
};
