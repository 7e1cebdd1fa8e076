import type { errorPage as model } from '../en/error-page.ts';

/** The page for addresses that lead nowhere, and for failures. */
export const errorPage = {
  heading: '¡Error inesperado de la aplicación!',
  not_found:
    'No hay ninguna página en esta dirección. Puede que haya cambiado de lugar o que al enlace le falte una letra.',
  broken: 'Algo falló de este lado; no es culpa suya. Inténtelo de nuevo en un minuto.',
  request_id: 'Si quiere avisar del fallo, indique este número: {id}',
  home: 'Volver al inicio',
  blog: 'Leer el blog',
  retry: 'Intentar de nuevo',
  database_heading: 'Un momento, por favor',
  unavailable: 'El sitio no puede leer sus textos en este momento. Inténtelo de nuevo en un instante.',
  busy: 'Se está guardando otro trabajo. Inténtelo de nuevo en unos segundos.',
  disk_full:
    'El disco está lleno y no se puede guardar nada. Libere espacio en el servidor e inténtelo de nuevo.',
  read_only: 'Ahora mismo solo se puede leer, no guardar. Revise el servidor e inténtelo de nuevo.',
  typed_kept: 'Lo que escribió sigue aquí. Deje esta página abierta hasta que se haya enviado.',
  send_again: 'Enviarlo de nuevo',
} satisfies typeof model;
