import type { OwnerMessages } from '../context/owner-context.ts';
import type { RequestFailure, SignedOut } from './sign-in-failure.ts';

/** Why a request came to nothing, where that is all that is known. */
export function requestMessage(
  { code }: RequestFailure | SignedOut,
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
