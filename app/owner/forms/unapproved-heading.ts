import { fill } from '../../../messages/fill.ts';
import type { Owner } from '../context/owner-context.ts';
import type { Unapproved } from './read-unapproved.ts';

/** What readers would see and nobody has approved, in a line. */
export function unapprovedHeading(
  { reader, wasApproved }: Unapproved,
  { ask_heading_other, ask_heading_none }: Owner['messages']['reviewPanel'],
): string {
  return fill(wasApproved ? ask_heading_other : ask_heading_none, { reader });
}
