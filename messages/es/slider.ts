import type { slider as model } from '../en/slider.ts';

/** Before and after: a section of the home page that the owner can switch on. */
export const slider = {
  heading: 'Lo que quita el lápiz',
  intro: 'Arrastre la línea. A la izquierda, lo que llegó; a la derecha, lo que se dijo.',
  handle: 'Comparar el antes y el después',
  value: 'Revisado al {percent} por ciento',
  before: 'Antes',
  after: 'Después',
  previous: 'Ejemplo anterior',
  next: 'Ejemplo siguiente',
  position: 'Ejemplo {n} de {total}',
  pairs: {
    reorganization: {
      before: 'Nos complace anunciar un realineamiento estratégico de nuestro modelo operativo.',
      after: 'El lunes tres equipos pasan a ser uno. Aquí tienen a quién llamar.',
    },
    people: {
      before: 'Las personas son nuestro activo más valioso.',
      after: 'Este año les pedí mucho. Esto es lo que reciben a cambio.',
    },
    fault: {
      before: 'Nos tomamos este asunto con la máxima seriedad.',
      after: 'Nos equivocamos. A más tardar el viernes les diré cómo ocurrió y cuánto vamos a pagar.',
    },
  },
} satisfies typeof model;
