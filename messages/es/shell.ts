import type { shell as model } from '../en/shell.ts';

/** Header, drawer and footer. */
export const shell = {
  skip_link: 'Ir al contenido',
  logo_label: '{brand}, inicio',
  cta: 'Reserve una consulta',
  nav: {
    label: 'Principal',
    services: 'Servicios',
    when_it_mattered: 'A la hora de la verdad',
    about: 'Sobre {founder}',
    about_no_name: 'Quién escribe',
    resources: 'Recursos',
    blog: 'Blog',
    contact: 'Contacto',
  },
  language: {
    label: 'Idioma',
    name_en: 'English',
    name_es: 'Español',
    short_en: 'EN',
    short_es: 'ES',
    to_en: 'English: read this page in English',
    to_es: 'Español: leer esta página en español',
  },
  drawer: {
    title: 'Menú',
    open: 'Abrir el menú',
    close: 'Cerrar el menú',
  },
  footer: {
    label: 'Pie de página',
    tagline: 'La pluma detrás de quienes mueven los mercados.',
    privacy: 'Privacidad',
    terms: 'Condiciones',
    disclaimer: 'El sitio está en español y en inglés. Los textos que entrego se escriben solo en inglés.',
    copyright: '© {year} {brand}. Todos los derechos reservados.',
    feed: 'Canal RSS',
    all_services: 'Todos los servicios',
    ai_prompts: 'Paquete de prompts de IA',
  },
  new_tab: 'se abre en otra pestaña',
  sample_badge: 'Ejemplo',
  sample_note: 'Pendiente de sustituir.',
  placeholder_picture: 'Retrato pendiente',
} satisfies typeof model;
