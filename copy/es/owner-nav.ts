import type { ownerNav as model } from '../en/owner-nav.ts';

/** Navigation of the owner’s areas. */
export const ownerNav = {
  label: 'Gestión',
  compose: 'Redactar',
  content: 'Contenidos',
  import: 'Importar',
  media: 'Imágenes',
  settings: 'Ajustes',
  site: 'Ver el sitio',
  theme: 'Claro u oscuro',
  theme_light: 'Claro',
  theme_dark: 'Oscuro',
  theme_system: 'Según el dispositivo',
} satisfies typeof model;
