import { sep as t } from 'node:path';
import n from 'node:process';
import * as i from 'node:tty';
import { formatWithOptions as r } from 'node:util';
import { n as e } from './rolldown-runtime-DYf_mQCB-9nwCUaSw.js';
const a = {
    silent: -1 / 0,
    fatal: 0,
    error: 0,
    warn: 1,
    log: 2,
    info: 3,
    success: 3,
    fail: 3,
    ready: 3,
    start: 3,
    box: 3,
    debug: 4,
    trace: 5,
    verbose: 1 / 0,
  },
  o = {
    silent: { level: -1 },
    fatal: { level: a.fatal },
    error: { level: a.error },
    warn: { level: a.warn },
    log: { level: a.log },
    info: { level: a.info },
    success: { level: a.success },
    fail: { level: a.fail },
    ready: { level: a.info },
    start: { level: a.info },
    box: { level: a.info },
    debug: { level: a.debug },
    trace: { level: a.trace },
    verbose: { level: a.verbose },
  };
function s(e) {
  if (typeof e != `object` || !e) return !1;
  const t = Object.getPrototypeOf(e);
  return (t !== null && t !== Object.prototype && Object.getPrototypeOf(t) !== null) || Symbol.iterator in e
    ? !1
    : Symbol.toStringTag in e
      ? Object.prototype.toString.call(e) === `[object Module]`
      : !0;
}
function c(e, t, n = `.`, r) {
  if (!s(t)) return c(e, {}, n, r);
  const i = Object.assign({}, t);
  for (const t in e) {
    if (t === `__proto__` || t === `constructor`) continue;
    const a = e[t];
    a != null &&
      ((r && r(i, t, a, n)) ||
        (i[t] =
          Array.isArray(a) && Array.isArray(i[t])
            ? [...a, ...i[t]]
            : s(a) && s(i[t])
              ? c(a, i[t], (n ? `${n}.` : ``) + t.toString(), r)
              : a));
  }
  return i;
}
function l(e) {
  return (...t) => t.reduce((t, n) => c(t, n, ``, e), {});
}
const u = l();
function d(e) {
  return Object.prototype.toString.call(e) === `[object Object]`;
}
function f(e) {
  return !(!d(e) || (!e.message && !e.args) || e.stack);
}
let p = !1;
const m = [];
var h = class e {
  options;
  _lastLog;
  _mockFn;
  constructor(e = {}) {
    const t = e.types || o;
    this.options = u(
      { ...e, defaults: { ...e.defaults }, level: g(e.level, t), reporters: [...(e.reporters || [])] },
      { types: o, throttle: 1e3, throttleMin: 5, formatOptions: { date: !0, colors: !1, compact: !0 } },
    );
    for (const e in t) {
      const n = { type: e, ...this.options.defaults, ...t[e] };
      (this[e] = this._wrapLogFn(n)), (this[e].raw = this._wrapLogFn(n, !0));
    }
    this.options.mockFn && this.mockTypes(), (this._lastLog = {});
  }
  get level() {
    return this.options.level;
  }
  set level(e) {
    this.options.level = g(e, this.options.types, this.options.level);
  }
  prompt(e, t) {
    if (!this.options.prompt) throw Error(`prompt is not supported!`);
    return this.options.prompt(e, t);
  }
  create(t) {
    const n = new e({ ...this.options, ...t });
    return this._mockFn && n.mockTypes(this._mockFn), n;
  }
  withDefaults(e) {
    return this.create({ ...this.options, defaults: { ...this.options.defaults, ...e } });
  }
  withTag(e) {
    return this.withDefaults({ tag: this.options.defaults.tag ? this.options.defaults.tag + `:` + e : e });
  }
  addReporter(e) {
    return this.options.reporters.push(e), this;
  }
  removeReporter(e) {
    if (e) {
      const t = this.options.reporters.indexOf(e);
      if (t !== -1) return this.options.reporters.splice(t, 1);
    } else this.options.reporters.splice(0);
    return this;
  }
  setReporters(e) {
    return (this.options.reporters = Array.isArray(e) ? e : [e]), this;
  }
  wrapAll() {
    this.wrapConsole(), this.wrapStd();
  }
  restoreAll() {
    this.restoreConsole(), this.restoreStd();
  }
  wrapConsole() {
    for (const e in this.options.types)
      console[`__` + e] || (console[`__` + e] = console[e]), (console[e] = this[e].raw);
  }
  restoreConsole() {
    for (const e in this.options.types)
      console[`__` + e] && ((console[e] = console[`__` + e]), delete console[`__` + e]);
  }
  wrapStd() {
    this._wrapStream(this.options.stdout, `log`), this._wrapStream(this.options.stderr, `log`);
  }
  _wrapStream(e, t) {
    e &&
      ((e.__write ||= e.write),
      (e.write = (e) => {
        this[t].raw(String(e).trim());
      }));
  }
  restoreStd() {
    this._restoreStream(this.options.stdout), this._restoreStream(this.options.stderr);
  }
  _restoreStream(e) {
    e && e.__write && ((e.write = e.__write), delete e.__write);
  }
  pauseLogs() {
    p = !0;
  }
  resumeLogs() {
    p = !1;
    const e = m.splice(0);
    for (const t of e) t[0]._logFn(t[1], t[2]);
  }
  mockTypes(e) {
    const t = e || this.options.mockFn;
    if (((this._mockFn = t), typeof t == `function`))
      for (const e in this.options.types)
        (this[e] = t(e, this.options.types[e]) || this[e]), (this[e].raw = this[e]);
  }
  _wrapLogFn(e, t) {
    return (...n) => {
      if (p) m.push([this, e, n, t]);
      else return this._logFn(e, n, t);
    };
  }
  _logFn(e, t, n) {
    if ((e.level || 0) > this.level) return !1;
    const r = { date: /* @__PURE__ */ new Date(), args: [], ...e, level: g(e.level, this.options.types) };
    !n && t.length === 1 && f(t[0]) ? Object.assign(r, t[0]) : (r.args = [...t]),
      r.message && (r.args.unshift(r.message), delete r.message),
      r.additional &&
        (Array.isArray(r.additional) ||
          (r.additional = r.additional.split(`
`)),
        r.args.push(
          `
` +
            r.additional.join(`
`),
        ),
        delete r.additional),
      (r.type = typeof r.type == `string` ? r.type.toLowerCase() : `log`),
      (r.tag = typeof r.tag == `string` ? r.tag : ``);
    const i = (e = !1) => {
      const t = (this._lastLog.count || 0) - this.options.throttleMin;
      if (this._lastLog.object && t > 0) {
        const e = [...this._lastLog.object.args];
        t > 1 && e.push(`(repeated ${t} times)`),
          this._log({ ...this._lastLog.object, args: e }),
          (this._lastLog.count = 1);
      }
      e && ((this._lastLog.object = r), this._log(r));
    };
    clearTimeout(this._lastLog.timeout);
    const a = this._lastLog.time && r.date ? r.date.getTime() - this._lastLog.time.getTime() : 0;
    if (((this._lastLog.time = r.date), a < this.options.throttle))
      try {
        const e = JSON.stringify([r.type, r.tag, r.args]),
          t = this._lastLog.serialized === e;
        if (
          ((this._lastLog.serialized = e),
          t &&
            ((this._lastLog.count = (this._lastLog.count || 0) + 1),
            this._lastLog.count > this.options.throttleMin))
        ) {
          this._lastLog.timeout = setTimeout(i, this.options.throttle);
          return;
        }
      } catch {}
    i(!0);
  }
  _log(e) {
    for (const t of this.options.reporters) t.log(e, { options: this.options });
  }
};
function g(e, t = {}, n = 3) {
  return e === void 0 ? n : typeof e == `number` ? e : t[e] && t[e].level !== void 0 ? t[e].level : n;
}
(h.prototype.add = h.prototype.addReporter),
  (h.prototype.remove = h.prototype.removeReporter),
  (h.prototype.clear = h.prototype.removeReporter),
  (h.prototype.withScope = h.prototype.withTag),
  (h.prototype.mock = h.prototype.mockTypes),
  (h.prototype.pause = h.prototype.pauseLogs),
  (h.prototype.resume = h.prototype.resumeLogs);
function _(e = {}) {
  return new h(e);
}
function v(e, n) {
  const r = process.cwd() + t;
  return e
    .split(`
`)
    .splice(
      n.split(`
`).length,
    )
    .map((e) => e.trim().replace(`file://`, ``).replace(r, ``));
}
function ee(e, t) {
  return (t.__write || t.write).call(t, e);
}
const y = (e) => (e ? `[${e}]` : ``);
var b = class {
  formatStack(e, t, n) {
    const r = `  `.repeat((n?.errorLevel || 0) + 1);
    return (
      r +
      v(e, t).join(`
${r}`)
    );
  }
  formatError(e, t) {
    const n = e.message ?? r(t, e),
      i = e.stack ? this.formatStack(e.stack, n, t) : ``,
      a = t?.errorLevel || 0,
      o = a > 0 ? `${`  `.repeat(a)}[cause]: ` : ``,
      s = e.cause
        ? `

` + this.formatError(e.cause, { ...t, errorLevel: a + 1 })
        : ``;
    return (
      o +
      n +
      `
` +
      i +
      s
    );
  }
  formatArgs(e, t) {
    const n = e.map((e) => (e && typeof e.stack == `string` ? this.formatError(e, t) : e));
    return r(t, ...n);
  }
  formatDate(e, t) {
    return t.date ? e.toLocaleTimeString() : ``;
  }
  filterAndJoin(e) {
    return e.filter(Boolean).join(` `);
  }
  formatLogObj(e, t) {
    const n = this.formatArgs(e.args, t);
    return e.type === `box`
      ? `
` +
          [
            y(e.tag),
            e.title && e.title,
            ...n.split(`
`),
          ]
            .filter(Boolean)
            .map((e) => ` > ` + e)
            .join(`
`) +
          `
`
      : this.filterAndJoin([y(e.type), y(e.tag), n]);
  }
  log(e, t) {
    return ee(
      this.formatLogObj(e, { columns: t.options.stdout.columns || 0, ...t.options.formatOptions }) +
        `
`,
      e.level < 2 ? t.options.stderr || process.stderr : t.options.stdout || process.stdout,
    );
  }
};
const { env: x = {}, argv: S = [], platform: C = `` } = typeof process > `u` ? {} : process,
  te = `NO_COLOR` in x || S.includes(`--no-color`),
  w = `FORCE_COLOR` in x || S.includes(`--color`),
  ne = C === `win32`,
  T = x.TERM === `dumb`,
  re = i && i.isatty && i.isatty(1) && x.TERM && !T,
  E = `CI` in x && (`GITHUB_ACTIONS` in x || `GITLAB_CI` in x || `CIRCLECI` in x),
  D = !te && (w || (ne && !T) || re || E);
function O(
  e,
  t,
  n,
  r,
  i = t.slice(0, Math.max(0, e)) + r,
  a = t.slice(Math.max(0, e + n.length)),
  o = a.indexOf(n),
) {
  return i + (o < 0 ? a : O(o, a, n, r));
}
function ie(e, t, n, r, i) {
  return e < 0 ? n + t + r : n + O(e, t, r, i) + r;
}
function ae(e, t, n = e, r = e.length + 1) {
  return (i) => (i || (i !== `` && i !== void 0) ? ie((`` + i).indexOf(t, r), i, e, t, n) : ``);
}
function k(e, t, n) {
  return ae(`\x1B[${e}m`, `\x1B[${t}m`, n);
}
const A = {
  reset: k(0, 0),
  bold: k(1, 22, `\x1B[22m\x1B[1m`),
  dim: k(2, 22, `\x1B[22m\x1B[2m`),
  italic: k(3, 23),
  underline: k(4, 24),
  inverse: k(7, 27),
  hidden: k(8, 28),
  strikethrough: k(9, 29),
  black: k(30, 39),
  red: k(31, 39),
  green: k(32, 39),
  yellow: k(33, 39),
  blue: k(34, 39),
  magenta: k(35, 39),
  cyan: k(36, 39),
  white: k(37, 39),
  gray: k(90, 39),
  bgBlack: k(40, 49),
  bgRed: k(41, 49),
  bgGreen: k(42, 49),
  bgYellow: k(43, 49),
  bgBlue: k(44, 49),
  bgMagenta: k(45, 49),
  bgCyan: k(46, 49),
  bgWhite: k(47, 49),
  blackBright: k(90, 39),
  redBright: k(91, 39),
  greenBright: k(92, 39),
  yellowBright: k(93, 39),
  blueBright: k(94, 39),
  magentaBright: k(95, 39),
  cyanBright: k(96, 39),
  whiteBright: k(97, 39),
  bgBlackBright: k(100, 49),
  bgRedBright: k(101, 49),
  bgGreenBright: k(102, 49),
  bgYellowBright: k(103, 49),
  bgBlueBright: k(104, 49),
  bgMagentaBright: k(105, 49),
  bgCyanBright: k(106, 49),
  bgWhiteBright: k(107, 49),
};
function j(e = D) {
  return e ? A : Object.fromEntries(Object.keys(A).map((e) => [e, String]));
}
const M = j();
function oe(e, t = `reset`) {
  return M[e] || M[t];
}
const se = [
  String.raw`[\u001B\u009B][[\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\d\/#&.:=?%@~_]+)*|[a-zA-Z\d]+(?:;[-a-zA-Z\d\/#&.:=?%@~_]*)*)?\u0007)`,
  String.raw`(?:(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]))`,
].join(`|`);
function N(e) {
  return e.replace(new RegExp(se, `g`), ``);
}
const P = {
    solid: { tl: `┌`, tr: `┐`, bl: `└`, br: `┘`, h: `─`, v: `│` },
    double: { tl: `╔`, tr: `╗`, bl: `╚`, br: `╝`, h: `═`, v: `║` },
    doubleSingle: { tl: `╓`, tr: `╖`, bl: `╙`, br: `╜`, h: `─`, v: `║` },
    doubleSingleRounded: { tl: `╭`, tr: `╮`, bl: `╰`, br: `╯`, h: `─`, v: `║` },
    singleThick: { tl: `┏`, tr: `┓`, bl: `┗`, br: `┛`, h: `━`, v: `┃` },
    singleDouble: { tl: `╒`, tr: `╕`, bl: `╘`, br: `╛`, h: `═`, v: `│` },
    singleDoubleRounded: { tl: `╭`, tr: `╮`, bl: `╰`, br: `╯`, h: `═`, v: `│` },
    rounded: { tl: `╭`, tr: `╮`, bl: `╰`, br: `╯`, h: `─`, v: `│` },
  },
  F = {
    borderColor: `white`,
    borderStyle: `rounded`,
    valign: `center`,
    padding: 2,
    marginLeft: 1,
    marginTop: 1,
    marginBottom: 1,
  };
function I(e, t = {}) {
  const n = { ...t, style: { ...F, ...t.style } },
    r = e.split(`
`),
    i = [],
    a = oe(n.style.borderColor),
    o = {
      ...(typeof n.style.borderStyle == `string` ? P[n.style.borderStyle] || P.solid : n.style.borderStyle),
    };
  if (a) for (const e in o) o[e] = a(o[e]);
  const s = n.style.padding % 2 == 0 ? n.style.padding : n.style.padding + 1,
    c = r.length + s,
    l = Math.max(...r.map((e) => N(e).length), n.title ? N(n.title).length : 0) + s,
    u = l + s,
    d = n.style.marginLeft > 0 ? ` `.repeat(n.style.marginLeft) : ``;
  if ((n.style.marginTop > 0 && i.push(``.repeat(n.style.marginTop)), n.title)) {
    const e = a ? a(n.title) : n.title,
      t = o.h.repeat(Math.floor((l - N(n.title).length) / 2)),
      r = o.h.repeat(l - N(n.title).length - N(t).length + s);
    i.push(`${d}${o.tl}${t}${e}${r}${o.tr}`);
  } else i.push(`${d}${o.tl}${o.h.repeat(u)}${o.tr}`);
  const f =
    n.style.valign === `center`
      ? Math.floor((c - r.length) / 2)
      : n.style.valign === `top`
        ? c - r.length - s
        : c - r.length;
  for (let e = 0; e < c; e++)
    if (e < f || e >= f + r.length) i.push(`${d}${o.v}${` `.repeat(u)}${o.v}`);
    else {
      const t = r[e - f],
        n = ` `.repeat(s),
        a = ` `.repeat(l - N(t).length);
      i.push(`${d}${o.v}${n}${t}${a}${o.v}`);
    }
  return (
    i.push(`${d}${o.bl}${o.h.repeat(u)}${o.br}`),
    n.style.marginBottom > 0 && i.push(``.repeat(n.style.marginBottom)),
    i.join(`
`)
  );
}
const L = Object.create(null),
  R = (e) =>
    globalThis.process?.env ||
    import.meta.env ||
    globalThis.Deno?.env.toObject() ||
    globalThis.__env__ ||
    (e ? L : globalThis),
  z = new Proxy(L, {
    get(e, t) {
      return R()[t] ?? L[t];
    },
    has(e, t) {
      return t in R() || t in L;
    },
    set(e, t, n) {
      const r = R(!0);
      return (r[t] = n), !0;
    },
    deleteProperty(e, t) {
      if (!t) return !1;
      const n = R(!0);
      return delete n[t], !0;
    },
    ownKeys() {
      const e = R(!0);
      return Object.keys(e);
    },
  }),
  B = (typeof process < `u` && process.env && process.env.NODE_ENV) || ``,
  V = [
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
    [`HUDSON`, `HUDSON_URL`],
    [`JENKINS`, `JENKINS_URL`],
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
    [`DENO-DEPLOY`, `DENO_DEPLOYMENT_ID`],
    [`FIREBASE_APP_HOSTING`, `FIREBASE_APP_HOSTING`, { ci: !0 }],
  ];
function H() {
  if (globalThis.process?.env)
    for (const e of V) {
      const t = e[1] || e[0];
      if (globalThis.process?.env[t]) return { name: e[0].toLowerCase(), ...e[2] };
    }
  return globalThis.process?.env?.SHELL === `/bin/jsh` && globalThis.process?.versions?.webcontainer
    ? { name: `stackblitz`, ci: !1 }
    : { name: ``, ci: !1 };
}
const U = H();
U.name;
function W(e) {
  return e ? e !== `false` : !1;
}
const G = globalThis.process?.platform || ``,
  K = W(z.CI) || U.ci !== !1,
  ce = W(globalThis.process?.stdout && globalThis.process?.stdout.isTTY),
  le = W(z.DEBUG),
  q = B === `test` || W(z.TEST);
z.MINIMAL;
const ue = /^win/i.test(G);
W(z.NO_COLOR) || W(z.FORCE_COLOR) || ((ce || ue) && z.TERM);
const de = (globalThis.process?.versions?.node || ``).replace(/^v/, ``) || null;
Number(de?.split(`.`)[0]);
const fe = globalThis.process || Object.create(null),
  J = { versions: {} };
new Proxy(fe, {
  get(e, t) {
    if (t === `env`) return z;
    if (t in e) return e[t];
    if (t in J) return J[t];
  },
});
const pe = globalThis.process?.release?.name === `node`,
  me = !!globalThis.Bun || !!globalThis.process?.versions?.bun,
  he = !!globalThis.Deno,
  ge = !!globalThis.fastly,
  _e = !!globalThis.Netlify,
  ve = !!globalThis.EdgeRuntime,
  ye = globalThis.navigator?.userAgent === `Cloudflare-Workers`,
  be = [
    [_e, `netlify`],
    [ve, `edge-light`],
    [ye, `workerd`],
    [ge, `fastly`],
    [he, `deno`],
    [me, `bun`],
    [pe, `node`],
  ];
function xe() {
  const e = be.find((e) => e[0]);
  if (e) return { name: e[1] };
}
xe()?.name;
function Se({ onlyFirst: e = !1 } = {}) {
  return RegExp(
    `[\\u001B\\u009B][[\\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]+)*|[a-zA-Z\\d]+(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]*)*)?(?:\\u0007|\\u001B\\u005C|\\u009C))|(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-nq-uy=><~]))`,
    e ? void 0 : `g`,
  );
}
const Ce = Se();
function we(e) {
  if (typeof e != `string`) throw TypeError(`Expected a \`string\`, got \`${typeof e}\``);
  return e.replace(Ce, ``);
}
function Te(e) {
  return (
    e === 161 ||
    e === 164 ||
    e === 167 ||
    e === 168 ||
    e === 170 ||
    e === 173 ||
    e === 174 ||
    (e >= 176 && e <= 180) ||
    (e >= 182 && e <= 186) ||
    (e >= 188 && e <= 191) ||
    e === 198 ||
    e === 208 ||
    e === 215 ||
    e === 216 ||
    (e >= 222 && e <= 225) ||
    e === 230 ||
    (e >= 232 && e <= 234) ||
    e === 236 ||
    e === 237 ||
    e === 240 ||
    e === 242 ||
    e === 243 ||
    (e >= 247 && e <= 250) ||
    e === 252 ||
    e === 254 ||
    e === 257 ||
    e === 273 ||
    e === 275 ||
    e === 283 ||
    e === 294 ||
    e === 295 ||
    e === 299 ||
    (e >= 305 && e <= 307) ||
    e === 312 ||
    (e >= 319 && e <= 322) ||
    e === 324 ||
    (e >= 328 && e <= 331) ||
    e === 333 ||
    e === 338 ||
    e === 339 ||
    e === 358 ||
    e === 359 ||
    e === 363 ||
    e === 462 ||
    e === 464 ||
    e === 466 ||
    e === 468 ||
    e === 470 ||
    e === 472 ||
    e === 474 ||
    e === 476 ||
    e === 593 ||
    e === 609 ||
    e === 708 ||
    e === 711 ||
    (e >= 713 && e <= 715) ||
    e === 717 ||
    e === 720 ||
    (e >= 728 && e <= 731) ||
    e === 733 ||
    e === 735 ||
    (e >= 768 && e <= 879) ||
    (e >= 913 && e <= 929) ||
    (e >= 931 && e <= 937) ||
    (e >= 945 && e <= 961) ||
    (e >= 963 && e <= 969) ||
    e === 1025 ||
    (e >= 1040 && e <= 1103) ||
    e === 1105 ||
    e === 8208 ||
    (e >= 8211 && e <= 8214) ||
    e === 8216 ||
    e === 8217 ||
    e === 8220 ||
    e === 8221 ||
    (e >= 8224 && e <= 8226) ||
    (e >= 8228 && e <= 8231) ||
    e === 8240 ||
    e === 8242 ||
    e === 8243 ||
    e === 8245 ||
    e === 8251 ||
    e === 8254 ||
    e === 8308 ||
    e === 8319 ||
    (e >= 8321 && e <= 8324) ||
    e === 8364 ||
    e === 8451 ||
    e === 8453 ||
    e === 8457 ||
    e === 8467 ||
    e === 8470 ||
    e === 8481 ||
    e === 8482 ||
    e === 8486 ||
    e === 8491 ||
    e === 8531 ||
    e === 8532 ||
    (e >= 8539 && e <= 8542) ||
    (e >= 8544 && e <= 8555) ||
    (e >= 8560 && e <= 8569) ||
    e === 8585 ||
    (e >= 8592 && e <= 8601) ||
    e === 8632 ||
    e === 8633 ||
    e === 8658 ||
    e === 8660 ||
    e === 8679 ||
    e === 8704 ||
    e === 8706 ||
    e === 8707 ||
    e === 8711 ||
    e === 8712 ||
    e === 8715 ||
    e === 8719 ||
    e === 8721 ||
    e === 8725 ||
    e === 8730 ||
    (e >= 8733 && e <= 8736) ||
    e === 8739 ||
    e === 8741 ||
    (e >= 8743 && e <= 8748) ||
    e === 8750 ||
    (e >= 8756 && e <= 8759) ||
    e === 8764 ||
    e === 8765 ||
    e === 8776 ||
    e === 8780 ||
    e === 8786 ||
    e === 8800 ||
    e === 8801 ||
    (e >= 8804 && e <= 8807) ||
    e === 8810 ||
    e === 8811 ||
    e === 8814 ||
    e === 8815 ||
    e === 8834 ||
    e === 8835 ||
    e === 8838 ||
    e === 8839 ||
    e === 8853 ||
    e === 8857 ||
    e === 8869 ||
    e === 8895 ||
    e === 8978 ||
    (e >= 9312 && e <= 9449) ||
    (e >= 9451 && e <= 9547) ||
    (e >= 9552 && e <= 9587) ||
    (e >= 9600 && e <= 9615) ||
    (e >= 9618 && e <= 9621) ||
    e === 9632 ||
    e === 9633 ||
    (e >= 9635 && e <= 9641) ||
    e === 9650 ||
    e === 9651 ||
    e === 9654 ||
    e === 9655 ||
    e === 9660 ||
    e === 9661 ||
    e === 9664 ||
    e === 9665 ||
    (e >= 9670 && e <= 9672) ||
    e === 9675 ||
    (e >= 9678 && e <= 9681) ||
    (e >= 9698 && e <= 9701) ||
    e === 9711 ||
    e === 9733 ||
    e === 9734 ||
    e === 9737 ||
    e === 9742 ||
    e === 9743 ||
    e === 9756 ||
    e === 9758 ||
    e === 9792 ||
    e === 9794 ||
    e === 9824 ||
    e === 9825 ||
    (e >= 9827 && e <= 9829) ||
    (e >= 9831 && e <= 9834) ||
    e === 9836 ||
    e === 9837 ||
    e === 9839 ||
    e === 9886 ||
    e === 9887 ||
    e === 9919 ||
    (e >= 9926 && e <= 9933) ||
    (e >= 9935 && e <= 9939) ||
    (e >= 9941 && e <= 9953) ||
    e === 9955 ||
    e === 9960 ||
    e === 9961 ||
    (e >= 9963 && e <= 9969) ||
    e === 9972 ||
    (e >= 9974 && e <= 9977) ||
    e === 9979 ||
    e === 9980 ||
    e === 9982 ||
    e === 9983 ||
    e === 10045 ||
    (e >= 10102 && e <= 10111) ||
    (e >= 11094 && e <= 11097) ||
    (e >= 12872 && e <= 12879) ||
    (e >= 57344 && e <= 63743) ||
    (e >= 65024 && e <= 65039) ||
    e === 65533 ||
    (e >= 127232 && e <= 127242) ||
    (e >= 127248 && e <= 127277) ||
    (e >= 127280 && e <= 127337) ||
    (e >= 127344 && e <= 127373) ||
    e === 127375 ||
    e === 127376 ||
    (e >= 127387 && e <= 127404) ||
    (e >= 917760 && e <= 917999) ||
    (e >= 983040 && e <= 1048573) ||
    (e >= 1048576 && e <= 1114109)
  );
}
function Ee(e) {
  return e === 12288 || (e >= 65281 && e <= 65376) || (e >= 65504 && e <= 65510);
}
function De(e) {
  return (
    (e >= 4352 && e <= 4447) ||
    e === 8986 ||
    e === 8987 ||
    e === 9001 ||
    e === 9002 ||
    (e >= 9193 && e <= 9196) ||
    e === 9200 ||
    e === 9203 ||
    e === 9725 ||
    e === 9726 ||
    e === 9748 ||
    e === 9749 ||
    (e >= 9776 && e <= 9783) ||
    (e >= 9800 && e <= 9811) ||
    e === 9855 ||
    (e >= 9866 && e <= 9871) ||
    e === 9875 ||
    e === 9889 ||
    e === 9898 ||
    e === 9899 ||
    e === 9917 ||
    e === 9918 ||
    e === 9924 ||
    e === 9925 ||
    e === 9934 ||
    e === 9940 ||
    e === 9962 ||
    e === 9970 ||
    e === 9971 ||
    e === 9973 ||
    e === 9978 ||
    e === 9981 ||
    e === 9989 ||
    e === 9994 ||
    e === 9995 ||
    e === 10024 ||
    e === 10060 ||
    e === 10062 ||
    (e >= 10067 && e <= 10069) ||
    e === 10071 ||
    (e >= 10133 && e <= 10135) ||
    e === 10160 ||
    e === 10175 ||
    e === 11035 ||
    e === 11036 ||
    e === 11088 ||
    e === 11093 ||
    (e >= 11904 && e <= 11929) ||
    (e >= 11931 && e <= 12019) ||
    (e >= 12032 && e <= 12245) ||
    (e >= 12272 && e <= 12287) ||
    (e >= 12289 && e <= 12350) ||
    (e >= 12353 && e <= 12438) ||
    (e >= 12441 && e <= 12543) ||
    (e >= 12549 && e <= 12591) ||
    (e >= 12593 && e <= 12686) ||
    (e >= 12688 && e <= 12773) ||
    (e >= 12783 && e <= 12830) ||
    (e >= 12832 && e <= 12871) ||
    (e >= 12880 && e <= 42124) ||
    (e >= 42128 && e <= 42182) ||
    (e >= 43360 && e <= 43388) ||
    (e >= 44032 && e <= 55203) ||
    (e >= 63744 && e <= 64255) ||
    (e >= 65040 && e <= 65049) ||
    (e >= 65072 && e <= 65106) ||
    (e >= 65108 && e <= 65126) ||
    (e >= 65128 && e <= 65131) ||
    (e >= 94176 && e <= 94180) ||
    e === 94192 ||
    e === 94193 ||
    (e >= 94208 && e <= 100343) ||
    (e >= 100352 && e <= 101589) ||
    (e >= 101631 && e <= 101640) ||
    (e >= 110576 && e <= 110579) ||
    (e >= 110581 && e <= 110587) ||
    e === 110589 ||
    e === 110590 ||
    (e >= 110592 && e <= 110882) ||
    e === 110898 ||
    (e >= 110928 && e <= 110930) ||
    e === 110933 ||
    (e >= 110948 && e <= 110951) ||
    (e >= 110960 && e <= 111355) ||
    (e >= 119552 && e <= 119638) ||
    (e >= 119648 && e <= 119670) ||
    e === 126980 ||
    e === 127183 ||
    e === 127374 ||
    (e >= 127377 && e <= 127386) ||
    (e >= 127488 && e <= 127490) ||
    (e >= 127504 && e <= 127547) ||
    (e >= 127552 && e <= 127560) ||
    e === 127568 ||
    e === 127569 ||
    (e >= 127584 && e <= 127589) ||
    (e >= 127744 && e <= 127776) ||
    (e >= 127789 && e <= 127797) ||
    (e >= 127799 && e <= 127868) ||
    (e >= 127870 && e <= 127891) ||
    (e >= 127904 && e <= 127946) ||
    (e >= 127951 && e <= 127955) ||
    (e >= 127968 && e <= 127984) ||
    e === 127988 ||
    (e >= 127992 && e <= 128062) ||
    e === 128064 ||
    (e >= 128066 && e <= 128252) ||
    (e >= 128255 && e <= 128317) ||
    (e >= 128331 && e <= 128334) ||
    (e >= 128336 && e <= 128359) ||
    e === 128378 ||
    e === 128405 ||
    e === 128406 ||
    e === 128420 ||
    (e >= 128507 && e <= 128591) ||
    (e >= 128640 && e <= 128709) ||
    e === 128716 ||
    (e >= 128720 && e <= 128722) ||
    (e >= 128725 && e <= 128727) ||
    (e >= 128732 && e <= 128735) ||
    e === 128747 ||
    e === 128748 ||
    (e >= 128756 && e <= 128764) ||
    (e >= 128992 && e <= 129003) ||
    e === 129008 ||
    (e >= 129292 && e <= 129338) ||
    (e >= 129340 && e <= 129349) ||
    (e >= 129351 && e <= 129535) ||
    (e >= 129648 && e <= 129660) ||
    (e >= 129664 && e <= 129673) ||
    (e >= 129679 && e <= 129734) ||
    (e >= 129742 && e <= 129756) ||
    (e >= 129759 && e <= 129769) ||
    (e >= 129776 && e <= 129784) ||
    (e >= 131072 && e <= 196605) ||
    (e >= 196608 && e <= 262141)
  );
}
function Oe(e) {
  if (!Number.isSafeInteger(e)) throw TypeError(`Expected a code point, got \`${typeof e}\`.`);
}
function ke(e, { ambiguousAsWide: t = !1 } = {}) {
  return Oe(e), Ee(e) || De(e) || (t && Te(e)) ? 2 : 1;
}
const Ae = () =>
    /[#*0-9]\uFE0F?\u20E3|[\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23ED-\u23EF\u23F1\u23F2\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB\u25FC\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692\u2694-\u2697\u2699\u269B\u269C\u26A0\u26A7\u26AA\u26B0\u26B1\u26BD\u26BE\u26C4\u26C8\u26CF\u26D1\u26E9\u26F0-\u26F5\u26F7\u26F8\u26FA\u2702\u2708\u2709\u270F\u2712\u2714\u2716\u271D\u2721\u2733\u2734\u2744\u2747\u2757\u2763\u27A1\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B55\u3030\u303D\u3297\u3299]\uFE0F?|[\u261D\u270C\u270D](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?|[\u270A\u270B](?:\uD83C[\uDFFB-\uDFFF])?|[\u23E9-\u23EC\u23F0\u23F3\u25FD\u2693\u26A1\u26AB\u26C5\u26CE\u26D4\u26EA\u26FD\u2705\u2728\u274C\u274E\u2753-\u2755\u2795-\u2797\u27B0\u27BF\u2B50]|\u26D3\uFE0F?(?:\u200D\uD83D\uDCA5)?|\u26F9(?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|\u2764\uFE0F?(?:\u200D(?:\uD83D\uDD25|\uD83E\uDE79))?|\uD83C(?:[\uDC04\uDD70\uDD71\uDD7E\uDD7F\uDE02\uDE37\uDF21\uDF24-\uDF2C\uDF36\uDF7D\uDF96\uDF97\uDF99-\uDF9B\uDF9E\uDF9F\uDFCD\uDFCE\uDFD4-\uDFDF\uDFF5\uDFF7]\uFE0F?|[\uDF85\uDFC2\uDFC7](?:\uD83C[\uDFFB-\uDFFF])?|[\uDFC4\uDFCA](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDFCB\uDFCC](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDCCF\uDD8E\uDD91-\uDD9A\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF43\uDF45-\uDF4A\uDF4C-\uDF7C\uDF7E-\uDF84\uDF86-\uDF93\uDFA0-\uDFC1\uDFC5\uDFC6\uDFC8\uDFC9\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF8-\uDFFF]|\uDDE6\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF]|\uDDE7\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF]|\uDDE8\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF7\uDDFA-\uDDFF]|\uDDE9\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF]|\uDDEA\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA]|\uDDEB\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7]|\uDDEC\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE]|\uDDED\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA]|\uDDEE\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9]|\uDDEF\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5]|\uDDF0\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF]|\uDDF1\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE]|\uDDF2\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF]|\uDDF3\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF]|\uDDF4\uD83C\uDDF2|\uDDF5\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE]|\uDDF6\uD83C\uDDE6|\uDDF7\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC]|\uDDF8\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF]|\uDDF9\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF]|\uDDFA\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF]|\uDDFB\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA]|\uDDFC\uD83C[\uDDEB\uDDF8]|\uDDFD\uD83C\uDDF0|\uDDFE\uD83C[\uDDEA\uDDF9]|\uDDFF\uD83C[\uDDE6\uDDF2\uDDFC]|\uDF44(?:\u200D\uD83D\uDFEB)?|\uDF4B(?:\u200D\uD83D\uDFE9)?|\uDFC3(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?|\uDFF3\uFE0F?(?:\u200D(?:\u26A7\uFE0F?|\uD83C\uDF08))?|\uDFF4(?:\u200D\u2620\uFE0F?|\uDB40\uDC67\uDB40\uDC62\uDB40(?:\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDC73\uDB40\uDC63\uDB40\uDC74|\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F)?)|\uD83D(?:[\uDC3F\uDCFD\uDD49\uDD4A\uDD6F\uDD70\uDD73\uDD76-\uDD79\uDD87\uDD8A-\uDD8D\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA\uDECB\uDECD-\uDECF\uDEE0-\uDEE5\uDEE9\uDEF0\uDEF3]\uFE0F?|[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDC8F\uDC91\uDCAA\uDD7A\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC](?:\uD83C[\uDFFB-\uDFFF])?|[\uDC6E\uDC70\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4\uDEB5](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDD74\uDD90](?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?|[\uDC00-\uDC07\uDC09-\uDC14\uDC16-\uDC25\uDC27-\uDC3A\uDC3C-\uDC3E\uDC40\uDC44\uDC45\uDC51-\uDC65\uDC6A\uDC79-\uDC7B\uDC7D-\uDC80\uDC84\uDC88-\uDC8E\uDC90\uDC92-\uDCA9\uDCAB-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDDA4\uDDFB-\uDE2D\uDE2F-\uDE34\uDE37-\uDE41\uDE43\uDE44\uDE48-\uDE4A\uDE80-\uDEA2\uDEA4-\uDEB3\uDEB7-\uDEBF\uDEC1-\uDEC5\uDED0-\uDED2\uDED5-\uDED7\uDEDC-\uDEDF\uDEEB\uDEEC\uDEF4-\uDEFC\uDFE0-\uDFEB\uDFF0]|\uDC08(?:\u200D\u2B1B)?|\uDC15(?:\u200D\uD83E\uDDBA)?|\uDC26(?:\u200D(?:\u2B1B|\uD83D\uDD25))?|\uDC3B(?:\u200D\u2744\uFE0F?)?|\uDC41\uFE0F?(?:\u200D\uD83D\uDDE8\uFE0F?)?|\uDC68(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDC68\uDC69]\u200D\uD83D(?:\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?)|[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?)|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D\uDC68\uD83C[\uDFFC-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFD-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D\uDC68\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFD\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?\uDC68\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D\uDC68\uD83C[\uDFFB-\uDFFE])))?))?|\uDC69(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:\uDC8B\u200D\uD83D)?[\uDC68\uDC69]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D(?:[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?|\uDC69\u200D\uD83D(?:\uDC66(?:\u200D\uD83D\uDC66)?|\uDC67(?:\u200D\uD83D[\uDC66\uDC67])?))|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFC-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB\uDFFD-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB-\uDFFD\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D\uD83D(?:[\uDC68\uDC69]|\uDC8B\u200D\uD83D[\uDC68\uDC69])\uD83C[\uDFFB-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83D[\uDC68\uDC69]\uD83C[\uDFFB-\uDFFE])))?))?|\uDC6F(?:\u200D[\u2640\u2642]\uFE0F?)?|\uDD75(?:\uD83C[\uDFFB-\uDFFF]|\uFE0F)?(?:\u200D[\u2640\u2642]\uFE0F?)?|\uDE2E(?:\u200D\uD83D\uDCA8)?|\uDE35(?:\u200D\uD83D\uDCAB)?|\uDE36(?:\u200D\uD83C\uDF2B\uFE0F?)?|\uDE42(?:\u200D[\u2194\u2195]\uFE0F?)?|\uDEB6(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?)|\uD83E(?:[\uDD0C\uDD0F\uDD18-\uDD1F\uDD30-\uDD34\uDD36\uDD77\uDDB5\uDDB6\uDDBB\uDDD2\uDDD3\uDDD5\uDEC3-\uDEC5\uDEF0\uDEF2-\uDEF8](?:\uD83C[\uDFFB-\uDFFF])?|[\uDD26\uDD35\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD\uDDCF\uDDD4\uDDD6-\uDDDD](?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDDDE\uDDDF](?:\u200D[\u2640\u2642]\uFE0F?)?|[\uDD0D\uDD0E\uDD10-\uDD17\uDD20-\uDD25\uDD27-\uDD2F\uDD3A\uDD3F-\uDD45\uDD47-\uDD76\uDD78-\uDDB4\uDDB7\uDDBA\uDDBC-\uDDCC\uDDD0\uDDE0-\uDDFF\uDE70-\uDE7C\uDE80-\uDE89\uDE8F-\uDEC2\uDEC6\uDECE-\uDEDC\uDEDF-\uDEE9]|\uDD3C(?:\u200D[\u2640\u2642]\uFE0F?|\uD83C[\uDFFB-\uDFFF])?|\uDDCE(?:\uD83C[\uDFFB-\uDFFF])?(?:\u200D(?:[\u2640\u2642]\uFE0F?(?:\u200D\u27A1\uFE0F?)?|\u27A1\uFE0F?))?|\uDDD1(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1|\uDDD1\u200D\uD83E\uDDD2(?:\u200D\uD83E\uDDD2)?|\uDDD2(?:\u200D\uD83E\uDDD2)?))|\uD83C(?:\uDFFB(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFC-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF])))?|\uDFFC(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB\uDFFD-\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF])))?|\uDFFD(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF])))?|\uDFFE(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB-\uDFFD\uDFFF]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF])))?|\uDFFF(?:\u200D(?:[\u2695\u2696\u2708]\uFE0F?|\u2764\uFE0F?\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1\uD83C[\uDFFB-\uDFFE]|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E(?:[\uDDAF\uDDBC\uDDBD](?:\u200D\u27A1\uFE0F?)?|[\uDDB0-\uDDB3]|\uDD1D\u200D\uD83E\uDDD1\uD83C[\uDFFB-\uDFFF])))?))?|\uDEF1(?:\uD83C(?:\uDFFB(?:\u200D\uD83E\uDEF2\uD83C[\uDFFC-\uDFFF])?|\uDFFC(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB\uDFFD-\uDFFF])?|\uDFFD(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])?|\uDFFE(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB-\uDFFD\uDFFF])?|\uDFFF(?:\u200D\uD83E\uDEF2\uD83C[\uDFFB-\uDFFE])?))?)/g,
  je = globalThis.Intl?.Segmenter ? new Intl.Segmenter() : { segment: (e) => e.split(``) },
  Me = /^\p{Default_Ignorable_Code_Point}$/u;
function Ne(e, t = {}) {
  if (typeof e != `string` || e.length === 0) return 0;
  const { ambiguousIsNarrow: n = !0, countAnsiEscapeCodes: r = !1 } = t;
  if ((r || (e = we(e)), e.length === 0)) return 0;
  let i = 0,
    a = { ambiguousAsWide: !n };
  for (const { segment: t } of je.segment(e)) {
    const e = t.codePointAt(0);
    e <= 31 ||
      (e >= 127 && e <= 159) ||
      (e >= 8203 && e <= 8207) ||
      e === 65279 ||
      (e >= 768 && e <= 879) ||
      (e >= 6832 && e <= 6911) ||
      (e >= 7616 && e <= 7679) ||
      (e >= 8400 && e <= 8447) ||
      (e >= 65056 && e <= 65071) ||
      (e >= 55296 && e <= 57343) ||
      (e >= 65024 && e <= 65039) ||
      Me.test(t) ||
      (Ae().test(t) ? (i += 2) : (i += ke(e, a)));
  }
  return i;
}
function Pe() {
  const { env: e } = n,
    { TERM: t, TERM_PROGRAM: r } = e;
  return n.platform === `win32`
    ? !!e.WT_SESSION ||
        !!e.TERMINUS_SUBLIME ||
        e.ConEmuTask === `{cmd::Cmder}` ||
        r === `Terminus-Sublime` ||
        r === `vscode` ||
        t === `xterm-256color` ||
        t === `alacritty` ||
        t === `rxvt-unicode` ||
        t === `rxvt-unicode-256color` ||
        e.TERMINAL_EMULATOR === `JetBrains-JediTerm`
    : t !== `linux`;
}
const Fe = { info: `cyan`, fail: `red`, success: `green`, ready: `green`, start: `magenta` },
  Ie = { 0: `red`, 1: `yellow` },
  Le = Pe(),
  Y = (e, t) => (Le ? e : t),
  X = {
    error: Y(`✖`, `×`),
    fatal: Y(`✖`, `×`),
    ready: Y(`✔`, `√`),
    warn: Y(`⚠`, `‼`),
    info: Y(`ℹ`, `i`),
    success: Y(`✔`, `√`),
    debug: Y(`⚙`, `D`),
    trace: Y(`→`, `→`),
    fail: Y(`✖`, `×`),
    start: Y(`◐`, `o`),
    log: ``,
  };
function Z(e) {
  return typeof Intl != `object` || !Intl.Segmenter ? N(e).length : Ne(e);
}
var Re = class extends b {
  formatStack(e, t, n) {
    const r = `  `.repeat((n?.errorLevel || 0) + 1);
    return (
      `
${r}` +
      v(e, t)
        .map(
          (e) => `  ` + e.replace(/^at +/, (e) => M.gray(e)).replace(/\((.+)\)/, (e, t) => `(${M.cyan(t)})`),
        )
        .join(`
${r}`)
    );
  }
  formatType(e, t, n) {
    const r = Fe[e.type] || Ie[e.level] || `gray`;
    if (t) return Be(r)(M.black(` ${e.type.toUpperCase()} `));
    const i = typeof X[e.type] == `string` ? X[e.type] : e.icon || e.type;
    return i ? ze(r)(i) : ``;
  }
  formatLogObj(e, t) {
    const [n, ...r] = this.formatArgs(e.args, t).split(`
`);
    if (e.type === `box`)
      return I(
        Q(
          n +
            (r.length > 0
              ? `
` +
                r.join(`
`)
              : ``),
        ),
        { title: e.title ? Q(e.title) : void 0, style: e.style },
      );
    let i = this.formatDate(e.date, t),
      a = i && M.gray(i),
      o = e.badge ?? e.level < 2,
      s = this.formatType(e, o, t),
      c = e.tag ? M.gray(e.tag) : ``,
      l,
      u = this.filterAndJoin([s, Q(n)]),
      d = this.filterAndJoin(t.columns ? [c, a] : [c]),
      f = (t.columns || 0) - Z(u) - Z(d) - 2;
    if (
      ((l = f > 0 && (t.columns || 0) >= 80 ? u + ` `.repeat(f) + d : (d ? `${M.gray(`[${d}]`)} ` : ``) + u),
      (l += Q(
        r.length > 0
          ? `
` +
              r.join(`
`)
          : ``,
      )),
      e.type === `trace`)
    ) {
      const t = /* @__PURE__ */ Error(`Trace: ` + e.message);
      l += this.formatStack(t.stack || ``, t.message);
    }
    return o
      ? `
` +
          l +
          `
`
      : l;
  }
};
function Q(e) {
  return e
    .replace(/`([^`]+)`/gm, (e, t) => M.cyan(t))
    .replace(/\s+_([^_]+)_\s+/gm, (e, t) => ` ${M.underline(t)} `);
}
function ze(e = `white`) {
  return M[e] || M.white;
}
function Be(e = `bgWhite`) {
  return M[`bg${e[0].toUpperCase()}${e.slice(1)}`] || M.bgWhite;
}
function $(e = {}) {
  let t = Ve();
  return (
    process.env.CONSOLA_LEVEL && (t = Number.parseInt(process.env.CONSOLA_LEVEL) ?? t),
    _({
      level: t,
      defaults: { level: t },
      stdout: process.stdout,
      stderr: process.stderr,
      prompt: (...e) => import(`./prompt-DkftHXS7-B_YCSnm2.js`).then((t) => t.prompt(...e)),
      reporters: e.reporters || [(e.fancy ?? !(K || q)) ? new Re() : new b()],
      ...e,
    })
  );
}
function Ve() {
  return le ? a.debug : q ? a.warn : a.info;
}
$();
var He = /* @__PURE__ */ e({ logger: () => Ue });
const Ue = process.env.ROLLDOWN_TEST ? We() : $({ formatOptions: { date: !1 } });
function We() {
  const e = [
      `silent`,
      `fatal`,
      `error`,
      `warn`,
      `log`,
      `info`,
      `success`,
      `fail`,
      `ready`,
      `start`,
      `box`,
      `debug`,
      `trace`,
      `verbose`,
    ],
    t = Object.create(null);
  for (const n of e) t[n] = (...e) => console.log(...e);
  return t;
}
export { He as n };
