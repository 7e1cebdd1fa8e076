import type { handover as model } from '../en/handover.ts';

/** Texts taken as files for others, and brought from Word. */
export const handover = {
  menu: 'Entregar',
  saved_only: 'Tal como se guardó por última vez. Lo que has escrito después no está.',
  formats: {
    word: 'Word (.docx)',
    pdf: 'PDF',
    markdown: 'Markdown',
    text: 'Texto sin formato',
    mail: 'Borrador de correo (.eml)',
  },
  hand_over_meta: 'Entregar | {brand}',
  hand_over_description:
    'Un artículo como archivo para otros. Protegido con la misma contraseña que el espacio de trabajo.',
  hand_over: 'Entregar: {format}',
  back_to_post: 'Volver al artículo',
  gone: 'No existe ese artículo.',
  intricate: 'Este texto es demasiado intrincado para buscar nombres en él. Divídelo en dos.',
  copy: 'Copiar para un correo',
  copying: 'Copiando',
  copied: 'El texto está en el portapapeles, con su formato. Pégalo en un correo.',
  not_copied: 'El navegador no dejó copiar el texto. Usa el borrador de correo.',
  bring: 'Desde un archivo de Word',
  meta_title: 'Traer un texto de Word | {brand}',
  meta_description:
    'Un archivo de Word se convierte en borrador: llegan títulos, listas, enlaces, citas, imágenes y notas. Protegido con la misma contraseña que el espacio de trabajo.',
  title: 'Traer un texto de Word',
  intro:
    'Se convierte en un borrador con sus títulos, listas, enlaces, citas, imágenes y notas. En Redactar también puedes soltar el archivo sobre la página.',
  back: 'Volver a Redactar',
  file: 'Archivo de Word (.docx, hasta 20 MB)',
  changes: 'Si contiene cambios registrados',
  accepted: 'Darlos por aceptados',
  rejected: 'Dejarlos fuera, como rechazados',
  submit: 'Convertirlo en borrador',
  made: '«{title}» ya es un borrador.',
  open: 'Seguir escribiendo',
  report: 'Lo que no está como en Word',
  nothing: 'Está todo.',
  reading: 'Leyendo «{name}»',
  here: 'Aquí está el texto de «{name}». Todavía no se ha guardado.',
  close: 'Cerrar',
  tracked: {
    one: '«{name}» tiene {count} cambio registrado',
    other: '«{name}» tiene {count} cambios registrados',
  },
  tracked_help: '¿Qué hacemos con ellos en el artículo? El archivo queda como está.',
  accept: 'Aceptarlos',
  reject: 'Rechazarlos',
  cancel: 'Cancelar',
  held: 'Hay imágenes en «{name}» que nombran a alguien',
  leave_named: 'Tomar el texto sin estas imágenes',
  choose_again: 'Elija otra vez el archivo: los navegadores no lo conservan.',
  not_here: 'Aquí se pueden soltar archivos de Word (.docx) e imágenes.',
  losses: {
    pictures: { one: 'No se pudo traer {count} imagen', other: 'No se pudieron traer {count} imágenes' },
    heic: {
      one: 'No se pudo importar {count} foto HEIC. Guárdela como JPEG y añádala aquí.',
      other: 'No se pudieron importar {count} fotos HEIC. Guárdelas como JPEG y añádalas aquí.',
    },
    links: {
      one: '{count} enlace no lleva a ningún sitio de la web y ahora es texto',
      other: '{count} enlaces no llevan a ningún sitio de la web y ahora son texto',
    },
    text_boxes: {
      one: '{count} cuadro de texto está como párrafos donde estaba anclado',
      other: '{count} cuadros de texto están como párrafos donde estaban anclados',
    },
    tables: {
      one: '{count} tabla es una lista de sus filas',
      other: '{count} tablas son listas de sus filas',
    },
    equations: {
      one: '{count} ecuación queda como caracteres sueltos',
      other: '{count} ecuaciones quedan como caracteres sueltos',
    },
    charts: { one: 'Se dejó fuera {count} gráfico', other: 'Se dejaron fuera {count} gráficos' },
    objects: {
      one: 'Se dejó fuera {count} dibujo u objeto incrustado',
      other: 'Se dejaron fuera {count} dibujos u objetos incrustados',
    },
    symbols: {
      one: 'Se dejó fuera {count} carácter de una fuente de símbolos',
      other: 'Se dejaron fuera {count} caracteres de fuentes de símbolos',
    },
    comments: { one: 'Se dejó fuera {count} comentario', other: 'Se dejaron fuera {count} comentarios' },
    hidden: {
      one: 'Se dejó fuera {count} fragmento de texto oculto',
      other: 'Se dejaron fuera {count} fragmentos de texto oculto',
    },
    running_heads: {
      one: 'Se dejó fuera un encabezado o pie de página',
      other: 'Se dejaron fuera {count} encabezados y pies de página',
    },
    contents: {
      one: 'Se dejó fuera el índice',
      other: 'Se dejó fuera el índice, {count} líneas',
    },
    struck: {
      one: 'Se omitió {count} fragmento tachado',
      other: 'Se omitieron {count} fragmentos tachados',
    },
    raised: {
      one: '{count} superíndice o subíndice está ahora en la línea',
      other: '{count} superíndices o subíndices están ahora en la línea',
    },
    heading_numbers: {
      one: 'Se dejó fuera el número de {count} título',
      other: 'Se dejaron fuera los números de {count} títulos',
    },
    list_labels: {
      one: '{count} letra o número de una lista ahora es parte de su texto',
      other: '{count} letras o números de listas ahora son parte de su texto',
    },
    right_to_left: {
      one: '{count} párrafo se leía de derecha a izquierda y ahora solo se alinea a la derecha',
      other: '{count} párrafos se leían de derecha a izquierda y ahora solo se alinean a la derecha',
    },
    changes: {
      one: 'Se resolvió {count} cambio registrado',
      other: 'Se resolvieron {count} cambios registrados',
    },
  },
  failures: {
    not_word: 'Esto no es un archivo de Word (.docx).',
    old_word:
      'Es un archivo de Word anterior a 2007 o con contraseña. Guárdalo en Word como .docx y sin contraseña.',
    word_damaged: 'El archivo está dañado y no se pudo leer. Ábrelo en Word y vuelve a guardarlo.',
    word_too_large: 'Este archivo es más largo de lo que puede ser un artículo. Divídelo en dos.',
    word_empty: 'No hay texto en este archivo.',
    file_missing: 'Elige primero un archivo.',
    text_too_intricate: 'Este texto es demasiado complejo. Quita parte del formato o divídelo en dos.',
    network: 'El sitio no respondió. No se cambió nada; inténtalo de nuevo.',
    server: 'No se pudo traer el archivo. No se cambió nada; inténtalo de nuevo.',
  },
} satisfies typeof model;
