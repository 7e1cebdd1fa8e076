import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { apiViewerFiles } from '../shared/page-scripts.ts';
import { paths } from '../shared/paths.ts';

/**
 * Starts the viewer with every group closed. It only shows: nothing is sent from here. It writes its page with innerHTML, which
 * the policy `default` lets through on this page alone; scripts may come from nowhere but the page's own two elements.
 */
const start = `
globalThis.trustedTypes?.createPolicy('default', { createHTML: (text) => text });
addEventListener('DOMContentLoaded', () => {
  const nothing = () => () => null;
  const search = (Original, { React }) => (props) =>
    React.createElement('div', { role: 'search' }, React.createElement(Original, props));
  const session = (_Original, { React }) => () =>
    React.createElement('span', { className: 'session' }, 'session');
  SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#viewer',
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    displayOperationId: true,
    filter: true,
    supportedSubmitMethods: [],
    syntaxHighlight: false,
    validatorUrl: null,
    plugins: [
      {
        wrapComponents: {
          FilterContainer: search,
          InfoContainer: nothing,
          ServersContainer: nothing,
          AuthorizeBtnContainer: nothing,
          authorizeOperationBtn: session,
        },
      },
    ],
  });
});`;

const style = `
body{margin:0;font:1rem/1.55 Georgia,serif;color:#14171f;background:#f7f3ea}
header,noscript p{max-width:1420px;margin:0 auto;padding:2rem 20px 0;box-sizing:border-box}
h1{font-weight:400;font-size:2.4rem;line-height:1.1;margin:0 0 .75rem}h2{font-size:1.2rem;margin:1.5rem 0 0}
header p{margin:.4rem 0;max-width:46rem}header a,noscript a{color:inherit}
.swagger-ui .renderedMarkdown code{color:#14171f!important;background:none}
.swagger-ui .parameter__in,.swagger-ui .prop-format,.swagger-ui .parameter__type{color:#464952;opacity:1}
.swagger-ui .scheme-container,.swagger-ui .response-col_links,.swagger-ui .response-control-media-type__accept-message{display:none}.swagger-ui .filter .operation-filter-input{width:100%;box-sizing:border-box}
.swagger-ui .opblock-tag{flex-wrap:wrap}.swagger-ui .opblock-tag a{flex:1}.swagger-ui .opblock-tag small{flex-basis:100%;order:1;padding:0}
.swagger-ui .opblock .opblock-summary-method{color:#14171f;background:#fff;border:1px solid #6b6e78;text-shadow:none}
.swagger-ui pre.microlight{overflow:visible!important;max-height:none!important;white-space:pre-wrap!important;overflow-wrap:anywhere}
.swagger-ui .session{border:1px dashed #6b6e78;border-radius:2px;padding:0 .4rem;margin:0 .25rem;font:400 .8rem/1.5 sans-serif;color:#464952;white-space:nowrap}
@media (max-width:40rem){.swagger-ui .opblock .opblock-summary .opblock-summary-operation-id,.swagger-ui .opblock .opblock-summary .copy-to-clipboard{display:none}}`;

/** The OpenAPI document as a page for people: Swagger UI, from this server alone. */
export function docsPage(c: Context): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
      `report-uri ${paths.apiCspReports}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${apiViewerFiles['swagger-ui.css']}" nonce="${nonce}">
<style nonce="${nonce}">${raw(style)}</style>
<script src="${apiViewerFiles['swagger-ui-bundle.js']}" nonce="${nonce}" defer></script>
<script nonce="${nonce}">${raw(start)}</script>
</head>
<body>
<header>
<h1>API</h1>
<p>Operations marked “session” use the cookie that <code>POST /api/compose/auth</code> sets. What is published can be read without it.
Every error is <code>{"detail": "a sentence"}</code>.</p>
<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a></p>
<h2>Operations</h2>
</header>
<noscript><p>The operations are listed with JavaScript. Without it, read the <a href="/api/openapi.json">OpenAPI document</a>.</p></noscript>
<div id="viewer"></div>
</body>
</html>`);
}
