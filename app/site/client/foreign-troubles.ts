/** Scripts that a browser extension brought along, in every browser's scheme. */
const extensionAddress = /\b(chrome|moz|safari|safari-web)-extension:\/\//;

/** What wallets say when they trip over one another; this site has nothing to do with any. */
const walletWords =
  /\b(metamask|ethereum|web3|(coinbase|phantom|trust|crypto|browser) ?wallet|wallet ?connect)\b/i;

/**
 * Whether an error event or a rejection is none of the site's: it comes from a wallet or from an extension's script
 * (docs/specification.md 2.2), or is the browser's word that a crossing between pages was cut short,
 * as it is whenever a reader goes on quickly.
 */
export function isForeign({ filename = '', reason }: { filename?: string; reason: unknown }): boolean {
  const { name = '', message = String(reason), stack = '' } = (reason ?? {}) as Partial<Error>;
  if (extensionAddress.test(filename) || extensionAddress.test(stack)) return true;
  if (walletWords.test(message)) return true;
  return /^(Abort|Timeout|InvalidState)Error$/.test(name) && /\btransition\b/i.test(message);
}

/** Keeps foreign troubles out of the console and away from other listeners; all others go on as they are. */
export function silenceForeignTroubles(): void {
  const hush = (event: ErrorEvent | PromiseRejectionEvent) => {
    const trouble =
      'reason' in event
        ? { reason: event.reason }
        : { filename: event.filename, reason: event.error ?? event.message };
    if (!isForeign(trouble)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('error', hush, true);
  addEventListener('unhandledrejection', hush, true);
}
