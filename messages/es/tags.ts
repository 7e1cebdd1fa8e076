import type { tags as model } from '../en/tags.ts';

/** The owner’s list of tags. */
export const tags = {
  title: 'Etiquetas',
  intro:
    'El nombre nuevo pasa a todos los artículos de una etiqueta, y su dirección anterior lleva a la nueva. Si le da el nombre de otra, las dos serán una.',
  meta_title: 'Etiquetas: cambiar sus nombres y unirlas | {brand}',
  meta_description:
    'Las etiquetas de todos los artículos, con cuántos tiene cada una, para cambiarles el nombre o unirlas. Con la misma contraseña que el área de trabajo.',
  back: 'Volver a los artículos',
  empty: 'Ningún artículo tiene etiquetas todavía',
  empty_help:
    'Las etiquetas reúnen los artículos sobre un tema en una página propia. Escríbalas bajo el texto del artículo en Redactar, o asígnelas a varios a la vez en la lista.',
  empty_act: 'Ir a los artículos',
  posts: { one: '{count} artículo', other: '{count} artículos' },
  drafts: { one: 'y {count} borrador', other: 'y {count} borradores' },
  view: 'Ver',
  view_label: 'Ver la página de «{name}»',
  rename: 'Renombrar',
  rename_label: 'Renombrar «{name}»',
  new_name: 'Nombre nuevo de «{name}»',
  merge: '«{name}» ya es una etiqueta ({posts}). ¿Unir las dos? No se puede deshacer de una vez.',
  merge_yes: 'Unirlas',
  merge_no: 'Dejarlas como están',
  renamed: 'La etiqueta es ahora «{name}», en {posts}.',
  failures: {
    tag_invalid: 'Una etiqueta necesita un nombre, sin comas.',
    names_found: 'Este nombre no debe aparecer.',
    guard_locked: 'Los nombres que no deben aparecer no se pueden leer.',
    text_too_intricate: 'Este nombre no se puede leer.',
    tag_not_found: 'Ningún artículo tiene ya esta etiqueta.',
  },
} satisfies typeof model;
