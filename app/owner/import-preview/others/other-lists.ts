import { placeRanges } from '../run/place-ranges.ts';
import type { ChosenOther } from './use-other-choice.ts';

/** The pages that are wanted as the API reads them: kinds with places, and those that become texts. Empty where there are none. */
export function otherLists(chosen: readonly ChosenOther[]): { others?: string; texts?: string } {
  const drafts = Map.groupBy(
    chosen.filter(({ use }) => use === 'draft'),
    ({ other }) => other.kind,
  );
  const others = [...drafts].map(
    ([kind, items]) => `${encodeURIComponent(kind)}:${placeRanges(items.map(({ other }) => other.place))}`,
  );
  const texts = chosen
    .filter(({ use }) => use !== 'draft')
    .map(({ other, use }) => `${encodeURIComponent(other.kind)}:${other.place}:${use}`);
  return {
    ...(others.length > 0 && { others: others.join(';') }),
    ...(texts.length > 0 && { texts: texts.join(';') }),
  };
}
