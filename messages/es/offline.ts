import type { offline as model } from '../en/offline.ts';

/** The page that stands in for others while there is no connection. */
export const offline = {
  title: 'Sin conexión | {brand}',
  heading: 'Sin conexión',
  text: 'No se pudo cargar esta página. Volverá a estar disponible en cuanto haya conexión.',
  kept_heading: 'Lo que puede leer ahora',
  nothing_kept: 'Este navegador todavía no ha guardado ningún artículo. Guardará cada uno que usted abra.',
} satisfies typeof model;
