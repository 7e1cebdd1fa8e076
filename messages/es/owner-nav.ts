import type { ownerNav as model } from '../en/owner-nav.ts';

/** Navigation of the owner’s areas. */
export const ownerNav = {
  label: 'Gestión',
  compose: 'Redactar',
  posts: 'Artículos',
  content: 'Contenidos',
  import: 'Importar',
  media: 'Imágenes',
  settings: 'Ajustes',
  site: 'Ver el sitio',
} satisfies typeof model;
