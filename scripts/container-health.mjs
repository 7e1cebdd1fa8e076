// Ends with 0 when the site in this container answers from its memory, with 1 when it does not within three seconds.
const { PORT = '3000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/favicon.svg`, {
  method: 'HEAD',
  signal: AbortSignal.timeout(3_000),
}).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
