import { contentSecurityPolicy } from './middleware/security-headers.ts';
import { nextTurn } from './next-turn.ts';
import type { RenderedPage } from './page-cache.ts';
import { pageContextOf } from './page-context-of.ts';
import { renderOrThrow } from './render-page.ts';
import type { RequestContext } from './request-context.ts';
import { documentType } from './send-document.ts';
import type { Site } from './site.ts';

/** A public page as any visitor gets it, whoever asks. */
export async function renderForCache(
  site: Site,
  page: URL,
  requestContext: RequestContext,
): Promise<RenderedPage> {
  await nextTurn();
  const context = {
    ...pageContextOf(site, requestContext, ''),
    owner: false,
    mustChoosePassword: false,
    token: undefined,
    client: '',
  };
  const document = await site.renderDocument?.(page, context);
  if (document) {
    const styled = site.putStyles?.(document.html);
    return {
      status: document.status,
      headers: [['content-type', documentType]],
      policy: styled && contentSecurityPolicy(styled),
      body: Buffer.from(styled?.html ?? document.html),
    };
  }
  const response = await renderOrThrow(site.render, new Request(page), context);
  return {
    status: response.status,
    headers: [...response.headers],
    body: Buffer.from(await response.arrayBuffer()),
  };
}
