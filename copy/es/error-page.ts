import type { errorPage as model } from '../en/error-page.ts';

/** The page for addresses that lead nowhere, and for failures. */
export const errorPage = {
  heading: '¡Error inesperado de la aplicación!',
  not_found:
    'No hay ninguna página en esta dirección. Puede que haya cambiado de lugar o que al enlace le falte una letra.',
  broken: 'Algo ha fallado aquí; no es culpa suya. Inténtelo de nuevo en un minuto.',
  request_id: 'Si quiere avisar del fallo, indique este número: {id}',
  home: 'Volver al inicio',
  blog: 'Leer el blog',
  retry: 'Intentar de nuevo',
} satisfies typeof model;
