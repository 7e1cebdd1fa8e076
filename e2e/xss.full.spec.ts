import { expect, type Page, test } from '@playwright/test';
import { sanitizeHtml } from '../shared/rich-text/sanitize.ts';
import { collectedVectors } from './fixtures/collected-vectors.ts';

/** Attacks by technique: event handlers, schemes, mutation by reparsing, whole elements. */
const ownVectors = [
  '<img src=x onerror=ran()>',
  '<img/src=x/onerror=ran()//>',
  '<img src=x\u0000 onerror\u0000=ran()>',
  '<p onpointerenter=ran() onfocus=ran() tabindex=0 autofocus>x</p>',
  '<p style="animation:a;background:url(/styled.png)" onanimationstart=ran()>x</p>',
  '<a href="javascript:ran()">x</a>',
  '<a href="\u0001javascript:ran()">x</a>',
  '<a href="java\nscript:ran()">x</a>',
  '<a href="&#x6a;avascript&colon;ran()">x</a>',
  '<a href="data:text/html,<script>ran()</script>">x</a>',
  '<img src="data:image/svg+xml,<svg onload=ran()>">',
  '<script>ran()</script>',
  '<scr<script>ipt>ran()</script>',
  '<script src=/script.js></script>',
  '<svg><script>ran()</script></svg>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s></svg>',
  '<svg></p><style><a title="</style><img src=x onerror=ran()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=ran()>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=ran()></style></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path title="</style><img onerror=ran() src>">',
  '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  '<textarea><img title="</textarea><img src=x onerror=ran()>"></textarea>',
  '<select><template><img src=x onerror=ran()></template></select>',
  '<template><script>ran()</script></template>',
  '<!--><img src=x onerror=ran()>-->',
  '<!--a--!><img src=x onerror=ran()>',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<meta http-equiv=refresh content="0;url=/moved">',
  '<link rel=stylesheet href=/sheet.css><style>@import "/imported.css";</style>',
  '<form action=/sent><button formaction="javascript:ran()">x</button></form>',
  '<p style="text-align:center;background:url(/aligned.png)">x</p>',
  '<img src=x alt="` onerror=ran()//" title=\'" onerror="ran()\'>',
  '</div></article></body></html><script>ran()</script>',
  `${'<b>'.repeat(600)}<svg><style><img src=x onerror=ran()>`,
];

const vectors: string[] = [...ownVectors, ...collectedVectors];
const bodies = vectors.map(sanitizeHtml);

const address = 'http://site.test/';

/** Opens a page and records every script, dialog and request. Images get a response that isn't an image. */
async function openWatched(page: Page, content: string): Promise<string[]> {
  const noted: string[] = [];
  await page.addInitScript(() => {
    const ran = () => document.documentElement.setAttribute('data-ran', 'true');
    for (const name of ['ran', 'alert', 'confirm', 'prompt', 'print', 'open']) {
      Object.defineProperty(window, name, { value: ran });
    }
  });
  page.on('dialog', async (dialog) => {
    noted.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => noted.push(`popup: ${popup.url()}`));
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest() && request.url() === address) {
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: content });
    }
    if (request.resourceType() !== 'image') noted.push(`request: ${request.resourceType()} ${request.url()}`);
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto(address);
  return noted;
}

const pageOf = (content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title></head><body>${content}</body></html>`;

/** Fires every event that a visitor could, waits for the images, and returns whether a script ran. */
async function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const events = ['focus', 'mouseover', 'pointerenter', 'toggle', 'animationstart', 'error', 'load'];
    for (const element of document.querySelectorAll('body *')) {
      for (const type of events) element.dispatchEvent(new Event(type));
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    return document.documentElement.hasAttribute('data-ran');
  });
}

test('the XSS checks detect an unsanitized body', async ({ page }) => {
  const noted = await openWatched(
    page,
    pageOf('<img src=x onerror=ran()><script src=/script.js></script><a href="javascript:ran()">x</a>'),
  );
  expect(await hasRun(page)).toBe(true);
  expect(noted).toEqual(['request: script http://site.test/script.js']);
});

test('no XSS attack survives in a page from the server', async ({ page }) => {
  const framed = bodies.map((body) => `<article data-frame>${body}</article>`).join('\n');
  const noted = await openWatched(page, pageOf(framed));
  expect(await page.locator('article[data-frame]').count()).toBe(bodies.length);
  expect([await hasRun(page), noted]).toEqual([false, []]);
});

test('no XSS attack survives in innerHTML or a cloned template', async ({ page }) => {
  const noted = await openWatched(page, pageOf(''));
  const changed = await page.evaluate((bodies) => {
    const reread: string[] = [];
    const frame = () => {
      const article = document.createElement('article');
      article.dataset.frame = '';
      document.body.append(article);
      return article;
    };
    for (const body of bodies) {
      const set = frame();
      set.innerHTML = body;
      const template = document.createElement('template');
      template.innerHTML = body;
      frame().append(template.content.cloneNode(true));
      // Parse the serialized page again, to find mutations by reparsing.
      const again = frame();
      again.innerHTML = set.innerHTML;
      if (again.innerHTML !== set.innerHTML) reread.push(body);
    }
    return reread;
  }, bodies);
  expect(changed).toEqual([]);
  expect([await hasRun(page), noted]).toEqual([false, []]);
});
