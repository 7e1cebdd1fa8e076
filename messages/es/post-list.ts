import type { postList as model } from '../en/post-list.ts';

/** The owner’s list of all posts. */
export const postList = {
  title: 'Artículos',
  meta_title: 'Artículos: todo lo que ha escrito | {brand}',
  meta_description:
    'Todos los artículos del sitio, también los borradores, para filtrarlos, ordenarlos, publicarlos, etiquetarlos o borrarlos. Con la misma contraseña.',
  counts: '{published} en el sitio, {drafts}.',
  drafts: { one: '{count} borrador', other: '{count} borradores' },
  to_tags: 'Cambiar o unir etiquetas',
  filter: {
    label: 'Filtrar la lista',
    status: 'Estado',
    language: 'Idioma',
    year: 'Año',
    tag: 'Etiqueta',
    missing: 'Falta',
    sort: 'Orden',
    per: 'En una página',
    any: 'Todos',
    draft: 'Borradores',
    published: 'En el sitio',
    apply: 'Mostrar',
    reset: 'Mostrar todos los artículos',
  },
  missing: {
    excerpt: 'Sin extracto',
    cover: 'Sin portada',
    en: 'No está en inglés',
    es: 'No está en español',
  },
  sorts: {
    newest: 'Más recientes',
    oldest: 'Más antiguos',
    changed: 'Últimos cambios',
    unchanged: 'Más tiempo sin cambios',
  },
  found_order: 'Lo que encuentra una búsqueda aparece de lo más reciente a lo más antiguo.',
  shown: { one: '{count} artículo en esta página', other: '{count} artículos en esta página' },
  none: 'Ningún artículo es así',
  none_help: 'Quite un filtro o muestre todos los artículos.',
  empty: 'Todavía no hay artículos',
  empty_help:
    'Aquí queda todo lo que escriba, borradores y publicados, para encontrarlo, ordenarlo y cambiarlo. Escriba el primero o traiga su blog anterior.',
  tick: 'Marcar «{title}»',
  tick_all: 'Marcar toda la página',
  bulk: 'Con los artículos marcados',
  ticked: { one: '{count} marcado', other: '{count} marcados' },
  tags_label: 'Etiquetas, separadas por comas',
  actions: {
    publish: 'Publicar',
    unpublish: 'Retirar del sitio',
    delete: 'Borrar',
    add_tags: 'Añadir etiquetas',
    remove_tags: 'Quitar etiquetas',
  },
  done: {
    publish: {
      one: '{count} artículo está ahora en el sitio.',
      other: '{count} artículos están ahora en el sitio.',
    },
    unpublish: {
      one: '{count} artículo ya no está en el sitio.',
      other: '{count} artículos ya no están en el sitio.',
    },
    delete: {
      one: '{count} artículo borrado. Se puede recuperar durante 30 días.',
      other: '{count} artículos borrados. Se pueden recuperar durante 30 días.',
    },
    restore: { one: '{count} artículo volvió.', other: '{count} artículos volvieron.' },
    add_tags: {
      one: '{count} artículo tiene etiquetas nuevas.',
      other: '{count} artículos tienen etiquetas nuevas.',
    },
    remove_tags: {
      one: '{count} artículo tiene menos etiquetas.',
      other: '{count} artículos tienen menos etiquetas.',
    },
  },
  same: { one: '{count} ya estaba así.', other: '{count} ya estaban así.' },
  refused: {
    one: '{count} artículo se dejó como estaba:',
    other: '{count} artículos se dejaron como estaban:',
  },
  reasons: {
    post_not_found: 'ya no existe',
    changed_elsewhere: 'se guardó después de mostrarse esta lista; mírelo y vuelva a marcarlo',
    not_approved: 'quien la lee no ha aprobado esta versión; publíquela en Redactar',
    too_many_tags: 'tendría demasiadas etiquetas',
  },
  gone: 'Un artículo',
  failures: {
    nothing_ticked: 'Marque primero los artículos.',
    no_tags: 'Escriba primero las etiquetas.',
    too_many: 'Como máximo 250 artículos a la vez, y etiquetas de hasta 200 caracteres.',
  },
  pager: 'Páginas de la lista',
  first: 'Primera página',
  next: 'Página siguiente',
} satisfies typeof model;
