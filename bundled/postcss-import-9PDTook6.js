import { t as n } from './lib-DMdxU2Dk.js';
import { n as e, t } from './node-B-UfFOeQ.js';
var r = /* @__PURE__ */ t((e, t) => {
    t.exports = (e, t, n) => {
      const r = [];
      if (e !== void 0) {
        let t = `layer`;
        e && (t = `layer(${e})`), r.push(t);
      }
      return n !== void 0 && r.push(`supports(${n})`), t !== void 0 && r.push(t), r.join(` `);
    };
  }),
  i = /* @__PURE__ */ t((e, t) => {
    const n = r();
    t.exports = (e, t) => {
      if (!t?.length) return e;
      t.reverse();
      let r = t.pop(),
        i = `${e} ${n(r.layer, r.media, r.supports)}`;
      for (const e of t)
        i = `'data:text/css;base64,${Buffer.from(`@import ${i}`).toString(`base64`)}' ${n(e.layer, e.media, e.supports)}`;
      return i;
    };
  }),
  a = /* @__PURE__ */ t((e, t) => {
    const n = i();
    t.exports = (e, t) => {
      const r = e.findIndex((e) => e.type === `import`),
        i = e.findLastIndex((e) => e.type === `import`);
      e.forEach((e, a) => {
        if (e.type === `charset` || e.type === `warning`) return;
        if (e.type === `layer` && ((a < i && e.conditions?.length) || (a > r && a < i))) {
          (e.type = `import`),
            (e.node = e.node.clone({
              name: `import`,
              params: n(
                `'data:text/css;base64,${Buffer.from(e.node.toString()).toString(`base64`)}'`,
                e.conditions,
              ),
            }));
          return;
        }
        if (!e.conditions?.length) return;
        if (e.type === `import`) {
          e.node.params = n(e.fullUri, e.conditions);
          return;
        }
        let o, s;
        e.type === `layer` ? ((o = [e.node]), (s = e.node.parent)) : ((o = e.nodes), (s = o[0].parent));
        const c = [];
        for (const n of e.conditions) {
          if (n.media !== void 0) {
            const e = t({ name: `media`, params: n.media, source: s.source });
            c.push(e);
          }
          if (n.supports !== void 0) {
            const e = t({ name: `supports`, params: `(${n.supports})`, source: s.source });
            c.push(e);
          }
          if (n.layer !== void 0) {
            const e = t({ name: `layer`, params: n.layer, source: s.source });
            c.push(e);
          }
        }
        const l = c.shift(),
          u = c.reduce((e, t) => (e.append(t), t), l);
        s.insertBefore(o[0], l),
          o.forEach((e) => {
            e.parent = void 0;
          }),
          (o[0].raws.before =
            o[0].raws.before ||
            `
`),
          u.append(o),
          (e.type = `nodes`),
          (e.nodes = [l]),
          delete e.node;
      });
    };
  }),
  o = /* @__PURE__ */ t((e, t) => {
    t.exports = (e) => {
      e.forEach((e, t) => {
        t !== 0 &&
          (e.type === `nodes` ? delete e.nodes[0].raws.before : e.parent && delete e.node.raws.before);
      });
    };
  }),
  s = /* @__PURE__ */ t((e, t) => {
    t.exports = (e, t) => {
      (t.nodes = []),
        e.forEach((e) => {
          [`charset`, `import`, `layer`].includes(e.type)
            ? ((e.node.parent = void 0), t.append(e.node))
            : e.type === `nodes` &&
              e.nodes.forEach((e) => {
                (e.parent = void 0), t.append(e);
              });
        });
    };
  }),
  c = /* @__PURE__ */ t((e, t) => {
    const n = /^data:text\/css(?:;(base64|plain))?,/i,
      r = /^data:text\/css;base64,/i,
      i = /^data:text\/css;plain,/i;
    function a(e) {
      return n.test(e);
    }
    function o(e) {
      return r.test(e)
        ? Buffer.from(e.slice(21), `base64`).toString()
        : i.test(e)
          ? decodeURIComponent(e.slice(20))
          : decodeURIComponent(e.slice(14));
    }
    t.exports = { isValid: a, contents: o };
  }),
  l = /* @__PURE__ */ t((e, t) => {
    const r = n(),
      { stringify: i } = r;
    t.exports = (e, t, n, r) => {
      let i = [],
        c = [],
        l = !1;
      return (
        t.each((t) => {
          let u;
          t.type === `atrule`
            ? t.name === `import`
              ? (u = o(e, t, n, r))
              : t.name === `charset`
                ? (u = a(e, t, n, r))
                : t.name === `layer` && !l && !t.nodes && (u = s(e, t, n, r))
            : t.type !== `comment` && (l = !0),
            u
              ? (c.length && (i.push({ type: `nodes`, nodes: c, conditions: [...n], from: r }), (c = [])),
                i.push(u))
              : c.push(t);
        }),
        c.length && i.push({ type: `nodes`, nodes: c, conditions: [...n], from: r }),
        i
      );
    };
    function a(e, t, n, r) {
      return t.prev()
        ? e.warn(`@charset must precede all other statements`, { node: t })
        : { type: `charset`, node: t, conditions: [...n], from: r };
    }
    function o(e, t, n, a) {
      let o = t.prev();
      if (o)
        do
          if (o.type === `comment` || (o.type === `atrule` && o.name === `import`)) o = o.prev();
          else break;
        while (o);
      if (o)
        do
          if (
            o.type === `comment` ||
            (o.type === `atrule` && (o.name === `charset` || (o.name === `layer` && !o.nodes)))
          )
            o = o.prev();
          else
            return e.warn(
              `@import statements must precede all other statements (besides @charset or empty @layer) and be consecutive`,
              { node: t },
            );
        while (o);
      if (t.nodes)
        return e.warn(
          `It looks like you didn't end your @import statement correctly. Child nodes are attached to it.`,
          { node: t },
        );
      let s = r(t.params).nodes,
        c = { type: `import`, uri: ``, fullUri: ``, node: t, conditions: [...n], from: a },
        l,
        u,
        d;
      for (let n = 0; n < s.length; n++) {
        const r = s[n];
        if (r.type !== `space` && r.type !== `comment`) {
          if (r.type === `string`) {
            if (c.uri) return e.warn(`Multiple url's in '${t.toString()}'`, { node: t });
            if (!r.value) return e.warn(`Unable to find uri in '${t.toString()}'`, { node: t });
            (c.uri = r.value), (c.fullUri = i(r));
          } else if (r.type === `function` && /^url$/i.test(r.value)) {
            if (c.uri) return e.warn(`Multiple url's in '${t.toString()}'`, { node: t });
            if (!r.nodes?.[0]?.value) return e.warn(`Unable to find uri in '${t.toString()}'`, { node: t });
            (c.uri = r.nodes[0].value), (c.fullUri = i(r));
          } else {
            if (!c.uri) return e.warn(`Unable to find uri in '${t.toString()}'`, { node: t });
            if ((r.type === `word` || r.type === `function`) && /^layer$/i.test(r.value)) {
              if (l !== void 0) return e.warn(`Multiple layers in '${t.toString()}'`, { node: t });
              if (d !== void 0)
                return e.warn(`layers must be defined before support conditions in '${t.toString()}'`, {
                  node: t,
                });
              l = r.nodes ? i(r.nodes) : ``;
            } else if (r.type === `function` && /^supports$/i.test(r.value)) {
              if (d !== void 0)
                return e.warn(`Multiple support conditions in '${t.toString()}'`, { node: t });
              d = i(r.nodes);
            } else {
              u = i(s.slice(n));
              break;
            }
          }
        }
      }
      return c.uri
        ? ((u !== void 0 || l !== void 0 || d !== void 0) &&
            c.conditions.push({ layer: l, media: u, supports: d }),
          c)
        : e.warn(`Unable to find uri in '${t.toString()}'`, { node: t });
    }
    function s(e, t, n, r) {
      return { type: `layer`, node: t, conditions: [...n], from: r };
    }
  }),
  u = /* @__PURE__ */ t((t, n) => {
    let r = e(`path`),
      i;
    n.exports = (t, n, o, s, c) => {
      const { plugins: l } = s,
        u = r.extname(o),
        d = [];
      if (u === `.sss`) {
        if (!i)
          /* c8 ignore next 3 */
          try {
            i = e(`sugarss`);
          } catch {}
        if (i) return a(c, n, o, l, [i]);
      }
      return (
        t.opts.syntax?.parse && d.push(t.opts.syntax.parse),
        t.opts.parser && d.push(t.opts.parser),
        d.push(null),
        a(c, n, o, l, d)
      );
    };
    function a(e, t, n, r, i, o) {
      return (
        (o ||= 0),
        e(r)
          .process(t, { from: n, parser: i[o] })
          .catch((s) => {
            if ((o++, o === i.length)) throw s;
            return a(e, t, n, r, i, o);
          })
      );
    }
  }),
  d = /* @__PURE__ */ t((t, n) => {
    const i = e(`path`),
      a = c(),
      o = l(),
      s = u(),
      d = (e) => e,
      f = r();
    async function p(e, t, n, r, i, a, s) {
      const c = o(e, t, i, a);
      for (const t of c)
        t.type === `import` && g(t.uri) && (!n.filter || n.filter(t.uri)) && (await m(e, t, n, r, s));
      let l,
        u = [],
        d = [];
      function f(e) {
        if (!l) l = e;
        else if (e.node.params.toLowerCase() !== l.node.params.toLowerCase())
          throw e.node.error(`Incompatible @charset statements:
  ${e.node.params} specified in ${e.node.source.input.file}
  ${l.node.params} specified in ${l.node.source.input.file}`);
      }
      return (
        c.forEach((e) => {
          e.type === `charset`
            ? f(e)
            : e.type === `import`
              ? e.children
                ? e.children.forEach((t, n) => {
                    t.type === `import` || t.type === `layer`
                      ? u.push(t)
                      : t.type === `charset`
                        ? f(t)
                        : d.push(t),
                      n === 0 && (t.parent = e);
                  })
                : u.push(e)
              : e.type === `layer`
                ? u.push(e)
                : e.type === `nodes` && d.push(e);
        }),
        l ? [l, ...u.concat(d)] : u.concat(d)
      );
    }
    async function m(e, t, n, r, o) {
      if (a.isValid(t.uri)) {
        t.children = await h(e, t, t.uri, n, r, o);
        return;
      }
      if (a.isValid(t.from.slice(-1)))
        throw t.node.error(`Unable to import '${t.uri}' from a stylesheet that is embedded in a data url`);
      let s = t.node,
        c;
      s.source?.input?.file && (c = s.source.input.file);
      const l = c ? i.dirname(s.source.input.file) : n.root,
        u = [await n.resolve(t.uri, l, n, s)].flat(),
        f = await Promise.all(u.map((e) => (i.isAbsolute(e) ? e : d(e, l, n, s))));
      f.forEach((t) => {
        e.messages.push({ type: `dependency`, plugin: `postcss-import`, file: t, parent: c });
      }),
        (t.children = (await Promise.all(f.map((i) => h(e, t, i, n, r, o)))).flat().filter((e) => !!e));
    }
    async function h(e, t, n, r, i, a) {
      const o = t.node,
        { conditions: c, from: l } = t,
        u = c.map((e) => f(e.layer, e.media, e.supports)).join(`:`);
      if (r.skipDuplicates) {
        if (i.importedFiles[n]?.[u]) return;
        i.importedFiles[n] || (i.importedFiles[n] = {}), (i.importedFiles[n][u] = !0);
      }
      if (l.includes(n)) return;
      const d = await r.load(n, r);
      if (d.trim() === `` && r.warnOnEmpty) {
        e.warn(`${n} is empty`, { node: o });
        return;
      }
      if (r.skipDuplicates && i.hashFiles[d]?.[u]) return;
      const m = await s(e, d, n, r, a),
        h = m.root;
      return (
        (e.messages = e.messages.concat(m.messages)),
        r.skipDuplicates &&
          (h.some((e) => e.type === `atrule` && e.name === `import`) ||
            (i.hashFiles[d] || (i.hashFiles[d] = {}), (i.hashFiles[d][u] = !0))),
        p(e, h, r, i, c, [...l, n], a)
      );
    }
    function g(e) {
      if (/^(?:[a-z]+:)?\/\//i.test(e)) return !1;
      try {
        if (new URL(e, `https://example.com`).search) return !1;
      } catch {}
      return !0;
    }
    n.exports = p;
  }),
  f = /* @__PURE__ */ t((t, n) => {
    const r = e(`path`),
      i = a(),
      c = o(),
      l = s(),
      u = () => ``,
      f = d(),
      p = (e) => e;
    function m(e) {
      return (
        (e = {
          root: process.cwd(),
          path: [],
          skipDuplicates: !0,
          resolve: p,
          load: u,
          plugins: [],
          addModulesDirectories: [],
          warnOnEmpty: !0,
          ...e,
        }),
        (e.root = r.resolve(e.root)),
        typeof e.path == `string` && (e.path = [e.path]),
        Array.isArray(e.path) || (e.path = []),
        (e.path = e.path.map((t) => r.resolve(e.root, t))),
        {
          postcssPlugin: `postcss-import`,
          async Once(t, { result: n, atRule: r, postcss: a }) {
            const o = { importedFiles: {}, hashFiles: {} };
            if (
              (t.source?.input?.file && (o.importedFiles[t.source.input.file] = {}),
              e.plugins && !Array.isArray(e.plugins))
            )
              throw Error(`plugins option must be an array`);
            const s = await f(n, t, e, o, [], [], a);
            c(s), i(s, r), l(s, t);
          },
        }
      );
    }
    (m.postcss = !0), (n.exports = m);
  })();
export { f as default };
