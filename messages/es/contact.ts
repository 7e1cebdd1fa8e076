import type { contact as model } from '../en/contact.ts';

/** Contact page and the mail that it prepares. */
export const contact = {
  heading: 'Reserve una sesión estratégica',
  intro:
    'Bastan unas líneas. No entrará en ninguna lista, y lo que me cuente no sale de aquí, trabajemos juntos o no.',
  helps_heading: 'Qué conviene contar',
  helps_1: 'Qué tiene que decir o escribir, y la fecha.',
  helps_2: 'Quién lo va a oír o a leer.',
  helps_3: 'Qué le gustaría que hicieran después.',
  email_button: 'Escribir un correo',
  email_help:
    'Se abre en su programa de correo con las preguntas ya puestas. No se envía nada hasta que usted lo envíe.',
  show: 'Mostrar la dirección',
  hide: 'Ocultar la dirección',
  copy: 'Copiar la dirección',
  copied: 'Copiada',
  copy_failed: 'El navegador no permitió copiarla. La dirección está a la vista para que la seleccione.',
  address_label: 'Dirección de correo',
  form_note: 'Más adelante puede que haya aquí un formulario.',
  disclaimer: 'Los textos se entregan solo en inglés.',
  sample_address: 'Dirección de ejemplo, pendiente de sustituir: lo que se envíe ahí no llega a nadie.',
  no_address: 'La dirección aún no está disponible. Vuelva pronto.',
  mail: {
    subject: 'Sesión estratégica',
    greeting: 'Hola, {founder}:',
    greeting_no_name: 'Hola:',
    body: `Me gustaría hablar de un texto.

Qué es (discurso, artículo, LinkedIn, una sola voz, biografía):
Quién lo va a oír o a leer:
Para cuándo hace falta:
Qué me gustaría que hicieran después:

Cuándo podríamos hablar y mi zona horaria:

Mi nombre y mi cargo:`,
  },
} satisfies typeof model;
