/** Navigation of the owner’s areas. */
export const ownerNav = {
  label: 'Owner',
  compose: 'Compose',
  content: 'Content',
  import: 'Import',
  media: 'Media',
  settings: 'Settings',
  site: 'See the site',
  theme: 'Light or dark',
  theme_light: 'Light',
  theme_dark: 'Dark',
  theme_system: 'As the device',
};
