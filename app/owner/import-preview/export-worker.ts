import { readExport } from './read-export.ts';

/** Reads an export beside the page, which stays quick however large the file is. Gets an `ExportOrder`, posts `ExportEvent`. */

export interface ExportOrder {
  file: Blob;
  address: string;
}

/** By a reader: not every browser can loop over a stream. */
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
