/**
 * The rules of slugs. They come with a table of the world's scripts, and so on their own, after the page; undefined
 * where they cannot be fetched: the core has them, too.
 */
export async function loadSlugify(): Promise<((text: string) => string) | undefined> {
  try {
    return (await import('../../../shared/slug.ts')).slugify;
  } catch {
    return undefined;
  }
}
