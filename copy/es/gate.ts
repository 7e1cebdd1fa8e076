import type { gate as model } from '../en/gate.ts';

/** Signing in. */
export const gate = {
  heading: 'Acceso restringido',
  intro: 'Esta parte del sitio es privada.',
  checking: 'Comprobando la sesión…',
  password: 'Contraseña',
  password_required: 'Escriba la contraseña.',
  show_password: 'Mostrar la contraseña',
  hide_password: 'Ocultar la contraseña',
  submit: 'Entrar',
  busy: 'Entrando…',
  forgot: '¿La ha olvidado? En el servidor, ejecute: npm run site -- password',
  attempts_left: {
    one: 'Queda {count} intento antes de una pausa de 120 minutos.',
    other: 'Quedan {count} intentos antes de una pausa de 120 minutos.',
  },
  session_length: 'La sesión dura 24 horas en este dispositivo.',
  again_heading: 'Entre de nuevo',
  again_body: 'La sesión ha terminado. Su texto sigue aquí, detrás de esta ventana.',
  logout: 'Cerrar sesión',
  logged_out: 'Ha cerrado la sesión.',
} satisfies typeof model;
