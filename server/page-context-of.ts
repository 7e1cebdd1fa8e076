import type { PageContext } from '../app/page-context.ts';
import type { RequestContext } from './request-context.ts';
import type { Site } from './site.ts';

/** What the loaders and actions of a page are told of the request. */
export function pageContextOf(site: Site, facts: RequestContext, nonce: string): PageContext {
  return {
    core: site.core.as({
      source: 'site',
      token: facts.owner ? facts.token : undefined,
      client: facts.client,
    }),
    locale: facts.locale,
    owner: facts.owner,
    mustChoosePassword: facts.mustChoosePassword,
    client: facts.client,
    token: facts.token,
    origin: site.origin,
    nonce,
    requestId: facts.id,
    drawPicture: site.drawPicture,
  };
}
