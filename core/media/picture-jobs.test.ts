import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mediaLimits } from '../../shared/media.ts';
import { expectOk } from '../../test/create-test-core.ts';
import { movingGif, plainPicture, telephonePhoto, vastGif, vastPng } from '../../test/picture-files.ts';
import { type JobName, pictureTexts, readUpload } from './picture-jobs.ts';
import { runPictureJob } from './run-picture-job.ts';

const formatsOf = (files: { format: string }[]) => files.map(({ format }) => format);

async function pixel(bytes: Uint8Array | undefined, left: number, top: number): Promise<number[]> {
  return [...(await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

describe('uploading an image', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s image can be uploaded', async (format) => {
    const bytes = await plainPicture(40, 30).toFormat(format).toBuffer();
    const ready = expectOk(await readUpload(bytes));
    expect(ready).toMatchObject({ mimeType: 'image/jpeg', width: 40, height: 30 });
    expect(formatsOf(ready.files)).toEqual(['master', 'jpeg']);
  });

  test('an uploaded image loses its metadata and is rotated upright', async () => {
    const photo = await telephonePhoto(60, 40);
    const before = await sharp(photo).metadata();
    expect(before).toMatchObject({ orientation: 6, exif: expect.anything(), xmp: expect.anything() });
    expect(photo.includes('Ana Secret')).toBe(true);
    const ready = expectOk(await readUpload(photo));
    expect(ready).toMatchObject({ width: 40, height: 60 });
    for (const { bytes } of ready.files) {
      const metadata = await sharp(bytes).metadata();
      for (const kind of ['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments'] as const)
        expect([kind, metadata[kind]]).toEqual([kind, undefined]);
      expect(metadata).toMatchObject({ width: 40, height: 60, space: 'srgb' });
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(
        /Ana Secret|Madrid|Telephone|Exif|ICC_PROFILE/,
      );
      // Rotated by 90 degrees clockwise, the bottom becomes the left.
      const [red = 0, , blue = 0] = await pixel(bytes, 4, 30);
      expect(blue).toBeGreaterThan(red + 100);
    }
  });

  test('an uploaded image keeps its colors when converted to sRGB', async () => {
    const wide = await plainPicture(8, 8).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const ready = expectOk(await readUpload(wide));
    const [red = 0, green = 0] = await pixel(ready.files[1]?.bytes, 4, 4);
    expect(red).toBeGreaterThan(192);
    expect(red).toBeLessThan(209);
    expect(green).toBeLessThan(49);
  });

  test('an uploaded image keeps visible transparency, and an opaque alpha channel is removed', async () => {
    const glass = { create: { width: 9, height: 9, channels: 4, background: '#ff000080' } } as const;
    const through = expectOk(await readUpload(await sharp(glass).png().toBuffer()));
    expect(through.mimeType).toBe('image/png');
    expect(formatsOf(through.files)).toEqual(['master', 'png']);
    for (const { bytes } of through.files) expect((await pixel(bytes, 4, 4))[3]).toBeCloseTo(128, -1);
    const solid = await plainPicture(9, 9).ensureAlpha(1).png().toBuffer();
    expect(expectOk(await readUpload(solid)).mimeType).toBe('image/jpeg');
  });

  test('an uploaded image is scaled down to 2400 × 8000 pixels, and never scaled up', async () => {
    const size = async (width: number, height: number) => {
      const { width: w, height: h } = expectOk(
        await readUpload(await plainPicture(width, height).jpeg().toBuffer()),
      );
      return [w, h];
    };
    expect(await size(3000, 1000)).toEqual([2400, 800]);
    expect(await size(100, 10_000)).toEqual([80, 8000]);
    expect(await size(1, 1)).toEqual([1, 1]);
  });

  test('an uploaded animation keeps its frames and speed', async () => {
    const ready = expectOk(await readUpload(await movingGif(1200, 600)));
    expect(ready).toMatchObject({ mimeType: 'image/webp', width: 960, height: 480 });
    expect(formatsOf(ready.files)).toEqual(['webp']);
    const metadata = await sharp(ready.files[0]?.bytes, { animated: true }).metadata();
    expect(metadata).toMatchObject({ format: 'webp', pages: 2, delay: [100, 200], loop: 0 });
  });
});

describe('rejected uploads', () => {
  const refused = async (bytes: Uint8Array) => {
    const result = await readUpload(bytes);
    return result.ok ? 'kept' : result.failure.code;
  };

  test('an upload is rejected if it isn’t an image', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const tiff = await plainPicture(9, 9).tiff().toBuffer();
    const texts = [
      svg,
      `<?xml version="1.0"?>${svg}`,
      '<html></html>',
      '%PDF-1.7',
      'PK\x03\x04',
      'a text',
      '',
    ];
    for (const bytes of [tiff, ...texts.map((text) => Buffer.from(text))]) {
      expect(await refused(bytes)).toBe('file_type');
    }
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await refused(heic)).toBe('file_type');
  });

  test('an upload is rejected if it only starts like an image', async () => {
    for (const start of ['\xff\xd8\xff<svg>', '\x89PNG\r\n\x1a\n<svg>', 'GIF89a<svg>', 'RIFF1234WEBP<svg>']) {
      expect(await refused(Buffer.from(start, 'latin1'))).toBe('file_broken');
    }
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'an upload is rejected if it is a truncated %s',
    async (format) => {
      const whole = await sharp(await telephonePhoto(600, 400))
        .toFormat(format)
        .toBuffer();
      expect(await refused(whole.subarray(0, Math.floor(whole.length / 2)))).toBe('file_broken');
    },
  );

  test('an upload over the size limit is rejected before it is read', async () => {
    const result = await readUpload(new Uint8Array(mediaLimits.bytes + 1));
    expect(result).toMatchObject({ failure: { code: 'file_too_big', unit: 'bytes' } });
  });

  test('an upload with too many pixels is rejected immediately', async () => {
    const [bomb, moving] = [await vastPng(), await vastGif()];
    const started = performance.now();
    const result = await readUpload(bomb);
    expect(result).toMatchObject({ failure: { code: 'file_too_big', unit: 'pixels', size: 60_000_000 } });
    expect(await refused(moving)).toBe('file_too_big');
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

const textsOf = async (bytes: Promise<Buffer>) => (await pictureTexts(await bytes)).join('\n');

test('the metadata of a phone photo is extracted: artist, device and place', async () => {
  const texts = await textsOf(telephonePhoto(16, 16));
  expect(texts).toContain('Ana Secret');
  expect(texts).toContain('Telephone');
  expect(texts).toContain('Madrid');
});

test('accents and numeric character references in metadata are read from JPEG, PNG and WebP', async () => {
  const exif = { IFD0: { Artist: 'Jose Pena' } };
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><d>Pe&#241;a &amp; Vex&#x64;ale</d></x:xmpmeta>';
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const picture = plainPicture(8, 8).withExif(exif).withXmp(xmp).toFormat(format);
    const texts = await textsOf(picture.toBuffer());
    expect(texts, format).toContain('Jose Pena');
    expect(texts, format).toContain('Peña & Vexdale');
  }
});

test('UTF-16 metadata written by Windows is read in both byte orders', async () => {
  const picture = await plainPicture(8, 8)
    .withExif({ IFD0: { ImageDescription: 'x'.repeat(40) } })
    .jpeg()
    .toBuffer();
  for (const swap of [false, true]) {
    const changed = Buffer.from(picture);
    const wide = Buffer.from('Vexdale Holdings xxx', 'utf16le');
    if (swap) wide.swap16();
    wide.copy(changed, changed.indexOf('x'.repeat(40)));
    expect((await pictureTexts(changed)).join('\n')).toContain('Vexdale Holdings');
  }
});

test('a GIF comment is read', async () => {
  const gif = await movingGif(8, 8);
  const comment = Buffer.concat([
    Buffer.from('21fe', 'hex'),
    Buffer.from([7]),
    Buffer.from('Vexdale'),
    Buffer.from([0]),
  ]);
  // Insert the comment before the last byte, which ends the file.
  const withComment = Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)]);
  expect(await pictureTexts(gif)).toEqual([]);
  expect(await pictureTexts(withComment)).toEqual(['Vexdale']);
});

const upload = async () => runPictureJob('readUpload', await plainPicture(60, 40).jpeg().toBuffer());

test('simultaneous image jobs each get their own result', async () => {
  const master = await plainPicture(900, 90).webp().toBuffer();
  const widths = [900, 480, 60];
  const jobs = widths.map((width) => runPictureJob('makeForm', { master, width, format: 'jpeg' }));
  const sizes = (await Promise.all(jobs)).map(async (bytes) => (await sharp(bytes).metadata()).width);
  expect(await Promise.all(sizes)).toEqual(widths);
  expect(expectOk(await upload())).toMatchObject({ width: 60, height: 40 });
});

test('a failed image job is reported, and the next one succeeds', async () => {
  const job = runPictureJob('makeForm', { master: Buffer.from('none'), width: 9, format: 'avif' });
  await expect(job).rejects.toThrow('Processing the image failed: ');
  expect((await upload()).ok).toBe(true);
});

test('a job that crashes the image process fails alone, and the other jobs succeed', async () => {
  const jobs = [runPictureJob('no such job' as JobName, Buffer.of()), upload(), upload()];
  const [broken, ...beside] = await Promise.allSettled(jobs);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'The image process exited: 1' } });
  expect(beside).toMatchObject([{ value: { ok: true } }, { value: { ok: true } }]);
});
