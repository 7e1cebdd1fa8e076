import type * as model from '../en/site.ts';

/** Header, drawer and footer. */
export const shell = {
  skip_link: 'Ir al contenido',
  logo_label: '{brand}, inicio',
  cta: 'Reserve una consulta',
  nav: {
    label: 'Principal',
    services: 'Servicios',
    when_it_mattered: 'A la hora de la verdad',
    about: 'Acerca de {founder}',
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
    ai_prompts: 'Prompts de IA',
  },
  new_tab: 'se abre en una pestaña nueva',
  sample_badge: 'Ejemplo',
  sample_note: 'Contenido de ejemplo.',
  share_label: 'La pluma detrás de quien dirige',
  not_pictured: {
    plate: '[=No=] aparece',
    stet: 'se queda',
    caption: 'Quien escribe, por gusto y por contrato.',
    with_portrait: '[-No-] aparece:',
  },
} satisfies typeof model.shell;

/** Titles and descriptions of every page, and structured data. */
export const meta = {
  home: {
    title: 'Discursos y textos para la alta dirección | {brand}',
    description:
      'Discursos, columnas, publicaciones de LinkedIn y biografías en inglés para la alta dirección. Los escribe alguien que aprende cómo piensa usted.',
  },
  services: {
    title: 'Servicios de escritura para directivos | {brand}',
    description:
      'Cinco servicios para directivos a los que se cita: discursos, LinkedIn, artículos de opinión, una sola voz en todos los textos y biografías, en inglés.',
  },
  speech: {
    title: 'Discursos para la alta dirección | {brand}',
    description:
      'Conferencias, encuentros con los equipos y ese brindis que cuenta más que todo lo demás. Discursos en inglés, con sus palabras, para decir en voz alta.',
  },
  linkedin: {
    title: 'Textos de LinkedIn para la alta dirección | {brand}',
    description:
      'Publicaciones de LinkedIn en inglés que suenan a usted. Media hora de conversación, pocos textos al mes y nunca se publica nada sin su visto bueno.',
  },
  articles: {
    title: 'Artículos de opinión para directivos | {brand}',
    description:
      'Artículos y columnas en inglés que parten de un argumento que usted defendería en público, con las fuentes anotadas y la mejor objeción respondida.',
  },
  voice: {
    title: 'Una sola voz para la alta dirección | {brand}',
    description:
      'Muchas personas escriben en su nombre y debería oírse una sola voz. Una guía hecha a partir de cómo habla usted y una corrección que la hace cumplir.',
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
      'Momentos, sin nombres, en los que hablar claro movió a la gente a actuar. Se cuentan en la página de inicio, con su situación y su resultado.',
  },
  resources: {
    title: 'Artículos y consejos para directivos | {brand}',
    description:
      'Artículos y consejos sobre comunicación directiva. En esta página no hay ninguno todavía: los textos largos están en el blog; lo demás, en una consulta.',
  },
  blog: {
    title: 'Blog de comunicación para directivos | {brand}',
    description:
      'Notas sobre el oficio: cómo empezar, dónde parar, qué hacer con las cifras, cuándo pedir disculpas y cómo se escribe un artículo que alguien quiera leer.',
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
      'Esta página no existe: puede que su URL haya cambiado. La página de inicio, el blog y la página de contacto siguen donde siempre, a un clic de aquí.',
  },
  compose: {
    title: 'Redactar | {brand}',
    description: 'Escriba, guarde, programe, publique y borre artículos. Página protegida con contraseña.',
  },
  content_manager: {
    title: 'Gestor de contenidos | {brand}',
    description:
      'Edite las secciones de las páginas: inicio, servicios y blog. Página protegida con contraseña.',
  },
  import_preview: {
    title: 'Vista previa de la importación del blog | {brand}',
    description: 'Compruebe cómo se verá aquí su blog anterior antes de importarlo.',
  },
  settings: {
    title: 'Ajustes | {brand}',
    description:
      'Nombre del sitio, contacto, página de inicio, precios, imágenes, acceso y copias de seguridad. Página protegida con contraseña.',
  },
  setup: {
    title: 'Configure su sitio | {brand}',
    description: 'Configure su sitio: nombre, correo de contacto e idioma. Después, su primer artículo.',
  },
  structured: {
    organization_description:
      'Ghostwriting para la alta dirección: discursos, publicaciones de LinkedIn, artículos de opinión, guías de voz y biografías, escritos en inglés.',
    breadcrumb_home: 'Inicio',
    breadcrumb_services: 'Servicios',
    breadcrumb_blog: 'Blog',
  },
} satisfies typeof model.meta;

/** Labels for screen readers. */
export const accessibility = {
  carousel: {
    label: 'Testimonios',
    role: 'carrusel',
    slide_role: 'testimonio',
    slide: '{n} de {total}',
    previous: 'Testimonio anterior',
    next: 'Testimonio siguiente',
    dots: 'Elegir un testimonio',
    dot: 'Testimonio {n} de {total}',
  },
  loading: 'Cargando',
  close_dialog: 'Cerrar',
  results: 'Resultados',
  editor: 'Presione Alt + F10 para ir a la barra de formato.',
  image_selected: 'Imagen seleccionada: {alt}. Ancho: {percent} %.',
} satisfies typeof model.accessibility;

/** The page for unknown URLs and for failures. */
export const errorPage = {
  heading: '¡Error inesperado de la aplicación!',
  not_found: 'Esta página no existe. Puede que su URL haya cambiado o que al enlace le falte una letra.',
  broken: 'Algo falló en el servidor. No es culpa suya. Inténtelo de nuevo en un minuto.',
  request_id: 'Si avisa de este error, incluya este código: {id}',
  home: 'Volver al inicio',
  blog: 'Leer el blog',
  retry: 'Intentar de nuevo',
  database_heading: 'Un momento, por favor',
  unavailable: 'El sitio no puede cargar su contenido en este momento. Inténtelo de nuevo en unos segundos.',
  busy: 'El sitio está guardando otra cosa. Inténtelo de nuevo en unos segundos.',
  disk_full:
    'El disco está lleno y no se puede guardar nada. Libere espacio en el servidor e inténtelo de nuevo.',
  read_only:
    'El sitio está en modo de solo lectura y no se puede guardar nada. Revise el servidor e inténtelo de nuevo.',
  typed_kept: 'Lo que escribió sigue aquí. Mantenga esta página abierta hasta que se haya enviado.',
  send_again: 'Enviar de nuevo',
} satisfies typeof model.errorPage;

/** The page shown without a connection. */
export const offline = {
  title: 'Sin conexión | {brand}',
  heading: 'Sin conexión',
  text: 'No se pudo cargar esta página. Inténtelo de nuevo cuando tenga conexión.',
  kept_heading: 'Disponible sin conexión',
  nothing_kept: 'Este navegador todavía no ha guardado ningún artículo. Guardará los que usted abra.',
} satisfies typeof model.offline;

/** Toasts. */
export const toasts = {
  region: 'Avisos ({hotkey})',
  one: 'Aviso',
  close: 'Cerrar',
  undo: 'Deshacer',
  undo_alt: 'Deshacer: {action}',
  address_copied: 'Dirección copiada',
  link_copied: 'Enlace copiado',
  text_copied: 'Texto copiado',
  post_deleted: 'Artículo borrado',
  draft_saved: 'Borrador guardado',
  settings_saved: 'Ajustes guardados',
  undone: 'Cambio deshecho',
  offline: 'Sin conexión. Hay una copia de sus cambios en este navegador.',
  online: 'Conexión recuperada',
} satisfies typeof model.toasts;

/** Sharing an article. */
export const share = {
  heading: 'Compartir',
  label_above: 'Compartir este artículo',
  label_below: 'Compartir este artículo (final de la página)',
  share_on: 'Compartir en {network}',
  linkedin: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  threads: 'Threads',
  bluesky: 'Bluesky',
  copy_link: 'Copiar enlace',
  copied: 'Enlace copiado',
  copy_failed: 'No se pudo copiar el enlace. Está en la barra de direcciones.',
} satisfies typeof model.share;

/** Reading an article aloud with the browser's voice. */
export const listen = {
  start: 'Escuchar',
  label: 'Escuchar este artículo',
  bar: 'Lectura en voz alta',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Detener',
  place: '{n} de {total}',
} satisfies typeof model.listen;

/** Sharing a selected passage of an article. */
export const passage = {
  quote: 'Compartir esta cita',
  bar: 'Fragmento seleccionado',
  picture: 'Compartir como imagen',
  copy_link: 'Copiar enlace al fragmento',
  copied: 'Enlace copiado',
  copy_failed: 'No se pudo copiar el enlace.',
  saved: 'Imagen guardada.',
  saved_and_copied: 'Imagen guardada y enlace copiado.',
  too_long: 'Demasiado largo para una imagen. Seleccione menos texto o copie el enlace.',
  failed: 'No se pudo crear la imagen.',
} satisfies typeof model.passage;

/** Placeholder pages: a title, a sentence and a link to the contact page. */
export const placeholders = {
  cta: 'Reserve una consulta',
  services: {
    title: 'Servicios',
    sentence: 'Elija una opción. Pronto habrá una página detallada de cada servicio.',
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
    sentence: 'Pronto habrá aquí artículos y consejos.',
  },
  privacy: {
    title: 'Privacidad',
    sentence: 'Su información se trata con cuidado.',
  },
  terms: {
    title: 'Condiciones',
    sentence: 'Normas profesionales y alcance del trabajo.',
  },
} satisfies typeof model.placeholders;
