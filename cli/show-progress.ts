import type { ImportProgress } from '../core/import/import-report.ts';
import { catalogs } from '../messages/catalogs.ts';
import { fill } from '../messages/fill.ts';

/** How often a line that stays is written where there is no terminal: every tenth of the whole. */
const steps = 10;

/** Shows how far the work is: one line that counts on a terminal, a line every tenth elsewhere. */
export function showProgress(
  out: NodeJS.WriteStream,
  sentence: string = catalogs.en.importReport.progress,
): {
  update(progress: ImportProgress): void;
  finish(): void;
} {
  let printedStep = 0;
  return {
    update: (progress) => {
      const text = fill(sentence, { ...progress });
      if (out.isTTY) {
        out.write(`\r\u001b[K${text}`);
        return;
      }
      const step = Math.floor((progress.done * steps) / Math.max(1, progress.total));
      if (step > printedStep) out.write(`${text}\n`);
      printedStep = Math.max(step, printedStep);
    },
    finish: () => {
      if (out.isTTY) out.write('\r\u001b[K');
    },
  };
}
