import { createRequire as r } from 'node:module';
import { i as e, t as n, o as t } from './rolldown-runtime-Dlfrvzb7.js';
var i = /* @__PURE__ */ t(
  /* @__PURE__ */ n((t, n) => {
    (() => {
      var t = {
          './node_modules/.pnpm/mlly@1.8.2/node_modules/mlly/dist lazy recursive'(e) {
            function t(e) {
              return Promise.resolve().then(() => {
                var t = /* @__PURE__ */ Error(`Cannot find module '` + e + `'`);
                throw ((t.code = `MODULE_NOT_FOUND`), t);
              });
            }
            (t.keys = () => []),
              (t.resolve = t),
              (t.id = `./node_modules/.pnpm/mlly@1.8.2/node_modules/mlly/dist lazy recursive`),
              (e.exports = t);
          },
          fs(t) {
            t.exports = e(`fs`);
          },
          'node:fs'(t) {
            t.exports = e(`node:fs`);
          },
          'node:module'(t) {
            t.exports = e(`node:module`);
          },
          'node:path'(t) {
            t.exports = e(`node:path`);
          },
          os(t) {
            t.exports = e(`os`);
          },
          path(t) {
            t.exports = e(`path`);
          },
          './node_modules/.pnpm/get-tsconfig@4.14.0/node_modules/get-tsconfig/dist/index.cjs'(e, t, n) {
            var r = Object.defineProperty,
              i = (e, t) => r(e, `name`, { value: t, configurable: !0 }),
              a = n(`node:path`),
              o = n(`node:fs`),
              s = n(`node:module`),
              c = n(
                `./node_modules/.pnpm/resolve-pkg-maps@1.0.0/node_modules/resolve-pkg-maps/dist/index.cjs`,
              ),
              l = n(`fs`),
              u = n(`os`),
              d = n(`path`);
            function f(e) {
              return e.startsWith(`\\\\?\\`) ? e : e.replace(/\\/g, `/`);
            }
            i(f, `slash`);
            const p = i((e) => {
                const t = o[e];
                return (n, ...r) => {
                  let i = `${e}:${r.join(`:`)}`,
                    a = n?.get(i);
                  return a === void 0 && ((a = Reflect.apply(t, o, r)), n?.set(i, a)), a;
                };
              }, `cacheFs`),
              m = p(`existsSync`),
              h = p(`readFileSync`),
              g = p(`statSync`),
              _ = i((e, t, n) => {
                for (;;) {
                  const r = a.posix.join(e, t);
                  if (m(n, r)) return r;
                  const i = a.dirname(e);
                  if (i === e) return;
                  e = i;
                }
              }, `findUp`),
              v = /^\.{1,2}(\/.*)?$/,
              y = i((e) => {
                const t = f(e);
                return v.test(t) ? t : `./${t}`;
              }, `normalizeRelativePath`);
            function ee(e, t = !1) {
              let n = e.length,
                r = 0,
                a = ``,
                o = 0,
                s = 16,
                c = 0,
                l = 0,
                u = 0,
                d = 0,
                f = 0;
              function p(t, n) {
                let i = 0,
                  a = 0;
                for (; i < t; ) {
                  const t = e.charCodeAt(r);
                  if (t >= 48 && t <= 57) a = 16 * a + t - 48;
                  else if (t >= 65 && t <= 70) a = 16 * a + t - 65 + 10;
                  else {
                    if (!(t >= 97 && t <= 102)) break;
                    a = 16 * a + t - 97 + 10;
                  }
                  r++, i++;
                }
                return i < t && (a = -1), a;
              }
              function m(e) {
                (r = e), (a = ``), (o = 0), (s = 16), (f = 0);
              }
              function h() {
                const t = r;
                if (e.charCodeAt(r) === 48) r++;
                else for (r++; r < e.length && S(e.charCodeAt(r)); ) r++;
                if (r < e.length && e.charCodeAt(r) === 46) {
                  if ((r++, !(r < e.length && S(e.charCodeAt(r))))) return (f = 3), e.substring(t, r);
                  for (r++; r < e.length && S(e.charCodeAt(r)); ) r++;
                }
                let n = r;
                if (r < e.length && (e.charCodeAt(r) === 69 || e.charCodeAt(r) === 101)) {
                  if (
                    (r++,
                    ((r < e.length && e.charCodeAt(r) === 43) || e.charCodeAt(r) === 45) && r++,
                    r < e.length && S(e.charCodeAt(r)))
                  ) {
                    for (r++; r < e.length && S(e.charCodeAt(r)); ) r++;
                    n = r;
                  } else f = 3;
                }
                return e.substring(t, n);
              }
              function g() {
                let t = ``,
                  i = r;
                for (;;) {
                  if (r >= n) {
                    (t += e.substring(i, r)), (f = 2);
                    break;
                  }
                  const a = e.charCodeAt(r);
                  if (a === 34) {
                    (t += e.substring(i, r)), r++;
                    break;
                  }
                  if (a !== 92) {
                    if (a >= 0 && a <= 31) {
                      if (x(a)) {
                        (t += e.substring(i, r)), (f = 2);
                        break;
                      }
                      f = 6;
                    }
                    r++;
                  } else {
                    if (((t += e.substring(i, r)), r++, r >= n)) {
                      f = 2;
                      break;
                    }
                    switch (e.charCodeAt(r++)) {
                      case 34:
                        t += `"`;
                        break;
                      case 92:
                        t += `\\`;
                        break;
                      case 47:
                        t += `/`;
                        break;
                      case 98:
                        t += `\b`;
                        break;
                      case 102:
                        t += `\f`;
                        break;
                      case 110:
                        t += `
`;
                        break;
                      case 114:
                        t += `\r`;
                        break;
                      case 116:
                        t += `	`;
                        break;
                      case 117: {
                        const e = p(4);
                        e >= 0 ? (t += String.fromCharCode(e)) : (f = 4);
                        break;
                      }
                      default:
                        f = 5;
                    }
                    i = r;
                  }
                }
                return t;
              }
              function _() {
                if (((a = ``), (f = 0), (o = r), (l = c), (d = u), r >= n)) return (o = n), (s = 17);
                let t = e.charCodeAt(r);
                if (b(t)) {
                  do r++, (a += String.fromCharCode(t)), (t = e.charCodeAt(r));
                  while (b(t));
                  return (s = 15);
                }
                if (x(t))
                  return (
                    r++,
                    (a += String.fromCharCode(t)),
                    t === 13 &&
                      e.charCodeAt(r) === 10 &&
                      (r++,
                      (a += `
`)),
                    c++,
                    (u = r),
                    (s = 14)
                  );
                switch (t) {
                  case 123:
                    return r++, (s = 1);
                  case 125:
                    return r++, (s = 2);
                  case 91:
                    return r++, (s = 3);
                  case 93:
                    return r++, (s = 4);
                  case 58:
                    return r++, (s = 6);
                  case 44:
                    return r++, (s = 5);
                  case 34:
                    return r++, (a = g()), (s = 10);
                  case 47: {
                    const i = r - 1;
                    if (e.charCodeAt(r + 1) === 47) {
                      for (r += 2; r < n && !x(e.charCodeAt(r)); ) r++;
                      return (a = e.substring(i, r)), (s = 12);
                    }
                    if (e.charCodeAt(r + 1) === 42) {
                      r += 2;
                      let t = n - 1,
                        o = !1;
                      for (; r < t; ) {
                        const t = e.charCodeAt(r);
                        if (t === 42 && e.charCodeAt(r + 1) === 47) {
                          (r += 2), (o = !0);
                          break;
                        }
                        r++, x(t) && (t === 13 && e.charCodeAt(r) === 10 && r++, c++, (u = r));
                      }
                      return o || (r++, (f = 1)), (a = e.substring(i, r)), (s = 13);
                    }
                    return (a += String.fromCharCode(t)), r++, (s = 16);
                  }
                  case 45:
                    if (((a += String.fromCharCode(t)), r++, r === n || !S(e.charCodeAt(r)))) return (s = 16);
                  case 48:
                  case 49:
                  case 50:
                  case 51:
                  case 52:
                  case 53:
                  case 54:
                  case 55:
                  case 56:
                  case 57:
                    return (a += h()), (s = 11);
                  default:
                    for (; r < n && v(t); ) r++, (t = e.charCodeAt(r));
                    if (o !== r) {
                      switch (((a = e.substring(o, r)), a)) {
                        case `true`:
                          return (s = 8);
                        case `false`:
                          return (s = 9);
                        case `null`:
                          return (s = 7);
                      }
                      return (s = 16);
                    }
                    return (a += String.fromCharCode(t)), r++, (s = 16);
                }
              }
              function v(e) {
                if (b(e) || x(e)) return !1;
                switch (e) {
                  case 125:
                  case 93:
                  case 123:
                  case 91:
                  case 34:
                  case 58:
                  case 44:
                  case 47:
                    return !1;
                }
                return !0;
              }
              function y() {
                let e;
                do e = _();
                while (e >= 12 && e <= 15);
                return e;
              }
              return (
                i(p, `scanHexDigits`),
                i(m, `setPosition`),
                i(h, `scanNumber`),
                i(g, `scanString`),
                i(_, `scanNext`),
                i(v, `isUnknownContentCharacter`),
                i(y, `scanNextNonTrivia`),
                {
                  setPosition: m,
                  getPosition: i(() => r, `getPosition`),
                  scan: t ? y : _,
                  getToken: i(() => s, `getToken`),
                  getTokenValue: i(() => a, `getTokenValue`),
                  getTokenOffset: i(() => o, `getTokenOffset`),
                  getTokenLength: i(() => r - o, `getTokenLength`),
                  getTokenStartLine: i(() => l, `getTokenStartLine`),
                  getTokenStartCharacter: i(() => o - d, `getTokenStartCharacter`),
                  getTokenError: i(() => f, `getTokenError`),
                }
              );
            }
            function b(e) {
              return e === 32 || e === 9;
            }
            function x(e) {
              return e === 10 || e === 13;
            }
            function S(e) {
              return e >= 48 && e <= 57;
            }
            var C, w;
            i(ee, `createScanner`),
              i(b, `isWhiteSpace`),
              i(x, `isLineBreak`),
              i(S, `isDigit`),
              ((w = C ||= {})[(w.lineFeed = 10)] = `lineFeed`),
              (w[(w.carriageReturn = 13)] = `carriageReturn`),
              (w[(w.space = 32)] = `space`),
              (w[(w._0 = 48)] = `_0`),
              (w[(w._1 = 49)] = `_1`),
              (w[(w._2 = 50)] = `_2`),
              (w[(w._3 = 51)] = `_3`),
              (w[(w._4 = 52)] = `_4`),
              (w[(w._5 = 53)] = `_5`),
              (w[(w._6 = 54)] = `_6`),
              (w[(w._7 = 55)] = `_7`),
              (w[(w._8 = 56)] = `_8`),
              (w[(w._9 = 57)] = `_9`),
              (w[(w.a = 97)] = `a`),
              (w[(w.b = 98)] = `b`),
              (w[(w.c = 99)] = `c`),
              (w[(w.d = 100)] = `d`),
              (w[(w.e = 101)] = `e`),
              (w[(w.f = 102)] = `f`),
              (w[(w.g = 103)] = `g`),
              (w[(w.h = 104)] = `h`),
              (w[(w.i = 105)] = `i`),
              (w[(w.j = 106)] = `j`),
              (w[(w.k = 107)] = `k`),
              (w[(w.l = 108)] = `l`),
              (w[(w.m = 109)] = `m`),
              (w[(w.n = 110)] = `n`),
              (w[(w.o = 111)] = `o`),
              (w[(w.p = 112)] = `p`),
              (w[(w.q = 113)] = `q`),
              (w[(w.r = 114)] = `r`),
              (w[(w.s = 115)] = `s`),
              (w[(w.t = 116)] = `t`),
              (w[(w.u = 117)] = `u`),
              (w[(w.v = 118)] = `v`),
              (w[(w.w = 119)] = `w`),
              (w[(w.x = 120)] = `x`),
              (w[(w.y = 121)] = `y`),
              (w[(w.z = 122)] = `z`),
              (w[(w.A = 65)] = `A`),
              (w[(w.B = 66)] = `B`),
              (w[(w.C = 67)] = `C`),
              (w[(w.D = 68)] = `D`),
              (w[(w.E = 69)] = `E`),
              (w[(w.F = 70)] = `F`),
              (w[(w.G = 71)] = `G`),
              (w[(w.H = 72)] = `H`),
              (w[(w.I = 73)] = `I`),
              (w[(w.J = 74)] = `J`),
              (w[(w.K = 75)] = `K`),
              (w[(w.L = 76)] = `L`),
              (w[(w.M = 77)] = `M`),
              (w[(w.N = 78)] = `N`),
              (w[(w.O = 79)] = `O`),
              (w[(w.P = 80)] = `P`),
              (w[(w.Q = 81)] = `Q`),
              (w[(w.R = 82)] = `R`),
              (w[(w.S = 83)] = `S`),
              (w[(w.T = 84)] = `T`),
              (w[(w.U = 85)] = `U`),
              (w[(w.V = 86)] = `V`),
              (w[(w.W = 87)] = `W`),
              (w[(w.X = 88)] = `X`),
              (w[(w.Y = 89)] = `Y`),
              (w[(w.Z = 90)] = `Z`),
              (w[(w.asterisk = 42)] = `asterisk`),
              (w[(w.backslash = 92)] = `backslash`),
              (w[(w.closeBrace = 125)] = `closeBrace`),
              (w[(w.closeBracket = 93)] = `closeBracket`),
              (w[(w.colon = 58)] = `colon`),
              (w[(w.comma = 44)] = `comma`),
              (w[(w.dot = 46)] = `dot`),
              (w[(w.doubleQuote = 34)] = `doubleQuote`),
              (w[(w.minus = 45)] = `minus`),
              (w[(w.openBrace = 123)] = `openBrace`),
              (w[(w.openBracket = 91)] = `openBracket`),
              (w[(w.plus = 43)] = `plus`),
              (w[(w.slash = 47)] = `slash`),
              (w[(w.formFeed = 12)] = `formFeed`),
              (w[(w.tab = 9)] = `tab`),
              Array(20)
                .fill(0)
                .map((e, t) => ` `.repeat(t));
            var te, ne, T;
            function re(e, t = [], n = te.DEFAULT) {
              let r = null,
                a = [],
                o = [];
              function s(e) {
                Array.isArray(a) ? a.push(e) : r !== null && (a[r] = e);
              }
              return (
                i(s, `onValue`),
                ie(
                  e,
                  {
                    onObjectBegin: i(() => {
                      const e = {};
                      s(e), o.push(a), (a = e), (r = null);
                    }, `onObjectBegin`),
                    onObjectProperty: i((e) => {
                      r = e;
                    }, `onObjectProperty`),
                    onObjectEnd: i(() => {
                      a = o.pop();
                    }, `onObjectEnd`),
                    onArrayBegin: i(() => {
                      const e = [];
                      s(e), o.push(a), (a = e), (r = null);
                    }, `onArrayBegin`),
                    onArrayEnd: i(() => {
                      a = o.pop();
                    }, `onArrayEnd`),
                    onLiteralValue: s,
                    onError: i((e, n, r) => {
                      t.push({ error: e, offset: n, length: r });
                    }, `onError`),
                  },
                  n,
                ),
                a[0]
              );
            }
            function ie(e, t, n = te.DEFAULT) {
              let r = ee(e, !1),
                a = [],
                o = 0;
              function s(e) {
                return e
                  ? () =>
                      o === 0 &&
                      e(
                        r.getTokenOffset(),
                        r.getTokenLength(),
                        r.getTokenStartLine(),
                        r.getTokenStartCharacter(),
                      )
                  : () => !0;
              }
              function c(e) {
                return e
                  ? (t) =>
                      o === 0 &&
                      e(
                        t,
                        r.getTokenOffset(),
                        r.getTokenLength(),
                        r.getTokenStartLine(),
                        r.getTokenStartCharacter(),
                      )
                  : () => !0;
              }
              function l(e) {
                return e
                  ? (t) =>
                      o === 0 &&
                      e(
                        t,
                        r.getTokenOffset(),
                        r.getTokenLength(),
                        r.getTokenStartLine(),
                        r.getTokenStartCharacter(),
                        () => a.slice(),
                      )
                  : () => !0;
              }
              function u(e) {
                return e
                  ? () => {
                      o > 0
                        ? o++
                        : !1 ===
                            e(
                              r.getTokenOffset(),
                              r.getTokenLength(),
                              r.getTokenStartLine(),
                              r.getTokenStartCharacter(),
                              () => a.slice(),
                            ) && (o = 1);
                    }
                  : () => !0;
              }
              function d(e) {
                return e
                  ? () => {
                      o > 0 && o--,
                        o === 0 &&
                          e(
                            r.getTokenOffset(),
                            r.getTokenLength(),
                            r.getTokenStartLine(),
                            r.getTokenStartCharacter(),
                          );
                    }
                  : () => !0;
              }
              i(s, `toNoArgVisit`),
                i(c, `toOneArgVisit`),
                i(l, `toOneArgVisitWithPath`),
                i(u, `toBeginVisit`),
                i(d, `toEndVisit`);
              const f = u(t.onObjectBegin),
                p = l(t.onObjectProperty),
                m = d(t.onObjectEnd),
                h = u(t.onArrayBegin),
                g = d(t.onArrayEnd),
                _ = l(t.onLiteralValue),
                v = c(t.onSeparator),
                y = s(t.onComment),
                b = c(t.onError),
                x = n && n.disallowComments,
                S = n && n.allowTrailingComma;
              function C() {
                for (;;) {
                  const e = r.scan();
                  switch (r.getTokenError()) {
                    case 4:
                      w(14);
                      break;
                    case 5:
                      w(15);
                      break;
                    case 3:
                      w(13);
                      break;
                    case 1:
                      x || w(11);
                      break;
                    case 2:
                      w(12);
                      break;
                    case 6:
                      w(16);
                  }
                  switch (e) {
                    case 12:
                    case 13:
                      x ? w(10) : y();
                      break;
                    case 16:
                      w(1);
                      break;
                    case 15:
                    case 14:
                      break;
                    default:
                      return e;
                  }
                }
              }
              function w(e, t = [], n = []) {
                if ((b(e), t.length + n.length > 0)) {
                  let e = r.getToken();
                  for (; e !== 17; ) {
                    if (t.indexOf(e) !== -1) {
                      C();
                      break;
                    }
                    if (n.indexOf(e) !== -1) break;
                    e = C();
                  }
                }
              }
              function ne(e) {
                const t = r.getTokenValue();
                return e ? _(t) : (p(t), a.push(t)), C(), !0;
              }
              function T() {
                switch (r.getToken()) {
                  case 11: {
                    let e = r.getTokenValue(),
                      t = Number(e);
                    isNaN(t) && (w(2), (t = 0)), _(t);
                    break;
                  }
                  case 7:
                    _(null);
                    break;
                  case 8:
                    _(!0);
                    break;
                  case 9:
                    _(!1);
                    break;
                  default:
                    return !1;
                }
                return C(), !0;
              }
              function re() {
                return r.getToken() === 10
                  ? (ne(!1),
                    r.getToken() === 6 ? (v(`:`), C(), E() || w(4, [], [2, 5])) : w(5, [], [2, 5]),
                    a.pop(),
                    !0)
                  : (w(3, [], [2, 5]), !1);
              }
              function ie() {
                f(), C();
                let e = !1;
                for (; r.getToken() !== 2 && r.getToken() !== 17; ) {
                  if (r.getToken() === 5) {
                    if ((e || w(4, [], []), v(`,`), C(), r.getToken() === 2 && S)) break;
                  } else e && w(6, [], []);
                  re() || w(4, [], [2, 5]), (e = !0);
                }
                return m(), r.getToken() === 2 ? C() : w(7, [2], []), !0;
              }
              function ae() {
                h(), C();
                let e = !0,
                  t = !1;
                for (; r.getToken() !== 4 && r.getToken() !== 17; ) {
                  if (r.getToken() === 5) {
                    if ((t || w(4, [], []), v(`,`), C(), r.getToken() === 4 && S)) break;
                  } else t && w(6, [], []);
                  e ? (a.push(0), (e = !1)) : a[a.length - 1]++, E() || w(4, [], [4, 5]), (t = !0);
                }
                return g(), e || a.pop(), r.getToken() === 4 ? C() : w(8, [4], []), !0;
              }
              function E() {
                switch (r.getToken()) {
                  case 3:
                    return ae();
                  case 1:
                    return ie();
                  case 10:
                    return ne(!0);
                  default:
                    return T();
                }
              }
              return (
                i(C, `scanNext`),
                i(w, `handleError`),
                i(ne, `parseString`),
                i(T, `parseLiteral`),
                i(re, `parseProperty`),
                i(ie, `parseObject`),
                i(ae, `parseArray`),
                i(E, `parseValue`),
                C(),
                r.getToken() === 17
                  ? !!n.allowEmptyContent || (w(4, [], []), !1)
                  : E()
                    ? (r.getToken() !== 17 && w(9, [], []), !0)
                    : (w(4, [], []), !1)
              );
            }
            Array(200)
              .fill(0)
              .map(
                (e, t) =>
                  `
` + ` `.repeat(t),
              ),
              Array(200)
                .fill(0)
                .map((e, t) => `\r` + ` `.repeat(t)),
              Array(200)
                .fill(0)
                .map(
                  (e, t) =>
                    `\r
` + ` `.repeat(t),
                ),
              Array(200)
                .fill(0)
                .map(
                  (e, t) =>
                    `
` + `	`.repeat(t),
                ),
              Array(200)
                .fill(0)
                .map((e, t) => `\r` + `	`.repeat(t)),
              Array(200)
                .fill(0)
                .map(
                  (e, t) =>
                    `\r
` + `	`.repeat(t),
                ),
              ((e) => {
                e.DEFAULT = { allowTrailingComma: !1 };
              })((te ||= {})),
              i(re, `parse$1`),
              i(ie, `visit`),
              ((e) => {
                (e[(e.None = 0)] = `None`),
                  (e[(e.UnexpectedEndOfComment = 1)] = `UnexpectedEndOfComment`),
                  (e[(e.UnexpectedEndOfString = 2)] = `UnexpectedEndOfString`),
                  (e[(e.UnexpectedEndOfNumber = 3)] = `UnexpectedEndOfNumber`),
                  (e[(e.InvalidUnicode = 4)] = `InvalidUnicode`),
                  (e[(e.InvalidEscapeCharacter = 5)] = `InvalidEscapeCharacter`),
                  (e[(e.InvalidCharacter = 6)] = `InvalidCharacter`);
              })((ne ||= {})),
              ((e) => {
                (e[(e.OpenBraceToken = 1)] = `OpenBraceToken`),
                  (e[(e.CloseBraceToken = 2)] = `CloseBraceToken`),
                  (e[(e.OpenBracketToken = 3)] = `OpenBracketToken`),
                  (e[(e.CloseBracketToken = 4)] = `CloseBracketToken`),
                  (e[(e.CommaToken = 5)] = `CommaToken`),
                  (e[(e.ColonToken = 6)] = `ColonToken`),
                  (e[(e.NullKeyword = 7)] = `NullKeyword`),
                  (e[(e.TrueKeyword = 8)] = `TrueKeyword`),
                  (e[(e.FalseKeyword = 9)] = `FalseKeyword`),
                  (e[(e.StringLiteral = 10)] = `StringLiteral`),
                  (e[(e.NumericLiteral = 11)] = `NumericLiteral`),
                  (e[(e.LineCommentTrivia = 12)] = `LineCommentTrivia`),
                  (e[(e.BlockCommentTrivia = 13)] = `BlockCommentTrivia`),
                  (e[(e.LineBreakTrivia = 14)] = `LineBreakTrivia`),
                  (e[(e.Trivia = 15)] = `Trivia`),
                  (e[(e.Unknown = 16)] = `Unknown`),
                  (e[(e.EOF = 17)] = `EOF`);
              })((T ||= {}));
            const ae = re;
            var E;
            ((e) => {
              (e[(e.InvalidSymbol = 1)] = `InvalidSymbol`),
                (e[(e.InvalidNumberFormat = 2)] = `InvalidNumberFormat`),
                (e[(e.PropertyNameExpected = 3)] = `PropertyNameExpected`),
                (e[(e.ValueExpected = 4)] = `ValueExpected`),
                (e[(e.ColonExpected = 5)] = `ColonExpected`),
                (e[(e.CommaExpected = 6)] = `CommaExpected`),
                (e[(e.CloseBraceExpected = 7)] = `CloseBraceExpected`),
                (e[(e.CloseBracketExpected = 8)] = `CloseBracketExpected`),
                (e[(e.EndOfFileExpected = 9)] = `EndOfFileExpected`),
                (e[(e.InvalidCommentToken = 10)] = `InvalidCommentToken`),
                (e[(e.UnexpectedEndOfComment = 11)] = `UnexpectedEndOfComment`),
                (e[(e.UnexpectedEndOfString = 12)] = `UnexpectedEndOfString`),
                (e[(e.UnexpectedEndOfNumber = 13)] = `UnexpectedEndOfNumber`),
                (e[(e.InvalidUnicode = 14)] = `InvalidUnicode`),
                (e[(e.InvalidEscapeCharacter = 15)] = `InvalidEscapeCharacter`),
                (e[(e.InvalidCharacter = 16)] = `InvalidCharacter`);
            })((E ||= {}));
            const oe = i((e, t) => ae(h(t, e, `utf8`)), `readJsonc`),
              se = Symbol(`implicitBaseUrl`),
              D = '${configDir}',
              O = i(() => {
                const { findPnpApi: e } = s;
                return e && e(process.cwd());
              }, `getPnpApi`),
              ce = i((e, t, n, r) => {
                const i = `resolveFromPackageJsonPath:${e}:${t}:${n}`;
                if (r != null && r.has(i)) return r.get(i);
                const o = oe(e, r);
                if (!o) return;
                let s = t || `tsconfig.json`;
                if (!n && o.exports)
                  try {
                    const [e] = c.resolveExports(o.exports, t, [`require`, `types`]);
                    s = e;
                  } catch {
                    return !1;
                  }
                else !t && o.tsconfig && (s = o.tsconfig);
                return (s = a.join(e, `..`, s)), r?.set(i, s), s;
              }, `resolveFromPackageJsonPath`),
              k = `package.json`,
              le = `tsconfig.json`,
              ue = i((e, t, n) => {
                let r = e;
                if (
                  (e === `..` && (r = a.join(r, le)), e[0] === `.` && (r = a.resolve(t, r)), a.isAbsolute(r))
                ) {
                  if (m(n, r)) {
                    if (g(n, r).isFile()) return r;
                  } else if (!r.endsWith(`.json`)) {
                    const e = `${r}.json`;
                    if (m(n, e)) return e;
                  }
                  return;
                }
                const [i, ...o] = e.split(`/`),
                  s = i[0] === `@` ? `${i}/${o.shift()}` : i,
                  c = o.join(`/`),
                  l = O();
                if (l) {
                  const { resolveRequest: r } = l;
                  try {
                    if (s === e) {
                      const e = r(a.join(s, k), t);
                      if (e) {
                        const t = ce(e, c, !1, n);
                        if (t && m(n, t)) return t;
                      }
                    } else {
                      let n;
                      try {
                        n = r(e, t, { extensions: [`.json`] });
                      } catch {
                        n = r(a.join(e, le), t);
                      }
                      if (n) return n;
                    }
                  } catch {}
                }
                const u = _(a.resolve(t), a.join(`node_modules`, s), n);
                if (!u || !g(n, u).isDirectory()) return;
                const d = a.join(u, k);
                if (m(n, d)) {
                  const e = ce(d, c, !1, n);
                  if (!1 === e) return;
                  if (e && m(n, e) && g(n, e).isFile()) return e;
                }
                const f = a.join(u, c),
                  p = f.endsWith(`.json`);
                if (!p) {
                  const e = `${f}.json`;
                  if (m(n, e)) return e;
                }
                if (m(n, f)) {
                  if (g(n, f).isDirectory()) {
                    const e = a.join(f, k);
                    if (m(n, e)) {
                      const t = ce(e, ``, !0, n);
                      if (t && m(n, t)) return t;
                    }
                    const t = a.join(f, le);
                    if (m(n, t)) return t;
                  } else if (p) return f;
                }
              }, `resolveExtendsPath`),
              de = i((e, t) => y(a.relative(e, t)), `pathRelative`),
              fe = [`files`, `include`, `exclude`],
              pe = i((e, t, n) => {
                const r = a.join(t, n);
                return f(a.relative(e, r)) || `./`;
              }, `resolveAndRelativize`),
              me = i((e, t, n) => {
                const r = a.relative(e, t);
                return r ? f(`${r}/${n.startsWith(`./`) ? n.slice(2) : n}`) : n;
              }, `prefixPattern`),
              he = i((e, t, n, r) => {
                const i = ue(e, t, r);
                if (!i) throw Error(`File '${e}' not found.`);
                if (n.has(i)) throw Error(`Circularity detected while resolving configuration: ${i}`);
                n.add(i);
                const o = a.dirname(i),
                  s = A(i, r, n);
                delete s.references;
                const { compilerOptions: c } = s;
                if (c) {
                  const { baseUrl: e } = c;
                  e && !e.startsWith(D) && (c.baseUrl = pe(t, o, e));
                  const { outDir: n } = c;
                  n && !n.startsWith(D) && (c.outDir = pe(t, o, n));
                  const { declarationDir: r } = c;
                  r && !r.startsWith(D) && (c.declarationDir = pe(t, o, r));
                  const { rootDir: i } = c;
                  i && !i.startsWith(D) && (c.rootDir = pe(t, o, i));
                  const { rootDirs: a } = c;
                  a && (c.rootDirs = a.map((e) => (e.startsWith(D) ? e : pe(t, o, e))));
                  const { typeRoots: s } = c;
                  s && (c.typeRoots = s.map((e) => (e.startsWith(D) ? e : pe(t, o, e))));
                }
                for (const e of fe) {
                  const n = s[e];
                  n && (s[e] = n.map((e) => (e.startsWith(D) ? e : me(t, o, e))));
                }
                return s;
              }, `resolveExtends`),
              ge = [`outDir`, `declarationDir`],
              A = i((e, t, n = /* @__PURE__ */ new Set()) => {
                let r;
                try {
                  r = oe(e, t) || {};
                } catch {
                  throw Error(`Cannot resolve tsconfig at path: ${e}`);
                }
                if (typeof r != `object`) throw SyntaxError(`Failed to parse tsconfig at: ${e}`);
                const i = a.dirname(e);
                if (r.compilerOptions) {
                  const { compilerOptions: e } = r;
                  e.paths && !e.baseUrl && (e[se] = i);
                }
                if (r.extends) {
                  const e = Array.isArray(r.extends) ? r.extends : [r.extends];
                  delete r.extends;
                  for (const a of e.reverse()) {
                    const e = he(a, i, new Set(n), t),
                      o = { ...e, ...r, compilerOptions: { ...e.compilerOptions, ...r.compilerOptions } };
                    e.watchOptions && (o.watchOptions = { ...e.watchOptions, ...r.watchOptions }), (r = o);
                  }
                }
                if (r.compilerOptions) {
                  const { compilerOptions: e } = r;
                  for (const t of [`baseUrl`, `rootDir`]) {
                    const n = e[t];
                    if (n && !n.startsWith(D)) {
                      const r = a.resolve(i, n);
                      e[t] = de(i, r);
                    }
                  }
                  for (const t of ge) {
                    let n = e[t];
                    n &&
                      (Array.isArray(r.exclude) || (r.exclude = ge.map((t) => e[t]).filter(Boolean)),
                      n.startsWith(D) || (n = y(n)),
                      (e[t] = n));
                  }
                } else r.compilerOptions = {};
                if (
                  (r.include && (r.include = r.include.map(f)),
                  r.files && (r.files = r.files.map((e) => (e.startsWith(D) ? e : y(e)))),
                  r.watchOptions)
                ) {
                  const { watchOptions: e } = r;
                  (e.excludeDirectories &&= e.excludeDirectories.map((e) => f(a.resolve(i, e)))),
                    (e.excludeFiles &&= e.excludeFiles.map((e) => f(a.resolve(i, e)))),
                    (e.watchFile &&= e.watchFile.toLowerCase()),
                    (e.watchDirectory &&= e.watchDirectory.toLowerCase()),
                    (e.fallbackPolling &&= e.fallbackPolling.toLowerCase());
                }
                return r;
              }, `_parseTsconfig`),
              j = i((e, t) => {
                if (e.startsWith(D)) return f(a.join(t, e.slice(12)));
              }, `interpolateConfigDir`),
              M = [`outDir`, `declarationDir`, `outFile`, `rootDir`, `baseUrl`, `tsBuildInfoFile`],
              _e = i((e) => {
                if (e.strict)
                  for (const t of [
                    `noImplicitAny`,
                    `noImplicitThis`,
                    `strictNullChecks`,
                    `strictFunctionTypes`,
                    `strictBindCallApply`,
                    `strictPropertyInitialization`,
                    `strictBuiltinIteratorReturn`,
                    `alwaysStrict`,
                    `useUnknownInCatchVariables`,
                  ])
                    e[t] === void 0 && (e[t] = !0);
                if ((e.composite && ((e.declaration ??= !0), (e.incremental ??= !0)), e.target)) {
                  let t = e.target.toLowerCase();
                  t === `es2015` && (t = `es6`),
                    (e.target = t),
                    t === `esnext` && ((e.module ??= `es6`), (e.useDefineForClassFields ??= !0)),
                    (t === `es6` ||
                      t === `es2016` ||
                      t === `es2017` ||
                      t === `es2018` ||
                      t === `es2019` ||
                      t === `es2020` ||
                      t === `es2021` ||
                      t === `es2022` ||
                      t === `es2023` ||
                      t === `es2024`) &&
                      (e.module ??= `es6`),
                    (t === `es2022` || t === `es2023` || t === `es2024`) &&
                      (e.useDefineForClassFields ??= !0);
                }
                if (e.module) {
                  let t = e.module.toLowerCase();
                  if (
                    (t === `es2015` && (t = `es6`),
                    (e.module = t),
                    (t === `es6` ||
                      t === `es2020` ||
                      t === `es2022` ||
                      t === `esnext` ||
                      t === `none` ||
                      t === `system` ||
                      t === `umd` ||
                      t === `amd`) &&
                      (e.moduleResolution ??= `classic`),
                    t === `system` && (e.allowSyntheticDefaultImports ??= !0),
                    (t === `node16` ||
                      t === `node18` ||
                      t === `node20` ||
                      t === `nodenext` ||
                      t === `preserve`) &&
                      ((e.esModuleInterop ??= !0), (e.allowSyntheticDefaultImports ??= !0)),
                    (t === `node16` || t === `node18` || t === `node20` || t === `nodenext`) &&
                      (e.moduleDetection ??= `force`),
                    t === `node16` && ((e.target ??= `es2022`), (e.moduleResolution ??= `node16`)),
                    t === `node18` && ((e.target ??= `es2022`), (e.moduleResolution ??= `node16`)),
                    t === `node20` &&
                      ((e.target ??= `es2023`),
                      (e.moduleResolution ??= `node16`),
                      (e.resolveJsonModule ??= !0)),
                    t === `nodenext` &&
                      ((e.target ??= `esnext`),
                      (e.moduleResolution ??= `nodenext`),
                      (e.resolveJsonModule ??= !0)),
                    t === `node16` || t === `node18` || t === `node20` || t === `nodenext`)
                  ) {
                    const t = e.target;
                    (t === `es3` || t === `es2022` || t === `es2023` || t === `es2024` || t === `esnext`) &&
                      (e.useDefineForClassFields ??= !0);
                  }
                  t === `preserve` && (e.moduleResolution ??= `bundler`);
                }
                if (e.moduleResolution) {
                  let t = e.moduleResolution.toLowerCase();
                  t === `node` && (t = `node10`),
                    (e.moduleResolution = t),
                    (t === `node16` || t === `nodenext` || t === `bundler`) &&
                      ((e.resolvePackageJsonExports ??= !0), (e.resolvePackageJsonImports ??= !0)),
                    t === `bundler` &&
                      ((e.allowSyntheticDefaultImports ??= !0), (e.resolveJsonModule ??= !0));
                }
                (e.jsx &&= e.jsx.toLowerCase()),
                  (e.moduleDetection &&= e.moduleDetection.toLowerCase()),
                  (e.importsNotUsedAsValues &&= e.importsNotUsedAsValues.toLowerCase()),
                  (e.newLine &&= e.newLine.toLowerCase()),
                  e.esModuleInterop && (e.allowSyntheticDefaultImports ??= !0),
                  e.verbatimModuleSyntax && ((e.isolatedModules ??= !0), (e.preserveConstEnums ??= !0)),
                  e.isolatedModules && (e.preserveConstEnums ??= !0),
                  e.rewriteRelativeImportExtensions && (e.allowImportingTsExtensions ??= !0),
                  (e.lib &&= e.lib.map((e) => e.toLowerCase())),
                  e.checkJs && (e.allowJs ??= !0);
              }, `normalizeCompilerOptions`),
              ve = i((e, t = /* @__PURE__ */ new Map()) => {
                const n = a.resolve(e),
                  r = A(n, t),
                  i = a.dirname(n),
                  { compilerOptions: o } = r;
                if (o) {
                  for (const e of M) {
                    const t = o[e];
                    if (t) {
                      const n = j(t, i);
                      o[e] = n ? de(i, n) : t;
                    }
                  }
                  for (const e of [`rootDirs`, `typeRoots`]) {
                    const t = o[e];
                    t &&
                      (o[e] = t.map((e) => {
                        const t = j(e, i);
                        return t ? de(i, t) : y(e);
                      }));
                  }
                  const { paths: e } = o;
                  if (e) for (const t of Object.keys(e)) e[t] = e[t].map((e) => j(e, i) ?? e);
                  _e(o);
                }
                for (const e of fe) {
                  const t = r[e];
                  t && (r[e] = t.map((e) => j(e, i) ?? e));
                }
                return r;
              }, `parseTsconfig`);
            var N = Object.defineProperty,
              ye = i((e, t) => N(e, `name`, { value: t, configurable: !0 }), `s`);
            const be = ye((e) => {
                let t = ``;
                for (let n = 0; n < e.length; n += 1) {
                  const r = e[n],
                    i = r.toUpperCase();
                  t += r === i ? r.toLowerCase() : i;
                }
                return t;
              }, `invertCase`),
              xe = /* @__PURE__ */ new Map(),
              Se = ye((e, t) => {
                const n = d.join(e, `.is-fs-case-sensitive-test-${process.pid}`);
                try {
                  return t.writeFileSync(n, ``), !t.existsSync(be(n));
                } finally {
                  try {
                    t.unlinkSync(n);
                  } catch {}
                }
              }, `checkDirectoryCaseWithWrite`),
              Ce = ye((e, t, n) => {
                try {
                  return Se(e, n);
                } catch (e) {
                  if (t === void 0) return Se(u.tmpdir(), n);
                  throw e;
                }
              }, `checkDirectoryCaseWithFallback`),
              we = ye((e, t = l, n = !0) => {
                const r = e ?? process.cwd();
                if (n && xe.has(r)) return xe.get(r);
                let i,
                  a = be(r);
                return (
                  (i = a !== r && t.existsSync(r) ? !t.existsSync(a) : Ce(r, e, t)), n && xe.set(r, i), i
                );
              }, `isFsCaseSensitive`),
              { join: Te } = a.posix,
              P = { ts: [`.ts`, `.tsx`, `.d.ts`], cts: [`.cts`, `.d.cts`], mts: [`.mts`, `.d.mts`] },
              F = i((e) => {
                const t = [...P.ts],
                  n = [...P.cts],
                  r = [...P.mts];
                return (
                  e != null && e.allowJs && (t.push(`.js`, `.jsx`), n.push(`.cjs`), r.push(`.mjs`)),
                  [...t, ...n, ...r]
                );
              }, `getSupportedExtensions`),
              I = i((e) => {
                const t = [];
                if (!e) return t;
                const { outDir: n, declarationDir: r } = e;
                return n && t.push(n), r && t.push(r), t;
              }, `getDefaultExcludeSpec`),
              L = i((e) => e.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), `escapeForRegexp`),
              R = `(?!(node_modules|bower_components|jspm_packages)(/|$))`,
              Ee = /(?:^|\/)[^.*?]+$/,
              De = `**/*`,
              Oe = `[^/]`,
              ke = `[^./]`,
              z = process.platform === `win32`,
              Ae = i(({ config: e, path: t }, n = we()) => {
                if (`extends` in e)
                  throw Error(
                    `tsconfig#extends must be resolved. Use getTsconfig or parseTsconfig to resolve it.`,
                  );
                if (!a.isAbsolute(t)) throw Error(`The tsconfig path must be absolute`);
                z && (t = f(t));
                const r = a.dirname(t),
                  { files: o, include: s, exclude: c, compilerOptions: l } = e,
                  u = i((e) => (a.isAbsolute(e) ? e : Te(r, e)), `resolvePattern`),
                  d = o?.map(u),
                  p = F(l),
                  m = n ? `` : `i`,
                  h = (c || I(l)).map((e) => {
                    const t = u(e),
                      n = L(t)
                        .replaceAll(String.raw`\*\*/`, `(.+/)?`)
                        .replaceAll(String.raw`\*`, `${Oe}*`)
                        .replaceAll(String.raw`\?`, Oe);
                    return RegExp(`^${n}($|/)`, m);
                  }),
                  g = o || s ? s : [De],
                  _ = g
                    ? g.map((e) => {
                        let t = u(e);
                        Ee.test(t) && (t = Te(t, De));
                        const n = L(t)
                          .replaceAll(String.raw`/\*\*`, `(/${R}${ke}${Oe}*)*?`)
                          .replaceAll(/(\/)?\\\*/g, (e, t) => {
                            const n = `(${ke}|(\\.(?!min\\.js$))?)*`;
                            return t ? `/${R}${ke}${n}` : n;
                          })
                          .replaceAll(/(\/)?\\\?/g, (e, t) => (t ? `/${R}${Oe}` : Oe));
                        return RegExp(`^${n}$`, m);
                      })
                    : void 0;
                return (t) => {
                  if (!a.isAbsolute(t)) throw Error(`filePath must be absolute`);
                  return (
                    z && (t = f(t)),
                    (d != null && d.includes(t)) ||
                    (p.some((e) => t.endsWith(e)) &&
                      !h.some((e) => e.test(t)) &&
                      _ &&
                      _.some((e) => e.test(t)))
                      ? e
                      : void 0
                  );
                };
              }, `createFilesMatcher`),
              je = i((e, t, n) => {
                let r = a.resolve(e),
                  i = f(e);
                for (;;) {
                  const e = _(i, t, n);
                  if (!e) return;
                  const o = a.resolve(e),
                    s = ve(o, n),
                    c = { path: f(o), config: s };
                  if (Ae(c)(r)) return c;
                  const l = a.dirname(e),
                    u = a.dirname(l);
                  if (u === l) return;
                  i = u;
                }
              }, `findConfigApplicable`),
              Me = i(
                (e = process.cwd(), t = `tsconfig.json`, n = /* @__PURE__ */ new Map(), r = !1) =>
                  r ? je(e, t, n)?.path : _(f(e), t, n),
                `findTsconfig`,
              ),
              Ne = i((e = process.cwd(), t = `tsconfig.json`, n = /* @__PURE__ */ new Map(), r = !1) => {
                if (!r) {
                  const r = Me(e, t, n);
                  return r ? { path: r, config: ve(r, n) } : null;
                }
                return je(e, t, n) ?? null;
              }, `getTsconfig`),
              Pe = /\*/g,
              Fe = i((e, t) => {
                const n = e.match(Pe);
                if (n && n.length > 1) throw Error(t);
              }, `assertStarCount`),
              Ie = i((e) => {
                if (e.includes(`*`)) {
                  const [t, n] = e.split(`*`);
                  return { prefix: t, suffix: n };
                }
                return e;
              }, `parsePattern`),
              Le = i(({ prefix: e, suffix: t }, n) => n.startsWith(e) && n.endsWith(t), `isPatternMatch`),
              Re = i(
                (e, t, n) =>
                  Object.entries(e).map(
                    ([e, r]) => (
                      Fe(e, `Pattern '${e}' can have at most one '*' character.`),
                      {
                        pattern: Ie(e),
                        substitutions: r.map((r) => {
                          if (
                            (Fe(
                              r,
                              `Substitution '${r}' in pattern '${e}' can have at most one '*' character.`,
                            ),
                            !t && !v.test(r) && !a.isAbsolute(r))
                          )
                            throw Error(
                              `Non-relative paths are not allowed when 'baseUrl' is not set. Did you forget a leading './'?`,
                            );
                          return a.resolve(n, r);
                        }),
                      }
                    ),
                  ),
                `parsePaths`,
              );
            (t.createPathsMatcher = i((e) => {
              const { compilerOptions: t } = e.config;
              if (!t) return null;
              const { baseUrl: n, paths: r } = t;
              if (!n && !r) return null;
              const i = se in t && t[se],
                o = a.resolve(a.dirname(e.path), n || i || `.`),
                s = r ? Re(r, n, o) : [];
              return (e) => {
                if (v.test(e)) return [];
                const t = [];
                for (const n of s) {
                  if (n.pattern === e) return n.substitutions.map(f);
                  typeof n.pattern != `string` && t.push(n);
                }
                let r,
                  i = -1;
                for (const n of t)
                  Le(n.pattern, e) && n.pattern.prefix.length > i && ((i = n.pattern.prefix.length), (r = n));
                if (!r) return n ? [f(a.join(o, e))] : [];
                const c = e.slice(r.pattern.prefix.length, e.length - r.pattern.suffix.length);
                return r.substitutions.map((e) => f(e.replace(`*`, c)));
              };
            }, `createPathsMatcher`)),
              (t.getTsconfig = Ne);
          },
          './node_modules/.pnpm/resolve-pkg-maps@1.0.0/node_modules/resolve-pkg-maps/dist/index.cjs'(e, t) {
            Object.defineProperty(t, '__esModule', { value: !0 });
            const n = (e) => typeof e == `object` && !!e,
              r = (e, t) => Object.assign(/* @__PURE__ */ Error(`[${e}]: ${t}`), { code: e }),
              i = `ERR_INVALID_PACKAGE_CONFIG`,
              a = `ERR_INVALID_PACKAGE_TARGET`,
              o = /^\d+$/,
              s = /^(\.{1,2}|node_modules)$/i,
              c = /\/|\\/;
            var l,
              u = (((l = u || {}).Export = `exports`), (l.Import = `imports`), l);
            const d = (e, t, l, u, f) => {
                if (t == null) return [];
                if (typeof t == `string`) {
                  const [n, ...i] = t.split(c);
                  if (n === `..` || i.some((e) => s.test(e)))
                    throw r(a, `Invalid "${e}" target "${t}" defined in the package config`);
                  return [f ? t.replace(/\*/g, f) : t];
                }
                if (Array.isArray(t)) return t.flatMap((t) => d(e, t, l, u, f));
                if (n(t)) {
                  for (const n of Object.keys(t)) {
                    if (o.test(n)) throw r(i, `Cannot contain numeric property keys`);
                    if (n === 'default' || u.includes(n)) return d(e, t[n], l, u, f);
                  }
                  return [];
                }
                throw r(a, `Invalid "${e}" target "${t}"`);
              },
              f = (e, t) => {
                const n = e.indexOf(`*`),
                  r = t.indexOf(`*`);
                return n === r ? t.length > e.length : r > n;
              };
            function p(e, t) {
              if (!t.includes(`*`) && Object.hasOwn(e, t)) return [t];
              let n, r;
              for (const i of Object.keys(e))
                if (i.includes(`*`)) {
                  const [e, a, o] = i.split(`*`);
                  if (o === void 0 && t.startsWith(e) && t.endsWith(a)) {
                    const o = t.slice(e.length, -a.length || void 0);
                    o && (!n || f(n, i)) && ((n = i), (r = o));
                  }
                }
              return [n, r];
            }
            const m = /^\w+:/;
            (t.resolveExports = (e, t, o) => {
              if (!e) throw Error(`"exports" is required`);
              (t = t === `` ? `.` : `./${t}`),
                (typeof e == `string` ||
                  Array.isArray(e) ||
                  (n(e) &&
                    ((e) =>
                      Object.keys(e).reduce(
                        (e, t) => {
                          const n = t === `` || t[0] !== `.`;
                          if (e === void 0 || e === n) return n;
                          throw r(i, `"exports" cannot contain some keys starting with "." and some not`);
                        },
                        void 0,
                      ))(e))) &&
                  (e = { '.': e });
              const [s, c] = p(e, t),
                l = d(u.Export, e[s], t, o, c);
              if (l.length === 0)
                throw r(
                  `ERR_PACKAGE_PATH_NOT_EXPORTED`,
                  t === `.`
                    ? `No "exports" main defined`
                    : `Package subpath '${t}' is not defined by "exports"`,
                );
              for (const e of l)
                if (!e.startsWith(`./`) && !m.test(e))
                  throw r(a, `Invalid "exports" target "${e}" defined in the package config`);
              return l;
            }),
              (t.resolveImports = (e, t, n) => {
                if (!e) throw Error(`"imports" is required`);
                const [i, a] = p(e, t),
                  o = d(u.Import, e[i], t, n, a);
                if (o.length === 0)
                  throw r(
                    `ERR_PACKAGE_IMPORT_NOT_DEFINED`,
                    `Package import specifier "${t}" is not defined in package`,
                  );
                return o;
              });
          },
        },
        r = {};
      function i(e) {
        var n = r[e];
        if (n !== void 0) return n.exports;
        var a = (r[e] = { exports: {} });
        return t[e](a, a.exports, i), a.exports;
      }
      (i.n = (e) => {
        var t = e && e.__esModule ? () => e.default : () => e;
        return i.d(t, { a: t }), t;
      }),
        (i.d = (e, t) => {
          for (var n in t)
            i.o(t, n) && !i.o(e, n) && Object.defineProperty(e, n, { enumerable: !0, get: t[n] });
        }),
        (i.o = (e, t) => Object.hasOwn(e, t));
      var a = {};
      (() => {
        i.d(a, { default: () => Jr });
        const t = e(`node:os`);
        var n = [
            509, 0, 227, 0, 150, 4, 294, 9, 1368, 2, 2, 1, 6, 3, 41, 2, 5, 0, 166, 1, 574, 3, 9, 9, 7, 9, 32,
            4, 318, 1, 78, 5, 71, 10, 50, 3, 123, 2, 54, 14, 32, 10, 3, 1, 11, 3, 46, 10, 8, 0, 46, 9, 7, 2,
            37, 13, 2, 9, 6, 1, 45, 0, 13, 2, 49, 13, 9, 3, 2, 11, 83, 11, 7, 0, 3, 0, 158, 11, 6, 9, 7, 3,
            56, 1, 2, 6, 3, 1, 3, 2, 10, 0, 11, 1, 3, 6, 4, 4, 68, 8, 2, 0, 3, 0, 2, 3, 2, 4, 2, 0, 15, 1, 83,
            17, 10, 9, 5, 0, 82, 19, 13, 9, 214, 6, 3, 8, 28, 1, 83, 16, 16, 9, 82, 12, 9, 9, 7, 19, 58, 14,
            5, 9, 243, 14, 166, 9, 71, 5, 2, 1, 3, 3, 2, 0, 2, 1, 13, 9, 120, 6, 3, 6, 4, 0, 29, 9, 41, 6, 2,
            3, 9, 0, 10, 10, 47, 15, 199, 7, 137, 9, 54, 7, 2, 7, 17, 9, 57, 21, 2, 13, 123, 5, 4, 0, 2, 1, 2,
            6, 2, 0, 9, 9, 49, 4, 2, 1, 2, 4, 9, 9, 55, 9, 266, 3, 10, 1, 2, 0, 49, 6, 4, 4, 14, 10, 5350, 0,
            7, 14, 11465, 27, 2343, 9, 87, 9, 39, 4, 60, 6, 26, 9, 535, 9, 470, 0, 2, 54, 8, 3, 82, 0, 12, 1,
            19628, 1, 4178, 9, 519, 45, 3, 22, 543, 4, 4, 5, 9, 7, 3, 6, 31, 3, 149, 2, 1418, 49, 513, 54, 5,
            49, 9, 0, 15, 0, 23, 4, 2, 14, 1361, 6, 2, 16, 3, 6, 2, 1, 2, 4, 101, 0, 161, 6, 10, 9, 357, 0,
            62, 13, 499, 13, 245, 1, 2, 9, 233, 0, 3, 0, 8, 1, 6, 0, 475, 6, 110, 6, 6, 9, 4759, 9, 787719,
            239,
          ],
          r = [
            0, 11, 2, 25, 2, 18, 2, 1, 2, 14, 3, 13, 35, 122, 70, 52, 268, 28, 4, 48, 48, 31, 14, 29, 6, 37,
            11, 29, 3, 35, 5, 7, 2, 4, 43, 157, 19, 35, 5, 35, 5, 39, 9, 51, 13, 10, 2, 14, 2, 6, 2, 1, 2, 10,
            2, 14, 2, 6, 2, 1, 4, 51, 13, 310, 10, 21, 11, 7, 25, 5, 2, 41, 2, 8, 70, 5, 3, 0, 2, 43, 2, 1, 4,
            0, 3, 22, 11, 22, 10, 30, 66, 18, 2, 1, 11, 21, 11, 25, 7, 25, 39, 55, 7, 1, 65, 0, 16, 3, 2, 2,
            2, 28, 43, 28, 4, 28, 36, 7, 2, 27, 28, 53, 11, 21, 11, 18, 14, 17, 111, 72, 56, 50, 14, 50, 14,
            35, 39, 27, 10, 22, 251, 41, 7, 1, 17, 5, 57, 28, 11, 0, 9, 21, 43, 17, 47, 20, 28, 22, 13, 52,
            58, 1, 3, 0, 14, 44, 33, 24, 27, 35, 30, 0, 3, 0, 9, 34, 4, 0, 13, 47, 15, 3, 22, 0, 2, 0, 36, 17,
            2, 24, 20, 1, 64, 6, 2, 0, 2, 3, 2, 14, 2, 9, 8, 46, 39, 7, 3, 1, 3, 21, 2, 6, 2, 1, 2, 4, 4, 0,
            19, 0, 13, 4, 31, 9, 2, 0, 3, 0, 2, 37, 2, 0, 26, 0, 2, 0, 45, 52, 19, 3, 21, 2, 31, 47, 21, 1, 2,
            0, 185, 46, 42, 3, 37, 47, 21, 0, 60, 42, 14, 0, 72, 26, 38, 6, 186, 43, 117, 63, 32, 7, 3, 0, 3,
            7, 2, 1, 2, 23, 16, 0, 2, 0, 95, 7, 3, 38, 17, 0, 2, 0, 29, 0, 11, 39, 8, 0, 22, 0, 12, 45, 20, 0,
            19, 72, 200, 32, 32, 8, 2, 36, 18, 0, 50, 29, 113, 6, 2, 1, 2, 37, 22, 0, 26, 5, 2, 1, 2, 31, 15,
            0, 24, 43, 261, 18, 16, 0, 2, 12, 2, 33, 125, 0, 80, 921, 103, 110, 18, 195, 2637, 96, 16, 1071,
            18, 5, 26, 3994, 6, 582, 6842, 29, 1763, 568, 8, 30, 18, 78, 18, 29, 19, 47, 17, 3, 32, 20, 6, 18,
            433, 44, 212, 63, 33, 24, 3, 24, 45, 74, 6, 0, 67, 12, 65, 1, 2, 0, 15, 4, 10, 7381, 42, 31, 98,
            114, 8702, 3, 2, 6, 2, 1, 2, 290, 16, 0, 30, 2, 3, 0, 15, 3, 9, 395, 2309, 106, 6, 12, 4, 8, 8, 9,
            5991, 84, 2, 70, 2, 1, 3, 0, 3, 1, 3, 3, 2, 11, 2, 0, 2, 6, 2, 64, 2, 3, 3, 7, 2, 6, 2, 27, 2, 3,
            2, 4, 2, 0, 4, 6, 2, 339, 3, 24, 2, 24, 2, 30, 2, 24, 2, 30, 2, 24, 2, 30, 2, 24, 2, 30, 2, 24, 2,
            7, 1845, 30, 7, 5, 262, 61, 147, 44, 11, 6, 17, 0, 322, 29, 19, 43, 485, 27, 229, 29, 3, 0, 208,
            30, 2, 2, 2, 1, 2, 6, 3, 4, 10, 1, 225, 6, 2, 3, 2, 1, 2, 14, 2, 196, 60, 67, 8, 0, 1205, 3, 2,
            26, 2, 1, 2, 0, 3, 0, 2, 9, 2, 3, 2, 0, 2, 0, 7, 0, 5, 0, 2, 0, 2, 0, 2, 2, 2, 1, 2, 0, 3, 0, 2,
            0, 2, 0, 2, 0, 2, 0, 2, 1, 2, 0, 3, 3, 2, 6, 2, 3, 2, 3, 2, 0, 2, 9, 2, 16, 6, 2, 2, 4, 2, 16,
            4421, 42719, 33, 4381, 3, 5773, 3, 7472, 16, 621, 2467, 541, 1507, 4938, 6, 8489,
          ],
          o = `ªµºÀ-ÖØ-öø-ˁˆ-ˑˠ-ˤˬˮͰ-ʹͶͷͺ-ͽͿΆΈ-ΊΌΎ-ΡΣ-ϵϷ-ҁҊ-ԯԱ-Ֆՙՠ-ֈא-תׯ-ײؠ-يٮٯٱ-ۓەۥۦۮۯۺ-ۼۿܐܒ-ܯݍ-ޥޱߊ-ߪߴߵߺࠀ-ࠕࠚࠤࠨࡀ-ࡘࡠ-ࡪࡰ-ࢇࢉ-࢏ࢠ-ࣉऄ-हऽॐक़-ॡॱ-ঀঅ-ঌএঐও-নপ-রলশ-হঽৎড়ঢ়য়-ৡৰৱৼਅ-ਊਏਐਓ-ਨਪ-ਰਲਲ਼ਵਸ਼ਸਹਖ਼-ੜਫ਼ੲ-ੴઅ-ઍએ-ઑઓ-નપ-રલળવ-હઽૐૠૡૹଅ-ଌଏଐଓ-ନପ-ରଲଳଵ-ହଽଡ଼ଢ଼ୟ-ୡୱஃஅ-ஊஎ-ஐஒ-கஙசஜஞடணதந-பம-ஹௐఅ-ఌఎ-ఐఒ-నప-హఽౘ-ౚ౜ౝౠౡಀಅ-ಌಎ-ಐಒ-ನಪ-ಳವ-ಹಽ೜-ೞೠೡೱೲഄ-ഌഎ-ഐഒ-ഺഽൎൔ-ൖൟ-ൡൺ-ൿඅ-ඖක-නඳ-රලව-ෆก-ะาำเ-ๆກຂຄຆ-ຊຌ-ຣລວ-ະາຳຽເ-ໄໆໜ-ໟༀཀ-ཇཉ-ཬྈ-ྌက-ဪဿၐ-ၕၚ-ၝၡၥၦၮ-ၰၵ-ႁႎႠ-ჅჇჍა-ჺჼ-ቈቊ-ቍቐ-ቖቘቚ-ቝበ-ኈኊ-ኍነ-ኰኲ-ኵኸ-ኾዀዂ-ዅወ-ዖዘ-ጐጒ-ጕጘ-ፚᎀ-ᎏᎠ-Ᏽᏸ-ᏽᐁ-ᙬᙯ-ᙿᚁ-ᚚᚠ-ᛪᛮ-ᛸᜀ-ᜑᜟ-ᜱᝀ-ᝑᝠ-ᝬᝮ-ᝰក-ឳៗៜᠠ-ᡸᢀ-ᢨᢪᢰ-ᣵᤀ-ᤞᥐ-ᥭᥰ-ᥴᦀ-ᦫᦰ-ᧉᨀ-ᨖᨠ-ᩔᪧᬅ-ᬳᭅ-ᭌᮃ-ᮠᮮᮯᮺ-ᯥᰀ-ᰣᱍ-ᱏᱚ-ᱽᲀ-ᲊᲐ-ᲺᲽ-Ჿᳩ-ᳬᳮ-ᳳᳵᳶᳺᴀ-ᶿḀ-ἕἘ-Ἕἠ-ὅὈ-Ὅὐ-ὗὙὛὝὟ-ώᾀ-ᾴᾶ-ᾼιῂ-ῄῆ-ῌῐ-ΐῖ-Ίῠ-Ῥῲ-ῴῶ-ῼⁱⁿₐ-ₜℂℇℊ-ℓℕ℘-ℝℤΩℨK-ℹℼ-ℿⅅ-ⅉⅎⅠ-ↈⰀ-ⳤⳫ-ⳮⳲⳳⴀ-ⴥⴧⴭⴰ-ⵧⵯⶀ-ⶖⶠ-ⶦⶨ-ⶮⶰ-ⶶⶸ-ⶾⷀ-ⷆⷈ-ⷎⷐ-ⷖⷘ-ⷞ々-〇〡-〩〱-〵〸-〼ぁ-ゖ゛-ゟァ-ヺー-ヿㄅ-ㄯㄱ-ㆎㆠ-ㆿㇰ-ㇿ㐀-䶿一-ꒌꓐ-ꓽꔀ-ꘌꘐ-ꘟꘪꘫꙀ-ꙮꙿ-ꚝꚠ-ꛯꜗ-ꜟꜢ-ꞈꞋ-Ƛ꟱-ꠁꠃ-ꠅꠇ-ꠊꠌ-ꠢꡀ-ꡳꢂ-ꢳꣲ-ꣷꣻꣽꣾꤊ-ꤥꤰ-ꥆꥠ-ꥼꦄ-ꦲꧏꧠ-ꧤꧦ-ꧯꧺ-ꧾꨀ-ꨨꩀ-ꩂꩄ-ꩋꩠ-ꩶꩺꩾ-ꪯꪱꪵꪶꪹ-ꪽꫀꫂꫛ-ꫝꫠ-ꫪꫲ-ꫴꬁ-ꬆꬉ-ꬎꬑ-ꬖꬠ-ꬦꬨ-ꬮꬰ-ꭚꭜ-ꭩꭰ-ꯢ가-힣ힰ-ퟆퟋ-ퟻ豈-舘並-龎ﬀ-ﬆﬓ-ﬗיִײַ-ﬨשׁ-זּטּ-לּמּנּסּףּפּצּ-ﮱﯓ-ﴽﵐ-ﶏﶒ-ﷇﷰ-ﷻﹰ-ﹴﹶ-ﻼＡ-Ｚａ-ｚｦ-ﾾￂ-ￇￊ-ￏￒ-ￗￚ-ￜ`,
          s = {
            3: `abstract boolean byte char class double enum export extends final float goto implements import int interface long native package private protected public short static super synchronized throws transient volatile`,
            5: `class enum extends super const export import`,
            6: `enum`,
            strict: `implements interface let package private protected public static yield`,
            strictBind: `eval arguments`,
          },
          c = `break case catch continue debugger default do else finally for function if return switch throw try var while with null true false instanceof typeof void delete new in this`,
          l = { 5: c, '5module': c + ` export import`, 6: c + ` const class extends export import super` },
          u = /^in(stanceof)?$/,
          d = RegExp(`[` + o + `]`),
          f = RegExp(
            `[` +
              o +
              `‌‍·̀-ͯ·҃-֑҇-ׇֽֿׁׂׅׄؐ-ًؚ-٩ٰۖ-ۜ۟-۪ۤۧۨ-ۭ۰-۹ܑܰ-݊ަ-ް߀-߉߫-߽߳ࠖ-࠙ࠛ-ࠣࠥ-ࠧࠩ-࡙࠭-࡛ࢗ-࢟࣊-ࣣ࣡-ःऺ-़ा-ॏ॑-ॗॢॣ०-९ঁ-ঃ়া-ৄেৈো-্ৗৢৣ০-৯৾ਁ-ਃ਼ਾ-ੂੇੈੋ-੍ੑ੦-ੱੵઁ-ઃ઼ા-ૅે-ૉો-્ૢૣ૦-૯ૺ-૿ଁ-ଃ଼ା-ୄେୈୋ-୍୕-ୗୢୣ୦-୯ஂா-ூெ-ைொ-்ௗ௦-௯ఀ-ఄ఼ా-ౄె-ైొ-్ౕౖౢౣ౦-౯ಁ-ಃ಼ಾ-ೄೆ-ೈೊ-್ೕೖೢೣ೦-೯ೳഀ-ഃ഻഼ാ-ൄെ-ൈൊ-്ൗൢൣ൦-൯ඁ-ඃ්ා-ුූෘ-ෟ෦-෯ෲෳัิ-ฺ็-๎๐-๙ັິ-ຼ່-໎໐-໙༘༙༠-༩༹༵༷༾༿ཱ-྄྆྇ྍ-ྗྙ-ྼ࿆ါ-ှ၀-၉ၖ-ၙၞ-ၠၢ-ၤၧ-ၭၱ-ၴႂ-ႍႏ-ႝ፝-፟፩-፱ᜒ-᜕ᜲ-᜴ᝒᝓᝲᝳ឴-៓៝០-៩᠋-᠍᠏-᠙ᢩᤠ-ᤫᤰ-᤻᥆-᥏᧐-᧚ᨗ-ᨛᩕ-ᩞ᩠-᩿᩼-᪉᪐-᪙᪰-᪽ᪿ-᫝᫠-᫫ᬀ-ᬄ᬴-᭄᭐-᭙᭫-᭳ᮀ-ᮂᮡ-ᮭ᮰-᮹᯦-᯳ᰤ-᰷᱀-᱉᱐-᱙᳐-᳔᳒-᳨᳭᳴᳷-᳹᷀-᷿‌‍‿⁀⁔⃐-⃥⃜⃡-⃰⳯-⵿⳱ⷠ-〪ⷿ-゙゚〯・꘠-꘩꙯ꙴ-꙽ꚞꚟ꛰꛱ꠂ꠆ꠋꠣ-ꠧ꠬ꢀꢁꢴ-ꣅ꣐-꣙꣠-꣱ꣿ-꤉ꤦ-꤭ꥇ-꥓ꦀ-ꦃ꦳-꧀꧐-꧙ꧥ꧰-꧹ꨩ-ꨶꩃꩌꩍ꩐-꩙ꩻ-ꩽꪰꪲ-ꪴꪷꪸꪾ꪿꫁ꫫ-ꫯꫵ꫶ꯣ-ꯪ꯬꯭꯰-꯹ﬞ︀-️︠-︯︳︴﹍-﹏０-９＿･]`,
          );
        function p(e, t) {
          for (var n = 65536, r = 0; r < t.length; r += 2) {
            if ((n += t[r]) > e) return !1;
            if ((n += t[r + 1]) >= e) return !0;
          }
          return !1;
        }
        function m(e, t) {
          return e < 65
            ? e === 36
            : e < 91 ||
                (e < 97
                  ? e === 95
                  : e < 123 ||
                    (e <= 65535 ? e >= 170 && d.test(String.fromCharCode(e)) : !1 !== t && p(e, r)));
        }
        function h(e, t) {
          return e < 48
            ? e === 36
            : e < 58 ||
                (!(e < 65) &&
                  (e < 91 ||
                    (e < 97
                      ? e === 95
                      : e < 123 ||
                        (e <= 65535
                          ? e >= 170 && f.test(String.fromCharCode(e))
                          : !1 !== t && (p(e, r) || p(e, n))))));
        }
        var g = function (e, t) {
          t === void 0 && (t = {}),
            (this.label = e),
            (this.keyword = t.keyword),
            (this.beforeExpr = !!t.beforeExpr),
            (this.startsExpr = !!t.startsExpr),
            (this.isLoop = !!t.isLoop),
            (this.isAssign = !!t.isAssign),
            (this.prefix = !!t.prefix),
            (this.postfix = !!t.postfix),
            (this.binop = t.binop || null),
            (this.updateContext = null);
        };
        function _(e, t) {
          return new g(e, { beforeExpr: !0, binop: t });
        }
        var v = { beforeExpr: !0 },
          y = { startsExpr: !0 },
          ee = {};
        function b(e, t) {
          return t === void 0 && (t = {}), (t.keyword = e), (ee[e] = new g(e, t));
        }
        var x = {
            num: new g(`num`, y),
            regexp: new g(`regexp`, y),
            string: new g(`string`, y),
            name: new g(`name`, y),
            privateId: new g(`privateId`, y),
            eof: new g(`eof`),
            bracketL: new g(`[`, { beforeExpr: !0, startsExpr: !0 }),
            bracketR: new g(`]`),
            braceL: new g(`{`, { beforeExpr: !0, startsExpr: !0 }),
            braceR: new g(`}`),
            parenL: new g(`(`, { beforeExpr: !0, startsExpr: !0 }),
            parenR: new g(`)`),
            comma: new g(`,`, v),
            semi: new g(`;`, v),
            colon: new g(`:`, v),
            dot: new g(`.`),
            question: new g(`?`, v),
            questionDot: new g(`?.`),
            arrow: new g(`=>`, v),
            template: new g(`template`),
            invalidTemplate: new g(`invalidTemplate`),
            ellipsis: new g(`...`, v),
            backQuote: new g('`', y),
            dollarBraceL: new g('${', { beforeExpr: !0, startsExpr: !0 }),
            eq: new g(`=`, { beforeExpr: !0, isAssign: !0 }),
            assign: new g(`_=`, { beforeExpr: !0, isAssign: !0 }),
            incDec: new g(`++/--`, { prefix: !0, postfix: !0, startsExpr: !0 }),
            prefix: new g(`!/~`, { beforeExpr: !0, prefix: !0, startsExpr: !0 }),
            logicalOR: _(`||`, 1),
            logicalAND: _(`&&`, 2),
            bitwiseOR: _(`|`, 3),
            bitwiseXOR: _(`^`, 4),
            bitwiseAND: _(`&`, 5),
            equality: _(`==/!=/===/!==`, 6),
            relational: _(`</>/<=/>=`, 7),
            bitShift: _(`<</>>/>>>`, 8),
            plusMin: new g(`+/-`, { beforeExpr: !0, binop: 9, prefix: !0, startsExpr: !0 }),
            modulo: _(`%`, 10),
            star: _(`*`, 10),
            slash: _(`/`, 10),
            starstar: new g(`**`, { beforeExpr: !0 }),
            coalesce: _(`??`, 1),
            _break: b(`break`),
            _case: b(`case`, v),
            _catch: b(`catch`),
            _continue: b(`continue`),
            _debugger: b(`debugger`),
            _default: b(`default`, v),
            _do: b(`do`, { isLoop: !0, beforeExpr: !0 }),
            _else: b(`else`, v),
            _finally: b(`finally`),
            _for: b(`for`, { isLoop: !0 }),
            _function: b(`function`, y),
            _if: b(`if`),
            _return: b(`return`, v),
            _switch: b(`switch`),
            _throw: b(`throw`, v),
            _try: b(`try`),
            _var: b(`var`),
            _const: b(`const`),
            _while: b(`while`, { isLoop: !0 }),
            _with: b(`with`),
            _new: b(`new`, { beforeExpr: !0, startsExpr: !0 }),
            _this: b(`this`, y),
            _super: b(`super`, y),
            _class: b(`class`, y),
            _extends: b(`extends`, v),
            _export: b(`export`),
            _import: b(`import`, y),
            _null: b(`null`, y),
            _true: b(`true`, y),
            _false: b(`false`, y),
            _in: b(`in`, { beforeExpr: !0, binop: 7 }),
            _instanceof: b(`instanceof`, { beforeExpr: !0, binop: 7 }),
            _typeof: b(`typeof`, { beforeExpr: !0, prefix: !0, startsExpr: !0 }),
            _void: b(`void`, { beforeExpr: !0, prefix: !0, startsExpr: !0 }),
            _delete: b(`delete`, { beforeExpr: !0, prefix: !0, startsExpr: !0 }),
          },
          S = /\r\n?|\n|\u2028|\u2029/,
          C = new RegExp(S.source, `g`);
        function w(e) {
          return e === 10 || e === 13 || e === 8232 || e === 8233;
        }
        function te(e, t, n) {
          n === void 0 && (n = e.length);
          for (var r = t; r < n; r++) {
            var i = e.charCodeAt(r);
            if (w(i)) return r < n - 1 && i === 13 && e.charCodeAt(r + 1) === 10 ? r + 2 : r + 1;
          }
          return -1;
        }
        var ne = /[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/,
          T = /(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g,
          re = Object.prototype,
          ie = re.hasOwnProperty,
          ae = re.toString,
          E = Object.hasOwn || ((e, t) => ie.call(e, t)),
          oe = Array.isArray || ((e) => ae.call(e) === `[object Array]`),
          se = Object.create(null);
        function D(e) {
          return se[e] || (se[e] = RegExp(`^(?:` + e.replace(/ /g, `|`) + `)$`));
        }
        function O(e) {
          return e <= 65535
            ? String.fromCharCode(e)
            : ((e -= 65536), String.fromCharCode(55296 + (e >> 10), 56320 + (1023 & e)));
        }
        var ce = /(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/,
          k = function (e, t) {
            (this.line = e), (this.column = t);
          };
        k.prototype.offset = function (e) {
          return new k(this.line, this.column + e);
        };
        var le = function (e, t, n) {
          (this.start = t), (this.end = n), e.sourceFile !== null && (this.source = e.sourceFile);
        };
        function ue(e, t) {
          for (var n = 1, r = 0; ; ) {
            var i = te(e, r, t);
            if (i < 0) return new k(n, t - r);
            ++n, (r = i);
          }
        }
        var de = {
            ecmaVersion: null,
            sourceType: `script`,
            onInsertedSemicolon: null,
            onTrailingComma: null,
            allowReserved: null,
            allowReturnOutsideFunction: !1,
            allowImportExportEverywhere: !1,
            allowAwaitOutsideFunction: null,
            allowSuperOutsideMethod: null,
            allowHashBang: !1,
            checkPrivateFields: !0,
            locations: !1,
            onToken: null,
            onComment: null,
            ranges: !1,
            program: null,
            sourceFile: null,
            directSourceFile: null,
            preserveParens: !1,
          },
          fe = !1;
        function pe(e) {
          var t = {};
          for (var n in de) t[n] = e && E(e, n) ? e[n] : de[n];
          if (
            (t.ecmaVersion === `latest`
              ? (t.ecmaVersion = 1e8)
              : t.ecmaVersion == null
                ? (!fe &&
                    typeof console == `object` &&
                    console.warn &&
                    ((fe = !0),
                    console.warn(`Since Acorn 8.0.0, options.ecmaVersion is required.
Defaulting to 2020, but this will stop working in the future.`)),
                  (t.ecmaVersion = 11))
                : t.ecmaVersion >= 2015 && (t.ecmaVersion -= 2009),
            (t.allowReserved ??= t.ecmaVersion < 5),
            (e && e.allowHashBang != null) || (t.allowHashBang = t.ecmaVersion >= 14),
            oe(t.onToken))
          ) {
            var r = t.onToken;
            t.onToken = (e) => r.push(e);
          }
          if (
            (oe(t.onComment) &&
              (t.onComment = ((e, t) =>
                function (n, r, i, a, o, s) {
                  var c = { type: n ? `Block` : `Line`, value: r, start: i, end: a };
                  e.locations && (c.loc = new le(this, o, s)), e.ranges && (c.range = [i, a]), t.push(c);
                })(t, t.onComment)),
            t.sourceType === `commonjs` && t.allowAwaitOutsideFunction)
          )
            throw Error(`Cannot use allowAwaitOutsideFunction with sourceType: commonjs`);
          return t;
        }
        var me = 256,
          he = 259;
        function ge(e, t) {
          return 2 | (e ? 4 : 0) | (t ? 8 : 0);
        }
        var A = function (e, t, n) {
            (this.options = e = pe(e)),
              (this.sourceFile = e.sourceFile),
              (this.keywords = D(l[e.ecmaVersion >= 6 ? 6 : e.sourceType === `module` ? `5module` : 5]));
            var r = ``;
            !0 !== e.allowReserved &&
              ((r = s[e.ecmaVersion >= 6 ? 6 : e.ecmaVersion === 5 ? 5 : 3]),
              e.sourceType === `module` && (r += ` await`)),
              (this.reservedWords = D(r));
            var i = (r ? r + ` ` : ``) + s.strict;
            (this.reservedWordsStrict = D(i)),
              (this.reservedWordsStrictBind = D(i + ` ` + s.strictBind)),
              (this.input = String(t)),
              (this.containsEsc = !1),
              n
                ? ((this.pos = n),
                  (this.lineStart =
                    this.input.lastIndexOf(
                      `
`,
                      n - 1,
                    ) + 1),
                  (this.curLine = this.input.slice(0, this.lineStart).split(S).length))
                : ((this.pos = this.lineStart = 0), (this.curLine = 1)),
              (this.type = x.eof),
              (this.value = null),
              (this.start = this.end = this.pos),
              (this.startLoc = this.endLoc = this.curPosition()),
              (this.lastTokEndLoc = this.lastTokStartLoc = null),
              (this.lastTokStart = this.lastTokEnd = this.pos),
              (this.context = this.initialContext()),
              (this.exprAllowed = !0),
              (this.inModule = e.sourceType === `module`),
              (this.strict = this.inModule || this.strictDirective(this.pos)),
              (this.potentialArrowAt = -1),
              (this.potentialArrowInForAwait = !1),
              (this.yieldPos = this.awaitPos = this.awaitIdentPos = 0),
              (this.labels = []),
              (this.undefinedExports = Object.create(null)),
              this.pos === 0 && e.allowHashBang && this.input.slice(0, 2) === `#!` && this.skipLineComment(2),
              (this.scopeStack = []),
              this.enterScope(this.options.sourceType === `commonjs` ? 2 : 1),
              (this.regexpState = null),
              (this.privateNameStack = []);
          },
          j = {
            inFunction: { configurable: !0 },
            inGenerator: { configurable: !0 },
            inAsync: { configurable: !0 },
            canAwait: { configurable: !0 },
            allowReturn: { configurable: !0 },
            allowSuper: { configurable: !0 },
            allowDirectSuper: { configurable: !0 },
            treatFunctionsAsVar: { configurable: !0 },
            allowNewDotTarget: { configurable: !0 },
            allowUsing: { configurable: !0 },
            inClassStaticBlock: { configurable: !0 },
          };
        (A.prototype.parse = function () {
          var e = this.options.program || this.startNode();
          return this.nextToken(), this.parseTopLevel(e);
        }),
          (j.inFunction.get = function () {
            return (2 & this.currentVarScope().flags) > 0;
          }),
          (j.inGenerator.get = function () {
            return (8 & this.currentVarScope().flags) > 0;
          }),
          (j.inAsync.get = function () {
            return (4 & this.currentVarScope().flags) > 0;
          }),
          (j.canAwait.get = function () {
            for (var e = this.scopeStack.length - 1; e >= 0; e--) {
              var t = this.scopeStack[e].flags;
              if (768 & t) return !1;
              if (2 & t) return (4 & t) > 0;
            }
            return (
              (this.inModule && this.options.ecmaVersion >= 13) || this.options.allowAwaitOutsideFunction
            );
          }),
          (j.allowReturn.get = function () {
            return (
              !!this.inFunction ||
              !!(this.options.allowReturnOutsideFunction && 1 & this.currentVarScope().flags)
            );
          }),
          (j.allowSuper.get = function () {
            return (64 & this.currentThisScope().flags) > 0 || this.options.allowSuperOutsideMethod;
          }),
          (j.allowDirectSuper.get = function () {
            return (128 & this.currentThisScope().flags) > 0;
          }),
          (j.treatFunctionsAsVar.get = function () {
            return this.treatFunctionsAsVarInScope(this.currentScope());
          }),
          (j.allowNewDotTarget.get = function () {
            for (var e = this.scopeStack.length - 1; e >= 0; e--) {
              var t = this.scopeStack[e].flags;
              if (768 & t || (2 & t && !(16 & t))) return !0;
            }
            return !1;
          }),
          (j.allowUsing.get = function () {
            var e = this.currentScope().flags;
            return !(1024 & e) && !(!this.inModule && 1 & e);
          }),
          (j.inClassStaticBlock.get = function () {
            return (this.currentVarScope().flags & me) > 0;
          }),
          (A.extend = function () {
            for (var e = [], t = arguments.length; t--; ) e[t] = arguments[t];
            for (var n = this, r = 0; r < e.length; r++) n = e[r](n);
            return n;
          }),
          (A.parse = function (e, t) {
            return new this(t, e).parse();
          }),
          (A.parseExpressionAt = function (e, t, n) {
            var r = new this(n, e, t);
            return r.nextToken(), r.parseExpression();
          }),
          (A.tokenizer = function (e, t) {
            return new this(t, e);
          }),
          Object.defineProperties(A.prototype, j);
        var M = A.prototype,
          _e = /^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/;
        (M.strictDirective = function (e) {
          if (this.options.ecmaVersion < 5) return !1;
          for (;;) {
            (T.lastIndex = e), (e += T.exec(this.input)[0].length);
            var t = _e.exec(this.input.slice(e));
            if (!t) return !1;
            if ((t[1] || t[2]) === `use strict`) {
              T.lastIndex = e + t[0].length;
              var n = T.exec(this.input),
                r = n.index + n[0].length,
                i = this.input.charAt(r);
              return (
                i === `;` ||
                i === `}` ||
                (S.test(n[0]) &&
                  !(/[(`.[+\-/*%<>=,?^&]/.test(i) || (i === `!` && this.input.charAt(r + 1) === `=`)))
              );
            }
            (e += t[0].length),
              (T.lastIndex = e),
              (e += T.exec(this.input)[0].length),
              this.input[e] === `;` && e++;
          }
        }),
          (M.eat = function (e) {
            return this.type === e && (this.next(), !0);
          }),
          (M.isContextual = function (e) {
            return this.type === x.name && this.value === e && !this.containsEsc;
          }),
          (M.eatContextual = function (e) {
            return !!this.isContextual(e) && (this.next(), !0);
          }),
          (M.expectContextual = function (e) {
            this.eatContextual(e) || this.unexpected();
          }),
          (M.canInsertSemicolon = function () {
            return (
              this.type === x.eof ||
              this.type === x.braceR ||
              S.test(this.input.slice(this.lastTokEnd, this.start))
            );
          }),
          (M.insertSemicolon = function () {
            if (this.canInsertSemicolon())
              return (
                this.options.onInsertedSemicolon &&
                  this.options.onInsertedSemicolon(this.lastTokEnd, this.lastTokEndLoc),
                !0
              );
          }),
          (M.semicolon = function () {
            this.eat(x.semi) || this.insertSemicolon() || this.unexpected();
          }),
          (M.afterTrailingComma = function (e, t) {
            if (this.type === e)
              return (
                this.options.onTrailingComma &&
                  this.options.onTrailingComma(this.lastTokStart, this.lastTokStartLoc),
                t || this.next(),
                !0
              );
          }),
          (M.expect = function (e) {
            this.eat(e) || this.unexpected();
          }),
          (M.unexpected = function (e) {
            this.raise(e ?? this.start, `Unexpected token`);
          });
        var ve = function () {
          this.shorthandAssign =
            this.trailingComma =
            this.parenthesizedAssign =
            this.parenthesizedBind =
            this.doubleProto =
              -1;
        };
        (M.checkPatternErrors = function (e, t) {
          if (e) {
            e.trailingComma > -1 &&
              this.raiseRecoverable(e.trailingComma, `Comma is not permitted after the rest element`);
            var n = t ? e.parenthesizedAssign : e.parenthesizedBind;
            n > -1 && this.raiseRecoverable(n, t ? `Assigning to rvalue` : `Parenthesized pattern`);
          }
        }),
          (M.checkExpressionErrors = function (e, t) {
            if (!e) return !1;
            var n = e.shorthandAssign,
              r = e.doubleProto;
            if (!t) return n >= 0 || r >= 0;
            n >= 0 &&
              this.raise(n, `Shorthand property assignments are valid only in destructuring patterns`),
              r >= 0 && this.raiseRecoverable(r, `Redefinition of __proto__ property`);
          }),
          (M.checkYieldAwaitInDefaultParams = function () {
            this.yieldPos &&
              (!this.awaitPos || this.yieldPos < this.awaitPos) &&
              this.raise(this.yieldPos, `Yield expression cannot be a default value`),
              this.awaitPos && this.raise(this.awaitPos, `Await expression cannot be a default value`);
          }),
          (M.isSimpleAssignTarget = function (e) {
            return e.type === `ParenthesizedExpression`
              ? this.isSimpleAssignTarget(e.expression)
              : e.type === `Identifier` || e.type === `MemberExpression`;
          });
        var N = A.prototype;
        N.parseTopLevel = function (e) {
          var t = Object.create(null);
          for (e.body ||= []; this.type !== x.eof; ) {
            var n = this.parseStatement(null, !0, t);
            e.body.push(n);
          }
          if (this.inModule)
            for (var r = 0, i = Object.keys(this.undefinedExports); r < i.length; r += 1) {
              var a = i[r];
              this.raiseRecoverable(this.undefinedExports[a].start, `Export '` + a + `' is not defined`);
            }
          return (
            this.adaptDirectivePrologue(e.body),
            this.next(),
            (e.sourceType = this.options.sourceType === `commonjs` ? `script` : this.options.sourceType),
            this.finishNode(e, `Program`)
          );
        };
        var ye = { kind: `loop` },
          be = { kind: `switch` };
        (N.isLet = function (e) {
          if (this.options.ecmaVersion < 6 || !this.isContextual(`let`)) return !1;
          T.lastIndex = this.pos;
          var t = T.exec(this.input),
            n = this.pos + t[0].length,
            r = this.fullCharCodeAt(n);
          if (r === 91 || r === 92) return !0;
          if (e) return !1;
          if (r === 123) return !0;
          if (m(r)) {
            var i = n;
            do n += r <= 65535 ? 1 : 2;
            while (h((r = this.fullCharCodeAt(n))));
            if (r === 92) return !0;
            var a = this.input.slice(i, n);
            if (!u.test(a)) return !0;
          }
          return !1;
        }),
          (N.isAsyncFunction = function () {
            if (this.options.ecmaVersion < 8 || !this.isContextual(`async`)) return !1;
            T.lastIndex = this.pos;
            var e,
              t = T.exec(this.input),
              n = this.pos + t[0].length;
            return !(
              S.test(this.input.slice(this.pos, n)) ||
              this.input.slice(n, n + 8) !== `function` ||
              (n + 8 !== this.input.length && (h((e = this.fullCharCodeAt(n + 8))) || e === 92))
            );
          }),
          (N.isUsingKeyword = function (e, t) {
            if (this.options.ecmaVersion < 17 || !this.isContextual(e ? `await` : `using`)) return !1;
            T.lastIndex = this.pos;
            var n = T.exec(this.input),
              r = this.pos + n[0].length;
            if (S.test(this.input.slice(this.pos, r))) return !1;
            if (e) {
              var i,
                a = r + 5;
              if (
                this.input.slice(r, a) !== `using` ||
                a === this.input.length ||
                h((i = this.fullCharCodeAt(a))) ||
                i === 92
              )
                return !1;
              T.lastIndex = a;
              var o = T.exec(this.input);
              if (((r = a + o[0].length), o && S.test(this.input.slice(a, r)))) return !1;
            }
            var s = this.fullCharCodeAt(r);
            if (!m(s) && s !== 92) return !1;
            var c = r;
            do r += s <= 65535 ? 1 : 2;
            while (h((s = this.fullCharCodeAt(r))));
            if (s === 92) return !0;
            var l = this.input.slice(c, r);
            return !(u.test(l) || (t && l === `of`));
          }),
          (N.isAwaitUsing = function (e) {
            return this.isUsingKeyword(!0, e);
          }),
          (N.isUsing = function (e) {
            return this.isUsingKeyword(!1, e);
          }),
          (N.parseStatement = function (e, t, n) {
            var r,
              i = this.type,
              a = this.startNode();
            switch ((this.isLet(e) && ((i = x._var), (r = `let`)), i)) {
              case x._break:
              case x._continue:
                return this.parseBreakContinueStatement(a, i.keyword);
              case x._debugger:
                return this.parseDebuggerStatement(a);
              case x._do:
                return this.parseDoStatement(a);
              case x._for:
                return this.parseForStatement(a);
              case x._function:
                return (
                  e &&
                    (this.strict || (e !== `if` && e !== `label`)) &&
                    this.options.ecmaVersion >= 6 &&
                    this.unexpected(),
                  this.parseFunctionStatement(a, !1, !e)
                );
              case x._class:
                return e && this.unexpected(), this.parseClass(a, !0);
              case x._if:
                return this.parseIfStatement(a);
              case x._return:
                return this.parseReturnStatement(a);
              case x._switch:
                return this.parseSwitchStatement(a);
              case x._throw:
                return this.parseThrowStatement(a);
              case x._try:
                return this.parseTryStatement(a);
              case x._const:
              case x._var:
                return (
                  (r ||= this.value), e && r !== `var` && this.unexpected(), this.parseVarStatement(a, r)
                );
              case x._while:
                return this.parseWhileStatement(a);
              case x._with:
                return this.parseWithStatement(a);
              case x.braceL:
                return this.parseBlock(!0, a);
              case x.semi:
                return this.parseEmptyStatement(a);
              case x._export:
              case x._import:
                if (this.options.ecmaVersion > 10 && i === x._import) {
                  T.lastIndex = this.pos;
                  var o = T.exec(this.input),
                    s = this.pos + o[0].length,
                    c = this.input.charCodeAt(s);
                  if (c === 40 || c === 46) return this.parseExpressionStatement(a, this.parseExpression());
                }
                return (
                  this.options.allowImportExportEverywhere ||
                    (t || this.raise(this.start, `'import' and 'export' may only appear at the top level`),
                    this.inModule ||
                      this.raise(
                        this.start,
                        `'import' and 'export' may appear only with 'sourceType: module'`,
                      )),
                  i === x._import ? this.parseImport(a) : this.parseExport(a, n)
                );
              default: {
                if (this.isAsyncFunction())
                  return e && this.unexpected(), this.next(), this.parseFunctionStatement(a, !0, !e);
                var l = this.isAwaitUsing(!1) ? `await using` : this.isUsing(!1) ? `using` : null;
                if (l)
                  return (
                    this.allowUsing ||
                      this.raise(
                        this.start,
                        'Using declaration cannot appear in the top level when source type is `script` or in the bare case statement',
                      ),
                    l === `await using` &&
                      (this.canAwait ||
                        this.raise(this.start, `Await using cannot appear outside of async function`),
                      this.next()),
                    this.next(),
                    this.parseVar(a, !1, l),
                    this.semicolon(),
                    this.finishNode(a, `VariableDeclaration`)
                  );
                var u = this.value,
                  d = this.parseExpression();
                return i === x.name && d.type === `Identifier` && this.eat(x.colon)
                  ? this.parseLabeledStatement(a, u, d, e)
                  : this.parseExpressionStatement(a, d);
              }
            }
          }),
          (N.parseBreakContinueStatement = function (e, t) {
            var n = t === `break`;
            this.next(),
              this.eat(x.semi) || this.insertSemicolon()
                ? (e.label = null)
                : this.type === x.name
                  ? ((e.label = this.parseIdent()), this.semicolon())
                  : this.unexpected();
            for (var r = 0; r < this.labels.length; ++r) {
              var i = this.labels[r];
              if (
                (e.label == null || i.name === e.label.name) &&
                ((i.kind != null && (n || i.kind === `loop`)) || (e.label && n))
              )
                break;
            }
            return (
              r === this.labels.length && this.raise(e.start, `Unsyntactic ` + t),
              this.finishNode(e, n ? `BreakStatement` : `ContinueStatement`)
            );
          }),
          (N.parseDebuggerStatement = function (e) {
            return this.next(), this.semicolon(), this.finishNode(e, `DebuggerStatement`);
          }),
          (N.parseDoStatement = function (e) {
            return (
              this.next(),
              this.labels.push(ye),
              (e.body = this.parseStatement(`do`)),
              this.labels.pop(),
              this.expect(x._while),
              (e.test = this.parseParenExpression()),
              this.options.ecmaVersion >= 6 ? this.eat(x.semi) : this.semicolon(),
              this.finishNode(e, `DoWhileStatement`)
            );
          }),
          (N.parseForStatement = function (e) {
            this.next();
            var t =
              this.options.ecmaVersion >= 9 && this.canAwait && this.eatContextual(`await`)
                ? this.lastTokStart
                : -1;
            if ((this.labels.push(ye), this.enterScope(0), this.expect(x.parenL), this.type === x.semi))
              return t > -1 && this.unexpected(t), this.parseFor(e, null);
            var n = this.isLet();
            if (this.type === x._var || this.type === x._const || n) {
              var r = this.startNode(),
                i = n ? `let` : this.value;
              return (
                this.next(),
                this.parseVar(r, !0, i),
                this.finishNode(r, `VariableDeclaration`),
                this.parseForAfterInit(e, r, t)
              );
            }
            var a = this.isContextual(`let`),
              o = !1,
              s = this.isUsing(!0) ? `using` : this.isAwaitUsing(!0) ? `await using` : null;
            if (s) {
              var c = this.startNode();
              return (
                this.next(),
                s === `await using` &&
                  (this.canAwait ||
                    this.raise(this.start, `Await using cannot appear outside of async function`),
                  this.next()),
                this.parseVar(c, !0, s),
                this.finishNode(c, `VariableDeclaration`),
                this.parseForAfterInit(e, c, t)
              );
            }
            var l = this.containsEsc,
              u = new ve(),
              d = this.start,
              f = t > -1 ? this.parseExprSubscripts(u, `await`) : this.parseExpression(!0, u);
            return this.type === x._in || (o = this.options.ecmaVersion >= 6 && this.isContextual(`of`))
              ? (t > -1
                  ? (this.type === x._in && this.unexpected(t), (e.await = !0))
                  : o &&
                    this.options.ecmaVersion >= 8 &&
                    (f.start !== d || l || f.type !== `Identifier` || f.name !== `async`
                      ? this.options.ecmaVersion >= 9 && (e.await = !1)
                      : this.unexpected()),
                a &&
                  o &&
                  this.raise(f.start, `The left-hand side of a for-of loop may not start with 'let'.`),
                this.toAssignable(f, !1, u),
                this.checkLValPattern(f),
                this.parseForIn(e, f))
              : (this.checkExpressionErrors(u, !0), t > -1 && this.unexpected(t), this.parseFor(e, f));
          }),
          (N.parseForAfterInit = function (e, t, n) {
            return (this.type === x._in || (this.options.ecmaVersion >= 6 && this.isContextual(`of`))) &&
              t.declarations.length === 1
              ? (this.options.ecmaVersion >= 9 &&
                  (this.type === x._in ? n > -1 && this.unexpected(n) : (e.await = n > -1)),
                this.parseForIn(e, t))
              : (n > -1 && this.unexpected(n), this.parseFor(e, t));
          }),
          (N.parseFunctionStatement = function (e, t, n) {
            return this.next(), this.parseFunction(e, Se | (n ? 0 : Ce), !1, t);
          }),
          (N.parseIfStatement = function (e) {
            return (
              this.next(),
              (e.test = this.parseParenExpression()),
              (e.consequent = this.parseStatement(`if`)),
              (e.alternate = this.eat(x._else) ? this.parseStatement(`if`) : null),
              this.finishNode(e, `IfStatement`)
            );
          }),
          (N.parseReturnStatement = function (e) {
            return (
              this.allowReturn || this.raise(this.start, `'return' outside of function`),
              this.next(),
              this.eat(x.semi) || this.insertSemicolon()
                ? (e.argument = null)
                : ((e.argument = this.parseExpression()), this.semicolon()),
              this.finishNode(e, `ReturnStatement`)
            );
          }),
          (N.parseSwitchStatement = function (e) {
            var t;
            this.next(),
              (e.discriminant = this.parseParenExpression()),
              (e.cases = []),
              this.expect(x.braceL),
              this.labels.push(be),
              this.enterScope(1024);
            for (var n = !1; this.type !== x.braceR; )
              if (this.type === x._case || this.type === x._default) {
                var r = this.type === x._case;
                t && this.finishNode(t, `SwitchCase`),
                  e.cases.push((t = this.startNode())),
                  (t.consequent = []),
                  this.next(),
                  r
                    ? (t.test = this.parseExpression())
                    : (n && this.raiseRecoverable(this.lastTokStart, `Multiple default clauses`),
                      (n = !0),
                      (t.test = null)),
                  this.expect(x.colon);
              } else t || this.unexpected(), t.consequent.push(this.parseStatement(null));
            return (
              this.exitScope(),
              t && this.finishNode(t, `SwitchCase`),
              this.next(),
              this.labels.pop(),
              this.finishNode(e, `SwitchStatement`)
            );
          }),
          (N.parseThrowStatement = function (e) {
            return (
              this.next(),
              S.test(this.input.slice(this.lastTokEnd, this.start)) &&
                this.raise(this.lastTokEnd, `Illegal newline after throw`),
              (e.argument = this.parseExpression()),
              this.semicolon(),
              this.finishNode(e, `ThrowStatement`)
            );
          });
        var xe = [];
        (N.parseCatchClauseParam = function () {
          var e = this.parseBindingAtom(),
            t = e.type === `Identifier`;
          return this.enterScope(t ? 32 : 0), this.checkLValPattern(e, t ? 4 : 2), this.expect(x.parenR), e;
        }),
          (N.parseTryStatement = function (e) {
            if ((this.next(), (e.block = this.parseBlock()), (e.handler = null), this.type === x._catch)) {
              var t = this.startNode();
              this.next(),
                this.eat(x.parenL)
                  ? (t.param = this.parseCatchClauseParam())
                  : (this.options.ecmaVersion < 10 && this.unexpected(),
                    (t.param = null),
                    this.enterScope(0)),
                (t.body = this.parseBlock(!1)),
                this.exitScope(),
                (e.handler = this.finishNode(t, `CatchClause`));
            }
            return (
              (e.finalizer = this.eat(x._finally) ? this.parseBlock() : null),
              e.handler || e.finalizer || this.raise(e.start, `Missing catch or finally clause`),
              this.finishNode(e, `TryStatement`)
            );
          }),
          (N.parseVarStatement = function (e, t, n) {
            return (
              this.next(),
              this.parseVar(e, !1, t, n),
              this.semicolon(),
              this.finishNode(e, `VariableDeclaration`)
            );
          }),
          (N.parseWhileStatement = function (e) {
            return (
              this.next(),
              (e.test = this.parseParenExpression()),
              this.labels.push(ye),
              (e.body = this.parseStatement(`while`)),
              this.labels.pop(),
              this.finishNode(e, `WhileStatement`)
            );
          }),
          (N.parseWithStatement = function (e) {
            return (
              this.strict && this.raise(this.start, `'with' in strict mode`),
              this.next(),
              (e.object = this.parseParenExpression()),
              (e.body = this.parseStatement(`with`)),
              this.finishNode(e, `WithStatement`)
            );
          }),
          (N.parseEmptyStatement = function (e) {
            return this.next(), this.finishNode(e, `EmptyStatement`);
          }),
          (N.parseLabeledStatement = function (e, t, n, r) {
            for (var i = 0, a = this.labels; i < a.length; i += 1)
              a[i].name === t && this.raise(n.start, `Label '` + t + `' is already declared`);
            for (
              var o = this.type.isLoop ? `loop` : this.type === x._switch ? `switch` : null,
                s = this.labels.length - 1;
              s >= 0;
              s--
            ) {
              var c = this.labels[s];
              if (c.statementStart !== e.start) break;
              (c.statementStart = this.start), (c.kind = o);
            }
            return (
              this.labels.push({ name: t, kind: o, statementStart: this.start }),
              (e.body = this.parseStatement(r ? (r.indexOf(`label`) === -1 ? r + `label` : r) : `label`)),
              this.labels.pop(),
              (e.label = n),
              this.finishNode(e, `LabeledStatement`)
            );
          }),
          (N.parseExpressionStatement = function (e, t) {
            return (e.expression = t), this.semicolon(), this.finishNode(e, `ExpressionStatement`);
          }),
          (N.parseBlock = function (e, t, n) {
            for (
              e === void 0 && (e = !0),
                t === void 0 && (t = this.startNode()),
                t.body = [],
                this.expect(x.braceL),
                e && this.enterScope(0);
              this.type !== x.braceR;
            ) {
              var r = this.parseStatement(null);
              t.body.push(r);
            }
            return (
              n && (this.strict = !1),
              this.next(),
              e && this.exitScope(),
              this.finishNode(t, `BlockStatement`)
            );
          }),
          (N.parseFor = function (e, t) {
            return (
              (e.init = t),
              this.expect(x.semi),
              (e.test = this.type === x.semi ? null : this.parseExpression()),
              this.expect(x.semi),
              (e.update = this.type === x.parenR ? null : this.parseExpression()),
              this.expect(x.parenR),
              (e.body = this.parseStatement(`for`)),
              this.exitScope(),
              this.labels.pop(),
              this.finishNode(e, `ForStatement`)
            );
          }),
          (N.parseForIn = function (e, t) {
            var n = this.type === x._in;
            return (
              this.next(),
              t.type === `VariableDeclaration` &&
                t.declarations[0].init != null &&
                (!n ||
                  this.options.ecmaVersion < 8 ||
                  this.strict ||
                  t.kind !== `var` ||
                  t.declarations[0].id.type !== `Identifier`) &&
                this.raise(
                  t.start,
                  (n ? `for-in` : `for-of`) + ` loop variable declaration may not have an initializer`,
                ),
              (e.left = t),
              (e.right = n ? this.parseExpression() : this.parseMaybeAssign()),
              this.expect(x.parenR),
              (e.body = this.parseStatement(`for`)),
              this.exitScope(),
              this.labels.pop(),
              this.finishNode(e, n ? `ForInStatement` : `ForOfStatement`)
            );
          }),
          (N.parseVar = function (e, t, n, r) {
            for (e.declarations = [], e.kind = n; ; ) {
              var i = this.startNode();
              if (
                (this.parseVarId(i, n),
                this.eat(x.eq)
                  ? (i.init = this.parseMaybeAssign(t))
                  : r ||
                      n !== `const` ||
                      this.type === x._in ||
                      (this.options.ecmaVersion >= 6 && this.isContextual(`of`))
                    ? r ||
                      (n !== `using` && n !== `await using`) ||
                      !(this.options.ecmaVersion >= 17) ||
                      this.type === x._in ||
                      this.isContextual(`of`)
                      ? r ||
                        i.id.type === `Identifier` ||
                        (t && (this.type === x._in || this.isContextual(`of`)))
                        ? (i.init = null)
                        : this.raise(
                            this.lastTokEnd,
                            `Complex binding patterns require an initialization value`,
                          )
                      : this.raise(this.lastTokEnd, `Missing initializer in ` + n + ` declaration`)
                    : this.unexpected(),
                e.declarations.push(this.finishNode(i, `VariableDeclarator`)),
                !this.eat(x.comma))
              )
                break;
            }
            return e;
          }),
          (N.parseVarId = function (e, t) {
            (e.id = t === `using` || t === `await using` ? this.parseIdent() : this.parseBindingAtom()),
              this.checkLValPattern(e.id, t === `var` ? 1 : 2, !1);
          });
        var Se = 1,
          Ce = 2;
        function we(e, t) {
          var n = t.key.name,
            r = e[n],
            i = `true`;
          return (
            t.type !== `MethodDefinition` ||
              (t.kind !== `get` && t.kind !== `set`) ||
              (i = (t.static ? `s` : `i`) + t.kind),
            (r === `iget` && i === `iset`) ||
            (r === `iset` && i === `iget`) ||
            (r === `sget` && i === `sset`) ||
            (r === `sset` && i === `sget`)
              ? ((e[n] = `true`), !1)
              : !!r || ((e[n] = i), !1)
          );
        }
        function Te(e, t) {
          var n = e.computed,
            r = e.key;
          return !n && ((r.type === `Identifier` && r.name === t) || (r.type === `Literal` && r.value === t));
        }
        (N.parseFunction = function (e, t, n, r, i) {
          this.initFunction(e),
            (this.options.ecmaVersion >= 9 || (this.options.ecmaVersion >= 6 && !r)) &&
              (this.type === x.star && t & Ce && this.unexpected(), (e.generator = this.eat(x.star))),
            this.options.ecmaVersion >= 8 && (e.async = !!r),
            t & Se &&
              ((e.id = 4 & t && this.type !== x.name ? null : this.parseIdent()),
              !e.id ||
                t & Ce ||
                this.checkLValSimple(
                  e.id,
                  this.strict || e.generator || e.async ? (this.treatFunctionsAsVar ? 1 : 2) : 3,
                ));
          var a = this.yieldPos,
            o = this.awaitPos,
            s = this.awaitIdentPos;
          return (
            (this.yieldPos = 0),
            (this.awaitPos = 0),
            (this.awaitIdentPos = 0),
            this.enterScope(ge(e.async, e.generator)),
            t & Se || (e.id = this.type === x.name ? this.parseIdent() : null),
            this.parseFunctionParams(e),
            this.parseFunctionBody(e, n, !1, i),
            (this.yieldPos = a),
            (this.awaitPos = o),
            (this.awaitIdentPos = s),
            this.finishNode(e, t & Se ? `FunctionDeclaration` : `FunctionExpression`)
          );
        }),
          (N.parseFunctionParams = function (e) {
            this.expect(x.parenL),
              (e.params = this.parseBindingList(x.parenR, !1, this.options.ecmaVersion >= 8)),
              this.checkYieldAwaitInDefaultParams();
          }),
          (N.parseClass = function (e, t) {
            this.next();
            var n = this.strict;
            (this.strict = !0), this.parseClassId(e, t), this.parseClassSuper(e);
            var r = this.enterClassBody(),
              i = this.startNode(),
              a = !1;
            for (i.body = [], this.expect(x.braceL); this.type !== x.braceR; ) {
              var o = this.parseClassElement(e.superClass !== null);
              o &&
                (i.body.push(o),
                o.type === `MethodDefinition` && o.kind === `constructor`
                  ? (a && this.raiseRecoverable(o.start, `Duplicate constructor in the same class`), (a = !0))
                  : o.key &&
                    o.key.type === `PrivateIdentifier` &&
                    we(r, o) &&
                    this.raiseRecoverable(
                      o.key.start,
                      `Identifier '#` + o.key.name + `' has already been declared`,
                    ));
            }
            return (
              (this.strict = n),
              this.next(),
              (e.body = this.finishNode(i, `ClassBody`)),
              this.exitClassBody(),
              this.finishNode(e, t ? `ClassDeclaration` : `ClassExpression`)
            );
          }),
          (N.parseClassElement = function (e) {
            if (this.eat(x.semi)) return null;
            var t = this.options.ecmaVersion,
              n = this.startNode(),
              r = ``,
              i = !1,
              a = !1,
              o = `method`,
              s = !1;
            if (this.eatContextual(`static`)) {
              if (t >= 13 && this.eat(x.braceL)) return this.parseClassStaticBlock(n), n;
              this.isClassElementNameStart() || this.type === x.star ? (s = !0) : (r = `static`);
            }
            if (
              ((n.static = s),
              !r &&
                t >= 8 &&
                this.eatContextual(`async`) &&
                ((!this.isClassElementNameStart() && this.type !== x.star) || this.canInsertSemicolon()
                  ? (r = `async`)
                  : (a = !0)),
              !r && (t >= 9 || !a) && this.eat(x.star) && (i = !0),
              !r && !a && !i)
            ) {
              var c = this.value;
              (this.eatContextual(`get`) || this.eatContextual(`set`)) &&
                (this.isClassElementNameStart() ? (o = c) : (r = c));
            }
            if (
              (r
                ? ((n.computed = !1),
                  (n.key = this.startNodeAt(this.lastTokStart, this.lastTokStartLoc)),
                  (n.key.name = r),
                  this.finishNode(n.key, `Identifier`))
                : this.parseClassElementName(n),
              t < 13 || this.type === x.parenL || o !== `method` || i || a)
            ) {
              var l = !n.static && Te(n, `constructor`),
                u = l && e;
              l && o !== `method` && this.raise(n.key.start, `Constructor can't have get/set modifier`),
                (n.kind = l ? `constructor` : o),
                this.parseClassMethod(n, i, a, u);
            } else this.parseClassField(n);
            return n;
          }),
          (N.isClassElementNameStart = function () {
            return (
              this.type === x.name ||
              this.type === x.privateId ||
              this.type === x.num ||
              this.type === x.string ||
              this.type === x.bracketL ||
              this.type.keyword
            );
          }),
          (N.parseClassElementName = function (e) {
            this.type === x.privateId
              ? (this.value === `constructor` &&
                  this.raise(this.start, `Classes can't have an element named '#constructor'`),
                (e.computed = !1),
                (e.key = this.parsePrivateIdent()))
              : this.parsePropertyName(e);
          }),
          (N.parseClassMethod = function (e, t, n, r) {
            var i = e.key;
            e.kind === `constructor`
              ? (t && this.raise(i.start, `Constructor can't be a generator`),
                n && this.raise(i.start, `Constructor can't be an async method`))
              : e.static &&
                Te(e, `prototype`) &&
                this.raise(i.start, `Classes may not have a static property named prototype`);
            var a = (e.value = this.parseMethod(t, n, r));
            return (
              e.kind === `get` &&
                a.params.length !== 0 &&
                this.raiseRecoverable(a.start, `getter should have no params`),
              e.kind === `set` &&
                a.params.length !== 1 &&
                this.raiseRecoverable(a.start, `setter should have exactly one param`),
              e.kind === `set` &&
                a.params[0].type === `RestElement` &&
                this.raiseRecoverable(a.params[0].start, `Setter cannot use rest params`),
              this.finishNode(e, `MethodDefinition`)
            );
          }),
          (N.parseClassField = function (e) {
            return (
              Te(e, `constructor`)
                ? this.raise(e.key.start, `Classes can't have a field named 'constructor'`)
                : e.static &&
                  Te(e, `prototype`) &&
                  this.raise(e.key.start, `Classes can't have a static field named 'prototype'`),
              this.eat(x.eq)
                ? (this.enterScope(576), (e.value = this.parseMaybeAssign()), this.exitScope())
                : (e.value = null),
              this.semicolon(),
              this.finishNode(e, `PropertyDefinition`)
            );
          }),
          (N.parseClassStaticBlock = function (e) {
            e.body = [];
            var t = this.labels;
            for (this.labels = [], this.enterScope(320); this.type !== x.braceR; ) {
              var n = this.parseStatement(null);
              e.body.push(n);
            }
            return this.next(), this.exitScope(), (this.labels = t), this.finishNode(e, `StaticBlock`);
          }),
          (N.parseClassId = function (e, t) {
            this.type === x.name
              ? ((e.id = this.parseIdent()), t && this.checkLValSimple(e.id, 2, !1))
              : (!0 === t && this.unexpected(), (e.id = null));
          }),
          (N.parseClassSuper = function (e) {
            e.superClass = this.eat(x._extends) ? this.parseExprSubscripts(null, !1) : null;
          }),
          (N.enterClassBody = function () {
            var e = { declared: Object.create(null), used: [] };
            return this.privateNameStack.push(e), e.declared;
          }),
          (N.exitClassBody = function () {
            var e = this.privateNameStack.pop(),
              t = e.declared,
              n = e.used;
            if (this.options.checkPrivateFields)
              for (
                var r = this.privateNameStack.length,
                  i = r === 0 ? null : this.privateNameStack[r - 1],
                  a = 0;
                a < n.length;
                ++a
              ) {
                var o = n[a];
                E(t, o.name) ||
                  (i
                    ? i.used.push(o)
                    : this.raiseRecoverable(
                        o.start,
                        `Private field '#` + o.name + `' must be declared in an enclosing class`,
                      ));
              }
          }),
          (N.parseExportAllDeclaration = function (e, t) {
            return (
              this.options.ecmaVersion >= 11 &&
                (this.eatContextual(`as`)
                  ? ((e.exported = this.parseModuleExportName()),
                    this.checkExport(t, e.exported, this.lastTokStart))
                  : (e.exported = null)),
              this.expectContextual(`from`),
              this.type !== x.string && this.unexpected(),
              (e.source = this.parseExprAtom()),
              this.options.ecmaVersion >= 16 && (e.attributes = this.parseWithClause()),
              this.semicolon(),
              this.finishNode(e, `ExportAllDeclaration`)
            );
          }),
          (N.parseExport = function (e, t) {
            if ((this.next(), this.eat(x.star))) return this.parseExportAllDeclaration(e, t);
            if (this.eat(x._default))
              return (
                this.checkExport(t, `default`, this.lastTokStart),
                (e.declaration = this.parseExportDefaultDeclaration()),
                this.finishNode(e, `ExportDefaultDeclaration`)
              );
            if (this.shouldParseExportStatement())
              (e.declaration = this.parseExportDeclaration(e)),
                e.declaration.type === `VariableDeclaration`
                  ? this.checkVariableExport(t, e.declaration.declarations)
                  : this.checkExport(t, e.declaration.id, e.declaration.id.start),
                (e.specifiers = []),
                (e.source = null),
                this.options.ecmaVersion >= 16 && (e.attributes = []);
            else {
              if (
                ((e.declaration = null),
                (e.specifiers = this.parseExportSpecifiers(t)),
                this.eatContextual(`from`))
              )
                this.type !== x.string && this.unexpected(),
                  (e.source = this.parseExprAtom()),
                  this.options.ecmaVersion >= 16 && (e.attributes = this.parseWithClause());
              else {
                for (var n = 0, r = e.specifiers; n < r.length; n += 1) {
                  var i = r[n];
                  this.checkUnreserved(i.local),
                    this.checkLocalExport(i.local),
                    i.local.type === `Literal` &&
                      this.raise(
                        i.local.start,
                        'A string literal cannot be used as an exported binding without `from`.',
                      );
                }
                (e.source = null), this.options.ecmaVersion >= 16 && (e.attributes = []);
              }
              this.semicolon();
            }
            return this.finishNode(e, `ExportNamedDeclaration`);
          }),
          (N.parseExportDeclaration = function (e) {
            return this.parseStatement(null);
          }),
          (N.parseExportDefaultDeclaration = function () {
            var e;
            if (this.type === x._function || (e = this.isAsyncFunction())) {
              var t = this.startNode();
              return this.next(), e && this.next(), this.parseFunction(t, 4 | Se, !1, e);
            }
            if (this.type === x._class) {
              var n = this.startNode();
              return this.parseClass(n, `nullableID`);
            }
            var r = this.parseMaybeAssign();
            return this.semicolon(), r;
          }),
          (N.checkExport = function (e, t, n) {
            e &&
              (typeof t != `string` && (t = t.type === `Identifier` ? t.name : t.value),
              E(e, t) && this.raiseRecoverable(n, `Duplicate export '` + t + `'`),
              (e[t] = !0));
          }),
          (N.checkPatternExport = function (e, t) {
            var n = t.type;
            if (n === `Identifier`) this.checkExport(e, t, t.start);
            else if (n === `ObjectPattern`)
              for (var r = 0, i = t.properties; r < i.length; r += 1) {
                var a = i[r];
                this.checkPatternExport(e, a);
              }
            else if (n === `ArrayPattern`)
              for (var o = 0, s = t.elements; o < s.length; o += 1) {
                var c = s[o];
                c && this.checkPatternExport(e, c);
              }
            else
              n === `Property`
                ? this.checkPatternExport(e, t.value)
                : n === `AssignmentPattern`
                  ? this.checkPatternExport(e, t.left)
                  : n === `RestElement` && this.checkPatternExport(e, t.argument);
          }),
          (N.checkVariableExport = function (e, t) {
            if (e)
              for (var n = 0, r = t; n < r.length; n += 1) {
                var i = r[n];
                this.checkPatternExport(e, i.id);
              }
          }),
          (N.shouldParseExportStatement = function () {
            return (
              this.type.keyword === `var` ||
              this.type.keyword === `const` ||
              this.type.keyword === `class` ||
              this.type.keyword === `function` ||
              this.isLet() ||
              this.isAsyncFunction()
            );
          }),
          (N.parseExportSpecifier = function (e) {
            var t = this.startNode();
            return (
              (t.local = this.parseModuleExportName()),
              (t.exported = this.eatContextual(`as`) ? this.parseModuleExportName() : t.local),
              this.checkExport(e, t.exported, t.exported.start),
              this.finishNode(t, `ExportSpecifier`)
            );
          }),
          (N.parseExportSpecifiers = function (e) {
            var t = [],
              n = !0;
            for (this.expect(x.braceL); !this.eat(x.braceR); ) {
              if (n) n = !1;
              else if ((this.expect(x.comma), this.afterTrailingComma(x.braceR))) break;
              t.push(this.parseExportSpecifier(e));
            }
            return t;
          }),
          (N.parseImport = function (e) {
            return (
              this.next(),
              this.type === x.string
                ? ((e.specifiers = xe), (e.source = this.parseExprAtom()))
                : ((e.specifiers = this.parseImportSpecifiers()),
                  this.expectContextual(`from`),
                  (e.source = this.type === x.string ? this.parseExprAtom() : this.unexpected())),
              this.options.ecmaVersion >= 16 && (e.attributes = this.parseWithClause()),
              this.semicolon(),
              this.finishNode(e, `ImportDeclaration`)
            );
          }),
          (N.parseImportSpecifier = function () {
            var e = this.startNode();
            return (
              (e.imported = this.parseModuleExportName()),
              this.eatContextual(`as`)
                ? (e.local = this.parseIdent())
                : (this.checkUnreserved(e.imported), (e.local = e.imported)),
              this.checkLValSimple(e.local, 2),
              this.finishNode(e, `ImportSpecifier`)
            );
          }),
          (N.parseImportDefaultSpecifier = function () {
            var e = this.startNode();
            return (
              (e.local = this.parseIdent()),
              this.checkLValSimple(e.local, 2),
              this.finishNode(e, `ImportDefaultSpecifier`)
            );
          }),
          (N.parseImportNamespaceSpecifier = function () {
            var e = this.startNode();
            return (
              this.next(),
              this.expectContextual(`as`),
              (e.local = this.parseIdent()),
              this.checkLValSimple(e.local, 2),
              this.finishNode(e, `ImportNamespaceSpecifier`)
            );
          }),
          (N.parseImportSpecifiers = function () {
            var e = [],
              t = !0;
            if (this.type === x.name && (e.push(this.parseImportDefaultSpecifier()), !this.eat(x.comma)))
              return e;
            if (this.type === x.star) return e.push(this.parseImportNamespaceSpecifier()), e;
            for (this.expect(x.braceL); !this.eat(x.braceR); ) {
              if (t) t = !1;
              else if ((this.expect(x.comma), this.afterTrailingComma(x.braceR))) break;
              e.push(this.parseImportSpecifier());
            }
            return e;
          }),
          (N.parseWithClause = function () {
            var e = [];
            if (!this.eat(x._with)) return e;
            this.expect(x.braceL);
            for (var t = {}, n = !0; !this.eat(x.braceR); ) {
              if (n) n = !1;
              else if ((this.expect(x.comma), this.afterTrailingComma(x.braceR))) break;
              var r = this.parseImportAttribute(),
                i = r.key.type === `Identifier` ? r.key.name : r.key.value;
              E(t, i) && this.raiseRecoverable(r.key.start, `Duplicate attribute key '` + i + `'`),
                (t[i] = !0),
                e.push(r);
            }
            return e;
          }),
          (N.parseImportAttribute = function () {
            var e = this.startNode();
            return (
              (e.key =
                this.type === x.string
                  ? this.parseExprAtom()
                  : this.parseIdent(this.options.allowReserved !== `never`)),
              this.expect(x.colon),
              this.type !== x.string && this.unexpected(),
              (e.value = this.parseExprAtom()),
              this.finishNode(e, `ImportAttribute`)
            );
          }),
          (N.parseModuleExportName = function () {
            if (this.options.ecmaVersion >= 13 && this.type === x.string) {
              var e = this.parseLiteral(this.value);
              return (
                ce.test(e.value) && this.raise(e.start, `An export name cannot include a lone surrogate.`), e
              );
            }
            return this.parseIdent(!0);
          }),
          (N.adaptDirectivePrologue = function (e) {
            for (var t = 0; t < e.length && this.isDirectiveCandidate(e[t]); ++t)
              e[t].directive = e[t].expression.raw.slice(1, -1);
          }),
          (N.isDirectiveCandidate = function (e) {
            return (
              this.options.ecmaVersion >= 5 &&
              e.type === `ExpressionStatement` &&
              e.expression.type === `Literal` &&
              typeof e.expression.value == `string` &&
              (this.input[e.start] === `"` || this.input[e.start] === `'`)
            );
          });
        var P = A.prototype;
        (P.toAssignable = function (e, t, n) {
          if (this.options.ecmaVersion >= 6 && e)
            switch (e.type) {
              case `Identifier`:
                this.inAsync &&
                  e.name === `await` &&
                  this.raise(e.start, `Cannot use 'await' as identifier inside an async function`);
                break;
              case `ObjectPattern`:
              case `ArrayPattern`:
              case `AssignmentPattern`:
              case `RestElement`:
                break;
              case `ObjectExpression`:
                (e.type = `ObjectPattern`), n && this.checkPatternErrors(n, !0);
                for (var r = 0, i = e.properties; r < i.length; r += 1) {
                  var a = i[r];
                  this.toAssignable(a, t),
                    a.type !== `RestElement` ||
                      (a.argument.type !== `ArrayPattern` && a.argument.type !== `ObjectPattern`) ||
                      this.raise(a.argument.start, `Unexpected token`);
                }
                break;
              case `Property`:
                e.kind !== `init` && this.raise(e.key.start, `Object pattern can't contain getter or setter`),
                  this.toAssignable(e.value, t);
                break;
              case `ArrayExpression`:
                (e.type = `ArrayPattern`),
                  n && this.checkPatternErrors(n, !0),
                  this.toAssignableList(e.elements, t);
                break;
              case `SpreadElement`:
                (e.type = `RestElement`),
                  this.toAssignable(e.argument, t),
                  e.argument.type === `AssignmentPattern` &&
                    this.raise(e.argument.start, `Rest elements cannot have a default value`);
                break;
              case `AssignmentExpression`:
                e.operator !== `=` &&
                  this.raise(e.left.end, `Only '=' operator can be used for specifying default value.`),
                  (e.type = `AssignmentPattern`),
                  delete e.operator,
                  this.toAssignable(e.left, t);
                break;
              case `ParenthesizedExpression`:
                this.toAssignable(e.expression, t, n);
                break;
              case `ChainExpression`:
                this.raiseRecoverable(e.start, `Optional chaining cannot appear in left-hand side`);
                break;
              case `MemberExpression`:
                if (!t) break;
              default:
                this.raise(e.start, `Assigning to rvalue`);
            }
          else n && this.checkPatternErrors(n, !0);
          return e;
        }),
          (P.toAssignableList = function (e, t) {
            for (var n = e.length, r = 0; r < n; r++) {
              var i = e[r];
              i && this.toAssignable(i, t);
            }
            if (n) {
              var a = e[n - 1];
              this.options.ecmaVersion === 6 &&
                t &&
                a &&
                a.type === `RestElement` &&
                a.argument.type !== `Identifier` &&
                this.unexpected(a.argument.start);
            }
            return e;
          }),
          (P.parseSpread = function (e) {
            var t = this.startNode();
            return (
              this.next(), (t.argument = this.parseMaybeAssign(!1, e)), this.finishNode(t, `SpreadElement`)
            );
          }),
          (P.parseRestBinding = function () {
            var e = this.startNode();
            return (
              this.next(),
              this.options.ecmaVersion === 6 && this.type !== x.name && this.unexpected(),
              (e.argument = this.parseBindingAtom()),
              this.finishNode(e, `RestElement`)
            );
          }),
          (P.parseBindingAtom = function () {
            if (this.options.ecmaVersion >= 6)
              switch (this.type) {
                case x.bracketL: {
                  var e = this.startNode();
                  return (
                    this.next(),
                    (e.elements = this.parseBindingList(x.bracketR, !0, !0)),
                    this.finishNode(e, `ArrayPattern`)
                  );
                }
                case x.braceL:
                  return this.parseObj(!0);
              }
            return this.parseIdent();
          }),
          (P.parseBindingList = function (e, t, n, r) {
            for (var i = [], a = !0; !this.eat(e); )
              if ((a ? (a = !1) : this.expect(x.comma), t && this.type === x.comma)) i.push(null);
              else {
                if (n && this.afterTrailingComma(e)) break;
                if (this.type === x.ellipsis) {
                  var o = this.parseRestBinding();
                  this.parseBindingListItem(o),
                    i.push(o),
                    this.type === x.comma &&
                      this.raiseRecoverable(this.start, `Comma is not permitted after the rest element`),
                    this.expect(e);
                  break;
                }
                i.push(this.parseAssignableListItem(r));
              }
            return i;
          }),
          (P.parseAssignableListItem = function (e) {
            var t = this.parseMaybeDefault(this.start, this.startLoc);
            return this.parseBindingListItem(t), t;
          }),
          (P.parseBindingListItem = (e) => e),
          (P.parseMaybeDefault = function (e, t, n) {
            if (((n ||= this.parseBindingAtom()), this.options.ecmaVersion < 6 || !this.eat(x.eq))) return n;
            var r = this.startNodeAt(e, t);
            return (r.left = n), (r.right = this.parseMaybeAssign()), this.finishNode(r, `AssignmentPattern`);
          }),
          (P.checkLValSimple = function (e, t, n) {
            t === void 0 && (t = 0);
            var r = t !== 0;
            switch (e.type) {
              case `Identifier`:
                this.strict &&
                  this.reservedWordsStrictBind.test(e.name) &&
                  this.raiseRecoverable(
                    e.start,
                    (r ? `Binding ` : `Assigning to `) + e.name + ` in strict mode`,
                  ),
                  r &&
                    (t === 2 &&
                      e.name === `let` &&
                      this.raiseRecoverable(e.start, `let is disallowed as a lexically bound name`),
                    n &&
                      (E(n, e.name) && this.raiseRecoverable(e.start, `Argument name clash`),
                      (n[e.name] = !0)),
                    t !== 5 && this.declareName(e.name, t, e.start));
                break;
              case `ChainExpression`:
                this.raiseRecoverable(e.start, `Optional chaining cannot appear in left-hand side`);
                break;
              case `MemberExpression`:
                r && this.raiseRecoverable(e.start, `Binding member expression`);
                break;
              case `ParenthesizedExpression`:
                return (
                  r && this.raiseRecoverable(e.start, `Binding parenthesized expression`),
                  this.checkLValSimple(e.expression, t, n)
                );
              default:
                this.raise(e.start, (r ? `Binding` : `Assigning to`) + ` rvalue`);
            }
          }),
          (P.checkLValPattern = function (e, t, n) {
            switch ((t === void 0 && (t = 0), e.type)) {
              case `ObjectPattern`:
                for (var r = 0, i = e.properties; r < i.length; r += 1) {
                  var a = i[r];
                  this.checkLValInnerPattern(a, t, n);
                }
                break;
              case `ArrayPattern`:
                for (var o = 0, s = e.elements; o < s.length; o += 1) {
                  var c = s[o];
                  c && this.checkLValInnerPattern(c, t, n);
                }
                break;
              default:
                this.checkLValSimple(e, t, n);
            }
          }),
          (P.checkLValInnerPattern = function (e, t, n) {
            switch ((t === void 0 && (t = 0), e.type)) {
              case `Property`:
                this.checkLValInnerPattern(e.value, t, n);
                break;
              case `AssignmentPattern`:
                this.checkLValPattern(e.left, t, n);
                break;
              case `RestElement`:
                this.checkLValPattern(e.argument, t, n);
                break;
              default:
                this.checkLValPattern(e, t, n);
            }
          });
        var F = function (e, t, n, r, i) {
            (this.token = e),
              (this.isExpr = !!t),
              (this.preserveSpace = !!n),
              (this.override = r),
              (this.generator = !!i);
          },
          I = {
            b_stat: new F(`{`, !1),
            b_expr: new F(`{`, !0),
            b_tmpl: new F('${', !1),
            p_stat: new F(`(`, !1),
            p_expr: new F(`(`, !0),
            q_tmpl: new F('`', !0, !0, (e) => e.tryReadTemplateToken()),
            f_stat: new F(`function`, !1),
            f_expr: new F(`function`, !0),
            f_expr_gen: new F(`function`, !0, !1, null, !0),
            f_gen: new F(`function`, !1, !1, null, !0),
          },
          L = A.prototype;
        (L.initialContext = () => [I.b_stat]),
          (L.curContext = function () {
            return this.context[this.context.length - 1];
          }),
          (L.braceIsBlock = function (e) {
            var t = this.curContext();
            return (
              t === I.f_expr ||
              t === I.f_stat ||
              (e !== x.colon || (t !== I.b_stat && t !== I.b_expr)
                ? e === x._return || (e === x.name && this.exprAllowed)
                  ? S.test(this.input.slice(this.lastTokEnd, this.start))
                  : e === x._else ||
                    e === x.semi ||
                    e === x.eof ||
                    e === x.parenR ||
                    e === x.arrow ||
                    (e === x.braceL
                      ? t === I.b_stat
                      : e !== x._var && e !== x._const && e !== x.name && !this.exprAllowed)
                : !t.isExpr)
            );
          }),
          (L.inGeneratorContext = function () {
            for (var e = this.context.length - 1; e >= 1; e--) {
              var t = this.context[e];
              if (t.token === `function`) return t.generator;
            }
            return !1;
          }),
          (L.updateContext = function (e) {
            var t,
              n = this.type;
            n.keyword && e === x.dot
              ? (this.exprAllowed = !1)
              : (t = n.updateContext)
                ? t.call(this, e)
                : (this.exprAllowed = n.beforeExpr);
          }),
          (L.overrideContext = function (e) {
            this.curContext() !== e && (this.context[this.context.length - 1] = e);
          }),
          (x.parenR.updateContext = x.braceR.updateContext =
            function () {
              if (this.context.length !== 1) {
                var e = this.context.pop();
                e === I.b_stat && this.curContext().token === `function` && (e = this.context.pop()),
                  (this.exprAllowed = !e.isExpr);
              } else this.exprAllowed = !0;
            }),
          (x.braceL.updateContext = function (e) {
            this.context.push(this.braceIsBlock(e) ? I.b_stat : I.b_expr), (this.exprAllowed = !0);
          }),
          (x.dollarBraceL.updateContext = function () {
            this.context.push(I.b_tmpl), (this.exprAllowed = !0);
          }),
          (x.parenL.updateContext = function (e) {
            var t = e === x._if || e === x._for || e === x._with || e === x._while;
            this.context.push(t ? I.p_stat : I.p_expr), (this.exprAllowed = !0);
          }),
          (x.incDec.updateContext = () => {}),
          (x._function.updateContext = x._class.updateContext =
            function (e) {
              !e.beforeExpr ||
              e === x._else ||
              (e === x.semi && this.curContext() !== I.p_stat) ||
              (e === x._return && S.test(this.input.slice(this.lastTokEnd, this.start))) ||
              ((e === x.colon || e === x.braceL) && this.curContext() === I.b_stat)
                ? this.context.push(I.f_stat)
                : this.context.push(I.f_expr),
                (this.exprAllowed = !1);
            }),
          (x.colon.updateContext = function () {
            this.curContext().token === `function` && this.context.pop(), (this.exprAllowed = !0);
          }),
          (x.backQuote.updateContext = function () {
            this.curContext() === I.q_tmpl ? this.context.pop() : this.context.push(I.q_tmpl),
              (this.exprAllowed = !1);
          }),
          (x.star.updateContext = function (e) {
            if (e === x._function) {
              var t = this.context.length - 1;
              this.context[t] === I.f_expr ? (this.context[t] = I.f_expr_gen) : (this.context[t] = I.f_gen);
            }
            this.exprAllowed = !0;
          }),
          (x.name.updateContext = function (e) {
            var t = !1;
            this.options.ecmaVersion >= 6 &&
              e !== x.dot &&
              ((this.value === `of` && !this.exprAllowed) ||
                (this.value === `yield` && this.inGeneratorContext())) &&
              (t = !0),
              (this.exprAllowed = t);
          });
        var R = A.prototype;
        function Ee(e) {
          return e.type === `Identifier` || (e.type === `ParenthesizedExpression` && Ee(e.expression));
        }
        function De(e) {
          return (
            (e.type === `MemberExpression` && e.property.type === `PrivateIdentifier`) ||
            (e.type === `ChainExpression` && De(e.expression)) ||
            (e.type === `ParenthesizedExpression` && De(e.expression))
          );
        }
        (R.checkPropClash = function (e, t, n) {
          if (
            !(
              (this.options.ecmaVersion >= 9 && e.type === `SpreadElement`) ||
              (this.options.ecmaVersion >= 6 && (e.computed || e.method || e.shorthand))
            )
          ) {
            var r,
              i = e.key;
            switch (i.type) {
              case `Identifier`:
                r = i.name;
                break;
              case `Literal`:
                r = String(i.value);
                break;
              default:
                return;
            }
            var a = e.kind;
            if (this.options.ecmaVersion >= 6)
              r === `__proto__` &&
                a === `init` &&
                (t.proto &&
                  (n
                    ? n.doubleProto < 0 && (n.doubleProto = i.start)
                    : this.raiseRecoverable(i.start, `Redefinition of __proto__ property`)),
                (t.proto = !0));
            else {
              var o = t[(r = `$` + r)];
              o
                ? (a === `init` ? (this.strict && o.init) || o.get || o.set : o.init || o[a]) &&
                  this.raiseRecoverable(i.start, `Redefinition of property`)
                : (o = t[r] = { init: !1, get: !1, set: !1 }),
                (o[a] = !0);
            }
          }
        }),
          (R.parseExpression = function (e, t) {
            var n = this.start,
              r = this.startLoc,
              i = this.parseMaybeAssign(e, t);
            if (this.type === x.comma) {
              var a = this.startNodeAt(n, r);
              for (a.expressions = [i]; this.eat(x.comma); ) a.expressions.push(this.parseMaybeAssign(e, t));
              return this.finishNode(a, `SequenceExpression`);
            }
            return i;
          }),
          (R.parseMaybeAssign = function (e, t, n) {
            if (this.isContextual(`yield`)) {
              if (this.inGenerator) return this.parseYield(e);
              this.exprAllowed = !1;
            }
            var r = !1,
              i = -1,
              a = -1,
              o = -1;
            t
              ? ((i = t.parenthesizedAssign),
                (a = t.trailingComma),
                (o = t.doubleProto),
                (t.parenthesizedAssign = t.trailingComma = -1))
              : ((t = new ve()), (r = !0));
            var s = this.start,
              c = this.startLoc;
            (this.type !== x.parenL && this.type !== x.name) ||
              ((this.potentialArrowAt = this.start), (this.potentialArrowInForAwait = e === `await`));
            var l = this.parseMaybeConditional(e, t);
            if ((n && (l = n.call(this, l, s, c)), this.type.isAssign)) {
              var u = this.startNodeAt(s, c);
              return (
                (u.operator = this.value),
                this.type === x.eq && (l = this.toAssignable(l, !1, t)),
                r || (t.parenthesizedAssign = t.trailingComma = t.doubleProto = -1),
                t.shorthandAssign >= l.start && (t.shorthandAssign = -1),
                this.type === x.eq ? this.checkLValPattern(l) : this.checkLValSimple(l),
                (u.left = l),
                this.next(),
                (u.right = this.parseMaybeAssign(e)),
                o > -1 && (t.doubleProto = o),
                this.finishNode(u, `AssignmentExpression`)
              );
            }
            return (
              r && this.checkExpressionErrors(t, !0),
              i > -1 && (t.parenthesizedAssign = i),
              a > -1 && (t.trailingComma = a),
              l
            );
          }),
          (R.parseMaybeConditional = function (e, t) {
            var n = this.start,
              r = this.startLoc,
              i = this.parseExprOps(e, t);
            if (this.checkExpressionErrors(t)) return i;
            if (this.eat(x.question)) {
              var a = this.startNodeAt(n, r);
              return (
                (a.test = i),
                (a.consequent = this.parseMaybeAssign()),
                this.expect(x.colon),
                (a.alternate = this.parseMaybeAssign(e)),
                this.finishNode(a, `ConditionalExpression`)
              );
            }
            return i;
          }),
          (R.parseExprOps = function (e, t) {
            var n = this.start,
              r = this.startLoc,
              i = this.parseMaybeUnary(t, !1, !1, e);
            return this.checkExpressionErrors(t) || (i.start === n && i.type === `ArrowFunctionExpression`)
              ? i
              : this.parseExprOp(i, n, r, -1, e);
          }),
          (R.parseExprOp = function (e, t, n, r, i) {
            var a = this.type.binop;
            if (a != null && (!i || this.type !== x._in) && a > r) {
              var o = this.type === x.logicalOR || this.type === x.logicalAND,
                s = this.type === x.coalesce;
              s && (a = x.logicalAND.binop);
              var c = this.value;
              this.next();
              var l = this.start,
                u = this.startLoc,
                d = this.parseExprOp(this.parseMaybeUnary(null, !1, !1, i), l, u, a, i),
                f = this.buildBinary(t, n, e, d, c, o || s);
              return (
                ((o && this.type === x.coalesce) ||
                  (s && (this.type === x.logicalOR || this.type === x.logicalAND))) &&
                  this.raiseRecoverable(
                    this.start,
                    `Logical expressions and coalesce expressions cannot be mixed. Wrap either by parentheses`,
                  ),
                this.parseExprOp(f, t, n, r, i)
              );
            }
            return e;
          }),
          (R.buildBinary = function (e, t, n, r, i, a) {
            r.type === `PrivateIdentifier` &&
              this.raise(r.start, `Private identifier can only be left side of binary expression`);
            var o = this.startNodeAt(e, t);
            return (
              (o.left = n),
              (o.operator = i),
              (o.right = r),
              this.finishNode(o, a ? `LogicalExpression` : `BinaryExpression`)
            );
          }),
          (R.parseMaybeUnary = function (e, t, n, r) {
            var i,
              a = this.start,
              o = this.startLoc;
            if (this.isContextual(`await`) && this.canAwait) (i = this.parseAwait(r)), (t = !0);
            else if (this.type.prefix) {
              var s = this.startNode(),
                c = this.type === x.incDec;
              (s.operator = this.value),
                (s.prefix = !0),
                this.next(),
                (s.argument = this.parseMaybeUnary(null, !0, c, r)),
                this.checkExpressionErrors(e, !0),
                c
                  ? this.checkLValSimple(s.argument)
                  : this.strict && s.operator === `delete` && Ee(s.argument)
                    ? this.raiseRecoverable(s.start, `Deleting local variable in strict mode`)
                    : s.operator === `delete` && De(s.argument)
                      ? this.raiseRecoverable(s.start, `Private fields can not be deleted`)
                      : (t = !0),
                (i = this.finishNode(s, c ? `UpdateExpression` : `UnaryExpression`));
            } else if (t || this.type !== x.privateId) {
              if (((i = this.parseExprSubscripts(e, r)), this.checkExpressionErrors(e))) return i;
              for (; this.type.postfix && !this.canInsertSemicolon(); ) {
                var l = this.startNodeAt(a, o);
                (l.operator = this.value),
                  (l.prefix = !1),
                  (l.argument = i),
                  this.checkLValSimple(i),
                  this.next(),
                  (i = this.finishNode(l, `UpdateExpression`));
              }
            } else
              (r || this.privateNameStack.length === 0) &&
                this.options.checkPrivateFields &&
                this.unexpected(),
                (i = this.parsePrivateIdent()),
                this.type !== x._in && this.unexpected();
            return n || !this.eat(x.starstar)
              ? i
              : t
                ? void this.unexpected(this.lastTokStart)
                : this.buildBinary(a, o, i, this.parseMaybeUnary(null, !1, !1, r), `**`, !1);
          }),
          (R.parseExprSubscripts = function (e, t) {
            var n = this.start,
              r = this.startLoc,
              i = this.parseExprAtom(e, t);
            if (
              i.type === `ArrowFunctionExpression` &&
              this.input.slice(this.lastTokStart, this.lastTokEnd) !== `)`
            )
              return i;
            var a = this.parseSubscripts(i, n, r, !1, t);
            return (
              e &&
                a.type === `MemberExpression` &&
                (e.parenthesizedAssign >= a.start && (e.parenthesizedAssign = -1),
                e.parenthesizedBind >= a.start && (e.parenthesizedBind = -1),
                e.trailingComma >= a.start && (e.trailingComma = -1)),
              a
            );
          }),
          (R.parseSubscripts = function (e, t, n, r, i) {
            for (
              var a =
                  this.options.ecmaVersion >= 8 &&
                  e.type === `Identifier` &&
                  e.name === `async` &&
                  this.lastTokEnd === e.end &&
                  !this.canInsertSemicolon() &&
                  e.end - e.start === 5 &&
                  this.potentialArrowAt === e.start,
                o = !1;
              ;
            ) {
              var s = this.parseSubscript(e, t, n, r, a, o, i);
              if ((s.optional && (o = !0), s === e || s.type === `ArrowFunctionExpression`)) {
                if (o) {
                  var c = this.startNodeAt(t, n);
                  (c.expression = s), (s = this.finishNode(c, `ChainExpression`));
                }
                return s;
              }
              e = s;
            }
          }),
          (R.shouldParseAsyncArrow = function () {
            return !this.canInsertSemicolon() && this.eat(x.arrow);
          }),
          (R.parseSubscriptAsyncArrow = function (e, t, n, r) {
            return this.parseArrowExpression(this.startNodeAt(e, t), n, !0, r);
          }),
          (R.parseSubscript = function (e, t, n, r, i, a, o) {
            var s = this.options.ecmaVersion >= 11,
              c = s && this.eat(x.questionDot);
            r &&
              c &&
              this.raise(
                this.lastTokStart,
                `Optional chaining cannot appear in the callee of new expressions`,
              );
            var l = this.eat(x.bracketL);
            if (l || (c && this.type !== x.parenL && this.type !== x.backQuote) || this.eat(x.dot)) {
              var u = this.startNodeAt(t, n);
              (u.object = e),
                l
                  ? ((u.property = this.parseExpression()), this.expect(x.bracketR))
                  : (u.property =
                      this.type === x.privateId && e.type !== `Super`
                        ? this.parsePrivateIdent()
                        : this.parseIdent(this.options.allowReserved !== `never`)),
                (u.computed = !!l),
                s && (u.optional = c),
                (e = this.finishNode(u, `MemberExpression`));
            } else if (!r && this.eat(x.parenL)) {
              var d = new ve(),
                f = this.yieldPos,
                p = this.awaitPos,
                m = this.awaitIdentPos;
              (this.yieldPos = 0), (this.awaitPos = 0), (this.awaitIdentPos = 0);
              var h = this.parseExprList(x.parenR, this.options.ecmaVersion >= 8, !1, d);
              if (i && !c && this.shouldParseAsyncArrow())
                return (
                  this.checkPatternErrors(d, !1),
                  this.checkYieldAwaitInDefaultParams(),
                  this.awaitIdentPos > 0 &&
                    this.raise(
                      this.awaitIdentPos,
                      `Cannot use 'await' as identifier inside an async function`,
                    ),
                  (this.yieldPos = f),
                  (this.awaitPos = p),
                  (this.awaitIdentPos = m),
                  this.parseSubscriptAsyncArrow(t, n, h, o)
                );
              this.checkExpressionErrors(d, !0),
                (this.yieldPos = f || this.yieldPos),
                (this.awaitPos = p || this.awaitPos),
                (this.awaitIdentPos = m || this.awaitIdentPos);
              var g = this.startNodeAt(t, n);
              (g.callee = e),
                (g.arguments = h),
                s && (g.optional = c),
                (e = this.finishNode(g, `CallExpression`));
            } else if (this.type === x.backQuote) {
              (c || a) &&
                this.raise(
                  this.start,
                  `Optional chaining cannot appear in the tag of tagged template expressions`,
                );
              var _ = this.startNodeAt(t, n);
              (_.tag = e),
                (_.quasi = this.parseTemplate({ isTagged: !0 })),
                (e = this.finishNode(_, `TaggedTemplateExpression`));
            }
            return e;
          }),
          (R.parseExprAtom = function (e, t, n) {
            this.type === x.slash && this.readRegexp();
            var r,
              i = this.potentialArrowAt === this.start;
            switch (this.type) {
              case x._super:
                return (
                  this.allowSuper || this.raise(this.start, `'super' keyword outside a method`),
                  (r = this.startNode()),
                  this.next(),
                  this.type !== x.parenL ||
                    this.allowDirectSuper ||
                    this.raise(r.start, `super() call outside constructor of a subclass`),
                  this.type !== x.dot &&
                    this.type !== x.bracketL &&
                    this.type !== x.parenL &&
                    this.unexpected(),
                  this.finishNode(r, `Super`)
                );
              case x._this:
                return (r = this.startNode()), this.next(), this.finishNode(r, `ThisExpression`);
              case x.name: {
                var a = this.start,
                  o = this.startLoc,
                  s = this.containsEsc,
                  c = this.parseIdent(!1);
                if (
                  this.options.ecmaVersion >= 8 &&
                  !s &&
                  c.name === `async` &&
                  !this.canInsertSemicolon() &&
                  this.eat(x._function)
                )
                  return (
                    this.overrideContext(I.f_expr), this.parseFunction(this.startNodeAt(a, o), 0, !1, !0, t)
                  );
                if (i && !this.canInsertSemicolon()) {
                  if (this.eat(x.arrow)) return this.parseArrowExpression(this.startNodeAt(a, o), [c], !1, t);
                  if (
                    this.options.ecmaVersion >= 8 &&
                    c.name === `async` &&
                    this.type === x.name &&
                    !s &&
                    (!this.potentialArrowInForAwait || this.value !== `of` || this.containsEsc)
                  )
                    return (
                      (c = this.parseIdent(!1)),
                      (!this.canInsertSemicolon() && this.eat(x.arrow)) || this.unexpected(),
                      this.parseArrowExpression(this.startNodeAt(a, o), [c], !0, t)
                    );
                }
                return c;
              }
              case x.regexp: {
                var l = this.value;
                return ((r = this.parseLiteral(l.value)).regex = { pattern: l.pattern, flags: l.flags }), r;
              }
              case x.num:
              case x.string:
                return this.parseLiteral(this.value);
              case x._null:
              case x._true:
              case x._false:
                return (
                  ((r = this.startNode()).value = this.type === x._null ? null : this.type === x._true),
                  (r.raw = this.type.keyword),
                  this.next(),
                  this.finishNode(r, `Literal`)
                );
              case x.parenL: {
                var u = this.start,
                  d = this.parseParenAndDistinguishExpression(i, t);
                return (
                  e &&
                    (e.parenthesizedAssign < 0 &&
                      !this.isSimpleAssignTarget(d) &&
                      (e.parenthesizedAssign = u),
                    e.parenthesizedBind < 0 && (e.parenthesizedBind = u)),
                  d
                );
              }
              case x.bracketL:
                return (
                  (r = this.startNode()),
                  this.next(),
                  (r.elements = this.parseExprList(x.bracketR, !0, !0, e)),
                  this.finishNode(r, `ArrayExpression`)
                );
              case x.braceL:
                return this.overrideContext(I.b_expr), this.parseObj(!1, e);
              case x._function:
                return (r = this.startNode()), this.next(), this.parseFunction(r, 0);
              case x._class:
                return this.parseClass(this.startNode(), !1);
              case x._new:
                return this.parseNew();
              case x.backQuote:
                return this.parseTemplate();
              case x._import:
                return this.options.ecmaVersion >= 11 ? this.parseExprImport(n) : this.unexpected();
              default:
                return this.parseExprAtomDefault();
            }
          }),
          (R.parseExprAtomDefault = function () {
            this.unexpected();
          }),
          (R.parseExprImport = function (e) {
            var t = this.startNode();
            if (
              (this.containsEsc && this.raiseRecoverable(this.start, `Escape sequence in keyword import`),
              this.next(),
              this.type === x.parenL && !e)
            )
              return this.parseDynamicImport(t);
            if (this.type === x.dot) {
              var n = this.startNodeAt(t.start, t.loc && t.loc.start);
              return (
                (n.name = `import`), (t.meta = this.finishNode(n, `Identifier`)), this.parseImportMeta(t)
              );
            }
            this.unexpected();
          }),
          (R.parseDynamicImport = function (e) {
            if ((this.next(), (e.source = this.parseMaybeAssign()), this.options.ecmaVersion >= 16))
              this.eat(x.parenR)
                ? (e.options = null)
                : (this.expect(x.comma),
                  this.afterTrailingComma(x.parenR)
                    ? (e.options = null)
                    : ((e.options = this.parseMaybeAssign()),
                      this.eat(x.parenR) ||
                        (this.expect(x.comma), this.afterTrailingComma(x.parenR) || this.unexpected())));
            else if (!this.eat(x.parenR)) {
              var t = this.start;
              this.eat(x.comma) && this.eat(x.parenR)
                ? this.raiseRecoverable(t, `Trailing comma is not allowed in import()`)
                : this.unexpected(t);
            }
            return this.finishNode(e, `ImportExpression`);
          }),
          (R.parseImportMeta = function (e) {
            this.next();
            var t = this.containsEsc;
            return (
              (e.property = this.parseIdent(!0)),
              e.property.name !== `meta` &&
                this.raiseRecoverable(
                  e.property.start,
                  `The only valid meta property for import is 'import.meta'`,
                ),
              t && this.raiseRecoverable(e.start, `'import.meta' must not contain escaped characters`),
              this.options.sourceType === `module` ||
                this.options.allowImportExportEverywhere ||
                this.raiseRecoverable(e.start, `Cannot use 'import.meta' outside a module`),
              this.finishNode(e, `MetaProperty`)
            );
          }),
          (R.parseLiteral = function (e) {
            var t = this.startNode();
            return (
              (t.value = e),
              (t.raw = this.input.slice(this.start, this.end)),
              t.raw.charCodeAt(t.raw.length - 1) === 110 &&
                (t.bigint = t.value == null ? t.raw.slice(0, -1).replace(/_/g, ``) : t.value.toString()),
              this.next(),
              this.finishNode(t, `Literal`)
            );
          }),
          (R.parseParenExpression = function () {
            this.expect(x.parenL);
            var e = this.parseExpression();
            return this.expect(x.parenR), e;
          }),
          (R.shouldParseArrow = function (e) {
            return !this.canInsertSemicolon();
          }),
          (R.parseParenAndDistinguishExpression = function (e, t) {
            var n,
              r = this.start,
              i = this.startLoc,
              a = this.options.ecmaVersion >= 8;
            if (this.options.ecmaVersion >= 6) {
              this.next();
              var o,
                s = this.start,
                c = this.startLoc,
                l = [],
                u = !0,
                d = !1,
                f = new ve(),
                p = this.yieldPos,
                m = this.awaitPos;
              for (this.yieldPos = 0, this.awaitPos = 0; this.type !== x.parenR; ) {
                if ((u ? (u = !1) : this.expect(x.comma), a && this.afterTrailingComma(x.parenR, !0))) {
                  d = !0;
                  break;
                }
                if (this.type === x.ellipsis) {
                  (o = this.start),
                    l.push(this.parseParenItem(this.parseRestBinding())),
                    this.type === x.comma &&
                      this.raiseRecoverable(this.start, `Comma is not permitted after the rest element`);
                  break;
                }
                l.push(this.parseMaybeAssign(!1, f, this.parseParenItem));
              }
              var h = this.lastTokEnd,
                g = this.lastTokEndLoc;
              if ((this.expect(x.parenR), e && this.shouldParseArrow(l) && this.eat(x.arrow)))
                return (
                  this.checkPatternErrors(f, !1),
                  this.checkYieldAwaitInDefaultParams(),
                  (this.yieldPos = p),
                  (this.awaitPos = m),
                  this.parseParenArrowList(r, i, l, t)
                );
              (l.length && !d) || this.unexpected(this.lastTokStart),
                o && this.unexpected(o),
                this.checkExpressionErrors(f, !0),
                (this.yieldPos = p || this.yieldPos),
                (this.awaitPos = m || this.awaitPos),
                l.length > 1
                  ? (((n = this.startNodeAt(s, c)).expressions = l),
                    this.finishNodeAt(n, `SequenceExpression`, h, g))
                  : (n = l[0]);
            } else n = this.parseParenExpression();
            if (this.options.preserveParens) {
              var _ = this.startNodeAt(r, i);
              return (_.expression = n), this.finishNode(_, `ParenthesizedExpression`);
            }
            return n;
          }),
          (R.parseParenItem = (e) => e),
          (R.parseParenArrowList = function (e, t, n, r) {
            return this.parseArrowExpression(this.startNodeAt(e, t), n, !1, r);
          });
        var Oe = [];
        (R.parseNew = function () {
          this.containsEsc && this.raiseRecoverable(this.start, `Escape sequence in keyword new`);
          var e = this.startNode();
          if ((this.next(), this.options.ecmaVersion >= 6 && this.type === x.dot)) {
            var t = this.startNodeAt(e.start, e.loc && e.loc.start);
            (t.name = `new`), (e.meta = this.finishNode(t, `Identifier`)), this.next();
            var n = this.containsEsc;
            return (
              (e.property = this.parseIdent(!0)),
              e.property.name !== `target` &&
                this.raiseRecoverable(
                  e.property.start,
                  `The only valid meta property for new is 'new.target'`,
                ),
              n && this.raiseRecoverable(e.start, `'new.target' must not contain escaped characters`),
              this.allowNewDotTarget ||
                this.raiseRecoverable(
                  e.start,
                  `'new.target' can only be used in functions and class static block`,
                ),
              this.finishNode(e, `MetaProperty`)
            );
          }
          var r = this.start,
            i = this.startLoc;
          return (
            (e.callee = this.parseSubscripts(this.parseExprAtom(null, !1, !0), r, i, !0, !1)),
            (e.arguments = this.eat(x.parenL)
              ? this.parseExprList(x.parenR, this.options.ecmaVersion >= 8, !1)
              : Oe),
            this.finishNode(e, `NewExpression`)
          );
        }),
          (R.parseTemplateElement = function (e) {
            var t = e.isTagged,
              n = this.startNode();
            return (
              this.type === x.invalidTemplate
                ? (t || this.raiseRecoverable(this.start, `Bad escape sequence in untagged template literal`),
                  (n.value = {
                    raw: this.value.replace(
                      /\r\n?/g,
                      `
`,
                    ),
                    cooked: null,
                  }))
                : (n.value = {
                    raw: this.input.slice(this.start, this.end).replace(
                      /\r\n?/g,
                      `
`,
                    ),
                    cooked: this.value,
                  }),
              this.next(),
              (n.tail = this.type === x.backQuote),
              this.finishNode(n, `TemplateElement`)
            );
          }),
          (R.parseTemplate = function (e) {
            e === void 0 && (e = {});
            var t = e.isTagged;
            t === void 0 && (t = !1);
            var n = this.startNode();
            this.next(), (n.expressions = []);
            var r = this.parseTemplateElement({ isTagged: t });
            for (n.quasis = [r]; !r.tail; )
              this.type === x.eof && this.raise(this.pos, `Unterminated template literal`),
                this.expect(x.dollarBraceL),
                n.expressions.push(this.parseExpression()),
                this.expect(x.braceR),
                n.quasis.push((r = this.parseTemplateElement({ isTagged: t })));
            return this.next(), this.finishNode(n, `TemplateLiteral`);
          }),
          (R.isAsyncProp = function (e) {
            return (
              !e.computed &&
              e.key.type === `Identifier` &&
              e.key.name === `async` &&
              (this.type === x.name ||
                this.type === x.num ||
                this.type === x.string ||
                this.type === x.bracketL ||
                this.type.keyword ||
                (this.options.ecmaVersion >= 9 && this.type === x.star)) &&
              !S.test(this.input.slice(this.lastTokEnd, this.start))
            );
          }),
          (R.parseObj = function (e, t) {
            var n = this.startNode(),
              r = !0,
              i = {};
            for (n.properties = [], this.next(); !this.eat(x.braceR); ) {
              if (r) r = !1;
              else if (
                (this.expect(x.comma), this.options.ecmaVersion >= 5 && this.afterTrailingComma(x.braceR))
              )
                break;
              var a = this.parseProperty(e, t);
              e || this.checkPropClash(a, i, t), n.properties.push(a);
            }
            return this.finishNode(n, e ? `ObjectPattern` : `ObjectExpression`);
          }),
          (R.parseProperty = function (e, t) {
            var n,
              r,
              i,
              a,
              o = this.startNode();
            if (this.options.ecmaVersion >= 9 && this.eat(x.ellipsis))
              return e
                ? ((o.argument = this.parseIdent(!1)),
                  this.type === x.comma &&
                    this.raiseRecoverable(this.start, `Comma is not permitted after the rest element`),
                  this.finishNode(o, `RestElement`))
                : ((o.argument = this.parseMaybeAssign(!1, t)),
                  this.type === x.comma && t && t.trailingComma < 0 && (t.trailingComma = this.start),
                  this.finishNode(o, `SpreadElement`));
            this.options.ecmaVersion >= 6 &&
              ((o.method = !1),
              (o.shorthand = !1),
              (e || t) && ((i = this.start), (a = this.startLoc)),
              e || (n = this.eat(x.star)));
            var s = this.containsEsc;
            return (
              this.parsePropertyName(o),
              !e && !s && this.options.ecmaVersion >= 8 && !n && this.isAsyncProp(o)
                ? ((r = !0),
                  (n = this.options.ecmaVersion >= 9 && this.eat(x.star)),
                  this.parsePropertyName(o))
                : (r = !1),
              this.parsePropertyValue(o, e, n, r, i, a, t, s),
              this.finishNode(o, `Property`)
            );
          }),
          (R.parseGetterSetter = function (e) {
            var t = e.key.name;
            this.parsePropertyName(e), (e.value = this.parseMethod(!1)), (e.kind = t);
            var n = e.kind === `get` ? 0 : 1;
            if (e.value.params.length !== n) {
              var r = e.value.start;
              e.kind === `get`
                ? this.raiseRecoverable(r, `getter should have no params`)
                : this.raiseRecoverable(r, `setter should have exactly one param`);
            } else
              e.kind === `set` &&
                e.value.params[0].type === `RestElement` &&
                this.raiseRecoverable(e.value.params[0].start, `Setter cannot use rest params`);
          }),
          (R.parsePropertyValue = function (e, t, n, r, i, a, o, s) {
            (n || r) && this.type === x.colon && this.unexpected(),
              this.eat(x.colon)
                ? ((e.value = t
                    ? this.parseMaybeDefault(this.start, this.startLoc)
                    : this.parseMaybeAssign(!1, o)),
                  (e.kind = `init`))
                : this.options.ecmaVersion >= 6 && this.type === x.parenL
                  ? (t && this.unexpected(),
                    (e.method = !0),
                    (e.value = this.parseMethod(n, r)),
                    (e.kind = `init`))
                  : t ||
                      s ||
                      !(this.options.ecmaVersion >= 5) ||
                      e.computed ||
                      e.key.type !== `Identifier` ||
                      (e.key.name !== `get` && e.key.name !== `set`) ||
                      this.type === x.comma ||
                      this.type === x.braceR ||
                      this.type === x.eq
                    ? this.options.ecmaVersion >= 6 && !e.computed && e.key.type === `Identifier`
                      ? ((n || r) && this.unexpected(),
                        this.checkUnreserved(e.key),
                        e.key.name !== `await` || this.awaitIdentPos || (this.awaitIdentPos = i),
                        t
                          ? (e.value = this.parseMaybeDefault(i, a, this.copyNode(e.key)))
                          : this.type === x.eq && o
                            ? (o.shorthandAssign < 0 && (o.shorthandAssign = this.start),
                              (e.value = this.parseMaybeDefault(i, a, this.copyNode(e.key))))
                            : (e.value = this.copyNode(e.key)),
                        (e.kind = `init`),
                        (e.shorthand = !0))
                      : this.unexpected()
                    : ((n || r) && this.unexpected(), this.parseGetterSetter(e));
          }),
          (R.parsePropertyName = function (e) {
            if (this.options.ecmaVersion >= 6) {
              if (this.eat(x.bracketL))
                return (e.computed = !0), (e.key = this.parseMaybeAssign()), this.expect(x.bracketR), e.key;
              e.computed = !1;
            }
            return (e.key =
              this.type === x.num || this.type === x.string
                ? this.parseExprAtom()
                : this.parseIdent(this.options.allowReserved !== `never`));
          }),
          (R.initFunction = function (e) {
            (e.id = null),
              this.options.ecmaVersion >= 6 && (e.generator = e.expression = !1),
              this.options.ecmaVersion >= 8 && (e.async = !1);
          }),
          (R.parseMethod = function (e, t, n) {
            var r = this.startNode(),
              i = this.yieldPos,
              a = this.awaitPos,
              o = this.awaitIdentPos;
            return (
              this.initFunction(r),
              this.options.ecmaVersion >= 6 && (r.generator = e),
              this.options.ecmaVersion >= 8 && (r.async = !!t),
              (this.yieldPos = 0),
              (this.awaitPos = 0),
              (this.awaitIdentPos = 0),
              this.enterScope(64 | ge(t, r.generator) | (n ? 128 : 0)),
              this.expect(x.parenL),
              (r.params = this.parseBindingList(x.parenR, !1, this.options.ecmaVersion >= 8)),
              this.checkYieldAwaitInDefaultParams(),
              this.parseFunctionBody(r, !1, !0, !1),
              (this.yieldPos = i),
              (this.awaitPos = a),
              (this.awaitIdentPos = o),
              this.finishNode(r, `FunctionExpression`)
            );
          }),
          (R.parseArrowExpression = function (e, t, n, r) {
            var i = this.yieldPos,
              a = this.awaitPos,
              o = this.awaitIdentPos;
            return (
              this.enterScope(16 | ge(n, !1)),
              this.initFunction(e),
              this.options.ecmaVersion >= 8 && (e.async = !!n),
              (this.yieldPos = 0),
              (this.awaitPos = 0),
              (this.awaitIdentPos = 0),
              (e.params = this.toAssignableList(t, !0)),
              this.parseFunctionBody(e, !0, !1, r),
              (this.yieldPos = i),
              (this.awaitPos = a),
              (this.awaitIdentPos = o),
              this.finishNode(e, `ArrowFunctionExpression`)
            );
          }),
          (R.parseFunctionBody = function (e, t, n, r) {
            var i = t && this.type !== x.braceL,
              a = this.strict,
              o = !1;
            if (i) (e.body = this.parseMaybeAssign(r)), (e.expression = !0), this.checkParams(e, !1);
            else {
              var s = this.options.ecmaVersion >= 7 && !this.isSimpleParamList(e.params);
              (a && !s) ||
                ((o = this.strictDirective(this.end)) &&
                  s &&
                  this.raiseRecoverable(
                    e.start,
                    `Illegal 'use strict' directive in function with non-simple parameter list`,
                  ));
              var c = this.labels;
              (this.labels = []),
                o && (this.strict = !0),
                this.checkParams(e, !a && !o && !t && !n && this.isSimpleParamList(e.params)),
                this.strict && e.id && this.checkLValSimple(e.id, 5),
                (e.body = this.parseBlock(!1, void 0, o && !a)),
                (e.expression = !1),
                this.adaptDirectivePrologue(e.body.body),
                (this.labels = c);
            }
            this.exitScope();
          }),
          (R.isSimpleParamList = (e) => {
            for (var t = 0, n = e; t < n.length; t += 1) if (n[t].type !== `Identifier`) return !1;
            return !0;
          }),
          (R.checkParams = function (e, t) {
            for (var n = Object.create(null), r = 0, i = e.params; r < i.length; r += 1) {
              var a = i[r];
              this.checkLValInnerPattern(a, 1, t ? null : n);
            }
          }),
          (R.parseExprList = function (e, t, n, r) {
            for (var i = [], a = !0; !this.eat(e); ) {
              if (a) a = !1;
              else if ((this.expect(x.comma), t && this.afterTrailingComma(e))) break;
              var o = void 0;
              n && this.type === x.comma
                ? (o = null)
                : this.type === x.ellipsis
                  ? ((o = this.parseSpread(r)),
                    r && this.type === x.comma && r.trailingComma < 0 && (r.trailingComma = this.start))
                  : (o = this.parseMaybeAssign(!1, r)),
                i.push(o);
            }
            return i;
          }),
          (R.checkUnreserved = function (e) {
            var t = e.start,
              n = e.end,
              r = e.name;
            this.inGenerator &&
              r === `yield` &&
              this.raiseRecoverable(t, `Cannot use 'yield' as identifier inside a generator`),
              this.inAsync &&
                r === `await` &&
                this.raiseRecoverable(t, `Cannot use 'await' as identifier inside an async function`),
              this.currentThisScope().flags & he ||
                r !== `arguments` ||
                this.raiseRecoverable(t, `Cannot use 'arguments' in class field initializer`),
              !this.inClassStaticBlock ||
                (r !== `arguments` && r !== `await`) ||
                this.raise(t, `Cannot use ` + r + ` in class static initialization block`),
              this.keywords.test(r) && this.raise(t, `Unexpected keyword '` + r + `'`),
              (this.options.ecmaVersion < 6 && this.input.slice(t, n).indexOf(`\\`) !== -1) ||
                ((this.strict ? this.reservedWordsStrict : this.reservedWords).test(r) &&
                  (this.inAsync ||
                    r !== `await` ||
                    this.raiseRecoverable(t, `Cannot use keyword 'await' outside an async function`),
                  this.raiseRecoverable(t, `The keyword '` + r + `' is reserved`)));
          }),
          (R.parseIdent = function (e) {
            var t = this.parseIdentNode();
            return (
              this.next(!!e),
              this.finishNode(t, `Identifier`),
              e ||
                (this.checkUnreserved(t),
                t.name !== `await` || this.awaitIdentPos || (this.awaitIdentPos = t.start)),
              t
            );
          }),
          (R.parseIdentNode = function () {
            var e = this.startNode();
            return (
              this.type === x.name
                ? (e.name = this.value)
                : this.type.keyword
                  ? ((e.name = this.type.keyword),
                    (e.name !== `class` && e.name !== `function`) ||
                      (this.lastTokEnd === this.lastTokStart + 1 &&
                        this.input.charCodeAt(this.lastTokStart) === 46) ||
                      this.context.pop(),
                    (this.type = x.name))
                  : this.unexpected(),
              e
            );
          }),
          (R.parsePrivateIdent = function () {
            var e = this.startNode();
            return (
              this.type === x.privateId ? (e.name = this.value) : this.unexpected(),
              this.next(),
              this.finishNode(e, `PrivateIdentifier`),
              this.options.checkPrivateFields &&
                (this.privateNameStack.length === 0
                  ? this.raise(
                      e.start,
                      `Private field '#` + e.name + `' must be declared in an enclosing class`,
                    )
                  : this.privateNameStack[this.privateNameStack.length - 1].used.push(e)),
              e
            );
          }),
          (R.parseYield = function (e) {
            this.yieldPos ||= this.start;
            var t = this.startNode();
            return (
              this.next(),
              this.type === x.semi ||
              this.canInsertSemicolon() ||
              (this.type !== x.star && !this.type.startsExpr)
                ? ((t.delegate = !1), (t.argument = null))
                : ((t.delegate = this.eat(x.star)), (t.argument = this.parseMaybeAssign(e))),
              this.finishNode(t, `YieldExpression`)
            );
          }),
          (R.parseAwait = function (e) {
            this.awaitPos ||= this.start;
            var t = this.startNode();
            return (
              this.next(),
              (t.argument = this.parseMaybeUnary(null, !0, !1, e)),
              this.finishNode(t, `AwaitExpression`)
            );
          });
        var ke = A.prototype;
        (ke.raise = function (e, t) {
          var n = ue(this.input, e);
          (t += ` (` + n.line + `:` + n.column + `)`), this.sourceFile && (t += ` in ` + this.sourceFile);
          var r = SyntaxError(t);
          throw ((r.pos = e), (r.loc = n), (r.raisedAt = this.pos), r);
        }),
          (ke.raiseRecoverable = ke.raise),
          (ke.curPosition = function () {
            if (this.options.locations) return new k(this.curLine, this.pos - this.lineStart);
          });
        var z = A.prototype,
          Ae = function (e) {
            (this.flags = e), (this.var = []), (this.lexical = []), (this.functions = []);
          };
        (z.enterScope = function (e) {
          this.scopeStack.push(new Ae(e));
        }),
          (z.exitScope = function () {
            this.scopeStack.pop();
          }),
          (z.treatFunctionsAsVarInScope = function (e) {
            return 2 & e.flags || (!this.inModule && 1 & e.flags);
          }),
          (z.declareName = function (e, t, n) {
            var r = !1;
            if (t === 2) {
              var i = this.currentScope();
              (r = i.lexical.indexOf(e) > -1 || i.functions.indexOf(e) > -1 || i.var.indexOf(e) > -1),
                i.lexical.push(e),
                this.inModule && 1 & i.flags && delete this.undefinedExports[e];
            } else if (t === 4) this.currentScope().lexical.push(e);
            else if (t === 3) {
              var a = this.currentScope();
              (r = this.treatFunctionsAsVar
                ? a.lexical.indexOf(e) > -1
                : a.lexical.indexOf(e) > -1 || a.var.indexOf(e) > -1),
                a.functions.push(e);
            } else
              for (var o = this.scopeStack.length - 1; o >= 0; --o) {
                var s = this.scopeStack[o];
                if (
                  (s.lexical.indexOf(e) > -1 && !(32 & s.flags && s.lexical[0] === e)) ||
                  (!this.treatFunctionsAsVarInScope(s) && s.functions.indexOf(e) > -1)
                ) {
                  r = !0;
                  break;
                }
                if (
                  (s.var.push(e),
                  this.inModule && 1 & s.flags && delete this.undefinedExports[e],
                  s.flags & he)
                )
                  break;
              }
            r && this.raiseRecoverable(n, `Identifier '` + e + `' has already been declared`);
          }),
          (z.checkLocalExport = function (e) {
            this.scopeStack[0].lexical.indexOf(e.name) === -1 &&
              this.scopeStack[0].var.indexOf(e.name) === -1 &&
              (this.undefinedExports[e.name] = e);
          }),
          (z.currentScope = function () {
            return this.scopeStack[this.scopeStack.length - 1];
          }),
          (z.currentVarScope = function () {
            for (var e = this.scopeStack.length - 1; ; e--) {
              var t = this.scopeStack[e];
              if (771 & t.flags) return t;
            }
          }),
          (z.currentThisScope = function () {
            for (var e = this.scopeStack.length - 1; ; e--) {
              var t = this.scopeStack[e];
              if (771 & t.flags && !(16 & t.flags)) return t;
            }
          });
        var je = function (e, t, n) {
            (this.type = ``),
              (this.start = t),
              (this.end = 0),
              e.options.locations && (this.loc = new le(e, n)),
              e.options.directSourceFile && (this.sourceFile = e.options.directSourceFile),
              e.options.ranges && (this.range = [t, 0]);
          },
          Me = A.prototype;
        function Ne(e, t, n, r) {
          return (
            (e.type = t),
            (e.end = n),
            this.options.locations && (e.loc.end = r),
            this.options.ranges && (e.range[1] = n),
            e
          );
        }
        (Me.startNode = function () {
          return new je(this, this.start, this.startLoc);
        }),
          (Me.startNodeAt = function (e, t) {
            return new je(this, e, t);
          }),
          (Me.finishNode = function (e, t) {
            return Ne.call(this, e, t, this.lastTokEnd, this.lastTokEndLoc);
          }),
          (Me.finishNodeAt = function (e, t, n, r) {
            return Ne.call(this, e, t, n, r);
          }),
          (Me.copyNode = function (e) {
            var t = new je(this, e.start, this.startLoc);
            for (var n in e) t[n] = e[n];
            return t;
          });
        var Pe = `ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS`,
          Fe = Pe + ` Extended_Pictographic`,
          Ie = Fe + ` EBase EComp EMod EPres ExtPict`,
          Le = { 9: Pe, 10: Fe, 11: Fe, 12: Ie, 13: Ie, 14: Ie },
          Re = {
            9: ``,
            10: ``,
            11: ``,
            12: ``,
            13: ``,
            14: `Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence RGI_Emoji`,
          },
          ze = `Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu`,
          Be = `Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese Bali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bugi Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyyy Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hieroglyphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gurmukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_Li Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Linear_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Masaram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mongolian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam Ol_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabian Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Phag Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw Siddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Tagalog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Thaa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Zanb`,
          Ve =
            Be +
            ` Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian Sogd`,
          He = Ve + ` Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho`,
          Ue = He + ` Chorasmian Chrs Diak Dives_Akuru Khitan_Small_Script Kits Yezi Yezidi`,
          We = Ue + ` Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith`,
          Ge = {
            9: Be,
            10: Ve,
            11: He,
            12: Ue,
            13: We,
            14:
              We +
              ` Berf Beria_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz`,
          },
          Ke = {};
        function qe(e) {
          var t = (Ke[e] = {
            binary: D(Le[e] + ` ` + ze),
            binaryOfStrings: D(Re[e]),
            nonBinary: { General_Category: D(ze), Script: D(Ge[e]) },
          });
          (t.nonBinary.Script_Extensions = t.nonBinary.Script),
            (t.nonBinary.gc = t.nonBinary.General_Category),
            (t.nonBinary.sc = t.nonBinary.Script),
            (t.nonBinary.scx = t.nonBinary.Script_Extensions);
        }
        for (var Je = 0, Ye = [9, 10, 11, 12, 13, 14]; Je < Ye.length; Je += 1) qe(Ye[Je]);
        var B = A.prototype,
          Xe = function (e, t) {
            (this.parent = e), (this.base = t || this);
          };
        (Xe.prototype.separatedFrom = function (e) {
          for (var t = this; t; t = t.parent)
            for (var n = e; n; n = n.parent) if (t.base === n.base && t !== n) return !0;
          return !1;
        }),
          (Xe.prototype.sibling = function () {
            return new Xe(this.parent, this.base);
          });
        var V = function (e) {
          (this.parser = e),
            (this.validFlags =
              `gim` +
              (e.options.ecmaVersion >= 6 ? `uy` : ``) +
              (e.options.ecmaVersion >= 9 ? `s` : ``) +
              (e.options.ecmaVersion >= 13 ? `d` : ``) +
              (e.options.ecmaVersion >= 15 ? `v` : ``)),
            (this.unicodeProperties = Ke[e.options.ecmaVersion >= 14 ? 14 : e.options.ecmaVersion]),
            (this.source = ``),
            (this.flags = ``),
            (this.start = 0),
            (this.switchU = !1),
            (this.switchV = !1),
            (this.switchN = !1),
            (this.pos = 0),
            (this.lastIntValue = 0),
            (this.lastStringValue = ``),
            (this.lastAssertionIsQuantifiable = !1),
            (this.numCapturingParens = 0),
            (this.maxBackReference = 0),
            (this.groupNames = Object.create(null)),
            (this.backReferenceNames = []),
            (this.branchID = null);
        };
        function Ze(e) {
          return e === 105 || e === 109 || e === 115;
        }
        function Qe(e) {
          return (
            e === 36 ||
            (e >= 40 && e <= 43) ||
            e === 46 ||
            e === 63 ||
            (e >= 91 && e <= 94) ||
            (e >= 123 && e <= 125)
          );
        }
        function $e(e) {
          return (e >= 65 && e <= 90) || (e >= 97 && e <= 122);
        }
        (V.prototype.reset = function (e, t, n) {
          var r = n.indexOf(`v`) !== -1,
            i = n.indexOf(`u`) !== -1;
          (this.start = 0 | e),
            (this.source = t + ``),
            (this.flags = n),
            r && this.parser.options.ecmaVersion >= 15
              ? ((this.switchU = !0), (this.switchV = !0), (this.switchN = !0))
              : ((this.switchU = i && this.parser.options.ecmaVersion >= 6),
                (this.switchV = !1),
                (this.switchN = i && this.parser.options.ecmaVersion >= 9));
        }),
          (V.prototype.raise = function (e) {
            this.parser.raiseRecoverable(
              this.start,
              `Invalid regular expression: /` + this.source + `/: ` + e,
            );
          }),
          (V.prototype.at = function (e, t) {
            t === void 0 && (t = !1);
            var n = this.source,
              r = n.length;
            if (e >= r) return -1;
            var i = n.charCodeAt(e);
            if ((!t && !this.switchU) || i <= 55295 || i >= 57344 || e + 1 >= r) return i;
            var a = n.charCodeAt(e + 1);
            return a >= 56320 && a <= 57343 ? (i << 10) + a - 56613888 : i;
          }),
          (V.prototype.nextIndex = function (e, t) {
            t === void 0 && (t = !1);
            var n = this.source,
              r = n.length;
            if (e >= r) return r;
            var i,
              a = n.charCodeAt(e);
            return (!t && !this.switchU) ||
              a <= 55295 ||
              a >= 57344 ||
              e + 1 >= r ||
              (i = n.charCodeAt(e + 1)) < 56320 ||
              i > 57343
              ? e + 1
              : e + 2;
          }),
          (V.prototype.current = function (e) {
            return e === void 0 && (e = !1), this.at(this.pos, e);
          }),
          (V.prototype.lookahead = function (e) {
            return e === void 0 && (e = !1), this.at(this.nextIndex(this.pos, e), e);
          }),
          (V.prototype.advance = function (e) {
            e === void 0 && (e = !1), (this.pos = this.nextIndex(this.pos, e));
          }),
          (V.prototype.eat = function (e, t) {
            return t === void 0 && (t = !1), this.current(t) === e && (this.advance(t), !0);
          }),
          (V.prototype.eatChars = function (e, t) {
            t === void 0 && (t = !1);
            for (var n = this.pos, r = 0, i = e; r < i.length; r += 1) {
              var a = i[r],
                o = this.at(n, t);
              if (o === -1 || o !== a) return !1;
              n = this.nextIndex(n, t);
            }
            return (this.pos = n), !0;
          }),
          (B.validateRegExpFlags = function (e) {
            for (var t = e.validFlags, n = e.flags, r = !1, i = !1, a = 0; a < n.length; a++) {
              var o = n.charAt(a);
              t.indexOf(o) === -1 && this.raise(e.start, `Invalid regular expression flag`),
                n.indexOf(o, a + 1) > -1 && this.raise(e.start, `Duplicate regular expression flag`),
                o === `u` && (r = !0),
                o === `v` && (i = !0);
            }
            this.options.ecmaVersion >= 15 &&
              r &&
              i &&
              this.raise(e.start, `Invalid regular expression flag`);
          }),
          (B.validateRegExpPattern = function (e) {
            this.regexp_pattern(e),
              !e.switchN &&
                this.options.ecmaVersion >= 9 &&
                ((e) => {
                  for (var t in e) return !0;
                  return !1;
                })(e.groupNames) &&
                ((e.switchN = !0), this.regexp_pattern(e));
          }),
          (B.regexp_pattern = function (e) {
            (e.pos = 0),
              (e.lastIntValue = 0),
              (e.lastStringValue = ``),
              (e.lastAssertionIsQuantifiable = !1),
              (e.numCapturingParens = 0),
              (e.maxBackReference = 0),
              (e.groupNames = Object.create(null)),
              (e.backReferenceNames.length = 0),
              (e.branchID = null),
              this.regexp_disjunction(e),
              e.pos !== e.source.length &&
                (e.eat(41) && e.raise(`Unmatched ')'`),
                (e.eat(93) || e.eat(125)) && e.raise(`Lone quantifier brackets`)),
              e.maxBackReference > e.numCapturingParens && e.raise(`Invalid escape`);
            for (var t = 0, n = e.backReferenceNames; t < n.length; t += 1) {
              var r = n[t];
              e.groupNames[r] || e.raise(`Invalid named capture referenced`);
            }
          }),
          (B.regexp_disjunction = function (e) {
            var t = this.options.ecmaVersion >= 16;
            for (t && (e.branchID = new Xe(e.branchID, null)), this.regexp_alternative(e); e.eat(124); )
              t && (e.branchID = e.branchID.sibling()), this.regexp_alternative(e);
            t && (e.branchID = e.branchID.parent),
              this.regexp_eatQuantifier(e, !0) && e.raise(`Nothing to repeat`),
              e.eat(123) && e.raise(`Lone quantifier brackets`);
          }),
          (B.regexp_alternative = function (e) {
            for (; e.pos < e.source.length && this.regexp_eatTerm(e); );
          }),
          (B.regexp_eatTerm = function (e) {
            return this.regexp_eatAssertion(e)
              ? (e.lastAssertionIsQuantifiable &&
                  this.regexp_eatQuantifier(e) &&
                  e.switchU &&
                  e.raise(`Invalid quantifier`),
                !0)
              : !!(e.switchU ? this.regexp_eatAtom(e) : this.regexp_eatExtendedAtom(e)) &&
                  (this.regexp_eatQuantifier(e), !0);
          }),
          (B.regexp_eatAssertion = function (e) {
            var t = e.pos;
            if (((e.lastAssertionIsQuantifiable = !1), e.eat(94) || e.eat(36))) return !0;
            if (e.eat(92)) {
              if (e.eat(66) || e.eat(98)) return !0;
              e.pos = t;
            }
            if (e.eat(40) && e.eat(63)) {
              var n = !1;
              if ((this.options.ecmaVersion >= 9 && (n = e.eat(60)), e.eat(61) || e.eat(33)))
                return (
                  this.regexp_disjunction(e),
                  e.eat(41) || e.raise(`Unterminated group`),
                  (e.lastAssertionIsQuantifiable = !n),
                  !0
                );
            }
            return (e.pos = t), !1;
          }),
          (B.regexp_eatQuantifier = function (e, t) {
            return t === void 0 && (t = !1), !!this.regexp_eatQuantifierPrefix(e, t) && (e.eat(63), !0);
          }),
          (B.regexp_eatQuantifierPrefix = function (e, t) {
            return e.eat(42) || e.eat(43) || e.eat(63) || this.regexp_eatBracedQuantifier(e, t);
          }),
          (B.regexp_eatBracedQuantifier = function (e, t) {
            var n = e.pos;
            if (e.eat(123)) {
              var r = 0,
                i = -1;
              if (
                this.regexp_eatDecimalDigits(e) &&
                ((r = e.lastIntValue),
                e.eat(44) && this.regexp_eatDecimalDigits(e) && (i = e.lastIntValue),
                e.eat(125))
              )
                return i !== -1 && i < r && !t && e.raise(`numbers out of order in {} quantifier`), !0;
              e.switchU && !t && e.raise(`Incomplete quantifier`), (e.pos = n);
            }
            return !1;
          }),
          (B.regexp_eatAtom = function (e) {
            return (
              this.regexp_eatPatternCharacters(e) ||
              e.eat(46) ||
              this.regexp_eatReverseSolidusAtomEscape(e) ||
              this.regexp_eatCharacterClass(e) ||
              this.regexp_eatUncapturingGroup(e) ||
              this.regexp_eatCapturingGroup(e)
            );
          }),
          (B.regexp_eatReverseSolidusAtomEscape = function (e) {
            var t = e.pos;
            if (e.eat(92)) {
              if (this.regexp_eatAtomEscape(e)) return !0;
              e.pos = t;
            }
            return !1;
          }),
          (B.regexp_eatUncapturingGroup = function (e) {
            var t = e.pos;
            if (e.eat(40)) {
              if (e.eat(63)) {
                if (this.options.ecmaVersion >= 16) {
                  var n = this.regexp_eatModifiers(e),
                    r = e.eat(45);
                  if (n || r) {
                    for (var i = 0; i < n.length; i++) {
                      var a = n.charAt(i);
                      n.indexOf(a, i + 1) > -1 && e.raise(`Duplicate regular expression modifiers`);
                    }
                    if (r) {
                      var o = this.regexp_eatModifiers(e);
                      n || o || e.current() !== 58 || e.raise(`Invalid regular expression modifiers`);
                      for (var s = 0; s < o.length; s++) {
                        var c = o.charAt(s);
                        (o.indexOf(c, s + 1) > -1 || n.indexOf(c) > -1) &&
                          e.raise(`Duplicate regular expression modifiers`);
                      }
                    }
                  }
                }
                if (e.eat(58)) {
                  if ((this.regexp_disjunction(e), e.eat(41))) return !0;
                  e.raise(`Unterminated group`);
                }
              }
              e.pos = t;
            }
            return !1;
          }),
          (B.regexp_eatCapturingGroup = function (e) {
            if (e.eat(40)) {
              if (
                (this.options.ecmaVersion >= 9
                  ? this.regexp_groupSpecifier(e)
                  : e.current() === 63 && e.raise(`Invalid group`),
                this.regexp_disjunction(e),
                e.eat(41))
              )
                return (e.numCapturingParens += 1), !0;
              e.raise(`Unterminated group`);
            }
            return !1;
          }),
          (B.regexp_eatModifiers = (e) => {
            for (var t = ``, n = 0; (n = e.current()) !== -1 && Ze(n); ) (t += O(n)), e.advance();
            return t;
          }),
          (B.regexp_eatExtendedAtom = function (e) {
            return (
              e.eat(46) ||
              this.regexp_eatReverseSolidusAtomEscape(e) ||
              this.regexp_eatCharacterClass(e) ||
              this.regexp_eatUncapturingGroup(e) ||
              this.regexp_eatCapturingGroup(e) ||
              this.regexp_eatInvalidBracedQuantifier(e) ||
              this.regexp_eatExtendedPatternCharacter(e)
            );
          }),
          (B.regexp_eatInvalidBracedQuantifier = function (e) {
            return this.regexp_eatBracedQuantifier(e, !0) && e.raise(`Nothing to repeat`), !1;
          }),
          (B.regexp_eatSyntaxCharacter = (e) => {
            var t = e.current();
            return !!Qe(t) && ((e.lastIntValue = t), e.advance(), !0);
          }),
          (B.regexp_eatPatternCharacters = (e) => {
            for (var t = e.pos, n = 0; (n = e.current()) !== -1 && !Qe(n); ) e.advance();
            return e.pos !== t;
          }),
          (B.regexp_eatExtendedPatternCharacter = (e) => {
            var t = e.current();
            return (
              !(
                t === -1 ||
                t === 36 ||
                (t >= 40 && t <= 43) ||
                t === 46 ||
                t === 63 ||
                t === 91 ||
                t === 94 ||
                t === 124
              ) && (e.advance(), !0)
            );
          }),
          (B.regexp_groupSpecifier = function (e) {
            if (e.eat(63)) {
              this.regexp_eatGroupName(e) || e.raise(`Invalid group`);
              var t = this.options.ecmaVersion >= 16,
                n = e.groupNames[e.lastStringValue];
              if (n) {
                if (t)
                  for (var r = 0, i = n; r < i.length; r += 1)
                    i[r].separatedFrom(e.branchID) || e.raise(`Duplicate capture group name`);
                else e.raise(`Duplicate capture group name`);
              }
              t
                ? (n || (e.groupNames[e.lastStringValue] = [])).push(e.branchID)
                : (e.groupNames[e.lastStringValue] = !0);
            }
          }),
          (B.regexp_eatGroupName = function (e) {
            if (((e.lastStringValue = ``), e.eat(60))) {
              if (this.regexp_eatRegExpIdentifierName(e) && e.eat(62)) return !0;
              e.raise(`Invalid capture group name`);
            }
            return !1;
          }),
          (B.regexp_eatRegExpIdentifierName = function (e) {
            if (((e.lastStringValue = ``), this.regexp_eatRegExpIdentifierStart(e))) {
              for (e.lastStringValue += O(e.lastIntValue); this.regexp_eatRegExpIdentifierPart(e); )
                e.lastStringValue += O(e.lastIntValue);
              return !0;
            }
            return !1;
          }),
          (B.regexp_eatRegExpIdentifierStart = function (e) {
            var t = e.pos,
              n = this.options.ecmaVersion >= 11,
              r = e.current(n);
            return (
              e.advance(n),
              r === 92 && this.regexp_eatRegExpUnicodeEscapeSequence(e, n) && (r = e.lastIntValue),
              ((e) => m(e, !0) || e === 36 || e === 95)(r) ? ((e.lastIntValue = r), !0) : ((e.pos = t), !1)
            );
          }),
          (B.regexp_eatRegExpIdentifierPart = function (e) {
            var t = e.pos,
              n = this.options.ecmaVersion >= 11,
              r = e.current(n);
            return (
              e.advance(n),
              r === 92 && this.regexp_eatRegExpUnicodeEscapeSequence(e, n) && (r = e.lastIntValue),
              ((e) => h(e, !0) || e === 36 || e === 95 || e === 8204 || e === 8205)(r)
                ? ((e.lastIntValue = r), !0)
                : ((e.pos = t), !1)
            );
          }),
          (B.regexp_eatAtomEscape = function (e) {
            return (
              !!(
                this.regexp_eatBackReference(e) ||
                this.regexp_eatCharacterClassEscape(e) ||
                this.regexp_eatCharacterEscape(e) ||
                (e.switchN && this.regexp_eatKGroupName(e))
              ) ||
              (e.switchU &&
                (e.current() === 99 && e.raise(`Invalid unicode escape`), e.raise(`Invalid escape`)),
              !1)
            );
          }),
          (B.regexp_eatBackReference = function (e) {
            var t = e.pos;
            if (this.regexp_eatDecimalEscape(e)) {
              var n = e.lastIntValue;
              if (e.switchU) return n > e.maxBackReference && (e.maxBackReference = n), !0;
              if (n <= e.numCapturingParens) return !0;
              e.pos = t;
            }
            return !1;
          }),
          (B.regexp_eatKGroupName = function (e) {
            if (e.eat(107)) {
              if (this.regexp_eatGroupName(e)) return e.backReferenceNames.push(e.lastStringValue), !0;
              e.raise(`Invalid named reference`);
            }
            return !1;
          }),
          (B.regexp_eatCharacterEscape = function (e) {
            return (
              this.regexp_eatControlEscape(e) ||
              this.regexp_eatCControlLetter(e) ||
              this.regexp_eatZero(e) ||
              this.regexp_eatHexEscapeSequence(e) ||
              this.regexp_eatRegExpUnicodeEscapeSequence(e, !1) ||
              (!e.switchU && this.regexp_eatLegacyOctalEscapeSequence(e)) ||
              this.regexp_eatIdentityEscape(e)
            );
          }),
          (B.regexp_eatCControlLetter = function (e) {
            var t = e.pos;
            if (e.eat(99)) {
              if (this.regexp_eatControlLetter(e)) return !0;
              e.pos = t;
            }
            return !1;
          }),
          (B.regexp_eatZero = (e) =>
            e.current() === 48 && !nt(e.lookahead()) && ((e.lastIntValue = 0), e.advance(), !0)),
          (B.regexp_eatControlEscape = (e) => {
            var t = e.current();
            return t === 116
              ? ((e.lastIntValue = 9), e.advance(), !0)
              : t === 110
                ? ((e.lastIntValue = 10), e.advance(), !0)
                : t === 118
                  ? ((e.lastIntValue = 11), e.advance(), !0)
                  : t === 102
                    ? ((e.lastIntValue = 12), e.advance(), !0)
                    : t === 114 && ((e.lastIntValue = 13), e.advance(), !0);
          }),
          (B.regexp_eatControlLetter = (e) => {
            var t = e.current();
            return !!$e(t) && ((e.lastIntValue = t % 32), e.advance(), !0);
          }),
          (B.regexp_eatRegExpUnicodeEscapeSequence = function (e, t) {
            t === void 0 && (t = !1);
            var n,
              r = e.pos,
              i = t || e.switchU;
            if (e.eat(117)) {
              if (this.regexp_eatFixedHexDigits(e, 4)) {
                var a = e.lastIntValue;
                if (i && a >= 55296 && a <= 56319) {
                  var o = e.pos;
                  if (e.eat(92) && e.eat(117) && this.regexp_eatFixedHexDigits(e, 4)) {
                    var s = e.lastIntValue;
                    if (s >= 56320 && s <= 57343)
                      return (e.lastIntValue = 1024 * (a - 55296) + (s - 56320) + 65536), !0;
                  }
                  (e.pos = o), (e.lastIntValue = a);
                }
                return !0;
              }
              if (
                i &&
                e.eat(123) &&
                this.regexp_eatHexDigits(e) &&
                e.eat(125) &&
                (n = e.lastIntValue) >= 0 &&
                n <= 1114111
              )
                return !0;
              i && e.raise(`Invalid unicode escape`), (e.pos = r);
            }
            return !1;
          }),
          (B.regexp_eatIdentityEscape = function (e) {
            if (e.switchU)
              return !!this.regexp_eatSyntaxCharacter(e) || (!!e.eat(47) && ((e.lastIntValue = 47), !0));
            var t = e.current();
            return !(t === 99 || (e.switchN && t === 107)) && ((e.lastIntValue = t), e.advance(), !0);
          }),
          (B.regexp_eatDecimalEscape = (e) => {
            e.lastIntValue = 0;
            var t = e.current();
            if (t >= 49 && t <= 57) {
              do (e.lastIntValue = 10 * e.lastIntValue + (t - 48)), e.advance();
              while ((t = e.current()) >= 48 && t <= 57);
              return !0;
            }
            return !1;
          });
        function et(e) {
          return $e(e) || e === 95;
        }
        function tt(e) {
          return et(e) || nt(e);
        }
        function nt(e) {
          return e >= 48 && e <= 57;
        }
        function rt(e) {
          return (e >= 48 && e <= 57) || (e >= 65 && e <= 70) || (e >= 97 && e <= 102);
        }
        function it(e) {
          return e >= 65 && e <= 70 ? e - 65 + 10 : e >= 97 && e <= 102 ? e - 97 + 10 : e - 48;
        }
        function at(e) {
          return e >= 48 && e <= 55;
        }
        (B.regexp_eatCharacterClassEscape = function (e) {
          var t = e.current();
          if (((e) => e === 100 || e === 68 || e === 115 || e === 83 || e === 119 || e === 87)(t))
            return (e.lastIntValue = -1), e.advance(), 1;
          var n = !1;
          if (e.switchU && this.options.ecmaVersion >= 9 && ((n = t === 80) || t === 112)) {
            var r;
            if (
              ((e.lastIntValue = -1),
              e.advance(),
              e.eat(123) && (r = this.regexp_eatUnicodePropertyValueExpression(e)) && e.eat(125))
            )
              return n && r === 2 && e.raise(`Invalid property name`), r;
            e.raise(`Invalid property name`);
          }
          return 0;
        }),
          (B.regexp_eatUnicodePropertyValueExpression = function (e) {
            var t = e.pos;
            if (this.regexp_eatUnicodePropertyName(e) && e.eat(61)) {
              var n = e.lastStringValue;
              if (this.regexp_eatUnicodePropertyValue(e)) {
                var r = e.lastStringValue;
                return this.regexp_validateUnicodePropertyNameAndValue(e, n, r), 1;
              }
            }
            if (((e.pos = t), this.regexp_eatLoneUnicodePropertyNameOrValue(e))) {
              var i = e.lastStringValue;
              return this.regexp_validateUnicodePropertyNameOrValue(e, i);
            }
            return 0;
          }),
          (B.regexp_validateUnicodePropertyNameAndValue = (e, t, n) => {
            E(e.unicodeProperties.nonBinary, t) || e.raise(`Invalid property name`),
              e.unicodeProperties.nonBinary[t].test(n) || e.raise(`Invalid property value`);
          }),
          (B.regexp_validateUnicodePropertyNameOrValue = (e, t) =>
            e.unicodeProperties.binary.test(t)
              ? 1
              : e.switchV && e.unicodeProperties.binaryOfStrings.test(t)
                ? 2
                : void e.raise(`Invalid property name`)),
          (B.regexp_eatUnicodePropertyName = (e) => {
            var t = 0;
            for (e.lastStringValue = ``; et((t = e.current())); ) (e.lastStringValue += O(t)), e.advance();
            return e.lastStringValue !== ``;
          }),
          (B.regexp_eatUnicodePropertyValue = (e) => {
            var t = 0;
            for (e.lastStringValue = ``; tt((t = e.current())); ) (e.lastStringValue += O(t)), e.advance();
            return e.lastStringValue !== ``;
          }),
          (B.regexp_eatLoneUnicodePropertyNameOrValue = function (e) {
            return this.regexp_eatUnicodePropertyValue(e);
          }),
          (B.regexp_eatCharacterClass = function (e) {
            if (e.eat(91)) {
              var t = e.eat(94),
                n = this.regexp_classContents(e);
              return (
                e.eat(93) || e.raise(`Unterminated character class`),
                t && n === 2 && e.raise(`Negated character class may contain strings`),
                !0
              );
            }
            return !1;
          }),
          (B.regexp_classContents = function (e) {
            return e.current() === 93
              ? 1
              : e.switchV
                ? this.regexp_classSetExpression(e)
                : (this.regexp_nonEmptyClassRanges(e), 1);
          }),
          (B.regexp_nonEmptyClassRanges = function (e) {
            for (; this.regexp_eatClassAtom(e); ) {
              var t = e.lastIntValue;
              if (e.eat(45) && this.regexp_eatClassAtom(e)) {
                var n = e.lastIntValue;
                !e.switchU || (t !== -1 && n !== -1) || e.raise(`Invalid character class`),
                  t !== -1 && n !== -1 && t > n && e.raise(`Range out of order in character class`);
              }
            }
          }),
          (B.regexp_eatClassAtom = function (e) {
            var t = e.pos;
            if (e.eat(92)) {
              if (this.regexp_eatClassEscape(e)) return !0;
              if (e.switchU) {
                var n = e.current();
                (n === 99 || at(n)) && e.raise(`Invalid class escape`), e.raise(`Invalid escape`);
              }
              e.pos = t;
            }
            var r = e.current();
            return r !== 93 && ((e.lastIntValue = r), e.advance(), !0);
          }),
          (B.regexp_eatClassEscape = function (e) {
            var t = e.pos;
            if (e.eat(98)) return (e.lastIntValue = 8), !0;
            if (e.switchU && e.eat(45)) return (e.lastIntValue = 45), !0;
            if (!e.switchU && e.eat(99)) {
              if (this.regexp_eatClassControlLetter(e)) return !0;
              e.pos = t;
            }
            return this.regexp_eatCharacterClassEscape(e) || this.regexp_eatCharacterEscape(e);
          }),
          (B.regexp_classSetExpression = function (e) {
            var t,
              n = 1;
            if (!this.regexp_eatClassSetRange(e)) {
              if ((t = this.regexp_eatClassSetOperand(e))) {
                t === 2 && (n = 2);
                for (var r = e.pos; e.eatChars([38, 38]); )
                  e.current() !== 38 && (t = this.regexp_eatClassSetOperand(e))
                    ? t !== 2 && (n = 1)
                    : e.raise(`Invalid character in character class`);
                if (r !== e.pos) return n;
                for (; e.eatChars([45, 45]); )
                  this.regexp_eatClassSetOperand(e) || e.raise(`Invalid character in character class`);
                if (r !== e.pos) return n;
              } else e.raise(`Invalid character in character class`);
            }
            for (;;)
              if (!this.regexp_eatClassSetRange(e)) {
                if (!(t = this.regexp_eatClassSetOperand(e))) return n;
                t === 2 && (n = 2);
              }
          }),
          (B.regexp_eatClassSetRange = function (e) {
            var t = e.pos;
            if (this.regexp_eatClassSetCharacter(e)) {
              var n = e.lastIntValue;
              if (e.eat(45) && this.regexp_eatClassSetCharacter(e)) {
                var r = e.lastIntValue;
                return n !== -1 && r !== -1 && n > r && e.raise(`Range out of order in character class`), !0;
              }
              e.pos = t;
            }
            return !1;
          }),
          (B.regexp_eatClassSetOperand = function (e) {
            return this.regexp_eatClassSetCharacter(e)
              ? 1
              : this.regexp_eatClassStringDisjunction(e) || this.regexp_eatNestedClass(e);
          }),
          (B.regexp_eatNestedClass = function (e) {
            var t = e.pos;
            if (e.eat(91)) {
              var n = e.eat(94),
                r = this.regexp_classContents(e);
              if (e.eat(93)) return n && r === 2 && e.raise(`Negated character class may contain strings`), r;
              e.pos = t;
            }
            if (e.eat(92)) {
              var i = this.regexp_eatCharacterClassEscape(e);
              if (i) return i;
              e.pos = t;
            }
            return null;
          }),
          (B.regexp_eatClassStringDisjunction = function (e) {
            var t = e.pos;
            if (e.eatChars([92, 113])) {
              if (e.eat(123)) {
                var n = this.regexp_classStringDisjunctionContents(e);
                if (e.eat(125)) return n;
              } else e.raise(`Invalid escape`);
              e.pos = t;
            }
            return null;
          }),
          (B.regexp_classStringDisjunctionContents = function (e) {
            for (var t = this.regexp_classString(e); e.eat(124); )
              this.regexp_classString(e) === 2 && (t = 2);
            return t;
          }),
          (B.regexp_classString = function (e) {
            for (var t = 0; this.regexp_eatClassSetCharacter(e); ) t++;
            return t === 1 ? 1 : 2;
          }),
          (B.regexp_eatClassSetCharacter = function (e) {
            var t = e.pos;
            if (e.eat(92))
              return (
                !(!this.regexp_eatCharacterEscape(e) && !this.regexp_eatClassSetReservedPunctuator(e)) ||
                (e.eat(98) ? ((e.lastIntValue = 8), !0) : ((e.pos = t), !1))
              );
            var n = e.current();
            return (
              !(
                n < 0 ||
                (n === e.lookahead() &&
                  ((e) =>
                    e === 33 ||
                    (e >= 35 && e <= 38) ||
                    (e >= 42 && e <= 44) ||
                    e === 46 ||
                    (e >= 58 && e <= 64) ||
                    e === 94 ||
                    e === 96 ||
                    e === 126)(n))
              ) &&
              !((e) =>
                e === 40 ||
                e === 41 ||
                e === 45 ||
                e === 47 ||
                (e >= 91 && e <= 93) ||
                (e >= 123 && e <= 125))(n) &&
              (e.advance(), (e.lastIntValue = n), !0)
            );
          }),
          (B.regexp_eatClassSetReservedPunctuator = (e) => {
            var t = e.current();
            return (
              !!((e) =>
                e === 33 ||
                e === 35 ||
                e === 37 ||
                e === 38 ||
                e === 44 ||
                e === 45 ||
                (e >= 58 && e <= 62) ||
                e === 64 ||
                e === 96 ||
                e === 126)(t) && ((e.lastIntValue = t), e.advance(), !0)
            );
          }),
          (B.regexp_eatClassControlLetter = (e) => {
            var t = e.current();
            return !(!nt(t) && t !== 95) && ((e.lastIntValue = t % 32), e.advance(), !0);
          }),
          (B.regexp_eatHexEscapeSequence = function (e) {
            var t = e.pos;
            if (e.eat(120)) {
              if (this.regexp_eatFixedHexDigits(e, 2)) return !0;
              e.switchU && e.raise(`Invalid escape`), (e.pos = t);
            }
            return !1;
          }),
          (B.regexp_eatDecimalDigits = (e) => {
            var t = e.pos,
              n = 0;
            for (e.lastIntValue = 0; nt((n = e.current())); )
              (e.lastIntValue = 10 * e.lastIntValue + (n - 48)), e.advance();
            return e.pos !== t;
          }),
          (B.regexp_eatHexDigits = (e) => {
            var t = e.pos,
              n = 0;
            for (e.lastIntValue = 0; rt((n = e.current())); )
              (e.lastIntValue = 16 * e.lastIntValue + it(n)), e.advance();
            return e.pos !== t;
          }),
          (B.regexp_eatLegacyOctalEscapeSequence = function (e) {
            if (this.regexp_eatOctalDigit(e)) {
              var t = e.lastIntValue;
              if (this.regexp_eatOctalDigit(e)) {
                var n = e.lastIntValue;
                e.lastIntValue =
                  t <= 3 && this.regexp_eatOctalDigit(e) ? 64 * t + 8 * n + e.lastIntValue : 8 * t + n;
              } else e.lastIntValue = t;
              return !0;
            }
            return !1;
          }),
          (B.regexp_eatOctalDigit = (e) => {
            var t = e.current();
            return at(t) ? ((e.lastIntValue = t - 48), e.advance(), !0) : ((e.lastIntValue = 0), !1);
          }),
          (B.regexp_eatFixedHexDigits = (e, t) => {
            var n = e.pos;
            e.lastIntValue = 0;
            for (var r = 0; r < t; ++r) {
              var i = e.current();
              if (!rt(i)) return (e.pos = n), !1;
              (e.lastIntValue = 16 * e.lastIntValue + it(i)), e.advance();
            }
            return !0;
          });
        var ot = function (e) {
            (this.type = e.type),
              (this.value = e.value),
              (this.start = e.start),
              (this.end = e.end),
              e.options.locations && (this.loc = new le(e, e.startLoc, e.endLoc)),
              e.options.ranges && (this.range = [e.start, e.end]);
          },
          H = A.prototype;
        function st(e) {
          return typeof BigInt == `function` ? BigInt(e.replace(/_/g, ``)) : null;
        }
        (H.next = function (e) {
          !e &&
            this.type.keyword &&
            this.containsEsc &&
            this.raiseRecoverable(this.start, `Escape sequence in keyword ` + this.type.keyword),
            this.options.onToken && this.options.onToken(new ot(this)),
            (this.lastTokEnd = this.end),
            (this.lastTokStart = this.start),
            (this.lastTokEndLoc = this.endLoc),
            (this.lastTokStartLoc = this.startLoc),
            this.nextToken();
        }),
          (H.getToken = function () {
            return this.next(), new ot(this);
          }),
          typeof Symbol < `u` &&
            (H[Symbol.iterator] = function () {
              return {
                next: () => {
                  var t = this.getToken();
                  return { done: t.type === x.eof, value: t };
                },
              };
            }),
          (H.nextToken = function () {
            var e = this.curContext();
            return (
              (e && e.preserveSpace) || this.skipSpace(),
              (this.start = this.pos),
              this.options.locations && (this.startLoc = this.curPosition()),
              this.pos >= this.input.length
                ? this.finishToken(x.eof)
                : e.override
                  ? e.override(this)
                  : void this.readToken(this.fullCharCodeAtPos())
            );
          }),
          (H.readToken = function (e) {
            return m(e, this.options.ecmaVersion >= 6) || e === 92
              ? this.readWord()
              : this.getTokenFromCode(e);
          }),
          (H.fullCharCodeAt = function (e) {
            var t = this.input.charCodeAt(e);
            if (t <= 55295 || t >= 56320) return t;
            var n = this.input.charCodeAt(e + 1);
            return n <= 56319 || n >= 57344 ? t : (t << 10) + n - 56613888;
          }),
          (H.fullCharCodeAtPos = function () {
            return this.fullCharCodeAt(this.pos);
          }),
          (H.skipBlockComment = function () {
            var e = this.options.onComment && this.curPosition(),
              t = this.pos,
              n = this.input.indexOf(`*/`, (this.pos += 2));
            if (
              (n === -1 && this.raise(this.pos - 2, `Unterminated comment`),
              (this.pos = n + 2),
              this.options.locations)
            )
              for (var r = void 0, i = t; (r = te(this.input, i, this.pos)) > -1; )
                ++this.curLine, (i = this.lineStart = r);
            this.options.onComment &&
              this.options.onComment(!0, this.input.slice(t + 2, n), t, this.pos, e, this.curPosition());
          }),
          (H.skipLineComment = function (e) {
            for (
              var t = this.pos,
                n = this.options.onComment && this.curPosition(),
                r = this.input.charCodeAt((this.pos += e));
              this.pos < this.input.length && !w(r);
            )
              r = this.input.charCodeAt(++this.pos);
            this.options.onComment &&
              this.options.onComment(
                !1,
                this.input.slice(t + e, this.pos),
                t,
                this.pos,
                n,
                this.curPosition(),
              );
          }),
          (H.skipSpace = function () {
            e: for (; this.pos < this.input.length; ) {
              var e = this.input.charCodeAt(this.pos);
              switch (e) {
                case 32:
                case 160:
                  ++this.pos;
                  break;
                case 13:
                  this.input.charCodeAt(this.pos + 1) === 10 && ++this.pos;
                case 10:
                case 8232:
                case 8233:
                  ++this.pos, this.options.locations && (++this.curLine, (this.lineStart = this.pos));
                  break;
                case 47:
                  switch (this.input.charCodeAt(this.pos + 1)) {
                    case 42:
                      this.skipBlockComment();
                      break;
                    case 47:
                      this.skipLineComment(2);
                      break;
                    default:
                      break e;
                  }
                  break;
                default:
                  if (!((e > 8 && e < 14) || (e >= 5760 && ne.test(String.fromCharCode(e))))) break e;
                  ++this.pos;
              }
            }
          }),
          (H.finishToken = function (e, t) {
            (this.end = this.pos), this.options.locations && (this.endLoc = this.curPosition());
            var n = this.type;
            (this.type = e), (this.value = t), this.updateContext(n);
          }),
          (H.readToken_dot = function () {
            var e = this.input.charCodeAt(this.pos + 1);
            if (e >= 48 && e <= 57) return this.readNumber(!0);
            var t = this.input.charCodeAt(this.pos + 2);
            return this.options.ecmaVersion >= 6 && e === 46 && t === 46
              ? ((this.pos += 3), this.finishToken(x.ellipsis))
              : (++this.pos, this.finishToken(x.dot));
          }),
          (H.readToken_slash = function () {
            var e = this.input.charCodeAt(this.pos + 1);
            return this.exprAllowed
              ? (++this.pos, this.readRegexp())
              : e === 61
                ? this.finishOp(x.assign, 2)
                : this.finishOp(x.slash, 1);
          }),
          (H.readToken_mult_modulo_exp = function (e) {
            var t = this.input.charCodeAt(this.pos + 1),
              n = 1,
              r = e === 42 ? x.star : x.modulo;
            return (
              this.options.ecmaVersion >= 7 &&
                e === 42 &&
                t === 42 &&
                (++n, (r = x.starstar), (t = this.input.charCodeAt(this.pos + 2))),
              t === 61 ? this.finishOp(x.assign, n + 1) : this.finishOp(r, n)
            );
          }),
          (H.readToken_pipe_amp = function (e) {
            var t = this.input.charCodeAt(this.pos + 1);
            return t === e
              ? this.options.ecmaVersion >= 12 && this.input.charCodeAt(this.pos + 2) === 61
                ? this.finishOp(x.assign, 3)
                : this.finishOp(e === 124 ? x.logicalOR : x.logicalAND, 2)
              : t === 61
                ? this.finishOp(x.assign, 2)
                : this.finishOp(e === 124 ? x.bitwiseOR : x.bitwiseAND, 1);
          }),
          (H.readToken_caret = function () {
            return this.input.charCodeAt(this.pos + 1) === 61
              ? this.finishOp(x.assign, 2)
              : this.finishOp(x.bitwiseXOR, 1);
          }),
          (H.readToken_plus_min = function (e) {
            var t = this.input.charCodeAt(this.pos + 1);
            return t === e
              ? t !== 45 ||
                this.inModule ||
                this.input.charCodeAt(this.pos + 2) !== 62 ||
                (this.lastTokEnd !== 0 && !S.test(this.input.slice(this.lastTokEnd, this.pos)))
                ? this.finishOp(x.incDec, 2)
                : (this.skipLineComment(3), this.skipSpace(), this.nextToken())
              : t === 61
                ? this.finishOp(x.assign, 2)
                : this.finishOp(x.plusMin, 1);
          }),
          (H.readToken_lt_gt = function (e) {
            var t = this.input.charCodeAt(this.pos + 1),
              n = 1;
            return t === e
              ? ((n = e === 62 && this.input.charCodeAt(this.pos + 2) === 62 ? 3 : 2),
                this.input.charCodeAt(this.pos + n) === 61
                  ? this.finishOp(x.assign, n + 1)
                  : this.finishOp(x.bitShift, n))
              : t !== 33 ||
                  e !== 60 ||
                  this.inModule ||
                  this.input.charCodeAt(this.pos + 2) !== 45 ||
                  this.input.charCodeAt(this.pos + 3) !== 45
                ? (t === 61 && (n = 2), this.finishOp(x.relational, n))
                : (this.skipLineComment(4), this.skipSpace(), this.nextToken());
          }),
          (H.readToken_eq_excl = function (e) {
            var t = this.input.charCodeAt(this.pos + 1);
            return t === 61
              ? this.finishOp(x.equality, this.input.charCodeAt(this.pos + 2) === 61 ? 3 : 2)
              : e === 61 && t === 62 && this.options.ecmaVersion >= 6
                ? ((this.pos += 2), this.finishToken(x.arrow))
                : this.finishOp(e === 61 ? x.eq : x.prefix, 1);
          }),
          (H.readToken_question = function () {
            var e = this.options.ecmaVersion;
            if (e >= 11) {
              var t = this.input.charCodeAt(this.pos + 1);
              if (t === 46) {
                var n = this.input.charCodeAt(this.pos + 2);
                if (n < 48 || n > 57) return this.finishOp(x.questionDot, 2);
              }
              if (t === 63)
                return e >= 12 && this.input.charCodeAt(this.pos + 2) === 61
                  ? this.finishOp(x.assign, 3)
                  : this.finishOp(x.coalesce, 2);
            }
            return this.finishOp(x.question, 1);
          }),
          (H.readToken_numberSign = function () {
            var e = 35;
            if (
              this.options.ecmaVersion >= 13 &&
              (++this.pos, m((e = this.fullCharCodeAtPos()), !0) || e === 92)
            )
              return this.finishToken(x.privateId, this.readWord1());
            this.raise(this.pos, `Unexpected character '` + O(e) + `'`);
          }),
          (H.getTokenFromCode = function (e) {
            switch (e) {
              case 46:
                return this.readToken_dot();
              case 40:
                return ++this.pos, this.finishToken(x.parenL);
              case 41:
                return ++this.pos, this.finishToken(x.parenR);
              case 59:
                return ++this.pos, this.finishToken(x.semi);
              case 44:
                return ++this.pos, this.finishToken(x.comma);
              case 91:
                return ++this.pos, this.finishToken(x.bracketL);
              case 93:
                return ++this.pos, this.finishToken(x.bracketR);
              case 123:
                return ++this.pos, this.finishToken(x.braceL);
              case 125:
                return ++this.pos, this.finishToken(x.braceR);
              case 58:
                return ++this.pos, this.finishToken(x.colon);
              case 96:
                if (this.options.ecmaVersion < 6) break;
                return ++this.pos, this.finishToken(x.backQuote);
              case 48: {
                var t = this.input.charCodeAt(this.pos + 1);
                if (t === 120 || t === 88) return this.readRadixNumber(16);
                if (this.options.ecmaVersion >= 6) {
                  if (t === 111 || t === 79) return this.readRadixNumber(8);
                  if (t === 98 || t === 66) return this.readRadixNumber(2);
                }
              }
              case 49:
              case 50:
              case 51:
              case 52:
              case 53:
              case 54:
              case 55:
              case 56:
              case 57:
                return this.readNumber(!1);
              case 34:
              case 39:
                return this.readString(e);
              case 47:
                return this.readToken_slash();
              case 37:
              case 42:
                return this.readToken_mult_modulo_exp(e);
              case 124:
              case 38:
                return this.readToken_pipe_amp(e);
              case 94:
                return this.readToken_caret();
              case 43:
              case 45:
                return this.readToken_plus_min(e);
              case 60:
              case 62:
                return this.readToken_lt_gt(e);
              case 61:
              case 33:
                return this.readToken_eq_excl(e);
              case 63:
                return this.readToken_question();
              case 126:
                return this.finishOp(x.prefix, 1);
              case 35:
                return this.readToken_numberSign();
            }
            this.raise(this.pos, `Unexpected character '` + O(e) + `'`);
          }),
          (H.finishOp = function (e, t) {
            var n = this.input.slice(this.pos, this.pos + t);
            return (this.pos += t), this.finishToken(e, n);
          }),
          (H.readRegexp = function () {
            for (var e, t, n = this.pos; ; ) {
              this.pos >= this.input.length && this.raise(n, `Unterminated regular expression`);
              var r = this.input.charAt(this.pos);
              if ((S.test(r) && this.raise(n, `Unterminated regular expression`), e)) e = !1;
              else {
                if (r === `[`) t = !0;
                else if (r === `]` && t) t = !1;
                else if (r === `/` && !t) break;
                e = r === `\\`;
              }
              ++this.pos;
            }
            var i = this.input.slice(n, this.pos);
            ++this.pos;
            var a = this.pos,
              o = this.readWord1();
            this.containsEsc && this.unexpected(a);
            var s = (this.regexpState ||= new V(this));
            s.reset(n, i, o), this.validateRegExpFlags(s), this.validateRegExpPattern(s);
            var c = null;
            try {
              c = new RegExp(i, o);
            } catch {}
            return this.finishToken(x.regexp, { pattern: i, flags: o, value: c });
          }),
          (H.readInt = function (e, t, n) {
            for (
              var r = this.options.ecmaVersion >= 12 && t === void 0,
                i = n && this.input.charCodeAt(this.pos) === 48,
                a = this.pos,
                o = 0,
                s = 0,
                c = 0,
                l = t ?? 1 / 0;
              c < l;
              ++c, ++this.pos
            ) {
              var u = this.input.charCodeAt(this.pos),
                d = void 0;
              if (r && u === 95)
                i &&
                  this.raiseRecoverable(
                    this.pos,
                    `Numeric separator is not allowed in legacy octal numeric literals`,
                  ),
                  s === 95 &&
                    this.raiseRecoverable(this.pos, `Numeric separator must be exactly one underscore`),
                  c === 0 &&
                    this.raiseRecoverable(
                      this.pos,
                      `Numeric separator is not allowed at the first of digits`,
                    ),
                  (s = u);
              else {
                if (
                  (d = u >= 97 ? u - 97 + 10 : u >= 65 ? u - 65 + 10 : u >= 48 && u <= 57 ? u - 48 : 1 / 0) >=
                  e
                )
                  break;
                (s = u), (o = o * e + d);
              }
            }
            return (
              r &&
                s === 95 &&
                this.raiseRecoverable(this.pos - 1, `Numeric separator is not allowed at the last of digits`),
              this.pos === a || (t != null && this.pos - a !== t) ? null : o
            );
          }),
          (H.readRadixNumber = function (e) {
            var t = this.pos;
            this.pos += 2;
            var n = this.readInt(e);
            return (
              n ?? this.raise(this.start + 2, `Expected number in radix ` + e),
              this.options.ecmaVersion >= 11 && this.input.charCodeAt(this.pos) === 110
                ? ((n = st(this.input.slice(t, this.pos))), ++this.pos)
                : m(this.fullCharCodeAtPos()) && this.raise(this.pos, `Identifier directly after number`),
              this.finishToken(x.num, n)
            );
          }),
          (H.readNumber = function (e) {
            var t = this.pos;
            e || this.readInt(10, void 0, !0) !== null || this.raise(t, `Invalid number`);
            var n = this.pos - t >= 2 && this.input.charCodeAt(t) === 48;
            n && this.strict && this.raise(t, `Invalid number`);
            var r = this.input.charCodeAt(this.pos);
            if (!n && !e && this.options.ecmaVersion >= 11 && r === 110) {
              var i = st(this.input.slice(t, this.pos));
              return (
                ++this.pos,
                m(this.fullCharCodeAtPos()) && this.raise(this.pos, `Identifier directly after number`),
                this.finishToken(x.num, i)
              );
            }
            n && /[89]/.test(this.input.slice(t, this.pos)) && (n = !1),
              r !== 46 || n || (++this.pos, this.readInt(10), (r = this.input.charCodeAt(this.pos))),
              (r !== 69 && r !== 101) ||
                n ||
                (((r = this.input.charCodeAt(++this.pos)) !== 43 && r !== 45) || ++this.pos,
                this.readInt(10) === null && this.raise(t, `Invalid number`)),
              m(this.fullCharCodeAtPos()) && this.raise(this.pos, `Identifier directly after number`);
            var a,
              o = ((a = this.input.slice(t, this.pos)), n ? parseInt(a, 8) : parseFloat(a.replace(/_/g, ``)));
            return this.finishToken(x.num, o);
          }),
          (H.readCodePoint = function () {
            var e;
            if (this.input.charCodeAt(this.pos) === 123) {
              this.options.ecmaVersion < 6 && this.unexpected();
              var t = ++this.pos;
              (e = this.readHexChar(this.input.indexOf(`}`, this.pos) - this.pos)),
                ++this.pos,
                e > 1114111 && this.invalidStringToken(t, `Code point out of bounds`);
            } else e = this.readHexChar(4);
            return e;
          }),
          (H.readString = function (e) {
            for (var t = ``, n = ++this.pos; ; ) {
              this.pos >= this.input.length && this.raise(this.start, `Unterminated string constant`);
              var r = this.input.charCodeAt(this.pos);
              if (r === e) break;
              r === 92
                ? ((t += this.input.slice(n, this.pos)), (t += this.readEscapedChar(!1)), (n = this.pos))
                : r === 8232 || r === 8233
                  ? (this.options.ecmaVersion < 10 && this.raise(this.start, `Unterminated string constant`),
                    ++this.pos,
                    this.options.locations && (this.curLine++, (this.lineStart = this.pos)))
                  : (w(r) && this.raise(this.start, `Unterminated string constant`), ++this.pos);
            }
            return (t += this.input.slice(n, this.pos++)), this.finishToken(x.string, t);
          });
        var ct = {};
        (H.tryReadTemplateToken = function () {
          this.inTemplateElement = !0;
          try {
            this.readTmplToken();
          } catch (e) {
            if (e !== ct) throw e;
            this.readInvalidTemplateToken();
          }
          this.inTemplateElement = !1;
        }),
          (H.invalidStringToken = function (e, t) {
            if (this.inTemplateElement && this.options.ecmaVersion >= 9) throw ct;
            this.raise(e, t);
          }),
          (H.readTmplToken = function () {
            for (var e = ``, t = this.pos; ; ) {
              this.pos >= this.input.length && this.raise(this.start, `Unterminated template`);
              var n = this.input.charCodeAt(this.pos);
              if (n === 96 || (n === 36 && this.input.charCodeAt(this.pos + 1) === 123))
                return this.pos !== this.start ||
                  (this.type !== x.template && this.type !== x.invalidTemplate)
                  ? ((e += this.input.slice(t, this.pos)), this.finishToken(x.template, e))
                  : n === 36
                    ? ((this.pos += 2), this.finishToken(x.dollarBraceL))
                    : (++this.pos, this.finishToken(x.backQuote));
              if (n === 92)
                (e += this.input.slice(t, this.pos)), (e += this.readEscapedChar(!0)), (t = this.pos);
              else if (w(n)) {
                switch (((e += this.input.slice(t, this.pos)), ++this.pos, n)) {
                  case 13:
                    this.input.charCodeAt(this.pos) === 10 && ++this.pos;
                  case 10:
                    e += `
`;
                    break;
                  default:
                    e += String.fromCharCode(n);
                }
                this.options.locations && (++this.curLine, (this.lineStart = this.pos)), (t = this.pos);
              } else ++this.pos;
            }
          }),
          (H.readInvalidTemplateToken = function () {
            for (; this.pos < this.input.length; this.pos++)
              switch (this.input[this.pos]) {
                case `\\`:
                  ++this.pos;
                  break;
                case `$`:
                  if (this.input[this.pos + 1] !== `{`) break;
                case '`':
                  return this.finishToken(x.invalidTemplate, this.input.slice(this.start, this.pos));
                case `\r`:
                  this.input[this.pos + 1] ===
                    `
` && ++this.pos;
                case `
`:
                case `\u2028`:
                case `\u2029`:
                  ++this.curLine, (this.lineStart = this.pos + 1);
              }
            this.raise(this.start, `Unterminated template`);
          }),
          (H.readEscapedChar = function (e) {
            var t = this.input.charCodeAt(++this.pos);
            switch ((++this.pos, t)) {
              case 110:
                return `
`;
              case 114:
                return `\r`;
              case 120:
                return String.fromCharCode(this.readHexChar(2));
              case 117:
                return O(this.readCodePoint());
              case 116:
                return `	`;
              case 98:
                return `\b`;
              case 118:
                return `\v`;
              case 102:
                return `\f`;
              case 13:
                this.input.charCodeAt(this.pos) === 10 && ++this.pos;
              case 10:
                return this.options.locations && ((this.lineStart = this.pos), ++this.curLine), ``;
              case 56:
              case 57:
                if ((this.strict && this.invalidStringToken(this.pos - 1, `Invalid escape sequence`), e)) {
                  var n = this.pos - 1;
                  this.invalidStringToken(n, `Invalid escape sequence in template string`);
                }
              default:
                if (t >= 48 && t <= 55) {
                  var r = this.input.substr(this.pos - 1, 3).match(/^[0-7]+/)[0],
                    i = parseInt(r, 8);
                  return (
                    i > 255 && ((r = r.slice(0, -1)), (i = parseInt(r, 8))),
                    (this.pos += r.length - 1),
                    (t = this.input.charCodeAt(this.pos)),
                    (r === `0` && t !== 56 && t !== 57) ||
                      (!this.strict && !e) ||
                      this.invalidStringToken(
                        this.pos - 1 - r.length,
                        e ? `Octal literal in template string` : `Octal literal in strict mode`,
                      ),
                    String.fromCharCode(i)
                  );
                }
                return w(t)
                  ? (this.options.locations && ((this.lineStart = this.pos), ++this.curLine), ``)
                  : String.fromCharCode(t);
            }
          }),
          (H.readHexChar = function (e) {
            var t = this.pos,
              n = this.readInt(16, e);
            return n === null && this.invalidStringToken(t, `Bad character escape sequence`), n;
          }),
          (H.readWord1 = function () {
            this.containsEsc = !1;
            for (
              var e = ``, t = !0, n = this.pos, r = this.options.ecmaVersion >= 6;
              this.pos < this.input.length;
            ) {
              var i = this.fullCharCodeAtPos();
              if (h(i, r)) this.pos += i <= 65535 ? 1 : 2;
              else {
                if (i !== 92) break;
                (this.containsEsc = !0), (e += this.input.slice(n, this.pos));
                var a = this.pos;
                this.input.charCodeAt(++this.pos) !== 117 &&
                  this.invalidStringToken(this.pos, `Expecting Unicode escape sequence \\uXXXX`),
                  ++this.pos;
                var o = this.readCodePoint();
                (t ? m : h)(o, r) || this.invalidStringToken(a, `Invalid Unicode escape`),
                  (e += O(o)),
                  (n = this.pos);
              }
              t = !1;
            }
            return e + this.input.slice(n, this.pos);
          }),
          (H.readWord = function () {
            var e = this.readWord1(),
              t = x.name;
            return this.keywords.test(e) && (t = ee[e]), this.finishToken(t, e);
          }),
          (A.acorn = {
            Parser: A,
            version: `8.16.0`,
            defaultOptions: de,
            Position: k,
            SourceLocation: le,
            getLineInfo: ue,
            Node: je,
            TokenType: g,
            tokTypes: x,
            keywordTypes: ee,
            TokContext: F,
            tokContexts: I,
            isIdentifierChar: h,
            isIdentifierStart: m,
            Token: ot,
            isNewLine: w,
            lineBreak: S,
            lineBreakG: C,
            nonASCIIwhitespace: ne,
          });
        var lt = i(`node:module`),
          U = i(`node:fs`);
        String.fromCharCode;
        const ut = /\/$|\/\?|\/#/,
          dt = /^\.?\//;
        function ft(e = ``, t) {
          return t ? ut.test(e) : e.endsWith(`/`);
        }
        function pt(e = ``, t) {
          if (!t) return e.endsWith(`/`) ? e : e + `/`;
          if (ft(e, !0)) return e || `/`;
          let n = e,
            r = ``,
            i = e.indexOf(`#`);
          if (i !== -1 && ((n = e.slice(0, i)), (r = e.slice(i)), !n)) return r;
          const [a, ...o] = n.split(`?`);
          return a + `/` + (o.length > 0 ? `?${o.join(`?`)}` : ``) + r;
        }
        function mt(e) {
          return e && e !== `/`;
        }
        function ht(e, ...t) {
          let n = e || ``;
          for (const e of t.filter((e) => mt(e)))
            if (n) {
              const t = e.replace(dt, ``);
              n = pt(n) + t;
            } else n = e;
          return n;
        }
        const gt = /^[A-Za-z]:\//;
        function _t(e = ``) {
          return e && e.replace(/\\/g, `/`).replace(gt, (e) => e.toUpperCase());
        }
        const vt = /^[/\\]{2}/,
          yt = /^[/\\](?![/\\])|^[/\\]{2}(?!\.)|^[A-Za-z]:[/\\]/,
          bt = /^[A-Za-z]:$/,
          xt = /.(\.[^./]+|\.)$/,
          St = (e) => {
            if (e.length === 0) return `.`;
            const t = (e = _t(e)).match(vt),
              n = Et(e),
              r = e[e.length - 1] === `/`;
            return (e = Tt(e, !n)).length === 0
              ? n
                ? `/`
                : r
                  ? `./`
                  : `.`
              : (r && (e += `/`),
                bt.test(e) && (e += `/`),
                t ? (n ? `//${e}` : `//./${e}`) : n && !Et(e) ? `/${e}` : e);
          },
          W = (...e) => {
            let t = ``;
            for (const n of e)
              if (n) {
                if (t.length > 0) {
                  const e = t[t.length - 1] === `/`,
                    r = n[0] === `/`;
                  t += e && r ? n.slice(1) : e || r ? n : `/${n}`;
                } else t += n;
              }
            return St(t);
          };
        function Ct() {
          return typeof process < `u` && typeof process.cwd == `function`
            ? process.cwd().replace(/\\/g, `/`)
            : `/`;
        }
        const wt = (...e) => {
          let t = ``,
            n = !1;
          for (let r = (e = e.map((e) => _t(e))).length - 1; r >= -1 && !n; r--) {
            const i = r >= 0 ? e[r] : Ct();
            i && i.length !== 0 && ((t = `${i}/${t}`), (n = Et(i)));
          }
          return (t = Tt(t, !n)), n && !Et(t) ? `/${t}` : t.length > 0 ? t : `.`;
        };
        function Tt(e, t) {
          let n = ``,
            r = 0,
            i = -1,
            a = 0,
            o = null;
          for (let s = 0; s <= e.length; ++s) {
            if (s < e.length) o = e[s];
            else {
              if (o === `/`) break;
              o = `/`;
            }
            if (o === `/`) {
              if (i !== s - 1 && a !== 1) {
                if (a === 2) {
                  if (n.length < 2 || r !== 2 || n[n.length - 1] !== `.` || n[n.length - 2] !== `.`) {
                    if (n.length > 2) {
                      const e = n.lastIndexOf(`/`);
                      e === -1
                        ? ((n = ``), (r = 0))
                        : ((n = n.slice(0, e)), (r = n.length - 1 - n.lastIndexOf(`/`))),
                        (i = s),
                        (a = 0);
                      continue;
                    }
                    if (n.length > 0) {
                      (n = ``), (r = 0), (i = s), (a = 0);
                      continue;
                    }
                  }
                  t && ((n += n.length > 0 ? `/..` : `..`), (r = 2));
                } else
                  n.length > 0 ? (n += `/${e.slice(i + 1, s)}`) : (n = e.slice(i + 1, s)), (r = s - i - 1);
              }
              (i = s), (a = 0);
            } else o === `.` && a !== -1 ? ++a : (a = -1);
          }
          return n;
        }
        const Et = (e) => yt.test(e),
          Dt = (e) => {
            if (e === `..`) return ``;
            const t = xt.exec(_t(e));
            return (t && t[1]) || ``;
          },
          Ot = (e) => {
            const t = _t(e).replace(/\/$/, ``).split(`/`).slice(0, -1);
            return t.length === 1 && bt.test(t[0]) && (t[0] += `/`), t.join(`/`) || (Et(e) ? `/` : `.`);
          },
          kt = (e, t) => {
            let n = _t(e).split(`/`),
              r = ``;
            for (let e = n.length - 1; e >= 0; e--) {
              const t = n[e];
              if (t) {
                r = t;
                break;
              }
            }
            return t && r.endsWith(t) ? r.slice(0, -t.length) : r;
          },
          G = e(`node:url`),
          At = e(`node:assert`),
          jt = e(`node:process`);
        var Mt = i(`node:path`);
        const Nt = e(`node:v8`),
          Pt = e(`node:util`),
          Ft = new Set(lt.builtinModules);
        function It(e) {
          return e.replace(/\\/g, `/`);
        }
        const Lt = {}.hasOwnProperty,
          Rt = /^([A-Z][a-z\d]*)+$/,
          zt = /* @__PURE__ */ new Set([
            `string`,
            `function`,
            `number`,
            `object`,
            `Function`,
            `Object`,
            `boolean`,
            `bigint`,
            `symbol`,
          ]),
          K = {};
        function Bt(e, t = `and`) {
          return e.length < 3 ? e.join(` ${t} `) : `${e.slice(0, -1).join(`, `)}, ${t} ${e[e.length - 1]}`;
        }
        let Vt = /* @__PURE__ */ new Map(),
          Ht;
        function q(e, t, n) {
          return Vt.set(e, t), ((e, t) => n)(n, e);
        }
        function Ut() {
          try {
            if (Nt.startupSnapshot.isBuildingSnapshot()) return !1;
          } catch {}
          const e = Object.getOwnPropertyDescriptor(Error, `stackTraceLimit`);
          return e === void 0
            ? Object.isExtensible(Error)
            : Lt.call(e, `writable`) && e.writable !== void 0
              ? e.writable
              : e.set !== void 0;
        }
        (K.ERR_INVALID_ARG_TYPE = q(
          `ERR_INVALID_ARG_TYPE`,
          (e, t, n) => {
            At.ok(typeof e == `string`, `'name' must be a string`), Array.isArray(t) || (t = [t]);
            let r = `The `;
            if (e.endsWith(` argument`)) r += `${e} `;
            else {
              const t = e.includes(`.`) ? `property` : `argument`;
              r += `"${e}" ${t} `;
            }
            r += `must be `;
            const i = [],
              a = [],
              o = [];
            for (const e of t)
              At.ok(typeof e == `string`, `All expected entries have to be of type string`),
                zt.has(e)
                  ? i.push(e.toLowerCase())
                  : Rt.exec(e) === null
                    ? (At.ok(e !== `object`, `The value "object" should be written as "Object"`), o.push(e))
                    : a.push(e);
            if (a.length > 0) {
              const e = i.indexOf(`object`);
              e !== -1 && (i.slice(e, 1), a.push(`Object`));
            }
            return (
              i.length > 0 &&
                ((r += `${i.length > 1 ? `one of type` : `of type`} ${Bt(i, `or`)}`),
                (a.length > 0 || o.length > 0) && (r += ` or `)),
              a.length > 0 && ((r += `an instance of ${Bt(a, `or`)}`), o.length > 0 && (r += ` or `)),
              o.length > 0 &&
                (o.length > 1
                  ? (r += `one of ${Bt(o, `or`)}`)
                  : (o[0].toLowerCase() !== o[0] && (r += `an `), (r += `${o[0]}`))),
              (r += `. Received ${((e) => {
                if (e == null) return String(e);
                if (typeof e == `function` && e.name) return `function ${e.name}`;
                if (typeof e == `object`)
                  return e.constructor && e.constructor.name
                    ? `an instance of ${e.constructor.name}`
                    : `${(0, Pt.inspect)(e, { depth: -1 })}`;
                let t = (0, Pt.inspect)(e, { colors: !1 });
                return t.length > 28 && (t = `${t.slice(0, 25)}...`), `type ${typeof e} (${t})`;
              })(n)}`),
              r
            );
          },
          TypeError,
        )),
          (K.ERR_INVALID_MODULE_SPECIFIER = q(
            `ERR_INVALID_MODULE_SPECIFIER`,
            (e, t, n = void 0) => `Invalid module "${e}" ${t}${n ? ` imported from ${n}` : ``}`,
            TypeError,
          )),
          (K.ERR_INVALID_PACKAGE_CONFIG = q(
            `ERR_INVALID_PACKAGE_CONFIG`,
            (e, t, n) => `Invalid package config ${e}${t ? ` while importing ${t}` : ``}${n ? `. ${n}` : ``}`,
            Error,
          )),
          (K.ERR_INVALID_PACKAGE_TARGET = q(
            `ERR_INVALID_PACKAGE_TARGET`,
            (e, t, n, r = !1, i = void 0) => {
              const a = typeof n == `string` && !r && n.length > 0 && !n.startsWith(`./`);
              return t === `.`
                ? (At.ok(!1 === r),
                  `Invalid "exports" main target ${JSON.stringify(n)} defined in the package config ${e}package.json${i ? ` imported from ${i}` : ``}${a ? `; targets must start with "./"` : ``}`)
                : `Invalid "${r ? `imports` : `exports`}" target ${JSON.stringify(n)} defined for '${t}' in the package config ${e}package.json${i ? ` imported from ${i}` : ``}${a ? `; targets must start with "./"` : ``}`;
            },
            Error,
          )),
          (K.ERR_MODULE_NOT_FOUND = q(
            `ERR_MODULE_NOT_FOUND`,
            (e, t, n = !1) => `Cannot find ${n ? `module` : `package`} '${e}' imported from ${t}`,
            Error,
          )),
          (K.ERR_NETWORK_IMPORT_DISALLOWED = q(
            `ERR_NETWORK_IMPORT_DISALLOWED`,
            `import of '%s' by %s is not supported: %s`,
            Error,
          )),
          (K.ERR_PACKAGE_IMPORT_NOT_DEFINED = q(
            `ERR_PACKAGE_IMPORT_NOT_DEFINED`,
            (e, t, n) =>
              `Package import specifier "${e}" is not defined${t ? ` in package ${t}package.json` : ``} imported from ${n}`,
            TypeError,
          )),
          (K.ERR_PACKAGE_PATH_NOT_EXPORTED = q(
            `ERR_PACKAGE_PATH_NOT_EXPORTED`,
            (e, t, n = void 0) =>
              t === `.`
                ? `No "exports" main defined in ${e}package.json${n ? ` imported from ${n}` : ``}`
                : `Package subpath '${t}' is not defined by "exports" in ${e}package.json${n ? ` imported from ${n}` : ``}`,
            Error,
          )),
          (K.ERR_UNSUPPORTED_DIR_IMPORT = q(
            `ERR_UNSUPPORTED_DIR_IMPORT`,
            `Directory import '%s' is not supported resolving ES modules imported from %s`,
            Error,
          )),
          (K.ERR_UNSUPPORTED_RESOLVE_REQUEST = q(
            `ERR_UNSUPPORTED_RESOLVE_REQUEST`,
            `Failed to resolve module specifier "%s" from "%s": Invalid relative URL or base scheme is not hierarchical.`,
            TypeError,
          )),
          (K.ERR_UNKNOWN_FILE_EXTENSION = q(
            `ERR_UNKNOWN_FILE_EXTENSION`,
            (e, t) => `Unknown file extension "${e}" for ${t}`,
            TypeError,
          )),
          (K.ERR_INVALID_ARG_VALUE = q(
            `ERR_INVALID_ARG_VALUE`,
            (e, t, n = `is invalid`) => {
              let r = (0, Pt.inspect)(t);
              return (
                r.length > 128 && (r = `${r.slice(0, 128)}...`),
                `The ${e.includes(`.`) ? `property` : `argument`} '${e}' ${n}. Received ${r}`
              );
            },
            TypeError,
          ));
        const Wt = ((e) => {
            const t = `__node_internal_` + e.name;
            return Object.defineProperty(e, 'name', { value: t }), e;
          })((e) => {
            const t = Ut();
            return (
              t && ((Ht = Error.stackTraceLimit), (Error.stackTraceLimit = 1 / 0)),
              Error.captureStackTrace(e),
              t && (Error.stackTraceLimit = Ht),
              e
            );
          }),
          Gt = {}.hasOwnProperty,
          { ERR_INVALID_PACKAGE_CONFIG: Kt } = K,
          qt = /* @__PURE__ */ new Map();
        function Jt(e, { base: t, specifier: n }) {
          const r = qt.get(e);
          if (r) return r;
          let i;
          try {
            i = U.readFileSync(Mt.toNamespacedPath(e), `utf8`);
          } catch (e) {
            const t = e;
            if (t.code !== `ENOENT`) throw t;
          }
          const a = {
            exists: !1,
            pjsonPath: e,
            main: void 0,
            name: void 0,
            type: `none`,
            exports: void 0,
            imports: void 0,
          };
          if (i !== void 0) {
            let r;
            try {
              r = JSON.parse(i);
            } catch (r) {
              const i = r,
                a = new Kt(e, (t ? `"${n}" from ` : ``) + (0, G.fileURLToPath)(t || n), i.message);
              throw ((a.cause = i), a);
            }
            (a.exists = !0),
              Gt.call(r, `name`) && typeof r.name == `string` && (a.name = r.name),
              Gt.call(r, `main`) && typeof r.main == `string` && (a.main = r.main),
              Gt.call(r, `exports`) && (a.exports = r.exports),
              Gt.call(r, `imports`) && (a.imports = r.imports),
              !Gt.call(r, `type`) || (r.type !== `commonjs` && r.type !== `module`) || (a.type = r.type);
          }
          return qt.set(e, a), a;
        }
        function Yt(e) {
          let t = new URL(`package.json`, e);
          for (; !t.pathname.endsWith(`node_modules/package.json`); ) {
            const n = Jt((0, G.fileURLToPath)(t), { specifier: e });
            if (n.exists) return n;
            const r = t;
            if (((t = new URL(`../package.json`, t)), t.pathname === r.pathname)) break;
          }
          return { pjsonPath: (0, G.fileURLToPath)(t), exists: !1, type: `none` };
        }
        function Xt(e) {
          return Yt(e).type;
        }
        const { ERR_UNKNOWN_FILE_EXTENSION: Zt } = K,
          Qt = {}.hasOwnProperty,
          $t = { __proto__: null, '.cjs': `commonjs`, '.js': `module`, '.json': `json`, '.mjs': `module` },
          en = {
            __proto__: null,
            'data:': (e) => {
              const { 1: t } = /^([^/]+\/[^;,]+)[^,]*?(;base64)?,/.exec(e.pathname) || [null, null, null];
              return ((e) =>
                e && /\s*(text|application)\/javascript\s*(;\s*charset=utf-?8\s*)?/i.test(e)
                  ? `module`
                  : e === `application/json`
                    ? `json`
                    : null)(t);
            },
            'file:': (e, t, n) => {
              const r = ((e) => {
                let t = e.pathname,
                  n = t.length;
                for (; n--; ) {
                  const e = t.codePointAt(n);
                  if (e === 47) return ``;
                  if (e === 46) return t.codePointAt(n - 1) === 47 ? `` : t.slice(n);
                }
                return ``;
              })(e);
              if (r === `.js`) {
                const t = Xt(e);
                return t === `none` ? `commonjs` : t;
              }
              if (r === ``) {
                const t = Xt(e);
                return t === `none` || t === `commonjs` ? `commonjs` : `module`;
              }
              const i = $t[r];
              if (i) return i;
              if (n) return;
              const a = (0, G.fileURLToPath)(e);
              throw new Zt(r, a);
            },
            'http:': tn,
            'https:': tn,
            'node:': () => `builtin`,
          };
        function tn() {}
        const nn = Object.freeze([`node`, `import`]),
          rn = new Set(nn);
        function an(e) {
          return rn;
        }
        const on = RegExp.prototype[Symbol.replace],
          {
            ERR_INVALID_MODULE_SPECIFIER: sn,
            ERR_INVALID_PACKAGE_CONFIG: cn,
            ERR_INVALID_PACKAGE_TARGET: ln,
            ERR_MODULE_NOT_FOUND: un,
            ERR_PACKAGE_IMPORT_NOT_DEFINED: dn,
            ERR_PACKAGE_PATH_NOT_EXPORTED: fn,
            ERR_UNSUPPORTED_DIR_IMPORT: pn,
            ERR_UNSUPPORTED_RESOLVE_REQUEST: mn,
          } = K,
          hn = {}.hasOwnProperty,
          gn =
            /(^|\\|\/)((\.|%2e)(\.|%2e)?|(n|%6e|%4e)(o|%6f|%4f)(d|%64|%44)(e|%65|%45)(_|%5f)(m|%6d|%4d)(o|%6f|%4f)(d|%64|%44)(u|%75|%55)(l|%6c|%4c)(e|%65|%45)(s|%73|%53))?(\\|\/|$)/i,
          _n =
            /(^|\\|\/)((\.|%2e)(\.|%2e)?|(n|%6e|%4e)(o|%6f|%4f)(d|%64|%44)(e|%65|%45)(_|%5f)(m|%6d|%4d)(o|%6f|%4f)(d|%64|%44)(u|%75|%55)(l|%6c|%4c)(e|%65|%45)(s|%73|%53))(\\|\/|$)/i,
          vn = /^\.|%|\\/,
          yn = /\*/g,
          bn = /%2f|%5c/i,
          xn = /* @__PURE__ */ new Set(),
          Sn = /[/\\]{2}/;
        function Cn(e, t, n, r, i, a, o) {
          if (jt.noDeprecation) return;
          const s = (0, G.fileURLToPath)(r),
            c = Sn.exec(o ? e : t) !== null;
          jt.emitWarning(
            `Use of deprecated ${c ? `double slash` : `leading or trailing slash matching`} resolving "${e}" for module request "${t}" ${t === n ? `` : `matched to "${n}" `}in the "${i ? `imports` : `exports`}" field module resolution of the package at ${s}${a ? ` imported from ${(0, G.fileURLToPath)(a)}` : ``}.`,
            `DeprecationWarning`,
            `DEP0166`,
          );
        }
        function wn(e, t, n, r) {
          if (
            jt.noDeprecation ||
            ((e, t) => {
              const n = e.protocol;
              return (Qt.call(en, n) && en[n](e, t, !0)) || null;
            })(e, { parentURL: n.href }) !== `module`
          )
            return;
          const i = (0, G.fileURLToPath)(e.href),
            a = (0, G.fileURLToPath)(new URL(`.`, t)),
            o = (0, G.fileURLToPath)(n);
          r
            ? Mt.resolve(a, r) !== i &&
              jt.emitWarning(
                `Package ${a} has a "main" field set to "${r}", excluding the full filename and extension to the resolved file at "${i.slice(a.length)}", imported from ${o}.\n Automatic extension resolution of the "main" field is deprecated for ES modules.`,
                `DeprecationWarning`,
                `DEP0151`,
              )
            : jt.emitWarning(
                `No "main" or "exports" field defined in the package.json for ${a} resolving the main entry point "${i.slice(a.length)}", imported from ${o}.\nDefault "index" lookups for the main are deprecated for ES modules.`,
                `DeprecationWarning`,
                `DEP0151`,
              );
        }
        function Tn(e) {
          try {
            return (0, U.statSync)(e);
          } catch {}
        }
        function En(e) {
          const t = (0, U.statSync)(e, { throwIfNoEntry: !1 }),
            n = t ? t.isFile() : void 0;
          return n != null && n;
        }
        function Dn(e, t, n) {
          let r;
          if (t.main !== void 0) {
            if (((r = new URL(t.main, e)), En(r))) return r;
            let i = [
                `./${t.main}.js`,
                `./${t.main}.json`,
                `./${t.main}.node`,
                `./${t.main}/index.js`,
                `./${t.main}/index.json`,
                `./${t.main}/index.node`,
              ],
              a = -1;
            for (; ++a < i.length && ((r = new URL(i[a], e)), !En(r)); ) r = void 0;
            if (r) return wn(r, e, n, t.main), r;
          }
          let i = [`./index.js`, `./index.json`, `./index.node`],
            a = -1;
          for (; ++a < i.length && ((r = new URL(i[a], e)), !En(r)); ) r = void 0;
          if (r) return wn(r, e, n, t.main), r;
          throw new un((0, G.fileURLToPath)(new URL(`.`, e)), (0, G.fileURLToPath)(n));
        }
        function On(e, t, n) {
          return new fn((0, G.fileURLToPath)(new URL(`.`, t)), e, n && (0, G.fileURLToPath)(n));
        }
        function kn(e, t, n, r, i) {
          return (
            (t = typeof t == `object` && t ? JSON.stringify(t, null, ``) : `${t}`),
            new ln((0, G.fileURLToPath)(new URL(`.`, n)), e, t, r, i && (0, G.fileURLToPath)(i))
          );
        }
        function An(e, t, n, r, i, a, o, s, c) {
          if (t !== `` && !a && e[e.length - 1] !== `/`) throw kn(n, e, r, o, i);
          if (!e.startsWith(`./`)) {
            if (o && !e.startsWith(`../`) && !e.startsWith(`/`)) {
              let n = !1;
              try {
                new URL(e), (n = !0);
              } catch {}
              if (!n) return Ln(a ? on.call(yn, e, () => t) : e + t, r, c);
            }
            throw kn(n, e, r, o, i);
          }
          if (gn.exec(e.slice(2)) !== null) {
            if (_n.exec(e.slice(2)) !== null) throw kn(n, e, r, o, i);
            if (!s) {
              const s = a ? n.replace(`*`, () => t) : n + t;
              Cn(a ? on.call(yn, e, () => t) : e, s, n, r, o, i, !0);
            }
          }
          const l = new URL(e, r),
            u = l.pathname,
            d = new URL(`.`, r).pathname;
          if (!u.startsWith(d)) throw kn(n, e, r, o, i);
          if (t === ``) return l;
          if (gn.exec(t) !== null) {
            const c = a ? n.replace(`*`, () => t) : n + t;
            _n.exec(t) === null
              ? s || Cn(a ? on.call(yn, e, () => t) : e, c, n, r, o, i, !1)
              : ((e, t, n, r, i) => {
                  const a = `request is not a valid match in pattern "${t}" for the "${r ? `imports` : `exports`}" resolution of ${(0, G.fileURLToPath)(n)}`;
                  throw new sn(e, a, i && (0, G.fileURLToPath)(i));
                })(c, n, r, o, i);
          }
          return a ? new URL(on.call(yn, l.href, () => t)) : new URL(t, l);
        }
        function jn(e) {
          const t = Number(e);
          return `${t}` === e && t >= 0 && t < 4294967295;
        }
        function Mn(e, t, n, r, i, a, o, s, c) {
          if (typeof t == `string`) return An(t, n, r, e, i, a, o, s, c);
          if (Array.isArray(t)) {
            const l = t;
            if (l.length === 0) return null;
            let u,
              d = -1;
            for (; ++d < l.length; ) {
              let t = l[d],
                f;
              try {
                f = Mn(e, t, n, r, i, a, o, s, c);
              } catch (e) {
                if (((u = e), e.code === `ERR_INVALID_PACKAGE_TARGET`)) continue;
                throw e;
              }
              if (f !== void 0) {
                if (f !== null) return f;
                u = null;
              }
            }
            if (u == null) return null;
            throw u;
          }
          if (typeof t == `object` && t) {
            let l = Object.getOwnPropertyNames(t),
              u = -1;
            for (; ++u < l.length; )
              if (jn(l[u]))
                throw new cn((0, G.fileURLToPath)(e), i, `"exports" cannot contain numeric property keys.`);
            for (u = -1; ++u < l.length; ) {
              const d = l[u];
              if (d === 'default' || (c && c.has(d))) {
                const l = Mn(e, t[d], n, r, i, a, o, s, c);
                if (l === void 0) continue;
                return l;
              }
            }
            return null;
          }
          if (t === null) return null;
          throw kn(r, t, e, o, i);
        }
        function Nn(e, t, n) {
          if (jt.noDeprecation) return;
          const r = (0, G.fileURLToPath)(t);
          xn.has(r + `|` + e) ||
            (xn.add(r + `|` + e),
            jt.emitWarning(
              `Use of deprecated trailing slash pattern mapping "${e}" in the "exports" field module resolution of the package at ${r}${n ? ` imported from ${(0, G.fileURLToPath)(n)}` : ``}. Mapping specifiers ending in "/" is no longer supported.`,
              `DeprecationWarning`,
              `DEP0155`,
            ));
        }
        function Pn(e, t, n, r, i) {
          let a = n.exports;
          if (
            (((e, t, n) => {
              if (typeof e == `string` || Array.isArray(e)) return !0;
              if (typeof e != `object` || !e) return !1;
              let r = Object.getOwnPropertyNames(e),
                i = !1,
                a = 0,
                o = -1;
              for (; ++o < r.length; ) {
                const e = r[o],
                  s = e === `` || e[0] !== `.`;
                if (a++ === 0) i = s;
                else if (i !== s)
                  throw new cn(
                    (0, G.fileURLToPath)(t),
                    n,
                    `"exports" cannot contain some keys starting with '.' and some not. The exports object must either be an object of package subpath keys or an object of main entry condition name keys only.`,
                  );
              }
              return i;
            })(a, e, r) && (a = { '.': a }),
            hn.call(a, t) && !t.includes(`*`) && !t.endsWith(`/`))
          ) {
            const n = Mn(e, a[t], ``, t, r, !1, !1, !1, i);
            if (n == null) throw On(t, e, r);
            return n;
          }
          let o = ``,
            s = ``,
            c = Object.getOwnPropertyNames(a),
            l = -1;
          for (; ++l < c.length; ) {
            const n = c[l],
              i = n.indexOf(`*`);
            if (i !== -1 && t.startsWith(n.slice(0, i))) {
              t.endsWith(`/`) && Nn(t, e, r);
              const a = n.slice(i + 1);
              t.length >= n.length &&
                t.endsWith(a) &&
                Fn(o, n) === 1 &&
                n.lastIndexOf(`*`) === i &&
                ((o = n), (s = t.slice(i, t.length - a.length)));
            }
          }
          if (o) {
            const n = Mn(e, a[o], s, o, r, !0, !1, t.endsWith(`/`), i);
            if (n == null) throw On(t, e, r);
            return n;
          }
          throw On(t, e, r);
        }
        function Fn(e, t) {
          const n = e.indexOf(`*`),
            r = t.indexOf(`*`),
            i = n === -1 ? e.length : n + 1,
            a = r === -1 ? t.length : r + 1;
          return i > a
            ? -1
            : a > i || n === -1
              ? 1
              : r === -1 || e.length > t.length
                ? -1
                : +(t.length > e.length);
        }
        function In(e, t, n) {
          if (e === `#` || e.startsWith(`#/`) || e.endsWith(`/`))
            throw new sn(e, `is not a valid internal imports specifier name`, (0, G.fileURLToPath)(t));
          let r,
            i = Yt(t);
          if (i.exists) {
            r = (0, G.pathToFileURL)(i.pjsonPath);
            const a = i.imports;
            if (a) {
              if (hn.call(a, e) && !e.includes(`*`)) {
                const i = Mn(r, a[e], ``, e, t, !1, !0, !1, n);
                if (i != null) return i;
              } else {
                let i = ``,
                  o = ``,
                  s = Object.getOwnPropertyNames(a),
                  c = -1;
                for (; ++c < s.length; ) {
                  const t = s[c],
                    n = t.indexOf(`*`);
                  if (n !== -1 && e.startsWith(t.slice(0, -1))) {
                    const r = t.slice(n + 1);
                    e.length >= t.length &&
                      e.endsWith(r) &&
                      Fn(i, t) === 1 &&
                      t.lastIndexOf(`*`) === n &&
                      ((i = t), (o = e.slice(n, e.length - r.length)));
                  }
                }
                if (i) {
                  const e = Mn(r, a[i], o, i, t, !0, !0, !1, n);
                  if (e != null) return e;
                }
              }
            }
          }
          throw ((e, t, n) => new dn(e, t && (0, G.fileURLToPath)(new URL(`.`, t)), (0, G.fileURLToPath)(n)))(
            e,
            r,
            t,
          );
        }
        function Ln(e, t, n) {
          if (lt.builtinModules.includes(e)) return new URL(`node:` + e);
          const {
              packageName: r,
              packageSubpath: i,
              isScoped: a,
            } = ((e, t) => {
              let n = e.indexOf(`/`),
                r = !0,
                i = !1;
              e[0] === `@` && ((i = !0), n === -1 || e.length === 0 ? (r = !1) : (n = e.indexOf(`/`, n + 1)));
              const a = n === -1 ? e : e.slice(0, n);
              if ((vn.exec(a) !== null && (r = !1), !r))
                throw new sn(e, `is not a valid package name`, (0, G.fileURLToPath)(t));
              return { packageName: a, packageSubpath: `.` + (n === -1 ? `` : e.slice(n)), isScoped: i };
            })(e, t),
            o = Yt(t);
          if (o.exists) {
            const e = (0, G.pathToFileURL)(o.pjsonPath);
            if (o.name === r && o.exports !== void 0 && o.exports !== null) return Pn(e, i, o, t, n);
          }
          let s,
            c = new URL(`./node_modules/` + r + `/package.json`, t),
            l = (0, G.fileURLToPath)(c);
          do {
            const o = Tn(l.slice(0, -13));
            if (!o || !o.isDirectory()) {
              (s = l),
                (c = new URL(
                  (a ? `../../../../node_modules/` : `../../../node_modules/`) + r + `/package.json`,
                  c,
                )),
                (l = (0, G.fileURLToPath)(c));
              continue;
            }
            const u = Jt(l, { base: t, specifier: e });
            return u.exports !== void 0 && u.exports !== null
              ? Pn(c, i, u, t, n)
              : i === `.`
                ? Dn(c, u, t)
                : new URL(i, c);
          } while (l.length !== s.length);
        }
        function Rn(e, t, n, r) {
          n === void 0 && (n = an());
          let i = t.protocol,
            a = i === `data:` || i === `http:` || i === `https:`,
            o;
          if (
            ((e) =>
              e !== `` &&
              (e[0] === `/` ||
                ((e) =>
                  !(
                    e[0] !== `.` ||
                    (e.length !== 1 && e[1] !== `/` && (e[1] !== `.` || (e.length !== 2 && e[2] !== `/`)))
                  ))(e)))(e)
          )
            try {
              o = new URL(e, t);
            } catch (n) {
              const r = new mn(e, t);
              throw ((r.cause = n), r);
            }
          else if (i === `file:` && e[0] === `#`) o = In(e, t, n);
          else
            try {
              o = new URL(e);
            } catch (r) {
              if (a && !lt.builtinModules.includes(e)) {
                const n = new mn(e, t);
                throw ((n.cause = r), n);
              }
              o = Ln(e, t, n);
            }
          return (
            At.ok(o !== void 0, `expected to be defined`),
            o.protocol === `file:`
              ? ((e, t) => {
                  if (bn.exec(e.pathname) !== null)
                    throw new sn(
                      e.pathname,
                      `must not include encoded "/" or "\\" characters`,
                      (0, G.fileURLToPath)(t),
                    );
                  let n;
                  try {
                    n = (0, G.fileURLToPath)(e);
                  } catch (n) {
                    const r = n;
                    throw (
                      (Object.defineProperty(r, 'input', { value: String(e) }),
                      Object.defineProperty(r, 'module', { value: String(t) }),
                      r)
                    );
                  }
                  const r = Tn(n.endsWith(`/`) ? n.slice(-1) : n);
                  if (r && r.isDirectory()) {
                    const r = new pn(n, (0, G.fileURLToPath)(t));
                    throw ((r.url = String(e)), r);
                  }
                  if (!r || !r.isFile()) {
                    const r = new un(n || e.pathname, t && (0, G.fileURLToPath)(t), !0);
                    throw ((r.url = String(e)), r);
                  }
                  {
                    const t = (0, U.realpathSync)(n),
                      { search: r, hash: i } = e;
                    ((e = (0, G.pathToFileURL)(t + (n.endsWith(Mt.sep) ? `/` : ``))).search = r),
                      (e.hash = i);
                  }
                  return e;
                })(o, t)
              : o
          );
        }
        function zn(e) {
          return typeof e != `string` || e.startsWith(`file://`) ? It((0, G.fileURLToPath)(e)) : It(e);
        }
        function Bn(e) {
          return (0, G.pathToFileURL)(zn(e)).toString();
        }
        const Vn = /* @__PURE__ */ new Set([`node`, `import`]),
          Hn = [`.mjs`, `.cjs`, `.js`, `.json`],
          Un = /* @__PURE__ */ new Set([
            `ERR_MODULE_NOT_FOUND`,
            `ERR_UNSUPPORTED_DIR_IMPORT`,
            `MODULE_NOT_FOUND`,
            `ERR_PACKAGE_PATH_NOT_EXPORTED`,
          ]);
        function Wn(e, t, n) {
          try {
            return Rn(e, t, n);
          } catch (e) {
            if (!Un.has(e?.code)) throw e;
          }
        }
        function Gn(e, t = {}) {
          if (typeof e != `string`) {
            if (!(e instanceof URL)) throw TypeError('input must be a `string` or `URL`');
            e = zn(e);
          }
          if (/(?:node|data|http|https):/.test(e)) return e;
          if (Ft.has(e)) return `node:` + e;
          if ((e.startsWith(`file://`) && (e = zn(e)), Et(e)))
            try {
              if ((0, U.statSync)(e).isFile()) return Bn(e);
            } catch (e) {
              if (e?.code !== `ENOENT`) throw e;
            }
          const n = t.conditions ? new Set(t.conditions) : Vn,
            r = (Array.isArray(t.url) ? t.url : [t.url])
              .filter(Boolean)
              .map(
                (e) =>
                  new URL(
                    ((e) => (
                      typeof e != `string` && (e = e.toString()),
                      /(?:node|data|http|https|file):/.test(e)
                        ? e
                        : Ft.has(e)
                          ? `node:` + e
                          : `file://` + encodeURI(It(e))
                    ))(e.toString()),
                  ),
              );
          r.length === 0 && r.push(new URL(Bn(process.cwd())));
          const i = [...r];
          for (const e of r)
            e.protocol === `file:` &&
              i.push(new URL(`./`, e), new URL(ht(e.pathname, `_index.js`), e), new URL(`node_modules`, e));
          let a;
          for (const r of i) {
            if (((a = Wn(e, r, n)), a)) break;
            for (const i of [``, `/index`]) {
              for (const o of t.extensions || Hn) if (((a = Wn(ht(e, i) + o, r, n)), a)) break;
              if (a) break;
            }
            if (a) break;
          }
          if (!a) {
            const t = /* @__PURE__ */ Error(`Cannot find module ${e} imported from ${i.join(`, `)}`);
            throw ((t.code = `ERR_MODULE_NOT_FOUND`), t);
          }
          return Bn(a);
        }
        function Kn(e, t) {
          return Gn(e, t);
        }
        function qn(e, t) {
          return zn(Kn(e, t));
        }
        const Jn =
            /(?:[\s;]|^)(?:import[\s\w*,{}]*from|import\s*["'*{]|export\b\s*(?:[*{]|default|class|type|function|const|var|let|async function)|import\.meta\b)/m,
          Yn = /\/\*.+?\*\/|\/\/.*(?=[nr])/g;
        function Xn(e, t = {}) {
          return t.stripComments && (e = e.replace(Yn, ``)), Jn.test(e);
        }
        function Zn(e) {
          if (typeof e != `string`) throw TypeError(`Expected a string`);
          return e.replace(/[|\\{}()[\]^$+*?.]/g, `\\$&`).replace(/-/g, `\\x2d`);
        }
        const Qn = /* @__PURE__ */ new Set([`/`, `\\`, void 0]),
          $n = Symbol.for(`pathe:normalizedAlias`),
          er = /[/\\]/;
        function tr(e) {
          if (e[$n]) return e;
          const t = Object.fromEntries(
            Object.entries(e).sort(([e], [t]) => ((e, t) => t.split(`/`).length - e.split(`/`).length)(e, t)),
          );
          for (const e in t)
            for (const n in t)
              n === e ||
                e.startsWith(n) ||
                (t[e]?.startsWith(n) && Qn.has(t[e][n.length]) && (t[e] = t[n] + t[e].slice(n.length)));
          return Object.defineProperty(t, $n, { value: !0, enumerable: !1 }), t;
        }
        function nr(e = `/`) {
          const t = e[e.length - 1];
          return t === `/` || t === `\\`;
        }
        var rr = { rE: `2.6.1` };
        const ir = e(`node:crypto`);
        var ar = i.n(ir);
        const J = globalThis.process?.env || Object.create(null),
          Y = globalThis.process || { env: J },
          or = (Y !== void 0 && Y.env && Y.env.NODE_ENV) || void 0,
          sr = [
            [`claude`, [`CLAUDECODE`, `CLAUDE_CODE`]],
            [`replit`, [`REPL_ID`]],
            [`gemini`, [`GEMINI_CLI`]],
            [`codex`, [`CODEX_SANDBOX`, `CODEX_THREAD_ID`]],
            [`opencode`, [`OPENCODE`]],
            [`pi`, [cr(`PATH`, /\.pi[\\/]agent/)]],
            [`auggie`, [`AUGMENT_AGENT`]],
            [`goose`, [`GOOSE_PROVIDER`]],
            [`devin`, [cr(`EDITOR`, /devin/)]],
            [`cursor`, [`CURSOR_AGENT`]],
            [`kiro`, [cr(`TERM_PROGRAM`, /kiro/)]],
          ];
        function cr(e, t) {
          return () => {
            const n = J[e];
            return !!n && t.test(n);
          };
        }
        const lr = (() => {
            const e = J.AI_AGENT;
            if (e) return { name: e.toLowerCase() };
            for (const [e, t] of sr)
              for (const n of t) if (typeof n == `string` ? J[n] : n()) return { name: e };
            return {};
          })(),
          ur =
            (lr.name,
            lr.name,
            [
              [`APPVEYOR`],
              [`AWS_AMPLIFY`, `AWS_APP_ID`, { ci: !0 }],
              [`AZURE_PIPELINES`, `SYSTEM_TEAMFOUNDATIONCOLLECTIONURI`],
              [`AZURE_STATIC`, `INPUT_AZURE_STATIC_WEB_APPS_API_TOKEN`],
              [`APPCIRCLE`, `AC_APPCIRCLE`],
              [`BAMBOO`, `bamboo_planKey`],
              [`BITBUCKET`, `BITBUCKET_COMMIT`],
              [`BITRISE`, `BITRISE_IO`],
              [`BUDDY`, `BUDDY_WORKSPACE_ID`],
              [`BUILDKITE`],
              [`CIRCLE`, `CIRCLECI`],
              [`CIRRUS`, `CIRRUS_CI`],
              [`CLOUDFLARE_PAGES`, `CF_PAGES`, { ci: !0 }],
              [`CLOUDFLARE_WORKERS`, `WORKERS_CI`, { ci: !0 }],
              [`GOOGLE_CLOUDRUN`, `K_SERVICE`],
              [`GOOGLE_CLOUDRUN_JOB`, `CLOUD_RUN_JOB`],
              [`CODEBUILD`, `CODEBUILD_BUILD_ARN`],
              [`CODEFRESH`, `CF_BUILD_ID`],
              [`DRONE`],
              [`DRONE`, `DRONE_BUILD_EVENT`],
              [`DSARI`],
              [`GITHUB_ACTIONS`],
              [`GITLAB`, `GITLAB_CI`],
              [`GITLAB`, `CI_MERGE_REQUEST_ID`],
              [`GOCD`, `GO_PIPELINE_LABEL`],
              [`LAYERCI`],
              [`JENKINS`, `JENKINS_URL`],
              [`HUDSON`, `HUDSON_URL`],
              [`MAGNUM`],
              [`NETLIFY`],
              [`NETLIFY`, `NETLIFY_LOCAL`, { ci: !1 }],
              [`NEVERCODE`],
              [`RENDER`],
              [`SAIL`, `SAILCI`],
              [`SEMAPHORE`],
              [`SCREWDRIVER`],
              [`SHIPPABLE`],
              [`SOLANO`, `TDDIUM`],
              [`STRIDER`],
              [`TEAMCITY`, `TEAMCITY_VERSION`],
              [`TRAVIS`],
              [`VERCEL`, `NOW_BUILDER`],
              [`VERCEL`, `VERCEL`, { ci: !1 }],
              [`VERCEL`, `VERCEL_ENV`, { ci: !1 }],
              [`APPCENTER`, `APPCENTER_BUILD_ID`],
              [`CODESANDBOX`, `CODESANDBOX_SSE`, { ci: !1 }],
              [`CODESANDBOX`, `CODESANDBOX_HOST`, { ci: !1 }],
              [`STACKBLITZ`],
              [`STORMKIT`],
              [`CLEAVR`],
              [`ZEABUR`],
              [`CODESPHERE`, `CODESPHERE_APP_ID`, { ci: !0 }],
              [`RAILWAY`, `RAILWAY_PROJECT_ID`],
              [`RAILWAY`, `RAILWAY_SERVICE_ID`],
              [`DENO-DEPLOY`, `DENO_DEPLOY`],
              [`DENO-DEPLOY`, `DENO_DEPLOYMENT_ID`],
              [`FIREBASE_APP_HOSTING`, `FIREBASE_APP_HOSTING`, { ci: !0 }],
              [`EDGEONE_PAGES`, `EO_PAGES_CI`, { ci: !0 }],
            ]),
          dr = (() => {
            for (const e of ur) if (J[e[1] || e[0]]) return { name: e[0].toLowerCase(), ...e[2] };
            return J.SHELL === `/bin/jsh` && Y.versions?.webcontainer
              ? { name: `stackblitz`, ci: !1 }
              : { name: ``, ci: !1 };
          })(),
          fr = (dr.name, Y.platform || ``);
        J.CI || dr.ci;
        const pr = !!Y.stdout?.isTTY;
        J.DEBUG, or === `test` || J.TEST;
        const mr =
            (or === `production` || J.MODE,
            or === `dev` || or === `development` || J.MODE,
            J.MINIMAL,
            /^win/i.test(fr)),
          hr =
            (/^linux/i.test(fr),
            /^darwin/i.test(fr),
            J.NO_COLOR || J.FORCE_COLOR || ((pr || mr) && J.TERM),
            (Y.versions?.node || ``).replace(/^v/, ``) || null),
          gr = (Number(hr?.split(`.`)[0]), !!Y?.versions?.node),
          _r = `Bun` in globalThis,
          vr = `Deno` in globalThis,
          yr = `fastly` in globalThis,
          br = [
            [`Netlify` in globalThis, `netlify`],
            [`EdgeRuntime` in globalThis, `edge-light`],
            [globalThis.navigator?.userAgent === `Cloudflare-Workers`, `workerd`],
            [yr, `fastly`],
            [vr, `deno`],
            [_r, `bun`],
            [gr, `node`],
          ];
        (() => {
          const e = br.find((e) => e[0]);
          e && e[1];
        })();
        const xr = e(`node:tty`)?.WriteStream?.prototype?.hasColors?.() ?? !1,
          X = (e, t) => {
            if (!xr) return (e) => e;
            const n = `[${e}m`,
              r = `[${t}m`;
            return (e) => {
              let i = e + ``,
                a = i.indexOf(r);
              if (a === -1) return n + i + r;
              let o = n,
                s = 0,
                c = (t === 22 ? r : ``) + n;
              for (; a !== -1; ) (o += i.slice(s, a) + c), (s = a + r.length), (a = i.indexOf(r, s));
              return (o += i.slice(s) + r), o;
            };
          },
          Sr =
            (X(0, 0),
            X(1, 22),
            X(2, 22),
            X(3, 23),
            X(4, 24),
            X(53, 55),
            X(7, 27),
            X(8, 28),
            X(9, 29),
            X(30, 39),
            X(31, 39)),
          Cr = X(32, 39),
          wr = X(33, 39),
          Tr = X(34, 39),
          Er = (X(35, 39), X(36, 39)),
          Dr = (X(37, 39), X(90, 39));
        X(40, 49),
          X(41, 49),
          X(42, 49),
          X(43, 49),
          X(44, 49),
          X(45, 49),
          X(46, 49),
          X(47, 49),
          X(100, 49),
          X(91, 39),
          X(92, 39),
          X(93, 39),
          X(94, 39),
          X(95, 39),
          X(96, 39),
          X(97, 39),
          X(101, 49),
          X(102, 49),
          X(103, 49),
          X(104, 49),
          X(105, 49),
          X(106, 49),
          X(107, 49);
        function Or(e) {
          if (typeof e != `string` || e.startsWith(`file://`)) return !1;
          try {
            return (0, U.lstatSync)(e).isDirectory();
          } catch {
            return !1;
          }
        }
        function kr(e, t = 8) {
          return (
            (() => {
              if (jr !== void 0) return jr;
              try {
                return (jr = !!ar().getFips?.()), jr;
              } catch {
                return (jr = !1), jr;
              }
            })()
              ? ar().createHash(`sha256`)
              : ar().createHash(`md5`)
          )
            .update(e)
            .digest(`hex`)
            .slice(0, t);
        }
        const Ar = {
          true: Cr(`true`),
          false: wr(`false`),
          '[rebuild]': wr(`[rebuild]`),
          '[esm]': Tr(`[esm]`),
          '[cjs]': Cr(`[cjs]`),
          '[import]': Tr(`[import]`),
          '[require]': Cr(`[require]`),
          '[native]': Er(`[native]`),
          '[transpile]': wr(`[transpile]`),
          '[fallback]': Sr(`[fallback]`),
          '[unknown]': Sr(`[unknown]`),
          '[hit]': Cr(`[hit]`),
          '[miss]': wr(`[miss]`),
          '[json]': Cr(`[json]`),
          '[data]': Cr(`[data]`),
        };
        function Z(e, ...t) {
          if (!e.opts.debug) return;
          const n = process.cwd();
          console.log(
            Dr(
              [
                `[jiti]`,
                ...t.map((e) =>
                  e in Ar ? Ar[e] : typeof e == `string` ? e.replace(n, `.`) : JSON.stringify(e),
                ),
              ].join(` `),
            ),
          );
        }
        function Q(e, t) {
          return e.opts.interopDefault
            ? ((e) => {
                const t = typeof e;
                if (e === null || (t !== `object` && t !== `function`)) return e;
                const n = e.default,
                  r = typeof n,
                  i = n == null,
                  a = r === `object` || r === `function`;
                if (i && e instanceof Promise) return e;
                const o = r === `function` && t !== `function`,
                  s = a && !(n instanceof Promise),
                  c = /* @__PURE__ */ new Map();
                return new Proxy(e, {
                  get(t, r) {
                    if (c.has(r)) return c.get(r);
                    let a;
                    return (
                      r === '__esModule'
                        ? (a = !0)
                        : r === 'default'
                          ? (a = i ? e : typeof n?.default == `function` && e.__esModule ? n.default : n)
                          : r in t
                            ? (a = t[r])
                            : s && ((a = n[r]), typeof a == `function` && (a = a.bind(n))),
                      c.set(r, a),
                      a
                    );
                  },
                  apply: o ? (e, t, r) => Reflect.apply(n, t, r) : void 0,
                });
              })(t)
            : t;
        }
        let jr;
        function $(e, t) {
          return !!Mr(e, t);
        }
        function Mr(e, t, n) {
          const r = process.env[e];
          if (!(e in process.env)) return t;
          try {
            return JSON.parse(r);
          } catch {
            return n ? r : t;
          }
        }
        const Nr = /\.(c|m)?j(sx?)$/,
          Pr = /\.(c|m)?t(sx?)$/;
        function Fr(e, t, n) {
          let r, i;
          if (e.isNativeRe.test(t)) return t;
          if (e.resolveTsConfigPaths && !n.skipTsConfigPaths) {
            const r = e.resolveTsConfigPaths(t);
            for (const t of r) {
              const r = Fr(e, t, { ...n, try: !0, skipTsConfigPaths: !0 });
              if (r) return r;
            }
          }
          e.alias &&
            (t = ((e, t) => {
              const n = _t(e);
              t = tr(t);
              for (const [e, r] of Object.entries(t))
                if (n.startsWith(e) && nr(n[(nr(e) ? e.slice(0, -1) : e).length]))
                  return W(r, n.slice(e.length));
              return n;
            })(t, e.alias));
          let a = n?.parentURL || e.url;
          Or(a) && (a = W(a, `_index.js`));
          const o = (
            n?.async
              ? [n?.conditions, [`node`, `import`], [`node`, `require`]]
              : [n?.conditions, [`node`, `require`], [`node`, `import`]]
          ).filter(Boolean);
          for (const n of o) {
            try {
              r = qn(t, { url: a, conditions: n, extensions: e.opts.extensions });
            } catch (e) {
              i = e;
            }
            if (r) return r;
          }
          try {
            return e.nativeRequire.resolve(t, { paths: n.paths });
          } catch (e) {
            i = e;
          }
          for (const i of e.additionalExts)
            if (
              ((r = Ir(e, t + i, a, n) || Ir(e, t + `/index` + i, a, n)),
              r ||
                ((Pr.test(e.filename) || Pr.test(e.parentModule?.filename || ``) || Nr.test(t)) &&
                  ((r = Ir(e, t.replace(Nr, `.$1t$2`), a, n)), r)))
            )
              return r;
          if (!n?.try) throw i;
        }
        function Ir(e, t, n, r) {
          try {
            return e.nativeRequire.resolve(t, { ...r, paths: [Ot(zn(n)), ...(r?.paths || [])] });
          } catch {}
        }
        const Lr = e(`node:fs/promises`),
          Rr = e(`node:perf_hooks`),
          zr = e(`node:vm`);
        var Br = i.n(zr);
        function Vr(e, t, n) {
          const r = e.parentCache || {};
          if (t.startsWith(`node:`)) return Hr(e, t, n.async);
          if (t.startsWith(`file:`)) t = (0, G.fileURLToPath)(t);
          else if (t.startsWith(`data:`)) {
            if (!n.async)
              throw Error(
                '`data:` URLs are only supported in ESM context. Use `import` or `jiti.import` instead.',
              );
            return Z(e, `[native]`, `[data]`, `[import]`, t), Hr(e, t, !0);
          }
          if (lt.builtinModules.includes(t) || t === `.pnp.js`) return Hr(e, t, n.async);
          if (e.opts.virtualModules && t in e.opts.virtualModules) {
            Z(e, `[virtual]`, t);
            const r = e.opts.virtualModules[t];
            return n.async ? Promise.resolve(Q(e, r)) : Q(e, r);
          }
          if (e.opts.tryNative && !e.opts.transformOptions)
            try {
              if (!(t = Fr(e, t, n)) && n.try) return;
              if (
                (Z(e, `[try-native]`, n.async && e.nativeImport ? `[import]` : `[require]`, t),
                n.async && e.nativeImport)
              )
                return e
                  .nativeImport(t)
                  .then((n) => (!1 === e.opts.moduleCache && delete e.nativeRequire.cache[t], Q(e, n)))
                  .catch(
                    (r) => (
                      Z(e, `[try-native] Using fallback for ${t} because of an error:`, r),
                      Vr({ ...e, opts: { ...e.opts, tryNative: !1 } }, t, n)
                    ),
                  );
              {
                const n = e.nativeRequire(t);
                return !1 === e.opts.moduleCache && delete e.nativeRequire.cache[t], Q(e, n);
              }
            } catch (n) {
              Z(e, `[try-native] Using fallback for ${t} because of an error:`, n);
            }
          const i = Fr(e, t, n);
          if (!i && n.try) return;
          const a = Dt(i);
          if (a === `.json`) {
            Z(e, `[json]`, i);
            const t = e.nativeRequire(i);
            return (
              t && !(`default` in t) && Object.defineProperty(t, 'default', { value: t, enumerable: !1 }), t
            );
          }
          if (a && !e.opts.extensions.includes(a))
            return Z(e, `[native]`, `[unknown]`, n.async ? `[import]` : `[require]`, i), Hr(e, i, n.async);
          if (e.isNativeRe.test(i))
            return Z(e, `[native]`, n.async ? `[import]` : `[require]`, i), Hr(e, i, n.async);
          if (r[i]) return Q(e, r[i]?.exports);
          if (e.opts.moduleCache) {
            const t = e.nativeRequire.cache[i];
            if (t?.loaded) return Q(e, t.exports);
          }
          return Kr(e, (0, U.readFileSync)(i, `utf8`), {
            id: t,
            filename: i,
            ext: a,
            cache: r,
            async: n.async,
          });
        }
        function Hr(e, t, n) {
          return n && e.nativeImport
            ? e.nativeImport(((e) => (mr && Et(e) ? Bn(e) : e))(t)).then((t) => Q(e, t))
            : Q(e, e.nativeRequire(t));
        }
        function Ur(e, t, n) {
          if (!e.opts.fsCache || !t.filename) return n();
          let r = ` /* v9-${kr(t.source, 16)} */\n`,
            i =
              `${kt(Ot(t.filename))}-${((e) => {
                const t = e.split(er).pop();
                if (!t) return;
                const n = t.lastIndexOf(`.`);
                return n <= 0 ? t : t.slice(0, n);
              })(t.filename)}` +
              (e.opts.sourceMaps ? `+map` : ``) +
              (t.interopDefault ? `.i` : ``) +
              `.${kr(t.filename)}` +
              (t.async ? `.mjs` : `.cjs`);
          t.jsx && t.filename.endsWith(`x`) && (i += `x`);
          const a = e.opts.fsCache,
            o = W(a, i);
          if (!e.opts.rebuildFsCache && (0, U.existsSync)(o)) {
            const n = (0, U.readFileSync)(o, `utf8`);
            if (n.endsWith(r)) return Z(e, `[cache]`, `[hit]`, t.filename, `~>`, o), n;
          }
          Z(e, `[cache]`, `[miss]`, t.filename);
          const s = n();
          return (
            s.includes(`__JITI_ERROR__`) ||
              ((0, U.writeFileSync)(o, s + r, `utf8`), Z(e, `[cache]`, `[store]`, t.filename, `~>`, o)),
            s
          );
        }
        function Wr(e) {
          if (
            (!0 === e.opts.fsCache &&
              (e.opts.fsCache = ((e) => {
                const n = e.filename && wt(e.filename, `../node_modules`);
                if (n && (0, U.existsSync)(n)) return W(n, `.cache/jiti`);
                let r = (0, t.tmpdir)();
                if (process.env.TMPDIR && r === process.cwd() && !process.env.JITI_RESPECT_TMPDIR_ENV) {
                  const e = process.env.TMPDIR;
                  delete process.env.TMPDIR, (r = (0, t.tmpdir)()), (process.env.TMPDIR = e);
                }
                return W(r, `jiti`);
              })(e)),
            e.opts.fsCache)
          )
            try {
              if (
                ((0, U.mkdirSync)(e.opts.fsCache, { recursive: !0 }),
                !((e) => {
                  try {
                    return (0, U.accessSync)(e, U.constants.W_OK), !0;
                  } catch {
                    return !1;
                  }
                })(e.opts.fsCache))
              )
                throw Error(`directory is not writable!`);
            } catch (t) {
              Z(e, `Error creating cache directory at `, e.opts.fsCache, t), (e.opts.fsCache = !1);
            }
        }
        function Gr(e, t) {
          let n = Ur(e, t, () => {
            const n = e.opts.transform({
              ...e.opts.transformOptions,
              babel: {
                ...(e.opts.sourceMaps ? { sourceFileName: t.filename, sourceMaps: `inline` } : {}),
                ...e.opts.transformOptions?.babel,
              },
              interopDefault: e.opts.interopDefault,
              ...t,
            });
            return n.error && e.opts.debug && Z(e, n.error), n.code;
          });
          return n.startsWith(`#!`) && (n = `// ` + n), n;
        }
        function Kr(e, n, r = {}) {
          const i = r.id || (r.filename ? kt(r.filename) : `_jitiEval.${r.ext || (r.async ? `mjs` : `js`)}`),
            a = r.filename || Fr(e, i, { async: r.async }),
            o = r.ext || Dt(a),
            s = r.cache || e.parentCache || {},
            c = /\.[cm]?tsx?$/.test(o),
            l =
              o === `.mjs` ||
              (o === `.js` &&
                ((e) => {
                  for (; e && e !== `.` && e !== `/`; ) {
                    e = W(e, `..`);
                    try {
                      const t = (0, U.readFileSync)(W(e, `package.json`), `utf8`);
                      try {
                        return JSON.parse(t);
                      } catch {}
                      break;
                    } catch {}
                  }
                })(a)?.type === `module`),
            u = o === `.cjs`,
            d = r.forceTranspile ?? (!u && !(l && r.async) && (c || l || e.isTransformRe.test(a) || Xn(n))),
            f = Rr.performance.now();
          if (d) {
            n = Gr(e, { filename: a, source: n, ts: c, async: r.async ?? !1, jsx: e.opts.jsx });
            const t = Math.round(1e3 * (Rr.performance.now() - f)) / 1e3;
            Z(e, `[transpile]`, r.async ? `[esm]` : `[cjs]`, a, `(${t}ms)`);
          } else {
            if ((Z(e, `[native]`, r.async ? `[import]` : `[require]`, a), r.async))
              return Promise.resolve(Hr(e, a, r.async)).catch(
                (t) => (
                  Z(e, `Native import error:`, t),
                  Z(e, `[fallback]`, a),
                  Kr(e, n, { ...r, forceTranspile: !0 })
                ),
              );
            try {
              return Hr(e, a, r.async);
            } catch (t) {
              Z(e, `Native require error:`, t),
                Z(e, `[fallback]`, a),
                (n = Gr(e, { filename: a, source: n, ts: c, async: r.async ?? !1, jsx: e.opts.jsx }));
            }
          }
          const p = new lt.Module(a);
          (p.filename = a),
            e.parentModule &&
              ((p.parent = e.parentModule),
              Array.isArray(e.parentModule.children) &&
                !e.parentModule.children.includes(p) &&
                e.parentModule.children.push(p));
          let m = Jr(
              a,
              e.opts,
              {
                parentModule: p,
                parentCache: s,
                nativeImport: e.nativeImport,
                onError: e.onError,
                createRequire: e.createRequire,
              },
              !0,
            ),
            h;
          (p.require = m),
            (p.path = Ot(a)),
            (p.paths = lt.Module._nodeModulePaths(p.path)),
            (s[a] = p),
            e.opts.moduleCache && (e.nativeRequire.cache[a] = p);
          const g = ((e, t) =>
            `(${t?.async ? `async ` : ``}function (exports, require, module, __filename, __dirname, jitiImport, jitiESMResolve) { ${e}\n});`)(
            n,
            { async: r.async },
          );
          try {
            h = Br().runInThisContext(g, { filename: a, lineOffset: 0, displayErrors: !1 });
          } catch (n) {
            n.name === `SyntaxError` && r.async && e.nativeImport
              ? (Z(e, `[esm]`, `[import]`, `[fallback]`, a),
                (h = ((e, n, r, i, a) => {
                  const o = `export default ${n}`,
                    s = a ? void 0 : `data:text/javascript;base64,${Buffer.from(o).toString(`base64`)}`;
                  return (...n) => {
                    let a,
                      c = () => (
                        (a = ((e, n) => {
                          const r = W((0, t.tmpdir)(), `jiti-esm`);
                          try {
                            (0, U.mkdirSync)(r, { recursive: !0 });
                          } catch {}
                          const i = W(
                            r,
                            `${kt(n, Dt(n))}-${Date.now()}-${Math.random().toString(36).slice(2)}.mjs`,
                          );
                          return (0, U.writeFileSync)(i, e), i;
                        })(o, r)),
                        Z(e, `[esm]`, `[tempfile]`, a),
                        i(Bn(a))
                      );
                    return (
                      s
                        ? i(s).catch((e) => {
                            if (e?.code !== `ENAMETOOLONG`) throw e;
                            return c();
                          })
                        : c()
                    )
                      .then((e) => e.default(...n))
                      .finally(() => {
                        a && (0, Lr.unlink)(a).catch(() => {});
                      });
                  };
                })(e, g, a, e.nativeImport, e.opts.esmEvalTempFile)))
              : (e.opts.moduleCache && delete e.nativeRequire.cache[a], e.onError(n));
          }
          let _;
          try {
            _ = h(p.exports, p.require, p, p.filename, Ot(p.filename), m.import, m.esmResolve);
          } catch (t) {
            e.opts.moduleCache && delete e.nativeRequire.cache[a], e.onError(t);
          }
          function v() {
            if (p.exports && p.exports.__JITI_ERROR__) {
              const { filename: t, line: n, column: r, code: i, message: a } = p.exports.__JITI_ERROR__,
                o = /* @__PURE__ */ Error(`${i}: ${a} \n ${`${t}:${n}:${r}`}`);
              Error.captureStackTrace(o, Vr), e.onError(o);
            }
            return (p.loaded = !0), Q(e, p.exports);
          }
          return r.async ? Promise.resolve(_).then(v) : v();
        }
        const qr = (0, t.platform)() === `win32`;
        function Jr(e, t = {}, n, r = !1) {
          const a = r
            ? t
            : ((e) => {
                const t = {
                  fsCache: $(`JITI_FS_CACHE`, $(`JITI_CACHE`, !0)),
                  rebuildFsCache: $(`JITI_REBUILD_FS_CACHE`, !1),
                  moduleCache: $(`JITI_MODULE_CACHE`, $(`JITI_REQUIRE_CACHE`, !0)),
                  debug: $(`JITI_DEBUG`, !1),
                  sourceMaps: $(`JITI_SOURCE_MAPS`, !1),
                  interopDefault: $(`JITI_INTEROP_DEFAULT`, !0),
                  extensions: Mr(`JITI_EXTENSIONS`, [
                    `.js`,
                    `.mjs`,
                    `.cjs`,
                    `.ts`,
                    `.tsx`,
                    `.mts`,
                    `.cts`,
                    `.mtsx`,
                    `.ctsx`,
                  ]),
                  alias: Mr(`JITI_ALIAS`, {}),
                  nativeModules: Mr(`JITI_NATIVE_MODULES`, []),
                  transformModules: Mr(`JITI_TRANSFORM_MODULES`, []),
                  tryNative: Mr(`JITI_TRY_NATIVE`, `Bun` in globalThis),
                  esmEvalTempFile: $(`JITI_ESM_EVAL_TEMP_FILE`, !1),
                  jsx: $(`JITI_JSX`, !1),
                  tsconfigPaths: Mr(`JITI_TSCONFIG_PATHS`, !1, !0),
                };
                t.jsx && t.extensions.push(`.jsx`, `.tsx`);
                const n = {};
                return (
                  e.cache !== void 0 && (n.fsCache = e.cache),
                  e.requireCache !== void 0 && (n.moduleCache = e.requireCache),
                  { ...t, ...n, ...e }
                );
              })(t);
          typeof e == `string` && e.startsWith(`file://`) && (e = zn(e));
          let o = a.alias && Object.keys(a.alias).length > 0 ? tr(a.alias || {}) : void 0,
            s;
          if (a.tsconfigPaths) {
            const { getTsconfig: t, createPathsMatcher: n } = i(
                `./node_modules/.pnpm/get-tsconfig@4.14.0/node_modules/get-tsconfig/dist/index.cjs`,
              ),
              r = t(typeof a.tsconfigPaths == `string` ? a.tsconfigPaths : Ot(e));
            r && (s = n(r));
          }
          const c = [`typescript`, `jiti`, ...(a.nativeModules || [])],
            l = RegExp(`node_modules/(${c.map((e) => Zn(e)).join(`|`)})/`),
            u = [...(a.transformModules || [])],
            d = RegExp(`node_modules/(${u.map((e) => Zn(e)).join(`|`)})/`);
          (e ||= process.cwd()), !r && Or(e) && (e = W(e, `_index.js`));
          const f = Bn(e),
            p = [...a.extensions].filter((e) => e !== `.js`),
            m = n.createRequire(qr ? e.replace(/\//g, `\\`) : e),
            h = {
              filename: e,
              url: f,
              opts: a,
              alias: o,
              resolveTsConfigPaths: s,
              nativeModules: c,
              transformModules: u,
              isNativeRe: l,
              isTransformRe: d,
              additionalExts: p,
              nativeRequire: m,
              onError: n.onError,
              parentModule: n.parentModule,
              parentCache: n.parentCache,
              nativeImport: n.nativeImport,
              createRequire: n.createRequire,
            };
          return (
            r ||
              Z(
                h,
                `[init]`,
                ...[
                  [`version:`, rr.rE],
                  [`module-cache:`, a.moduleCache],
                  [`fs-cache:`, a.fsCache],
                  [`rebuild-fs-cache:`, a.rebuildFsCache],
                  [`interop-defaults:`, a.interopDefault],
                ].flat(),
              ),
            r || Wr(h),
            Object.assign((e) => Vr(h, e, { async: !1 }), {
              cache: a.moduleCache ? m.cache : Object.create(null),
              extensions: m.extensions,
              main: m.main,
              options: a,
              resolve: Object.assign((e, t) => Fr(h, e, { ...t, async: !1 }), { paths: m.resolve.paths }),
              transform: (e) => Gr(h, e),
              evalModule: (e, t) => Kr(h, e, t),
              async import(e, t) {
                const n = await Vr(h, e, { ...t, async: !0 });
                return t?.default ? (n?.default ?? n) : n;
              },
              esmResolve(e, t) {
                typeof t == `string` && (t = { parentURL: t });
                const n = Fr(h, e, { parentURL: f, ...t, async: !0 });
                return !n || typeof n != `string` || n.startsWith(`file://`) ? n : Bn(n);
              },
            })
          );
        }
      })(),
        (n.exports = a.default);
    })();
  })(),
  1,
);
function a(e) {
  throw e;
}
const o = (e) => import(e);
let s;
function c(...e) {
  return (s ||= r(import.meta.url)(`../dist/babel.cjs`)), s(...e);
}
function l(e, t = {}) {
  return (
    t.transform || (t = { ...t, transform: c }),
    (0, i.default)(e, t, { onError: a, nativeImport: o, createRequire: r })
  );
}
export { l as createJiti, l as default };
