import type { OpenAPIHono } from '@hono/zod-openapi';
import { sessionCookieName } from '../shared/session-cookie.ts';
import type { ApiEnvironment } from './environment.ts';
import { exampleOf, type JsonSchema } from './examples.ts';

const info = {
  title: 'The site’s API',
  version: '1',
  description:
    'Reading is open to all. What is the owner’s needs the session cookie that `POST /api/compose/auth` sets. ' +
    'Every error is `{"detail": "a sentence"}`.',
};

/** In the order in which they are shown. */
const tags = [
  { name: 'Posts', description: 'Read, write, publish, schedule, pin, delete and restore posts.' },
  { name: 'Revisions', description: 'Earlier saved versions of a post.' },
  { name: 'Autosave', description: 'Unsaved writing, one entry for each post or new text.' },
  { name: 'Tags', description: 'The tags of the blog.' },
  { name: 'Checks', description: 'Advice before a text is published.' },
  { name: 'Translations', description: 'Posts that are one article in two languages.' },
  { name: 'Reviews', description: 'Versions that a reviewer comments on and approves.' },
  { name: 'Speech', description: 'How long a text takes to say, and what is hard to say in it.' },
  {
    name: 'Files',
    description: 'Posts as Word, PDF, Markdown, plain text or e-mail, and Word files as posts.',
  },
  { name: 'Sharing', description: 'The page that previews of a shared post are made from.' },
  { name: 'Content', description: 'Editable texts of the pages.' },
  { name: 'Media', description: 'The picture library.' },
  { name: 'Import', description: 'Posts and pages of another blog, and the reports of earlier imports.' },
  { name: 'Settings', description: 'The site’s settings.' },
  { name: 'Confidential names', description: 'Names that nothing published may contain.' },
  { name: 'Sign-in', description: 'Sessions and the password.' },
  { name: 'Passkeys', description: 'Passkeys and recovery codes.' },
  { name: 'Activity', description: 'What was done on the site.' },
  { name: 'Backups', description: 'Backups and restore tests.' },
  { name: 'Visitors', description: 'What pages ask on behalf of a visitor.' },
  { name: 'Operation', description: 'For monitoring, load balancers and browsers’ reports.' },
];

interface Media {
  schema?: JsonSchema;
  example?: unknown;
}

interface Operation {
  parameters?: { name: string; schema?: JsonSchema; example?: unknown }[];
  requestBody?: { content?: Record<string, Media> };
  responses?: Record<string, { description?: string; content?: Record<string, Media> }>;
}

/** The API as OpenAPI 3.1, with an example of everything that is JSON, for a site at `origin`. */
export function openApiDocument(api: OpenAPIHono<ApiEnvironment>, origin: string) {
  const document = api.getOpenAPI31Document({ openapi: '3.1.0', info, tags, servers: [{ url: origin }] });
  const schemas = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path as Record<string, Operation>)) addExamples(operation, schemas);
  return {
    ...document,
    components: { ...document.components, securitySchemes: { session: sessionScheme(origin) } },
  };
}

function sessionScheme(origin: string) {
  const prefix = origin.startsWith('https:') ? '__Host-' : '';
  return {
    type: 'apiKey',
    in: 'cookie',
    name: prefix + sessionCookieName,
    description: 'Set by `POST /api/compose/auth`, for 24 hours.',
  };
}

function addExamples(operation: Operation, schemas: Readonly<Record<string, JsonSchema>>): void {
  for (const parameter of operation.parameters ?? [])
    parameter.example ??= exampleOf(parameter.schema ?? {}, schemas, parameter.name);
  for (const media of jsonIn(operation.requestBody?.content))
    media.example ??= exampleOf(media.schema ?? {}, schemas);
  for (const [status, { description = '', content }] of Object.entries(operation.responses ?? {}))
    for (const media of jsonIn(content))
      media.example ??=
        Number(status) < 400 ? exampleOf(media.schema ?? {}, schemas) : { detail: `${description}.` };
}

function jsonIn(content: Record<string, Media> = {}): Media[] {
  const json = content['application/json'];
  return json ? [json] : [];
}
