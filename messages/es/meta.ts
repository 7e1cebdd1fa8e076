import type { meta as model } from '../en/meta.ts';

/** Titles and descriptions of every page, and structured data. */
export const meta = {
  home: {
    title: 'Discursos y textos para la alta dirección | {brand}',
    description:
      'Discursos, artículos de opinión, LinkedIn y biografías en inglés para la alta dirección. Los escribe una persona que aprende cómo piensa usted.',
  },
  services: {
    title: 'Servicios de escritura para directivos | {brand}',
    description:
      'Cinco servicios para personas a las que se cita: discursos, LinkedIn, artículos de opinión, una sola voz en todos los textos y biografías, en inglés.',
  },
  speech: {
    title: 'Discursos para la alta dirección | {brand}',
    description:
      'Conferencias, reuniones con el personal y el brindis que acaba pesando más. Discursos en inglés, con sus palabras, escritos para decirse en voz alta.',
  },
  linkedin: {
    title: 'Textos de LinkedIn para la alta dirección | {brand}',
    description:
      'Publicaciones de LinkedIn en inglés que suenan a usted. Media hora de conversación, pocos textos al mes y nada se publica sin su visto bueno previo.',
  },
  articles: {
    title: 'Artículos de opinión para directivos | {brand}',
    description:
      'Artículos y columnas en inglés que parten de un argumento que usted defendería en público, con las fuentes anotadas y la mejor objeción respondida.',
  },
  voice: {
    title: 'Una sola voz para la alta dirección | {brand}',
    description:
      'Muchas personas escriben en su nombre y debería oírse una sola voz. Una guía hecha a partir de cómo habla usted y una edición que cuida cada texto.',
  },
  bio: {
    title: 'Biografías profesionales de directivos | {brand}',
    description:
      'Biografías en inglés para el escenario, la prensa, el consejo y LinkedIn: de una línea a una página, con datos comprobados y algo que es solo suyo.',
  },
  ai_prompts: {
    title: 'Prompts de IA para quienes dirigen | {brand}',
    description:
      'Prompts de IA para discursos, correos y LinkedIn. Dejan hecho cerca del 70 % de un borrador. Un solo pago, acceso de por vida y garantía de 7 días.',
  },
  writing_samples: {
    title: 'Muestras de discursos y de artículos | {brand}',
    description:
      'Una selección de artículos, columnas y discursos. En esta página no hay ninguno todavía: pida ejemplos en la primera llamada o lea el blog.',
  },
  when_it_mattered: {
    title: 'A la hora de la verdad: casos anónimos | {brand}',
    description:
      'Casos sin nombres en los que hablar claro movió a la gente a actuar. Los casos se cuentan en la página de inicio, con su situación y su resultado.',
  },
  resources: {
    title: 'Artículos y consejos para directivos | {brand}',
    description:
      'Artículos y consejos sobre comunicación directiva. En esta página no hay ninguno todavía: los textos largos están en el blog; lo demás, en una consulta.',
  },
  blog: {
    title: 'Blog de comunicación para directivos | {brand}',
    description:
      'Notas de oficio: cómo empezar, dónde parar, qué hacer con las cifras, cuándo pedir disculpas y cómo se escribe un artículo que alguien quiera leer.',
  },
  tag: {
    title: '{tag}: artículos con esta etiqueta | {brand}',
    description: 'Lo que {brand} ha publicado con la etiqueta «{tag}», de lo más reciente a lo más antiguo.',
  },
  post: {
    title: '{title} | {brand}',
  },
  contact: {
    title: 'Contacto: reserve una sesión estratégica | {brand}',
    description:
      'Reserve una sesión estratégica con un solo correo: qué tiene que decir o escribir, ante quién y para cuándo. El borrador del mensaje ya está listo.',
  },
  privacy: {
    title: 'Privacidad: qué guarda este sitio | {brand}',
    description:
      'Este sitio no le sigue la pista: sin analítica, sin publicidad y sin perfiles. Qué guarda, dónde y durante cuánto tiempo, en una sola página.',
  },
  terms: {
    title: 'Condiciones: normas y alcance del trabajo | {brand}',
    description:
      'Normas profesionales y alcance: de quién es el texto, qué se mantiene en secreto, qué no se escribe y cómo se vende el paquete de prompts de IA.',
  },
  error: {
    title: 'Error inesperado: página no encontrada | {brand}',
    description:
      'No hay ninguna página en esta dirección: puede que haya cambiado de lugar. El inicio, el blog y la página de contacto siguen en su sitio de siempre.',
  },
  compose: {
    title: 'Redactar: escribir y publicar artículos | {brand}',
    description:
      'Espacio privado para el blog: escribir, guardar, publicar, actualizar y borrar artículos. Pide contraseña y no aparece en los buscadores.',
  },
  content_manager: {
    title: 'Gestor de contenidos: textos del sitio | {brand}',
    description:
      'Mesa de trabajo para los textos del sitio: inicio, servicios y blog. Se guarda un borrador o se publica. Pide contraseña y no aparece en buscadores.',
  },
  import_preview: {
    title: 'Vista previa de la importación del blog | {brand}',
    description:
      'Vea su blog anterior tal como quedaría aquí antes de guardar nada. Se lee de las páginas o del archivo XML, y solo se importa lo que usted marque.',
  },
  settings: {
    title: 'Ajustes: marca, contacto y pagos | {brand}',
    description:
      'Los ajustes del sitio: nombre y marca, dirección, logotipos, prensa, testimonios, precios, enlaces de pago, imágenes e importación. Con contraseña.',
  },
  setup: {
    title: 'Prepare su sitio en unos pocos pasos | {brand}',
    description:
      'Primer inicio: el nombre del sitio, el suyo, dónde le llega el correo y el idioma que se ve primero. Después, el titular y un artículo.',
  },
  structured: {
    organization_description:
      'Escritura por encargo para la alta dirección: discursos, LinkedIn, artículos de opinión, una sola voz para todos los textos y biografías, en inglés.',
    breadcrumb_home: 'Inicio',
    breadcrumb_services: 'Servicios',
    breadcrumb_blog: 'Blog',
  },
} satisfies typeof model;
