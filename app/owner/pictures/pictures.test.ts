import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import type { MediaUse } from '../../../shared/media.ts';
import { failureTexts } from '../../../shared/result.ts';
import { serveLocally } from '../../../test/local-server.ts';
import { uploadReason } from '../editor/pictures/use-uploads.ts';
import { mediaUseAddress, mediaUseLabel } from '../media-library/picture-details.tsx';
import {
  choosePictureSource,
  cloudinarySource,
  librarySource,
  type SendForm,
  UploadFailure,
  uploadPicture,
  withAutomaticFormat,
} from './picture-source.ts';
import { uploadMessage } from './upload-list.tsx';

/** A fake image host that stores the received form and sends `reply`. */
let endpoint: string;
let received: FormData;
let reply: { status: number; body: string };

beforeEach(async () => {
  reply = { status: 200, body: '{}' };
  const { origin } = await serveLocally(async (request, response) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    received = await new Response(await buffer(request), { headers }).formData();
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  endpoint = `${origin}/upload`;
});

/** Does in Node what `sendForm` does in the browser. */
const send: SendForm = async (address, body, onProgress, signal) => {
  const response = await fetch(address, { method: 'POST', body, signal });
  onProgress(1);
  if (!response.ok) throw new UploadFailure(response.status);
  return response.json();
};
const file = new File(['bytes of a picture'], 'desk.png', { type: 'image/png' });
const { signal } = new AbortController();
const nothing = () => {};

describe('Cloudinary', () => {
  const cloud = () => cloudinarySource('demo', 'letters', send, endpoint);

  test('uploads a file to Cloudinary with the preset and returns its HTTPS URL with automatic format', async () => {
    reply.body = JSON.stringify({
      url: 'http://res.example.com/demo/image/upload/v1/desk.png',
      secure_url: 'https://res.example.com/demo/image/upload/v1/desk.png',
      width: 640,
      height: 480,
    });
    const shares: number[] = [];
    const stored = await cloud().upload(file, (share) => shares.push(share), signal);
    expect(stored).toEqual({
      url: 'https://res.example.com/demo/image/upload/f_auto,q_auto/v1/desk.png',
      width: 640,
      height: 480,
    });
    expect(received.get('upload_preset')).toBe('letters');
    expect(await (received.get('file') as File).text()).toBe('bytes of a picture');
    expect(shares).toEqual([1]);
  });

  test.each([
    [{ status: 400, body: '{"error":{}}' }, 400],
    [{ status: 200, body: '{}' }, 0],
    [{ status: 200, body: '{"url":"javascript:1"}' }, 0],
  ])('an upload to Cloudinary fails after the response %j', async (given, status) => {
    reply = given;
    await expect(cloud().upload(file, nothing, signal)).rejects.toMatchObject({ status });
  });
});

test('adds the automatic format once, and only to Cloudinary URLs', () => {
  const address = 'https://res.example.com/demo/image/upload/v1/a.png';
  expect(withAutomaticFormat(withAutomaticFormat(address))).toBe(
    'https://res.example.com/demo/image/upload/f_auto,q_auto/v1/a.png',
  );
  expect(withAutomaticFormat('https://example.com/a.png')).toBe('https://example.com/a.png');
});

describe('uploads to the media library', () => {
  test('an upload to the media library returns URL, size and alt text', async () => {
    reply.body = '{"url":"/media/desk.webp","width":10,"height":20,"alt":"A desk"}';
    const stored = await librarySource(send, endpoint).upload(file, nothing, signal);
    expect(stored).toEqual({ url: '/media/desk.webp', width: 10, height: 20, alt: 'A desk' });
    expect((received.get('file') as File).name).toBe('desk.png');
  });

  test('an upload to the media library fails with the status of the response', async () => {
    reply.status = 413;
    await expect(librarySource(send, endpoint).upload(file, nothing, signal)).rejects.toMatchObject({
      status: 413,
    });
  });
});

describe('upload destination', () => {
  const choose = (stored: Record<string, string>) => choosePictureSource((key) => stored[key] ?? null);

  test('images are uploaded to the media library if Cloudinary isn’t set up', () => {
    expect(choose({})).toBeDefined();
  });

  test('images are uploaded to Cloudinary if both its settings are set', () => {
    expect(choose({ cloud_name: 'demo', upload_preset: 'letters' })).toBeDefined();
  });

  test.each([[{ cloud_name: 'demo' }], [{ upload_preset: 'letters', cloud_name: ' ' }]])(
    'images can’t be uploaded with only the setting %j',
    (stored) => {
      expect(choose(stored)).toBeUndefined();
    },
  );
});

const owner = { messages: catalogs.en, locale: 'en' } as const;

function answering(status: number): SendForm {
  return async () => {
    throw new UploadFailure(status);
  };
}

test('uploadPicture sends a file to the media library', async () => {
  const sent: [string, FormDataEntryValue | null][] = [];
  const send: SendForm = async (address, form) => {
    sent.push([address, form.get('file')]);
    return { id: 'a' };
  };
  expect(await uploadPicture(file, { onProgress: nothing, signal, send })).toEqual({ picture: { id: 'a' } });
  expect(sent).toEqual([['/api/media', expect.objectContaining({ name: 'desk.png' })]]);
});

test.each([
  [0, 'network', 'Network error. Please check your connection and try again.'],
  [401, 'signed_out', 'Your session has expired. Your changes are still here. Sign in again.'],
  [413, 'too_many_pixels', 'The image is over 50 megapixels. Resize it and try again.'],
  [415, 'file_type', failureTexts.file_type],
  [422, 'file_broken', 'Couldn’t read the file as an image. It may be corrupted.'],
  [500, 'server', 'Server error. Nothing was lost. Try again in a minute.'],
])('explains status %i of an upload as %s', async (status, code, words) => {
  const upload = await uploadPicture(file, { onProgress: nothing, signal, send: answering(status) });
  expect(upload).toEqual({ error: { code } });
  if (upload === 'stopped' || !upload.error) throw new Error('An upload that failed has a error.');
  expect(uploadMessage(upload.error, owner)).toBe(words);
});

test('doesn’t send an image over 15 MB', async () => {
  const big = { size: 20_000_000, name: 'big.png' } as File;
  const upload = await uploadPicture(big, { onProgress: nothing, signal, send: answering(500) });
  expect(upload).toEqual({ error: { code: 'file_too_big', size: 20_000_000 } });
  const words = uploadMessage({ code: 'file_too_big', size: 20_000_000 }, owner);
  expect(words).toBe('The file is 19 MB. The limit is 15 MB.');
});

test.each(['IMG_1.HEIC', 'a.heif'])(
  'doesn’t send the HEIC photo %s and suggests converting it to JPEG',
  async (name) => {
    const photo = new File(['x'], name);
    const upload = await uploadPicture(photo, { onProgress: nothing, signal, send: answering(500) });
    expect(upload).toEqual({ error: { code: 'heic' } });
    expect(uploadMessage({ code: 'heic' }, owner)).toMatch(/^Convert this HEIC photo to JPEG first/);
  },
);

const { en, es } = catalogs;

test.each([
  [0, 'library', 'Upload failed (0). Network error. Please check your connection and try again.'],
  [415, 'library', `Upload failed (415). ${failureTexts.file_type}`],
  [413, 'library', 'Upload failed (413). The image is too large. The limit is 15 MB and 50 megapixels.'],
  [401, 'host', 'Upload failed (401). Your image host rejected the upload. Check its settings.'],
  [403, 'elsewhere', 'Upload failed (403). Images can only be fetched from public URLs.'],
  [418, 'elsewhere', 'Upload failed (418). Server error. Nothing was lost. Try again in a minute.'],
] as const)('shows the specified message and the reason for status %i from %s', (status, store, words) => {
  expect(uploadReason(new UploadFailure(status), store, en)).toBe(words);
});

test('the image picker rejects a HEIC photo before sending it', async () => {
  const source = librarySource(() => Promise.reject(new Error('It was sent.')));
  const refused = source.upload(new File(['x'], 'IMG_1.HEIC'), () => {}, signal).catch((reason) => reason);
  expect(uploadReason(await refused, 'library', es)).toMatch(
    /^No se pudo subir el archivo \(415\)\. Convierta primero a JPEG esta foto HEIC/,
  );
});

const speaking = {
  locale: 'en',
  messages: {
    ...catalogs.en,
    language: catalogs.en.shell.language,
    skipLink: catalogs.en.shell.skip_link,
  },
} as const;

test.each<[MediaUse, string, string]>([
  [{ kind: 'post', slug: 'a-desk', title: 'A desk', status: 'published' }, 'A desk', '/compose?slug=a-desk'],
  [
    { kind: 'post', slug: 'a-desk', title: 'A desk', status: 'draft' },
    'A desk (draft)',
    '/compose?slug=a-desk',
  ],
  [
    { kind: 'content', page_type: 'homepage', section_key: 'about_content', language: 'es' },
    'Section “About the founder” (Español)',
    '/content-manager?page=homepage&section=about_content',
  ],
  [{ kind: 'setting', key: 'portrait' }, 'Settings: Portrait', '/settings/identity#field-portrait'],
  [{ kind: 'setting', key: 'clients' }, 'Settings: Client logos', '/settings/home#field-clients'],
])('describes the image use %j as “%s” and links it to %s', (use, label, address) => {
  expect(mediaUseLabel(use, speaking)).toBe(label);
  expect(mediaUseAddress(use, speaking)).toBe(address);
});
