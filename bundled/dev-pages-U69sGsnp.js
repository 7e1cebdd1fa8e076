async function e(e, t) {
  const { createServer: n } = await import(`./node-B-UfFOeQ.js`),
    r = await n({ appType: `custom`, server: { middlewareMode: { server: t } } }),
    i = async () => await r.ssrLoadModule(`/app/entry.ts`);
  return {
    render: async (t, n) => {
      const r = await i();
      return r.reportErrorsTo(e), r.renderPage(t, n);
    },
    builtInContent: async (e) => (await i()).builtInContent(e),
    assets: r.middlewares,
    close: () => r.close(),
  };
}
export { e as devPages };
