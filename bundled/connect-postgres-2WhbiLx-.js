import { Socket as ee } from 'node:net';
import { setTimeout as te } from 'node:timers/promises';
import { i as k } from './main.js';
import { i as e, t as n, o as t } from './rolldown-runtime-Dlfrvzb7.js';
import {
  m as _,
  S as a,
  p as b,
  t as C,
  a as c,
  x as D,
  d,
  w as E,
  f,
  l as g,
  i as h,
  E as i,
  b as l,
  h as m,
  y as O,
  T as o,
  g as p,
  C as r,
  s as S,
  _ as s,
  v as T,
  c as u,
  n as v,
  u as w,
  r as x,
  o as y,
} from './start-Cu92enTf.js';
function ne(e, t) {
  if (re(e) && t.stack) {
    const n = t.stack
      .split(`
`)
      .slice(1)
      .join(`
`);
    return (e.stack += `\n${n}`), e;
  }
  return e;
}
function re(e) {
  return o(e) && i(e.stack);
}
const A = Symbol(),
  j = Symbol();
var ie = class {
    #e;
    #t = /* @__PURE__ */ new WeakMap();
    #n;
    constructor(e) {
      this.#e = r({ ...e });
    }
    async init(e) {
      this.#n = E(this.#e.pool) ? await this.#e.pool(e) : this.#e.pool;
    }
    async acquireConnection(e) {
      const t = await this.#n.connect();
      if (!this.#n) throw (t.release(), Error(`driver has already been destroyed`));
      let n = this.#t.get(t);
      return (
        n ||
          ((n = new ae(t, {
            controlClient: this.#e.controlClient || this.#n.Client,
            cursor: this.#e.cursor ?? null,
            poolOptions: this.#n.options,
          })),
          this.#t.set(t, n),
          this.#e.onCreateConnection && (await this.#e.onCreateConnection(n, e))),
        this.#e.onReserveConnection && (await this.#e.onReserveConnection(n, e)),
        n
      );
    }
    async beginTransaction(e, t) {
      let n = `begin`;
      (t.isolationLevel || t.accessMode) &&
        ((n = `start transaction`),
        t.isolationLevel && (n += ` isolation level ${t.isolationLevel}`),
        t.accessMode && (n += ` ${t.accessMode}`)),
        await e.executeQuery(s.raw(n));
    }
    async commitTransaction(e) {
      const { rows: t } = await e.executeQuery(s.raw(`commit`));
      if (t[0]?.command === `ROLLBACK`) throw new D();
    }
    async rollbackTransaction(e) {
      try {
        await e.executeQuery(s.raw(`rollback`));
      } catch (t) {
        throw (e[j](), t);
      }
    }
    async savepoint(e, t, n) {
      await e.executeQuery(n(m(`savepoint`, t), a()));
    }
    async rollbackToSavepoint(e, t, n) {
      await e.executeQuery(n(m(`rollback to`, t), a()));
    }
    async releaseSavepoint(e, t, n) {
      await e.executeQuery(n(m(`release`, t), a()));
    }
    async releaseConnection(e) {
      e[A]();
    }
    async destroy() {
      if (this.#n) {
        const e = this.#n;
        (this.#n = void 0), await e.end();
      }
    }
  },
  ae = class {
    #e;
    #t;
    #n;
    #r;
    #i;
    constructor(e, t) {
      (this.#e = e), (this.#t = t);
    }
    async cancelQuery(e) {
      return await this.#o(`select pg_cancel_backend(${this.#r})`, e);
    }
    async collectSessionInfo() {
      if (this.#r) return;
      const { processID: e } = this.#e;
      if (e) this.#r = e;
      else {
        this.#a();
        const {
          rows: [{ pid: e }],
        } = await this.#e.query(`select pg_backend_pid() as pid`, []);
        this.#r = Number(e);
      }
    }
    async executeQuery(e) {
      this.#a();
      try {
        this.#n = e.queryId;
        const { command: t, rowCount: n, rows: r } = await this.#e.query(e.sql, e.parameters);
        return t === `ROLLBACK` || t === `COMMIT`
          ? { rows: [{ command: t }] }
          : {
              numAffectedRows:
                t === `INSERT` || t === `UPDATE` || t === `DELETE` || t === `MERGE` ? BigInt(n) : void 0,
              rows: r ?? [],
            };
      } catch (e) {
        throw ne(e, /* @__PURE__ */ Error());
      } finally {
        this.#n = void 0;
      }
    }
    async killSession(e) {
      return await this.#o(`select pg_terminate_backend(${this.#r})`, e);
    }
    async *streamQuery(e, t) {
      if (!this.#t.cursor)
        throw Error(
          "`cursor` is not present in your postgres dialect config. It's required to make streaming work in postgres.",
        );
      this.#a(), (this.#n = e.queryId);
      const n = this.#e.query(new this.#t.cursor(e.sql, e.parameters.slice()));
      try {
        for (;;) {
          const e = await n.read(t);
          if (e.length === 0) break;
          yield { rows: e };
        }
      } finally {
        await n.close(), (this.#n = void 0);
      }
    }
    [A]() {
      this.#e.release(!!this.#i);
    }
    [j]() {
      this.#i = !0;
    }
    #a() {
      if (this.#i) throw Error(`Postgres connection has been discarded`);
    }
    async #o(e, t) {
      if (!this.#n) return;
      const { controlClient: n, poolOptions: r } = this.#t,
        i = this.#n;
      if (!n)
        return await t(async (t) => {
          i.queryId === this.#n?.queryId && (await t.executeQuery(s.raw(e, [])));
        });
      const a = new n({ ...r, password: `password` in r ? r.password : void 0 });
      try {
        if ((await a.connect(), i.queryId !== this.#n.queryId)) return;
        await a.query(e, []);
      } finally {
        a.end();
      }
    }
  },
  oe = class {
    #e;
    constructor(e) {
      this.#e = e;
    }
    async getSchemas() {
      return (await this.#e.selectFrom(`pg_catalog.pg_namespace`).select(`nspname`).$castTo().execute()).map(
        (e) => ({ name: e.nspname }),
      );
    }
    async getTables(e = { withInternalKyselyTables: !1 }) {
      let t = this.#e
        .selectFrom(`pg_catalog.pg_attribute as a`)
        .innerJoin(`pg_catalog.pg_class as c`, `a.attrelid`, `c.oid`)
        .innerJoin(`pg_catalog.pg_namespace as ns`, `c.relnamespace`, `ns.oid`)
        .innerJoin(`pg_catalog.pg_type as typ`, `a.atttypid`, `typ.oid`)
        .innerJoin(`pg_catalog.pg_namespace as dtns`, `typ.typnamespace`, `dtns.oid`)
        .select([
          `a.attname as column`,
          `a.attnotnull as not_null`,
          `a.atthasdef as has_default`,
          `c.relname as table`,
          `c.relkind as table_type`,
          `ns.nspname as schema`,
          `typ.typname as type`,
          `dtns.nspname as type_schema`,
          O`col_description(a.attrelid, a.attnum)`.as(`column_description`),
          O`pg_get_serial_sequence(quote_ident(ns.nspname) || '.' || quote_ident(c.relname), a.attname)`.as(
            `auto_incrementing`,
          ),
        ])
        .where(`c.relkind`, `in`, [`r`, `v`, `p`, `f`])
        .where(`ns.nspname`, `!~`, `^pg_`)
        .where(`ns.nspname`, `!=`, `information_schema`)
        .where(`ns.nspname`, `!=`, `crdb_internal`)
        .where(O`has_schema_privilege(ns.nspname, 'USAGE')`)
        .where(`a.attnum`, `>=`, 0)
        .where(`a.attisdropped`, `!=`, !0)
        .orderBy(`ns.nspname`)
        .orderBy(`c.relname`)
        .orderBy(`a.attnum`)
        .$castTo();
      e.withInternalKyselyTables || (t = t.where(`c.relname`, `!=`, _).where(`c.relname`, `!=`, b));
      const n = await t.execute();
      return this.#t(n);
    }
    #t(e) {
      const t = [],
        n = /* @__PURE__ */ new Map();
      for (const i of e) {
        let e = n.get(i.schema);
        e || ((e = /* @__PURE__ */ new Map()), n.set(i.schema, e));
        let a = e.get(i.table);
        a ||
          ((a = r({
            columns: [],
            isForeign: i.table_type === `f`,
            isView: i.table_type === `v`,
            name: i.table,
            schema: i.schema,
          })),
          e.set(i.table, a),
          t.push(a)),
          a.columns.push(
            r({
              comment: i.column_description ?? void 0,
              dataType: i.type,
              dataTypeSchema: i.type_schema,
              hasDefaultValue: i.has_default,
              isAutoIncrementing: i.auto_incrementing !== null,
              isNullable: !i.not_null,
              name: i.column,
            }),
          );
      }
      return t;
    }
  };
const se = /"/g;
var ce = class extends T {
  sanitizeIdentifier(e) {
    return e.replace(se, `""`);
  }
};
const M = BigInt(`3853314791062309107`);
var le = class extends p {
    get supportsTransactionalDdl() {
      return !0;
    }
    get supportsReturning() {
      return !0;
    }
    async acquireMigrationLock(e, t) {
      await O`
    with set_timeout as (
      select set_config('lock_timeout', '${O.lit(36e5)}', true) as config_val
    )
    select pg_advisory_lock(${O.lit(M)})
    from set_timeout`.execute(e);
    }
    async releaseMigrationLock(e, t) {
      await O`select pg_advisory_unlock(${O.lit(M)})`.execute(e);
    }
  },
  ue = class {
    #e;
    constructor(e) {
      this.#e = e;
    }
    createDriver() {
      return new ie(this.#e);
    }
    createQueryCompiler() {
      return new ce();
    }
    createAdapter() {
      return new le();
    }
    createIntrospector(e) {
      return new oe(e);
    }
  },
  N = /* @__PURE__ */ n((e) => {
    e.parse = (e, n) => new t(e, n).parse();
    var t = class e {
      constructor(e, t) {
        (this.source = e),
          (this.transform = t || n),
          (this.position = 0),
          (this.entries = []),
          (this.recorded = []),
          (this.dimension = 0);
      }
      isEof() {
        return this.position >= this.source.length;
      }
      nextCharacter() {
        var e = this.source[this.position++];
        return e === `\\` ? { value: this.source[this.position++], escaped: !0 } : { value: e, escaped: !1 };
      }
      record(e) {
        this.recorded.push(e);
      }
      newEntry(e) {
        var t;
        (this.recorded.length > 0 || e) &&
          ((t = this.recorded.join(``)),
          t === `NULL` && !e && (t = null),
          t !== null && (t = this.transform(t)),
          this.entries.push(t),
          (this.recorded = []));
      }
      consumeDimensions() {
        if (this.source[0] === `[`) for (; !this.isEof() && this.nextCharacter().value !== `=`; );
      }
      parse(t) {
        var n, r, i;
        for (this.consumeDimensions(); !this.isEof(); )
          if (((n = this.nextCharacter()), n.value === `{` && !i))
            this.dimension++,
              this.dimension > 1 &&
                ((r = new e(this.source.substr(this.position - 1), this.transform)),
                this.entries.push(r.parse(!0)),
                (this.position += r.position - 2));
          else if (n.value === `}` && !i) {
            if ((this.dimension--, !this.dimension && (this.newEntry(), t))) return this.entries;
          } else
            n.value === `"` && !n.escaped
              ? (i && this.newEntry(!0), (i = !i))
              : n.value === `,` && !i
                ? this.newEntry()
                : this.record(n.value);
        if (this.dimension !== 0) throw Error(`array dimension not balanced`);
        return this.entries;
      }
    };
    function n(e) {
      return e;
    }
  }),
  P = /* @__PURE__ */ n((e, t) => {
    var n = N();
    t.exports = { create: (e, t) => ({ parse: () => n.parse(e, t) }) };
  }),
  de = /* @__PURE__ */ n((e, t) => {
    var n = /(\d{1,})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})(\.\d{1,})?.*?( BC)?$/,
      r = /^(\d{1,})-(\d{2})-(\d{2})( BC)?$/,
      i = /([Z+-])(\d{2})?:?(\d{2})?:?(\d{2})?/,
      a = /^-?infinity$/;
    t.exports = (e) => {
      if (a.test(e)) return Number(e.replace(`i`, `I`));
      var t = n.exec(e);
      if (!t) return o(e) || null;
      var r = !!t[8],
        i = parseInt(t[1], 10);
      r && (i = c(i));
      var u = parseInt(t[2], 10) - 1,
        d = t[3],
        f = parseInt(t[4], 10),
        p = parseInt(t[5], 10),
        m = parseInt(t[6], 10),
        h = t[7];
      h = h ? 1e3 * parseFloat(h) : 0;
      var g,
        _ = s(e);
      return (
        _ == null
          ? ((g = new Date(i, u, d, f, p, m, h)), l(i) && g.setFullYear(i))
          : ((g = new Date(Date.UTC(i, u, d, f, p, m, h))),
            l(i) && g.setUTCFullYear(i),
            _ !== 0 && g.setTime(g.getTime() - _)),
        g
      );
    };
    function o(e) {
      var t = r.exec(e);
      if (t) {
        var n = parseInt(t[1], 10);
        t[4] && (n = c(n));
        var i = parseInt(t[2], 10) - 1,
          a = t[3],
          o = new Date(n, i, a);
        return l(n) && o.setFullYear(n), o;
      }
    }
    function s(e) {
      if (e.endsWith(`+00`)) return 0;
      var t = i.exec(e.split(` `)[1]);
      if (t) {
        var n = t[1];
        if (n === `Z`) return 0;
        var r = n === `-` ? -1 : 1;
        return (parseInt(t[2], 10) * 3600 + parseInt(t[3] || 0, 10) * 60 + parseInt(t[4] || 0, 10)) * r * 1e3;
      }
    }
    function c(e) {
      return -(e - 1);
    }
    function l(e) {
      return e >= 0 && e < 100;
    }
  }),
  fe = /* @__PURE__ */ n((e, t) => {
    t.exports = r;
    var n = Object.prototype.hasOwnProperty;
    function r(e) {
      for (var t = 1; t < arguments.length; t++) {
        var r = arguments[t];
        for (var i in r) n.call(r, i) && (e[i] = r[i]);
      }
      return e;
    }
  }),
  pe = /* @__PURE__ */ n((e, t) => {
    var n = fe();
    t.exports = r;
    function r(e) {
      if (!(this instanceof r)) return new r(e);
      n(this, g(e));
    }
    var i = [`seconds`, `minutes`, `hours`, `days`, `months`, `years`];
    r.prototype.toPostgres = function () {
      var e = i.filter(this.hasOwnProperty, this);
      return (
        this.milliseconds && e.indexOf(`seconds`) < 0 && e.push(`seconds`),
        e.length === 0
          ? `0`
          : e
              .map(function (e) {
                var t = this[e] || 0;
                return (
                  e === `seconds` &&
                    this.milliseconds &&
                    (t = (t + this.milliseconds / 1e3).toFixed(6).replace(/\.?0+$/, ``)),
                  t + ` ` + e
                );
              }, this)
              .join(` `)
      );
    };
    var a = { years: `Y`, months: `M`, days: `D`, hours: `H`, minutes: `M`, seconds: `S` },
      o = [`years`, `months`, `days`],
      s = [`hours`, `minutes`, `seconds`];
    r.prototype.toISOString = r.prototype.toISO = function () {
      var e = o.map(n, this).join(``),
        t = s.map(n, this).join(``);
      return `P` + e + `T` + t;
      function n(e) {
        var t = this[e] || 0;
        return (
          e === `seconds` &&
            this.milliseconds &&
            (t = (t + this.milliseconds / 1e3).toFixed(6).replace(/0+$/, ``)),
          t + a[e]
        );
      }
    };
    var c = `([+-]?\\d+)`,
      l = c + `\\s+years?`,
      u = c + `\\s+mons?`,
      d = c + `\\s+days?`,
      f = new RegExp(
        [l, u, d, `([+-])?([\\d]*):(\\d\\d):(\\d\\d)\\.?(\\d{1,6})?`].map((e) => `(` + e + `)?`).join(`\\s*`),
      ),
      p = { years: 2, months: 4, days: 6, hours: 9, minutes: 10, seconds: 11, milliseconds: 12 },
      m = [`hours`, `minutes`, `seconds`, `milliseconds`];
    function h(e) {
      var t = e + `000000`.slice(e.length);
      return parseInt(t, 10) / 1e3;
    }
    function g(e) {
      if (!e) return {};
      var t = f.exec(e),
        n = t[8] === `-`;
      return Object.keys(p).reduce((e, r) => {
        var i = t[p[r]];
        return (
          !i ||
            ((i = r === `milliseconds` ? h(i) : parseInt(i, 10)), !i) ||
            (n && ~m.indexOf(r) && (i *= -1), (e[r] = i)),
          e
        );
      }, {});
    }
  }),
  me = /* @__PURE__ */ n((e, t) => {
    var n = Buffer.from || Buffer;
    t.exports = (e) => {
      if (/^\\x/.test(e)) return n(e.substr(2), `hex`);
      for (var t = ``, r = 0; r < e.length; )
        if (e[r] !== `\\`) (t += e[r]), ++r;
        else if (/[0-7]{3}/.test(e.substr(r + 1, 3)))
          (t += String.fromCharCode(parseInt(e.substr(r + 1, 3), 8))), (r += 4);
        else {
          for (var i = 1; r + i < e.length && e[r + i] === `\\`; ) i++;
          for (var a = 0; a < Math.floor(i / 2); ++a) t += `\\`;
          r += Math.floor(i / 2) * 2;
        }
      return n(t, `binary`);
    };
  }),
  he = /* @__PURE__ */ n((e, t) => {
    var n = N(),
      r = P(),
      i = de(),
      a = pe(),
      o = me();
    function s(e) {
      return (t) => (t === null ? t : e(t));
    }
    function c(e) {
      return e === null
        ? e
        : e === `TRUE` || e === `t` || e === `true` || e === `y` || e === `yes` || e === `on` || e === `1`;
    }
    function l(e) {
      return e ? n.parse(e, c) : null;
    }
    function u(e) {
      return parseInt(e, 10);
    }
    function d(e) {
      return e ? n.parse(e, s(u)) : null;
    }
    function f(e) {
      return e
        ? n.parse(
            e,
            s((e) => b(e).trim()),
          )
        : null;
    }
    var p = (e) => (e ? r.create(e, (e) => (e !== null && (e = S(e)), e)).parse() : null),
      m = (e) => (e ? r.create(e, (e) => (e !== null && (e = parseFloat(e)), e)).parse() : null),
      h = (e) => (e ? r.create(e).parse() : null),
      g = (e) => (e ? r.create(e, (e) => (e !== null && (e = i(e)), e)).parse() : null),
      _ = (e) => (e ? r.create(e, (e) => (e !== null && (e = a(e)), e)).parse() : null),
      v = (e) => (e ? n.parse(e, s(o)) : null),
      y = (e) => parseInt(e, 10),
      b = (e) => {
        var t = String(e);
        return /^\d+$/.test(t) ? t : e;
      },
      x = (e) => (e ? n.parse(e, s(JSON.parse)) : null),
      S = (e) =>
        e[0] === `(`
          ? ((e = e.substring(1, e.length - 1).split(`,`)), { x: parseFloat(e[0]), y: parseFloat(e[1]) })
          : null,
      C = (e) => {
        if (e[0] !== `<` && e[1] !== `(`) return null;
        for (var t = `(`, n = ``, r = !1, i = 2; i < e.length - 1; i++)
          r || (t += e[i]), e[i] === `)` ? (r = !0) : r && e[i] !== `,` && (n += e[i]);
        var a = S(t);
        return (a.radius = parseFloat(n)), a;
      };
    t.exports = {
      init: (e) => {
        e(20, b),
          e(21, y),
          e(23, y),
          e(26, y),
          e(700, parseFloat),
          e(701, parseFloat),
          e(16, c),
          e(1082, i),
          e(1114, i),
          e(1184, i),
          e(600, S),
          e(651, h),
          e(718, C),
          e(1e3, l),
          e(1001, v),
          e(1005, d),
          e(1007, d),
          e(1028, d),
          e(1016, f),
          e(1017, p),
          e(1021, m),
          e(1022, m),
          e(1231, m),
          e(1014, h),
          e(1015, h),
          e(1008, h),
          e(1009, h),
          e(1040, h),
          e(1041, h),
          e(1115, g),
          e(1182, g),
          e(1185, g),
          e(1186, a),
          e(1187, _),
          e(17, o),
          e(114, JSON.parse.bind(JSON)),
          e(3802, JSON.parse.bind(JSON)),
          e(199, x),
          e(3807, x),
          e(3907, h),
          e(2951, h),
          e(791, h),
          e(1183, h),
          e(1270, h);
      },
    };
  }),
  ge = /* @__PURE__ */ n((e, t) => {
    var n = 1e6;
    function r(e) {
      var t = e.readInt32BE(0),
        r = e.readUInt32BE(4),
        i = ``;
      t < 0 && ((t = ~t + (r === 0)), (r = (~r + 1) >>> 0), (i = `-`));
      var a = ``,
        o = t % n,
        s,
        c,
        l,
        u,
        d;
      if (
        ((t = (t / n) >>> 0),
        (s = 4294967296 * o + r),
        (r = (s / n) >>> 0),
        (c = `` + (s - n * r)),
        r === 0 && t === 0)
      )
        return i + c + a;
      for (l = ``, u = 6 - c.length, d = 0; d < u; d++) l += `0`;
      if (
        ((a = l + c + a),
        (o = t % n),
        (t = (t / n) >>> 0),
        (s = 4294967296 * o + r),
        (r = (s / n) >>> 0),
        (c = `` + (s - n * r)),
        r === 0 && t === 0)
      )
        return i + c + a;
      for (l = ``, u = 6 - c.length, d = 0; d < u; d++) l += `0`;
      if (
        ((a = l + c + a),
        (o = t % n),
        (t = (t / n) >>> 0),
        (s = 4294967296 * o + r),
        (r = (s / n) >>> 0),
        (c = `` + (s - n * r)),
        r === 0 && t === 0)
      )
        return i + c + a;
      for (l = ``, u = 6 - c.length, d = 0; d < u; d++) l += `0`;
      return (a = l + c + a), (o = t % n), (s = 4294967296 * o + r), (c = `` + (s % n)), i + c + a;
    }
    t.exports = r;
  }),
  _e = /* @__PURE__ */ n((e, t) => {
    var n = ge(),
      r = (e, t, n, r, i) => {
        (n ||= 0), (r ||= !1), (i ||= (e, t, n) => e * 2 ** n + t);
        var a = n >> 3,
          o = (e) => (r ? ~e & 255 : e),
          s = 255,
          c = 8 - (n % 8);
        t < c && ((s = (255 << (8 - t)) & 255), (c = t)), n && (s >>= n % 8);
        var l = 0;
        (n % 8) + t >= 8 && (l = i(0, o(e[a]) & s, c));
        for (var u = (t + n) >> 3, d = a + 1; d < u; d++) l = i(l, o(e[d]), 8);
        var f = (t + n) % 8;
        return f > 0 && (l = i(l, o(e[u]) >> (8 - f), f)), l;
      },
      i = (e, t, n) => {
        var i = 2 ** (n - 1) - 1,
          a = r(e, 1),
          o = r(e, n, 1);
        if (o === 0) return 0;
        var s = 1,
          c = r(e, t, n + 1, !1, (e, t, n) => {
            e === 0 && (e = 1);
            for (var r = 1; r <= n; r++) (s /= 2), (t & (1 << (n - r))) > 0 && (e += s);
            return e;
          });
        return o == 2 ** (n + 1) - 1
          ? c === 0
            ? a === 0
              ? 1 / 0
              : -1 / 0
            : NaN
          : (a === 0 ? 1 : -1) * 2 ** (o - i) * c;
      },
      a = (e) => (r(e, 1) == 1 ? -1 * (r(e, 15, 1, !0) + 1) : r(e, 15, 1)),
      o = (e) => (r(e, 1) == 1 ? -1 * (r(e, 31, 1, !0) + 1) : r(e, 31, 1)),
      s = (e) => i(e, 23, 8),
      c = (e) => i(e, 52, 11),
      l = (e) => {
        var t = r(e, 16, 32);
        if (t == 49152) return NaN;
        for (var n = 1e4 ** r(e, 16, 16), i = 0, a = r(e, 16), o = 0; o < a; o++)
          (i += r(e, 16, 64 + 16 * o) * n), (n /= 1e4);
        var s = 10 ** r(e, 16, 48);
        return ((t === 0 ? 1 : -1) * Math.round(i * s)) / s;
      },
      u = (e, t) => {
        var n = r(t, 1),
          i = r(t, 63, 1),
          a = /* @__PURE__ */ new Date(((n === 0 ? 1 : -1) * i) / 1e3 + 9466848e5);
        return (
          e || a.setTime(a.getTime() + a.getTimezoneOffset() * 6e4),
          (a.usec = i % 1e3),
          (a.getMicroSeconds = function () {
            return this.usec;
          }),
          (a.setMicroSeconds = function (e) {
            this.usec = e;
          }),
          (a.getUTCMicroSeconds = function () {
            return this.usec;
          }),
          a
        );
      },
      d = (e) => {
        var t = r(e, 32);
        r(e, 32, 32);
        for (var n = r(e, 32, 64), i = 96, a = [], o = 0; o < t; o++)
          (a[o] = r(e, 32, i)), (i += 32), (i += 32);
        var s = function (t) {
            var n = r(e, 32, i);
            if (((i += 32), n == 4294967295)) return null;
            var a;
            if (t == 23 || t == 20) return (a = r(e, n * 8, i)), (i += n * 8), a;
            if (t == 25) return (a = e.toString(this.encoding, i >> 3, (i += n << 3) >> 3)), a;
            console.log(`ERROR: ElementType not implemented: ` + t);
          },
          c = (e, t) => {
            var n = [],
              r;
            if (e.length > 1) {
              var i = e.shift();
              for (r = 0; r < i; r++) n[r] = c(e, t);
              e.unshift(i);
            } else for (r = 0; r < e[0]; r++) n[r] = s(t);
            return n;
          };
        return c(a, n);
      },
      f = (e) => e.toString(`utf8`),
      p = (e) => (e === null ? null : r(e, 8) > 0);
    t.exports = {
      init: (e) => {
        e(20, n),
          e(21, a),
          e(23, o),
          e(26, o),
          e(1700, l),
          e(700, s),
          e(701, c),
          e(16, p),
          e(1114, u.bind(null, !1)),
          e(1184, u.bind(null, !0)),
          e(1e3, d),
          e(1007, d),
          e(1016, d),
          e(1008, d),
          e(1009, d),
          e(25, f);
      },
    };
  }),
  ve = /* @__PURE__ */ n((e, t) => {
    t.exports = {
      BOOL: 16,
      BYTEA: 17,
      CHAR: 18,
      INT8: 20,
      INT2: 21,
      INT4: 23,
      REGPROC: 24,
      TEXT: 25,
      OID: 26,
      TID: 27,
      XID: 28,
      CID: 29,
      JSON: 114,
      XML: 142,
      PG_NODE_TREE: 194,
      SMGR: 210,
      PATH: 602,
      POLYGON: 604,
      CIDR: 650,
      FLOAT4: 700,
      FLOAT8: 701,
      ABSTIME: 702,
      RELTIME: 703,
      TINTERVAL: 704,
      CIRCLE: 718,
      MACADDR8: 774,
      MONEY: 790,
      MACADDR: 829,
      INET: 869,
      ACLITEM: 1033,
      BPCHAR: 1042,
      VARCHAR: 1043,
      DATE: 1082,
      TIME: 1083,
      TIMESTAMP: 1114,
      TIMESTAMPTZ: 1184,
      INTERVAL: 1186,
      TIMETZ: 1266,
      BIT: 1560,
      VARBIT: 1562,
      NUMERIC: 1700,
      REFCURSOR: 1790,
      REGPROCEDURE: 2202,
      REGOPER: 2203,
      REGOPERATOR: 2204,
      REGCLASS: 2205,
      REGTYPE: 2206,
      UUID: 2950,
      TXID_SNAPSHOT: 2970,
      PG_LSN: 3220,
      PG_NDISTINCT: 3361,
      PG_DEPENDENCIES: 3402,
      TSVECTOR: 3614,
      TSQUERY: 3615,
      GTSVECTOR: 3642,
      REGCONFIG: 3734,
      REGDICTIONARY: 3769,
      JSONB: 3802,
      REGNAMESPACE: 4089,
      REGROLE: 4096,
    };
  }),
  F = /* @__PURE__ */ n((e) => {
    var t = he(),
      n = _e(),
      r = P(),
      i = ve();
    (e.getTypeParser = s), (e.setTypeParser = c), (e.arrayParser = r), (e.builtins = i);
    var a = { text: {}, binary: {} };
    function o(e) {
      return String(e);
    }
    function s(e, t) {
      return (t ||= `text`), (a[t] && a[t][e]) || o;
    }
    function c(e, t, n) {
      typeof t == `function` && ((n = t), (t = `text`)), (a[t][e] = n);
    }
    t.init((e, t) => {
      a.text[e] = t;
    }),
      n.init((e, t) => {
        a.binary[e] = t;
      });
  }),
  I = /* @__PURE__ */ n((e, t) => {
    let n;
    try {
      n = process.platform === `win32` ? process.env.USERNAME : process.env.USER;
    } catch {}
    t.exports = {
      host: `localhost`,
      user: n,
      database: void 0,
      password: null,
      connectionString: void 0,
      port: 5432,
      rows: 0,
      binary: !1,
      max: 10,
      idleTimeoutMillis: 3e4,
      client_encoding: ``,
      ssl: !1,
      sslnegotiation: void 0,
      application_name: void 0,
      fallback_application_name: void 0,
      options: void 0,
      parseInputDatesAsUTC: !1,
      statement_timeout: !1,
      lock_timeout: !1,
      idle_in_transaction_session_timeout: !1,
      query_timeout: !1,
      connect_timeout: 0,
      keepalives: 1,
      keepalives_idle: 0,
    };
    const r = F(),
      i = r.getTypeParser(20, `text`),
      a = r.getTypeParser(1016, `text`);
    t.exports.__defineSetter__(`parseInt8`, (e) => {
      r.setTypeParser(20, `text`, e ? r.getTypeParser(23, `text`) : i),
        r.setTypeParser(1016, `text`, e ? r.getTypeParser(1007, `text`) : a);
    });
  }),
  L = /* @__PURE__ */ n((t, n) => {
    const r = I(),
      i = e(`util`),
      { isDate: a } = e(`util/types`),
      o = i.deprecate(
        () => {},
        `Sending an invalid date to Postgres is deprecated and will throw an error in the next major version of pg. Ensure any Date object passed as a query parameter is valid.`,
        `PG_INVALID_DATE`,
      );
    function s(e) {
      return `"` + e.replace(/\\/g, `\\\\`).replace(/"/g, `\\"`) + `"`;
    }
    function c(e) {
      let t = `{`;
      for (let n = 0; n < e.length; n++) {
        n > 0 && (t += `,`);
        let r = e[n];
        r == null
          ? (t += `NULL`)
          : Array.isArray(r)
            ? (t += c(r))
            : ArrayBuffer.isView(r)
              ? (r instanceof Buffer || (r = Buffer.from(r.buffer, r.byteOffset, r.byteLength)),
                (t += `\\\\x` + r.toString(`hex`)))
              : (t += s(l(r)));
      }
      return (t += `}`), t;
    }
    const l = (e, t) =>
      e == null
        ? null
        : typeof e == `object`
          ? e instanceof Buffer
            ? e
            : ArrayBuffer.isView(e)
              ? Buffer.from(e.buffer, e.byteOffset, e.byteLength)
              : a(e)
                ? (isNaN(e.getTime()) && o(), r.parseInputDatesAsUTC ? f(e) : d(e))
                : Array.isArray(e)
                  ? c(e)
                  : u(e, t)
          : e.toString();
    function u(e, t) {
      if (e && typeof e.toPostgres == `function`) {
        if (((t ||= []), t.indexOf(e) !== -1))
          throw Error(`circular reference detected while preparing "` + e + `" for query`);
        return t.push(e), l(e.toPostgres(l), t);
      }
      return JSON.stringify(e);
    }
    function d(e) {
      let t = -e.getTimezoneOffset(),
        n = e.getFullYear(),
        r = n < 1;
      r && (n = Math.abs(n) + 1);
      let i =
        String(n).padStart(4, `0`) +
        `-` +
        String(e.getMonth() + 1).padStart(2, `0`) +
        `-` +
        String(e.getDate()).padStart(2, `0`) +
        `T` +
        String(e.getHours()).padStart(2, `0`) +
        `:` +
        String(e.getMinutes()).padStart(2, `0`) +
        `:` +
        String(e.getSeconds()).padStart(2, `0`) +
        `.` +
        String(e.getMilliseconds()).padStart(3, `0`);
      return (
        t < 0 ? ((i += `-`), (t *= -1)) : (i += `+`),
        (i += String(Math.floor(t / 60)).padStart(2, `0`) + `:` + String(t % 60).padStart(2, `0`)),
        r && (i += ` BC`),
        i
      );
    }
    function f(e) {
      let t = e.getUTCFullYear(),
        n = t < 1;
      n && (t = Math.abs(t) + 1);
      let r =
        String(t).padStart(4, `0`) +
        `-` +
        String(e.getUTCMonth() + 1).padStart(2, `0`) +
        `-` +
        String(e.getUTCDate()).padStart(2, `0`) +
        `T` +
        String(e.getUTCHours()).padStart(2, `0`) +
        `:` +
        String(e.getUTCMinutes()).padStart(2, `0`) +
        `:` +
        String(e.getUTCSeconds()).padStart(2, `0`) +
        `.` +
        String(e.getUTCMilliseconds()).padStart(3, `0`);
      return (r += `+00:00`), n && (r += ` BC`), r;
    }
    function p(e, t, n) {
      return (
        (e = typeof e == `string` ? { text: e } : m(e)),
        t && (typeof t == `function` ? (e.callback = t) : (e.values = t)),
        n && (e.callback = n),
        e
      );
    }
    function m(e) {
      return e == null
        ? e
        : Object.defineProperties(
            Object.create(Object.getPrototypeOf(e)),
            Object.getOwnPropertyDescriptors(e),
          );
    }
    n.exports = {
      prepareValue: (e) => l(e),
      normalizeQueryConfig: p,
      escapeIdentifier: (e) => `"` + e.replace(/"/g, `""`) + `"`,
      escapeLiteral: (e) => {
        let t = !1,
          n = `'`;
        if (e == null || typeof e != `string`) return `''`;
        for (let r = 0; r < e.length; r++) {
          const i = e[r];
          i === `'` ? (n += i + i) : i === `\\` ? ((n += i + i), (t = !0)) : (n += i);
        }
        return (n += `'`), t === !0 && (n = ` E` + n), n;
      },
    };
  }),
  R = /* @__PURE__ */ n((t, n) => {
    const r = e(`crypto`);
    n.exports = {
      postgresMd5PasswordHash: l,
      randomBytes: s,
      deriveKey: p,
      sha256: u,
      hashByName: d,
      hmacSha256: f,
      md5: c,
    };
    const i = r.webcrypto || globalThis.crypto,
      a = i.subtle,
      o = new TextEncoder();
    function s(e) {
      return i.getRandomValues(Buffer.alloc(e));
    }
    async function c(e) {
      try {
        return r.createHash(`md5`).update(e, `utf-8`).digest(`hex`);
      } catch {
        const t = typeof e == `string` ? o.encode(e) : e,
          n = await a.digest(`MD5`, t);
        return Array.from(new Uint8Array(n))
          .map((e) => e.toString(16).padStart(2, `0`))
          .join(``);
      }
    }
    async function l(e, t, n) {
      const r = await c(t + e);
      return `md5` + (await c(Buffer.concat([Buffer.from(r), n])));
    }
    async function u(e) {
      return await a.digest(`SHA-256`, e);
    }
    async function d(e, t) {
      return await a.digest(e, t);
    }
    async function f(e, t) {
      const n = await a.importKey(`raw`, e, { name: `HMAC`, hash: `SHA-256` }, !1, [`sign`]);
      return await a.sign(`HMAC`, n, o.encode(t));
    }
    async function p(e, t, n) {
      const r = await a.importKey(`raw`, o.encode(e), `PBKDF2`, !1, [`deriveBits`]),
        i = { name: `PBKDF2`, hash: `SHA-256`, salt: t, iterations: n };
      return await a.deriveBits(i, r, 256, [`deriveBits`]);
    }
  }),
  ye = /* @__PURE__ */ n((e, t) => {
    function n(e, t) {
      return /* @__PURE__ */ Error(
        `SASL channel binding: ` + e + ` when parsing public certificate ` + t.toString(`base64`),
      );
    }
    function r(e, t) {
      let r = e[t++];
      if (r < 128) return { length: r, index: t };
      const i = r & 127;
      if (i > 4) throw n(`bad length`, e);
      r = 0;
      for (let n = 0; n < i; n++) r = (r << 8) | e[t++];
      return { length: r, index: t };
    }
    function i(e, t) {
      if (e[t++] !== 6) throw n(`non-OID data`, e);
      const { length: i, index: a } = r(e, t);
      t = a;
      let o = t + i,
        s = e[t++],
        c = ((s / 40) | 0) + `.` + (s % 40);
      for (; t < o; ) {
        let n = 0;
        for (; t < o; ) {
          const r = e[t++];
          if (((n = (n << 7) | (r & 127)), r < 128)) break;
        }
        c += `.` + n;
      }
      return { oid: c, index: t };
    }
    function a(e, t) {
      if (e[t++] !== 48) throw n(`non-sequence data`, e);
      return r(e, t);
    }
    function o(e, t) {
      t === void 0 && (t = 0), (t = a(e, t).index);
      const { length: o, index: s } = a(e, t);
      (t = s + o), (t = a(e, t).index);
      const { oid: c, index: l } = i(e, t);
      switch (c) {
        case `1.2.840.113549.1.1.4`:
          return `MD5`;
        case `1.2.840.113549.1.1.5`:
          return `SHA-1`;
        case `1.2.840.113549.1.1.11`:
          return `SHA-256`;
        case `1.2.840.113549.1.1.12`:
          return `SHA-384`;
        case `1.2.840.113549.1.1.13`:
          return `SHA-512`;
        case `1.2.840.113549.1.1.14`:
          return `SHA-224`;
        case `1.2.840.113549.1.1.15`:
          return `SHA512-224`;
        case `1.2.840.113549.1.1.16`:
          return `SHA512-256`;
        case `1.2.840.10045.4.1`:
          return `SHA-1`;
        case `1.2.840.10045.4.3.1`:
          return `SHA-224`;
        case `1.2.840.10045.4.3.2`:
          return `SHA-256`;
        case `1.2.840.10045.4.3.3`:
          return `SHA-384`;
        case `1.2.840.10045.4.3.4`:
          return `SHA-512`;
        case `1.2.840.113549.1.1.10`: {
          if (((t = l), (t = a(e, t).index), e[t++] !== 160)) throw n(`non-tag data`, e);
          (t = r(e, t).index), (t = a(e, t).index);
          const { oid: o } = i(e, t);
          switch (o) {
            case `1.2.840.113549.2.5`:
              return `MD5`;
            case `1.3.14.3.2.26`:
              return `SHA-1`;
            case `2.16.840.1.101.3.4.2.1`:
              return `SHA-256`;
            case `2.16.840.1.101.3.4.2.2`:
              return `SHA-384`;
            case `2.16.840.1.101.3.4.2.3`:
              return `SHA-512`;
          }
          throw n(`unknown hash OID ` + o, e);
        }
        case `1.3.101.110`:
        case `1.3.101.112`:
          return `SHA-512`;
        case `1.3.101.111`:
        case `1.3.101.113`:
          throw n(`Ed448 certificate channel binding is not currently supported by Postgres`);
      }
      throw n(`unknown OID ` + c, e);
    }
    t.exports = { signatureAlgorithmHashFromCertificate: o };
  }),
  be = /* @__PURE__ */ n((e, t) => {
    const n = R(),
      { signatureAlgorithmHashFromCertificate: r } = ye();
    function i(e) {
      return e
        .replace(/[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]/g, ` `)
        .replace(/[\u00AD\u034F\u1806\u180B\u180C\u180D\u200C\u200D\u2060\uFE00-\uFE0F\uFEFF]/g, ``)
        .normalize(`NFKC`);
    }
    const a = 1e5;
    function o(e, t, r = a) {
      const i = [`SCRAM-SHA-256`];
      t && i.unshift(`SCRAM-SHA-256-PLUS`);
      const o = i.find((t) => e.includes(t));
      if (!o) throw Error(`SASL: Only mechanism(s) ` + i.join(` and `) + ` are supported`);
      if (o === `SCRAM-SHA-256-PLUS` && typeof t.getPeerCertificate != `function`)
        throw Error(`SASL: Mechanism SCRAM-SHA-256-PLUS requires a certificate`);
      const s = n.randomBytes(18).toString(`base64`);
      return {
        mechanism: o,
        clientNonce: s,
        response: (o === `SCRAM-SHA-256-PLUS` ? `p=tls-server-end-point` : t ? `y` : `n`) + `,,n=*,r=` + s,
        message: `SASLInitialResponse`,
        scramMaxIterations: r,
      };
    }
    async function s(e, t, o, s) {
      if (e.message !== `SASLInitialResponse`) throw Error(`SASL: Last message was not SASLInitialResponse`);
      if (typeof t != `string`)
        throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string`);
      if (t === ``)
        throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string`);
      if (typeof o != `string`) throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: serverData must be a string`);
      const c = f(o);
      if (!c.nonce.startsWith(e.clientNonce))
        throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: server nonce does not start with client nonce`);
      if (c.nonce.length === e.clientNonce.length)
        throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: server nonce is too short`);
      const l = typeof e.scramMaxIterations == `number` ? e.scramMaxIterations : a;
      if (l !== 0 && c.iteration > l)
        throw Error(
          `SASL: SCRAM-SERVER-FIRST-MESSAGE: iteration count ` +
            c.iteration +
            ` exceeds scramMaxIterations of ` +
            l,
        );
      let u = `n=*,r=` + e.clientNonce,
        d = `r=` + c.nonce + `,s=` + c.salt + `,i=` + c.iteration,
        p = s ? `eSws` : `biws`;
      if (e.mechanism === `SCRAM-SHA-256-PLUS`) {
        let e = s.getPeerCertificate().raw,
          t = r(e);
        (t === `MD5` || t === `SHA-1`) && (t = `SHA-256`);
        const i = await n.hashByName(t, e);
        p = Buffer.concat([Buffer.from(`p=tls-server-end-point,,`), Buffer.from(i)]).toString(`base64`);
      }
      const h = `c=` + p + `,r=` + c.nonce,
        g = u + `,` + d + `,` + h,
        _ = Buffer.from(c.salt, `base64`),
        v = await n.deriveKey(i(t), _, c.iteration),
        y = await n.hmacSha256(v, `Client Key`),
        b = await n.sha256(y),
        x = await n.hmacSha256(b, g),
        S = m(Buffer.from(y), Buffer.from(x)).toString(`base64`),
        C = await n.hmacSha256(v, `Server Key`),
        w = await n.hmacSha256(C, g);
      (e.message = `SASLResponse`),
        (e.serverSignature = Buffer.from(w).toString(`base64`)),
        (e.response = h + `,p=` + S);
    }
    function c(e, t) {
      if (e.message !== `SASLResponse`) throw Error(`SASL: Last message was not SASLResponse`);
      if (typeof t != `string`) throw Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: serverData must be a string`);
      const { serverSignature: n } = p(t);
      if (n !== e.serverSignature)
        throw Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature does not match`);
    }
    function l(e) {
      if (typeof e != `string`) throw TypeError(`SASL: text must be a string`);
      return e
        .split(``)
        .map((t, n) => e.charCodeAt(n))
        .every((e) => (e >= 33 && e <= 43) || (e >= 45 && e <= 126));
    }
    function u(e) {
      return /^(?:[a-zA-Z0-9+/]{4})*(?:[a-zA-Z0-9+/]{2}==|[a-zA-Z0-9+/]{3}=)?$/.test(e);
    }
    function d(e) {
      if (typeof e != `string`) throw TypeError(`SASL: attribute pairs text must be a string`);
      return new Map(
        e.split(`,`).map((e) => {
          if (!/^.=/.test(e)) throw Error(`SASL: Invalid attribute pair entry`);
          return [e[0], e.substring(2)];
        }),
      );
    }
    function f(e) {
      const t = d(e),
        n = t.get(`r`);
      if (!n) throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce missing`);
      if (!l(n))
        throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: nonce must only contain printable characters`);
      const r = t.get(`s`);
      if (!r) throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: salt missing`);
      if (!u(r)) throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: salt must be base64`);
      const i = t.get(`i`);
      if (!i) throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: iteration missing`);
      if (!/^[1-9][0-9]*$/.test(i)) throw Error(`SASL: SCRAM-SERVER-FIRST-MESSAGE: invalid iteration count`);
      return { nonce: n, salt: r, iteration: parseInt(i, 10) };
    }
    function p(e) {
      const t = d(e),
        n = t.get(`e`),
        r = t.get(`v`);
      if (n) throw Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server returned error: "${n}"`);
      if (!r) throw Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature is missing`);
      if (!u(r)) throw Error(`SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature must be base64`);
      return { serverSignature: r };
    }
    function m(e, t) {
      if (!Buffer.isBuffer(e)) throw TypeError(`first argument must be a Buffer`);
      if (!Buffer.isBuffer(t)) throw TypeError(`second argument must be a Buffer`);
      if (e.length !== t.length) throw Error(`Buffer lengths must match`);
      if (e.length === 0) throw Error(`Buffers cannot be empty`);
      return Buffer.from(e.map((n, r) => e[r] ^ t[r]));
    }
    t.exports = { startSession: o, continueSession: s, finalizeSession: c, DEFAULT_MAX_SCRAM_ITERATIONS: a };
  }),
  z = /* @__PURE__ */ n((e, t) => {
    const n = F();
    function r(e) {
      (this._types = e || n), (this.text = {}), (this.binary = {});
    }
    (r.prototype.getOverrides = function (e) {
      switch (e) {
        case `text`:
          return this.text;
        case `binary`:
          return this.binary;
        default:
          return {};
      }
    }),
      (r.prototype.setTypeParser = function (e, t, n) {
        typeof t == `function` && ((n = t), (t = `text`)), (this.getOverrides(t)[e] = n);
      }),
      (r.prototype.getTypeParser = function (e, t) {
        return (t ||= `text`), this.getOverrides(t)[e] || this._types.getTypeParser(e, t);
      }),
      (t.exports = r);
  }),
  xe = /* @__PURE__ */ n((t, n) => {
    function r(t, n = {}) {
      if (t.charAt(0) === `/`) {
        const e = t.split(` `);
        return { host: e[0], database: e[1] };
      }
      let r = Object.create(null),
        i,
        a = !1;
      / |%[^a-f0-9]|%[a-f0-9][^a-f0-9]/i.test(t) && (t = encodeURI(t).replace(/%25(\d\d)/g, `%$1`));
      try {
        try {
          i = new URL(t, `postgres://base`);
        } catch {
          (i = new URL(t.replace(`@/`, `@___DUMMY___/`), `postgres://base`)), (a = !0);
        }
      } catch (e) {
        throw ((e.input &&= `*****REDACTED*****`), e);
      }
      for (const e of i.searchParams.entries()) r[e[0]] = e[1];
      if (
        ((r.user = r.user || decodeURIComponent(i.username)),
        (r.password = r.password || decodeURIComponent(i.password)),
        i.protocol == `socket:`)
      )
        return (
          (r.host = decodeURI(i.pathname)),
          (r.database = i.searchParams.get(`db`)),
          (r.client_encoding = i.searchParams.get(`encoding`)),
          r
        );
      const o = (a ? `` : i.hostname).replace(/^\[(.+)\]$/, `$1`);
      r.host ? o && /^%2f/i.test(o) && (i.pathname = o + i.pathname) : (r.host = decodeURIComponent(o)),
        (r.port ||= i.port);
      const c = i.pathname.slice(1) || null;
      (r.database = c ? decodeURI(c) : null),
        (r.ssl === `true` || r.ssl === `1`) && (r.ssl = !0),
        r.ssl === `0` && (r.ssl = !1),
        (r.sslcert || r.sslkey || r.sslrootcert || r.sslmode) && (r.ssl = {}),
        r.sslnegotiation === `direct` && r.ssl === void 0 && (r.ssl = !0);
      const l = r.sslcert || r.sslkey || r.sslrootcert ? e(`fs`) : null;
      if (
        (r.sslcert && (r.ssl.cert = l.readFileSync(r.sslcert).toString()),
        r.sslkey && (r.ssl.key = l.readFileSync(r.sslkey).toString()),
        r.sslrootcert && (r.ssl.ca = l.readFileSync(r.sslrootcert).toString()),
        n.useLibpqCompat && r.uselibpqcompat)
      )
        throw Error(`Both useLibpqCompat and uselibpqcompat are set. Please use only one of them.`);
      if (r.uselibpqcompat === `true` || n.useLibpqCompat)
        switch (r.sslmode) {
          case `disable`:
            r.ssl = !1;
            break;
          case `prefer`:
            r.ssl.rejectUnauthorized = !1;
            break;
          case `require`:
            r.sslrootcert ? (r.ssl.checkServerIdentity = () => {}) : (r.ssl.rejectUnauthorized = !1);
            break;
          case `verify-ca`:
            if (!r.ssl.ca)
              throw Error(
                `SECURITY WARNING: Using sslmode=verify-ca requires specifying a CA with sslrootcert. If a public CA is used, verify-ca allows connections to a server that somebody else may have registered with the CA, making you vulnerable to Man-in-the-Middle attacks. Either specify a custom CA certificate with sslrootcert parameter or use sslmode=verify-full for proper security.`,
              );
            r.ssl.checkServerIdentity = () => {};
        }
      else
        switch (r.sslmode) {
          case `disable`:
            r.ssl = !1;
            break;
          case `prefer`:
          case `require`:
          case `verify-ca`:
          case `verify-full`:
            r.sslmode !== `verify-full` && s(r.sslmode);
            break;
          case `no-verify`:
            r.ssl.rejectUnauthorized = !1;
        }
      return r;
    }
    function i(e) {
      return Object.entries(e).reduce((e, [t, n]) => (n != null && (e[t] = n), e), Object.create(null));
    }
    function a(e) {
      return Object.entries(e).reduce((e, [t, n]) => {
        if (t === `ssl`) {
          const r = n;
          typeof r == `boolean` && (e[t] = r), typeof r == `object` && (e[t] = i(r));
        } else if (n != null) {
          if (t === `port`) {
            if (n !== ``) {
              const r = parseInt(n, 10);
              if (isNaN(r)) throw Error(`Invalid ${t}: ${n}`);
              e[t] = r;
            }
          } else e[t] = n;
        }
        return e;
      }, Object.create(null));
    }
    function o(e) {
      return a(r(e));
    }
    function s(e) {
      !s.warned &&
        typeof process < `u` &&
        process.emitWarning &&
        ((s.warned = !0),
        process.emitWarning(`SECURITY WARNING: The SSL modes 'prefer', 'require', and 'verify-ca' are treated as aliases for 'verify-full'.
In the next major version (pg-connection-string v3.0.0 and pg v9.0.0), these modes will adopt standard libpq semantics, which have weaker security guarantees.

To prepare for this change:
- If you want the current behavior, explicitly use 'sslmode=verify-full'
- If you want libpq compatibility now, use 'uselibpqcompat=true&sslmode=${e}'

See https://www.postgresql.org/docs/current/libpq-ssl.html for libpq SSL mode definitions.`));
    }
    (n.exports = r), (r.parse = r), (r.toClientConfig = a), (r.parseIntoClientConfig = o);
  }),
  B = /* @__PURE__ */ n((t, n) => {
    const r = e(`dns`),
      i = I(),
      a = xe().parse,
      o = (e, t, n) =>
        t[e]
          ? t[e]
          : (n === void 0 ? (n = process.env[`PG` + e.toUpperCase()]) : n === !1 || (n = process.env[n]),
            n || i[e]),
      s = () => {
        switch (process.env.PGSSLMODE) {
          case `disable`:
            return !1;
          case `prefer`:
          case `require`:
          case `verify-ca`:
          case `verify-full`:
            return !0;
          case `no-verify`:
            return { rejectUnauthorized: !1 };
        }
        return i.ssl;
      },
      c = (e) => `'` + (`` + e).replace(/\\/g, `\\\\`).replace(/'/g, `\\'`) + `'`,
      l = (e, t, n) => {
        const r = t[n];
        r != null && e.push(n + `=` + c(r));
      };
    n.exports = class {
      constructor(e) {
        if (
          ((e = typeof e == `string` ? a(e) : e || {}),
          e.connectionString && (e = Object.assign({}, e, a(e.connectionString))),
          (this.user = o(`user`, e)),
          (this.database = o(`database`, e)),
          this.database === void 0 && (this.database = this.user),
          (this.port = parseInt(o(`port`, e), 10)),
          (this.host = o(`host`, e)),
          Object.defineProperty(this, 'password', {
            configurable: !0,
            enumerable: !1,
            writable: !0,
            value: o(`password`, e),
          }),
          (this.binary = o(`binary`, e)),
          (this.options = o(`options`, e)),
          (this.ssl = e.ssl === void 0 ? s() : e.ssl),
          typeof this.ssl == `string` && this.ssl === `true` && (this.ssl = !0),
          this.ssl === `no-verify` && (this.ssl = { rejectUnauthorized: !1 }),
          this.ssl && this.ssl.key && Object.defineProperty(this.ssl, 'key', { enumerable: !1 }),
          (this.sslnegotiation = o(`sslnegotiation`, e, `PGSSLNEGOTIATION`)),
          this.sslnegotiation !== void 0 &&
            this.sslnegotiation !== `postgres` &&
            this.sslnegotiation !== `direct`)
        )
          throw Error(
            `Invalid sslnegotiation value: "${this.sslnegotiation}". Valid values are "postgres" and "direct".`,
          );
        if (this.sslnegotiation === `direct` && !this.ssl)
          throw Error(`sslnegotiation=direct requires SSL to be enabled`);
        (this.client_encoding = o(`client_encoding`, e)),
          (this.replication = o(`replication`, e)),
          (this.isDomainSocket = !(this.host || ``).indexOf(`/`)),
          (this.application_name = o(`application_name`, e, `PGAPPNAME`)),
          (this.fallback_application_name = o(`fallback_application_name`, e, !1)),
          (this.statement_timeout = o(`statement_timeout`, e, !1)),
          (this.lock_timeout = o(`lock_timeout`, e, !1)),
          (this.idle_in_transaction_session_timeout = o(`idle_in_transaction_session_timeout`, e, !1)),
          (this.query_timeout = o(`query_timeout`, e, !1)),
          (this.connect_timeout =
            e.connectionTimeoutMillis === void 0
              ? process.env.PGCONNECT_TIMEOUT || 0
              : Math.floor(e.connectionTimeoutMillis / 1e3)),
          e.keepAlive === !1 ? (this.keepalives = 0) : e.keepAlive === !0 && (this.keepalives = 1),
          typeof e.keepAliveInitialDelayMillis == `number` &&
            (this.keepalives_idle = Math.floor(e.keepAliveInitialDelayMillis / 1e3));
      }
      getLibpqConnectionString(e) {
        const t = [];
        l(t, this, `user`),
          l(t, this, `password`),
          l(t, this, `port`),
          l(t, this, `application_name`),
          l(t, this, `fallback_application_name`),
          l(t, this, `connect_timeout`),
          l(t, this, `options`);
        const n = typeof this.ssl == `object` ? this.ssl : this.ssl ? { sslmode: this.ssl } : {};
        if (
          (l(t, n, `sslmode`),
          l(t, n, `sslca`),
          l(t, n, `sslkey`),
          l(t, n, `sslcert`),
          l(t, n, `sslrootcert`),
          l(t, this, `sslnegotiation`),
          this.database && t.push(`dbname=` + c(this.database)),
          this.replication && t.push(`replication=` + c(this.replication)),
          this.host && t.push(`host=` + c(this.host)),
          this.isDomainSocket)
        )
          return e(null, t.join(` `));
        this.client_encoding && t.push(`client_encoding=` + c(this.client_encoding)),
          r.lookup(this.host, (n, r) =>
            n ? e(n, null) : (t.push(`hostaddr=` + c(r)), e(null, t.join(` `))),
          );
      }
    };
  }),
  V = /* @__PURE__ */ n((e, t) => {
    const n = F(),
      r = /^([A-Za-z]+)(?: (\d+))?(?: (\d+))?/;
    t.exports = class {
      constructor(e, t) {
        (this.command = null),
          (this.rowCount = null),
          (this.oid = null),
          (this.rows = []),
          (this.fields = []),
          (this._parsers = void 0),
          (this._types = t),
          (this.RowCtor = null),
          (this.rowAsArray = e === `array`),
          this.rowAsArray && (this.parseRow = this._parseRowAsArray),
          (this._prebuiltEmptyResultObject = null);
      }
      addCommandComplete(e) {
        let t;
        (t = e.text ? r.exec(e.text) : r.exec(e.command)),
          t &&
            ((this.command = t[1]),
            t[3]
              ? ((this.oid = parseInt(t[2], 10)), (this.rowCount = parseInt(t[3], 10)))
              : t[2] && (this.rowCount = parseInt(t[2], 10)));
      }
      _parseRowAsArray(e) {
        const t = Array(e.length);
        for (let n = 0, r = e.length; n < r; n++) {
          const r = e[n];
          r === null ? (t[n] = null) : (t[n] = this._parsers[n](r));
        }
        return t;
      }
      parseRow(e) {
        const t = { ...this._prebuiltEmptyResultObject };
        for (let n = 0, r = e.length; n < r; n++) {
          const r = e[n],
            i = this.fields[n].name;
          if (r !== null) {
            const e = this.fields[n].format === `binary` ? Buffer.from(r) : r;
            t[i] = this._parsers[n](e);
          } else t[i] = null;
        }
        return t;
      }
      addRow(e) {
        this.rows.push(e);
      }
      addFields(e) {
        (this.fields = e), this.fields.length && (this._parsers = Array(e.length));
        const t = Object.create(null);
        for (let r = 0; r < e.length; r++) {
          const i = e[r];
          (t[i.name] = null),
            this._types
              ? (this._parsers[r] = this._types.getTypeParser(i.dataTypeID, i.format || `text`))
              : (this._parsers[r] = n.getTypeParser(i.dataTypeID, i.format || `text`));
        }
        this._prebuiltEmptyResultObject = { ...t };
      }
    };
  }),
  Se = /* @__PURE__ */ n((t, n) => {
    const { EventEmitter: r } = e(`events`),
      i = V(),
      a = L();
    n.exports = class extends r {
      constructor(e, t, n) {
        super(),
          (e = a.normalizeQueryConfig(e, t, n)),
          (this.text = e.text),
          (this.values = e.values),
          (this.rows = e.rows),
          (this.types = e.types),
          (this.name = e.name),
          (this.queryMode = e.queryMode),
          (this.binary = e.binary),
          (this.portal = e.portal || ``),
          (this.callback = e.callback),
          (this._rowMode = e.rowMode),
          process.domain && e.callback && (this.callback = process.domain.bind(e.callback)),
          (this._result = new i(this._rowMode, this.types)),
          (this._results = this._result),
          (this._canceledDueToError = !1);
      }
      requiresPreparation() {
        return this.queryMode === `extended` || this.name || this.rows
          ? !0
          : !this.text || !this.values
            ? !1
            : this.values.length > 0;
      }
      _checkForMultirow() {
        this._result.command &&
          (Array.isArray(this._results) || (this._results = [this._result]),
          (this._result = new i(this._rowMode, this._result._types)),
          this._results.push(this._result));
      }
      handleRowDescription(e) {
        this._checkForMultirow(),
          this._result.addFields(e.fields),
          (this._accumulateRows = this.callback || !this.listeners(`row`).length);
      }
      handleDataRow(e) {
        let t;
        if (!this._canceledDueToError) {
          try {
            t = this._result.parseRow(e.fields);
          } catch (e) {
            this._canceledDueToError = e;
            return;
          }
          this.emit(`row`, t, this._result), this._accumulateRows && this._result.addRow(t);
        }
      }
      handleCommandComplete(e, t) {
        this._checkForMultirow(), this._result.addCommandComplete(e), this.rows && t.sync();
      }
      handleEmptyQuery(e) {
        this.rows && e.sync();
      }
      handleError(e, t) {
        if (((this._canceledDueToError &&= ((e = this._canceledDueToError), !1)), this.callback))
          return this.callback(e);
        this.emit(`error`, e);
      }
      handleReadyForQuery(e) {
        if (this._canceledDueToError) return this.handleError(this._canceledDueToError, e);
        if (this.callback)
          try {
            this.callback(null, this._results);
          } catch (e) {
            process.nextTick(() => {
              throw e;
            });
          }
        this.emit(`end`, this._results);
      }
      submit(e) {
        if (typeof this.text != `string` && typeof this.name != `string`)
          return /* @__PURE__ */ Error(
            `A query must have either text or a name. Supplying neither is unsupported.`,
          );
        const t = e.parsedStatements[this.name] || e.submittedNamedStatements[this.name];
        if (this.text && t && this.text !== t)
          return /* @__PURE__ */ Error(
            `Prepared statements must be unique - '${this.name}' was used for a different statement`,
          );
        if (this.values && !Array.isArray(this.values))
          return /* @__PURE__ */ Error(`Query values must be an array`);
        if (this.requiresPreparation()) {
          e.stream.cork && e.stream.cork();
          try {
            this.prepare(e);
          } finally {
            e.stream.uncork && e.stream.uncork();
          }
        } else e.query(this.text);
        return null;
      }
      hasBeenParsed(e) {
        return (
          this.name &&
          (e.parsedStatements[this.name] !== void 0 || e.submittedNamedStatements[this.name] !== void 0)
        );
      }
      handlePortalSuspended(e) {
        this._getRows(e, this.rows);
      }
      _getRows(e, t) {
        e.execute({ portal: this.portal, rows: t }), t ? e.flush() : e.sync();
      }
      prepare(e) {
        this.hasBeenParsed(e) ||
          (e.parse({ text: this.text, name: this.name, types: this.types }),
          this.name && (e.submittedNamedStatements[this.name] = this.text));
        try {
          e.bind({
            portal: this.portal,
            statement: this.name,
            values: this.values,
            binary: this.binary,
            valueMapper: a.prepareValue,
          });
        } catch (t) {
          e.close({ type: `S`, name: this.name }), e.sync(), this.handleError(t, e);
          return;
        }
        e.describe({ type: `P`, name: this.portal || `` }), this._getRows(e, this.rows);
      }
      handleCopyInResponse(e) {
        e.sendCopyFail(`No source stream defined`);
      }
      handleCopyData(e, t) {}
    };
  }),
  H = /* @__PURE__ */ n((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.NoticeMessage =
        e.DataRowMessage =
        e.CommandCompleteMessage =
        e.ReadyForQueryMessage =
        e.NotificationResponseMessage =
        e.BackendKeyDataMessage =
        e.AuthenticationMD5Password =
        e.ParameterStatusMessage =
        e.ParameterDescriptionMessage =
        e.RowDescriptionMessage =
        e.Field =
        e.CopyResponse =
        e.CopyDataMessage =
        e.DatabaseError =
        e.copyDone =
        e.emptyQuery =
        e.replicationStart =
        e.portalSuspended =
        e.noData =
        e.closeComplete =
        e.bindComplete =
        e.parseComplete =
          void 0),
      (e.parseComplete = { name: `parseComplete`, length: 5 }),
      (e.bindComplete = { name: `bindComplete`, length: 5 }),
      (e.closeComplete = { name: `closeComplete`, length: 5 }),
      (e.noData = { name: `noData`, length: 5 }),
      (e.portalSuspended = { name: `portalSuspended`, length: 5 }),
      (e.replicationStart = { name: `replicationStart`, length: 4 }),
      (e.emptyQuery = { name: `emptyQuery`, length: 4 }),
      (e.copyDone = { name: `copyDone`, length: 4 }),
      (e.DatabaseError = class extends Error {
        constructor(e, t, n) {
          super(e), (this.length = t), (this.name = n);
        }
      }),
      (e.CopyDataMessage = class {
        constructor(e, t) {
          (this.length = e), (this.chunk = t), (this.name = `copyData`);
        }
      }),
      (e.CopyResponse = class {
        constructor(e, t, n, r) {
          (this.length = e), (this.name = t), (this.binary = n), (this.columnTypes = Array(r));
        }
      }),
      (e.Field = class {
        constructor(e, t, n, r, i, a, o) {
          (this.name = e),
            (this.tableID = t),
            (this.columnID = n),
            (this.dataTypeID = r),
            (this.dataTypeSize = i),
            (this.dataTypeModifier = a),
            (this.format = o);
        }
      }),
      (e.RowDescriptionMessage = class {
        constructor(e, t) {
          (this.length = e),
            (this.fieldCount = t),
            (this.name = `rowDescription`),
            (this.fields = Array(this.fieldCount));
        }
      }),
      (e.ParameterDescriptionMessage = class {
        constructor(e, t) {
          (this.length = e),
            (this.parameterCount = t),
            (this.name = `parameterDescription`),
            (this.dataTypeIDs = Array(this.parameterCount));
        }
      }),
      (e.ParameterStatusMessage = class {
        constructor(e, t, n) {
          (this.length = e),
            (this.parameterName = t),
            (this.parameterValue = n),
            (this.name = `parameterStatus`);
        }
      }),
      (e.AuthenticationMD5Password = class {
        constructor(e, t) {
          (this.length = e), (this.salt = t), (this.name = `authenticationMD5Password`);
        }
      }),
      (e.BackendKeyDataMessage = class {
        constructor(e, t, n) {
          (this.length = e), (this.processID = t), (this.secretKey = n), (this.name = `backendKeyData`);
        }
      }),
      (e.NotificationResponseMessage = class {
        constructor(e, t, n, r) {
          (this.length = e),
            (this.processId = t),
            (this.channel = n),
            (this.payload = r),
            (this.name = `notification`);
        }
      }),
      (e.ReadyForQueryMessage = class {
        constructor(e, t) {
          (this.length = e), (this.status = t), (this.name = `readyForQuery`);
        }
      }),
      (e.CommandCompleteMessage = class {
        constructor(e, t) {
          (this.length = e), (this.text = t), (this.name = `commandComplete`);
        }
      }),
      (e.DataRowMessage = class {
        constructor(e, t) {
          (this.length = e), (this.fields = t), (this.name = `dataRow`), (this.fieldCount = t.length);
        }
      }),
      (e.NoticeMessage = class {
        constructor(e, t) {
          (this.length = e), (this.message = t), (this.name = `notice`);
        }
      });
  }),
  Ce = /* @__PURE__ */ n((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.Writer = void 0),
      (e.Writer = class {
        constructor(e = 256) {
          (this.size = e),
            (this.offset = 5),
            (this.headerPosition = 0),
            (this.buffer = Buffer.allocUnsafe(e));
        }
        ensure(e) {
          if (this.buffer.length - this.offset < e) {
            const t = this.buffer,
              n = t.length + (t.length >> 1) + e;
            (this.buffer = Buffer.allocUnsafe(n)), t.copy(this.buffer, 0, 0, this.offset);
          }
        }
        addInt32(e) {
          return (
            this.ensure(4),
            (this.buffer[this.offset++] = (e >>> 24) & 255),
            (this.buffer[this.offset++] = (e >>> 16) & 255),
            (this.buffer[this.offset++] = (e >>> 8) & 255),
            (this.buffer[this.offset++] = (e >>> 0) & 255),
            this
          );
        }
        addInt16(e) {
          return (
            this.ensure(2),
            (this.buffer[this.offset++] = (e >>> 8) & 255),
            (this.buffer[this.offset++] = (e >>> 0) & 255),
            this
          );
        }
        addCString(e) {
          if (!e) this.ensure(1);
          else {
            const t = Buffer.byteLength(e);
            this.ensure(t + 1), this.buffer.write(e, this.offset, `utf-8`), (this.offset += t);
          }
          return (this.buffer[this.offset++] = 0), this;
        }
        addString(e = ``) {
          const t = Buffer.byteLength(e);
          return this.ensure(t), this.buffer.write(e, this.offset), (this.offset += t), this;
        }
        addInt32PrefixedString(e) {
          const t = Buffer.byteLength(e);
          this.ensure(4 + t);
          let n = this.buffer,
            r = this.offset;
          return (
            (n[r++] = (t >>> 24) & 255),
            (n[r++] = (t >>> 16) & 255),
            (n[r++] = (t >>> 8) & 255),
            (n[r++] = (t >>> 0) & 255),
            n.write(e, r, `utf-8`),
            (this.offset = r + t),
            this
          );
        }
        add(e) {
          return this.ensure(e.length), e.copy(this.buffer, this.offset), (this.offset += e.length), this;
        }
        reserveUnsafe(e) {
          const t = this.offset;
          return this.ensure(e), (this.offset += e), t;
        }
        join(e) {
          if (e) {
            this.buffer[this.headerPosition] = e;
            const t = this.offset - (this.headerPosition + 1);
            this.buffer.writeInt32BE(t, this.headerPosition + 1);
          }
          return this.buffer.slice(e ? 0 : 5, this.offset);
        }
        flush(e) {
          const t = this.join(e);
          return (
            (this.offset = 5), (this.headerPosition = 0), (this.buffer = Buffer.allocUnsafe(this.size)), t
          );
        }
        clear() {
          (this.offset = 5), (this.headerPosition = 0);
        }
      });
  }),
  we = /* @__PURE__ */ n((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.serialize = void 0);
    const t = Ce(),
      n = new t.Writer(),
      r = (e) => {
        n.addInt16(3).addInt16(0);
        for (const t of Object.keys(e)) n.addCString(t).addCString(e[t]);
        n.addCString(`client_encoding`).addCString(`UTF8`);
        const r = n.addCString(``).flush(),
          i = r.length + 4;
        return new t.Writer().addInt32(i).add(r).flush();
      },
      i = () => {
        const e = Buffer.allocUnsafe(8);
        return e.writeInt32BE(8, 0), e.writeInt32BE(80877103, 4), e;
      },
      a = (e) => n.addCString(e).flush(112),
      o = (e, t) => (n.addCString(e).addInt32PrefixedString(t), n.flush(112)),
      s = (e) => n.addString(e).flush(112),
      c = (e) => n.addCString(e).flush(81),
      l = [],
      u = (e) => {
        const t = e.name || ``;
        t.length > 63 &&
          (console.error(`Warning! Postgres only supports 63 characters for query names.`),
          console.error(`You supplied %s (%s)`, t, t.length),
          console.error(`This can cause conflicts and silent errors executing queries`));
        const r = e.types || l,
          i = r.length,
          a = n.addCString(t).addCString(e.text).addInt16(i);
        for (let e = 0; e < i; e++) a.addInt32(r[e]);
        return n.flush(80);
      },
      d = (e, t, r) => {
        const i = e.length;
        for (let a = 0; a < i; a++) {
          let i = t ? t(e[a], a) : e[a],
            o = 0;
          i == null
            ? n.addInt32(-1)
            : i instanceof Buffer
              ? ((o = 1), n.addInt32(i.length), n.add(i))
              : n.addInt32PrefixedString(i);
          const s = n.buffer;
          (s[r++] = 0), (s[r++] = o);
        }
      },
      f = (e = {}) => {
        const t = e.portal || ``,
          r = e.statement || ``,
          i = e.binary || !1,
          a = e.values || l,
          o = a.length;
        n.addCString(t).addCString(r), n.addInt16(o);
        const s = n.reserveUnsafe(o * 2);
        n.addInt16(o);
        try {
          d(a, e.valueMapper, s);
        } catch (e) {
          throw (n.clear(), e);
        }
        return n.addInt16(1), n.addInt16(+!!i), n.flush(66);
      },
      p = Buffer.from([69, 0, 0, 0, 9, 0, 0, 0, 0, 0]),
      m = (e) => {
        if (!e || (!e.portal && !e.rows)) return p;
        const t = e.portal || ``,
          n = e.rows || 0,
          r = Buffer.byteLength(t),
          i = 4 + r + 1 + 4,
          a = Buffer.allocUnsafe(1 + i);
        return (
          (a[0] = 69),
          a.writeInt32BE(i, 1),
          a.write(t, 5, `utf-8`),
          (a[r + 5] = 0),
          a.writeUInt32BE(n, a.length - 4),
          a
        );
      },
      h = (e, t) => {
        const n = Buffer.allocUnsafe(16);
        return (
          n.writeInt32BE(16, 0),
          n.writeInt16BE(1234, 4),
          n.writeInt16BE(5678, 6),
          n.writeInt32BE(e, 8),
          n.writeInt32BE(t, 12),
          n
        );
      },
      g = (e, t) => {
        const n = 4 + Buffer.byteLength(t) + 1,
          r = Buffer.allocUnsafe(1 + n);
        return (r[0] = e), r.writeInt32BE(n, 1), r.write(t, 5, `utf-8`), (r[n] = 0), r;
      },
      _ = n.addCString(`P`).flush(68),
      v = n.addCString(`S`).flush(68),
      y = (e) => (e.name ? g(68, `${e.type}${e.name || ``}`) : e.type === `P` ? _ : v),
      b = (e) => {
        const t = `${e.type}${e.name || ``}`;
        return g(67, t);
      },
      x = (e) => n.add(e).flush(100),
      S = (e) => g(102, e),
      C = (e) => Buffer.from([e, 0, 0, 0, 4]),
      w = C(72),
      T = C(83),
      E = C(88),
      D = C(99);
    e.serialize = {
      startup: r,
      password: a,
      requestSsl: i,
      sendSASLInitialResponseMessage: o,
      sendSCRAMClientFinalMessage: s,
      query: c,
      parse: u,
      bind: f,
      execute: m,
      describe: y,
      close: b,
      flush: () => w,
      sync: () => T,
      end: () => E,
      copyData: x,
      copyDone: () => D,
      copyFail: S,
      cancel: h,
    };
  }),
  Te = /* @__PURE__ */ n((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.BufferReader = void 0),
      (e.BufferReader = class {
        constructor(e = 0) {
          (this.offset = e), (this.buffer = Buffer.allocUnsafe(0)), (this.encoding = `utf-8`);
        }
        setBuffer(e, t) {
          (this.offset = e), (this.buffer = t);
        }
        int16() {
          const e = this.buffer.readInt16BE(this.offset);
          return (this.offset += 2), e;
        }
        byte() {
          const e = this.buffer[this.offset];
          return this.offset++, e;
        }
        int32() {
          const e = this.buffer.readInt32BE(this.offset);
          return (this.offset += 4), e;
        }
        uint32() {
          const e = this.buffer.readUInt32BE(this.offset);
          return (this.offset += 4), e;
        }
        string(e) {
          const t = this.buffer.toString(this.encoding, this.offset, this.offset + e);
          return (this.offset += e), t;
        }
        cstring() {
          let e = this.offset,
            t = e;
          for (; this.buffer[t++]; );
          return (this.offset = t), this.buffer.toString(this.encoding, e, t - 1);
        }
        bytes(e) {
          const t = this.buffer.slice(this.offset, this.offset + e);
          return (this.offset += e), t;
        }
      });
  }),
  Ee = /* @__PURE__ */ n((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.Parser = void 0);
    const t = H(),
      n = Te(),
      r = Buffer.allocUnsafe(0);
    e.Parser = class {
      constructor(e) {
        if (
          ((this.buffer = r),
          (this.bufferLength = 0),
          (this.bufferOffset = 0),
          (this.reader = new n.BufferReader()),
          e?.mode === `binary`)
        )
          throw Error(`Binary mode not supported yet`);
        this.mode = e?.mode || `text`;
      }
      parse(e, t) {
        this.mergeBuffer(e);
        let n = this.bufferOffset + this.bufferLength,
          i = this.bufferOffset;
        for (; i + 5 <= n; ) {
          const e = this.buffer[i],
            r = this.buffer.readUInt32BE(i + 1),
            a = 1 + r;
          if (a + i <= n) t(this.handlePacket(i + 5, e, r, this.buffer)), (i += a);
          else break;
        }
        i === n
          ? ((this.buffer = r), (this.bufferLength = 0), (this.bufferOffset = 0))
          : ((this.bufferLength = n - i), (this.bufferOffset = i));
      }
      mergeBuffer(e) {
        if (this.bufferLength > 0) {
          const t = this.bufferLength + e.byteLength;
          if (t + this.bufferOffset > this.buffer.byteLength) {
            let e;
            if (t <= this.buffer.byteLength && this.bufferOffset >= this.bufferLength) e = this.buffer;
            else {
              let n = this.buffer.byteLength * 2;
              for (; t >= n; ) n *= 2;
              e = Buffer.allocUnsafe(n);
            }
            this.buffer.copy(e, 0, this.bufferOffset, this.bufferOffset + this.bufferLength),
              (this.buffer = e),
              (this.bufferOffset = 0);
          }
          e.copy(this.buffer, this.bufferOffset + this.bufferLength), (this.bufferLength = t);
        } else (this.buffer = e), (this.bufferOffset = 0), (this.bufferLength = e.byteLength);
      }
      handlePacket(e, n, l, f) {
        const { reader: y } = this;
        y.setBuffer(e, f);
        let b;
        switch (n) {
          case 50:
            b = t.bindComplete;
            break;
          case 49:
            b = t.parseComplete;
            break;
          case 51:
            b = t.closeComplete;
            break;
          case 110:
            b = t.noData;
            break;
          case 115:
            b = t.portalSuspended;
            break;
          case 99:
            b = t.copyDone;
            break;
          case 87:
            b = t.replicationStart;
            break;
          case 73:
            b = t.emptyQuery;
            break;
          case 68:
            b = m(y);
            break;
          case 67:
            b = a(y);
            break;
          case 90:
            b = i(y);
            break;
          case 65:
            b = u(y);
            break;
          case 82:
            b = _(y, l);
            break;
          case 83:
            b = h(y);
            break;
          case 75:
            b = g(y);
            break;
          case 69:
            b = v(y, `error`);
            break;
          case 78:
            b = v(y, `notice`);
            break;
          case 84:
            b = d(y);
            break;
          case 116:
            b = p(y);
            break;
          case 71:
            b = s(y);
            break;
          case 72:
            b = c(y);
            break;
          case 100:
            b = o(y, l);
            break;
          default:
            return new t.DatabaseError(`received invalid response: ` + n.toString(16), l, `error`);
        }
        return y.setBuffer(0, r), (b.length = l), b;
      }
    };
    const i = (e) => {
        const n = e.string(1);
        return new t.ReadyForQueryMessage(-1, n);
      },
      a = (e) => {
        const n = e.cstring();
        return new t.CommandCompleteMessage(-1, n);
      },
      o = (e, n) => {
        const r = e.bytes(n - 4);
        return new t.CopyDataMessage(-1, r);
      },
      s = (e) => l(e, `copyInResponse`),
      c = (e) => l(e, `copyOutResponse`),
      l = (e, n) => {
        const r = e.byte() !== 0,
          i = e.int16(),
          a = new t.CopyResponse(-1, n, r, i);
        for (let t = 0; t < i; t++) a.columnTypes[t] = e.int16();
        return a;
      },
      u = (e) => {
        const n = e.int32(),
          r = e.cstring(),
          i = e.cstring();
        return new t.NotificationResponseMessage(-1, n, r, i);
      },
      d = (e) => {
        const n = e.int16(),
          r = new t.RowDescriptionMessage(-1, n);
        for (let t = 0; t < n; t++) r.fields[t] = f(e);
        return r;
      },
      f = (e) => {
        const n = e.cstring(),
          r = e.uint32(),
          i = e.int16(),
          a = e.uint32(),
          o = e.int16(),
          s = e.int32(),
          c = e.int16() === 0 ? `text` : `binary`;
        return new t.Field(n, r, i, a, o, s, c);
      },
      p = (e) => {
        const n = e.int16(),
          r = new t.ParameterDescriptionMessage(-1, n);
        for (let t = 0; t < n; t++) r.dataTypeIDs[t] = e.uint32();
        return r;
      },
      m = (e) => {
        const n = e.int16(),
          r = Array(n);
        for (let t = 0; t < n; t++) {
          const n = e.int32();
          r[t] = n === -1 ? null : e.string(n);
        }
        return new t.DataRowMessage(-1, r);
      },
      h = (e) => {
        const n = e.cstring(),
          r = e.cstring();
        return new t.ParameterStatusMessage(-1, n, r);
      },
      g = (e) => {
        const n = e.int32(),
          r = e.int32();
        return new t.BackendKeyDataMessage(-1, n, r);
      },
      _ = (e, n) => {
        const r = e.int32(),
          i = { name: `authenticationOk`, length: n };
        switch (r) {
          case 0:
            break;
          case 3:
            i.length === 8 && (i.name = `authenticationCleartextPassword`);
            break;
          case 5:
            if (i.length === 12) {
              i.name = `authenticationMD5Password`;
              const n = e.bytes(4);
              return new t.AuthenticationMD5Password(-1, n);
            }
            break;
          case 10:
            {
              (i.name = `authenticationSASL`), (i.mechanisms = []);
              let t;
              do (t = e.cstring()), t && i.mechanisms.push(t);
              while (t);
            }
            break;
          case 11:
            (i.name = `authenticationSASLContinue`), (i.data = e.string(n - 8));
            break;
          case 12:
            (i.name = `authenticationSASLFinal`), (i.data = e.string(n - 8));
            break;
          default:
            throw Error(`Unknown authenticationOk message type ` + r);
        }
        return i;
      },
      v = (e, n) => {
        let r = {},
          i = e.string(1);
        for (; i !== `\0`; ) (r[i] = e.cstring()), (i = e.string(1));
        const a = r.M,
          o = n === `notice` ? new t.NoticeMessage(-1, a) : new t.DatabaseError(a, -1, n);
        return (
          (o.severity = r.S),
          (o.code = r.C),
          (o.detail = r.D),
          (o.hint = r.H),
          (o.position = r.P),
          (o.internalPosition = r.p),
          (o.internalQuery = r.q),
          (o.where = r.W),
          (o.schema = r.s),
          (o.table = r.t),
          (o.column = r.c),
          (o.dataType = r.d),
          (o.constraint = r.n),
          (o.file = r.F),
          (o.line = r.L),
          (o.routine = r.R),
          o
        );
      };
  }),
  U = /* @__PURE__ */ n((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.DatabaseError = e.serialize = void 0),
      (e.parse = i);
    const t = H();
    Object.defineProperty(e, 'DatabaseError', { enumerable: !0, get: () => t.DatabaseError });
    const n = we();
    Object.defineProperty(e, 'serialize', { enumerable: !0, get: () => n.serialize });
    const r = Ee();
    function i(e, t) {
      const n = new r.Parser();
      return e.on(`data`, (e) => n.parse(e, t)), new Promise((t) => e.on(`end`, () => t()));
    }
  }),
  De = /* @__PURE__ */ n((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.default = {});
  }),
  Oe = /* @__PURE__ */ n((t, n) => {
    const { getStream: r, getSecureStream: i } = c();
    n.exports = { getStream: r, getSecureStream: i };
    function a() {
      function t(t) {
        return new (e(`net`).Socket)();
      }
      function n(t) {
        return e(`tls`).connect(t);
      }
      return { getStream: t, getSecureStream: n };
    }
    function o() {
      function e(e) {
        const { CloudflareSocket: t } = De();
        return new t(e);
      }
      function t(e) {
        return e.socket.startTls(e), e.socket;
      }
      return { getStream: e, getSecureStream: t };
    }
    function s() {
      if (typeof navigator == `object` && navigator !== null && typeof navigator.userAgent == `string`)
        return navigator.userAgent === `Cloudflare-Workers`;
      if (typeof Response == `function`) {
        const e = new Response(null, { cf: { thing: !0 } });
        if (typeof e.cf == `object` && e.cf !== null && e.cf.thing) return !0;
      }
      return !1;
    }
    function c() {
      return s() ? o() : a();
    }
  }),
  W = /* @__PURE__ */ n((t, n) => {
    const r = e(`events`).EventEmitter,
      { parse: i, serialize: a } = U(),
      o = Oe(),
      { getStream: s } = o,
      c = a.flush(),
      l = a.sync(),
      u = a.end();
    n.exports = class extends r {
      constructor(e) {
        super(),
          (e ||= {}),
          (this.stream = e.stream || s(e.ssl)),
          typeof this.stream == `function` && (this.stream = this.stream(e)),
          (this._keepAlive = e.keepAlive),
          (this._keepAliveInitialDelayMillis = e.keepAliveInitialDelayMillis),
          (this.parsedStatements = {}),
          (this.submittedNamedStatements = {}),
          (this.ssl = e.ssl || !1),
          (this.sslNegotiation = e.sslNegotiation || `postgres`),
          (this._ending = !1),
          (this._emitMessage = !1);
        this.on(`newListener`, (e) => {
          e === `message` && (this._emitMessage = !0);
        });
      }
      connect(e, t) {
        (this._connecting = !0),
          this.stream.setNoDelay(!0),
          this.stream.connect(e, t),
          this.stream.once(`connect`, () => {
            this._keepAlive && this.stream.setKeepAlive(!0, this._keepAliveInitialDelayMillis),
              this.emit(`connect`);
          });
        const r = (e) => {
          (!this._ending || (e.code !== `ECONNRESET` && e.code !== `EPIPE`)) && this.emit(`error`, e);
        };
        if (
          (this.stream.on(`error`, r),
          this.stream.on(`close`, () => {
            this.emit(`end`);
          }),
          !this.ssl)
        )
          return this.attachListeners(this.stream);
        if (this.sslNegotiation === `direct`)
          return this.stream.once(`connect`, () => {
            this.upgradeToSSL(t, r);
          });
        this.stream.once(`data`, (e) => {
          switch (e.toString(`utf8`)) {
            case `S`:
              break;
            case `N`:
              return (
                this.stream.end(),
                this.emit(`error`, /* @__PURE__ */ Error(`The server does not support SSL connections`))
              );
            default:
              return (
                this.stream.end(),
                this.emit(`error`, /* @__PURE__ */ Error(`There was an error establishing an SSL connection`))
              );
          }
          this.upgradeToSSL(t, r);
        });
      }
      upgradeToSSL(t, n) {
        const i = { socket: this.stream, host: t };
        this.ssl !== !0 && (Object.assign(i, this.ssl), `key` in this.ssl && (i.key = this.ssl.key)),
          this.sslNegotiation === `direct` && (i.ALPNProtocols = [`postgresql`]);
        const a = e(`net`);
        a.isIP && a.isIP(t) === 0 && (i.servername = t);
        try {
          this.stream = o.getSecureStream(i);
        } catch (e) {
          return this.emit(`error`, e);
        }
        this.attachListeners(this.stream), this.stream.on(`error`, n), this.emit(`sslconnect`);
      }
      attachListeners(e) {
        i(e, (e) => {
          const t = e.name === `error` ? `errorMessage` : e.name;
          this._emitMessage && this.emit(`message`, e), this.emit(t, e);
        });
      }
      requestSsl() {
        this.stream.write(a.requestSsl());
      }
      startup(e) {
        this.stream.write(a.startup(e));
      }
      cancel(e, t) {
        this._send(a.cancel(e, t));
      }
      password(e) {
        this._send(a.password(e));
      }
      sendSASLInitialResponseMessage(e, t) {
        this._send(a.sendSASLInitialResponseMessage(e, t));
      }
      sendSCRAMClientFinalMessage(e) {
        this._send(a.sendSCRAMClientFinalMessage(e));
      }
      _send(e) {
        return this.stream.writable ? this.stream.write(e) : !1;
      }
      query(e) {
        this._send(a.query(e));
      }
      parse(e) {
        this._send(a.parse(e));
      }
      bind(e) {
        this._send(a.bind(e));
      }
      execute(e) {
        this._send(a.execute(e));
      }
      flush() {
        this.stream.writable && this.stream.write(c);
      }
      sync() {
        this._send(l);
      }
      ref() {
        this.stream.ref();
      }
      unref() {
        this.stream.unref();
      }
      end() {
        if (((this._ending = !0), !this._connecting || !this.stream.writable)) this.stream.end();
        else
          return this.stream.write(u, () => {
            this.stream.end();
          });
      }
      close(e) {
        this._send(a.close(e));
      }
      describe(e) {
        this._send(a.describe(e));
      }
      sendCopyFromChunk(e) {
        this._send(a.copyData(e));
      }
      endCopyFrom() {
        this._send(a.copyDone());
      }
      sendCopyFail(e) {
        this._send(a.copyFail(e));
      }
    };
  }),
  ke = /* @__PURE__ */ n((t, n) => {
    const { Transform: r } = e(`stream`),
      { StringDecoder: i } = e(`string_decoder`),
      a = Symbol(`last`),
      o = Symbol(`decoder`);
    function s(e, t, n) {
      let r;
      if (this.overflow) {
        if (((r = this[o].write(e).split(this.matcher)), r.length === 1)) return n();
        r.shift(), (this.overflow = !1);
      } else (this[a] += this[o].write(e)), (r = this[a].split(this.matcher));
      this[a] = r.pop();
      for (let e = 0; e < r.length; e++)
        try {
          l(this, this.mapper(r[e]));
        } catch (e) {
          return n(e);
        }
      (this.overflow = this[a].length > this.maxLength),
        this.overflow && !this.skipOverflow ? n(/* @__PURE__ */ Error(`maximum buffer reached`)) : n();
    }
    function c(e) {
      if (((this[a] += this[o].end()), this[a]))
        try {
          l(this, this.mapper(this[a]));
        } catch (t) {
          return e(t);
        }
      e();
    }
    function l(e, t) {
      t !== void 0 && e.push(t);
    }
    function u(e) {
      return e;
    }
    function d(e, t, n) {
      switch (((e ||= /\r?\n/), (t ||= u), (n ||= {}), arguments.length)) {
        case 1:
          typeof e == `function`
            ? ((t = e), (e = /\r?\n/))
            : typeof e == `object` && !(e instanceof RegExp) && !e[Symbol.split] && ((n = e), (e = /\r?\n/));
          break;
        case 2:
          typeof e == `function`
            ? ((n = t), (t = e), (e = /\r?\n/))
            : typeof t == `object` && ((n = t), (t = u));
      }
      (n = Object.assign({}, n)),
        (n.autoDestroy = !0),
        (n.transform = s),
        (n.flush = c),
        (n.readableObjectMode = !0);
      const l = new r(n);
      return (
        (l[a] = ``),
        (l[o] = new i(`utf8`)),
        (l.matcher = e),
        (l.mapper = t),
        (l.maxLength = n.maxLength),
        (l.skipOverflow = n.skipOverflow || !1),
        (l.overflow = !1),
        (l._destroy = function (e, t) {
          (this._writableState.errorEmitted = !1), t(e);
        }),
        l
      );
    }
    n.exports = d;
  }),
  Ae = /* @__PURE__ */ n((t, n) => {
    var r = e(`path`),
      i = e(`stream`).Stream,
      a = ke(),
      o = e(`util`),
      s = 5432,
      c = process.platform === `win32`,
      l = process.stderr,
      u = 56,
      d = 7,
      f = 61440,
      p = 32768;
    function m(e) {
      return (e & f) == p;
    }
    var h = [`host`, `port`, `database`, `user`, `password`],
      g = h.length,
      _ = h[g - 1];
    function v() {
      if (l instanceof i && !0 === l.writable) {
        var e = Array.prototype.slice.call(arguments).concat(`
`);
        l.write(o.format.apply(o, e));
      }
    }
    Object.defineProperty(n.exports, 'isWin', {
      get: () => c,
      set: (e) => {
        c = e;
      },
    }),
      (n.exports.warnTo = (e) => {
        var t = l;
        return (l = e), t;
      }),
      (n.exports.getFileName = (e) => {
        var t = e || process.env;
        return (
          t.PGPASSFILE ||
          (c ? r.join(t.APPDATA || `./`, `postgresql`, `pgpass.conf`) : r.join(t.HOME || `./`, `.pgpass`))
        );
      }),
      (n.exports.usePgPass = (e, t) =>
        Object.hasOwn(process.env, `PGPASSWORD`)
          ? !1
          : c
            ? !0
            : ((t ||= `<unkn>`),
              m(e.mode)
                ? e.mode & (u | d)
                  ? (v(
                      `WARNING: password file "%s" has group or world access; permissions should be u=rw (0600) or less`,
                      t,
                    ),
                    !1)
                  : !0
                : (v(`WARNING: password file "%s" is not a plain file`, t), !1)));
    var y = (n.exports.match = (e, t) =>
      h
        .slice(0, -1)
        .reduce(
          (n, r, i) =>
            i == 1 && Number(e[r] || s) === Number(t[r]) ? n && !0 : n && (t[r] === `*` || t[r] === e[r]),
          !0,
        ));
    n.exports.getPassword = (e, t, n) => {
      var r,
        i = t.pipe(a());
      function o(t) {
        var n = b(t);
        n && x(n) && y(e, n) && ((r = n[_]), i.end());
      }
      var s = () => {
          t.destroy(), n(r);
        },
        c = (e) => {
          t.destroy(), v(`WARNING: error on reading file: %s`, e), n(void 0);
        };
      t.on(`error`, c), i.on(`data`, o).on(`end`, s).on(`error`, c);
    };
    var b = (n.exports.parseLine = (e) => {
        if (e.length < 11 || e.match(/^\s+#/)) return null;
        for (
          var t = ``,
            n = ``,
            r = 0,
            i = 0,
            a = {},
            o = !1,
            s = (t, n, r) => {
              var i = e.substring(n, r);
              Object.hasOwn(process.env, `PGPASS_NO_DEESCAPE`) || (i = i.replace(/\\([:\\])/g, `$1`)),
                (a[h[t]] = i);
            },
            c = 0;
          c < e.length - 1;
          c += 1
        ) {
          if (((t = e.charAt(c + 1)), (n = e.charAt(c)), (o = r == g - 1), o)) {
            s(r, i);
            break;
          }
          c >= 0 && t == `:` && n !== `\\` && (s(r, i, c + 1), (i = c + 2), (r += 1));
        }
        return (a = Object.keys(a).length === g ? a : null), a;
      }),
      x = (n.exports.isValidEntry = (e) => {
        for (
          var t = {
              0: (e) => e.length > 0,
              1: (e) =>
                e === `*` ||
                ((e = Number(e)), isFinite(e) && e > 0 && e < 9007199254740992 && Math.floor(e) === e),
              2: (e) => e.length > 0,
              3: (e) => e.length > 0,
              4: (e) => e.length > 0,
            },
            n = 0;
          n < h.length;
          n += 1
        ) {
          var r = t[n];
          if (!r(e[h[n]] || ``)) return !1;
        }
        return !0;
      });
  }),
  je = /* @__PURE__ */ n((t, n) => {
    e(`path`);
    var r = e(`fs`),
      i = Ae();
    (n.exports = (e, t) => {
      var n = i.getFileName();
      r.stat(n, (a, o) => {
        if (a || !i.usePgPass(o, n)) return t(void 0);
        var s = r.createReadStream(n);
        i.getPassword(e, s, t);
      });
    }),
      (n.exports.warnTo = i.warnTo);
  }),
  Me = /* @__PURE__ */ n((t, n) => {
    const r = e(`events`).EventEmitter,
      i = L(),
      a = e(`util`),
      o = be(),
      s = z(),
      c = B(),
      l = Se(),
      u = I(),
      d = W(),
      f = R(),
      p = a.deprecate(() => {}, `Client.activeQuery is deprecated and will be removed in pg@9.0`),
      m = a.deprecate(() => {}, `Client.queryQueue is deprecated and will be removed in pg@9.0.`),
      h = a.deprecate(
        () => {},
        `pgpass support is deprecated and will be removed in pg@9.0. You can provide an async function as the password property to the Client/Pool constructor that returns a password instead. Within this function you can call the pgpass module in your own code.`,
      ),
      g = a.deprecate(
        () => {},
        `Passing a custom Promise implementation to the Client/Pool constructor is deprecated and will be removed in pg@9.0.`,
      ),
      _ = a.deprecate(
        () => {},
        `Calling client.query() when the client is already executing a query is deprecated and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead.`,
      );
    function v(e, t) {
      if (typeof e == `number`) return Number.isFinite(e) ? e : t;
      if (typeof e == `string` && e.trim() !== ``) {
        const n = Number(e);
        return Number.isFinite(n) ? n : t;
      }
      return t;
    }
    var y = class extends r {
      constructor(e) {
        super(),
          (this.connectionParameters = new c(e)),
          (this.user = this.connectionParameters.user),
          (this.database = this.connectionParameters.database),
          (this.port = this.connectionParameters.port),
          (this.host = this.connectionParameters.host),
          Object.defineProperty(this, 'password', {
            configurable: !0,
            enumerable: !1,
            writable: !0,
            value: this.connectionParameters.password,
          }),
          (this.replication = this.connectionParameters.replication);
        const t = e || {};
        t.Promise && g(),
          (this._Promise = t.Promise || global.Promise),
          (this._types = new s(t.types)),
          (this._ending = !1),
          (this._ended = !1),
          (this._connecting = !1),
          (this._connected = !1),
          (this._connectionError = !1),
          (this._queryable = !0),
          (this._activeQuery = null),
          (this._txStatus = null),
          (this.enableChannelBinding = !!t.enableChannelBinding),
          (this.scramMaxIterations = v(t.scramMaxIterations, o.DEFAULT_MAX_SCRAM_ITERATIONS)),
          (this.connection =
            t.connection ||
            new d({
              stream: t.stream,
              ssl: this.connectionParameters.ssl,
              sslNegotiation: this.connectionParameters.sslnegotiation,
              keepAlive: t.keepAlive || !1,
              keepAliveInitialDelayMillis: t.keepAliveInitialDelayMillis || 0,
              encoding: this.connectionParameters.client_encoding || `utf8`,
            })),
          (this._queryQueue = []),
          (this._sentQueryQueue = []),
          (this.pipeline = !!t.pipeline),
          (this.binary = t.binary || u.binary),
          (this.processID = null),
          (this.secretKey = null),
          (this.ssl = this.connectionParameters.ssl || !1),
          (this.sslNegotiation = this.connectionParameters.sslnegotiation || `postgres`),
          this.ssl && this.ssl.key && Object.defineProperty(this.ssl, 'key', { enumerable: !1 }),
          (this._connectionTimeoutMillis = t.connectionTimeoutMillis || 0);
      }
      get activeQuery() {
        return p(), this._activeQuery;
      }
      set activeQuery(e) {
        p(), (this._activeQuery = e);
      }
      _getActiveQuery() {
        return this._activeQuery;
      }
      _errorAllQueries(e) {
        const t = (t) => {
            process.nextTick(() => {
              t.handleError(e, this.connection);
            });
          },
          n = this._getActiveQuery();
        n && (t(n), (this._activeQuery = null)),
          this._sentQueryQueue.forEach(t),
          (this._sentQueryQueue.length = 0),
          this._queryQueue.forEach(t),
          (this._queryQueue.length = 0);
      }
      _connect(e) {
        const n = this.connection;
        if (((this._connectionCallback = e), this._connecting || this._connected)) {
          const t = /* @__PURE__ */ Error(`Client has already been connected. You cannot reuse a client.`);
          process.nextTick(() => {
            e(t);
          });
        } else
          (this._connecting = !0),
            this._connectionTimeoutMillis > 0 &&
              ((this.connectionTimeoutHandle = setTimeout(() => {
                (n._ending = !0), n.stream.destroy(/* @__PURE__ */ Error(`timeout expired`));
              }, this._connectionTimeoutMillis)),
              this.connectionTimeoutHandle.unref && this.connectionTimeoutHandle.unref()),
            this.host && this.host.indexOf(`/`) === 0
              ? n.connect(this.host + `/.s.PGSQL.` + this.port)
              : n.connect(this.port, this.host),
            n.on(`connect`, () => {
              this.ssl
                ? this.sslNegotiation !== `direct` && n.requestSsl()
                : n.startup(this.getStartupConf());
            }),
            n.on(`sslconnect`, () => {
              n.startup(this.getStartupConf());
            }),
            this._attachListeners(n),
            n.once(`end`, () => {
              const e = this._ending
                ? /* @__PURE__ */ Error(`Connection terminated`)
                : /* @__PURE__ */ Error(`Connection terminated unexpectedly`);
              clearTimeout(this.connectionTimeoutHandle),
                this._errorAllQueries(e),
                (this._ended = !0),
                this._ending ||
                  (this._connecting && !this._connectionError
                    ? this._connectionCallback
                      ? this._connectionCallback(e)
                      : this._handleErrorEvent(e)
                    : this._connectionError || this._handleErrorEvent(e)),
                process.nextTick(() => {
                  this.emit(`end`);
                });
            });
      }
      connect(e) {
        if (e) this._connect(e);
        else
          return new this._Promise((e, t) => {
            this._connect((n) => {
              n ? t(n) : e(this);
            });
          });
      }
      _attachListeners(e) {
        e.on(`authenticationCleartextPassword`, this._handleAuthCleartextPassword.bind(this)),
          e.on(`authenticationMD5Password`, this._handleAuthMD5Password.bind(this)),
          e.on(`authenticationSASL`, this._handleAuthSASL.bind(this)),
          e.on(`authenticationSASLContinue`, this._handleAuthSASLContinue.bind(this)),
          e.on(`authenticationSASLFinal`, this._handleAuthSASLFinal.bind(this)),
          e.on(`backendKeyData`, this._handleBackendKeyData.bind(this)),
          e.on(`error`, this._handleErrorEvent.bind(this)),
          e.on(`errorMessage`, this._handleErrorMessage.bind(this)),
          e.on(`readyForQuery`, this._handleReadyForQuery.bind(this)),
          e.on(`notice`, this._handleNotice.bind(this)),
          e.on(`rowDescription`, this._handleRowDescription.bind(this)),
          e.on(`dataRow`, this._handleDataRow.bind(this)),
          e.on(`portalSuspended`, this._handlePortalSuspended.bind(this)),
          e.on(`emptyQuery`, this._handleEmptyQuery.bind(this)),
          e.on(`commandComplete`, this._handleCommandComplete.bind(this)),
          e.on(`parseComplete`, this._handleParseComplete.bind(this)),
          e.on(`copyInResponse`, this._handleCopyInResponse.bind(this)),
          e.on(`copyData`, this._handleCopyData.bind(this)),
          e.on(`notification`, this._handleNotification.bind(this));
      }
      _getPassword(e) {
        const t = this.connection;
        if (typeof this.password == `function`)
          this._Promise
            .resolve()
            .then(() => this.password(this.connectionParameters))
            .then((n) => {
              if (n !== void 0) {
                if (typeof n != `string`) {
                  t.emit(`error`, /* @__PURE__ */ TypeError(`Password must be a string`));
                  return;
                }
                this.connectionParameters.password = this.password = n;
              } else this.connectionParameters.password = this.password = null;
              e();
            })
            .catch((e) => {
              t.emit(`error`, e);
            });
        else if (this.password !== null) e();
        else
          try {
            je()(this.connectionParameters, (t) => {
              t !== void 0 && (h(), (this.connectionParameters.password = this.password = t)), e();
            });
          } catch (e) {
            this.emit(`error`, e);
          }
      }
      _handleAuthCleartextPassword(e) {
        this._getPassword(() => {
          this.connection.password(this.password);
        });
      }
      _handleAuthMD5Password(e) {
        this._getPassword(async () => {
          try {
            const t = await f.postgresMd5PasswordHash(this.user, this.password, e.salt);
            this.connection.password(t);
          } catch (e) {
            this.emit(`error`, e);
          }
        });
      }
      _handleAuthSASL(e) {
        this._getPassword(() => {
          try {
            (this.saslSession = o.startSession(
              e.mechanisms,
              this.enableChannelBinding && this.connection.stream,
              this.scramMaxIterations,
            )),
              this.connection.sendSASLInitialResponseMessage(
                this.saslSession.mechanism,
                this.saslSession.response,
              );
          } catch (e) {
            this.connection.emit(`error`, e);
          }
        });
      }
      async _handleAuthSASLContinue(e) {
        try {
          await o.continueSession(
            this.saslSession,
            this.password,
            e.data,
            this.enableChannelBinding && this.connection.stream,
          ),
            this.connection.sendSCRAMClientFinalMessage(this.saslSession.response);
        } catch (e) {
          this.connection.emit(`error`, e);
        }
      }
      _handleAuthSASLFinal(e) {
        try {
          o.finalizeSession(this.saslSession, e.data), (this.saslSession = null);
        } catch (e) {
          this.connection.emit(`error`, e);
        }
      }
      _handleBackendKeyData(e) {
        (this.processID = e.processID), (this.secretKey = e.secretKey);
      }
      _handleReadyForQuery(e) {
        this._connecting &&
          ((this._connecting = !1),
          (this._connected = !0),
          clearTimeout(this.connectionTimeoutHandle),
          (this._connectionCallback &&= (this._connectionCallback(null, this), null)),
          this.emit(`connect`));
        const t = this._getActiveQuery();
        (this._activeQuery = null),
          (this._txStatus = e?.status ?? null),
          (this.readyForQuery = !0),
          t && t.handleReadyForQuery(this.connection),
          this._pulseQueryQueue();
      }
      _handleErrorWhileConnecting(e) {
        if (!this._connectionError) {
          if (
            ((this._connectionError = !0),
            clearTimeout(this.connectionTimeoutHandle),
            this._connectionCallback)
          )
            return this._connectionCallback(e);
          this.emit(`error`, e);
        }
      }
      _handleErrorEvent(e) {
        if (this._connecting) return this._handleErrorWhileConnecting(e);
        (this._queryable = !1), this._errorAllQueries(e), this.emit(`error`, e);
      }
      _handleErrorMessage(e) {
        if (this._connecting) return this._handleErrorWhileConnecting(e);
        const t = this._getActiveQuery();
        t
          ? ((this._activeQuery = null),
            t.name && delete this.connection.submittedNamedStatements[t.name],
            t.handleError(e, this.connection))
          : this._handleErrorEvent(e);
      }
      _handleRowDescription(e) {
        const t = this._getActiveQuery();
        if (t == null) {
          const e = /* @__PURE__ */ Error(`Received unexpected rowDescription message from backend.`);
          this._handleErrorEvent(e);
        } else t.handleRowDescription(e);
      }
      _handleDataRow(e) {
        const t = this._getActiveQuery();
        if (t == null) {
          const e = /* @__PURE__ */ Error(`Received unexpected dataRow message from backend.`);
          this._handleErrorEvent(e);
        } else t.handleDataRow(e);
      }
      _handlePortalSuspended(e) {
        const t = this._getActiveQuery();
        if (t == null) {
          const e = /* @__PURE__ */ Error(`Received unexpected portalSuspended message from backend.`);
          this._handleErrorEvent(e);
        } else t.handlePortalSuspended(this.connection);
      }
      _handleEmptyQuery(e) {
        const t = this._getActiveQuery();
        if (t == null) {
          const e = /* @__PURE__ */ Error(`Received unexpected emptyQuery message from backend.`);
          this._handleErrorEvent(e);
        } else t.handleEmptyQuery(this.connection);
      }
      _handleCommandComplete(e) {
        const t = this._getActiveQuery();
        if (t == null) {
          const e = /* @__PURE__ */ Error(`Received unexpected commandComplete message from backend.`);
          this._handleErrorEvent(e);
        } else t.handleCommandComplete(e, this.connection);
      }
      _handleParseComplete() {
        const e = this._getActiveQuery();
        if (e == null) {
          const e = /* @__PURE__ */ Error(`Received unexpected parseComplete message from backend.`);
          this._handleErrorEvent(e);
        } else
          e.name &&
            ((this.connection.parsedStatements[e.name] = e.text),
            delete this.connection.submittedNamedStatements[e.name]);
      }
      _handleCopyInResponse(e) {
        const t = this._getActiveQuery();
        if (t == null) {
          const e = /* @__PURE__ */ Error(`Received unexpected copyInResponse message from backend.`);
          this._handleErrorEvent(e);
        } else t.handleCopyInResponse(this.connection);
      }
      _handleCopyData(e) {
        const t = this._getActiveQuery();
        if (t == null) {
          const e = /* @__PURE__ */ Error(`Received unexpected copyData message from backend.`);
          this._handleErrorEvent(e);
        } else t.handleCopyData(e, this.connection);
      }
      _handleNotification(e) {
        this.emit(`notification`, e);
      }
      _handleNotice(e) {
        this.emit(`notice`, e);
      }
      getStartupConf() {
        const e = this.connectionParameters,
          t = { user: e.user, database: e.database },
          n = e.application_name || e.fallback_application_name;
        return (
          n && (t.application_name = n),
          e.replication && (t.replication = `` + e.replication),
          e.statement_timeout && (t.statement_timeout = String(parseInt(e.statement_timeout, 10))),
          e.lock_timeout && (t.lock_timeout = String(parseInt(e.lock_timeout, 10))),
          e.idle_in_transaction_session_timeout &&
            (t.idle_in_transaction_session_timeout = String(
              parseInt(e.idle_in_transaction_session_timeout, 10),
            )),
          e.options && (t.options = e.options),
          t
        );
      }
      cancel(e, t) {
        if (e.activeQuery === t) {
          const t = this.connection;
          this.host && this.host.indexOf(`/`) === 0
            ? t.connect(this.host + `/.s.PGSQL.` + this.port)
            : t.connect(this.port, this.host),
            t.on(`connect`, () => {
              t.cancel(e.processID, e.secretKey);
            });
        } else
          e._queryQueue.indexOf(t) === -1
            ? e._sentQueryQueue.indexOf(t) !== -1 && (t.callback = () => {})
            : e._queryQueue.splice(e._queryQueue.indexOf(t), 1);
      }
      setTypeParser(e, t, n) {
        return this._types.setTypeParser(e, t, n);
      }
      getTypeParser(e, t) {
        return this._types.getTypeParser(e, t);
      }
      escapeIdentifier(e) {
        return i.escapeIdentifier(e);
      }
      escapeLiteral(e) {
        return i.escapeLiteral(e);
      }
      _pulseQueryQueue() {
        if (this.pipeline) this._pulsePipelinedQueryQueue();
        else if (this.readyForQuery === !0) {
          this._activeQuery = this._queryQueue.shift();
          const e = this._getActiveQuery();
          if (e) {
            (this.readyForQuery = !1), (this.hasExecuted = !0);
            const t = e.submit(this.connection);
            t &&
              process.nextTick(() => {
                e.handleError(t, this.connection), (this.readyForQuery = !0), this._pulseQueryQueue();
              });
          } else this.hasExecuted && ((this._activeQuery = null), this.emit(`drain`));
        }
      }
      _pulsePipelinedQueryQueue() {
        if (this._connected && this._queryable) {
          for (; this._queryQueue.length > 0; ) {
            const e = this._queryQueue.shift();
            this.hasExecuted = !0;
            const t = e.submit(this.connection);
            t
              ? process.nextTick(() => {
                  e.handleError(t, this.connection);
                })
              : this._sentQueryQueue.push(e);
          }
          this.readyForQuery &&
            !this._activeQuery &&
            this._sentQueryQueue.length > 0 &&
            ((this._activeQuery = this._sentQueryQueue.shift()), (this.readyForQuery = !1)),
            !this._activeQuery &&
              this._sentQueryQueue.length === 0 &&
              this._queryQueue.length === 0 &&
              this.hasExecuted &&
              this.emit(`drain`);
        }
      }
      query(e, t, n) {
        let r, i;
        if (e == null) throw TypeError(`Client was passed a null or undefined query`);
        if (typeof e.submit == `function`)
          (i = r = e), r.callback || (typeof t == `function` ? (r.callback = t) : n && (r.callback = n));
        else if (((r = new l(e, t, n)), !r.callback))
          i = new this._Promise((e, t) => {
            r.callback = (n, r) => (n ? t(n) : e(r));
          }).catch((e) => {
            throw (Error.captureStackTrace(e), e);
          });
        else if (typeof r.callback != `function`) throw TypeError(`callback is not a function`);
        const a = e.query_timeout || this.connectionParameters.query_timeout;
        if (a) {
          const e = r.callback || (() => {}),
            t = setTimeout(() => {
              const t = /* @__PURE__ */ Error(`Query read timeout`);
              process.nextTick(() => {
                r.handleError(t, this.connection);
              }),
                e(t),
                (r.callback = () => {});
              const n = this._queryQueue.indexOf(r);
              if (n > -1) this._queryQueue.splice(n, 1);
              else if (this.pipeline) {
                this.connection.stream.destroy();
                return;
              }
              this._pulseQueryQueue();
            }, a);
          r.callback = (n, r) => {
            clearTimeout(t), e(n, r);
          };
        }
        if (
          (this.binary && !r.binary && (r.binary = !0),
          r._result && !r._result._types && (r._result._types = this._types),
          this.pipeline)
        ) {
          const t =
            typeof e.submit == `function` && !(r instanceof l)
              ? `Custom query classes such as pg-cursor and pg-query-stream are`
              : r.rows
                ? 'The `rows` option is'
                : null;
          if (t)
            return (
              process.nextTick(() => {
                r.handleError(/* @__PURE__ */ Error(`${t} not supported in pipeline mode`), this.connection);
              }),
              i
            );
        }
        return this._queryable
          ? this._ending
            ? (process.nextTick(() => {
                r.handleError(
                  /* @__PURE__ */ Error(`Client was closed and is not queryable`),
                  this.connection,
                );
              }),
              i)
            : (this._queryQueue.length > 0 && !this.pipeline && _(),
              this._queryQueue.push(r),
              this._pulseQueryQueue(),
              i)
          : (process.nextTick(() => {
              r.handleError(
                /* @__PURE__ */ Error(`Client has encountered a connection error and is not queryable`),
                this.connection,
              );
            }),
            i);
      }
      ref() {
        this.connection.ref();
      }
      unref() {
        this.connection.unref();
      }
      getTransactionStatus() {
        return this._txStatus;
      }
      end(e) {
        if (((this._ending = !0), !this.connection._connecting || this._ended)) {
          if (e) {
            e();
            return;
          }
          return this._Promise.resolve();
        }
        if (
          (this._queryable
            ? this.pipeline &&
              (this._getActiveQuery() || this._sentQueryQueue.length > 0 || this._queryQueue.length > 0)
              ? this.once(`drain`, () => this.connection.end())
              : this._getActiveQuery()
                ? this.connection.stream.destroy()
                : this.connection.end()
            : this.connection.stream.destroy(),
          e)
        )
          this.connection.once(`end`, e);
        else
          return new this._Promise((e) => {
            this.connection.once(`end`, e);
          });
      }
      get queryQueue() {
        return m(), this._queryQueue;
      }
    };
    (y.Query = l), (n.exports = y);
  }),
  Ne = /* @__PURE__ */ n((t, n) => {
    const r = e(`events`).EventEmitter,
      i = () => {},
      a = (e, t) => {
        const n = e.findIndex(t);
        return n === -1 ? void 0 : e.splice(n, 1)[0];
      };
    var o = class {
        constructor(e, t, n) {
          (this.client = e), (this.idleListener = t), (this.timeoutId = n);
        }
      },
      s = class {
        constructor(e) {
          this.callback = e;
        }
      };
    function c() {
      throw Error(`Release called on client which has already been released to the pool.`);
    }
    function l(e, t) {
      if (t) return { callback: t, result: void 0 };
      let n, r;
      return {
        callback: (e, t) => {
          e ? n(e) : r(t);
        },
        result: new e((e, t) => {
          (r = e), (n = t);
        }).catch((e) => {
          throw (Error.captureStackTrace(e), e);
        }),
      };
    }
    function u(e, t) {
      return function n(r) {
        (r.client = t),
          t.removeListener(`error`, n),
          t.on(`error`, () => {
            e.log(`additional client error after disconnection due to error`, r);
          }),
          e._remove(t),
          e.emit(`error`, r, t);
      };
    }
    n.exports = class extends r {
      constructor(e, t) {
        super(),
          (this.options = Object.assign({}, e)),
          e != null &&
            `password` in e &&
            Object.defineProperty(this.options, 'password', {
              configurable: !0,
              enumerable: !1,
              writable: !0,
              value: e.password,
            }),
          e != null &&
            e.ssl &&
            e.ssl.key &&
            Object.defineProperty(this.options.ssl, 'key', { enumerable: !1 }),
          (this.options.max = this.options.max || this.options.poolSize || 10),
          (this.options.min = this.options.min || 0),
          (this.options.maxUses = this.options.maxUses || 1 / 0),
          (this.options.allowExitOnIdle = this.options.allowExitOnIdle || !1),
          (this.options.maxLifetimeSeconds = this.options.maxLifetimeSeconds || 0),
          (this.log = this.options.log || (() => {})),
          (this.Client = this.options.Client || t || K().Client),
          (this.Promise = this.options.Promise || global.Promise),
          this.options.idleTimeoutMillis === void 0 && (this.options.idleTimeoutMillis = 1e4),
          (this._clients = []),
          (this._idle = []),
          (this._expired = /* @__PURE__ */ new WeakSet()),
          (this._pendingQueue = []),
          (this._endCallback = void 0),
          (this.ending = !1),
          (this.ended = !1);
      }
      _promiseTry(e) {
        const t = this.Promise;
        return typeof t.try == `function` ? t.try(e) : new t((t) => t(e()));
      }
      _isFull() {
        return this._clients.length >= this.options.max;
      }
      _isAboveMin() {
        return this._clients.length > this.options.min;
      }
      _pulseQueue() {
        if ((this.log(`pulse queue`), this.ended)) {
          this.log(`pulse queue ended`);
          return;
        }
        if (this.ending) {
          this.log(`pulse queue on ending`),
            this._idle.length &&
              this._idle.slice().map((e) => {
                this._remove(e.client);
              }),
            this._clients.length || ((this.ended = !0), this._endCallback());
          return;
        }
        if (!this._pendingQueue.length) {
          this.log(`no queued requests`);
          return;
        }
        if (!this._idle.length && this._isFull()) return;
        const e = this._pendingQueue.shift();
        if (this._idle.length) {
          const t = this._idle.pop();
          clearTimeout(t.timeoutId);
          const n = t.client;
          n.ref && n.ref();
          const r = t.idleListener;
          return this._acquireClient(n, e, r, !1);
        }
        if (!this._isFull()) return this.newClient(e);
        throw Error(`unexpected condition`);
      }
      _remove(e, t) {
        const n = a(this._idle, (t) => t.client === e);
        n !== void 0 && clearTimeout(n.timeoutId), (this._clients = this._clients.filter((t) => t !== e));
        e.end(() => {
          this.emit(`remove`, e), typeof t == `function` && t();
        });
      }
      connect(e) {
        if (this.ending) {
          const t = /* @__PURE__ */ Error(`Cannot use a pool after calling end on the pool`);
          return e ? e(t) : this.Promise.reject(t);
        }
        const t = l(this.Promise, e),
          n = t.result;
        if (this._isFull() || this._idle.length) {
          if (
            (this._idle.length && process.nextTick(() => this._pulseQueue()),
            !this.options.connectionTimeoutMillis)
          )
            return this._pendingQueue.push(new s(t.callback)), n;
          const e = (e, n, r) => {
              clearTimeout(i), t.callback(e, n, r);
            },
            r = new s(e),
            i = setTimeout(() => {
              a(this._pendingQueue, (t) => t.callback === e),
                (r.timedOut = !0),
                t.callback(/* @__PURE__ */ Error(`timeout exceeded when trying to connect`));
            }, this.options.connectionTimeoutMillis);
          return i.unref && i.unref(), this._pendingQueue.push(r), n;
        }
        return this.newClient(new s(t.callback)), n;
      }
      newClient(e) {
        const t = new this.Client(this.options);
        this._clients.push(t);
        const n = u(this, t);
        this.log(`checking client timeout`);
        let r,
          a = !1;
        this.options.connectionTimeoutMillis &&
          (r = setTimeout(() => {
            t.connection
              ? (this.log(`ending client due to timeout`), (a = !0), t.connection.stream.destroy())
              : t.isConnected() || (this.log(`ending client due to timeout`), (a = !0), t.end());
          }, this.options.connectionTimeoutMillis)),
          this.log(`connecting new client`),
          t.connect((o) => {
            if ((r && clearTimeout(r), t.on(`error`, n), o))
              this.log(`client failed to connect`, o),
                (this._clients = this._clients.filter((e) => e !== t)),
                a && (o = Error(`Connection terminated due to connection timeout`, { cause: o })),
                this._pulseQueue(),
                e.timedOut || e.callback(o, void 0, i);
            else {
              if ((this.log(`new client connected`), this.options.onConnect)) {
                this._promiseTry(() => this.options.onConnect(t)).then(
                  () => {
                    this._afterConnect(t, e, n);
                  },
                  (n) => {
                    (this._clients = this._clients.filter((e) => e !== t)),
                      t.end(() => {
                        this._pulseQueue(), e.timedOut || e.callback(n, void 0, i);
                      });
                  },
                );
                return;
              }
              return this._afterConnect(t, e, n);
            }
          });
      }
      _afterConnect(e, t, n) {
        if (this.options.maxLifetimeSeconds !== 0) {
          const t = setTimeout(() => {
            this.log(`ending client due to expired lifetime`),
              this._expired.add(e),
              this._idle.findIndex((t) => t.client === e) !== -1 &&
                this._acquireClient(e, new s((e, t, n) => n()), n, !1);
          }, this.options.maxLifetimeSeconds * 1e3);
          t.unref(), e.once(`end`, () => clearTimeout(t));
        }
        return this._acquireClient(e, t, n, !0);
      }
      _acquireClient(e, t, n, r) {
        r && this.emit(`connect`, e),
          this.emit(`acquire`, e),
          (e.release = this._releaseOnce(e, n)),
          e.removeListener(`error`, n),
          t.timedOut
            ? r && this.options.verify
              ? this.options.verify(e, e.release)
              : e.release()
            : r && this.options.verify
              ? this.options.verify(e, (n) => {
                  if (n) return e.release(n), t.callback(n, void 0, i);
                  t.callback(void 0, e, e.release);
                })
              : t.callback(void 0, e, e.release);
      }
      _releaseOnce(e, t) {
        let n = !1;
        return (r) => {
          n && c(), (n = !0), this._release(e, t, r);
        };
      }
      _release(e, t, n) {
        if (
          (e.on(`error`, t),
          (e._poolUseCount = (e._poolUseCount || 0) + 1),
          this.emit(`release`, n, e),
          n || this.ending || !e._queryable || e._ending || e._poolUseCount >= this.options.maxUses)
        )
          return (
            e._poolUseCount >= this.options.maxUses && this.log(`remove expended client`),
            this._remove(e, this._pulseQueue.bind(this))
          );
        if (this._expired.has(e))
          return (
            this.log(`remove expired client`),
            this._expired.delete(e),
            this._remove(e, this._pulseQueue.bind(this))
          );
        let r;
        this.options.idleTimeoutMillis &&
          this._isAboveMin() &&
          ((r = setTimeout(() => {
            this._isAboveMin() &&
              (this.log(`remove idle client`), this._remove(e, this._pulseQueue.bind(this)));
          }, this.options.idleTimeoutMillis)),
          this.options.allowExitOnIdle && r.unref()),
          this.options.allowExitOnIdle && e.unref(),
          this._idle.push(new o(e, t, r)),
          this._pulseQueue();
      }
      query(e, t, n) {
        if (typeof e == `function`) {
          const t = l(this.Promise, e);
          return (
            setImmediate(() =>
              t.callback(
                /* @__PURE__ */ Error(
                  `Passing a function as the first parameter to pool.query is not supported`,
                ),
              ),
            ),
            t.result
          );
        }
        typeof t == `function` && ((n = t), (t = void 0));
        const r = l(this.Promise, n);
        return (
          (n = r.callback),
          this.connect((r, i) => {
            if (r) return n(r);
            let a = !1,
              o = (e) => {
                a || ((a = !0), i.release(e), n(e));
              };
            i.once(`error`, o), this.log(`dispatching query`);
            try {
              i.query(e, t, (e, t) => {
                if ((this.log(`query dispatched`), i.removeListener(`error`, o), !a))
                  return (a = !0), i.release(e), e ? n(e) : n(void 0, t);
              });
            } catch (e) {
              return i.release(e), n(e);
            }
          }),
          r.result
        );
      }
      end(e) {
        if ((this.log(`ending`), this.ending)) {
          const t = /* @__PURE__ */ Error(`Called end on pool more than once`);
          return e ? e(t) : this.Promise.reject(t);
        }
        this.ending = !0;
        const t = l(this.Promise, e);
        return (this._endCallback = t.callback), this._pulseQueue(), t.result;
      }
      get waitingCount() {
        return this._pendingQueue.length;
      }
      get idleCount() {
        return this._idle.length;
      }
      get expiredCount() {
        return this._clients.reduce((e, t) => e + +!!this._expired.has(t), 0);
      }
      get totalCount() {
        return this._clients.length;
      }
    };
  }),
  Pe = /* @__PURE__ */ n((t, n) => {
    const r = e(`events`).EventEmitter,
      i = e(`util`),
      a = L(),
      o = (n.exports = function (e, t, n) {
        r.call(this),
          (e = a.normalizeQueryConfig(e, t, n)),
          (this.text = e.text),
          (this.values = e.values),
          (this.name = e.name),
          (this.queryMode = e.queryMode),
          (this.callback = e.callback),
          (this.state = `new`),
          (this._arrayMode = e.rowMode === `array`),
          (this._emitRowEvents = !1),
          this.on(
            `newListener`,
            function (e) {
              e === `row` && (this._emitRowEvents = !0);
            }.bind(this),
          );
      });
    i.inherits(o, r);
    const s = {
      sqlState: `code`,
      statementPosition: `position`,
      messagePrimary: `message`,
      messageDetail: `detail`,
      messageHint: `hint`,
      context: `where`,
      schemaName: `schema`,
      tableName: `table`,
      columnName: `column`,
      dataTypeName: `dataType`,
      constraintName: `constraint`,
      sourceFile: `file`,
      sourceLine: `line`,
      sourceFunction: `routine`,
    };
    (o.prototype.handleError = function (e) {
      const t = this.native && this.native.pq.resultErrorFields();
      if (t)
        for (const n in t) {
          const r = s[n] || n;
          e[r] = t[n];
        }
      this.callback ? this.callback(e) : this.emit(`error`, e), (this.state = `error`);
    }),
      (o.prototype.then = function (e, t) {
        return this._getPromise().then(e, t);
      }),
      (o.prototype.catch = function (e) {
        return this._getPromise().catch(e);
      }),
      (o.prototype._getPromise = function () {
        return (
          (this._promise ||= new Promise(
            function (e, t) {
              this._once(`end`, e), this._once(`error`, t);
            }.bind(this),
          )),
          this._promise
        );
      }),
      (o.prototype.submit = function (e) {
        this.state = `running`;
        (this.native = e.native), (e.native.arrayMode = this._arrayMode);
        let n = (n, r, i) => {
          if (
            ((e.native.arrayMode = !1),
            setImmediate(() => {
              this.emit(`_done`);
            }),
            n)
          )
            return this.handleError(n);
          this._emitRowEvents &&
            (i.length > 1
              ? r.forEach((e, n) => {
                  e.forEach((e) => {
                    this.emit(`row`, e, i[n]);
                  });
                })
              : r.forEach((e) => {
                  this.emit(`row`, e, i);
                })),
            (this.state = `end`),
            this.emit(`end`, i),
            this.callback && this.callback(null, i);
        };
        if ((process.domain && (n = process.domain.bind(n)), this.name)) {
          this.name.length > 63 &&
            (console.error(`Warning! Postgres only supports 63 characters for query names.`),
            console.error(`You supplied %s (%s)`, this.name, this.name.length),
            console.error(`This can cause conflicts and silent errors executing queries`));
          const r = (this.values || []).map(a.prepareValue);
          if (e.namedQueries[this.name] !== void 0) {
            if (this.text && e.namedQueries[this.name] !== this.text) {
              const e = /* @__PURE__ */ Error(
                `Prepared statements must be unique - '${this.name}' was used for a different statement`,
              );
              return n(e);
            }
            return e.native.execute(this.name, r, n);
          }
          return e.native.prepare(this.name, this.text, r.length, (i) =>
            i ? n(i) : ((e.namedQueries[this.name] = this.text), this.native.execute(this.name, r, n)),
          );
        }
        if (this.values) {
          if (!Array.isArray(this.values)) return n(/* @__PURE__ */ Error(`Query values must be an array`));
          const t = this.values.map(a.prepareValue);
          e.native.query(this.text, t, n);
        } else
          this.queryMode === `extended` ? e.native.query(this.text, [], n) : e.native.query(this.text, n);
      });
  }),
  Fe = /* @__PURE__ */ n((t, n) => {
    const r = e(`util`);
    var i;
    try {
      i = e(`pg-native`);
    } catch (e) {
      throw e;
    }
    const a = z(),
      o = e(`events`).EventEmitter,
      s = e(`util`),
      c = B(),
      l = Pe(),
      u = r.deprecate(
        () => {},
        `Calling client.query() when the client is already executing a query is deprecated and will be removed in pg@9.0. Use async/await or an external async flow control mechanism instead.`,
      ),
      d = (n.exports = function (e) {
        o.call(this),
          (e ||= {}),
          (this._Promise = e.Promise || global.Promise),
          (this._types = new a(e.types)),
          (this.native = new i({ types: this._types })),
          (this._queryQueue = []),
          (this._ending = !1),
          (this._connecting = !1),
          (this._connected = !1),
          (this._queryable = !0),
          (this.pipeline = !!e.pipeline),
          (this._pipelineInFlight = !1);
        const t = (this.connectionParameters = new c(e));
        e.nativeConnectionString && (t.nativeConnectionString = e.nativeConnectionString),
          (this.user = t.user),
          Object.defineProperty(this, 'password', {
            configurable: !0,
            enumerable: !1,
            writable: !0,
            value: t.password,
          }),
          (this.database = t.database),
          (this.host = t.host),
          (this.port = t.port),
          (this.namedQueries = {});
      });
    (d.Query = l),
      s.inherits(d, o),
      (d.prototype._errorAllQueries = function (e) {
        const t = (t) => {
          process.nextTick(() => {
            (t.native = this.native), t.handleError(e);
          });
        };
        this._hasActiveQuery() && (t(this._activeQuery), (this._activeQuery = null)),
          this._queryQueue.forEach(t),
          (this._queryQueue.length = 0);
      }),
      (d.prototype._connect = function (e) {
        const t = this;
        this._connecting
          ? process.nextTick(() =>
              e(/* @__PURE__ */ Error(`Client has already been connected. You cannot reuse a client.`)),
            )
          : ((this._connecting = !0),
            this.connectionParameters.getLibpqConnectionString((n, r) => {
              if (
                (t.connectionParameters.nativeConnectionString &&
                  (r = t.connectionParameters.nativeConnectionString),
                n)
              )
                return e(n);
              t.native.connect(r, function (n) {
                if (n) return t.native.end(), e(n);
                (t._connected = !0),
                  t.native.on(`error`, (e) => {
                    (t._queryable = !1), t._errorAllQueries(e), t.emit(`error`, e);
                  }),
                  t.native.on(`notification`, (e) => {
                    t.emit(`notification`, { channel: e.relname, payload: e.extra });
                  }),
                  t.emit(`connect`),
                  t._pulseQueryQueue(!0),
                  e(null, this);
              });
            }));
      }),
      (d.prototype.connect = function (e) {
        if (e) this._connect(e);
        else
          return new this._Promise((e, t) => {
            this._connect((n) => {
              n ? t(n) : e(this);
            });
          });
      }),
      (d.prototype.query = function (e, t, n) {
        let r, i, a, o, s;
        if (e == null) throw TypeError(`Client was passed a null or undefined query`);
        if (typeof e.submit == `function`)
          (a = e.query_timeout || this.connectionParameters.query_timeout),
            (i = r = e),
            typeof t == `function` && (e.callback = t);
        else if (
          ((a = e.query_timeout || this.connectionParameters.query_timeout),
          (r = new l(e, t, n)),
          !r.callback)
        ) {
          let e, t;
          (i = new this._Promise((n, r) => {
            (e = n), (t = r);
          }).catch((e) => {
            throw (Error.captureStackTrace(e), e);
          })),
            (r.callback = (n, r) => (n ? t(n) : e(r)));
        }
        return (
          a &&
            ((s = r.callback || (() => {})),
            (o = setTimeout(() => {
              const e = /* @__PURE__ */ Error(`Query read timeout`);
              process.nextTick(() => {
                r.handleError(e, this.connection);
              }),
                s(e),
                (r.callback = () => {});
              const t = this._queryQueue.indexOf(r);
              t > -1 && this._queryQueue.splice(t, 1), this._pulseQueryQueue();
            }, a)),
            (r.callback = (e, t) => {
              clearTimeout(o), s(e, t);
            })),
          this._queryable
            ? this._ending
              ? ((r.native = this.native),
                process.nextTick(() => {
                  r.handleError(/* @__PURE__ */ Error(`Client was closed and is not queryable`));
                }),
                i)
              : (this._queryQueue.length > 0 && !this.pipeline && u(),
                this._queryQueue.push(r),
                this._pulseQueryQueue(),
                i)
            : ((r.native = this.native),
              process.nextTick(() => {
                r.handleError(
                  /* @__PURE__ */ Error(`Client has encountered a connection error and is not queryable`),
                );
              }),
              i)
        );
      }),
      (d.prototype.end = function (e) {
        (this._ending = !0),
          this._connecting &&
            !this._connected &&
            this.once(`connect`, () => {
              this.end(() => {});
            });
        let n;
        e ||
          (n = new this._Promise((t, n) => {
            e = (e) => (e ? n(e) : t());
          }));
        const r = () => {
          this.native.end(() => {
            (this._connected = !1),
              this._errorAllQueries(/* @__PURE__ */ Error(`Connection terminated`)),
              process.nextTick(() => {
                this.emit(`end`), e && e();
              });
          });
        };
        return (
          this.pipeline && (this._pipelineInFlight || this._queryQueue.length > 0)
            ? this.once(`drain`, r)
            : r(),
          n
        );
      }),
      (d.prototype._hasActiveQuery = function () {
        return this._activeQuery && this._activeQuery.state !== `error` && this._activeQuery.state !== `end`;
      }),
      (d.prototype._pulseQueryQueue = function (e) {
        if (!this._connected) return;
        if (this.pipeline && !e) return this._pulsePipelinedQueryQueue();
        if (this._hasActiveQuery()) return;
        const t = this._queryQueue.shift();
        if (!t) {
          e || this.emit(`drain`);
          return;
        }
        (this._activeQuery = t), t.submit(this);
        t.once(`_done`, () => {
          this._pulseQueryQueue();
        });
      }),
      (d.prototype._pulsePipelinedQueryQueue = function () {
        if (!this._connected || this._pipelineInFlight) return;
        if (this._queryQueue.length === 0) {
          this.hasExecuted && this.emit(`drain`);
          return;
        }
        this._pipelineInFlight = !0;
        const t = [],
          n = [],
          r = L();
        for (; this._queryQueue.length > 0; ) {
          const e = this._queryQueue.shift();
          (this.hasExecuted = !0), n.push(e);
          const i = e.values ? e.values.map(r.prepareValue) : null,
            a = { text: e.text, name: e.name, arrayMode: e._arrayMode };
          i && (a.values = i), e.name && this.namedQueries[e.name] && (a._alreadyPrepared = !0), t.push(a);
        }
        this.native.pipeline(t, (t, r) => {
          if (((this._pipelineInFlight = !1), t)) {
            (this._connected = !1), (this._queryable = !1);
            for (let r = 0; r < n.length; r++) {
              const i = n[r];
              (i.native = this.native), i.handleError(t);
            }
            this._errorAllQueries(t), this.emit(`error`, t), this.emit(`end`);
          } else {
            for (let t = 0; t < n.length; t++) {
              const i = n[t],
                a = r[t];
              (i.native = this.native),
                a.err
                  ? i.handleError(a.err)
                  : (i.name && (this.namedQueries[i.name] = i.text),
                    (i.state = `end`),
                    i.emit(`end`, a.result),
                    i.callback && i.callback(null, a.result)),
                setImmediate(() => {
                  i.emit(`_done`);
                });
            }
            this._pulsePipelinedQueryQueue();
          }
        });
      }),
      (d.prototype.cancel = function (e) {
        this._activeQuery === e
          ? this.native.cancel(() => {})
          : this._queryQueue.indexOf(e) !== -1 && this._queryQueue.splice(this._queryQueue.indexOf(e), 1);
      }),
      (d.prototype.ref = () => {}),
      (d.prototype.unref = () => {}),
      (d.prototype.setTypeParser = function (e, t, n) {
        return this._types.setTypeParser(e, t, n);
      }),
      (d.prototype.getTypeParser = function (e, t) {
        return this._types.getTypeParser(e, t);
      }),
      (d.prototype.isConnected = function () {
        return this._connected;
      }),
      (d.prototype.getTransactionStatus = function () {
        return this.native.getTransactionStatus();
      });
  }),
  G = /* @__PURE__ */ n((e, t) => {
    t.exports = Fe();
  }),
  K = /* @__PURE__ */ n((e, t) => {
    let n = Me(),
      r = I(),
      i = W(),
      a = V(),
      o = L(),
      s = Ne(),
      c = z(),
      { DatabaseError: l } = U(),
      { escapeIdentifier: u, escapeLiteral: d } = L(),
      f = (e) =>
        class extends s {
          constructor(t) {
            super(t, e);
          }
        },
      p = function (e) {
        (this.defaults = r),
          (this.Client = e),
          (this.Query = this.Client.Query),
          (this.Pool = f(this.Client)),
          (this._pools = []),
          (this.Connection = i),
          (this.types = F()),
          (this.DatabaseError = l),
          (this.TypeOverrides = c),
          (this.escapeIdentifier = u),
          (this.escapeLiteral = d),
          (this.Result = a),
          (this.utils = o);
      },
      m = n,
      h = !1;
    try {
      h = !!process.env.NODE_PG_FORCE_NATIVE;
    } catch {}
    h && (m = G()),
      (t.exports = new p(m)),
      Object.defineProperty(t.exports, 'native', {
        configurable: !0,
        enumerable: !1,
        get() {
          let e = null;
          try {
            e = new p(G());
          } catch (e) {
            if (e.code !== `MODULE_NOT_FOUND`) throw e;
          }
          return Object.defineProperty(t.exports, 'native', { value: e }), e;
        },
      });
  }),
  q = /* @__PURE__ */ t(K(), 1);
q.default.Client,
  q.default.Pool,
  q.default.Connection,
  q.default.types,
  q.default.Query,
  q.default.DatabaseError,
  q.default.escapeIdentifier,
  q.default.escapeLiteral,
  q.default.Result,
  q.default.TypeOverrides,
  q.default.defaults;
var J = q.default,
  Y = class extends J.Client {
    constructor(e) {
      super(e), this.on(`error`, () => void 0);
    }
  };
const X = { tries: 500, lines: 1e4 };
async function Ie(e, { waitFor: t, onWaiting: n }) {
  let r = performance.now(),
    i = -1 / 0;
  for (;;) {
    const a = await Le(e);
    if (!a) return;
    const o = performance.now();
    if (x(a) !== `unavailable` || o - r >= t) throw a;
    o - i >= X.lines && ((i = o), n(a.message || String(a.code))), await te(X.tries);
  }
}
async function Le(e) {
  const t = new Y({ connectionString: e, connectionTimeoutMillis: 5e3 });
  try {
    await t.connect();
    return;
  } catch (e) {
    return e;
  } finally {
    await t.end().catch(() => void 0);
  }
}
function Re({ url: e, size: t, sockets: n }) {
  const r = (t) => {
    const r = new J.Pool({
      connectionString: e,
      keepAlive: !0,
      keepAliveInitialDelayMillis: 1e4,
      stream: n.create,
      ...t,
    });
    return r.on(`error`, () => void 0), r;
  };
  return {
    prompt: r({
      max: t,
      Client: Y,
      connectionTimeoutMillis: y - 500,
      statement_timeout: y - 100,
      lock_timeout: y - 300,
    }),
    long: r({ max: 3, Client: Y, connectionTimeoutMillis: 1e4, lock_timeout: c }),
  };
}
var ze = class {
  #e = /* @__PURE__ */ new Set();
  create = () => {
    const e = new ee();
    return this.#e.add(e), e.once(`close`, () => this.#e.delete(e)), e;
  };
  async closeAfter(e, t) {
    const n = setTimeout(() => {
      for (const e of this.#e) e.destroy();
    }, t);
    try {
      await e;
    } finally {
      clearTimeout(n);
    }
  }
};
const Z = /* @__PURE__ */ new Set([`INSERT`, `UPDATE`, `DELETE`, `MERGE`]);
var Be = class {
    #e;
    #t;
    #n;
    #r = !1;
    constructor(e, t) {
      (this.#e = e), (this.#t = t), (this.#n = t.deadline);
    }
    async executeQuery({ sql: e, parameters: t }) {
      const { command: n, rowCount: r, rows: i } = await this.#i(e, t);
      return (
        Z.has(n) && this.#t.writes.noteSuccess(),
        { rows: i, ...(Z.has(n) && { numAffectedRows: BigInt(r ?? 0) }) }
      );
    }
    async *streamQuery(e) {
      yield await this.executeQuery(e);
    }
    async commit() {
      const { command: e } = await this.#i(`commit`, []);
      if (e === `ROLLBACK`) throw Error(`The transaction had failed before and was rolled back`);
    }
    async rollback() {
      this.#r ||
        (await this.executeQuery(s.raw(`rollback`)).catch(() => {
          this.#r = !0;
        }));
    }
    release() {
      this.#e.release(this.#r);
    }
    async #i(e, t) {
      if (this.#r) throw new k(`unavailable`, `The connection to the database is lost`);
      const { presence: n, timeoutMs: r } = this.#t,
        { promise: i, reject: a } = Promise.withResolvers(),
        o = () => a(new k(`unavailable`, `The database does not answer`)),
        s =
          r === 1 / 0
            ? setInterval(() => n.awayFor() > 1e4 && o(), 1e3)
            : setTimeout(o, this.#n - performance.now());
      try {
        const n = this.#e.query(e, [...t]);
        return n.catch(() => void 0), await Promise.race([n, i]);
      } catch (e) {
        throw (this.#t.writes.noteFailure(e), x(e) === `unavailable` && ((this.#r = !0), n.lost(e)), v(e));
      } finally {
        clearTimeout(s), (this.#n = performance.now() + r);
      }
    }
  },
  Ve = class extends ue {
    #e;
    #t;
    #n;
    constructor(e, t, n) {
      super({ pool: e.prompt }), (this.#e = e), (this.#t = t), (this.#n = n);
    }
    createDriver() {
      return new He(this.#e, this.#t, this.#n);
    }
  },
  He = class {
    #e;
    #t;
    #n;
    #r = /* @__PURE__ */ new WeakMap();
    constructor(e, t, n) {
      (this.#e = e), (this.#t = t), (this.#n = n);
      for (const n of [e.prompt, e.long]) n.on(`connect`, (e) => this.#r.set(e, t.generation()));
    }
    async init() {}
    async acquireConnection() {
      const e = h(),
        t = e ? 1 / 0 : performance.now() + y;
      if ((e && (await this.#t.returned(3e4)), this.#t.isAway()))
        throw new k(`unavailable`, `The database is away`);
      const n = await this.#i(e ? this.#e.long : this.#e.prompt),
        r = e ? 1 / 0 : y;
      return new Be(n, { presence: this.#t, writes: this.#n, deadline: t, timeoutMs: r });
    }
    async #i(e) {
      for (;;) {
        let t;
        try {
          t = await e.connect();
        } catch (e) {
          throw (x(e) === `unavailable` && this.#t.lost(e), v(e));
        }
        if (this.#r.get(t) === this.#t.generation()) return t;
        t.release(!0);
      }
    }
    async beginTransaction(e, t) {
      const { isolationLevel: n, accessMode: r } = t,
        i = [n && `isolation level ${n}`, r];
      await e.executeQuery(s.raw([`start transaction`, ...i.filter(Boolean)].join(` `)));
    }
    commitTransaction(e) {
      return e.commit();
    }
    rollbackTransaction(e) {
      return e.rollback();
    }
    async releaseConnection(e) {
      e.release();
    }
    async destroy() {
      await Promise.all([this.#e.prompt.end(), this.#e.long.end()]);
    }
  };
const Q = { everyMs: 2e3, timeoutMs: 1500 },
  $ = { timeoutMs: 1e3, delayMs: 250 };
function Ue({ url: e, sockets: t, onLost: n, onReturn: r }) {
  let i,
    a,
    o,
    s = 0,
    c = !1,
    l,
    u = /* @__PURE__ */ new Set(),
    f = (e) => {
      i = Math.max(i ?? 0, e);
    },
    p = () => {
      a?.end().catch(() => void 0), (a = void 0);
    },
    m = (e) => {
      c ||
        o !== void 0 ||
        ((o = performance.now()), (s += 1), (i = void 0), p(), n(e), (l = setTimeout(h, 0)));
    },
    h = () => {
      g().then(
        () => {
          if (c || o === void 0) return;
          const e = performance.now() - o;
          (o = void 0), r(e);
          for (const e of u) e();
        },
        () => {
          (i = void 0), p(), c || (l = setTimeout(h, $.delayMs));
        },
      );
    },
    g = async () => {
      const n = new Y({
        connectionString: e,
        query_timeout: Q.timeoutMs,
        connectionTimeoutMillis: $.timeoutMs,
        stream: t.create,
      });
      (a = n),
        n.on(`error`, (e) => n === a && m(e)),
        n.on(
          `end`,
          () => n === a && m(/* @__PURE__ */ Error(`The database closed the listening connection`)),
        ),
        n.on(`notification`, (e) => n === a && f(Number(e.payload))),
        await n.connect(),
        await n.query(`listen ${d}`),
        await _(n);
    },
    _ = async (e) => {
      const { rows: t } = await e.query(`select version from site_version where id = 1`);
      e === a && f(Number(t[0]?.version ?? 0));
    },
    v = setInterval(() => {
      const e = a;
      e && i !== void 0 && _(e).catch((t) => e === a && m(t));
    }, Q.everyMs);
  return (
    v.unref(),
    {
      start: g,
      current: () => i,
      note: (e) => i !== void 0 && f(e),
      isAway: () => o !== void 0,
      awayFor: () => (o === void 0 ? 0 : performance.now() - o),
      generation: () => s,
      lost: m,
      returned: (e) => {
        if (o === void 0) return Promise.resolve();
        const { promise: t, resolve: n } = Promise.withResolvers(),
          r = () => {
            clearTimeout(i), u.delete(r), n();
          },
          i = setTimeout(r, e);
        return u.add(r), t;
      },
      close: async () => {
        (c = !0), clearInterval(v), clearTimeout(l);
        for (const e of u) e();
        await a?.end();
      },
    }
  );
}
async function We(e) {
  const { url: t, poolSize: n, onLost: r, onReturn: i } = e;
  await Ie(t, e);
  const a = new ze(),
    o = Ue({ url: t, sockets: a, onLost: r, onReturn: i }),
    s = Re({ url: t, size: n, sockets: a }),
    c = new C(),
    d = new l({ dialect: new Ve(s, o, c) }),
    p = () => a.closeAfter(Promise.allSettled([o.close(), d.destroy()]), 1e3);
  try {
    await S(() => w(d, `postgres`)), await o.start();
  } catch (e) {
    throw (await p(), e);
  }
  return {
    kysely: d,
    dialect: `postgres`,
    siteVersion: o.current,
    noteSiteVersion: o.note,
    isAway: o.isAway,
    timesAway: o.generation,
    ping: f(() => u(d), 200),
    readiness: f(() => g({ kysely: d, dialect: `postgres`, writes: c }), 500),
    close: p,
  };
}
export { We as connectPostgres };
