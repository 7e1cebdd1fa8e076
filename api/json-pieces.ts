/** Items of a list that are written at once. */
const atOnce = 200;

/** The JSON of an object piece by piece, for one whose lists can be long. */
export function* jsonPieces(value: object): Generator<string> {
  let before = '{';
  for (const [name, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const key = `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (!Array.isArray(part)) yield key + JSON.stringify(part);
    else {
      yield `${key}[`;
      for (let at = 0; at < part.length; at += atOnce)
        yield (at > 0 ? ',' : '') + JSON.stringify(part.slice(at, at + atOnce)).slice(1, -1);
      yield ']';
    }
  }
  yield before === '{' ? '{}' : '}';
}
