import type { WorkLoad } from '../shared/health.ts';
import { passwordHashing } from './auth/password.ts';
import { runImportJob } from './import/jobs/run-import-job.ts';
import { pictureLoad } from './media/run-picture-job.ts';
import { runRenderingJob } from './rendering/render.ts';

export function workLoad() {
  return {
    passwords: passwordHashing.load(),
    rendering: runRenderingJob.load(),
    imports: runImportJob.load(),
    pictures: pictureLoad(),
  } satisfies Record<string, WorkLoad>;
}

export function maxWaitMs(): number {
  return Math.max(...Object.values(workLoad()).map((load) => load.maxWaitMs));
}
