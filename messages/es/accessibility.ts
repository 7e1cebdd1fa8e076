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
  loading: 'Cargando',
  close_dialog: 'Cerrar esta ventana',
  results: 'Resultados',
  editor: 'Presione Alt y F10 para ir a la barra de formato.',
  image_selected: 'Imagen seleccionada: {alt}. Ancho: {percent} %.',
} satisfies typeof model;
