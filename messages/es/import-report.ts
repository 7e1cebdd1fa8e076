import type { importReport as model } from '../en/import-report.ts';

export const importReport = {
  outcomes: {
    created: 'nuevo',
    updated: 'actualizado',
    unchanged: 'ya estaba aquí',
    kept: 'se deja como está: usted lo ha cambiado o borrado después',
    failed: 'no se pudo guardar',
  },
  changes: {
    became_draft: 'No era público ({what}): aquí es un borrador.',
    password_protected:
      'Estaba protegido con contraseña: el artículo público queda vacío y su texto está en un borrador aparte.',
    password_text: 'Es el texto que estaba protegido con contraseña. Publíquelo o déjelo en borrador.',
    title_missing: 'No tenía título.',
    title_shortened: 'El título era demasiado largo y se ha recortado.',
    excerpt_shortened: 'El extracto era demasiado largo y se ha recortado.',
    tags_dropped: 'Se han dejado fuera las etiquetas que pasan de cien.',
    date_missing: 'No tenía una fecha válida; se ha tomado esta: {what}.',
    language_dropped: 'Tenía dos idiomas; este se ha dejado fuera: {what}.',
    cover_missing: 'El archivo no describe su imagen destacada (número {what}).',
    shortcode_removed: 'Se ha quitado un shortcode: {what}.',
    shortcode_unwrapped: 'Se ha quitado un shortcode y se conserva su texto: {what}.',
    shortcode_replaced: 'Un shortcode ha pasado a texto e imágenes corrientes: {what}.',
    block_removed: 'Se ha quitado un bloque que el sitio anterior generaba solo: {what}.',
    element_removed: 'Se ha quitado un elemento con todo su contenido: {what}.',
    element_simplified: 'Un elemento se conserva en una forma más sencilla: {what}.',
    embed_linked: 'Un reproductor incrustado ha pasado a enlace: {what}.',
    media_linked: 'Un archivo de audio o video ha pasado a enlace: {what}.',
    image_lost: 'No se ha podido conservar una imagen: {what}.',
    link_lost: 'Un enlace no llevaba a ninguna parte; se conserva su texto: {what}.',
    pages_joined: 'Un artículo de varias páginas ha quedado en una.',
    text_missing: 'Su texto no está en el archivo: {what}.',
    damaged: 'El archivo estaba dañado en este punto: compárelo con el original.',
  },
  skipReasons: {
    trash: 'está en la papelera',
    auto_draft: 'nunca se llegó a escribir',
    revision: 'es una versión anterior de otro',
    too_large: 'es demasiado grande',
    cut_off: 'el archivo termina a la mitad',
    unreadable: 'no se pudo leer',
  },
  problems: {
    not_well_formed: 'Línea {line}, columna {column}: el archivo está dañado en este punto ({message}).',
    not_well_formed_in:
      'Línea {line}, columna {column}, en «{title}»: el archivo está dañado en este punto ({message}).',
    truncated: 'El archivo termina antes de tiempo, en la línea {line}.',
    truncated_in: 'El archivo termina antes de tiempo, en la línea {line}, en «{title}».',
    json_damaged: 'El archivo está dañado y solo se pudo leer hasta ahí ({message}).',
    address_unknown:
      'El archivo no dice dónde estaba el blog antiguo. Con su dirección vienen también sus imágenes, enlaces y direcciones antiguas.',
    encoding_unknown:
      'El archivo dice estar escrito en «{encoding}», que no se conoce; se ha leído como UTF-8.',
    invalid_characters: 'Algunos caracteres no son {encoding} y se han sustituido por �.',
    more_problems: 'Y {count} puntos más como estos.',
    unavailable:
      'La base de datos no ha respondido y no se ha podido guardar todo. Importe el archivo de nuevo.',
    busy: 'Otro trabajo ha ocupado la base de datos demasiado tiempo y no se ha podido guardar todo. Importe el archivo de nuevo.',
    disk_full:
      'El disco está lleno y no se ha podido guardar todo. Haga sitio en el servidor e importe el archivo de nuevo.',
    read_only:
      'Ahora mismo la base de datos solo se puede leer y no se ha podido guardar todo. Revise el servidor e importe el archivo de nuevo.',
  },
  recognised: 'Es una exportación de {kind}.',
  kinds: {
    wordpress: 'WordPress',
    squarespace: 'Squarespace',
    ghost: 'Ghost',
    substack: 'Substack',
    medium: 'Medium',
    blogger: 'Blogger',
    markdown: 'textos en Markdown',
  },
  times: '{change} ({count} veces)',
  heading: 'Qué ha sido de cada artículo',
  dryRun: 'Es una prueba: no se ha guardado nada.',
  progress: '{done} de {total} artículos',
  summary: {
    created: { one: '{count} artículo nuevo', other: '{count} artículos nuevos' },
    updated: { one: '{count} actualizado', other: '{count} actualizados' },
    unchanged: { one: '{count} ya estaba aquí', other: '{count} ya estaban aquí' },
    kept: { one: '{count} se deja como está', other: '{count} se dejan como están' },
    failed: { one: '{count} no se pudo guardar', other: '{count} no se pudieron guardar' },
    skipped: { one: '{count} omitido', other: '{count} omitidos' },
  },
  otherKinds: 'No son artículos y quedan fuera: {kinds}.',
} satisfies typeof model;
