import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Node's options and the file, and the variables, as `npm start` of a working copy has them; without those that read the settings of whoever measures. */
export function startCommand(root: string): { args: string[]; variables: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, assignments = '', args = ''] = /^exec env (.*?) ?node (.+?) \|\|/.exec(scripts.start) ?? [];
  return {
    args: args.split(' ').filter((word) => !word.includes('env-file')),
    variables: Object.fromEntries(assignments.split(' ').map((each) => each.split('=', 2))),
  };
}
