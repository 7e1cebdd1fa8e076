import type { toasts as model } from '../en/toasts.ts';

/** Notifications. */
export const toasts = {
  region: 'Avisos ({hotkey})',
  one: 'Aviso',
  close: 'Cerrar',
  undo: 'Deshacer',
  undo_alt: 'Deshacer: {action}',
  retry: 'Intentar de nuevo',
  retry_alt: 'Intentar de nuevo: {action}',
  address_copied: 'Dirección copiada',
  link_copied: 'Enlace copiado',
  text_copied: 'Texto copiado',
  post_saved: 'Artículo guardado',
  post_published: 'Artículo publicado',
  post_deleted: 'Artículo borrado',
  draft_saved: 'Borrador guardado',
  settings_saved: 'Ajustes guardados',
  image_removed: 'Imagen quitada',
  draft_discarded: 'Borrador descartado',
  import_done: 'Importación terminada',
  undone: 'Deshecho',
  offline: 'No hay conexión. Su texto se guarda aquí.',
  online: 'Ya hay conexión',
  signed_out: 'Sesión cerrada',
} satisfies typeof model;
