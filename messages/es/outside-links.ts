import type { outsideLinks as english } from '../en/outside-links.ts';

export const outsideLinks = {
  look: 'Comprobar los enlaces a otros sitios',
  again: 'Comprobarlos de nuevo',
  stop: 'Dejar de comprobar',
  looking: 'Comprobando los enlaces a otros sitios',
  progress: '{done} de {total}',
  none: 'El texto no tiene enlaces a otros sitios.',
  all_lead: {
    one: 'El único enlace a otro sitio sigue llevando a donde llevaba.',
    other: 'Los {count} enlaces a otros sitios siguen llevando a donde llevaban.',
  },
  some_lead: {
    one: 'Se ha comprobado el único enlace a otro sitio.',
    other: 'Se han comprobado {count} enlaces a otros sitios. Siguen como estaban: {leading}.',
  },
  left_out: 'Se han comprobado los primeros {count}.',
  no_way_out: 'Ninguno de los sitios responde. Quizá este no pueda salir a la red en este momento.',
  failed: 'No se han podido comprobar los enlaces. {detail}',
  lines: {
    leads_on: 'El enlace «{passage}» ha cambiado de dirección para siempre: {to}',
    leads_on_now: 'El enlace «{passage}» lleva por ahora a otro sitio: {to}',
    gone: 'El enlace «{passage}» lleva a una página que ya no existe: {href}',
    no_answer: 'El enlace «{passage}» lleva a un sitio que no responde: {href}',
    unclear:
      'El enlace «{passage}» no se ha podido comprobar, y puede que esté bien. Su sitio no dio una respuesta clara: {href}',
    not_public: 'El enlace «{passage}» lleva a una dirección que quizá los lectores no alcancen: {href}',
  },
  take: 'Tomar la dirección nueva',
  open: 'Abrirlo',
  go: 'Ir allí',
} satisfies typeof english;
