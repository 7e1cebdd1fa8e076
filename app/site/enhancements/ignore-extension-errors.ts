/** `chrome-extension:`, `safari-web-extension:` and others. Newer versions of Safari mask their URLs. */
const extensionScheme = /[a-z]-extension:|webkit-masked-url:/i;

/** Browser messages about extensions that have lost their page. */
const extensionMessage =
  /-extension:\/\/|extension context invalidated|receiving end does not exist|message (port|channel) closed before a response/i;

/** Names of wallets and their globals. Everyday words count only before "wallet". */
const walletName =
  /metamask|ethereum|solana|solflare|tron ?(link|web)|okx|okex|rabby|keplr|coinbase|talisman|zerion|bitkeep|walletconnect|tokenpocket|imtoken|subwallet|\bphantom\b|\bweb3\b|\b(trust|crypto|browser|brave|rainbow|exodus|backpack|leap|binance|bybit|bitget|ronin|connect(ed)?|unlock) ?wallet|\bwallet ?connect\b/i;

/** Messages of wallets after a refusal or a timeout (EIP-1193 and their own). */
const walletRejection =
  /\buser (has )?(rejected|denied|cancell?ed|declined|disapproved)\b|\brejected by (the )?user\b|(^|: )request (rejected|denied)\.?$|\b(eth|wallet|solana)_[a-z]+|disconnected from (the |all |specified )?chain|keyring is locked|accounts received is empty/i;

/** Provider error codes: EIP-1193, EIP-3085 (4902) and JSON-RPC. */
const walletCode = /^(4001|4100|4200|490[0-2]|-32[0-7]\d\d)$/;

interface Thrown {
  filename?: string;
  reason: unknown;
}

/**
 * Checks whether an error comes from an extension or wallet (docs/specification.md 2.2) or from an
 * interrupted page transition. Errors in `ownScripts` don't.
 */
export function isForeign({ filename = '', reason }: Thrown, ownScripts: string): boolean {
  const { name, message, stack, code } = read(reason);
  // Some browsers repeat the message in the stack.
  const places = `${filename}\n${stack.replace(`: ${message}`, '')}`;
  if (extensionScheme.test(places)) return true;
  if (/^(Abort|Timeout|InvalidState)Error$/.test(name) && /\btransition\b/i.test(message)) return true;
  if (places.includes(ownScripts)) return false;
  return (
    extensionMessage.test(message) ||
    walletName.test(message) ||
    walletRejection.test(message) ||
    walletCode.test(code)
  );
}

function read(reason: unknown): Record<'name' | 'message' | 'stack' | 'code', string> {
  if (typeof reason !== 'object' || reason === null)
    return { name: '', message: String(reason), stack: '', code: '' };
  const { name, message, stack, code } = reason as Record<string, unknown>;
  return {
    name: String(name ?? ''),
    message: String(message ?? ''),
    stack: String(stack ?? ''),
    code: String(code ?? ''),
  };
}

export function ignoreExtensionErrors(): void {
  const ownScripts = `${location.origin}/assets/`;
  const ignoreForeign = (event: ErrorEvent | PromiseRejectionEvent) => {
    const thrown =
      'reason' in event
        ? { reason: event.reason }
        : { filename: event.filename, reason: event.error ?? event.message };
    if (!isForeign(thrown, ownScripts)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('error', ignoreForeign, true);
  addEventListener('unhandledrejection', ignoreForeign, true);
}
