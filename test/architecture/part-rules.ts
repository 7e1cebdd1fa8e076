import { isTest } from './layer.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Which parts of core/ a part may stand on: `settings, net → media → posts, content → import`; `rendering` stands alone beneath them; `geo` stands on
 * `net` besides, `export` on `settings` and `posts`, `auth` and `backup` alone.
 * What every write needs (the site's version, the audit trail) and what every reader of rows needs (`odd-rows`) are open to all.
 */
const coreParts: Record<string, string[]> = {
  'site-version': [],
  audit: [],
  'odd-rows': [],
  auth: [],
  backup: [],
  settings: [],
  net: [],
  geo: ['settings', 'net'],
  media: ['settings', 'net'],
  rendering: [],
  posts: ['settings', 'net', 'media', 'rendering'],
  content: ['settings', 'net', 'media', 'rendering'],
  import: ['settings', 'net', 'media', 'rendering', 'posts', 'content'],
  export: ['settings', 'posts'],
  samples: ['settings', 'net', 'media', 'posts', 'content', 'import'],
};

/** Parts of core/ that every other may stand on. */
const openToAll = new Set(['site-version', 'audit', 'odd-rows']);

/** Parts of core/ that stand on others than the order allows. */
export function brokenCoreParts(files: SourceFile[]): string[] {
  return importsWithin('core', files).flatMap(({ path, target }) => {
    const [from, to] = [partOf(path), partOf(target)];
    // The files of core/ itself put the parts together.
    if (from === undefined || from === to || openToAll.has(to ?? '')) return [];
    if (to === undefined) {
      return [
        `${path} imports ${target}: that file puts the parts together; say in core/${from}/ what it promises.`,
      ];
    }
    const allowed = coreParts[from];
    if (allowed === undefined)
      return [`core/${from}/ has no place in the order of the core's parts: give it one.`];
    return allowed.includes(to)
      ? []
      : [
          `${path} imports ${target}: core/${from}/ comes before core/${to}/; hand it the value or function it needs.`,
        ];
  });
}

const beneath = 'move what both need to their nearest shared parent.';
const appRules = [
  {
    from: 'app/site/',
    to: 'app/owner/',
    mend: `the public site knows nothing of the owner's desk; ${beneath}`,
  },
  {
    from: 'app/owner/',
    to: 'app/site/',
    mend: `the owner's desk knows nothing of the public site; ${beneath}`,
  },
  { from: 'app/ui/', to: 'app/site/', mend: 'ui/ is free of the domain; pass it as properties.' },
  { from: 'app/ui/', to: 'app/owner/', mend: 'ui/ is free of the domain; pass it as properties.' },
  { from: 'app/ui/', to: 'copy/', mend: 'ui/ speaks no language; pass the sentence as a property.' },
  { from: 'app/ui/', to: 'core/', mend: 'ui/ is free of the domain; pass it as properties.' },
];

/** Areas of app/ that reach into each other. */
export function brokenAppAreas(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target, isOurs }) =>
        appRules
          .filter(({ from, to }) => isOurs && path.startsWith(from) && target.startsWith(to))
          .map(({ mend }) => `${path} imports ${target}: ${mend}`),
      ),
    );
}

function importsWithin(folder: string, files: SourceFile[]) {
  return files
    .filter(({ path }) => path.startsWith(`${folder}/`) && !isTest(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ target, isOurs }) => isOurs && target.startsWith(`${folder}/`))
        .map(({ target }) => ({ path, target })),
    );
}

/** "posts" for core/posts/x.ts, undefined for core/x.ts. */
function partOf(path: string): string | undefined {
  const segments = path.split('/');
  return segments.length > 2 ? segments[1] : undefined;
}
