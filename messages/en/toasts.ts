/** Notifications. */
export const toasts = {
  region: 'Notifications ({hotkey})',
  one: 'Notification',
  close: 'Close',
  undo: 'Undo',
  undo_alt: 'Undo: {action}',
  address_copied: 'Address copied',
  link_copied: 'Link copied',
  text_copied: 'Text copied',
  post_deleted: 'Post deleted',
  draft_saved: 'Draft saved',
  settings_saved: 'Settings saved',
  undone: 'Undone',
  offline: 'You are offline. Your text is kept here.',
  online: 'Back online',
};
