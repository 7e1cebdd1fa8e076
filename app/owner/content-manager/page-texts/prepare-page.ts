import { trustedHtml } from '../../context/trusted-html.ts';

const nameAttribute = 'data-text';

/** A page of the site as a document that can be shown in a frame: nothing in it runs, and no key stops at its links. */
export function preparePage(html: string): Document {
  const page = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const element of page.querySelectorAll('script, noscript, meta[http-equiv], link[rel="manifest"]')) {
    element.remove();
  }
  for (const control of page.querySelectorAll(
    'a, button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    control.setAttribute('tabindex', '-1');
  }
  return page;
}

/** The page as a frame takes it (`srcdoc`). */
export function pageSource(page: Document): string {
  return `<!DOCTYPE html>${page.documentElement.outerHTML}`;
}

/** Puts a newer body of the same page into a frame's document, where nothing else moves. */
export function replaceBody(shown: Document, { body }: Document): void {
  shown.body.replaceChildren(...[...body.childNodes].map((node) => shown.adoptNode(node)));
}

/** Where a text stands on a page; the first place of those that show it. */
export function findText(page: Document, key: string): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[${nameAttribute}="${key}"]`);
}

/** The name of the text that an element of a page belongs to. */
export function textAt(element: Element): string | undefined {
  return element.closest<HTMLElement>(`[${nameAttribute}]`)?.dataset.text;
}

export function shownTexts(page: Document): string[] {
  return [...page.querySelectorAll<HTMLElement>(`[${nameAttribute}]`)].flatMap(
    ({ dataset }) => dataset.text ?? [],
  );
}

/** Outlines what can be changed. The content security policy lets no style elements in, but sheets that a script makes. */
export function outlineTexts(page: Document): void {
  const view = page.defaultView;
  if (!view || page.adoptedStyleSheets.length > 0) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`
    html { overflow: hidden; }
    a, button, summary, label { cursor: default; }
    [${nameAttribute}] {
      cursor: text;
      outline: 1px dashed rgb(125 118 105 / 55%);
      outline-offset: 0.3rem;
      min-height: 1.6em;
      min-width: 4rem;
    }
    [${nameAttribute}]:hover { outline: 2px solid #9e1b22; }
    *, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; }
  `);
  page.adoptedStyleSheets = [sheet];
}
