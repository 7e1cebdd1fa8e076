import type { ColumnType } from 'kysely';

/** Saved texts with the places of pictures that nobody could load: a row for each post that has such places. */
export interface MissingPicturesTable {
  post_id: ColumnType<string, string, never>;
  /** The body as the editor sent it. */
  html: string;
  /** SHA-256, hex, of the body that the post was saved with: of any other the places say nothing. */
  saved_hash: string;
}
