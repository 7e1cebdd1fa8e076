import { setImmediate } from 'node:timers/promises';
import { ok, type Result } from '../../shared/result.ts';
import type { TooIntricate } from './rendered-text.ts';
import { type RenderingJob, type RenderingJobs, renderingJobs } from './rendering-jobs.ts';
import { runRenderingJob } from './run-rendering-job.ts';

/** How many characters are rendered on the thread that answers: some five milliseconds' worth at the worst. Markdown can take fifty times as long as HTML. */
const atOnce = 6_000;
const markdownFactor = 20;

/** What has been rendered on this thread since others had their turn, in characters of HTML. */
let sinceTurn = 0;

/** Runs a job here where its texts are small, on another thread where they are not; `weight` in characters of HTML. */
export async function render<Name extends RenderingJob>(
  name: Name,
  input: Parameters<RenderingJobs[Name]>[0],
  weight: number,
): Promise<Result<ReturnType<RenderingJobs[Name]>, TooIntricate>> {
  if (weight > atOnce) return runRenderingJob(name, input);
  if (sinceTurn + weight > atOnce) {
    sinceTurn = 0;
    await setImmediate();
  }
  sinceTurn += weight;
  const run = renderingJobs[name] as (
    input: Parameters<RenderingJobs[Name]>[0],
  ) => ReturnType<RenderingJobs[Name]>;
  return ok(run(input));
}

export function sectionWeight({ content, content_type }: { content: string; content_type: string }): number {
  return content.length * (content_type === 'markdown' ? markdownFactor : 1);
}
