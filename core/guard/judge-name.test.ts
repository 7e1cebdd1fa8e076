import { expect, test } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { expectOk } from '../../test/create-test-core.ts';
import { judgeName } from './guard.ts';

const judge = (name: string, spellings: string[] = []) =>
  judgeName(guardedNameInputSchema.parse({ name, spellings }));

test.each(['Apple', 'apple', 'Target', 'Orange', 'Estrella', 'Más', 'mas', 'del año', 'New Deal', 'Shells'])(
  'the ordinary word %s is rejected as a name',
  async (name) => {
    expect(await judge(name)).toMatchObject({ ok: false, failure: { code: 'word_is_common', form: name } });
  },
);

test.each('"Apple"|“Target”|«Estrella»|Vexdale|Iberdrola|Halcyon|IBM|Blue Horizon|Peña|"HP"'.split('|'))(
  '%s is accepted as a name',
  async (name) => {
    expect(await judge(name)).toMatchObject({ ok: true });
  },
);

test('a spelling is checked like a name, and a name with too few letters is rejected', async () => {
  expect(await judge('Vexdale', ['Orange'])).toMatchObject({
    failure: { code: 'word_is_common', form: 'Orange' },
  });
  expect(await judge('HP')).toMatchObject({ failure: { code: 'name_too_short' } });
  expect(await judge('"H"')).toMatchObject({ failure: { code: 'name_too_short' } });
  expect(await judge('***')).toMatchObject({ failure: { code: 'name_too_short' } });
});

test('ordinary words spelled like a name are listed', async () => {
  expect(expectOk(await judge('Peña')).ordinary).toContain('pena');
  expect(expectOk(await judge('Delano')).ordinary).toContain('del ano');
  expect(expectOk(await judge('Losa')).ordinary).toContain('los a');
  expect(expectOk(await judge('Newfield')).ordinary).toContain('new fields');
  expect(expectOk(await judge('Pestaña')).ordinary).toEqual(expect.arrayContaining(['pestana', 'pestanas']));
  expect(expectOk(await judge('Vexdale'))).toEqual({ ordinary: [], others: [] });
});

test('other meanings of a name that may have a capital letter are listed separately', async () => {
  expect(expectOk(await judge('Fil')).others).toContain('files');
  expect(expectOk(await judge('Holme')).others).toContain('the holmes');
  expect(expectOk(await judge('Hogans')).others).toContain("hogan's");
  expect(expectOk(await judge('Peña')).others).not.toContain('penas');
  expect(expectOk(await judge('Soto')).others).toContain('^ so to');
});
