/** What the editor's status line says, and whether that is bad news. */
export interface Notice {
  text: string;
  isFailure?: boolean;
}
