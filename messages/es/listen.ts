import type { listen as model } from '../en/listen.ts';

/** An article read by the browser's voice. */
export const listen = {
  start: 'Escuchar',
  label: 'Escuchar este artículo',
  bar: 'Lectura en voz alta',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Detener',
  place: '{n} de {total}',
} satisfies typeof model;
