import { rmSync as a } from 'node:fs';
import { readdir as c, lstat as ee, rm as l, mkdtemp as s, stat as u } from 'node:fs/promises';
import { enableCompileCache as e, flushCompileCache as t } from 'node:module';
import { isIP as i } from 'node:net';
import { tmpdir as o } from 'node:os';
import { join as n, resolve as r } from 'node:path';
import { DatabaseSync as d } from 'node:sqlite';
const f = n(`/work/wt-render/server`, `../.cache/compiled`);
function te() {
  e(f);
}
function p() {
  t();
}
function m(e) {
  return { ok: !0, value: e };
}
function h(e) {
  return { ok: !1, failure: e };
}
const g = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/;
function _(e) {
  const [, t, n] = g.exec(e) ?? [];
  if (!t || /[\s/?#@\\]/.test(t) || !URL.canParse(`http://${t}`)) return;
  const r = n === void 0 ? null : Number(n);
  if (!(r !== null && (r < 1 || r > 65535))) return { hostname: new URL(`http://${t}`).hostname, port: r };
}
function v(e) {
  const t = [];
  for (const n of e.split(`,`).map((e) => e.trim())) {
    if (!n) continue;
    const e = _(n);
    if (!e) return h({ code: `host_invalid`, entry: n });
    t.push(e);
  }
  return m(t);
}
function y(e) {
  return e.port ? Number(e.port) : e.protocol === `https:` ? 443 : 80;
}
function ne(e) {
  const t = e.hostname.replace(/^\[|\]$/g, ``);
  return i(t) ? t : void 0;
}
const b = { least: 12, most: 1e3 };
function x(e) {
  return [...e].length;
}
function S(e) {
  return x(e) < b.least;
}
function C(e) {
  return e.length > b.most;
}
const w = [`fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent`];
var T = class extends Error {};
function E(e = process.env) {
  const t = (t) => e[t]?.trim() || void 0;
  return {
    port: O(`PORT`, t(`PORT`), 3e3, 65535),
    host: t(`HOST`) ?? `127.0.0.1`,
    dataDir: r(t(`DATA_DIR`) ?? `./data`),
    databaseUrl: k(t(`DATABASE_URL`)),
    databasePoolSize: O(`DATABASE_POOL_SIZE`, t(`DATABASE_POOL_SIZE`), 10, 500, 1),
    databaseWait: O(`DATABASE_WAIT`, t(`DATABASE_WAIT`), 60, 3600),
    ownerPassword: A(e.OWNER_PASSWORD),
    siteUrl: j(t(`SITE_URL`)),
    trustProxy: O(`TRUST_PROXY`, t(`TRUST_PROXY`), 0, 10),
    importHosts: M(t(`IMPORT_HOSTS`)),
    sampleContent: N(`SAMPLE_CONTENT`, t(`SAMPLE_CONTENT`)),
    logLevel: P(t(`LOG_LEVEL`)),
  };
}
function D(e) {
  process.env.TMPDIR = e;
}
function O(e, t, n, r, i = 0) {
  if (t === void 0) return n;
  const a = Number(t);
  if (!/^\d+$/.test(t) || a > r || a < i)
    throw new T(`${e} must be a whole number from ${i} to ${r}, not “${t}”.`);
  return a;
}
function k(e) {
  if (e !== void 0) {
    if (!URL.canParse(e) || !/^postgres(ql)?:$/.test(new URL(e).protocol))
      throw new T(`DATABASE_URL must be an address that starts with postgres://.`);
    return e;
  }
}
function A(e) {
  if (C(e ?? ``)) throw new T(`OWNER_PASSWORD must be at most ${b.most} characters long.`);
  return e || void 0;
}
function j(e) {
  if (e === void 0) return;
  const t = URL.parse(e);
  if (!t || !/^https?:$/.test(t.protocol) || t.pathname !== `/` || t.search || t.hash)
    throw new T(`SITE_URL must be an origin like https://www.example.com, not “${e}”.`);
  return t.origin;
}
function M(e) {
  const t = v(e ?? ``);
  if (t.ok) return t.value;
  throw new T(`IMPORT_HOSTS must be host names, with ports if need be, not “${t.failure.entry}”.`);
}
function N(e, t) {
  const n = (t ?? `on`).toLowerCase();
  if ([`on`, `true`, `1`, `yes`].includes(n)) return !0;
  if ([`off`, `false`, `0`, `no`].includes(n)) return !1;
  throw new T(`${e} must be on or off, not “${t}”.`);
}
function P(e) {
  const t = w.find((t) => t === (e ?? `info`).toLowerCase());
  if (!t) throw new T(`LOG_LEVEL must be one of ${w.join(`, `)}, not “${e}”.`);
  return t;
}
function F(e, t, n = process) {
  n.on(`unhandledRejection`, (t) => e.error({ err: I(t) }, `unhandled rejection`));
  let r = !1;
  n.on(`uncaughtException`, (i) => {
    if ((e.fatal({ err: I(i) }, `uncaught exception`), r)) return;
    (r = !0), setTimeout(() => n.exit(1), 15e3).unref();
    const a = () => n.exit(1);
    t().then(a, a);
  });
}
function I(e) {
  return e instanceof Error ? e : Error(String(e));
}
var L = class extends Error {
  kind;
  code;
  constructor(e, t, n) {
    super(t, n === void 0 ? void 0 : { cause: n }), (this.name = `DatabaseFailure`), (this.kind = e);
    const { code: r } = n ?? {};
    this.code = typeof r == `string` ? r : void 0;
  }
};
const R = {
    5: `another program has locked it`,
    8: `it can only be read; this user must be able to write to the folder and to every file in it`,
    10: `the disk failed to read or write it`,
    11: `it is damaged or cut short; bring back a copy with “npm run site -- restore FILE” in a new folder`,
    13: `the disk is full`,
    14: `it can’t be opened; this user must be able to write to the folder and to every file in it`,
    26: `its site.db is no database`,
  },
  z = {
    EACCES: `this user may not write there`,
    EPERM: `this user may not write there`,
    EROFS: `its disk can only be read`,
    ENOSPC: `the disk is full`,
    EDQUOT: `the disk space of this user is used up`,
    ENOTDIR: `there is a file where a folder should be`,
    EEXIST: `there is a file where a folder should be`,
    EMFILE: `too many files are open`,
  },
  B = [
    [/^28/, `the login was refused`],
    [/^3D/, `there is no such database`],
    [/^42501/, `its role may not make or change the tables; it should own the database`],
    [/^25006/, `it can only be read, as a standby is`],
    [/^53100/, `the disk of its server is full`],
    [/^53/, `it has no connection left, or runs short of something else`],
    [/^(57P0|08|57014)/, `it is not there at the moment`],
  ],
  V = /^(Connection terminated|timeout exceeded|Query read timeout|timeout expired)/,
  H = /^corrupted migrations: previously executed migration/;
function U({ databaseUrl: e, dataDir: t }) {
  if (!e) return `DATA_DIR “${t}”`;
  const { hostname: n, port: r, pathname: i } = new URL(e);
  return `DATABASE_URL (${n}${r && `:${r}`}${i})`;
}
function W(e, t) {
  const n = e instanceof L && e.cause ? e.cause : e;
  if (!(n instanceof Error) || n instanceof T) return n;
  if (H.test(n.message))
    return new T(`The database in ${U(t)} was made by a newer version of the site. Update the site.`);
  const r = t.databaseUrl ? G(n) : void 0;
  if (r) return new T(`DATABASE_URL leads to no database that can be used: ${r}.`);
  const i = K(n);
  return i ? new T(`DATA_DIR “${t.dataDir}” can’t be used: ${i}.`) : n;
}
function G(e) {
  const { code: t = ``, syscall: n } = e,
    r = B.find(([e]) => /^[0-9A-Z]{5}$/.test(t) && e.test(t));
  return r
    ? `${r[1]} (${q(e.message)})`
    : V.test(e.message)
      ? q(e.message)
      : /^E[A-Z_]+$/.test(t) && n !== `open` && !(`path` in e)
        ? q(e.message) || t
        : void 0;
}
function K(e) {
  const { code: t = ``, errcode: n } = e;
  return n === void 0 ? z[t] : R[n & 255];
}
function q(e) {
  return e.replace(/\s+/g, ` `).replace(/\.$/, ``);
}
function J(e, t) {
  const { code: n } = e;
  return n === `EADDRINUSE`
    ? new T(`PORT ${t.port} is in use. Set another one, or stop what is running there.`)
    : n === `EACCES`
      ? new T(`PORT ${t.port} is not open to this user.`)
      : new T(`HOST “${t.host}” is no address of this machine (${n}).`);
}
const Y = /^(\.backup-|\.restore-|\.export-|site-tmp-)\w{6}$/;
async function X(e, t) {
  for (let r = 1; ; r += 1) {
    const i = await s(n(e, t)),
      a = $(i),
      o = await ie(n(i, Q));
    if (a && o)
      return {
        path: i,
        remove: async () => {
          await l(i, { recursive: !0, force: !0 }), a.close();
        },
      };
    if ((a?.close(), r === 5)) throw Error(`The folder ${i} was taken away while it was made`);
  }
}
async function Z(e) {
  const t = await c(e).catch(() => []),
    r = [];
  for (const i of t.filter((e) => Y.test(e))) {
    const t = n(e, i);
    if (!(await re(t))) continue;
    const a = $(t);
    if (a)
      try {
        await l(t, { recursive: !0, force: !0 }), r.push(i);
      } catch {
      } finally {
        a.close();
      }
  }
  return r;
}
const Q = `in-use`;
function $(e) {
  let t;
  try {
    return (t = new d(n(e, Q), { timeout: 0 })), t.exec(`begin exclusive`), t;
  } catch {
    t?.close();
    return;
  }
}
async function re(e) {
  const t = await ee(e).catch(() => void 0);
  return t?.isDirectory() === !0 && (process.getuid === void 0 || t.uid === process.getuid());
}
function ie(e) {
  return u(e).then(
    () => !0,
    () => !1,
  );
}
async function ae() {
  const e = o();
  await Z(e);
  const t = await X(e, `site-tmp-`).catch(() => void 0);
  t && (D(t.path), process.once(`exit`, () => a(t.path, { recursive: !0, force: !0 })));
}
async function oe() {
  process.umask(63);
  const e = E();
  te(), await ae();
  const { start: t } = await import(`./start-Cu92enTf.js`),
    n = await t(
      e,
      process.argv.includes(`--dev`) ? (await import(`./dev-pages-U69sGsnp.js`)).devPages : void 0,
    ).catch((t) => {
      throw W(t, e);
    });
  F(n.log, n.stop), se(n, e.siteUrl), p();
  let r;
  for (const e of [`SIGTERM`, `SIGINT`])
    process.on(e, () => {
      const e = performance.now();
      r === void 0 ? ((r = e), n.stop().then(() => process.exit(0))) : e - r > 1e3 && process.exit(1);
    });
}
function se(e, t) {
  const n = [`The site is running at ${t ?? e.address}`];
  t && n.push(`It listens on ${e.address}`),
    n.push(`Write at ${t ?? e.address}/compose`),
    e.generatedPassword &&
      n.push(`Your password, shown this once and good for 7 days: ${e.generatedPassword}`),
    process.stdout.write(
      `\n${n
        .map((e) => `  ${e}`)
        .join(`
`)}\n\n`,
    );
}
oe().catch((e) => {
  e instanceof T
    ? process.stderr.write(`${e.message}\n`)
    : process.stderr.write(`${e instanceof Error ? (e.stack ?? e.message) : String(e)}\n`),
    process.exit(1);
});
export { b as s, h as u, J as r, L as i, m as d, ne as c, S as o, W as n, x as a, y as l, Z as t };
