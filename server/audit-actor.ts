import type { IncomingMessage } from 'node:http';
import type { AuditActor } from '../core/audit/audit-event.ts';
import { canonicalApiPath } from '../shared/api-path.ts';
import type { RequestContext } from './request-context.ts';

/** Who a request acts for in the audit trail; what a page of this site asks of the API is done on the site. */
export function auditActor(
  request: Pick<IncomingMessage, 'headers'>,
  { url, owner, token, client }: Pick<RequestContext, 'url' | 'owner' | 'token' | 'client'>,
): AuditActor {
  const isProgram =
    canonicalApiPath(url.pathname) !== undefined && request.headers['sec-fetch-site'] !== 'same-origin';
  return { source: isProgram ? 'api' : 'site', token: owner ? token : undefined, client };
}
