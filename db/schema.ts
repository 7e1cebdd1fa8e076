import type { ColumnType, Generated, Kysely } from 'kysely';

/** A column that never changes after the insert. */
type Immutable<Value> = ColumnType<Value, Value, never>;

/** On both databases, timestamps are ISO 8601 text in UTC, and lists and snapshots are JSON text. */
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
  /** The start of the plain text, so that lists don't read bodies. */
  summary: string;
  tags: string;
  language: string;
  status: string;
  /** When a scheduled post goes live, in UTC. Meaningless for other posts. */
  publish_at: string | null;
  source: string;
  created_at: Immutable<string>;
  updated_at: string;
  version: number;
  deleted_at: string | null;
  /** 0 if that language's list shows the post's translation instead. Set by triggers. */
  listed_en: Generated<number>;
  listed_es: Generated<number>;
}

/** Two posts that are translations of each other. */
export interface PostPairsTable {
  en_id: Immutable<string>;
  es_id: Immutable<string>;
  /** The language of the original. */
  original: string;
  created_at: Immutable<string>;
  /** 1 if a post was saved since `correspondence` was computed. Set by triggers. */
  is_stale: Generated<number>;
  /** The number of outdated paragraphs in `correspondence`. */
  open_marks: Generated<number>;
  /** The versions `correspondence` was computed from; 0 before the first. */
  original_version: Generated<number>;
  translation_version: Generated<number>;
  /** Matching paragraphs of both texts, with their content at the time; JSON. */
  correspondence: string | null;
}

/** Published posts that a language's list omits because of their translations, by year and by tag. Counted by triggers. */
export interface LeftOutCountsTable {
  kind: string;
  name: string;
  locale: string;
  count: number;
}

/** Posts per year and status, without the trash. Counted by triggers. */
export interface PostCountsTable {
  /** The first four characters of the date. */
  year: Immutable<string>;
  status: Immutable<string>;
  count: Immutable<number>;
}

/** The media library images in a post. */
export interface PostPicturesTable {
  post_id: Immutable<string>;
  media_id: Immutable<string>;
}

/** The tags of posts outside the trash, with the columns that tag lists need. */
export interface PostTagsTable {
  post_id: Immutable<string>;
  /** The tag's slug, from `tagSlug`. */
  tag: Immutable<string>;
  /** The tag as written in the post. */
  name: Immutable<string>;
  status: Immutable<string>;
  sort_key: Immutable<string>;
  /** Copies of the post's values, set by triggers. */
  listed_en: Generated<number>;
  listed_es: Generated<number>;
}

/** Posts per tag, spelling and status. Counted by triggers. */
export interface TagCountsTable {
  tag: Immutable<string>;
  name: Immutable<string>;
  status: Immutable<string>;
  count: Immutable<number>;
}

/** Redirects of renamed tags. */
export interface FormerTagsTable {
  tag: Immutable<string>;
  leads_to: string;
}

/** A post's number in the search index, ordered by date. */
export interface PostSearchTable {
  docid: Immutable<number>;
  post_id: Immutable<string>;
}

/** How far the search index is filled: up to this post id. No row: completely. */
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

/**
 * The next version of a published post: saved changes that readers don't see yet. Its text is the revision
 * `version`; the post's own `version` counts its saves too.
 */
export interface NextVersionsTable {
  post_id: Immutable<string>;
  version: number;
  /** The published version that the next version changes. */
  base: number;
  /** The published version when the next version was last saved. If it differs from `base`, its changes are still to be merged. */
  published_version: number;
  /** The next version's slug, reserved until it goes live; null if the post keeps its slug. */
  slug: string | null;
  /** When the next version goes live, in UTC; null if it isn't scheduled. */
  publish_at: string | null;
  /** A failure code: why a scheduled update didn't happen. Null after the next save. */
  held_for: string | null;
  updated_at: string;
}

/** Autosaves: one row per post, and one per text that isn't a post yet. */
export interface AutosavesTable {
  /** The post's id, or the idempotency key that will create it. */
  id: string;
  post_id: string | null;
  /** The post's version when editing began; 0 for a new text. */
  version: number;
  title: string;
  language: string;
  /** The editor's fields, including the body. */
  text: string;
  made_slug: string;
  /** The window that sent the autosave. */
  writer: string;
  etag: string;
  written_at: string;
}

/** Saved texts with missing images, one row per post. */
export interface MissingPicturesTable {
  post_id: Immutable<string>;
  /** The body as sent by the editor. */
  html: string;
  /** SHA-256 (hex) of the saved body; the places apply only to that body. */
  saved_hash: string;
}

/** Confidential names. `sealed`: base64 of AES-256-GCM with the key `key_id`, which isn't in the database. */
export interface GuardNamesTable {
  id: Immutable<string>;
  key_id: string;
  sealed: string;
  created_at: Immutable<string>;
  updated_at: string;
}

/** Changes with every edit of the list of confidential names. At most one row. */
export interface GuardRevisionTable {
  id: number;
  revision: string;
}

/** Overrides: text published although it contained names. `fields` is a JSON list; passages and names are sealed. */
export interface GuardOverridesTable {
  id: string;
  at: string;
  /** What was published, one of `outgoingKinds`. */
  leaving: string;
  /** Id of the post, section or image; '' for subjects that exist once. */
  subject: string;
  version: number | null;
  fields: string;
  /** The reason as entered, with the names masked. */
  reason: string;
  key_id: string;
  sealed: string;
  /** 1 if the override has ended, else 0. */
  is_over: Generated<number>;
}

/** The pinned post: one row or none. */
export interface PinnedPostTable {
  id: Immutable<1>;
  post_id: string;
}

/** Former slugs point to the post itself, so there are no redirect chains or loops. */
export interface OldSlugsTable {
  slug: Immutable<string>;
  post_id: string;
  created_at: Immutable<string>;
  /** 1 if readers could see the post under this slug, else 0. */
  is_public: Generated<number>;
}

/** Imported items, to recognize them in later imports. */
export interface ImportedPostsTable {
  source_key: Immutable<string>;
  /** Id of the post, or of the content item that holds the page's draft. */
  post_id: string;
  /** Hash of the imported text, to detect changes in the source. */
  content_hash: string;
  /**
   * The post's version after the import; a higher one means the owner has edited it. Always 1 for content
   * items, which use `imported_at`.
   */
  post_version: number;
  /** The post's URL in the source. */
  link: string | null;
  /** The time of the import. For content items, the time of the imported draft. */
  imported_at: string;
  /** Items with the same value are translations in the source; null without translations. */
  translation_group: Generated<string | null>;
  /** JSON: whether the source has other translations, and which is the original. */
  translation_facts: Generated<string | null>;
  /** 1 if the post is a draft until its images are fetched. */
  awaits_images: Generated<number>;
}

/** The former paths of imported posts, normalized by `oldPath`. */
export interface OldPathsTable {
  path: Immutable<string>;
  source_key: Immutable<string>;
}

/** Uploads of imported blogs whose names look like resized versions of other images. */
export interface OldUploadsTable {
  /** Host, without `www.`, and path. */
  address: Immutable<string>;
}

/** One import: its options, progress and totals. */
export interface ImportRunsTable {
  id: Immutable<string>;
  /** `export` or `preview`. */
  kind: Immutable<string>;
  /** The source system; null until recognized, and for previewed posts. */
  source: string | null;
  /** The file's name or the blog's URL. */
  name: string;
  /** `running`, `paused`, `stopped`, `failed` or `finished`. */
  state: string;
  options: Immutable<string>;
  /** Processed posts, out of `total`; null while unknown. */
  done: number;
  total: number | null;
  /** Counts, totals and notices without the single posts; null before the first batch. */
  report: string | null;
  /** Total stored size of the run's originals. */
  original_bytes: number;
  started_at: Immutable<string>;
  /** Updated with every batch. */
  updated_at: string;
  ended_at: string | null;
}

/** The result of one post of a run. */
export interface ImportItemsTable {
  run_id: Immutable<string>;
  /** The post's number in the run, from 1. */
  position: Immutable<number>;
  source_key: Immutable<string>;
  /** The imported post; null if nothing was saved. */
  post_id: string | null;
  post_version: number;
  title: string;
  slug: string;
  status: string;
  outcome: string;
  /** The kinds of its changes, each surrounded by spaces for searching. */
  codes: string;
  changes: string;
  /** Counts of words, images and so on in the source, missing and added; null without an original. */
  comparison: string | null;
  /** The match with the original, from 0 to 1. */
  score: number | null;
  /** The owner's decision: `accepted` or `left_out`; null before. */
  decision: string | null;
}

/** A post as in its source, compressed; in a separate table so that lists don't read it. */
export interface ImportOriginalsTable {
  run_id: Immutable<string>;
  position: Immutable<number>;
  bytes: Immutable<Uint8Array>;
}

/** The progress of an unfinished import. */
export interface ImportCheckpointsTable {
  run_id: Immutable<string>;
  /** The current or last holder of the lease. */
  holder: string;
  /** JSON of a `CheckpointFile`. */
  file: string;
  /** JSON of an `ImportOrder`. */
  choice: Immutable<string>;
  /** `posts`, `links` or `pictures`. */
  step: string;
  /** Posts of the file processed so far. */
  passed: number;
  /** Posts produced so far: one in the file can become two. */
  place: number;
  /** Items of the current step processed so far, out of `total`. */
  done: number;
  total: number | null;
  /** When an unfinished import's file is deleted and the run counts as stopped. */
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
  /** The published text while a newer draft exists; else null. */
  published_content: string | null;
  published_content_type: string | null;
  published_at: string | null;
  created_at: Immutable<string>;
  updated_at: string;
}

export interface MediaTable {
  id: Immutable<string>;
  /** SHA-256 (hex) of the upload: the same image is stored once. */
  content_hash: Immutable<string>;
  file_name: string;
  /** The type of the form that every browser supports. */
  mime_type: string;
  /** Size of the upload. */
  bytes: number;
  width: number;
  height: number;
  alt: string;
  created_at: Immutable<string>;
}

/** The bytes of images, in the forms requested so far, except for those in object storage. */
export interface MediaFilesTable {
  media_id: Immutable<string>;
  /** The width in pixels. */
  width: Immutable<number>;
  /** `master` is the form the others are made from. */
  format: Immutable<string>;
  bytes: Immutable<Uint8Array>;
}

/** Images whose bytes are in object storage. */
export interface MediaObjectsTable {
  media_id: Immutable<string>;
  width: Immutable<number>;
  format: Immutable<string>;
  /** The object's key; keys are unique and never reused. */
  key: Immutable<string>;
  /** The size in bytes. */
  size: Immutable<number>;
  /** The hash in hexadecimal. */
  sha256: Immutable<string>;
}

/** Objects that this installation has written or is about to write; it deletes no others. */
export interface OwnObjectsTable {
  key: Immutable<string>;
  /** When the object may be deleted; null while a row refers to it. */
  remove_at: string | null;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token: a stolen database opens no session. */
  token_hash: Immutable<string>;
  created_at: Immutable<string>;
  expires_at: Immutable<string>;
  /** The session's ID in lists, which reveals nothing about the token. */
  id: Immutable<string>;
  /** When the session was last used, to the minute. */
  used_at: string;
  /** The browser as it reports itself, else ''. */
  browser: Immutable<string>;
  system: Immutable<string>;
  /** When the password was last entered in this session; null for a session of an earlier version. */
  proved_at: string | null;
}

export interface SignInAttemptsTable {
  id: Generated<number>;
  client_hash: Immutable<string>;
  /** Hashes of the client's /24 or /56 network, and of its /48. */
  wide_hash: Immutable<string | null>;
  widest_hash: Immutable<string | null>;
  attempted_at: Immutable<string>;
}

/** Networks the owner has signed in from. */
export interface KnownNetworksTable {
  client_hash: Immutable<string>;
  seen_at: string;
}

export interface LockoutsTable {
  client_hash: Immutable<string>;
  until: string;
}

/** The owner's second factor. A public key can only verify signatures. */
export interface PasskeysTable {
  id: Immutable<string>;
  /** The authenticator's ID for the passkey, base64url. */
  credential_id: Immutable<string>;
  /** The host name that the passkey was created for. Browsers offer it nowhere else. */
  rp_id: Immutable<string>;
  /** COSE key, base64url. */
  public_key: Immutable<string>;
  /** The passkey's signature counter, decimal. Always 0 if the passkey is synced between devices. */
  counter: string;
  transports: string;
  name: string;
  /** 1 if the passkey is synced between devices. */
  backed_up: number;
  created_at: Immutable<string>;
  last_used_at: string | null;
}

export interface RecoveryCodesTable {
  /** SHA-256: a code has 79 random bits, too many to guess. */
  code_hash: Immutable<string>;
  created_at: Immutable<string>;
  used_at: string | null;
}

/** Challenges waiting for a passkey's signature: sign-ins after a correct password, and passkeys being created. */
export interface AuthChallengesTable {
  /** SHA-256 of an id that only the initiator knows. */
  id_hash: Immutable<string>;
  purpose: Immutable<string>;
  /** The bytes to sign, base64url; replaced after every wrong answer. */
  challenge: string;
  /** The initiator: a client's hash or a session's. */
  bound_to: Immutable<string>;
  /** Marks the password that was entered: changing the password voids the challenge. */
  password_mark: Immutable<string>;
  created_at: Immutable<string>;
  expires_at: Immutable<string>;
}

export interface SettingsTable {
  key: Immutable<string>;
  value: string;
  updated_at: string;
}

/** The password's hash and the site's keys; never shown, never exported. */
export interface SecretsTable {
  name: Immutable<string>;
  value: string;
}

export interface SiteVersionTable {
  id: Immutable<number>;
  version: number;
}

/** The activity log. Events are retained for 400 days. */
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
  /** Events with the same key share a row with a count; null for single events. */
  coalesce_key: Immutable<string | null>;
}

/** Work that one process at a time may do; an expired row blocks nobody. */
export interface LeasesTable {
  name: Immutable<string>;
  holder: string;
  expires_at: string;
}

/** A scheduled backup or restore test; see `shared/backups.ts` for the values. */
export interface CopyRunsTable {
  id: string;
  kind: string;
  place: string;
  name: string;
  state: string;
  failure: string | null;
  started_at: string;
  finished_at: string | null;
  /** JSON of `BackupFacts`. */
  facts: string;
}

/** A version of a post as sent to a reviewer; never changed. */
export interface ReviewsTable {
  id: Immutable<string>;
  /** The post may have been deleted. */
  post_id: Immutable<string>;
  slug: Immutable<string>;
  version: Immutable<number>;
  /** The round number for this reviewer and post, from 1. */
  round: Immutable<number>;
  /** The reviewer's previous round of the same post. */
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
  /** Changes since the previous round, as JSON; null for the first. */
  changes: Immutable<string | null>;
  created_at: Immutable<string>;
  expires_at: Immutable<string>;
}

/** A reviewer's comment on a passage, and its state. */
export interface ReviewNotesTable {
  id: Immutable<string>;
  review_id: Immutable<string>;
  /** The block's index in the text, and the character's index in the block. */
  block: Immutable<number>;
  start: Immutable<number>;
  quote: Immutable<string>;
  before_text: Immutable<string>;
  after_text: Immutable<string>;
  note: Immutable<string>;
  /** A suggested wording; null for a plain comment. */
  proposal: Immutable<string | null>;
  state: string;
  answer: string | null;
  answered_at: string | null;
  created_at: Immutable<string>;
}

/** The decision of a review; never changed. */
export interface ReviewDecisionsTable {
  review_id: Immutable<string>;
  kind: Immutable<string>;
  line: Immutable<string>;
  reader: Immutable<string>;
  hash: Immutable<string>;
  decided_at: Immutable<string>;
  /** SHA-256 (hex) of the whole decision. */
  seal: Immutable<string>;
}

/** Review links by the hash of their secret. Not part of backups. */
export interface ReviewLinksTable {
  token_hash: Immutable<string>;
  review_id: Immutable<string>;
  passphrase_hash: Immutable<string | null>;
  opened_at: string | null;
  revoked_at: string | null;
  /** Hashes of the networks from which the link was opened, as JSON. */
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
  next_versions: NextVersionsTable;
  working_copies: AutosavesTable;
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

/** A connection, or a transaction on it. */
export type Db = Kysely<Schema>;
