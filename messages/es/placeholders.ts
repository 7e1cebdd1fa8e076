import type { placeholders as model } from '../en/placeholders.ts';

/** Pages of a title, one sentence and the link to the contact page. */
export const placeholders = {
  cta: 'Reserve una consulta',
  services: {
    title: 'Servicios',
    sentence: 'Elija una opción. Próximamente, una página detallada de cada servicio.',
  },
  writing_samples: {
    title: 'Muestras',
    sentence: 'Una selección de artículos, columnas y discursos.',
  },
  when_it_mattered: {
    title: 'A la hora de la verdad',
    sentence: 'Momentos, sin nombres, en los que hablar claro movió a la gente a actuar.',
  },
  resources: {
    title: 'Recursos',
    sentence: 'Próximamente, artículos y consejos.',
  },
  privacy: {
    title: 'Privacidad',
    sentence: 'Su información se trata con cuidado.',
  },
  terms: {
    title: 'Condiciones',
    sentence: 'Normas profesionales y alcance del trabajo.',
  },
} satisfies typeof model;
