import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  guardedNameInputSchema,
  guardLimits,
  guardPlaceSchema,
  nameKinds,
  outgoingFieldNames,
  outgoingKinds,
} from '../shared/guard/guarded-name.ts';
import { postLimits } from '../shared/post.ts';
import { storedText } from '../shared/text.ts';
import { refuse } from './problem.ts';
import { type ApiEnvironment, confirmationRequired, Resource, tooComplex, unwrap } from './resource.ts';

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
    kind: z.enum(outgoingKinds),
    subject: z.string(),
    version: z.int().nullable(),
    fields: z.array(z.string()),
    reason: z.string(),
    places: z.array(z.object({ ...guardPlaceSchema.shape, name: z.string() })).nullable(),
  })
  .openapi('GuardRecord');

const locked = { 409: 'The list can’t be read because its key is missing' };
const secret = { ...confirmationRequired, ...locked };
const written = { ...secret, 409: 'The list is full, or can’t be read because its key is missing' };

/** The list of confidential names. Reading it requires a recent password confirmation. */
export function guard(): Resource {
  return new Resource('Confidential names')
    .add('GET /guard', 'getConfidentialNamesState', 'Get confidential names status', {
      answers: {
        200: [
          'The number of names, and whether they can be read',
          z.object({ names: z.int(), isReadable: z.boolean(), keyFrom: z.enum(['environment', 'file']) }),
        ],
      },
      run: ({ core }) => core.guard.state(),
    })
    .add('GET /guard/names', 'listConfidentialNames', 'List confidential names', {
      answers: { 200: ['The names', z.array(name)], ...secret },
      run: async ({ c, core }) => {
        await requireConfirmation(c);
        const list = unwrap(await core.guard.list());
        return notStored(c).json(list, 200);
      },
    })
    .add('POST /guard/names', 'addConfidentialName', 'Add a confidential name', {
      description:
        'Matches whole words, regardless of capitalization, accents, plurals and separators. In quotation marks, the capitalization must match. Common words must be in quotation marks.',
      limit: 'short',
      body: guardedNameInputSchema,
      answers: { 201: ['The name', name], ...written },
      run: async ({ c, core, body }) => {
        await requireConfirmation(c);
        const added = unwrap(await core.guard.add(body));
        return notStored(c).json(added, 201);
      },
    })
    .add('PUT /guard/names/{id}', 'updateConfidentialName', 'Update a confidential name', {
      limit: 'short',
      params: params.shape,
      body: guardedNameInputSchema,
      answers: { 200: ['The name', name], ...written, 404: 'Name not found' },
      run: async ({ c, core, params, body }) => {
        await requireConfirmation(c);
        const updated = unwrap(await core.guard.update(params.id, body));
        return notStored(c).json(updated, 200);
      },
    })
    .add('DELETE /guard/names/{id}', 'deleteConfidentialName', 'Delete a confidential name', {
      params: params.shape,
      answers: {
        204: 'Deleted',
        ...secret,
        404: 'Name not found',
      },
      run: async ({ c, core, params }) => {
        await requireConfirmation(c);
        return unwrap(await core.guard.remove(params.id));
      },
    })
    .add('POST /guard/start-anew', 'resetConfidentialNames', 'Delete names whose key is lost', {
      description: 'For a permanently lost key. Refused while the names can be read.',
      answers: { 200: ['The number of deleted names', z.object({ forgotten: z.int() })], ...secret },
      run: async ({ c, core }) => {
        await requireConfirmation(c);
        return unwrap(await core.guard.resetNames());
      },
    })
    .add('POST /guard/check', 'findConfidentialNames', 'Check text for confidential names', {
      limit: 'post',
      body: z.object({
        fields: z
          .array(
            z.object({
              field: z.enum(outgoingFieldNames),
              value: storedText().max(postLimits.html),
              form: z.enum(['prose', 'address', 'html']).default('prose'),
            }),
          )
          .max(200),
      }),
      answers: {
        200: ['The matches, at most 100', z.object({ places: z.array(place) })],
        ...locked,
        ...tooComplex,
      },
      run: async ({ c, core, body }) => {
        const places = unwrap(await core.guard.look(body.fields));
        return notStored(c).json({ places }, 200);
      },
    })
    .add('GET /guard/records', 'listOverrides', 'List overrides', {
      description: `The newest 200, each with its reason (up to ${guardLimits.reason} characters). Includes the names if their key is available.`,
      answers: { 200: ['The overrides', z.array(record)], ...secret },
      run: async ({ c, core }) => {
        await requireConfirmation(c);
        return notStored(c).json(await core.guard.records(), 200);
      },
    });
}

async function requireConfirmation({ env }: Context<ApiEnvironment>): Promise<void> {
  if (!env.token || !(await env.core.session.provedUntil(env.token))) refuse({ code: 'password_needed' });
}

function notStored<Some extends Context<ApiEnvironment>>(c: Some): Some {
  c.header('Cache-Control', 'no-store');
  return c;
}
