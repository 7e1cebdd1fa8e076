import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { asRow, type Row } from '../values/row.ts';

/** A text file's head and what follows it. */
export interface FrontMatter {
  values: Row;
  body: string;
  /** The head that was there could not be read; it stays in the body. */
  isBroken: boolean;
}

const heads = {
  '---': { pattern: /^---[^\S\n]*\n([\s\S]*?)(?<=\n)(?:---|\.\.\.)[^\S\n]*(?:\n|$)/, read: readYaml },
  '+++': { pattern: /^\+\+\+[^\S\n]*\n([\s\S]*?)(?<=\n)\+\+\+[^\S\n]*(?:\n|$)/, read: parseToml },
} as const;

/** Longest head that is read, in characters, and how often one may refer to a part of itself. */
const limits = { head: 100_000, aliases: 100 };

function readYaml(text: string): unknown {
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' });
  if (document.errors.length > 0) throw new Error(document.errors[0]?.message);
  return document.toJS({ maxAliasCount: limits.aliases });
}

/** Parts the YAML (`---`) or TOML (`+++`) at a text's head from the text. */
export function readFrontMatter(written: string): FrontMatter {
  const text = written.replace(/\r\n?/g, '\n').trimStart();
  const head = text.startsWith('---') ? heads['---'] : text.startsWith('+++') ? heads['+++'] : undefined;
  const found = head?.pattern.exec(text);
  if (!head || !found) return { values: {}, body: written, isBroken: false };
  const [whole, inner = ''] = found;
  if (inner.length > limits.head) return { values: {}, body: text, isBroken: true };
  try {
    return { values: asRow(head.read(inner)) ?? {}, body: text.slice(whole.length), isBroken: false };
  } catch {
    return { values: {}, body: text, isBroken: true };
  }
}
