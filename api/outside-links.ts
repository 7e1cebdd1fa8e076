import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { mostOutsideLinks, outsideLinksSchema } from '../shared/checks/outside-link.ts';
import { postLimits } from '../shared/post-limits.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { limitBody } from './limit-body.ts';
import { ownerOnly } from './owner-only.ts';
import { respondWithProgress } from './progress-lines.ts';
import { jsonBody, jsonResponse, refusal } from './schemas.ts';

const answer = z.object(outsideLinksSchema.shape).openapi('OutsideLinks');

const route = createRoute({
  method: 'post',
  path: '/blog/checks/links',
  operationId: 'checkLinks',
  tags: ['Checks'],
  summary: 'Whether the links of a text to other sites still lead somewhere',
  description: `Asks those sites for the heads of their pages: each address once, ${mostOutsideLinks} at most, a few sites at a time, for a minute at most. Nothing is kept. Links to this site are part of the advice. With \`Accept: application/x-ndjson\` progress comes as one JSON line after another, the answer (or \`{detail}\`) last.`,
  middleware: [ownerOnly, limitBody('post')],
  request: { body: jsonBody(z.object({ html: z.string().max(postLimits.html) })) },
  responses: {
    200: jsonResponse('What came of each, in the order of the text', answer),
    400: refusal('A value that does not fit'),
    401: refusal('Not signed in'),
    413: refusal('The body is too long'),
    415: refusal('The body is not sent as JSON'),
    422: refusal('The text is too intricate to read'),
  },
});

/** Links of a text to other sites, looked at when the owner asks for it. */
export function outsideLinks(report: (error: Error, requestId: string) => void): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(route, (c) => {
    const { html } = c.req.valid('json');
    return respondWithProgress(c, {
      run: (onProgress, signal) => c.env.core.posts.checkOutsideLinks(html, { onProgress, signal }),
      report,
    });
  });
}
