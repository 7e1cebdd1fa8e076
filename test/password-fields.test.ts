import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readTree } from './architecture/read-tree.ts';

/** Fields for passwords, by what browsers are told of them or by their names. */
const isForPassword =
  /(autoComplete|name)="(current-password|new-password|password|current|next|repeat(ed)?)"/;

/** What is wrong with the fields for passwords in a page's code. */
function flaws(code: string): string[] {
  const fields = [...code.matchAll(/<input\b(?:[^>]|=>)*>/g)].map(([field]) => field);
  return fields.filter((field) => isForPassword.test(field) && !/type="hidden"/.test(field)).flatMap(flawsOf);
}

function flawsOf(field: string): string[] {
  return [
    ...(/\btype="password"/.test(field) ? [] : [`shows what is typed: ${field}`]),
    ...(/autoComplete="(current|new)-password"/.test(field) ? [] : [`tells no password manager: ${field}`]),
    ...(/\bon(Paste|Copy|Cut|Drop|BeforeInput)=|maxLength=|readOnly/.test(field)
      ? [`hinders: ${field}`]
      : []),
  ];
}

describe('fields for passwords', () => {
  const files = readTree(fileURLToPath(new URL('..', import.meta.url))).filter(({ path }) =>
    path.endsWith('.tsx'),
  );

  test('hide what is typed, are known to password managers, and let people paste', () => {
    const found = files.filter(({ code }) => isForPassword.test(code)).map(({ path }) => path);
    expect(found).toEqual(
      expect.arrayContaining(['app/owner/auth/sign-in-form.tsx', 'app/owner/settings/password-form.tsx']),
    );
    expect(files.flatMap(({ path, code }) => flaws(code).map((flaw) => `${path} ${flaw}`))).toEqual([]);
  });

  test.each([
    '<input name="password" autoComplete="current-password" />',
    '<input type="password" name="password" autoComplete="off" />',
    '<input type="password" name="next" />',
    '<input type="password" autoComplete="new-password" onPaste={(event) => event.preventDefault()} />',
    '<input type="password" autoComplete="new-password" maxLength={20} />',
  ])('%s would be told', (code) => {
    expect(flaws(code)).not.toEqual([]);
  });
});
