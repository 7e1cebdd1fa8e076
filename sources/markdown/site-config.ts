import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { readText } from '../files/read-text.ts';
import type { SourceFolder } from '../files/source-file.ts';
import { asRow, asText, type Row } from '../values/row.ts';

const names =
  /^(?:[^/]+\/)?(?:_config\.ya?ml|(?:hugo|config)\.(?:toml|ya?ml)|config\/_default\/(?:hugo|config)\.(?:toml|ya?ml)|astro\.config\.(?:mjs|js|ts|mts))$/;

/** What a site says of itself, in the settings of Jekyll, Hugo or Astro. */
export interface SiteConfig {
  title: string;
  address: string | null;
  language: string;
  /** Jekyll's pattern of addresses; '' where none is set. */
  permalink: string;
  /** All that it sets as a text or a number, by its name. */
  values: Row;
}

/** The settings of a site; nothing known where there are none, or none that can be read. */
export async function readSiteConfig({ files }: SourceFolder): Promise<SiteConfig> {
  const file = files.find(({ path }) => names.test(path));
  const text = file && file.size < 200_000 ? await readText(file) : null;
  const values = file && text ? readValues(file.path, text) : {};
  const url = asText(values.url) || asText(values.baseURL) || asText(values.baseurl);
  const path = asText(values.url) === '' ? '' : asText(values.baseurl);
  const isAddress = /^https?:\/\//i.test(url) && URL.canParse(url);
  return {
    title: asText(values.title),
    address: isAddress ? `${url.replace(/\/+$/, '')}${path.replace(/\/+$/, '')}/` : null,
    permalink: asText(values.permalink),
    values,
    language: asText(values.lang) || asText(values.languageCode) || asText(values.locale),
  };
}

function readValues(path: string, text: string): Row {
  try {
    if (/\.toml$/.test(path)) return asRow(parseToml(text)) ?? {};
    if (/\.ya?ml$/.test(path))
      return (
        asRow(parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).toJS({ maxAliasCount: 100 })) ??
        {}
      );
  } catch {
    return {};
  }
  // Astro's settings are a program: what it says of the address is all that is looked for.
  return { url: /\bsite:\s*["'`](https?:\/\/[^"'`\s]{1,500})["'`]/.exec(text)?.[1] };
}
