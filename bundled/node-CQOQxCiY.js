import { i as e, t as n, o as t } from './rolldown-runtime-Dlfrvzb7.js';
var r = /* @__PURE__ */ n((e, t) => {
    let n = () => process.platform === `linux`,
      r = null;
    t.exports = {
      isLinux: n,
      getReport: () => {
        if (!r) {
          /* istanbul ignore next */
          if (n() && process.report) {
            const e = process.report.excludeNetwork;
            (process.report.excludeNetwork = !0),
              (r = process.report.getReport()),
              (process.report.excludeNetwork = e);
          } else r = {};
        }
        return r;
      },
    };
  }),
  i = /* @__PURE__ */ n((t, n) => {
    const r = e(`fs`),
      i = 2048;
    n.exports = {
      LDD_PATH: `/usr/bin/ldd`,
      SELF_PATH: `/proc/self/exe`,
      readFileSync: (e) => {
        const t = r.openSync(e, `r`),
          n = Buffer.alloc(i),
          a = r.readSync(t, n, 0, i, 0);
        return r.close(t, () => {}), n.subarray(0, a);
      },
      readFile: (e) =>
        new Promise((t, n) => {
          r.open(e, `r`, (e, a) => {
            if (e) n(e);
            else {
              const e = Buffer.alloc(i);
              r.read(a, e, 0, i, 0, (n, i) => {
                t(e.subarray(0, i)), r.close(a, () => {});
              });
            }
          });
        }),
    };
  }),
  a = /* @__PURE__ */ n((e, t) => {
    t.exports = {
      interpreterPath: (e) => {
        if (e.length < 64 || e.readUInt32BE(0) !== 2135247942 || e.readUInt8(4) !== 2 || e.readUInt8(5) !== 1)
          return null;
        const t = e.readUInt32LE(32),
          n = e.readUInt16LE(54),
          r = e.readUInt16LE(56);
        for (let i = 0; i < r; i++) {
          const r = t + i * n;
          if (e.readUInt32LE(r) === 3) {
            const t = e.readUInt32LE(r + 8),
              n = e.readUInt32LE(r + 32);
            return e
              .subarray(t, t + n)
              .toString()
              .replace(/\0.*$/g, ``);
          }
        }
        return null;
      },
    };
  }),
  o = /* @__PURE__ */ n((t, n) => {
    let o = e(`child_process`),
      { isLinux: s, getReport: c } = r(),
      { LDD_PATH: l, SELF_PATH: u, readFile: d, readFileSync: f } = i(),
      { interpreterPath: p } = a(),
      m,
      h,
      g,
      _ = `getconf GNU_LIBC_VERSION 2>&1 || true; ldd --version 2>&1 || true`,
      v = ``,
      y = () =>
        v ||
        new Promise((e) => {
          o.exec(_, (t, n) => {
            (v = t ? ` ` : n), e(v);
          });
        }),
      b = () => {
        if (!v)
          try {
            v = o.execSync(_, { encoding: `utf8` });
          } catch {
            v = ` `;
          }
        return v;
      },
      x = `glibc`,
      S = /LIBC[a-z0-9 \-).]*?(\d+\.\d+)/i,
      C = `musl`,
      w = (e) => e.includes(`libc.musl-`) || e.includes(`ld-musl-`),
      T = () => {
        const e = c();
        return e.header && e.header.glibcVersionRuntime
          ? x
          : Array.isArray(e.sharedObjects) && e.sharedObjects.some(w)
            ? C
            : null;
      },
      E = (e) => {
        const [t, n] = e.split(/[\r\n]+/);
        return t && t.includes(x) ? x : n && n.includes(C) ? C : null;
      },
      D = (e) => {
        if (e) {
          if (e.includes(`/ld-musl-`)) return C;
          if (e.includes(`/ld-linux-`)) return x;
        }
        return null;
      },
      O = (e) => ((e = e.toString()), e.includes(`musl`) ? C : e.includes(`GNU C Library`) ? x : null),
      k = async () => {
        if (h !== void 0) return h;
        h = null;
        try {
          const e = await d(l);
          h = O(e);
        } catch {}
        return h;
      },
      A = () => {
        if (h !== void 0) return h;
        h = null;
        try {
          const e = f(l);
          h = O(e);
        } catch {}
        return h;
      },
      j = async () => {
        if (m !== void 0) return m;
        m = null;
        try {
          const e = await d(u),
            t = p(e);
          m = D(t);
        } catch {}
        return m;
      },
      M = () => {
        if (m !== void 0) return m;
        m = null;
        try {
          const e = f(u),
            t = p(e);
          m = D(t);
        } catch {}
        return m;
      },
      N = async () => {
        let e = null;
        if (s() && ((e = await j()), !e && ((e = await k()), (e ||= T()), !e))) {
          const t = await y();
          e = E(t);
        }
        return e;
      },
      P = () => {
        let e = null;
        if (s() && ((e = M()), !e && ((e = A()), (e ||= T()), !e))) {
          const t = b();
          e = E(t);
        }
        return e;
      },
      F = async () => s() && (await N()) !== x,
      I = () => s() && P() !== x,
      L = async () => {
        if (g !== void 0) return g;
        g = null;
        try {
          const e = (await d(l)).match(S);
          e && (g = e[1]);
        } catch {}
        return g;
      },
      R = () => {
        if (g !== void 0) return g;
        g = null;
        try {
          const e = f(l).match(S);
          e && (g = e[1]);
        } catch {}
        return g;
      },
      z = () => {
        const e = c();
        return e.header && e.header.glibcVersionRuntime ? e.header.glibcVersionRuntime : null;
      },
      B = (e) => e.trim().split(/\s+/)[1],
      V = (e) => {
        const [t, n, r] = e.split(/[\r\n]+/);
        return t && t.includes(x) ? B(t) : n && r && n.includes(C) ? B(r) : null;
      };
    n.exports = {
      GLIBC: x,
      MUSL: C,
      family: N,
      familySync: P,
      isNonGlibcLinux: F,
      isNonGlibcLinuxSync: I,
      version: async () => {
        let e = null;
        if (s() && ((e = await L()), (e ||= z()), !e)) {
          const t = await y();
          e = V(t);
        }
        return e;
      },
      versionSync: () => {
        let e = null;
        if (s() && ((e = R()), (e ||= z()), !e)) {
          const t = b();
          e = V(t);
        }
        return e;
      },
    };
  }),
  s = /* @__PURE__ */ n((e, t) => {
    const n = {
      and_chr: `chrome`,
      and_ff: `firefox`,
      ie_mob: `ie`,
      op_mob: `opera`,
      and_qq: null,
      and_uc: null,
      baidu: null,
      bb: null,
      kaios: null,
      op_mini: null,
    };
    function r(e) {
      const t = {};
      for (const r of e) {
        const [e, a] = r.split(` `);
        if (n[e] === null) continue;
        const o = i(a);
        o != null && (t[e] == null || o < t[e]) && (t[e] = o);
      }
      return t;
    }
    function i(e) {
      const [t, n = 0, r = 0] = e
        .split(`-`)[0]
        .split(`.`)
        .map((e) => parseInt(e, 10));
      return isNaN(t) || isNaN(n) || isNaN(r) ? null : (t << 16) | (n << 8) | r;
    }
    t.exports = r;
  }),
  c = /* @__PURE__ */ n((e, t) => {
    function n(e) {
      if (e.length === 1) return e[0];
      if (e.some((e) => typeof e == `function`))
        return (t) => n(e.map((e) => (typeof e == `function` ? e(t) : e)));
      const t = {};
      return (
        f(t, e, `StyleSheet`),
        f(t, e, `StyleSheetExit`),
        c(t, e, `Rule`, a, r),
        c(t, e, `RuleExit`, a, r),
        c(t, e, `Declaration`, o, i),
        c(t, e, `DeclarationExit`, o, i),
        f(t, e, `Url`),
        f(t, e, `Color`),
        f(t, e, `Image`),
        f(t, e, `ImageExit`),
        f(t, e, `Length`),
        f(t, e, `Angle`),
        f(t, e, `Ratio`),
        f(t, e, `Resolution`),
        f(t, e, `Time`),
        f(t, e, `CustomIdent`),
        f(t, e, `DashedIdent`),
        p(t, e, `MediaQuery`),
        p(t, e, `MediaQueryExit`),
        f(t, e, `SupportsCondition`),
        f(t, e, `SupportsConditionExit`),
        p(t, e, `Selector`),
        l(t, e, `Token`, `token`, !1),
        l(t, e, `Function`, `function`, !1),
        l(t, e, `FunctionExit`, `function`, !0),
        l(t, e, `Variable`, `var`, !1),
        l(t, e, `VariableExit`, `var`, !0),
        l(t, e, `EnvironmentVariable`, `env`, !1),
        l(t, e, `EnvironmentVariableExit`, `env`, !0),
        t
      );
    }
    t.exports = n;
    function r(e, t) {
      return e === `unknown`
        ? (e) => t({ type: `unknown`, value: e })
        : e === `custom`
          ? (e) => t({ type: `custom`, value: e })
          : t;
    }
    function i(e, t) {
      return e === `custom` ? (e) => t({ property: `custom`, value: e }) : t;
    }
    function a(e, t) {
      if (typeof e == `object`) {
        if (t.type === `unknown`) {
          let n = e.unknown;
          return typeof n == `object` && (n = n[t.value.name]), n?.(t.value);
        }
        if (t.type === `custom`) {
          let n = e.custom;
          return typeof n == `object` && (n = n[t.value.name]), n?.(t.value);
        }
        return e[t.type]?.(t);
      }
      return e?.(t);
    }
    function o(e, t) {
      if (typeof e == `object`) {
        let n = t.property;
        if (t.property === `unparsed`) n = t.value.propertyId.property;
        else if (t.property === `custom`) {
          let n = e.custom;
          return typeof n == `object` && (n = n[t.value.name]), n?.(t.value);
        }
        return e[n]?.(t);
      }
      return e?.(t);
    }
    function s(e, t) {
      let n = [],
        r = !1,
        i = /* @__PURE__ */ new Set();
      for (const a of e) {
        const e = a[t];
        if (e) {
          if (typeof e == `function`) r = !0;
          else for (const t in e) i.add(t);
          n.push(e);
        }
      }
      return [n, r, i];
    }
    function c(e, t, n, r, i) {
      const [a, o, c] = s(t, n);
      if (a.length === 0) return;
      if (a.length === 1) {
        e[n] = a[0];
        return;
      }
      const l = m(t, (e, t) => r(e[n], t));
      if (o) e[n] = l;
      else {
        const t = {};
        for (const e of c) t[e] = i(e, l);
        e[n] = t;
      }
    }
    function l(e, t, n, r, i) {
      const [a, o, c] = s(t, n);
      if (a.length === 0) return;
      if (a.length === 1) {
        e[n] = a[0];
        return;
      }
      const l = u(t, r, i);
      if (o) e[n] = l;
      else {
        const t = {};
        for (const e of c) t[e] = l;
        e[n] = t;
      }
    }
    function u(e, t, n) {
      const r = m(e, (e, t) => {
        let r;
        switch (t.type) {
          case `token`:
            (r = e.Token), typeof r == `object` && (r = r[t.value.type]);
            break;
          case `function`:
            (r = n ? e.FunctionExit : e.Function), typeof r == `object` && (r = r[t.value.name]);
            break;
          case `var`:
            r = n ? e.VariableExit : e.Variable;
            break;
          case `env`:
            if (((r = n ? e.EnvironmentVariableExit : e.EnvironmentVariable), typeof r == `object`)) {
              let e;
              switch (t.value.name.type) {
                case `ua`:
                case `unknown`:
                  e = t.value.name.value;
                  break;
                case `custom`:
                  e = t.value.name.ident;
              }
              r = r[e];
            }
            break;
          case `color`:
            r = e.Color;
            break;
          case `url`:
            r = e.Url;
            break;
          case `length`:
            r = e.Length;
            break;
          case `angle`:
            r = e.Angle;
            break;
          case `time`:
            r = e.Time;
            break;
          case `resolution`:
            r = e.Resolution;
            break;
          case `dashed-ident`:
            r = e.DashedIdent;
        }
        if (!r) return;
        let i = r(t.value);
        switch (t.type) {
          case `color`:
          case `url`:
          case `length`:
          case `angle`:
          case `time`:
          case `resolution`:
          case `dashed-ident`:
            Array.isArray(i)
              ? (i = i.map((e) => ({ type: t.type, value: e })))
              : (i &&= { type: t.type, value: i });
        }
        return i;
      });
      return (e) => r({ type: t, value: e });
    }
    function d(e, t) {
      const n = [];
      for (const r of e) {
        const e = r[t];
        e && n.push(e);
      }
      return n;
    }
    function f(e, t, n) {
      const r = d(t, n);
      r.length !== 0 &&
        (e[n] =
          r.length === 1
            ? r[0]
            : (e) => {
                let t = !1;
                for (const n of r) {
                  const r = n(e);
                  r && ((e = r), (t = !0));
                }
                return t ? e : void 0;
              });
    }
    function p(e, t, n) {
      const r = d(t, n);
      r.length !== 0 && (e[n] = r.length === 1 ? r[0] : m(r, (e, t) => e(t)));
    }
    function m(e, t) {
      const n = new h(e.length);
      return (r) => {
        let i = [r],
          a = !1;
        n.clear();
        for (let r = 0; r < i.length; r++)
          for (let o = 0; o < e.length && r < i.length; ) {
            if (n.get(o)) {
              o++;
              continue;
            }
            const s = i[r],
              c = e[o],
              l = t(c, s);
            Array.isArray(l)
              ? (l.length === 0 ? i.splice(r, 1) : l.length === 1 ? (i[r] = l[0]) : i.splice(r, 1, ...l),
                (a = !0),
                n.set(o),
                (o = 0))
              : l
                ? ((i[r] = l), (a = !0), n.set(o), (o = 0))
                : o++;
          }
        if (a) return i.length === 1 ? i[0] : i;
      };
    }
    var h = class {
      constructor(e = 32) {
        (this.bits = 0), (this.more = e > 32 ? new Uint32Array(Math.ceil((e - 32) / 32)) : null);
      }
      get(e) {
        if (e >= 32 && this.more) {
          const t = Math.floor((e - 32) / 32),
            n = e % 32;
          return !!(this.more[t] & (1 << n));
        }
        return !!(this.bits & (1 << e));
      }
      set(e) {
        if (e >= 32 && this.more) {
          const t = Math.floor((e - 32) / 32),
            n = e % 32;
          this.more[t] |= 1 << n;
        } else this.bits |= 1 << e;
      }
      clear() {
        (this.bits = 0), this.more && this.more.fill(0);
      }
    };
  }),
  l = /* @__PURE__ */ n((e) => {
    e.Features = {
      Nesting: 1,
      NotSelectorList: 2,
      DirSelector: 4,
      LangSelectorList: 8,
      IsSelector: 16,
      TextDecorationThicknessPercent: 32,
      MediaIntervalSyntax: 64,
      MediaRangeSyntax: 128,
      CustomMediaQueries: 256,
      ClampFunction: 512,
      ColorFunction: 1024,
      OklabColors: 2048,
      LabColors: 4096,
      P3Colors: 8192,
      HexAlphaColors: 16384,
      SpaceSeparatedColorNotation: 32768,
      FontFamilySystemUi: 65536,
      DoublePositionGradients: 131072,
      VendorPrefixes: 262144,
      LogicalProperties: 524288,
      LightDark: 1048576,
      Selectors: 31,
      MediaQueries: 448,
      Colors: 1113088,
    };
  });
const {
  transform: u,
  transformStyleAttribute: d,
  bundle: f,
  bundleAsync: p,
  browserslistToTargets: m,
  composeVisitors: h,
  Features: g,
} = /* @__PURE__ */ t(
  /* @__PURE__ */ n((t, n) => {
    const r = [process.platform, process.arch];
    if (process.platform === `linux`) {
      const { MUSL: e, familySync: t } = o();
      t() === e ? r.push(`musl`) : process.arch === `arm` ? r.push(`gnueabihf`) : r.push(`gnu`);
    } else process.platform === `win32` && r.push(`msvc`);
    let i;
    try {
      i = e(`lightningcss-${r.join(`-`)}`);
    } catch {
      i = e(`../lightningcss.${r.join(`-`)}.node`);
    }
    (n.exports.transform = a(i.transform)),
      (n.exports.transformStyleAttribute = a(i.transformStyleAttribute)),
      (n.exports.bundle = a(i.bundle)),
      (n.exports.bundleAsync = a(i.bundleAsync)),
      (n.exports.browserslistToTargets = s()),
      (n.exports.composeVisitors = c()),
      (n.exports.Features = l().Features);
    function a(e) {
      return (t) => {
        if (typeof t.visitor == `function`) {
          const n = [];
          t.visitor = t.visitor({
            addDependency(e) {
              n.push(e);
            },
          });
          let r = e(t);
          return (
            r instanceof Promise
              ? (r = r.then((e) => (n.length && ((e.dependencies ??= []), e.dependencies.push(...n)), e)))
              : n.length && ((r.dependencies ??= []), r.dependencies.push(...n)),
            r
          );
        }
        return e(t);
      };
    }
  })(),
  1,
).default;
export {
  d as transformStyleAttribute,
  f as bundle,
  g as Features,
  h as composeVisitors,
  m as browserslistToTargets,
  p as bundleAsync,
  u as transform,
};
