import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { type Readiness, slowAfterMs } from '../shared/readiness.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { jsonResponse, refusal } from './schemas.ts';

const checksSchema = z.object({
  database: z.enum(['ok', 'failed', 'unknown']),
  migrations: z.enum(['ok', 'missing', 'unknown']),
  disk: z.enum(['ok', 'low', 'full', 'unknown']),
  writing: z.enum(['ok', 'refused', 'unknown']),
  queue: z.enum(['ok', 'slow']),
});

const readyRoute = createRoute({
  method: 'get',
  path: '/ready',
  operationId: 'getReadiness',
  tags: ['Operation'],
  summary: 'Can the site do its work?',
  description:
    'Whether the database answers, has the form that this version needs and takes changes, and the disk has room. ' +
    'A disk that runs `low` (under 500 MB) is told, and so is work that has waited its turn for more than ten seconds (`queue`: `slow`); the site is ready then.',
  responses: {
    200: jsonResponse('It can', z.object({ status: z.literal('ready'), checks: checksSchema })),
    503: refusal('It can’t; `status` (`not_ready`) and `checks` stand beside the sentence'),
  },
});

export function ready(): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(readyRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    const queue = c.env.longestWaitMs() > slowAfterMs ? ('slow' as const) : ('ok' as const);
    const checks = { ...(await c.env.core.readiness()), queue };
    const detail = whatIsWrong(checks);
    if (detail === undefined) return c.json({ status: 'ready' as const, checks }, 200);
    c.header('Retry-After', '5');
    return c.json({ status: 'not_ready' as const, detail, checks }, 503);
  });
}

function whatIsWrong({ database, migrations, disk, writing }: Readiness): string | undefined {
  if (database !== 'ok') return 'The database does not answer.';
  if (migrations !== 'ok') return 'The database is older than this version of the site. Start the site anew.';
  if (disk === 'full') return 'The disk is full, so nothing can be saved.';
  if (writing !== 'ok') return 'The database can only be read, so nothing can be saved.';
  return undefined;
}
