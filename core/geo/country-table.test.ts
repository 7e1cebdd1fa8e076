import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import { openCountryTable } from './country-table.ts';

test('the built-in table knows addresses of both kinds', async () => {
  const table = openCountryTable();
  const addresses = ['187.141.0.1', '2806:2f0::1', '8.8.8.8', '2001:4860:4860::8888'];
  expect(await Promise.all(addresses.map(table))).toEqual(['MX', 'MX', 'US', 'US']);
});

test('what is in no country, or is no address, has none', async () => {
  const table = openCountryTable();
  const addresses = ['10.0.0.1', '127.0.0.1', '::1', 'unknown', ''];
  expect(await Promise.all(addresses.map(table))).toEqual(addresses.map(() => null));
});

test('a table that is missing or broken rejects, and is read as soon as it is there', async () => {
  const folder = await newFolder();
  const path = join(folder, 'countries.mmdb');
  const table = openCountryTable(path);
  await expect(table('8.8.8.8')).rejects.toThrow(/ENOENT/);
  await writeFile(path, 'no table');
  await expect(table('8.8.8.8')).rejects.toThrow();
});
