import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import type { FolderFile, SourceFile } from './source-file.ts';

/** A value that was asked for, and the keys that lead to it; those of a list are its places as text. */
export interface JsonRow {
  keys: string[];
  value: unknown;
}

/** Bytes from one wanted value to the next, and values within each other: more is no export. */
const limits = { bytes: 32_000_000, depth: 200 };

/** Where the JSON could not be read any further. */
export class JsonDamage extends Error {}

/**
 * The values of a JSON file at these paths (`$.posts.*`), one by one, with nothing kept of the others. Throws `JsonDamage`
 * at the first place that is no JSON, nests too deep or holds a value that is too long.
 */
export async function* readJsonRows(file: FolderFile | SourceFile, paths: string[]): AsyncGenerator<JsonRow> {
  let rows: JsonRow[] = [];
  let depth = 0;
  const parser = new TokenParser({ paths, keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    const keys = [...stack.slice(1).map((each) => each.key), key].map(String);
    rows.push({ keys, value });
  };
  const tokenizer = new Tokenizer({ stringBufferSize: 64 * 1024 });
  tokenizer.onToken = (token) => {
    if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) depth += 1;
    if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > limits.depth) throw new JsonDamage(`more than ${limits.depth} values within each other`);
    parser.write(token);
  };
  // What the library would throw from within comes out as ours, with the rows before it.
  let damage: Error | undefined;
  tokenizer.onError = parser.onError = (error) => {
    damage ??= error;
  };
  let waiting = 0;
  for await (const piece of file.read()) {
    tokenizer.write(piece);
    waiting = rows.length > 0 ? 0 : waiting + piece.length;
    yield* rows;
    rows = [];
    if (damage) break;
    if (waiting > limits.bytes) throw new JsonDamage('one value is longer than 32 MB');
  }
  if (!damage && !parser.isEnded) throw new JsonDamage('it ends too early');
  if (damage) throw damage instanceof JsonDamage ? damage : new JsonDamage(damage.message.slice(0, 200));
}
