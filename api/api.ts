import type { OpenAPIHono } from '@hono/zod-openapi';
import { audit } from './audit.ts';
import { copies } from './backups.ts';
import { content } from './content.ts';
import { guard } from './guard.ts';
import { handover } from './handover.ts';
import { resumableRuns } from './import-reports.ts';
import { importRuns, unfinishedImports } from './import-runs.ts';
import { imports } from './imports.ts';
import { media } from './media.ts';
import { docsPage, openApiDocument } from './openapi.ts';
import { passkeys, secondFactor } from './passkeys.ts';
import { postChecks } from './post-checks.ts';
import { postHistory, workingCopies } from './post-history.ts';
import { postList } from './post-list.ts';
import { nextVersions, posts } from './posts.ts';
import { respondToError } from './problem.ts';
import { type ApiEnvironment, Resource } from './resource.ts';
import { reviews } from './reviews.ts';
import { openSessions, session } from './session.ts';
import { settings } from './settings.ts';
import { type CspViolation, cspReports, geo, health, ready, share } from './site.ts';
import { speech } from './speech.ts';
import { tags } from './tags.ts';
import { translations } from './translations.ts';

export interface ApiListeners {
  /** Called with unexpected errors. */
  report: (error: Error, requestId: string) => void;
  /** Called with violations of a page's content security policy. */
  onViolation: (violation: CspViolation, requestId: string) => void;
}

/** The whole JSON API under `/api`. */
export function createApi({ report, onViolation }: ApiListeners): OpenAPIHono<ApiEnvironment> {
  const api = new Resource('').routes;
  for (const resource of [
    posts(),
    nextVersions(),
    postHistory(),
    postChecks(report),
    postList(),
    workingCopies(),
    speech(),
    handover(report),
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
    resumableRuns(report),
    share(),
    geo(report),
    health(),
    ready(),
    cspReports(onViolation),
  ])
    api.route('/api', resource.routes);
  api.get('/api/openapi.json', (c) => c.json(openApiDocument(api, c.env.origin)));
  api.get('/api/docs', docsPage);
  const methodsAt = allowedMethods(api.routes);
  api.all('/api/*', (c) => {
    const methods = methodsAt(c.req.path);
    if (c.req.method !== 'OPTIONS' || methods.length === 0) return c.json({ detail: 'Not found.' }, 404);
    return c.body(null, 204, { Allow: methods.join(', ') });
  });
  api.onError((error, c) => respondToError(error, c, (cause) => report(cause, c.env.requestId)));
  return api;
}

interface Route {
  method: string;
  path: string;
}

/** Returns the methods of a path, including OPTIONS; none for an unknown path. */
function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const known = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, parts: path.split('/') }));
  return (path) => {
    const asked = path.split('/');
    const methods = new Set(known.filter(({ parts }) => fits(parts, asked)).map(({ method }) => method));
    if (methods.size === 0) return [];
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods, 'OPTIONS'].sort();
  };
}

function fits(parts: readonly string[], asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, at) => part === asked[at] || (part.startsWith(':') && asked[at] !== ''))
  );
}
