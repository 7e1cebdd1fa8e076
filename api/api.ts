import type { OpenAPIHono } from '@hono/zod-openapi';
import { allowedMethods } from './allowed-methods.ts';
import { audit } from './audit.ts';
import { content } from './content.ts';
import { copies } from './copies.ts';
import { createResource } from './create-resource.ts';
import { type CspViolation, cspReports } from './csp-reports.ts';
import { docsPage } from './docs-page.ts';
import type { ApiEnvironment } from './environment.ts';
import { geo } from './geo.ts';
import { guard } from './guard.ts';
import { handover } from './handover.ts';
import { health } from './health.ts';
import { importRuns } from './import-runs.ts';
import { imports } from './imports.ts';
import { keptRuns } from './kept-runs.ts';
import { media } from './media.ts';
import { openSessions } from './open-sessions.ts';
import { openApiDocument } from './openapi-document.ts';
import { outsideLinks } from './outside-links.ts';
import { passkeys } from './passkeys.ts';
import { postChecks } from './post-checks.ts';
import { postCopies } from './post-copies.ts';
import { postHistory } from './post-history.ts';
import { postList } from './post-list.ts';
import { postPin } from './post-pin.ts';
import { posts } from './posts.ts';
import { respondToError } from './problem.ts';
import { ready } from './ready.ts';
import { reviews } from './reviews.ts';
import { secondFactor } from './second-factor.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { share } from './share.ts';
import { speech } from './speech.ts';
import { tags } from './tags.ts';
import { translations } from './translations.ts';
import { unfinishedImports } from './unfinished-imports.ts';
import { workingCopies } from './working-copies.ts';

/** Who hears of what no answer tells. */
export interface ApiListeners {
  /** Of errors that nobody expected. */
  report: (error: Error, requestId: string) => void;
  /** Of what browsers refused because of a page's policy. */
  onViolation: (violation: CspViolation, requestId: string) => void;
}

/** The whole JSON API under `/api`. */
export function createApi({ report, onViolation }: ApiListeners): OpenAPIHono<ApiEnvironment> {
  const api = createResource();
  for (const resource of [
    posts(),
    postHistory(),
    postCopies(),
    postChecks(),
    outsideLinks(report),
    postPin(),
    postList(),
    workingCopies(),
    speech(),
    handover(),
    reviews(),
    tags(),
    translations(),
    content(),
    media(),
    session(),
    secondFactor(),
    passkeys(),
    openSessions(),
    settings(),
    guard(),
    audit(report),
    copies(),
    imports(),
    importRuns(report),
    unfinishedImports(),
    keptRuns(report),
    share(),
    geo(report),
    health(),
    ready(),
    cspReports(onViolation),
  ])
    api.route('/api', resource);
  api.get('/api/openapi.json', (c) => c.json(openApiDocument(api, c.env.origin)));
  api.get('/api/docs', docsPage);
  const methodsAt = allowedMethods(api.routes);
  api.all('/api/*', (c) => {
    const methods = methodsAt(c.req.path);
    if (c.req.method !== 'OPTIONS' || methods.length === 0)
      return c.json({ detail: 'There is nothing at this address.' }, 404);
    return c.body(null, 204, { Allow: methods.join(', ') });
  });
  api.onError((error, c) => respondToError(error, c, (cause) => report(cause, c.env.requestId)));
  return api;
}
