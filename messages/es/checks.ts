import type { checks as english } from '../en/checks.ts';

export const checks = {
  heading: 'Antes de publicar',
  intro: 'Nada de esto impide publicar.',
  more: 'Se muestran los primeros {count}. Los demás aparecen a medida que se corrigen.',
  lines: {
    title_long: 'El título tiene {length} caracteres. Los buscadores mostrarían «{passage}…»',
    no_excerpt: 'No tiene extracto. Las listas y los enlaces compartidos toman el comienzo del texto.',
    no_tags: 'No tiene etiquetas. No aparecerá junto a otros artículos sobre su tema.',
    slug_year: 'La dirección dice {passage}, y parecerá vieja antes que el texto.',
    slug_long: 'La dirección tiene {length} caracteres. Hasta 60 es fácil de compartir.',
    cover_without_words: 'La portada no tiene palabras para quien no puede verla.',
    picture_without_words: 'La imagen {at} no tiene palabras para quien no puede verla.',
    heading_first: '«{passage}» es un encabezado tan grande como el título. Ya hay uno así.',
    heading_skipped: '«{passage}» es un subtítulo sin un título de sección por encima.',
    link_empty: 'El enlace «{passage}» no lleva a ninguna parte.',
    link_empty_words: 'Un enlace a {href} no tiene palabras en las que pulsar.',
    link_without_place: 'El enlace «{passage}» lleva a un lugar que no está en el texto: {href}',
    link_to_missing: 'El enlace «{passage}» lleva a una página que no existe: {href}',
    link_to_hidden: 'El enlace «{passage}» lleva a donde los lectores aún no pueden entrar: {href}',
    placeholder: '«{passage}» parece algo por completar.',
  },
  mend: {
    title: 'Acortarlo',
    excerpt: 'Escribirlo',
    tags: 'Añadir etiquetas',
    slug: 'Cambiarla',
    cover_alt: 'Escribirlas',
    body: 'Ir allí',
  },
  go_field: 'Ir allí',
  to_heading: 'Hacerlo título de sección',
} satisfies typeof english;
