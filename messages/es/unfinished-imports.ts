import type { unfinishedImports as model } from '../en/unfinished-imports.ts';

/** Imports that are under way, paused, or broke off. */
export const unfinishedImports = {
  label: 'Importaciones sin terminar',
  states: {
    running: 'Importando «{name}»',
    pausing: 'Pausando «{name}» tras los artículos que se están guardando',
    paused: '«{name}» está en pausa',
    interrupted: 'La importación de «{name}» se interrumpió',
  },
  finished: 'La importación de «{name}» terminó.',
  stopped_at: {
    posts: 'Se detuvo en {done} de {total} artículos.',
    links: 'Todos los artículos están aquí; se estaban ajustando los enlaces entre ellos.',
    pictures: 'Todos los artículos están aquí; se detuvo en {done} de {total} imágenes.',
    nothing: 'Se detuvo mientras se leía el archivo.',
  },
  steps: {
    posts: '{done} de {total} artículos, faltan {left}',
    links: 'Todos los artículos están aquí. Ajustando los enlaces entre ellos…',
    pictures: '{done} de {total} imágenes, faltan {left}',
    reading: 'Leyendo el archivo…',
  },
  keeps: 'Lo que llegó se queda y nada llega dos veces. El archivo se guarda aquí hasta el {date}.',
  keeps_without_file: 'Lo que llegó se queda y nada llega dos veces. Se puede continuar hasta el {date}.',
  file_elsewhere:
    'Su archivo está en el equipo {machine}. Ejecute allí la misma orden o elija aquí el archivo para continuar.',
  file_gone: 'Su archivo ya no está aquí. Elíjalo otra vez para continuar.',
  choose: 'Elegir el archivo y continuar',
  pause: 'Pausar',
  go_on: 'Continuar',
  stop: 'Detener del todo',
  command: {
    paused: 'Detenido en {done} artículos. Ejecute la misma orden otra vez para continuar.',
    interrupted: 'Se interrumpió en {done} artículos. Ejecute la misma orden otra vez para continuar.',
    stopped: 'La importación se detuvo en el sitio, en {done} artículos.',
    pausing: 'Deteniendo tras los artículos que se están guardando.',
  },
} satisfies typeof model;
