import { z } from '@hono/zod-openapi';
import type { GuardOverride } from '../shared/guard/guarded-name.ts';
import { changesDelicate, type Settings, settingsChangeSchema, settingsSchema } from '../shared/settings.ts';
import { type Issue, refuse } from './problem.ts';
import { type ApiBindings, confirmationRequired, namesFound, Resource } from './resource.ts';

/** Types, by zod's name. */
const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object of named fields',
};

const webAddress = 'must be a URL that starts with https:// or http://';
const formats: Record<string, string> = {
  email_user: 'must be the part of an email address before the @',
  email_domain: 'must be the part of an email address after the @, such as example.com',
};

/** Describes the first invalid setting. */
function settingProblem(issues: readonly Issue[]): string {
  const [first] = issues;
  if (first?.code === 'unrecognized_keys') return `Unknown setting “${first.keys[0]}”.`;
  if (!first || first.path.length === 0) return 'Settings must be a JSON object.';
  return `The setting ${first.path.join('.')} ${wrongWith(first)}.`;
}

function wrongWith(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is missing';
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' ? 'can’t be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `can have at most ${issue.maximum} characters`;
      if (issue.origin === 'array') return `can have at most ${issue.maximum} entries`;
      return `must be at most ${issue.maximum}`;
    case 'not_multiple_of':
      return 'can have at most two decimals';
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
    case 'custom':
      return formats[String(issue.path.at(-1))] ?? webAddress;
    case 'invalid_union':
      return `${webAddress}, or a path on this site that starts with /`;
    default:
      return 'is invalid';
  }
}

// As an output schema, because fields with defaults are only optional as input.
const { $schema: _, ...responseSchema } = z.toJSONSchema(settingsSchema, { io: 'output' });
const settingsBody = z
  .custom<Settings>()
  .openapi('Settings', responseSchema as Parameters<z.ZodType['openapi']>[1]);

const saving = {
  description:
    'Omitted settings stay as they are. One invalid setting rejects them all. Changing a payment link or ' +
    'contact email requires a recent password confirmation, or returns 403 `password_needed`: see ' +
    'POST /api/compose/auth/confirm.',
  limit: 'settings' as const,
  body: settingsChangeSchema,
  example: { brand: 'Under Your Name', price_usd: 67, index_now: true },
  answers: {
    200: ['The settings', settingsBody],
    ...confirmationRequired,
    ...namesFound,
  } as const,
};

export function settings(): Resource {
  return new Resource('Settings', { explain: settingProblem })
    .add('GET /settings', 'getSettings', 'Get settings', {
      description: 'Current values and defaults. Passwords and keys are never included.',
      answers: { 200: ['The settings', settingsBody] },
      run: ({ core }) => core.settings.get(),
    })
    .add('PATCH /settings', 'updateSettings', 'Update settings', {
      ...saving,
      run: ({ env, body }) => save(env, body),
    })
    .add('PUT /settings', 'putSettings', 'Update settings (same as PATCH)', {
      ...saving,
      run: ({ env, body }) => save(env, body),
    });
}

async function save(
  { core, token }: ApiBindings,
  { override, ...patch }: Partial<Settings> & { override?: GuardOverride },
) {
  const isDelicate = changesDelicate(await core.settings.get(), patch);
  if (isDelicate && !(token && (await core.session.provedUntil(token))))
    return refuse({ code: 'password_needed' });
  return core.settings.save(patch, override);
}
