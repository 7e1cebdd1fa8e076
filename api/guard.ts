import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  guardedNameInputSchema,
  guardLimits,
  guardPlaceSchema,
  leavingFieldNames,
  leavingKinds,
  nameKinds,
} from '../shared/guard/guarded-name.ts';
import { postLimits } from '../shared/post.ts';
import { storedText } from '../shared/text.ts';
import { refuse } from './problem.ts';
import { type ApiEnvironment, Resource, unwrap } from './resource.ts';

const params = z.object({ id: z.string().min(1).max(100) });
const forms = z.array(z.string());
const name = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(nameKinds),
    spellings: forms,
    initials: z.boolean(),
    allowed: forms,
  })
  .openapi('GuardedName');
const place = z.object(guardPlaceSchema.shape).openapi('GuardPlace');
const record = z
  .object({
    id: z.string(),
    at: z.string(),
    kind: z.enum(leavingKinds),
    subject: z.string(),
    version: z.int().nullable(),
    fields: z.array(z.string()),
    reason: z.string(),
    places: z.array(z.object({ ...guardPlaceSchema.shape, name: z.string() })).nullable(),
  })
  .openapi('GuardRecord');

const refused = {};
const secret = {
  ...refused,
  403: 'The password was not given in the last ten minutes: POST /api/compose/auth/confirm',
  409: 'The names cannot be read, their key is lost; or the list is full, or can be read',
};
const written = {
  ...secret,
  400: 'A field that cannot be used, an ordinary word without quotation marks, or too few letters',
  413: 'Longer than any name',
};

/** The names that must not appear, for the signed-in owner who has given the password lately. */
export function guard(): Resource {
  return new Resource('Confidential names')
    .add({
      route: 'GET /guard',
      id: 'getConfidentialNamesState',
      summary: 'How many names there are, and whether they can be read',
      answers: {
        200: [
          'The guard',
          z.object({ names: z.int(), isReadable: z.boolean(), keyFrom: z.enum(['environment', 'file']) }),
        ],
        ...refused,
      },
      run: ({ core }) => core.guard.state(),
    })
    .add({
      route: 'GET /guard/names',
      id: 'listConfidentialNames',
      summary: 'The names that must not appear',
      answers: { 200: ['The names', z.array(name)], ...secret },
      run: async ({ c, core }) => {
        await proved(c);
        const list = unwrap(await core.guard.list());
        return secretly(c).json(list, 200);
      },
    })
    .add({
      route: 'POST /guard/names',
      id: 'addConfidentialName',
      summary: 'Add a name',
      description:
        'It is found whatever its case, accents, plural and what parts its letters, as a whole word. In quotation marks it is looked for in exactly that case: ordinary words are refused without them.',
      limit: 'description',
      body: guardedNameInputSchema,
      answers: { 201: ['The name', name], ...written },
      run: async ({ c, core, body }) => {
        await proved(c);
        const added = unwrap(await core.guard.add(body));
        return secretly(c).json(added, 201);
      },
    })
    .add({
      route: 'PUT /guard/names/{id}',
      id: 'updateConfidentialName',
      summary: 'Write a name anew',
      limit: 'description',
      params: params.shape,
      body: guardedNameInputSchema,
      answers: { 200: ['The name', name], ...written, 404: 'No such name' },
      run: async ({ c, core, params, body }) => {
        await proved(c);
        const updated = unwrap(await core.guard.update(params.id, body));
        return secretly(c).json(updated, 200);
      },
    })
    .add({
      route: 'DELETE /guard/names/{id}',
      id: 'deleteConfidentialName',
      summary: 'Take a name off the list',
      params: params.shape,
      answers: {
        204: 'Gone',
        ...secret,
        400: 'No id',
        404: 'No such name',
      },
      run: async ({ c, core, params }) => {
        await proved(c);
        return unwrap(await core.guard.remove(params.id));
      },
    })
    .add({
      route: 'POST /guard/start-anew',
      id: 'resetConfidentialNames',
      summary: 'Forget names that cannot be read any more',
      description: 'For a key that is lost for good. Refused while the names can be read.',
      answers: { 200: ['Forgotten', z.object({ forgotten: z.int() })], ...secret },
      run: async ({ c, core }) => {
        await proved(c);
        return unwrap(await core.guard.startAnew());
      },
    })
    .add({
      route: 'POST /guard/check',
      id: 'findConfidentialNames',
      summary: 'Where names stand in texts; saves nothing',
      limit: 'post',
      body: z.object({
        fields: z
          .array(
            z.object({
              field: z.enum(leavingFieldNames),
              value: storedText().max(postLimits.html),
              form: z.enum(['prose', 'address', 'html']).default('prose'),
            }),
          )
          .max(200),
      }),
      answers: {
        200: ['The places, at most 100', z.object({ places: z.array(place) })],
        ...refused,
        400: 'A field that cannot be used',
        409: 'The names cannot be read',
        413: 'Longer than a post can be',
        422: 'The text is too intricate to read',
      },
      run: async ({ c, core, body }) => {
        const fields = body.fields;
        const found = unwrap(await core.guard.look(fields));
        return secretly(c).json({ places: found }, 200);
      },
    })
    .add({
      route: 'GET /guard/records',
      id: 'listOverrides',
      summary: 'What was let through although names stand in it',
      description: `The newest 200, each with its reason (at most ${guardLimits.reason} characters). The names in it are told where their key is there.`,
      answers: { 200: ['The records', z.array(record)], ...secret },
      run: async ({ c, core }) => {
        await proved(c);
        return secretly(c).json(await core.guard.records(), 200);
      },
    });
}

async function proved({ env }: Context<ApiEnvironment>): Promise<void> {
  if (!env.token || !(await env.core.session.provedUntil(env.token))) refuse({ code: 'password_needed' });
}

/** No cache on the way keeps what it holds. */
function secretly<Some extends Context<ApiEnvironment>>(c: Some): Some {
  c.header('Cache-Control', 'no-store');
  return c;
}
