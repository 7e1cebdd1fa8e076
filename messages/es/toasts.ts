import type { toasts as model } from '../en/toasts.ts';

/** Notifications. */
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
  undone: 'Deshecho',
  offline: 'No hay conexión. Su texto se guarda aquí.',
  online: 'Ya hay conexión',
} satisfies typeof model;
