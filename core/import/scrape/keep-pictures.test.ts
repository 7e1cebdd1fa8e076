import { expect, test } from 'vitest';
import { previewBody } from './preview-body.ts';

const address = 'https://old.example.com/a/';
const data = 'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAA/w==';
const picture = `data:image/png;base64,${data}`;
const other = picture.replace('AAAA/w', 'AAAB/w');
const room = { file: 1, room: 10_000 };

test('pictures in a page itself come along, each once, with what they are for', () => {
  const html = `<p>Words</p><p><a href="${other}"><img src="${picture}" alt="A desk"></a></p><p><img src="${picture}"></p>`;
  const body = previewBody(html, address, room);
  const [first = '', second = ''] = Object.keys(body?.embedded ?? {});
  expect(body?.embedded).toEqual({ [first]: other, [second]: picture });
  expect(body?.html).toBe(
    `<p>Words</p>\n<p><a href="${first}" target="_blank" rel="noopener noreferrer"><img src="${second}" alt="A desk"></a></p>\n<p><img src="${second}" alt=""></p>`,
  );
  expect(body).toMatchObject({ image: second, changes: [] });
});

test('those that there is no room for are taken out and named', () => {
  const html = `<p>Words</p><img src="${picture}"><img src="${other}">`;
  const body = previewBody(html, address, { file: 0, room: 100 });
  expect(Object.values(body?.embedded ?? {})).toEqual([picture]);
  expect(body?.html.match(/<img/g)).toHaveLength(1);
  expect(body?.changes).toEqual([{ code: 'image_too_large', what: 'data:image/png, 39 B', count: 1 }]);
  expect(previewBody(html, address)).toMatchObject({ image: null, embedded: {}, html: '<p>Words</p>\n' });
});
