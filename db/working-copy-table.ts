/** What is written and not saved, one row a post and one for each text that is no post yet. */
export interface WorkingCopiesTable {
  /** Of the post, or the key that a new text will be created with. */
  id: string;
  post_id: string | null;
  /** Of the post that the writing started from; 0 without one. */
  version: number;
  title: string;
  language: string;
  /** The editor's fields, the body too, as they stand. */
  text: string;
  made_slug: string;
  /** The window that has sent it. */
  writer: string;
  etag: string;
  written_at: string;
}
