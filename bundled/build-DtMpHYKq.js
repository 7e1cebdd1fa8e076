import { t as n } from './lib-DMdxU2Dk.js';
import { n as e, t } from './node-B-UfFOeQ.js';
var r = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    function t(e, t) {
      for (var n in t)
        Object.defineProperty(e, n, { enumerable: !0, get: Object.getOwnPropertyDescriptor(t, n).get });
    }
    t(e, {
      get getFileSystem() {
        return i;
      },
      get setFileSystem() {
        return r;
      },
    });
    const n = {
      readFile: () => {
        throw Error(`readFile not implemented`);
      },
      writeFile: () => {
        throw Error(`writeFile not implemented`);
      },
    };
    function r(e) {
      (n.readFile = e.readFile), (n.writeFile = e.writeFile);
    }
    function i() {
      return n;
    }
  }),
  i = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      Object.defineProperty(e, 'default', { enumerable: !0, get: () => n });
    const t = /['"]/;
    function n(e) {
      return e
        ? (t.test(e.charAt(0)) && (e = e.substr(1)),
          t.test(e.charAt(e.length - 1)) && (e = e.substr(0, e.length - 1)),
          e)
        : ``;
    }
  }),
  a = /* @__PURE__ */ t((e, t) => {
    const n = /[$]?[\w-]+/g;
    t.exports = (e, t) => {
      let r;
      for (; (r = n.exec(e)); ) {
        const i = t[r[0]];
        i && ((e = e.slice(0, r.index) + i + e.slice(n.lastIndex)), (n.lastIndex -= r[0].length - i.length));
      }
      return e;
    };
  }),
  o = /* @__PURE__ */ t((e, t) => {
    const n = a();
    t.exports = (e, t) => {
      e.walk((e) => {
        e.type === `decl` && e.value
          ? (e.value = n(e.value.toString(), t))
          : e.type === `rule` && e.selector
            ? (e.selector = n(e.selector.toString(), t))
            : e.type === `atrule` && e.params && (e.params = n(e.params.toString(), t));
      });
    };
  }),
  s = /* @__PURE__ */ t((e, t) => {
    const n = /^:import\(("[^"]*"|'[^']*'|[^"']+)\)$/,
      r = /^("[^"]*"|'[^']*'|[^"']+)$/,
      i = (e) => {
        const t = {};
        return (
          e.walkDecls((e) => {
            const n = e.raws.before ? e.raws.before.trim() : ``;
            t[n + e.prop] = e.value;
          }),
          t
        );
      };
    t.exports = (e, t = !0, a = `auto`) => {
      const o = {},
        s = {};
      function c(e, n) {
        const r = n.replace(/'|"/g, ``);
        (o[r] = Object.assign(o[r] || {}, i(e))), t && e.remove();
      }
      function l(e) {
        Object.assign(s, i(e)), t && e.remove();
      }
      return (
        e.each((e) => {
          if (e.type === `rule` && a !== `at-rule`) {
            if (e.selector.slice(0, 7) === `:import`) {
              const t = n.exec(e.selector);
              t && c(e, t[1]);
            }
            e.selector === `:export` && l(e);
          }
          if (e.type === `atrule` && a !== `rule`) {
            if (e.name === `icss-import`) {
              const t = r.exec(e.params);
              t && c(e, t[1]);
            }
            e.name === `icss-export` && l(e);
          }
        }),
        { icssImports: o, icssExports: s }
      );
    };
  }),
  c = /* @__PURE__ */ t((e, t) => {
    const n = (e, t, n = `rule`) =>
        Object.keys(e).map((r) => {
          const i = e[r],
            a = Object.keys(i).map((e) =>
              t.decl({
                prop: e,
                value: i[e],
                raws: {
                  before: `
  `,
                },
              }),
            ),
            o = a.length > 0,
            s =
              n === `rule`
                ? t.rule({
                    selector: `:import('${r}')`,
                    raws: {
                      after: o
                        ? `
`
                        : ``,
                    },
                  })
                : t.atRule({
                    name: `icss-import`,
                    params: `'${r}'`,
                    raws: {
                      after: o
                        ? `
`
                        : ``,
                    },
                  });
          return o && s.append(a), s;
        }),
      r = (e, t, n = `rule`) => {
        const r = Object.keys(e).map((n) =>
          t.decl({
            prop: n,
            value: e[n],
            raws: {
              before: `
  `,
            },
          }),
        );
        if (r.length === 0) return [];
        const i =
          n === `rule`
            ? t.rule({
                selector: `:export`,
                raws: {
                  after: `
`,
                },
              })
            : t.atRule({
                name: `icss-export`,
                raws: {
                  after: `
`,
                },
              });
        return i.append(r), [i];
      };
    t.exports = (e, t, i, a) => [...n(e, i, a), ...r(t, i, a)];
  }),
  l = /* @__PURE__ */ t((e, t) => {
    t.exports = { replaceValueSymbols: a(), replaceSymbols: o(), extractICSS: s(), createICSSRules: c() };
  }),
  u = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      Object.defineProperty(e, 'default', { enumerable: !0, get: () => r });
    const t = l(),
      n = /^:import\((.+)\)$/;
    var r = class {
      constructor(e, t) {
        (this.pathFetcher = e),
          (this.plugin = this.plugin.bind(this)),
          (this.exportTokens = {}),
          (this.translations = {}),
          (this.trace = t);
      }
      plugin() {
        const e = this;
        return {
          postcssPlugin: `css-modules-parser`,
          async OnceExit(t) {
            return await Promise.all(e.fetchAllImports(t)), e.linkImportedSymbols(t), e.extractExports(t);
          },
        };
      }
      fetchAllImports(e) {
        const t = [];
        return (
          e.each((r) => {
            r.type == `rule` &&
              r.selector.match(n) &&
              t.push(this.fetchImport(r, e.source.input.from, t.length));
          }),
          t
        );
      }
      linkImportedSymbols(e) {
        (0, t.replaceSymbols)(e, this.translations);
      }
      extractExports(e) {
        e.each((e) => {
          e.type == `rule` && e.selector == `:export` && this.handleExport(e);
        });
      }
      handleExport(e) {
        e.each((e) => {
          e.type == `decl` &&
            (Object.keys(this.translations).forEach((t) => {
              e.value = e.value.replace(t, this.translations[t]);
            }),
            (this.exportTokens[e.prop] = e.value));
        }),
          e.remove();
      }
      async fetchImport(e, t, r) {
        const i = e.selector.match(n)[1],
          a = this.trace + String.fromCharCode(r),
          o = await this.pathFetcher(i, t, a);
        try {
          e.each((e) => {
            e.type == `decl` && (this.translations[e.prop] = o[e.value]);
          }),
            e.remove();
        } catch (e) {
          console.log(e);
        }
      }
    };
  }),
  d = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      Object.defineProperty(e, 'default', { enumerable: !0, get: () => n });
    const t = r();
    function n(e, n) {
      return new Promise((r, i) => {
        const { writeFile: a } = (0, t.getFileSystem)();
        a(`${e}.json`, JSON.stringify(n), (e) => (e ? i(e) : r(n)));
      });
    }
  }),
  f = /* @__PURE__ */ t((e, t) => {
    var n = /[^\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+/g,
      r = /[\xc0-\xd6\xd8-\xf6\xf8-\xff\u0100-\u017f]/g,
      i = `\\ud800-\\udfff`,
      a = `\\u0300-\\u036f\\ufe20-\\ufe23`,
      o = `\\u20d0-\\u20f0`,
      s = `\\u2700-\\u27bf`,
      c = `a-z\\xdf-\\xf6\\xf8-\\xff`,
      l = `\\xac\\xb1\\xd7\\xf7`,
      u = `\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf`,
      d = `\\u2000-\\u206f`,
      f = ` \\t\\x0b\\f\\xa0\\ufeff\\n\\r\\u2028\\u2029\\u1680\\u180e\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u202f\\u205f\\u3000`,
      p = `A-Z\\xc0-\\xd6\\xd8-\\xde`,
      m = `\\ufe0e\\ufe0f`,
      h = l + u + d + f,
      g = `['’]`,
      _ = `[` + i + `]`,
      v = `[` + h + `]`,
      y = `[` + a + o + `]`,
      b = `\\d+`,
      x = `[` + s + `]`,
      S = `[` + c + `]`,
      C = `[^` + i + h + b + s + c + p + `]`,
      w = `\\ud83c[\\udffb-\\udfff]`,
      T = `(?:` + y + `|` + w + `)`,
      E = `[^` + i + `]`,
      D = `(?:\\ud83c[\\udde6-\\uddff]){2}`,
      O = `[\\ud800-\\udbff][\\udc00-\\udfff]`,
      k = `[` + p + `]`,
      A = `\\u200d`,
      j = `(?:` + S + `|` + C + `)`,
      M = `(?:` + k + `|` + C + `)`,
      N = `(?:` + g + `(?:d|ll|m|re|s|t|ve))?`,
      P = `(?:` + g + `(?:D|LL|M|RE|S|T|VE))?`,
      F = T + `?`,
      I = `[` + m + `]?`,
      L = `(?:` + A + `(?:` + [E, D, O].join(`|`) + `)` + I + F + `)*`,
      R = I + F + L,
      z = `(?:` + [x, D, O].join(`|`) + `)` + R,
      B = `(?:` + [E + y + `?`, y, D, O, _].join(`|`) + `)`,
      V = RegExp(g, `g`),
      H = RegExp(y, `g`),
      U = RegExp(w + `(?=` + w + `)|` + B + R, `g`),
      W = RegExp(
        [
          k + `?` + S + `+` + N + `(?=` + [v, k, `$`].join(`|`) + `)`,
          M + `+` + P + `(?=` + [v, k + j, `$`].join(`|`) + `)`,
          k + `?` + j + `+` + N,
          k + `+` + P,
          b,
          z,
        ].join(`|`),
        `g`,
      ),
      G = RegExp(`[` + A + i + a + o + m + `]`),
      K = /[a-z][A-Z]|[A-Z]{2,}[a-z]|[0-9][a-zA-Z]|[a-zA-Z][0-9]|[^a-zA-Z0-9 ]/,
      q = {
        À: `A`,
        Á: `A`,
        Â: `A`,
        Ã: `A`,
        Ä: `A`,
        Å: `A`,
        à: `a`,
        á: `a`,
        â: `a`,
        ã: `a`,
        ä: `a`,
        å: `a`,
        Ç: `C`,
        ç: `c`,
        Ð: `D`,
        ð: `d`,
        È: `E`,
        É: `E`,
        Ê: `E`,
        Ë: `E`,
        è: `e`,
        é: `e`,
        ê: `e`,
        ë: `e`,
        Ì: `I`,
        Í: `I`,
        Î: `I`,
        Ï: `I`,
        ì: `i`,
        í: `i`,
        î: `i`,
        ï: `i`,
        Ñ: `N`,
        ñ: `n`,
        Ò: `O`,
        Ó: `O`,
        Ô: `O`,
        Õ: `O`,
        Ö: `O`,
        Ø: `O`,
        ò: `o`,
        ó: `o`,
        ô: `o`,
        õ: `o`,
        ö: `o`,
        ø: `o`,
        Ù: `U`,
        Ú: `U`,
        Û: `U`,
        Ü: `U`,
        ù: `u`,
        ú: `u`,
        û: `u`,
        ü: `u`,
        Ý: `Y`,
        ý: `y`,
        ÿ: `y`,
        Æ: `Ae`,
        æ: `ae`,
        Þ: `Th`,
        þ: `th`,
        ß: `ss`,
        Ā: `A`,
        Ă: `A`,
        Ą: `A`,
        ā: `a`,
        ă: `a`,
        ą: `a`,
        Ć: `C`,
        Ĉ: `C`,
        Ċ: `C`,
        Č: `C`,
        ć: `c`,
        ĉ: `c`,
        ċ: `c`,
        č: `c`,
        Ď: `D`,
        Đ: `D`,
        ď: `d`,
        đ: `d`,
        Ē: `E`,
        Ĕ: `E`,
        Ė: `E`,
        Ę: `E`,
        Ě: `E`,
        ē: `e`,
        ĕ: `e`,
        ė: `e`,
        ę: `e`,
        ě: `e`,
        Ĝ: `G`,
        Ğ: `G`,
        Ġ: `G`,
        Ģ: `G`,
        ĝ: `g`,
        ğ: `g`,
        ġ: `g`,
        ģ: `g`,
        Ĥ: `H`,
        Ħ: `H`,
        ĥ: `h`,
        ħ: `h`,
        Ĩ: `I`,
        Ī: `I`,
        Ĭ: `I`,
        Į: `I`,
        İ: `I`,
        ĩ: `i`,
        ī: `i`,
        ĭ: `i`,
        į: `i`,
        ı: `i`,
        Ĵ: `J`,
        ĵ: `j`,
        Ķ: `K`,
        ķ: `k`,
        ĸ: `k`,
        Ĺ: `L`,
        Ļ: `L`,
        Ľ: `L`,
        Ŀ: `L`,
        Ł: `L`,
        ĺ: `l`,
        ļ: `l`,
        ľ: `l`,
        ŀ: `l`,
        ł: `l`,
        Ń: `N`,
        Ņ: `N`,
        Ň: `N`,
        Ŋ: `N`,
        ń: `n`,
        ņ: `n`,
        ň: `n`,
        ŋ: `n`,
        Ō: `O`,
        Ŏ: `O`,
        Ő: `O`,
        ō: `o`,
        ŏ: `o`,
        ő: `o`,
        Ŕ: `R`,
        Ŗ: `R`,
        Ř: `R`,
        ŕ: `r`,
        ŗ: `r`,
        ř: `r`,
        Ś: `S`,
        Ŝ: `S`,
        Ş: `S`,
        Š: `S`,
        ś: `s`,
        ŝ: `s`,
        ş: `s`,
        š: `s`,
        Ţ: `T`,
        Ť: `T`,
        Ŧ: `T`,
        ţ: `t`,
        ť: `t`,
        ŧ: `t`,
        Ũ: `U`,
        Ū: `U`,
        Ŭ: `U`,
        Ů: `U`,
        Ű: `U`,
        Ų: `U`,
        ũ: `u`,
        ū: `u`,
        ŭ: `u`,
        ů: `u`,
        ű: `u`,
        ų: `u`,
        Ŵ: `W`,
        ŵ: `w`,
        Ŷ: `Y`,
        ŷ: `y`,
        Ÿ: `Y`,
        Ź: `Z`,
        Ż: `Z`,
        Ž: `Z`,
        ź: `z`,
        ż: `z`,
        ž: `z`,
        Ĳ: `IJ`,
        ĳ: `ij`,
        Œ: `Oe`,
        œ: `oe`,
        ŉ: `'n`,
        ſ: `ss`,
      },
      J =
        (typeof global == `object` && global && global.Object === Object && global) ||
        (typeof self == `object` && self && self.Object === Object && self) ||
        Function(`return this`)();
    function ee(e, t, n, r) {
      var i = -1,
        a = e ? e.length : 0;
      for (r && a && (n = e[++i]); ++i < a; ) n = t(n, e[i], i, e);
      return n;
    }
    function Y(e) {
      return e.split(``);
    }
    function te(e) {
      return e.match(n) || [];
    }
    function X(e) {
      return (t) => e?.[t];
    }
    var Z = X(q);
    function Q(e) {
      return G.test(e);
    }
    function ne(e) {
      return K.test(e);
    }
    function re(e) {
      return Q(e) ? ie(e) : Y(e);
    }
    function ie(e) {
      return e.match(U) || [];
    }
    function ae(e) {
      return e.match(W) || [];
    }
    var oe = Object.prototype.toString,
      se = J.Symbol,
      ce = se ? se.prototype : void 0,
      le = ce ? ce.toString : void 0;
    function ue(e, t, n) {
      var r = -1,
        i = e.length;
      t < 0 && (t = -t > i ? 0 : i + t),
        (n = n > i ? i : n),
        n < 0 && (n += i),
        (i = t > n ? 0 : (n - t) >>> 0),
        (t >>>= 0);
      for (var a = Array(i); ++r < i; ) a[r] = e[r + t];
      return a;
    }
    function de(e) {
      if (typeof e == `string`) return e;
      if (ge(e)) return le ? le.call(e) : ``;
      var t = e + ``;
      return t == `0` && 1 / e == -1 / 0 ? `-0` : t;
    }
    function fe(e, t, n) {
      var r = e.length;
      return (n = n === void 0 ? r : n), !t && n >= r ? e : ue(e, t, n);
    }
    function pe(e) {
      return (t) => {
        t = $(t);
        var n = Q(t) ? re(t) : void 0,
          r = n ? n[0] : t.charAt(0),
          i = n ? fe(n, 1).join(``) : t.slice(1);
        return r[e]() + i;
      };
    }
    function me(e) {
      return (t) => ee(xe(ye(t).replace(V, ``)), e, ``);
    }
    function he(e) {
      return !!e && typeof e == `object`;
    }
    function ge(e) {
      return typeof e == `symbol` || (he(e) && oe.call(e) == `[object Symbol]`);
    }
    function $(e) {
      return e == null ? `` : de(e);
    }
    var _e = me((e, t, n) => ((t = t.toLowerCase()), e + (n ? ve(t) : t)));
    function ve(e) {
      return be($(e).toLowerCase());
    }
    function ye(e) {
      return (e = $(e)), e && e.replace(r, Z).replace(H, ``);
    }
    var be = pe(`toUpperCase`);
    function xe(e, t, n) {
      return (e = $(e)), (t = n ? void 0 : t), t === void 0 ? (ne(e) ? ae(e) : te(e)) : e.match(t) || [];
    }
    t.exports = _e;
  }),
  p = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      Object.defineProperty(e, 'makeLocalsConventionReducer', { enumerable: !0, get: () => i });
    const t = /*#__PURE__*/ n(f());
    function n(e) {
      return e && e.__esModule ? e : { default: e };
    }
    function r(e) {
      return e.replace(/-+(\w)/g, (e, t) => t.toUpperCase());
    }
    function i(e, n) {
      const i = typeof e == `function`;
      return (a, [o, s]) => {
        if (i) {
          const t = e(o, s, n);
          return Array.isArray(t) ? (t.forEach((e) => (a[e] = s)), a) : ((a[t] = s), a);
        }
        switch (e) {
          case `none`:
            a[o] = s;
            break;
          case `all`:
            (a[o] = s), (a[(0, t.default)(o)] = s), (a[r(o)] = s);
            break;
          case `camelCase`:
            (a[o] = s), (a[(0, t.default)(o)] = s);
            break;
          case `camelCaseOnly`:
            a[(0, t.default)(o)] = s;
            break;
          case `dashes`:
            (a[o] = s), (a[r(o)] = s);
            break;
          case `dashesOnly`:
            a[r(o)] = s;
        }
        return a;
      };
    }
  }),
  m = /* @__PURE__ */ t((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      Object.defineProperty(t, 'default', { enumerable: !0, get: () => d });
    const n = /*#__PURE__*/ s(e(`postcss`)),
      i = /*#__PURE__*/ s(e(`path`)),
      a = /*#__PURE__*/ s(u()),
      o = r();
    function s(e) {
      return e && e.__esModule ? e : { default: e };
    }
    var c = class e {
      constructor(t) {
        this.plugins = t || e.defaultPlugins;
      }
      async load(e, t, r, i) {
        const o = new a.default(i, r),
          s = this.plugins.concat([o.plugin()]);
        return {
          injectableSource: (await (0, n.default)(s).process(e, { from: t })).css,
          exportTokens: o.exportTokens,
        };
      }
    };
    const l = (e, t) =>
      e.length < t.length
        ? e < t.substring(0, e.length)
          ? -1
          : 1
        : e.length > t.length
          ? e.substring(0, t.length) <= t
            ? -1
            : 1
          : e < t
            ? -1
            : 1;
    var d = class {
      constructor(e, t, n) {
        if (e === `/` && process.platform === `win32`) {
          const t = process.cwd().slice(0, 3);
          if (!/^[A-Za-z]:\\$/.test(t)) throw Error(`Failed to obtain root from "${process.cwd()}".`);
          e = t;
        }
        (this.root = e),
          (this.fileResolve = n),
          (this.sources = {}),
          (this.traces = {}),
          (this.importNr = 0),
          (this.core = new c(t)),
          (this.tokensByFile = {}),
          (this.fs = (0, o.getFileSystem)());
      }
      async fetch(t, n, r) {
        const a = t.replace(/^["']|["']$/g, ``),
          o = r || String.fromCharCode(this.importNr++),
          s = typeof this.fileResolve == `function`,
          c = s ? await this.fileResolve(a, n) : await Promise.resolve();
        if (c && !i.default.isAbsolute(c))
          throw Error(`The returned path from the "fileResolve" option must be absolute.`);
        let l = i.default.dirname(n),
          u = c || i.default.resolve(l, a),
          d = c || i.default.resolve(i.default.resolve(this.root, l), a);
        if (!s && a[0] !== `.` && !i.default.isAbsolute(a))
          try {
            d = e.resolve(a);
          } catch {}
        return (
          this.tokensByFile[d] ||
          new Promise((e, t) => {
            this.fs.readFile(d, `utf-8`, async (n, r) => {
              n && t(n);
              const { injectableSource: i, exportTokens: a } = await this.core.load(
                r,
                u,
                o,
                this.fetch.bind(this),
              );
              (this.sources[d] = i), (this.traces[o] = d), (this.tokensByFile[d] = a), e(a);
            });
          })
        );
      }
      get finalSource() {
        const e = this.traces,
          t = this.sources,
          n = /* @__PURE__ */ new Set();
        return Object.keys(e)
          .sort(l)
          .map((r) => {
            const i = e[r];
            return n.has(i) ? null : (n.add(i), t[i]);
          })
          .join(``);
      }
    };
  }),
  h = /* @__PURE__ */ t((e, t) => {
    function n(e, t) {
      const n = /* @__PURE__ */ Error(`Nondeterministic import's order`);
      return (n.nodes = [e, t[e].find((n) => t[n].indexOf(e) > -1)]), n;
    }
    function r(e, t, i, a, o) {
      if (i[e] === 2) return;
      if (i[e] === 1) return o ? n(e, t) : void 0;
      i[e] = 1;
      const s = t[e],
        c = s.length;
      for (let e = 0; e < c; ++e) {
        const n = r(s[e], t, i, a, o);
        if (n instanceof Error) return n;
      }
      (i[e] = 2), a.push(e);
    }
    function i(e, t) {
      const n = [],
        i = {},
        a = Object.keys(e),
        o = a.length;
      for (let s = 0; s < o; ++s) {
        const o = r(a[s], e, i, n, t);
        if (o instanceof Error) return o;
      }
      return n;
    }
    t.exports = i;
  }),
  g = /* @__PURE__ */ t((e, t) => {
    const n = h(),
      r = /^(.+?)\s+from\s+(?:"([^"]+)"|'([^']+)'|(global))$/,
      i = /^:import\((?:"([^"]+)"|'([^']+)')\)/;
    function a(e, t, n, r) {
      const i = t + `_siblings`,
        a = t + `_` + e;
      if (r[a] !== 1) {
        Array.isArray(r[i]) || (r[i] = []);
        const t = r[i];
        (n[e] = Array.isArray(n[e]) ? n[e].concat(t) : t.slice()), (r[a] = 1), t.push(e);
      }
    }
    (t.exports = (e = {}) => {
      let t = 0,
        o =
          typeof e.createImportedName == `function`
            ? e.createImportedName
            : (e) => `i__imported_${e.replace(/\W/g, `_`)}_${t++}`,
        s = e.failOnWrongOrder;
      return {
        postcssPlugin: `postcss-modules-extract-imports`,
        prepare() {
          const e = {},
            t = {},
            c = {},
            l = {},
            u = {};
          return {
            Once(d, f) {
              d.walkRules((n) => {
                const r = i.exec(n.selector);
                if (r) {
                  const [, i, o] = r,
                    s = i || o;
                  a(s, `root`, e, t), (c[s] = n);
                }
              }),
                d.walkDecls(/^composes$/, (n) => {
                  const i = n.value.split(`,`),
                    s = [];
                  i.forEach((i) => {
                    const c = i.trim().match(r);
                    if (!c) {
                      s.push(i);
                      return;
                    }
                    let d,
                      [, f, p, m, h] = c;
                    if (h) d = f.split(/\s+/).map((e) => `global(${e})`);
                    else {
                      let r = p || m,
                        i = n.parent,
                        s = ``;
                      for (; i.type !== `root`; ) (s = i.parent.index(i) + `_` + s), (i = i.parent);
                      const { selector: c } = n.parent;
                      a(r, `_${s}${c}`, e, t),
                        (l[r] = n),
                        (u[r] = u[r] || {}),
                        (d = f.split(/\s+/).map((e) => (u[r][e] || (u[r][e] = o(e, r)), u[r][e])));
                    }
                    s.push(d.join(` `));
                  }),
                    (n.value = s.join(`, `));
                });
              const p = n(e, s);
              if (p instanceof Error) {
                const e = p.nodes.find((e) => Object.hasOwn(l, e));
                throw l[e].error(
                  `Failed to resolve order of composed modules ` +
                    p.nodes.map((e) => '`' + e + '`').join(`, `) +
                    `.`,
                  { plugin: `postcss-modules-extract-imports`, word: `composes` },
                );
              }
              let m;
              p.forEach((e) => {
                let t = u[e],
                  n = c[e];
                !n &&
                  t &&
                  ((n = f.rule({
                    selector: `:import("${e}")`,
                    raws: {
                      after: `
`,
                    },
                  })),
                  m ? d.insertAfter(m, n) : d.prepend(n)),
                  (m = n),
                  t &&
                    Object.keys(t).forEach((e) => {
                      n.append(
                        f.decl({
                          value: e,
                          prop: t[e],
                          raws: {
                            before: `
  `,
                          },
                        }),
                      );
                    });
              });
            },
          };
        },
      };
    }),
      (t.exports.postcss = !0);
  }),
  _ = /* @__PURE__ */ t((e, t) => {
    const n = 16368;
    var r = class {
      constructor(e, t, n, r) {
        const i = e.exports;
        i.init(),
          (this.exports = i),
          (this.mem = Buffer.from(i.memory.buffer, 0, 65536)),
          (this.buffered = 0),
          (this.instancesPool = t),
          (this.chunkSize = n),
          (this.digestSize = r);
      }
      reset() {
        (this.buffered = 0), this.exports.init();
      }
      update(e, t) {
        if (typeof e == `string`) {
          for (; e.length > n; ) this._updateWithShortString(e.slice(0, n), t), (e = e.slice(n));
          return this._updateWithShortString(e, t), this;
        }
        return this._updateWithBuffer(e), this;
      }
      _updateWithShortString(e, t) {
        let { exports: n, buffered: r, mem: i, chunkSize: a } = this,
          o;
        if (e.length < 70) {
          if (!t || t === `utf-8` || t === `utf8`) {
            o = r;
            for (let n = 0; n < e.length; n++) {
              const r = e.charCodeAt(n);
              if (r < 128) i[o++] = r;
              else if (r < 2048) (i[o] = (r >> 6) | 192), (i[o + 1] = (r & 63) | 128), (o += 2);
              else {
                o += i.write(e.slice(n), o, t);
                break;
              }
            }
          } else if (t === `latin1`) {
            o = r;
            for (let t = 0; t < e.length; t++) {
              const n = e.charCodeAt(t);
              i[o++] = n;
            }
          } else o = r + i.write(e, r, t);
        } else o = r + i.write(e, r, t);
        if (o < a) this.buffered = o;
        else {
          const e = o & ~(this.chunkSize - 1);
          n.update(e);
          const t = o - e;
          (this.buffered = t), t > 0 && i.copyWithin(0, e, o);
        }
      }
      _updateWithBuffer(e) {
        const { exports: t, buffered: n, mem: r } = this,
          i = e.length;
        if (n + i < this.chunkSize) e.copy(r, n, 0, i), (this.buffered += i);
        else {
          const a = (n + i) & ~(this.chunkSize - 1);
          if (a > 65536) {
            let i = 65536 - n;
            e.copy(r, n, 0, i), t.update(65536);
            const o = a - n - 65536;
            for (; i < o; ) e.copy(r, 0, i, i + 65536), t.update(65536), (i += 65536);
            e.copy(r, 0, i, a - n), t.update(a - n - i);
          } else e.copy(r, n, 0, a - n), t.update(a);
          const o = i + n - a;
          (this.buffered = o), o > 0 && e.copy(r, 0, i - o, i);
        }
      }
      digest(e) {
        const { exports: t, buffered: n, mem: r, digestSize: i } = this;
        t.final(n), this.instancesPool.push(this);
        const a = r.toString(`latin1`, 0, i);
        return e === `hex`
          ? a
          : e === `binary` || !e
            ? Buffer.from(a, `hex`)
            : Buffer.from(a, `hex`).toString(e);
      }
    };
    (t.exports = (e, t, n, i) => {
      if (t.length > 0) {
        const e = t.pop();
        return e.reset(), e;
      }
      return new r(new WebAssembly.Instance(e), t, n, i);
    }),
      (t.exports.MAX_SHORT_STRING = n);
  }),
  v = /* @__PURE__ */ t((e, t) => {
    const n = _(),
      r = new WebAssembly.Module(
        Buffer.from(
          `AGFzbQEAAAABCAJgAX8AYAAAAwQDAQAABQMBAAEGGgV+AUIAC34BQgALfgFCAAt+AUIAC34BQgALByIEBGluaXQAAAZ1cGRhdGUAAQVmaW5hbAACBm1lbW9yeQIACrUIAzAAQtbrgu7q/Yn14AAkAELP1tO+0ser2UIkAUIAJAJC+erQ0OfJoeThACQDQgAkBAvUAQIBfwR+IABFBEAPCyMEIACtfCQEIwAhAiMBIQMjAiEEIwMhBQNAIAIgASkDAELP1tO+0ser2UJ+fEIfiUKHla+vmLbem55/fiECIAMgASkDCELP1tO+0ser2UJ+fEIfiUKHla+vmLbem55/fiEDIAQgASkDEELP1tO+0ser2UJ+fEIfiUKHla+vmLbem55/fiEEIAUgASkDGELP1tO+0ser2UJ+fEIfiUKHla+vmLbem55/fiEFIAAgAUEgaiIBSw0ACyACJAAgAyQBIAQkAiAFJAMLqwYCAX8EfiMEQgBSBH4jACICQgGJIwEiA0IHiXwjAiIEQgyJfCMDIgVCEol8IAJCz9bTvtLHq9lCfkIfiUKHla+vmLbem55/foVCh5Wvr5i23puef35CnaO16oOxjYr6AH0gA0LP1tO+0ser2UJ+Qh+JQoeVr6+Ytt6bnn9+hUKHla+vmLbem55/fkKdo7Xqg7GNivoAfSAEQs/W077Sx6vZQn5CH4lCh5Wvr5i23puef36FQoeVr6+Ytt6bnn9+Qp2jteqDsY2K+gB9IAVCz9bTvtLHq9lCfkIfiUKHla+vmLbem55/foVCh5Wvr5i23puef35CnaO16oOxjYr6AH0FQsXP2bLx5brqJwsjBCAArXx8IQIDQCABQQhqIABNBEAgAiABKQMAQs/W077Sx6vZQn5CH4lCh5Wvr5i23puef36FQhuJQoeVr6+Ytt6bnn9+Qp2jteqDsY2K+gB9IQIgAUEIaiEBDAELCyABQQRqIABNBEACfyACIAE1AgBCh5Wvr5i23puef36FQheJQs/W077Sx6vZQn5C+fPd8Zn2masWfCECIAFBBGoLIQELA0AgACABRwRAIAIgATEAAELFz9my8eW66id+hUILiUKHla+vmLbem55/fiECIAFBAWohAQwBCwtBACACIAJCIYiFQs/W077Sx6vZQn4iAiACQh2IhUL5893xmfaZqxZ+IgIgAkIgiIUiAkIgiCIDQv//A4NCIIYgA0KAgPz/D4NCEIiEIgNC/4GAgPAfg0IQhiADQoD+g4CA4D+DQgiIhCIDQo+AvIDwgcAHg0IIhiADQvCBwIeAnoD4AINCBIiEIgNChoyYsODAgYMGfEIEiEKBgoSIkKDAgAGDQid+IANCsODAgYOGjJgwhHw3AwBBCCACQv////8PgyICQv//A4NCIIYgAkKAgPz/D4NCEIiEIgJC/4GAgPAfg0IQhiACQoD+g4CA4D+DQgiIhCICQo+AvIDwgcAHg0IIhiACQvCBwIeAnoD4AINCBIiEIgJChoyYsODAgYMGfEIEiEKBgoSIkKDAgAGDQid+IAJCsODAgYOGjJgwhHw3AwAL`,
          `base64`,
        ),
      );
    t.exports = n.bind(null, r, [], 32, 16);
  }),
  y = /* @__PURE__ */ t((e, t) => {
    const n = _().MAX_SHORT_STRING;
    t.exports = class {
      constructor(e) {
        (this.string = void 0), (this.encoding = void 0), (this.hash = e);
      }
      update(e, t) {
        if (this.string !== void 0) {
          if (typeof e == `string` && t === this.encoding && this.string.length + e.length < n)
            return (this.string += e), this;
          this.hash.update(this.string, this.encoding), (this.string = void 0);
        }
        return (
          typeof e == `string`
            ? e.length < n && (!t || !t.startsWith(`ba`))
              ? ((this.string = e), (this.encoding = t))
              : this.hash.update(e, t)
            : this.hash.update(e),
          this
        );
      }
      digest(e) {
        return this.string !== void 0 && this.hash.update(this.string, this.encoding), this.hash.digest(e);
      }
    };
  }),
  b = /* @__PURE__ */ t((e, t) => {
    const n = _(),
      r = new WebAssembly.Module(
        Buffer.from(
          `AGFzbQEAAAABCAJgAX8AYAAAAwUEAQAAAAUDAQABBhoFfwFBAAt/AUEAC38BQQALfwFBAAt/AUEACwciBARpbml0AAAGdXBkYXRlAAIFZmluYWwAAwZtZW1vcnkCAAqFEAQmAEGBxpS6BiQBQYnXtv5+JAJB/rnrxXkkA0H2qMmBASQEQQAkAAvMCgEYfyMBIQojAiEGIwMhByMEIQgDQCAAIAVLBEAgBSgCCCINIAcgBiAFKAIEIgsgCCAHIAUoAgAiDCAKIAggBiAHIAhzcXNqakEDdyIDIAYgB3Nxc2pqQQd3IgEgAyAGc3FzampBC3chAiAFKAIUIg8gASACIAUoAhAiCSADIAEgBSgCDCIOIAYgAyACIAEgA3Nxc2pqQRN3IgQgASACc3FzampBA3ciAyACIARzcXNqakEHdyEBIAUoAiAiEiADIAEgBSgCHCIRIAQgAyAFKAIYIhAgAiAEIAEgAyAEc3FzampBC3ciAiABIANzcXNqakETdyIEIAEgAnNxc2pqQQN3IQMgBSgCLCIVIAQgAyAFKAIoIhQgAiAEIAUoAiQiEyABIAIgAyACIARzcXNqakEHdyIBIAMgBHNxc2pqQQt3IgIgASADc3FzampBE3chBCAPIBAgCSAVIBQgEyAFKAI4IhYgAiAEIAUoAjQiFyABIAIgBSgCMCIYIAMgASAEIAEgAnNxc2pqQQN3IgEgAiAEc3FzampBB3ciAiABIARzcXNqakELdyIDIAkgAiAMIAEgBSgCPCIJIAQgASADIAEgAnNxc2pqQRN3IgEgAiADcnEgAiADcXJqakGZ84nUBWpBA3ciAiABIANycSABIANxcmpqQZnzidQFakEFdyIEIAEgAnJxIAEgAnFyaiASakGZ84nUBWpBCXciAyAPIAQgCyACIBggASADIAIgBHJxIAIgBHFyampBmfOJ1AVqQQ13IgEgAyAEcnEgAyAEcXJqakGZ84nUBWpBA3ciAiABIANycSABIANxcmpqQZnzidQFakEFdyIEIAEgAnJxIAEgAnFyampBmfOJ1AVqQQl3IgMgECAEIAIgFyABIAMgAiAEcnEgAiAEcXJqakGZ84nUBWpBDXciASADIARycSADIARxcmogDWpBmfOJ1AVqQQN3IgIgASADcnEgASADcXJqakGZ84nUBWpBBXciBCABIAJycSABIAJxcmpqQZnzidQFakEJdyIDIBEgBCAOIAIgFiABIAMgAiAEcnEgAiAEcXJqakGZ84nUBWpBDXciASADIARycSADIARxcmpqQZnzidQFakEDdyICIAEgA3JxIAEgA3FyampBmfOJ1AVqQQV3IgQgASACcnEgASACcXJqakGZ84nUBWpBCXciAyAMIAIgAyAJIAEgAyACIARycSACIARxcmpqQZnzidQFakENdyIBcyAEc2pqQaHX5/YGakEDdyICIAQgASACcyADc2ogEmpBodfn9gZqQQl3IgRzIAFzampBodfn9gZqQQt3IgMgAiADIBggASADIARzIAJzampBodfn9gZqQQ93IgFzIARzaiANakGh1+f2BmpBA3ciAiAUIAQgASACcyADc2pqQaHX5/YGakEJdyIEcyABc2pqQaHX5/YGakELdyIDIAsgAiADIBYgASADIARzIAJzampBodfn9gZqQQ93IgFzIARzampBodfn9gZqQQN3IgIgEyAEIAEgAnMgA3NqakGh1+f2BmpBCXciBHMgAXNqakGh1+f2BmpBC3chAyAKIA4gAiADIBcgASADIARzIAJzampBodfn9gZqQQ93IgFzIARzampBodfn9gZqQQN3IgJqIQogBiAJIAEgESADIAIgFSAEIAEgAnMgA3NqakGh1+f2BmpBCXciBHMgAXNqakGh1+f2BmpBC3ciAyAEcyACc2pqQaHX5/YGakEPd2ohBiADIAdqIQcgBCAIaiEIIAVBQGshBQwBCwsgCiQBIAYkAiAHJAMgCCQECw0AIAAQASMAIABqJAAL/wQCA38BfiMAIABqrUIDhiEEIABByABqQUBxIgJBCGshAyAAIgFBAWohACABQYABOgAAA0AgACACSUEAIABBB3EbBEAgAEEAOgAAIABBAWohAAwBCwsDQCAAIAJJBEAgAEIANwMAIABBCGohAAwBCwsgAyAENwMAIAIQAUEAIwGtIgRC//8DgyAEQoCA/P8Pg0IQhoQiBEL/gYCA8B+DIARCgP6DgIDgP4NCCIaEIgRCj4C8gPCBwAeDQgiGIARC8IHAh4CegPgAg0IEiIQiBEKGjJiw4MCBgwZ8QgSIQoGChIiQoMCAAYNCJ34gBEKw4MCBg4aMmDCEfDcDAEEIIwKtIgRC//8DgyAEQoCA/P8Pg0IQhoQiBEL/gYCA8B+DIARCgP6DgIDgP4NCCIaEIgRCj4C8gPCBwAeDQgiGIARC8IHAh4CegPgAg0IEiIQiBEKGjJiw4MCBgwZ8QgSIQoGChIiQoMCAAYNCJ34gBEKw4MCBg4aMmDCEfDcDAEEQIwOtIgRC//8DgyAEQoCA/P8Pg0IQhoQiBEL/gYCA8B+DIARCgP6DgIDgP4NCCIaEIgRCj4C8gPCBwAeDQgiGIARC8IHAh4CegPgAg0IEiIQiBEKGjJiw4MCBgwZ8QgSIQoGChIiQoMCAAYNCJ34gBEKw4MCBg4aMmDCEfDcDAEEYIwStIgRC//8DgyAEQoCA/P8Pg0IQhoQiBEL/gYCA8B+DIARCgP6DgIDgP4NCCIaEIgRCj4C8gPCBwAeDQgiGIARC8IHAh4CegPgAg0IEiIQiBEKGjJiw4MCBgwZ8QgSIQoGChIiQoMCAAYNCJ34gBEKw4MCBg4aMmDCEfDcDAAs=`,
          `base64`,
        ),
      );
    t.exports = n.bind(null, r, [], 64, 32);
  }),
  x = /* @__PURE__ */ t((e, t) => {
    const n = 2e3,
      r = {};
    t.exports = class {
      constructor(e, t) {
        (this.hashKey = t),
          typeof e == `function`
            ? ((this.hashFactory = e), (this.hash = void 0))
            : ((this.hashFactory = void 0), (this.hash = e)),
          (this.buffer = ``);
      }
      update(e, t) {
        return (
          t !== void 0 || typeof e != `string` || e.length > n
            ? (this.hash === void 0 && (this.hash = this.hashFactory()),
              this.buffer.length > 0 && (this.hash.update(this.buffer), (this.buffer = ``)),
              this.hash.update(e, t))
            : ((this.buffer += e),
              this.buffer.length > n &&
                (this.hash === void 0 && (this.hash = this.hashFactory()),
                this.hash.update(this.buffer),
                (this.buffer = ``))),
          this
        );
      }
      digest(e) {
        let t,
          n = this.buffer;
        if (this.hash === void 0) {
          const i = `${this.hashKey}-${e}`;
          (t = r[i]), t === void 0 && (t = r[i] = /* @__PURE__ */ new Map());
          const a = t.get(n);
          if (a !== void 0) return a;
          this.hash = this.hashFactory();
        }
        n.length > 0 && this.hash.update(n);
        const i = this.hash.digest(e);
        return t !== void 0 && t.set(n, i), i;
      }
    };
  }),
  S = /* @__PURE__ */ t((t, n) => {
    const r = {
      26: `abcdefghijklmnopqrstuvwxyz`,
      32: `123456789abcdefghjkmnpqrstuvwxyz`,
      36: `0123456789abcdefghijklmnopqrstuvwxyz`,
      49: `abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ`,
      52: `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ`,
      58: `123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ`,
      62: `0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ`,
      64: `0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_`,
    };
    function i(e, t) {
      let n = 0;
      for (let r = e.length - 1; r >= 0; r--) {
        const i = n * 4294967296 + e[r];
        (n = i % t), (e[r] = Math.floor(i / t));
      }
      return n;
    }
    function a(e, t, n) {
      const a = r[t];
      if (!a) throw Error(`Unknown encoding base` + t);
      const o = Math.ceil((e.length * 8) / Math.log2(t));
      n = Math.min(n, o);
      const s = new Uint32Array(Math.ceil(e.length / 4));
      e.copy(Buffer.from(s.buffer));
      let c = ``;
      for (let e = 0; e < n; e++) c = a[i(s, t)] + c;
      return c;
    }
    let o, s, c, l, u;
    function d(t, n, r, i) {
      (n ||= `xxhash64`), (i ||= 9999);
      let d;
      return (
        n === `xxhash64`
          ? (s === void 0 && ((s = v()), l === void 0 && (l = y())), (d = new l(s())))
          : n === `md4`
            ? (c === void 0 && ((c = b()), l === void 0 && (l = y())), (d = new l(c())))
            : n === `native-md4`
              ? (o === void 0 && ((o = e(`crypto`)), u === void 0 && (u = x())),
                (d = new u(() => o.createHash(`md4`), `md4`)))
              : (o === void 0 && ((o = e(`crypto`)), u === void 0 && (u = x())),
                (d = new u(() => o.createHash(n), n))),
        d.update(t),
        r === `base26` ||
        r === `base32` ||
        r === `base36` ||
        r === `base49` ||
        r === `base52` ||
        r === `base58` ||
        r === `base62` ||
        r === `base64safe`
          ? a(d.digest(), r === `base64safe` ? 64 : r.substr(4), i)
          : d.digest(r || `hex`).substr(0, i)
      );
    }
    n.exports = d;
  }),
  C = /* @__PURE__ */ t((t, n) => {
    const r = e(`path`),
      i = S();
    function a(e, t, n = {}) {
      let a,
        o = e.resourceQuery && e.resourceQuery.length > 1;
      a = typeof t == `function` ? t(e.resourcePath, o ? e.resourceQuery : void 0) : t || `[hash].[ext]`;
      let s = n.context,
        c = n.content,
        l = n.regExp,
        u = `bin`,
        d = `file`,
        f = ``,
        p = ``,
        m = ``;
      if (e.resourcePath) {
        let t = r.parse(e.resourcePath),
          n = e.resourcePath;
        t.ext && (u = t.ext.substr(1)),
          t.dir && ((d = t.name), (n = t.dir + r.sep)),
          s === void 0
            ? (f = n.replace(/\\/g, `/`).replace(/\.\.(\/)?/g, `_$1`))
            : ((f = r
                .relative(s, n + `_`)
                .replace(/\\/g, `/`)
                .replace(/\.\.(\/)?/g, `_$1`)),
              (f = f.substr(0, f.length - 1))),
          f.length <= 1 ? (f = ``) : (p = r.basename(f));
      }
      if (e.resourceQuery && e.resourceQuery.length > 1) {
        m = e.resourceQuery;
        const t = m.indexOf(`#`);
        t >= 0 && (m = m.substr(0, t));
      }
      let h = a;
      if (
        (c &&
          (h = h.replace(
            /\[(?:([^[:\]]+):)?(?:hash|contenthash)(?::([a-z]+\d*(?:safe)?))?(?::(\d+))?\]/gi,
            (e, t, n, r) => i(c, t, n, parseInt(r, 10)),
          )),
        (h = h
          .replace(/\[ext\]/gi, () => u)
          .replace(/\[name\]/gi, () => d)
          .replace(/\[path\]/gi, () => f)
          .replace(/\[folder\]/gi, () => p)
          .replace(/\[query\]/gi, () => m)),
        l && e.resourcePath)
      ) {
        const t = e.resourcePath.match(new RegExp(l));
        t &&
          t.forEach((e, t) => {
            h = h.replace(RegExp(`\\[` + t + `\\]`, `ig`), e);
          });
      }
      return (
        typeof e.options == `object` &&
          typeof e.options.customInterpolateName == `function` &&
          (h = e.options.customInterpolateName.call(e, h, t, n)),
        h
      );
    }
    n.exports = a;
  }),
  w = /* @__PURE__ */ t((t, n) => {
    var r = C(),
      i = e(`path`);
    n.exports = (e, t) => {
      t ||= {};
      var n = t && typeof t.context == `string` ? t.context : process.cwd(),
        a = t && typeof t.hashPrefix == `string` ? t.hashPrefix : ``;
      return (t, o) => {
        var s = e.replace(/\[local\]/gi, t);
        return r({ resourcePath: o }, s, {
          content: a + i.relative(n, o).replace(/\\/g, `/`) + `\0` + t,
          context: n,
        })
          .replace(/* @__PURE__ */ /[^a-zA-Z0-9\-_\xA0-￿]/g, `-`)
          .replace(/^((-?[0-9])|--)/, `_$1`);
      };
    };
  }),
  T = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.default = r);
    function t(e) {
      for (var t = e.toLowerCase(), n = ``, r = !1, i = 0; i < 6 && t[i] !== void 0; i++) {
        var a = t.charCodeAt(i),
          o = (a >= 97 && a <= 102) || (a >= 48 && a <= 57);
        if (((r = a === 32), !o)) break;
        n += t[i];
      }
      if (n.length !== 0) {
        var s = parseInt(n, 16);
        return (s >= 55296 && s <= 57343) || s === 0 || s > 1114111
          ? [`�`, n.length + +!!r]
          : [String.fromCodePoint(s), n.length + +!!r];
      }
    }
    var n = /\\/;
    function r(e) {
      if (!n.test(e)) return e;
      for (var r = ``, i = 0; i < e.length; i++)
        if (e[i] === `\\`) {
          var a = t(e.slice(i + 1, i + 7));
          if (a !== void 0) {
            (r += a[0]), (i += a[1]);
            continue;
          }
          if (e[i + 1] === `\\`) {
            (r += `\\`), i++;
            continue;
          }
          e.length === i + 1 && (r += e[i]);
        } else r += e[i];
      return r;
    }
  }),
  E = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.default = t);
    function t(e) {
      for (var t = [...arguments].slice(1); t.length > 0; ) {
        var n = t.shift();
        if (!e[n]) return;
        e = e[n];
      }
      return e;
    }
  }),
  D = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.default = t);
    function t(e) {
      for (var t = [...arguments].slice(1); t.length > 0; ) {
        var n = t.shift();
        e[n] || (e[n] = {}), (e = e[n]);
      }
    }
  }),
  O = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.default = t);
    function t(e) {
      for (var t = ``, n = e.indexOf(`/*`), r = 0; n >= 0; ) {
        t += e.slice(r, n);
        var i = e.indexOf(`*/`, n + 2);
        if (i < 0) return t;
        (r = i + 2), (n = e.indexOf(`/*`, r));
      }
      return (t += e.slice(r)), t;
    }
  }),
  k = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.MAX_NESTING_DEPTH = void 0),
      (e.default = t),
      (e.MAX_NESTING_DEPTH = 256);
    function t(t) {
      return Number.isSafeInteger(t) && t >= 0 ? t : e.MAX_NESTING_DEPTH;
    }
  }),
  A = /* @__PURE__ */ t((e, t, n) => {
    var r = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.MAX_NESTING_DEPTH =
        e.resolveMaxNestingDepth =
        e.stripComments =
        e.ensureObject =
        e.getProp =
        e.unesc =
          void 0);
    var i = T();
    Object.defineProperty(e, 'unesc', { enumerable: !0, get: () => r(i).default });
    var a = E();
    Object.defineProperty(e, 'getProp', { enumerable: !0, get: () => r(a).default });
    var o = D();
    Object.defineProperty(e, 'ensureObject', { enumerable: !0, get: () => r(o).default });
    var s = O();
    Object.defineProperty(e, 'stripComments', { enumerable: !0, get: () => r(s).default });
    var c = k();
    Object.defineProperty(e, 'resolveMaxNestingDepth', { enumerable: !0, get: () => r(c).default }),
      Object.defineProperty(e, 'MAX_NESTING_DEPTH', { enumerable: !0, get: () => c.MAX_NESTING_DEPTH });
  }),
  j = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    var t = A(),
      n = (e, r, i) => {
        if ((i === void 0 && (i = 0), i > t.MAX_NESTING_DEPTH))
          throw Error(`Cannot clone selector: nesting depth exceeds the maximum of ${t.MAX_NESTING_DEPTH}.`);
        if (typeof e != `object` || !e) return e;
        var a = new e.constructor();
        for (var o in e)
          if (Object.hasOwn(e, o)) {
            var s = e[o];
            o === `parent` && typeof s == `object`
              ? r && (a[o] = r)
              : (a[o] = s instanceof Array ? s.map((e) => n(e, a, i + 1)) : n(s, a, i + 1));
          }
        return a;
      };
    e.default = (() => {
      function e(e) {
        e === void 0 && (e = {}),
          Object.assign(this, e),
          (this.spaces = this.spaces || {}),
          (this.spaces.before = this.spaces.before || ``),
          (this.spaces.after = this.spaces.after || ``);
      }
      return (
        (e.prototype.remove = function () {
          return this.parent && this.parent.removeChild(this), (this.parent = void 0), this;
        }),
        (e.prototype.replaceWith = function () {
          if (this.parent) {
            for (var e in arguments) this.parent.insertBefore(this, arguments[e]);
            this.remove();
          }
          return this;
        }),
        (e.prototype.next = function () {
          return this.parent.at(this.parent.index(this) + 1);
        }),
        (e.prototype.prev = function () {
          return this.parent.at(this.parent.index(this) - 1);
        }),
        (e.prototype.clone = function (e) {
          e === void 0 && (e = {});
          var t = n(this);
          for (var r in e) t[r] = e[r];
          return t;
        }),
        (e.prototype.appendToPropertyAndEscape = function (e, t, n) {
          this.raws ||= {};
          var r = this[e],
            i = this.raws[e];
          (this[e] = r + t), i || n !== t ? (this.raws[e] = (i || r) + n) : delete this.raws[e];
        }),
        (e.prototype.setPropertyAndEscape = function (e, t, n) {
          (this.raws ||= {}), (this[e] = t), (this.raws[e] = n);
        }),
        (e.prototype.setPropertyWithoutEscape = function (e, t) {
          (this[e] = t), this.raws && delete this.raws[e];
        }),
        (e.prototype.isAtPosition = function (e, t) {
          if (this.source && this.source.start && this.source.end)
            return !(
              this.source.start.line > e ||
              this.source.end.line < e ||
              (this.source.start.line === e && this.source.start.column > t) ||
              (this.source.end.line === e && this.source.end.column < t)
            );
        }),
        (e.prototype.stringifyProperty = function (e) {
          return (this.raws && this.raws[e]) || this[e];
        }),
        Object.defineProperty(e.prototype, 'rawSpaceBefore', {
          get: function () {
            var e = this.raws && this.raws.spaces && this.raws.spaces.before;
            return e === void 0 && (e = this.spaces && this.spaces.before), e || ``;
          },
          set: function (e) {
            (0, t.ensureObject)(this, `raws`, `spaces`), (this.raws.spaces.before = e);
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(e.prototype, 'rawSpaceAfter', {
          get: function () {
            var e = this.raws && this.raws.spaces && this.raws.spaces.after;
            return e === void 0 && (e = this.spaces.after), e || ``;
          },
          set: function (e) {
            (0, t.ensureObject)(this, `raws`, `spaces`), (this.raws.spaces.after = e);
          },
          enumerable: !1,
          configurable: !0,
        }),
        (e.prototype.valueToString = function () {
          return String(this.stringifyProperty(`value`));
        }),
        (e.prototype.toString = function () {
          return [this.rawSpaceBefore, this.valueToString(), this.rawSpaceAfter].join(``);
        }),
        (e.prototype._stringify = function () {
          return this.toString();
        }),
        e
      );
    })();
  }),
  M = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.UNIVERSAL =
        e.ATTRIBUTE =
        e.CLASS =
        e.COMBINATOR =
        e.COMMENT =
        e.ID =
        e.NESTING =
        e.PSEUDO =
        e.ROOT =
        e.SELECTOR =
        e.STRING =
        e.TAG =
          void 0),
      (e.TAG = `tag`),
      (e.STRING = `string`),
      (e.SELECTOR = `selector`),
      (e.ROOT = `root`),
      (e.PSEUDO = `pseudo`),
      (e.NESTING = `nesting`),
      (e.ID = `id`),
      (e.COMMENT = `comment`),
      (e.COMBINATOR = `combinator`),
      (e.CLASS = `class`),
      (e.ATTRIBUTE = `attribute`),
      (e.UNIVERSAL = `universal`);
  }),
  N = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i =
        (n && n.__createBinding) ||
        (Object.create
          ? (e, t, n, r) => {
              r === void 0 && (r = n);
              var i = Object.getOwnPropertyDescriptor(t, n);
              (!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) &&
                (i = { enumerable: !0, get: () => t[n] }),
                Object.defineProperty(e, r, i);
            }
          : (e, t, n, r) => {
              r === void 0 && (r = n), (e[r] = t[n]);
            }),
      a =
        (n && n.__setModuleDefault) ||
        (Object.create
          ? (e, t) => {
              Object.defineProperty(e, 'default', { enumerable: !0, value: t });
            }
          : (e, t) => {
              e.default = t;
            }),
      o =
        (n && n.__importStar) ||
        (() => {
          var e = (t) => (
            (e =
              Object.getOwnPropertyNames ||
              ((e) => {
                var t = [];
                for (var n in e) Object.hasOwn(e, n) && (t[t.length] = n);
                return t;
              })),
            e(t)
          );
          return (t) => {
            if (t && t.__esModule) return t;
            var n = {};
            if (t != null) for (var r = e(t), o = 0; o < r.length; o++) r[o] !== 'default' && i(n, t, r[o]);
            return a(n, t), n;
          };
        })(),
      s =
        (n && n.__values) ||
        ((e) => {
          var t = typeof Symbol == `function` && Symbol.iterator,
            n = t && e[t],
            r = 0;
          if (n) return n.call(e);
          if (e && typeof e.length == `number`)
            return { next: () => (e && r >= e.length && (e = void 0), { value: e && e[r++], done: !e }) };
          throw TypeError(t ? `Object is not iterable.` : `Symbol.iterator is not defined.`);
        }),
      c =
        (n && n.__read) ||
        ((e, t) => {
          var n = typeof Symbol == `function` && e[Symbol.iterator];
          if (!n) return e;
          var r = n.call(e),
            i,
            a = [],
            o;
          try {
            for (; (t === void 0 || t-- > 0) && !(i = r.next()).done; ) a.push(i.value);
          } catch (e) {
            o = { error: e };
          } finally {
            try {
              i && !i.done && (n = r.return) && n.call(r);
            } finally {
              if (o) throw o.error;
            }
          }
          return a;
        }),
      l =
        (n && n.__spreadArray) ||
        function (e, t, n) {
          if (n || arguments.length === 2)
            for (var r = 0, i = t.length, a; r < i; r++)
              (a || !(r in t)) && ((a ||= Array.prototype.slice.call(t, 0, r)), (a[r] = t[r]));
          return e.concat(a || Array.prototype.slice.call(t));
        },
      u = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var d = A(),
      f = u(j()),
      p = o(M());
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.nodes ||= []), n;
      }
      return (
        (t.prototype.append = function (e) {
          return (e.parent = this), this.nodes.push(e), this;
        }),
        (t.prototype.prepend = function (e) {
          for (var t in ((e.parent = this), this.nodes.unshift(e), this.indexes)) this.indexes[t]++;
          return this;
        }),
        (t.prototype.at = function (e) {
          return this.nodes[e];
        }),
        (t.prototype.index = function (e) {
          return typeof e == `number` ? e : this.nodes.indexOf(e);
        }),
        Object.defineProperty(t.prototype, 'first', {
          get: function () {
            return this.at(0);
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(t.prototype, 'last', {
          get: function () {
            return this.at(this.length - 1);
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(t.prototype, 'length', {
          get: function () {
            return this.nodes.length;
          },
          enumerable: !1,
          configurable: !0,
        }),
        (t.prototype.removeChild = function (e) {
          (e = this.index(e)), (this.at(e).parent = void 0), this.nodes.splice(e, 1);
          var t;
          for (var n in this.indexes) (t = this.indexes[n]), t >= e && (this.indexes[n] = t - 1);
          return this;
        }),
        (t.prototype.removeAll = function () {
          var e, t;
          try {
            for (var n = s(this.nodes), r = n.next(); !r.done; r = n.next()) {
              var i = r.value;
              i.parent = void 0;
            }
          } catch (t) {
            e = { error: t };
          } finally {
            try {
              r && !r.done && (t = n.return) && t.call(n);
            } finally {
              if (e) throw e.error;
            }
          }
          return (this.nodes = []), this;
        }),
        (t.prototype.empty = function () {
          return this.removeAll();
        }),
        (t.prototype.insertAfter = function (e, t) {
          var n;
          t.parent = this;
          for (var r = this.index(e), i = [], a = 2; a < arguments.length; a++) i.push(arguments[a]);
          (n = this.nodes).splice.apply(n, l([r + 1, 0, t], c(i), !1)), (t.parent = this);
          var o;
          for (var s in this.indexes)
            (o = this.indexes[s]), r < o && (this.indexes[s] = o + arguments.length - 1);
          return this;
        }),
        (t.prototype.insertBefore = function (e, t) {
          var n;
          t.parent = this;
          for (var r = this.index(e), i = [], a = 2; a < arguments.length; a++) i.push(arguments[a]);
          (n = this.nodes).splice.apply(n, l([r, 0, t], c(i), !1)), (t.parent = this);
          var o;
          for (var s in this.indexes)
            (o = this.indexes[s]), o >= r && (this.indexes[s] = o + arguments.length - 1);
          return this;
        }),
        (t.prototype._findChildAtPosition = function (e, t) {
          var n = void 0;
          return (
            this.each((r) => {
              if (r.atPosition) {
                var i = r.atPosition(e, t);
                if (i) return (n = i), !1;
              } else if (r.isAtPosition(e, t)) return (n = r), !1;
            }),
            n
          );
        }),
        (t.prototype.atPosition = function (e, t) {
          if (this.isAtPosition(e, t)) return this._findChildAtPosition(e, t) || this;
        }),
        (t.prototype._inferEndPosition = function () {
          this.last &&
            this.last.source &&
            this.last.source.end &&
            ((this.source = this.source || {}),
            (this.source.end = this.source.end || {}),
            Object.assign(this.source.end, this.last.source.end));
        }),
        (t.prototype.each = function (e) {
          (this.lastEach ||= 0), (this.indexes ||= {}), this.lastEach++;
          var t = this.lastEach;
          if (((this.indexes[t] = 0), this.length)) {
            for (
              var n, r;
              this.indexes[t] < this.length && ((n = this.indexes[t]), (r = e(this.at(n), n)), r !== !1);
            )
              this.indexes[t] += 1;
            if ((delete this.indexes[t], r === !1)) return !1;
          }
        }),
        (t.prototype.walk = function (e, t) {
          if ((t === void 0 && (t = 0), t > d.MAX_NESTING_DEPTH))
            throw Error(`Cannot walk selector: nesting depth exceeds the maximum of ${d.MAX_NESTING_DEPTH}.`);
          return this.each((n, r) => {
            var i = e(n, r);
            if ((i !== !1 && n.length && (i = n.walk(e, t + 1)), i === !1)) return !1;
          });
        }),
        (t.prototype.walkAttributes = function (e) {
          return this.walk((n) => {
            if (n.type === p.ATTRIBUTE) return e.call(this, n);
          });
        }),
        (t.prototype.walkClasses = function (e) {
          return this.walk((n) => {
            if (n.type === p.CLASS) return e.call(this, n);
          });
        }),
        (t.prototype.walkCombinators = function (e) {
          return this.walk((n) => {
            if (n.type === p.COMBINATOR) return e.call(this, n);
          });
        }),
        (t.prototype.walkComments = function (e) {
          return this.walk((n) => {
            if (n.type === p.COMMENT) return e.call(this, n);
          });
        }),
        (t.prototype.walkIds = function (e) {
          return this.walk((n) => {
            if (n.type === p.ID) return e.call(this, n);
          });
        }),
        (t.prototype.walkNesting = function (e) {
          return this.walk((n) => {
            if (n.type === p.NESTING) return e.call(this, n);
          });
        }),
        (t.prototype.walkPseudos = function (e) {
          return this.walk((n) => {
            if (n.type === p.PSEUDO) return e.call(this, n);
          });
        }),
        (t.prototype.walkTags = function (e) {
          return this.walk((n) => {
            if (n.type === p.TAG) return e.call(this, n);
          });
        }),
        (t.prototype.walkUniversals = function (e) {
          return this.walk((n) => {
            if (n.type === p.UNIVERSAL) return e.call(this, n);
          });
        }),
        (t.prototype.split = function (e) {
          var n = [];
          return this.reduce((r, i, a) => {
            var o = e.call(this, i);
            return n.push(i), o ? (r.push(n), (n = [])) : a === this.length - 1 && r.push(n), r;
          }, []);
        }),
        (t.prototype.map = function (e) {
          return this.nodes.map(e);
        }),
        (t.prototype.reduce = function (e, t) {
          return this.nodes.reduce(e, t);
        }),
        (t.prototype.every = function (e) {
          return this.nodes.every(e);
        }),
        (t.prototype.some = function (e) {
          return this.nodes.some(e);
        }),
        (t.prototype.filter = function (e) {
          return this.nodes.filter(e);
        }),
        (t.prototype.sort = function (e) {
          return this.nodes.sort(e);
        }),
        (t.prototype.toString = function (e) {
          return (
            e === void 0 && (e = {}), this._stringify(e, 0, (0, d.resolveMaxNestingDepth)(e.maxNestingDepth))
          );
        }),
        (t.prototype._stringify = function (e, t, n) {
          return this.map((i) => this._stringifyChild(i, e, t, n)).join(``);
        }),
        (t.prototype._stringifyChild = (e, t, n, r) =>
          typeof e._stringify == `function` ? e._stringify(t, n, r) : String(e)),
        t
      );
    })(f.default);
  }),
  P = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(N()),
      o = M();
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.type = o.ROOT), n;
      }
      return (
        (t.prototype._stringify = function (e, t, n) {
          var i = this.reduce((i, a) => (i.push(this._stringifyChild(a, e, t, n)), i), []).join(`,`);
          return this.trailingComma ? i + `,` : i;
        }),
        (t.prototype.error = function (e, t) {
          return this._error ? this._error(e, t) : Error(e);
        }),
        Object.defineProperty(t.prototype, 'errorGenerator', {
          set: function (e) {
            this._error = e;
          },
          enumerable: !1,
          configurable: !0,
        }),
        t
      );
    })(a.default);
  }),
  F = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(N()),
      o = M();
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.type = o.SELECTOR), n;
      }
      return t;
    })(a.default);
  }),
  I = /* @__PURE__ */ t((e, t) => {
    /*! https://mths.be/cssesc v3.0.0 by @mathias */
    var n = {}.hasOwnProperty,
      r = (e, t) => {
        if (!e) return t;
        var r = {};
        for (var i in t) r[i] = n.call(e, i) ? e[i] : t[i];
        return r;
      },
      i = /[ -,./:-@[-^`{-~]/,
      a = /[ -,./:-@[\]^`{-~]/,
      o = /(^|\\+)?(\\[A-F0-9]{1,6})\x20(?![a-fA-F0-9\x20])/g,
      s = function e(t, n) {
        (n = r(n, e.options)), n.quotes != `single` && n.quotes != `double` && (n.quotes = `single`);
        for (
          var s = n.quotes == `double` ? `"` : `'`,
            c = n.isIdentifier,
            l = t.charAt(0),
            u = ``,
            d = 0,
            f = t.length;
          d < f;
        ) {
          var p = t.charAt(d++),
            m = p.charCodeAt(),
            h = void 0;
          if (m < 32 || m > 126) {
            if (m >= 55296 && m <= 56319 && d < f) {
              var g = t.charCodeAt(d++);
              (g & 64512) == 56320 ? (m = ((m & 1023) << 10) + (g & 1023) + 65536) : d--;
            }
            h = `\\` + m.toString(16).toUpperCase() + ` `;
          } else
            h = n.escapeEverything
              ? i.test(p)
                ? `\\` + p
                : `\\` + m.toString(16).toUpperCase() + ` `
              : /[\t\n\f\r\x0B]/.test(p)
                ? `\\` + m.toString(16).toUpperCase() + ` `
                : p == `\\` || (!c && ((p == `"` && s == p) || (p == `'` && s == p))) || (c && a.test(p))
                  ? `\\` + p
                  : p;
          u += h;
        }
        return (
          c &&
            (/^-[-\d]/.test(u)
              ? (u = `\\-` + u.slice(1))
              : /\d/.test(l) && (u = `\\3` + l + ` ` + u.slice(1))),
          (u = u.replace(o, (e, t, n) => (t && t.length % 2 ? e : (t || ``) + n))),
          !c && n.wrap ? s + u + s : u
        );
      };
    (s.options = { escapeEverything: !1, isIdentifier: !1, quotes: `single`, wrap: !1 }),
      (s.version = `3.0.0`),
      (t.exports = s);
  }),
  L = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(I()),
      o = A(),
      s = i(j()),
      c = M();
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.type = c.CLASS), (n._constructed = !0), n;
      }
      return (
        Object.defineProperty(t.prototype, 'value', {
          get: function () {
            return this._value;
          },
          set: function (e) {
            if (this._constructed) {
              var t = (0, a.default)(e, { isIdentifier: !0 });
              t === e
                ? this.raws && delete this.raws.value
                : ((0, o.ensureObject)(this, `raws`), (this.raws.value = t));
            }
            this._value = e;
          },
          enumerable: !1,
          configurable: !0,
        }),
        (t.prototype.valueToString = function () {
          return `.` + e.prototype.valueToString.call(this);
        }),
        t
      );
    })(s.default);
  }),
  R = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(j()),
      o = M();
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.type = o.COMMENT), n;
      }
      return t;
    })(a.default);
  }),
  z = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(j()),
      o = M();
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.type = o.ID), n;
      }
      return (
        (t.prototype.valueToString = function () {
          return `#` + e.prototype.valueToString.call(this);
        }),
        t
      );
    })(a.default);
  }),
  B = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(I()),
      o = A();
    e.default = ((e) => {
      r(t, e);
      function t() {
        return (e !== null && e.apply(this, arguments)) || this;
      }
      return (
        Object.defineProperty(t.prototype, 'namespace', {
          get: function () {
            return this._namespace;
          },
          set: function (e) {
            if (e === !0 || e === `*` || e === `&`)
              (this._namespace = e), this.raws && delete this.raws.namespace;
            else {
              var t = (0, a.default)(e, { isIdentifier: !0 });
              (this._namespace = e),
                t === e
                  ? this.raws && delete this.raws.namespace
                  : ((0, o.ensureObject)(this, `raws`), (this.raws.namespace = t));
            }
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(t.prototype, 'ns', {
          get: function () {
            return this._namespace;
          },
          set: function (e) {
            this.namespace = e;
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(t.prototype, 'namespaceString', {
          get: function () {
            if (this.namespace) {
              var e = this.stringifyProperty(`namespace`);
              return e === !0 ? `` : e;
            }
            return ``;
          },
          enumerable: !1,
          configurable: !0,
        }),
        (t.prototype.qualifiedName = function (e) {
          return this.namespace ? `${this.namespaceString}|${e}` : e;
        }),
        (t.prototype.valueToString = function () {
          return this.qualifiedName(e.prototype.valueToString.call(this));
        }),
        t
      );
    })(i(j()).default);
  }),
  V = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(B()),
      o = M();
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.type = o.TAG), n;
      }
      return t;
    })(a.default);
  }),
  H = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + s(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(j()),
      o = M(),
      s = ((e) => {
        r(t, e);
        function t(t) {
          var n = e.call(this, t) || this;
          return (n.type = o.STRING), n;
        }
        return t;
      })(a.default);
    e.default = s;
  }),
  U = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(N()),
      o = M();
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.type = o.PSEUDO), n;
      }
      return (
        (t.prototype._stringify = function (e, t, n) {
          if (t >= n) throw Error(`Cannot serialize selector: nesting depth exceeds the maximum of ${n}.`);
          var i = this.length
            ? `(` + this.map((i) => this._stringifyChild(i, e, t + 1, n)).join(`,`) + `)`
            : ``;
          return [this.rawSpaceBefore, this.stringifyProperty(`value`), i, this.rawSpaceAfter].join(``);
        }),
        t
      );
    })(a.default);
  }),
  W = /* @__PURE__ */ t((t, n) => {
    n.exports = e(`util`).deprecate;
  }),
  G = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e })),
      a;
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.unescapeValue = h);
    var o = i(I()),
      s = i(T()),
      c = i(B()),
      l = M(),
      u = W(),
      d = /^('|")([^]*)\1$/,
      f = u(
        () => {},
        `Assigning an attribute a value containing characters that might need to be escaped is deprecated. Call attribute.setValue() instead.`,
      ),
      p = u(
        () => {},
        `Assigning attr.quoted is deprecated and has no effect. Assign to attr.quoteMark instead.`,
      ),
      m = u(
        () => {},
        `Constructing an Attribute selector with a value without specifying quoteMark is deprecated. Note: The value should be unescaped now.`,
      );
    function h(e) {
      var t = !1,
        n = null,
        r = e,
        i = r.match(d);
      return (
        i && ((n = i[1]), (r = i[2])),
        (r = (0, s.default)(r)),
        r !== e && (t = !0),
        { deprecatedUsage: t, unescaped: r, quoteMark: n }
      );
    }
    function g(e) {
      if (e.quoteMark !== void 0 || e.value === void 0) return e;
      m();
      var t = h(e.value),
        n = t.quoteMark,
        r = t.unescaped;
      return (
        (e.raws ||= {}),
        e.raws.value === void 0 && (e.raws.value = e.value),
        (e.value = r),
        (e.quoteMark = n),
        e
      );
    }
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        t === void 0 && (t = {});
        var n = e.call(this, g(t)) || this;
        return (
          (n.type = l.ATTRIBUTE),
          (n.raws = n.raws || {}),
          Object.defineProperty(n.raws, 'unquoted', {
            get: u(() => n.value, `attr.raws.unquoted is deprecated. Call attr.value instead.`),
            set: u(
              () => n.value,
              `Setting attr.raws.unquoted is deprecated and has no effect. attr.value is unescaped by default now.`,
            ),
          }),
          (n._constructed = !0),
          n
        );
      }
      return (
        (t.prototype.getQuotedValue = function (e) {
          e === void 0 && (e = {});
          var t = _[this._determineQuoteMark(e)];
          return (0, o.default)(this._value, t);
        }),
        (t.prototype._determineQuoteMark = function (e) {
          return e.smart ? this.smartQuoteMark(e) : this.preferredQuoteMark(e);
        }),
        (t.prototype.setValue = function (e, t) {
          t === void 0 && (t = {}),
            (this._value = e),
            (this._quoteMark = this._determineQuoteMark(t)),
            this._syncRawValue();
        }),
        (t.prototype.smartQuoteMark = function (e) {
          var n = this.value,
            r = n.replace(/[^']/g, ``).length,
            i = n.replace(/[^"]/g, ``).length;
          if (r + i === 0) {
            var a = (0, o.default)(n, { isIdentifier: !0 });
            if (a === n) return t.NO_QUOTE;
            var s = this.preferredQuoteMark(e);
            if (s === t.NO_QUOTE) {
              var c = this.quoteMark || e.quoteMark || t.DOUBLE_QUOTE;
              if ((0, o.default)(n, _[c]).length < a.length) return c;
            }
            return s;
          }
          return i === r ? this.preferredQuoteMark(e) : i < r ? t.DOUBLE_QUOTE : t.SINGLE_QUOTE;
        }),
        (t.prototype.preferredQuoteMark = function (e) {
          var n = e.preferCurrentQuoteMark ? this.quoteMark : e.quoteMark;
          return (
            n === void 0 && (n = e.preferCurrentQuoteMark ? e.quoteMark : this.quoteMark),
            n === void 0 && (n = t.DOUBLE_QUOTE),
            n
          );
        }),
        Object.defineProperty(t.prototype, 'quoted', {
          get: function () {
            var e = this.quoteMark;
            return e === `'` || e === `"`;
          },
          set: (e) => {
            p();
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(t.prototype, 'quoteMark', {
          get: function () {
            return this._quoteMark;
          },
          set: function (e) {
            this._constructed
              ? this._quoteMark !== e && ((this._quoteMark = e), this._syncRawValue())
              : (this._quoteMark = e);
          },
          enumerable: !1,
          configurable: !0,
        }),
        (t.prototype._syncRawValue = function () {
          var e = (0, o.default)(this._value, _[this.quoteMark]);
          e === this._value ? this.raws && delete this.raws.value : (this.raws.value = e);
        }),
        Object.defineProperty(t.prototype, 'qualifiedAttribute', {
          get: function () {
            return this.qualifiedName(this.raws.attribute || this.attribute);
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(t.prototype, 'insensitiveFlag', {
          get: function () {
            return this.insensitive ? `i` : ``;
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(t.prototype, 'value', {
          get: function () {
            return this._value;
          },
          set: function (e) {
            if (this._constructed) {
              var t = h(e),
                n = t.deprecatedUsage,
                r = t.unescaped,
                i = t.quoteMark;
              if ((n && f(), r === this._value && i === this._quoteMark)) return;
              (this._value = r), (this._quoteMark = i), this._syncRawValue();
            } else this._value = e;
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(t.prototype, 'insensitive', {
          get: function () {
            return this._insensitive;
          },
          set: function (e) {
            e ||
              ((this._insensitive = !1),
              this.raws &&
                (this.raws.insensitiveFlag === `I` || this.raws.insensitiveFlag === `i`) &&
                (this.raws.insensitiveFlag = void 0)),
              (this._insensitive = e);
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(t.prototype, 'attribute', {
          get: function () {
            return this._attribute;
          },
          set: function (e) {
            this._handleEscapes(`attribute`, e), (this._attribute = e);
          },
          enumerable: !1,
          configurable: !0,
        }),
        (t.prototype._handleEscapes = function (e, t) {
          if (this._constructed) {
            var n = (0, o.default)(t, { isIdentifier: !0 });
            n === t ? delete this.raws[e] : (this.raws[e] = n);
          }
        }),
        (t.prototype._spacesFor = function (e) {
          var t = { before: ``, after: `` },
            n = this.spaces[e] || {},
            r = (this.raws.spaces && this.raws.spaces[e]) || {};
          return Object.assign(t, n, r);
        }),
        (t.prototype._stringFor = function (e, t, n) {
          t === void 0 && (t = e), n === void 0 && (n = v);
          var r = this._spacesFor(t);
          return n(this.stringifyProperty(e), r);
        }),
        (t.prototype.offsetOf = function (e) {
          var t = 1,
            n = this._spacesFor(`attribute`);
          if (((t += n.before.length), e === `namespace` || e === `ns`)) return this.namespace ? t : -1;
          if (
            e === `attributeNS` ||
            ((t += this.namespaceString.length), this.namespace && (t += 1), e === `attribute`)
          )
            return t;
          (t += this.stringifyProperty(`attribute`).length), (t += n.after.length);
          var r = this._spacesFor(`operator`);
          t += r.before.length;
          var i = this.stringifyProperty(`operator`);
          if (e === `operator`) return i ? t : -1;
          (t += i.length), (t += r.after.length);
          var a = this._spacesFor(`value`);
          t += a.before.length;
          var o = this.stringifyProperty(`value`);
          if (e === `value`) return o ? t : -1;
          (t += o.length), (t += a.after.length);
          var s = this._spacesFor(`insensitive`);
          return (t += s.before.length), e === `insensitive` && this.insensitive ? t : -1;
        }),
        (t.prototype.toString = function () {
          var t = [this.rawSpaceBefore, `[`];
          return (
            t.push(this._stringFor(`qualifiedAttribute`, `attribute`)),
            this.operator &&
              (this.value || this.value === ``) &&
              (t.push(this._stringFor(`operator`)),
              t.push(this._stringFor(`value`)),
              t.push(
                this._stringFor(
                  `insensitiveFlag`,
                  `insensitive`,
                  (t, n) => (
                    t.length > 0 &&
                      !this.quoted &&
                      n.before.length === 0 &&
                      !(this.spaces.value && this.spaces.value.after) &&
                      (n.before = ` `),
                    v(t, n)
                  ),
                ),
              )),
            t.push(`]`),
            t.push(this.rawSpaceAfter),
            t.join(``)
          );
        }),
        (t.NO_QUOTE = null),
        (t.SINGLE_QUOTE = `'`),
        (t.DOUBLE_QUOTE = `"`),
        t
      );
    })(c.default);
    var _ =
      ((a = { "'": { quotes: `single`, wrap: !0 }, '"': { quotes: `double`, wrap: !0 } }),
      (a[null] = { isIdentifier: !0 }),
      a);
    function v(e, t) {
      return `${t.before}${e}${t.after}`;
    }
  }),
  K = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(B()),
      o = M();
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.type = o.UNIVERSAL), (n.value = `*`), n;
      }
      return t;
    })(a.default);
  }),
  q = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(j()),
      o = M();
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.type = o.COMBINATOR), n;
      }
      return t;
    })(a.default);
  }),
  J = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__extends) ||
        (() => {
          var e = (t, n) => (
            (e =
              Object.setPrototypeOf ||
              ({ __proto__: [] } instanceof Array &&
                ((e, t) => {
                  e.__proto__ = t;
                })) ||
              ((e, t) => {
                for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
              })),
            e(t, n)
          );
          return (t, n) => {
            if (typeof n != `function` && n !== null)
              throw TypeError(`Class extends value ` + String(n) + ` is not a constructor or null`);
            e(t, n);
            function r() {
              this.constructor = t;
            }
            t.prototype = n === null ? Object.create(n) : ((r.prototype = n.prototype), new r());
          };
        })(),
      i = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var a = i(j()),
      o = M();
    e.default = ((e) => {
      r(t, e);
      function t(t) {
        var n = e.call(this, t) || this;
        return (n.type = o.NESTING), (n.value = `&`), n;
      }
      return t;
    })(a.default);
  }),
  ee = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.default = t);
    function t(e) {
      return e.sort((e, t) => e - t);
    }
  }),
  Y = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.combinator =
        e.word =
        e.comment =
        e.str =
        e.tab =
        e.newline =
        e.feed =
        e.cr =
        e.backslash =
        e.bang =
        e.slash =
        e.doubleQuote =
        e.singleQuote =
        e.space =
        e.greaterThan =
        e.pipe =
        e.equals =
        e.plus =
        e.caret =
        e.tilde =
        e.dollar =
        e.closeSquare =
        e.openSquare =
        e.closeParenthesis =
        e.openParenthesis =
        e.semicolon =
        e.colon =
        e.comma =
        e.at =
        e.asterisk =
        e.ampersand =
          void 0),
      (e.ampersand = 38),
      (e.asterisk = 42),
      (e.at = 64),
      (e.comma = 44),
      (e.colon = 58),
      (e.semicolon = 59),
      (e.openParenthesis = 40),
      (e.closeParenthesis = 41),
      (e.openSquare = 91),
      (e.closeSquare = 93),
      (e.dollar = 36),
      (e.tilde = 126),
      (e.caret = 94),
      (e.plus = 43),
      (e.equals = 61),
      (e.pipe = 124),
      (e.greaterThan = 62),
      (e.space = 32),
      (e.singleQuote = 39),
      (e.doubleQuote = 34),
      (e.slash = 47),
      (e.bang = 33),
      (e.backslash = 92),
      (e.cr = 13),
      (e.feed = 12),
      (e.newline = 10),
      (e.tab = 9),
      (e.str = e.singleQuote),
      (e.comment = -1),
      (e.word = -2),
      (e.combinator = -3);
  }),
  te = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__createBinding) ||
        (Object.create
          ? (e, t, n, r) => {
              r === void 0 && (r = n);
              var i = Object.getOwnPropertyDescriptor(t, n);
              (!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) &&
                (i = { enumerable: !0, get: () => t[n] }),
                Object.defineProperty(e, r, i);
            }
          : (e, t, n, r) => {
              r === void 0 && (r = n), (e[r] = t[n]);
            }),
      i =
        (n && n.__setModuleDefault) ||
        (Object.create
          ? (e, t) => {
              Object.defineProperty(e, 'default', { enumerable: !0, value: t });
            }
          : (e, t) => {
              e.default = t;
            }),
      a =
        (n && n.__importStar) ||
        (() => {
          var e = (t) => (
            (e =
              Object.getOwnPropertyNames ||
              ((e) => {
                var t = [];
                for (var n in e) Object.hasOwn(e, n) && (t[t.length] = n);
                return t;
              })),
            e(t)
          );
          return (t) => {
            if (t && t.__esModule) return t;
            var n = {};
            if (t != null) for (var a = e(t), o = 0; o < a.length; o++) a[o] !== 'default' && r(n, t, a[o]);
            return i(n, t), n;
          };
        })(),
      o,
      s;
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.FIELDS = void 0), (e.default = g);
    for (
      var c = a(Y()),
        l = ((o = {}), (o[c.tab] = !0), (o[c.newline] = !0), (o[c.cr] = !0), (o[c.feed] = !0), o),
        u =
          ((s = {}),
          (s[c.space] = !0),
          (s[c.tab] = !0),
          (s[c.newline] = !0),
          (s[c.cr] = !0),
          (s[c.feed] = !0),
          (s[c.ampersand] = !0),
          (s[c.asterisk] = !0),
          (s[c.bang] = !0),
          (s[c.comma] = !0),
          (s[c.colon] = !0),
          (s[c.semicolon] = !0),
          (s[c.openParenthesis] = !0),
          (s[c.closeParenthesis] = !0),
          (s[c.openSquare] = !0),
          (s[c.closeSquare] = !0),
          (s[c.singleQuote] = !0),
          (s[c.doubleQuote] = !0),
          (s[c.plus] = !0),
          (s[c.pipe] = !0),
          (s[c.tilde] = !0),
          (s[c.greaterThan] = !0),
          (s[c.equals] = !0),
          (s[c.dollar] = !0),
          (s[c.caret] = !0),
          (s[c.slash] = !0),
          s),
        d = {},
        f = `0123456789abcdefABCDEF`,
        p = 0;
      p < f.length;
      p++
    )
      d[f.charCodeAt(p)] = !0;
    function m(e, t) {
      var n = t,
        r;
      do {
        if (((r = e.charCodeAt(n)), u[r])) return n - 1;
        r === c.backslash ? (n = h(e, n) + 1) : n++;
      } while (n < e.length);
      return n - 1;
    }
    function h(e, t) {
      var n = t,
        r = e.charCodeAt(n + 1);
      if (!l[r]) {
        if (d[r]) {
          var i = 0;
          do n++, i++, (r = e.charCodeAt(n + 1));
          while (d[r] && i < 6);
          i < 6 && r === c.space && n++;
        } else n++;
      }
      return n;
    }
    e.FIELDS = { TYPE: 0, START_LINE: 1, START_COL: 2, END_LINE: 3, END_COL: 4, START_POS: 5, END_POS: 6 };
    function g(e) {
      var t = [],
        n = e.css.valueOf(),
        r = n.length,
        i = -1,
        a = 1,
        o = 0,
        s = 0,
        l,
        u,
        d,
        f,
        p,
        h,
        g,
        _,
        v,
        y,
        b,
        x,
        S;
      function C(t, r) {
        if (e.safe) (n += r), (v = n.length - 1);
        else throw e.error(`Unclosed ` + t, a, o - i, o);
      }
      for (; o < r; ) {
        switch (((l = n.charCodeAt(o)), l === c.newline && ((i = o), (a += 1)), l)) {
          case c.space:
          case c.tab:
          case c.newline:
          case c.cr:
          case c.feed:
            v = o;
            do (v += 1), (l = n.charCodeAt(v)), l === c.newline && ((i = v), (a += 1));
            while (l === c.space || l === c.newline || l === c.tab || l === c.cr || l === c.feed);
            (S = c.space), (f = a), (d = v - i - 1), (s = v);
            break;
          case c.plus:
          case c.greaterThan:
          case c.tilde:
          case c.pipe:
            v = o;
            do (v += 1), (l = n.charCodeAt(v));
            while (l === c.plus || l === c.greaterThan || l === c.tilde || l === c.pipe);
            (S = c.combinator), (f = a), (d = o - i), (s = v);
            break;
          case c.asterisk:
          case c.ampersand:
          case c.bang:
          case c.comma:
          case c.equals:
          case c.dollar:
          case c.caret:
          case c.openSquare:
          case c.closeSquare:
          case c.colon:
          case c.semicolon:
          case c.openParenthesis:
          case c.closeParenthesis:
            (v = o), (S = l), (f = a), (d = o - i), (s = v + 1);
            break;
          case c.singleQuote:
          case c.doubleQuote:
            (x = l === c.singleQuote ? `'` : `"`), (v = o);
            do
              for (
                p = !1, v = n.indexOf(x, v + 1), v === -1 && C(`quote`, x), h = v;
                n.charCodeAt(h - 1) === c.backslash;
              )
                --h, (p = !p);
            while (p);
            (S = c.str), (f = a), (d = o - i), (s = v + 1);
            break;
          default:
            l === c.slash && n.charCodeAt(o + 1) === c.asterisk
              ? ((v = n.indexOf(`*/`, o + 2) + 1),
                v === 0 && C(`comment`, `*/`),
                (u = n.slice(o, v + 1)),
                (_ = u.split(`
`)),
                (g = _.length - 1),
                g > 0 ? ((y = a + g), (b = v - _[g].length)) : ((y = a), (b = i)),
                (S = c.comment),
                (a = y),
                (f = y),
                (d = v - b))
              : l === c.slash
                ? ((v = o), (S = l), (f = a), (d = o - i), (s = v + 1))
                : ((v = m(n, o)), (S = c.word), (f = a), (d = v - i)),
              (s = v + 1);
        }
        t.push([S, a, o - i, f, d, o, s]), (b &&= ((i = b), null)), (o = s);
      }
      return t;
    }
  }),
  X = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__assign) ||
        function () {
          return (
            (r =
              Object.assign ||
              function (e) {
                for (var t, n = 1, r = arguments.length; n < r; n++)
                  for (var i in ((t = arguments[n]), t)) Object.hasOwn(t, i) && (e[i] = t[i]);
                return e;
              }),
            r.apply(this, arguments)
          );
        },
      i =
        (n && n.__createBinding) ||
        (Object.create
          ? (e, t, n, r) => {
              r === void 0 && (r = n);
              var i = Object.getOwnPropertyDescriptor(t, n);
              (!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) &&
                (i = { enumerable: !0, get: () => t[n] }),
                Object.defineProperty(e, r, i);
            }
          : (e, t, n, r) => {
              r === void 0 && (r = n), (e[r] = t[n]);
            }),
      a =
        (n && n.__setModuleDefault) ||
        (Object.create
          ? (e, t) => {
              Object.defineProperty(e, 'default', { enumerable: !0, value: t });
            }
          : (e, t) => {
              e.default = t;
            }),
      o =
        (n && n.__importStar) ||
        (() => {
          var e = (t) => (
            (e =
              Object.getOwnPropertyNames ||
              ((e) => {
                var t = [];
                for (var n in e) Object.hasOwn(e, n) && (t[t.length] = n);
                return t;
              })),
            e(t)
          );
          return (t) => {
            if (t && t.__esModule) return t;
            var n = {};
            if (t != null) for (var r = e(t), o = 0; o < r.length; o++) r[o] !== 'default' && i(n, t, r[o]);
            return a(n, t), n;
          };
        })(),
      s =
        (n && n.__read) ||
        ((e, t) => {
          var n = typeof Symbol == `function` && e[Symbol.iterator];
          if (!n) return e;
          var r = n.call(e),
            i,
            a = [],
            o;
          try {
            for (; (t === void 0 || t-- > 0) && !(i = r.next()).done; ) a.push(i.value);
          } catch (e) {
            o = { error: e };
          } finally {
            try {
              i && !i.done && (n = r.return) && n.call(r);
            } finally {
              if (o) throw o.error;
            }
          }
          return a;
        }),
      c =
        (n && n.__spreadArray) ||
        function (e, t, n) {
          if (n || arguments.length === 2)
            for (var r = 0, i = t.length, a; r < i; r++)
              (a || !(r in t)) && ((a ||= Array.prototype.slice.call(t, 0, r)), (a[r] = t[r]));
          return e.concat(a || Array.prototype.slice.call(t));
        },
      l = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e })),
      u,
      d;
    Object.defineProperty(e, '__esModule', { value: !0 });
    var f = l(P()),
      p = l(F()),
      m = l(L()),
      h = l(R()),
      g = l(z()),
      _ = l(V()),
      v = l(H()),
      y = l(U()),
      b = o(G()),
      x = l(K()),
      S = l(q()),
      C = l(J()),
      w = l(ee()),
      T = o(te()),
      E = o(Y()),
      D = o(M()),
      O = A(),
      k =
        ((u = {}),
        (u[E.space] = !0),
        (u[E.cr] = !0),
        (u[E.feed] = !0),
        (u[E.newline] = !0),
        (u[E.tab] = !0),
        u),
      j = r(r({}, k), ((d = {}), (d[E.comment] = !0), d));
    function N(e) {
      return { line: e[T.FIELDS.START_LINE], column: e[T.FIELDS.START_COL] };
    }
    function I(e) {
      return { line: e[T.FIELDS.END_LINE], column: e[T.FIELDS.END_COL] };
    }
    function B(e, t, n, r) {
      return { start: { line: e, column: t }, end: { line: n, column: r } };
    }
    function W(e) {
      return B(e[T.FIELDS.START_LINE], e[T.FIELDS.START_COL], e[T.FIELDS.END_LINE], e[T.FIELDS.END_COL]);
    }
    function X(e, t) {
      if (e)
        return B(e[T.FIELDS.START_LINE], e[T.FIELDS.START_COL], t[T.FIELDS.END_LINE], t[T.FIELDS.END_COL]);
    }
    function Z(e, t) {
      var n = e[t];
      if (typeof n == `string`)
        return (
          n.indexOf(`\\`) !== -1 &&
            ((0, O.ensureObject)(e, `raws`),
            (e[t] = (0, O.unesc)(n)),
            e.raws[t] === void 0 && (e.raws[t] = n)),
          e
        );
    }
    function Q(e, t) {
      for (var n = -1, r = []; (n = e.indexOf(t, n + 1)) !== -1; ) r.push(n);
      return r;
    }
    function ne() {
      return Array.from(new Set(Array.prototype.concat.apply([], arguments)));
    }
    e.default = (() => {
      function e(e, t) {
        t === void 0 && (t = {}),
          (this.rule = e),
          (this.options = Object.assign({ lossy: !1, safe: !1 }, t)),
          (this.position = 0),
          (this.nestingDepth = 0),
          (this.maxNestingDepth = (0, O.resolveMaxNestingDepth)(this.options.maxNestingDepth)),
          (this.css = typeof this.rule == `string` ? this.rule : this.rule.selector),
          (this.tokens = (0, T.default)({
            css: this.css,
            error: this._errorGenerator(),
            safe: this.options.safe,
          }));
        var n = X(this.tokens[0], this.tokens[this.tokens.length - 1]);
        (this.root = new f.default({ source: n })), (this.root.errorGenerator = this._errorGenerator());
        var r = new p.default({ source: { start: { line: 1, column: 1 } }, sourceIndex: 0 });
        this.root.append(r), (this.current = r), this.loop();
      }
      return (
        (e.prototype._errorGenerator = function () {
          return (t, n) => (typeof this.rule == `string` ? Error(t) : this.rule.error(t, n));
        }),
        (e.prototype.attribute = function () {
          var e = [],
            t = this.currToken;
          for (
            this.position++;
            this.position < this.tokens.length && this.currToken[T.FIELDS.TYPE] !== E.closeSquare;
          )
            e.push(this.currToken), this.position++;
          if (!this.currToken) return this.expected(`closing square bracket`, t[T.FIELDS.START_POS]);
          if (this.currToken[T.FIELDS.TYPE] !== E.closeSquare)
            return this.expected(`closing square bracket`, this.currToken[T.FIELDS.START_POS]);
          var n = e.length,
            r = {
              source: B(t[1], t[2], this.currToken[3], this.currToken[4]),
              sourceIndex: t[T.FIELDS.START_POS],
            };
          if (n === 1 && !~[E.word].indexOf(e[0][T.FIELDS.TYPE]))
            return this.expected(`attribute`, e[0][T.FIELDS.START_POS]);
          for (var i = 0, a = ``, o = ``, s = null, c = !1; i < n; ) {
            var l = e[i],
              u = this.content(l),
              d = e[i + 1];
            switch (l[T.FIELDS.TYPE]) {
              case E.space:
                if (((c = !0), this.options.lossy)) break;
                if (s) {
                  (0, O.ensureObject)(r, `spaces`, s), (r.spaces[s].after = (r.spaces[s].after || ``) + u);
                  var f = (0, O.getProp)(r, `raws`, `spaces`, s, `after`) || null;
                  f && (r.raws.spaces[s].after = f + u);
                } else (a += u), (o += u);
                break;
              case E.asterisk:
                if (d[T.FIELDS.TYPE] === E.equals) (r.operator = u), (s = `operator`);
                else if ((!r.namespace || (s === `namespace` && !c)) && d) {
                  (a &&=
                    ((0, O.ensureObject)(r, `spaces`, `attribute`), (r.spaces.attribute.before = a), ``)),
                    (o &&=
                      ((0, O.ensureObject)(r, `raws`, `spaces`, `attribute`),
                      (r.raws.spaces.attribute.before = o),
                      ``)),
                    (r.namespace = (r.namespace || ``) + u);
                  var p = (0, O.getProp)(r, `raws`, `namespace`) || null;
                  p && (r.raws.namespace += u), (s = `namespace`);
                }
                c = !1;
                break;
              case E.dollar:
                if (s === `value`) {
                  var m = (0, O.getProp)(r, `raws`, `value`);
                  (r.value += `$`), m && (r.raws.value = m + `$`);
                  break;
                }
              case E.caret:
                d[T.FIELDS.TYPE] === E.equals && ((r.operator = u), (s = `operator`)), (c = !1);
                break;
              case E.combinator:
                if (
                  (u === `~` && d[T.FIELDS.TYPE] === E.equals && ((r.operator = u), (s = `operator`)),
                  u !== `|`)
                ) {
                  c = !1;
                  break;
                }
                d[T.FIELDS.TYPE] === E.equals
                  ? ((r.operator = u), (s = `operator`))
                  : !r.namespace && !r.attribute && (r.namespace = !0),
                  (c = !1);
                break;
              case E.word:
                if (
                  d &&
                  this.content(d) === `|` &&
                  e[i + 2] &&
                  e[i + 2][T.FIELDS.TYPE] !== E.equals &&
                  !r.operator &&
                  !r.namespace
                )
                  (r.namespace = u), (s = `namespace`);
                else if (!r.attribute || (s === `attribute` && !c)) {
                  (a &&=
                    ((0, O.ensureObject)(r, `spaces`, `attribute`), (r.spaces.attribute.before = a), ``)),
                    (o &&=
                      ((0, O.ensureObject)(r, `raws`, `spaces`, `attribute`),
                      (r.raws.spaces.attribute.before = o),
                      ``)),
                    (r.attribute = (r.attribute || ``) + u);
                  var p = (0, O.getProp)(r, `raws`, `attribute`) || null;
                  p && (r.raws.attribute += u), (s = `attribute`);
                } else if ((!r.value && r.value !== ``) || (s === `value` && !(c || r.quoteMark))) {
                  var h = (0, O.unesc)(u),
                    m = (0, O.getProp)(r, `raws`, `value`) || ``,
                    g = r.value || ``;
                  (r.value = g + h),
                    (r.quoteMark = null),
                    (h !== u || m) && ((0, O.ensureObject)(r, `raws`), (r.raws.value = (m || g) + u)),
                    (s = `value`);
                } else {
                  var _ = u === `i` || u === `I`;
                  (r.value || r.value === ``) && (r.quoteMark || c)
                    ? ((r.insensitive = _),
                      (_ && u !== `I`) || ((0, O.ensureObject)(r, `raws`), (r.raws.insensitiveFlag = u)),
                      (s = `insensitive`),
                      (a &&=
                        ((0, O.ensureObject)(r, `spaces`, `insensitive`),
                        (r.spaces.insensitive.before = a),
                        ``)),
                      (o &&=
                        ((0, O.ensureObject)(r, `raws`, `spaces`, `insensitive`),
                        (r.raws.spaces.insensitive.before = o),
                        ``)))
                    : (r.value || r.value === ``) &&
                      ((s = `value`), (r.value += u), r.raws.value && (r.raws.value += u));
                }
                c = !1;
                break;
              case E.str: {
                if (!r.attribute || !r.operator)
                  return this.error(`Expected an attribute followed by an operator preceding the string.`, {
                    index: l[T.FIELDS.START_POS],
                  });
                var v = (0, b.unescapeValue)(u),
                  y = v.unescaped,
                  x = v.quoteMark;
                (r.value = y),
                  (r.quoteMark = x),
                  (s = `value`),
                  (0, O.ensureObject)(r, `raws`),
                  (r.raws.value = u),
                  (c = !1);
                break;
              }
              case E.equals:
                if (!r.attribute) return this.expected(`attribute`, l[T.FIELDS.START_POS], u);
                if (r.value)
                  return this.error(`Unexpected "=" found; an operator was already defined.`, {
                    index: l[T.FIELDS.START_POS],
                  });
                (r.operator = r.operator ? r.operator + u : u), (s = `operator`), (c = !1);
                break;
              case E.comment:
                if (s) {
                  if (c || (d && d[T.FIELDS.TYPE] === E.space) || s === `insensitive`) {
                    var S = (0, O.getProp)(r, `spaces`, s, `after`) || ``,
                      C = (0, O.getProp)(r, `raws`, `spaces`, s, `after`) || S;
                    (0, O.ensureObject)(r, `raws`, `spaces`, s), (r.raws.spaces[s].after = C + u);
                  } else {
                    var w = r[s] || ``,
                      D = (0, O.getProp)(r, `raws`, s) || w;
                    (0, O.ensureObject)(r, `raws`), (r.raws[s] = D + u);
                  }
                } else o += u;
                break;
              default:
                return this.error(`Unexpected "${u}" found.`, { index: l[T.FIELDS.START_POS] });
            }
            i++;
          }
          Z(r, `attribute`), Z(r, `namespace`), this.newNode(new b.default(r)), this.position++;
        }),
        (e.prototype.parseWhitespaceEquivalentTokens = function (e) {
          e < 0 && (e = this.tokens.length);
          var t = this.position,
            n = [],
            r = ``,
            i = void 0;
          do
            if (k[this.currToken[T.FIELDS.TYPE]]) this.options.lossy || (r += this.content());
            else if (this.currToken[T.FIELDS.TYPE] === E.comment) {
              var a = {};
              (r &&= ((a.before = r), ``)),
                (i = new h.default({
                  value: this.content(),
                  source: W(this.currToken),
                  sourceIndex: this.currToken[T.FIELDS.START_POS],
                  spaces: a,
                })),
                n.push(i);
            }
          while (++this.position < e);
          if (r) {
            if (i) i.spaces.after = r;
            else if (!this.options.lossy) {
              var o = this.tokens[t],
                s = this.tokens[this.position - 1];
              n.push(
                new v.default({
                  value: ``,
                  source: B(
                    o[T.FIELDS.START_LINE],
                    o[T.FIELDS.START_COL],
                    s[T.FIELDS.END_LINE],
                    s[T.FIELDS.END_COL],
                  ),
                  sourceIndex: o[T.FIELDS.START_POS],
                  spaces: { before: r, after: `` },
                }),
              );
            }
          }
          return n;
        }),
        (e.prototype.convertWhitespaceNodesToSpace = function (e, t) {
          t === void 0 && (t = !1);
          var r = ``,
            i = ``;
          return (
            e.forEach((e) => {
              var a = this.lossySpace(e.spaces.before, t),
                o = this.lossySpace(e.rawSpaceBefore, t);
              (r += a + this.lossySpace(e.spaces.after, t && a.length === 0)),
                (i += a + e.value + this.lossySpace(e.rawSpaceAfter, t && o.length === 0));
            }),
            i === r && (i = void 0),
            { space: r, rawSpace: i }
          );
        }),
        (e.prototype.isNamedCombinator = function (e) {
          return (
            e === void 0 && (e = this.position),
            this.tokens[e + 0] &&
              this.tokens[e + 0][T.FIELDS.TYPE] === E.slash &&
              this.tokens[e + 1] &&
              this.tokens[e + 1][T.FIELDS.TYPE] === E.word &&
              this.tokens[e + 2] &&
              this.tokens[e + 2][T.FIELDS.TYPE] === E.slash
          );
        }),
        (e.prototype.namedCombinator = function () {
          if (this.isNamedCombinator()) {
            var e = this.content(this.tokens[this.position + 1]),
              t = (0, O.unesc)(e).toLowerCase(),
              n = {};
            t !== e && (n.value = `/${e}/`);
            var r = new S.default({
              value: `/${t}/`,
              source: B(
                this.currToken[T.FIELDS.START_LINE],
                this.currToken[T.FIELDS.START_COL],
                this.tokens[this.position + 2][T.FIELDS.END_LINE],
                this.tokens[this.position + 2][T.FIELDS.END_COL],
              ),
              sourceIndex: this.currToken[T.FIELDS.START_POS],
              raws: n,
            });
            return (this.position += 3), r;
          }
          this.unexpected();
        }),
        (e.prototype.combinator = function () {
          if (this.content() === `|`) return this.namespace();
          var t = this.locateNextMeaningfulToken(this.position);
          if (
            t < 0 ||
            this.tokens[t][T.FIELDS.TYPE] === E.comma ||
            this.tokens[t][T.FIELDS.TYPE] === E.closeParenthesis
          ) {
            var n = this.parseWhitespaceEquivalentTokens(t);
            if (n.length > 0) {
              var r = this.current.last;
              if (r) {
                var i = this.convertWhitespaceNodesToSpace(n),
                  a = i.space,
                  o = i.rawSpace;
                o !== void 0 && (r.rawSpaceAfter += o), (r.spaces.after += a);
              } else n.forEach((t) => this.newNode(t));
            }
          } else {
            var s = this.currToken,
              c = void 0;
            t > this.position && (c = this.parseWhitespaceEquivalentTokens(t));
            var l;
            if (
              (this.isNamedCombinator()
                ? (l = this.namedCombinator())
                : this.currToken[T.FIELDS.TYPE] === E.combinator
                  ? ((l = new S.default({
                      value: this.content(),
                      source: W(this.currToken),
                      sourceIndex: this.currToken[T.FIELDS.START_POS],
                    })),
                    this.position++)
                  : k[this.currToken[T.FIELDS.TYPE]] || c || this.unexpected(),
              l)
            ) {
              if (c) {
                var u = this.convertWhitespaceNodesToSpace(c),
                  a = u.space,
                  o = u.rawSpace;
                (l.spaces.before = a), (l.rawSpaceBefore = o);
              }
            } else {
              var d = this.convertWhitespaceNodesToSpace(c, !0),
                a = d.space,
                o = d.rawSpace;
              o ||= a;
              var f = {},
                p = { spaces: {} };
              a.endsWith(` `) && o.endsWith(` `)
                ? ((f.before = a.slice(0, a.length - 1)), (p.spaces.before = o.slice(0, o.length - 1)))
                : a[0] === ` ` && o[0] === ` `
                  ? ((f.after = a.slice(1)), (p.spaces.after = o.slice(1)))
                  : (p.value = o),
                (l = new S.default({
                  value: ` `,
                  source: X(s, this.tokens[this.position - 1]),
                  sourceIndex: s[T.FIELDS.START_POS],
                  spaces: f,
                  raws: p,
                }));
            }
            return (
              this.currToken &&
                this.currToken[T.FIELDS.TYPE] === E.space &&
                ((l.spaces.after = this.optionalSpace(this.content())), this.position++),
              this.newNode(l)
            );
          }
        }),
        (e.prototype.comma = function () {
          if (this.position === this.tokens.length - 1) (this.root.trailingComma = !0), this.position++;
          else {
            this.current._inferEndPosition();
            var e = new p.default({
              source: { start: N(this.tokens[this.position + 1]) },
              sourceIndex: this.tokens[this.position + 1][T.FIELDS.START_POS],
            });
            this.current.parent.append(e), (this.current = e), this.position++;
          }
        }),
        (e.prototype.comment = function () {
          var e = this.currToken;
          this.newNode(
            new h.default({ value: this.content(), source: W(e), sourceIndex: e[T.FIELDS.START_POS] }),
          ),
            this.position++;
        }),
        (e.prototype.error = function (e, t) {
          throw this.root.error(e, t);
        }),
        (e.prototype.missingBackslash = function () {
          return this.error(`Expected a backslash preceding the semicolon.`, {
            index: this.currToken[T.FIELDS.START_POS],
          });
        }),
        (e.prototype.missingParenthesis = function () {
          return this.expected(`opening parenthesis`, this.currToken[T.FIELDS.START_POS]);
        }),
        (e.prototype.missingSquareBracket = function () {
          return this.expected(`opening square bracket`, this.currToken[T.FIELDS.START_POS]);
        }),
        (e.prototype.unexpected = function () {
          return this.error(
            `Unexpected '${this.content()}'. Escaping special characters with \\ may help.`,
            this.currToken[T.FIELDS.START_POS],
          );
        }),
        (e.prototype.unexpectedPipe = function () {
          return this.error(`Unexpected '|'.`, this.currToken[T.FIELDS.START_POS]);
        }),
        (e.prototype.namespace = function () {
          var e = this.prevToken,
            t =
              e &&
              (e[T.FIELDS.TYPE] === E.word ||
                e[T.FIELDS.TYPE] === E.asterisk ||
                e[T.FIELDS.TYPE] === E.ampersand)
                ? this.content(e)
                : !0;
          if (!this.nextToken) return this.unexpectedPipe();
          if (this.nextToken[T.FIELDS.TYPE] === E.word) return this.position++, this.word(t);
          if (this.nextToken[T.FIELDS.TYPE] === E.asterisk) return this.position++, this.universal(t);
          this.unexpectedPipe();
        }),
        (e.prototype.nesting = function () {
          if (this.nextToken && this.content(this.nextToken) === `|`) this.position++;
          else {
            var e = this.currToken;
            this.newNode(
              new C.default({ value: this.content(), source: W(e), sourceIndex: e[T.FIELDS.START_POS] }),
            ),
              this.position++;
          }
        }),
        (e.prototype.parentheses = function () {
          var e = this.current.last,
            t = 1,
            n = this.currToken;
          if ((this.position++, e && e.type === D.PSEUDO)) {
            var r = new p.default({
                source: { start: N(this.tokens[this.position]) },
                sourceIndex: this.tokens[this.position][T.FIELDS.START_POS],
              }),
              i = this.current;
            e.append(r), (this.current = r), this.nestingDepth++;
            try {
              for (
                this.nestingDepth > this.maxNestingDepth &&
                this.error(
                  `Cannot parse selector: nesting depth exceeds the maximum of ${this.maxNestingDepth}.`,
                  { index: this.currToken[T.FIELDS.START_POS] },
                );
                this.position < this.tokens.length && t;
              )
                this.currToken[T.FIELDS.TYPE] === E.openParenthesis && t++,
                  this.currToken[T.FIELDS.TYPE] === E.closeParenthesis && t--,
                  t
                    ? this.parse()
                    : ((this.current.source.end = I(this.currToken)),
                      (this.current.parent.source.end = I(this.currToken)),
                      this.position++);
            } finally {
              this.nestingDepth--;
            }
            this.current = i;
          } else {
            for (var a = this.currToken, o = `(`, s = void 0; this.position < this.tokens.length && t; )
              this.currToken[T.FIELDS.TYPE] === E.openParenthesis && t++,
                this.currToken[T.FIELDS.TYPE] === E.closeParenthesis && t--,
                (s = this.currToken),
                (o += this.parseParenthesisToken(this.currToken)),
                this.position++;
            e
              ? e.appendToPropertyAndEscape(`value`, o, o)
              : this.newNode(
                  new v.default({
                    value: o,
                    source: B(
                      a[T.FIELDS.START_LINE],
                      a[T.FIELDS.START_COL],
                      s[T.FIELDS.END_LINE],
                      s[T.FIELDS.END_COL],
                    ),
                    sourceIndex: a[T.FIELDS.START_POS],
                  }),
                );
          }
          if (t) return this.expected(`closing parenthesis`, (this.currToken || n)[T.FIELDS.START_POS]);
        }),
        (e.prototype.pseudo = function () {
          for (var t = ``, n = this.currToken; this.currToken && this.currToken[T.FIELDS.TYPE] === E.colon; )
            (t += this.content()), this.position++;
          if (!this.currToken) return this.expected([`pseudo-class`, `pseudo-element`], this.position - 1);
          if (this.currToken[T.FIELDS.TYPE] === E.word)
            this.splitWord(!1, (r, i) => {
              (t += r),
                this.newNode(
                  new y.default({
                    value: t,
                    source: X(n, this.currToken),
                    sourceIndex: n[T.FIELDS.START_POS],
                  }),
                ),
                i > 1 &&
                  this.nextToken &&
                  this.nextToken[T.FIELDS.TYPE] === E.openParenthesis &&
                  this.error(`Misplaced parenthesis.`, { index: this.nextToken[T.FIELDS.START_POS] });
            });
          else return this.expected([`pseudo-class`, `pseudo-element`], this.currToken[T.FIELDS.START_POS]);
        }),
        (e.prototype.space = function () {
          var e = this.content();
          this.position === 0 ||
          this.prevToken[T.FIELDS.TYPE] === E.comma ||
          this.prevToken[T.FIELDS.TYPE] === E.openParenthesis ||
          this.current.nodes.every((e) => e.type === `comment`)
            ? ((this.spaces = this.optionalSpace(e)), this.position++)
            : this.position === this.tokens.length - 1 ||
                this.nextToken[T.FIELDS.TYPE] === E.comma ||
                this.nextToken[T.FIELDS.TYPE] === E.closeParenthesis
              ? ((this.current.last.spaces.after = this.optionalSpace(e)), this.position++)
              : this.combinator();
        }),
        (e.prototype.string = function () {
          var e = this.currToken;
          this.newNode(
            new v.default({ value: this.content(), source: W(e), sourceIndex: e[T.FIELDS.START_POS] }),
          ),
            this.position++;
        }),
        (e.prototype.universal = function (e) {
          var t = this.nextToken;
          if (t && this.content(t) === `|`) return this.position++, this.namespace();
          var n = this.currToken;
          this.newNode(
            new x.default({ value: this.content(), source: W(n), sourceIndex: n[T.FIELDS.START_POS] }),
            e,
          ),
            this.position++;
        }),
        (e.prototype.splitWord = function (e, t) {
          for (
            var r = this.nextToken, i = this.content();
            r && ~[E.dollar, E.caret, E.equals, E.word].indexOf(r[T.FIELDS.TYPE]);
          ) {
            this.position++;
            var a = this.content();
            if (((i += a), a.lastIndexOf(`\\`) === a.length - 1)) {
              var o = this.nextToken;
              o &&
                o[T.FIELDS.TYPE] === E.space &&
                ((i += this.requiredSpace(this.content(o))), this.position++);
            }
            r = this.nextToken;
          }
          var l = Q(i, `.`).filter((e) => {
              var t = i[e - 1] === `\\`,
                n = /^\d+\.\d+%$/.test(i);
              return !t && !n;
            }),
            u = Q(i, `#`).filter((e) => i[e - 1] !== `\\`),
            d = Q(i, `#{`);
          if (d.length) {
            var f = new Set(d);
            u = u.filter((e) => !f.has(e));
          }
          var p = new Set(l),
            h = new Set(u),
            v = (0, w.default)(ne(c(c([0], s(l), !1), s(u), !1)));
          v.forEach((r, a) => {
            var o = v[a + 1] || i.length,
              s = i.slice(r, o);
            if (a === 0 && t) return t.call(this, s, v.length);
            var c,
              l = this.currToken,
              u = l[T.FIELDS.START_POS] + v[a],
              d = B(l[1], l[2] + r, l[3], l[2] + (o - 1));
            if (p.has(r)) {
              var f = { value: s.slice(1), source: d, sourceIndex: u };
              c = new m.default(Z(f, `value`));
            } else if (h.has(r)) {
              var y = { value: s.slice(1), source: d, sourceIndex: u };
              c = new g.default(Z(y, `value`));
            } else {
              var b = { value: s, source: d, sourceIndex: u };
              Z(b, `value`), (c = new _.default(b));
            }
            this.newNode(c, e), (e = null);
          }),
            this.position++;
        }),
        (e.prototype.word = function (e) {
          var t = this.nextToken;
          return t && this.content(t) === `|` ? (this.position++, this.namespace()) : this.splitWord(e);
        }),
        (e.prototype.loop = function () {
          for (; this.position < this.tokens.length; ) this.parse(!0);
          return this.current._inferEndPosition(), this.root;
        }),
        (e.prototype.parse = function (e) {
          switch (this.currToken[T.FIELDS.TYPE]) {
            case E.space:
              this.space();
              break;
            case E.comment:
              this.comment();
              break;
            case E.openParenthesis:
              this.parentheses();
              break;
            case E.closeParenthesis:
              e && this.missingParenthesis();
              break;
            case E.openSquare:
              this.attribute();
              break;
            case E.dollar:
            case E.caret:
            case E.equals:
            case E.word:
              this.word();
              break;
            case E.colon:
              this.pseudo();
              break;
            case E.comma:
              this.comma();
              break;
            case E.asterisk:
              this.universal();
              break;
            case E.ampersand:
              this.nesting();
              break;
            case E.slash:
            case E.combinator:
              this.combinator();
              break;
            case E.str:
              this.string();
              break;
            case E.closeSquare:
              this.missingSquareBracket();
            case E.semicolon:
              this.missingBackslash();
            default:
              this.unexpected();
          }
        }),
        (e.prototype.expected = function (e, t, n) {
          if (Array.isArray(e)) {
            var r = e.pop();
            e = `${e.join(`, `)} or ${r}`;
          }
          var i = /^[aeiou]/.test(e[0]) ? `an` : `a`;
          return n
            ? this.error(`Expected ${i} ${e}, found "${n}" instead.`, { index: t })
            : this.error(`Expected ${i} ${e}.`, { index: t });
        }),
        (e.prototype.requiredSpace = function (e) {
          return this.options.lossy ? ` ` : e;
        }),
        (e.prototype.optionalSpace = function (e) {
          return this.options.lossy ? `` : e;
        }),
        (e.prototype.lossySpace = function (e, t) {
          return this.options.lossy ? (t ? ` ` : ``) : e;
        }),
        (e.prototype.parseParenthesisToken = function (e) {
          var t = this.content(e);
          return e[T.FIELDS.TYPE] === E.space ? this.requiredSpace(t) : t;
        }),
        (e.prototype.newNode = function (e, t) {
          return (
            t &&
              (/^ +$/.test(t) && (this.options.lossy || (this.spaces = (this.spaces || ``) + t), (t = !0)),
              (e.namespace = t),
              Z(e, `namespace`)),
            (this.spaces &&= ((e.spaces.before = this.spaces), ``)),
            this.current.append(e)
          );
        }),
        (e.prototype.content = function (e) {
          return (
            e === void 0 && (e = this.currToken), this.css.slice(e[T.FIELDS.START_POS], e[T.FIELDS.END_POS])
          );
        }),
        Object.defineProperty(e.prototype, 'currToken', {
          get: function () {
            return this.tokens[this.position];
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(e.prototype, 'nextToken', {
          get: function () {
            return this.tokens[this.position + 1];
          },
          enumerable: !1,
          configurable: !0,
        }),
        Object.defineProperty(e.prototype, 'prevToken', {
          get: function () {
            return this.tokens[this.position - 1];
          },
          enumerable: !1,
          configurable: !0,
        }),
        (e.prototype.locateNextMeaningfulToken = function (e) {
          e === void 0 && (e = this.position + 1);
          for (var t = e; t < this.tokens.length; )
            if (j[this.tokens[t][T.FIELDS.TYPE]]) {
              t++;
            } else return t;
          return -1;
        }),
        e
      );
    })();
  }),
  Z = /* @__PURE__ */ t((e, t, n) => {
    var r = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 });
    var i = r(X());
    e.default = (() => {
      function e(e, t) {
        (this.func = e || (() => {})), (this.funcRes = null), (this.options = t);
      }
      return (
        (e.prototype._shouldUpdateSelector = function (e, t) {
          return (
            t === void 0 && (t = {}),
            Object.assign({}, this.options, t).updateSelector !== !1 && typeof e != `string`
          );
        }),
        (e.prototype._isLossy = function (e) {
          return e === void 0 && (e = {}), Object.assign({}, this.options, e).lossless === !1;
        }),
        (e.prototype._root = function (e, t) {
          return t === void 0 && (t = {}), new i.default(e, this._parseOptions(t)).root;
        }),
        (e.prototype._parseOptions = function (e) {
          var t = Object.assign({}, this.options, e);
          return { lossy: this._isLossy(t), maxNestingDepth: t.maxNestingDepth };
        }),
        (e.prototype._stringifyOptions = function (e) {
          return { maxNestingDepth: Object.assign({}, this.options, e).maxNestingDepth };
        }),
        (e.prototype._run = function (e, t) {
          return (
            t === void 0 && (t = {}),
            new Promise((r, i) => {
              try {
                var a = this._root(e, t);
                Promise.resolve(this.func(a))
                  .then((r) => {
                    var i = void 0;
                    return (
                      this._shouldUpdateSelector(e, t) &&
                        ((i = a.toString(this._stringifyOptions(t))), (e.selector = i)),
                      { transform: r, root: a, string: i }
                    );
                  })
                  .then(r, i);
              } catch (e) {
                i(e);
                return;
              }
            })
          );
        }),
        (e.prototype._runSync = function (e, t) {
          t === void 0 && (t = {});
          var n = this._root(e, t),
            r = this.func(n);
          if (r && typeof r.then == `function`)
            throw Error(`Selector processor returned a promise to a synchronous call.`);
          var i = void 0;
          return (
            t.updateSelector &&
              typeof e != `string` &&
              ((i = n.toString(this._stringifyOptions(t))), (e.selector = i)),
            { transform: r, root: n, string: i }
          );
        }),
        (e.prototype.ast = function (e, t) {
          return this._run(e, t).then((e) => e.root);
        }),
        (e.prototype.astSync = function (e, t) {
          return this._runSync(e, t).root;
        }),
        (e.prototype.transform = function (e, t) {
          return this._run(e, t).then((e) => e.transform);
        }),
        (e.prototype.transformSync = function (e, t) {
          return this._runSync(e, t).transform;
        }),
        (e.prototype.process = function (e, t) {
          return this._run(e, t).then((e) => e.string || e.root.toString(this._stringifyOptions(t)));
        }),
        (e.prototype.processSync = function (e, t) {
          var n = this._runSync(e, t);
          return n.string || n.root.toString(this._stringifyOptions(t));
        }),
        e
      );
    })();
  }),
  Q = /* @__PURE__ */ t((e, t, n) => {
    var r = (n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e }));
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.universal =
        e.tag =
        e.string =
        e.selector =
        e.root =
        e.pseudo =
        e.nesting =
        e.id =
        e.comment =
        e.combinator =
        e.className =
        e.attribute =
          void 0);
    var i = r(G()),
      a = r(L()),
      o = r(q()),
      s = r(R()),
      c = r(z()),
      l = r(J()),
      u = r(U()),
      d = r(P()),
      f = r(F()),
      p = r(H()),
      m = r(V()),
      h = r(K());
    (e.attribute = (e) => new i.default(e)),
      (e.className = (e) => new a.default(e)),
      (e.combinator = (e) => new o.default(e)),
      (e.comment = (e) => new s.default(e)),
      (e.id = (e) => new c.default(e)),
      (e.nesting = (e) => new l.default(e)),
      (e.pseudo = (e) => new u.default(e)),
      (e.root = (e) => new d.default(e)),
      (e.selector = (e) => new f.default(e)),
      (e.string = (e) => new p.default(e)),
      (e.tag = (e) => new m.default(e)),
      (e.universal = (e) => new h.default(e));
  }),
  ne = /* @__PURE__ */ t((e) => {
    var t;
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.isUniversal =
        e.isTag =
        e.isString =
        e.isSelector =
        e.isRoot =
        e.isPseudo =
        e.isNesting =
        e.isIdentifier =
        e.isComment =
        e.isCombinator =
        e.isClassName =
        e.isAttribute =
          void 0),
      (e.isNode = i),
      (e.isPseudoElement = o),
      (e.isPseudoClass = s),
      (e.isContainer = c),
      (e.isNamespace = l);
    var n = M(),
      r =
        ((t = {}),
        (t[n.ATTRIBUTE] = !0),
        (t[n.CLASS] = !0),
        (t[n.COMBINATOR] = !0),
        (t[n.COMMENT] = !0),
        (t[n.ID] = !0),
        (t[n.NESTING] = !0),
        (t[n.PSEUDO] = !0),
        (t[n.ROOT] = !0),
        (t[n.SELECTOR] = !0),
        (t[n.STRING] = !0),
        (t[n.TAG] = !0),
        (t[n.UNIVERSAL] = !0),
        t);
    function i(e) {
      return typeof e == `object` && r[e.type];
    }
    function a(e, t) {
      return i(t) && t.type === e;
    }
    (e.isAttribute = a.bind(null, n.ATTRIBUTE)),
      (e.isClassName = a.bind(null, n.CLASS)),
      (e.isCombinator = a.bind(null, n.COMBINATOR)),
      (e.isComment = a.bind(null, n.COMMENT)),
      (e.isIdentifier = a.bind(null, n.ID)),
      (e.isNesting = a.bind(null, n.NESTING)),
      (e.isPseudo = a.bind(null, n.PSEUDO)),
      (e.isRoot = a.bind(null, n.ROOT)),
      (e.isSelector = a.bind(null, n.SELECTOR)),
      (e.isString = a.bind(null, n.STRING)),
      (e.isTag = a.bind(null, n.TAG)),
      (e.isUniversal = a.bind(null, n.UNIVERSAL));
    function o(t) {
      return (
        (0, e.isPseudo)(t) &&
        t.value &&
        (t.value.startsWith(`::`) ||
          t.value.toLowerCase() === `:before` ||
          t.value.toLowerCase() === `:after` ||
          t.value.toLowerCase() === `:first-letter` ||
          t.value.toLowerCase() === `:first-line`)
      );
    }
    function s(t) {
      return (0, e.isPseudo)(t) && !o(t);
    }
    function c(e) {
      return !!(i(e) && e.walk);
    }
    function l(t) {
      return (0, e.isAttribute)(t) || (0, e.isTag)(t);
    }
  }),
  re = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__createBinding) ||
        (Object.create
          ? (e, t, n, r) => {
              r === void 0 && (r = n);
              var i = Object.getOwnPropertyDescriptor(t, n);
              (!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) &&
                (i = { enumerable: !0, get: () => t[n] }),
                Object.defineProperty(e, r, i);
            }
          : (e, t, n, r) => {
              r === void 0 && (r = n), (e[r] = t[n]);
            }),
      i =
        (n && n.__exportStar) ||
        ((e, t) => {
          for (var n in e) n !== 'default' && !Object.hasOwn(t, n) && r(t, e, n);
        });
    Object.defineProperty(e, '__esModule', { value: !0 }), i(M(), e), i(Q(), e), i(ne(), e);
  }),
  ie = /* @__PURE__ */ t((e, t, n) => {
    var r =
        (n && n.__createBinding) ||
        (Object.create
          ? (e, t, n, r) => {
              r === void 0 && (r = n);
              var i = Object.getOwnPropertyDescriptor(t, n);
              (!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) &&
                (i = { enumerable: !0, get: () => t[n] }),
                Object.defineProperty(e, r, i);
            }
          : (e, t, n, r) => {
              r === void 0 && (r = n), (e[r] = t[n]);
            }),
      i =
        (n && n.__setModuleDefault) ||
        (Object.create
          ? (e, t) => {
              Object.defineProperty(e, 'default', { enumerable: !0, value: t });
            }
          : (e, t) => {
              e.default = t;
            }),
      a =
        (n && n.__importStar) ||
        (() => {
          var e = (t) => (
            (e =
              Object.getOwnPropertyNames ||
              ((e) => {
                var t = [];
                for (var n in e) Object.hasOwn(e, n) && (t[t.length] = n);
                return t;
              })),
            e(t)
          );
          return (t) => {
            if (t && t.__esModule) return t;
            var n = {};
            if (t != null) for (var a = e(t), o = 0; o < a.length; o++) a[o] !== 'default' && r(n, t, a[o]);
            return i(n, t), n;
          };
        })(),
      o = ((n && n.__importDefault) || ((e) => (e && e.__esModule ? e : { default: e })))(Z()),
      s = a(re()),
      c = (e) => new o.default(e);
    Object.assign(c, s), delete c.__esModule, (t.exports = c);
  }),
  ae = /* @__PURE__ */ t((e, t) => {
    const r = ie(),
      i = n(),
      { extractICSS: a } = l(),
      o = (e) => e.type === `combinator` && e.value === ` `,
      s = (e) => {
        for (const t of e.nodes) {
          if (t.type !== `comment`) return !1;
          if (t.text.trim().startsWith(`cssmodules-pure-no-check`)) return !0;
        }
        return !1;
      };
    function c(e) {
      if (!e.parent) return;
      const t = e.parent.index(e);
      for (let n = t - 1; n >= 0; n--) {
        const t = e.parent.nodes[n];
        if (t.type === `comment`) {
          if (t.text.trimStart().startsWith(`cssmodules-pure-ignore`)) return t;
        } else break;
      }
    }
    function u(e) {
      const t = [];
      return (
        e.forEach((e) => {
          Array.isArray(e)
            ? u(e).forEach((e) => {
                t.push(e);
              })
            : e && t.push(e);
        }),
        t.length > 0 && o(t[t.length - 1]) && t.pop(),
        t
      );
    }
    const d = Symbol(`is-pure-selector`);
    function f(e, t, n) {
      const i = (t, a) => {
          if (a.ignoreNextSpacing && !o(t)) throw Error(`Missing whitespace after ` + a.ignoreNextSpacing);
          if (a.enforceNoSpacing && o(t)) throw Error(`Missing whitespace before ` + a.enforceNoSpacing);
          let s;
          switch (t.type) {
            case `root`: {
              let e;
              (a.hasPureGlobals = !1),
                (s = t.nodes.map((n) => {
                  const r = { global: a.global, lastWasSpacing: !0, hasLocals: !1, explicit: !1 };
                  if (((n = i(n, r)), e === void 0)) e = r.global;
                  else if (e !== r.global)
                    throw Error(
                      `Inconsistent rule global/local result in rule "` +
                        t +
                        `" (multiple selectors must result in the same mode for the rule)`,
                    );
                  return r.hasLocals || (a.hasPureGlobals = !0), n;
                })),
                (a.global = e),
                (t.nodes = u(s));
              break;
            }
            case `selector`:
              (s = t.map((e) => i(e, a))), (t = t.clone()), (t.nodes = u(s));
              break;
            case `combinator`:
              if (o(t))
                return a.ignoreNextSpacing
                  ? ((a.ignoreNextSpacing = !1), (a.lastWasSpacing = !1), (a.enforceNoSpacing = !1), null)
                  : ((a.lastWasSpacing = !0), t);
              break;
            case `pseudo`: {
              let e,
                n = !!t.length,
                o = t.value === `:local` || t.value === `:global`;
              if (t.value === `:import` || t.value === `:export`) a.hasLocals = !0;
              else if (n) {
                if (o) {
                  if (t.nodes.length === 0) throw Error(`${t.value}() can't be empty`);
                  if (a.inside) throw Error(`A ${t.value} is not allowed inside of a ${a.inside}(...)`);
                  if (
                    ((e = { global: t.value === `:global`, inside: t.value, hasLocals: !1, explicit: !0 }),
                    (s = t.map((t) => i(t, e)).reduce((e, t) => e.concat(t.nodes), [])),
                    s.length)
                  ) {
                    const { before: e, after: n } = t.spaces,
                      r = s[0],
                      i = s[s.length - 1];
                    (r.spaces = { before: e, after: r.spaces.after }),
                      (i.spaces = { before: i.spaces.before, after: n });
                  }
                  t = s;
                  break;
                }
                (e = {
                  global: a.global,
                  inside: a.inside,
                  lastWasSpacing: !0,
                  hasLocals: !1,
                  explicit: a.explicit,
                }),
                  (s = t.map((t) => {
                    const n = { ...e, enforceNoSpacing: !1 },
                      r = i(t, n);
                    return (e.global = n.global), (e.hasLocals = n.hasLocals), r;
                  })),
                  (t = t.clone()),
                  (t.nodes = u(s)),
                  e.hasLocals && (a.hasLocals = !0);
                break;
              } else if (o) {
                if (a.inside) throw Error(`A ${t.value} is not allowed inside of a ${a.inside}(...)`);
                const e = !!t.spaces.before;
                return (
                  (a.ignoreNextSpacing = a.lastWasSpacing ? t.value : !1),
                  (a.enforceNoSpacing = !a.lastWasSpacing && t.value),
                  (a.global = t.value === `:global`),
                  (a.explicit = !0),
                  e ? r.combinator({ value: ` ` }) : null
                );
              }
              break;
            }
            case `id`:
            case `class`: {
              if (!t.value) throw Error(`Invalid class or id selector syntax`);
              if (a.global) break;
              const e = n.has(t.value);
              if (!e || (e && a.explicit)) {
                const e = t.clone();
                (e.spaces = { before: ``, after: `` }),
                  (t = r.pseudo({ value: `:local`, nodes: [e], spaces: t.spaces })),
                  (a.hasLocals = !0);
              }
              break;
            }
            case `nesting`:
              t.value === `&` && (a.hasLocals = e.parent[d]);
          }
          return (a.lastWasSpacing = !1), (a.ignoreNextSpacing = !1), (a.enforceNoSpacing = !1), t;
        },
        a = { global: t === `global`, hasPureGlobals: !1 };
      return (
        (a.selector = r((e) => {
          i(e, a);
        }).processSync(e, { updateSelector: !1, lossless: !0 })),
        a
      );
    }
    function p(e, t) {
      switch (e.type) {
        case `word`:
          t.localizeNextItem &&
            (t.localAliasMap.has(e.value) ||
              ((e.value = `:local(` + e.value + `)`), (t.localizeNextItem = !1)));
          break;
        case `function`:
          t.options &&
            t.options.rewriteUrl &&
            e.value.toLowerCase() === `url` &&
            e.nodes.map((e) => {
              if (e.type !== `string` && e.type !== `word`) return;
              let n = t.options.rewriteUrl(t.global, e.value);
              switch (e.type) {
                case `string`:
                  e.quote === `'` && (n = n.replace(/(\\)/g, `\\$1`).replace(/'/g, `\\'`)),
                    e.quote === `"` && (n = n.replace(/(\\)/g, `\\$1`).replace(/"/g, `\\"`));
                  break;
                case `word`:
                  n = n.replace(/("|'|\)|\\)/g, `\\$1`);
              }
              e.value = n;
            });
      }
      return e;
    }
    const m = [`none`, `inherit`, `initial`, `revert`, `revert-layer`, `unset`];
    function h(e, t, n) {
      const r = i(t.value);
      r.walk((t, r, i) => {
        if (t.type === `function` && (t.value.toLowerCase() === `var` || t.value.toLowerCase() === `env`))
          return !1;
        (t.type === `word` && m.includes(t.value.toLowerCase())) ||
          (i[r] = p(t, {
            options: n.options,
            global: n.global,
            localizeNextItem: e && !n.global,
            localAliasMap: n.localAliasMap,
          }));
      }),
        (t.value = r.toString());
    }
    const g = /^-?([a-z\u0080-\uFFFF_]|(\\[^\r\n\f])|-(?![0-9]))((\\[^\r\n\f])|[a-z\u0080-\uFFFF_0-9-])*$/i,
      _ = {
        $normal: 1,
        $reverse: 1,
        $alternate: 1,
        '$alternate-reverse': 1,
        $forwards: 1,
        $backwards: 1,
        $both: 1,
        $infinite: 1,
        $paused: 1,
        $running: 1,
        $ease: 1,
        '$ease-in': 1,
        '$ease-out': 1,
        '$ease-in-out': 1,
        $linear: 1,
        '$step-end': 1,
        '$step-start': 1,
        $none: 1 / 0,
        $initial: 1 / 0,
        $inherit: 1 / 0,
        $unset: 1 / 0,
        $revert: 1 / 0,
        '$revert-layer': 1 / 0,
      };
    function v(e, t) {
      if (/animation(-name)?$/i.test(e.prop)) {
        let n = {};
        e.value = i(e.value)
          .walk((e) => {
            if (e.type === `div`) {
              n = {};
              return;
            }
            if (e.type === `function` && e.value.toLowerCase() === `local` && e.nodes.length === 1)
              return (
                (e.type = `word`),
                (e.value = e.nodes[0].value),
                p(e, {
                  options: t.options,
                  global: t.global,
                  localizeNextItem: !0,
                  localAliasMap: t.localAliasMap,
                })
              );
            if (e.type === `function`)
              return (
                e.value.toLowerCase() === `global` &&
                  e.nodes.length === 1 &&
                  ((e.type = `word`), (e.value = e.nodes[0].value)),
                !1
              );
            if (e.type !== `word`) return;
            let r = e.type === `word` ? e.value.toLowerCase() : null,
              i = !1;
            return (
              r &&
                g.test(r) &&
                (`$` + r in _
                  ? ((n[`$` + r] = `$` + r in n ? n[`$` + r] + 1 : 0), (i = n[`$` + r] >= _[`$` + r]))
                  : (i = !0)),
              p(e, {
                options: t.options,
                global: t.global,
                localizeNextItem: i && !t.global,
                localAliasMap: t.localAliasMap,
              })
            );
          })
          .toString();
      } else if (/url\(/i.test(e.value)) return h(!1, e, t);
    }
    const y = (e, t) =>
        !t.parent || t.type === `root`
          ? !e.hasPureGlobals
          : t.type === `rule` && t[d]
            ? t[d] || y(e, t.parent)
            : !e.hasPureGlobals || y(e, t.parent),
      b = (e) =>
        e.nodes.length > 0 ? !e.nodes.every((e) => e.type === `rule` || (e.type === `atrule` && !b(e))) : !0;
    (t.exports = (e = {}) => {
      if (e && e.mode && e.mode !== `global` && e.mode !== `local` && e.mode !== `pure`)
        throw Error(`options.mode must be either "global", "local" or "pure" (default "local")`);
      const t = e && e.mode === `pure`,
        n = e && e.mode === `global`;
      return {
        postcssPlugin: `postcss-modules-local-by-default`,
        prepare() {
          const r = /* @__PURE__ */ new Map();
          return {
            Once(i) {
              const { icssImports: o } = a(i, !1),
                l = t && !s(i);
              Object.keys(o).forEach((e) => {
                Object.keys(o[e]).forEach((t) => {
                  r.set(t, o[e][t]);
                });
              }),
                i.walkAtRules((i) => {
                  if (/keyframes$/i.test(i.name)) {
                    let t = /^\s*:global\s*\((.+)\)\s*$/.exec(i.params),
                      a = /^\s*:local\s*\((.+)\)\s*$/.exec(i.params),
                      o = n;
                    if (t) {
                      if (l) {
                        const e = c(i);
                        if (e) e.remove();
                        else throw i.error(`@keyframes :global(...) is not allowed in pure mode`);
                      }
                      (i.params = t[1]), (o = !0);
                    } else
                      a
                        ? ((i.params = a[0]), (o = !1))
                        : i.params && !n && !r.has(i.params) && (i.params = `:local(` + i.params + `)`);
                    i.walkDecls((t) => {
                      v(t, { localAliasMap: r, options: e, global: o });
                    });
                  } else if (/scope$/i.test(i.name)) {
                    if (i.params) {
                      const n = t ? c(i) : void 0;
                      n && n.remove(),
                        (i.params = i.params
                          .split(`to`)
                          .map((t) => {
                            const a = t.trim().slice(1, -1).trim(),
                              o = f(a, e.mode, r);
                            if (((o.options = e), (o.localAliasMap = r), l && o.hasPureGlobals && !n))
                              throw i.error(
                                `Selector in at-rule"` +
                                  a +
                                  `" is not pure (pure selectors must contain at least one local class or id)`,
                              );
                            return `(${o.selector})`;
                          })
                          .join(` to `));
                    }
                    i.nodes.forEach((t) => {
                      t.type === `decl` && v(t, { localAliasMap: r, options: e, global: n });
                    });
                  } else
                    i.nodes &&
                      i.nodes.forEach((t) => {
                        t.type === `decl` && v(t, { localAliasMap: r, options: e, global: n });
                      });
                }),
                i.walkRules((n) => {
                  if (n.parent && n.parent.type === `atrule` && /keyframes$/i.test(n.parent.name)) return;
                  const i = f(n, e.mode, r);
                  (i.options = e), (i.localAliasMap = r);
                  const a = l ? c(n) : void 0,
                    o = l && !y(i, n);
                  if (o && b(n) && !a)
                    throw n.error(
                      `Selector "` +
                        n.selector +
                        `" is not pure (pure selectors must contain at least one local class or id)`,
                    );
                  a && a.remove(),
                    t && (n[d] = !o),
                    (n.selector = i.selector),
                    n.nodes && n.nodes.forEach((e) => v(e, i));
                });
            },
          };
        },
      };
    }),
      (t.exports.postcss = !0);
  }),
  oe = /* @__PURE__ */ t((e, t) => {
    const n = ie(),
      r = Object.prototype.hasOwnProperty;
    function i(e) {
      return !e.parent || e.parent.type === `root` ? !1 : e.parent.type === `rule` || i(e.parent);
    }
    function a(e, t) {
      if (i(t)) throw Error(`composition is not allowed in nested rule \n\n${t}`);
      return e.nodes.map((t) => {
        if (t.type !== `selector` || t.nodes.length !== 1)
          throw Error(`composition is only allowed when selector is single :local class name not in "${e}"`);
        if (
          ((t = t.nodes[0]),
          t.type !== `pseudo` ||
            t.value !== `:local` ||
            t.nodes.length !== 1 ||
            ((t = t.first), t.type !== `selector` || t.length !== 1) ||
            ((t = t.first), t.type !== `class`))
        )
          throw Error(
            `composition is only allowed when selector is single :local class name not in "` +
              e +
              `", "` +
              t +
              `" is weird`,
          );
        return t.value;
      });
    }
    const o = /* @__PURE__ */ /\\([\da-f]{1,6}[\x20\t\r\n\f]?|([\x20\t\r\n\f])|.)/gi;
    function s(e) {
      return e.replace(o, (e, t, n) => {
        const r = `0x` + t - 65536;
        return r !== r || n
          ? t
          : r < 0
            ? String.fromCharCode(r + 65536)
            : String.fromCharCode((r >> 10) | 55296, (r & 1023) | 56320);
      });
    }
    const c = (e = {}) => {
      const t = (e && e.generateScopedName) || c.generateScopedName,
        i = (e && e.generateExportEntry) || c.generateExportEntry,
        o = e && e.exportGlobals;
      return {
        postcssPlugin: `postcss-modules-scope`,
        Once(e, { rule: s }) {
          const c = Object.create(null);
          function l(n, r, a) {
            const o = t(r || n, e.source.input.from, e.source.input.css, a),
              { key: s, value: l } = i(r || n, o, e.source.input.from, e.source.input.css, a);
            return (c[s] = c[s] || []), c[s].indexOf(l) < 0 && c[s].push(l), o;
          }
          function u(e) {
            switch (e.type) {
              case `selector`:
                return (e.nodes = e.map((e) => u(e))), e;
              case `class`:
                return n.className({ value: l(e.value, e.raws && e.raws.value ? e.raws.value : null, e) });
              case `id`:
                return n.id({ value: l(e.value, e.raws && e.raws.value ? e.raws.value : null, e) });
              case `attribute`:
                if (e.attribute === `class` && e.operator === `=`)
                  return n.attribute({
                    attribute: e.attribute,
                    operator: e.operator,
                    quoteMark: `'`,
                    value: l(e.value, null, null),
                  });
            }
            throw Error(`${e.type} ("${e}") is not allowed in a :local block`);
          }
          function d(e) {
            switch (e.type) {
              case `pseudo`:
                if (e.value === `:local`) {
                  if (e.nodes.length !== 1) throw Error(`Unexpected comma (",") in :local block`);
                  const t = u(e.first);
                  t.first.spaces = e.spaces;
                  const n = e.next();
                  n &&
                    n.type === `combinator` &&
                    n.value === ` ` &&
                    /\\[A-F0-9]{1,6}$/.test(t.last.value) &&
                    (t.last.spaces.after = ` `),
                    e.replaceWith(t);
                  return;
                }
              case `root`:
              case `selector`:
                e.each((e) => d(e));
                break;
              case `id`:
              case `class`:
                o && (c[e.value] = [e.value]);
            }
            return e;
          }
          const f = {};
          e.walkRules(/^:import\(.+\)$/, (e) => {
            e.walkDecls((e) => {
              f[e.prop] = !0;
            });
          }),
            e.walkRules((e) => {
              const t = n().astSync(e);
              (e.selector = d(t.clone()).toString()),
                e.walkDecls(/^(composes|compose-with)$/i, (e) => {
                  const n = a(t, e.parent);
                  e.value.split(`,`).forEach((t) => {
                    t.trim()
                      .split(/\s+/)
                      .forEach((t) => {
                        const i = /^global\(([^)]+)\)$/.exec(t);
                        if (i)
                          n.forEach((e) => {
                            c[e].push(i[1]);
                          });
                        else if (r.call(f, t))
                          n.forEach((e) => {
                            c[e].push(t);
                          });
                        else if (r.call(c, t))
                          n.forEach((e) => {
                            c[t].forEach((t) => {
                              c[e].push(t);
                            });
                          });
                        else throw e.error(`referenced class name "${t}" in ${e.prop} not found`);
                      });
                  }),
                    e.remove();
                }),
                e.walkDecls((e) => {
                  if (!/:local\s*\((.+?)\)/.test(e.value)) return;
                  let t = e.value.split(/(,|'[^']*'|"[^"]*")/);
                  (t = t.map((e, n) => {
                    if (n === 0 || t[n - 1] === `,`) {
                      let t = e,
                        n = /:local\s*\((.+?)\)/.exec(e);
                      if (n) {
                        const e = n.input,
                          r = n[0],
                          i = n[1],
                          a = l(i);
                        t = e.replace(r, a);
                      } else return e;
                      return t;
                    }
                    return e;
                  })),
                    (e.value = t.join(``));
                });
            }),
            e.walkAtRules(/keyframes$/i, (e) => {
              const t = /^\s*:local\s*\((.+?)\)\s*$/.exec(e.params);
              t && (e.params = l(t[1]));
            }),
            e.walkAtRules(/scope$/i, (e) => {
              e.params &&= e.params
                .split(`to`)
                .map((e) => {
                  const t = e.trim().slice(1, -1).trim();
                  return /^\s*:local\s*\((.+?)\)\s*$/.exec(t)
                    ? `(${d(n().astSync(t)).toString()})`
                    : `(${t})`;
                })
                .join(` to `);
            });
          const p = Object.keys(c);
          if (p.length > 0) {
            const t = s({ selector: `:export` });
            p.forEach((e) =>
              t.append({
                prop: e,
                value: c[e].join(` `),
                raws: {
                  before: `
  `,
                },
              }),
            ),
              e.append(t);
          }
        },
      };
    };
    (c.postcss = !0),
      (c.generateScopedName = (e, t) =>
        `_${t
          .replace(/\.[^./\\]+$/, ``)
          .replace(/[\W_]+/g, `_`)
          .replace(/^_|_$/g, ``)}__${e}`.trim()),
      (c.generateExportEntry = (e, t) => ({ key: s(e), value: s(t) })),
      (t.exports = c);
  }),
  se = /* @__PURE__ */ t((e, t) => {
    function n(e) {
      for (var t = 5381, n = e.length; n; ) t = (t * 33) ^ e.charCodeAt(--n);
      return t >>> 0;
    }
    t.exports = n;
  }),
  ce = /* @__PURE__ */ t((e, t) => {
    const n = l(),
      r = /^(.+?|\([\s\S]+?\))\s+from\s+("[^"]*"|'[^']*'|[\w-]+)$/,
      i = /(?:\s+|^)([\w-]+):?(.*?)$/,
      a = /^([\w-]+)(?:\s+as\s+([\w-]+))?/;
    (t.exports = (e) => {
      let t = 0,
        o = (e && e.createImportedName) || ((e) => `i__const_${e.replace(/\W/g, `_`)}_${t++}`);
      return {
        postcssPlugin: `postcss-modules-values`,
        prepare(e) {
          const t = [],
            s = {};
          return {
            Once(c, l) {
              if (
                (c.walkAtRules(/value/i, (c) => {
                  const l = c.params.match(r);
                  if (l) {
                    let [, e, n] = l;
                    s[n] && (n = s[n]);
                    const r = e
                      .replace(/^\(\s*([\s\S]+)\s*\)$/, `$1`)
                      .split(/\s*,\s*/)
                      .map((e) => {
                        const t = a.exec(e);
                        if (t) {
                          const [, e, n = e] = t,
                            r = o(n);
                          return (s[n] = r), { theirName: e, importedName: r };
                        }
                        throw Error(`@import statement "${e}" is invalid!`);
                      });
                    t.push({ path: n, imports: r }), c.remove();
                    return;
                  }
                  c.params.indexOf(`@value`) !== -1 && e.warn(`Invalid value definition: ` + c.params);
                  let [, u, d] = `${c.params}${c.raws.between}`.match(i),
                    f = d.replace(/\/\*((?!\*\/).*?)\*\//g, ``);
                  f.length === 0
                    ? (e.warn(`Invalid value definition: ` + c.params), c.remove())
                    : (/^\s+$/.test(f) || (d = d.trim()), (s[u] = n.replaceValueSymbols(d, s)), c.remove());
                }),
                !Object.keys(s).length)
              )
                return;
              n.replaceSymbols(c, s);
              const u = Object.keys(s).map((e) =>
                l.decl({
                  value: s[e],
                  prop: e,
                  raws: {
                    before: `
  `,
                  },
                }),
              );
              if (u.length > 0) {
                const e = l.rule({
                  selector: `:export`,
                  raws: {
                    after: `
`,
                  },
                });
                e.append(u), c.prepend(e);
              }
              t.reverse().forEach(({ path: e, imports: t }) => {
                const n = l.rule({
                  selector: `:import(${e})`,
                  raws: {
                    after: `
`,
                  },
                });
                t.forEach(({ theirName: e, importedName: t }) => {
                  n.append({
                    value: e,
                    prop: t,
                    raws: {
                      before: `
  `,
                    },
                  });
                }),
                  c.prepend(n);
              });
            },
          };
        },
      };
    }),
      (t.exports.postcss = !0);
  }),
  le = /* @__PURE__ */ t((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    function t(e, t) {
      for (var n in t)
        Object.defineProperty(e, n, { enumerable: !0, get: Object.getOwnPropertyDescriptor(t, n).get });
    }
    t(e, {
      get behaviours() {
        return l;
      },
      get getDefaultPlugins() {
        return u;
      },
      get getDefaultScopeBehaviour() {
        return f;
      },
      get getScopedNameGenerator() {
        return m;
      },
    });
    const n = /*#__PURE__*/ c(g()),
      r = /*#__PURE__*/ c(w()),
      i = /*#__PURE__*/ c(ae()),
      a = /*#__PURE__*/ c(oe()),
      o = /*#__PURE__*/ c(se()),
      s = /*#__PURE__*/ c(ce());
    function c(e) {
      return e && e.__esModule ? e : { default: e };
    }
    const l = { LOCAL: `local`, GLOBAL: `global` };
    function u({ behaviour: e, generateScopedName: t, exportGlobals: r }) {
      const o = (0, a.default)({ generateScopedName: t, exportGlobals: r });
      return {
        [l.LOCAL]: [s.default, (0, i.default)({ mode: `local` }), n.default, o],
        [l.GLOBAL]: [s.default, (0, i.default)({ mode: `global` }), n.default, o],
      }[e];
    }
    function d(e) {
      return (
        Object.keys(l)
          .map((e) => l[e])
          .indexOf(e) > -1
      );
    }
    function f(e) {
      return e && d(e) ? e : l.LOCAL;
    }
    function p(e) {
      return (t, n, r) => {
        const i = r.indexOf(`.${t}`),
          a = r.substr(0, i).split(/[\r\n]/).length;
        return `_${t}_${(0, o.default)(`${e || ``}${r}`)
          .toString(36)
          .substr(0, 5)}_${a}`;
      };
    }
    function m(e, t) {
      const n = e || p(t);
      return typeof n == `function` ? n : (0, r.default)(n, { context: process.cwd(), hashPrefix: t });
    }
  }),
  ue = /* @__PURE__ */ t((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      Object.defineProperty(t, 'makePlugin', { enumerable: !0, get: () => b });
    const n = /*#__PURE__*/ f(e(`postcss`)),
      r = /*#__PURE__*/ f(i()),
      a = /*#__PURE__*/ f(u()),
      o = /*#__PURE__*/ f(d()),
      s = p(),
      c = /*#__PURE__*/ f(m()),
      l = le();
    function f(e) {
      return e && e.__esModule ? e : { default: e };
    }
    const h = `postcss-modules`;
    function g(e, t) {
      return e.some((e) => t.match(e));
    }
    function _(e, t) {
      const n = e.globalModulePaths || null,
        r = e.exportGlobals || !1,
        i = (0, l.getDefaultScopeBehaviour)(e.scopeBehaviour),
        a = (0, l.getScopedNameGenerator)(e.generateScopedName, e.hashPrefix);
      return n && g(n, t)
        ? (0, l.getDefaultPlugins)({
            behaviour: l.behaviours.GLOBAL,
            generateScopedName: a,
            exportGlobals: r,
          })
        : (0, l.getDefaultPlugins)({ behaviour: i, generateScopedName: a, exportGlobals: r });
    }
    function v(e, t) {
      const n = e.root === void 0 ? `/` : e.root;
      return typeof e.Loader == `function` ? new e.Loader(n, t, e.resolve) : new c.default(n, t, e.resolve);
    }
    function y(e) {
      return e.postcssPlugin === h;
    }
    function b(e) {
      return {
        postcssPlugin: h,
        async OnceExit(t, { result: i }) {
          const c = e.getJSON || o.default,
            l = t.source.input.file,
            u = _(e, l),
            d = i.processor.plugins.findIndex((e) => y(e));
          if (d === -1) throw Error(`Plugin missing from options.`);
          const f = v(e, [...i.processor.plugins.slice(0, d), ...u]),
            p = new a.default(async (e, t, n) => {
              const i = (0, r.default)(e);
              return f.fetch.call(f, i, t, n);
            });
          await (0, n.default)([...u, p.plugin()]).process(t, { from: l }),
            t.walkRules((e) => {
              e.selector.trim() === `` && e.remove();
            });
          const m = f.finalSource;
          if ((m && t.prepend(m), e.localsConvention)) {
            const t = (0, s.makeLocalsConventionReducer)(e.localsConvention, l);
            p.exportTokens = Object.entries(p.exportTokens).reduce(t, {});
          }
          return (
            i.messages.push({ type: `export`, plugin: `postcss-modules`, exportTokens: p.exportTokens }),
            c(t.source.input.file, p.exportTokens, i.opts.to)
          );
        },
      };
    }
  }),
  de = /* @__PURE__ */ t((t, n) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const i = e(`fs`),
      a = r(),
      o = ue();
    (0, a.setFileSystem)({ readFile: i.readFile, writeFile: i.writeFile }),
      (n.exports = (e = {}) => (0, o.makePlugin)(e)),
      (n.exports.postcss = !0);
  })();
export { de as default };
