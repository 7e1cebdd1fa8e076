/** Posts on one page of a list (docs/specification.md 9.2). */
export const listLimit = 500;

/** The page of a list that an address asks for, from 1; the first where it names none that there can be. */
export function listPage({ searchParams }: URL): number {
  return Number(/^[1-9]\d{0,5}$/.exec(searchParams.get('page') ?? '')?.[0] ?? 1);
}
