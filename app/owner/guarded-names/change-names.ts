import { data } from 'react-router';
import type { NameFailure } from '../../../core/guard/guard-core.ts';
import { statusOf } from '../../../shared/failure-status.ts';
import { guardedNameInputSchema } from '../../../shared/guard/guarded-name.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-failure.ts';
import { askPassword, type PasswordNeeded } from '../settings-parts/ask-password.ts';

/** Why the list is as it was. `form`: the spelling that would not do. */
export type NamesFailure =
  | { code: Exclude<NameFailure['code'], never> | 'guard_readable' | 'name_invalid'; form?: string }
  | PasswordNeeded
  | RequestFailure
  | SignedOut;

/** What came of a form of this page. `typed` comes back where it could not be saved, with the id of its name. */
export type NamesResult =
  | { failure: NamesFailure; typed?: Record<string, string>; done?: never }
  | { failure?: never; done: 'opened' }
  | { failure?: never; done: 'added' | 'changed' | 'removed'; name: string }
  | { failure?: never; done: 'forgotten'; count: number };

/** Opens the list, changes it, or begins another: all of it with the password of the last ten minutes. */
export async function changeNames(form: FormData, page: PageContext) {
  const asked = await askPassword(form, page);
  if (asked) return data<NamesResult>({ failure: asked.failure }, { status: asked.status });
  const { guard } = page.core;
  const id = String(form.get('id') ?? '');
  switch (form.get('intent')) {
    case 'save':
      return saveName(form, page, id);
    case 'remove': {
      const removed = await guard.remove(id);
      if (!removed.ok) return refused(removed.failure);
      return data<NamesResult>({ done: 'removed', name: String(form.get('name') ?? '') });
    }
    case 'anew': {
      if (form.get('sure') !== 'yes') return data<NamesResult>({ done: 'opened' });
      const anew = await guard.startAnew();
      if (!anew.ok) return refused(anew.failure);
      return data<NamesResult>({ done: 'forgotten', count: anew.value.forgotten });
    }
    default:
      return data<NamesResult>({ done: 'opened' });
  }
}

async function saveName(form: FormData, { core }: PageContext, id: string) {
  const field = (name: string) => String(form.get(name) ?? '');
  const lines = (name: string) =>
    field(name)
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
  const typed = {
    ...{ id, name: field('name'), kind: field('kind'), initials: field('initials') },
    ...{ spellings: field('spellings'), allowed: field('allowed') },
  };
  const input = guardedNameInputSchema.safeParse({
    ...{ name: field('name'), kind: field('kind') || undefined, initials: field('initials') === 'yes' },
    ...{ spellings: lines('spellings'), allowed: lines('allowed') },
  });
  if (!input.success) return data<NamesResult>({ failure: { code: 'name_invalid' }, typed }, { status: 400 });
  const saved = id ? await core.guard.update(id, input.data) : await core.guard.add(input.data);
  if (!saved.ok) return refused(saved.failure, typed);
  return data<NamesResult>({ done: id ? 'changed' : 'added', name: saved.value.name });
}

function refused(failure: NameFailure | { code: 'guard_readable' }, typed?: Record<string, string>) {
  const { code } = failure;
  const form = 'form' in failure ? { form: failure.form } : {};
  return data<NamesResult>(
    { failure: { code, ...form }, ...(typed && { typed }) },
    { status: statusOf(failure) },
  );
}
