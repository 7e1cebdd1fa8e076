import { expect, test, vi } from 'vitest';
import { type MediaItem, mediaLimits } from '../../shared/media.ts';
import { fail, ok } from '../../shared/result.ts';
import type { FetchFile } from '../net/outbound.ts';
import { fetchPicture } from './fetch-picture.ts';

const bytes = new Uint8Array([1, 2]);

function prepare(fetchFile: FetchFile) {
  const upload = vi.fn(async ({ name }: { name: string; bytes: Uint8Array }) =>
    ok({ url: `/media/${name}` } as MediaItem),
  );
  const fetched = vi.fn(fetchFile);
  return {
    fetched,
    upload,
    fetchIt: (address: string) => fetchPicture({ fetchFile: fetched, upload }, { address }),
  };
}

test('a picture comes into the library whole, under the name that its address ends in', async () => {
  const { fetched, upload, fetchIt } = prepare(async (url) => ok({ url, bytes }));
  expect(await fetchIt('https://a.example/2019/caf%C3%A9.png?w=9#x')).toMatchObject({
    value: { url: '/media/café.png' },
  });
  await fetchIt('https://a.example/100%.png');
  await fetchIt('https://a.example');
  expect(upload.mock.calls.map(([file]) => file)).toEqual([
    { name: 'café.png', bytes },
    { name: '100%.png', bytes },
    { name: '', bytes },
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ maxBytes: mediaLimits.bytes });
});

test.each([
  fail({ code: 'address_refused' } as const),
  fail({ code: 'answered', status: 404 } as const),
  fail({ code: 'no_answer', cause: 'timeout' } as const),
])('what could not be fetched is not uploaded: $failure.code', async (failure) => {
  const { upload, fetchIt } = prepare(async () => failure);
  expect(await fetchIt('https://a.example/a.png')).toEqual(failure);
  expect(upload).not.toHaveBeenCalled();
});
