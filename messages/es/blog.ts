import type * as model from '../en/blog.ts';

/** The blog list. */
export const blog = {
  heading: 'Blog',
  intro: 'Apuntes sobre el oficio de escribir para otros.',
  filter_label: 'Filtrar por año',
  filter_all: 'Todos',
  filter_apply: 'Mostrar',
  count: { one: 'Mostrando {count} artículo', other: 'Mostrando {count} artículos' },
  tagged: { one: '{count} artículo con esta etiqueta.', other: '{count} artículos con esta etiqueta.' },
  pinned: 'Fijado',
  all_posts: 'Ver todos los artículos',
  tags: 'Artículos por etiqueta',
  loading: 'Cargando artículos…',
  retry: 'Intentar de nuevo',
  empty: 'Todavía no hay artículos.',
  empty_year: 'No hay artículos de {year}. Elija otro año o «Todos».',
  read_more: 'Leer más',
  in_english: 'En inglés',
  in_spanish: 'En español',
  read_translation: 'Leer en español',
  only_in_english: 'Este artículo solo está en inglés.',
  only_in_spanish: 'Este artículo solo está en español.',
} satisfies typeof model.blog;

/** The article page. */
export const post = {
  back: 'Todos los artículos',
  reading_time: { one: '{count} minuto de lectura', other: '{count} minutos de lectura' },
  tags: 'Etiquetas',
  newer: 'Más reciente',
  older: 'Más antiguo',
  draft_notice: 'Borrador: solo usted puede ver esta página.',
  scheduled_notice: 'Programado: hasta que se publique, solo usted puede ver esta página.',
  edit: 'Editar este artículo',
  closing: '¿Tiene algo que decir y una fecha para decirlo?',
  service_note: ': cómo escribiría yo lo suyo',
  byline: 'Escrito y, por una vez, firmado por {founder}.',
  byline_no_name: 'Sin firma, por costumbre.',
  read_next: 'Siga leyendo',
  not_found_heading: 'No se encontró el artículo',
  not_found_text: 'Puede que la URL de este artículo haya cambiado.',
  not_found_back: 'Ver todos los artículos',
} satisfies typeof model.post;
