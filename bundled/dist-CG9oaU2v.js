import { i as e, t } from './rolldown-runtime-Dlfrvzb7.js';
var n = /* @__PURE__ */ t((e) => {
    const t = Symbol.for(`yaml.alias`),
      n = Symbol.for(`yaml.document`),
      r = Symbol.for(`yaml.map`),
      i = Symbol.for(`yaml.pair`),
      a = Symbol.for(`yaml.scalar`),
      o = Symbol.for(`yaml.seq`),
      s = Symbol.for(`yaml.node.type`),
      c = (e) => !!e && typeof e == `object` && e[s] === t,
      l = (e) => !!e && typeof e == `object` && e[s] === n,
      u = (e) => !!e && typeof e == `object` && e[s] === r,
      d = (e) => !!e && typeof e == `object` && e[s] === i,
      f = (e) => !!e && typeof e == `object` && e[s] === a,
      p = (e) => !!e && typeof e == `object` && e[s] === o;
    function m(e) {
      if (e && typeof e == `object`)
        switch (e[s]) {
          case r:
          case o:
            return !0;
        }
      return !1;
    }
    function h(e) {
      if (e && typeof e == `object`)
        switch (e[s]) {
          case t:
          case r:
          case a:
          case o:
            return !0;
        }
      return !1;
    }
    (e.ALIAS = t),
      (e.DOC = n),
      (e.MAP = r),
      (e.NODE_TYPE = s),
      (e.PAIR = i),
      (e.SCALAR = a),
      (e.SEQ = o),
      (e.hasAnchor = (e) => (f(e) || m(e)) && !!e.anchor),
      (e.isAlias = c),
      (e.isCollection = m),
      (e.isDocument = l),
      (e.isMap = u),
      (e.isNode = h),
      (e.isPair = d),
      (e.isScalar = f),
      (e.isSeq = p);
  }),
  r = /* @__PURE__ */ t((e) => {
    var t = n();
    const r = Symbol(`break visit`),
      i = Symbol(`skip children`),
      a = Symbol(`remove node`);
    function o(e, n) {
      const r = u(n);
      t.isDocument(e)
        ? s(null, e.contents, r, Object.freeze([e])) === a && (e.contents = null)
        : s(null, e, r, Object.freeze([]));
    }
    (o.BREAK = r), (o.SKIP = i), (o.REMOVE = a);
    function s(e, n, i, o) {
      const c = d(e, n, i, o);
      if (t.isNode(c) || t.isPair(c)) return f(e, o, c), s(e, c, i, o);
      if (typeof c != `symbol`) {
        if (t.isCollection(n)) {
          o = Object.freeze(o.concat(n));
          for (let e = 0; e < n.items.length; ++e) {
            const t = s(e, n.items[e], i, o);
            if (typeof t == `number`) e = t - 1;
            else if (t === r) return r;
            else t === a && (n.items.splice(e, 1), --e);
          }
        } else if (t.isPair(n)) {
          o = Object.freeze(o.concat(n));
          const e = s(`key`, n.key, i, o);
          if (e === r) return r;
          e === a && (n.key = null);
          const t = s(`value`, n.value, i, o);
          if (t === r) return r;
          t === a && (n.value = null);
        }
      }
      return c;
    }
    async function c(e, n) {
      const r = u(n);
      t.isDocument(e)
        ? (await l(null, e.contents, r, Object.freeze([e]))) === a && (e.contents = null)
        : await l(null, e, r, Object.freeze([]));
    }
    (c.BREAK = r), (c.SKIP = i), (c.REMOVE = a);
    async function l(e, n, i, o) {
      const s = await d(e, n, i, o);
      if (t.isNode(s) || t.isPair(s)) return f(e, o, s), l(e, s, i, o);
      if (typeof s != `symbol`) {
        if (t.isCollection(n)) {
          o = Object.freeze(o.concat(n));
          for (let e = 0; e < n.items.length; ++e) {
            const t = await l(e, n.items[e], i, o);
            if (typeof t == `number`) e = t - 1;
            else if (t === r) return r;
            else t === a && (n.items.splice(e, 1), --e);
          }
        } else if (t.isPair(n)) {
          o = Object.freeze(o.concat(n));
          const e = await l(`key`, n.key, i, o);
          if (e === r) return r;
          e === a && (n.key = null);
          const t = await l(`value`, n.value, i, o);
          if (t === r) return r;
          t === a && (n.value = null);
        }
      }
      return s;
    }
    function u(e) {
      return typeof e == `object` && (e.Collection || e.Node || e.Value)
        ? Object.assign(
            { Alias: e.Node, Map: e.Node, Scalar: e.Node, Seq: e.Node },
            e.Value && { Map: e.Value, Scalar: e.Value, Seq: e.Value },
            e.Collection && { Map: e.Collection, Seq: e.Collection },
            e,
          )
        : e;
    }
    function d(e, n, r, i) {
      if (typeof r == `function`) return r(e, n, i);
      if (t.isMap(n)) return r.Map?.(e, n, i);
      if (t.isSeq(n)) return r.Seq?.(e, n, i);
      if (t.isPair(n)) return r.Pair?.(e, n, i);
      if (t.isScalar(n)) return r.Scalar?.(e, n, i);
      if (t.isAlias(n)) return r.Alias?.(e, n, i);
    }
    function f(e, n, r) {
      const i = n[n.length - 1];
      if (t.isCollection(i)) i.items[e] = r;
      else if (t.isPair(i)) e === `key` ? (i.key = r) : (i.value = r);
      else if (t.isDocument(i)) i.contents = r;
      else {
        const e = t.isAlias(i) ? `alias` : `scalar`;
        throw Error(`Cannot replace node with ${e} parent`);
      }
    }
    (e.visit = o), (e.visitAsync = c);
  }),
  i = /* @__PURE__ */ t((e) => {
    var t = n(),
      i = r();
    const a = { '!': `%21`, ',': `%2C`, '[': `%5B`, ']': `%5D`, '{': `%7B`, '}': `%7D` },
      o = (e) => e.replace(/[!,[\]{}]/g, (e) => a[e]);
    var s = class e {
      constructor(t, n) {
        (this.docStart = null),
          (this.docEnd = !1),
          (this.yaml = Object.assign({}, e.defaultYaml, t)),
          (this.tags = Object.assign({}, e.defaultTags, n));
      }
      clone() {
        const t = new e(this.yaml, this.tags);
        return (t.docStart = this.docStart), t;
      }
      atDocument() {
        const t = new e(this.yaml, this.tags);
        switch (this.yaml.version) {
          case `1.1`:
            this.atNextDocument = !0;
            break;
          case `1.2`:
            (this.atNextDocument = !1),
              (this.yaml = { explicit: e.defaultYaml.explicit, version: `1.2` }),
              (this.tags = Object.assign({}, e.defaultTags));
        }
        return t;
      }
      add(t, n) {
        this.atNextDocument &&=
          ((this.yaml = { explicit: e.defaultYaml.explicit, version: `1.1` }),
          (this.tags = Object.assign({}, e.defaultTags)),
          !1);
        const r = t.trim().split(/[ \t]+/),
          i = r.shift();
        switch (i) {
          case `%TAG`: {
            if (r.length !== 2 && (n(0, `%TAG directive should contain exactly two parts`), r.length < 2))
              return !1;
            const [e, t] = r;
            return (this.tags[e] = t), !0;
          }
          case `%YAML`: {
            if (((this.yaml.explicit = !0), r.length !== 1))
              return n(0, `%YAML directive should contain exactly one part`), !1;
            const [e] = r;
            if (e === `1.1` || e === `1.2`) return (this.yaml.version = e), !0;
            {
              const t = /^\d+\.\d+$/.test(e);
              return n(6, `Unsupported YAML version ${e}`, t), !1;
            }
          }
          default:
            return n(0, `Unknown directive ${i}`, !0), !1;
        }
      }
      tagName(e, t) {
        if (e === `!`) return `!`;
        if (e[0] !== `!`) return t(`Not a valid tag: ${e}`), null;
        if (e[1] === `<`) {
          const n = e.slice(2, -1);
          return n === `!` || n === `!!`
            ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null)
            : (e[e.length - 1] !== `>` && t(`Verbatim tags must end with a >`), n);
        }
        const [, n, r] = e.match(/^(.*!)([^!]*)$/s);
        r || t(`The ${e} tag has no suffix`);
        const i = this.tags[n];
        if (i)
          try {
            return i + decodeURIComponent(r);
          } catch (e) {
            return t(String(e)), null;
          }
        return n === `!` ? e : (t(`Could not resolve tag: ${e}`), null);
      }
      tagString(e) {
        for (const [t, n] of Object.entries(this.tags))
          if (e.startsWith(n)) return t + o(e.substring(n.length));
        return e[0] === `!` ? e : `!<${e}>`;
      }
      toString(e) {
        let n = this.yaml.explicit ? [`%YAML ${this.yaml.version || `1.2`}`] : [],
          r = Object.entries(this.tags),
          a;
        if (e && r.length > 0 && t.isNode(e.contents)) {
          const n = {};
          i.visit(e.contents, (e, r) => {
            t.isNode(r) && r.tag && (n[r.tag] = !0);
          }),
            (a = Object.keys(n));
        } else a = [];
        for (const [t, i] of r)
          (t === `!!` && i === `tag:yaml.org,2002:`) ||
            (e && !a.some((e) => e.startsWith(i))) ||
            n.push(`%TAG ${t} ${i}`);
        return n.join(`
`);
      }
    };
    (s.defaultYaml = { explicit: !1, version: `1.2` }),
      (s.defaultTags = { '!!': `tag:yaml.org,2002:` }),
      (e.Directives = s);
  }),
  a = /* @__PURE__ */ t((e) => {
    var t = n(),
      i = r();
    function a(e) {
      if (/[\x00-\x19\s,[\]{}]/.test(e)) {
        const t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
        throw Error(t);
      }
      return !0;
    }
    function o(e) {
      const t = /* @__PURE__ */ new Set();
      return (
        i.visit(e, {
          Value(e, n) {
            n.anchor && t.add(n.anchor);
          },
        }),
        t
      );
    }
    function s(e, t) {
      for (let n = 1; ; ++n) {
        const r = `${e}${n}`;
        if (!t.has(r)) return r;
      }
    }
    function c(e, n) {
      let r = [],
        i = /* @__PURE__ */ new Map(),
        a = null;
      return {
        onAnchor: (t) => {
          r.push(t), (a ??= o(e));
          const i = s(n, a);
          return a.add(i), i;
        },
        setAnchors: () => {
          for (const e of r) {
            const n = i.get(e);
            if (typeof n == `object` && n.anchor && (t.isScalar(n.node) || t.isCollection(n.node)))
              n.node.anchor = n.anchor;
            else {
              const t = /* @__PURE__ */ Error(`Failed to resolve repeated object (this should not happen)`);
              throw ((t.source = e), t);
            }
          }
        },
        sourceObjects: i,
      };
    }
    (e.anchorIsValid = a), (e.anchorNames = o), (e.createNodeAnchors = c), (e.findNewAnchor = s);
  }),
  o = /* @__PURE__ */ t((e) => {
    function t(e, n, r, i) {
      if (i && typeof i == `object`) {
        if (Array.isArray(i))
          for (let n = 0, r = i.length; n < r; ++n) {
            const r = i[n],
              a = t(e, i, String(n), r);
            a === void 0 ? delete i[n] : a !== r && (i[n] = a);
          }
        else if (i instanceof Map)
          for (const n of Array.from(i.keys())) {
            const r = i.get(n),
              a = t(e, i, n, r);
            a === void 0 ? i.delete(n) : a !== r && i.set(n, a);
          }
        else if (i instanceof Set)
          for (const n of Array.from(i)) {
            const r = t(e, i, n, n);
            r === void 0 ? i.delete(n) : r !== n && (i.delete(n), i.add(r));
          }
        else
          for (const [n, r] of Object.entries(i)) {
            const a = t(e, i, n, r);
            a === void 0 ? delete i[n] : a !== r && (i[n] = a);
          }
      }
      return e.call(n, r, i);
    }
    e.applyReviver = t;
  }),
  s = /* @__PURE__ */ t((e) => {
    var t = n();
    function r(e, n, i) {
      if (Array.isArray(e)) return e.map((e, t) => r(e, String(t), i));
      if (e && typeof e.toJSON == `function`) {
        if (!i || !t.hasAnchor(e)) return e.toJSON(n, i);
        const r = { aliasCount: 0, count: 1, res: void 0 };
        i.anchors.set(e, r),
          (i.onCreate = (e) => {
            (r.res = e), delete i.onCreate;
          });
        const a = e.toJSON(n, i);
        return i.onCreate && i.onCreate(a), a;
      }
      return typeof e == `bigint` && !i?.keep ? Number(e) : e;
    }
    e.toJS = r;
  }),
  c = /* @__PURE__ */ t((e) => {
    var t = o(),
      r = n(),
      i = s();
    e.NodeBase = class {
      constructor(e) {
        Object.defineProperty(this, r.NODE_TYPE, { value: e });
      }
      clone() {
        const e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        return this.range && (e.range = this.range.slice()), e;
      }
      toJS(e, { mapAsMap: n, maxAliasCount: a, onAnchor: o, reviver: s } = {}) {
        if (!r.isDocument(e)) throw TypeError(`A document argument is required`);
        const c = {
            anchors: /* @__PURE__ */ new Map(),
            doc: e,
            keep: !0,
            mapAsMap: n === !0,
            mapKeyWarned: !1,
            maxAliasCount: typeof a == `number` ? a : 100,
          },
          l = i.toJS(this, ``, c);
        if (typeof o == `function`) for (const { count: e, res: t } of c.anchors.values()) o(t, e);
        return typeof s == `function` ? t.applyReviver(s, { '': l }, ``, l) : l;
      }
    };
  }),
  l = /* @__PURE__ */ t((e) => {
    var t = a(),
      i = r(),
      o = n(),
      l = c(),
      u = s(),
      d = class extends l.NodeBase {
        constructor(e) {
          super(o.ALIAS),
            (this.source = e),
            Object.defineProperty(this, 'tag', {
              set() {
                throw Error(`Alias nodes cannot have tags`);
              },
            });
        }
        resolve(e, t) {
          if (t?.maxAliasCount === 0) throw ReferenceError(`Alias resolution is disabled`);
          let n;
          t?.aliasResolveCache
            ? (n = t.aliasResolveCache)
            : ((n = []),
              i.visit(e, {
                Node: (e, t) => {
                  (o.isAlias(t) || o.hasAnchor(t)) && n.push(t);
                },
              }),
              t && (t.aliasResolveCache = n));
          let r;
          for (const e of n) {
            if (e === this) break;
            e.anchor === this.source && (r = e);
          }
          if (r && t) {
            let { anchors: e, doc: n, maxAliasCount: i } = t,
              a = e.get(r);
            /* istanbul ignore if */
            if (((a ||= (u.toJS(r, null, t), e.get(r))), a?.res === void 0))
              throw ReferenceError(`This should not happen: Alias anchor was not resolved?`);
            if (
              i >= 0 &&
              ((a.count += 1), a.aliasCount === 0 && (a.aliasCount = f(n, r, e)), a.count * a.aliasCount > i)
            )
              throw ReferenceError(`Excessive alias count indicates a resource exhaustion attack`);
          }
          return r;
        }
        toJSON(e, t) {
          if (!t) return { source: this.source };
          const n = this.resolve(t.doc, t);
          if (!n) {
            const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
            throw ReferenceError(e);
          }
          return t.anchors.get(n).res;
        }
        toString(e, n, r) {
          const i = `*${this.source}`;
          if (e) {
            if ((t.anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source))) {
              const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
              throw Error(e);
            }
            if (e.implicitKey) return `${i} `;
          }
          return i;
        }
      };
    function f(e, t, n) {
      if (o.isAlias(t)) {
        const r = t.resolve(e),
          i = n && r && n.get(r);
        return i ? i.count * i.aliasCount : 0;
      }
      if (o.isCollection(t)) {
        let r = 0;
        for (const i of t.items) {
          const t = f(e, i, n);
          t > r && (r = t);
        }
        return r;
      }
      if (o.isPair(t)) {
        const r = f(e, t.key, n),
          i = f(e, t.value, n);
        return Math.max(r, i);
      }
      return 1;
    }
    e.Alias = d;
  }),
  u = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = c(),
      i = s();
    const a = (e) => !e || (typeof e != `function` && typeof e != `object`);
    var o = class extends r.NodeBase {
      constructor(e) {
        super(t.SCALAR), (this.value = e);
      }
      toJSON(e, t) {
        return t?.keep ? this.value : i.toJS(this.value, e, t);
      }
      toString() {
        return String(this.value);
      }
    };
    (o.BLOCK_FOLDED = `BLOCK_FOLDED`),
      (o.BLOCK_LITERAL = `BLOCK_LITERAL`),
      (o.PLAIN = `PLAIN`),
      (o.QUOTE_DOUBLE = `QUOTE_DOUBLE`),
      (o.QUOTE_SINGLE = `QUOTE_SINGLE`),
      (e.Scalar = o),
      (e.isScalarValue = a);
  }),
  d = /* @__PURE__ */ t((e) => {
    var t = l(),
      r = n(),
      i = u();
    function a(e, t, n) {
      if (t) {
        const e = n.filter((e) => e.tag === t),
          r = e.find((e) => !e.format) ?? e[0];
        if (!r) throw Error(`Tag ${t} not found`);
        return r;
      }
      return n.find((t) => t.identify?.(e) && !t.format);
    }
    function o(e, n, o) {
      if ((r.isDocument(e) && (e = e.contents), r.isNode(e))) return e;
      if (r.isPair(e)) {
        const t = o.schema[r.MAP].createNode?.(o.schema, null, o);
        return t.items.push(e), t;
      }
      (e instanceof String ||
        e instanceof Number ||
        e instanceof Boolean ||
        (typeof BigInt < `u` && e instanceof BigInt)) &&
        (e = e.valueOf());
      let { aliasDuplicateObjects: s, onAnchor: c, onTagObj: l, schema: u, sourceObjects: d } = o,
        f;
      if (s && e && typeof e == `object`) {
        if (((f = d.get(e)), f)) return f.anchor ?? (f.anchor = c(e)), new t.Alias(f.anchor);
        (f = { anchor: null, node: null }), d.set(e, f);
      }
      n?.startsWith(`!!`) && (n = `tag:yaml.org,2002:` + n.slice(2));
      let p = a(e, n, u.tags);
      if (!p) {
        if ((e && typeof e.toJSON == `function` && (e = e.toJSON()), !e || typeof e != `object`)) {
          const t = new i.Scalar(e);
          return f && (f.node = t), t;
        }
        p = e instanceof Map ? u[r.MAP] : Symbol.iterator in Object(e) ? u[r.SEQ] : u[r.MAP];
      }
      l && (l(p), delete o.onTagObj);
      const m = p?.createNode
        ? p.createNode(o.schema, e, o)
        : typeof p?.nodeClass?.from == `function`
          ? p.nodeClass.from(o.schema, e, o)
          : new i.Scalar(e);
      return n ? (m.tag = n) : p.default || (m.tag = p.tag), f && (f.node = m), m;
    }
    e.createNode = o;
  }),
  f = /* @__PURE__ */ t((e) => {
    var t = d(),
      r = n(),
      i = c();
    function a(e, n, r) {
      let i = r;
      for (let e = n.length - 1; e >= 0; --e) {
        const t = n[e];
        if (typeof t == `number` && Number.isInteger(t) && t >= 0) {
          const e = [];
          (e[t] = i), (i = e);
        } else i = /* @__PURE__ */ new Map([[t, i]]);
      }
      return t.createNode(i, void 0, {
        aliasDuplicateObjects: !1,
        keepUndefined: !1,
        onAnchor: () => {
          throw Error(`This should not happen, please report a bug.`);
        },
        schema: e,
        sourceObjects: /* @__PURE__ */ new Map(),
      });
    }
    const o = (e) => e == null || (typeof e == `object` && !!e[Symbol.iterator]().next().done);
    (e.Collection = class extends i.NodeBase {
      constructor(e, t) {
        super(e),
          Object.defineProperty(this, 'schema', { value: t, configurable: !0, enumerable: !1, writable: !0 });
      }
      clone(e) {
        const t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
        return (
          e && (t.schema = e),
          (t.items = t.items.map((t) => (r.isNode(t) || r.isPair(t) ? t.clone(e) : t))),
          this.range && (t.range = this.range.slice()),
          t
        );
      }
      addIn(e, t) {
        if (o(e)) this.add(t);
        else {
          const [n, ...i] = e,
            o = this.get(n, !0);
          if (r.isCollection(o)) o.addIn(i, t);
          else if (o === void 0 && this.schema) this.set(n, a(this.schema, i, t));
          else throw Error(`Expected YAML collection at ${n}. Remaining path: ${i}`);
        }
      }
      deleteIn(e) {
        const [t, ...n] = e;
        if (n.length === 0) return this.delete(t);
        const i = this.get(t, !0);
        if (r.isCollection(i)) return i.deleteIn(n);
        throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
      }
      getIn(e, t) {
        const [n, ...i] = e,
          a = this.get(n, !0);
        return i.length === 0
          ? !t && r.isScalar(a)
            ? a.value
            : a
          : r.isCollection(a)
            ? a.getIn(i, t)
            : void 0;
      }
      hasAllNullValues(e) {
        return this.items.every((t) => {
          if (!r.isPair(t)) return !1;
          const n = t.value;
          return (
            n == null || (e && r.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag)
          );
        });
      }
      hasIn(e) {
        const [t, ...n] = e;
        if (n.length === 0) return this.has(t);
        const i = this.get(t, !0);
        return r.isCollection(i) ? i.hasIn(n) : !1;
      }
      setIn(e, t) {
        const [n, ...i] = e;
        if (i.length === 0) this.set(n, t);
        else {
          const e = this.get(n, !0);
          if (r.isCollection(e)) e.setIn(i, t);
          else if (e === void 0 && this.schema) this.set(n, a(this.schema, i, t));
          else throw Error(`Expected YAML collection at ${n}. Remaining path: ${i}`);
        }
      }
    }),
      (e.collectionFromPath = a),
      (e.isEmptyPath = o);
  }),
  p = /* @__PURE__ */ t((e) => {
    const t = (e) => e.replace(/^(?!$)(?: $)?/gm, `#`);
    function n(e, t) {
      return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
    }
    (e.indentComment = n),
      (e.lineComment = (e, t, r) =>
        e.endsWith(`
`)
          ? n(r, t)
          : r.includes(`
`)
            ? `
` + n(r, t)
            : (e.endsWith(` `) ? `` : ` `) + r),
      (e.stringifyComment = t);
  }),
  m = /* @__PURE__ */ t((e) => {
    const t = `block`,
      n = `quoted`;
    function r(
      e,
      r,
      a = `flow`,
      { indentAtStart: o, lineWidth: s = 80, minContentWidth: c = 20, onFold: l, onOverflow: u } = {},
    ) {
      if (!s || s < 0) return e;
      s < c && (c = 0);
      const d = Math.max(1 + c, 1 + s - r.length);
      if (e.length <= d) return e;
      let f = [],
        p = {},
        m = s - r.length;
      typeof o == `number` && (o > s - Math.max(2, c) ? f.push(0) : (m = s - o));
      let h,
        g,
        _ = !1,
        v = -1,
        y = -1,
        b = -1;
      a === t && ((v = i(e, v, r.length)), v !== -1 && (m = v + d));
      for (let o; (o = e[(v += 1)]); ) {
        if (a === n && o === `\\`) {
          switch (((y = v), e[v + 1])) {
            case `x`:
              v += 3;
              break;
            case `u`:
              v += 5;
              break;
            case `U`:
              v += 9;
              break;
            default:
              v += 1;
          }
          b = v;
        }
        if (
          o ===
          `
`
        )
          a === t && (v = i(e, v, r.length)), (m = v + r.length + d), (h = void 0);
        else {
          if (
            o === ` ` &&
            g &&
            g !== ` ` &&
            g !==
              `
` &&
            g !== `	`
          ) {
            const t = e[v + 1];
            t &&
              t !== ` ` &&
              t !==
                `
` &&
              t !== `	` &&
              (h = v);
          }
          if (v >= m) {
            if (h) f.push(h), (m = h + d), (h = void 0);
            else if (a === n) {
              for (; g === ` ` || g === `	`; ) (g = o), (o = e[(v += 1)]), (_ = !0);
              const t = v > b + 1 ? v - 2 : y - 1;
              if (p[t]) return e;
              f.push(t), (p[t] = !0), (m = t + d), (h = void 0);
            } else _ = !0;
          }
        }
        g = o;
      }
      if ((_ && u && u(), f.length === 0)) return e;
      l && l();
      let x = e.slice(0, f[0]);
      for (let t = 0; t < f.length; ++t) {
        const i = f[t],
          o = f[t + 1] || e.length;
        i === 0
          ? (x = `\n${r}${e.slice(0, o)}`)
          : (a === n && p[i] && (x += `${e[i]}\\`), (x += `\n${r}${e.slice(i + 1, o)}`));
      }
      return x;
    }
    function i(e, t, n) {
      let r = t,
        i = t + 1,
        a = e[i];
      for (; a === ` ` || a === `	`; )
        if (t < i + n) a = e[++t];
        else {
          do a = e[++t];
          while (
            a &&
            a !==
              `
`
          );
          (r = t), (i = t + 1), (a = e[i]);
        }
      return r;
    }
    (e.FOLD_BLOCK = t), (e.FOLD_FLOW = `flow`), (e.FOLD_QUOTED = n), (e.foldFlowLines = r);
  }),
  h = /* @__PURE__ */ t((e) => {
    var t = u(),
      n = m();
    const r = (e, t) => ({
        indentAtStart: t ? e.indent.length : e.indentAtStart,
        lineWidth: e.options.lineWidth,
        minContentWidth: e.options.minContentWidth,
      }),
      i = (e) => /^(%|---|\.\.\.)/m.test(e);
    function a(e, t, n) {
      if (!t || t < 0) return !1;
      const r = t - n,
        i = e.length;
      if (i <= r) return !1;
      for (let t = 0, n = 0; t < i; ++t)
        if (
          e[t] ===
          `
`
        ) {
          if (t - n > r) return !0;
          if (((n = t + 1), i - n <= r)) return !1;
        }
      return !0;
    }
    function o(e, t) {
      const a = JSON.stringify(e);
      if (t.options.doubleQuotedAsJSON) return a;
      let { implicitKey: o } = t,
        s = t.options.doubleQuotedMinMultiLineLength,
        c = t.indent || (i(e) ? `  ` : ``),
        l = ``,
        u = 0;
      for (let e = 0, t = a[e]; t; t = a[++e])
        if (
          (t === ` ` &&
            a[e + 1] === `\\` &&
            a[e + 2] === `n` &&
            ((l += a.slice(u, e) + `\\ `), (e += 1), (u = e), (t = `\\`)),
          t === `\\`)
        )
          switch (a[e + 1]) {
            case `u`:
              {
                l += a.slice(u, e);
                const t = a.substr(e + 2, 4);
                switch (t) {
                  case `0000`:
                    l += `\\0`;
                    break;
                  case `0007`:
                    l += `\\a`;
                    break;
                  case `000b`:
                    l += `\\v`;
                    break;
                  case `001b`:
                    l += `\\e`;
                    break;
                  case `0085`:
                    l += `\\N`;
                    break;
                  case `00a0`:
                    l += `\\_`;
                    break;
                  case `2028`:
                    l += `\\L`;
                    break;
                  case `2029`:
                    l += `\\P`;
                    break;
                  default:
                    t.substr(0, 2) === `00` ? (l += `\\x` + t.substr(2)) : (l += a.substr(e, 6));
                }
                (e += 5), (u = e + 1);
              }
              break;
            case `n`:
              if (o || a[e + 2] === `"` || a.length < s) e += 1;
              else {
                for (
                  l +=
                    a.slice(u, e) +
                    `

`;
                  a[e + 2] === `\\` && a[e + 3] === `n` && a[e + 4] !== `"`;
                )
                  (l += `
`),
                    (e += 2);
                (l += c), a[e + 2] === ` ` && (l += `\\`), (e += 1), (u = e + 1);
              }
              break;
            default:
              e += 1;
          }
      return (l = u ? l + a.slice(u) : a), o ? l : n.foldFlowLines(l, c, n.FOLD_QUOTED, r(t, !1));
    }
    function s(e, t) {
      if (
        t.options.singleQuote === !1 ||
        (t.implicitKey &&
          e.includes(`
`)) ||
        /[ \t]\n|\n[ \t]/.test(e)
      )
        return o(e, t);
      const a = t.indent || (i(e) ? `  ` : ``),
        s = `'` + e.replace(/'/g, `''`).replace(/\n+/g, `$&\n${a}`) + `'`;
      return t.implicitKey ? s : n.foldFlowLines(s, a, n.FOLD_FLOW, r(t, !1));
    }
    function c(e, t) {
      let { singleQuote: n } = t.options,
        r;
      if (n === !1) r = o;
      else {
        const t = e.includes(`"`),
          i = e.includes(`'`);
        r = t && !i ? s : i && !t ? o : n ? s : o;
      }
      return r(e, t);
    }
    let l;
    try {
      l = /(^|(?<!\n))\n+(?!\n|$)/g;
    } catch {
      l = /\n+(?!\n|$)/g;
    }
    function d({ comment: e, type: o, value: s }, u, d, f) {
      const { blockQuote: p, commentString: m, lineWidth: h } = u.options;
      if (!p || /\n[\t ]+$/.test(s)) return c(s, u);
      const g = u.indent || (u.forceBlockIndent || i(s) ? `  ` : ``),
        _ =
          p === `literal`
            ? !0
            : p === `folded` || o === t.Scalar.BLOCK_FOLDED
              ? !1
              : o === t.Scalar.BLOCK_LITERAL || !a(s, h, g.length);
      if (!s)
        return _
          ? `|
`
          : `>
`;
      let v, y;
      for (y = s.length; y > 0; --y) {
        const e = s[y - 1];
        if (
          e !==
            `
` &&
          e !== `	` &&
          e !== ` `
        )
          break;
      }
      let b = s.substring(y),
        x = b.indexOf(`
`);
      x === -1 ? (v = `-`) : s === b || x !== b.length - 1 ? ((v = `+`), f && f()) : (v = ``),
        (b &&=
          ((s = s.slice(0, -b.length)),
          b[b.length - 1] ===
            `
` && (b = b.slice(0, -1)),
          b.replace(l, `$&${g}`)));
      let S = !1,
        C,
        w = -1;
      for (C = 0; C < s.length; ++C) {
        const e = s[C];
        if (e === ` `) S = !0;
        else if (
          e ===
          `
`
        )
          w = C;
        else break;
      }
      let T = s.substring(0, w < C ? w + 1 : C);
      T &&= ((s = s.substring(T.length)), T.replace(/\n+/g, `$&${g}`));
      let E = (S ? (g ? `2` : `1`) : ``) + v;
      if ((e && ((E += ` ` + m(e.replace(/ ?[\r\n]+/g, ` `))), d && d()), !_)) {
        let e = s
            .replace(
              /\n+/g,
              `
$&`,
            )
            .replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, `$1$2`)
            .replace(/\n+/g, `$&${g}`),
          i = !1,
          a = r(u, !0);
        p !== `folded` &&
          o !== t.Scalar.BLOCK_FOLDED &&
          (a.onOverflow = () => {
            i = !0;
          });
        const c = n.foldFlowLines(`${T}${e}${b}`, g, n.FOLD_BLOCK, a);
        if (!i) return `>${E}\n${g}${c}`;
      }
      return (s = s.replace(/\n+/g, `$&${g}`)), `|${E}\n${g}${T}${s}${b}`;
    }
    function f(e, a, o, s) {
      const { type: l, value: u } = e,
        { actualString: f, implicitKey: p, indent: m, indentStep: h, inFlow: g } = a;
      if (
        (p &&
          u.includes(`
`)) ||
        (g && /[[\]{},]/.test(u))
      )
        return c(u, a);
      if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(u))
        return p ||
          g ||
          !u.includes(`
`)
          ? c(u, a)
          : d(e, a, o, s);
      if (
        !p &&
        !g &&
        l !== t.Scalar.PLAIN &&
        u.includes(`
`)
      )
        return d(e, a, o, s);
      if (i(u)) {
        if (m === ``) return (a.forceBlockIndent = !0), d(e, a, o, s);
        if (p && m === h) return c(u, a);
      }
      const _ = u.replace(/\n+/g, `$&\n${m}`);
      if (f) {
        const e = (e) => e.default && e.tag !== `tag:yaml.org,2002:str` && e.test?.test(_),
          { compat: t, tags: n } = a.doc.schema;
        if (n.some(e) || t?.some(e)) return c(u, a);
      }
      return p ? _ : n.foldFlowLines(_, m, n.FOLD_FLOW, r(a, !1));
    }
    function p(e, n, r, i) {
      let { implicitKey: a, inFlow: l } = n,
        u = typeof e.value == `string` ? e : Object.assign({}, e, { value: String(e.value) }),
        { type: p } = e;
      p !== t.Scalar.QUOTE_DOUBLE &&
        /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(u.value) &&
        (p = t.Scalar.QUOTE_DOUBLE);
      let m = (e) => {
          switch (e) {
            case t.Scalar.BLOCK_FOLDED:
            case t.Scalar.BLOCK_LITERAL:
              return a || l ? c(u.value, n) : d(u, n, r, i);
            case t.Scalar.QUOTE_DOUBLE:
              return o(u.value, n);
            case t.Scalar.QUOTE_SINGLE:
              return s(u.value, n);
            case t.Scalar.PLAIN:
              return f(u, n, r, i);
            default:
              return null;
          }
        },
        h = m(p);
      if (h === null) {
        const { defaultKeyType: e, defaultStringType: t } = n.options,
          r = (a && e) || t;
        if (((h = m(r)), h === null)) throw Error(`Unsupported default string type ${r}`);
      }
      return h;
    }
    e.stringifyString = p;
  }),
  g = /* @__PURE__ */ t((e) => {
    var t = a(),
      r = n(),
      i = p(),
      o = h();
    function s(e, t) {
      let n = Object.assign(
          {
            blockQuote: !0,
            commentString: i.stringifyComment,
            defaultKeyType: null,
            defaultStringType: `PLAIN`,
            directives: null,
            doubleQuotedAsJSON: !1,
            doubleQuotedMinMultiLineLength: 40,
            falseStr: `false`,
            flowCollectionPadding: !0,
            indentSeq: !0,
            lineWidth: 80,
            minContentWidth: 20,
            nullStr: `null`,
            simpleKeys: !1,
            singleQuote: null,
            trailingComma: !1,
            trueStr: `true`,
            verifyAliasOrder: !0,
          },
          e.schema.toStringOptions,
          t,
        ),
        r;
      switch (n.collectionStyle) {
        case `block`:
          r = !1;
          break;
        case `flow`:
          r = !0;
          break;
        default:
          r = null;
      }
      return {
        anchors: /* @__PURE__ */ new Set(),
        doc: e,
        flowCollectionPadding: n.flowCollectionPadding ? ` ` : ``,
        indent: ``,
        indentStep: typeof n.indent == `number` ? ` `.repeat(n.indent) : `  `,
        inFlow: r,
        options: n,
      };
    }
    function c(e, t) {
      if (t.tag) {
        const n = e.filter((e) => e.tag === t.tag);
        if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
      }
      let n, i;
      if (r.isScalar(t)) {
        i = t.value;
        let r = e.filter((e) => e.identify?.(i));
        if (r.length > 1) {
          const e = r.filter((e) => e.test);
          e.length > 0 && (r = e);
        }
        n = r.find((e) => e.format === t.format) ?? r.find((e) => !e.format);
      } else (i = t), (n = e.find((e) => e.nodeClass && i instanceof e.nodeClass));
      if (!n) {
        const e = i?.constructor?.name ?? (i === null ? `null` : typeof i);
        throw Error(`Tag not resolved for ${e} value`);
      }
      return n;
    }
    function l(e, n, { anchors: i, doc: a }) {
      if (!a.directives) return ``;
      const o = [],
        s = (r.isScalar(e) || r.isCollection(e)) && e.anchor;
      s && t.anchorIsValid(s) && (i.add(s), o.push(`&${s}`));
      const c = e.tag ?? (n.default ? null : n.tag);
      return c && o.push(a.directives.tagString(c)), o.join(` `);
    }
    function u(e, t, n, i) {
      if (r.isPair(e)) return e.toString(t, n, i);
      if (r.isAlias(e)) {
        if (t.doc.directives) return e.toString(t);
        if (t.resolvedAliases?.has(e))
          throw TypeError(`Cannot stringify circular structure without alias nodes`);
        t.resolvedAliases ? t.resolvedAliases.add(e) : (t.resolvedAliases = /* @__PURE__ */ new Set([e])),
          (e = e.resolve(t.doc));
      }
      let a,
        s = r.isNode(e) ? e : t.doc.createNode(e, { onTagObj: (e) => (a = e) });
      a ??= c(t.doc.schema.tags, s);
      const u = l(s, a, t);
      u.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + u.length + 1);
      const d =
        typeof a.stringify == `function`
          ? a.stringify(s, t, n, i)
          : r.isScalar(s)
            ? o.stringifyString(s, t, n, i)
            : s.toString(t, n, i);
      return u ? (r.isScalar(s) || d[0] === `{` || d[0] === `[` ? `${u} ${d}` : `${u}\n${t.indent}${d}`) : d;
    }
    (e.createStringifyContext = s), (e.stringify = u);
  }),
  _ = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = u(),
      i = g(),
      a = p();
    function o({ key: e, value: n }, o, s, c) {
      let {
          allNullValues: l,
          doc: u,
          indent: d,
          indentStep: f,
          options: { commentString: p, indentSeq: m, simpleKeys: h },
        } = o,
        g = (t.isNode(e) && e.comment) || null;
      if (h) {
        if (g) throw Error(`With simple keys, key nodes cannot have comments`);
        if (t.isCollection(e) || (!t.isNode(e) && typeof e == `object`))
          throw Error(`With simple keys, collection cannot be used as a key value`);
      }
      let _ =
        !h &&
        (!e ||
          (g && n == null && !o.inFlow) ||
          t.isCollection(e) ||
          (t.isScalar(e)
            ? e.type === r.Scalar.BLOCK_FOLDED || e.type === r.Scalar.BLOCK_LITERAL
            : typeof e == `object`));
      o = Object.assign({}, o, { allNullValues: !1, implicitKey: !_ && (h || !l), indent: d + f });
      let v = !1,
        y = !1,
        b = i.stringify(
          e,
          o,
          () => (v = !0),
          () => (y = !0),
        );
      if (!_ && !o.inFlow && b.length > 1024) {
        if (h) throw Error(`With simple keys, single line scalar must not span more than 1024 characters`);
        _ = !0;
      }
      if (o.inFlow) {
        if (l || n == null) return v && s && s(), b === `` ? `?` : _ ? `? ${b}` : b;
      } else if ((l && !h) || (n == null && _))
        return (b = `? ${b}`), g && !v ? (b += a.lineComment(b, o.indent, p(g))) : y && c && c(), b;
      v && (g = null),
        _
          ? (g && (b += a.lineComment(b, o.indent, p(g))), (b = `? ${b}\n${d}:`))
          : ((b = `${b}:`), g && (b += a.lineComment(b, o.indent, p(g))));
      let x, S, C;
      t.isNode(n)
        ? ((x = !!n.spaceBefore), (S = n.commentBefore), (C = n.comment))
        : ((x = !1), (S = null), (C = null), n && typeof n == `object` && (n = u.createNode(n))),
        (o.implicitKey = !1),
        !_ && !g && t.isScalar(n) && (o.indentAtStart = b.length + 1),
        (y = !1),
        !m &&
          f.length >= 2 &&
          !o.inFlow &&
          !_ &&
          t.isSeq(n) &&
          !n.flow &&
          !n.tag &&
          !n.anchor &&
          (o.indent = o.indent.substring(2));
      let w = !1,
        T = i.stringify(
          n,
          o,
          () => (w = !0),
          () => (y = !0),
        ),
        E = ` `;
      if (g || x || S) {
        if (
          ((E = x
            ? `
`
            : ``),
          S)
        ) {
          const e = p(S);
          E += `\n${a.indentComment(e, o.indent)}`;
        }
        T === `` && !o.inFlow
          ? E ===
              `
` &&
            C &&
            (E = `

`)
          : (E += `\n${o.indent}`);
      } else if (!_ && t.isCollection(n)) {
        const e = T[0],
          t = T.indexOf(`
`),
          r = t !== -1,
          i = o.inFlow ?? n.flow ?? n.items.length === 0;
        if (r || !i) {
          let n = !1;
          if (r && (e === `&` || e === `!`)) {
            let r = T.indexOf(` `);
            e === `&` && r !== -1 && r < t && T[r + 1] === `!` && (r = T.indexOf(` `, r + 1)),
              (r === -1 || t < r) && (n = !0);
          }
          n || (E = `\n${o.indent}`);
        }
      } else
        (T === `` ||
          T[0] ===
            `
`) &&
          (E = ``);
      return (
        (b += E + T),
        o.inFlow ? w && s && s() : C && !w ? (b += a.lineComment(b, o.indent, p(C))) : y && c && c(),
        b
      );
    }
    e.stringifyPair = o;
  }),
  v = /* @__PURE__ */ t((t) => {
    var n = e(`process`);
    function r(e, ...t) {
      e === `debug` && console.log(...t);
    }
    function i(e, t) {
      (e === `debug` || e === `warn`) &&
        (typeof n.emitWarning == `function` ? n.emitWarning(t) : console.warn(t));
    }
    (t.debug = r), (t.warn = i);
  }),
  y = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = u();
    const i = {
        identify: (e) => e === `<<` || (typeof e == `symbol` && e.description === `<<`),
        default: `key`,
        tag: `tag:yaml.org,2002:merge`,
        test: /^<<$/,
        resolve: () => Object.assign(new r.Scalar(Symbol(`<<`)), { addToJSMap: o }),
        stringify: () => `<<`,
      },
      a = (e, n) =>
        (i.identify(n) || (t.isScalar(n) && (!n.type || n.type === r.Scalar.PLAIN) && i.identify(n.value))) &&
        e?.doc.schema.tags.some((e) => e.tag === i.tag && e.default);
    function o(e, n, r) {
      const i = c(e, r);
      if (t.isSeq(i)) for (const t of i.items) s(e, n, t);
      else if (Array.isArray(i)) for (const t of i) s(e, n, t);
      else s(e, n, i);
    }
    function s(e, n, r) {
      const i = c(e, r);
      if (!t.isMap(i)) throw Error(`Merge sources must be maps or map aliases`);
      const a = i.toJSON(null, e, Map);
      for (const [e, t] of a)
        n instanceof Map
          ? n.has(e) || n.set(e, t)
          : n instanceof Set
            ? n.add(e)
            : Object.hasOwn(n, e) ||
              Object.defineProperty(n, e, { value: t, writable: !0, enumerable: !0, configurable: !0 });
      return n;
    }
    function c(e, n) {
      return e && t.isAlias(n) ? n.resolve(e.doc, e) : n;
    }
    (e.addMergeToJSMap = o), (e.isMergeKey = a), (e.merge = i);
  }),
  b = /* @__PURE__ */ t((e) => {
    var t = v(),
      r = y(),
      i = g(),
      a = n(),
      o = s();
    function c(e, t, { key: n, value: i }) {
      if (a.isNode(n) && n.addToJSMap) n.addToJSMap(e, t, i);
      else if (r.isMergeKey(e, n)) r.addMergeToJSMap(e, t, i);
      else {
        const r = o.toJS(n, ``, e);
        if (t instanceof Map) t.set(r, o.toJS(i, r, e));
        else if (t instanceof Set) t.add(r);
        else {
          const a = l(n, r, e),
            s = o.toJS(i, a, e);
          a in t
            ? Object.defineProperty(t, a, { value: s, writable: !0, enumerable: !0, configurable: !0 })
            : (t[a] = s);
        }
      }
      return t;
    }
    function l(e, n, r) {
      if (n === null) return ``;
      if (typeof n != `object`) return String(n);
      if (a.isNode(e) && r?.doc) {
        const n = i.createStringifyContext(r.doc, {});
        n.anchors = /* @__PURE__ */ new Set();
        for (const e of r.anchors.keys()) n.anchors.add(e.anchor);
        (n.inFlow = !0), (n.inStringifyKey = !0);
        const a = e.toString(n);
        if (!r.mapKeyWarned) {
          let e = JSON.stringify(a);
          e.length > 40 && (e = e.substring(0, 36) + `..."`),
            t.warn(
              r.doc.options.logLevel,
              `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`,
            ),
            (r.mapKeyWarned = !0);
        }
        return a;
      }
      return JSON.stringify(n);
    }
    e.addPairToJSMap = c;
  }),
  x = /* @__PURE__ */ t((e) => {
    var t = d(),
      r = _(),
      i = b(),
      a = n();
    function o(e, n, r) {
      return new s(t.createNode(e, void 0, r), t.createNode(n, void 0, r));
    }
    var s = class e {
      constructor(e, t = null) {
        Object.defineProperty(this, a.NODE_TYPE, { value: a.PAIR }), (this.key = e), (this.value = t);
      }
      clone(t) {
        let { key: n, value: r } = this;
        return a.isNode(n) && (n = n.clone(t)), a.isNode(r) && (r = r.clone(t)), new e(n, r);
      }
      toJSON(e, t) {
        const n = t?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        return i.addPairToJSMap(t, n, this);
      }
      toString(e, t, n) {
        return e?.doc ? r.stringifyPair(this, e, t, n) : JSON.stringify(this);
      }
    };
    (e.Pair = s), (e.createPair = o);
  }),
  S = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = g(),
      i = p();
    function a(e, t, n) {
      return ((t.inFlow ?? e.flow) ? s : o)(e, t, n);
    }
    function o(
      { comment: e, items: n },
      a,
      { blockItemPrefix: o, flowChars: s, itemIndent: l, onChompKeep: u, onComment: d },
    ) {
      let {
          indent: f,
          options: { commentString: p },
        } = a,
        m = Object.assign({}, a, { indent: l, type: null }),
        h = !1,
        g = [];
      for (let e = 0; e < n.length; ++e) {
        let s = n[e],
          u = null;
        if (t.isNode(s))
          !h && s.spaceBefore && g.push(``), c(a, g, s.commentBefore, h), s.comment && (u = s.comment);
        else if (t.isPair(s)) {
          const e = t.isNode(s.key) ? s.key : null;
          e && (!h && e.spaceBefore && g.push(``), c(a, g, e.commentBefore, h));
        }
        h = !1;
        let d = r.stringify(
          s,
          m,
          () => (u = null),
          () => (h = !0),
        );
        u && (d += i.lineComment(d, l, p(u))), h && u && (h = !1), g.push(o + d);
      }
      let _;
      if (g.length === 0) _ = s.start + s.end;
      else {
        _ = g[0];
        for (let e = 1; e < g.length; ++e) {
          const t = g[e];
          _ += t
            ? `\n${f}${t}`
            : `
`;
        }
      }
      return (
        e
          ? ((_ +=
              `
` + i.indentComment(p(e), f)),
            d && d())
          : h && u && u(),
        _
      );
    }
    function s({ items: e }, n, { flowChars: a, itemIndent: o }) {
      const {
        indent: s,
        indentStep: l,
        flowCollectionPadding: u,
        options: { commentString: d },
      } = n;
      o += l;
      let f = Object.assign({}, n, { indent: o, inFlow: !0, type: null }),
        p = !1,
        m = 0,
        h = [];
      for (let a = 0; a < e.length; ++a) {
        let s = e[a],
          l = null;
        if (t.isNode(s))
          s.spaceBefore && h.push(``), c(n, h, s.commentBefore, !1), s.comment && (l = s.comment);
        else if (t.isPair(s)) {
          const e = t.isNode(s.key) ? s.key : null;
          e && (e.spaceBefore && h.push(``), c(n, h, e.commentBefore, !1), e.comment && (p = !0));
          const r = t.isNode(s.value) ? s.value : null;
          r
            ? (r.comment && (l = r.comment), r.commentBefore && (p = !0))
            : s.value == null && e?.comment && (l = e.comment);
        }
        l && (p = !0);
        let u = r.stringify(s, f, () => (l = null));
        (p ||=
          h.length > m ||
          u.includes(`
`)),
          a < e.length - 1
            ? (u += `,`)
            : n.options.trailingComma &&
              (n.options.lineWidth > 0 &&
                (p ||= h.reduce((e, t) => e + t.length + 2, 2) + (u.length + 2) > n.options.lineWidth),
              p && (u += `,`)),
          l && (u += i.lineComment(u, o, d(l))),
          h.push(u),
          (m = h.length);
      }
      const { start: g, end: _ } = a;
      if (h.length === 0) return g + _;
      if (!p) {
        const e = h.reduce((e, t) => e + t.length + 2, 2);
        p = n.options.lineWidth > 0 && e > n.options.lineWidth;
      }
      if (p) {
        let e = g;
        for (const t of h)
          e += t
            ? `\n${l}${s}${t}`
            : `
`;
        return `${e}\n${s}${_}`;
      }
      return `${g}${u}${h.join(` `)}${u}${_}`;
    }
    function c({ indent: e, options: { commentString: t } }, n, r, a) {
      if ((r && a && (r = r.replace(/^\n+/, ``)), r)) {
        const a = i.indentComment(t(r), e);
        n.push(a.trimStart());
      }
    }
    e.stringifyCollection = a;
  }),
  C = /* @__PURE__ */ t((e) => {
    var t = S(),
      r = b(),
      i = f(),
      a = n(),
      o = x(),
      s = u();
    function c(e, t) {
      const n = a.isScalar(t) ? t.value : t;
      for (const r of e)
        if (a.isPair(r) && (r.key === t || r.key === n || (a.isScalar(r.key) && r.key.value === n))) return r;
    }
    (e.YAMLMap = class extends i.Collection {
      static get tagName() {
        return `tag:yaml.org,2002:map`;
      }
      constructor(e) {
        super(a.MAP, e), (this.items = []);
      }
      static from(e, t, n) {
        const { keepUndefined: r, replacer: i } = n,
          a = new this(e),
          s = (e, s) => {
            if (typeof i == `function`) s = i.call(t, e, s);
            else if (Array.isArray(i) && !i.includes(e)) return;
            (s !== void 0 || r) && a.items.push(o.createPair(e, s, n));
          };
        if (t instanceof Map) for (const [e, n] of t) s(e, n);
        else if (t && typeof t == `object`) for (const e of Object.keys(t)) s(e, t[e]);
        return typeof e.sortMapEntries == `function` && a.items.sort(e.sortMapEntries), a;
      }
      add(e, t) {
        let n;
        n = a.isPair(e)
          ? e
          : !e || typeof e != `object` || !(`key` in e)
            ? new o.Pair(e, e?.value)
            : new o.Pair(e.key, e.value);
        const r = c(this.items, n.key),
          i = this.schema?.sortMapEntries;
        if (r) {
          if (!t) throw Error(`Key ${n.key} already set`);
          a.isScalar(r.value) && s.isScalarValue(n.value) ? (r.value.value = n.value) : (r.value = n.value);
        } else if (i) {
          const e = this.items.findIndex((e) => i(n, e) < 0);
          e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
        } else this.items.push(n);
      }
      delete(e) {
        const t = c(this.items, e);
        return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
      }
      get(e, t) {
        const n = c(this.items, e)?.value;
        return (!t && a.isScalar(n) ? n.value : n) ?? void 0;
      }
      has(e) {
        return !!c(this.items, e);
      }
      set(e, t) {
        this.add(new o.Pair(e, t), !0);
      }
      toJSON(e, t, n) {
        const i = n ? new n() : t?.mapAsMap ? /* @__PURE__ */ new Map() : {};
        t?.onCreate && t.onCreate(i);
        for (const e of this.items) r.addPairToJSMap(t, i, e);
        return i;
      }
      toString(e, n, r) {
        if (!e) return JSON.stringify(this);
        for (const e of this.items)
          if (!a.isPair(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
        return (
          !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })),
          t.stringifyCollection(this, e, {
            blockItemPrefix: ``,
            flowChars: { start: `{`, end: `}` },
            itemIndent: e.indent || ``,
            onChompKeep: r,
            onComment: n,
          })
        );
      }
    }),
      (e.findPair = c);
  }),
  w = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = C();
    e.map = {
      collection: `map`,
      default: !0,
      nodeClass: r.YAMLMap,
      tag: `tag:yaml.org,2002:map`,
      resolve(e, n) {
        return t.isMap(e) || n(`Expected a mapping for this tag`), e;
      },
      createNode: (e, t, n) => r.YAMLMap.from(e, t, n),
    };
  }),
  T = /* @__PURE__ */ t((e) => {
    var t = d(),
      r = S(),
      i = f(),
      a = n(),
      o = u(),
      c = s(),
      l = class extends i.Collection {
        static get tagName() {
          return `tag:yaml.org,2002:seq`;
        }
        constructor(e) {
          super(a.SEQ, e), (this.items = []);
        }
        add(e) {
          this.items.push(e);
        }
        delete(e) {
          const t = p(e);
          return typeof t == `number` && this.items.splice(t, 1).length > 0;
        }
        get(e, t) {
          const n = p(e);
          if (typeof n != `number`) return;
          const r = this.items[n];
          return !t && a.isScalar(r) ? r.value : r;
        }
        has(e) {
          const t = p(e);
          return typeof t == `number` && t < this.items.length;
        }
        set(e, t) {
          const n = p(e);
          if (typeof n != `number`) throw Error(`Expected a valid index, not ${e}.`);
          const r = this.items[n];
          a.isScalar(r) && o.isScalarValue(t) ? (r.value = t) : (this.items[n] = t);
        }
        toJSON(e, t) {
          const n = [];
          t?.onCreate && t.onCreate(n);
          let r = 0;
          for (const e of this.items) n.push(c.toJS(e, String(r++), t));
          return n;
        }
        toString(e, t, n) {
          return e
            ? r.stringifyCollection(this, e, {
                blockItemPrefix: `- `,
                flowChars: { start: `[`, end: `]` },
                itemIndent: (e.indent || ``) + `  `,
                onChompKeep: n,
                onComment: t,
              })
            : JSON.stringify(this);
        }
        static from(e, n, r) {
          const { replacer: i } = r,
            a = new this(e);
          if (n && Symbol.iterator in Object(n)) {
            let e = 0;
            for (let o of n) {
              if (typeof i == `function`) {
                const t = n instanceof Set ? o : String(e++);
                o = i.call(n, t, o);
              }
              a.items.push(t.createNode(o, void 0, r));
            }
          }
          return a;
        }
      };
    function p(e) {
      let t = a.isScalar(e) ? e.value : e;
      return (
        t && typeof t == `string` && (t = Number(t)),
        typeof t == `number` && Number.isInteger(t) && t >= 0 ? t : null
      );
    }
    e.YAMLSeq = l;
  }),
  E = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = T();
    e.seq = {
      collection: `seq`,
      default: !0,
      nodeClass: r.YAMLSeq,
      tag: `tag:yaml.org,2002:seq`,
      resolve(e, n) {
        return t.isSeq(e) || n(`Expected a sequence for this tag`), e;
      },
      createNode: (e, t, n) => r.YAMLSeq.from(e, t, n),
    };
  }),
  D = /* @__PURE__ */ t((e) => {
    var t = h();
    e.string = {
      identify: (e) => typeof e == `string`,
      default: !0,
      tag: `tag:yaml.org,2002:str`,
      resolve: (e) => e,
      stringify(e, n, r, i) {
        return (n = Object.assign({ actualString: !0 }, n)), t.stringifyString(e, n, r, i);
      },
    };
  }),
  O = /* @__PURE__ */ t((e) => {
    var t = u();
    const n = {
      identify: (e) => e == null,
      createNode: () => new t.Scalar(null),
      default: !0,
      tag: `tag:yaml.org,2002:null`,
      test: /^(?:~|[Nn]ull|NULL)?$/,
      resolve: () => new t.Scalar(null),
      stringify: ({ source: e }, t) => (typeof e == `string` && n.test.test(e) ? e : t.options.nullStr),
    };
    e.nullTag = n;
  }),
  k = /* @__PURE__ */ t((e) => {
    var t = u();
    const n = {
      identify: (e) => typeof e == `boolean`,
      default: !0,
      tag: `tag:yaml.org,2002:bool`,
      test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
      resolve: (e) => new t.Scalar(e[0] === `t` || e[0] === `T`),
      stringify({ source: e, value: t }, r) {
        return e && n.test.test(e) && t === (e[0] === `t` || e[0] === `T`)
          ? e
          : t
            ? r.options.trueStr
            : r.options.falseStr;
      },
    };
    e.boolTag = n;
  }),
  A = /* @__PURE__ */ t((e) => {
    function t({ format: e, minFractionDigits: t, tag: n, value: r }) {
      if (typeof r == `bigint`) return String(r);
      const i = typeof r == `number` ? r : Number(r);
      if (!isFinite(i)) return isNaN(i) ? `.nan` : i < 0 ? `-.inf` : `.inf`;
      let a = Object.is(r, -0) ? `-0` : JSON.stringify(r);
      if (!e && t && (!n || n === `tag:yaml.org,2002:float`) && /^-?\d/.test(a) && !a.includes(`e`)) {
        let e = a.indexOf(`.`);
        e < 0 && ((e = a.length), (a += `.`));
        let n = t - (a.length - e - 1);
        for (; n-- > 0; ) a += `0`;
      }
      return a;
    }
    e.stringifyNumber = t;
  }),
  j = /* @__PURE__ */ t((e) => {
    var t = u(),
      n = A();
    const r = {
      identify: (e) => typeof e == `number`,
      default: !0,
      tag: `tag:yaml.org,2002:float`,
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (e) => (e.slice(-3).toLowerCase() === `nan` ? NaN : e[0] === `-` ? -1 / 0 : 1 / 0),
      stringify: n.stringifyNumber,
    };
    (e.float = {
      identify: (e) => typeof e == `number`,
      default: !0,
      tag: `tag:yaml.org,2002:float`,
      test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
      resolve(e) {
        const n = new t.Scalar(parseFloat(e)),
          r = e.indexOf(`.`);
        return r !== -1 && e[e.length - 1] === `0` && (n.minFractionDigits = e.length - r - 1), n;
      },
      stringify: n.stringifyNumber,
    }),
      (e.floatExp = {
        identify: (e) => typeof e == `number`,
        default: !0,
        tag: `tag:yaml.org,2002:float`,
        format: `EXP`,
        test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
        resolve: (e) => parseFloat(e),
        stringify(e) {
          const t = Number(e.value);
          return isFinite(t) ? t.toExponential() : n.stringifyNumber(e);
        },
      }),
      (e.floatNaN = r);
  }),
  M = /* @__PURE__ */ t((e) => {
    var t = A();
    const n = (e) => typeof e == `bigint` || Number.isInteger(e),
      r = (e, t, n, { intAsBigInt: r }) => (r ? BigInt(e) : parseInt(e.substring(t), n));
    function i(e, r, i) {
      const { value: a } = e;
      return n(a) && a >= 0 ? i + a.toString(r) : t.stringifyNumber(e);
    }
    (e.int = {
      identify: n,
      default: !0,
      tag: `tag:yaml.org,2002:int`,
      test: /^[-+]?[0-9]+$/,
      resolve: (e, t, n) => r(e, 0, 10, n),
      stringify: t.stringifyNumber,
    }),
      (e.intHex = {
        identify: (e) => n(e) && e >= 0,
        default: !0,
        tag: `tag:yaml.org,2002:int`,
        format: `HEX`,
        test: /^0x[0-9a-fA-F]+$/,
        resolve: (e, t, n) => r(e, 2, 16, n),
        stringify: (e) => i(e, 16, `0x`),
      }),
      (e.intOct = {
        identify: (e) => n(e) && e >= 0,
        default: !0,
        tag: `tag:yaml.org,2002:int`,
        format: `OCT`,
        test: /^0o[0-7]+$/,
        resolve: (e, t, n) => r(e, 2, 8, n),
        stringify: (e) => i(e, 8, `0o`),
      });
  }),
  ee = /* @__PURE__ */ t((e) => {
    var t = w(),
      n = O(),
      r = E(),
      i = D(),
      a = k(),
      o = j(),
      s = M();
    e.schema = [
      t.map,
      r.seq,
      i.string,
      n.nullTag,
      a.boolTag,
      s.intOct,
      s.int,
      s.intHex,
      o.floatNaN,
      o.floatExp,
      o.float,
    ];
  }),
  te = /* @__PURE__ */ t((e) => {
    var t = u(),
      n = w(),
      r = E();
    function i(e) {
      return typeof e == `bigint` || Number.isInteger(e);
    }
    const a = ({ value: e }) => JSON.stringify(e),
      o = [
        {
          identify: (e) => typeof e == `string`,
          default: !0,
          tag: `tag:yaml.org,2002:str`,
          resolve: (e) => e,
          stringify: a,
        },
        {
          identify: (e) => e == null,
          createNode: () => new t.Scalar(null),
          default: !0,
          tag: `tag:yaml.org,2002:null`,
          test: /^null$/,
          resolve: () => null,
          stringify: a,
        },
        {
          identify: (e) => typeof e == `boolean`,
          default: !0,
          tag: `tag:yaml.org,2002:bool`,
          test: /^true$|^false$/,
          resolve: (e) => e === `true`,
          stringify: a,
        },
        {
          identify: i,
          default: !0,
          tag: `tag:yaml.org,2002:int`,
          test: /^-?(?:0|[1-9][0-9]*)$/,
          resolve: (e, t, { intAsBigInt: n }) => (n ? BigInt(e) : parseInt(e, 10)),
          stringify: ({ value: e }) => (i(e) ? e.toString() : JSON.stringify(e)),
        },
        {
          identify: (e) => typeof e == `number`,
          default: !0,
          tag: `tag:yaml.org,2002:float`,
          test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
          resolve: (e) => parseFloat(e),
          stringify: a,
        },
      ];
    e.schema = [n.map, r.seq].concat(o, {
      default: !0,
      tag: ``,
      test: /^/,
      resolve(e, t) {
        return t(`Unresolved plain scalar ${JSON.stringify(e)}`), e;
      },
    });
  }),
  N = /* @__PURE__ */ t((t) => {
    var n = e(`buffer`),
      r = u(),
      i = h();
    t.binary = {
      identify: (e) => e instanceof Uint8Array,
      default: !1,
      tag: `tag:yaml.org,2002:binary`,
      resolve(e, t) {
        if (typeof n.Buffer == `function`) return n.Buffer.from(e, `base64`);
        if (typeof atob == `function`) {
          const t = atob(e.replace(/[\n\r]/g, ``)),
            n = new Uint8Array(t.length);
          for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
          return n;
        }
        return (
          t(`This environment does not support reading binary tags; either Buffer or atob is required`), e
        );
      },
      stringify({ comment: e, type: t, value: a }, o, s, c) {
        if (!a) return ``;
        let l = a,
          u;
        if (typeof n.Buffer == `function`)
          u = l instanceof n.Buffer ? l.toString(`base64`) : n.Buffer.from(l.buffer).toString(`base64`);
        else if (typeof btoa == `function`) {
          let e = ``;
          for (let t = 0; t < l.length; ++t) e += String.fromCharCode(l[t]);
          u = btoa(e);
        } else
          throw Error(
            `This environment does not support writing binary tags; either Buffer or btoa is required`,
          );
        if (((t ??= r.Scalar.BLOCK_LITERAL), t !== r.Scalar.QUOTE_DOUBLE)) {
          const e = Math.max(o.options.lineWidth - o.indent.length, o.options.minContentWidth),
            n = Math.ceil(u.length / e),
            i = Array(n);
          for (let t = 0, r = 0; t < n; ++t, r += e) i[t] = u.substr(r, e);
          u = i.join(
            t === r.Scalar.BLOCK_LITERAL
              ? `
`
              : ` `,
          );
        }
        return i.stringifyString({ comment: e, type: t, value: u }, o, s, c);
      },
    };
  }),
  P = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = x(),
      i = u(),
      a = T();
    function o(e, n) {
      if (t.isSeq(e))
        for (let a = 0; a < e.items.length; ++a) {
          let o = e.items[a];
          if (!t.isPair(o)) {
            if (t.isMap(o)) {
              o.items.length > 1 && n(`Each pair must have its own sequence indicator`);
              const e = o.items[0] || new r.Pair(new i.Scalar(null));
              if (
                (o.commentBefore &&
                  (e.key.commentBefore = e.key.commentBefore
                    ? `${o.commentBefore}\n${e.key.commentBefore}`
                    : o.commentBefore),
                o.comment)
              ) {
                const t = e.value ?? e.key;
                t.comment = t.comment ? `${o.comment}\n${t.comment}` : o.comment;
              }
              o = e;
            }
            e.items[a] = t.isPair(o) ? o : new r.Pair(o);
          }
        }
      else n(`Expected a sequence for this tag`);
      return e;
    }
    function s(e, t, n) {
      const { replacer: i } = n,
        o = new a.YAMLSeq(e);
      o.tag = `tag:yaml.org,2002:pairs`;
      let s = 0;
      if (t && Symbol.iterator in Object(t))
        for (let e of t) {
          typeof i == `function` && (e = i.call(t, String(s++), e));
          let a, c;
          if (Array.isArray(e)) {
            if (e.length === 2) (a = e[0]), (c = e[1]);
            else throw TypeError(`Expected [key, value] tuple: ${e}`);
          } else if (e && e instanceof Object) {
            const t = Object.keys(e);
            if (t.length === 1) (a = t[0]), (c = e[a]);
            else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
          } else a = e;
          o.items.push(r.createPair(a, c, n));
        }
      return o;
    }
    const c = { collection: `seq`, default: !1, tag: `tag:yaml.org,2002:pairs`, resolve: o, createNode: s };
    (e.createPairs = s), (e.pairs = c), (e.resolvePairs = o);
  }),
  F = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = s(),
      i = C(),
      a = T(),
      o = P(),
      c = class e extends a.YAMLSeq {
        constructor() {
          super(),
            (this.add = i.YAMLMap.prototype.add.bind(this)),
            (this.delete = i.YAMLMap.prototype.delete.bind(this)),
            (this.get = i.YAMLMap.prototype.get.bind(this)),
            (this.has = i.YAMLMap.prototype.has.bind(this)),
            (this.set = i.YAMLMap.prototype.set.bind(this)),
            (this.tag = e.tag);
        }
        toJSON(e, n) {
          if (!n) return super.toJSON(e);
          const i = /* @__PURE__ */ new Map();
          n?.onCreate && n.onCreate(i);
          for (const e of this.items) {
            let a, o;
            if (
              (t.isPair(e)
                ? ((a = r.toJS(e.key, ``, n)), (o = r.toJS(e.value, a, n)))
                : (a = r.toJS(e, ``, n)),
              i.has(a))
            )
              throw Error(`Ordered maps must not include duplicate keys`);
            i.set(a, o);
          }
          return i;
        }
        static from(e, t, n) {
          const r = o.createPairs(e, t, n),
            i = new this();
          return (i.items = r.items), i;
        }
      };
    c.tag = `tag:yaml.org,2002:omap`;
    const l = {
      collection: `seq`,
      identify: (e) => e instanceof Map,
      nodeClass: c,
      default: !1,
      tag: `tag:yaml.org,2002:omap`,
      resolve(e, n) {
        const r = o.resolvePairs(e, n),
          i = [];
        for (const { key: e } of r.items)
          t.isScalar(e) &&
            (i.includes(e.value)
              ? n(`Ordered maps must not include duplicate keys: ${e.value}`)
              : i.push(e.value));
        return Object.assign(new c(), r);
      },
      createNode: (e, t, n) => c.from(e, t, n),
    };
    (e.YAMLOMap = c), (e.omap = l);
  }),
  ne = /* @__PURE__ */ t((e) => {
    var t = u();
    function n({ value: e, source: t }, n) {
      return t && (e ? r : i).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
    }
    const r = {
        identify: (e) => e === !0,
        default: !0,
        tag: `tag:yaml.org,2002:bool`,
        test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
        resolve: () => new t.Scalar(!0),
        stringify: n,
      },
      i = {
        identify: (e) => e === !1,
        default: !0,
        tag: `tag:yaml.org,2002:bool`,
        test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
        resolve: () => new t.Scalar(!1),
        stringify: n,
      };
    (e.falseTag = i), (e.trueTag = r);
  }),
  re = /* @__PURE__ */ t((e) => {
    var t = u(),
      n = A();
    const r = {
      identify: (e) => typeof e == `number`,
      default: !0,
      tag: `tag:yaml.org,2002:float`,
      test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
      resolve: (e) => (e.slice(-3).toLowerCase() === `nan` ? NaN : e[0] === `-` ? -1 / 0 : 1 / 0),
      stringify: n.stringifyNumber,
    };
    (e.float = {
      identify: (e) => typeof e == `number`,
      default: !0,
      tag: `tag:yaml.org,2002:float`,
      test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
      resolve(e) {
        const n = new t.Scalar(parseFloat(e.replace(/_/g, ``))),
          r = e.indexOf(`.`);
        if (r !== -1) {
          const t = e.substring(r + 1).replace(/_/g, ``);
          t[t.length - 1] === `0` && (n.minFractionDigits = t.length);
        }
        return n;
      },
      stringify: n.stringifyNumber,
    }),
      (e.floatExp = {
        identify: (e) => typeof e == `number`,
        default: !0,
        tag: `tag:yaml.org,2002:float`,
        format: `EXP`,
        test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
        resolve: (e) => parseFloat(e.replace(/_/g, ``)),
        stringify(e) {
          const t = Number(e.value);
          return isFinite(t) ? t.toExponential() : n.stringifyNumber(e);
        },
      }),
      (e.floatNaN = r);
  }),
  ie = /* @__PURE__ */ t((e) => {
    var t = A();
    const n = (e) => typeof e == `bigint` || Number.isInteger(e);
    function r(e, t, n, { intAsBigInt: r }) {
      const i = e[0];
      if (((i === `-` || i === `+`) && (t += 1), (e = e.substring(t).replace(/_/g, ``)), r)) {
        switch (n) {
          case 2:
            e = `0b${e}`;
            break;
          case 8:
            e = `0o${e}`;
            break;
          case 16:
            e = `0x${e}`;
        }
        const t = BigInt(e);
        return i === `-` ? BigInt(-1) * t : t;
      }
      const a = parseInt(e, n);
      return i === `-` ? -1 * a : a;
    }
    function i(e, r, i) {
      const { value: a } = e;
      if (n(a)) {
        const e = a.toString(r);
        return a < 0 ? `-` + i + e.substr(1) : i + e;
      }
      return t.stringifyNumber(e);
    }
    const a = {
        identify: n,
        default: !0,
        tag: `tag:yaml.org,2002:int`,
        format: `BIN`,
        test: /^[-+]?0b[0-1_]+$/,
        resolve: (e, t, n) => r(e, 2, 2, n),
        stringify: (e) => i(e, 2, `0b`),
      },
      o = {
        identify: n,
        default: !0,
        tag: `tag:yaml.org,2002:int`,
        format: `OCT`,
        test: /^[-+]?0[0-7_]+$/,
        resolve: (e, t, n) => r(e, 1, 8, n),
        stringify: (e) => i(e, 8, `0`),
      },
      s = {
        identify: n,
        default: !0,
        tag: `tag:yaml.org,2002:int`,
        test: /^[-+]?[0-9][0-9_]*$/,
        resolve: (e, t, n) => r(e, 0, 10, n),
        stringify: t.stringifyNumber,
      },
      c = {
        identify: n,
        default: !0,
        tag: `tag:yaml.org,2002:int`,
        format: `HEX`,
        test: /^[-+]?0x[0-9a-fA-F_]+$/,
        resolve: (e, t, n) => r(e, 2, 16, n),
        stringify: (e) => i(e, 16, `0x`),
      };
    (e.int = s), (e.intBin = a), (e.intHex = c), (e.intOct = o);
  }),
  I = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = x(),
      i = C(),
      a = class e extends i.YAMLMap {
        constructor(t) {
          super(t), (this.tag = e.tag);
        }
        add(e) {
          let n;
          (n = t.isPair(e)
            ? e
            : e && typeof e == `object` && `key` in e && `value` in e && e.value === null
              ? new r.Pair(e.key, null)
              : new r.Pair(e, null)),
            i.findPair(this.items, n.key) || this.items.push(n);
        }
        get(e, n) {
          const r = i.findPair(this.items, e);
          return !n && t.isPair(r) ? (t.isScalar(r.key) ? r.key.value : r.key) : r;
        }
        set(e, t) {
          if (typeof t != `boolean`)
            throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
          const n = i.findPair(this.items, e);
          n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new r.Pair(e));
        }
        toJSON(e, t) {
          return super.toJSON(e, t, Set);
        }
        toString(e, t, n) {
          if (!e) return JSON.stringify(this);
          if (this.hasAllNullValues(!0))
            return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
          throw Error(`Set items must all have null values`);
        }
        static from(e, t, n) {
          const { replacer: i } = n,
            a = new this(e);
          if (t && Symbol.iterator in Object(t))
            for (let e of t)
              typeof i == `function` && (e = i.call(t, e, e)), a.items.push(r.createPair(e, null, n));
          return a;
        }
      };
    a.tag = `tag:yaml.org,2002:set`;
    const o = {
      collection: `map`,
      identify: (e) => e instanceof Set,
      nodeClass: a,
      default: !1,
      tag: `tag:yaml.org,2002:set`,
      createNode: (e, t, n) => a.from(e, t, n),
      resolve(e, n) {
        if (t.isMap(e)) {
          if (e.hasAllNullValues(!0)) return Object.assign(new a(), e);
          n(`Set items must all have null values`);
        } else n(`Expected a mapping for this tag`);
        return e;
      },
    };
    (e.YAMLSet = a), (e.set = o);
  }),
  L = /* @__PURE__ */ t((e) => {
    var t = A();
    function n(e, t) {
      const n = e[0],
        r = n === `-` || n === `+` ? e.substring(1) : e,
        i = (e) => (t ? BigInt(e) : Number(e)),
        a = r
          .replace(/_/g, ``)
          .split(`:`)
          .reduce((e, t) => e * i(60) + i(t), i(0));
      return n === `-` ? i(-1) * a : a;
    }
    function r(e) {
      let { value: n } = e,
        r = (e) => e;
      if (typeof n == `bigint`) r = (e) => BigInt(e);
      else if (isNaN(n) || !isFinite(n)) return t.stringifyNumber(e);
      let i = ``;
      n < 0 && ((i = `-`), (n *= r(-1)));
      const a = r(60),
        o = [n % a];
      return (
        n < 60
          ? o.unshift(0)
          : ((n = (n - o[0]) / a), o.unshift(n % a), n >= 60 && ((n = (n - o[0]) / a), o.unshift(n))),
        i +
          o
            .map((e) => String(e).padStart(2, `0`))
            .join(`:`)
            .replace(/000000\d*$/, ``)
      );
    }
    const i = {
        identify: (e) => typeof e == `bigint` || Number.isInteger(e),
        default: !0,
        tag: `tag:yaml.org,2002:int`,
        format: `TIME`,
        test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
        resolve: (e, t, { intAsBigInt: r }) => n(e, r),
        stringify: r,
      },
      a = {
        identify: (e) => typeof e == `number`,
        default: !0,
        tag: `tag:yaml.org,2002:float`,
        format: `TIME`,
        test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
        resolve: (e) => n(e, !1),
        stringify: r,
      },
      o = {
        identify: (e) => e instanceof Date,
        default: !0,
        tag: `tag:yaml.org,2002:timestamp`,
        test: /^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\.[0-9]+)?)(?:[ \t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$/,
        resolve(e) {
          const t = e.match(o.test);
          if (!t) throw Error(`!!timestamp expects a date, starting with yyyy-mm-dd`);
          let [, r, i, a, s, c, l] = t.map(Number),
            u = t[7] ? Number((t[7] + `00`).substr(1, 3)) : 0,
            d = Date.UTC(r, i - 1, a, s || 0, c || 0, l || 0, u),
            f = t[8];
          if (f && f !== `Z`) {
            let e = n(f, !1);
            Math.abs(e) < 30 && (e *= 60), (d -= 6e4 * e);
          }
          return new Date(d);
        },
        stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, ``) ?? ``,
      };
    (e.floatTime = a), (e.intTime = i), (e.timestamp = o);
  }),
  ae = /* @__PURE__ */ t((e) => {
    var t = w(),
      n = O(),
      r = E(),
      i = D(),
      a = N(),
      o = ne(),
      s = re(),
      c = ie(),
      l = y(),
      u = F(),
      d = P(),
      f = I(),
      p = L();
    e.schema = [
      t.map,
      r.seq,
      i.string,
      n.nullTag,
      o.trueTag,
      o.falseTag,
      c.intBin,
      c.intOct,
      c.int,
      c.intHex,
      s.floatNaN,
      s.floatExp,
      s.float,
      a.binary,
      l.merge,
      u.omap,
      d.pairs,
      f.set,
      p.intTime,
      p.floatTime,
      p.timestamp,
    ];
  }),
  oe = /* @__PURE__ */ t((e) => {
    var t = w(),
      n = O(),
      r = E(),
      i = D(),
      a = k(),
      o = j(),
      s = M(),
      c = ee(),
      l = te(),
      u = N(),
      d = y(),
      f = F(),
      p = P(),
      m = ae(),
      h = I(),
      g = L();
    const _ = /* @__PURE__ */ new Map([
        [`core`, c.schema],
        [`failsafe`, [t.map, r.seq, i.string]],
        [`json`, l.schema],
        [`yaml11`, m.schema],
        [`yaml-1.1`, m.schema],
      ]),
      v = {
        binary: u.binary,
        bool: a.boolTag,
        float: o.float,
        floatExp: o.floatExp,
        floatNaN: o.floatNaN,
        floatTime: g.floatTime,
        int: s.int,
        intHex: s.intHex,
        intOct: s.intOct,
        intTime: g.intTime,
        map: t.map,
        merge: d.merge,
        null: n.nullTag,
        omap: f.omap,
        pairs: p.pairs,
        seq: r.seq,
        set: h.set,
        timestamp: g.timestamp,
      },
      b = {
        'tag:yaml.org,2002:binary': u.binary,
        'tag:yaml.org,2002:merge': d.merge,
        'tag:yaml.org,2002:omap': f.omap,
        'tag:yaml.org,2002:pairs': p.pairs,
        'tag:yaml.org,2002:set': h.set,
        'tag:yaml.org,2002:timestamp': g.timestamp,
      };
    function x(e, t, n) {
      const r = _.get(t);
      if (r && !e) return n && !r.includes(d.merge) ? r.concat(d.merge) : r.slice();
      let i = r;
      if (!i) {
        if (Array.isArray(e)) i = [];
        else {
          const e = Array.from(_.keys())
            .filter((e) => e !== `yaml11`)
            .map((e) => JSON.stringify(e))
            .join(`, `);
          throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
        }
      }
      if (Array.isArray(e)) for (const t of e) i = i.concat(t);
      else typeof e == `function` && (i = e(i.slice()));
      return (
        n && (i = i.concat(d.merge)),
        i.reduce((e, t) => {
          const n = typeof t == `string` ? v[t] : t;
          if (!n) {
            const e = JSON.stringify(t),
              n = Object.keys(v)
                .map((e) => JSON.stringify(e))
                .join(`, `);
            throw Error(`Unknown custom tag ${e}; use one of ${n}`);
          }
          return e.includes(n) || e.push(n), e;
        }, [])
      );
    }
    (e.coreKnownTags = b), (e.getTags = x);
  }),
  R = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = w(),
      i = E(),
      a = D(),
      o = oe();
    const s = (e, t) => (e.key < t.key ? -1 : +(e.key > t.key));
    e.Schema = class e {
      constructor({
        compat: e,
        customTags: n,
        merge: c,
        resolveKnownTags: l,
        schema: u,
        sortMapEntries: d,
        toStringDefaults: f,
      }) {
        (this.compat = Array.isArray(e) ? o.getTags(e, `compat`) : e ? o.getTags(null, e) : null),
          (this.name = (typeof u == `string` && u) || `core`),
          (this.knownTags = l ? o.coreKnownTags : {}),
          (this.tags = o.getTags(n, this.name, c)),
          (this.toStringOptions = f ?? null),
          Object.defineProperty(this, t.MAP, { value: r.map }),
          Object.defineProperty(this, t.SCALAR, { value: a.string }),
          Object.defineProperty(this, t.SEQ, { value: i.seq }),
          (this.sortMapEntries = typeof d == `function` ? d : d === !0 ? s : null);
      }
      clone() {
        const t = Object.create(e.prototype, Object.getOwnPropertyDescriptors(this));
        return (t.tags = this.tags.slice()), t;
      }
    };
  }),
  se = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = g(),
      i = p();
    function a(e, n) {
      let a = [],
        o = n.directives === !0;
      if (n.directives !== !1 && e.directives) {
        const t = e.directives.toString(e);
        t ? (a.push(t), (o = !0)) : e.directives.docStart && (o = !0);
      }
      o && a.push(`---`);
      const s = r.createStringifyContext(e, n),
        { commentString: c } = s.options;
      if (e.commentBefore) {
        a.length !== 1 && a.unshift(``);
        const t = c(e.commentBefore);
        a.unshift(i.indentComment(t, ``));
      }
      let l = !1,
        u = null;
      if (e.contents) {
        if (t.isNode(e.contents)) {
          if ((e.contents.spaceBefore && o && a.push(``), e.contents.commentBefore)) {
            const t = c(e.contents.commentBefore);
            a.push(i.indentComment(t, ``));
          }
          (s.forceBlockIndent = !!e.comment), (u = e.contents.comment);
        }
        let n = u ? void 0 : () => (l = !0),
          d = r.stringify(e.contents, s, () => (u = null), n);
        u && (d += i.lineComment(d, ``, c(u))),
          (d[0] === `|` || d[0] === `>`) && a[a.length - 1] === `---`
            ? (a[a.length - 1] = `--- ${d}`)
            : a.push(d);
      } else a.push(r.stringify(e.contents, s));
      if (e.directives?.docEnd) {
        if (e.comment) {
          const t = c(e.comment);
          t.includes(`
`)
            ? (a.push(`...`), a.push(i.indentComment(t, ``)))
            : a.push(`... ${t}`);
        } else a.push(`...`);
      } else {
        let t = e.comment;
        t && l && (t = t.replace(/^\n+/, ``)),
          t && ((!l || u) && a[a.length - 1] !== `` && a.push(``), a.push(i.indentComment(c(t), ``)));
      }
      return (
        a.join(`
`) +
        `
`
      );
    }
    e.stringifyDocument = a;
  }),
  z = /* @__PURE__ */ t((e) => {
    var t = l(),
      r = f(),
      c = n(),
      u = x(),
      p = s(),
      m = R(),
      h = se(),
      g = a(),
      _ = o(),
      v = d(),
      y = i(),
      b = class e {
        constructor(e, t, n) {
          (this.commentBefore = null),
            (this.comment = null),
            (this.errors = []),
            (this.warnings = []),
            Object.defineProperty(this, c.NODE_TYPE, { value: c.DOC });
          let r = null;
          typeof t == `function` || Array.isArray(t) ? (r = t) : n === void 0 && t && ((n = t), (t = void 0));
          const i = Object.assign(
            {
              intAsBigInt: !1,
              keepSourceTokens: !1,
              logLevel: `warn`,
              prettyErrors: !0,
              strict: !0,
              stringKeys: !1,
              uniqueKeys: !0,
              version: `1.2`,
            },
            n,
          );
          this.options = i;
          let { version: a } = i;
          n?._directives
            ? ((this.directives = n._directives.atDocument()),
              this.directives.yaml.explicit && (a = this.directives.yaml.version))
            : (this.directives = new y.Directives({ version: a })),
            this.setSchema(a, n),
            (this.contents = e === void 0 ? null : this.createNode(e, r, n));
        }
        clone() {
          const t = Object.create(e.prototype, { [c.NODE_TYPE]: { value: c.DOC } });
          return (
            (t.commentBefore = this.commentBefore),
            (t.comment = this.comment),
            (t.errors = this.errors.slice()),
            (t.warnings = this.warnings.slice()),
            (t.options = Object.assign({}, this.options)),
            this.directives && (t.directives = this.directives.clone()),
            (t.schema = this.schema.clone()),
            (t.contents = c.isNode(this.contents) ? this.contents.clone(t.schema) : this.contents),
            this.range && (t.range = this.range.slice()),
            t
          );
        }
        add(e) {
          S(this.contents) && this.contents.add(e);
        }
        addIn(e, t) {
          S(this.contents) && this.contents.addIn(e, t);
        }
        createAlias(e, n) {
          if (!e.anchor) {
            const t = g.anchorNames(this);
            e.anchor = !n || t.has(n) ? g.findNewAnchor(n || `a`, t) : n;
          }
          return new t.Alias(e.anchor);
        }
        createNode(e, t, n) {
          let r;
          if (typeof t == `function`) (e = t.call({ '': e }, ``, e)), (r = t);
          else if (Array.isArray(t)) {
            const e = t
              .filter((e) => typeof e == `number` || e instanceof String || e instanceof Number)
              .map(String);
            e.length > 0 && (t = t.concat(e)), (r = t);
          } else n === void 0 && t && ((n = t), (t = void 0));
          const {
              aliasDuplicateObjects: i,
              anchorPrefix: a,
              flow: o,
              keepUndefined: s,
              onTagObj: l,
              tag: u,
            } = n ?? {},
            { onAnchor: d, setAnchors: f, sourceObjects: p } = g.createNodeAnchors(this, a || `a`),
            m = {
              aliasDuplicateObjects: i ?? !0,
              keepUndefined: s ?? !1,
              onAnchor: d,
              onTagObj: l,
              replacer: r,
              schema: this.schema,
              sourceObjects: p,
            },
            h = v.createNode(e, u, m);
          return o && c.isCollection(h) && (h.flow = !0), f(), h;
        }
        createPair(e, t, n = {}) {
          const r = this.createNode(e, null, n),
            i = this.createNode(t, null, n);
          return new u.Pair(r, i);
        }
        delete(e) {
          return S(this.contents) ? this.contents.delete(e) : !1;
        }
        deleteIn(e) {
          return r.isEmptyPath(e)
            ? this.contents != null && ((this.contents = null), !0)
            : S(this.contents)
              ? this.contents.deleteIn(e)
              : !1;
        }
        get(e, t) {
          return c.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
        }
        getIn(e, t) {
          return r.isEmptyPath(e)
            ? !t && c.isScalar(this.contents)
              ? this.contents.value
              : this.contents
            : c.isCollection(this.contents)
              ? this.contents.getIn(e, t)
              : void 0;
        }
        has(e) {
          return c.isCollection(this.contents) ? this.contents.has(e) : !1;
        }
        hasIn(e) {
          return r.isEmptyPath(e)
            ? this.contents !== void 0
            : c.isCollection(this.contents)
              ? this.contents.hasIn(e)
              : !1;
        }
        set(e, t) {
          this.contents == null
            ? (this.contents = r.collectionFromPath(this.schema, [e], t))
            : S(this.contents) && this.contents.set(e, t);
        }
        setIn(e, t) {
          r.isEmptyPath(e)
            ? (this.contents = t)
            : this.contents == null
              ? (this.contents = r.collectionFromPath(this.schema, Array.from(e), t))
              : S(this.contents) && this.contents.setIn(e, t);
        }
        setSchema(e, t = {}) {
          typeof e == `number` && (e = String(e));
          let n;
          switch (e) {
            case `1.1`:
              this.directives
                ? (this.directives.yaml.version = `1.1`)
                : (this.directives = new y.Directives({ version: `1.1` })),
                (n = { resolveKnownTags: !1, schema: `yaml-1.1` });
              break;
            case `1.2`:
            case `next`:
              this.directives
                ? (this.directives.yaml.version = e)
                : (this.directives = new y.Directives({ version: e })),
                (n = { resolveKnownTags: !0, schema: `core` });
              break;
            case null:
              this.directives && delete this.directives, (n = null);
              break;
            default: {
              const t = JSON.stringify(e);
              throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
            }
          }
          if (t.schema instanceof Object) this.schema = t.schema;
          else if (n) this.schema = new m.Schema(Object.assign(n, t));
          else throw Error(`With a null YAML version, the { schema: Schema } option is required`);
        }
        toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
          const o = {
              anchors: /* @__PURE__ */ new Map(),
              doc: this,
              keep: !e,
              mapAsMap: n === !0,
              mapKeyWarned: !1,
              maxAliasCount: typeof r == `number` ? r : 100,
            },
            s = p.toJS(this.contents, t ?? ``, o);
          if (typeof i == `function`) for (const { count: e, res: t } of o.anchors.values()) i(t, e);
          return typeof a == `function` ? _.applyReviver(a, { '': s }, ``, s) : s;
        }
        toJSON(e, t) {
          return this.toJS({ json: !0, jsonArg: e, mapAsMap: !1, onAnchor: t });
        }
        toString(e = {}) {
          if (this.errors.length > 0) throw Error(`Document with errors cannot be stringified`);
          if (`indent` in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
            const t = JSON.stringify(e.indent);
            throw Error(`"indent" option must be a positive integer, not ${t}`);
          }
          return h.stringifyDocument(this, e);
        }
      };
    function S(e) {
      if (c.isCollection(e)) return !0;
      throw Error(`Expected a YAML collection as document contents`);
    }
    e.Document = b;
  }),
  B = /* @__PURE__ */ t((e) => {
    var t = class extends Error {
        constructor(e, t, n, r) {
          super(), (this.name = e), (this.code = n), (this.message = r), (this.pos = t);
        }
      },
      n = class extends t {
        constructor(e, t, n) {
          super(`YAMLParseError`, e, t, n);
        }
      },
      r = class extends t {
        constructor(e, t, n) {
          super(`YAMLWarning`, e, t, n);
        }
      };
    (e.YAMLError = t),
      (e.YAMLParseError = n),
      (e.YAMLWarning = r),
      (e.prettifyError = (e, t) => (n) => {
        if (n.pos[0] === -1) return;
        n.linePos = n.pos.map((e) => t.linePos(e));
        const { line: r, col: i } = n.linePos[0];
        n.message += ` at line ${r}, column ${i}`;
        let a = i - 1,
          o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, ``);
        if (a >= 60 && o.length > 80) {
          const e = Math.min(a - 39, o.length - 79);
          (o = `…` + o.substring(e)), (a -= e - 1);
        }
        if ((o.length > 80 && (o = o.substring(0, 79) + `…`), r > 1 && /^ *$/.test(o.substring(0, a)))) {
          let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
          n.length > 80 &&
            (n =
              n.substring(0, 79) +
              `…
`),
            (o = n + o);
        }
        if (/[^ ]/.test(o)) {
          let e = 1,
            t = n.linePos[1];
          t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
          const s = ` `.repeat(a) + `^`.repeat(e);
          n.message += `:\n\n${o}\n${s}\n`;
        }
      });
  }),
  V = /* @__PURE__ */ t((e) => {
    function t(
      e,
      { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s },
    ) {
      let c = !1,
        l = s,
        u = s,
        d = ``,
        f = ``,
        p = !1,
        m = !1,
        h = null,
        g = null,
        _ = null,
        v = null,
        y = null,
        b = null,
        x = null;
      for (const i of e)
        switch (
          ((m &&=
            (i.type !== `space` &&
              i.type !== `newline` &&
              i.type !== `comma` &&
              a(
                i.offset,
                `MISSING_CHAR`,
                `Tags and anchors must be separated from the next token by white space`,
              ),
            !1)),
          (h &&=
            (l &&
              i.type !== `comment` &&
              i.type !== `newline` &&
              a(h, `TAB_AS_INDENT`, `Tabs are not allowed as indentation`),
            null)),
          i.type)
        ) {
          case `space`:
            !t && (n !== `doc-start` || r?.type !== `flow-collection`) && i.source.includes(`	`) && (h = i),
              (u = !0);
            break;
          case `comment`: {
            u ||
              a(i, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`);
            const e = i.source.substring(1) || ` `;
            d ? (d += f + e) : (d = e), (f = ``), (l = !1);
            break;
          }
          case `newline`:
            l ? (d ? (d += i.source) : (b && n === `seq-item-ind`) || (c = !0)) : (f += i.source),
              (l = !0),
              (p = !0),
              (g || _) && (v = i),
              (u = !0);
            break;
          case `anchor`:
            g && a(i, `MULTIPLE_ANCHORS`, `A node can have at most one anchor`),
              i.source.endsWith(`:`) &&
                a(i.offset + i.source.length - 1, `BAD_ALIAS`, `Anchor ending in : is ambiguous`, !0),
              (g = i),
              (x ??= i.offset),
              (l = !1),
              (u = !1),
              (m = !0);
            break;
          case `tag`:
            _ && a(i, `MULTIPLE_TAGS`, `A node can have at most one tag`),
              (_ = i),
              (x ??= i.offset),
              (l = !1),
              (u = !1),
              (m = !0);
            break;
          case n:
            (g || _) && a(i, `BAD_PROP_ORDER`, `Anchors and tags must be after the ${i.source} indicator`),
              b && a(i, `UNEXPECTED_TOKEN`, `Unexpected ${i.source} in ${t ?? `collection`}`),
              (b = i),
              (l = n === `seq-item-ind` || n === `explicit-key-ind`),
              (u = !1);
            break;
          case `comma`:
            if (t) {
              y && a(i, `UNEXPECTED_TOKEN`, `Unexpected , in ${t}`), (y = i), (l = !1), (u = !1);
              break;
            }
          default:
            a(i, `UNEXPECTED_TOKEN`, `Unexpected ${i.type} token`), (l = !1), (u = !1);
        }
      const S = e[e.length - 1],
        C = S ? S.offset + S.source.length : i;
      return (
        m &&
          r &&
          r.type !== `space` &&
          r.type !== `newline` &&
          r.type !== `comma` &&
          (r.type !== `scalar` || r.source !== ``) &&
          a(
            r.offset,
            `MISSING_CHAR`,
            `Tags and anchors must be separated from the next token by white space`,
          ),
        h &&
          ((l && h.indent <= o) || r?.type === `block-map` || r?.type === `block-seq`) &&
          a(h, `TAB_AS_INDENT`, `Tabs are not allowed as indentation`),
        {
          comma: y,
          found: b,
          spaceBefore: c,
          comment: d,
          hasNewline: p,
          anchor: g,
          tag: _,
          newlineAfterProp: v,
          end: C,
          start: x ?? C,
        }
      );
    }
    e.resolveProps = t;
  }),
  H = /* @__PURE__ */ t((e) => {
    function t(e) {
      if (!e) return null;
      switch (e.type) {
        case `alias`:
        case `scalar`:
        case `double-quoted-scalar`:
        case `single-quoted-scalar`:
          if (
            e.source.includes(`
`)
          )
            return !0;
          if (e.end) {
            for (const t of e.end) if (t.type === `newline`) return !0;
          }
          return !1;
        case `flow-collection`:
          for (const n of e.items) {
            for (const e of n.start) if (e.type === `newline`) return !0;
            if (n.sep) {
              for (const e of n.sep) if (e.type === `newline`) return !0;
            }
            if (t(n.key) || t(n.value)) return !0;
          }
          return !1;
        default:
          return !0;
      }
    }
    e.containsNewline = t;
  }),
  U = /* @__PURE__ */ t((e) => {
    var t = H();
    function n(e, n, r) {
      if (n?.type === `flow-collection`) {
        const i = n.end[0];
        i.indent === e &&
          (i.source === `]` || i.source === `}`) &&
          t.containsNewline(n) &&
          r(i, `BAD_INDENT`, `Flow end indicator should be more indented than parent`, !0);
      }
    }
    e.flowIndentCheck = n;
  }),
  W = /* @__PURE__ */ t((e) => {
    var t = n();
    function r(e, n, r) {
      const { uniqueKeys: i } = e.options;
      if (i === !1) return !1;
      const a =
        typeof i == `function`
          ? i
          : (e, n) => e === n || (t.isScalar(e) && t.isScalar(n) && e.value === n.value);
      return n.some((e) => a(e.key, r));
    }
    e.mapIncludes = r;
  }),
  ce = /* @__PURE__ */ t((e) => {
    var t = x(),
      n = C(),
      r = V(),
      i = H(),
      a = U(),
      o = W();
    const s = `All mapping items must start at the same column`;
    function c({ composeNode: e, composeEmptyNode: c }, l, u, d, f) {
      const p = new (f?.nodeClass ?? n.YAMLMap)(l.schema);
      l.atRoot &&= !1;
      let m = u.offset,
        h = null;
      for (const n of u.items) {
        const { start: f, key: g, sep: _, value: v } = n,
          y = r.resolveProps(f, {
            indicator: `explicit-key-ind`,
            next: g ?? _?.[0],
            offset: m,
            onError: d,
            parentIndent: u.indent,
            startOnNewline: !0,
          }),
          b = !y.found;
        if (b) {
          if (
            (g &&
              (g.type === `block-seq`
                ? d(m, `BLOCK_AS_IMPLICIT_KEY`, `A block sequence may not be used as an implicit map key`)
                : `indent` in g && g.indent !== u.indent && d(m, `BAD_INDENT`, s)),
            !y.anchor && !y.tag && !_)
          ) {
            (h = y.end),
              y.comment &&
                (p.comment
                  ? (p.comment +=
                      `
` + y.comment)
                  : (p.comment = y.comment));
            continue;
          }
          (y.newlineAfterProp || i.containsNewline(g)) &&
            d(g ?? f[f.length - 1], `MULTILINE_IMPLICIT_KEY`, `Implicit keys need to be on a single line`);
        } else y.found?.indent !== u.indent && d(m, `BAD_INDENT`, s);
        l.atKey = !0;
        const x = y.end,
          S = g ? e(l, g, y, d) : c(l, x, f, null, y, d);
        l.schema.compat && a.flowIndentCheck(u.indent, g, d),
          (l.atKey = !1),
          o.mapIncludes(l, p.items, S) && d(x, `DUPLICATE_KEY`, `Map keys must be unique`);
        const C = r.resolveProps(_ ?? [], {
          indicator: `map-value-ind`,
          next: v,
          offset: S.range[2],
          onError: d,
          parentIndent: u.indent,
          startOnNewline: !g || g.type === `block-scalar`,
        });
        if (((m = C.end), C.found)) {
          b &&
            (v?.type === `block-map` &&
              !C.hasNewline &&
              d(m, `BLOCK_AS_IMPLICIT_KEY`, `Nested mappings are not allowed in compact mappings`),
            l.options.strict &&
              y.start < C.found.offset - 1024 &&
              d(
                S.range,
                `KEY_OVER_1024_CHARS`,
                `The : indicator must be at most 1024 chars after the start of an implicit block mapping key`,
              ));
          const r = v ? e(l, v, C, d) : c(l, m, _, null, C, d);
          l.schema.compat && a.flowIndentCheck(u.indent, v, d), (m = r.range[2]);
          const i = new t.Pair(S, r);
          l.options.keepSourceTokens && (i.srcToken = n), p.items.push(i);
        } else {
          b && d(S.range, `MISSING_CHAR`, `Implicit map keys need to be followed by map values`),
            C.comment &&
              (S.comment
                ? (S.comment +=
                    `
` + C.comment)
                : (S.comment = C.comment));
          const e = new t.Pair(S);
          l.options.keepSourceTokens && (e.srcToken = n), p.items.push(e);
        }
      }
      return (
        h && h < m && d(h, `IMPOSSIBLE`, `Map comment with trailing content`),
        (p.range = [u.offset, m, h ?? m]),
        p
      );
    }
    e.resolveBlockMap = c;
  }),
  le = /* @__PURE__ */ t((e) => {
    var t = T(),
      n = V(),
      r = U();
    function i({ composeNode: e, composeEmptyNode: i }, a, o, s, c) {
      const l = new (c?.nodeClass ?? t.YAMLSeq)(a.schema);
      (a.atRoot &&= !1), (a.atKey &&= !1);
      let u = o.offset,
        d = null;
      for (const { start: t, value: c } of o.items) {
        const f = n.resolveProps(t, {
          indicator: `seq-item-ind`,
          next: c,
          offset: u,
          onError: s,
          parentIndent: o.indent,
          startOnNewline: !0,
        });
        if (!f.found) {
          if (f.anchor || f.tag || c)
            c?.type === `block-seq`
              ? s(f.end, `BAD_INDENT`, `All sequence items must start at the same column`)
              : s(u, `MISSING_CHAR`, `Sequence item without - indicator`);
          else {
            (d = f.end), f.comment && (l.comment = f.comment);
            continue;
          }
        }
        const p = c ? e(a, c, f, s) : i(a, f.end, t, null, f, s);
        a.schema.compat && r.flowIndentCheck(o.indent, c, s), (u = p.range[2]), l.items.push(p);
      }
      return (l.range = [o.offset, u, d ?? u]), l;
    }
    e.resolveBlockSeq = i;
  }),
  G = /* @__PURE__ */ t((e) => {
    function t(e, t, n, r) {
      let i = ``;
      if (e) {
        let a = !1,
          o = ``;
        for (const s of e) {
          const { source: e, type: c } = s;
          switch (c) {
            case `space`:
              a = !0;
              break;
            case `comment`: {
              n &&
                !a &&
                r(
                  s,
                  `MISSING_CHAR`,
                  `Comments must be separated from other tokens by white space characters`,
                );
              const t = e.substring(1) || ` `;
              i ? (i += o + t) : (i = t), (o = ``);
              break;
            }
            case `newline`:
              i && (o += e), (a = !0);
              break;
            default:
              r(s, `UNEXPECTED_TOKEN`, `Unexpected ${c} at node end`);
          }
          t += e.length;
        }
      }
      return { comment: i, offset: t };
    }
    e.resolveEnd = t;
  }),
  ue = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = x(),
      i = C(),
      a = T(),
      o = G(),
      s = V(),
      c = H(),
      l = W();
    const u = `Block collections are not allowed within flow collections`,
      d = (e) => e && (e.type === `block-map` || e.type === `block-seq`);
    function f({ composeNode: e, composeEmptyNode: n }, f, p, m, h) {
      const g = p.start.source === `{`,
        _ = g ? `flow map` : `flow sequence`,
        v = new (h?.nodeClass ?? (g ? i.YAMLMap : a.YAMLSeq))(f.schema);
      v.flow = !0;
      const y = f.atRoot;
      y && (f.atRoot = !1), (f.atKey &&= !1);
      let b = p.offset + p.start.source.length;
      for (let a = 0; a < p.items.length; ++a) {
        const o = p.items[a],
          { start: h, key: y, sep: x, value: S } = o,
          C = s.resolveProps(h, {
            flow: _,
            indicator: `explicit-key-ind`,
            next: y ?? x?.[0],
            offset: b,
            onError: m,
            parentIndent: p.indent,
            startOnNewline: !1,
          });
        if (!C.found) {
          if (!C.anchor && !C.tag && !x && !S) {
            a === 0 && C.comma
              ? m(C.comma, `UNEXPECTED_TOKEN`, `Unexpected , in ${_}`)
              : a < p.items.length - 1 && m(C.start, `UNEXPECTED_TOKEN`, `Unexpected empty item in ${_}`),
              C.comment &&
                (v.comment
                  ? (v.comment +=
                      `
` + C.comment)
                  : (v.comment = C.comment)),
              (b = C.end);
            continue;
          }
          !g &&
            f.options.strict &&
            c.containsNewline(y) &&
            m(
              y,
              `MULTILINE_IMPLICIT_KEY`,
              `Implicit keys of flow sequence pairs need to be on a single line`,
            );
        }
        if (a === 0) C.comma && m(C.comma, `UNEXPECTED_TOKEN`, `Unexpected , in ${_}`);
        else if ((C.comma || m(C.start, `MISSING_CHAR`, `Missing , between ${_} items`), C.comment)) {
          let e = ``;
          loop: for (const t of h)
            switch (t.type) {
              case `comma`:
              case `space`:
                break;
              case `comment`:
                e = t.source.substring(1);
                break loop;
              default:
                break loop;
            }
          if (e) {
            let n = v.items[v.items.length - 1];
            t.isPair(n) && (n = n.value ?? n.key),
              n.comment
                ? (n.comment +=
                    `
` + e)
                : (n.comment = e),
              (C.comment = C.comment.substring(e.length + 1));
          }
        }
        if (!g && !x && !C.found) {
          const t = S ? e(f, S, C, m) : n(f, C.end, x, null, C, m);
          v.items.push(t), (b = t.range[2]), d(S) && m(t.range, `BLOCK_IN_FLOW`, u);
        } else {
          f.atKey = !0;
          const t = C.end,
            a = y ? e(f, y, C, m) : n(f, t, h, null, C, m);
          d(y) && m(a.range, `BLOCK_IN_FLOW`, u), (f.atKey = !1);
          const c = s.resolveProps(x ?? [], {
            flow: _,
            indicator: `map-value-ind`,
            next: S,
            offset: a.range[2],
            onError: m,
            parentIndent: p.indent,
            startOnNewline: !1,
          });
          if (c.found) {
            if (!g && !C.found && f.options.strict) {
              if (x)
                for (const e of x) {
                  if (e === c.found) break;
                  if (e.type === `newline`) {
                    m(
                      e,
                      `MULTILINE_IMPLICIT_KEY`,
                      `Implicit keys of flow sequence pairs need to be on a single line`,
                    );
                    break;
                  }
                }
              C.start < c.found.offset - 1024 &&
                m(
                  c.found,
                  `KEY_OVER_1024_CHARS`,
                  `The : indicator must be at most 1024 chars after the start of an implicit flow sequence key`,
                );
            }
          } else
            S &&
              (`source` in S && S.source?.[0] === `:`
                ? m(S, `MISSING_CHAR`, `Missing space after : in ${_}`)
                : m(c.start, `MISSING_CHAR`, `Missing , or : between ${_} items`));
          const w = S ? e(f, S, c, m) : c.found ? n(f, c.end, x, null, c, m) : null;
          w
            ? d(S) && m(w.range, `BLOCK_IN_FLOW`, u)
            : c.comment &&
              (a.comment
                ? (a.comment +=
                    `
` + c.comment)
                : (a.comment = c.comment));
          const T = new r.Pair(a, w);
          if ((f.options.keepSourceTokens && (T.srcToken = o), g)) {
            const e = v;
            l.mapIncludes(f, e.items, a) && m(t, `DUPLICATE_KEY`, `Map keys must be unique`), e.items.push(T);
          } else {
            const e = new i.YAMLMap(f.schema);
            (e.flow = !0), e.items.push(T);
            const t = (w ?? a).range;
            (e.range = [a.range[0], t[1], t[2]]), v.items.push(e);
          }
          b = w ? w.range[2] : c.end;
        }
      }
      let x = g ? `}` : `]`,
        [S, ...C] = p.end,
        w = b;
      if (S?.source === x) w = S.offset + S.source.length;
      else {
        const e = _[0].toUpperCase() + _.substring(1),
          t = y
            ? `${e} must end with a ${x}`
            : `${e} in block collection must be sufficiently indented and end with a ${x}`;
        m(b, y ? `MISSING_CHAR` : `BAD_INDENT`, t), S && S.source.length !== 1 && C.unshift(S);
      }
      if (C.length > 0) {
        const e = o.resolveEnd(C, w, f.options.strict, m);
        e.comment &&
          (v.comment
            ? (v.comment +=
                `
` + e.comment)
            : (v.comment = e.comment)),
          (v.range = [p.offset, w, e.offset]);
      } else v.range = [p.offset, w, w];
      return v;
    }
    e.resolveFlowCollection = f;
  }),
  de = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = u(),
      i = C(),
      a = T(),
      o = ce(),
      s = le(),
      c = ue();
    function l(e, t, n, r, i, a) {
      const l =
          n.type === `block-map`
            ? o.resolveBlockMap(e, t, n, r, a)
            : n.type === `block-seq`
              ? s.resolveBlockSeq(e, t, n, r, a)
              : c.resolveFlowCollection(e, t, n, r, a),
        u = l.constructor;
      return i === `!` || i === u.tagName ? ((l.tag = u.tagName), l) : (i && (l.tag = i), l);
    }
    function d(e, n, o, s, c) {
      const u = s.tag,
        d = u ? n.directives.tagName(u.source, (e) => c(u, `TAG_RESOLVE_FAILED`, e)) : null;
      if (o.type === `block-seq`) {
        const { anchor: e, newlineAfterProp: t } = s,
          n = e && u ? (e.offset > u.offset ? e : u) : (e ?? u);
        n &&
          (!t || t.offset < n.offset) &&
          c(n, `MISSING_CHAR`, `Missing newline after block sequence props`);
      }
      const f =
        o.type === `block-map`
          ? `map`
          : o.type === `block-seq`
            ? `seq`
            : o.start.source === `{`
              ? `map`
              : `seq`;
      if (
        !u ||
        !d ||
        d === `!` ||
        (d === i.YAMLMap.tagName && f === `map`) ||
        (d === a.YAMLSeq.tagName && f === `seq`)
      )
        return l(e, n, o, c, d);
      let p = n.schema.tags.find((e) => e.tag === d && e.collection === f);
      if (!p) {
        const t = n.schema.knownTags[d];
        if (t?.collection === f) n.schema.tags.push(Object.assign({}, t, { default: !1 })), (p = t);
        else
          return (
            t
              ? c(
                  u,
                  `BAD_COLLECTION_TYPE`,
                  `${t.tag} used for ${f} collection, but expects ${t.collection ?? `scalar`}`,
                  !0,
                )
              : c(u, `TAG_RESOLVE_FAILED`, `Unresolved tag: ${d}`, !0),
            l(e, n, o, c, d)
          );
      }
      const m = l(e, n, o, c, d, p),
        h = p.resolve?.(m, (e) => c(u, `TAG_RESOLVE_FAILED`, e), n.options) ?? m,
        g = t.isNode(h) ? h : new r.Scalar(h);
      return (g.range = m.range), (g.tag = d), p?.format && (g.format = p.format), g;
    }
    e.composeCollection = d;
  }),
  K = /* @__PURE__ */ t((e) => {
    var t = u();
    function n(e, n, a) {
      const o = n.offset,
        s = r(n, e.options.strict, a);
      if (!s) return { value: ``, type: null, comment: ``, range: [o, o, o] };
      let c = s.mode === `>` ? t.Scalar.BLOCK_FOLDED : t.Scalar.BLOCK_LITERAL,
        l = n.source ? i(n.source) : [],
        u = l.length;
      for (let e = l.length - 1; e >= 0; --e) {
        const t = l[e][1];
        if (t === `` || t === `\r`) u = e;
        else break;
      }
      if (u === 0) {
        let e =
            s.chomp === `+` && l.length > 0
              ? `
`.repeat(Math.max(1, l.length - 1))
              : ``,
          t = o + s.length;
        return (
          n.source && (t += n.source.length), { value: e, type: c, comment: s.comment, range: [o, t, t] }
        );
      }
      let d = n.indent + s.indent,
        f = n.offset + s.length,
        p = 0;
      for (let t = 0; t < u; ++t) {
        const [n, r] = l[t];
        if (r === `` || r === `\r`) s.indent === 0 && n.length > d && (d = n.length);
        else {
          n.length < d &&
            a(
              f + n.length,
              `MISSING_CHAR`,
              `Block scalars with more-indented leading empty lines must use an explicit indentation indicator`,
            ),
            s.indent === 0 && (d = n.length),
            (p = t),
            d === 0 && !e.atRoot && a(f, `BAD_INDENT`, `Block scalar values in collections must be indented`);
          break;
        }
        f += n.length + r.length + 1;
      }
      for (let e = l.length - 1; e >= u; --e) l[e][0].length > d && (u = e + 1);
      let m = ``,
        h = ``,
        g = !1;
      for (let e = 0; e < p; ++e)
        m +=
          l[e][0].slice(d) +
          `
`;
      for (let e = p; e < u; ++e) {
        let [n, r] = l[e];
        f += n.length + r.length + 1;
        const i = r[r.length - 1] === `\r`;
        /* istanbul ignore if already caught in lexer */
        if ((i && (r = r.slice(0, -1)), r && n.length < d)) {
          const e = `Block scalar lines must not be less indented than their ${s.indent ? `explicit indentation indicator` : `first line`}`;
          a(f - r.length - (i ? 2 : 1), `BAD_INDENT`, e), (n = ``);
        }
        c === t.Scalar.BLOCK_LITERAL
          ? ((m += h + n.slice(d) + r),
            (h = `
`))
          : n.length > d || r[0] === `	`
            ? (h === ` `
                ? (h = `
`)
                : !g &&
                  h ===
                    `
` &&
                  (h = `

`),
              (m += h + n.slice(d) + r),
              (h = `
`),
              (g = !0))
            : r === ``
              ? h ===
                `
`
                ? (m += `
`)
                : (h = `
`)
              : ((m += h + r), (h = ` `), (g = !1));
      }
      switch (s.chomp) {
        case `-`:
          break;
        case `+`:
          for (let e = u; e < l.length; ++e)
            m +=
              `
` + l[e][0].slice(d);
          m[m.length - 1] !==
            `
` &&
            (m += `
`);
          break;
        default:
          m += `
`;
      }
      const _ = o + s.length + n.source.length;
      return { value: m, type: c, comment: s.comment, range: [o, _, _] };
    }
    function r({ offset: e, props: t }, n, r) {
      /* istanbul ignore if should not happen */
      if (t[0].type !== `block-scalar-header`)
        return r(t[0], `IMPOSSIBLE`, `Block scalar header not found`), null;
      let { source: i } = t[0],
        a = i[0],
        o = 0,
        s = ``,
        c = -1;
      for (let t = 1; t < i.length; ++t) {
        const n = i[t];
        if (!s && (n === `-` || n === `+`)) s = n;
        else {
          const r = Number(n);
          !o && r ? (o = r) : c === -1 && (c = e + t);
        }
      }
      c !== -1 && r(c, `UNEXPECTED_TOKEN`, `Block scalar header includes extra characters: ${i}`);
      let l = !1,
        u = ``,
        d = i.length;
      for (let e = 1; e < t.length; ++e) {
        const i = t[e];
        switch (i.type) {
          case `space`:
            l = !0;
          case `newline`:
            d += i.source.length;
            break;
          case `comment`:
            n &&
              !l &&
              r(i, `MISSING_CHAR`, `Comments must be separated from other tokens by white space characters`),
              (d += i.source.length),
              (u = i.source.substring(1));
            break;
          case `error`:
            r(i, `UNEXPECTED_TOKEN`, i.message), (d += i.source.length);
            break;
          /* istanbul ignore next should not happen */
          default: {
            r(i, `UNEXPECTED_TOKEN`, `Unexpected token in block scalar header: ${i.type}`);
            const e = i.source;
            e && typeof e == `string` && (d += e.length);
          }
        }
      }
      return { mode: a, indent: o, chomp: s, comment: u, length: d };
    }
    function i(e) {
      const t = e.split(/\n( *)/),
        n = t[0],
        r = n.match(/^( *)/),
        i = [r?.[1] ? [r[1], n.slice(r[1].length)] : [``, n]];
      for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
      return i;
    }
    e.resolveBlockScalar = n;
  }),
  q = /* @__PURE__ */ t((e) => {
    var t = u(),
      n = G();
    function r(e, r, o) {
      let { offset: c, type: l, source: u, end: d } = e,
        f,
        p,
        m = (e, t, n) => o(c + e, t, n);
      switch (l) {
        case `scalar`:
          (f = t.Scalar.PLAIN), (p = i(u, m));
          break;
        case `single-quoted-scalar`:
          (f = t.Scalar.QUOTE_SINGLE), (p = a(u, m));
          break;
        case `double-quoted-scalar`:
          (f = t.Scalar.QUOTE_DOUBLE), (p = s(u, m));
          break;
        /* istanbul ignore next should not happen */
        default:
          return (
            o(e, `UNEXPECTED_TOKEN`, `Expected a flow scalar value, but found: ${l}`),
            { value: ``, type: null, comment: ``, range: [c, c + u.length, c + u.length] }
          );
      }
      const h = c + u.length,
        g = n.resolveEnd(d, h, r, o);
      return { value: p, type: f, comment: g.comment, range: [c, h, g.offset] };
    }
    function i(e, t) {
      let n = ``;
      switch (e[0]) {
        /* istanbul ignore next should not happen */
        case `	`:
          n = `a tab character`;
          break;
        case `,`:
          n = `flow indicator character ,`;
          break;
        case `%`:
          n = `directive indicator character %`;
          break;
        case `|`:
        case `>`:
          n = `block scalar indicator ${e[0]}`;
          break;
        case `@`:
        case '`':
          n = `reserved character ${e[0]}`;
      }
      return n && t(0, `BAD_SCALAR_START`, `Plain value cannot start with ${n}`), o(e);
    }
    function a(e, t) {
      return (
        (e[e.length - 1] !== `'` || e.length === 1) && t(e.length, `MISSING_CHAR`, `Missing closing 'quote`),
        o(e.slice(1, -1)).replace(/''/g, `'`)
      );
    }
    function o(e) {
      let t = /(.*?)\r?\n/sy,
        n = t.exec(e);
      if (!n) return e;
      let r, i;
      try {
        (r = /(?<![ 	])[ 	]+$/), (i = /^[ 	]+|(?<![ 	])[ 	]+$/g);
      } catch {
        (r = /[ \t]+$/), (i = /^[ \t]+|[ \t]+$/g);
      }
      let a = n[1].replace(r, ``),
        o = ` `,
        s = t.lastIndex;
      for (; (n = t.exec(e)); ) {
        const e = n[1].replace(i, ``);
        e === ``
          ? o ===
            `
`
            ? (a += o)
            : (o = `
`)
          : ((a += o + e), (o = ` `)),
          (s = t.lastIndex);
      }
      const c = /[ \t]*(.*)/sy;
      return (c.lastIndex = s), (n = c.exec(e)), a + o + (n?.[1] ?? ``);
    }
    function s(e, t) {
      let n = ``;
      for (let r = 1; r < e.length - 1; ++r) {
        const i = e[r];
        if (
          i !== `\r` ||
          e[r + 1] !==
            `
`
        ) {
          if (
            i ===
            `
`
          ) {
            const { fold: t, offset: i } = c(e, r);
            (n += t), (r = i);
          } else if (i === `\\`) {
            let i = e[++r],
              a = l[i];
            if (a) n += a;
            else if (
              i ===
              `
`
            )
              for (i = e[r + 1]; i === ` ` || i === `	`; ) i = e[++r + 1];
            else if (
              i === `\r` &&
              e[r + 1] ===
                `
`
            )
              for (i = e[++r + 1]; i === ` ` || i === `	`; ) i = e[++r + 1];
            else if (i === `x` || i === `u` || i === `U`) {
              const a = i === `x` ? 2 : i === `u` ? 4 : 8;
              (n += d(e, r + 1, a, t)), (r += a);
            } else {
              const i = e.substr(r - 1, 2);
              t(r - 1, `BAD_DQ_ESCAPE`, `Invalid escape sequence ${i}`), (n += i);
            }
          } else if (i === ` ` || i === `	`) {
            let t = r,
              a = e[r + 1];
            for (; a === ` ` || a === `	`; ) a = e[++r + 1];
            a !==
              `
` &&
              (a !== `\r` ||
                e[r + 2] !==
                  `
`) &&
              (n += r > t ? e.slice(t, r + 1) : i);
          } else n += i;
        }
      }
      return (
        (e[e.length - 1] !== `"` || e.length === 1) && t(e.length, `MISSING_CHAR`, `Missing closing "quote`),
        n
      );
    }
    function c(e, t) {
      let n = ``,
        r = e[t + 1];
      for (
        ;
        (r === ` ` ||
          r === `	` ||
          r ===
            `
` ||
          r === `\r`) &&
        (r !== `\r` ||
          e[t + 2] ===
            `
`);
      )
        r ===
          `
` &&
          (n += `
`),
          (t += 1),
          (r = e[t + 1]);
      return (n ||= ` `), { fold: n, offset: t };
    }
    const l = {
      0: `\0`,
      a: `\x07`,
      b: `\b`,
      e: `\x1B`,
      f: `\f`,
      n: `
`,
      r: `\r`,
      t: `	`,
      v: `\v`,
      N: ``,
      _: `\xA0`,
      L: `\u2028`,
      P: `\u2029`,
      ' ': ` `,
      '"': `"`,
      '/': `/`,
      '\\': `\\`,
      '	': `	`,
    };
    function d(e, t, n, r) {
      const i = e.substr(t, n),
        a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
      try {
        return String.fromCodePoint(a);
      } catch {
        const i = e.substr(t - 2, n + 2);
        return r(t - 2, `BAD_DQ_ESCAPE`, `Invalid escape sequence ${i}`), i;
      }
    }
    e.resolveFlowScalar = r;
  }),
  fe = /* @__PURE__ */ t((e) => {
    var t = n(),
      r = u(),
      i = K(),
      a = q();
    function o(e, n, o, l) {
      let {
          value: u,
          type: d,
          comment: f,
          range: p,
        } = n.type === `block-scalar`
          ? i.resolveBlockScalar(e, n, l)
          : a.resolveFlowScalar(n, e.options.strict, l),
        m = o ? e.directives.tagName(o.source, (e) => l(o, `TAG_RESOLVE_FAILED`, e)) : null,
        h;
      h =
        e.options.stringKeys && e.atKey
          ? e.schema[t.SCALAR]
          : m
            ? s(e.schema, u, m, o, l)
            : n.type === `scalar`
              ? c(e, u, n, l)
              : e.schema[t.SCALAR];
      let g;
      try {
        const i = h.resolve(u, (e) => l(o ?? n, `TAG_RESOLVE_FAILED`, e), e.options);
        g = t.isScalar(i) ? i : new r.Scalar(i);
      } catch (e) {
        const t = e instanceof Error ? e.message : String(e);
        l(o ?? n, `TAG_RESOLVE_FAILED`, t), (g = new r.Scalar(u));
      }
      return (
        (g.range = p),
        (g.source = u),
        d && (g.type = d),
        m && (g.tag = m),
        h.format && (g.format = h.format),
        f && (g.comment = f),
        g
      );
    }
    function s(e, n, r, i, a) {
      if (r === `!`) return e[t.SCALAR];
      const o = [];
      for (const t of e.tags)
        if (!t.collection && t.tag === r) {
          if (t.default && t.test) o.push(t);
          else return t;
        }
      for (const e of o) if (e.test?.test(n)) return e;
      const s = e.knownTags[r];
      return s && !s.collection
        ? (e.tags.push(Object.assign({}, s, { default: !1, test: void 0 })), s)
        : (a(i, `TAG_RESOLVE_FAILED`, `Unresolved tag: ${r}`, r !== `tag:yaml.org,2002:str`), e[t.SCALAR]);
    }
    function c({ atKey: e, directives: n, schema: r }, i, a, o) {
      const s =
        r.tags.find((t) => (t.default === !0 || (e && t.default === `key`)) && t.test?.test(i)) ||
        r[t.SCALAR];
      if (r.compat) {
        const e = r.compat.find((e) => e.default && e.test?.test(i)) ?? r[t.SCALAR];
        s.tag !== e.tag &&
          o(
            a,
            `TAG_RESOLVE_FAILED`,
            `Value may be parsed as either ${n.tagString(s.tag)} or ${n.tagString(e.tag)}`,
            !0,
          );
      }
      return s;
    }
    e.composeScalar = o;
  }),
  pe = /* @__PURE__ */ t((e) => {
    function t(e, t, n) {
      if (t) {
        n ??= t.length;
        for (let r = n - 1; r >= 0; --r) {
          let n = t[r];
          switch (n.type) {
            case `space`:
            case `comment`:
            case `newline`:
              e -= n.source.length;
              continue;
          }
          for (n = t[++r]; n?.type === `space`; ) (e += n.source.length), (n = t[++r]);
          break;
        }
      }
      return e;
    }
    e.emptyScalarPosition = t;
  }),
  me = /* @__PURE__ */ t((e) => {
    var t = l(),
      r = n(),
      i = de(),
      a = fe(),
      o = G(),
      s = pe();
    const c = { composeNode: u, composeEmptyNode: d };
    function u(e, t, n, o) {
      let s = e.atKey,
        { spaceBefore: l, comment: u, anchor: p, tag: m } = n,
        h,
        g = !0;
      switch (t.type) {
        case `alias`:
          (h = f(e, t, o)), (p || m) && o(t, `ALIAS_PROPS`, `An alias node must not specify any properties`);
          break;
        case `scalar`:
        case `single-quoted-scalar`:
        case `double-quoted-scalar`:
        case `block-scalar`:
          (h = a.composeScalar(e, t, m, o)), p && (h.anchor = p.source.substring(1));
          break;
        case `block-map`:
        case `block-seq`:
        case `flow-collection`:
          try {
            (h = i.composeCollection(c, e, t, n, o)), p && (h.anchor = p.source.substring(1));
          } catch (e) {
            o(t, `RESOURCE_EXHAUSTION`, e instanceof Error ? e.message : String(e));
          }
          break;
        default:
          o(t, `UNEXPECTED_TOKEN`, t.type === `error` ? t.message : `Unsupported token (type: ${t.type})`),
            (g = !1);
      }
      return (
        (h ??= d(e, t.offset, void 0, null, n, o)),
        p && h.anchor === `` && o(p, `BAD_ALIAS`, `Anchor cannot be an empty string`),
        s &&
          e.options.stringKeys &&
          (!r.isScalar(h) || typeof h.value != `string` || (h.tag && h.tag !== `tag:yaml.org,2002:str`)) &&
          o(m ?? t, `NON_STRING_KEY`, `With stringKeys, all keys must be strings`),
        l && (h.spaceBefore = !0),
        u && (t.type === `scalar` && t.source === `` ? (h.comment = u) : (h.commentBefore = u)),
        e.options.keepSourceTokens && g && (h.srcToken = t),
        h
      );
    }
    function d(e, t, n, r, { spaceBefore: i, comment: o, anchor: c, tag: l, end: u }, d) {
      const f = { type: `scalar`, offset: s.emptyScalarPosition(t, n, r), indent: -1, source: `` },
        p = a.composeScalar(e, f, l, d);
      return (
        c &&
          ((p.anchor = c.source.substring(1)),
          p.anchor === `` && d(c, `BAD_ALIAS`, `Anchor cannot be an empty string`)),
        i && (p.spaceBefore = !0),
        o && ((p.comment = o), (p.range[2] = u)),
        p
      );
    }
    function f({ options: e }, { offset: n, source: r, end: i }, a) {
      const s = new t.Alias(r.substring(1));
      s.source === `` && a(n, `BAD_ALIAS`, `Alias cannot be an empty string`),
        s.source.endsWith(`:`) && a(n + r.length - 1, `BAD_ALIAS`, `Alias ending in : is ambiguous`, !0);
      const c = n + r.length,
        l = o.resolveEnd(i, c, e.strict, a);
      return (s.range = [n, c, l.offset]), l.comment && (s.comment = l.comment), s;
    }
    (e.composeEmptyNode = d), (e.composeNode = u);
  }),
  he = /* @__PURE__ */ t((e) => {
    var t = z(),
      n = me(),
      r = G(),
      i = V();
    function a(e, a, { offset: o, start: s, value: c, end: l }, u) {
      const d = Object.assign({ _directives: a }, e),
        f = new t.Document(void 0, d),
        p = { atKey: !1, atRoot: !0, directives: f.directives, options: f.options, schema: f.schema },
        m = i.resolveProps(s, {
          indicator: `doc-start`,
          next: c ?? l?.[0],
          offset: o,
          onError: u,
          parentIndent: 0,
          startOnNewline: !0,
        });
      m.found &&
        ((f.directives.docStart = !0),
        c &&
          (c.type === `block-map` || c.type === `block-seq`) &&
          !m.hasNewline &&
          u(m.end, `MISSING_CHAR`, `Block collection cannot start on same line with directives-end marker`)),
        (f.contents = c ? n.composeNode(p, c, m, u) : n.composeEmptyNode(p, m.end, s, null, m, u));
      const h = f.contents.range[2],
        g = r.resolveEnd(l, h, !1, u);
      return g.comment && (f.comment = g.comment), (f.range = [o, h, g.offset]), f;
    }
    e.composeDoc = a;
  }),
  J = /* @__PURE__ */ t((t) => {
    var r = e(`process`),
      a = i(),
      o = z(),
      s = B(),
      c = n(),
      l = he(),
      u = G();
    function d(e) {
      if (typeof e == `number`) return [e, e + 1];
      if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
      const { offset: t, source: n } = e;
      return [t, t + (typeof n == `string` ? n.length : 1)];
    }
    function f(e) {
      let t = ``,
        n = !1,
        r = !1;
      for (let i = 0; i < e.length; ++i) {
        const a = e[i];
        switch (a[0]) {
          case `#`:
            (t +=
              (t === ``
                ? ``
                : r
                  ? `

`
                  : `
`) + (a.substring(1) || ` `)),
              (n = !0),
              (r = !1);
            break;
          case `%`:
            e[i + 1]?.[0] !== `#` && (i += 1), (n = !1);
            break;
          default:
            n || (r = !0), (n = !1);
        }
      }
      return { comment: t, afterEmptyLine: r };
    }
    t.Composer = class {
      constructor(e = {}) {
        (this.doc = null),
          (this.atDirectives = !1),
          (this.prelude = []),
          (this.errors = []),
          (this.warnings = []),
          (this.onError = (e, t, n, r) => {
            const i = d(e);
            r
              ? this.warnings.push(new s.YAMLWarning(i, t, n))
              : this.errors.push(new s.YAMLParseError(i, t, n));
          }),
          (this.directives = new a.Directives({ version: e.version || `1.2` })),
          (this.options = e);
      }
      decorate(e, t) {
        const { comment: n, afterEmptyLine: r } = f(this.prelude);
        if (n) {
          const i = e.contents;
          if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
          else if (r || e.directives.docStart || !i) e.commentBefore = n;
          else if (c.isCollection(i) && !i.flow && i.items.length > 0) {
            let e = i.items[0];
            c.isPair(e) && (e = e.key);
            const t = e.commentBefore;
            e.commentBefore = t ? `${n}\n${t}` : n;
          } else {
            const e = i.commentBefore;
            i.commentBefore = e ? `${n}\n${e}` : n;
          }
        }
        if (t) {
          for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
          for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
        } else (e.errors = this.errors), (e.warnings = this.warnings);
        (this.prelude = []), (this.errors = []), (this.warnings = []);
      }
      streamInfo() {
        return {
          comment: f(this.prelude).comment,
          directives: this.directives,
          errors: this.errors,
          warnings: this.warnings,
        };
      }
      *compose(e, t = !1, n = -1) {
        for (const t of e) yield* this.next(t);
        yield* this.end(t, n);
      }
      *next(e) {
        switch ((r.env.LOG_STREAM && console.dir(e, { depth: null }), e.type)) {
          case `directive`:
            this.directives.add(e.source, (t, n, r) => {
              const i = d(e);
              (i[0] += t), this.onError(i, `BAD_DIRECTIVE`, n, r);
            }),
              this.prelude.push(e.source),
              (this.atDirectives = !0);
            break;
          case `document`: {
            const t = l.composeDoc(this.options, this.directives, e, this.onError);
            this.atDirectives &&
              !t.directives.docStart &&
              this.onError(e, `MISSING_CHAR`, `Missing directives-end/doc-start indicator line`),
              this.decorate(t, !1),
              this.doc && (yield this.doc),
              (this.doc = t),
              (this.atDirectives = !1);
            break;
          }
          case `byte-order-mark`:
          case `space`:
            break;
          case `comment`:
          case `newline`:
            this.prelude.push(e.source);
            break;
          case `error`: {
            const t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message,
              n = new s.YAMLParseError(d(e), `UNEXPECTED_TOKEN`, t);
            this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
            break;
          }
          case `doc-end`: {
            if (!this.doc) {
              this.errors.push(
                new s.YAMLParseError(
                  d(e),
                  `UNEXPECTED_TOKEN`,
                  `Unexpected doc-end without preceding document`,
                ),
              );
              break;
            }
            this.doc.directives.docEnd = !0;
            const t = u.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
            if ((this.decorate(this.doc, !0), t.comment)) {
              const e = this.doc.comment;
              this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
            }
            this.doc.range[2] = t.offset;
            break;
          }
          default:
            this.errors.push(new s.YAMLParseError(d(e), `UNEXPECTED_TOKEN`, `Unsupported token ${e.type}`));
        }
      }
      *end(e = !1, t = -1) {
        if (this.doc) this.decorate(this.doc, !0), yield this.doc, (this.doc = null);
        else if (e) {
          const e = Object.assign({ _directives: this.directives }, this.options),
            n = new o.Document(void 0, e);
          this.atDirectives && this.onError(t, `MISSING_CHAR`, `Missing directives-end indicator line`),
            (n.range = [0, t, t]),
            this.decorate(n, !1),
            yield n;
        }
      }
    };
  }),
  ge = /* @__PURE__ */ t((e) => {
    var t = K(),
      n = q(),
      r = B(),
      i = h();
    function a(e, i = !0, a) {
      if (e) {
        const o = (e, t, n) => {
          const i = typeof e == `number` ? e : Array.isArray(e) ? e[0] : e.offset;
          if (a) a(i, t, n);
          else throw new r.YAMLParseError([i, i + 1], t, n);
        };
        switch (e.type) {
          case `scalar`:
          case `single-quoted-scalar`:
          case `double-quoted-scalar`:
            return n.resolveFlowScalar(e, i, o);
          case `block-scalar`:
            return t.resolveBlockScalar({ options: { strict: i } }, e, o);
        }
      }
      return null;
    }
    function o(e, t) {
      const { implicitKey: n = !1, indent: r, inFlow: a = !1, offset: o = -1, type: s = `PLAIN` } = t,
        c = i.stringifyString(
          { type: s, value: e },
          {
            implicitKey: n,
            indent: r > 0 ? ` `.repeat(r) : ``,
            inFlow: a,
            options: { blockQuote: !0, lineWidth: -1 },
          },
        ),
        u = t.end ?? [
          {
            type: `newline`,
            offset: -1,
            indent: r,
            source: `
`,
          },
        ];
      switch (c[0]) {
        case `|`:
        case `>`: {
          const e = c.indexOf(`
`),
            t = c.substring(0, e),
            n =
              c.substring(e + 1) +
              `
`,
            i = [{ type: `block-scalar-header`, offset: o, indent: r, source: t }];
          return (
            l(i, u) ||
              i.push({
                type: `newline`,
                offset: -1,
                indent: r,
                source: `
`,
              }),
            { type: `block-scalar`, offset: o, indent: r, props: i, source: n }
          );
        }
        case `"`:
          return { type: `double-quoted-scalar`, offset: o, indent: r, source: c, end: u };
        case `'`:
          return { type: `single-quoted-scalar`, offset: o, indent: r, source: c, end: u };
        default:
          return { type: `scalar`, offset: o, indent: r, source: c, end: u };
      }
    }
    function s(e, t, n = {}) {
      let { afterKey: r = !1, implicitKey: a = !1, inFlow: o = !1, type: s } = n,
        l = `indent` in e ? e.indent : null;
      if ((r && typeof l == `number` && (l += 2), !s))
        switch (e.type) {
          case `single-quoted-scalar`:
            s = `QUOTE_SINGLE`;
            break;
          case `double-quoted-scalar`:
            s = `QUOTE_DOUBLE`;
            break;
          case `block-scalar`: {
            const t = e.props[0];
            if (t.type !== `block-scalar-header`) throw Error(`Invalid block scalar header`);
            s = t.source[0] === `>` ? `BLOCK_FOLDED` : `BLOCK_LITERAL`;
            break;
          }
          default:
            s = `PLAIN`;
        }
      const d = i.stringifyString(
        { type: s, value: t },
        {
          implicitKey: a || l === null,
          indent: l !== null && l > 0 ? ` `.repeat(l) : ``,
          inFlow: o,
          options: { blockQuote: !0, lineWidth: -1 },
        },
      );
      switch (d[0]) {
        case `|`:
        case `>`:
          c(e, d);
          break;
        case `"`:
          u(e, d, `double-quoted-scalar`);
          break;
        case `'`:
          u(e, d, `single-quoted-scalar`);
          break;
        default:
          u(e, d, `scalar`);
      }
    }
    function c(e, t) {
      const n = t.indexOf(`
`),
        r = t.substring(0, n),
        i =
          t.substring(n + 1) +
          `
`;
      if (e.type === `block-scalar`) {
        const t = e.props[0];
        if (t.type !== `block-scalar-header`) throw Error(`Invalid block scalar header`);
        (t.source = r), (e.source = i);
      } else {
        const { offset: t } = e,
          n = `indent` in e ? e.indent : -1,
          a = [{ type: `block-scalar-header`, offset: t, indent: n, source: r }];
        l(a, `end` in e ? e.end : void 0) ||
          a.push({
            type: `newline`,
            offset: -1,
            indent: n,
            source: `
`,
          });
        for (const t of Object.keys(e)) t !== `type` && t !== `offset` && delete e[t];
        Object.assign(e, { type: `block-scalar`, indent: n, props: a, source: i });
      }
    }
    function l(e, t) {
      if (t)
        for (const n of t)
          switch (n.type) {
            case `space`:
            case `comment`:
              e.push(n);
              break;
            case `newline`:
              return e.push(n), !0;
          }
      return !1;
    }
    function u(e, t, n) {
      switch (e.type) {
        case `scalar`:
        case `double-quoted-scalar`:
        case `single-quoted-scalar`:
          (e.type = n), (e.source = t);
          break;
        case `block-scalar`: {
          let r = e.props.slice(1),
            i = t.length;
          e.props[0].type === `block-scalar-header` && (i -= e.props[0].source.length);
          for (const e of r) e.offset += i;
          delete e.props, Object.assign(e, { type: n, source: t, end: r });
          break;
        }
        case `block-map`:
        case `block-seq`: {
          const r = {
            type: `newline`,
            offset: e.offset + t.length,
            indent: e.indent,
            source: `
`,
          };
          delete e.items, Object.assign(e, { type: n, source: t, end: [r] });
          break;
        }
        default: {
          const r = `indent` in e ? e.indent : -1,
            i =
              `end` in e && Array.isArray(e.end)
                ? e.end.filter((e) => e.type === `space` || e.type === `comment` || e.type === `newline`)
                : [];
          for (const t of Object.keys(e)) t !== `type` && t !== `offset` && delete e[t];
          Object.assign(e, { type: n, indent: r, source: t, end: i });
        }
      }
    }
    (e.createScalarToken = o), (e.resolveAsScalar = a), (e.setScalarValue = s);
  }),
  _e = /* @__PURE__ */ t((e) => {
    const t = (e) => (`type` in e ? n(e) : r(e));
    function n(e) {
      switch (e.type) {
        case `block-scalar`: {
          let t = ``;
          for (const r of e.props) t += n(r);
          return t + e.source;
        }
        case `block-map`:
        case `block-seq`: {
          let t = ``;
          for (const n of e.items) t += r(n);
          return t;
        }
        case `flow-collection`: {
          let t = e.start.source;
          for (const n of e.items) t += r(n);
          for (const n of e.end) t += n.source;
          return t;
        }
        case `document`: {
          let t = r(e);
          if (e.end) for (const n of e.end) t += n.source;
          return t;
        }
        default: {
          let t = e.source;
          if (`end` in e && e.end) for (const n of e.end) t += n.source;
          return t;
        }
      }
    }
    function r({ start: e, key: t, sep: r, value: i }) {
      let a = ``;
      for (const t of e) a += t.source;
      if ((t && (a += n(t)), r)) for (const e of r) a += e.source;
      return i && (a += n(i)), a;
    }
    e.stringify = t;
  }),
  Y = /* @__PURE__ */ t((e) => {
    const t = Symbol(`break visit`),
      n = Symbol(`skip children`),
      r = Symbol(`remove item`);
    function i(e, t) {
      `type` in e && e.type === `document` && (e = { start: e.start, value: e.value }),
        a(Object.freeze([]), e, t);
    }
    (i.BREAK = t),
      (i.SKIP = n),
      (i.REMOVE = r),
      (i.itemAtPath = (e, t) => {
        let n = e;
        for (const [e, r] of t) {
          const t = n?.[e];
          if (t && `items` in t) n = t.items[r];
          else return;
        }
        return n;
      }),
      (i.parentCollection = (e, t) => {
        const n = i.itemAtPath(e, t.slice(0, -1)),
          r = t[t.length - 1][0],
          a = n?.[r];
        if (a && `items` in a) return a;
        throw Error(`Parent collection not found`);
      });
    function a(e, n, i) {
      let o = i(n, e);
      if (typeof o == `symbol`) return o;
      for (const s of [`key`, `value`]) {
        const c = n[s];
        if (c && `items` in c) {
          for (let n = 0; n < c.items.length; ++n) {
            const o = a(Object.freeze(e.concat([[s, n]])), c.items[n], i);
            if (typeof o == `number`) n = o - 1;
            else if (o === t) return t;
            else o === r && (c.items.splice(n, 1), --n);
          }
          typeof o == `function` && s === `key` && (o = o(n, e));
        }
      }
      return typeof o == `function` ? o(n, e) : o;
    }
    e.visit = i;
  }),
  X = /* @__PURE__ */ t((e) => {
    var t = ge(),
      n = _e(),
      r = Y();
    const i = (e) => !!e && `items` in e,
      a = (e) =>
        !!e &&
        (e.type === `scalar` ||
          e.type === `single-quoted-scalar` ||
          e.type === `double-quoted-scalar` ||
          e.type === `block-scalar`);
    /* istanbul ignore next */
    function o(e) {
      switch (e) {
        case `﻿`:
          return `<BOM>`;
        case ``:
          return `<DOC>`;
        case ``:
          return `<FLOW_END>`;
        case ``:
          return `<SCALAR>`;
        default:
          return JSON.stringify(e);
      }
    }
    function s(e) {
      switch (e) {
        case `﻿`:
          return `byte-order-mark`;
        case ``:
          return `doc-mode`;
        case ``:
          return `flow-error-end`;
        case ``:
          return `scalar`;
        case `---`:
          return `doc-start`;
        case `...`:
          return `doc-end`;
        case ``:
        case `
`:
        case `\r
`:
          return `newline`;
        case `-`:
          return `seq-item-ind`;
        case `?`:
          return `explicit-key-ind`;
        case `:`:
          return `map-value-ind`;
        case `{`:
          return `flow-map-start`;
        case `}`:
          return `flow-map-end`;
        case `[`:
          return `flow-seq-start`;
        case `]`:
          return `flow-seq-end`;
        case `,`:
          return `comma`;
      }
      switch (e[0]) {
        case ` `:
        case `	`:
          return `space`;
        case `#`:
          return `comment`;
        case `%`:
          return `directive-line`;
        case `*`:
          return `alias`;
        case `&`:
          return `anchor`;
        case `!`:
          return `tag`;
        case `'`:
          return `single-quoted-scalar`;
        case `"`:
          return `double-quoted-scalar`;
        case `|`:
        case `>`:
          return `block-scalar-header`;
      }
      return null;
    }
    (e.createScalarToken = t.createScalarToken),
      (e.resolveAsScalar = t.resolveAsScalar),
      (e.setScalarValue = t.setScalarValue),
      (e.stringify = n.stringify),
      (e.visit = r.visit),
      (e.BOM = `﻿`),
      (e.DOCUMENT = ``),
      (e.FLOW_END = ``),
      (e.SCALAR = ``),
      (e.isCollection = i),
      (e.isScalar = a),
      (e.prettyToken = o),
      (e.tokenType = s);
  }),
  Z = /* @__PURE__ */ t((e) => {
    var t = X();
    function n(e) {
      switch (e) {
        case void 0:
        case ` `:
        case `
`:
        case `\r`:
        case `	`:
          return !0;
        default:
          return !1;
      }
    }
    const r = /* @__PURE__ */ new Set(`0123456789ABCDEFabcdef`),
      i = /* @__PURE__ */ new Set(
        `0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()`,
      ),
      a = /* @__PURE__ */ new Set(`,[]{}`),
      o = /* @__PURE__ */ new Set(` ,[]{}
\r	`),
      s = (e) => !e || o.has(e);
    e.Lexer = class {
      constructor() {
        (this.atEnd = !1),
          (this.blockScalarIndent = -1),
          (this.blockScalarKeep = !1),
          (this.buffer = ``),
          (this.flowKey = !1),
          (this.flowLevel = 0),
          (this.indentNext = 0),
          (this.indentValue = 0),
          (this.lineEndPos = null),
          (this.next = null),
          (this.pos = 0);
      }
      *lex(e, t = !1) {
        if (e) {
          if (typeof e != `string`) throw TypeError(`source is not a string`);
          (this.buffer = this.buffer ? this.buffer + e : e), (this.lineEndPos = null);
        }
        this.atEnd = !t;
        let n = this.next ?? `stream`;
        for (; n && (t || this.hasChars(1)); ) n = yield* this.parseNext(n);
      }
      atLineEnd() {
        let e = this.pos,
          t = this.buffer[e];
        for (; t === ` ` || t === `	`; ) t = this.buffer[++e];
        return (
          !t ||
          t === `#` ||
          t ===
            `
` ||
          (t === `\r` &&
            this.buffer[e + 1] ===
              `
`)
        );
      }
      charAt(e) {
        return this.buffer[this.pos + e];
      }
      continueScalar(e) {
        let t = this.buffer[e];
        if (this.indentNext > 0) {
          let n = 0;
          for (; t === ` `; ) t = this.buffer[++n + e];
          if (t === `\r`) {
            const t = this.buffer[n + e + 1];
            if (
              t ===
                `
` ||
              (!t && !this.atEnd)
            )
              return e + n + 1;
          }
          return t ===
            `
` ||
            n >= this.indentNext ||
            (!t && !this.atEnd)
            ? e + n
            : -1;
        }
        if (t === `-` || t === `.`) {
          const t = this.buffer.substr(e, 3);
          if ((t === `---` || t === `...`) && n(this.buffer[e + 3])) return -1;
        }
        return e;
      }
      getLine() {
        let e = this.lineEndPos;
        return (
          (typeof e != `number` || (e !== -1 && e < this.pos)) &&
            ((e = this.buffer.indexOf(
              `
`,
              this.pos,
            )),
            (this.lineEndPos = e)),
          e === -1
            ? this.atEnd
              ? this.buffer.substring(this.pos)
              : null
            : (this.buffer[e - 1] === `\r` && --e, this.buffer.substring(this.pos, e))
        );
      }
      hasChars(e) {
        return this.pos + e <= this.buffer.length;
      }
      setNext(e) {
        return (
          (this.buffer = this.buffer.substring(this.pos)),
          (this.pos = 0),
          (this.lineEndPos = null),
          (this.next = e),
          null
        );
      }
      peek(e) {
        return this.buffer.substr(this.pos, e);
      }
      *parseNext(e) {
        switch (e) {
          case `stream`:
            return yield* this.parseStream();
          case `line-start`:
            return yield* this.parseLineStart();
          case `block-start`:
            return yield* this.parseBlockStart();
          case `doc`:
            return yield* this.parseDocument();
          case `flow`:
            return yield* this.parseFlowCollection();
          case `quoted-scalar`:
            return yield* this.parseQuotedScalar();
          case `block-scalar`:
            return yield* this.parseBlockScalar();
          case `plain-scalar`:
            return yield* this.parsePlainScalar();
        }
      }
      *parseStream() {
        let e = this.getLine();
        if (e === null) return this.setNext(`stream`);
        if ((e[0] === t.BOM && (yield* this.pushCount(1), (e = e.substring(1))), e[0] === `%`)) {
          let t = e.length,
            n = e.indexOf(`#`);
          for (; n !== -1; ) {
            const r = e[n - 1];
            if (r === ` ` || r === `	`) {
              t = n - 1;
              break;
            }
            n = e.indexOf(`#`, n + 1);
          }
          for (;;) {
            const n = e[t - 1];
            if (n === ` ` || n === `	`) --t;
            else break;
          }
          const r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
          return yield* this.pushCount(e.length - r), this.pushNewline(), `stream`;
        }
        if (this.atLineEnd()) {
          const t = yield* this.pushSpaces(!0);
          return yield* this.pushCount(e.length - t), yield* this.pushNewline(), `stream`;
        }
        return yield t.DOCUMENT, yield* this.parseLineStart();
      }
      *parseLineStart() {
        const e = this.charAt(0);
        if (!e && !this.atEnd) return this.setNext(`line-start`);
        if (e === `-` || e === `.`) {
          if (!this.atEnd && !this.hasChars(4)) return this.setNext(`line-start`);
          const e = this.peek(3);
          if ((e === `---` || e === `...`) && n(this.charAt(3)))
            return (
              yield* this.pushCount(3),
              (this.indentValue = 0),
              (this.indentNext = 0),
              e === `---` ? `doc` : `stream`
            );
        }
        return (
          (this.indentValue = yield* this.pushSpaces(!1)),
          this.indentNext > this.indentValue && !n(this.charAt(1)) && (this.indentNext = this.indentValue),
          yield* this.parseBlockStart()
        );
      }
      *parseBlockStart() {
        const [e, t] = this.peek(2);
        if (!t && !this.atEnd) return this.setNext(`block-start`);
        if ((e === `-` || e === `?` || e === `:`) && n(t)) {
          const e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
          return (this.indentNext = this.indentValue + 1), (this.indentValue += e), `block-start`;
        }
        return `doc`;
      }
      *parseDocument() {
        yield* this.pushSpaces(!0);
        const e = this.getLine();
        if (e === null) return this.setNext(`doc`);
        let t = yield* this.pushIndicators();
        switch (e[t]) {
          case `#`:
            yield* this.pushCount(e.length - t);
          case void 0:
            return yield* this.pushNewline(), yield* this.parseLineStart();
          case `{`:
          case `[`:
            return yield* this.pushCount(1), (this.flowKey = !1), (this.flowLevel = 1), `flow`;
          case `}`:
          case `]`:
            return yield* this.pushCount(1), `doc`;
          case `*`:
            return yield* this.pushUntil(s), `doc`;
          case `"`:
          case `'`:
            return yield* this.parseQuotedScalar();
          case `|`:
          case `>`:
            return (
              (t += yield* this.parseBlockScalarHeader()),
              (t += yield* this.pushSpaces(!0)),
              yield* this.pushCount(e.length - t),
              yield* this.pushNewline(),
              yield* this.parseBlockScalar()
            );
          default:
            return yield* this.parsePlainScalar();
        }
      }
      *parseFlowCollection() {
        let e,
          r,
          i = -1;
        do
          (e = yield* this.pushNewline()),
            e > 0 ? ((r = yield* this.pushSpaces(!1)), (this.indentValue = i = r)) : (r = 0),
            (r += yield* this.pushSpaces(!0));
        while (e + r > 0);
        const a = this.getLine();
        if (a === null) return this.setNext(`flow`);
        if (
          ((i !== -1 && i < this.indentNext && a[0] !== `#`) ||
            (i === 0 && (a.startsWith(`---`) || a.startsWith(`...`)) && n(a[3]))) &&
          (i !== this.indentNext - 1 || this.flowLevel !== 1 || (a[0] !== `]` && a[0] !== `}`))
        )
          return (this.flowLevel = 0), yield t.FLOW_END, yield* this.parseLineStart();
        let o = 0;
        for (; a[o] === `,`; )
          (o += yield* this.pushCount(1)), (o += yield* this.pushSpaces(!0)), (this.flowKey = !1);
        switch (((o += yield* this.pushIndicators()), a[o])) {
          case void 0:
            return `flow`;
          case `#`:
            return yield* this.pushCount(a.length - o), `flow`;
          case `{`:
          case `[`:
            return yield* this.pushCount(1), (this.flowKey = !1), (this.flowLevel += 1), `flow`;
          case `}`:
          case `]`:
            return (
              yield* this.pushCount(1), (this.flowKey = !0), --this.flowLevel, this.flowLevel ? `flow` : `doc`
            );
          case `*`:
            return yield* this.pushUntil(s), `flow`;
          case `"`:
          case `'`:
            return (this.flowKey = !0), yield* this.parseQuotedScalar();
          case `:`: {
            const e = this.charAt(1);
            if (this.flowKey || n(e) || e === `,`)
              return (this.flowKey = !1), yield* this.pushCount(1), yield* this.pushSpaces(!0), `flow`;
          }
          default:
            return (this.flowKey = !1), yield* this.parsePlainScalar();
        }
      }
      *parseQuotedScalar() {
        let e = this.charAt(0),
          t = this.buffer.indexOf(e, this.pos + 1);
        if (e === `'`) for (; t !== -1 && this.buffer[t + 1] === `'`; ) t = this.buffer.indexOf(`'`, t + 2);
        else
          for (; t !== -1; ) {
            let e = 0;
            for (; this.buffer[t - 1 - e] === `\\`; ) e += 1;
            if (e % 2 == 0) break;
            t = this.buffer.indexOf(`"`, t + 1);
          }
        let n = this.buffer.substring(0, t),
          r = n.indexOf(
            `
`,
            this.pos,
          );
        if (r !== -1) {
          for (; r !== -1; ) {
            const e = this.continueScalar(r + 1);
            if (e === -1) break;
            r = n.indexOf(
              `
`,
              e,
            );
          }
          r !== -1 && (t = r - (n[r - 1] === `\r` ? 2 : 1));
        }
        if (t === -1) {
          if (!this.atEnd) return this.setNext(`quoted-scalar`);
          t = this.buffer.length;
        }
        return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? `flow` : `doc`;
      }
      *parseBlockScalarHeader() {
        (this.blockScalarIndent = -1), (this.blockScalarKeep = !1);
        let e = this.pos;
        for (;;) {
          const t = this.buffer[++e];
          if (t === `+`) this.blockScalarKeep = !0;
          else if (t > `0` && t <= `9`) this.blockScalarIndent = Number(t) - 1;
          else if (t !== `-`) break;
        }
        return yield* this.pushUntil((e) => n(e) || e === `#`);
      }
      *parseBlockScalar() {
        let e = this.pos - 1,
          n = 0,
          r;
        loop: for (let t = this.pos; (r = this.buffer[t]); ++t)
          switch (r) {
            case ` `:
              n += 1;
              break;
            case `
`:
              (e = t), (n = 0);
              break;
            case `\r`: {
              const e = this.buffer[t + 1];
              if (!e && !this.atEnd) return this.setNext(`block-scalar`);
              if (
                e ===
                `
`
              )
                break;
            }
            default:
              break loop;
          }
        if (!r && !this.atEnd) return this.setNext(`block-scalar`);
        if (n >= this.indentNext) {
          this.indentNext =
            this.blockScalarIndent === -1
              ? n
              : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
          do {
            const t = this.continueScalar(e + 1);
            if (t === -1) break;
            e = this.buffer.indexOf(
              `
`,
              t,
            );
          } while (e !== -1);
          if (e === -1) {
            if (!this.atEnd) return this.setNext(`block-scalar`);
            e = this.buffer.length;
          }
        }
        let i = e + 1;
        for (r = this.buffer[i]; r === ` `; ) r = this.buffer[++i];
        if (r === `	`) {
          for (
            ;
            r === `	` ||
            r === ` ` ||
            r === `\r` ||
            r ===
              `
`;
          )
            r = this.buffer[++i];
          e = i - 1;
        } else if (!this.blockScalarKeep)
          do {
            let t = e - 1,
              r = this.buffer[t];
            r === `\r` && (r = this.buffer[--t]);
            const i = t;
            for (; r === ` `; ) r = this.buffer[--t];
            if (
              r ===
                `
` &&
              t >= this.pos &&
              t + 1 + n > i
            )
              e = t;
            else break;
          } while (1);
        return yield t.SCALAR, yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
      }
      *parsePlainScalar() {
        let e = this.flowLevel > 0,
          r = this.pos - 1,
          i = this.pos - 1,
          o;
        for (; (o = this.buffer[++i]); )
          if (o === `:`) {
            const t = this.buffer[i + 1];
            if (n(t) || (e && a.has(t))) break;
            r = i;
          } else if (n(o)) {
            let t = this.buffer[i + 1];
            if (
              (o === `\r` &&
                (t ===
                `
`
                  ? ((i += 1),
                    (o = `
`),
                    (t = this.buffer[i + 1]))
                  : (r = i)),
              t === `#` || (e && a.has(t)))
            )
              break;
            if (
              o ===
              `
`
            ) {
              const e = this.continueScalar(i + 1);
              if (e === -1) break;
              i = Math.max(i, e - 2);
            }
          } else {
            if (e && a.has(o)) break;
            r = i;
          }
        return !o && !this.atEnd
          ? this.setNext(`plain-scalar`)
          : (yield t.SCALAR, yield* this.pushToIndex(r + 1, !0), e ? `flow` : `doc`);
      }
      *pushCount(e) {
        return e > 0 ? (yield this.buffer.substr(this.pos, e), (this.pos += e), e) : 0;
      }
      *pushToIndex(e, t) {
        const n = this.buffer.slice(this.pos, e);
        return n ? (yield n, (this.pos += n.length), n.length) : (t && (yield ``), 0);
      }
      *pushIndicators() {
        let e = 0;
        loop: for (;;) {
          switch (this.charAt(0)) {
            case `!`:
              (e += yield* this.pushTag()), (e += yield* this.pushSpaces(!0));
              continue loop;
            case `&`:
              (e += yield* this.pushUntil(s)), (e += yield* this.pushSpaces(!0));
              continue loop;
            case `-`:
            case `?`:
            case `:`: {
              const t = this.flowLevel > 0,
                r = this.charAt(1);
              if (n(r) || (t && a.has(r))) {
                t ? (this.flowKey &&= !1) : (this.indentNext = this.indentValue + 1),
                  (e += yield* this.pushCount(1)),
                  (e += yield* this.pushSpaces(!0));
                continue loop;
              }
            }
          }
          break;
        }
        return e;
      }
      *pushTag() {
        if (this.charAt(1) === `<`) {
          let e = this.pos + 2,
            t = this.buffer[e];
          for (; !n(t) && t !== `>`; ) t = this.buffer[++e];
          return yield* this.pushToIndex(t === `>` ? e + 1 : e, !1);
        }
        {
          let e = this.pos + 1,
            t = this.buffer[e];
          for (; t; )
            if (i.has(t)) t = this.buffer[++e];
            else if (t === `%` && r.has(this.buffer[e + 1]) && r.has(this.buffer[e + 2]))
              t = this.buffer[(e += 3)];
            else break;
          return yield* this.pushToIndex(e, !1);
        }
      }
      *pushNewline() {
        const e = this.buffer[this.pos];
        return e ===
          `
`
          ? yield* this.pushCount(1)
          : e === `\r` &&
              this.charAt(1) ===
                `
`
            ? yield* this.pushCount(2)
            : 0;
      }
      *pushSpaces(e) {
        let t = this.pos - 1,
          n;
        do n = this.buffer[++t];
        while (n === ` ` || (e && n === `	`));
        const r = t - this.pos;
        return r > 0 && (yield this.buffer.substr(this.pos, r), (this.pos = t)), r;
      }
      *pushUntil(e) {
        let t = this.pos,
          n = this.buffer[t];
        for (; !e(n); ) n = this.buffer[++t];
        return yield* this.pushToIndex(t, !1);
      }
    };
  }),
  Q = /* @__PURE__ */ t((e) => {
    e.LineCounter = class {
      constructor() {
        (this.lineStarts = []),
          (this.addNewLine = (e) => this.lineStarts.push(e)),
          (this.linePos = (e) => {
            let t = 0,
              n = this.lineStarts.length;
            for (; t < n; ) {
              const r = (t + n) >> 1;
              this.lineStarts[r] < e ? (t = r + 1) : (n = r);
            }
            if (this.lineStarts[t] === e) return { line: t + 1, col: 1 };
            if (t === 0) return { line: 0, col: e };
            const r = this.lineStarts[t - 1];
            return { line: t, col: e - r + 1 };
          });
      }
    };
  }),
  $ = /* @__PURE__ */ t((t) => {
    var n = e(`process`),
      r = X(),
      i = Z();
    function a(e, t) {
      for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
      return !1;
    }
    function o(e) {
      for (let t = 0; t < e.length; ++t)
        switch (e[t].type) {
          case `space`:
          case `comment`:
          case `newline`:
            break;
          default:
            return t;
        }
      return -1;
    }
    function s(e) {
      switch (e?.type) {
        case `alias`:
        case `scalar`:
        case `single-quoted-scalar`:
        case `double-quoted-scalar`:
        case `flow-collection`:
          return !0;
        default:
          return !1;
      }
    }
    function c(e) {
      switch (e.type) {
        case `document`:
          return e.start;
        case `block-map`: {
          const t = e.items[e.items.length - 1];
          return t.sep ?? t.start;
        }
        case `block-seq`:
          return e.items[e.items.length - 1].start;
        /* istanbul ignore next should not happen */
        default:
          return [];
      }
    }
    function l(e) {
      if (e.length === 0) return [];
      let t = e.length;
      loop: for (; --t >= 0; )
        switch (e[t].type) {
          case `doc-start`:
          case `explicit-key-ind`:
          case `map-value-ind`:
          case `seq-item-ind`:
          case `newline`:
            break loop;
        }
      for (; e[++t]?.type === `space`; );
      return e.splice(t, e.length);
    }
    function u(e, t) {
      if (t.length < 1e5) Array.prototype.push.apply(e, t);
      else for (let n = 0; n < t.length; ++n) e.push(t[n]);
    }
    function d(e) {
      if (e.start.type === `flow-seq-start`)
        for (const t of e.items)
          t.sep &&
            !t.value &&
            !a(t.start, `explicit-key-ind`) &&
            !a(t.sep, `map-value-ind`) &&
            (t.key && (t.value = t.key),
            delete t.key,
            s(t.value) ? (t.value.end ? u(t.value.end, t.sep) : (t.value.end = t.sep)) : u(t.start, t.sep),
            delete t.sep);
    }
    t.Parser = class {
      constructor(e) {
        (this.atNewLine = !0),
          (this.atScalar = !1),
          (this.indent = 0),
          (this.offset = 0),
          (this.onKeyLine = !1),
          (this.stack = []),
          (this.source = ``),
          (this.type = ``),
          (this.lexer = new i.Lexer()),
          (this.onNewLine = e);
      }
      *parse(e, t = !1) {
        this.onNewLine && this.offset === 0 && this.onNewLine(0);
        for (const n of this.lexer.lex(e, t)) yield* this.next(n);
        t || (yield* this.end());
      }
      *next(e) {
        if (((this.source = e), n.env.LOG_TOKENS && console.log(`|`, r.prettyToken(e)), this.atScalar)) {
          (this.atScalar = !1), yield* this.step(), (this.offset += e.length);
          return;
        }
        const t = r.tokenType(e);
        if (!t) {
          const t = `Not a YAML token: ${e}`;
          yield* this.pop({ type: `error`, offset: this.offset, message: t, source: e }),
            (this.offset += e.length);
        } else if (t === `scalar`) (this.atNewLine = !1), (this.atScalar = !0), (this.type = `scalar`);
        else {
          switch (((this.type = t), yield* this.step(), t)) {
            case `newline`:
              (this.atNewLine = !0),
                (this.indent = 0),
                this.onNewLine && this.onNewLine(this.offset + e.length);
              break;
            case `space`:
              this.atNewLine && e[0] === ` ` && (this.indent += e.length);
              break;
            case `explicit-key-ind`:
            case `map-value-ind`:
            case `seq-item-ind`:
              this.atNewLine && (this.indent += e.length);
              break;
            case `doc-mode`:
            case `flow-error-end`:
              return;
            default:
              this.atNewLine = !1;
          }
          this.offset += e.length;
        }
      }
      *end() {
        for (; this.stack.length > 0; ) yield* this.pop();
      }
      get sourceToken() {
        return { type: this.type, offset: this.offset, indent: this.indent, source: this.source };
      }
      *step() {
        const e = this.peek(1);
        if (this.type === `doc-end` && e?.type !== `doc-end`) {
          for (; this.stack.length > 0; ) yield* this.pop();
          this.stack.push({ type: `doc-end`, offset: this.offset, source: this.source });
        } else {
          if (!e) return yield* this.stream();
          switch (e.type) {
            case `document`:
              return yield* this.document(e);
            case `alias`:
            case `scalar`:
            case `single-quoted-scalar`:
            case `double-quoted-scalar`:
              return yield* this.scalar(e);
            case `block-scalar`:
              return yield* this.blockScalar(e);
            case `block-map`:
              return yield* this.blockMap(e);
            case `block-seq`:
              return yield* this.blockSequence(e);
            case `flow-collection`:
              return yield* this.flowCollection(e);
            case `doc-end`:
              return yield* this.documentEnd(e);
          }
          /* istanbul ignore next should not happen */
          yield* this.pop();
        }
      }
      peek(e) {
        return this.stack[this.stack.length - e];
      }
      *pop(e) {
        const t = e ?? this.stack.pop();
        /* istanbul ignore if should not happen */
        if (!t)
          yield { type: `error`, offset: this.offset, source: ``, message: `Tried to pop an empty stack` };
        else if (this.stack.length === 0) yield t;
        else {
          const e = this.peek(1);
          switch (
            (t.type === `block-scalar`
              ? (t.indent = `indent` in e ? e.indent : 0)
              : t.type === `flow-collection` && e.type === `document` && (t.indent = 0),
            t.type === `flow-collection` && d(t),
            e.type)
          ) {
            case `document`:
              e.value = t;
              break;
            case `block-scalar`:
              e.props.push(t);
              break;
            case `block-map`: {
              const n = e.items[e.items.length - 1];
              if (n.value) {
                e.items.push({ start: [], key: t, sep: [] }), (this.onKeyLine = !0);
                return;
              }
              if (n.sep) n.value = t;
              else {
                Object.assign(n, { key: t, sep: [] }), (this.onKeyLine = !n.explicitKey);
                return;
              }
              break;
            }
            case `block-seq`: {
              const n = e.items[e.items.length - 1];
              n.value ? e.items.push({ start: [], value: t }) : (n.value = t);
              break;
            }
            case `flow-collection`: {
              const n = e.items[e.items.length - 1];
              !n || n.value
                ? e.items.push({ start: [], key: t, sep: [] })
                : n.sep
                  ? (n.value = t)
                  : Object.assign(n, { key: t, sep: [] });
              return;
            }
            /* istanbul ignore next should not happen */
            default:
              yield* this.pop(), yield* this.pop(t);
          }
          if (
            (e.type === `document` || e.type === `block-map` || e.type === `block-seq`) &&
            (t.type === `block-map` || t.type === `block-seq`)
          ) {
            const n = t.items[t.items.length - 1];
            n &&
              !n.sep &&
              !n.value &&
              n.start.length > 0 &&
              o(n.start) === -1 &&
              (t.indent === 0 || n.start.every((e) => e.type !== `comment` || e.indent < t.indent)) &&
              (e.type === `document` ? (e.end = n.start) : e.items.push({ start: n.start }),
              t.items.splice(-1, 1));
          }
        }
      }
      *stream() {
        switch (this.type) {
          case `directive-line`:
            yield { type: `directive`, offset: this.offset, source: this.source };
            return;
          case `byte-order-mark`:
          case `space`:
          case `comment`:
          case `newline`:
            yield this.sourceToken;
            return;
          case `doc-mode`:
          case `doc-start`: {
            const e = { type: `document`, offset: this.offset, start: [] };
            this.type === `doc-start` && e.start.push(this.sourceToken), this.stack.push(e);
            return;
          }
        }
        yield {
          type: `error`,
          offset: this.offset,
          message: `Unexpected ${this.type} token in YAML stream`,
          source: this.source,
        };
      }
      *document(e) {
        if (e.value) return yield* this.lineEnd(e);
        switch (this.type) {
          case `doc-start`:
            o(e.start) === -1 ? e.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
            return;
          case `anchor`:
          case `tag`:
          case `space`:
          case `comment`:
          case `newline`:
            e.start.push(this.sourceToken);
            return;
        }
        const t = this.startBlockValue(e);
        t
          ? this.stack.push(t)
          : yield {
              type: `error`,
              offset: this.offset,
              message: `Unexpected ${this.type} token in YAML document`,
              source: this.source,
            };
      }
      *scalar(e) {
        if (this.type === `map-value-ind`) {
          let t = l(c(this.peek(2))),
            n;
          e.end ? ((n = e.end), n.push(this.sourceToken), delete e.end) : (n = [this.sourceToken]);
          const r = {
            type: `block-map`,
            offset: e.offset,
            indent: e.indent,
            items: [{ start: t, key: e, sep: n }],
          };
          (this.onKeyLine = !0), (this.stack[this.stack.length - 1] = r);
        } else yield* this.lineEnd(e);
      }
      *blockScalar(e) {
        switch (this.type) {
          case `space`:
          case `comment`:
          case `newline`:
            e.props.push(this.sourceToken);
            return;
          case `scalar`:
            if (((e.source = this.source), (this.atNewLine = !0), (this.indent = 0), this.onNewLine)) {
              let e =
                this.source.indexOf(`
`) + 1;
              for (; e !== 0; )
                this.onNewLine(this.offset + e),
                  (e =
                    this.source.indexOf(
                      `
`,
                      e,
                    ) + 1);
            }
            yield* this.pop();
            break;
          /* istanbul ignore next should not happen */
          default:
            yield* this.pop(), yield* this.step();
        }
      }
      *blockMap(e) {
        const t = e.items[e.items.length - 1];
        switch (this.type) {
          case `newline`:
            if (((this.onKeyLine = !1), t.value)) {
              const n = `end` in t.value ? t.value.end : void 0;
              (Array.isArray(n) ? n[n.length - 1] : void 0)?.type === `comment`
                ? n?.push(this.sourceToken)
                : e.items.push({ start: [this.sourceToken] });
            } else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
            return;
          case `space`:
          case `comment`:
            if (t.value) e.items.push({ start: [this.sourceToken] });
            else if (t.sep) t.sep.push(this.sourceToken);
            else {
              if (this.atIndentedComment(t.start, e.indent)) {
                const n = e.items[e.items.length - 2]?.value?.end;
                if (Array.isArray(n)) {
                  u(n, t.start), n.push(this.sourceToken), e.items.pop();
                  return;
                }
              }
              t.start.push(this.sourceToken);
            }
            return;
        }
        if (this.indent >= e.indent) {
          let n = !this.onKeyLine && this.indent === e.indent,
            r = n && (t.sep || t.explicitKey) && this.type !== `seq-item-ind`,
            i = [];
          if (r && t.sep && !t.value) {
            const n = [];
            for (let r = 0; r < t.sep.length; ++r) {
              const i = t.sep[r];
              switch (i.type) {
                case `newline`:
                  n.push(r);
                  break;
                case `space`:
                  break;
                case `comment`:
                  i.indent > e.indent && (n.length = 0);
                  break;
                default:
                  n.length = 0;
              }
            }
            n.length >= 2 && (i = t.sep.splice(n[1]));
          }
          switch (this.type) {
            case `anchor`:
            case `tag`:
              r || t.value
                ? (i.push(this.sourceToken), e.items.push({ start: i }), (this.onKeyLine = !0))
                : t.sep
                  ? t.sep.push(this.sourceToken)
                  : t.start.push(this.sourceToken);
              return;
            case `explicit-key-ind`:
              !t.sep && !t.explicitKey
                ? (t.start.push(this.sourceToken), (t.explicitKey = !0))
                : r || t.value
                  ? (i.push(this.sourceToken), e.items.push({ start: i, explicitKey: !0 }))
                  : this.stack.push({
                      type: `block-map`,
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: [this.sourceToken], explicitKey: !0 }],
                    }),
                (this.onKeyLine = !0);
              return;
            case `map-value-ind`:
              if (t.explicitKey) {
                if (!t.sep) {
                  if (a(t.start, `newline`)) Object.assign(t, { key: null, sep: [this.sourceToken] });
                  else {
                    const e = l(t.start);
                    this.stack.push({
                      type: `block-map`,
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: e, key: null, sep: [this.sourceToken] }],
                    });
                  }
                } else if (t.value) e.items.push({ start: [], key: null, sep: [this.sourceToken] });
                else if (a(t.sep, `map-value-ind`))
                  this.stack.push({
                    type: `block-map`,
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: i, key: null, sep: [this.sourceToken] }],
                  });
                else if (s(t.key) && !a(t.sep, `newline`)) {
                  const e = l(t.start),
                    n = t.key,
                    r = t.sep;
                  r.push(this.sourceToken),
                    delete t.key,
                    delete t.sep,
                    this.stack.push({
                      type: `block-map`,
                      offset: this.offset,
                      indent: this.indent,
                      items: [{ start: e, key: n, sep: r }],
                    });
                } else
                  i.length > 0 ? (t.sep = t.sep.concat(i, this.sourceToken)) : t.sep.push(this.sourceToken);
              } else
                t.sep
                  ? t.value || r
                    ? e.items.push({ start: i, key: null, sep: [this.sourceToken] })
                    : a(t.sep, `map-value-ind`)
                      ? this.stack.push({
                          type: `block-map`,
                          offset: this.offset,
                          indent: this.indent,
                          items: [{ start: [], key: null, sep: [this.sourceToken] }],
                        })
                      : t.sep.push(this.sourceToken)
                  : Object.assign(t, { key: null, sep: [this.sourceToken] });
              this.onKeyLine = !0;
              return;
            case `alias`:
            case `scalar`:
            case `single-quoted-scalar`:
            case `double-quoted-scalar`: {
              const n = this.flowScalar(this.type);
              r || t.value
                ? (e.items.push({ start: i, key: n, sep: [] }), (this.onKeyLine = !0))
                : t.sep
                  ? this.stack.push(n)
                  : (Object.assign(t, { key: n, sep: [] }), (this.onKeyLine = !0));
              return;
            }
            default: {
              const r = this.startBlockValue(e);
              if (r) {
                if (r.type === `block-seq`) {
                  if (!t.explicitKey && t.sep && !a(t.sep, `newline`)) {
                    yield* this.pop({
                      type: `error`,
                      offset: this.offset,
                      message: `Unexpected block-seq-ind on same line with key`,
                      source: this.source,
                    });
                    return;
                  }
                } else n && e.items.push({ start: i });
                this.stack.push(r);
                return;
              }
            }
          }
        }
        yield* this.pop(), yield* this.step();
      }
      *blockSequence(e) {
        const t = e.items[e.items.length - 1];
        switch (this.type) {
          case `newline`:
            if (t.value) {
              const n = `end` in t.value ? t.value.end : void 0;
              (Array.isArray(n) ? n[n.length - 1] : void 0)?.type === `comment`
                ? n?.push(this.sourceToken)
                : e.items.push({ start: [this.sourceToken] });
            } else t.start.push(this.sourceToken);
            return;
          case `space`:
          case `comment`:
            if (t.value) e.items.push({ start: [this.sourceToken] });
            else {
              if (this.atIndentedComment(t.start, e.indent)) {
                const n = e.items[e.items.length - 2]?.value?.end;
                if (Array.isArray(n)) {
                  u(n, t.start), n.push(this.sourceToken), e.items.pop();
                  return;
                }
              }
              t.start.push(this.sourceToken);
            }
            return;
          case `anchor`:
          case `tag`:
            if (t.value || this.indent <= e.indent) break;
            t.start.push(this.sourceToken);
            return;
          case `seq-item-ind`:
            if (this.indent !== e.indent) break;
            t.value || a(t.start, `seq-item-ind`)
              ? e.items.push({ start: [this.sourceToken] })
              : t.start.push(this.sourceToken);
            return;
        }
        if (this.indent > e.indent) {
          const t = this.startBlockValue(e);
          if (t) {
            this.stack.push(t);
            return;
          }
        }
        yield* this.pop(), yield* this.step();
      }
      *flowCollection(e) {
        const t = e.items[e.items.length - 1];
        if (this.type === `flow-error-end`) {
          let e;
          do yield* this.pop(), (e = this.peek(1));
          while (e?.type === `flow-collection`);
        } else if (e.end.length === 0) {
          switch (this.type) {
            case `comma`:
            case `explicit-key-ind`:
              !t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
              return;
            case `map-value-ind`:
              !t || t.value
                ? e.items.push({ start: [], key: null, sep: [this.sourceToken] })
                : t.sep
                  ? t.sep.push(this.sourceToken)
                  : Object.assign(t, { key: null, sep: [this.sourceToken] });
              return;
            case `space`:
            case `comment`:
            case `newline`:
            case `anchor`:
            case `tag`:
              !t || t.value
                ? e.items.push({ start: [this.sourceToken] })
                : t.sep
                  ? t.sep.push(this.sourceToken)
                  : t.start.push(this.sourceToken);
              return;
            case `alias`:
            case `scalar`:
            case `single-quoted-scalar`:
            case `double-quoted-scalar`: {
              const n = this.flowScalar(this.type);
              !t || t.value
                ? e.items.push({ start: [], key: n, sep: [] })
                : t.sep
                  ? this.stack.push(n)
                  : Object.assign(t, { key: n, sep: [] });
              return;
            }
            case `flow-map-end`:
            case `flow-seq-end`:
              e.end.push(this.sourceToken);
              return;
          }
          const n = this.startBlockValue(e);
          /* istanbul ignore else should not happen */
          n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
        } else {
          const t = this.peek(2);
          if (
            t.type === `block-map` &&
            ((this.type === `map-value-ind` && t.indent === e.indent) ||
              (this.type === `newline` && !t.items[t.items.length - 1].sep))
          )
            yield* this.pop(), yield* this.step();
          else if (this.type === `map-value-ind` && t.type !== `flow-collection`) {
            const n = l(c(t));
            d(e);
            const r = e.end.splice(1, e.end.length);
            r.push(this.sourceToken);
            const i = {
              type: `block-map`,
              offset: e.offset,
              indent: e.indent,
              items: [{ start: n, key: e, sep: r }],
            };
            (this.onKeyLine = !0), (this.stack[this.stack.length - 1] = i);
          } else yield* this.lineEnd(e);
        }
      }
      flowScalar(e) {
        if (this.onNewLine) {
          let e =
            this.source.indexOf(`
`) + 1;
          for (; e !== 0; )
            this.onNewLine(this.offset + e),
              (e =
                this.source.indexOf(
                  `
`,
                  e,
                ) + 1);
        }
        return { type: e, offset: this.offset, indent: this.indent, source: this.source };
      }
      startBlockValue(e) {
        switch (this.type) {
          case `alias`:
          case `scalar`:
          case `single-quoted-scalar`:
          case `double-quoted-scalar`:
            return this.flowScalar(this.type);
          case `block-scalar-header`:
            return {
              type: `block-scalar`,
              offset: this.offset,
              indent: this.indent,
              props: [this.sourceToken],
              source: ``,
            };
          case `flow-map-start`:
          case `flow-seq-start`:
            return {
              type: `flow-collection`,
              offset: this.offset,
              indent: this.indent,
              start: this.sourceToken,
              items: [],
              end: [],
            };
          case `seq-item-ind`:
            return {
              type: `block-seq`,
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken] }],
            };
          case `explicit-key-ind`: {
            this.onKeyLine = !0;
            const t = l(c(e));
            return (
              t.push(this.sourceToken),
              {
                type: `block-map`,
                offset: this.offset,
                indent: this.indent,
                items: [{ start: t, explicitKey: !0 }],
              }
            );
          }
          case `map-value-ind`: {
            this.onKeyLine = !0;
            const t = l(c(e));
            return {
              type: `block-map`,
              offset: this.offset,
              indent: this.indent,
              items: [{ start: t, key: null, sep: [this.sourceToken] }],
            };
          }
        }
        return null;
      }
      atIndentedComment(e, t) {
        return this.type !== `comment` || this.indent <= t
          ? !1
          : e.every((e) => e.type === `newline` || e.type === `space`);
      }
      *documentEnd(e) {
        this.type !== `doc-mode` &&
          (e.end ? e.end.push(this.sourceToken) : (e.end = [this.sourceToken]),
          this.type === `newline` && (yield* this.pop()));
      }
      *lineEnd(e) {
        switch (this.type) {
          case `comma`:
          case `doc-start`:
          case `doc-end`:
          case `flow-seq-end`:
          case `flow-map-end`:
          case `map-value-ind`:
            yield* this.pop(), yield* this.step();
            break;
          case `newline`:
            this.onKeyLine = !1;
          default:
            e.end ? e.end.push(this.sourceToken) : (e.end = [this.sourceToken]),
              this.type === `newline` && (yield* this.pop());
        }
      }
    };
  }),
  ve = /* @__PURE__ */ t((e) => {
    var t = J(),
      r = z(),
      i = B(),
      a = v(),
      o = n(),
      s = Q(),
      c = $();
    function l(e) {
      const t = e.prettyErrors !== !1;
      return { lineCounter: e.lineCounter || (t && new s.LineCounter()) || null, prettyErrors: t };
    }
    function u(e, n = {}) {
      const { lineCounter: r, prettyErrors: a } = l(n),
        o = new c.Parser(r?.addNewLine),
        s = new t.Composer(n),
        u = Array.from(s.compose(o.parse(e)));
      if (a && r)
        for (const t of u) t.errors.forEach(i.prettifyError(e, r)), t.warnings.forEach(i.prettifyError(e, r));
      return u.length > 0 ? u : Object.assign([], { empty: !0 }, s.streamInfo());
    }
    function d(e, n = {}) {
      let { lineCounter: r, prettyErrors: a } = l(n),
        o = new c.Parser(r?.addNewLine),
        s = new t.Composer(n),
        u = null;
      for (const t of s.compose(o.parse(e), !0, e.length))
        if (!u) u = t;
        else if (u.options.logLevel !== `silent`) {
          u.errors.push(
            new i.YAMLParseError(
              t.range.slice(0, 2),
              `MULTIPLE_DOCS`,
              `Source contains multiple documents; please use YAML.parseAllDocuments()`,
            ),
          );
          break;
        }
      return (
        a && r && (u.errors.forEach(i.prettifyError(e, r)), u.warnings.forEach(i.prettifyError(e, r))), u
      );
    }
    function f(e, t, n) {
      let r;
      typeof t == `function` ? (r = t) : n === void 0 && t && typeof t == `object` && (n = t);
      const i = d(e, n);
      if (!i) return null;
      if ((i.warnings.forEach((e) => a.warn(i.options.logLevel, e)), i.errors.length > 0)) {
        if (i.options.logLevel !== `silent`) throw i.errors[0];
        i.errors = [];
      }
      return i.toJS(Object.assign({ reviver: r }, n));
    }
    function p(e, t, n) {
      let i = null;
      if (
        (typeof t == `function` || Array.isArray(t) ? (i = t) : n === void 0 && t && (n = t),
        typeof n == `string` && (n = n.length),
        typeof n == `number`)
      ) {
        const e = Math.round(n);
        n = e < 1 ? void 0 : e > 8 ? { indent: 8 } : { indent: e };
      }
      if (e === void 0) {
        const { keepUndefined: e } = n ?? t ?? {};
        if (!e) return;
      }
      return o.isDocument(e) && !i ? e.toString(n) : new r.Document(e, i, n).toString(n);
    }
    (e.parse = f), (e.parseAllDocuments = u), (e.parseDocument = d), (e.stringify = p);
  }),
  ye = /* @__PURE__ */ t((e) => {
    var t = J(),
      i = z(),
      a = R(),
      o = B(),
      s = l(),
      c = n(),
      d = x(),
      f = u(),
      p = C(),
      m = T(),
      h = X(),
      g = Z(),
      _ = Q(),
      v = $(),
      y = ve(),
      b = r();
    (e.Composer = t.Composer),
      (e.Document = i.Document),
      (e.Schema = a.Schema),
      (e.YAMLError = o.YAMLError),
      (e.YAMLParseError = o.YAMLParseError),
      (e.YAMLWarning = o.YAMLWarning),
      (e.Alias = s.Alias),
      (e.isAlias = c.isAlias),
      (e.isCollection = c.isCollection),
      (e.isDocument = c.isDocument),
      (e.isMap = c.isMap),
      (e.isNode = c.isNode),
      (e.isPair = c.isPair),
      (e.isScalar = c.isScalar),
      (e.isSeq = c.isSeq),
      (e.Pair = d.Pair),
      (e.Scalar = f.Scalar),
      (e.YAMLMap = p.YAMLMap),
      (e.YAMLSeq = m.YAMLSeq),
      (e.CST = h),
      (e.Lexer = g.Lexer),
      (e.LineCounter = _.LineCounter),
      (e.Parser = v.Parser),
      (e.parse = y.parse),
      (e.parseAllDocuments = y.parseAllDocuments),
      (e.parseDocument = y.parseDocument),
      (e.stringify = y.stringify),
      (e.visit = b.visit),
      (e.visitAsync = b.visitAsync);
  });
export default ye();
