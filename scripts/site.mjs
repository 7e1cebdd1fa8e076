import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, root } from './prepare/preparation.mjs';

/**
 * A command of the site: `node scripts/site.mjs import old.xml`. Runs the build if it matches the sources,
 * otherwise the sources. Never builds, because that would remove files that a running site may still open.
 */
await import(pathToFileURL(join(root, isBuilt() ? 'build/server/site.js' : 'cli/main.ts')).href);
