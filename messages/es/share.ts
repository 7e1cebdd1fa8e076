import type { share as model } from '../en/share.ts';

/** Sharing a post. */
export const share = {
  heading: 'Compartir',
  label_above: 'Compartir este artículo',
  label_below: 'Compartir este artículo, al final',
  share_on: 'Compartir en {network}',
  linkedin: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  threads: 'Threads',
  bluesky: 'Bluesky',
  copy_link: 'Copiar enlace',
  copied: 'Enlace copiado',
  copy_failed: 'No se pudo copiar el enlace. Está en la barra de direcciones.',
} satisfies typeof model;
