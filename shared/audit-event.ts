import { z } from 'zod';
import { heldReasons } from './post.ts';

/** All events of the activity and server logs. Those that anonymous clients can repeat are counted hourly. */
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
  'next_version_saved',
  'next_version_discarded',
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

/** The source of an action. A page's own API requests count as the site. */
export const auditSources = ['site', 'api', 'command_line'] as const;

export type AuditSource = (typeof auditSources)[number];

export const refusalReasons = ['no_session', 'session_ended', 'other_site'] as const;

export type RefusalReason = (typeof refusalReasons)[number];

const name = z.string().max(400);
const count = z.int().min(0);

/** An event's facts: slugs, IDs, field names and counts. Never titles, texts, passwords or emails. */
export const auditFactsSchema = z
  .object({
    id: name,
    slug: name,
    former_slug: name,
    /** The slug of the translation. */
    other_slug: name,
    version: count,
    /** The scheduled publish time in ISO 8601, UTC. */
    publish_at: name,
    /** Why a scheduled post was held. */
    held_for: z.enum(heldReasons).exclude(['unknown']),
    /** The update changed a post that was already public. */
    again: z.boolean(),
    fields: z.array(name).max(200),
    page_type: name,
    section_key: name,
    language: name,
    reason: z.enum(refusalReasons),
    /** The second factor used to sign in. Missing if the password was enough. */
    factor: z.enum(['passkey', 'recovery_code']),
    /** The kind of text published with an override, and the number of matches. */
    leaving: name,
    places: count,
    /** The number of confidential names on the list. */
    names: count,
    ended: count,
    kind: z.enum(['export', 'preview', 'pictures']),
    /** The store that images were moved to. */
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
  /** When the event happened, or first happened, in ISO 8601, UTC. */
  at: z.string(),
  last_at: z.string(),
  name: z.string(),
  what: auditFactsSchema,
  /** A short hash of the session; null without one. */
  session: z.string().nullable(),
  own: z.boolean(),
  /** A short hash of the client's IP address, which isn't stored. */
  client: z.string().nullable(),
  source: z.string(),
  count: z.int().min(1),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
