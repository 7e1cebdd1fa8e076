import type { post as model } from '../en/post.ts';

/** One post. */
export const post = {
  back: 'Todos los artículos',
  reading_time: {
    one: '{count} minuto de lectura',
    other: '{count} minutos de lectura',
  },
  tags: 'Etiquetas',
  newer: 'Más reciente',
  older: 'Más antiguo',
  draft_notice: 'Borrador. Solo usted ve esta página.',
  scheduled_notice: 'Programado. Hasta su hora, solo usted ve esta página.',
  edit: 'Editar este artículo',
  closing: '¿Tiene algo que decir y una fecha para decirlo?',
  not_found_heading: 'No se encontró el artículo',
  not_found_text: 'Puede que este artículo haya cambiado de lugar.',
  not_found_back: 'Ver todos los artículos',
} satisfies typeof model;
