import { createRequire as e } from 'node:module';
var t = Object.create,
  n = Object.defineProperty,
  r = Object.getOwnPropertyDescriptor,
  i = Object.getOwnPropertyNames,
  a = Object.getPrototypeOf,
  o = Object.prototype.hasOwnProperty,
  s = (e, t, n) => () => {
    if (n) throw n[0];
    try {
      return e && (t = e((e = 0))), t;
    } catch (e) {
      throw ((n = [e]), e);
    }
  },
  c = (e, t) => () => (t || (e((t = { exports: {} }).exports, t, t.exports), (e = null)), t.exports),
  l = (e, t) => {
    const r = {};
    for (var i in e) n(r, i, { get: e[i], enumerable: !0 });
    return t || n(r, Symbol.toStringTag, { value: `Module` }), r;
  },
  u = (e, t, a, s) => {
    if ((t && typeof t == `object`) || typeof t == `function`)
      for (var c = i(t), l = 0, u = c.length, d; l < u; l++)
        (d = c[l]),
          !o.call(e, d) &&
            d !== a &&
            n(e, d, { get: ((e) => t[e]).bind(null, d), enumerable: !(s = r(t, d)) || s.enumerable });
    return e;
  },
  d = (e, r, i) => (
    (i = e == null ? {} : t(a(e))),
    u(
      r || !e || !e.__esModule || !o.call(e, `default`) ? n(i, `default`, { value: e, enumerable: !0 }) : i,
      e,
    )
  ),
  f = (e) => (o.call(e, `module.exports`) ? e[`module.exports`] : u(n({}, `__esModule`, { value: !0 }), e)),
  p = /* @__PURE__ */ e(import.meta.url);
export { c as t, d as o, f as a, l as r, p as i, s as n };
