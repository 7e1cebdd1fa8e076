/** Name of the cookie that alone decides who is the owner, over http; the browser-storage keys are only hints. */
export const sessionCookieName = 'compose_session';

/** Over https no neighbouring subdomain can set it (RFC 6265bis, section 4.1.3.2); over http browsers refuse such a name. */
const secureName = `__Host-${sessionCookieName}`;

const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** The `Set-Cookie` value that gives the browser a session. */
export function sessionCookie(token: string, expiresAt: Date, isSecure: boolean): string {
  return cookie(token, `Expires=${expiresAt.toUTCString()}`, isSecure);
}

/** The `Set-Cookie` value that removes the session from the browser. */
export function clearedSessionCookie(isSecure: boolean): string {
  return cookie('', 'Max-Age=0', isSecure);
}

function cookie(token: string, lifetime: string, isSecure: boolean): string {
  return `${nameFor(isSecure)}=${token}; ${attributes}; ${lifetime}${isSecure ? '; Secure' : ''}`;
}

/** The session's token in a `Cookie` header. */
export function readSessionToken(header: string | null | undefined, isSecure: boolean): string | undefined {
  return readCookie(header, nameFor(isSecure));
}

function nameFor(isSecure: boolean): string {
  return isSecure ? secureName : sessionCookieName;
}

export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}
