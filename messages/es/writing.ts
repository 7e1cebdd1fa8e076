/** Lo que ayuda mientras se escribe: el menú de bloques, el esquema, el modo tranquilo, las teclas. */
export const writing = {
  slash: {
    label: 'Bloques',
    count: {
      one: '{count} bloque. Use las flechas e Intro.',
      other: '{count} bloques. Use las flechas e Intro.',
    },
    none: 'Ningún bloque se llama así',
  },
  outline: {
    heading: 'Esquema',
    empty: 'Aquí aparecen los encabezados del texto.',
    close: 'Cerrar el esquema',
  },
  quiet: {
    begin: 'Modo tranquilo',
    end: 'Salir del modo tranquilo',
  },
  keys: {
    heading: 'Teclas para escribir',
    close: 'Cerrar',
    failed: 'No se ha podido cargar. Inténtelo de nuevo dentro de un minuto.',
    names_of: {
      Mod: 'Ctrl',
      Shift: 'Mayús',
      Enter: 'Intro',
      Escape: 'Esc',
      Backspace: 'Retroceso',
      Tab: 'Tab',
    },
    groups: {
      text: 'Palabras',
      blocks: 'Líneas',
      typed: 'Mientras escribe',
      moving: 'Moverse',
    },
    names: {
      new_line: 'Línea nueva en el mismo párrafo',
      indent: 'Un nivel más, en una lista',
      outdent: 'Un nivel menos, en una lista',
      menu: 'Menú de bloques',
      save: 'Guardar',
      toolbar: 'A la barra de formato',
      leave: 'Cerrar el menú, la búsqueda o el modo tranquilo',
      take_back: 'Deshacer lo que se puso solo',
    },
  },
};
