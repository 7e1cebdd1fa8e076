import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const cores = availableParallelism();

/** Whether servers are held on one core and whoever asks them on the others: Linux with two cores or more. */
export const isPinned = cores > 1 && spawnSync('taskset', ['--version']).status === 0;

type Command = [program: string, args: string[]];

/** A command as it runs on the servers' core; where cores can't be told apart, as it is. */
export function onServerCore(command: string[]): Command {
  return on('0', command);
}

export function onOtherCores(command: string[]): Command {
  return on(`1-${cores - 1}`, command);
}

function on(list: string, [program = '', ...args]: string[]): Command {
  return isPinned ? ['taskset', ['-c', list, program, ...args]] : [program, args];
}
