import { z } from '@hono/zod-openapi';
import { copiesStateSchema, copyPlaceKinds, copyRunKinds, copyRunSchema } from '../shared/copies.ts';
import { Resource, unwrap } from './resource.ts';

// Rebuilt here: the OpenAPI extension can't name schemas that were created before it was loaded.
const state = z.object(copiesStateSchema.shape).openapi('CopiesState');
const run = z.object(copyRunSchema.shape).openapi('CopyRun');

/** The copies of the site over HTTP, for the signed-in owner alone. */
export function copies(): Resource {
  return new Resource('Backups')
    .add({
      route: 'GET /copies',
      id: 'getBackupState',
      summary: 'How safe the site is',
      description:
        'The places that the server offers for copies, the last copy and the last drill (a copy that was restored for practice), and ' +
        'in `problem` the gravest of what is wrong: null when all is well. Read from what was written down; no place is asked.',
      answers: { 200: ['The copies as they stand', state] },
      run: ({ core }) => core.copies.state(),
    })
    .add({
      route: 'GET /copies/runs',
      id: 'listBackupRuns',
      summary: 'The last copies and drills, newest first',
      query: { limit: z.coerce.number().int().min(1).max(500).default(50) },
      answers: {
        200: ['What became of each', z.object({ runs: z.array(run) })],
        400: 'A limit that cannot be used',
      },
      run: async ({ core, query }) => {
        const { limit } = query;
        return { runs: await core.copies.runs(limit) };
      },
    })
    .add({
      route: 'POST /copies/runs',
      id: 'startBackupRun',
      summary: 'Make a copy now, or restore the newest for practice',
      description:
        'It goes on by itself: GET /api/copies/runs tells when it is done. Without `place` it is the first that copies go to.',
      limit: 'order',
      body: z.strictObject({ kind: z.enum(copyRunKinds), place: z.enum(copyPlaceKinds).optional() }),
      answers: {
        202: ['It has begun', z.object({ id: z.string() })],
        400: 'No such kind or place',
        409: 'One is on its way already, or the server offers no such place',
        413: 'Longer than any order',
      },
      run: async ({ core, body }) => {
        const { kind, place } = body;
        const started = unwrap(await core.copies.start(kind, place));
        return { id: started.id };
      },
    });
}
