import { fill } from '../../../messages/fill.ts';
import type { OwnerMessages } from '../context/owner-context.ts';
import { unapprovedHeading } from '../forms/overrides.ts';
import type { SaveFailure } from './save-post.ts';

/** Why a deleted post stays in the trash for now: what is asked stands elsewhere. */
const heldBack = new Set<SaveFailure['code']>(['not_approved', 'names_found', 'guard_locked']);

/** The catalogue's sentence for a failed save or delete (docs/specification.md 8.1). */
export function saveMessage(
  failure: SaveFailure,
  messages: Pick<OwnerMessages, 'compose' | 'errors' | 'reviewPanel'>,
): string {
  const { catalog } = messages.errors;
  const { code, status, tried } = failure;
  if (code === 'title_and_body_required') return catalog.compose_required;
  if (tried === 'delete') return fill(catalog.delete, { status });
  if (tried === 'restore') {
    const said = fill(messages.compose.trash.not_restored, { status });
    return heldBack.has(code) ? `${said}: ${saveReason(failure, messages)}` : said;
  }
  if (tried === 'new') return fill(catalog.save_as_new, { status });
  return fill(catalog.compose_save, { status, response_text: saveReason(failure, messages) });
}

/** Why it failed, and what can be done about it. */
export function saveReason(
  { code, status, subject = '', facts = { wanted: '', zone: '' }, review }: SaveFailure,
  { errors, reviewPanel }: Pick<OwnerMessages, 'errors' | 'reviewPanel'>,
): string {
  const { catalog, detail } = errors;
  const reasons: Record<SaveFailure['code'], string> = {
    title_and_body_required: catalog.compose_required,
    post_not_found: detail.not_found,
    slug_invalid: detail.slug_invalid,
    slug_reserved: fill(detail.slug_reserved, { slug: subject }),
    pair_language: detail.pair_language,
    slug_taken: fill(detail.slug_taken, { slug: subject }),
    changed_elsewhere: detail.changed_elsewhere,
    key_used: detail.changed_elsewhere,
    not_approved: unapprovedHeading(review ?? { reader: '', wasApproved: false }, reviewPanel),
    text_too_intricate: detail.text_too_intricate,
    names_found: detail.names_found,
    guard_locked: detail.guard_locked,
    publish_at_past: detail.publish_at_past,
    publish_at_required: detail.publish_at_required,
    publish_at_unscheduled: detail.publish_at_unscheduled,
    publish_at_invalid: detail.publish_at_invalid,
    time_skipped: fill(detail.time_skipped, { instead: '', ...facts }),
    time_twice: fill(detail.time_twice, facts),
    date_invalid: detail.date_invalid,
    input_invalid: fill(detail.request_invalid, { field: subject }),
    signed_out: detail.session_ended,
    network: catalog.auth_network_compose,
    server: status === 413 ? detail.body_too_long : detail.server,
  };
  return reasons[code];
}
