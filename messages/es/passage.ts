import type { passage as model } from '../en/passage.ts';

/** Words that a reader has selected in an article. */
export const passage = {
  bar: 'Pasaje seleccionado',
  picture: 'Compartir como imagen',
  copy_link: 'Copiar enlace al pasaje',
  copied: 'Enlace copiado',
  copy_failed: 'No se pudo copiar el enlace.',
  saved: 'Imagen guardada.',
  saved_and_copied: 'Imagen guardada y enlace copiado.',
  too_long: 'Demasiado largo para una imagen. Seleccione menos o copie el enlace.',
  failed: 'No se pudo crear la imagen.',
} satisfies typeof model;
