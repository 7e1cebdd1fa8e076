import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';

interface Operation {
  summary?: string;
  description?: string;
  parameters?: { name?: string; in?: string; required?: boolean }[];
  requestBody?: { content?: Record<string, unknown> };
  responses?: Record<string, { description?: string }>;
}

interface Document {
  info: { title: string; description?: string };
  paths?: Record<string, object>;
}

const style = `
body{font:1rem/1.55 Georgia,serif;color:#14171f;background:#f7f3ea;max-width:46rem;margin:3rem auto;padding:0 1.25rem}
h1{font-weight:400;font-size:2.4rem;line-height:1.1}h2{font:600 1rem/1.4 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}
section{border-top:1px solid #14171f2b;padding:1.25rem 0}p{margin:.4rem 0}dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem;margin:.6rem 0 0;font-size:.9375rem}
dt{font-family:ui-monospace,monospace}dd{margin:0;color:#464952}a{color:inherit}`;

/** The OpenAPI document as a page for people: no script, nothing from elsewhere. */
export function docsPage(c: Context, document: Document): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; object-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      section(`${method.toUpperCase()} ${path}`, operation),
    ),
  );
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${document.info.title}</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
<main>
<h1>${document.info.title}</h1>
<p>${document.info.description ?? ''}</p>
<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a></p>
${operations}
</main>
</body>
</html>`);
}

function section(heading: string, operation: Operation) {
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      html`<dt>${parameter.name}</dt><dd>${parameter.in}${parameter.required ? ', required' : ''}</dd>`,
  );
  const body = Object.keys(operation.requestBody?.content ?? {}).map(
    (type) => html`<dt>body</dt><dd>${type}</dd>`,
  );
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, response]) => html`<dt>${status}</dt><dd>${response.description}</dd>`,
  );
  return html`<section>
<h2>${heading}</h2>
<p>${operation.summary}</p>
${operation.description ? html`<p>${operation.description}</p>` : ''}
<dl>${parameters}${body}${responses}</dl>
</section>`;
}
