import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectOk } from '../../test/create-test-core.ts';
import { plainPicture } from '../../test/picture-files.ts';
import type { JobName } from './picture-jobs.ts';
import { runPictureJob } from './run-picture-job.ts';

const upload = async () => runPictureJob('readUpload', await plainPicture(60, 40).jpeg().toBuffer());

test('jobs that run at once get the answers that are theirs', async () => {
  const master = await plainPicture(900, 90).webp().toBuffer();
  const widths = [900, 480, 60];
  const jobs = widths.map((width) => runPictureJob('makeForm', { master, width, format: 'jpeg' }));
  const sizes = (await Promise.all(jobs)).map(async (bytes) => (await sharp(bytes).metadata()).width);
  expect(await Promise.all(sizes)).toEqual(widths);
  expect(expectOk(await upload())).toMatchObject({ width: 60, height: 40 });
});

test('a job that fails says so, and the next one is done', async () => {
  const job = runPictureJob('makeForm', { master: Buffer.from('none'), width: 9, format: 'avif' });
  await expect(job).rejects.toThrow('The picture failed: ');
  expect((await upload()).ok).toBe(true);
});

test('a job that breaks the process fails, and those beside it are done', async () => {
  const jobs = [runPictureJob('no such job' as JobName, Buffer.of()), upload(), upload()];
  const [broken, ...beside] = await Promise.allSettled(jobs);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'The picture process ended: 1' } });
  expect(beside).toMatchObject([{ value: { ok: true } }, { value: { ok: true } }]);
});
