import { expect, test } from 'vitest';
import { expectOk } from '../../test/create-test-core.ts';
import { zipFile } from '../../test/zip-archive.ts';
import { openZip } from '../files/open-zip.ts';
import { readSiteConfig } from './read-markdown-folder.ts';

const configOf = async (path: string, text: string) =>
  readSiteConfig(expectOk(await openZip(zipFile({ [path]: text, 'posts/a.md': 'x' }))));

test.each([
  ['_config.yml', 'title: S\nurl: https://a.example\nlang: es', 'https://a.example/', 'S', 'es'],
  ['_config.yml', 'url: https://a.example/\nbaseurl: /me/', 'https://a.example/me/', '', ''],
  [
    'site/hugo.toml',
    'baseURL = "https://a.example/b/"\ntitle = "S"\nlanguageCode = "en-us"',
    'https://a.example/b/',
    'S',
    'en-us',
  ],
  ['config/_default/config.yaml', 'baseURL: https://a.example', 'https://a.example/', '', ''],
  ['_config.yml', 'baseurl: /me\nurl: ""', null, '', ''],
  ['_config.yml', 'url: [broken', null, '', ''],
  ['hugo.toml', 'baseURL = ', null, '', ''],
  ['_config.yml', 'url: javascript:alert(1)', null, '', ''],
])('%s that says %j is at %s', async (path, text, address, title, language) => {
  expect(await configOf(path, text)).toMatchObject({ address, title, language });
});

test('what else is set is known by its name', async () => {
  const { permalink, values } = await configOf('_config.yml', 'permalink: pretty\nrepository: me/r');
  expect([permalink, values.repository]).toEqual(['pretty', 'me/r']);
});
