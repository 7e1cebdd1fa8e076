import type { errors as model } from '../en/errors.ts';

/** The error catalogue (docs/specification.md 8.1), confirmations and helpful details. */
export const errors = {
  catalog: {
    fetch: 'No se pudo cargar ({status})',
    scrape: 'No se pudieron leer las páginas ({status})',
    xml: 'No se pudo obtener el XML ({status})',
    editor_load: 'No se pudo cargar el artículo',
    image_action: 'Seleccione primero una imagen.',
    link: 'La dirección no es válida',
    upload_settings: 'Indique primero el nombre de la nube de Cloudinary y el preajuste de subida sin firma.',
    compose_required: 'El título y el texto son obligatorios',
    compose_save: 'No se pudo guardar ni actualizar ({status}): {response_text}',
    save_as_new: 'No se pudo guardar como nuevo ({status})',
    delete: 'No se pudo borrar ({status})',
    upload: 'No se pudo subir el archivo ({status})',
    auth_invalid: 'La contraseña no es correcta.',
    auth_locked_compose: 'Acceso bloqueado durante 120 minutos por demasiados intentos fallidos.',
    auth_locked_manager: 'Demasiados intentos fallidos. Dirección IP bloqueada.',
    auth_other: 'No se pudo comprobar el acceso. Inténtelo de nuevo.',
    auth_network_compose: 'Error de red. Revise la conexión e inténtelo de nuevo.',
    auth_network_manager: 'Error de conexión. Inténtelo de nuevo.',
    content_fetch: 'Error al cargar el contenido',
    content_save: 'Error al guardar el contenido: {detail}',
    content_image: 'Error al subir la imagen: {detail}',
    content_migrate: 'Error en la migración: {detail}',
  },
  confirm: {
    delete_row: '¿Borrar este artículo?',
    delete_editor: '¿Borrar este artículo? No se puede deshacer.',
  },
  detail: {
    sign_in_needed: 'Antes tiene que entrar.',
    session_ended: 'La sesión terminó. Entre de nuevo aquí mismo: su texto sigue en la página.',
    not_found: 'Ya no hay nada en esta dirección.',
    pair_language:
      'El artículo está unido a su traducción, así que su idioma no cambia. Sepárelos primero: Detalles, Traducción.',
    slug_taken: 'Otro artículo ya usa la dirección «{slug}». Elija otra.',
    slug_reserved: 'La dirección «{slug}» está reservada para el propio sitio. Elija otra.',
    slug_invalid: 'La dirección puede llevar letras, números y guiones.',
    text_too_intricate:
      'Este texto es demasiado complejo para mostrarlo. No se perdió nada: quítele formato o divídalo en dos.',
    body_too_long: 'El texto es demasiado largo para un solo artículo. Divídalo en dos.',
    names_found: 'Contiene nombres que no deben aparecer. No se publicó nada.',
    guard_locked:
      'Los nombres que no deben aparecer no se pueden leer: nadie puede decir que esto sea seguro.',
    picture_named:
      'El nombre del archivo o lo que lleva escrito nombra a alguien que no debe aparecer. Cámbielo o quítelo.',
    date_invalid: 'No se entiende la fecha. Escríbala así: 2026-03-31.',
    publish_at_past: 'Esa hora ya pasó. Elija una que esté por llegar, o publique ahora.',
    publish_at_required: 'Elija el día y la hora a los que sale el artículo.',
    publish_at_unscheduled: 'Solo un artículo programado lleva hora.',
    publish_at_invalid: 'No se entiende la hora. Escríbala así: 2026-03-31T09:00.',
    time_skipped: '{wanted} no existe en {zone}: esa noche se adelantan los relojes, y marcan {instead}.',
    time_twice:
      '{wanted} llega dos veces en {zone}: esa noche se atrasan los relojes. Elija cuál de las dos.',
    changed_elsewhere:
      'Este texto se cambió en otra ventana después de que usted lo abriera. Compare las dos versiones antes de guardar.',
    file_too_big: 'El archivo ocupa {size}. El máximo es {max}.',
    file_type:
      'Este tipo de archivo no sirve. Use JPEG, PNG, WebP, AVIF o GIF. Convierta antes las fotos HEIC a JPEG: en el Mac, expórtelas desde Vista Previa; en el iPhone, elija Configuración › Cámara › Formatos › Más compatible antes de tomarlas.',
    picture_too_big: 'La imagen es demasiado grande: 15 MB y 50 millones de píxeles como máximo.',
    picture_refused: 'Solo se pueden traer imágenes de direcciones públicas de la web.',
    picture_not_given: 'El otro sitio no entregó la imagen. Guárdela en su dispositivo y súbala.',
    image_host: 'Su servicio de imágenes la rechazó. Revise sus ajustes.',
    heic: 'La mayoría de los navegadores no muestra fotos HEIC. Guarde esta antes como JPEG: en el iPhone, Configuración › Cámara › Formatos › Más compatible; en el Mac, expórtela desde Vista Previa.',
    file_broken: 'El archivo no se puede leer como imagen. Puede que esté dañado.',
    url_refused: 'Esa dirección no admite la importación. Use la dirección pública del blog anterior.',
    url_silent: 'Esa dirección no respondió a tiempo. Compruébela en el navegador e inténtelo de nuevo.',
    xml_not_export:
      'Este archivo no es la exportación de un blog. Se pueden leer: exportaciones de WordPress o Squarespace (XML), Ghost (JSON), Substack o Medium (zip), Blogger (feed.atom, XML o zip) y Markdown con encabezado (zip).',
    archive_too_large:
      'Este archivo comprimido contiene más de lo que cabe en un blog. Comprima solo los artículos.',
    no_posts: 'Ahí no se encontró ningún artículo.',
    server: 'El servidor no pudo terminar. No se perdió nada; inténtelo dentro de un minuto.',
    request_invalid: 'No se entiende la solicitud: {field}.',
    too_many: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  },
} satisfies typeof model;
