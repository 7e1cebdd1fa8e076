/** A web address as people write it (`example.com/blog`), trimmed and with `https://` before it where it has no scheme. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}

/** The same where it begins with the name of a host; anything else as it is. */
export function completedAddress(typed: string): string {
  return /^\s*[^\s/\\:?#@.][^\s/\\:?#@]*\.[^\s/\\:?#@.]{2,}(:\d+)?([/?#]|\s*$)/.test(typed)
    ? withScheme(typed)
    : typed;
}

/** The same for a file: a name without a path (`logo.png`) is no host. */
export function completedFile(typed: string): string {
  return typed.includes('/') ? completedAddress(typed) : typed;
}
