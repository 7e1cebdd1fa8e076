import type { GuardFailure, NameFailure } from '../core/guard/guard-core.ts';

export type GuardRefusal = GuardFailure | NameFailure | { code: 'guard_readable' };

/** What is said where names must not appear, or the list of them can't be changed. */
export function guardDetail(failure: GuardRefusal): string {
  switch (failure.code) {
    case 'names_found': {
      const count = failure.places.length;
      const places = count === 1 ? 'one place' : `${count} places`;
      return `Names that must not appear stand in ${places}. Nothing was changed. Take them out, or say in override.reason why they may stay.`;
    }
    case 'guard_locked':
      return 'The names that must not appear cannot be read: their key is lost. Nobody can say that this is safe. Bring the key back, or say in override.reason why it may leave all the same.';
    case 'guard_readable':
      return 'The names can be read. Take them away one by one.';
    case 'name_not_found':
      return 'There is no such name on the list.';
    case 'too_many_names':
      return 'The list is full. Take a name away first.';
    case 'word_is_common':
      return `“${failure.form}” is an ordinary word and would be found everywhere. In quotation marks it is looked for in exactly this case.`;
    case 'name_too_short':
      return `“${failure.form}” has too few letters to be told from other words. Two in quotation marks will do.`;
  }
}

const told = new Set(['names_found', 'guard_locked', 'word_is_common', 'name_too_short']);

/** What programs are told besides: that this is no other conflict, and where the names stand. */
export function guardFacts(failure: object & { code: string }): object {
  if (!told.has(failure.code)) return {};
  return 'places' in failure ? { code: failure.code, places: failure.places } : { code: failure.code };
}
