import type { ServerResponse } from 'node:http';

/** Where a page's scripts may come from besides its own origin: nowhere, or inline with this nonce. */
function contentSecurityPolicy(nonce: string | undefined, development: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    // In development Vite writes styles into the page and tells it of changes over a socket.
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    // Articles carry text-align in style attributes, the only style the sanitiser leaves.
    "style-src-attr 'unsafe-inline'",
    // Pictures and films of imported articles stay where the old blog had them until they are moved.
    "img-src 'self' data: https: http:",
    "media-src 'self' https:",
    // The film on the home page, once a reader plays it.
    'frame-src https://www.youtube-nocookie.com',
    "font-src 'self'",
    // The owner's pages, which carry a nonce, upload pictures to the owner's image host (specification, section 7).
    `connect-src 'self'${nonce ? ' https://api.cloudinary.com' : ''}${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Headers of every answer. With `nonce` the page's inline scripts of that nonce may run: for pages
 * that are made for one request and never cached.
 */
export function setSecurityHeaders(
  response: ServerResponse,
  options: { nonce?: string | undefined; https: boolean; development?: boolean | undefined },
): void {
  response.setHeader(
    'Content-Security-Policy',
    contentSecurityPolicy(options.nonce, options.development ?? false),
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  // Passkeys are made and used on the owner's pages alone, which carry a nonce.
  const passkeys = options.nonce ? '(self)' : '()';
  response.setHeader(
    'Permissions-Policy',
    `camera=(), geolocation=(), microphone=(), payment=(), publickey-credentials-create=${passkeys}, publickey-credentials-get=${passkeys}`,
  );
  if (options.https) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
}
