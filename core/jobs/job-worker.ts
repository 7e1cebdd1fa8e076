import { TooIntricateError } from '../../shared/rich-text/parse-html.ts';

/** A message to a thread. */
export interface Job {
  group: keyof typeof groups;
  name: string;
  input: unknown;
}

/** The jobs by group. All are pure functions. A thread loads a group with its first job. */
const groups = {
  rendering: async () => (await import('../rendering/rendering-jobs.ts')).renderingJobs,
  imports: async () => (await import('../import/jobs/import-jobs.ts')).importJobs,
  handover: async () => (await import('../handover/handover-jobs.ts')).handoverJobs,
  names: async () => (await import('../guard/name-jobs.ts')).nameJobs,
  passwords: async () => (await import('../auth/password-jobs.ts')).passwordJobs,
} as const;

/** Runs a job for `pool.ts`. Errors lose their class between threads, so the expected one is returned as a marker. */
export async function runJob({ group, name, input }: Job): Promise<unknown> {
  const jobs = (await groups[group]()) as unknown as Record<string, (input: unknown) => unknown>;
  try {
    return await jobs[name]?.(input);
  } catch (error) {
    if (error instanceof TooIntricateError) return { isTooIntricate: true };
    throw error;
  }
}
