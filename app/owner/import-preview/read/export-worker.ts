/** Reads an export beside the page, which stays quick however large the file is. Gets a Blob, posts `ExportEvent`. */
import { readExport } from './read-export.ts';

/** By a reader: not every browser can loop over a stream. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  for await (const event of readExport(() => piecesOf(data))) self.postMessage(event);
});
