import type { ExportOrder } from './export-worker.ts';
import type { ExportEvent } from './read-export.ts';

interface Reading {
  onEvent: (event: ExportEvent) => void;
  signal: AbortSignal;
}

/** Reads an export file in a worker of its own. Rejects when the file can't be read, or with the signal's reason. */
export function readExportFile(order: ExportOrder, { onEvent, signal }: Reading): Promise<void> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<ExportEvent>) => {
      onEvent(data);
      if (data.type === 'done' || data.type === 'refused') resolve();
    });
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
