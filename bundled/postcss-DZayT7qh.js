import { i as e, t as n, o as t } from './rolldown-runtime-Dlfrvzb7.js';
var r = /* @__PURE__ */ n((e, t) => {
    const n = process || {},
      r = n.argv || [],
      i = n.env || {},
      a =
        !(i.NO_COLOR || r.includes(`--no-color`)) &&
        (!!i.FORCE_COLOR ||
          r.includes(`--color`) ||
          n.platform === `win32` ||
          ((n.stdout || {}).isTTY && i.TERM !== `dumb`) ||
          !!i.CI),
      o =
        (e, t, n = e) =>
        (r) => {
          const i = `` + r,
            a = i.indexOf(t, e.length);
          return ~a ? e + s(i, t, n, a) + t : e + i + t;
        },
      s = (e, t, n, r) => {
        let i = ``,
          a = 0;
        do (i += e.substring(a, r) + n), (a = r + t.length), (r = e.indexOf(t, a));
        while (~r);
        return i + e.substring(a);
      },
      c = (e = a) => {
        const t = e ? o : () => String;
        return {
          isColorSupported: e,
          reset: t(`\x1B[0m`, `\x1B[0m`),
          bold: t(`\x1B[1m`, `\x1B[22m`, `\x1B[22m\x1B[1m`),
          dim: t(`\x1B[2m`, `\x1B[22m`, `\x1B[22m\x1B[2m`),
          italic: t(`\x1B[3m`, `\x1B[23m`),
          underline: t(`\x1B[4m`, `\x1B[24m`),
          inverse: t(`\x1B[7m`, `\x1B[27m`),
          hidden: t(`\x1B[8m`, `\x1B[28m`),
          strikethrough: t(`\x1B[9m`, `\x1B[29m`),
          black: t(`\x1B[30m`, `\x1B[39m`),
          red: t(`\x1B[31m`, `\x1B[39m`),
          green: t(`\x1B[32m`, `\x1B[39m`),
          yellow: t(`\x1B[33m`, `\x1B[39m`),
          blue: t(`\x1B[34m`, `\x1B[39m`),
          magenta: t(`\x1B[35m`, `\x1B[39m`),
          cyan: t(`\x1B[36m`, `\x1B[39m`),
          white: t(`\x1B[37m`, `\x1B[39m`),
          gray: t(`\x1B[90m`, `\x1B[39m`),
          bgBlack: t(`\x1B[40m`, `\x1B[49m`),
          bgRed: t(`\x1B[41m`, `\x1B[49m`),
          bgGreen: t(`\x1B[42m`, `\x1B[49m`),
          bgYellow: t(`\x1B[43m`, `\x1B[49m`),
          bgBlue: t(`\x1B[44m`, `\x1B[49m`),
          bgMagenta: t(`\x1B[45m`, `\x1B[49m`),
          bgCyan: t(`\x1B[46m`, `\x1B[49m`),
          bgWhite: t(`\x1B[47m`, `\x1B[49m`),
          blackBright: t(`\x1B[90m`, `\x1B[39m`),
          redBright: t(`\x1B[91m`, `\x1B[39m`),
          greenBright: t(`\x1B[92m`, `\x1B[39m`),
          yellowBright: t(`\x1B[93m`, `\x1B[39m`),
          blueBright: t(`\x1B[94m`, `\x1B[39m`),
          magentaBright: t(`\x1B[95m`, `\x1B[39m`),
          cyanBright: t(`\x1B[96m`, `\x1B[39m`),
          whiteBright: t(`\x1B[97m`, `\x1B[39m`),
          bgBlackBright: t(`\x1B[100m`, `\x1B[49m`),
          bgRedBright: t(`\x1B[101m`, `\x1B[49m`),
          bgGreenBright: t(`\x1B[102m`, `\x1B[49m`),
          bgYellowBright: t(`\x1B[103m`, `\x1B[49m`),
          bgBlueBright: t(`\x1B[104m`, `\x1B[49m`),
          bgMagentaBright: t(`\x1B[105m`, `\x1B[49m`),
          bgCyanBright: t(`\x1B[106m`, `\x1B[49m`),
          bgWhiteBright: t(`\x1B[107m`, `\x1B[49m`),
        };
      };
    (t.exports = c()), (t.exports.createColors = c);
  }),
  i = /* @__PURE__ */ n((e, t) => {
    const n = /[\t\n\f\r "#'()/;[\\\]{}]/g,
      r = /[\t\n\f\r !"#'():;@[\\\]{}]|\/(?=\*)/g,
      i = /.[\r\n"'(/\\]/,
      a = /[\da-f]/i,
      o = /(^|[\t\n\f\r "'(),/:;[\]{}])url$/i,
      s = /[\t\n\f\r ]*["']/y;
    t.exports = (e, t = {}) => {
      let c = e.css.valueOf(),
        l = t.ignoreErrors,
        u,
        d,
        f,
        p,
        m,
        h,
        g,
        _,
        v = c.length,
        y = 0,
        b = [],
        x = -1;
      function S() {
        return y;
      }
      function C(t) {
        throw e.error(`Unclosed ` + t, y);
      }
      function w() {
        return b.length === 0 && y >= v;
      }
      function T(e) {
        if (b.length) return b.pop();
        if (y >= v) return;
        const t = e ? e.ignoreUnclosed : !1;
        switch (((u = c.charCodeAt(y)), u)) {
          case 10:
          case 32:
          case 9:
          case 13:
          case 12:
            p = y;
            do (p += 1), (u = c.charCodeAt(p));
            while (u === 32 || u === 10 || u === 9 || u === 13 || u === 12);
            (h = [`space`, c.slice(y, p)]), (y = p - 1);
            break;
          case 91:
          case 93:
          case 123:
          case 125:
          case 58:
          case 59:
          case 41: {
            const e = String.fromCharCode(u);
            h = [e, e, y];
            break;
          }
          case 40:
            if (((s.lastIndex = y + 1), o.test(c.substring(y - 4, y)) && !s.test(c))) {
              p = y;
              do {
                if (((g = !1), (p = c.indexOf(`)`, p + 1)), p === -1)) {
                  if (l || t) {
                    p = y;
                    break;
                  }
                  C(`bracket`);
                }
                for (_ = p; c.charCodeAt(_ - 1) === 92; ) --_, (g = !g);
              } while (g);
              (h = [`brackets`, c.slice(y, p + 1), y, p]), (y = p);
            } else
              y <= x
                ? (h = [`(`, `(`, y])
                : ((p = c.indexOf(`)`, y + 1)),
                  (d = c.slice(y, p + 1)),
                  p === -1 || i.test(d)
                    ? ((x = p === -1 ? v : p), (h = [`(`, `(`, y]))
                    : ((h = [`brackets`, d, y, p]), (y = p)));
            break;
          case 39:
          case 34:
            (m = u === 39 ? `'` : `"`), (p = y);
            do {
              if (((g = !1), (p = c.indexOf(m, p + 1)), p === -1)) {
                if (l || t) {
                  p = y + 1;
                  break;
                }
                C(`string`);
              }
              for (_ = p; c.charCodeAt(_ - 1) === 92; ) --_, (g = !g);
            } while (g);
            (h = [`string`, c.slice(y, p + 1), y, p]), (y = p);
            break;
          case 64:
            (n.lastIndex = y + 1),
              n.test(c),
              (p = n.lastIndex === 0 ? c.length - 1 : n.lastIndex - 2),
              (h = [`at-word`, c.slice(y, p + 1), y, p]),
              (y = p);
            break;
          case 92:
            for (p = y, f = !0; c.charCodeAt(p + 1) === 92; ) (p += 1), (f = !f);
            if (
              ((u = c.charCodeAt(p + 1)),
              f &&
                u !== 47 &&
                u !== 32 &&
                u !== 10 &&
                u !== 9 &&
                u !== 13 &&
                u !== 12 &&
                ((p += 1), a.test(c.charAt(p))))
            ) {
              for (; a.test(c.charAt(p + 1)); ) p += 1;
              c.charCodeAt(p + 1) === 32 && (p += 1);
            }
            (h = [`word`, c.slice(y, p + 1), y, p]), (y = p);
            break;
          default:
            u === 47 && c.charCodeAt(y + 1) === 42
              ? ((p = c.indexOf(`*/`, y + 2) + 1),
                p === 0 && (l || t ? (p = c.length) : C(`comment`)),
                (h = [`comment`, c.slice(y, p + 1), y, p]),
                (y = p))
              : ((r.lastIndex = y + 1),
                r.test(c),
                (p = r.lastIndex === 0 ? c.length - 1 : r.lastIndex - 2),
                (h = [`word`, c.slice(y, p + 1), y, p]),
                (y = p));
        }
        return y++, h;
      }
      function E(e) {
        b.push(e);
      }
      return { back: E, endOfFile: w, nextToken: T, position: S };
    };
  }),
  a = /* @__PURE__ */ n((e, t) => {
    let n = r(),
      a = i(),
      o;
    function s(e) {
      o = e;
    }
    const c = {
      ';': n.yellow,
      ':': n.yellow,
      '(': n.cyan,
      ')': n.cyan,
      '[': n.yellow,
      ']': n.yellow,
      '{': n.yellow,
      '}': n.yellow,
      'at-word': n.cyan,
      brackets: n.cyan,
      call: n.cyan,
      class: n.yellow,
      comment: n.gray,
      hash: n.magenta,
      string: n.green,
    };
    function l([e, t], n) {
      if (e === `word`) {
        if (t[0] === `.`) return `class`;
        if (t[0] === `#`) return `hash`;
      }
      if (!n.endOfFile()) {
        const e = n.nextToken();
        if ((n.back(e), e[0] === `brackets` || e[0] === `(`)) return `call`;
      }
      return e;
    }
    function u(e) {
      let t = a(new o(e), { ignoreErrors: !0 }),
        n = ``;
      for (; !t.endOfFile(); ) {
        const e = t.nextToken(),
          r = c[l(e, t)];
        n += r
          ? e[1]
              .split(/\r?\n/)
              .map((e) => r(e))
              .join(`
`)
          : e[1];
      }
      return n;
    }
    (u.registerInput = s), (t.exports = u);
  }),
  o = /* @__PURE__ */ n((e, t) => {
    const n = r(),
      i = a();
    var o = class e extends Error {
      constructor(t, n, r, i, a, o) {
        super(t),
          (this.name = `CssSyntaxError`),
          (this.reason = t),
          a && (this.file = a),
          i && (this.source = i),
          o && (this.plugin = o),
          n !== void 0 &&
            r !== void 0 &&
            (typeof n == `number`
              ? ((this.line = n), (this.column = r))
              : ((this.line = n.line),
                (this.column = n.column),
                (this.endLine = r.line),
                (this.endColumn = r.column))),
          this.setMessage(),
          Error.captureStackTrace && Error.captureStackTrace(this, e);
      }
      setMessage() {
        (this.message = this.plugin ? this.plugin + `: ` : ``),
          (this.message += this.file ? this.file : `<css input>`),
          this.line !== void 0 && (this.message += `:` + this.line + `:` + this.column),
          (this.message += `: ` + this.reason);
      }
      showSourceCode(e) {
        if (!this.source) return ``;
        const t = this.source;
        e ??= n.isColorSupported;
        let r = (e) => e,
          a = (e) => e,
          o = (e) => e;
        if (e) {
          const { bold: e, gray: t, red: s } = n.createColors(!0);
          (a = (t) => e(s(t))), (r = (e) => t(e)), i && (o = (e) => i(e));
        }
        const s = t.split(/\r?\n/),
          c = Math.max(this.line - 3, 0),
          l = Math.min(this.line + 2, s.length),
          u = String(l).length;
        return s
          .slice(c, l)
          .map((e, t) => {
            const n = c + 1 + t,
              i = ` ` + (` ` + n).slice(-u) + ` | `;
            if (n === this.line) {
              if (e.length > 160) {
                const t = typeof this.endColumn == `number` ? this.endColumn : this.column,
                  n = Math.max(0, this.column - 20),
                  s = Math.max(this.column + 20, t + 20),
                  c = e.slice(n, s),
                  l =
                    r(i.replace(/\d/g, ` `)) +
                    e.slice(0, Math.min(this.column - 1, 19)).replace(/[^\t]/g, ` `);
                return (
                  a(`>`) +
                  r(i) +
                  o(c) +
                  `
 ` +
                  l +
                  a(`^`)
                );
              }
              const t = r(i.replace(/\d/g, ` `)) + e.slice(0, this.column - 1).replace(/[^\t]/g, ` `);
              return (
                a(`>`) +
                r(i) +
                o(e) +
                `
 ` +
                t +
                a(`^`)
              );
            }
            return ` ` + r(i) + o(e);
          })
          .join(`
`);
      }
      toString() {
        let e = this.showSourceCode();
        return (
          (e &&=
            `

` +
            e +
            `
`),
          this.name + `: ` + this.message + e
        );
      }
    };
    (t.exports = o), (o.default = o);
  }),
  s = /* @__PURE__ */ n((e, t) => {
    const n = /[\t\n\f\r "#'()/;[\\\]{}]/,
      r = {
        after: `
`,
        beforeClose: `
`,
        beforeComment: `
`,
        beforeDecl: `
`,
        beforeOpen: ` `,
        beforeRule: `
`,
        colon: `: `,
        commentLeft: ` `,
        commentRight: ` `,
        emptyBody: ``,
        indent: `    `,
        semicolon: !1,
      };
    function i(e) {
      return e[0].toUpperCase() + e.slice(1);
    }
    function a(e, t) {
      let r = `@` + t.name,
        i = t.params ? e.rawValue(t, `params`) : ``,
        a = t.raws.afterName;
      return a === void 0 ? (a = i ? ` ` : ``) : a === `` && i && !n.test(i[0]) && (a = ` `), r + a + i;
    }
    function o(e) {
      if (!e.prop.startsWith(`--`)) return !1;
      const t = e.raws.before;
      return t === void 0 || !/[^\s;]$/.test(t);
    }
    function s(e, t, n) {
      let r = n.nodes,
        i = r.length - 1;
      for (; i > 0 && r[i].type === `comment`; ) --i;
      const a = e.raw(n, `semicolon`),
        s = n.type === `document`;
      for (let e = r.length - 1; e >= 0; e--) {
        let n = r[e],
          c = i !== e || a;
        !c &&
          e < r.length - 1 &&
          ((n.type === `atrule` && !n.nodes) || (n.type === `decl` && o(n))) &&
          (c = !0),
          t.push({ document: s, node: n, semicolon: c });
      }
    }
    function c(e, t, n, r) {
      const i = e.raw(n, `between`, `beforeOpen`);
      e.builder(r + i + `{`, n, `start`);
      const a = n.nodes && n.nodes.length,
        o = () => {
          const t = a ? e.raw(n, `after`) : e.raw(n, `after`, `emptyBody`);
          t && e.builder(t),
            e.builder(`}`, n, `end`),
            n.type === `rule` && n.raws.ownSemicolon && e.builder(n.raws.ownSemicolon, n, `end`);
        };
      a ? (t.push(o), s(e, t, n)) : o();
    }
    var l = class e {
      constructor(e) {
        this.builder = e;
      }
      atrule(e, t) {
        const n = a(this, e);
        if (e.nodes) this.block(e, n);
        else {
          const r = (e.raws.between || ``) + (t ? `;` : ``);
          this.builder(n + r, e);
        }
      }
      beforeAfter(e, t) {
        let n;
        n =
          e.type === `decl`
            ? this.raw(e, null, `beforeDecl`)
            : e.type === `comment`
              ? this.raw(e, null, `beforeComment`)
              : t === `before`
                ? this.raw(e, null, `beforeRule`)
                : this.raw(e, null, `beforeClose`);
        let r = e.parent,
          i = 0;
        for (; r && r.type !== `root`; ) (i += 1), (r = r.parent);
        if (
          n.includes(`
`)
        ) {
          const t = this.raw(e, null, `indent`);
          if (t.length) for (let e = 0; e < i; e++) n += t;
        }
        return n;
      }
      block(e, t) {
        const n = this.raw(e, `between`, `beforeOpen`);
        this.builder(t + n + `{`, e, `start`);
        let r;
        e.nodes && e.nodes.length
          ? (this.body(e), (r = this.raw(e, `after`)))
          : (r = this.raw(e, `after`, `emptyBody`)),
          r && this.builder(r),
          this.builder(`}`, e, `end`);
      }
      body(t) {
        const n = e.prototype,
          r = [`atrule`, `block`, `body`, `rule`, `stringify`].every((e) => this[e] === n[e]),
          i = [];
        for (s(this, i, t); i.length > 0; ) {
          const e = i.pop();
          if (typeof e == `function`) {
            e();
            continue;
          }
          const t = e.node,
            n = this.raw(t, `before`);
          n && this.builder(n),
            r && t.type === `rule`
              ? c(this, i, t, this.rawValue(t, `selector`))
              : r && t.type === `atrule` && t.nodes
                ? c(this, i, t, a(this, t))
                : this.stringify(t, e.semicolon);
        }
      }
      comment(e) {
        const t = this.raw(e, `left`, `commentLeft`),
          n = this.raw(e, `right`, `commentRight`);
        this.builder(`/*` + t + e.text + n + `*/`, e);
      }
      decl(e, t) {
        let n = e.raws,
          r = this.raw(e, `between`, `colon`),
          i = e.prop + r + this.rawValue(e, `value`);
        e.important && (i += n.important || ` !important`), t && (i += `;`), this.builder(i, e);
      }
      document(e) {
        this.body(e);
      }
      raw(e, t, n) {
        let a;
        if (((n ||= t), t && ((a = e.raws[t]), a !== void 0))) return a;
        const o = e.parent;
        if (n === `before` && (!o || (o.type === `root` && o.first === e) || (o && o.type === `document`)))
          return ``;
        if (!o) return r[n];
        const s = e.root(),
          c = (s.rawCache ||= {});
        if (c[n] !== void 0) return c[n];
        if (n === `before` || n === `after`) return this.beforeAfter(e, n);
        {
          const r = `raw` + i(n);
          this[r]
            ? (a = this[r](s, e))
            : s.walk((e) => {
                if (((a = e.raws[t]), a !== void 0)) return !1;
              });
        }
        return a === void 0 && (a = r[n]), (c[n] = a), a;
      }
      rawBeforeClose(e) {
        let t;
        return (
          e.walk((e) => {
            if (e.nodes && e.nodes.length > 0 && e.raws.after !== void 0)
              return (
                (t = e.raws.after),
                t.includes(`
`) && (t = t.replace(/[^\n]+$/, ``)),
                !1
              );
          }),
          (t &&= t.replace(/\S/g, ``)),
          t
        );
      }
      rawBeforeComment(e, t) {
        let n;
        return (
          e.walkComments((e) => {
            if (e.raws.before !== void 0)
              return (
                (n = e.raws.before),
                n.includes(`
`) && (n = n.replace(/[^\n]+$/, ``)),
                !1
              );
          }),
          n === void 0 ? (n = this.raw(t, null, `beforeDecl`)) : (n &&= n.replace(/\S/g, ``)),
          n
        );
      }
      rawBeforeDecl(e, t) {
        let n;
        return (
          e.walkDecls((e) => {
            if (e.raws.before !== void 0)
              return (
                (n = e.raws.before),
                n.includes(`
`) && (n = n.replace(/[^\n]+$/, ``)),
                !1
              );
          }),
          n === void 0 ? (n = this.raw(t, null, `beforeRule`)) : (n &&= n.replace(/\S/g, ``)),
          n
        );
      }
      rawBeforeOpen(e) {
        let t;
        return (
          e.walk((e) => {
            if (e.type !== `decl` && ((t = e.raws.between), t !== void 0)) return !1;
          }),
          t
        );
      }
      rawBeforeRule(e) {
        let t;
        return (
          e.walk((n) => {
            if (n.nodes && (n.parent !== e || e.first !== n) && n.raws.before !== void 0)
              return (
                (t = n.raws.before),
                t.includes(`
`) && (t = t.replace(/[^\n]+$/, ``)),
                !1
              );
          }),
          (t &&= t.replace(/\S/g, ``)),
          t
        );
      }
      rawColon(e) {
        let t;
        return (
          e.walkDecls((e) => {
            if (e.raws.between !== void 0) return (t = e.raws.between.replace(/[^\s:]/g, ``)), !1;
          }),
          t
        );
      }
      rawEmptyBody(e) {
        let t;
        return (
          e.walk((e) => {
            if (e.nodes && e.nodes.length === 0 && ((t = e.raws.after), t !== void 0)) return !1;
          }),
          t
        );
      }
      rawIndent(e) {
        if (e.raws.indent) return e.raws.indent;
        let t;
        return (
          e.walk((n) => {
            const r = n.parent;
            if (r && r !== e && r.parent && r.parent === e && n.raws.before !== void 0) {
              const e = n.raws.before.split(`
`);
              return (t = e[e.length - 1]), (t = t.replace(/\S/g, ``)), !1;
            }
          }),
          t
        );
      }
      rawSemicolon(e) {
        let t;
        return (
          e.walk((e) => {
            if (e.nodes && e.nodes.length && e.last.type === `decl` && ((t = e.raws.semicolon), t !== void 0))
              return !1;
          }),
          t
        );
      }
      rawValue(e, t) {
        const n = e[t],
          r = e.raws[t];
        return r && r.value === n ? r.raw : n;
      }
      root(e) {
        !(e.parent && e.parent.type === `document`) &&
          e.source &&
          e.source.input.hasBOM &&
          this.builder(`﻿`, e, `start`),
          this.body(e),
          e.raws.after && this.builder(e.raws.after);
      }
      rule(e) {
        this.block(e, this.rawValue(e, `selector`)),
          e.raws.ownSemicolon && this.builder(e.raws.ownSemicolon, e, `end`);
      }
      stringify(e, t) {
        /* c8 ignore start */
        if (!this[e.type])
          throw Error(`Unknown AST node type ` + e.type + `. Maybe you need to change PostCSS stringifier.`);
        /* c8 ignore stop */
        this[e.type](e, t);
      }
    };
    (t.exports = l), (l.default = l);
  }),
  c = /* @__PURE__ */ n((e, t) => {
    const n = s(),
      r = /(<)(\/?style\b)/gi,
      i = /(<)(!--)/g;
    function a(e) {
      return e.includes(`<`) ? e.replace(r, `\\3c $2`).replace(i, `\\3c $2`) : e;
    }
    function o(e, t, n) {
      let r = [],
        i = 0,
        a = 0;
      for (let o = 0; o < e.length; o += 3) {
        const s = a,
          c = i + e[o].length;
        for (; i < c; ) t[i] === n[a] ? ((i += 1), (a += 1)) : ((i += 1), (a += 4));
        r.push(n.slice(s, a));
      }
      return r;
    }
    var c = class extends n {
      escapeHTML(e) {
        let t = this.builder,
          n,
          r;
        if (
          ((this.builder = (e, i, a) => {
            n ? ((r += e), n.push(e, i, a)) : e.includes(`<`) ? ((r = e), (n = [e, i, a])) : t(e, i, a);
          }),
          e(),
          (this.builder = t),
          !n)
        )
          return;
        const i = a(r);
        if (i === r) for (let e = 0; e < n.length; e += 3) t(n[e], n[e + 1], n[e + 2]);
        else {
          const e = o(n, r, i);
          for (let r = 0; r < n.length; r += 3) t(e[r / 3], n[r + 1], n[r + 2]);
        }
      }
      root(e) {
        e.parent && e.parent.type === `document`
          ? (this.escapeHTML(() => this.body(e)), e.raws.after && this.builder(e.raws.after))
          : this.escapeHTML(() => super.root(e));
      }
    };
    function l(e, t) {
      const n = new c(t);
      e.type === `root` || e.type === `document` ? n.stringify(e) : n.escapeHTML(() => n.stringify(e));
    }
    (t.exports = l), (l.default = l);
  }),
  l = /* @__PURE__ */ n((e, t) => {
    (t.exports.isClean = Symbol(`isClean`)), (t.exports.my = Symbol(`my`));
  }),
  u = /* @__PURE__ */ n((e, t) => {
    const n = o(),
      r = s(),
      i = c(),
      { isClean: a, my: u } = l();
    function d(e, t) {
      const n = new e.constructor(),
        r = [[e, n, t]];
      for (; r.length > 0; ) {
        const [e, t, n] = r.pop();
        for (const i in e) {
          if (!Object.hasOwn(e, i) || i === `proxyCache`) continue;
          let a = e[i],
            o = typeof a;
          if (i === `parent` && o === `object`) n && (t[i] = n);
          else if (i === `source`) t[i] = a;
          else if (Array.isArray(a)) {
            const e = [];
            t[i] = e;
            for (const n of a) {
              const i = new n.constructor();
              e.push(i), r.push([n, i, t]);
            }
          } else {
            if (o === `object` && a !== null) {
              const e = new a.constructor();
              r.push([a, e, void 0]), (a = e);
            }
            t[i] = a;
          }
        }
      }
      return n;
    }
    function f(e, t) {
      if (t && t.offset !== void 0) return t.offset;
      let n = 1,
        r = 1,
        i = 0;
      for (let a = 0; a < e.length; a++) {
        if (r === t.line && n === t.column) {
          i = a;
          break;
        }
        e[a] ===
        `
`
          ? ((n = 1), (r += 1))
          : (n += 1);
      }
      return i;
    }
    var p = class e {
      get proxyOf() {
        return this;
      }
      constructor(e = {}) {
        (this.raws = {}), (this[a] = !1), (this[u] = !0);
        for (const t of Object.keys(e))
          if (t !== `__proto__`) {
            if (t === `nodes`) {
              this.nodes = [];
              for (const n of e[t])
                typeof n.clone == `function` && n.parent ? this.append(n.clone()) : this.append(n);
            } else this[t] = e[t];
          }
      }
      addToError(e) {
        if (((e.postcssNode = this), e.stack && this.source && /\n\s{4}at /.test(e.stack))) {
          const t = this.source;
          e.stack = e.stack.replace(/\n\s{4}at /, `$&${t.input.from}:${t.start.line}:${t.start.column}$&`);
        }
        return e;
      }
      after(e) {
        return this.parent.insertAfter(this, e), this;
      }
      assign(e = {}) {
        for (const t in e) this[t] = e[t];
        return this;
      }
      before(e) {
        return this.parent.insertBefore(this, e), this;
      }
      cleanRaws(e) {
        delete this.raws.before, delete this.raws.after, e || delete this.raws.between;
      }
      clone(e = {}) {
        const t = d(this);
        for (const n in e) t[n] = e[n];
        return t;
      }
      cloneAfter(e = {}) {
        const t = this.clone(e);
        return this.parent.insertAfter(this, t), t;
      }
      cloneBefore(e = {}) {
        const t = this.clone(e);
        return this.parent.insertBefore(this, t), t;
      }
      error(e, t = {}) {
        if (this.source) {
          const { end: n, start: r } = this.rangeBy(t);
          return this.source.input.error(
            e,
            { column: r.column, line: r.line },
            { column: n.column, line: n.line },
            t,
          );
        }
        return new n(e);
      }
      getProxyProcessor() {
        return {
          get(e, t) {
            return t === `proxyOf` ? e : t === `root` ? () => e.root().toProxy() : e[t];
          },
          set(e, t, n) {
            return (
              e[t] === n ||
                ((e[t] = n),
                (t === `prop` ||
                  t === `value` ||
                  t === `name` ||
                  t === `params` ||
                  t === `important` ||
                  /* c8 ignore next */
                  t === `text`) &&
                  e.markDirty()),
              !0
            );
          },
        };
      }
      /* c8 ignore next 3 */
      markClean() {
        this[a] = !0;
      }
      markDirty() {
        if (this[a]) {
          this[a] = !1;
          let e = this;
          for (; (e = e.parent); ) e[a] = !1;
        }
      }
      next() {
        if (!this.parent) return;
        const e = this.parent.index(this);
        return this.parent.nodes[e + 1];
      }
      positionBy(e = {}) {
        let t = `document` in this.source.input ? this.source.input.document : this.source.input.css,
          n = {
            column: this.source.start.column,
            line: this.source.start.line,
            offset: f(t, this.source.start),
          };
        if (e.index) n = this.positionInside(e.index);
        else if (e.word) {
          const r = t.slice(f(t, this.source.start), this.rangeBy().end.offset).indexOf(e.word);
          r !== -1 && (n = this.positionInside(r));
        }
        return n;
      }
      positionInside(e) {
        let t = this.source.start.column,
          n = this.source.start.line,
          r = `document` in this.source.input ? this.source.input.document : this.source.input.css,
          i = f(r, this.source.start),
          a = i + e;
        for (let e = i; e < a; e++)
          r[e] ===
          `
`
            ? ((t = 1), (n += 1))
            : (t += 1);
        return { column: t, line: n, offset: a };
      }
      prev() {
        if (!this.parent) return;
        const e = this.parent.index(this);
        return this.parent.nodes[e - 1];
      }
      rangeBy(e = {}) {
        let t = `document` in this.source.input ? this.source.input.document : this.source.input.css,
          n = {
            column: this.source.start.column,
            line: this.source.start.line,
            offset: f(t, this.source.start),
          },
          r = this.source.end
            ? {
                column: this.source.end.column + 1,
                line: this.source.end.line,
                offset:
                  typeof this.source.end.offset == `number`
                    ? this.source.end.offset
                    : f(t, this.source.end) + 1,
              }
            : { column: n.column + 1, line: n.line, offset: n.offset + 1 };
        if (e.word) {
          const i = t.slice(f(t, this.source.start), r.offset).indexOf(e.word);
          i !== -1 && ((n = this.positionInside(i)), (r = this.positionInside(i + e.word.length)));
        } else
          e.start
            ? (n = { column: e.start.column, line: e.start.line, offset: f(t, e.start) })
            : typeof e.index == `number` && (n = this.positionInside(e.index)),
            e.end
              ? (r = { column: e.end.column, line: e.end.line, offset: f(t, e.end) })
              : typeof e.endIndex == `number`
                ? (r = this.positionInside(e.endIndex))
                : typeof e.index == `number` && (r = this.positionInside(e.index + 1));
        return (
          (r.line < n.line || (r.line === n.line && r.column <= n.column)) &&
            (r = { column: n.column + 1, line: n.line, offset: n.offset + 1 }),
          { end: r, start: n }
        );
      }
      raw(e, t) {
        return new r().raw(this, e, t);
      }
      remove() {
        return this.parent && this.parent.removeChild(this), (this.parent = void 0), this;
      }
      replaceWith(...e) {
        if (this.parent) {
          let t = this,
            n = !1;
          for (const r of e)
            r === this
              ? (n = !0)
              : n
                ? (this.parent.insertAfter(t, r), (t = r))
                : this.parent.insertBefore(t, r);
          n || this.remove();
        }
        return this;
      }
      root() {
        let e = this;
        for (; e.parent && e.parent.type !== `document`; ) e = e.parent;
        return e;
      }
      toJSON(t, n) {
        const r = n == null;
        n ||= /* @__PURE__ */ new Map();
        const i = [],
          a = [[this, i, 0]];
        for (let t = 0; t < a.length; t++) {
          const [r, i, o] = a[t],
            s = {};
          i[o] = s;
          for (const t in r) {
            if (!Object.hasOwn(r, t) || t === `parent` || t === `proxyCache`) continue;
            const i = r[t];
            if (Array.isArray(i)) {
              const r = [];
              s[t] = r;
              for (let t = 0; t < i.length; t++) {
                const o = i[t];
                typeof o == `object` && o.toJSON
                  ? o.toJSON === e.prototype.toJSON
                    ? a.push([o, r, t])
                    : (r[t] = o.toJSON(null, n))
                  : (r[t] = o);
              }
            } else if (typeof i == `object` && i.toJSON)
              i.toJSON === e.prototype.toJSON ? a.push([i, s, t]) : (s[t] = i.toJSON(null, n));
            else if (t === `source`) {
              if (i == null) continue;
              let e = n.get(i.input);
              e ?? ((e = n.size), n.set(i.input, e)), (s[t] = { end: i.end, inputId: e, start: i.start });
            } else s[t] = i;
          }
        }
        const o = i[0];
        return r && (o.inputs = [...n.keys()].map((e) => e.toJSON())), o;
      }
      toProxy() {
        return (this.proxyCache ||= new Proxy(this, this.getProxyProcessor())), this.proxyCache;
      }
      toString(e = i) {
        e.stringify && (e = e.stringify);
        let t = ``;
        return (
          e(this, (e) => {
            t += e;
          }),
          t
        );
      }
      warn(e, t, n = {}) {
        const r = { node: this };
        for (const e in n) r[e] = n[e];
        return e.warn(t, r);
      }
    };
    (t.exports = p), (p.default = p);
  }),
  d = /* @__PURE__ */ n((e, t) => {
    const n = u();
    var r = class extends n {
      constructor(e) {
        super(e), (this.type = `comment`);
      }
    };
    (t.exports = r), (r.default = r);
  }),
  f = /* @__PURE__ */ n((e, t) => {
    const n = u();
    var r = class extends n {
      get variable() {
        return this.prop.startsWith(`--`) || this.prop[0] === `$`;
      }
      constructor(e) {
        e && e.value !== void 0 && typeof e.value != `string` && (e = { ...e, value: String(e.value) }),
          super(e),
          (this.type = `decl`);
      }
    };
    (t.exports = r), (r.default = r);
  }),
  p = /* @__PURE__ */ n((e, t) => {
    let n = d(),
      r = f(),
      i = u(),
      { isClean: a, my: o } = l(),
      s,
      c,
      p,
      m;
    function h(e) {
      const t = e.slice();
      for (; t.length > 0; ) {
        const e = t.pop();
        if ((delete e.source, e.nodes)) {
          e.nodes = e.nodes.slice();
          for (const n of e.nodes) t.push(n);
        }
      }
      return e.slice();
    }
    function g(e) {
      const t = [e];
      for (; t.length > 0; ) {
        const e = t.pop();
        if (((e[a] = !1), e.proxyOf.nodes)) for (const n of e.proxyOf.nodes) t.push(n);
      }
    }
    var _ = class e extends i {
      get first() {
        if (this.proxyOf.nodes) return this.proxyOf.nodes[0];
      }
      get last() {
        if (this.proxyOf.nodes) return this.proxyOf.nodes[this.proxyOf.nodes.length - 1];
      }
      append(...e) {
        for (const t of e) {
          const e = this.normalize(t, this.last);
          for (const t of e) this.proxyOf.nodes.push(t);
        }
        return this.markDirty(), this;
      }
      cleanRaws(t) {
        const n = [this];
        for (; n.length > 0; ) {
          const r = n.pop();
          if (r !== this && r.cleanRaws !== e.prototype.cleanRaws) r.cleanRaws(t);
          else if ((i.prototype.cleanRaws.call(r, t), r.nodes)) for (const e of r.nodes) n.push(e);
        }
      }
      each(e) {
        if (!this.proxyOf.nodes) return;
        let t = this.getIterator(),
          n,
          r;
        for (
          ;
          this.indexes[t] < this.proxyOf.nodes.length &&
          ((n = this.indexes[t]), (r = e(this.proxyOf.nodes[n], n)), r !== !1);
        )
          this.indexes[t] += 1;
        return delete this.indexes[t], r;
      }
      every(e) {
        return this.nodes.every(e);
      }
      getIterator() {
        (this.lastEach ||= 0), (this.indexes ||= {}), (this.lastEach += 1);
        const e = this.lastEach;
        return (this.indexes[e] = 0), e;
      }
      getProxyProcessor() {
        return {
          get(e, t) {
            return t === `proxyOf`
              ? e
              : e[t]
                ? t === `each` || (typeof t == `string` && t.startsWith(`walk`))
                  ? (...n) =>
                      e[t](...n.map((e) => (typeof e == `function` ? (t, n) => e(t.toProxy(), n) : e)))
                  : t === `every` || t === `some`
                    ? (n) => e[t]((e, ...t) => n(e.toProxy(), ...t))
                    : t === `root`
                      ? () => e.root().toProxy()
                      : t === `nodes`
                        ? e.nodes.map((e) => e.toProxy())
                        : t === `first` || t === `last`
                          ? e[t].toProxy()
                          : e[t]
                : e[t];
          },
          set(e, t, n) {
            return (
              e[t] === n ||
                ((e[t] = n), (t === `name` || t === `params` || t === `selector`) && e.markDirty()),
              !0
            );
          },
        };
      }
      index(e) {
        return typeof e == `number` ? e : (e.proxyOf && (e = e.proxyOf), this.proxyOf.nodes.indexOf(e));
      }
      insertAfter(e, t) {
        let n = this.index(e),
          r = this.normalize(t, this.proxyOf.nodes[n]).reverse();
        n = this.index(e);
        for (const e of r) this.proxyOf.nodes.splice(n + 1, 0, e);
        let i;
        for (const e in this.indexes) (i = this.indexes[e]), n < i && (this.indexes[e] = i + r.length);
        return this.markDirty(), this;
      }
      insertBefore(e, t) {
        let n = this.index(e),
          r = n === 0 && `prepend`,
          i = this.normalize(t, this.proxyOf.nodes[n], r).reverse();
        n = this.index(e);
        for (const e of i) this.proxyOf.nodes.splice(n, 0, e);
        let a;
        for (const e in this.indexes) (a = this.indexes[e]), n <= a && (this.indexes[e] = a + i.length);
        return this.markDirty(), this;
      }
      normalize(t, i) {
        if (typeof t == `string`) t = h(c(t).nodes);
        else if (t === void 0) t = [];
        else if (Array.isArray(t)) {
          t = t.slice(0);
          for (const e of t) e.parent && e.parent.removeChild(e, `ignore`);
        } else if (t.type === `root` && this.type !== `document`) {
          t = t.nodes.slice(0);
          for (const e of t) e.parent && e.parent.removeChild(e, `ignore`);
        } else if (t.type) t = [t];
        else if (t.prop) {
          if (t.value === void 0) throw Error(`Value field is missed in node creation`);
          typeof t.value != `string` && (t.value = String(t.value)), (t = [new r(t)]);
        } else if (t.selector || t.selectors) t = [new m(t)];
        else if (t.name) t = [new s(t)];
        else if (t.text) t = [new n(t)];
        else throw Error(`Unknown node type in node creation`);
        return t.map(
          (t) => (
            t[o] || e.rebuild(t),
            (t = t.proxyOf),
            t.parent && t.parent.removeChild(t),
            t[a] && g(t),
            t.raws || (t.raws = {}),
            t.raws.before === void 0 &&
              i &&
              i.raws.before !== void 0 &&
              (t.raws.before = i.raws.before.replace(/\S/g, ``)),
            (t.parent = this.proxyOf),
            t
          ),
        );
      }
      prepend(...e) {
        e = e.reverse();
        for (const t of e) {
          const e = this.normalize(t, this.first, `prepend`).reverse();
          for (const t of e) this.proxyOf.nodes.unshift(t);
          for (const t in this.indexes) this.indexes[t] = this.indexes[t] + e.length;
        }
        return this.markDirty(), this;
      }
      push(e) {
        return (e.parent = this), this.proxyOf.nodes.push(e), this;
      }
      removeAll() {
        for (const e of this.proxyOf.nodes) e.parent = void 0;
        return (this.proxyOf.nodes = []), this.markDirty(), this;
      }
      removeChild(e) {
        (e = this.index(e)), (this.proxyOf.nodes[e].parent = void 0), this.proxyOf.nodes.splice(e, 1);
        let t;
        for (const n in this.indexes) (t = this.indexes[n]), t >= e && (this.indexes[n] = t - 1);
        return this.markDirty(), this;
      }
      replaceValues(e, t, n) {
        return (
          n || ((n = t), (t = {})),
          this.walkDecls((r) => {
            (t.props && !t.props.includes(r.prop)) ||
              (t.fast && !r.value.includes(t.fast)) ||
              (r.value = r.value.replace(e, n));
          }),
          this.markDirty(),
          this
        );
      }
      some(e) {
        return this.nodes.some(e);
      }
      walk(e) {
        if (!this.proxyOf.nodes) return;
        const t = [{ iterator: this.getIterator(), node: this.proxyOf }];
        for (; t.length > 0; ) {
          const { iterator: n, node: r } = t[t.length - 1],
            i = r.indexes[n];
          if (i >= r.proxyOf.nodes.length) {
            delete r.indexes[n], t.pop();
            const e = t[t.length - 1];
            e && (e.node.indexes[e.iterator] += 1);
            continue;
          }
          let a = r.proxyOf.nodes[i],
            o;
          try {
            o = e(a, i);
          } catch (e) {
            throw a.addToError(e);
          }
          if (o === !1) {
            for (const e of t) delete e.node.indexes[e.iterator];
            return !1;
          }
          a.walk && a.proxyOf.nodes ? t.push({ iterator: a.getIterator(), node: a }) : (r.indexes[n] += 1);
        }
      }
      walkAtRules(e, t) {
        return t
          ? e instanceof RegExp
            ? this.walk((n, r) => {
                if (n.type === `atrule` && e.test(n.name)) return t(n, r);
              })
            : this.walk((n, r) => {
                if (n.type === `atrule` && n.name === e) return t(n, r);
              })
          : ((t = e),
            this.walk((e, n) => {
              if (e.type === `atrule`) return t(e, n);
            }));
      }
      walkComments(e) {
        return this.walk((t, n) => {
          if (t.type === `comment`) return e(t, n);
        });
      }
      walkDecls(e, t) {
        return t
          ? e instanceof RegExp
            ? this.walk((n, r) => {
                if (n.type === `decl` && e.test(n.prop)) return t(n, r);
              })
            : this.walk((n, r) => {
                if (n.type === `decl` && n.prop === e) return t(n, r);
              })
          : ((t = e),
            this.walk((e, n) => {
              if (e.type === `decl`) return t(e, n);
            }));
      }
      walkRules(e, t) {
        return t
          ? e instanceof RegExp
            ? this.walk((n, r) => {
                if (n.type === `rule` && e.test(n.selector)) return t(n, r);
              })
            : this.walk((n, r) => {
                if (n.type === `rule` && n.selector === e) return t(n, r);
              })
          : ((t = e),
            this.walk((e, n) => {
              if (e.type === `rule`) return t(e, n);
            }));
      }
    };
    /* c8 ignore start */
    (_.registerParse = (e) => {
      c = e;
    }),
      (_.registerRule = (e) => {
        m = e;
      }),
      (_.registerAtRule = (e) => {
        s = e;
      }),
      (_.registerRoot = (e) => {
        p = e;
      }),
      (t.exports = _),
      (_.default = _),
      (_.rebuild = (e) => {
        const t = [e];
        for (; t.length > 0; ) {
          const e = t.pop();
          if (
            (e.type === `atrule`
              ? Object.setPrototypeOf(e, s.prototype)
              : e.type === `rule`
                ? Object.setPrototypeOf(e, m.prototype)
                : e.type === `decl`
                  ? Object.setPrototypeOf(e, r.prototype)
                  : e.type === `comment`
                    ? Object.setPrototypeOf(e, n.prototype)
                    : e.type === `root` && Object.setPrototypeOf(e, p.prototype),
            (e[o] = !0),
            e.nodes)
          )
            for (const n of e.nodes) t.push(n);
        }
      });
  }),
  m = /* @__PURE__ */ n((e, t) => {
    const n = p();
    var r = class extends n {
      constructor(e) {
        super(e), (this.type = `atrule`);
      }
      append(...e) {
        return this.proxyOf.nodes || (this.nodes = []), super.append(...e);
      }
      prepend(...e) {
        return this.proxyOf.nodes || (this.nodes = []), super.prepend(...e);
      }
    };
    (t.exports = r), (r.default = r), n.registerAtRule(r);
  }),
  h = /* @__PURE__ */ n((e, t) => {
    let n = p(),
      r,
      i;
    var a = class extends n {
      constructor(e) {
        super({ type: `document`, ...e }), (this.nodes ||= []);
      }
      toResult(e = {}) {
        return new r(new i(), this, e).stringify();
      }
    };
    (a.registerLazyResult = (e) => {
      r = e;
    }),
      (a.registerProcessor = (e) => {
        i = e;
      }),
      (t.exports = a),
      (a.default = a);
  }),
  g = /* @__PURE__ */ n((e, t) => {
    t.exports = {
      nanoid: (e = 21) => {
        let t = ``,
          n = e | 0;
        for (; n-- > 0; )
          t += `useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict`[(Math.random() * 64) | 0];
        return t;
      },
      customAlphabet:
        (e, t = 21) =>
        (n = t) => {
          let r = ``,
            i = n | 0;
          for (; i-- > 0; ) r += e[(Math.random() * e.length) | 0];
          return r;
        },
    };
  }),
  _ = /* @__PURE__ */ n((e) => {
    var t = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`.split(``);
    (e.encode = (e) => {
      if (0 <= e && e < t.length) return t[e];
      throw TypeError(`Must be between 0 and 63: ` + e);
    }),
      (e.decode = (e) => {
        var t = 65,
          n = 90,
          r = 97,
          i = 122,
          a = 48;
        return t <= e && e <= n
          ? e - t
          : r <= e && e <= i
            ? e - r + 26
            : a <= e && e <= 57
              ? e - a + 52
              : e == 43
                ? 62
                : e == 47
                  ? 63
                  : -1;
      });
  }),
  v = /* @__PURE__ */ n((e) => {
    var t = _(),
      n = 5,
      r = 1 << n,
      i = r - 1,
      a = r;
    function o(e) {
      return e < 0 ? (-e << 1) + 1 : (e << 1) + 0;
    }
    function s(e) {
      var t = (e & 1) == 1,
        n = e >> 1;
      return t ? -n : n;
    }
    (e.encode = (e) => {
      var r = ``,
        s,
        c = o(e);
      do (s = c & i), (c >>>= n), c > 0 && (s |= a), (r += t.encode(s));
      while (c > 0);
      return r;
    }),
      (e.decode = (e, r, o) => {
        var c = e.length,
          l = 0,
          u = 0,
          d,
          f;
        do {
          if (r >= c) throw Error(`Expected more digits in base 64 VLQ value.`);
          if (((f = t.decode(e.charCodeAt(r++))), f === -1))
            throw Error(`Invalid base64 digit: ` + e.charAt(r - 1));
          (d = !!(f & a)), (f &= i), (l += f << u), (u += n);
        } while (d);
        (o.value = s(l)), (o.rest = r);
      });
  }),
  y = /* @__PURE__ */ n((e) => {
    function t(e, t, n) {
      if (t in e) return e[t];
      if (arguments.length === 3) return n;
      throw Error(`"` + t + `" is a required argument.`);
    }
    e.getArg = t;
    var n = /^(?:([\w+\-.]+):)?\/\/(?:(\w+:\w+)@)?([\w.-]*)(?::(\d+))?(.*)$/,
      r = /^data:.+,.+$/;
    function i(e) {
      var t = e.match(n);
      return t ? { scheme: t[1], auth: t[2], host: t[3], port: t[4], path: t[5] } : null;
    }
    e.urlParse = i;
    function a(e) {
      var t = ``;
      return (
        e.scheme && (t += e.scheme + `:`),
        (t += `//`),
        e.auth && (t += e.auth + `@`),
        e.host && (t += e.host),
        e.port && (t += `:` + e.port),
        e.path && (t += e.path),
        t
      );
    }
    e.urlGenerate = a;
    var o = 32;
    function s(e) {
      var t = [];
      return (n) => {
        for (var r = 0; r < t.length; r++)
          if (t[r].input === n) {
            var i = t[0];
            return (t[0] = t[r]), (t[r] = i), t[0].result;
          }
        var a = e(n);
        return t.unshift({ input: n, result: a }), t.length > o && t.pop(), a;
      };
    }
    var c = s((t) => {
      var n = t,
        r = i(t);
      if (r) {
        if (!r.path) return t;
        n = r.path;
      }
      for (var o = e.isAbsolute(n), s = [], c = 0, l = 0; ; ) {
        if (((c = l), (l = n.indexOf(`/`, c)), l === -1)) {
          s.push(n.slice(c));
          break;
        }
        for (s.push(n.slice(c, l)); l < n.length && n[l] === `/`; ) l++;
      }
      for (var u, d = 0, l = s.length - 1; l >= 0; l--)
        (u = s[l]),
          u === `.`
            ? s.splice(l, 1)
            : u === `..`
              ? d++
              : d > 0 && (u === `` ? (s.splice(l + 1, d), (d = 0)) : (s.splice(l, 2), d--));
      return (n = s.join(`/`)), n === `` && (n = o ? `/` : `.`), r ? ((r.path = n), a(r)) : n;
    });
    e.normalize = c;
    function l(e, t) {
      e === `` && (e = `.`), t === `` && (t = `.`);
      var n = i(t),
        o = i(e);
      if ((o && (e = o.path || `/`), n && !n.scheme)) return o && (n.scheme = o.scheme), a(n);
      if (n || t.match(r)) return t;
      if (o && !o.host && !o.path) return (o.host = t), a(o);
      var s = t.charAt(0) === `/` ? t : c(e.replace(/\/+$/, ``) + `/` + t);
      return o ? ((o.path = s), a(o)) : s;
    }
    (e.join = l), (e.isAbsolute = (e) => e.charAt(0) === `/` || n.test(e));
    function u(e, t) {
      e === `` && (e = `.`), (e = e.replace(/\/$/, ``));
      for (var n = 0; t.indexOf(e + `/`) !== 0; ) {
        var r = e.lastIndexOf(`/`);
        if (r < 0 || ((e = e.slice(0, r)), e.match(/^([^/]+:\/)?\/*$/))) return t;
        ++n;
      }
      return Array(n + 1).join(`../`) + t.substr(e.length + 1);
    }
    e.relative = u;
    var d = (() => !(`__proto__` in Object.create(null)))();
    function f(e) {
      return e;
    }
    function p(e) {
      return h(e) ? `$` + e : e;
    }
    e.toSetString = d ? f : p;
    function m(e) {
      return h(e) ? e.slice(1) : e;
    }
    e.fromSetString = d ? f : m;
    function h(e) {
      if (!e) return !1;
      var t = e.length;
      if (
        t < 9 ||
        e.charCodeAt(t - 1) !== 95 ||
        e.charCodeAt(t - 2) !== 95 ||
        e.charCodeAt(t - 3) !== 111 ||
        e.charCodeAt(t - 4) !== 116 ||
        e.charCodeAt(t - 5) !== 111 ||
        e.charCodeAt(t - 6) !== 114 ||
        e.charCodeAt(t - 7) !== 112 ||
        e.charCodeAt(t - 8) !== 95 ||
        e.charCodeAt(t - 9) !== 95
      )
        return !1;
      for (var n = t - 10; n >= 0; n--) if (e.charCodeAt(n) !== 36) return !1;
      return !0;
    }
    function g(e, t, n) {
      var r = b(e.source, t.source);
      return r !== 0 ||
        ((r = e.originalLine - t.originalLine), r !== 0) ||
        ((r = e.originalColumn - t.originalColumn), r !== 0 || n) ||
        ((r = e.generatedColumn - t.generatedColumn), r !== 0) ||
        ((r = e.generatedLine - t.generatedLine), r !== 0)
        ? r
        : b(e.name, t.name);
    }
    e.compareByOriginalPositions = g;
    function _(e, t, n) {
      var r = e.originalLine - t.originalLine;
      return r !== 0 ||
        ((r = e.originalColumn - t.originalColumn), r !== 0 || n) ||
        ((r = e.generatedColumn - t.generatedColumn), r !== 0) ||
        ((r = e.generatedLine - t.generatedLine), r !== 0)
        ? r
        : b(e.name, t.name);
    }
    e.compareByOriginalPositionsNoSource = _;
    function v(e, t, n) {
      var r = e.generatedLine - t.generatedLine;
      return r !== 0 ||
        ((r = e.generatedColumn - t.generatedColumn), r !== 0 || n) ||
        ((r = b(e.source, t.source)), r !== 0) ||
        ((r = e.originalLine - t.originalLine), r !== 0) ||
        ((r = e.originalColumn - t.originalColumn), r !== 0)
        ? r
        : b(e.name, t.name);
    }
    e.compareByGeneratedPositionsDeflated = v;
    function y(e, t, n) {
      var r = e.generatedColumn - t.generatedColumn;
      return r !== 0 ||
        n ||
        ((r = b(e.source, t.source)), r !== 0) ||
        ((r = e.originalLine - t.originalLine), r !== 0) ||
        ((r = e.originalColumn - t.originalColumn), r !== 0)
        ? r
        : b(e.name, t.name);
    }
    e.compareByGeneratedPositionsDeflatedNoLine = y;
    function b(e, t) {
      return e === t ? 0 : e === null ? 1 : t === null ? -1 : e > t ? 1 : -1;
    }
    function x(e, t) {
      var n = e.generatedLine - t.generatedLine;
      return n !== 0 ||
        ((n = e.generatedColumn - t.generatedColumn), n !== 0) ||
        ((n = b(e.source, t.source)), n !== 0) ||
        ((n = e.originalLine - t.originalLine), n !== 0) ||
        ((n = e.originalColumn - t.originalColumn), n !== 0)
        ? n
        : b(e.name, t.name);
    }
    e.compareByGeneratedPositionsInflated = x;
    function S(e) {
      return JSON.parse(e.replace(/^\)]}'[^\n]*\n/, ``));
    }
    e.parseSourceMapInput = S;
    function C(e, t, n) {
      if (((t ||= ``), e && (e[e.length - 1] !== `/` && t[0] !== `/` && (e += `/`), (t = e + t)), n)) {
        var r = i(n);
        if (!r) throw Error(`sourceMapURL could not be parsed`);
        if (r.path) {
          var o = r.path.lastIndexOf(`/`);
          o >= 0 && (r.path = r.path.substring(0, o + 1));
        }
        t = l(a(r), t);
      }
      return c(t);
    }
    e.computeSourceURL = C;
  }),
  b = /* @__PURE__ */ n((e) => {
    var t = y(),
      n = Object.prototype.hasOwnProperty,
      r = typeof Map < `u`;
    function i() {
      (this._array = []), (this._set = r ? /* @__PURE__ */ new Map() : Object.create(null));
    }
    (i.fromArray = (e, t) => {
      for (var n = new i(), r = 0, a = e.length; r < a; r++) n.add(e[r], t);
      return n;
    }),
      (i.prototype.size = function () {
        return r ? this._set.size : Object.getOwnPropertyNames(this._set).length;
      }),
      (i.prototype.add = function (e, i) {
        var a = r ? e : t.toSetString(e),
          o = r ? this.has(e) : n.call(this._set, a),
          s = this._array.length;
        (!o || i) && this._array.push(e), o || (r ? this._set.set(e, s) : (this._set[a] = s));
      }),
      (i.prototype.has = function (e) {
        if (r) return this._set.has(e);
        var i = t.toSetString(e);
        return n.call(this._set, i);
      }),
      (i.prototype.indexOf = function (e) {
        if (r) {
          var i = this._set.get(e);
          if (i >= 0) return i;
        } else {
          var a = t.toSetString(e);
          if (n.call(this._set, a)) return this._set[a];
        }
        throw Error(`"` + e + `" is not in the set.`);
      }),
      (i.prototype.at = function (e) {
        if (e >= 0 && e < this._array.length) return this._array[e];
        throw Error(`No element indexed by ` + e);
      }),
      (i.prototype.toArray = function () {
        return this._array.slice();
      }),
      (e.ArraySet = i);
  }),
  x = /* @__PURE__ */ n((e) => {
    var t = y();
    function n(e, n) {
      var r = e.generatedLine,
        i = n.generatedLine,
        a = e.generatedColumn,
        o = n.generatedColumn;
      return i > r || (i == r && o >= a) || t.compareByGeneratedPositionsInflated(e, n) <= 0;
    }
    function r() {
      (this._array = []), (this._sorted = !0), (this._last = { generatedLine: -1, generatedColumn: 0 });
    }
    (r.prototype.unsortedForEach = function (e, t) {
      this._array.forEach(e, t);
    }),
      (r.prototype.add = function (e) {
        n(this._last, e)
          ? ((this._last = e), this._array.push(e))
          : ((this._sorted = !1), this._array.push(e));
      }),
      (r.prototype.toArray = function () {
        return (this._sorted ||= (this._array.sort(t.compareByGeneratedPositionsInflated), !0)), this._array;
      }),
      (e.MappingList = r);
  }),
  S = /* @__PURE__ */ n((e) => {
    var t = v(),
      n = y(),
      r = b().ArraySet,
      i = x().MappingList;
    function a(e) {
      (e ||= {}),
        (this._file = n.getArg(e, `file`, null)),
        (this._sourceRoot = n.getArg(e, `sourceRoot`, null)),
        (this._skipValidation = n.getArg(e, `skipValidation`, !1)),
        (this._ignoreInvalidMapping = n.getArg(e, `ignoreInvalidMapping`, !1)),
        (this._sources = new r()),
        (this._names = new r()),
        (this._mappings = new i()),
        (this._sourcesContents = null);
    }
    (a.prototype._version = 3),
      (a.fromSourceMap = (e, t) => {
        var r = e.sourceRoot,
          i = new a(Object.assign(t || {}, { file: e.file, sourceRoot: r }));
        return (
          e.eachMapping((e) => {
            var t = { generated: { line: e.generatedLine, column: e.generatedColumn } };
            e.source != null &&
              ((t.source = e.source),
              r != null && (t.source = n.relative(r, t.source)),
              (t.original = { line: e.originalLine, column: e.originalColumn }),
              e.name != null && (t.name = e.name)),
              i.addMapping(t);
          }),
          e.sources.forEach((t) => {
            var a = t;
            r !== null && (a = n.relative(r, t)), i._sources.has(a) || i._sources.add(a);
            var o = e.sourceContentFor(t);
            o != null && i.setSourceContent(t, o);
          }),
          i
        );
      }),
      (a.prototype.addMapping = function (e) {
        var t = n.getArg(e, `generated`),
          r = n.getArg(e, `original`, null),
          i = n.getArg(e, `source`, null),
          a = n.getArg(e, `name`, null);
        (this._skipValidation || this._validateMapping(t, r, i, a) !== !1) &&
          (i != null && ((i = String(i)), this._sources.has(i) || this._sources.add(i)),
          a != null && ((a = String(a)), this._names.has(a) || this._names.add(a)),
          this._mappings.add({
            generatedLine: t.line,
            generatedColumn: t.column,
            originalLine: r != null && r.line,
            originalColumn: r != null && r.column,
            source: i,
            name: a,
          }));
      }),
      (a.prototype.setSourceContent = function (e, t) {
        var r = e;
        this._sourceRoot != null && (r = n.relative(this._sourceRoot, r)),
          t == null
            ? this._sourcesContents &&
              (delete this._sourcesContents[n.toSetString(r)],
              Object.keys(this._sourcesContents).length === 0 && (this._sourcesContents = null))
            : ((this._sourcesContents ||= Object.create(null)),
              (this._sourcesContents[n.toSetString(r)] = t));
      }),
      (a.prototype.applySourceMap = function (e, t, i) {
        var a = t;
        if (t == null) {
          if (e.file == null)
            throw Error(
              `SourceMapGenerator.prototype.applySourceMap requires either an explicit source file, or the source map's "file" property. Both were omitted.`,
            );
          a = e.file;
        }
        var o = this._sourceRoot;
        o != null && (a = n.relative(o, a));
        var s = new r(),
          c = new r();
        this._mappings.unsortedForEach((t) => {
          if (t.source === a && t.originalLine != null) {
            var r = e.originalPositionFor({ line: t.originalLine, column: t.originalColumn });
            r.source != null &&
              ((t.source = r.source),
              i != null && (t.source = n.join(i, t.source)),
              o != null && (t.source = n.relative(o, t.source)),
              (t.originalLine = r.line),
              (t.originalColumn = r.column),
              r.name != null && (t.name = r.name));
          }
          var l = t.source;
          l != null && !s.has(l) && s.add(l);
          var u = t.name;
          u != null && !c.has(u) && c.add(u);
        }, this),
          (this._sources = s),
          (this._names = c),
          e.sources.forEach(function (t) {
            var r = e.sourceContentFor(t);
            r != null &&
              (i != null && (t = n.join(i, t)),
              o != null && (t = n.relative(o, t)),
              this.setSourceContent(t, r));
          }, this);
      }),
      (a.prototype._validateMapping = function (e, t, n, r) {
        if (t && typeof t.line != `number` && typeof t.column != `number`) {
          var i = `original.line and original.column are not numbers -- you probably meant to omit the original mapping entirely and only map the generated position. If so, pass null for the original mapping instead of an object with empty or null values.`;
          if (this._ignoreInvalidMapping) return typeof console < `u` && console.warn && console.warn(i), !1;
          throw Error(i);
        }
        if (
          !(e && `line` in e && `column` in e && e.line > 0 && e.column >= 0 && !t && !n && !r) &&
          !(
            e &&
            `line` in e &&
            `column` in e &&
            t &&
            `line` in t &&
            `column` in t &&
            e.line > 0 &&
            e.column >= 0 &&
            t.line > 0 &&
            t.column >= 0 &&
            n
          )
        ) {
          var i = `Invalid mapping: ` + JSON.stringify({ generated: e, source: n, original: t, name: r });
          if (this._ignoreInvalidMapping) return typeof console < `u` && console.warn && console.warn(i), !1;
          throw Error(i);
        }
      }),
      (a.prototype._serializeMappings = function () {
        for (
          var e = 0,
            r = 1,
            i = 0,
            a = 0,
            o = 0,
            s = 0,
            c = ``,
            l,
            u,
            d,
            f,
            p = this._mappings.toArray(),
            m = 0,
            h = p.length;
          m < h;
          m++
        ) {
          if (((u = p[m]), (l = ``), u.generatedLine !== r)) {
            e = 0;
            var g = u.generatedLine - r;
            (l += g === 1 ? `;` : `;`.repeat(g)), (r = u.generatedLine);
          } else if (m > 0) {
            if (!n.compareByGeneratedPositionsInflated(u, p[m - 1])) continue;
            l += `,`;
          }
          (l += t.encode(u.generatedColumn - e)),
            (e = u.generatedColumn),
            u.source != null &&
              ((f = this._sources.indexOf(u.source)),
              (l += t.encode(f - s)),
              (s = f),
              (l += t.encode(u.originalLine - 1 - a)),
              (a = u.originalLine - 1),
              (l += t.encode(u.originalColumn - i)),
              (i = u.originalColumn),
              u.name != null && ((d = this._names.indexOf(u.name)), (l += t.encode(d - o)), (o = d))),
            (c += l);
        }
        return c;
      }),
      (a.prototype._generateSourcesContent = function (e, t) {
        return e.map(function (e) {
          if (!this._sourcesContents) return null;
          t != null && (e = n.relative(t, e));
          var r = n.toSetString(e);
          return Object.hasOwn(this._sourcesContents, r) ? this._sourcesContents[r] : null;
        }, this);
      }),
      (a.prototype.toJSON = function () {
        var e = {
          version: this._version,
          sources: this._sources.toArray(),
          names: this._names.toArray(),
          mappings: this._serializeMappings(),
        };
        return (
          this._file != null && (e.file = this._file),
          this._sourceRoot != null && (e.sourceRoot = this._sourceRoot),
          this._sourcesContents && (e.sourcesContent = this._generateSourcesContent(e.sources, e.sourceRoot)),
          e
        );
      }),
      (a.prototype.toString = function () {
        return JSON.stringify(this.toJSON());
      }),
      (e.SourceMapGenerator = a);
  }),
  C = /* @__PURE__ */ n((e) => {
    (e.GREATEST_LOWER_BOUND = 1), (e.LEAST_UPPER_BOUND = 2);
    function t(n, r, i, a, o, s) {
      var c = Math.floor((r - n) / 2) + n,
        l = o(i, a[c], !0);
      return l === 0
        ? c
        : l > 0
          ? r - c > 1
            ? t(c, r, i, a, o, s)
            : s == e.LEAST_UPPER_BOUND
              ? r < a.length
                ? r
                : -1
              : c
          : c - n > 1
            ? t(n, c, i, a, o, s)
            : s == e.LEAST_UPPER_BOUND
              ? c
              : n < 0
                ? -1
                : n;
    }
    e.search = (n, r, i, a) => {
      if (r.length === 0) return -1;
      var o = t(-1, r.length, n, r, i, a || e.GREATEST_LOWER_BOUND);
      if (o < 0) return -1;
      for (; o - 1 >= 0 && i(r[o], r[o - 1], !0) === 0; ) --o;
      return o;
    };
  }),
  w = /* @__PURE__ */ n((e) => {
    function t(e) {
      function t(e, t, n) {
        var r = e[t];
        (e[t] = e[n]), (e[n] = r);
      }
      function n(e, t) {
        return Math.round(e + Math.random() * (t - e));
      }
      function r(e, i, a, o) {
        if (a < o) {
          var s = n(a, o),
            c = a - 1;
          t(e, s, o);
          for (var l = e[o], u = a; u < o; u++) i(e[u], l, !1) <= 0 && ((c += 1), t(e, c, u));
          t(e, c + 1, u);
          var d = c + 1;
          r(e, i, a, d - 1), r(e, i, d + 1, o);
        }
      }
      return r;
    }
    function n(e) {
      const n = t.toString();
      return Function(`return ${n}`)()(e);
    }
    const r = (() => {
        try {
          return Function(`return 0`)(), !0;
        } catch {
          return !1;
        }
      })(),
      i = /* @__PURE__ */ new WeakMap();
    e.quickSort = (e, a, o = 0) => {
      let s = r ? i.get(a) : t(a);
      s === void 0 && ((s = n(a)), i.set(a, s)), s(e, a, o, e.length - 1);
    };
  }),
  T = /* @__PURE__ */ n((e) => {
    var t = y(),
      n = C(),
      r = b().ArraySet,
      i = v(),
      a = w().quickSort,
      o = 1e7;
    function s(e, n) {
      var r = e;
      return (
        typeof e == `string` && (r = t.parseSourceMapInput(e)), r.sections == null ? new c(r, n) : new f(r, n)
      );
    }
    (s.fromSourceMap = (e, t) => c.fromSourceMap(e, t)),
      (s.prototype._version = 3),
      (s.prototype.__generatedMappings = null),
      Object.defineProperty(s.prototype, '_generatedMappings', {
        configurable: !0,
        enumerable: !0,
        get: function () {
          return (
            this.__generatedMappings || this._parseMappings(this._mappings, this.sourceRoot),
            this.__generatedMappings
          );
        },
      }),
      (s.prototype.__originalMappings = null),
      Object.defineProperty(s.prototype, '_originalMappings', {
        configurable: !0,
        enumerable: !0,
        get: function () {
          return (
            this.__originalMappings || this._parseMappings(this._mappings, this.sourceRoot),
            this.__originalMappings
          );
        },
      }),
      (s.prototype._charIsMappingSeparator = (e, t) => {
        var n = e.charAt(t);
        return n === `;` || n === `,`;
      }),
      (s.prototype._parseMappings = (e, t) => {
        throw Error(`Subclasses must implement _parseMappings`);
      }),
      (s.GENERATED_ORDER = 1),
      (s.ORIGINAL_ORDER = 2),
      (s.GREATEST_LOWER_BOUND = 1),
      (s.LEAST_UPPER_BOUND = 2),
      (s.prototype.eachMapping = function (e, n, r) {
        var i = n || null,
          a = r || s.GENERATED_ORDER,
          o;
        switch (a) {
          case s.GENERATED_ORDER:
            o = this._generatedMappings;
            break;
          case s.ORIGINAL_ORDER:
            o = this._originalMappings;
            break;
          default:
            throw Error(`Unknown order of iteration.`);
        }
        for (
          var c = this.sourceRoot,
            l = e.bind(i),
            u = this._names,
            d = this._sources,
            f = this._sourceMapURL,
            p = 0,
            m = o.length;
          p < m;
          p++
        ) {
          var h = o[p],
            g = h.source === null ? null : d.at(h.source);
          g !== null && (g = t.computeSourceURL(c, g, f)),
            l({
              source: g,
              generatedLine: h.generatedLine,
              generatedColumn: h.generatedColumn,
              originalLine: h.originalLine,
              originalColumn: h.originalColumn,
              name: h.name === null ? null : u.at(h.name),
            });
        }
      }),
      (s.prototype.allGeneratedPositionsFor = function (e) {
        var r = t.getArg(e, `line`),
          i = { source: t.getArg(e, `source`), originalLine: r, originalColumn: t.getArg(e, `column`, 0) };
        if (((i.source = this._findSourceIndex(i.source)), i.source < 0)) return [];
        var a = [],
          o = this._findMapping(
            i,
            this._originalMappings,
            `originalLine`,
            `originalColumn`,
            t.compareByOriginalPositions,
            n.LEAST_UPPER_BOUND,
          );
        if (o >= 0) {
          var s = this._originalMappings[o];
          if (e.column === void 0)
            for (var c = s.originalLine; s && s.originalLine === c; )
              a.push({
                line: t.getArg(s, `generatedLine`, null),
                column: t.getArg(s, `generatedColumn`, null),
                lastColumn: t.getArg(s, `lastGeneratedColumn`, null),
              }),
                (s = this._originalMappings[++o]);
          else
            for (var l = s.originalColumn; s && s.originalLine === r && s.originalColumn == l; )
              a.push({
                line: t.getArg(s, `generatedLine`, null),
                column: t.getArg(s, `generatedColumn`, null),
                lastColumn: t.getArg(s, `lastGeneratedColumn`, null),
              }),
                (s = this._originalMappings[++o]);
        }
        return a;
      }),
      (e.SourceMapConsumer = s);
    function c(e, n) {
      var i = e;
      typeof e == `string` && (i = t.parseSourceMapInput(e));
      var a = t.getArg(i, `version`),
        o = t.getArg(i, `sources`),
        s = t.getArg(i, `names`, []),
        c = t.getArg(i, `sourceRoot`, null),
        l = t.getArg(i, `sourcesContent`, null),
        u = t.getArg(i, `mappings`),
        d = t.getArg(i, `file`, null);
      if (a != this._version) throw Error(`Unsupported version: ` + a);
      (c &&= t.normalize(c)),
        (o = o
          .map(String)
          .map(t.normalize)
          .map((e) => (c && t.isAbsolute(c) && t.isAbsolute(e) ? t.relative(c, e) : e))),
        (this._names = r.fromArray(s.map(String), !0)),
        (this._sources = r.fromArray(o, !0)),
        (this._absoluteSources = this._sources.toArray().map((e) => t.computeSourceURL(c, e, n))),
        (this.sourceRoot = c),
        (this.sourcesContent = l),
        (this._mappings = u),
        (this._sourceMapURL = n),
        (this.file = d);
    }
    (c.prototype = Object.create(s.prototype)),
      (c.prototype.consumer = s),
      (c.prototype._findSourceIndex = function (e) {
        var n = e;
        if ((this.sourceRoot != null && (n = t.relative(this.sourceRoot, n)), this._sources.has(n)))
          return this._sources.indexOf(n);
        for (var r = 0; r < this._absoluteSources.length; ++r) if (this._absoluteSources[r] == e) return r;
        return -1;
      }),
      (c.fromSourceMap = (e, n) => {
        var i = Object.create(c.prototype),
          o = (i._names = r.fromArray(e._names.toArray(), !0)),
          s = (i._sources = r.fromArray(e._sources.toArray(), !0));
        (i.sourceRoot = e._sourceRoot),
          (i.sourcesContent = e._generateSourcesContent(i._sources.toArray(), i.sourceRoot)),
          (i.file = e._file),
          (i._sourceMapURL = n),
          (i._absoluteSources = i._sources.toArray().map((e) => t.computeSourceURL(i.sourceRoot, e, n)));
        for (
          var u = e._mappings.toArray().slice(),
            d = (i.__generatedMappings = []),
            f = (i.__originalMappings = []),
            p = 0,
            m = u.length;
          p < m;
          p++
        ) {
          var h = u[p],
            g = new l();
          (g.generatedLine = h.generatedLine),
            (g.generatedColumn = h.generatedColumn),
            h.source &&
              ((g.source = s.indexOf(h.source)),
              (g.originalLine = h.originalLine),
              (g.originalColumn = h.originalColumn),
              h.name && (g.name = o.indexOf(h.name)),
              f.push(g)),
            d.push(g);
        }
        return a(i.__originalMappings, t.compareByOriginalPositions), i;
      }),
      (c.prototype._version = 3),
      Object.defineProperty(c.prototype, 'sources', {
        get: function () {
          return this._absoluteSources.slice();
        },
      });
    function l() {
      (this.generatedLine = 0),
        (this.generatedColumn = 0),
        (this.source = null),
        (this.originalLine = null),
        (this.originalColumn = null),
        (this.name = null);
    }
    const u = t.compareByGeneratedPositionsDeflatedNoLine;
    function d(e, t) {
      const n = e.length,
        r = e.length - t;
      if (!(r <= 1)) {
        if (r == 2) {
          const n = e[t],
            r = e[t + 1];
          u(n, r) > 0 && ((e[t] = r), (e[t + 1] = n));
        } else if (r < 20)
          for (let r = t; r < n; r++)
            for (let n = r; n > t; n--) {
              const t = e[n - 1],
                r = e[n];
              if (u(t, r) <= 0) break;
              (e[n - 1] = r), (e[n] = t);
            }
        else a(e, u, t);
      }
    }
    (c.prototype._parseMappings = function (e, n) {
      var r = 1,
        o = 0,
        s = 0,
        c = 0,
        u = 0,
        f = 0,
        p = e.length,
        m = 0,
        h = {},
        g = [],
        _ = [],
        v,
        y,
        b,
        x;
      let S = 0;
      for (; m < p; )
        if (e.charAt(m) === `;`) r++, m++, (o = 0), d(_, S), (S = _.length);
        else if (e.charAt(m) === `,`) m++;
        else {
          for (v = new l(), v.generatedLine = r, b = m; b < p && !this._charIsMappingSeparator(e, b); b++);
          for (e.slice(m, b), y = []; m < b; ) i.decode(e, m, h), (x = h.value), (m = h.rest), y.push(x);
          if (y.length === 2) throw Error(`Found a source, but no line and column`);
          if (y.length === 3) throw Error(`Found a source and line, but no column`);
          if (
            ((v.generatedColumn = o + y[0]),
            (o = v.generatedColumn),
            y.length > 1 &&
              ((v.source = u + y[1]),
              (u += y[1]),
              (v.originalLine = s + y[2]),
              (s = v.originalLine),
              (v.originalLine += 1),
              (v.originalColumn = c + y[3]),
              (c = v.originalColumn),
              y.length > 4 && ((v.name = f + y[4]), (f += y[4]))),
            _.push(v),
            typeof v.originalLine == `number`)
          ) {
            const e = v.source;
            for (; g.length <= e; ) g.push(null);
            g[e] === null && (g[e] = []), g[e].push(v);
          }
        }
      d(_, S), (this.__generatedMappings = _);
      for (var C = 0; C < g.length; C++) g[C] != null && a(g[C], t.compareByOriginalPositionsNoSource);
      this.__originalMappings = [].concat(...g);
    }),
      (c.prototype._findMapping = (e, t, r, i, a, o) => {
        if (e[r] <= 0) throw TypeError(`Line must be greater than or equal to 1, got ` + e[r]);
        if (e[i] < 0) throw TypeError(`Column must be greater than or equal to 0, got ` + e[i]);
        return n.search(e, t, a, o);
      }),
      (c.prototype.computeColumnSpans = function () {
        for (var e = 0; e < this._generatedMappings.length; ++e) {
          var t = this._generatedMappings[e];
          if (e + 1 < this._generatedMappings.length) {
            var n = this._generatedMappings[e + 1];
            if (t.generatedLine === n.generatedLine) {
              t.lastGeneratedColumn = n.generatedColumn - 1;
              continue;
            }
          }
          t.lastGeneratedColumn = 1 / 0;
        }
      }),
      (c.prototype.originalPositionFor = function (e) {
        var n = { generatedLine: t.getArg(e, `line`), generatedColumn: t.getArg(e, `column`) },
          r = this._findMapping(
            n,
            this._generatedMappings,
            `generatedLine`,
            `generatedColumn`,
            t.compareByGeneratedPositionsDeflated,
            t.getArg(e, `bias`, s.GREATEST_LOWER_BOUND),
          );
        if (r >= 0) {
          var i = this._generatedMappings[r];
          if (i.generatedLine === n.generatedLine) {
            var a = t.getArg(i, `source`, null);
            a !== null &&
              ((a = this._sources.at(a)), (a = t.computeSourceURL(this.sourceRoot, a, this._sourceMapURL)));
            var o = t.getArg(i, `name`, null);
            return (
              o !== null && (o = this._names.at(o)),
              {
                source: a,
                line: t.getArg(i, `originalLine`, null),
                column: t.getArg(i, `originalColumn`, null),
                name: o,
              }
            );
          }
        }
        return { source: null, line: null, column: null, name: null };
      }),
      (c.prototype.hasContentsOfAllSources = function () {
        return this.sourcesContent
          ? this.sourcesContent.length >= this._sources.size() && !this.sourcesContent.some((e) => e == null)
          : !1;
      }),
      (c.prototype.sourceContentFor = function (e, n) {
        if (!this.sourcesContent) return null;
        var r = this._findSourceIndex(e);
        if (r >= 0) return this.sourcesContent[r];
        var i = e;
        this.sourceRoot != null && (i = t.relative(this.sourceRoot, i));
        var a;
        if (this.sourceRoot != null && (a = t.urlParse(this.sourceRoot))) {
          var o = i.replace(/^file:\/\//, ``);
          if (a.scheme == `file` && this._sources.has(o))
            return this.sourcesContent[this._sources.indexOf(o)];
          if ((!a.path || a.path == `/`) && this._sources.has(`/` + i))
            return this.sourcesContent[this._sources.indexOf(`/` + i)];
        }
        if (n) return null;
        throw Error(`"` + i + `" is not in the SourceMap.`);
      }),
      (c.prototype.generatedPositionFor = function (e) {
        var n = t.getArg(e, `source`);
        if (((n = this._findSourceIndex(n)), n < 0)) return { line: null, column: null, lastColumn: null };
        var r = { source: n, originalLine: t.getArg(e, `line`), originalColumn: t.getArg(e, `column`) },
          i = this._findMapping(
            r,
            this._originalMappings,
            `originalLine`,
            `originalColumn`,
            t.compareByOriginalPositions,
            t.getArg(e, `bias`, s.GREATEST_LOWER_BOUND),
          );
        if (i >= 0) {
          var a = this._originalMappings[i];
          if (a.source === r.source)
            return {
              line: t.getArg(a, `generatedLine`, null),
              column: t.getArg(a, `generatedColumn`, null),
              lastColumn: t.getArg(a, `lastGeneratedColumn`, null),
            };
        }
        return { line: null, column: null, lastColumn: null };
      }),
      (e.BasicSourceMapConsumer = c);
    function f(e, n) {
      var i = e;
      typeof e == `string` && (i = t.parseSourceMapInput(e));
      var a = t.getArg(i, `version`),
        c = t.getArg(i, `sections`);
      if (a != this._version) throw Error(`Unsupported version: ` + a);
      (this._sources = new r()), (this._names = new r());
      var l = { line: -1, column: 0 },
        u = 0;
      (this._sections = c.map((e) => {
        if (e.url) throw Error(`Support for url field in sections not implemented.`);
        var r = t.getArg(e, `offset`),
          i = t.getArg(r, `line`),
          a = t.getArg(r, `column`);
        if (!p(i) || !p(a)) throw Error(`Section offset line and column must be non-negative integers.`);
        if (i > o) throw Error(`Section offset line must not exceed ` + o + `.`);
        if (i < l.line || (i === l.line && a < l.column))
          throw Error(`Section offsets must be ordered and non-overlapping.`);
        l = r;
        var c = new s(t.getArg(e, `map`), n),
          d = i + (c._maxOffsetLine || 0);
        if (d > o)
          throw Error(`Section offset line must not exceed ` + o + `, including offsets of nested sections.`);
        return (
          d > u && (u = d), { generatedOffset: { generatedLine: i + 1, generatedColumn: a + 1 }, consumer: c }
        );
      })),
        (this._maxOffsetLine = u);
    }
    function p(e) {
      return typeof e == `number` && e >= 0 && e <= 9007199254740991 && Math.floor(e) === e;
    }
    (f.prototype = Object.create(s.prototype)),
      (f.prototype.constructor = s),
      (f.prototype._version = 3),
      Object.defineProperty(f.prototype, 'sources', {
        get: function () {
          for (var e = [], t = 0; t < this._sections.length; t++)
            for (var n = this._sections[t].consumer.sources, r = 0; r < n.length; r++) e.push(n[r]);
          return e;
        },
      }),
      (f.prototype.originalPositionFor = function (e) {
        var r = { generatedLine: t.getArg(e, `line`), generatedColumn: t.getArg(e, `column`) },
          i = n.search(
            r,
            this._sections,
            (e, t) =>
              e.generatedLine - t.generatedOffset.generatedLine ||
              e.generatedColumn - t.generatedOffset.generatedColumn,
          ),
          a = this._sections[i];
        return a
          ? a.consumer.originalPositionFor({
              line: r.generatedLine - (a.generatedOffset.generatedLine - 1),
              column:
                r.generatedColumn -
                (a.generatedOffset.generatedLine === r.generatedLine
                  ? a.generatedOffset.generatedColumn - 1
                  : 0),
              bias: e.bias,
            })
          : { source: null, line: null, column: null, name: null };
      }),
      (f.prototype.hasContentsOfAllSources = function () {
        return this._sections.every((e) => e.consumer.hasContentsOfAllSources());
      }),
      (f.prototype.sourceContentFor = function (e, t) {
        for (var n = 0; n < this._sections.length; n++) {
          var r = this._sections[n].consumer.sourceContentFor(e, !0);
          if (r || r === ``) return r;
        }
        if (t) return null;
        throw Error(`"` + e + `" is not in the SourceMap.`);
      }),
      (f.prototype.generatedPositionFor = function (e) {
        for (var n = 0; n < this._sections.length; n++) {
          var r = this._sections[n];
          if (r.consumer._findSourceIndex(t.getArg(e, `source`)) !== -1) {
            var i = r.consumer.generatedPositionFor(e);
            if (i)
              return {
                line: i.line + (r.generatedOffset.generatedLine - 1),
                column:
                  i.column +
                  (r.generatedOffset.generatedLine === i.line ? r.generatedOffset.generatedColumn - 1 : 0),
              };
          }
        }
        return { line: null, column: null };
      }),
      (f.prototype._parseMappings = function (e, n) {
        (this.__generatedMappings = []), (this.__originalMappings = []);
        for (var r = 0; r < this._sections.length; r++)
          for (var i = this._sections[r], o = i.consumer._generatedMappings, s = 0; s < o.length; s++) {
            var c = o[s],
              l = i.consumer._sources.at(c.source);
            l !== null && (l = t.computeSourceURL(i.consumer.sourceRoot, l, this._sourceMapURL)),
              this._sources.add(l),
              (l = this._sources.indexOf(l));
            var u = null;
            c.name && ((u = i.consumer._names.at(c.name)), this._names.add(u), (u = this._names.indexOf(u)));
            var d = {
              source: l,
              generatedLine: c.generatedLine + (i.generatedOffset.generatedLine - 1),
              generatedColumn:
                c.generatedColumn +
                (i.generatedOffset.generatedLine === c.generatedLine
                  ? i.generatedOffset.generatedColumn - 1
                  : 0),
              originalLine: c.originalLine,
              originalColumn: c.originalColumn,
              name: u,
            };
            this.__generatedMappings.push(d),
              typeof d.originalLine == `number` && this.__originalMappings.push(d);
          }
        a(this.__generatedMappings, t.compareByGeneratedPositionsDeflated),
          a(this.__originalMappings, t.compareByOriginalPositions);
      }),
      (e.IndexedSourceMapConsumer = f);
  }),
  E = /* @__PURE__ */ n((e) => {
    var t = S().SourceMapGenerator,
      n = y(),
      r = /(\r?\n)/,
      i = 10,
      a = `$$$isSourceNode$$$`;
    function o(e, t, n, r, i) {
      (this.children = []),
        (this.sourceContents = {}),
        (this.line = e ?? null),
        (this.column = t ?? null),
        (this.source = n ?? null),
        (this.name = i ?? null),
        (this[a] = !0),
        r != null && this.add(r);
    }
    (o.fromStringWithSourceMap = function (e, t, i) {
      var a = new o(),
        s = e.split(r),
        c = 0,
        l = () => e() + (e() || ``),
        u = 1,
        d = 0,
        f = null;
      return (
        t.eachMapping((e) => {
          if (f !== null) {
            if (u < e.generatedLine) p(f, l()), u++, (d = 0);
            else {
              var t = s[c] || ``,
                n = t.substr(0, e.generatedColumn - d);
              (s[c] = t.substr(e.generatedColumn - d)), (d = e.generatedColumn), p(f, n), (f = e);
              return;
            }
          }
          for (; u < e.generatedLine; ) {
            if (c >= s.length) {
              u = e.generatedLine;
              break;
            }
            a.add(l()), u++;
          }
          if (d < e.generatedColumn) {
            var t = s[c] || ``;
            a.add(t.substr(0, e.generatedColumn)),
              (s[c] = t.substr(e.generatedColumn)),
              (d = e.generatedColumn);
          }
          f = e;
        }, this),
        c < s.length && (f && p(f, l()), a.add(s.splice(c).join(``))),
        t.sources.forEach((e) => {
          var r = t.sourceContentFor(e);
          r != null && (i != null && (e = n.join(i, e)), a.setSourceContent(e, r));
        }),
        a
      );
      function p(e, t) {
        if (e === null || e.source === void 0) a.add(t);
        else {
          var r = i ? n.join(i, e.source) : e.source;
          a.add(new o(e.originalLine, e.originalColumn, r, t, e.name));
        }
      }
    }),
      (o.prototype.add = function (e) {
        if (Array.isArray(e))
          e.forEach(function (e) {
            this.add(e);
          }, this);
        else if (e[a] || typeof e == `string`) e && this.children.push(e);
        else
          throw TypeError(`Expected a SourceNode, string, or an array of SourceNodes and strings. Got ` + e);
        return this;
      }),
      (o.prototype.prepend = function (e) {
        if (Array.isArray(e)) for (var t = e.length - 1; t >= 0; t--) this.prepend(e[t]);
        else if (e[a] || typeof e == `string`) this.children.unshift(e);
        else
          throw TypeError(`Expected a SourceNode, string, or an array of SourceNodes and strings. Got ` + e);
        return this;
      }),
      (o.prototype.walk = function (e) {
        for (var t, n = 0, r = this.children.length; n < r; n++)
          (t = this.children[n]),
            t[a]
              ? t.walk(e)
              : t !== `` &&
                e(t, { source: this.source, line: this.line, column: this.column, name: this.name });
      }),
      (o.prototype.join = function (e) {
        var t,
          n,
          r = this.children.length;
        if (r > 0) {
          for (t = [], n = 0; n < r - 1; n++) t.push(this.children[n]), t.push(e);
          t.push(this.children[n]), (this.children = t);
        }
        return this;
      }),
      (o.prototype.replaceRight = function (e, t) {
        var n = this.children[this.children.length - 1];
        return (
          n[a]
            ? n.replaceRight(e, t)
            : typeof n == `string`
              ? (this.children[this.children.length - 1] = n.replace(e, t))
              : this.children.push(``.replace(e, t)),
          this
        );
      }),
      (o.prototype.setSourceContent = function (e, t) {
        this.sourceContents[n.toSetString(e)] = t;
      }),
      (o.prototype.walkSourceContents = function (e) {
        for (var t = 0, r = this.children.length; t < r; t++)
          this.children[t][a] && this.children[t].walkSourceContents(e);
        for (var i = Object.keys(this.sourceContents), t = 0, r = i.length; t < r; t++)
          e(n.fromSetString(i[t]), this.sourceContents[i[t]]);
      }),
      (o.prototype.toString = function () {
        var e = ``;
        return (
          this.walk((t) => {
            e += t;
          }),
          e
        );
      }),
      (o.prototype.toStringWithSourceMap = function (e) {
        var n = { code: ``, line: 1, column: 0 },
          r = new t(e),
          a = !1,
          o = null,
          s = null,
          c = null,
          l = null;
        return (
          this.walk((e, t) => {
            (n.code += e),
              t.source !== null && t.line !== null && t.column !== null
                ? ((o !== t.source || s !== t.line || c !== t.column || l !== t.name) &&
                    r.addMapping({
                      source: t.source,
                      original: { line: t.line, column: t.column },
                      generated: { line: n.line, column: n.column },
                      name: t.name,
                    }),
                  (o = t.source),
                  (s = t.line),
                  (c = t.column),
                  (l = t.name),
                  (a = !0))
                : (a &&= (r.addMapping({ generated: { line: n.line, column: n.column } }), (o = null), !1));
            for (var u = 0, d = e.length; u < d; u++)
              e.charCodeAt(u) === i
                ? (n.line++,
                  (n.column = 0),
                  u + 1 === d
                    ? ((o = null), (a = !1))
                    : a &&
                      r.addMapping({
                        source: t.source,
                        original: { line: t.line, column: t.column },
                        generated: { line: n.line, column: n.column },
                        name: t.name,
                      }))
                : n.column++;
          }),
          this.walkSourceContents((e, t) => {
            r.setSourceContent(e, t);
          }),
          { code: n.code, map: r }
        );
      }),
      (e.SourceNode = o);
  }),
  D = /* @__PURE__ */ n((e) => {
    (e.SourceMapGenerator = S().SourceMapGenerator),
      (e.SourceMapConsumer = T().SourceMapConsumer),
      (e.SourceNode = E().SourceNode);
  }),
  O = /* @__PURE__ */ n((t, n) => {
    const { existsSync: r, readFileSync: i, realpathSync: a } = e(`fs`),
      { dirname: o, isAbsolute: s, join: c, relative: l, sep: u } = e(`path`),
      { SourceMapConsumer: d, SourceMapGenerator: f } = D();
    function p(e) {
      try {
        return a(e);
      } catch {
        return e;
      }
    }
    function m(e) {
      /* c8 ignore next 2 */
      return Buffer ? Buffer.from(e, `base64`).toString() : window.atob(e);
    }
    var h = class {
      constructor(e, t) {
        if (t.map === !1) return;
        t.unsafeMap && (this.unsafeMap = !0),
          this.loadAnnotation(e),
          (this.inline = this.startWith(this.annotation, `data:`));
        const n = t.map ? t.map.prev : void 0,
          r = this.loadMap(t.from, n);
        !this.mapFile && t.from && (this.mapFile = t.from),
          this.mapFile && (this.root = o(this.mapFile)),
          r && (this.text = r);
      }
      consumer() {
        return (this.consumerCache ||= new d(this.json || this.text)), this.consumerCache;
      }
      decodeInline(e) {
        const t = /^data:application\/json;charset=utf-?8;base64,/,
          n = /^data:application\/json;base64,/,
          r = e.match(/^data:application\/json;charset=utf-?8,/) || e.match(/^data:application\/json,/);
        if (r) return decodeURIComponent(e.substr(r[0].length));
        const i = e.match(t) || e.match(n);
        if (i) return m(e.substr(i[0].length));
        let a = e.slice(22);
        throw ((a = a.slice(0, a.indexOf(`,`))), Error(`Unsupported source map encoding ` + a));
      }
      getAnnotationURL(e) {
        return e.replace(/^\/\*\s*# sourceMappingURL=/, ``).trim();
      }
      isMap(e) {
        return typeof e == `object`
          ? typeof e.mappings == `string` || typeof e._mappings == `string` || Array.isArray(e.sections)
          : !1;
      }
      loadAnnotation(e) {
        const t = e.match(/\/\*\s*# sourceMappingURL=/g);
        if (!t) return;
        const n = e.lastIndexOf(t.pop()),
          r = e.indexOf(`*/`, n);
        n > -1 && r > -1 && (this.annotation = this.getAnnotationURL(e.substring(n, r)));
      }
      loadFile(e, t, n) {
        if (!n && !this.unsafeMap) {
          if (!/\.map$/i.test(e) || !t) return;
          const n = l(p(o(t)), p(e));
          if (n === `..` || n.startsWith(`..` + u) || s(n)) return;
        }
        if (((this.root = o(e)), r(e))) return (this.mapFile = e), i(e, `utf-8`).toString().trim();
      }
      loadMap(e, t) {
        if (t === !1) return !1;
        if (t) {
          if (typeof t == `string`) return t;
          if (typeof t == `function`) {
            const n = t(e);
            if (n) {
              const t = this.loadFile(n, e, !0);
              if (!t) throw Error(`Unable to load previous source map: ` + n.toString());
              return t;
            }
          } else if (t instanceof d) return f.fromSourceMap(t).toString();
          else if (t instanceof f) return t.toString();
          else if (this.isMap(t)) return JSON.stringify(t);
          else throw Error(`Unsupported previous source map format: ` + t.toString());
        } else if (this.inline) return this.decodeInline(this.annotation);
        else if (this.annotation) {
          let t = this.annotation;
          e && (t = c(o(e), t));
          const n = this.loadFile(t, e, !1);
          if (n)
            try {
              /* c8 ignore next 4 */
              this.json = JSON.parse(n.replace(/^\)]}'[^\n]*\n/, ``));
            } catch {
              return;
            }
          return n;
        }
      }
      startWith(e, t) {
        return e ? e.substr(0, t.length) === t : !1;
      }
      withContent() {
        return !!(this.consumer().sourcesContent && this.consumer().sourcesContent.length > 0);
      }
    };
    (n.exports = h), (h.default = h);
  }),
  k = /* @__PURE__ */ n((t, n) => {
    const { nanoid: r } = g(),
      { isAbsolute: i, resolve: s } = e(`path`),
      { SourceMapConsumer: c, SourceMapGenerator: l } = D(),
      { fileURLToPath: u, pathToFileURL: d } = e(`url`),
      f = o(),
      p = O(),
      m = a(),
      h = Symbol(`lineToIndexCache`),
      _ = !!(c && l),
      v = !!(s && i);
    function y(e) {
      if (e[h]) return e[h];
      let t = e.css.split(`
`),
        n = Array(t.length),
        r = 0;
      for (let e = 0, i = t.length; e < i; e++) (n[e] = r), (r += t[e].length + 1);
      return (e[h] = n), n;
    }
    var b = class {
      get from() {
        return this.file || this.id;
      }
      constructor(e, t = {}) {
        if (e == null || (typeof e == `object` && !e.toString))
          throw Error(`PostCSS received ${e} instead of CSS string`);
        if (
          ((this.css = e.toString()),
          this.css[0] === `﻿` || this.css[0] === `￾`
            ? ((this.hasBOM = !0), (this.css = this.css.slice(1)))
            : (this.hasBOM = !1),
          (this.document = this.css),
          t.document && (this.document = t.document.toString()),
          t.from && (this.file = !v || /^\w+:\/\//.test(t.from) || i(t.from) ? t.from : s(t.from)),
          v && _)
        ) {
          const e = new p(this.css, t);
          if (e.text) {
            this.map = e;
            const t = e.consumer().file;
            !this.file && t && (this.file = this.mapResolve(t));
          }
        }
        this.file || (this.id = `<input css ` + r(6) + `>`), this.map && (this.map.file = this.from);
      }
      error(e, t, n, r = {}) {
        let i, a, o, s, c;
        if (t && typeof t == `object`) {
          const e = t,
            r = n;
          if (typeof e.offset == `number`) {
            s = e.offset;
            const r = this.fromOffset(s);
            (t = r.line), (n = r.col);
          } else (t = e.line), (n = e.column), (s = this.fromLineAndColumn(t, n));
          if (typeof r.offset == `number`) {
            o = r.offset;
            const e = this.fromOffset(o);
            (a = e.line), (i = e.col);
          } else (a = r.line), (i = r.column), (o = this.fromLineAndColumn(r.line, r.column));
        } else if (n) s = this.fromLineAndColumn(t, n);
        else {
          s = t;
          const e = this.fromOffset(s);
          (t = e.line), (n = e.col);
        }
        const l = this.origin(t, n, a, i);
        return (
          (c = l
            ? new f(
                e,
                l.endLine === void 0 ? l.line : { column: l.column, line: l.line },
                l.endLine === void 0 ? l.column : { column: l.endColumn, line: l.endLine },
                l.source,
                l.file,
                r.plugin,
              )
            : new f(
                e,
                a === void 0 ? t : { column: n, line: t },
                a === void 0 ? n : { column: i, line: a },
                this.css,
                this.file,
                r.plugin,
              )),
          (c.input = {
            column: n,
            endColumn: i,
            endLine: a,
            endOffset: o,
            line: t,
            offset: s,
            source: this.css,
          }),
          this.file && (d && (c.input.url = d(this.file).toString()), (c.input.file = this.file)),
          c
        );
      }
      fromLineAndColumn(e, t) {
        return y(this)[e - 1] + t - 1;
      }
      fromOffset(e) {
        let t = y(this),
          n = t[t.length - 1],
          r = 0;
        if (e >= n) r = t.length - 1;
        else {
          let n = t.length - 2,
            i;
          for (; r < n; )
            if (((i = r + ((n - r) >> 1)), e < t[i])) n = i - 1;
            else if (e >= t[i + 1]) r = i + 1;
            else {
              r = i;
              break;
            }
        }
        return { col: e - t[r] + 1, line: r + 1 };
      }
      mapResolve(e) {
        return /^\w+:\/\//.test(e) ? e : s(this.map.consumer().sourceRoot || this.map.root || `.`, e);
      }
      origin(e, t, n, r) {
        if (!this.map) return !1;
        const a = this.map.consumer(),
          o = a.originalPositionFor({ column: t - 1, line: e });
        if (!o.source) return !1;
        let c;
        if (typeof n == `number`) {
          const e = a.originalPositionFor({ column: r - 1, line: n });
          e.source && (c = e);
        }
        let l;
        l = i(o.source) ? d(o.source) : new URL(o.source, d(this.map.mapFile || s(`.`) + `/`));
        const f = {
          column: o.column + 1,
          endColumn: c && c.column + 1,
          endLine: c && c.line,
          line: o.line,
          url: l.toString(),
        };
        if (l.protocol === `file:`) {
          if (u) f.file = u(l);
          /* c8 ignore next 2 */ else throw Error(`file: protocol is not available in this PostCSS build`);
        }
        const p = a.sourceContentFor(o.source);
        return p && (f.source = p), f;
      }
      toJSON() {
        const e = {};
        for (const t of [`hasBOM`, `css`, `file`, `id`]) this[t] != null && (e[t] = this[t]);
        return (
          this.map && ((e.map = { ...this.map }), e.map.consumerCache && (e.map.consumerCache = void 0)), e
        );
      }
    };
    (n.exports = b), (b.default = b), m && m.registerInput && m.registerInput(b);
  }),
  A = /* @__PURE__ */ n((e, t) => {
    let n = p(),
      r,
      i;
    var a = class extends n {
      constructor(e) {
        super(e), (this.type = `root`), (this.nodes ||= []);
      }
      normalize(e, t, n) {
        const r = /* @__PURE__ */ new Set();
        for (const t of Array.isArray(e) ? e : [e])
          t && typeof t == `object` && !t.parent && t.raws && t.raws.before !== void 0 && r.add(t.raws);
        const i = super.normalize(e);
        if (t) {
          if (n === `prepend`)
            this.nodes.length > 1 ? (t.raws.before = this.nodes[1].raws.before) : delete t.raws.before;
          else if (this.first !== t) for (const e of i) r.has(e.raws) || (e.raws.before = t.raws.before);
        }
        return i;
      }
      removeChild(e, t) {
        const n = this.index(e);
        return (
          !t && n === 0 && this.nodes.length > 1 && (this.nodes[1].raws.before = this.nodes[n].raws.before),
          super.removeChild(e)
        );
      }
      toResult(e = {}) {
        return new r(new i(), this, e).stringify();
      }
    };
    (a.registerLazyResult = (e) => {
      r = e;
    }),
      (a.registerProcessor = (e) => {
        i = e;
      }),
      (t.exports = a),
      (a.default = a),
      n.registerRoot(a);
  }),
  j = /* @__PURE__ */ n((e, t) => {
    const n = {
      comma(e) {
        return n.split(e, [`,`], !0);
      },
      space(e) {
        return n.split(e, [
          ` `,
          `
`,
          `	`,
        ]);
      },
      split(e, t, n) {
        if (typeof e != `string`) return [];
        let r = [],
          i = ``,
          a = !1,
          o = 0,
          s = !1,
          c = ``,
          l = !1,
          u = !1;
        for (let d = 0; d < e.length; d++) {
          const f = e[d];
          if (u) (i += f), f === `*` && e[d + 1] === `/` && ((i += `/`), (d += 1), (u = !1));
          else {
            if (l) l = !1;
            else if (f === `\\`) l = !0;
            else if (s) f === c && (s = !1);
            else if (f === `"` || f === `'`) (s = !0), (c = f);
            else if (f === `/` && e[d + 1] === `*`) {
              (i += `/*`), (d += 1), (u = !0);
              continue;
            } else f === `(` ? (o += 1) : f === `)` ? o > 0 && --o : o === 0 && t.includes(f) && (a = !0);
            if (a) {
              const e = i.trim();
              (n || e !== ``) && r.push(e), (i = ``), (a = !1);
            } else i += f;
          }
        }
        const d = i.trim();
        return (n || d !== ``) && r.push(d), r;
      },
    };
    (t.exports = n), (n.default = n);
  }),
  M = /* @__PURE__ */ n((e, t) => {
    const n = p(),
      r = j();
    var i = class extends n {
      get selectors() {
        return r.comma(this.selector);
      }
      set selectors(e) {
        const t = this.selector ? this.selector.match(/,\s*/) : null,
          n = t ? t[0] : `,` + this.raw(`between`, `beforeOpen`);
        this.selector = e.join(n);
      }
      constructor(e) {
        super(e), (this.type = `rule`), (this.nodes ||= []);
      }
    };
    (t.exports = i), (i.default = i), n.registerRule(i);
  }),
  N = /* @__PURE__ */ n((e, t) => {
    const n = m(),
      r = d(),
      i = f(),
      a = k(),
      o = O(),
      s = A(),
      c = M();
    function l(e, t) {
      return e.inputs
        ? e.inputs.map((e) => {
            const t = { ...e, __proto__: a.prototype };
            return (t.map &&= { ...t.map, __proto__: o.prototype }), t;
          })
        : t;
    }
    function u(e, t, a) {
      const o = { ...e };
      if ((delete o.inputs, delete o.nodes, o.source)) {
        const { inputId: e, ...n } = o.source;
        (o.source = n), e != null && (o.source.input = t[e]);
      }
      let l;
      if (o.type === `root`) l = new s(o);
      else if (o.type === `decl`) l = new i(o);
      else if (o.type === `rule`) l = new c(o);
      else if (o.type === `comment`) l = new r(o);
      else if (o.type === `atrule`) l = new n(o);
      else throw Error(`Unknown node type: ` + e.type);
      if (a) {
        l.nodes = a;
        for (const e of a) e.parent = l;
      }
      return l;
    }
    function p(e, t) {
      if (Array.isArray(e)) return e.map((e) => p(e));
      let n,
        r = [{ childIndex: 0, children: [], inputs: l(e, t), json: e }];
      for (; r.length > 0; ) {
        const e = r[r.length - 1],
          t = e.json.nodes;
        if (t && e.childIndex < t.length) {
          const n = t[e.childIndex];
          (e.childIndex += 1), r.push({ childIndex: 0, children: [], inputs: l(n, e.inputs), json: n });
          continue;
        }
        r.pop();
        const i = u(e.json, e.inputs, t ? e.children : void 0);
        r.length > 0 ? r[r.length - 1].children.push(i) : (n = i);
      }
      return n;
    }
    (t.exports = p), (p.default = p);
  }),
  P = /* @__PURE__ */ n((t, n) => {
    const { dirname: r, relative: i, resolve: a, sep: o } = e(`path`),
      { SourceMapConsumer: s, SourceMapGenerator: c } = D(),
      { pathToFileURL: l } = e(`url`),
      u = k(),
      d = !!(s && c),
      f = !!(r && a && i && o);
    n.exports = class {
      constructor(e, t, n, r) {
        (this.stringify = e),
          (this.mapOpts = n.map || {}),
          (this.root = t),
          (this.opts = n),
          (this.css = r),
          (this.originalCSS = r),
          (this.usesFileUrls = !this.mapOpts.from && this.mapOpts.absolute),
          (this.memoizedFileURLs = /* @__PURE__ */ new Map()),
          (this.memoizedPaths = /* @__PURE__ */ new Map()),
          (this.memoizedURLs = /* @__PURE__ */ new Map());
      }
      addAnnotation() {
        let e;
        e = this.isInline()
          ? `data:application/json;base64,` + this.toBase64(this.map.toString())
          : typeof this.mapOpts.annotation == `string`
            ? this.mapOpts.annotation
            : typeof this.mapOpts.annotation == `function`
              ? this.mapOpts.annotation(this.opts.to, this.root)
              : this.outputFile() + `.map`;
        let t = `
`;
        this.css.includes(`\r
`) &&
          (t = `\r
`),
          (this.css += t + `/*# sourceMappingURL=` + e + ` */`);
      }
      applyPrevMaps() {
        for (const e of this.previous()) {
          let t = this.toUrl(this.path(e.file)),
            n = e.root || r(e.file),
            i;
          this.mapOpts.sourcesContent === !1
            ? ((i = new s(e.text)), i.sourcesContent && (i.sourcesContent = null))
            : (i = e.consumer()),
            this.map.applySourceMap(i, t, this.toUrl(this.path(n)));
        }
      }
      clearAnnotation() {
        if (this.mapOpts.annotation !== !1) {
          if (this.root) {
            let e;
            for (let t = this.root.nodes.length - 1; t >= 0; t--)
              (e = this.root.nodes[t]),
                e.type === `comment` && e.text.startsWith(`# sourceMappingURL=`) && this.root.removeChild(t);
          } else if (this.css) {
            let e = ``,
              t = 0,
              n;
            for (; (n = this.css.indexOf(`/*# sourceMappingURL=`, t)) !== -1; ) {
              const r = this.css.indexOf(`*/`, n + 21);
              if (r === -1) break;
              if (r + 2 === this.css.length || /[\t\n\f\r ]/.test(this.css[r + 2]))
                for (
                  ;
                  n > t &&
                  (this.css[n - 1] ===
                    `
` ||
                    this.css[n - 1] === `\r`);
                )
                  n--;
              (e += this.css.slice(t, n)), (t = r + 2);
            }
            t > 0 && (this.css = e + this.css.slice(t));
          }
        }
      }
      generate() {
        if ((this.clearAnnotation(), f && d && this.isMap())) return this.generateMap();
        {
          let e = ``;
          return (
            this.stringify(this.root, (t) => {
              e += t;
            }),
            [e]
          );
        }
      }
      generateMap() {
        if (this.root) this.generateString();
        else if (this.previous().length === 1) {
          const e = this.previous()[0].consumer();
          (e.file = this.outputFile()), (this.map = c.fromSourceMap(e, { ignoreInvalidMapping: !0 }));
        } else
          (this.map = new c({ file: this.outputFile(), ignoreInvalidMapping: !0 })),
            this.map.addMapping({
              generated: { column: 0, line: 1 },
              original: { column: 0, line: 1 },
              source: this.opts.from ? this.toUrl(this.path(this.opts.from)) : `<no source>`,
            });
        return (
          this.isSourcesContent() && this.setSourcesContent(),
          this.root && this.previous().length > 0 && this.applyPrevMaps(),
          this.isAnnotation() && this.addAnnotation(),
          this.isInline() ? [this.css] : [this.css, this.map]
        );
      }
      generateString() {
        (this.css = ``), (this.map = new c({ file: this.outputFile(), ignoreInvalidMapping: !0 }));
        let e = 1,
          t = 1,
          n = `<no source>`,
          r = { generated: { column: 0, line: 0 }, original: { column: 0, line: 0 }, source: `` },
          i,
          a;
        this.stringify(this.root, (o, s, c) => {
          if (
            ((this.css += o),
            s &&
              c !== `end` &&
              ((r.generated.line = e),
              (r.generated.column = t - 1),
              s.source && s.source.start
                ? ((r.source = this.sourcePath(s)),
                  (r.original.line = s.source.start.line),
                  (r.original.column = s.source.start.column - 1),
                  this.map.addMapping(r))
                : ((r.source = n), (r.original.line = 1), (r.original.column = 0), this.map.addMapping(r))),
            (a = o.match(/\n/g)),
            a
              ? ((e += a.length),
                (i = o.lastIndexOf(`
`)),
                (t = o.length - i))
              : (t += o.length),
            s && c !== `start`)
          ) {
            const i = s.parent || { raws: {} };
            (!(s.type === `decl` || (s.type === `atrule` && !s.nodes)) || s !== i.last || i.raws.semicolon) &&
              (s.source && s.source.end
                ? ((r.source = this.sourcePath(s)),
                  (r.original.line = s.source.end.line),
                  (r.original.column = s.source.end.column - 1),
                  (r.generated.line = e),
                  (r.generated.column = t - 2),
                  this.map.addMapping(r))
                : ((r.source = n),
                  (r.original.line = 1),
                  (r.original.column = 0),
                  (r.generated.line = e),
                  (r.generated.column = t - 1),
                  this.map.addMapping(r)));
          }
        });
      }
      isAnnotation() {
        return this.isInline()
          ? !0
          : this.mapOpts.annotation === void 0
            ? !this.previous().length || this.previous().some((e) => e.annotation)
            : this.mapOpts.annotation;
      }
      isInline() {
        if (this.mapOpts.inline !== void 0) return this.mapOpts.inline;
        const e = this.mapOpts.annotation;
        return e !== void 0 && e !== !0
          ? !1
          : !this.previous().length || this.previous().some((e) => e.inline);
      }
      isMap() {
        return this.opts.map === void 0 ? this.previous().length > 0 : !!this.opts.map;
      }
      isSourcesContent() {
        return this.mapOpts.sourcesContent === void 0
          ? !this.previous().length || this.previous().some((e) => e.withContent())
          : this.mapOpts.sourcesContent;
      }
      outputFile() {
        return this.opts.to ? this.path(this.opts.to) : this.opts.from ? this.path(this.opts.from) : `to.css`;
      }
      path(e) {
        if (this.mapOpts.absolute || e.charCodeAt(0) === 60 || /^\w+:\/\//.test(e)) return e;
        const t = this.memoizedPaths.get(e);
        if (t) return t;
        let n = this.opts.to ? r(this.opts.to) : `.`;
        typeof this.mapOpts.annotation == `string` && (n = r(a(n, this.mapOpts.annotation)));
        const o = i(n, e);
        return this.memoizedPaths.set(e, o), o;
      }
      previous() {
        if (!this.previousMaps) {
          if (((this.previousMaps = []), this.root))
            this.root.walk((e) => {
              if (e.source && e.source.input.map) {
                const t = e.source.input.map;
                this.previousMaps.includes(t) || this.previousMaps.push(t);
              }
            });
          else {
            const e = new u(this.originalCSS, this.opts);
            e.map && this.previousMaps.push(e.map);
          }
        }
        return this.previousMaps;
      }
      setSourcesContent() {
        const e = {};
        if (this.root)
          this.root.walk((t) => {
            if (t.source) {
              const n = t.source.input.from;
              if (n && !e[n]) {
                e[n] = !0;
                const r = this.usesFileUrls ? this.toFileUrl(n) : this.toUrl(this.path(n));
                this.map.setSourceContent(r, t.source.input.css);
              }
            }
          });
        else if (this.css) {
          const e = this.opts.from ? this.toUrl(this.path(this.opts.from)) : `<no source>`;
          this.map.setSourceContent(e, this.css);
        }
      }
      sourcePath(e) {
        return this.mapOpts.from
          ? this.toUrl(this.mapOpts.from)
          : this.usesFileUrls
            ? this.toFileUrl(e.source.input.from)
            : this.toUrl(this.path(e.source.input.from));
      }
      toBase64(e) {
        return Buffer ? Buffer.from(e).toString(`base64`) : window.btoa(unescape(encodeURIComponent(e)));
      }
      toFileUrl(e) {
        const t = this.memoizedFileURLs.get(e);
        if (t) return t;
        if (l) {
          const t = l(e).toString();
          return this.memoizedFileURLs.set(e, t), t;
        }
        throw Error('`map.absolute` option is not available in this PostCSS build');
      }
      toUrl(e) {
        const t = this.memoizedURLs.get(e);
        if (t) return t;
        o === `\\` && (e = e.replace(/\\/g, `/`));
        const n = encodeURI(e).replace(/[#?]/g, encodeURIComponent);
        return this.memoizedURLs.set(e, n), n;
      }
    };
  }),
  F = /* @__PURE__ */ n((e, t) => {
    const n = m(),
      r = d(),
      a = f(),
      o = A(),
      s = M(),
      c = i(),
      l = { empty: !0, space: !0 };
    function u(e) {
      for (let t = e.length - 1; t >= 0; t--) {
        const n = e[t],
          r = n[3] || n[2];
        if (r) return r;
      }
    }
    function p(e, t, n) {
      let r = ``;
      for (let i = t; i < n; i++) r += e[i][1];
      return r;
    }
    t.exports = class {
      constructor(e) {
        (this.input = e),
          (this.root = new o()),
          (this.current = this.root),
          (this.spaces = ``),
          (this.semicolon = !1),
          this.createTokenizer(),
          (this.root.source = { input: e, start: { column: 1, line: 1, offset: 0 } });
      }
      atrule(e) {
        const t = new n();
        (t.name = e[1].slice(1)), t.name === `` && this.unnamedAtrule(t, e), this.init(t, e[2]);
        let r,
          i,
          a,
          o = !1,
          s = !1,
          c = [],
          l = [];
        for (; !this.tokenizer.endOfFile(); ) {
          if (
            ((e = this.tokenizer.nextToken()),
            (r = e[0]),
            r === `(` || r === `[`
              ? l.push(r === `(` ? `)` : `]`)
              : r === `{` && l.length > 0
                ? l.push(`}`)
                : r === l[l.length - 1] && l.pop(),
            l.length === 0)
          ) {
            if (r === `;`) {
              (t.source.end = this.getPosition(e[2])), t.source.end.offset++, (this.semicolon = !0);
              break;
            }
            if (r === `{`) {
              s = !0;
              break;
            }
            if (r === `}`) {
              if (c.length > 0) {
                for (a = c.length - 1, i = c[a]; i && i[0] === `space`; ) i = c[--a];
                i && ((t.source.end = this.getPosition(i[3] || i[2])), t.source.end.offset++);
              }
              this.end(e);
              break;
            }
            c.push(e);
          } else c.push(e);
          if (this.tokenizer.endOfFile()) {
            o = !0;
            break;
          }
        }
        (t.raws.between = this.spacesAndCommentsFromEnd(c)),
          c.length
            ? ((t.raws.afterName = this.spacesAndCommentsFromStart(c)),
              this.raw(t, `params`, c),
              o &&
                ((e = c[c.length - 1]),
                (t.source.end = this.getPosition(e[3] || e[2])),
                t.source.end.offset++,
                (this.spaces = t.raws.between),
                (t.raws.between = ``)))
            : ((t.raws.afterName = ``), (t.params = ``)),
          s && ((t.nodes = []), (this.current = t));
      }
      checkMissedSemicolon(e) {
        const t = this.colon(e);
        if (t === !1) return;
        let n = 0,
          r;
        for (let i = t - 1; i >= 0 && ((r = e[i]), !(r[0] !== `space` && ((n += 1), n === 2))); i--);
        throw this.input.error(`Missed semicolon`, r[0] === `word` ? r[3] + 1 : r[2]);
      }
      colon(e) {
        let t = 0,
          n,
          r,
          i;
        for (const [a, o] of e.entries()) {
          if (((r = o), (i = r[0]), i === `(` && (t += 1), i === `)` && --t, t === 0 && i === `:`)) {
            if (!n) this.doubleColon(r);
            else if (n[0] === `word` && n[1] === `progid`) continue;
            else return a;
          }
          n = r;
        }
        return !1;
      }
      comment(e) {
        const t = new r();
        this.init(t, e[2]), (t.source.end = this.getPosition(e[3] || e[2])), t.source.end.offset++;
        const n = e[1].slice(2, -2);
        if (!n.trim()) (t.text = ``), (t.raws.left = n), (t.raws.right = ``);
        else {
          const e = n.match(/^(\s*)([^]*\S)(\s*)$/);
          (t.text = e[2]), (t.raws.left = e[1]), (t.raws.right = e[3]);
        }
      }
      createTokenizer() {
        this.tokenizer = c(this.input);
      }
      decl(e, t) {
        const n = new a();
        this.init(n, e[0][2]);
        const r = e[e.length - 1];
        r[0] === `;` && ((this.semicolon = !0), e.pop()),
          (n.source.end = this.getPosition(r[3] || r[2] || u(e))),
          n.source.end.offset++;
        let i = 0;
        for (; e[i][0] !== `word`; ) i === e.length - 1 && this.unknownWord([e[i]]), i++;
        (n.raws.before += p(e, 0, i)), (n.source.start = this.getPosition(e[i][2]));
        const o = i;
        for (; i < e.length; ) {
          const t = e[i][0];
          if (t === `:` || t === `space` || t === `comment`) break;
          i++;
        }
        n.prop = p(e, o, i);
        let s = i,
          c;
        for (; i < e.length && ((c = e[i]), i++, c[0] !== `:`); )
          c[0] === `word` && /\w/.test(c[1]) && this.unknownWord([c]);
        (n.raws.between = p(e, s, i)),
          (n.prop[0] === `_` || n.prop[0] === `*`) &&
            ((n.raws.before += n.prop[0]), (n.prop = n.prop.slice(1)));
        const l = i;
        for (; i < e.length; ) {
          const t = e[i][0];
          if (t !== `space` && t !== `comment`) break;
          i++;
        }
        let d = e.slice(l, i);
        (e = e.slice(i)), this.precheckMissedSemicolon(e);
        for (let t = e.length - 1; t >= 0; t--) {
          if (((c = e[t]), c[1].toLowerCase() === `!important`)) {
            n.important = !0;
            let r = this.stringFrom(e, t);
            (r = this.spacesFromEnd(e) + r), r !== ` !important` && (n.raws.important = r);
            break;
          }
          if (c[1].toLowerCase() === `important`) {
            let r = e.slice(0),
              i = ``;
            for (let e = t; e > 0; e--) {
              const t = r[e][0];
              if (i.trim().startsWith(`!`) && t !== `space`) break;
              i = r.pop()[1] + i;
            }
            i.trim().startsWith(`!`) && ((n.important = !0), (n.raws.important = i), (e = r));
          }
          if (c[0] !== `space` && c[0] !== `comment`) break;
        }
        e.some((e) => e[0] !== `space` && e[0] !== `comment`) &&
          ((n.raws.between += d.map((e) => e[1]).join(``)), (d = [])),
          this.raw(n, `value`, d.concat(e), t),
          n.value.includes(`:`) && !t && this.checkMissedSemicolon(e);
      }
      doubleColon(e) {
        throw this.input.error(`Double colon`, { offset: e[2] }, { offset: e[2] + e[1].length });
      }
      emptyRule(e) {
        const t = new s();
        this.init(t, e[2]), (t.selector = ``), (t.raws.between = ``), (this.current = t);
      }
      end(e) {
        this.current.nodes && this.current.nodes.length && (this.current.raws.semicolon = this.semicolon),
          (this.semicolon = !1),
          (this.current.raws.after = (this.current.raws.after || ``) + this.spaces),
          (this.spaces = ``),
          this.current.parent
            ? ((this.current.source.end = this.getPosition(e[2])),
              this.current.source.end.offset++,
              (this.current = this.current.parent))
            : this.unexpectedClose(e);
      }
      endFile() {
        this.current.parent && this.unclosedBlock(),
          this.current.nodes && this.current.nodes.length && (this.current.raws.semicolon = this.semicolon),
          (this.current.raws.after = (this.current.raws.after || ``) + this.spaces),
          (this.root.source.end = this.getPosition(this.tokenizer.position()));
      }
      freeSemicolon(e) {
        if (((this.spaces += e[1]), this.current.nodes)) {
          const t = this.current.nodes[this.current.nodes.length - 1];
          t &&
            t.type === `rule` &&
            !t.raws.ownSemicolon &&
            ((t.raws.ownSemicolon = this.spaces),
            (this.spaces = ``),
            (t.source.end = this.getPosition(e[2])),
            t.source.end.offset++);
        }
      }
      getPosition(e) {
        const t = this.input.fromOffset(e);
        return { column: t.col, line: t.line, offset: e };
      }
      init(e, t) {
        this.current.push(e),
          (e.source = { input: this.input, start: this.getPosition(t) }),
          (e.raws.before = this.spaces),
          (this.spaces = ``),
          e.type !== `comment` && (this.semicolon = !1);
      }
      other(e) {
        let t = !1,
          n = null,
          r = !1,
          i = null,
          a = [],
          o = e[1].startsWith(`--`),
          s = [],
          c = e;
        for (; c; ) {
          if (((n = c[0]), s.push(c), n === `(` || n === `[`)) (i ||= c), a.push(n === `(` ? `)` : `]`);
          else if (o && r && n === `{`) (i ||= c), a.push(`}`);
          else if (a.length === 0) {
            if (n === `;`) {
              if (r) {
                this.decl(s, o);
                return;
              }
              break;
            }
            if (n === `{`) {
              this.rule(s);
              return;
            }
            if (n === `}`) {
              this.tokenizer.back(s.pop()), (t = !0);
              break;
            }
            n === `:` && (r = !0);
          } else n === a[a.length - 1] && (a.pop(), a.length === 0 && (i = null));
          c = this.tokenizer.nextToken();
        }
        if ((this.tokenizer.endOfFile() && (t = !0), a.length > 0 && this.unclosedBracket(i), t && r)) {
          if (!o)
            for (; s.length && ((c = s[s.length - 1][0]), c === `space` || c === `comment`); )
              this.tokenizer.back(s.pop());
          this.decl(s, o);
        } else this.unknownWord(s);
      }
      parse() {
        let e;
        for (; !this.tokenizer.endOfFile(); )
          switch (((e = this.tokenizer.nextToken()), e[0])) {
            case `space`:
              this.spaces += e[1];
              break;
            case `;`:
              this.freeSemicolon(e);
              break;
            case `}`:
              this.end(e);
              break;
            case `comment`:
              this.comment(e);
              break;
            case `at-word`:
              this.atrule(e);
              break;
            case `{`:
              this.emptyRule(e);
              break;
            default:
              this.other(e);
          }
        this.endFile();
      }
      precheckMissedSemicolon() {}
      raw(e, t, n, r) {
        let i,
          a,
          o = n.length,
          s = ``,
          c = ``,
          u = !0,
          d,
          f;
        for (let e = 0; e < o; e += 1)
          (i = n[e]),
            (a = i[0]),
            a === `space` && e === o - 1 && !r
              ? (u = !1)
              : a === `comment`
                ? ((f = n[e - 1] ? n[e - 1][0] : `empty`),
                  (d = n[e + 1] ? n[e + 1][0] : `empty`),
                  !l[f] && !l[d] ? (c === `,` ? (u = !1) : ((s += i[1]), (c = i[1].slice(-1)))) : (u = !1))
                : ((s += i[1]), (c = i[1].slice(-1)));
        if (!u) {
          const r = n.reduce((e, t) => e + t[1], ``);
          e.raws[t] = { raw: r, value: s };
        }
        e[t] = s;
      }
      rule(e) {
        e.pop();
        const t = new s();
        this.init(t, e[0][2]),
          (t.raws.between = this.spacesAndCommentsFromEnd(e)),
          this.raw(t, `selector`, e),
          (this.current = t);
      }
      spacesAndCommentsFromEnd(e) {
        let t,
          n = ``;
        for (; e.length && ((t = e[e.length - 1][0]), t === `space` || t === `comment`); ) n = e.pop()[1] + n;
        return n;
      }
      spacesAndCommentsFromStart(e) {
        let t,
          n = ``;
        for (; e.length && ((t = e[0][0]), t === `space` || t === `comment`); ) n += e.shift()[1];
        return n;
      }
      spacesFromEnd(e) {
        let t,
          n = ``;
        for (; e.length && ((t = e[e.length - 1][0]), t === `space`); ) n = e.pop()[1] + n;
        return n;
      }
      stringFrom(e, t) {
        let n = ``;
        for (let r = t; r < e.length; r++) n += e[r][1];
        return e.splice(t, e.length - t), n;
      }
      unclosedBlock() {
        const e = this.current.source.start;
        throw this.input.error(`Unclosed block`, e.line, e.column);
      }
      unclosedBracket(e) {
        throw this.input.error(`Unclosed bracket`, { offset: e[2] }, { offset: e[2] + 1 });
      }
      unexpectedClose(e) {
        throw this.input.error(`Unexpected }`, { offset: e[2] }, { offset: e[2] + 1 });
      }
      unknownWord(e) {
        throw this.input.error(
          `Unknown word ` + e[0][1],
          { offset: e[0][2] },
          { offset: e[0][2] + e[0][1].length },
        );
      }
      unnamedAtrule(e, t) {
        throw this.input.error(`At-rule without name`, { offset: t[2] }, { offset: t[2] + t[1].length });
      }
    };
  }),
  I = /* @__PURE__ */ n((e, t) => {
    const n = p(),
      r = k(),
      i = F();
    function a(e, t) {
      const n = new r(e, t),
        a = new i(n);
      try {
        a.parse();
      } catch (e) {
        throw (
          (process.env.NODE_ENV !== `production` &&
            e.name === `CssSyntaxError` &&
            t &&
            t.from &&
            (/\.scss$/i.test(t.from)
              ? (e.message += `
You tried to parse SCSS with the standard CSS parser; try again with the postcss-scss parser`)
              : /\.sass/i.test(t.from)
                ? (e.message += `
You tried to parse Sass with the standard CSS parser; try again with the postcss-sass parser`)
                : /\.less$/i.test(t.from) &&
                  (e.message += `
You tried to parse Less with the standard CSS parser; try again with the postcss-less parser`)),
          e)
        );
      }
      return a.root;
    }
    (t.exports = a), (a.default = a), n.registerParse(a);
  }),
  L = /* @__PURE__ */ n((e, t) => {
    const n = p(),
      { my: r } = l();
    var i = class {
      constructor(e, t = {}) {
        if (((this.type = `warning`), (this.text = e), t.node && t.node.source)) {
          t.node[r] || n.rebuild(t.node);
          const e = t.node.rangeBy(t);
          (this.line = e.start.line),
            (this.column = e.start.column),
            (this.endLine = e.end.line),
            (this.endColumn = e.end.column);
        }
        for (const e in t) this[e] = t[e];
      }
      toString() {
        return this.node
          ? this.node.error(this.text, {
              index: this.index,
              plugin: this.plugin,
              start: this.start,
              word: this.word,
            }).message
          : this.plugin
            ? this.plugin + `: ` + this.text
            : this.text;
      }
    };
    (t.exports = i), (i.default = i);
  }),
  R = /* @__PURE__ */ n((e, t) => {
    const n = L();
    var r = class {
      get content() {
        return this.css;
      }
      constructor(e, t, n) {
        (this.processor = e),
          (this.messages = []),
          (this.root = t),
          (this.opts = n),
          (this.css = ``),
          (this.map = void 0);
      }
      toString() {
        return this.css;
      }
      warn(e, t = {}) {
        t.plugin ||
          (this.lastPlugin && this.lastPlugin.postcssPlugin && (t.plugin = this.lastPlugin.postcssPlugin));
        const r = new n(e, t);
        return this.messages.push(r), r;
      }
      warnings() {
        return this.messages.filter((e) => e.type === `warning`);
      }
    };
    (t.exports = r), (r.default = r);
  }),
  z = /* @__PURE__ */ n((e, t) => {
    const n = {};
    t.exports = (e) => {
      n[e] || ((n[e] = !0), typeof console < `u` && console.warn && console.warn(e));
    };
  }),
  B = /* @__PURE__ */ n((e, t) => {
    const n = p(),
      r = h(),
      i = P(),
      a = I(),
      o = R(),
      s = A(),
      u = c(),
      { isClean: d, my: f } = l(),
      m = z(),
      g = {
        atrule: `AtRule`,
        comment: `Comment`,
        decl: `Declaration`,
        document: `Document`,
        root: `Root`,
        rule: `Rule`,
      },
      _ = {
        AtRule: !0,
        AtRuleExit: !0,
        Comment: !0,
        CommentExit: !0,
        Declaration: !0,
        DeclarationExit: !0,
        Document: !0,
        DocumentExit: !0,
        Once: !0,
        OnceExit: !0,
        postcssPlugin: !0,
        prepare: !0,
        Root: !0,
        RootExit: !0,
        Rule: !0,
        RuleExit: !0,
      },
      v = { Once: !0, postcssPlugin: !0, prepare: !0 };
    function y(e) {
      return typeof e == `object` && typeof e.then == `function`;
    }
    function b(e) {
      let t = !1,
        n = g[e.type];
      return (
        e.type === `decl` ? (t = e.prop.toLowerCase()) : e.type === `atrule` && (t = e.name.toLowerCase()),
        t && e.append
          ? [n, n + `-` + t, 0, n + `Exit`, n + `Exit-` + t]
          : t
            ? [n, n + `-` + t, n + `Exit`, n + `Exit-` + t]
            : e.append
              ? [n, 0, n + `Exit`]
              : [n, n + `Exit`]
      );
    }
    function x(e) {
      let t;
      return (
        (t =
          e.type === `document`
            ? [`Document`, 0, `DocumentExit`]
            : e.type === `root`
              ? [`Root`, 0, `RootExit`]
              : b(e)),
        { eventIndex: 0, events: t, iterator: 0, node: e, visitorIndex: 0, visitors: [] }
      );
    }
    function S(e) {
      const t = [e];
      for (; t.length > 0; ) {
        const e = t.pop();
        if (((e[d] = !1), e.nodes)) for (const n of e.nodes) t.push(n);
      }
      return e;
    }
    let C = {};
    var w = class e {
      get content() {
        return this.stringify().content;
      }
      get css() {
        return this.stringify().css;
      }
      get map() {
        return this.stringify().map;
      }
      get messages() {
        return this.sync().messages;
      }
      get opts() {
        return this.result.opts;
      }
      get processor() {
        return this.result.processor;
      }
      get root() {
        return this.sync().root;
      }
      get [Symbol.toStringTag]() {
        return `LazyResult`;
      }
      constructor(t, r, i) {
        (this.stringified = !1), (this.processed = !1);
        let s;
        if (typeof r == `object` && r && (r.type === `root` || r.type === `document`)) s = S(r);
        else if (r instanceof e || r instanceof o)
          (s = S(r.root)),
            r.map &&
              (i.map === void 0 && (i.map = {}), i.map.inline || (i.map.inline = !1), (i.map.prev = r.map));
        else {
          let e = a;
          i.syntax && (e = i.syntax.parse), i.parser && (e = i.parser), e.parse && (e = e.parse);
          try {
            s = e(r, i);
          } catch (e) {
            (this.processed = !0), (this.error = e);
          }
          s &&
            !s[f] &&
            /* c8 ignore next 2 */
            n.rebuild(s);
        }
        (this.result = new o(t, s, i)),
          (this.helpers = { ...C, postcss: C, result: this.result }),
          (this.plugins = this.processor.plugins.map((e) =>
            typeof e == `object` && e.prepare ? { ...e, ...e.prepare(this.result) } : e,
          ));
      }
      async() {
        return this.error
          ? Promise.reject(this.error)
          : this.processed
            ? Promise.resolve(this.result)
            : ((this.processing ||= this.runAsync()), this.processing);
      }
      catch(e) {
        return this.async().catch(e);
      }
      finally(e) {
        return this.async().finally(e);
      }
      getAsyncError() {
        throw Error(`Use process(css).then(cb) to work with async plugins`);
      }
      handleError(e, t) {
        const n = this.result.lastPlugin;
        try {
          if ((t && t.addToError(e), (this.error = e), e.name === `CssSyntaxError` && !e.plugin))
            (e.plugin = n.postcssPlugin), e.setMessage();
          else if (n.postcssVersion && process.env.NODE_ENV !== `production`) {
            const e = n.postcssPlugin,
              t = n.postcssVersion,
              r = this.result.processor.version,
              i = t.split(`.`),
              a = r.split(`.`);
            (i[0] !== a[0] || parseInt(i[1]) > parseInt(a[1])) &&
              console.error(
                `Unknown error from PostCSS plugin. Your current PostCSS version is ` +
                  r +
                  `, but ` +
                  e +
                  ` uses ` +
                  t +
                  `. Perhaps this is the source of the error below.`,
              );
          }
        } catch (e) {
          /* c8 ignore next 3 */
          console && console.error && console.error(e);
        }
        return e;
      }
      prepareVisitors() {
        this.listeners = {};
        const e = (e, t, n) => {
          this.listeners[t] || (this.listeners[t] = []), this.listeners[t].push([e, n]);
        };
        for (const t of this.plugins)
          if (typeof t == `object`)
            for (const n in t) {
              if (!_[n] && /^[A-Z]/.test(n))
                throw Error(
                  `Unknown event ${n} in ${t.postcssPlugin}. Try to update PostCSS (${this.processor.version} now).`,
                );
              if (!v[n]) {
                if (typeof t[n] == `object`)
                  for (const r in t[n])
                    r === `*` ? e(t, n, t[n][r]) : e(t, n + `-` + r.toLowerCase(), t[n][r]);
                else typeof t[n] == `function` && e(t, n, t[n]);
              }
            }
        this.hasListener = Object.keys(this.listeners).length > 0;
      }
      async runAsync() {
        this.plugin = 0;
        for (let e = 0; e < this.plugins.length; e++) {
          const t = this.plugins[e],
            n = this.runOnRoot(t);
          if (y(n))
            try {
              await n;
            } catch (e) {
              throw this.handleError(e);
            }
        }
        if ((this.prepareVisitors(), this.hasListener)) {
          const e = this.result.root;
          for (; !e[d]; ) {
            e[d] = !0;
            const t = [x(e)];
            for (; t.length > 0; ) {
              const e = this.visitTick(t);
              if (y(e))
                try {
                  await e;
                } catch (e) {
                  const n = t[t.length - 1].node;
                  throw this.handleError(e, n);
                }
            }
          }
          if (this.listeners.OnceExit)
            for (const [t, n] of this.listeners.OnceExit) {
              this.result.lastPlugin = t;
              try {
                if (e.type === `document`) {
                  const t = e.nodes.map((e) => n(e, this.helpers));
                  await Promise.all(t);
                } else await n(e, this.helpers);
              } catch (e) {
                throw this.handleError(e);
              }
            }
        }
        return (this.processed = !0), this.stringify();
      }
      runOnRoot(e) {
        this.result.lastPlugin = e;
        try {
          if (typeof e == `object` && e.Once) {
            if (this.result.root.type === `document`) {
              const t = this.result.root.nodes.map((t) => e.Once(t, this.helpers));
              return y(t[0]) ? Promise.all(t) : t;
            }
            return e.Once(this.result.root, this.helpers);
          }
          if (typeof e == `function`) return e(this.result.root, this.result);
        } catch (e) {
          throw this.handleError(e);
        }
      }
      stringify() {
        if (this.error) throw this.error;
        if (this.stringified) return this.result;
        (this.stringified = !0), this.sync();
        let e = this.result.opts,
          t = u;
        e.syntax && (t = e.syntax.stringify),
          e.stringifier && (t = e.stringifier),
          t.stringify && (t = t.stringify);
        const n = this.result.root.source;
        if (e.map === void 0 && !(n && n.input && n.input.map)) {
          let e = ``;
          return (
            t(this.result.root, (t) => {
              e += t;
            }),
            (this.result.css = e),
            this.result
          );
        }
        const r = new i(t, this.result.root, this.result.opts).generate();
        return (this.result.css = r[0]), (this.result.map = r[1]), this.result;
      }
      sync() {
        if (this.error) throw this.error;
        if (this.processed) return this.result;
        if (((this.processed = !0), this.processing)) throw this.getAsyncError();
        for (const e of this.plugins) if (y(this.runOnRoot(e))) throw this.getAsyncError();
        if ((this.prepareVisitors(), this.hasListener)) {
          const e = this.result.root;
          for (; !e[d]; ) (e[d] = !0), this.walkSync(e);
          if (this.listeners.OnceExit) {
            if (e.type === `document`) for (const t of e.nodes) this.visitSync(this.listeners.OnceExit, t);
            else this.visitSync(this.listeners.OnceExit, e);
          }
        }
        return this.result;
      }
      then(e, t) {
        return (
          process.env.NODE_ENV !== `production` &&
            (`from` in this.opts ||
              m(
                'Without `from` option PostCSS could generate wrong source map and will not find Browserslist config. Set it to CSS file path or to `undefined` to prevent this warning.',
              )),
          this.async().then(e, t)
        );
      }
      toString() {
        return this.css;
      }
      visitSync(e, t) {
        for (const [n, r] of e) {
          this.result.lastPlugin = n;
          let e;
          try {
            e = r(t, this.helpers);
          } catch (e) {
            throw this.handleError(e, t.proxyOf);
          }
          if (t.type !== `root` && t.type !== `document` && !t.parent) return !0;
          if (y(e)) throw this.getAsyncError();
        }
      }
      visitTick(e) {
        const t = e[e.length - 1],
          { node: n, visitors: r } = t;
        if (n.type !== `root` && n.type !== `document` && !n.parent) {
          e.pop();
          return;
        }
        if (r.length > 0 && t.visitorIndex < r.length) {
          const [e, i] = r[t.visitorIndex];
          (t.visitorIndex += 1),
            t.visitorIndex === r.length && ((t.visitors = []), (t.visitorIndex = 0)),
            (this.result.lastPlugin = e);
          try {
            return i(n.toProxy(), this.helpers);
          } catch (e) {
            throw this.handleError(e, n);
          }
        }
        if (t.iterator !== 0) {
          const r = t.iterator;
          t.descending && ((t.descending = !1), (n.indexes[r] += 1));
          let i;
          for (; (i = n.nodes[n.indexes[r]]); ) {
            if (!i[d]) {
              (i[d] = !0), (t.descending = !0), e.push(x(i));
              return;
            }
            n.indexes[r] += 1;
          }
          (t.iterator = 0), delete n.indexes[r];
        }
        const i = t.events;
        for (; t.eventIndex < i.length; ) {
          const e = i[t.eventIndex];
          if (((t.eventIndex += 1), e === 0)) {
            n.nodes && n.nodes.length && ((n[d] = !0), (t.iterator = n.getIterator()));
            return;
          }
          if (this.listeners[e]) {
            t.visitors = this.listeners[e];
            return;
          }
        }
        e.pop();
      }
      walkSync(e) {
        e[d] = !0;
        const t = [{ eventIndex: 0, events: b(e), iterator: 0, node: e }];
        for (; t.length > 0; ) {
          const e = t[t.length - 1],
            n = e.node;
          if (e.iterator !== 0) {
            const r = e.iterator;
            e.descending && ((e.descending = !1), (n.indexes[r] += 1));
            let i,
              a = !1;
            for (; (i = n.nodes[n.indexes[r]]); ) {
              if (!i[d]) {
                (i[d] = !0),
                  (e.descending = !0),
                  t.push({ eventIndex: 0, events: b(i), iterator: 0, node: i }),
                  (a = !0);
                break;
              }
              n.indexes[r] += 1;
            }
            if (a) continue;
            (e.iterator = 0), delete n.indexes[r];
          }
          if (e.eventIndex < e.events.length) {
            const r = e.events[e.eventIndex];
            if (((e.eventIndex += 1), r === 0)) n.nodes && n.nodes.length && (e.iterator = n.getIterator());
            else {
              const e = this.listeners[r];
              e && this.visitSync(e, n.toProxy()) && t.pop();
            }
          } else t.pop();
        }
      }
      warnings() {
        return this.sync().warnings();
      }
    };
    (w.registerPostcss = (e) => {
      C = e;
    }),
      (t.exports = w),
      (w.default = w),
      s.registerLazyResult(w),
      r.registerLazyResult(w);
  }),
  ee = /* @__PURE__ */ n((e, t) => {
    const n = P(),
      r = I(),
      i = R(),
      a = c(),
      o = z();
    var s = class {
      get content() {
        return this.result.css;
      }
      get css() {
        return this.result.css;
      }
      get map() {
        return this.result.map;
      }
      get messages() {
        return [];
      }
      get opts() {
        return this.result.opts;
      }
      get processor() {
        return this.result.processor;
      }
      get root() {
        if (this._root) return this._root;
        let e,
          t = r;
        try {
          e = t(this._css, this._opts);
        } catch (e) {
          this.error = e;
        }
        if (this.error) throw this.error;
        return (this._root = e), e;
      }
      get [Symbol.toStringTag]() {
        return `NoWorkResult`;
      }
      constructor(e, t, r) {
        (t = t.toString()),
          (this.stringified = !1),
          (this._processor = e),
          (this._css = t),
          (this._opts = r),
          (this._map = void 0);
        const o = a;
        (this.result = new i(this._processor, void 0, this._opts)), (this.result.css = t);
        const s = this;
        Object.defineProperty(this.result, 'root', {
          get() {
            return s.root;
          },
        });
        const c = new n(o, void 0, this._opts, t);
        if (c.isMap()) {
          const [e, t] = c.generate();
          e && (this.result.css = e), t && (this.result.map = t);
        } else c.clearAnnotation(), (this.result.css = c.css);
      }
      async() {
        return this.error ? Promise.reject(this.error) : Promise.resolve(this.result);
      }
      catch(e) {
        return this.async().catch(e);
      }
      finally(e) {
        return this.async().finally(e);
      }
      sync() {
        if (this.error) throw this.error;
        return this.result;
      }
      then(e, t) {
        return (
          process.env.NODE_ENV !== `production` &&
            (`from` in this._opts ||
              o(
                'Without `from` option PostCSS could generate wrong source map and will not find Browserslist config. Set it to CSS file path or to `undefined` to prevent this warning.',
              )),
          this.async().then(e, t)
        );
      }
      toString() {
        return this._css;
      }
      warnings() {
        return [];
      }
    };
    (t.exports = s), (s.default = s);
  }),
  V = /* @__PURE__ */ n((e, t) => {
    const n = h(),
      r = B(),
      i = ee(),
      a = A();
    var o = class {
      constructor(e = []) {
        (this.version = `8.5.33`), (this.plugins = this.normalize(e));
      }
      normalize(e) {
        let t = [];
        for (let n of e)
          if (
            (n.postcss === !0 ? (n = n()) : n.postcss && (n = n.postcss),
            typeof n == `object` && Array.isArray(n.plugins))
          )
            t = t.concat(n.plugins);
          else if (typeof n == `object` && n.postcssPlugin) t.push(n);
          else if (typeof n == `function`) t.push(n);
          else if (typeof n == `object` && (n.parse || n.stringify)) {
            if (process.env.NODE_ENV !== `production`)
              throw Error(
                `PostCSS syntaxes cannot be used as plugins. Instead, please use one of the syntax/parser/stringifier options as outlined in your PostCSS runner documentation.`,
              );
          } else throw Error(n + ` is not a PostCSS plugin`);
        return t;
      }
      process(e, t = {}) {
        return !this.plugins.length && !t.parser && !t.stringifier && !t.syntax
          ? new i(this, e, t)
          : new r(this, e, t);
      }
      use(e) {
        return (this.plugins = this.plugins.concat(this.normalize([e]))), this;
      }
    };
    (t.exports = o), (o.default = o), a.registerProcessor(o), n.registerProcessor(o);
  }),
  H = /* @__PURE__ */ t(
    /* @__PURE__ */ n((e, t) => {
      const n = m(),
        r = d(),
        i = p(),
        a = o(),
        s = f(),
        l = h(),
        g = N(),
        _ = k(),
        v = B(),
        y = j(),
        b = u(),
        x = I(),
        S = V(),
        C = R(),
        w = A(),
        T = M(),
        E = c(),
        D = L();
      function O(...e) {
        return e.length === 1 && Array.isArray(e[0]) && (e = e[0]), new S(e);
      }
      (O.plugin = (e, t) => {
        let n = !1;
        function r(...r) {
          console &&
            console.warn &&
            !n &&
            ((n = !0),
            console.warn(
              e +
                `: postcss.plugin was deprecated. Migration guide:
https://evilmartians.com/chronicles/postcss-8-plugin-migration`,
            ),
            process.env.LANG &&
              process.env.LANG.startsWith(`zh`) &&
              /* c8 ignore next 7 */
              console.warn(
                e +
                  `: 里面 postcss.plugin 被弃用. 迁移指南:
https://www.w3ctech.com/topic/2226`,
              ));
          const i = t(...r);
          return (i.postcssPlugin = e), (i.postcssVersion = new S().version), i;
        }
        let i;
        return (
          Object.defineProperty(r, 'postcss', {
            get() {
              return (i ||= r()), i;
            },
          }),
          (r.process = (e, t, n) => O([r(n)]).process(e, t)),
          r
        );
      }),
        (O.stringify = E),
        (O.parse = x),
        (O.fromJSON = g),
        (O.list = y),
        (O.comment = (e) => new r(e)),
        (O.atRule = (e) => new n(e)),
        (O.decl = (e) => new s(e)),
        (O.rule = (e) => new T(e)),
        (O.root = (e) => new w(e)),
        (O.document = (e) => new l(e)),
        (O.CssSyntaxError = a),
        (O.Declaration = s),
        (O.Container = i),
        (O.Processor = S),
        (O.Document = l),
        (O.Comment = r),
        (O.Warning = D),
        (O.AtRule = n),
        (O.Result = C),
        (O.Input = _),
        (O.Rule = T),
        (O.Root = w),
        (O.Node = b),
        v.registerPostcss(O),
        (t.exports = O),
        (O.default = O);
    })(),
    1,
  ),
  U = H.default;
const W = H.default.stringify,
  G = H.default.fromJSON,
  K = H.default.plugin,
  q = H.default.parse,
  J = H.default.list,
  Y = H.default.document,
  X = H.default.comment,
  Z = H.default.atRule,
  Q = H.default.rule,
  te = H.default.decl,
  ne = H.default.root,
  re = H.default.CssSyntaxError,
  ie = H.default.Declaration,
  ae = H.default.Container,
  oe = H.default.Processor,
  $ = H.default.Document,
  se = H.default.Comment,
  ce = H.default.Warning,
  le = H.default.AtRule,
  ue = H.default.Result,
  de = H.default.Input,
  fe = H.default.Rule,
  pe = H.default.Root,
  me = H.default.Node;
export {
  $ as Document,
  ae as Container,
  ce as Warning,
  de as Input,
  fe as Rule,
  G as fromJSON,
  ie as Declaration,
  J as list,
  K as plugin,
  le as AtRule,
  me as Node,
  ne as root,
  oe as Processor,
  pe as Root,
  Q as rule,
  q as parse,
  re as CssSyntaxError,
  se as Comment,
  te as decl,
  U as default,
  ue as Result,
  W as stringify,
  X as comment,
  Y as document,
  Z as atRule,
};
