import type { signIn as model } from '../en/sign-in.ts';

/** Signing in. */
export const signIn = {
  heading: 'Acceso restringido',
  intro: 'Esta parte del sitio es privada.',
  checking: 'Comprobando la sesión…',
  password: 'Contraseña',
  password_required: 'Escriba la contraseña.',
  show_password: 'Mostrar la contraseña',
  submit: 'Entrar',
  busy: 'Entrando…',
  forgot: '¿La olvidó? En el servidor, ejecute: npm run site -- password',
  attempts_left: {
    one: 'Queda {count} intento antes de una pausa de 120 minutos.',
    other: 'Quedan {count} intentos antes de una pausa de 120 minutos.',
  },
  session_length: 'La sesión dura 24 horas en este dispositivo.',
  again_heading: 'Entre de nuevo',
  again_body: 'La sesión terminó. Su texto sigue aquí, detrás de esta ventana.',
  logout: 'Cerrar sesión',
  logged_out: 'Se cerró la sesión.',
  password_expired:
    'El sitio creó esta contraseña y solo valía 7 días. En el servidor, npm run site -- password crea otra.',
  busy_server: 'Hay demasiados accesos a la vez. Inténtelo de nuevo en un momento.',
  paused:
    'Llegaron demasiadas contraseñas erróneas desde muchos lugares. Inténtelo de nuevo en unos minutos.',
  choose_heading: 'Elija su propia contraseña',
  choose_body:
    'La que acaba de usar se creó solo para la primera vez. A partir de ahora, el sitio se abre con la suya.',
  choose: 'Guardar y seguir',
  choosing: 'Guardando…',
  leave_heading: 'Texto sin guardar en este dispositivo',
  leave_body: {
    one: 'En este navegador queda {count} texto que no está guardado en el sitio. Quien abra este navegador podría leerlo. Lo que ha llegado al servidor le espera allí.',
    other:
      'En este navegador quedan {count} textos que no están guardados en el sitio. Quien abra este navegador podría leerlos. Lo que ha llegado al servidor le espera allí.',
  },
  leave_keep: 'Conservar y cerrar sesión',
  leave_discard: 'Quitar de este navegador y cerrar sesión',
  leave_stay: 'Quedarse',
} satisfies typeof model;
