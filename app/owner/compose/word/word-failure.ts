import type { OwnerMessages } from '../../context/owner-context.ts';

/** What is said of a file that could not be brought, by the code of the failure. */
export function wordFailure(code: string, { failures }: OwnerMessages['handover']): string {
  return Object.hasOwn(failures, code) ? failures[code as keyof typeof failures] : failures.server;
}
