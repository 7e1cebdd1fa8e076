import { z } from '@hono/zod-openapi';
import {
  backupLocationKinds,
  backupRunKinds,
  backupRunSchema,
  backupsStateSchema,
} from '../shared/backups.ts';
import { Resource, unwrap } from './resource.ts';

// Rebuilt here: the OpenAPI extension can't name schemas that were created before it was loaded.
const state = z.object(backupsStateSchema.shape).openapi('CopiesState');
const run = z.object(backupRunSchema.shape).openapi('CopyRun');

export function copies(): Resource {
  return new Resource('Backups')
    .add('GET /copies', 'getBackupState', 'Get backup status', {
      description:
        'The backup locations, the last backup and restore test, and the worst `problem` (null if there is none). ' +
        'Returns the last recorded state. No location is contacted.',
      answers: { 200: ['The backup status', state] },
      run: ({ core }) => core.copies.state(),
    })
    .add('GET /copies/runs', 'listBackupRuns', 'List backups and restore tests', {
      query: { limit: z.coerce.number().int().min(1).max(500).default(50) },
      answers: {
        200: ['The backups and restore tests, newest first', z.object({ runs: z.array(run) })],
      },
      run: async ({ core, query }) => ({ runs: await core.copies.runs(query.limit) }),
    })
    .add('POST /copies/runs', 'startBackupRun', 'Run a backup or restore test', {
      description:
        'Runs in the background; GET /api/copies/runs shows when it has finished. `kind` is `copy` for a backup, `drill` for a restore test of the newest backup. `place` defaults to the first location in use.',
      limit: 'short',
      body: z.strictObject({ kind: z.enum(backupRunKinds), place: z.enum(backupLocationKinds).optional() }),
      answers: {
        202: ['Started', z.object({ id: z.string() })],
        409: 'Already running, or location not configured',
      },
      run: async ({ core, body }) => {
        const { id } = unwrap(await core.copies.start(body.kind, body.place));
        return { id };
      },
    });
}
