const extensionAddress = /\b(chrome|moz|safari|safari-web)-extension:\/\//;

/** In the errors of wallets, which this site has nothing to do with. */
const walletPattern =
  /\b(metamask|ethereum|solana|phantom|tron(link|web)?|web3|(coinbase|trust|crypto|browser) ?wallet|wallet ?connect)\b/i;

/** What a wallet rejects with, often without a word (EIP-1193, "Provider Errors"). */
const walletCode = /^4\d{3}$/;

/** Whether an error is a wallet's or an extension's (docs/specification.md 2.2), or a page transition cut short. */
export function isForeign({ filename = '', reason }: { filename?: string; reason: unknown }): boolean {
  const {
    name = '',
    message = String(reason),
    stack = '',
    code,
  } = (reason ?? {}) as Partial<Error> & { code?: unknown };
  if (extensionAddress.test(filename) || extensionAddress.test(stack)) return true;
  if (walletPattern.test(message) || walletCode.test(String(code))) return true;
  return /^(Abort|Timeout|InvalidState)Error$/.test(name) && /\btransition\b/i.test(message);
}

export function ignoreExtensionErrors(): void {
  const ignoreForeign = (event: ErrorEvent | PromiseRejectionEvent) => {
    const error =
      'reason' in event
        ? { reason: event.reason }
        : { filename: event.filename, reason: event.error ?? event.message };
    if (!isForeign(error)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('error', ignoreForeign, true);
  addEventListener('unhandledrejection', ignoreForeign, true);
}
