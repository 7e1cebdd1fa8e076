import { localName } from '../shared/local-name.ts';

/** Tells whoever started the site where it is, and the password that was made up for it. */
export function announce(
  { address, generatedPassword }: { address: string; generatedPassword: string | null },
  siteUrl: string | undefined,
): void {
  // By its name: passkeys can't be made for a number (https://www.w3.org/TR/webauthn-3/#relying-party-identifier).
  const shown = siteUrl ?? localName(address);
  const lines = [`The site is running at ${shown}`];
  if (siteUrl) lines.push(`It listens on ${address}`);
  lines.push(`Write at ${shown}/compose`);
  if (generatedPassword) {
    lines.push(`Your password, shown this once and good for 7 days: ${generatedPassword}`);
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
