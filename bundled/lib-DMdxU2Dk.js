import { t as e } from './node-B-UfFOeQ.js';
var t = /* @__PURE__ */ e((e, t) => {
    var n = /^[a-f0-9?-]+$/i;
    t.exports = (e) => {
      for (
        var t = [],
          r = e,
          i,
          a,
          o,
          s,
          c,
          l,
          u,
          d,
          f = 0,
          p = r.charCodeAt(f),
          m = r.length,
          h = [{ nodes: t }],
          g = 0,
          _,
          v = ``,
          y = ``,
          b = ``;
        f < m;
      )
        if (p <= 32) {
          i = f;
          do (i += 1), (p = r.charCodeAt(i));
          while (p <= 32);
          (s = r.slice(f, i)),
            (o = t[t.length - 1]),
            p === 41 && g
              ? (b = s)
              : o && o.type === `div`
                ? ((o.after = s), (o.sourceEndIndex += s.length))
                : p === 44 ||
                    p === 58 ||
                    (p === 47 &&
                      r.charCodeAt(i + 1) !== 42 &&
                      (!_ || (_ && _.type === `function` && _.value !== `calc`)))
                  ? (y = s)
                  : t.push({ type: `space`, sourceIndex: f, sourceEndIndex: i, value: s }),
            (f = i);
        } else if (p === 39 || p === 34) {
          (i = f), (a = p === 39 ? `'` : `"`), (s = { type: `string`, sourceIndex: f, quote: a });
          do
            if (((c = !1), (i = r.indexOf(a, i + 1)), ~i))
              for (l = i; r.charCodeAt(l - 1) === 92; ) --l, (c = !c);
            else (r += a), (i = r.length - 1), (s.unclosed = !0);
          while (c);
          (s.value = r.slice(f + 1, i)),
            (s.sourceEndIndex = s.unclosed ? i : i + 1),
            t.push(s),
            (f = i + 1),
            (p = r.charCodeAt(f));
        } else if (p === 47 && r.charCodeAt(f + 1) === 42)
          (i = r.indexOf(`*/`, f)),
            (s = { type: `comment`, sourceIndex: f, sourceEndIndex: i + 2 }),
            i === -1 && ((s.unclosed = !0), (i = r.length), (s.sourceEndIndex = i)),
            (s.value = r.slice(f + 2, i)),
            t.push(s),
            (f = i + 2),
            (p = r.charCodeAt(f));
        else if ((p === 47 || p === 42) && _ && _.type === `function` && _.value === `calc`)
          (s = r[f]),
            t.push({ type: `word`, sourceIndex: f - y.length, sourceEndIndex: f + s.length, value: s }),
            (f += 1),
            (p = r.charCodeAt(f));
        else if (p === 47 || p === 44 || p === 58)
          (s = r[f]),
            t.push({
              type: `div`,
              sourceIndex: f - y.length,
              sourceEndIndex: f + s.length,
              value: s,
              before: y,
              after: ``,
            }),
            (y = ``),
            (f += 1),
            (p = r.charCodeAt(f));
        else if (p === 40) {
          i = f;
          do (i += 1), (p = r.charCodeAt(i));
          while (p <= 32);
          if (
            ((d = f),
            (s = { type: `function`, sourceIndex: f - v.length, value: v, before: r.slice(d + 1, i) }),
            (f = i),
            v === `url` && p !== 39 && p !== 34)
          ) {
            --i;
            do
              if (((c = !1), (i = r.indexOf(`)`, i + 1)), ~i))
                for (l = i; r.charCodeAt(l - 1) === 92; ) --l, (c = !c);
              else (r += `)`), (i = r.length - 1), (s.unclosed = !0);
            while (c);
            u = i;
            do --u, (p = r.charCodeAt(u));
            while (p <= 32);
            d < u
              ? (f === u + 1
                  ? (s.nodes = [])
                  : (s.nodes = [
                      { type: `word`, sourceIndex: f, sourceEndIndex: u + 1, value: r.slice(f, u + 1) },
                    ]),
                s.unclosed && u + 1 !== i
                  ? ((s.after = ``),
                    s.nodes.push({
                      type: `space`,
                      sourceIndex: u + 1,
                      sourceEndIndex: i,
                      value: r.slice(u + 1, i),
                    }))
                  : ((s.after = r.slice(u + 1, i)), (s.sourceEndIndex = i)))
              : ((s.after = ``), (s.nodes = [])),
              (f = i + 1),
              (s.sourceEndIndex = s.unclosed ? i : f),
              (p = r.charCodeAt(f)),
              t.push(s);
          } else
            (g += 1),
              (s.after = ``),
              (s.sourceEndIndex = f + 1),
              t.push(s),
              h.push(s),
              (t = s.nodes = []),
              (_ = s);
          v = ``;
        } else if (p === 41 && g)
          (f += 1),
            (p = r.charCodeAt(f)),
            (_.after = b),
            (_.sourceEndIndex += b.length),
            (b = ``),
            --g,
            (h[h.length - 1].sourceEndIndex = f),
            h.pop(),
            (_ = h[g]),
            (t = _.nodes);
        else {
          i = f;
          do p === 92 && (i += 1), (i += 1), (p = r.charCodeAt(i));
          while (
            i < m &&
            !(
              p <= 32 ||
              p === 39 ||
              p === 34 ||
              p === 44 ||
              p === 58 ||
              p === 47 ||
              p === 40 ||
              (p === 42 && _ && _.type === `function` && _.value === `calc`) ||
              (p === 47 && _.type === `function` && _.value === `calc`) ||
              (p === 41 && g)
            )
          );
          (s = r.slice(f, i)),
            p === 40
              ? (v = s)
              : (s.charCodeAt(0) === 117 || s.charCodeAt(0) === 85) &&
                  s.charCodeAt(1) === 43 &&
                  n.test(s.slice(2))
                ? t.push({ type: `unicode-range`, sourceIndex: f, sourceEndIndex: i, value: s })
                : t.push({ type: `word`, sourceIndex: f, sourceEndIndex: i, value: s }),
            (f = i);
        }
      for (f = h.length - 1; f; --f) (h[f].unclosed = !0), (h[f].sourceEndIndex = r.length);
      return h[0].nodes;
    };
  }),
  n = /* @__PURE__ */ e((e, t) => {
    t.exports = function e(t, n, r) {
      for (var i = 0, a = t.length, o, s; i < a; i += 1)
        (o = t[i]),
          r || (s = n(o, i, t)),
          s !== !1 && o.type === `function` && Array.isArray(o.nodes) && e(o.nodes, n, r),
          r && n(o, i, t);
    };
  }),
  r = /* @__PURE__ */ e((e, t) => {
    function n(e, t) {
      var n = e.type,
        i = e.value,
        a,
        o;
      return t && (o = t(e)) !== void 0
        ? o
        : n === `word` || n === `space`
          ? i
          : n === `string`
            ? ((a = e.quote || ``), a + i + (e.unclosed ? `` : a))
            : n === `comment`
              ? `/*` + i + (e.unclosed ? `` : `*/`)
              : n === `div`
                ? (e.before || ``) + i + (e.after || ``)
                : Array.isArray(e.nodes)
                  ? ((a = r(e.nodes, t)),
                    n === `function`
                      ? i + `(` + (e.before || ``) + a + (e.after || ``) + (e.unclosed ? `` : `)`)
                      : a)
                  : i;
    }
    function r(e, t) {
      var r, i;
      if (Array.isArray(e)) {
        for (r = ``, i = e.length - 1; ~i; --i) r = n(e[i], t) + r;
        return r;
      }
      return n(e, t);
    }
    t.exports = r;
  }),
  i = /* @__PURE__ */ e((e, t) => {
    function n(e) {
      var t = e.charCodeAt(0),
        n;
      if (t === 43 || t === 45) {
        if (((n = e.charCodeAt(1)), n >= 48 && n <= 57)) return !0;
        var r = e.charCodeAt(2);
        return n === 46 && r >= 48 && r <= 57;
      }
      return t === 46 ? ((n = e.charCodeAt(1)), n >= 48 && n <= 57) : t >= 48 && t <= 57;
    }
    t.exports = (e) => {
      var t = 0,
        r = e.length,
        i,
        a,
        o;
      if (r === 0 || !n(e)) return !1;
      for (
        i = e.charCodeAt(t), (i === 43 || i === 45) && t++;
        t < r && ((i = e.charCodeAt(t)), !(i < 48 || i > 57));
      )
        t += 1;
      if (((i = e.charCodeAt(t)), (a = e.charCodeAt(t + 1)), i === 46 && a >= 48 && a <= 57))
        for (t += 2; t < r && ((i = e.charCodeAt(t)), !(i < 48 || i > 57)); ) t += 1;
      if (
        ((i = e.charCodeAt(t)),
        (a = e.charCodeAt(t + 1)),
        (o = e.charCodeAt(t + 2)),
        (i === 101 || i === 69) && ((a >= 48 && a <= 57) || ((a === 43 || a === 45) && o >= 48 && o <= 57)))
      )
        for (t += a === 43 || a === 45 ? 3 : 2; t < r && ((i = e.charCodeAt(t)), !(i < 48 || i > 57)); )
          t += 1;
      return { number: e.slice(0, t), unit: e.slice(t) };
    };
  }),
  a = /* @__PURE__ */ e((e, a) => {
    var o = t(),
      s = n(),
      c = r();
    function l(e) {
      return this instanceof l ? ((this.nodes = o(e)), this) : new l(e);
    }
    (l.prototype.toString = function () {
      return Array.isArray(this.nodes) ? c(this.nodes) : ``;
    }),
      (l.prototype.walk = function (e, t) {
        return s(this.nodes, e, t), this;
      }),
      (l.unit = i()),
      (l.walk = s),
      (l.stringify = c),
      (a.exports = l);
  });
export { a as t };
