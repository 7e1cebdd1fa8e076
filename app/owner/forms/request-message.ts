import type { OwnerMessages } from '../context/owner-context.ts';

/** What can become of any request: its session has ended, nobody answered, or the server failed. */
type RequestFailureCode = 'signed_out' | 'network' | 'server';

/** Why a request came to nothing, where that is all that is known. */
export function requestMessage(
  code: RequestFailureCode,
  { detail, catalog }: OwnerMessages['errors'],
): string {
  switch (code) {
    case 'signed_out':
      return detail.session_ended;
    case 'network':
      return catalog.auth_network_compose;
    case 'server':
      return detail.server;
  }
}
