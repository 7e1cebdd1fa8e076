import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { librarySource } from './library-source.ts';
import { UploadFailure } from './picture-source.ts';
import { uploadReason } from './upload-reason.ts';

const { en, es } = catalogs;

test.each([
  [0, 'library', 'Upload failed (0). Network error. Please check your connection and try again.'],
  [
    415,
    'library',
    'Upload failed (415). This kind of file cannot be used. JPEG, PNG, WebP, AVIF and GIF can.',
  ],
  [413, 'library', 'Upload failed (413). The picture is too large: at most 15 MB and 50 million pixels.'],
  [401, 'host', 'Upload failed (401). Your image host refused it. Check its settings.'],
  [403, 'elsewhere', 'Upload failed (403). Pictures can be fetched from public web addresses only.'],
  [
    418,
    'elsewhere',
    'Upload failed (418). The server could not finish this. Nothing was lost; try again in a minute.',
  ],
] as const)('%i of the %s is said in the specified words, then why', (status, store, words) => {
  expect(uploadReason(new UploadFailure(status), store, en)).toBe(words);
});

test('a photo as iPhones keep it is refused before it is sent', async () => {
  const { signal } = new AbortController();
  const source = librarySource(() => Promise.reject(new Error('It was sent.')));
  const refused = source.upload(new File(['x'], 'IMG_1.HEIC'), () => {}, signal).catch((reason) => reason);
  expect(uploadReason(await refused, 'library', es)).toMatch(
    /^No se pudo subir el archivo \(415\)\. La mayoría de los navegadores no muestra fotos HEIC/,
  );
});

test('so is a drawing that can hold scripts', async () => {
  const { signal } = new AbortController();
  const source = librarySource(() => Promise.reject(new Error('It was sent.')));
  const drawing = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  const refused = source.upload(drawing, () => {}, signal).catch((reason) => reason);
  expect(uploadReason(await refused, 'library', en)).toMatch(
    /^Upload failed \(415\)\. This kind of file cannot be used/,
  );
});
