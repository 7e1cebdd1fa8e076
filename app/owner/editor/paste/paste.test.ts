import { readFileSync } from 'node:fs';
import { Fragment, Schema, Slice } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { parseHTML } from 'linkedom';
import { parse, serialize } from 'parse5';
import { describe, expect, test } from 'vitest';
import { allowedTags, plainTextHtml } from '../../../../shared/rich-text/html.ts';
import { plainText } from '../../../../shared/rich-text/parse-html.ts';
import { testWithCorpus } from '../../../../test/corpora.ts';
import { unnameFields } from '../../context/trusted-html.ts';
import { pasteAddress, pastedAddress } from '../addresses.ts';
import { looksLikeMarkdown } from '../rich-editor.tsx';
import { closedEnds, isOwnCopy, withoutBadAddresses } from '../use-rich-editor.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { clipboardPictures, type MissingPicture } from './pasted-pictures.ts';

/** Lets form fields hide DOM properties of the same name, as in browsers. */
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

/** parse5 builds a browser's tree, linkedom adds the DOM API, and `shadow` the named form fields. */
function parseBody(html: string): ParentNode {
  const { body } = parseHTML(serialize(parse(html))).document as unknown as Document;
  shadow(body);
  unnameFields(body);
  return body;
}

const clean = (html: string) => cleanPastedHtml(html, parseBody).html;

// Omits localName and ownerDocument, which linkedom needs. e2e/hostile-paste.full.spec.ts tests those in a
// browser.
const shadowed = (
  'childNodes attributes children parentNode firstChild nextSibling nodeType nodeName nodeValue tagName ' +
  'className getAttribute hasAttribute removeAttribute querySelectorAll closest textContent innerHTML ' +
  'style id name length remove replaceWith append'
).split(' ');

describe('pasted forms with fields named like DOM properties', () => {
  test.each(shadowed)('keeps all text of a pasted form with a field named %s', (name) => {
    for (const field of ['input', 'button', 'select', 'textarea', 'output', 'fieldset', 'object', 'img']) {
      for (const attribute of ['name', 'id']) {
        const html = `<p>a</p><form id=f><${field} ${attribute}=${name}></${field}><p>b <b>c</b></p></form><p>d</p>`;
        expect(plainText(clean(html)), html).toBe('a b c d');
      }
    }
  });

  test('keeps all text if the pasted form is named like a DOM property or its fields are outside it', () => {
    const html =
      '<form name=childNodes><input name=removeAttribute><input id=getAttribute>a</form>' +
      '<input form=childNodes name=children><div>b</div>';
    expect(clean(html)).toBe('<p>a</p><p>b</p>');
  });
});

describe('HTML copied from the editor', () => {
  test('recognizes HTML copied from the editor by its marker attribute', () => {
    expect(isOwnCopy('<meta charset="utf-8"><p data-pm-slice="1 1 []">a <strong>b</strong></p>')).toBe(true);
    expect(isOwnCopy('<p>a</p>')).toBe(false);
  });

  test.each(['form', 'FORM', 'input', 'svg', 'script', 'template', 'table'])(
    'doesn’t trust HTML that claims to be copied from the editor but contains %s',
    (tag) => {
      expect(isOwnCopy(`<p data-pm-slice="1 1 []">a</p><${tag}><p>b</p></${tag}>`)).toBe(false);
    },
  );
});

/** Returns every URL in the cleaned HTML. */
function addresses(html: string): string[] {
  const { document } = parseHTML(html);
  return [...document.querySelectorAll('[href], [src]')].flatMap(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? [],
  );
}

testWithCorpus('cleans every sample XSS attack to safe links and allowed tags', 'xss', (folder) => {
  const vectors: string[] = JSON.parse(readFileSync(`${folder}/vectors.json`, 'utf8'));
  expect(vectors.length).toBeGreaterThan(100);
  for (const vector of vectors) {
    // Text before the attack survives.
    const cleaned = clean(`<p>before</p>${vector}`);
    expect(cleaned, vector).toContain('<p>before</p>');
    for (const [, tag = ''] of cleaned.matchAll(/<([a-z0-9]+)/g)) expect(allowedTags, vector).toContain(tag);
    for (const address of addresses(cleaned)) {
      const { protocol } = new URL(address, 'https://site.test/page');
      expect(['http:', 'https:', 'mailto:', 'tel:'], vector).toContain(protocol);
    }
  }
});

const picture = { src: { default: null } };
const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { group: 'block', content: 'inline*', marks: '_' },
    figure: { group: 'block', content: 'caption', attrs: { ...picture, href: { default: null } } },
    caption: { content: 'inline*', marks: '_' },
    picture: { group: 'inline', inline: true, attrs: picture },
    text: { group: 'inline' },
  },
  marks: { link: { attrs: { href: { default: null } } }, bold: {} },
});
const pasted = (json: object) =>
  withoutBadAddresses(new Slice(Fragment.from(schema.nodeFromJSON(json)), 1, 1)).content.toJSON();
const link = (href: string) => ({ type: 'link', attrs: { href } });
const bold = { type: 'bold' };
const paragraph = (...marks: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', ...(marks.length > 0 && { marks }), text: 'a' }],
});
const caption = { type: 'caption', content: [{ type: 'text', text: 'a' }] };

test('returns a pasted slice with safe URLs unchanged', () => {
  const slice = new Slice(Fragment.from(schema.nodeFromJSON(paragraph(link('https://a.test/')))), 1, 1);
  expect(withoutBadAddresses(slice)).toBe(slice);
});

test.each(['javascript:x()', '\u0001javascript:x()', 'java\tscript:x()', 'data:text/html,x'])(
  'removes the pasted URL %j, but keeps the link’s text and formatting',
  (bad) => {
    expect(pasted(paragraph(link(bad), bold))).toEqual([paragraph(bold)]);
    expect(pasted({ type: 'figure', attrs: { src: '/a.png', href: bad }, content: [caption] })).toEqual([
      { type: 'figure', attrs: { src: '/a.png', href: null }, content: [caption] },
    ]);
    expect(pasted({ type: 'figure', attrs: { src: bad, href: null }, content: [caption] })).toEqual([
      paragraph(),
    ]);
    expect(
      pasted({
        type: 'paragraph',
        content: [
          { type: 'picture', attrs: { src: bad } },
          { type: 'text', text: 'a' },
        ],
      }),
    ).toEqual([paragraph()]);
  },
);

test('removes characters ignored by browsers from pasted URLs', () => {
  expect(pasted(paragraph(link('\u0001https://a.test/')))).toEqual([paragraph(link('https://a.test/'))]);
});

const plainSchema = new Schema({
  nodes: {
    doc: { content: '(paragraph | heading | frame)+' },
    heading: { content: 'text*' },
    paragraph: { content: 'text*', marks: '_' },
    frame: { content: 'paragraph+' },
    text: {},
  },
  marks: { bold: {}, link: { attrs: { href: {} }, inclusive: false } },
});
const line = (text: string) => plainSchema.node('paragraph', null, text ? [plainSchema.text(text)] : []);
const address = 'https://example.com/page';

/** Returns the text after a paste over the characters from `from` to `to`. */
function overPasted(text: string, from: number, to: number, paste: string) {
  const doc = plainSchema.node('doc', null, [line(text)]);
  const selection = TextSelection.create(doc, from + 1, to + 1);
  const tr = pasteAddress(EditorState.create({ doc, selection }), paste);
  return tr?.doc.firstChild?.toString();
}

describe('pasted URLs', () => {
  test.each([address, 'http://example.com', 'HTTPS://EXAMPLE.COM/', 'mailto:a@example.com', ` ${address}\n`])(
    'recognizes “%s” as a pasted URL',
    (text) => expect(pastedAddress(text)).toBeDefined(),
  );
  test.each([
    ...['example.com', `see ${address}`, 'javascript:alert(1)', 'ftp://example.com', 'data:text/html,x'],
    ...['tel:+34123', 'file:///etc/passwd', 'https://', 'mailto:', ''],
  ])('doesn’t recognize “%s” as a pasted URL', (text) => expect(pastedAddress(text)).toBeUndefined());
});

test('links the selected words to a pasted URL', () => {
  expect(overPasted('some words here', 5, 10, address)).toBe('paragraph("some ", link("words"), " here")');
});

test('inserts a pasted URL as a link if nothing is selected', () => {
  expect(overPasted('see ', 4, 4, ` ${address} `)).toBe(`paragraph("see ", link("${address}"))`);
});

test('replaces a selected URL with a pasted URL', () => {
  expect(overPasted('see http://old.example', 4, 22, address)).toBe(`paragraph("see ", link("${address}"))`);
});

test('leaves other pasted text and URLs pasted into code to the default handler', () => {
  expect(overPasted('some words', 5, 10, 'other words')).toBeUndefined();
  const doc = plainSchema.node('doc', null, [plainSchema.node('frame', null, [line('code')])]);
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, 2, 6) });
  expect(pasteAddress(state, address)).toBeUndefined();
});

const missing = (...names: string[]): MissingPicture[] => names.map((name) => ({ src: `#${name}`, name }));
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const read = async ({ src, file }: { src: string; file: File }) => [
  src,
  file.name,
  file.type,
  Buffer.from(await file.arrayBuffer()).toString('hex'),
];

test('reads pasted images from data URLs in the HTML', async () => {
  const embedded = [
    { src: '#a', name: 'a.png', dataUrl: 'data:image/png;base64,AQI\nD' },
    { src: '#b', name: 'b.svg', dataUrl: 'data:image/svg+xml;charset=utf-8,%3Csvg/%3E' },
    { src: '#c', name: 'c.png', dataUrl: 'data:image/png;base64,*' },
  ];
  const found = clipboardPictures(embedded, { rtf: '', files: [] });
  expect(await Promise.all(found.map(read))).toEqual([
    ['#a', 'a.png', 'image/png', '010203'],
    ['#b', 'b.svg', 'image/svg+xml', Buffer.from('<svg/>').toString('hex')],
  ]);
});

test('uses the clipboard’s image files only if there is one for each missing image', () => {
  const files = [file('1'), file('2')];
  expect(clipboardPictures(missing('a', 'b'), { rtf: '', files }).map(({ file }) => file.name)).toEqual([
    '1',
    '2',
  ]);
  expect(clipboardPictures(missing('a', 'b', 'c'), { rtf: '', files })).toEqual([]);
});

test('reads images pasted from Word from its RTF, in order', async () => {
  const rtf =
    '{\\rtf1 text {\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}}\\picscalex100\\picw10' +
    '\\pngblip\\bliptag-1{\\*\\blipuid 00ff00ff}\n0102\n0a}}{\\nonshppict{\\pict\\wmetafile8 ffff}}' +
    '\\par{\\pict\\jpegblip\\picwgoal20 ffd8}}';
  const found = clipboardPictures(missing('a.png', 'b.jpg'), { rtf, files: [file('rendering')] });
  expect(await Promise.all(found.map(read))).toEqual([
    ['#a.png', 'a.png', 'image/png', '01020a'],
    ['#b.jpg', 'b.jpg', 'image/jpeg', 'ffd8'],
  ]);
  expect(clipboardPictures(missing('a'), { rtf, files: [] })).toEqual([]);
});

const heading = (text: string) => plainSchema.node('heading', null, [plainSchema.text(text)]);
const frame = (text: string) => plainSchema.node('frame', null, [line(text)]);

test.each([
  [[frame('a')], [0, 0]],
  [
    [frame('a'), line('b')],
    [0, 1],
  ],
  [
    [line('a'), frame('b')],
    [1, 0],
  ],
  [
    [line('a'), frame('b'), line('c')],
    [1, 1],
  ],
  [
    [heading('a'), line('b')],
    [0, 1],
  ],
  [[heading('a')], [1, 1]],
])('keeps a table, and a heading followed by text, whole at the edges of pasted content', (blocks, open) => {
  const { content, openStart, openEnd } = closedEnds(Slice.maxOpen(Fragment.from(blocks)));
  expect([openStart, openEnd]).toEqual(open);
  expect(content.childCount).toBe(blocks.length);
});

test.each([
  '# Title\n\nText',
  'Some **bold** words',
  'See [this](https://example.com) or [that](/blog/x).',
  '1. one\n2. two',
  '```\ncode\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  ...['A claim[^1].', '- [x] done', 'See [[Other note|this]].', 'a %%ask Ann%% b', 'a ~~b~~ c'],
])('recognizes %j as Markdown', (text) => {
  expect(looksLikeMarkdown(text)).toBe(true);
});

test.each([
  'Plain words.\n\nMore of them.',
  'We are #1 in this.',
  'a * b * c, 2 ** 3 ** 4',
  '- a line that begins with a dash',
  'An aside [sic] (really).',
  'One half\n---\nthe other half',
])('doesn’t recognize %j as Markdown', (text) => {
  expect(looksLikeMarkdown(text)).toBe(false);
});

test('turns line breaks of pasted plain text into br tags and blank lines into paragraphs', () => {
  expect(plainTextHtml('\ufeffone\ntw\u00ado\r\nthree\n \t\n\nfour\r\rfive\n')).toBe(
    '<p>one<br>two<br>three</p><p>four</p><p>five</p>',
  );
});

test('keeps markup in pasted plain text as literal text', () => {
  expect(plainTextHtml('1 < 2 & <b>no</b>')).toBe('<p>1 &lt; 2 &amp; &lt;b&gt;no&lt;/b&gt;</p>');
});
