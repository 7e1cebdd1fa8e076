import { expect, test, vi } from 'vitest';
import type { MediaItem } from '../../../shared/media.ts';
import { fail, ok } from '../../../shared/result.ts';
import type { FetchFile } from '../../net/outbound.ts';
import { createPictureFetcher } from './download-pictures.ts';

function prepare(fetchFile: FetchFile) {
  const fetched = vi.fn(fetchFile);
  const upload = vi.fn(async ({ name }: { name: string }) => ok({ url: `/media/${name}` } as MediaItem));
  return { fetched, upload, fetchPicture: createPictureFetcher({ fetchFile: fetched, upload }, undefined) };
}

const bytes = new Uint8Array([1]);

test('a picture is called as its address calls it', async () => {
  const { fetchPicture, upload } = prepare(async (url) => ok({ url, bytes }));
  expect(await fetchPicture('https://a.example/2019/caf%C3%A9.png?x=1')).toEqual(ok('/media/café.png'));
  await fetchPicture(`https://a.example/${'x'.repeat(300)}.png`);
  expect(upload.mock.calls.map(([{ name }]) => name.length)).toEqual([8, 200]);
});

test('an address that is asked for twice at once is fetched once', async () => {
  const { fetchPicture, fetched } = prepare(async (url) => ok({ url, bytes }));
  await Promise.all([fetchPicture('https://a.example/a.png'), fetchPicture('https://a.example/a.png')]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a host that was silent three times in a row is asked no more, others are', async () => {
  const silent = fail({ code: 'no_answer', cause: 'connection' } as const);
  const { fetchPicture, fetched } = prepare(async (url) =>
    url.includes('gone') ? silent : ok({ url, bytes }),
  );
  for (const number of [1, 2, 3, 4, 5]) {
    expect(await fetchPicture(`https://gone.example/${number}.png`)).toMatchObject({
      failure: { code: 'no_answer' },
    });
  }
  expect(fetched).toHaveBeenCalledTimes(3);
  expect((await fetchPicture('https://there.example/1.png')).ok).toBe(true);
});
