import type { PageContext } from '../app/page-context.ts';
import type { RequestContext } from './request-context.ts';
import type { Site } from './site.ts';

export function pageContextOf(site: Site, requestContext: RequestContext, nonce: string): PageContext {
  return {
    core: site.core.as({
      source: 'site',
      token: requestContext.owner ? requestContext.token : undefined,
      client: requestContext.client,
    }),
    locale: requestContext.locale,
    owner: requestContext.owner,
    mustChoosePassword: requestContext.mustChoosePassword,
    client: requestContext.client,
    token: requestContext.token,
    origin: site.origin,
    isSecure: requestContext.origin.startsWith('https:'),
    nonce,
    requestId: requestContext.id,
    drawPicture: site.drawPicture,
  };
}
