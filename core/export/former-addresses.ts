/** Where a post was before: at these slugs of this blog, and at these paths of others, percent-encoded. */
export interface FormerAddresses {
  slugs: string[];
  paths: string[];
}

/** What leads to a post besides its slug, each once and in an order that no database decides; `paths` are as `oldPath` reads them. */
export function formerAddresses(slug: string, { slugs, paths }: FormerAddresses): FormerAddresses {
  const atSlugs = new Set(slugs);
  const elsewhere = new Set<string>();
  for (const path of paths) {
    const [, old] = /^\/blog\/([a-z0-9-]+)$/.exec(path) ?? [];
    if (old === undefined) elsewhere.add(encoded(path));
    else atSlugs.add(old);
  }
  atSlugs.delete(slug);
  return { slugs: [...atSlugs].sort(), paths: [...elsewhere].sort() };
}

function encoded(path: string): string {
  const [, before = '', number = ''] = /^(.*?)(\/\?p=\d+)?$/s.exec(path) ?? [];
  return before.split('/').map(encodeURIComponent).join('/') + number;
}
