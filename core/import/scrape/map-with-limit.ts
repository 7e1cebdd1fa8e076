/** The results of `task` for each item, in the items' order, with at most `limit` tasks under way. */
export async function mapWithLimit<Item, Output>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Output>,
): Promise<Output[]> {
  const results = new Map<number, Output>();
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results.set(index, await task(item));
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return [...results.entries()].sort(([one], [other]) => one - other).map(([, output]) => output);
}
