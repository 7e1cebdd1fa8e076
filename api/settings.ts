import { z } from '@hono/zod-openapi';
import type { GuardOverride } from '../shared/guard/guarded-name.ts';
import { changesDelicate, type Settings, settingsChangeSchema, settingsSchema } from '../shared/settings.ts';
import { type Issue, refuse } from './problem.ts';
import { type ApiBindings, Resource } from './resource.ts';

/** What each kind of value is called by people. */
const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object of named fields',
};

const webAddress = 'must be a web address that starts with https:// or http://';
const formats: Record<string, string> = {
  email_user: 'must be what stands before the @ of a mail address',
  email_domain: 'must be what stands behind the @ of a mail address, such as example.com',
};

/** The first thing wrong with settings, as a sentence that names the setting and says what it should be. */
function settingProblem(issues: readonly Issue[]): string {
  const [first] = issues;
  if (first?.code === 'unrecognized_keys') return `There is no setting called “${first.keys[0]}”.`;
  if (!first || first.path.length === 0) return 'The settings must be sent as a JSON object.';
  return `The setting ${first.path.join('.')} ${wrongWith(first)}.`;
}

function wrongWith(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.message.endsWith('received undefined')) return 'is missing';
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' ? 'may not be empty' : `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `may have at most ${issue.maximum} characters`;
      if (issue.origin === 'array') return `may have at most ${issue.maximum} entries`;
      return `must be at most ${issue.maximum}`;
    case 'not_multiple_of':
      return 'may have at most two decimals';
    case 'invalid_value':
      return `must be one of these: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
    case 'custom':
      return formats[String(issue.path.at(-1))] ?? webAddress;
    case 'invalid_union':
      return `${webAddress}, or a path on this site that starts with /`;
    default:
      return 'cannot be used as it is';
  }
}

// Told as it is answered: read by its defaults, as the extension would, every field could be missing.
const { $schema: _, ...responseSchema } = z.toJSONSchema(settingsSchema, { io: 'output' });
const settingsBody = z
  .custom<Settings>()
  .openapi('Settings', responseSchema as Parameters<z.ZodType['openapi']>[1]);

const saving = {
  description:
    'Settings that are left out stay as they are; one that cannot be used refuses them all. Another payment link or ' +
    'mail address needs the password of the last ten minutes: 403 with the code password_needed asks for ' +
    'POST /api/compose/auth/confirm.',
  limit: 'settings' as const,
  body: settingsChangeSchema,
  example: { brand: 'Under Your Name', price_usd: 67, index_now: true },
  answers: {
    200: ['All settings, as they are now', settingsBody],
    400: 'A name that is no setting, or a value that cannot be used',
    403: 'A payment link or the mail address would change, and the password was not given lately',
    409: 'A name stands in them that must not appear: `places` tells where, `override` lets it through',
    413: 'Longer than all settings together',
  } as const,
};

/** The settings over HTTP, for the signed-in owner alone. */
export function settings(): Resource {
  return new Resource('Settings', { say: settingProblem })
    .add({
      route: 'GET /settings',
      id: 'getSettings',
      summary: 'All settings',
      description: 'What the owner has set, and the defaults. No password and no key is among them.',
      answers: { 200: ['The settings', settingsBody] },
      run: ({ core }) => core.settings.get(),
    })
    .add({
      ...saving,
      route: 'PATCH /settings',
      id: 'updateSettings',
      summary: 'Change some settings',
      run: ({ env, body }) => save(env, body),
    })
    .add({
      ...saving,
      route: 'PUT /settings',
      id: 'putSettings',
      summary: 'Change some settings (the same as PATCH)',
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
