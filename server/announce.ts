/** Tells whoever started the site where it is, and the password that was made up for it. */
export function announce(
  { address, generatedPassword }: { address: string; generatedPassword: string | null },
  siteUrl: string | undefined,
): void {
  const lines = [`The site is running at ${siteUrl ?? address}`];
  if (siteUrl) lines.push(`It listens on ${address}`);
  lines.push(`Write at ${siteUrl ?? address}/compose`);
  if (generatedPassword) {
    lines.push(`Your password, shown this once and good for 7 days: ${generatedPassword}`);
  }
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
}
