import type { ColumnType, Generated } from 'kysely';

/** Names that must not appear. `sealed`: base64 of AES-256-GCM with the key of `key_id`, which is not in the database. */
export interface GuardNamesTable {
  id: ColumnType<string, string, never>;
  key_id: string;
  sealed: string;
  created_at: ColumnType<string, string, never>;
  updated_at: string;
}

/** One row once there was a name: another text after every change of the list. */
export interface GuardRevisionTable {
  id: number;
  revision: string;
}

/** What was let through although names were found in it. `fields` is a JSON list; the passages and names are sealed. */
export interface GuardOverridesTable {
  id: string;
  at: string;
  /** What left: one of `leavingKinds`. */
  leaving: string;
  /** Id of the post, section, picture; '' where there is only one. */
  subject: string;
  version: number | null;
  fields: string;
  /** As it was given, but for the names in it. */
  reason: string;
  key_id: string;
  sealed: string;
  /** 1 once what was let through counts no more, else 0. */
  is_over: Generated<number>;
}
