import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { apiViewerFiles, apiViewerVersion } from '../shared/page-scripts.ts';
import { settingsSchema } from '../shared/settings.ts';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite, ownerPassword, type TestSite } from '../test/create-test-site.ts';
import { bothDialects, eachDialect } from '../test/each-dialect.ts';
import { createApi } from './api.ts';

interface Media {
  schema: Record<string, unknown>;
  example?: unknown;
}
interface Operation {
  operationId?: string;
  security?: Record<string, string[]>[];
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: unknown; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description?: string; content?: Record<string, Media> }>;
}
interface ObjectSchema {
  required?: string[];
  properties: Record<string, { anyOf?: { items?: ObjectSchema }[] }>;
}
interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

const readDocument = async (site: TestSite) =>
  (await (await site.request('/api/openapi.json')).json()) as OpenApi;

const operationsOf = (document: OpenApi) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Returns a strict validator for the schema with every `$ref` resolved. */
function validator(document: OpenApi, schema: unknown): z.ZodType {
  const resolved = JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    const reference = (value as { $ref?: string } | null)?.$ref;
    if (reference === undefined) return value;
    const found = document.components.schemas[reference.replace('#/components/schemas/', '')];
    expect(found, reference).toBeDefined();
    return found;
  });
  return z.fromJSONSchema(closed(resolved) as z.core.JSONSchema.JSONSchema);
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return 'properties' in inner ? { additionalProperties: false, ...inner } : inner;
}

/** Every other operation requires the owner's session. */
const openToVisitors = [
  ...[
    'get /api/blog/posts',
    'get /api/blog/posts/{slug}',
    'get /api/blog/tags',
    'get /api/content/{page_type}',
  ],
  ...['post /api/compose/auth', 'delete /api/compose/auth', 'get /api/compose/auth'],
  ...['post /api/compose/auth/passkey', 'post /api/compose/auth/recovery'],
  ...['get /api/blog/scrape', 'get /api/blog/xml-proxy', 'get /api/share/{slug}', 'get /api/geo'],
  ...['get /api/health', 'get /api/ready', 'post /api/csp-reports'],
];

bothDialects('the OpenAPI document', (open) => {
  let site: TestSite;
  let document: OpenApi;
  beforeEach(async () => {
    site = await createTestSite(await open());
    document = await readDocument(site);
  });

  test('serves a complete OpenAPI 3.1 document of this site', async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
    expect(document.servers).toEqual([{ url: site.address }]);
    for (const { path, method, operation } of operationsOf(document)) {
      const where = `${method} ${path}`;
      expect(operation.summary, where).toMatch(/\w/);
      expect(operation.tags, where).toHaveLength(1);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(
        declared.map(({ name }) => name),
        where,
      ).toEqual(named);
      expect(
        declared.every(({ required }) => required),
        where,
      ).toBe(true);
      for (const [status, response] of Object.entries(operation.responses)) {
        expect(response.description, `${where} ${status}`).toMatch(/\w/);
        const schema = response.content?.['application/json']?.schema;
        if (Number(status) >= 400) {
          // A sign-in that needs a second step returns its details with the problem.
          const problems = ['Problem', ...(/\/compose\/auth/.test(path) ? ['SignInProblem'] : [])];
          expect(problems.map((name) => ({ $ref: `#/components/schemas/${name}` }))).toContainEqual(schema);
        }
        if (schema) validator(document, schema);
      }
    }
  });

  test('the OpenAPI document has unique operation IDs and described tags', () => {
    const operations = operationsOf(document);
    const ids = operations.map(({ operation }) => operation.operationId);
    for (const id of ids) expect(id).toMatch(/^[a-z][A-Za-z0-9]+$/);
    expect(new Set(ids).size).toBe(operations.length);
    const used = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
    expect(new Set(document.tags.map(({ name }) => name))).toEqual(used);
    for (const { description } of document.tags) expect(description).toMatch(/\.$/);
  });

  test('the OpenAPI document marks exactly the operations that require a session', async () => {
    expect(document.components.securitySchemes).toEqual({
      session: expect.objectContaining({ type: 'apiKey', in: 'cookie', name: 'compose_session' }),
    });
    for (const { path, method, operation } of operationsOf(document)) {
      const where = `${method} ${path}`;
      const address = path.replace(/\{\w+\}/g, '1');
      const { status } = await site.request(address, { method: method.toUpperCase() });
      const needsSession = !operation.security?.some((way) => Object.keys(way).length === 0);
      // The second step returns 401 without the first, so its status proves nothing.
      const isPublic = operation.security?.length === 0;
      expect([where, operation.security]).toEqual([where, expect.any(Array)]);
      if (!/\/compose\/auth/.test(path))
        expect([where, needsSession && !isPublic]).toEqual([where, status === 401]);
    }
    const isOpen = ({ security }: Operation) =>
      !security?.some((way) => 'session' in way && security.length === 1);
    const open = operationsOf(document).filter(({ operation }) => isOpen(operation));
    expect(open.map(({ path, method }) => `${method} ${path}`)).toEqual(openToVisitors);
    const safe = await createTestSite(site.db, { origin: 'https://site.example' });
    const { components } = await readDocument(safe);
    expect(components.securitySchemes.session).toMatchObject({ name: '__Host-compose_session' });
  });

  test('the OpenAPI document has a valid example for every JSON body', () => {
    const misfits: unknown[] = [];
    const check = (where: string, media: Media | undefined) => {
      if (!media) return;
      expect(media.example, where).toBeDefined();
      const parsed = validator(document, media.schema).safeParse(media.example);
      if (!parsed.success) misfits.push([where, parsed.error.issues]);
    };
    for (const { path, method, operation } of operationsOf(document)) {
      const where = `${method} ${path}`;
      check(where, operation.requestBody?.content['application/json']);
      for (const [status, { content }] of Object.entries(operation.responses))
        check(`${where} ${status}`, content?.['application/json']);
      for (const parameter of operation.parameters ?? [])
        check(`${where} ${parameter.name}`, {
          schema: parameter.schema as Media['schema'],
          example: parameter.example,
        });
    }
    expect(misfits).toEqual([]);
  });

  test('the OpenAPI document contains every route', () => {
    const served = createApi({ report: () => undefined, onViolation: () => undefined })
      .routes.filter(({ method, path }) => method !== 'ALL' && !/openapi\.json$|docs$/.test(path))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const documented = operationsOf(document).map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    expect(new Set(documented)).toEqual(new Set(served));
    expect(documented).toContain('PUT /api/blog/posts/{slug}');
  });

  test('responses match the statuses and schemas in the OpenAPI document', async () => {
    const cookie = await site.signIn();
    await site.core.posts.create(postInput({ slug: 'one', date: '2026-01-01T10:00:00+02:00' }));
    const password = (text: string) => ({ password: text });
    const section = { page_type: 'blog', section_key: 'blog_intro', content: 'x', status: 'published' };
    const intro = '/api/content/blog/blog_intro';
    const calls: [string, string, number, unknown?, string?][] = [
      ['POST', '/api/csp-reports', 204, {}],
      ['POST', '/api/csp-reports', 413, 'x'.repeat(20_000)],
      ['GET', '/api/blog/posts?limit=5', 200],
      ['GET', '/api/blog/posts?limit=x', 400],
      ['GET', '/api/blog/posts/one', 200],
      ['GET', '/api/blog/posts/none', 404],
      ['GET', `/api/blog/posts/${'x'.repeat(401)}`, 400],
      ['POST', '/api/blog/posts', 401, {}],
      ['POST', '/api/blog/posts', 400, {}, cookie],
      ['POST', '/api/blog/posts', 201, postInput({ slug: 'two', cover: '/a.jpg' }), cookie],
      ['POST', '/api/blog/posts', 409, postInput({ slug: 'two' }), cookie],
      ['PUT', '/api/blog/posts/two', 200, { title: 'Two' }, cookie],
      ['PUT', '/api/blog/posts/two', 409, { title: 'x', version: 1 }, cookie],
      ['DELETE', '/api/blog/posts/two', 204, undefined, cookie],
      ['DELETE', '/api/blog/posts/two', 404, undefined, cookie],
      ['POST', '/api/blog/deleted-posts/x/restore', 404, undefined, cookie],
      ['DELETE', '/api/blog/deleted-posts/x', 404, undefined, cookie],
      ['POST', '/api/blog/import/slugs', 200, { slugs: ['x'] }, cookie],
      ['GET', '/api/blog/scrape', 404],
      ['GET', '/api/blog/scrape?source=http://127.0.0.1/', 403],
      ['GET', '/api/blog/xml-proxy', 400],
      ['POST', '/api/blog/scrape', 404, {}, cookie],
      ['POST', '/api/blog/scrape', 403, { source: 'http://127.0.0.1/' }, cookie],
      ['POST', '/api/blog/xml-proxy', 400, { url: 'x' }, cookie],
      ['POST', '/api/blog/import?only=x', 400, '', cookie],
      ['POST', '/api/blog/import/posts', 400, { posts: [] }, cookie],
      ['POST', '/api/blog/import/undo', 200, { posts: [] }, cookie],
      ['POST', '/api/blog/import/pictures', 200, {}, cookie],
      ['GET', '/api/media/none', 404, undefined, cookie],
      ['PATCH', '/api/media/none', 404, { alt: '' }, cookie],
      ['DELETE', '/api/media/none', 404, undefined, cookie],
      ['POST', '/api/media', 415, 'no picture', cookie],
      ['GET', '/api/share/none', 404],
      ['GET', '/api/share/one', 200],
      ['GET', '/api/content/blog', 200],
      ['GET', '/api/content/nothing', 404],
      ['POST', '/api/content', 400, { ...section, content: '' }, cookie],
      ['POST', '/api/content', 201, section, cookie],
      ['POST', '/api/content', 409, section, cookie],
      ['GET', '/api/content/blog', 200],
      ['PUT', intro, 200, { status: 'draft' }, cookie],
      ['PUT', intro, 409, { updated_at: 'before' }, cookie],
      ['PUT', '/api/content/blog/blog_footer', 404, {}, cookie],
      ['PATCH', '/api/settings', 200, { price_usd: 5 }, cookie],
      ['PUT', '/api/settings', 400, { price: 5 }, cookie],
      ['POST', '/api/compose/password', 400, {}, cookie],
      ['GET', '/api/compose/auth', 200],
      ['DELETE', '/api/compose/auth/others', 200, undefined, cookie],
      ['POST', '/api/compose/passkeys/options', 200, password(ownerPassword), cookie],
      ['POST', '/api/compose/passkeys', 400, {}, cookie],
      ['PATCH', '/api/compose/passkeys/x', 404, { name: 'x' }, cookie],
      ['POST', '/api/compose/passkeys/x/removal', 404, password(ownerPassword), cookie],
      ['POST', '/api/compose/auth/recovery', 401, { id: 'x', code: 'x' }],
      ['POST', '/api/compose/auth/passkey', 400, {}],
      ['POST', '/api/compose/auth', 200, password(ownerPassword)],
      ['POST', '/api/compose/auth', 400, {}],
      ['POST', '/api/compose/auth', 413, password('x'.repeat(20_000))],
      ...[1, 2, 3, 4, 5].map(
        () => ['POST', '/api/compose/auth', 401, password('wrong')] as [string, string, number, unknown],
      ),
      ['POST', '/api/compose/auth', 429, password('wrong')],
    ];
    const templates = Object.keys(document.paths).sort((a, b) => a.split('{').length - b.split('{').length);
    const templateOf = (address: string) =>
      templates.find((path) =>
        new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address.split('?')[0] ?? ''),
      );
    for (const [method, address, status, body, asOwner] of calls) {
      const response = await site.send(method, address, body, asOwner);
      const documented = document.paths[templateOf(address) ?? '']?.[method.toLowerCase()]?.responses ?? {};
      expect([method, address, response.status]).toEqual([method, address, status]);
      expect(Object.keys(documented), `${method} ${address}`).toContain(String(status));
      const text = await response.text();
      const schema = documented[status]?.content?.['application/json']?.schema;
      if (!schema) continue;
      const parsed = validator(document, schema).safeParse(JSON.parse(text));
      expect(parsed.error?.issues ?? [], `${method} ${address}: ${text.slice(0, 200)}`).toEqual([]);
    }
  });

  test('every operation responds to its documented example as documented', async () => {
    // Operations that end the session come last.
    const endsSession = ({ path, method }: { path: string; method: string }) =>
      path === '/api/compose/password' || (method === 'delete' && path.startsWith('/api/compose/auth'));
    const operations = operationsOf(document);
    const ordered = [...operations.filter((each) => !endsSession(each)), ...operations.filter(endsSession)];
    const cookie = await site.signIn();
    const wrong: unknown[] = [];
    for (const { path, method, operation } of ordered) {
      const exampleOf = (place: string) =>
        (operation.parameters ?? [])
          .filter((each) => each.in === place)
          .map((each) => [each.name, each] as const);
      const inPath = new Map(exampleOf('path'));
      const address = path.replace(/\{(\w+)\}/g, (_all, name) =>
        encodeURIComponent(String(inPath.get(name)?.example)),
      );
      const query = new URLSearchParams(
        exampleOf('query').flatMap(([name, { required, example }]) =>
          required ? [[name, String(example)]] : [],
        ),
      );
      const body = operation.requestBody?.content['application/json']?.example;
      const response = await site.send(method.toUpperCase(), `${address}?${query}`, body, cookie);
      const text = await response.text();
      const documented = operation.responses[String(response.status)];
      const schema = documented?.content?.['application/json']?.schema;
      // Problems may have more fields than their schema.
      const misfit =
        response.ok && schema && validator(document, schema).safeParse(JSON.parse(text)).error?.issues;
      if (!documented || response.status === 500 || misfit)
        wrong.push([method, path, response.status, misfit, text.slice(0, 200)]);
    }
    expect(wrong).toEqual([]);
  });

  test('the OpenAPI document describes every setting, including list entries', () => {
    const { Settings: settings } = document.components.schemas as Record<string, ObjectSchema>;
    expect(settings?.required).toEqual(Object.keys(settingsSchema.shape));
    const [clients] = settings?.properties.clients?.anyOf ?? [];
    expect(clients?.items?.required).toEqual(['name', 'logo']);
    const patch = document.paths['/api/settings']?.patch?.requestBody?.content['application/json'];
    expect(patch?.schema).toBeDefined();
    expect(patch?.schema.required ?? []).toEqual([]);
  });

  test('the API rejects bodies that the OpenAPI document doesn’t allow', () => {
    const operation = document.paths['/api/blog/posts']?.get;
    const list = validator(document, operation?.responses['200']?.content?.['application/json']?.schema);
    expect(list.safeParse([{ slug: 'x' }]).success).toBe(false);
    expect(list.safeParse({}).success).toBe(false);
    expect(list.safeParse([]).success).toBe(true);
  });
});

eachDialect('the page at /api/docs', (open) => {
  test('/api/docs loads the API viewer from this site and allows only scripts with the nonce', async () => {
    const site = await createTestSite(await open());
    const response = await site.request('/api/docs');
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await response.text();
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.filter((address) => !address?.startsWith('/'))).toEqual([]);
    expect(addresses).toContain(apiViewerFiles['swagger-ui-bundle.js']);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/unsafe|https?:|,/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce).not.toBe('');
    for (const [element] of html.matchAll(/<(?:script|style|link rel="stylesheet")[^>]*>/g))
      expect(element).toContain(`nonce="${nonce}"`);
    expect(await (await site.request('/api/docs')).text()).not.toContain(nonce);
  });

  test('/api/docs uses the installed version of the API viewer', async () => {
    const manifest = await readFile(new URL(import.meta.resolve('swagger-ui-dist/package.json')), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({ version: apiViewerVersion, license: 'Apache-2.0' });
  });
});

eachDialect('OPTIONS on the API', (open) => {
  test('OPTIONS lists the allowed methods and permits no other origin', async () => {
    const site = await createTestSite(await open());
    for (const [path, allow] of [
      ['/api/blog/posts', 'GET, HEAD, OPTIONS, POST'],
      ['/api/blog/posts/any', 'DELETE, GET, HEAD, OPTIONS, PUT'],
      ['/blog/posts/any', 'DELETE, GET, HEAD, OPTIONS, PUT'],
      ['/api/api/blog/posts', 'GET, HEAD, OPTIONS, POST'],
      ['/api/settings', 'GET, HEAD, OPTIONS, PATCH, PUT'],
      ['/api/compose/auth', 'DELETE, GET, HEAD, OPTIONS, POST'],
      ['/api/content/migrate-existing', 'GET, HEAD, OPTIONS, POST'],
      ['/api/csp-reports', 'OPTIONS, POST'],
      ['/api/docs', 'GET, HEAD, OPTIONS'],
      ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'PUT' };
      const response = await site.request(path, { method: 'OPTIONS', headers });
      expect([path, response.status, response.headers.get('allow')]).toEqual([path, 204, allow]);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(await response.text()).toBe('');
    }
  });

  test('OPTIONS returns 404 for an unknown path', async () => {
    const site = await createTestSite(await open());
    for (const path of ['/api', '/api/x', '/api/blog', '/api/blog/posts/a/b/c', '/api/api'])
      expect([path, (await site.request(path, { method: 'OPTIONS' })).status]).toEqual([path, 404]);
  });
});
