/** What a status line says of something that was done. */
export interface Message {
  text: string;
  isFailure?: boolean;
}
