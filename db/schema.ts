import type { ColumnType, Generated } from 'kysely';

/** A column that is written with its row and never changed. */
type Immutable<Value> = ColumnType<Value, Value, never>;

/** Timestamps are ISO 8601 text in UTC, lists and snapshots JSON text: the same on both databases. */
export interface PostsTable {
  id: Immutable<string>;
  slug: string;
  title: string;
  date: string;
  /** `date` as a UTC instant, so that date-only and timestamped posts sort together. */
  sort_key: string;
  cover: string | null;
  cover_alt: string | null;
  excerpt: string | null;
  html: string;
  /** The start of the plain text, so that lists need not read bodies. */
  summary: string;
  tags: string;
  language: string;
  status: string;
  /** When a scheduled post goes live, UTC. Of a post that is not scheduled it says nothing. */
  publish_at: string | null;
  source: string;
  created_at: Immutable<string>;
  updated_at: string;
  version: number;
  deleted_at: string | null;
  /** 0 where the readers' list of a language has its published translation instead. The database sets both. */
  listed_en: Generated<number>;
  listed_es: Generated<number>;
}

/** Two posts that are one article in two languages. */
export interface PostPairsTable {
  en_id: Immutable<string>;
  es_id: Immutable<string>;
  /** The language that was written first, and is followed. */
  original: string;
  created_at: Immutable<string>;
  /** 1 while a post was saved since the correspondence was brought up to date. The database sets it. */
  is_stale: Generated<number>;
  /** Paragraphs that are marked, as of the last time it was. */
  open_marks: Generated<number>;
  /** The versions that it is of; 0 before there is one. */
  original_version: Generated<number>;
  translation_version: Generated<number>;
  /** Which paragraph follows which, and how it was then; JSON. */
  correspondence: string | null;
}

/** Published posts that a language's list leaves to their translations: by year, and by tag. The database counts them. */
export interface LeftOutCountsTable {
  kind: string;
  name: string;
  locale: string;
  count: number;
}

/** How many posts that are not deleted a year has, by their status; the database counts them itself. */
export interface PostCountsTable {
  /** The first four characters of the date. */
  year: Immutable<string>;
  status: Immutable<string>;
  count: Immutable<number>;
}

/** The pictures of the library that a post shows. */
export interface PostPicturesTable {
  post_id: Immutable<string>;
  media_id: Immutable<string>;
}

/** The tags of a post that is not deleted, with what lists of a tag ask of it. */
export interface PostTagsTable {
  post_id: Immutable<string>;
  /** As `tagSlug` has it. */
  tag: Immutable<string>;
  /** As it is written in the post. */
  name: Immutable<string>;
  status: Immutable<string>;
  sort_key: Immutable<string>;
  /** As its post has them. The database sets both. */
  listed_en: Generated<number>;
  listed_es: Generated<number>;
}

/** How many posts have a tag under a name, by their status; the database counts them itself. */
export interface TagCountsTable {
  tag: Immutable<string>;
  name: Immutable<string>;
  status: Immutable<string>;
  count: Immutable<number>;
}

/** Where the address of a tag that was renamed leads. */
export interface FormerTagsTable {
  tag: Immutable<string>;
  leads_to: string;
}

/** A post that is not deleted, under the number that the search knows it by: a later date has a higher one. */
export interface PostSearchTable {
  docid: Immutable<number>;
  post_id: Immutable<string>;
}

/** Where the search has still to be filled: behind this id. No row: it has every post. */
export interface SearchBacklogTable {
  after: string;
}

export interface RevisionsTable {
  id: Generated<number>;
  post_id: Immutable<string>;
  version: Immutable<number>;
  snapshot: Immutable<string>;
  created_at: Immutable<string>;
}

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

/** Saved texts with the places of pictures that nobody could load: a row for each post that has such places. */
export interface MissingPicturesTable {
  post_id: Immutable<string>;
  /** The body as the editor sent it. */
  html: string;
  /** SHA-256, hex, of the body that the post was saved with: of any other the places say nothing. */
  saved_hash: string;
}

/** Names that must not appear. `sealed`: base64 of AES-256-GCM with the key of `key_id`, which is not in the database. */
export interface GuardNamesTable {
  id: Immutable<string>;
  key_id: string;
  sealed: string;
  created_at: Immutable<string>;
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

/** The article at the top of the blog; one row, or none. */
export interface PinnedPostTable {
  id: Immutable<1>;
  post_id: string;
}

/** Former addresses point at the post, not at its next address: so there are no chains and no loops. */
export interface OldSlugsTable {
  slug: Immutable<string>;
  post_id: string;
  created_at: Immutable<string>;
  /** 1 where readers could see the post at this address, else 0. */
  is_public: Generated<number>;
}

/** What an import brought, to be recognised when the same export comes again. */
export interface ImportedPostsTable {
  source_key: Immutable<string>;
  /** Of the post, or of the content item whose draft a page became. */
  post_id: string;
  /** Of the imported text, to tell an export that changed from one that did not. */
  content_hash: string;
  /** The post's version right after the import; a higher one means that the owner has edited it since. Always 1 for content items, which tell it by their time. */
  post_version: number;
  /** Where the post was read before. */
  link: string | null;
  /** For content items the time of their draft as the import left it. */
  imported_at: string;
  /** Posts of one group are one article in their source; null without translations. */
  translation_group: Generated<string | null>;
  /** JSON: whether the source says that there are others, and which was written first. */
  translation_facts: Generated<string | null>;
  /** 1 while the post is a draft until its images are fetched. */
  awaits_images: Generated<number>;
}

/** The paths at which imported posts were before, as `oldPath` reads them. */
export interface OldPathsTable {
  path: Immutable<string>;
  source_key: Immutable<string>;
}

/** Uploads of imported blogs whose names look like sizes of other pictures. */
export interface OldUploadsTable {
  /** Host, without `www.`, and path. */
  address: Immutable<string>;
}

/** One import: what was asked for, how far it came, and what it sums up to. */
export interface ImportRunsTable {
  id: Immutable<string>;
  /** `export` or `preview`. */
  kind: Immutable<string>;
  /** The system whose export it is; null until it is recognised, and for posts of a preview. */
  source: string | null;
  /** Of the file, or the blog's address. */
  name: string;
  /** `running`, `paused`, `stopped`, `failed` or `finished`. */
  state: string;
  options: Immutable<string>;
  /** Posts dealt with, of how many; null while that is not known. */
  done: number;
  total: number | null;
  /** Counts, sums and notices, without a line for each post; null before the first batch. */
  report: string | null;
  /** Of all originals of the run that are kept, as they are stored. */
  original_bytes: number;
  started_at: Immutable<string>;
  /** Raised with every batch. */
  updated_at: string;
  ended_at: string | null;
}

/** What became of one post of a run. */
export interface ImportItemsTable {
  run_id: Immutable<string>;
  /** Counts the run's posts from 1. */
  position: Immutable<number>;
  source_key: Immutable<string>;
  /** Null where nothing was saved. */
  post_id: string | null;
  post_version: number;
  title: string;
  slug: string;
  status: string;
  outcome: string;
  /** The kinds of its changes, each with a space on both sides, to be looked for. */
  codes: string;
  changes: string;
  /** How many words, pictures … the source has, and the copy lacks and adds; null where there was no original. */
  comparison: string | null;
  /** From 0 to 1. */
  score: number | null;
  /** `accepted` or `left_out`, by the owner; null before. */
  decision: string | null;
}

/** A post as its source has it, compressed; kept apart so that lists do not read it. */
export interface ImportOriginalsTable {
  run_id: Immutable<string>;
  position: Immutable<number>;
  bytes: Immutable<Uint8Array>;
}

/** How far an import is that is not at its end. */
export interface ImportCheckpointsTable {
  run_id: Immutable<string>;
  /** Who works on it, or did at last: the holder of the lease. */
  holder: string;
  /** JSON of a `CheckpointFile`. */
  file: string;
  /** JSON of an `ImportOrder`. */
  choice: Immutable<string>;
  /** `posts`, `links` or `pictures`. */
  step: string;
  /** Posts of the file that are dealt with, as its reader counts them. */
  passed: number;
  /** Posts that the file has given so far: one of its posts can become two. */
  place: number;
  /** Of the step, to be shown. */
  done: number;
  total: number | null;
  /** When the file is removed and the run counts as stopped. */
  keep_until: string;
}

export interface ContentItemsTable {
  id: Immutable<string>;
  page_type: Immutable<string>;
  section_key: Immutable<string>;
  language: Immutable<string>;
  content: string;
  content_type: string;
  status: string;
  /** The text that is live while a newer draft of it is being written; null when none is. */
  published_content: string | null;
  published_content_type: string | null;
  published_at: string | null;
  created_at: Immutable<string>;
  updated_at: string;
}

export interface MediaTable {
  id: Immutable<string>;
  /** SHA-256 of the uploaded bytes, hex: the same picture is stored once. */
  content_hash: Immutable<string>;
  file_name: string;
  /** Of the form that every browser knows. */
  mime_type: string;
  /** Size of the upload. */
  bytes: number;
  width: number;
  height: number;
  alt: string;
  created_at: Immutable<string>;
}

/** The pictures themselves, in the forms that were asked for so far, but for those in an object store. */
export interface MediaFilesTable {
  media_id: Immutable<string>;
  /** In pixels. */
  width: Immutable<number>;
  /** `master` is what the other forms are made from. */
  format: Immutable<string>;
  bytes: Immutable<Uint8Array>;
}

/** The pictures whose bytes lie in an object store. */
export interface MediaObjectsTable {
  media_id: Immutable<string>;
  width: Immutable<number>;
  format: Immutable<string>;
  /** Of the object; no two of them share one, and none is ever used again. */
  key: Immutable<string>;
  /** In bytes. */
  size: Immutable<number>;
  /** In hexadecimal. */
  sha256: Immutable<string>;
}

/** Objects that this installation has written, or is about to write: it removes no others. */
export interface OwnObjectsTable {
  key: Immutable<string>;
  /** From when on it may be removed, ISO 8601 in UTC; null while a row has it. */
  remove_at: string | null;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token: a stolen database opens no session. */
  token_hash: Immutable<string>;
  created_at: Immutable<string>;
  expires_at: Immutable<string>;
  /** Its name in lists; tells nothing of the token. */
  id: Immutable<string>;
  /** When it was last used, to the minute. */
  used_at: string;
  /** As far as the browser told, else ''. */
  browser: Immutable<string>;
  system: Immutable<string>;
  /** When the password was last given in it; null for a session of an earlier version. */
  proved_at: string | null;
}

export interface SignInAttemptsTable {
  id: Generated<number>;
  client_hash: Immutable<string>;
  /** Of the /24 or /56 around the client, and of its /48. */
  wide_hash: Immutable<string | null>;
  widest_hash: Immutable<string | null>;
  attempted_at: Immutable<string>;
}

/** Networks that the owner has signed in from. */
export interface KnownNetworksTable {
  client_hash: Immutable<string>;
  seen_at: string;
}

export interface LockoutsTable {
  client_hash: Immutable<string>;
  until: string;
}

/** The owner's second factor. A public key opens nothing: it only proves what the private one has signed. */
export interface PasskeysTable {
  id: Immutable<string>;
  /** As the authenticator names it, base64url. */
  credential_id: Immutable<string>;
  /** The host name it was made for; at any other, no browser offers it. */
  rp_id: Immutable<string>;
  /** COSE key, base64url. */
  public_key: Immutable<string>;
  /** How often it has signed, in decimal digits; 0 for ever where it is kept on several devices. */
  counter: string;
  transports: string;
  name: string;
  /** 1 when it is kept on more than one device. */
  backed_up: number;
  created_at: Immutable<string>;
  last_used_at: string | null;
}

export interface RecoveryCodesTable {
  /** SHA-256: a code has 79 random bits, which nobody can try out. */
  code_hash: Immutable<string>;
  created_at: Immutable<string>;
  used_at: string | null;
}

/** What waits for a passkey's signature: sign-ins whose password was right, and passkeys that are being made. */
export interface AuthChallengesTable {
  /** SHA-256 of the name that only who began knows. */
  id_hash: Immutable<string>;
  purpose: Immutable<string>;
  /** What is to be signed, base64url; another one after every wrong answer. */
  challenge: string;
  /** Who began it: a client's hash, or a session's. */
  bound_to: Immutable<string>;
  /** Of the password that was given: with another password, what was begun with this one is void. */
  password_mark: Immutable<string>;
  created_at: Immutable<string>;
  expires_at: Immutable<string>;
}

export interface SettingsTable {
  key: Immutable<string>;
  value: string;
  updated_at: string;
}

/** The password's hash and the keys the site made for itself; never shown, never exported. */
export interface SecretsTable {
  name: Immutable<string>;
  value: string;
}

export interface SiteVersionTable {
  id: Immutable<number>;
  version: number;
}

/** What happened to the site and at its door, for its owner to read; kept 400 days. */
export interface AuditEventsTable {
  id: Generated<number>;
  at: Immutable<string>;
  last_at: string;
  name: Immutable<string>;
  what: string;
  session: Immutable<string | null>;
  client: Immutable<string | null>;
  source: Immutable<string>;
  count: number;
  /** Events of one key are one row, counted; null for an event that stands by itself. */
  coalesce_key: Immutable<string | null>;
}

/** Work that one process at a time does; a row that has run out holds nobody back. */
export interface LeasesTable {
  name: Immutable<string>;
  holder: string;
  expires_at: string;
}

/** A copy that was made by itself, or a drill; `shared/copies.ts` says what its fields can be. */
export interface CopyRunsTable {
  id: string;
  kind: string;
  place: string;
  name: string;
  state: string;
  failure: string | null;
  started_at: string;
  finished_at: string | null;
  /** JSON of CopyFacts. */
  facts: string;
}

/** A version of a post as it was given to a reader; never changed. */
export interface ReviewsTable {
  id: Immutable<string>;
  /** The post may be deleted since. */
  post_id: Immutable<string>;
  slug: Immutable<string>;
  version: Immutable<number>;
  /** Counts what this reader was given of this post, from 1. */
  round: Immutable<number>;
  /** The round before, of the same reader. */
  previous: Immutable<string | null>;
  language: Immutable<string>;
  reader: Immutable<string>;
  asked_by: Immutable<string>;
  title: Immutable<string>;
  excerpt: Immutable<string | null>;
  cover: Immutable<string | null>;
  cover_alt: Immutable<string | null>;
  html: Immutable<string>;
  /** SHA-256 of the version, hex. */
  hash: Immutable<string>;
  /** What changed since the round before, as JSON; null for the first. */
  changes: Immutable<string | null>;
  created_at: Immutable<string>;
  expires_at: Immutable<string>;
}

/** What a reader noted to a passage, and what the owner made of it. */
export interface ReviewNotesTable {
  id: Immutable<string>;
  review_id: Immutable<string>;
  /** Which block of the text, from 0, and which character of it. */
  block: Immutable<number>;
  start: Immutable<number>;
  quote: Immutable<string>;
  before_text: Immutable<string>;
  after_text: Immutable<string>;
  note: Immutable<string>;
  /** Another wording of the passage; null for a note alone. */
  proposal: Immutable<string | null>;
  state: string;
  answer: string | null;
  answered_at: string | null;
  created_at: Immutable<string>;
}

/** How a review ended; never changed. */
export interface ReviewDecisionsTable {
  review_id: Immutable<string>;
  kind: Immutable<string>;
  line: Immutable<string>;
  reader: Immutable<string>;
  hash: Immutable<string>;
  decided_at: Immutable<string>;
  /** SHA-256 over all of the decision, hex. */
  seal: Immutable<string>;
}

/** Where a review can be read, by the hash of the link's secret. Belongs to the installation. */
export interface ReviewLinksTable {
  token_hash: Immutable<string>;
  review_id: Immutable<string>;
  passphrase_hash: Immutable<string | null>;
  opened_at: string | null;
  revoked_at: string | null;
  /** Marks of the networks that it was opened from, JSON. */
  networks: string;
}

/** Until when the owner has seen the comments and decisions on a post. */
export interface ReviewSeenTable {
  post_id: Immutable<string>;
  seen_at: string;
}

export interface Schema {
  posts: PostsTable;
  post_pairs: PostPairsTable;
  left_out_counts: LeftOutCountsTable;
  post_counts: PostCountsTable;
  post_pictures: PostPicturesTable;
  post_tags: PostTagsTable;
  tag_counts: TagCountsTable;
  former_tags: FormerTagsTable;
  post_search: PostSearchTable;
  search_backlog: SearchBacklogTable;
  revisions: RevisionsTable;
  working_copies: WorkingCopiesTable;
  missing_pictures: MissingPicturesTable;
  guard_names: GuardNamesTable;
  guard_revision: GuardRevisionTable;
  guard_overrides: GuardOverridesTable;
  pinned_post: PinnedPostTable;
  old_slugs: OldSlugsTable;
  imported_posts: ImportedPostsTable;
  old_paths: OldPathsTable;
  old_uploads: OldUploadsTable;
  import_runs: ImportRunsTable;
  import_items: ImportItemsTable;
  import_originals: ImportOriginalsTable;
  import_checkpoints: ImportCheckpointsTable;
  content_items: ContentItemsTable;
  media: MediaTable;
  media_files: MediaFilesTable;
  media_objects: MediaObjectsTable;
  own_objects: OwnObjectsTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
  lockouts: LockoutsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  auth_challenges: AuthChallengesTable;
  known_networks: KnownNetworksTable;
  settings: SettingsTable;
  secrets: SecretsTable;
  site_version: SiteVersionTable;
  audit_events: AuditEventsTable;
  leases: LeasesTable;
  copy_runs: CopyRunsTable;
  reviews: ReviewsTable;
  review_notes: ReviewNotesTable;
  review_decisions: ReviewDecisionsTable;
  review_seen: ReviewSeenTable;
  review_links: ReviewLinksTable;
}
