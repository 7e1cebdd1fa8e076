// Exits with 0 if the site in this container responds within three seconds, otherwise with 1.
const { PORT = '3000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/favicon.svg`, {
  method: 'HEAD',
  signal: AbortSignal.timeout(3_000),
}).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
