import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { page } from '../../test/create-test-site.ts';
import { isMissing } from '../../test/each-dialect.ts';
import { serveLocally } from '../../test/local-server.ts';
import { newFolder } from '../../test/new-folder.ts';
import { createTestDatabase } from '../../test/postgres/test-database.ts';
import { readEnv } from '../env.ts';
import type { RenderPage } from '../pages.ts';
import { type RunningSite, start } from '../start.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

interface Sent {
  resourceSpans: {
    resource: { attributes: SentSpan['attributes'] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

/** A collector that keeps what it is sent (https://opentelemetry.io/docs/specs/otlp/#otlphttp). */
async function openCollector() {
  const bodies: { type: string; path: string; body: Buffer }[] = [];
  const { origin } = await serveLocally(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const whole = Buffer.concat(chunks);
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole;
    bodies.push({ type: request.headers['content-type'] ?? '', path: request.url ?? '', body });
    response.end();
  });
  const sent = () => bodies.map(({ body }) => JSON.parse(body.toString()) as Sent);
  const spans = () =>
    sent().flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { origin, bodies, sent, spans };
}

async function startTraced(variables: Record<string, string>, render: RenderPage): Promise<RunningSite> {
  const dataDir = await newFolder();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const env = readEnv({
    ...{ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', OWNER_PASSWORD: 'quill-and-harbor-4417' },
    ...variables,
  });
  const pages = async () => ({
    render,
    builtInContent: async () => [],
    assets: (_request: IncomingMessage, _response: ServerResponse, next: () => void) => next(),
  });
  return start(env, { pages, say: () => undefined });
}

const value = (span: SentSpan | undefined, key: string) =>
  Object.values(span?.attributes.find((each) => each.key === key)?.value ?? {})[0];

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = (flags: string) => `00-${traceId}-b7ad6b7169203331-${flags}`;

const databases = (['sqlite', 'postgres'] as const).filter((dialect) => !isMissing(dialect));

test.each(databases)(
  'a request is one trace, from whoever sent it to the database and others (%s)',
  async (dialect) => {
    const collector = await openCollector();
    const other = await serveLocally((_request, response) => response.end('text'));
    const variables: Record<string, string> = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_SERVICE_NAME: 'a-newspaper',
    };
    if (dialect === 'postgres') {
      const { url, drop } = await createTestDatabase(inject('postgresUrl'));
      onTestFinished(drop);
      variables.DATABASE_URL = url;
    }
    const site = await startTraced(variables, async (_request, { core }) => {
      await core.posts.search('a secret word', 5);
      await new Promise((resolve) => get(`${other.origin}/a-secret-address`, resolve));
      await (await fetch(`${other.origin}/another`)).text();
      return page('A page');
    });
    const ask = () =>
      fetch(`${site.address}/blog/a-post?q=secret`, { headers: { traceparent: traceparent('01') } });
    const first = await ask();
    await first.text();
    await (await ask()).text();
    await (await fetch(`${site.address}/api/health`)).text();
    await site.stop();

    const spans = collector.spans();
    const requests = spans.filter(({ name }) => name === 'GET article');
    expect(requests).toHaveLength(2);
    for (const span of requests) {
      expect(span).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
      expect(value(span, 'url.path')).toBe('/blog/a-post');
      expect(Number(value(span, 'http.response.status_code'))).toBe(200);
    }
    const made = requests.find(
      (span) => value(span, 'site.request.id') === first.headers.get('x-request-id'),
    );
    const render = spans.find(({ name }) => name === 'render');
    expect(render).toMatchObject({ traceId, parentSpanId: made?.spanId });
    const inside = spans.filter(({ parentSpanId }) => parentSpanId === render?.spanId);
    const hosts = inside.filter((span) => value(span, 'server.address') === '127.0.0.1');
    expect(hosts.map((span) => Number(value(span, 'http.response.status_code')))).toEqual([200, 200]);
    const statement = inside.find(({ name }) => name === 'database select');
    expect(value(statement, 'db.query.text')).toMatch(/select .* from/i);
    // What is typed, looked for and fetched is not in it.
    expect(JSON.stringify(collector.sent())).not.toMatch(/secret/);
    expect(spans.find(({ name }) => name === 'GET api')?.traceId).not.toBe(traceId);
    const [{ resource }] = collector.sent().flatMap(({ resourceSpans }) => resourceSpans) as [
      Sent['resourceSpans'][number],
    ];
    expect(resource.attributes).toContainEqual({
      key: 'service.name',
      value: { stringValue: 'a-newspaper' },
    });
    // The collector is not asked about itself.
    expect(spans.filter(({ name }) => name === `POST ${new URL(collector.origin).host}`)).toEqual([]);
  },
  20_000,
);
