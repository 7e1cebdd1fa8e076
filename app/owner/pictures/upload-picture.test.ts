import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { UploadFailure } from './picture-source.ts';
import type { SendForm } from './send-form.ts';
import { uploadMessage } from './upload-message.ts';
import { uploadPicture } from './upload-picture.ts';

const file = new File(['bytes'], 'desk.png', { type: 'image/png' });
const { signal } = new AbortController();
const onProgress = () => undefined;
const owner = { messages: catalogs.en, locale: 'en' } as const;

function answering(status: number): SendForm {
  return async () => {
    throw new UploadFailure(status);
  };
}

test('a file is sent as the API wants it, and comes back as a picture', async () => {
  const sent: [string, FormDataEntryValue | null][] = [];
  const send: SendForm = async (address, form) => {
    sent.push([address, form.get('file')]);
    return { id: 'a' };
  };
  expect(await uploadPicture(file, { onProgress, signal, send })).toEqual({ picture: { id: 'a' } });
  expect(sent).toEqual([['/api/media', expect.objectContaining({ name: 'desk.png' })]]);
});

test.each([
  [0, 'network', 'Network error. Please check your connection and try again.'],
  [401, 'signed_out', 'Your session has ended. Sign in here; your text is still on the page.'],
  [413, 'too_many_pixels', 'The picture has more than 50 million pixels. Make it smaller and try again.'],
  [415, 'file_type', 'This kind of file cannot be used. JPEG, PNG, WebP, AVIF and GIF can.'],
  [422, 'file_broken', 'The file could not be read as a picture. It may be damaged.'],
  [500, 'server', 'The server could not finish this. Nothing was lost; try again in a minute.'],
])('the answer %i is %s, in plain words', async (status, code, words) => {
  const upload = await uploadPicture(file, { onProgress, signal, send: answering(status) });
  expect(upload).toEqual({ error: { code } });
  if (upload === 'stopped' || !upload.error) throw new Error('An upload that failed has a error.');
  expect(uploadMessage(upload.error, owner)).toBe(words);
});

test('a file that is too big is not sent', async () => {
  const big = { size: 20_000_000, name: 'big.png' } as File;
  const upload = await uploadPicture(big, { onProgress, signal, send: answering(500) });
  expect(upload).toEqual({ error: { code: 'file_too_big', size: 20_000_000 } });
  const words = uploadMessage({ code: 'file_too_big', size: 20_000_000 }, owner);
  expect(words).toBe('The file is 19 MB. The limit is 15 MB.');
});

test.each(['IMG_1.HEIC', 'a.heif'])(
  'a photo as iPhones keep it (%s) is not sent, and what to do is said',
  async (name) => {
    const photo = new File(['x'], name);
    const upload = await uploadPicture(photo, { onProgress, signal, send: answering(500) });
    expect(upload).toEqual({ error: { code: 'heic' } });
    expect(uploadMessage({ code: 'heic' }, owner)).toMatch(
      /^Most browsers cannot show HEIC photos\. Save this one as JPEG/,
    );
  },
);
