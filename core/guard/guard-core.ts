import type {
  GuardedName,
  GuardedNameInput,
  GuardOverride,
  GuardPlace,
  LeavingField,
  LeavingKind,
} from '../../shared/guard/guarded-name.ts';
import type { RefusedForm } from '../../shared/guard/ordinary-words.ts';
import type { Result } from '../../shared/result.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';

export interface Leaving {
  kind: LeavingKind;
  /** Id of the post, section, picture; '' where there is only one. What was let through is remembered by it. */
  subject: string;
  version?: number | undefined;
  fields: LeavingField[];
  /** Lets it through all the same, and is written down with the places. */
  override?: GuardOverride | undefined;
}

/** Names stand in what should leave; or the names can't be read, so that nobody can say it is safe. */
export type GuardFailure = { code: 'names_found'; places: GuardPlace[] } | { code: 'guard_locked' };

/** The same of a text that may be too intricate to read. */
export type LeavingFailure = GuardFailure | TooIntricate;

export type GuardLocked = { code: 'guard_locked' };

export type NameFailure = RefusedForm | GuardLocked | { code: 'name_not_found' } | { code: 'too_many_names' };

/** What was let through. `places` is null where the key that sealed them is lost. */
export interface GuardRecord {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  kind: LeavingKind;
  subject: string;
  version: number | null;
  fields: string[];
  /** As it was given, with ••• for the names in it. */
  reason: string;
  places: (GuardPlace & { name: string })[] | null;
}

export interface GuardState {
  /** How many names there are; told without reading them. */
  names: number;
  /** False where their key is lost: nothing is called safe then. */
  isReadable: boolean;
  keyFrom: 'environment' | 'file';
}

export type OwnName = Omit<GuardedName, 'ordinary' | 'others'>;

/** The names that must not appear, for their owner. */
export interface GuardCore {
  state(): Promise<GuardState>;
  list(): Promise<Result<OwnName[], GuardLocked>>;
  add(input: GuardedNameInput): Promise<Result<OwnName, NameFailure>>;
  update(id: string, input: GuardedNameInput): Promise<Result<OwnName, NameFailure>>;
  remove(id: string): Promise<Result<{ id: string }, NameFailure>>;
  /** Forgets the names that can't be read any more, and begins with an empty list. Refused while they can be read. */
  startAnew(): Promise<Result<{ forgotten: number }, { code: 'guard_readable' }>>;
  /** Where names stand in what would leave; writes nothing. */
  look(fields: LeavingField[]): Promise<Result<GuardPlace[], GuardLocked | TooIntricate>>;
  /** What was let through, newest first; at most 200. */
  records(): Promise<GuardRecord[]>;
}
