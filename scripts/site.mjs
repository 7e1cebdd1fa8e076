import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt, root } from './prepare/preparation.mjs';

/**
 * A command of the site: `node scripts/site.mjs import old.xml`. Runs what was built if that is of the sources as they are, else
 * the sources; it never builds, which would take away files that a running site may still open.
 */
await import(pathToFileURL(join(root, isBuilt() ? 'build/server/site.js' : 'cli/main.ts')).href);
