/** An origin at which this machine reaches itself, by the name `localhost`; any other as it is. */
export function localName(origin: string): string {
  const url = new URL(origin);
  if (/^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}
