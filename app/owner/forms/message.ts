/** What a status line says of something that was done. */
export interface Message {
  text: string;
  isFailure?: boolean;
  /** Where the result can be seen; opens beside the page. */
  link?: { href: string; label: string };
  /** What can be done about it, for instance undone. */
  action?: { label: string; onAction: () => void };
}
