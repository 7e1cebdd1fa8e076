import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { allowedTags } from '../../../../shared/rich-text/element-kinds.ts';
import { plainText } from '../../../../shared/rich-text/plain-text.ts';
import { testWithCorpus } from '../../../../test/corpora.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { isOwnCopy } from './is-own-copy.ts';
import { unnameFields } from './parse-inert.ts';

/** As in browsers, a form answers with its fields where they bear the name of one of its own properties. */
function shadow(root: ParentNode): void {
  for (const form of root.querySelectorAll('form')) {
    const fields = [...form.querySelectorAll('[name], [id]')];
    const names = fields.flatMap((field) => [field.getAttribute('name'), field.getAttribute('id')]);
    for (const name of names) {
      if (!name) continue;
      const own: unknown = Reflect.get(form, name);
      Object.defineProperty(form, name, {
        configurable: true,
        get: () =>
          fields.find((field) => [field.getAttribute('name'), field.getAttribute('id')].includes(name)) ??
          own,
      });
    }
  }
}

/** parse5 builds the tree a browser would, linkedom gives it the browser's interface, forms as browsers have them. */
function parseBody(html: string): ParentNode {
  const { body } = parseHTML(serialize(parse(html))).document as unknown as Document;
  shadow(body);
  unnameFields(body);
  return body;
}

const clean = (html: string) => cleanPastedHtml(html, parseBody).html;

// Without localName and ownerDocument, which linkedom itself reads: a real browser tries those (e2e/hostile-paste.full.spec.ts).
const shadowed = (
  'childNodes attributes children parentNode firstChild nextSibling nodeType nodeName nodeValue tagName ' +
  'className getAttribute hasAttribute removeAttribute querySelectorAll closest textContent innerHTML ' +
  'style id name length remove replaceWith append'
).split(' ');

describe('no field of a form takes the place of what the form is', () => {
  test.each(shadowed)('when it is named %s', (name) => {
    for (const field of ['input', 'button', 'select', 'textarea', 'output', 'fieldset', 'object', 'img']) {
      for (const attribute of ['name', 'id']) {
        const html = `<p>a</p><form id=f><${field} ${attribute}=${name}></${field}><p>b <b>c</b></p></form><p>d</p>`;
        expect(plainText(clean(html)), html).toBe('a b c d');
      }
    }
  });

  test('nor when the form is named like that itself, or its fields stand elsewhere', () => {
    const html =
      '<form name=childNodes><input name=removeAttribute><input id=getAttribute>a</form>' +
      '<input form=childNodes name=children><div>b</div>';
    expect(clean(html)).toBe('<p>a</p><p>b</p>');
  });
});

describe('an own copy', () => {
  test('has the mark and none but the editor’s tags', () => {
    expect(isOwnCopy('<meta charset="utf-8"><p data-pm-slice="1 1 []">a <strong>b</strong></p>')).toBe(true);
    expect(isOwnCopy('<p>a</p>')).toBe(false);
  });

  test.each(['form', 'FORM', 'input', 'svg', 'script', 'template', 'table'])('is none with %s', (tag) => {
    expect(isOwnCopy(`<p data-pm-slice="1 1 []">a</p><${tag}><p>b</p></${tag}>`)).toBe(false);
  });
});

/** Every address in HTML that was written by the cleaner. */
function addresses(html: string): string[] {
  const { document } = parseHTML(html);
  return [...document.querySelectorAll('[href], [src]')].flatMap(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? [],
  );
}

testWithCorpus('no attack leaves a bad link, a foreign tag or an exception', 'xss', (folder) => {
  const vectors: string[] = JSON.parse(readFileSync(`${folder}/vectors.json`, 'utf8'));
  expect(vectors.length).toBeGreaterThan(100);
  for (const vector of vectors) {
    // What follows comes through, whatever stands before it, unless it is within what nobody sees.
    const cleaned = clean(`<p>before</p>${vector}`);
    expect(cleaned, vector).toContain('<p>before</p>');
    for (const [, tag = ''] of cleaned.matchAll(/<([a-z0-9]+)/g)) expect(allowedTags, vector).toContain(tag);
    for (const address of addresses(cleaned)) {
      const { protocol } = new URL(address, 'https://site.test/page');
      expect(['http:', 'https:', 'mailto:', 'tel:'], vector).toContain(protocol);
    }
  }
});
