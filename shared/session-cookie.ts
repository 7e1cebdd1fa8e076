/** Name of the cookie that alone decides who is the owner, over http; the browser-storage keys are only hints. */
export const sessionCookieName = 'compose_session';

/** Over https no neighbouring subdomain can set it (RFC 6265bis, section 4.1.3.2); over http browsers refuse such a name. */
const secureName = `__Host-${sessionCookieName}`;

const attributes = 'Path=/; HttpOnly; SameSite=Lax';

export function sessionCookies(token: string, expiresAt: Date, secure: boolean): string[] {
  const expires = `Expires=${expiresAt.toUTCString()}`;
  if (!secure) return [`${sessionCookieName}=${token}; ${attributes}; ${expires}`];
  return [`${secureName}=${token}; ${attributes}; ${expires}; Secure`, cleared(sessionCookieName, secure)];
}

/** `Set-Cookie` values that make the browser forget the session, under the name of earlier versions too. */
export function clearedSessionCookies(secure: boolean): string[] {
  const names = secure ? [secureName, sessionCookieName] : [sessionCookieName];
  return names.map((name) => cleared(name, secure));
}

function cleared(name: string, secure: boolean): string {
  return `${name}=; ${attributes}; Max-Age=0${secure ? '; Secure' : ''}`;
}

/** The session's token in a `Cookie` header. Over https the plain name, that of earlier versions, counts where there is no other. */
export function readSessionToken(header: string | null | undefined, secure: boolean): string | undefined {
  return (secure ? readCookie(header, secureName) : undefined) ?? readCookie(header, sessionCookieName);
}

export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}
