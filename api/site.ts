import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { limitPerMinute, loggedPath } from '../shared/requests.ts';
import { sessionCookieName } from '../shared/sign-in.ts';
import { type ApiEnvironment, createResource, limitBody, refusal } from './resource.ts';

/** What a browser refused, without anything that could tell of a person: no query, no sample of what was refused. */
export interface CspViolation {
  /** Path of the page. */
  page: string;
  directive: string;
  /** Where what was refused would have come from, or a word for it (`inline`). */
  blocked: string;
}

/** Reports that are told in a minute, from all browsers together: anyone can send them, and the log is no one's to fill. */
const mostPerMinute = 30;

/** Reports looked at in one request. */
const mostPerRequest = 5;

const reportField = z.string().max(8192).optional().catch(undefined);

/** Both forms that browsers send: that of `report-uri`, and of the Reporting API (https://www.w3.org/TR/CSP3/#reporting). */
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': reportField,
    'effective-directive': reportField,
    'violated-directive': reportField,
    'blocked-uri': reportField,
  }),
});
const newReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ documentURL: reportField, effectiveDirective: reportField, blockedURL: reportField }),
});

const reportsRoute = createRoute({
  method: 'post',
  path: '/csp-reports',
  operationId: 'reportCspViolation',
  tags: ['Operation'],
  summary: 'What a page’s security policy refused',
  description: 'For browsers. What is no report is left out; so are reports beyond what is told in a minute.',
  middleware: [limitBody('report')],
  request: {
    body: {
      content: {
        'application/csp-report': { schema: z.unknown() },
        'application/reports+json': { schema: z.unknown() },
      },
    },
  },
  responses: { 204: { description: 'Taken' }, 413: refusal('Longer than any report') },
});

export function cspReports(
  onViolation: (violation: CspViolation, requestId: string) => void,
): OpenAPIHono<ApiEnvironment> {
  const limit = limitPerMinute(mostPerMinute);
  return createResource().openapi(reportsRoute, async (c) => {
    for (const violation of violationsIn(await c.req.text())) {
      if (limit('csp').isWithin) onViolation(violation, c.env.requestId);
    }
    return c.body(null, 204);
  });
}

function violationsIn(text: string): CspViolation[] {
  const parsed = parseJson(text);
  const reports = Array.isArray(parsed) ? parsed.slice(0, mostPerRequest) : [parsed];
  return reports.flatMap((report) => {
    const old = oldReport.safeParse(report).data?.['csp-report'];
    if (old) {
      const directive = old['effective-directive'] ?? old['violated-directive'];
      return [violation(old['document-uri'], directive, old['blocked-uri'])];
    }
    const body = newReport.safeParse(report).data?.body;
    return body ? [violation(body.documentURL, body.effectiveDirective, body.blockedURL)] : [];
  });
}

function violation(page = '', directive = '', blocked = ''): CspViolation {
  const source = URL.parse(blocked);
  return {
    // Browsers send a report without the cookies of the page.
    page: plain(loggedPath(URL.parse(page)?.pathname ?? '', sessionCookieName)),
    directive: plain(directive),
    blocked: plain(source ? `${source.protocol}//${source.host}${source.pathname}` : blocked),
  };
}

/** Short, and without what would break a line of the log or steer a terminal. */
function plain(text: string): string {
  return text
    .slice(0, 200)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .toWellFormed();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
