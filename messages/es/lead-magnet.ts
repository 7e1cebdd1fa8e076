import type { leadMagnet as model } from '../en/lead-magnet.ts';

/** The seven questions: a section of the home page that the owner can switch on. */
export const leadMagnet = {
  heading: 'Siete preguntas antes de aceptar un discurso',
  body: 'Imprima la página o guárdela en un cajón. Se contesta en diez minutos y puede ahorrarle una mala noche.',
  email_label: 'Correo de trabajo',
  email_placeholder: 'Escriba su correo de trabajo',
  button: 'Envíeme la página',
  unavailable: 'El envío por correo aún no está listo. Las siete preguntas están aquí abajo.',
  invalid: 'A esa dirección le falta algo. Tiene que ser como nombre@empresa.com.',
  required: 'Escriba primero una dirección de correo.',
  guide_heading: 'Las siete preguntas',
  guide: {
    q1: '¿Por qué yo y por qué este año?',
    q2: '¿Quién, en la sala, tiene algo que perder?',
    q3: '¿Con qué idea llegan que yo tendría que cambiar?',
    q4: '¿Qué debería hacer alguien del público, a la mañana siguiente, que hoy no hace?',
    q5: '¿Quién habla antes que yo? ¿Seguirán escuchando?',
    q6: '¿Qué no puedo decir? ¿Puedo hablar con honradez sin decirlo?',
    q7: '¿Cuál es la frase que quiero que se repita?',
  },
} satisfies typeof model;
