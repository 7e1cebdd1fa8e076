import { z } from 'zod';

/** Everything the audit trail and the log can hold, by name. Events that strangers can repeat at will are counted by the hour. */
export const auditNames = [
  'signed_in',
  'sign_in_failed',
  'locked_out',
  'signed_out',
  'session_ended',
  'sessions_ended',
  'password_changed',
  'password_confirmed',
  'password_confirm_failed',
  'passkey_added',
  'passkey_removed',
  'passkey_failed',
  'recovery_code_used',
  'recovery_codes_made',
  'brake_applied',
  'access_refused',
  'settings_changed',
  'post_published',
  'post_unpublished',
  'post_scheduled',
  'post_unscheduled',
  'post_held_back',
  'post_deleted',
  'post_restored',
  'post_purged',
  'post_copied',
  'post_pinned',
  'post_unpinned',
  'posts_paired',
  'posts_unpaired',
  'review_made',
  'review_opened',
  'review_approved',
  'review_changes_asked',
  'review_ended',
  'tag_renamed',
  'section_published',
  'picture_removed',
  'pictures_moved',
  'guard_list_changed',
  'guard_overruled',
  'import_run',
  'import_undone',
  'export_made',
  'backup_made',
  'restore_done',
] as const;

export type AuditName = (typeof auditNames)[number];

/** Through which face of the site it was done. A page's own requests to the API count as the site. */
export const auditSources = ['site', 'api', 'command_line'] as const;

export type AuditSource = (typeof auditSources)[number];

export const refusalReasons = ['no_session', 'session_ended', 'other_site'] as const;

export type RefusalReason = (typeof refusalReasons)[number];

const name = z.string().max(400);
const count = z.int().min(0);

/** What an event can say about itself: addresses of posts, ids, names of fields, counts. Never a title, a text, a password or an address. */
export const auditFactsSchema = z
  .object({
    id: name,
    slug: name,
    former_slug: name,
    /** Of the other post of a pair. */
    other_slug: name,
    version: count,
    /** The time that a post waits for, or that has published it; ISO 8601, UTC. */
    publish_at: name,
    /** Why a post was held back at its time. */
    held_for: z.enum(['not_approved', 'names_found', 'guard_locked']),
    /** A post that readers could see before was saved anew. */
    again: z.boolean(),
    fields: z.array(name).max(200),
    page_type: name,
    section_key: name,
    language: name,
    reason: z.enum(refusalReasons),
    /** With what the second step of a sign-in was taken; not there where the password was enough. */
    factor: z.enum(['passkey', 'recovery_code']),
    /** What left although a name stands in it, and in how many places. */
    leaving: name,
    places: count,
    /** On the list of what must not appear. */
    names: count,
    ended: count,
    kind: z.enum(['export', 'preview', 'pictures']),
    /** Where pictures were moved to. */
    to: z.enum(['s3', 'database']),
    files: count,
    created: count,
    updated: count,
    unchanged: count,
    kept: count,
    failed: count,
    removed: count,
    restored: count,
    posts: count,
    texts: count,
    pictures: count,
    bytes: count,
  })
  .partial();

export type AuditFacts = z.infer<typeof auditFactsSchema>;

export const auditEntrySchema = z.object({
  id: z.int(),
  /** When it happened, or happened first; ISO 8601, UTC. */
  at: z.string(),
  last_at: z.string(),
  name: z.string(),
  what: auditFactsSchema,
  /** A short mark of the session, the same for all that it did; null for who had none. */
  session: z.string().nullable(),
  own: z.boolean(),
  /** A short mark of the client's address, which is itself not kept. */
  client: z.string().nullable(),
  source: z.string(),
  count: z.int().min(1),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
