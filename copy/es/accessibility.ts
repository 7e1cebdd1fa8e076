import type { accessibility as model } from '../en/accessibility.ts';

/** Spoken labels. */
export const accessibility = {
  carousel: {
    label: 'Testimonios',
    role: 'carrusel',
    slide_role: 'testimonio',
    slide: '{n} de {total}',
    previous: 'Testimonio anterior',
    next: 'Testimonio siguiente',
    dots: 'Elegir un testimonio',
    dot: 'Testimonio {n} de {total}',
  },
  drawer: {
    label: 'Menú',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
  },
  hero_edit: 'El titular se corrige una vez con lápiz rojo. Queda así: {headline}',
  hero_edit_struck: 'tachado',
  hero_edit_inserted: 'escrito encima',
  share_group: 'Compartir',
  breadcrumb: 'Está en',
  current_page: 'esta página',
  pager: 'Páginas de servicios',
  loading: 'Cargando',
  busy: 'En curso. Espere un momento.',
  required: 'obligatorio',
  close_dialog: 'Cerrar esta ventana',
  results: 'Resultados',
  sort_up: 'Ordenado, primero lo más antiguo',
  sort_down: 'Ordenado, primero lo más reciente',
  editor: 'Texto del artículo. Pulse Alt y F10 para ir a la barra de formato.',
  image_selected: 'Imagen seleccionada: {alt}. Ancho: {percent} %.',
  external: 'fuera de este sitio',
} satisfies typeof model;
