/** Whose approval is missing, and whether they approved another version. */
export interface Unapproved {
  reader: string;
  wasApproved: boolean;
}

/** Reads it from the failure of a form; undefined for any other. */
export function readUnapproved(failure: unknown): Unapproved | undefined {
  if (!failure || typeof failure !== 'object' || !('code' in failure)) return undefined;
  return failure.code === 'not_approved' ? (failure as { code: unknown } & Unapproved) : undefined;
}
