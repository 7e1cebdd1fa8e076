/** Names of fields that are never sent back. */
const secret = /password|token|secret/i;

/** What a form has sent, to show it again. Undefined for no form, or one with a password or a file. */
export async function typedFields(
  { url, method, headers }: Pick<Request, 'url' | 'method' | 'headers'>,
  body: Buffer,
): Promise<[string, string][] | undefined> {
  const sent = new Request(url, {
    method,
    headers: { 'Content-Type': headers.get('content-type') ?? '' },
    body: new Uint8Array(body),
  });
  const form = await sent.formData().catch(() => undefined);
  const fields = [...(form ?? [])];
  const typed = fields.filter((field): field is [string, string] => typeof field[1] === 'string');
  if (typed.length === 0 || typed.length < fields.length || typed.some(([name]) => secret.test(name))) {
    return undefined;
  }
  return typed;
}
