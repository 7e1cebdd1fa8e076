import e, { stdout as n, stdin as t } from 'node:process';
import i from 'node:readline';
import { WriteStream as r } from 'node:tty';
function a(e) {
  return e && e.__esModule && Object.hasOwn(e, `default`) ? e.default : e;
}
var o, s;
function c() {
  if (s) return o;
  s = 1;
  const e = {
    to(e, t) {
      return t ? `[${t + 1};${e + 1}H` : `[${e + 1}G`;
    },
    move(e, t) {
      let n = ``;
      return (
        e < 0 ? (n += `[${-e}D`) : e > 0 && (n += `[${e}C`),
        t < 0 ? (n += `[${-t}A`) : t > 0 && (n += `[${t}B`),
        n
      );
    },
    up: (e = 1) => `[${e}A`,
    down: (e = 1) => `[${e}B`,
    forward: (e = 1) => `[${e}C`,
    backward: (e = 1) => `[${e}D`,
    nextLine: (e = 1) => `\x1B[E`.repeat(e),
    prevLine: (e = 1) => `\x1B[F`.repeat(e),
    left: `\x1B[G`,
    hide: `\x1B[?25l`,
    show: `\x1B[?25h`,
    save: `\x1B7`,
    restore: `\x1B8`,
  };
  return (
    (o = {
      cursor: e,
      scroll: { up: (e = 1) => `\x1B[S`.repeat(e), down: (e = 1) => `\x1B[T`.repeat(e) },
      erase: {
        screen: `\x1B[2J`,
        up: (e = 1) => `\x1B[1J`.repeat(e),
        down: (e = 1) => `\x1B[J`.repeat(e),
        line: `\x1B[2K`,
        lineEnd: `\x1B[K`,
        lineStart: `\x1B[1K`,
        lines(t) {
          let n = ``;
          for (let r = 0; r < t; r++) n += this.line + (r < t - 1 ? e.up() : ``);
          return t && (n += e.left), n;
        },
      },
      beep: `\x07`,
    }),
    o
  );
}
var l = c(),
  u = { exports: {} },
  d;
function ee() {
  if (d) return u.exports;
  d = 1;
  const e = process || {},
    t = e.argv || [],
    n = e.env || {},
    r =
      !(n.NO_COLOR || t.includes(`--no-color`)) &&
      (!!n.FORCE_COLOR ||
        t.includes(`--color`) ||
        e.platform === `win32` ||
        ((e.stdout || {}).isTTY && n.TERM !== `dumb`) ||
        !!n.CI),
    i =
      (e, t, n = e) =>
      (r) => {
        const i = `` + r,
          o = i.indexOf(t, e.length);
        return ~o ? e + a(i, t, n, o) + t : e + i + t;
      },
    a = (e, t, n, r) => {
      let i = ``,
        a = 0;
      do (i += e.substring(a, r) + n), (a = r + t.length), (r = e.indexOf(t, a));
      while (~r);
      return i + e.substring(a);
    },
    o = (e = r) => {
      const t = e ? i : () => String;
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
  return (u.exports = o()), (u.exports.createColors = o), u.exports;
}
const f = /*@__PURE__*/ a(/* @__PURE__ */ ee());
function te({ onlyFirst: e = !1 } = {}) {
  return RegExp(
    `[\\u001B\\u009B][[\\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]+)*|[a-zA-Z\\d]+(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]*)*)?(?:\\u0007|\\u001B\\u005C|\\u009C))|(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-nq-uy=><~]))`,
    e ? void 0 : `g`,
  );
}
const p = te();
function m(e) {
  if (typeof e != `string`) throw TypeError(`Expected a \`string\`, got \`${typeof e}\``);
  return e.replace(p, ``);
}
function h(e) {
  return e && e.__esModule && Object.hasOwn(e, `default`) ? e.default : e;
}
var g = { exports: {} };
((e) => {
  var t = {};
  (e.exports = t),
    (t.eastAsianWidth = (e) => {
      var t = e.charCodeAt(0),
        n = e.length == 2 ? e.charCodeAt(1) : 0,
        r = t;
      return (
        55296 <= t &&
          t <= 56319 &&
          56320 <= n &&
          n <= 57343 &&
          ((t &= 1023), (n &= 1023), (r = (t << 10) | n), (r += 65536)),
        r == 12288 || (65281 <= r && r <= 65376) || (65504 <= r && r <= 65510)
          ? `F`
          : r == 8361 ||
              (65377 <= r && r <= 65470) ||
              (65474 <= r && r <= 65479) ||
              (65482 <= r && r <= 65487) ||
              (65490 <= r && r <= 65495) ||
              (65498 <= r && r <= 65500) ||
              (65512 <= r && r <= 65518)
            ? `H`
            : (4352 <= r && r <= 4447) ||
                (4515 <= r && r <= 4519) ||
                (4602 <= r && r <= 4607) ||
                (9001 <= r && r <= 9002) ||
                (11904 <= r && r <= 11929) ||
                (11931 <= r && r <= 12019) ||
                (12032 <= r && r <= 12245) ||
                (12272 <= r && r <= 12283) ||
                (12289 <= r && r <= 12350) ||
                (12353 <= r && r <= 12438) ||
                (12441 <= r && r <= 12543) ||
                (12549 <= r && r <= 12589) ||
                (12593 <= r && r <= 12686) ||
                (12688 <= r && r <= 12730) ||
                (12736 <= r && r <= 12771) ||
                (12784 <= r && r <= 12830) ||
                (12832 <= r && r <= 12871) ||
                (12880 <= r && r <= 13054) ||
                (13056 <= r && r <= 19903) ||
                (19968 <= r && r <= 42124) ||
                (42128 <= r && r <= 42182) ||
                (43360 <= r && r <= 43388) ||
                (44032 <= r && r <= 55203) ||
                (55216 <= r && r <= 55238) ||
                (55243 <= r && r <= 55291) ||
                (63744 <= r && r <= 64255) ||
                (65040 <= r && r <= 65049) ||
                (65072 <= r && r <= 65106) ||
                (65108 <= r && r <= 65126) ||
                (65128 <= r && r <= 65131) ||
                (110592 <= r && r <= 110593) ||
                (127488 <= r && r <= 127490) ||
                (127504 <= r && r <= 127546) ||
                (127552 <= r && r <= 127560) ||
                (127568 <= r && r <= 127569) ||
                (131072 <= r && r <= 194367) ||
                (177984 <= r && r <= 196605) ||
                (196608 <= r && r <= 262141)
              ? `W`
              : (32 <= r && r <= 126) ||
                  (162 <= r && r <= 163) ||
                  (165 <= r && r <= 166) ||
                  r == 172 ||
                  r == 175 ||
                  (10214 <= r && r <= 10221) ||
                  (10629 <= r && r <= 10630)
                ? `Na`
                : r == 161 ||
                    r == 164 ||
                    (167 <= r && r <= 168) ||
                    r == 170 ||
                    (173 <= r && r <= 174) ||
                    (176 <= r && r <= 180) ||
                    (182 <= r && r <= 186) ||
                    (188 <= r && r <= 191) ||
                    r == 198 ||
                    r == 208 ||
                    (215 <= r && r <= 216) ||
                    (222 <= r && r <= 225) ||
                    r == 230 ||
                    (232 <= r && r <= 234) ||
                    (236 <= r && r <= 237) ||
                    r == 240 ||
                    (242 <= r && r <= 243) ||
                    (247 <= r && r <= 250) ||
                    r == 252 ||
                    r == 254 ||
                    r == 257 ||
                    r == 273 ||
                    r == 275 ||
                    r == 283 ||
                    (294 <= r && r <= 295) ||
                    r == 299 ||
                    (305 <= r && r <= 307) ||
                    r == 312 ||
                    (319 <= r && r <= 322) ||
                    r == 324 ||
                    (328 <= r && r <= 331) ||
                    r == 333 ||
                    (338 <= r && r <= 339) ||
                    (358 <= r && r <= 359) ||
                    r == 363 ||
                    r == 462 ||
                    r == 464 ||
                    r == 466 ||
                    r == 468 ||
                    r == 470 ||
                    r == 472 ||
                    r == 474 ||
                    r == 476 ||
                    r == 593 ||
                    r == 609 ||
                    r == 708 ||
                    r == 711 ||
                    (713 <= r && r <= 715) ||
                    r == 717 ||
                    r == 720 ||
                    (728 <= r && r <= 731) ||
                    r == 733 ||
                    r == 735 ||
                    (768 <= r && r <= 879) ||
                    (913 <= r && r <= 929) ||
                    (931 <= r && r <= 937) ||
                    (945 <= r && r <= 961) ||
                    (963 <= r && r <= 969) ||
                    r == 1025 ||
                    (1040 <= r && r <= 1103) ||
                    r == 1105 ||
                    r == 8208 ||
                    (8211 <= r && r <= 8214) ||
                    (8216 <= r && r <= 8217) ||
                    (8220 <= r && r <= 8221) ||
                    (8224 <= r && r <= 8226) ||
                    (8228 <= r && r <= 8231) ||
                    r == 8240 ||
                    (8242 <= r && r <= 8243) ||
                    r == 8245 ||
                    r == 8251 ||
                    r == 8254 ||
                    r == 8308 ||
                    r == 8319 ||
                    (8321 <= r && r <= 8324) ||
                    r == 8364 ||
                    r == 8451 ||
                    r == 8453 ||
                    r == 8457 ||
                    r == 8467 ||
                    r == 8470 ||
                    (8481 <= r && r <= 8482) ||
                    r == 8486 ||
                    r == 8491 ||
                    (8531 <= r && r <= 8532) ||
                    (8539 <= r && r <= 8542) ||
                    (8544 <= r && r <= 8555) ||
                    (8560 <= r && r <= 8569) ||
                    r == 8585 ||
                    (8592 <= r && r <= 8601) ||
                    (8632 <= r && r <= 8633) ||
                    r == 8658 ||
                    r == 8660 ||
                    r == 8679 ||
                    r == 8704 ||
                    (8706 <= r && r <= 8707) ||
                    (8711 <= r && r <= 8712) ||
                    r == 8715 ||
                    r == 8719 ||
                    r == 8721 ||
                    r == 8725 ||
                    r == 8730 ||
                    (8733 <= r && r <= 8736) ||
                    r == 8739 ||
                    r == 8741 ||
                    (8743 <= r && r <= 8748) ||
                    r == 8750 ||
                    (8756 <= r && r <= 8759) ||
                    (8764 <= r && r <= 8765) ||
                    r == 8776 ||
                    r == 8780 ||
                    r == 8786 ||
                    (8800 <= r && r <= 8801) ||
                    (8804 <= r && r <= 8807) ||
                    (8810 <= r && r <= 8811) ||
                    (8814 <= r && r <= 8815) ||
                    (8834 <= r && r <= 8835) ||
                    (8838 <= r && r <= 8839) ||
                    r == 8853 ||
                    r == 8857 ||
                    r == 8869 ||
                    r == 8895 ||
                    r == 8978 ||
                    (9312 <= r && r <= 9449) ||
                    (9451 <= r && r <= 9547) ||
                    (9552 <= r && r <= 9587) ||
                    (9600 <= r && r <= 9615) ||
                    (9618 <= r && r <= 9621) ||
                    (9632 <= r && r <= 9633) ||
                    (9635 <= r && r <= 9641) ||
                    (9650 <= r && r <= 9651) ||
                    (9654 <= r && r <= 9655) ||
                    (9660 <= r && r <= 9661) ||
                    (9664 <= r && r <= 9665) ||
                    (9670 <= r && r <= 9672) ||
                    r == 9675 ||
                    (9678 <= r && r <= 9681) ||
                    (9698 <= r && r <= 9701) ||
                    r == 9711 ||
                    (9733 <= r && r <= 9734) ||
                    r == 9737 ||
                    (9742 <= r && r <= 9743) ||
                    (9748 <= r && r <= 9749) ||
                    r == 9756 ||
                    r == 9758 ||
                    r == 9792 ||
                    r == 9794 ||
                    (9824 <= r && r <= 9825) ||
                    (9827 <= r && r <= 9829) ||
                    (9831 <= r && r <= 9834) ||
                    (9836 <= r && r <= 9837) ||
                    r == 9839 ||
                    (9886 <= r && r <= 9887) ||
                    (9918 <= r && r <= 9919) ||
                    (9924 <= r && r <= 9933) ||
                    (9935 <= r && r <= 9953) ||
                    r == 9955 ||
                    (9960 <= r && r <= 9983) ||
                    r == 10045 ||
                    r == 10071 ||
                    (10102 <= r && r <= 10111) ||
                    (11093 <= r && r <= 11097) ||
                    (12872 <= r && r <= 12879) ||
                    (57344 <= r && r <= 63743) ||
                    (65024 <= r && r <= 65039) ||
                    r == 65533 ||
                    (127232 <= r && r <= 127242) ||
                    (127248 <= r && r <= 127277) ||
                    (127280 <= r && r <= 127337) ||
                    (127344 <= r && r <= 127386) ||
                    (917760 <= r && r <= 917999) ||
                    (983040 <= r && r <= 1048573) ||
                    (1048576 <= r && r <= 1114109)
                  ? `A`
                  : `N`
      );
    }),
    (t.characterLength = function (e) {
      var t = this.eastAsianWidth(e);
      return t == `F` || t == `W` || t == `A` ? 2 : 1;
    });
  function n(e) {
    return e.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[^\uD800-\uDFFF]/g) || [];
  }
  (t.length = function (e) {
    for (var t = n(e), r = 0, i = 0; i < t.length; i++) r += this.characterLength(t[i]);
    return r;
  }),
    (t.slice = (e, r, i) => {
      (textLen = t.length(e)), (r ||= 0), (i ||= 1), r < 0 && (r = textLen + r), i < 0 && (i = textLen + i);
      for (var a = ``, o = 0, s = n(e), c = 0; c < s.length; c++) {
        var l = s[c],
          u = t.length(l);
        if (o >= r - +(u == 2)) {
          if (o + u <= i) a += l;
          else break;
        }
        o += u;
      }
      return a;
    });
})(g);
var _ = g.exports;
const ne = h(_),
  re = h(
    () =>
      /\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62(?:\uDB40\uDC77\uDB40\uDC6C\uDB40\uDC73|\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74|\uDB40\uDC65\uDB40\uDC6E\uDB40\uDC67)\uDB40\uDC7F|(?:\uD83E\uDDD1\uD83C\uDFFF\u200D\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB-\uDFFE])|(?:\uD83E\uDDD1\uD83C\uDFFE\u200D\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB-\uDFFD\uDFFF])|(?:\uD83E\uDDD1\uD83C\uDFFD\u200D\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|(?:\uD83E\uDDD1\uD83C\uDFFC\u200D\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB\uDFFD-\uDFFF])|(?:\uD83E\uDDD1\uD83C\uDFFB\u200D\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFB\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFC-\uDFFF])|\uD83D\uDC68(?:\uD83C\uDFFB(?:\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFF])|\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFF]))|\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFC-\uDFFF])|[\u2695\u2696\u2708]\uFE0F|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD]))?|(?:\uD83C[\uDFFC-\uDFFF])\u200D\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFF])|\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFF]))|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83D\uDC68|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFE])|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|(?:\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708]|\u200D[\u2695\u2696\u2708])\uFE0F|\u200D(?:(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D[\uDC66\uDC67])|\uD83D[\uDC66\uDC67])|\uD83C\uDFFF|\uD83C\uDFFE|\uD83C\uDFFD|\uD83C\uDFFC)?|(?:\uD83D\uDC69(?:\uD83C\uDFFB\u200D\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D(?:\uD83D[\uDC68\uDC69])|\uD83D[\uDC68\uDC69])|(?:\uD83C[\uDFFC-\uDFFF])\u200D\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D(?:\uD83D[\uDC68\uDC69])|\uD83D[\uDC68\uDC69]))|\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1)(?:\uD83C[\uDFFB-\uDFFF])|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|\uD83D\uDC69(?:\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D(?:\uD83D[\uDC68\uDC69])|\uD83D[\uDC68\uDC69])|\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFE\u200D(?:\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFC\u200D(?:\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFB\u200D(?:\uD83C[\uDF3E\uDF73\uDF7C\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD]))|\uD83E\uDDD1(?:\u200D(?:\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFE\u200D(?:\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFC\u200D(?:\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFB\u200D(?:\uD83C[\uDF3E\uDF73\uDF7C\uDF84\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD]))|\uD83D\uDC69\u200D\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D[\uDC66\uDC67])|\uD83D\uDC69\u200D\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D\uDC41\uFE0F\u200D\uD83D\uDDE8|\uD83E\uDDD1(?:\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708]|\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\u200D[\u2695\u2696\u2708])|\uD83D\uDC69(?:\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708]|\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\u200D[\u2695\u2696\u2708])|\uD83D\uDE36\u200D\uD83C\uDF2B|\uD83C\uDFF3\uFE0F\u200D\u26A7|\uD83D\uDC3B\u200D\u2744|(?:(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC70\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD35\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD4\uDDD6-\uDDDD])(?:\uD83C[\uDFFB-\uDFFF])|\uD83D\uDC6F|\uD83E[\uDD3C\uDDDE\uDDDF])\u200D[\u2640\u2642]|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uFE0F|\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|\uD83C\uDFF4\u200D\u2620|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC70\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD35\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD4\uDDD6-\uDDDD])\u200D[\u2640\u2642]|[\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u2328\u23CF\u23ED-\u23EF\u23F1\u23F2\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB\u25FC\u2600-\u2604\u260E\u2611\u2618\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u2692\u2694-\u2697\u2699\u269B\u269C\u26A0\u26A7\u26B0\u26B1\u26C8\u26CF\u26D1\u26D3\u26E9\u26F0\u26F1\u26F4\u26F7\u26F8\u2702\u2708\u2709\u270F\u2712\u2714\u2716\u271D\u2721\u2733\u2734\u2744\u2747\u2763\u27A1\u2934\u2935\u2B05-\u2B07\u3030\u303D\u3297\u3299]|\uD83C[\uDD70\uDD71\uDD7E\uDD7F\uDE02\uDE37\uDF21\uDF24-\uDF2C\uDF36\uDF7D\uDF96\uDF97\uDF99-\uDF9B\uDF9E\uDF9F\uDFCD\uDFCE\uDFD4-\uDFDF\uDFF5\uDFF7]|\uD83D[\uDC3F\uDCFD\uDD49\uDD4A\uDD6F\uDD70\uDD73\uDD76-\uDD79\uDD87\uDD8A-\uDD8D\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA\uDECB\uDECD-\uDECF\uDEE0-\uDEE5\uDEE9\uDEF0\uDEF3])\uFE0F|\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08|\uD83D\uDC69\u200D\uD83D\uDC67|\uD83D\uDC69\u200D\uD83D\uDC66|\uD83D\uDE35\u200D\uD83D\uDCAB|\uD83D\uDE2E\u200D\uD83D\uDCA8|\uD83D\uDC15\u200D\uD83E\uDDBA|\uD83E\uDDD1(?:\uD83C\uDFFF|\uD83C\uDFFE|\uD83C\uDFFD|\uD83C\uDFFC|\uD83C\uDFFB)?|\uD83D\uDC69(?:\uD83C\uDFFF|\uD83C\uDFFE|\uD83C\uDFFD|\uD83C\uDFFC|\uD83C\uDFFB)?|\uD83C\uDDFD\uD83C\uDDF0|\uD83C\uDDF6\uD83C\uDDE6|\uD83C\uDDF4\uD83C\uDDF2|\uD83D\uDC08\u200D\u2B1B|\u2764\uFE0F\u200D(?:\uD83D\uDD25|\uD83E\uDE79)|\uD83D\uDC41\uFE0F|\uD83C\uDFF3\uFE0F|\uD83C\uDDFF(?:\uD83C[\uDDE6\uDDF2\uDDFC])|\uD83C\uDDFE(?:\uD83C[\uDDEA\uDDF9])|\uD83C\uDDFC(?:\uD83C[\uDDEB\uDDF8])|\uD83C\uDDFB(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA])|\uD83C\uDDFA(?:\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF])|\uD83C\uDDF9(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF])|\uD83C\uDDF8(?:\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF])|\uD83C\uDDF7(?:\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC])|\uD83C\uDDF5(?:\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE])|\uD83C\uDDF3(?:\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF])|\uD83C\uDDF2(?:\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF])|\uD83C\uDDF1(?:\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE])|\uD83C\uDDF0(?:\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF])|\uD83C\uDDEF(?:\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5])|\uD83C\uDDEE(?:\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9])|\uD83C\uDDED(?:\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA])|\uD83C\uDDEC(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE])|\uD83C\uDDEB(?:\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7])|\uD83C\uDDEA(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA])|\uD83C\uDDE9(?:\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF])|\uD83C\uDDE8(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF5\uDDF7\uDDFA-\uDDFF])|\uD83C\uDDE7(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF])|\uD83C\uDDE6(?:\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF])|[#*0-9]\uFE0F\u20E3|\u2764\uFE0F|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC70\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD35\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD4\uDDD6-\uDDDD])(?:\uD83C[\uDFFB-\uDFFF])|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uFE0F|\uD83C[\uDFFB-\uDFFF])|\uD83C\uDFF4|(?:[\u270A\u270B]|\uD83C[\uDF85\uDFC2\uDFC7]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDC8F\uDC91\uDCAA\uDD7A\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC]|\uD83E[\uDD0C\uDD0F\uDD18-\uDD1C\uDD1E\uDD1F\uDD30-\uDD34\uDD36\uDD77\uDDB5\uDDB6\uDDBB\uDDD2\uDDD3\uDDD5])(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u261D\u270C\u270D]|\uD83D[\uDD74\uDD90])(?:\uFE0F|\uD83C[\uDFFB-\uDFFF])|[\u270A\u270B]|\uD83C[\uDF85\uDFC2\uDFC7]|\uD83D[\uDC08\uDC15\uDC3B\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDC8F\uDC91\uDCAA\uDD7A\uDD95\uDD96\uDE2E\uDE35\uDE36\uDE4C\uDE4F\uDEC0\uDECC]|\uD83E[\uDD0C\uDD0F\uDD18-\uDD1C\uDD1E\uDD1F\uDD30-\uDD34\uDD36\uDD77\uDDB5\uDDB6\uDDBB\uDDD2\uDDD3\uDDD5]|\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC70\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD35\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD4\uDDD6-\uDDDD]|\uD83D\uDC6F|\uD83E[\uDD3C\uDDDE\uDDDF]|[\u231A\u231B\u23E9-\u23EC\u23F0\u23F3\u25FD\u25FE\u2614\u2615\u2648-\u2653\u267F\u2693\u26A1\u26AA\u26AB\u26BD\u26BE\u26C4\u26C5\u26CE\u26D4\u26EA\u26F2\u26F3\u26F5\u26FA\u26FD\u2705\u2728\u274C\u274E\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B\u2B1C\u2B50\u2B55]|\uD83C[\uDC04\uDCCF\uDD8E\uDD91-\uDD9A\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF7C\uDF7E-\uDF84\uDF86-\uDF93\uDFA0-\uDFC1\uDFC5\uDFC6\uDFC8\uDFC9\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF8-\uDFFF]|\uD83D[\uDC00-\uDC07\uDC09-\uDC14\uDC16-\uDC3A\uDC3C-\uDC3E\uDC40\uDC44\uDC45\uDC51-\uDC65\uDC6A\uDC79-\uDC7B\uDC7D-\uDC80\uDC84\uDC88-\uDC8E\uDC90\uDC92-\uDCA9\uDCAB-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDDA4\uDDFB-\uDE2D\uDE2F-\uDE34\uDE37-\uDE44\uDE48-\uDE4A\uDE80-\uDEA2\uDEA4-\uDEB3\uDEB7-\uDEBF\uDEC1-\uDEC5\uDED0-\uDED2\uDED5-\uDED7\uDEEB\uDEEC\uDEF4-\uDEFC\uDFE0-\uDFEB]|\uD83E[\uDD0D\uDD0E\uDD10-\uDD17\uDD1D\uDD20-\uDD25\uDD27-\uDD2F\uDD3A\uDD3F-\uDD45\uDD47-\uDD76\uDD78\uDD7A-\uDDB4\uDDB7\uDDBA\uDDBC-\uDDCB\uDDD0\uDDE0-\uDDFF\uDE70-\uDE74\uDE78-\uDE7A\uDE80-\uDE86\uDE90-\uDEA8\uDEB0-\uDEB6\uDEC0-\uDEC2\uDED0-\uDED6]|(?:[\u231A\u231B\u23E9-\u23EC\u23F0\u23F3\u25FD\u25FE\u2614\u2615\u2648-\u2653\u267F\u2693\u26A1\u26AA\u26AB\u26BD\u26BE\u26C4\u26C5\u26CE\u26D4\u26EA\u26F2\u26F3\u26F5\u26FA\u26FD\u2705\u270A\u270B\u2728\u274C\u274E\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B\u2B1C\u2B50\u2B55]|\uD83C[\uDC04\uDCCF\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF7C\uDF7E-\uDF93\uDFA0-\uDFCA\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF4\uDFF8-\uDFFF]|\uD83D[\uDC00-\uDC3E\uDC40\uDC42-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDD7A\uDD95\uDD96\uDDA4\uDDFB-\uDE4F\uDE80-\uDEC5\uDECC\uDED0-\uDED2\uDED5-\uDED7\uDEEB\uDEEC\uDEF4-\uDEFC\uDFE0-\uDFEB]|\uD83E[\uDD0C-\uDD3A\uDD3C-\uDD45\uDD47-\uDD78\uDD7A-\uDDCB\uDDCD-\uDDFF\uDE70-\uDE74\uDE78-\uDE7A\uDE80-\uDE86\uDE90-\uDEA8\uDEB0-\uDEB6\uDEC0-\uDEC2\uDED0-\uDED6])|(?:[#*0-9\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u261D\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692-\u2697\u2699\u269B\u269C\u26A0\u26A1\u26A7\u26AA\u26AB\u26B0\u26B1\u26BD\u26BE\u26C4\u26C5\u26C8\u26CE\u26CF\u26D1\u26D3\u26D4\u26E9\u26EA\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728\u2733\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27A1\u27B0\u27BF\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B50\u2B55\u3030\u303D\u3297\u3299]|\uD83C[\uDC04\uDCCF\uDD70\uDD71\uDD7E\uDD7F\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE02\uDE1A\uDE2F\uDE32-\uDE3A\uDE50\uDE51\uDF00-\uDF21\uDF24-\uDF93\uDF96\uDF97\uDF99-\uDF9B\uDF9E-\uDFF0\uDFF3-\uDFF5\uDFF7-\uDFFF]|\uD83D[\uDC00-\uDCFD\uDCFF-\uDD3D\uDD49-\uDD4E\uDD50-\uDD67\uDD6F\uDD70\uDD73-\uDD7A\uDD87\uDD8A-\uDD8D\uDD90\uDD95\uDD96\uDDA4\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA-\uDE4F\uDE80-\uDEC5\uDECB-\uDED2\uDED5-\uDED7\uDEE0-\uDEE5\uDEE9\uDEEB\uDEEC\uDEF0\uDEF3-\uDEFC\uDFE0-\uDFEB]|\uD83E[\uDD0C-\uDD3A\uDD3C-\uDD45\uDD47-\uDD78\uDD7A-\uDDCB\uDDCD-\uDDFF\uDE70-\uDE74\uDE78-\uDE7A\uDE80-\uDE86\uDE90-\uDEA8\uDEB0-\uDEB6\uDEC0-\uDEC2\uDED0-\uDED6])\uFE0F|(?:[\u261D\u26F9\u270A-\u270D]|\uD83C[\uDF85\uDFC2-\uDFC4\uDFC7\uDFCA-\uDFCC]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66-\uDC78\uDC7C\uDC81-\uDC83\uDC85-\uDC87\uDC8F\uDC91\uDCAA\uDD74\uDD75\uDD7A\uDD90\uDD95\uDD96\uDE45-\uDE47\uDE4B-\uDE4F\uDEA3\uDEB4-\uDEB6\uDEC0\uDECC]|\uD83E[\uDD0C\uDD0F\uDD18-\uDD1F\uDD26\uDD30-\uDD39\uDD3C-\uDD3E\uDD77\uDDB5\uDDB6\uDDB8\uDDB9\uDDBB\uDDCD-\uDDCF\uDDD1-\uDDDD])/g,
  );
function v(e, t = {}) {
  if (
    typeof e != `string` ||
    e.length === 0 ||
    ((t = { ambiguousIsNarrow: !0, ...t }), (e = m(e)), e.length === 0)
  )
    return 0;
  e = e.replace(re(), `  `);
  let n = t.ambiguousIsNarrow ? 1 : 2,
    r = 0;
  for (const t of e) {
    const e = t.codePointAt(0);
    if (!(e <= 31 || (e >= 127 && e <= 159) || (e >= 768 && e <= 879)))
      switch (ne.eastAsianWidth(t)) {
        case `F`:
        case `W`:
          r += 2;
          break;
        case `A`:
          r += n;
          break;
        default:
          r += 1;
      }
  }
  return r;
}
const y =
    (e = 0) =>
    (t) =>
      `\x1B[${t + e}m`,
  b =
    (e = 0) =>
    (t) =>
      `\x1B[${38 + e};5;${t}m`,
  x =
    (e = 0) =>
    (t, n, r) =>
      `\x1B[${38 + e};2;${t};${n};${r}m`,
  S = {
    modifier: {
      reset: [0, 0],
      bold: [1, 22],
      dim: [2, 22],
      italic: [3, 23],
      underline: [4, 24],
      overline: [53, 55],
      inverse: [7, 27],
      hidden: [8, 28],
      strikethrough: [9, 29],
    },
    color: {
      black: [30, 39],
      red: [31, 39],
      green: [32, 39],
      yellow: [33, 39],
      blue: [34, 39],
      magenta: [35, 39],
      cyan: [36, 39],
      white: [37, 39],
      blackBright: [90, 39],
      gray: [90, 39],
      grey: [90, 39],
      redBright: [91, 39],
      greenBright: [92, 39],
      yellowBright: [93, 39],
      blueBright: [94, 39],
      magentaBright: [95, 39],
      cyanBright: [96, 39],
      whiteBright: [97, 39],
    },
    bgColor: {
      bgBlack: [40, 49],
      bgRed: [41, 49],
      bgGreen: [42, 49],
      bgYellow: [43, 49],
      bgBlue: [44, 49],
      bgMagenta: [45, 49],
      bgCyan: [46, 49],
      bgWhite: [47, 49],
      bgBlackBright: [100, 49],
      bgGray: [100, 49],
      bgGrey: [100, 49],
      bgRedBright: [101, 49],
      bgGreenBright: [102, 49],
      bgYellowBright: [103, 49],
      bgBlueBright: [104, 49],
      bgMagentaBright: [105, 49],
      bgCyanBright: [106, 49],
      bgWhiteBright: [107, 49],
    },
  };
Object.keys(S.modifier);
const ie = Object.keys(S.color),
  C = Object.keys(S.bgColor);
[...ie, ...C];
function ae() {
  const e = /* @__PURE__ */ new Map();
  for (const [t, n] of Object.entries(S)) {
    for (const [t, r] of Object.entries(n))
      (S[t] = { open: `\x1B[${r[0]}m`, close: `\x1B[${r[1]}m` }), (n[t] = S[t]), e.set(r[0], r[1]);
    Object.defineProperty(S, t, { value: n, enumerable: !1 });
  }
  return (
    Object.defineProperty(S, 'codes', { value: e, enumerable: !1 }),
    (S.color.close = `\x1B[39m`),
    (S.bgColor.close = `\x1B[49m`),
    (S.color.ansi = y()),
    (S.color.ansi256 = b()),
    (S.color.ansi16m = x()),
    (S.bgColor.ansi = y(10)),
    (S.bgColor.ansi256 = b(10)),
    (S.bgColor.ansi16m = x(10)),
    Object.defineProperties(S, {
      rgbToAnsi256: {
        value: (e, t, n) =>
          e === t && t === n
            ? e < 8
              ? 16
              : e > 248
                ? 231
                : Math.round(((e - 8) / 247) * 24) + 232
            : 16 + 36 * Math.round((e / 255) * 5) + 6 * Math.round((t / 255) * 5) + Math.round((n / 255) * 5),
        enumerable: !1,
      },
      hexToRgb: {
        value: (e) => {
          const t = /[a-f\d]{6}|[a-f\d]{3}/i.exec(e.toString(16));
          if (!t) return [0, 0, 0];
          let [n] = t;
          n.length === 3 && (n = [...n].map((e) => e + e).join(``));
          const r = Number.parseInt(n, 16);
          return [(r >> 16) & 255, (r >> 8) & 255, r & 255];
        },
        enumerable: !1,
      },
      hexToAnsi256: { value: (e) => S.rgbToAnsi256(...S.hexToRgb(e)), enumerable: !1 },
      ansi256ToAnsi: {
        value: (e) => {
          if (e < 8) return 30 + e;
          if (e < 16) return 90 + (e - 8);
          let t, n, r;
          if (e >= 232) (t = ((e - 232) * 10 + 8) / 255), (n = t), (r = t);
          else {
            e -= 16;
            const i = e % 36;
            (t = Math.floor(e / 36) / 5), (n = Math.floor(i / 6) / 5), (r = (i % 6) / 5);
          }
          const i = Math.max(t, n, r) * 2;
          if (i === 0) return 30;
          let a = 30 + ((Math.round(r) << 2) | (Math.round(n) << 1) | Math.round(t));
          return i === 2 && (a += 60), a;
        },
        enumerable: !1,
      },
      rgbToAnsi: { value: (e, t, n) => S.ansi256ToAnsi(S.rgbToAnsi256(e, t, n)), enumerable: !1 },
      hexToAnsi: { value: (e) => S.ansi256ToAnsi(S.hexToAnsi256(e)), enumerable: !1 },
    }),
    S
  );
}
const oe = ae(),
  w = /* @__PURE__ */ new Set([`\x1B`, ``]),
  T = `]8;;`,
  E = (e) => `${w.values().next().value}[${e}m`,
  D = (e) => `${w.values().next().value}${T}${e}`,
  O = (e) => e.split(` `).map((e) => v(e)),
  k = (e, t, n) => {
    let r = [...t],
      i = !1,
      a = !1,
      o = v(m(e[e.length - 1]));
    for (const [t, s] of r.entries()) {
      const c = v(s);
      o + c <= n ? (e[e.length - 1] += s) : (e.push(s), (o = 0)),
        w.has(s) &&
          ((i = !0),
          (a = r
            .slice(t + 1)
            .join(``)
            .startsWith(T))),
        i
          ? a
            ? s === `\x07` && ((i = !1), (a = !1))
            : s === `m` && (i = !1)
          : ((o += c), o === n && t < r.length - 1 && (e.push(``), (o = 0)));
    }
    !o && e[e.length - 1].length > 0 && e.length > 1 && (e[e.length - 2] += e.pop());
  },
  se = (e) => {
    let t = e.split(` `),
      n = t.length;
    for (; n > 0 && !(v(t[n - 1]) > 0); ) n--;
    return n === t.length ? e : t.slice(0, n).join(` `) + t.slice(n).join(``);
  },
  ce = (e, t, n = {}) => {
    if (n.trim !== !1 && e.trim() === ``) return ``;
    let r = ``,
      i,
      a,
      o = O(e),
      s = [``];
    for (const [r, i] of e.split(` `).entries()) {
      n.trim !== !1 && (s[s.length - 1] = s[s.length - 1].trimStart());
      let e = v(s[s.length - 1]);
      if (
        (r !== 0 &&
          (e >= t && (n.wordWrap === !1 || n.trim === !1) && (s.push(``), (e = 0)),
          (e > 0 || n.trim === !1) && ((s[s.length - 1] += ` `), e++)),
        n.hard && o[r] > t)
      ) {
        const n = t - e,
          a = 1 + Math.floor((o[r] - n - 1) / t);
        Math.floor((o[r] - 1) / t) < a && s.push(``), k(s, i, t);
      } else {
        if (e + o[r] > t && e > 0 && o[r] > 0) {
          if (n.wordWrap === !1 && e < t) {
            k(s, i, t);
            continue;
          }
          s.push(``);
        }
        e + o[r] > t && n.wordWrap === !1 ? k(s, i, t) : (s[s.length - 1] += i);
      }
    }
    n.trim !== !1 && (s = s.map((e) => se(e)));
    const c = [
      ...s.join(`
`),
    ];
    for (const [e, t] of c.entries()) {
      if (((r += t), w.has(t))) {
        const { groups: t } = RegExp(`(?:\\[(?<code>\\d+)m|\\${T}(?<uri>.*))`).exec(c.slice(e).join(``)) || {
          groups: {},
        };
        if (t.code !== void 0) {
          const e = Number.parseFloat(t.code);
          i = e === 39 ? void 0 : e;
        } else t.uri !== void 0 && (a = t.uri.length === 0 ? void 0 : t.uri);
      }
      const n = oe.codes.get(Number(i));
      c[e + 1] ===
      `
`
        ? (a && (r += D(``)), i && n && (r += E(n)))
        : t ===
            `
` && (i && n && (r += E(i)), a && (r += D(a)));
    }
    return r;
  };
function A(e, t, n) {
  return String(e)
    .normalize()
    .replace(
      /\r\n/g,
      `
`,
    )
    .split(`
`)
    .map((e) => ce(e, t, n))
    .join(`
`);
}
const j = {
  actions: /* @__PURE__ */ new Set([`up`, `down`, `left`, `right`, `space`, `enter`, `cancel`]),
  aliases: /* @__PURE__ */ new Map([
    [`k`, `up`],
    [`j`, `down`],
    [`h`, `left`],
    [`l`, `right`],
    [``, `cancel`],
    [`escape`, `cancel`],
  ]),
};
function M(e, t) {
  if (typeof e == `string`) return j.aliases.get(e) === t;
  for (const n of e) if (n !== void 0 && M(n, t)) return !0;
  return !1;
}
function le(e, t) {
  if (e === t) return;
  const n = e.split(`
`),
    r = t.split(`
`),
    i = [];
  for (let e = 0; e < Math.max(n.length, r.length); e++) n[e] !== r[e] && i.push(e);
  return i;
}
globalThis.process.platform.startsWith(`win`);
const N = Symbol(`clack:cancel`);
function P(e, t) {
  const n = e;
  n.isTTY && n.setRawMode(t);
}
var ue = Object.defineProperty,
  F = (e, t, n) =>
    t in e ? ue(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n),
  I = (e, t, n) => (F(e, typeof t == `symbol` ? t : t + ``, n), n),
  L = class {
    constructor(e, r = !0) {
      I(this, `input`),
        I(this, `output`),
        I(this, `_abortSignal`),
        I(this, `rl`),
        I(this, `opts`),
        I(this, `_render`),
        I(this, `_track`, !1),
        I(this, `_prevFrame`, ``),
        I(this, `_subscribers`, /* @__PURE__ */ new Map()),
        I(this, `_cursor`, 0),
        I(this, `state`, `initial`),
        I(this, `error`, ``),
        I(this, `value`);
      const { input: i = t, output: a = n, render: o, signal: s, ...c } = e;
      (this.opts = c),
        (this.onKeypress = this.onKeypress.bind(this)),
        (this.close = this.close.bind(this)),
        (this.render = this.render.bind(this)),
        (this._render = o.bind(this)),
        (this._track = r),
        (this._abortSignal = s),
        (this.input = i),
        (this.output = a);
    }
    unsubscribe() {
      this._subscribers.clear();
    }
    setSubscriber(e, t) {
      const n = this._subscribers.get(e) ?? [];
      n.push(t), this._subscribers.set(e, n);
    }
    on(e, t) {
      this.setSubscriber(e, { cb: t });
    }
    once(e, t) {
      this.setSubscriber(e, { cb: t, once: !0 });
    }
    emit(e, ...t) {
      const n = this._subscribers.get(e) ?? [],
        r = [];
      for (const e of n) e.cb(...t), e.once && r.push(() => n.splice(n.indexOf(e), 1));
      for (const e of r) e();
    }
    prompt() {
      return new Promise((e, t) => {
        if (this._abortSignal) {
          if (this._abortSignal.aborted) return (this.state = `cancel`), this.close(), e(N);
          this._abortSignal.addEventListener(
            `abort`,
            () => {
              (this.state = `cancel`), this.close();
            },
            { once: !0 },
          );
        }
        const n = new r(0);
        (n._write = (e, t, n) => {
          this._track &&
            ((this.value = this.rl?.line.replace(/\t/g, ``)),
            (this._cursor = this.rl?.cursor ?? 0),
            this.emit(`value`, this.value)),
            n();
        }),
          this.input.pipe(n),
          (this.rl = i.createInterface({
            input: this.input,
            output: n,
            tabSize: 2,
            prompt: ``,
            escapeCodeTimeout: 50,
          })),
          i.emitKeypressEvents(this.input, this.rl),
          this.rl.prompt(),
          this.opts.initialValue !== void 0 && this._track && this.rl.write(this.opts.initialValue),
          this.input.on(`keypress`, this.onKeypress),
          P(this.input, !0),
          this.output.on(`resize`, this.render),
          this.render(),
          this.once(`submit`, () => {
            this.output.write(l.cursor.show),
              this.output.off(`resize`, this.render),
              P(this.input, !1),
              e(this.value);
          }),
          this.once(`cancel`, () => {
            this.output.write(l.cursor.show), this.output.off(`resize`, this.render), P(this.input, !1), e(N);
          });
      });
    }
    onKeypress(e, t) {
      if (
        (this.state === `error` && (this.state = `active`),
        t?.name &&
          (!this._track && j.aliases.has(t.name) && this.emit(`cursor`, j.aliases.get(t.name)),
          j.actions.has(t.name) && this.emit(`cursor`, t.name)),
        e &&
          (e.toLowerCase() === `y` || e.toLowerCase() === `n`) &&
          this.emit(`confirm`, e.toLowerCase() === `y`),
        e === `	` &&
          this.opts.placeholder &&
          (this.value || (this.rl?.write(this.opts.placeholder), this.emit(`value`, this.opts.placeholder))),
        e && this.emit(`key`, e.toLowerCase()),
        t?.name === `return`)
      ) {
        if (this.opts.validate) {
          const e = this.opts.validate(this.value);
          e &&
            ((this.error = e instanceof Error ? e.message : e),
            (this.state = `error`),
            this.rl?.write(this.value));
        }
        this.state !== `error` && (this.state = `submit`);
      }
      M([e, t?.name, t?.sequence], `cancel`) && (this.state = `cancel`),
        (this.state === `submit` || this.state === `cancel`) && this.emit(`finalize`),
        this.render(),
        (this.state === `submit` || this.state === `cancel`) && this.close();
    }
    close() {
      this.input.unpipe(),
        this.input.removeListener(`keypress`, this.onKeypress),
        this.output.write(`
`),
        P(this.input, !1),
        this.rl?.close(),
        (this.rl = void 0),
        this.emit(`${this.state}`, this.value),
        this.unsubscribe();
    }
    restoreCursor() {
      const e =
        A(this._prevFrame, process.stdout.columns, { hard: !0 }).split(`
`).length - 1;
      this.output.write(l.cursor.move(-999, e * -1));
    }
    render() {
      const e = A(this._render(this) ?? ``, process.stdout.columns, { hard: !0 });
      if (e !== this._prevFrame) {
        if (this.state === `initial`) this.output.write(l.cursor.hide);
        else {
          const t = le(this._prevFrame, e);
          if ((this.restoreCursor(), t && t?.length === 1)) {
            const n = t[0];
            this.output.write(l.cursor.move(0, n)), this.output.write(l.erase.lines(1));
            const r = e.split(`
`);
            this.output.write(r[n]),
              (this._prevFrame = e),
              this.output.write(l.cursor.move(0, r.length - n - 1));
            return;
          }
          if (t && t?.length > 1) {
            const n = t[0];
            this.output.write(l.cursor.move(0, n)), this.output.write(l.erase.down());
            const r = e
              .split(`
`)
              .slice(n);
            this.output.write(
              r.join(`
`),
            ),
              (this._prevFrame = e);
            return;
          }
          this.output.write(l.erase.down());
        }
        this.output.write(e), this.state === `initial` && (this.state = `active`), (this._prevFrame = e);
      }
    }
  },
  R = class extends L {
    get cursor() {
      return +!this.value;
    }
    get _value() {
      return this.cursor === 0;
    }
    constructor(e) {
      super(e, !1),
        (this.value = !!e.initialValue),
        this.on(`value`, () => {
          this.value = this._value;
        }),
        this.on(`confirm`, (e) => {
          this.output.write(l.cursor.move(0, -1)), (this.value = e), (this.state = `submit`), this.close();
        }),
        this.on(`cursor`, () => {
          this.value = !this.value;
        });
    }
  },
  z = Object.defineProperty,
  B = (e, t, n) =>
    t in e ? z(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n),
  V = (e, t, n) => (B(e, typeof t == `symbol` ? t : t + ``, n), n);
const H = class extends L {
  constructor(e) {
    super(e, !1),
      V(this, `options`),
      V(this, `cursor`, 0),
      (this.options = e.options),
      (this.value = [...(e.initialValues ?? [])]),
      (this.cursor = Math.max(
        this.options.findIndex(({ value: t }) => t === e.cursorAt),
        0,
      )),
      this.on(`key`, (e) => {
        e === `a` && this.toggleAll();
      }),
      this.on(`cursor`, (e) => {
        switch (e) {
          case `left`:
          case `up`:
            this.cursor = this.cursor === 0 ? this.options.length - 1 : this.cursor - 1;
            break;
          case `down`:
          case `right`:
            this.cursor = this.cursor === this.options.length - 1 ? 0 : this.cursor + 1;
            break;
          case `space`:
            this.toggleValue();
        }
      });
  }
  get _value() {
    return this.options[this.cursor].value;
  }
  toggleAll() {
    const e = this.value.length === this.options.length;
    this.value = e ? [] : this.options.map((e) => e.value);
  }
  toggleValue() {
    const e = this.value.includes(this._value);
    this.value = e ? this.value.filter((e) => e !== this._value) : [...this.value, this._value];
  }
};
var U = Object.defineProperty,
  de = (e, t, n) =>
    t in e ? U(e, t, { enumerable: !0, configurable: !0, writable: !0, value: n }) : (e[t] = n),
  W = (e, t, n) => (de(e, typeof t == `symbol` ? t : t + ``, n), n),
  fe = class extends L {
    constructor(e) {
      super(e, !1),
        W(this, `options`),
        W(this, `cursor`, 0),
        (this.options = e.options),
        (this.cursor = this.options.findIndex(({ value: t }) => t === e.initialValue)),
        this.cursor === -1 && (this.cursor = 0),
        this.changeValue(),
        this.on(`cursor`, (e) => {
          switch (e) {
            case `left`:
            case `up`:
              this.cursor = this.cursor === 0 ? this.options.length - 1 : this.cursor - 1;
              break;
            case `down`:
            case `right`:
              this.cursor = this.cursor === this.options.length - 1 ? 0 : this.cursor + 1;
          }
          this.changeValue();
        });
    }
    get _value() {
      return this.options[this.cursor];
    }
    changeValue() {
      this.value = this._value.value;
    }
  },
  pe = class extends L {
    get valueWithCursor() {
      if (this.state === `submit`) return this.value;
      if (this.cursor >= this.value.length) return `${this.value}\u2588`;
      const e = this.value.slice(0, this.cursor),
        [t, ...n] = this.value.slice(this.cursor);
      return `${e}${f.inverse(t)}${n.join(``)}`;
    }
    get cursor() {
      return this._cursor;
    }
    constructor(e) {
      super(e),
        this.on(`finalize`, () => {
          this.value ||= e.defaultValue;
        });
    }
  };
function me() {
  return e.platform === `win32`
    ? !!e.env.CI ||
        !!e.env.WT_SESSION ||
        !!e.env.TERMINUS_SUBLIME ||
        e.env.ConEmuTask === `{cmd::Cmder}` ||
        e.env.TERM_PROGRAM === `Terminus-Sublime` ||
        e.env.TERM_PROGRAM === `vscode` ||
        e.env.TERM === `xterm-256color` ||
        e.env.TERM === `alacritty` ||
        e.env.TERMINAL_EMULATOR === `JetBrains-JediTerm`
    : e.env.TERM !== `linux`;
}
const he = me(),
  G = (e, t) => (he ? e : t),
  ge = G(`❯`, `>`),
  _e = G(`■`, `x`),
  ve = G(`▲`, `x`),
  ye = G(`✔`, `√`),
  K = G(``),
  q = G(``),
  J = G(`●`, `>`),
  Y = G(`○`, ` `),
  be = G(`◻`, `[•]`),
  X = G(`◼`, `[+]`),
  xe = G(`◻`, `[ ]`),
  Z = (e) => {
    switch (e) {
      case `initial`:
      case `active`:
        return f.cyan(ge);
      case `cancel`:
        return f.red(_e);
      case `error`:
        return f.yellow(ve);
      case `submit`:
        return f.green(ye);
    }
  },
  Q = (e) => {
    let { cursor: t, options: n, style: r } = e,
      i = e.maxItems ?? 1 / 0,
      a = Math.max(process.stdout.rows - 4, 0),
      o = Math.min(a, Math.max(i, 5)),
      s = 0;
    t >= s + o - 3
      ? (s = Math.max(Math.min(t - o + 3, n.length - o), 0))
      : t < s + 2 && (s = Math.max(t - 2, 0));
    const c = o < n.length && s > 0,
      l = o < n.length && s + o < n.length;
    return n.slice(s, s + o).map((e, n, i) => {
      const a = n === 0 && c,
        o = n === i.length - 1 && l;
      return a || o ? f.dim(`...`) : r(e, n + s === t);
    });
  },
  Se = (e) =>
    new pe({
      validate: e.validate,
      placeholder: e.placeholder,
      defaultValue: e.defaultValue,
      initialValue: e.initialValue,
      render() {
        const t = `${f.gray(K)}
${Z(this.state)} ${e.message}
`,
          n = e.placeholder
            ? f.inverse(e.placeholder[0]) + f.dim(e.placeholder.slice(1))
            : f.inverse(f.hidden(`_`)),
          r = this.value ? this.valueWithCursor : n;
        switch (this.state) {
          case `error`:
            return `${t.trim()}
${f.yellow(K)} ${r}
${f.yellow(q)} ${f.yellow(this.error)}
`;
          case `submit`:
            return `${t}${f.gray(K)} ${f.dim(this.value || e.placeholder)}`;
          case `cancel`:
            return `${t}${f.gray(K)} ${f.strikethrough(f.dim(this.value ?? ``))}${
              this.value?.trim()
                ? `
${f.gray(K)}`
                : ``
            }`;
          default:
            return `${t}${f.cyan(K)} ${r}
${f.cyan(q)}
`;
        }
      },
    }).prompt(),
  Ce = (e) => {
    const t = e.active ?? `Yes`,
      n = e.inactive ?? `No`;
    return new R({
      active: t,
      inactive: n,
      initialValue: e.initialValue ?? !0,
      render() {
        const r = `${f.gray(K)}
${Z(this.state)} ${e.message}
`,
          i = this.value ? t : n;
        switch (this.state) {
          case `submit`:
            return `${r}${f.gray(K)} ${f.dim(i)}`;
          case `cancel`:
            return `${r}${f.gray(K)} ${f.strikethrough(f.dim(i))}
${f.gray(K)}`;
          default:
            return `${r}${f.cyan(K)} ${this.value ? `${f.green(J)} ${t}` : `${f.dim(Y)} ${f.dim(t)}`} ${f.dim(`/`)} ${this.value ? `${f.dim(Y)} ${f.dim(n)}` : `${f.green(J)} ${n}`}
${f.cyan(q)}
`;
        }
      },
    }).prompt();
  },
  we = (e) => {
    const t = (e, t) => {
      const n = e.label ?? String(e.value);
      switch (t) {
        case `selected`:
          return `${f.dim(n)}`;
        case `active`:
          return `${f.green(J)} ${n} ${e.hint ? f.dim(`(${e.hint})`) : ``}`;
        case `cancelled`:
          return `${f.strikethrough(f.dim(n))}`;
        default:
          return `${f.dim(Y)} ${f.dim(n)}`;
      }
    };
    return new fe({
      options: e.options,
      initialValue: e.initialValue,
      render() {
        const n = `${f.gray(K)}
${Z(this.state)} ${e.message}
`;
        switch (this.state) {
          case `submit`:
            return `${n}${f.gray(K)} ${t(this.options[this.cursor], `selected`)}`;
          case `cancel`:
            return `${n}${f.gray(K)} ${t(this.options[this.cursor], `cancelled`)}
${f.gray(K)}`;
          default:
            return `${n}${f.cyan(K)} ${Q({
              cursor: this.cursor,
              options: this.options,
              maxItems: e.maxItems,
              style: (e, n) => t(e, n ? `active` : `inactive`),
            }).join(`
${f.cyan(K)}  `)}
${f.cyan(q)}
`;
        }
      },
    }).prompt();
  },
  Te = (e) => {
    const t = (e, t) => {
      const n = e.label ?? String(e.value);
      return t === `active`
        ? `${f.cyan(be)} ${n} ${e.hint ? f.dim(`(${e.hint})`) : ``}`
        : t === `selected`
          ? `${f.green(X)} ${f.dim(n)}`
          : t === `cancelled`
            ? `${f.strikethrough(f.dim(n))}`
            : t === `active-selected`
              ? `${f.green(X)} ${n} ${e.hint ? f.dim(`(${e.hint})`) : ``}`
              : t === `submitted`
                ? `${f.dim(n)}`
                : `${f.dim(xe)} ${f.dim(n)}`;
    };
    return new H({
      options: e.options,
      initialValues: e.initialValues,
      required: e.required ?? !0,
      cursorAt: e.cursorAt,
      validate(e) {
        if (this.required && e.length === 0)
          return `Please select at least one option.
${f.reset(f.dim(`Press ${f.gray(f.bgWhite(f.inverse(` space `)))} to select, ${f.gray(f.bgWhite(f.inverse(` enter `)))} to submit`))}`;
      },
      render() {
        const n = `${f.gray(K)}
${Z(this.state)} ${e.message}
`,
          r = (e, n) => {
            const r = this.value.includes(e.value);
            return n && r ? t(e, `active-selected`) : r ? t(e, `selected`) : t(e, n ? `active` : `inactive`);
          };
        switch (this.state) {
          case `submit`:
            return `${n}${f.gray(K)} ${
              this.options
                .filter(({ value: e }) => this.value.includes(e))
                .map((e) => t(e, `submitted`))
                .join(f.dim(`, `)) || f.dim(`none`)
            }`;
          case `cancel`: {
            const e = this.options
              .filter(({ value: e }) => this.value.includes(e))
              .map((e) => t(e, `cancelled`))
              .join(f.dim(`, `));
            return `${n}${f.gray(K)} ${
              e.trim()
                ? `${e}
${f.gray(K)}`
                : ``
            }`;
          }
          case `error`: {
            const t = this.error
              .split(`
`)
              .map((e, t) => (t === 0 ? `${f.yellow(q)} ${f.yellow(e)}` : `   ${e}`))
              .join(`
`);
            return `${n + f.yellow(K)} ${Q({
              options: this.options,
              cursor: this.cursor,
              maxItems: e.maxItems,
              style: r,
            }).join(`
${f.yellow(K)}  `)}
${t}
`;
          }
          default:
            return `${n}${f.cyan(K)} ${Q({
              options: this.options,
              cursor: this.cursor,
              maxItems: e.maxItems,
              style: r,
            }).join(`
${f.cyan(K)}  `)}
${f.cyan(q)}
`;
        }
      },
    }).prompt();
  };
`${f.gray(K)}`;
const Ee = Symbol.for(`cancel`);
async function $(e, t = {}) {
  const n = (e) => {
    if (typeof e != `symbol` || e.toString() !== `Symbol(clack:cancel)`) return e;
    switch (t.cancel) {
      case `reject`: {
        const e = /* @__PURE__ */ Error(`Prompt cancelled.`);
        throw (
          ((e.name = `ConsolaPromptCancelledError`),
          Error.captureStackTrace && Error.captureStackTrace(e, $),
          e)
        );
      }
      case `undefined`:
        return;
      case `null`:
        return null;
      case `symbol`:
        return Ee;
      default:
      case `default`:
        return t.default ?? t.initial;
    }
  };
  if (!t.type || t.type === `text`)
    return await Se({
      message: e,
      defaultValue: t.default,
      placeholder: t.placeholder,
      initialValue: t.initial,
    }).then(n);
  if (t.type === `confirm`) return await Ce({ message: e, initialValue: t.initial }).then(n);
  if (t.type === `select`)
    return await we({
      message: e,
      options: t.options.map((e) => (typeof e == `string` ? { value: e, label: e } : e)),
      initialValue: t.initial,
    }).then(n);
  if (t.type === `multiselect`)
    return await Te({
      message: e,
      options: t.options.map((e) => (typeof e == `string` ? { value: e, label: e } : e)),
      required: t.required,
      initialValues: t.initial,
    }).then(n);
  throw Error(`Unknown prompt type: ${t.type}`);
}
export { $ as prompt };
