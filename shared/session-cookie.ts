/** Name of the cookie that alone decides who is the owner; the browser-storage keys are only hints. */
export const sessionCookieName = 'compose_session';

const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** `Set-Cookie` value for an opened session. `secure` when the site is served over https. */
export function sessionCookie(token: string, expiresAt: Date, secure: boolean): string {
  return `${sessionCookieName}=${token}; ${attributes}; Expires=${expiresAt.toUTCString()}${secure ? '; Secure' : ''}`;
}

/** `Set-Cookie` value that makes the browser forget the session. */
export function clearedSessionCookie(secure: boolean): string {
  return `${sessionCookieName}=; ${attributes}; Max-Age=0${secure ? '; Secure' : ''}`;
}

/** The value of one cookie in a `Cookie` header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}
