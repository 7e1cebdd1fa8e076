import { readExport } from './read-export.ts';

/** Reads an export in a worker, so that the page stays responsive. Receives an `ExportOrder` and posts `ExportEvent`s. */

export interface ExportOrder {
  file: Blob;
  address: string;
}

/** Uses a reader, because not every browser can iterate over a stream. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

self.addEventListener('message', async ({ data: { file, address } }: MessageEvent<ExportOrder>) => {
  const { size } = file;
  const read = (start = 0, end = size) => piecesOf(file.slice(start, end));
  for await (const event of readExport({ size, read }, address)) self.postMessage(event);
});
