import { isTest } from './layer.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Which parts of core/ a part may stand on: `settings, net → media → posts, content → import`; `rendering` stands alone beneath them; `geo` stands on
 * `net` besides, `export` on `settings` and `posts`, `handover` on these, `media` and `rendering`, `translations` on `rendering` and `posts`, beneath `import`, `auth` alone; `reviews` on `auth`, and `posts` on them; `media` on `object-store` besides, which stands alone; `backup` on both, `copies` on all three.
 * What every write needs (the site's version, the audit trail), every reader of rows (`odd-rows`), all long work (`leases`) and whatever leaves (`guard`) are open to all.
 */
const coreParts: Record<string, string[]> = {
  'site-version': [],
  audit: [],
  'odd-rows': [],
  leases: [],
  auth: [],
  guard: ['rendering'],
  backup: ['media', 'object-store'],
  copies: ['backup', 'media', 'object-store'],
  settings: [],
  net: [],
  'object-store': [],
  geo: ['settings', 'net'],
  media: ['settings', 'net', 'object-store'],
  rendering: [],
  reviews: ['auth'],
  posts: ['settings', 'net', 'media', 'rendering', 'reviews'],
  content: ['settings', 'net', 'media', 'rendering'],
  import: ['settings', 'net', 'media', 'rendering', 'posts', 'content', 'translations', 'reviews'],
  translations: ['rendering', 'posts'],
  export: ['settings', 'posts'],
  handover: ['settings', 'media', 'rendering', 'posts'],
  samples: ['settings', 'net', 'media', 'posts', 'content', 'import'],
};

/** Parts of core/ that every other may stand on. */
const openToAll = new Set(['site-version', 'audit', 'odd-rows', 'leases', 'guard']);

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
    mend: `the public site knows nothing of the owner's area; ${beneath}`,
  },
  {
    from: 'app/owner/',
    to: 'app/site/',
    mend: `the owner's area knows nothing of the public site; ${beneath}`,
  },
  { from: 'app/ui/', to: 'app/site/', mend: 'ui/ is free of the domain; pass it as properties.' },
  { from: 'app/ui/', to: 'app/owner/', mend: 'ui/ is free of the domain; pass it as properties.' },
  { from: 'app/ui/', to: 'messages/', mend: 'ui/ speaks no language; pass the sentence as a property.' },
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

/**
 * The floors of app/owner/, from the top: a folder may import from folders on floors below its own, and none from another
 * on its floor.
 */
const ownerFloors = [
  [
    ...['compose', 'post-list', 'tags', 'translation', 'content-manager', 'import-preview', 'import-runs'],
    ...['media-library', 'settings', 'onboarding', 'activity', 'guarded-names', 'review-records', 'speech'],
  ],
  ['shell', 'editor', 'settings-parts'],
  ['auth', 'pictures'],
  ['forms'],
  ['context'],
];

/** Folders of app/owner/ that reach up or sideways, and files that lie in none. */
export function brokenOwnerFloors(files: SourceFile[]): string[] {
  const floorOf = (folder: string) => ownerFloors.findIndex((floor) => floor.includes(folder));
  const owner = files
    .filter(({ path }) => path.startsWith('app/owner/'))
    .map((file) => ({ ...file, folder: file.path.split('/')[2] ?? '' }));
  return owner.flatMap(({ path, folder, imports }) => {
    if (floorOf(folder) < 0) return [`${path} lies on no floor of app/owner/: give its folder one.`];
    if (isTest(path)) return [];
    return imports
      .filter(({ isOurs, target }) => isOurs && target.startsWith('app/owner/'))
      .map(({ target }) => ({ target, to: target.split('/')[2] ?? '' }))
      .filter(({ to }) => to !== folder && floorOf(to) <= floorOf(folder))
      .map(({ target }) => `${path} imports ${target}: ${folder}/ stands beneath or beside it; ${beneath}`);
  });
}

/** File names that stand in two folders of app/owner/. */
export function repeatedOwnerNames(files: SourceFile[]): string[] {
  const stemOf = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? '';
  const folderOfPath = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const owner = files.map(({ path }) => path).filter((path) => path.startsWith('app/owner/'));
  return owner.flatMap((path, index) => {
    const other = owner
      .slice(0, index)
      .find((before) => stemOf(before) === stemOf(path) && folderOfPath(before) !== folderOfPath(path));
    return other ? [`${path} is named as ${other}: say in the name which of them it is.`] : [];
  });
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
