import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For the loaders of the owner's pages. A session that has ended is looked at again, so that the password is asked for;
 * after any other failure nothing on the server has changed, and asking it again could fail too.
 */
export function afterAnswer({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionResult?.failure?.code === 'signed_out') return true;
  return actionResult?.failure || actionResult?.gate || actionResult?.newPassword
    ? false
    : defaultShouldRevalidate;
}
