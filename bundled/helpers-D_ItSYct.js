import { a as e, r as n, t as r, n as t } from './rolldown-runtime-Dlfrvzb7.js';
const i = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`,
  a = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_`,
  o = (e) => {
    const t = typeof Uint8Array > `u` ? [] : /* @__PURE__ */ new Uint8Array(256);
    for (let n = 0; n < 64; n++) t[e.charCodeAt(n)] = n;
    return t;
  },
  s = o(i),
  c = o(a),
  l = /^[-A-Za-z0-9\-_]*$/,
  u = /^[-A-Za-z0-9+/]*={0,3}$/,
  d = {};
(d.toArrayBuffer = (e, t) => {
  let n = e.length,
    r = e.length * 0.75,
    i,
    a = 0,
    o,
    l,
    u,
    d;
  e[e.length - 1] === `=` && (r--, e[e.length - 2] === `=` && r--);
  const f = new ArrayBuffer(r),
    p = new Uint8Array(f),
    m = t ? c : s;
  for (i = 0; i < n; i += 4)
    (o = m[e.charCodeAt(i)]),
      (l = m[e.charCodeAt(i + 1)]),
      (u = m[e.charCodeAt(i + 2)]),
      (d = m[e.charCodeAt(i + 3)]),
      (p[a++] = (o << 2) | (l >> 4)),
      (p[a++] = ((l & 15) << 4) | (u >> 2)),
      (p[a++] = ((u & 3) << 6) | (d & 63));
  return f;
}),
  (d.fromArrayBuffer = (e, t) => {
    let n = new Uint8Array(e),
      r,
      o = ``,
      s = n.length,
      c = t ? a : i;
    for (r = 0; r < s; r += 3)
      (o += c[n[r] >> 2]),
        (o += c[((n[r] & 3) << 4) | (n[r + 1] >> 4)]),
        (o += c[((n[r + 1] & 15) << 2) | (n[r + 2] >> 6)]),
        (o += c[n[r + 2] & 63]);
    const l = s % 3;
    return (
      l === 2
        ? (o = o.substring(0, o.length - 1) + (t ? `` : `=`))
        : l === 1 && (o = o.substring(0, o.length - 2) + (t ? `` : `==`)),
      o
    );
  }),
  (d.toString = (e, t) => new TextDecoder().decode(d.toArrayBuffer(e, t))),
  (d.fromString = (e, t) => d.fromArrayBuffer(new TextEncoder().encode(e), t)),
  (d.validate = (e, t) => {
    if (!(typeof e == `string` || e instanceof String)) return !1;
    try {
      return t ? l.test(e) : u.test(e);
    } catch {
      return !1;
    }
  }),
  (d.base64 = d);
function f(e, t = `base64url`) {
  const n = d.toArrayBuffer(e, t === `base64url`);
  return new Uint8Array(n);
}
function p(e, t = `base64url`) {
  const n = new Uint8Array(e);
  return d.fromArrayBuffer(n.buffer, t === `base64url`);
}
function m(e) {
  const t = d.toArrayBuffer(e, !0);
  return d.fromArrayBuffer(t);
}
function h(e) {
  return d.toString(e, !0);
}
function g(e) {
  return d.validate(e, !1);
}
function _(e) {
  return (e = v(e)), d.validate(e, !0);
}
function v(e) {
  return e.replace(/=/g, ``);
}
function y(e, t, n) {
  if (t < 24) return [t, 1];
  let r = e.byteLength - n - 1,
    i = new DataView(e.buffer, n + 1),
    a,
    o = 0;
  switch (t) {
    case 24:
      r > 0 && ((a = i.getUint8(0)), (o = 2));
      break;
    case 25:
      r > 1 && ((a = i.getUint16(0, !1)), (o = 3));
      break;
    case 26:
      r > 3 && ((a = i.getUint32(0, !1)), (o = 5));
      break;
    case 27:
      if (r > 7) {
        const e = i.getBigUint64(0, !1);
        if (e >= 24n && e <= 2 ** 53 - 1) return [Number(e), 9];
      }
  }
  if (a && a >= 24) return [a, o];
  throw Error(`Length not supported or not well formed`);
}
function b(e, t) {
  const n = e << 5;
  if (t < 0) throw Error(`CBOR Data Item argument must not be negative`);
  let r;
  if (typeof t == `number`) {
    if (!Number.isInteger(t)) throw Error(`CBOR Data Item argument must be an integer`);
    r = BigInt(t);
  } else r = t;
  if (e == 1) {
    if (r == 0n) throw Error(`CBOR Data Item argument cannot be zero when negative`);
    r -= 1n;
  }
  if (r > 18446744073709551615n) throw Error(`CBOR number out of range`);
  const i = /* @__PURE__ */ new Uint8Array(8);
  return (
    new DataView(i.buffer).setBigUint64(0, r, !1),
    r <= 23
      ? [n | i[7]]
      : r <= 255
        ? [n | 24, i[7]]
        : r <= 65535
          ? [n | 25, ...i.slice(6)]
          : r <= 4294967295
            ? [n | 26, ...i.slice(4)]
            : [n | 27, ...i]
  );
}
var x = class {
  constructor(e, t) {
    Object.defineProperty(this, 'tagId', { enumerable: !0, configurable: !0, writable: !0, value: void 0 }),
      Object.defineProperty(this, 'tagValue', {
        enumerable: !0,
        configurable: !0,
        writable: !0,
        value: void 0,
      }),
      (this.tagId = e),
      (this.tagValue = t);
  }
  get tag() {
    return this.tagId;
  }
  get value() {
    return this.tagValue;
  }
};
function S(e, t, n) {
  return y(e, t, n);
}
function C(e, t, n) {
  const [r, i] = S(e, t, n);
  return [-r - 1, i];
}
function ee(e, t, n) {
  const [r, i] = y(e, t, n),
    a = n + i;
  return [new Uint8Array(e.buffer.slice(a, a + r)), i + r];
}
const te = new TextDecoder();
function ne(e, t, n) {
  const [r, i] = ee(e, t, n);
  return [te.decode(r), i];
}
function re(e, t, n) {
  if (t === 0) return [[], 1];
  let [r, i] = y(e, t, n),
    a = i,
    o = [];
  for (let t = 0; t < r; t++) {
    if (e.byteLength - n - a <= 0) throw Error(`array is not supported or well formed`);
    const [t, r] = T(e, n + a);
    o.push(t), (a += r);
  }
  return [o, a];
}
const w = `Map is not supported or well formed`;
function ie(e, t, n) {
  if (t === 0) return [/* @__PURE__ */ new Map(), 1];
  let [r, i] = y(e, t, n),
    a = i,
    o = /* @__PURE__ */ new Map();
  for (let t = 0; t < r; t++) {
    let t = e.byteLength - n - a;
    if (t <= 0) throw Error(w);
    const [r, i] = T(e, n + a);
    if (((a += i), (t -= i), t <= 0 || (typeof r != `string` && typeof r != `number`) || o.has(r)))
      throw Error(w);
    const [s, c] = T(e, n + a);
    (a += c), o.set(r, s);
  }
  return [o, a];
}
function ae(e, t) {
  if (t + 3 > e.byteLength) throw Error(`CBOR stream ended before end of Float 16`);
  const n = e.getUint16(t + 1, !1);
  if (n == 31744) return [1 / 0, 3];
  if (n == 32256) return [NaN, 3];
  if (n == 64512) return [-1 / 0, 3];
  throw Error(`Float16 data is unsupported`);
}
function oe(e, t) {
  if (t + 5 > e.byteLength) throw Error(`CBOR stream ended before end of Float 32`);
  return [e.getFloat32(t + 1, !1), 5];
}
function se(e, t) {
  if (t + 9 > e.byteLength) throw Error(`CBOR stream ended before end of Float 64`);
  return [e.getFloat64(t + 1, !1), 9];
}
function ce(e, t, n) {
  const [r, i] = y(e, t, n),
    [a, o] = T(e, n + i);
  return [new x(r, a), i + o];
}
function T(e, t) {
  if (t >= e.byteLength) throw Error(`CBOR stream ended before tag value`);
  const n = e.getUint8(t),
    r = n >> 5,
    i = n & 31;
  switch (r) {
    case 0:
      return S(e, i, t);
    case 1:
      return C(e, i, t);
    case 2:
      return ee(e, i, t);
    case 3:
      return ne(e, i, t);
    case 4:
      return re(e, i, t);
    case 5:
      return ie(e, i, t);
    case 6:
      return ce(e, i, t);
    case 7:
      switch (i) {
        case 20:
          return [!1, 1];
        case 21:
          return [!0, 1];
        case 22:
          return [null, 1];
        case 23:
          return [void 0, 1];
        case 25:
          return ae(e, t);
        case 26:
          return oe(e, t);
        case 27:
          return se(e, t);
      }
  }
  throw Error(`Unsupported or not well formed at ${t}`);
}
function E(e) {
  return e === !0 ? 245 : e === !1 ? 244 : e === null ? 246 : 247;
}
function le(e) {
  if (Math.fround(e) == e || !Number.isFinite(e) || Number.isNaN(e)) {
    const t = /* @__PURE__ */ new Uint8Array(5);
    return (t[0] = 250), new DataView(t.buffer).setFloat32(1, e, !1), t;
  }
  {
    const t = /* @__PURE__ */ new Uint8Array(9);
    return (t[0] = 251), new DataView(t.buffer).setFloat64(1, e, !1), t;
  }
}
function D(e) {
  return typeof e == `number`
    ? Number.isSafeInteger(e)
      ? e < 0
        ? b(1, Math.abs(e))
        : b(0, e)
      : [le(e)]
    : e < 0n
      ? b(1, e * -1n)
      : b(0, e);
}
const ue = new TextEncoder();
function de(e, t) {
  t.push(...b(3, e.length)), t.push(ue.encode(e));
}
function O(e, t) {
  t.push(...b(2, e.length)), t.push(e);
}
function fe(e, t) {
  t.push(...b(4, e.length));
  for (const n of e) he(n, t);
}
function pe(e, t) {
  t.push(new Uint8Array(b(5, e.size)));
  for (const [n, r] of e.entries()) he(n, t), he(r, t);
}
function me(e, t) {
  t.push(...b(6, e.tag)), he(e.value, t);
}
function he(e, t) {
  if (typeof e == `boolean` || e === null || e == null) t.push(E(e));
  else if (typeof e == `number` || typeof e == `bigint`) t.push(...D(e));
  else if (typeof e == `string`) de(e, t);
  else if (e instanceof Uint8Array) O(e, t);
  else if (Array.isArray(e)) fe(e, t);
  else if (e instanceof Map) pe(e, t);
  else if (e instanceof x) me(e, t);
  else throw Error(`Not implemented`);
}
function k(e, t) {
  if (e.byteLength === 0 || e.byteLength <= t || t < 0) throw Error(`No data`);
  return e instanceof Uint8Array
    ? T(new DataView(e.buffer), t)
    : e instanceof ArrayBuffer
      ? T(new DataView(e), t)
      : T(e, t);
}
function ge(e) {
  const t = [];
  he(e, t);
  let n = 0;
  for (const e of t) n += typeof e == `number` ? 1 : e.length;
  let r = new Uint8Array(n),
    i = 0;
  for (const e of t) typeof e == `number` ? ((r[i] = e), (i += 1)) : (r.set(e, i), (i += e.length));
  return r;
}
function A(e) {
  const [t] = k(new Uint8Array(e), 0);
  return t;
}
function _e(e) {
  return ge(e);
}
function ve(e) {
  const t = e.get(M.kty);
  return N(t) && t === xe.OKP;
}
function ye(e) {
  const t = e.get(M.kty);
  return N(t) && t === xe.EC2;
}
function be(e) {
  const t = e.get(M.kty);
  return N(t) && t === xe.RSA;
}
function j(e) {
  const t = e.get(M.kty);
  return N(t) && t === xe.AKP;
}
var M;
((e) => {
  (e[(e.kty = 1)] = `kty`),
    (e[(e.alg = 3)] = `alg`),
    (e[(e.crv = -1)] = `crv`),
    (e[(e.x = -2)] = `x`),
    (e[(e.y = -3)] = `y`),
    (e[(e.n = -1)] = `n`),
    (e[(e.e = -2)] = `e`),
    (e[(e.pub = -1)] = `pub`);
})((M ||= {}));
var xe;
((e) => {
  (e[(e.OKP = 1)] = `OKP`), (e[(e.EC2 = 2)] = `EC2`), (e[(e.RSA = 3)] = `RSA`), (e[(e.AKP = 7)] = `AKP`);
})((xe ||= {}));
function N(e) {
  return Object.values(xe).indexOf(e) >= 0;
}
var P;
((e) => {
  (e[(e.P256 = 1)] = `P256`),
    (e[(e.P384 = 2)] = `P384`),
    (e[(e.P521 = 3)] = `P521`),
    (e[(e.ED25519 = 6)] = `ED25519`),
    (e[(e.SECP256K1 = 8)] = `SECP256K1`);
})((P ||= {}));
function Se(e) {
  return Object.values(P).indexOf(e) >= 0;
}
var F;
((e) => {
  (e[(e.ES256 = -7)] = `ES256`),
    (e[(e.EdDSA = -8)] = `EdDSA`),
    (e[(e.ES384 = -35)] = `ES384`),
    (e[(e.ES512 = -36)] = `ES512`),
    (e[(e.PS256 = -37)] = `PS256`),
    (e[(e.PS384 = -38)] = `PS384`),
    (e[(e.PS512 = -39)] = `PS512`),
    (e[(e.ES256K = -47)] = `ES256K`),
    (e[(e.ML_DSA_44 = -48)] = `ML_DSA_44`),
    (e[(e.ML_DSA_65 = -49)] = `ML_DSA_65`),
    (e[(e.ML_DSA_87 = -50)] = `ML_DSA_87`),
    (e[(e.RS256 = -257)] = `RS256`),
    (e[(e.RS384 = -258)] = `RS384`),
    (e[(e.RS512 = -259)] = `RS512`),
    (e[(e.RS1 = -65535)] = `RS1`);
})((F ||= {}));
function I(e) {
  return Object.values(F).indexOf(e) >= 0;
}
function Ce(e) {
  return [F.ML_DSA_44, F.ML_DSA_65, F.ML_DSA_87].indexOf(e) >= 0;
}
function L(e) {
  if ([F.RS1].indexOf(e) >= 0) return `SHA-1`;
  if ([F.ES256, F.PS256, F.RS256].indexOf(e) >= 0) return `SHA-256`;
  if ([F.ES384, F.PS384, F.RS384].indexOf(e) >= 0) return `SHA-384`;
  if ([F.ES512, F.PS512, F.RS512, F.EdDSA].indexOf(e) >= 0) return `SHA-512`;
  throw Error(`Could not map COSE alg value of ${e} to a WebCrypto hash alg name`);
}
let we;
function R() {
  return new Promise((e, t) => {
    if (we) return e(we);
    const n = B.stubThisGlobalThisCrypto();
    return n ? ((we = n), e(we)) : t(new z());
  });
}
var z = class extends Error {
  constructor() {
    super(`An instance of the Crypto API could not be located`), (this.name = `MissingWebCrypto`);
  }
};
const B = {
  stubThisGlobalThisCrypto: () => globalThis.crypto,
  setCachedCrypto: (e) => {
    we = e;
  },
};
async function Te(e, t) {
  const n = await R(),
    r = L(t),
    i = await n.subtle.digest(r, e);
  return new Uint8Array(i);
}
async function Ee(e) {
  const t = await R(),
    { keyData: n, algorithm: r } = e;
  return t.subtle.importKey(`jwk`, n, r, !1, [`verify`]);
}
function De(e) {
  if ([F.EdDSA].indexOf(e) >= 0) return `Ed25519`;
  if ([F.ES256, F.ES384, F.ES512, F.ES256K].indexOf(e) >= 0) return `ECDSA`;
  if ([F.RS256, F.RS384, F.RS512, F.RS1].indexOf(e) >= 0) return `RSASSA-PKCS1-v1_5`;
  if ([F.PS256, F.PS384, F.PS512].indexOf(e) >= 0) return `RSA-PSS`;
  if ([F.ML_DSA_44].indexOf(e) >= 0) return `ML-DSA-44`;
  if ([F.ML_DSA_65].indexOf(e) >= 0) return `ML-DSA-65`;
  if ([F.ML_DSA_87].indexOf(e) >= 0) return `ML-DSA-87`;
  throw Error(`Could not map COSE alg value of ${e} to a WebCrypto key alg name`);
}
var Oe = class extends Error {
    constructor({ message: e, code: t, cause: n }) {
      super(e, { cause: n }),
        Object.defineProperty(this, 'code', {
          enumerable: !0,
          configurable: !0,
          writable: !0,
          value: void 0,
        }),
        (this.name = `SimpleWebAuthnError`),
        (this.code = t);
    }
  },
  V = class extends Oe {
    constructor(e) {
      const t = `This runtime's WebCrypto.subtle does not support use of ${De(e)}`;
      super({ message: t, code: `RUNTIME_NO_PQC_SUPPORT` });
    }
  };
async function ke(e) {
  const { cosePublicKey: t, signature: n, data: r } = e,
    i = await R(),
    a = t.get(M.alg),
    o = t.get(M.pub);
  if (!a) throw Error(`Public key was missing alg (AKP)`);
  if (!I(a)) throw Error(`Public key had invalid alg ${a} (AKP)`);
  if (!o) throw Error(`Public key was missing pub (AKP)`);
  let s = De(a),
    c = { kty: `AKP`, alg: s, pub: p(o), ext: !1 },
    l;
  try {
    l = await Ee({ keyData: c, algorithm: s });
  } catch (e) {
    throw e.name === `NotSupportedError` ? new V(a) : e;
  }
  return i.subtle.verify(s, l, n, r);
}
async function Ae(e) {
  const { cosePublicKey: t, signature: n, data: r, shaHashOverride: i } = e,
    a = await R(),
    o = t.get(M.alg),
    s = t.get(M.crv),
    c = t.get(M.x),
    l = t.get(M.y);
  if (!o) throw Error(`Public key was missing alg (EC2)`);
  if (!s) throw Error(`Public key was missing crv (EC2)`);
  if (!c) throw Error(`Public key was missing x (EC2)`);
  if (!l) throw Error(`Public key was missing y (EC2)`);
  let u;
  if (s === P.P256) u = `P-256`;
  else if (s === P.P384) u = `P-384`;
  else if (s === P.P521) u = `P-521`;
  else throw Error(`Unexpected COSE crv value of ${s} (EC2)`);
  let d = await Ee({
      keyData: { kty: `EC`, crv: u, x: p(c), y: p(l), ext: !1 },
      algorithm: { name: `ECDSA`, namedCurve: u },
    }),
    f = L(o);
  i && (f = L(i));
  const m = { name: `ECDSA`, hash: { name: f } };
  return a.subtle.verify(m, d, n, r);
}
async function je(e) {
  const { cosePublicKey: t, signature: n, data: r, shaHashOverride: i } = e,
    a = await R(),
    o = t.get(M.alg),
    s = t.get(M.n),
    c = t.get(M.e);
  if (!o) throw Error(`Public key was missing alg (RSA)`);
  if (!I(o)) throw Error(`Public key had invalid alg ${o} (RSA)`);
  if (!s) throw Error(`Public key was missing n (RSA)`);
  if (!c) throw Error(`Public key was missing e (RSA)`);
  const l = { kty: `RSA`, alg: ``, n: p(s), e: p(c), ext: !1 },
    u = { name: De(o), hash: { name: L(o) } },
    d = { name: De(o) };
  if ((i && (u.hash.name = L(i)), u.name === `RSASSA-PKCS1-v1_5`))
    u.hash.name === `SHA-256`
      ? (l.alg = `RS256`)
      : u.hash.name === `SHA-384`
        ? (l.alg = `RS384`)
        : u.hash.name === `SHA-512`
          ? (l.alg = `RS512`)
          : u.hash.name === `SHA-1` && (l.alg = `RS1`);
  else if (u.name === `RSA-PSS`) {
    let e = 0;
    u.hash.name === `SHA-256`
      ? ((l.alg = `PS256`), (e = 32))
      : u.hash.name === `SHA-384`
        ? ((l.alg = `PS384`), (e = 48))
        : u.hash.name === `SHA-512` && ((l.alg = `PS512`), (e = 64)),
      (d.saltLength = e);
  } else throw Error(`Unexpected RSA key algorithm ${o} (${u.name})`);
  const f = await Ee({ keyData: l, algorithm: u });
  return a.subtle.verify(d, f, n, r);
}
async function H(e) {
  const { cosePublicKey: t, signature: n, data: r } = e,
    i = await R(),
    a = t.get(M.alg),
    o = t.get(M.crv),
    s = t.get(M.x);
  if (!a) throw Error(`Public key was missing alg (OKP)`);
  if (!I(a)) throw Error(`Public key had invalid alg ${a} (OKP)`);
  if (!o) throw Error(`Public key was missing crv (OKP)`);
  if (!s) throw Error(`Public key was missing x (OKP)`);
  let c;
  if (o === P.ED25519) c = `Ed25519`;
  else throw Error(`Unexpected COSE crv value of ${o} (OKP)`);
  const l = await Ee({
      keyData: { kty: `OKP`, crv: c, alg: `EdDSA`, x: p(s), ext: !1 },
      algorithm: { name: c, namedCurve: c },
    }),
    u = { name: c };
  return i.subtle.verify(u, l, n, r);
}
var U = /* @__PURE__ */ n({
  __addDisposableResource: () => tt,
  __assign: () => at,
  __asyncDelegator: () => Je,
  __asyncGenerator: () => qe,
  __asyncValues: () => Ye,
  __await: () => K,
  __awaiter: () => Be,
  __classPrivateFieldGet: () => $e,
  __classPrivateFieldIn: () => q,
  __classPrivateFieldSet: () => et,
  __createBinding: () => ot,
  __decorate: () => W,
  __disposeResources: () => nt,
  __esDecorate: () => Fe,
  __exportStar: () => He,
  __extends: () => Me,
  __generator: () => Ve,
  __importDefault: () => Qe,
  __importStar: () => Ze,
  __makeTemplateObject: () => Xe,
  __metadata: () => ze,
  __param: () => Pe,
  __propKey: () => Le,
  __read: () => We,
  __rest: () => Ne,
  __rewriteRelativeImportExtension: () => rt,
  __runInitializers: () => Ie,
  __setFunctionName: () => Re,
  __spread: () => Ge,
  __spreadArray: () => G,
  __spreadArrays: () => Ke,
  __values: () => Ue,
  default: () => ut,
});
function Me(e, t) {
  if (typeof t != `function` && t !== null)
    throw TypeError(`Class extends value ` + String(t) + ` is not a constructor or null`);
  it(e, t);
  function n() {
    this.constructor = e;
  }
  e.prototype = t === null ? Object.create(t) : ((n.prototype = t.prototype), new n());
}
function Ne(e, t) {
  var n = {};
  for (var r in e) Object.hasOwn(e, r) && t.indexOf(r) < 0 && (n[r] = e[r]);
  if (e != null && typeof Object.getOwnPropertySymbols == `function`)
    for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++)
      t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]]);
  return n;
}
function W(e, t, n, r) {
  var i = arguments.length,
    a = i < 3 ? t : r === null ? (r = Object.getOwnPropertyDescriptor(t, n)) : r,
    o;
  if (typeof Reflect == `object` && typeof Reflect.decorate == `function`) a = Reflect.decorate(e, t, n, r);
  else
    for (var s = e.length - 1; s >= 0; s--)
      (o = e[s]) && (a = (i < 3 ? o(a) : i > 3 ? o(t, n, a) : o(t, n)) || a);
  return i > 3 && a && Object.defineProperty(t, n, a), a;
}
function Pe(e, t) {
  return (n, r) => {
    t(n, r, e);
  };
}
function Fe(e, t, n, r, i, a) {
  function o(e) {
    if (e !== void 0 && typeof e != `function`) throw TypeError(`Function expected`);
    return e;
  }
  for (
    var s = r.kind,
      c = s === `getter` ? `get` : s === `setter` ? `set` : `value`,
      l = !t && e ? (r.static ? e : e.prototype) : null,
      u = t || (l ? Object.getOwnPropertyDescriptor(l, r.name) : {}),
      d,
      f = !1,
      p = n.length - 1;
    p >= 0;
    p--
  ) {
    var m = {};
    for (var h in r) m[h] = h === `access` ? {} : r[h];
    for (var h in r.access) m.access[h] = r.access[h];
    m.addInitializer = (e) => {
      if (f) throw TypeError(`Cannot add initializers after decoration has completed`);
      a.push(o(e || null));
    };
    var g = (0, n[p])(s === `accessor` ? { get: u.get, set: u.set } : u[c], m);
    if (s === `accessor`) {
      if (g === void 0) continue;
      if (typeof g != `object` || !g) throw TypeError(`Object expected`);
      (d = o(g.get)) && (u.get = d), (d = o(g.set)) && (u.set = d), (d = o(g.init)) && i.unshift(d);
    } else (d = o(g)) && (s === `field` ? i.unshift(d) : (u[c] = d));
  }
  l && Object.defineProperty(l, r.name, u), (f = !0);
}
function Ie(e, t, n) {
  for (var r = arguments.length > 2, i = 0; i < t.length; i++) n = r ? t[i].call(e, n) : t[i].call(e);
  return r ? n : void 0;
}
function Le(e) {
  return typeof e == `symbol` ? e : `${e}`;
}
function Re(e, t, n) {
  return (
    typeof t == `symbol` && (t = t.description ? `[${t.description}]` : ``),
    Object.defineProperty(e, 'name', { configurable: !0, value: n ? `${n} ${t}` : t })
  );
}
function ze(e, t) {
  if (typeof Reflect == `object` && typeof Reflect.metadata == `function`) return Reflect.metadata(e, t);
}
function Be(e, t, n, r) {
  function i(e) {
    return e instanceof n
      ? e
      : new n((t) => {
          t(e);
        });
  }
  return new (n ||= Promise)((n, a) => {
    function o(e) {
      try {
        c(r.next(e));
      } catch (e) {
        a(e);
      }
    }
    function s(e) {
      try {
        c(r.throw(e));
      } catch (e) {
        a(e);
      }
    }
    function c(e) {
      e.done ? n(e.value) : i(e.value).then(o, s);
    }
    c((r = r.apply(e, t || [])).next());
  });
}
function Ve(e, t) {
  var n = {
      label: 0,
      sent: () => {
        if (a[0] & 1) throw a[1];
        return a[1];
      },
      trys: [],
      ops: [],
    },
    r,
    i,
    a,
    o = Object.create((typeof Iterator == `function` ? Iterator : Object).prototype);
  return (
    (o.next = s(0)),
    (o.throw = s(1)),
    (o.return = s(2)),
    typeof Symbol == `function` &&
      (o[Symbol.iterator] = function () {
        return this;
      }),
    o
  );
  function s(e) {
    return (t) => c([e, t]);
  }
  function c(s) {
    if (r) throw TypeError(`Generator is already executing.`);
    for (; o && ((o = 0), s[0] && (n = 0)), n; )
      try {
        if (
          ((r = 1),
          i &&
            (a = s[0] & 2 ? i.return : s[0] ? i.throw || ((a = i.return) && a.call(i), 0) : i.next) &&
            !(a = a.call(i, s[1])).done)
        )
          return a;
        switch (((i = 0), a && (s = [s[0] & 2, a.value]), s[0])) {
          case 0:
          case 1:
            a = s;
            break;
          case 4:
            return n.label++, { value: s[1], done: !1 };
          case 5:
            n.label++, (i = s[1]), (s = [0]);
            continue;
          case 7:
            (s = n.ops.pop()), n.trys.pop();
            continue;
          default:
            if (((a = n.trys), !(a = a.length > 0 && a[a.length - 1]) && (s[0] === 6 || s[0] === 2))) {
              n = 0;
              continue;
            }
            if (s[0] === 3 && (!a || (s[1] > a[0] && s[1] < a[3]))) {
              n.label = s[1];
              break;
            }
            if (s[0] === 6 && n.label < a[1]) {
              (n.label = a[1]), (a = s);
              break;
            }
            if (a && n.label < a[2]) {
              (n.label = a[2]), n.ops.push(s);
              break;
            }
            a[2] && n.ops.pop(), n.trys.pop();
            continue;
        }
        s = t.call(e, n);
      } catch (e) {
        (s = [6, e]), (i = 0);
      } finally {
        r = a = 0;
      }
    if (s[0] & 5) throw s[1];
    return { value: s[0] ? s[1] : void 0, done: !0 };
  }
}
function He(e, t) {
  for (var n in e) n !== 'default' && !Object.hasOwn(t, n) && ot(t, e, n);
}
function Ue(e) {
  var t = typeof Symbol == `function` && Symbol.iterator,
    n = t && e[t],
    r = 0;
  if (n) return n.call(e);
  if (e && typeof e.length == `number`)
    return { next: () => (e && r >= e.length && (e = void 0), { value: e && e[r++], done: !e }) };
  throw TypeError(t ? `Object is not iterable.` : `Symbol.iterator is not defined.`);
}
function We(e, t) {
  var n = typeof Symbol == `function` && e[Symbol.iterator];
  if (!n) return e;
  var r = n.call(e),
    i,
    a = [],
    o;
  try {
    for (; (t === void 0 || t-- > 0) && !(i = r.next()).done; ) a.push(i.value);
  } catch (e) {
    o = { error: e };
  } finally {
    try {
      i && !i.done && (n = r.return) && n.call(r);
    } finally {
      if (o) throw o.error;
    }
  }
  return a;
}
function Ge() {
  for (var e = [], t = 0; t < arguments.length; t++) e = e.concat(We(arguments[t]));
  return e;
}
function Ke() {
  for (var e = 0, t = 0, n = arguments.length; t < n; t++) e += arguments[t].length;
  for (var r = Array(e), i = 0, t = 0; t < n; t++)
    for (var a = arguments[t], o = 0, s = a.length; o < s; o++, i++) r[i] = a[o];
  return r;
}
function G(e, t, n) {
  if (n || arguments.length === 2)
    for (var r = 0, i = t.length, a; r < i; r++)
      (a || !(r in t)) && ((a ||= Array.prototype.slice.call(t, 0, r)), (a[r] = t[r]));
  return e.concat(a || Array.prototype.slice.call(t));
}
function K(e) {
  return this instanceof K ? ((this.v = e), this) : new K(e);
}
function qe(e, t, n) {
  if (!Symbol.asyncIterator) throw TypeError(`Symbol.asyncIterator is not defined.`);
  var r = n.apply(e, t || []),
    i,
    a = [];
  return (
    (i = Object.create((typeof AsyncIterator == `function` ? AsyncIterator : Object).prototype)),
    s(`next`),
    s(`throw`),
    s(`return`, o),
    (i[Symbol.asyncIterator] = function () {
      return this;
    }),
    i
  );
  function o(e) {
    return (t) => Promise.resolve(t).then(e, d);
  }
  function s(e, t) {
    r[e] &&
      ((i[e] = (t) =>
        new Promise((n, r) => {
          a.push([e, t, n, r]) > 1 || c(e, t);
        })),
      t && (i[e] = t(i[e])));
  }
  function c(e, t) {
    try {
      l(r[e](t));
    } catch (e) {
      f(a[0][3], e);
    }
  }
  function l(e) {
    e.value instanceof K ? Promise.resolve(e.value.v).then(u, d) : f(a[0][2], e);
  }
  function u(e) {
    c(`next`, e);
  }
  function d(e) {
    c(`throw`, e);
  }
  function f(e, t) {
    e(t), a.shift(), a.length && c(a[0][0], a[0][1]);
  }
}
function Je(e) {
  var t = {},
    n;
  return (
    r(`next`),
    r(`throw`, (e) => {
      throw e;
    }),
    r(`return`),
    (t[Symbol.iterator] = function () {
      return this;
    }),
    t
  );
  function r(r, i) {
    t[r] = e[r] ? (t) => ((n = !n) ? { value: K(e[r](t)), done: !1 } : i ? i(t) : t) : i;
  }
}
function Ye(e) {
  if (!Symbol.asyncIterator) throw TypeError(`Symbol.asyncIterator is not defined.`);
  var t = e[Symbol.asyncIterator],
    n;
  return t
    ? t.call(e)
    : ((e = typeof Ue == `function` ? Ue(e) : e[Symbol.iterator]()),
      (n = {}),
      r(`next`),
      r(`throw`),
      r(`return`),
      (n[Symbol.asyncIterator] = function () {
        return this;
      }),
      n);
  function r(t) {
    n[t] =
      e[t] &&
      ((n) =>
        new Promise((r, a) => {
          (n = e[t](n)), i(r, a, n.done, n.value);
        }));
  }
  function i(e, t, n, r) {
    Promise.resolve(r).then((t) => {
      e({ value: t, done: n });
    }, t);
  }
}
function Xe(e, t) {
  return Object.defineProperty ? Object.defineProperty(e, 'raw', { value: t }) : (e.raw = t), e;
}
function Ze(e) {
  if (e && e.__esModule) return e;
  var t = {};
  if (e != null) for (var n = ct(e), r = 0; r < n.length; r++) n[r] !== 'default' && ot(t, e, n[r]);
  return st(t, e), t;
}
function Qe(e) {
  return e && e.__esModule ? e : { default: e };
}
function $e(e, t, n, r) {
  if (n === `a` && !r) throw TypeError(`Private accessor was defined without a getter`);
  if (typeof t == `function` ? e !== t || !r : !t.has(e))
    throw TypeError(`Cannot read private member from an object whose class did not declare it`);
  return n === `m` ? r : n === `a` ? r.call(e) : r ? r.value : t.get(e);
}
function et(e, t, n, r, i) {
  if (r === `m`) throw TypeError(`Private method is not writable`);
  if (r === `a` && !i) throw TypeError(`Private accessor was defined without a setter`);
  if (typeof t == `function` ? e !== t || !i : !t.has(e))
    throw TypeError(`Cannot write private member to an object whose class did not declare it`);
  return r === `a` ? i.call(e, n) : i ? (i.value = n) : t.set(e, n), n;
}
function q(e, t) {
  if (t === null || (typeof t != `object` && typeof t != `function`))
    throw TypeError(`Cannot use 'in' operator on non-object`);
  return typeof e == `function` ? t === e : e.has(t);
}
function tt(e, t, n) {
  if (t != null) {
    if (typeof t != `object` && typeof t != `function`) throw TypeError(`Object expected.`);
    var r, i;
    if (n) {
      if (!Symbol.asyncDispose) throw TypeError(`Symbol.asyncDispose is not defined.`);
      r = t[Symbol.asyncDispose];
    }
    if (r === void 0) {
      if (!Symbol.dispose) throw TypeError(`Symbol.dispose is not defined.`);
      (r = t[Symbol.dispose]), n && (i = r);
    }
    if (typeof r != `function`) throw TypeError(`Object not disposable.`);
    i &&
      (r = function () {
        try {
          i.call(this);
        } catch (e) {
          return Promise.reject(e);
        }
      }),
      e.stack.push({ value: t, dispose: r, async: n });
  } else n && e.stack.push({ async: !0 });
  return t;
}
function nt(e) {
  function t(t) {
    (e.error = e.hasError ? new lt(t, e.error, `An error was suppressed during disposal.`) : t),
      (e.hasError = !0);
  }
  var n,
    r = 0;
  function i() {
    for (; (n = e.stack.pop()); )
      try {
        if (!n.async && r === 1) return (r = 0), e.stack.push(n), Promise.resolve().then(i);
        if (n.dispose) {
          var a = n.dispose.call(n.value);
          if (n.async) return (r |= 2), Promise.resolve(a).then(i, (e) => (t(e), i()));
        } else r |= 1;
      } catch (e) {
        t(e);
      }
    if (r === 1) return e.hasError ? Promise.reject(e.error) : Promise.resolve();
    if (e.hasError) throw e.error;
  }
  return i();
}
function rt(e, t, n, r) {
  if (typeof e == `string` && /^\.\.?\//.test(e)) {
    if (n)
      for (var i in n) {
        var a = e.slice(-i.length);
        if (a === i || (r && a.toLowerCase() === i.toLowerCase())) {
          var o = n[i];
          return o === i ? e : e.slice(0, -i.length) + o;
        }
      }
    return e.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, (e, n, r, i, a) =>
      n ? (t ? `.jsx` : `.js`) : r && (!i || !a) ? e : r + i + `.` + a.toLowerCase() + `js`,
    );
  }
  return e;
}
var it,
  at,
  ot,
  st,
  ct,
  lt,
  ut,
  J = t(() => {
    (it = (e, t) => (
      (it =
        Object.setPrototypeOf ||
        ({ __proto__: [] } instanceof Array &&
          ((e, t) => {
            e.__proto__ = t;
          })) ||
        ((e, t) => {
          for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
        })),
      it(e, t)
    )),
      (at = function () {
        return (
          (at =
            Object.assign ||
            function (e) {
              for (var t, n = 1, r = arguments.length; n < r; n++)
                for (var i in ((t = arguments[n]), t)) Object.hasOwn(t, i) && (e[i] = t[i]);
              return e;
            }),
          at.apply(this, arguments)
        );
      }),
      (ot = Object.create
        ? (e, t, n, r) => {
            r === void 0 && (r = n);
            var i = Object.getOwnPropertyDescriptor(t, n);
            (!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) &&
              (i = { enumerable: !0, get: () => t[n] }),
              Object.defineProperty(e, r, i);
          }
        : (e, t, n, r) => {
            r === void 0 && (r = n), (e[r] = t[n]);
          }),
      (st = Object.create
        ? (e, t) => {
            Object.defineProperty(e, 'default', { enumerable: !0, value: t });
          }
        : (e, t) => {
            e.default = t;
          }),
      (ct = (e) => (
        (ct =
          Object.getOwnPropertyNames ||
          ((e) => {
            var t = [];
            for (var n in e) Object.hasOwn(e, n) && (t[t.length] = n);
            return t;
          })),
        ct(e)
      )),
      (lt =
        typeof SuppressedError == `function`
          ? SuppressedError
          : (e, t, n) => {
              var r = Error(n);
              return (r.name = `SuppressedError`), (r.error = e), (r.suppressed = t), r;
            }),
      (ut = {
        __extends: Me,
        __assign: at,
        __rest: Ne,
        __decorate: W,
        __param: Pe,
        __esDecorate: Fe,
        __runInitializers: Ie,
        __propKey: Le,
        __setFunctionName: Re,
        __metadata: ze,
        __awaiter: Be,
        __generator: Ve,
        __createBinding: ot,
        __exportStar: He,
        __values: Ue,
        __read: We,
        __spread: Ge,
        __spreadArrays: Ke,
        __spreadArray: G,
        __await: K,
        __asyncGenerator: qe,
        __asyncDelegator: Je,
        __asyncValues: Ye,
        __makeTemplateObject: Xe,
        __importStar: Ze,
        __importDefault: Qe,
        __classPrivateFieldGet: $e,
        __classPrivateFieldSet: et,
        __classPrivateFieldIn: q,
        __addDisposableResource: tt,
        __disposeResources: nt,
        __rewriteRelativeImportExtension: rt,
      });
  }),
  dt = /* @__PURE__ */ r((e) => {
    /*!
     * MIT License
     *
     * Copyright (c) 2017-2024 Peculiar Ventures, LLC
     *
     * Permission is hereby granted, free of charge, to any person obtaining a copy
     * of this software and associated documentation files (the "Software"), to deal
     * in the Software without restriction, including without limitation the rights
     * to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
     * copies of the Software, and to permit persons to whom the Software is
     * furnished to do so, subject to the following conditions:
     *
     * The above copyright notice and this permission notice shall be included in all
     * copies or substantial portions of the Software.
     *
     * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
     * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
     * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
     * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
     * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
     * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
     * SOFTWARE.
     *
     */
    var t = class e {
      static isArrayBuffer(e) {
        return Object.prototype.toString.call(e) === `[object ArrayBuffer]`;
      }
      static toArrayBuffer(e) {
        return this.isArrayBuffer(e)
          ? e
          : e.byteLength === e.buffer.byteLength ||
              (e.byteOffset === 0 && e.byteLength === e.buffer.byteLength)
            ? e.buffer
            : this.toUint8Array(e.buffer).slice(e.byteOffset, e.byteOffset + e.byteLength).buffer;
      }
      static toUint8Array(e) {
        return this.toView(e, Uint8Array);
      }
      static toView(e, t) {
        if (e.constructor === t) return e;
        if (this.isArrayBuffer(e)) return new t(e);
        if (this.isArrayBufferView(e)) return new t(e.buffer, e.byteOffset, e.byteLength);
        throw TypeError(`The provided value is not of type '(ArrayBuffer or ArrayBufferView)'`);
      }
      static isBufferSource(e) {
        return this.isArrayBufferView(e) || this.isArrayBuffer(e);
      }
      static isArrayBufferView(e) {
        return ArrayBuffer.isView(e) || (e && this.isArrayBuffer(e.buffer));
      }
      static isEqual(t, n) {
        const r = e.toUint8Array(t),
          i = e.toUint8Array(n);
        if (r.length !== i.byteLength) return !1;
        for (let e = 0; e < r.length; e++) if (r[e] !== i[e]) return !1;
        return !0;
      }
      static concat(...e) {
        let t;
        t =
          (Array.isArray(e[0]) && !(e[1] instanceof Function)) ||
          (Array.isArray(e[0]) && e[1] instanceof Function)
            ? e[0]
            : e[e.length - 1] instanceof Function
              ? e.slice(0, e.length - 1)
              : e;
        let n = 0;
        for (const e of t) n += e.byteLength;
        let r = new Uint8Array(n),
          i = 0;
        for (const e of t) {
          const t = this.toUint8Array(e);
          r.set(t, i), (i += t.length);
        }
        return e[e.length - 1] instanceof Function ? this.toView(r, e[e.length - 1]) : r.buffer;
      }
    };
    const n = `string`,
      r = /^[0-9a-f\s]+$/i,
      i = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      a = /^[a-zA-Z0-9-_]+$/;
    var o = class {
        static fromString(e) {
          const t = unescape(encodeURIComponent(e)),
            n = new Uint8Array(t.length);
          for (let e = 0; e < t.length; e++) n[e] = t.charCodeAt(e);
          return n.buffer;
        }
        static toString(e) {
          let n = t.toUint8Array(e),
            r = ``;
          for (let e = 0; e < n.length; e++) r += String.fromCharCode(n[e]);
          return decodeURIComponent(escape(r));
        }
      },
      s = class {
        static toString(e, n = !1) {
          let r = t.toArrayBuffer(e),
            i = new DataView(r),
            a = ``;
          for (let e = 0; e < r.byteLength; e += 2) {
            const t = i.getUint16(e, n);
            a += String.fromCharCode(t);
          }
          return a;
        }
        static fromString(e, t = !1) {
          const n = /* @__PURE__ */ new ArrayBuffer(e.length * 2),
            r = new DataView(n);
          for (let n = 0; n < e.length; n++) r.setUint16(n * 2, e.charCodeAt(n), t);
          return n;
        }
      },
      c = class e {
        static isHex(e) {
          return typeof e == n && r.test(e);
        }
        static isBase64(e) {
          return typeof e == n && i.test(e);
        }
        static isBase64Url(e) {
          return typeof e == n && a.test(e);
        }
        static ToString(e, n = `utf8`) {
          const r = t.toUint8Array(e);
          switch (n.toLowerCase()) {
            case `utf8`:
              return this.ToUtf8String(r);
            case `binary`:
              return this.ToBinary(r);
            case `hex`:
              return this.ToHex(r);
            case `base64`:
              return this.ToBase64(r);
            case `base64url`:
              return this.ToBase64Url(r);
            case `utf16le`:
              return s.toString(r, !0);
            case `utf16`:
            case `utf16be`:
              return s.toString(r);
            default:
              throw Error(`Unknown type of encoding '${n}'`);
          }
        }
        static FromString(e, t = `utf8`) {
          if (!e) return /* @__PURE__ */ new ArrayBuffer(0);
          switch (t.toLowerCase()) {
            case `utf8`:
              return this.FromUtf8String(e);
            case `binary`:
              return this.FromBinary(e);
            case `hex`:
              return this.FromHex(e);
            case `base64`:
              return this.FromBase64(e);
            case `base64url`:
              return this.FromBase64Url(e);
            case `utf16le`:
              return s.fromString(e, !0);
            case `utf16`:
            case `utf16be`:
              return s.fromString(e);
            default:
              throw Error(`Unknown type of encoding '${t}'`);
          }
        }
        static ToBase64(e) {
          const n = t.toUint8Array(e);
          if (typeof btoa < `u`) {
            const e = this.ToString(n, `binary`);
            return btoa(e);
          }
          return Buffer.from(n).toString(`base64`);
        }
        static FromBase64(t) {
          const n = this.formatString(t);
          if (!n) return /* @__PURE__ */ new ArrayBuffer(0);
          if (!e.isBase64(n)) throw TypeError(`Argument 'base64Text' is not Base64 encoded`);
          return typeof atob < `u`
            ? this.FromBinary(atob(n))
            : new Uint8Array(Buffer.from(n, `base64`)).buffer;
        }
        static FromBase64Url(t) {
          const n = this.formatString(t);
          if (!n) return /* @__PURE__ */ new ArrayBuffer(0);
          if (!e.isBase64Url(n)) throw TypeError(`Argument 'base64url' is not Base64Url encoded`);
          return this.FromBase64(this.Base64Padding(n.replace(/-/g, `+`).replace(/_/g, `/`)));
        }
        static ToBase64Url(e) {
          return this.ToBase64(e).replace(/\+/g, `-`).replace(/\//g, `_`).replace(/=/g, ``);
        }
        static FromUtf8String(t, n = e.DEFAULT_UTF8_ENCODING) {
          switch (n) {
            case `ascii`:
              return this.FromBinary(t);
            case `utf8`:
              return o.fromString(t);
            case `utf16`:
            case `utf16be`:
              return s.fromString(t);
            case `utf16le`:
            case `usc2`:
              return s.fromString(t, !0);
            default:
              throw Error(`Unknown type of encoding '${n}'`);
          }
        }
        static ToUtf8String(t, n = e.DEFAULT_UTF8_ENCODING) {
          switch (n) {
            case `ascii`:
              return this.ToBinary(t);
            case `utf8`:
              return o.toString(t);
            case `utf16`:
            case `utf16be`:
              return s.toString(t);
            case `utf16le`:
            case `usc2`:
              return s.toString(t, !0);
            default:
              throw Error(`Unknown type of encoding '${n}'`);
          }
        }
        static FromBinary(e) {
          const t = e.length,
            n = new Uint8Array(t);
          for (let r = 0; r < t; r++) n[r] = e.charCodeAt(r);
          return n.buffer;
        }
        static ToBinary(e) {
          let n = t.toUint8Array(e),
            r = ``;
          for (let e = 0; e < n.length; e++) r += String.fromCharCode(n[e]);
          return r;
        }
        static ToHex(e) {
          let n = t.toUint8Array(e),
            r = ``,
            i = n.length;
          for (let e = 0; e < i; e++) {
            const t = n[e];
            t < 16 && (r += `0`), (r += t.toString(16));
          }
          return r;
        }
        static FromHex(t) {
          let n = this.formatString(t);
          if (!n) return /* @__PURE__ */ new ArrayBuffer(0);
          if (!e.isHex(n)) throw TypeError(`Argument 'hexString' is not HEX encoded`);
          n.length % 2 && (n = `0${n}`);
          const r = new Uint8Array(n.length / 2);
          for (let e = 0; e < n.length; e += 2) {
            const t = n.slice(e, e + 2);
            r[e / 2] = parseInt(t, 16);
          }
          return r.buffer;
        }
        static ToUtf16String(e, t = !1) {
          return s.toString(e, t);
        }
        static FromUtf16String(e, t = !1) {
          return s.fromString(e, t);
        }
        static Base64Padding(e) {
          const t = 4 - (e.length % 4);
          if (t < 4) for (let n = 0; n < t; n++) e += `=`;
          return e;
        }
        static formatString(e) {
          return e?.replace(/[\n\r\t ]/g, ``) || ``;
        }
      };
    c.DEFAULT_UTF8_ENCODING = `utf8`;
    function l(e, ...t) {
      const n = arguments[0];
      for (let e = 1; e < arguments.length; e++) {
        const t = arguments[e];
        for (const e in t) n[e] = t[e];
      }
      return n;
    }
    function u(...e) {
      let t = e.map((e) => e.byteLength).reduce((e, t) => e + t),
        n = new Uint8Array(t),
        r = 0;
      return (
        e
          .map((e) => new Uint8Array(e))
          .forEach((e) => {
            for (const t of e) n[r++] = t;
          }),
        n.buffer
      );
    }
    function d(e, t) {
      if (!(e && t) || e.byteLength !== t.byteLength) return !1;
      const n = new Uint8Array(e),
        r = new Uint8Array(t);
      for (let t = 0; t < e.byteLength; t++) if (n[t] !== r[t]) return !1;
      return !0;
    }
    (e.BufferSourceConverter = t), (e.Convert = c), (e.assign = l), (e.combine = u), (e.isEqual = d);
  }),
  ft = /* @__PURE__ */ r((e) => {
    /*!
Copyright (c) Peculiar Ventures, LLC
*/
    Object.defineProperty(e, '__esModule', { value: !0 });
    function t(e) {
      return new Date(e.getTime() + e.getTimezoneOffset() * 6e4);
    }
    function n(e, t, n) {
      return e instanceof Object ? (e[t] ?? n) : n;
    }
    function r(e, t = 0, n = e.byteLength - t, r = !1) {
      let i = ``;
      for (const a of new Uint8Array(e, t, n)) {
        const e = a.toString(16).toUpperCase();
        e.length === 1 && (i += `0`), (i += e), r && (i += ` `);
      }
      return i.trim();
    }
    function i(e, t, n, r) {
      return t instanceof ArrayBuffer
        ? t.byteLength
          ? n < 0
            ? ((e.error = `Wrong parameter: inputOffset less than zero`), !1)
            : r < 0
              ? ((e.error = `Wrong parameter: inputLength less than zero`), !1)
              : t.byteLength - n - r < 0
                ? ((e.error = `End of input reached before message was fully decoded (inconsistent offset and length values)`),
                  !1)
                : !0
          : ((e.error = `Wrong parameter: inputBuffer has zero length`), !1)
        : ((e.error = `Wrong parameter: inputBuffer must be "ArrayBuffer"`), !1);
    }
    function a(e, t) {
      let n = 0;
      if (e.length === 1) return e[0];
      for (let r = e.length - 1; r >= 0; r--) n += e[e.length - 1 - r] * 2 ** (t * r);
      return n;
    }
    function o(e, t, n = -1) {
      let r = n,
        i = e,
        a = 0,
        o = 2 ** t;
      for (let n = 1; n < 8; n++) {
        if (e < o) {
          let e;
          if (r < 0) (e = new ArrayBuffer(n)), (a = n);
          else {
            if (r < n) return /* @__PURE__ */ new ArrayBuffer(0);
            (e = new ArrayBuffer(r)), (a = r);
          }
          const o = new Uint8Array(e);
          for (let e = n - 1; e >= 0; e--) {
            const n = 2 ** (e * t);
            (o[a - e - 1] = Math.floor(i / n)), (i -= o[a - e - 1] * n);
          }
          return e;
        }
        o *= 2 ** t;
      }
      return /* @__PURE__ */ new ArrayBuffer(0);
    }
    function s(...e) {
      let t = 0,
        n = 0;
      for (const n of e) t += n.byteLength;
      const r = new ArrayBuffer(t),
        i = new Uint8Array(r);
      for (const t of e) i.set(new Uint8Array(t), n), (n += t.byteLength);
      return r;
    }
    function c(...e) {
      let t = 0,
        n = 0;
      for (const n of e) t += n.length;
      const r = new ArrayBuffer(t),
        i = new Uint8Array(r);
      for (const t of e) i.set(t, n), (n += t.length);
      return i;
    }
    function l() {
      const e = new Uint8Array(this.valueHex);
      if (this.valueHex.byteLength >= 2) {
        const t = e[0] === 255 && e[1] & 128,
          n = e[0] === 0 && !(e[1] & 128);
        (t || n) && this.warnings.push(`Needlessly long format`);
      }
      const t = new ArrayBuffer(this.valueHex.byteLength),
        n = new Uint8Array(t);
      for (let e = 0; e < this.valueHex.byteLength; e++) n[e] = 0;
      n[0] = e[0] & 128;
      const r = a(n, 8),
        i = new ArrayBuffer(this.valueHex.byteLength),
        o = new Uint8Array(i);
      for (let t = 0; t < this.valueHex.byteLength; t++) o[t] = e[t];
      return (o[0] &= 127), a(o, 8) - r;
    }
    function u(e) {
      let t = e < 0 ? e * -1 : e,
        n = 128;
      for (let r = 1; r < 8; r++) {
        if (t <= n) {
          if (e < 0) {
            const e = o(n - t, 8, r),
              i = new Uint8Array(e);
            return (i[0] |= 128), e;
          }
          let i = o(t, 8, r),
            a = new Uint8Array(i);
          if (a[0] & 128) {
            const e = i.slice(0),
              t = new Uint8Array(e);
            (i = new ArrayBuffer(i.byteLength + 1)), (a = new Uint8Array(i));
            for (let n = 0; n < e.byteLength; n++) a[n + 1] = t[n];
            a[0] = 0;
          }
          return i;
        }
        n *= 256;
      }
      return /* @__PURE__ */ new ArrayBuffer(0);
    }
    function d(e, t) {
      if (e.byteLength !== t.byteLength) return !1;
      const n = new Uint8Array(e),
        r = new Uint8Array(t);
      for (let e = 0; e < n.length; e++) if (n[e] !== r[e]) return !1;
      return !0;
    }
    function f(e, t) {
      const n = e.toString(10);
      if (t < n.length) return ``;
      const r = t - n.length,
        i = Array.from({ length: r });
      for (let e = 0; e < r; e++) i[e] = `0`;
      return i.join(``).concat(n);
    }
    const p = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=`,
      m = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=`;
    function h(e, t = !1, n = !1, r = !1) {
      let i = 0,
        a = 0,
        o = 0,
        s = ``,
        c = t ? m : p;
      if (r) {
        let t = 0;
        for (let n = 0; n < e.length; n++)
          if (e.charCodeAt(n) !== 0) {
            t = n;
            break;
          }
        e = e.slice(t);
      }
      for (; i < e.length; ) {
        const t = e.charCodeAt(i++);
        i >= e.length && (a = 1);
        const r = e.charCodeAt(i++);
        i >= e.length && (o = 1);
        let l = e.charCodeAt(i++),
          u = t >> 2,
          d = ((t & 3) << 4) | (r >> 4),
          f = ((r & 15) << 2) | (l >> 6),
          p = l & 63;
        a === 1 ? (f = p = 64) : o === 1 && (p = 64),
          (s += n
            ? f === 64
              ? `${c.charAt(u)}${c.charAt(d)}`
              : p === 64
                ? `${c.charAt(u)}${c.charAt(d)}${c.charAt(f)}`
                : `${c.charAt(u)}${c.charAt(d)}${c.charAt(f)}${c.charAt(p)}`
            : `${c.charAt(u)}${c.charAt(d)}${c.charAt(f)}${c.charAt(p)}`);
      }
      return s;
    }
    function g(e, t = !1, n = !1) {
      const r = t ? m : p;
      function i(e) {
        for (let t = 0; t < 64; t++) if (r.charAt(t) === e) return t;
        return 64;
      }
      function a(e) {
        return e === 64 ? 0 : e;
      }
      let o = 0,
        s = ``;
      for (; o < e.length; ) {
        const t = i(e.charAt(o++)),
          n = o >= e.length ? 0 : i(e.charAt(o++)),
          r = o >= e.length ? 0 : i(e.charAt(o++)),
          c = o >= e.length ? 0 : i(e.charAt(o++)),
          l = (a(t) << 2) | (a(n) >> 4),
          u = ((a(n) & 15) << 4) | (a(r) >> 2),
          d = ((a(r) & 3) << 6) | a(c);
        (s += String.fromCharCode(l)),
          r !== 64 && (s += String.fromCharCode(u)),
          c !== 64 && (s += String.fromCharCode(d));
      }
      if (n) {
        let e = s.length,
          t = -1;
        for (let n = e - 1; n >= 0; n--)
          if (s.charCodeAt(n) !== 0) {
            t = n;
            break;
          }
        s = t === -1 ? `` : s.slice(0, t + 1);
      }
      return s;
    }
    function _(e) {
      let t = ``,
        n = new Uint8Array(e);
      for (const e of n) t += String.fromCharCode(e);
      return t;
    }
    function v(e) {
      const t = e.length,
        n = new ArrayBuffer(t),
        r = new Uint8Array(n);
      for (let n = 0; n < t; n++) r[n] = e.charCodeAt(n);
      return n;
    }
    const y = Math.log(2);
    function b(e) {
      const t = Math.log(e) / y,
        n = Math.floor(t),
        r = Math.round(t);
      return n === r ? n : r;
    }
    function x(e, t) {
      for (const n of t) delete e[n];
    }
    (e.arrayBufferToString = _),
      (e.bufferToHexCodes = r),
      (e.checkBufferParams = i),
      (e.clearProps = x),
      (e.fromBase64 = g),
      (e.getParametersValue = n),
      (e.getUTCDate = t),
      (e.isEqualBuffer = d),
      (e.nearestPowerOf2 = b),
      (e.padNumber = f),
      (e.stringToArrayBuffer = v),
      (e.toBase64 = h),
      (e.utilConcatBuf = s),
      (e.utilConcatView = c),
      (e.utilDecodeTC = l),
      (e.utilEncodeTC = u),
      (e.utilFromBase = a),
      (e.utilToBase = o);
  }),
  pt = /* @__PURE__ */ r((e) => {
    /*!
     * Copyright (c) 2014, GMO GlobalSign
     * Copyright (c) 2015-2022, Peculiar Ventures
     * All rights reserved.
     *
     * Author 2014-2019, Yury Strozhevsky
     *
     * Redistribution and use in source and binary forms, with or without modification,
     * are permitted provided that the following conditions are met:
     *
     * * Redistributions of source code must retain the above copyright notice, this
     *   list of conditions and the following disclaimer.
     *
     * * Redistributions in binary form must reproduce the above copyright notice, this
     *   list of conditions and the following disclaimer in the documentation and/or
     *   other materials provided with the distribution.
     *
     * * Neither the name of the copyright holder nor the names of its
     *   contributors may be used to endorse or promote products derived from
     *   this software without specific prior written permission.
     *
     * THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND
     * ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
     * WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE
     * DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR
     * ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES
     * (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES;
     * LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON
     * ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT
     * (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS
     * SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
     *
     */
    var t = dt(),
      n = ft();
    function r(e) {
      var t = Object.create(null);
      return (
        e &&
          Object.keys(e).forEach((n) => {
            if (n !== 'default') {
              var r = Object.getOwnPropertyDescriptor(e, n);
              Object.defineProperty(t, n, r.get ? r : { enumerable: !0, get: () => e[n] });
            }
          }),
        (t.default = e),
        Object.freeze(t)
      );
    }
    var i = /*#__PURE__*/ r(t),
      a = /*#__PURE__*/ r(n);
    function o() {
      if (typeof BigInt > `u`)
        throw Error(`BigInt is not defined. Your environment doesn't implement BigInt.`);
    }
    function s(e) {
      let t = 0,
        n = 0;
      for (let n = 0; n < e.length; n++) {
        const r = e[n];
        t += r.byteLength;
      }
      const r = new Uint8Array(t);
      for (let t = 0; t < e.length; t++) {
        const i = e[t];
        r.set(i instanceof Uint8Array ? i : new Uint8Array(i), n), (n += i.byteLength);
      }
      return r.buffer;
    }
    function c(e, t, n, r) {
      return t instanceof Uint8Array
        ? t.byteLength
          ? n < 0
            ? ((e.error = `Wrong parameter: inputOffset less than zero`), !1)
            : r < 0
              ? ((e.error = `Wrong parameter: inputLength less than zero`), !1)
              : t.byteLength - n - r < 0
                ? ((e.error = `End of input reached before message was fully decoded (inconsistent offset and length values)`),
                  !1)
                : !0
          : ((e.error = `Wrong parameter: inputBuffer has zero length`), !1)
        : ((e.error = `Wrong parameter: inputBuffer must be 'Uint8Array'`), !1);
    }
    var l = class {
      constructor() {
        this.items = [];
      }
      write(e) {
        this.items.push(e instanceof ArrayBuffer ? e : s([e]));
      }
      final() {
        return s(this.items);
      }
    };
    const u = l.prototype.write,
      d = l.prototype.final,
      f = `name`,
      p = `valueHexView`,
      m = /* @__PURE__ */ new ArrayBuffer(0),
      h = /* @__PURE__ */ new Uint8Array(),
      g = `EndOfContent`,
      _ = `OCTET STRING`,
      v = `BIT STRING`;
    function y(e) {
      var t = class extends e {
        get valueHex() {
          return this.valueHexView.slice().buffer;
        }
        set valueHex(e) {
          this.valueHexView = new Uint8Array(e);
        }
        constructor(...e) {
          super(...e);
          const t = e[0] || {};
          (this.isHexOnly = t.isHexOnly ?? !1),
            (this.valueHexView = t.valueHex ? i.BufferSourceConverter.toUint8Array(t.valueHex) : h);
        }
        fromBER(e, t, n, r) {
          const i = e instanceof ArrayBuffer ? new Uint8Array(e) : e;
          if (!c(this, i, t, n)) return -1;
          const a = t + n;
          return (
            (this.valueHexView = i.subarray(t, a)),
            this.valueHexView.length
              ? ((this.blockLength = n), a)
              : (this.warnings.push(`Zero buffer length`), t)
          );
        }
        toBER(e = !1) {
          return this.isHexOnly
            ? e
              ? new ArrayBuffer(this.valueHexView.byteLength)
              : this.valueHexView.buffer instanceof ArrayBuffer &&
                  this.valueHexView.byteLength === this.valueHexView.buffer.byteLength
                ? this.valueHexView.buffer
                : i.BufferSourceConverter.toArrayBuffer(this.valueHexView)
            : ((this.error = `Flag 'isHexOnly' is not set, abort`), m);
        }
        toJSON() {
          return {
            ...super.toJSON(),
            isHexOnly: this.isHexOnly,
            valueHex: i.Convert.ToHex(this.valueHexView),
          };
        }
      };
      return (t.NAME = `hexBlock`), t;
    }
    var b = class {
      static blockName() {
        return this.NAME;
      }
      get valueBeforeDecode() {
        return this.valueBeforeDecodeView.slice().buffer;
      }
      set valueBeforeDecode(e) {
        this.valueBeforeDecodeView = new Uint8Array(e);
      }
      constructor({ blockLength: e = 0, error: t = ``, warnings: n = [], valueBeforeDecode: r = h } = {}) {
        (this.blockLength = e),
          (this.error = t),
          (this.warnings = n),
          (this.valueBeforeDecodeView = i.BufferSourceConverter.toUint8Array(r));
      }
      toJSON() {
        return {
          blockName: this.constructor.NAME,
          blockLength: this.blockLength,
          error: this.error,
          warnings: this.warnings,
          valueBeforeDecode: i.Convert.ToHex(this.valueBeforeDecodeView),
        };
      }
    };
    b.NAME = `baseBlock`;
    var x = class extends b {
      fromBER(e, t, n, r) {
        throw TypeError(`User need to make a specific function in a class which extends 'ValueBlock'`);
      }
      toBER(e, t) {
        throw TypeError(`User need to make a specific function in a class which extends 'ValueBlock'`);
      }
    };
    x.NAME = `valueBlock`;
    var S = class extends y(b) {
      constructor({ idBlock: e = {} } = {}) {
        super(),
          e
            ? ((this.isHexOnly = e.isHexOnly ?? !1),
              (this.valueHexView = e.valueHex ? i.BufferSourceConverter.toUint8Array(e.valueHex) : h),
              (this.tagClass = e.tagClass ?? -1),
              (this.tagNumber = e.tagNumber ?? -1),
              (this.isConstructed = e.isConstructed ?? !1))
            : ((this.tagClass = -1), (this.tagNumber = -1), (this.isConstructed = !1));
      }
      toBER(e = !1) {
        let t = 0;
        switch (this.tagClass) {
          case 1:
            t |= 0;
            break;
          case 2:
            t |= 64;
            break;
          case 3:
            t |= 128;
            break;
          case 4:
            t |= 192;
            break;
          default:
            return (this.error = `Unknown tag class`), m;
        }
        if ((this.isConstructed && (t |= 32), this.tagNumber < 31 && !this.isHexOnly)) {
          const n = /* @__PURE__ */ new Uint8Array(1);
          if (!e) {
            let e = this.tagNumber;
            (e &= 31), (t |= e), (n[0] = t);
          }
          return n.buffer;
        }
        if (!this.isHexOnly) {
          const n = a.utilToBase(this.tagNumber, 7),
            r = new Uint8Array(n),
            i = n.byteLength,
            o = new Uint8Array(i + 1);
          if (((o[0] = t | 31), !e)) {
            for (let e = 0; e < i - 1; e++) o[e + 1] = r[e] | 128;
            o[i] = r[i - 1];
          }
          return o.buffer;
        }
        const n = new Uint8Array(this.valueHexView.byteLength + 1);
        if (((n[0] = t | 31), !e)) {
          const e = this.valueHexView;
          for (let t = 0; t < e.length - 1; t++) n[t + 1] = e[t] | 128;
          n[this.valueHexView.byteLength] = e[e.length - 1];
        }
        return n.buffer;
      }
      fromBER(e, t, n) {
        const r = i.BufferSourceConverter.toUint8Array(e);
        if (!c(this, r, t, n)) return -1;
        const o = Number.isInteger(t) && Number.isInteger(n),
          s = o ? r : r.subarray(t, t + n),
          l = o ? t : 0,
          u = o ? n : s.length;
        if (u === 0) return (this.error = `Zero buffer length`), -1;
        switch (s[l] & 192) {
          case 0:
            this.tagClass = 1;
            break;
          case 64:
            this.tagClass = 2;
            break;
          case 128:
            this.tagClass = 3;
            break;
          case 192:
            this.tagClass = 4;
            break;
          default:
            return (this.error = `Unknown tag class`), -1;
        }
        (this.isConstructed = (s[l] & 32) == 32), (this.isHexOnly = !1);
        const d = s[l] & 31;
        if (d !== 31) (this.tagNumber = d), (this.blockLength = 1);
        else {
          let e = 0;
          for (;;) {
            const t = e + 1;
            if (t >= u) return (this.error = `End of input reached before message was fully decoded`), -1;
            if ((e++, !(s[l + t] & 128))) break;
          }
          this.blockLength = e + 1;
          const t = (this.valueHexView = new Uint8Array(e));
          for (let n = 0; n < e; n++) t[n] = s[l + n + 1] & 127;
          this.blockLength <= 9
            ? (this.tagNumber = a.utilFromBase(t, 7))
            : ((this.isHexOnly = !0), this.warnings.push(`Tag too long, represented as hex-coded`));
        }
        if (this.tagClass === 1 && this.isConstructed)
          switch (this.tagNumber) {
            case 1:
            case 2:
            case 5:
            case 6:
            case 9:
            case 13:
            case 14:
            case 23:
            case 24:
            case 31:
            case 32:
            case 33:
            case 34:
              return (this.error = `Constructed encoding used for primitive type`), -1;
          }
        return t + this.blockLength;
      }
      toJSON() {
        return {
          ...super.toJSON(),
          tagClass: this.tagClass,
          tagNumber: this.tagNumber,
          isConstructed: this.isConstructed,
        };
      }
    };
    S.NAME = `identificationBlock`;
    const C = S.prototype.toBER,
      ee = S.prototype.fromBER;
    var te = class extends b {
      constructor({ lenBlock: e = {} } = {}) {
        super(),
          (this.isIndefiniteForm = e.isIndefiniteForm ?? !1),
          (this.longFormUsed = e.longFormUsed ?? !1),
          (this.length = e.length ?? 0);
      }
      fromBER(e, t, n) {
        const r = i.BufferSourceConverter.toUint8Array(e);
        if (!c(this, r, t, n)) return -1;
        const o = Number.isInteger(t) && Number.isInteger(n),
          s = o ? r : r.subarray(t, t + n),
          l = o ? t : 0,
          u = o ? n : s.length;
        if (u === 0) return (this.error = `Zero buffer length`), -1;
        if (s[l] === 255) return (this.error = `Length block 0xFF is reserved by standard`), -1;
        if (((this.isIndefiniteForm = s[l] === 128), this.isIndefiniteForm))
          return (this.blockLength = 1), t + this.blockLength;
        if (((this.longFormUsed = !!(s[l] & 128)), this.longFormUsed === !1))
          return (this.length = s[l]), (this.blockLength = 1), t + this.blockLength;
        const d = s[l] & 127;
        if (d > 8) return (this.error = `Too big integer`), -1;
        if (d + 1 > u) return (this.error = `End of input reached before message was fully decoded`), -1;
        const f = t + 1,
          p = r.subarray(f, f + d);
        return (
          p[d - 1] === 0 && this.warnings.push(`Needlessly long encoded length`),
          (this.length = a.utilFromBase(p, 8)),
          this.longFormUsed &&
            this.length <= 127 &&
            this.warnings.push(`Unnecessary usage of long length form`),
          (this.blockLength = d + 1),
          t + this.blockLength
        );
      }
      toBER(e = !1) {
        let t, n;
        if ((this.length > 127 && (this.longFormUsed = !0), this.isIndefiniteForm))
          return (
            (t = /* @__PURE__ */ new ArrayBuffer(1)), e === !1 && ((n = new Uint8Array(t)), (n[0] = 128)), t
          );
        if (this.longFormUsed) {
          const r = a.utilToBase(this.length, 8);
          if (r.byteLength > 127) return (this.error = `Too big length`), m;
          if (((t = new ArrayBuffer(r.byteLength + 1)), e)) return t;
          const i = new Uint8Array(r);
          (n = new Uint8Array(t)), (n[0] = r.byteLength | 128);
          for (let e = 0; e < r.byteLength; e++) n[e + 1] = i[e];
          return t;
        }
        return (
          (t = /* @__PURE__ */ new ArrayBuffer(1)),
          e === !1 && ((n = new Uint8Array(t)), (n[0] = this.length)),
          t
        );
      }
      toJSON() {
        return {
          ...super.toJSON(),
          isIndefiniteForm: this.isIndefiniteForm,
          longFormUsed: this.longFormUsed,
          length: this.length,
        };
      }
    };
    te.NAME = `lengthBlock`;
    let ne = te.prototype.toBER,
      re = te.prototype.fromBER,
      w = {},
      ie = fe(Uint8Array.prototype, `slice`),
      ae = Object.getOwnPropertyDescriptor(Uint8Array.prototype, `constructor`)?.value,
      oe = Object.getOwnPropertyDescriptor(Array.prototype, Symbol.iterator)?.value,
      se = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), `byteLength`)?.get,
      ce;
    function T(e, t) {
      const n = t || ce;
      ce = n ? { ...n, ...e } : void 0;
    }
    function E(e, t) {
      const n = Object.getOwnPropertyDescriptor(e, t);
      if (n && `value` in n) return n.value;
    }
    function le(e) {
      if (se && e && typeof e == `object`)
        try {
          const t = se.call(e);
          return typeof t == `number` ? t : void 0;
        } catch {
          return;
        }
    }
    function D(e, t) {
      if (t > 64 || !e || typeof e != `object`) return !1;
      const n = Object.getOwnPropertyDescriptor(e, `valueBlock`);
      if (!n || !(`value` in n)) return !1;
      const r = n.value;
      if (!r || typeof r != `object`) return !1;
      const i = Object.getOwnPropertyDescriptor(r, `valueHexView`);
      if (i) {
        if (!(`value` in i)) return !1;
        const e = le(i.value);
        return e !== void 0 && e >= 16384;
      }
      const a = Object.getOwnPropertyDescriptor(r, `value`);
      if (!a || !(`value` in a) || !Array.isArray(a.value)) return !1;
      const o = a.value,
        s = Object.getOwnPropertyDescriptor(o, `length`);
      if (!s || !(`value` in s) || s.value !== 1) return !1;
      const c = Object.getOwnPropertyDescriptor(o, `0`);
      return !c || !(`value` in c) ? !1 : D(c.value, t + 1);
    }
    function ue(e) {
      try {
        return D(e, 0);
      } catch {
        return !1;
      }
    }
    function de(e, t) {
      return (
        !!e &&
        `value` in e &&
        e.value === t &&
        e.writable === !0 &&
        e.enumerable === !1 &&
        e.configurable === !0
      );
    }
    function O(e) {
      return (
        de(Object.getOwnPropertyDescriptor(e.ViewWriter.prototype, `write`), e.originalWriterWrite) &&
        de(Object.getOwnPropertyDescriptor(e.ViewWriter.prototype, `final`), e.originalWriterFinal)
      );
    }
    function fe(e, t) {
      let n = e;
      for (; n; ) {
        const e = Object.getOwnPropertyDescriptor(n, t);
        if (e)
          return `value` in e && typeof e.value == `function`
            ? { declaringPrototype: n, method: e.value }
            : void 0;
        n = Object.getPrototypeOf(n);
      }
    }
    function pe(e, t, n) {
      if (!n) return !1;
      let r = e;
      for (; r; ) {
        const e = Object.getOwnPropertyDescriptor(r, t);
        if (r === n.declaringPrototype) return !!e && `value` in e && e.value === n.method;
        if (e) return !1;
        r = Object.getPrototypeOf(r);
      }
      return !1;
    }
    function me(e, t, n, r) {
      if (Object.hasOwn(e, n) || Object.getPrototypeOf(e) !== t) return !1;
      const i = Object.getOwnPropertyDescriptor(t, n);
      return !!i && `value` in i && i.value === r;
    }
    function he(e, t, n, r) {
      if (Object.hasOwn(e, t)) return !1;
      const i = Object.getPrototypeOf(e),
        a = Object.getPrototypeOf(r.prototype);
      if (i !== r.prototype || Object.getPrototypeOf(i) !== a || (i && Object.getOwnPropertyDescriptor(i, t)))
        return !1;
      const o = Object.getOwnPropertyDescriptor(a, t);
      return !!o && `value` in o && o.value === n;
    }
    function k(e, t = !1) {
      if (!(e instanceof Uint8Array) || Object.getPrototypeOf(e) !== Uint8Array.prototype) return;
      for (const t of [`buffer`, `byteOffset`, `byteLength`, `length`, `slice`, `constructor`])
        if (Object.hasOwn(e, t)) return;
      const n = Object.getOwnPropertyDescriptor(Uint8Array.prototype, `constructor`);
      if (n && `value` in n && n.value === ae && pe(Uint8Array.prototype, `slice`, ie)) {
        try {
          const n = e.buffer;
          if (
            !(n instanceof ArrayBuffer) ||
            Object.getPrototypeOf(n) !== ArrayBuffer.prototype ||
            Object.hasOwn(n, `byteLength`) ||
            e.byteLength !== e.length ||
            (!t && e.byteLength === 0) ||
            e.byteOffset < 0 ||
            e.byteOffset + e.byteLength > n.byteLength
          )
            return;
        } catch {
          return;
        }
        return e;
      }
    }
    function ge(e, t, n) {
      if (
        Object.getPrototypeOf(e) !== n.LocalIdentificationBlock.prototype ||
        !me(e, n.LocalIdentificationBlock.prototype, `toBER`, n.originalIdentificationToBER)
      )
        return !1;
      const r = E(e, `tagClass`),
        i = E(e, `tagNumber`),
        a = E(e, `isConstructed`),
        o = E(e, `isHexOnly`),
        s = E(e, `valueHexView`);
      return typeof r != `number` ||
        !Number.isInteger(r) ||
        r < 1 ||
        r > 4 ||
        typeof i != `number` ||
        !Number.isInteger(i) ||
        i < 0 ||
        a !== t ||
        typeof o != `boolean`
        ? !1
        : o
          ? !!k(s)
          : Number.isSafeInteger(i);
    }
    function A(e, t, n) {
      if (
        Object.getPrototypeOf(e) !== n.LocalLengthBlock.prototype ||
        !me(e, n.LocalLengthBlock.prototype, `toBER`, n.originalLengthToBER)
      )
        return !1;
      const r = E(e, `isIndefiniteForm`),
        i = E(e, `longFormUsed`),
        a = Object.getOwnPropertyDescriptor(e, `length`),
        o = a && `value` in a ? a.value : void 0,
        s = Object.getOwnPropertyDescriptor(e, `longFormUsed`);
      return (
        typeof r == `boolean` &&
        (r === !1 || t) &&
        typeof i == `boolean` &&
        !!s &&
        `value` in s &&
        s.writable === !0 &&
        !!a &&
        `value` in a &&
        a.writable === !0 &&
        typeof o == `number` &&
        Number.isSafeInteger(o) &&
        o >= 0
      );
    }
    function _e(e, t, n) {
      const r = E(e, `idBlock`),
        i = E(e, `lenBlock`);
      return !!r && !!i && ge(r, t, n) && A(i, t, n);
    }
    function ve(e, t) {
      const n = E(e, `valueBlock`);
      if (
        !n ||
        Object.getPrototypeOf(n) !== t.LocalConstructedValueBlock.prototype ||
        !me(n, t.LocalConstructedValueBlock.prototype, `toBER`, t.originalConstructedToBER)
      )
        return;
      const r = E(n, `value`);
      if (!Array.isArray(r) || Object.getPrototypeOf(r) !== Array.prototype) return;
      const i = Object.getOwnPropertyDescriptor(r, `length`);
      if (!i || !(`value` in i) || i.value !== 1 || Object.hasOwn(r, Symbol.iterator)) return;
      const a = Object.getOwnPropertyDescriptor(Array.prototype, Symbol.iterator);
      if (!a || !(`value` in a) || a.value !== oe) return;
      const o = Object.getOwnPropertyDescriptor(r, `0`);
      if (o && `value` in o && Object.getOwnPropertyNames(r).length === 2) return o.value;
    }
    function ye(e, t) {
      const n = E(e, `valueBlock`);
      if (
        !n ||
        Object.getPrototypeOf(n) !== t.LocalBitStringValueBlock.prototype ||
        !me(n, t.LocalBitStringValueBlock.prototype, `toBER`, t.originalBitStringToBER) ||
        E(n, `isConstructed`) !== !1
      )
        return;
      const r = E(n, `unusedBits`);
      if (typeof r != `number` || !Number.isInteger(r) || r < 0 || r > 7) return;
      const i = k(E(n, `valueHexView`), !0);
      if (i) return { payload: i, prefix: Uint8Array.of(i.byteLength ? r : 0) };
    }
    function be(e, t, n) {
      const r = E(e, `valueBlock`);
      if (r) {
        if (t === `integer`) {
          if (
            Object.getPrototypeOf(r) !== n.LocalIntegerValueBlock.prototype ||
            !me(r, n.LocalIntegerValueBlock.prototype, `toBER`, n.originalIntegerToBER)
          )
            return;
        } else if (t === `octet`) {
          if (
            Object.getPrototypeOf(r) !== n.LocalOctetStringValueBlock.prototype ||
            !me(r, n.LocalOctetStringValueBlock.prototype, `toBER`, n.originalOctetStringToBER) ||
            E(r, `isConstructed`) !== !1
          )
            return;
        } else if (
          Object.getPrototypeOf(r) !== n.LocalPrimitiveValueBlock.prototype ||
          !he(r, `toBER`, n.originalPrimitiveToBER, n.LocalPrimitiveValueBlock)
        )
          return;
        if ((t !== `primitive` || E(r, `isHexOnly`) === !0) && typeof E(r, `isHexOnly`) == `boolean`)
          return k(E(r, `valueHexView`));
      }
    }
    function j(e, t) {
      if (Object.hasOwn(e, `toBER`)) return !1;
      let n = e;
      for (; n; ) {
        const e = Object.getOwnPropertyDescriptor(n, `toBER`);
        if (e) return `value` in e && e.value === t.originalBaseBlockToBER;
        n = Object.getPrototypeOf(n);
      }
      return !1;
    }
    function M(e, t, n) {
      const r = n[t];
      return !!r && Object.getPrototypeOf(e) === r.prototype;
    }
    function xe(e, t) {
      return (
        Object.getPrototypeOf(e) === t.Sequence.prototype ||
        Object.getPrototypeOf(e) === t.Set.prototype ||
        Object.getPrototypeOf(e) === t.Constructed.prototype
      );
    }
    function N(e, t, n) {
      if (!(t > 64 || !e || typeof e != `object`))
        try {
          if (!j(e, n)) return;
          const r = M(e, `BitString`, n)
              ? `bit`
              : M(e, `Integer`, n)
                ? `integer`
                : M(e, `OctetString`, n)
                  ? `octet`
                  : M(e, `Primitive`, n)
                    ? `primitive`
                    : void 0,
            i = r === void 0 && xe(e, n);
          if ((!r && !i) || !_e(e, i, n)) return;
          const a = E(e, `idBlock`),
            o = E(e, `lenBlock`);
          if (!a || !o) return;
          if (r) {
            const t = r === `bit` ? ye(e, n) : void 0,
              i = r === `bit` ? t?.payload : be(e, r, n);
            return i
              ? { block: e, kind: r, idBlock: a, lenBlock: o, indefinite: !1, payload: i, prefix: t?.prefix }
              : void 0;
          }
          const s = ve(e, n),
            c = s && N(s, t + 1, n),
            l = E(o, `isIndefiniteForm`);
          return c
            ? { block: e, kind: `constructed`, idBlock: a, lenBlock: o, indefinite: l === !0, child: c }
            : void 0;
        } catch {
          return;
        }
    }
    function P(e, t, n) {
      const r = Reflect.apply(n.originalIdentificationToBER, e.idBlock, [t]);
      if (!(r instanceof ArrayBuffer) || r.byteLength === 0)
        throw TypeError(`Built-in identifier encoding failed`);
      let i;
      i = e.kind === `constructed` ? P(e.child, t, n) : e.payload;
      let a = (i instanceof Uint8Array ? i.byteLength : i.total) + (e.prefix?.byteLength ?? 0),
        o;
      if (e.indefinite) o = Uint8Array.of(128).buffer;
      else if (
        ((e.lenBlock.length = a),
        (o = Reflect.apply(n.originalLengthToBER, e.lenBlock, [t])),
        !(o instanceof ArrayBuffer) || o.byteLength === 0)
      )
        throw TypeError(`Built-in length encoding failed`);
      const s = r.byteLength + o.byteLength + a + (e.indefinite ? 2 : 0);
      if (!Number.isSafeInteger(s)) throw RangeError(`Built-in encoding is too large`);
      return { id: r, len: o, payload: i, length: a, total: s, indefinite: e.indefinite, prefix: e.prefix };
    }
    function Se(e, t, n, r) {
      return (
        t.set(new Uint8Array(e.id), n),
        (n += e.id.byteLength),
        t.set(new Uint8Array(e.len), n),
        (n += e.len.byteLength),
        e.prefix && (r || t.set(e.prefix, n), (n += e.prefix.byteLength)),
        e.payload instanceof Uint8Array
          ? (r || t.set(e.payload, n), (n += e.payload.byteLength))
          : (n = Se(e.payload, t, n, r)),
        e.indefinite && (n += 2),
        n
      );
    }
    function F(e, t = !1) {
      const n = ce;
      if (!n || !O(n)) return;
      const r = N(e, 0, n);
      if (!r) return;
      const i = P(r, t, n),
        a = new Uint8Array(i.total);
      return Se(i, a, 0, t), a.buffer;
    }
    var I = class extends b {
      constructor({ name: e = ``, optional: t = !1, primitiveSchema: n, ...r } = {}, i) {
        super(r),
          (this.name = e),
          (this.optional = t),
          n && (this.primitiveSchema = n),
          (this.idBlock = new S(r)),
          (this.lenBlock = new te(r)),
          (this.valueBlock = i ? new i(r) : new x(r));
      }
      fromBER(e, t, n, r) {
        const i = this.valueBlock.fromBER(e, t, this.lenBlock.isIndefiniteForm ? n : this.lenBlock.length, r);
        return i === -1
          ? ((this.error = this.valueBlock.error), i)
          : (this.idBlock.error.length || (this.blockLength += this.idBlock.blockLength),
            this.lenBlock.error.length || (this.blockLength += this.lenBlock.blockLength),
            this.valueBlock.error.length || (this.blockLength += this.valueBlock.blockLength),
            i);
      }
      toBER(e, t) {
        const n = t || new l();
        if (!t && (L(this), (e === !0 || e === !1 || e === void 0) && ue(this))) {
          const t = F(this, e === !0);
          if (t) return t;
        }
        const r = this.idBlock.toBER(e);
        if ((n.write(r), this.lenBlock.isIndefiniteForm))
          n.write(new Uint8Array([128]).buffer),
            this.valueBlock.toBER(e, n),
            n.write(/* @__PURE__ */ new ArrayBuffer(2));
        else {
          const t = this.valueBlock.toBER(e);
          this.lenBlock.length = t.byteLength;
          const r = this.lenBlock.toBER(e);
          n.write(r), n.write(t);
        }
        return t ? m : n.final();
      }
      toJSON() {
        const e = {
          ...super.toJSON(),
          idBlock: this.idBlock.toJSON(),
          lenBlock: this.lenBlock.toJSON(),
          valueBlock: this.valueBlock.toJSON(),
          name: this.name,
          optional: this.optional,
        };
        return this.primitiveSchema && (e.primitiveSchema = this.primitiveSchema.toJSON()), e;
      }
      toString(e = `ascii`) {
        return e === `ascii` ? this.onAsciiEncoding() : i.Convert.ToHex(this.toBER());
      }
      onAsciiEncoding() {
        return `${this.constructor.NAME} : ${i.Convert.ToHex(this.valueBlock.valueBeforeDecodeView)}`;
      }
      isEqual(e) {
        if (this === e) return !0;
        if (!(e instanceof this.constructor)) return !1;
        const t = this.toBER(),
          n = e.toBER();
        return a.isEqualBuffer(t, n);
      }
    };
    I.NAME = `BaseBlock`;
    const Ce = I.prototype.toBER;
    function L(e) {
      if (e instanceof w.Constructed)
        for (const t of e.valueBlock.value) L(t) && (e.lenBlock.isIndefiniteForm = !0);
      return !!e.lenBlock?.isIndefiniteForm;
    }
    var we = class extends I {
      getValue() {
        return this.valueBlock.value;
      }
      setValue(e) {
        this.valueBlock.value = e;
      }
      constructor({ value: e = ``, ...t } = {}, n) {
        super(t, n), e && this.fromString(e);
      }
      fromBER(e, t, n) {
        const r = this.valueBlock.fromBER(e, t, this.lenBlock.isIndefiniteForm ? n : this.lenBlock.length);
        return r === -1
          ? ((this.error = this.valueBlock.error), r)
          : (this.fromBuffer(this.valueBlock.valueHexView),
            this.idBlock.error.length || (this.blockLength += this.idBlock.blockLength),
            this.lenBlock.error.length || (this.blockLength += this.lenBlock.blockLength),
            this.valueBlock.error.length || (this.blockLength += this.valueBlock.blockLength),
            r);
      }
      onAsciiEncoding() {
        return `${this.constructor.NAME} : '${this.valueBlock.value}'`;
      }
    };
    we.NAME = `BaseStringBlock`;
    var R = class extends y(x) {
      constructor({ isHexOnly: e = !0, ...t } = {}) {
        super(t), (this.isHexOnly = e);
      }
    };
    R.NAME = `PrimitiveValueBlock`;
    const z = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(R.prototype), `toBER`)?.value;
    var B,
      Te = class extends I {
        constructor(e = {}) {
          super(e, R), (this.idBlock.isConstructed = !1);
        }
      };
    (B = Te), (w.Primitive = B), (Te.NAME = `PRIMITIVE`);
    let Ee;
    function De(e) {
      Ee = { Integer: e.Integer, Null: e.Null, Sequence: e.Sequence };
    }
    function Oe(e) {
      const t = Object.getOwnPropertyDescriptor(e, `nodesCount`),
        n = Object.getOwnPropertyDescriptor(e, `maxNodes`),
        r = Object.getOwnPropertyDescriptor(e, `maxContentLength`);
      return !t || !(`value` in t) || t.writable !== !0 || !n || !(`value` in n) || !r || !(`value` in r)
        ? !1
        : typeof t.value == `number` &&
            Number.isSafeInteger(t.value) &&
            t.value >= 0 &&
            typeof n.value == `number` &&
            Number.isSafeInteger(n.value) &&
            n.value >= 0 &&
            typeof r.value == `number` &&
            Number.isSafeInteger(r.value) &&
            r.value >= 0 &&
            t.value < n.value;
    }
    function V(e, t, n) {
      const r = Object.getOwnPropertyDescriptor(e, t);
      return !!r && `value` in r && r.value === n;
    }
    function ke(e, t, n, r) {
      const i = Ee;
      if (!i) return;
      let a,
        o = 0;
      try {
        if (
          Object.getPrototypeOf(e) !== Uint8Array.prototype ||
          !Number.isSafeInteger(t) ||
          t < 0 ||
          !Number.isSafeInteger(n) ||
          n < 2 ||
          t > e.byteLength ||
          n > e.byteLength - t
        )
          return;
        const s = e[t];
        if (
          (s !== 2 && s !== 5 && s !== 48) ||
          ((o = e[t + 1]), o >= 128 || o > n - 2) ||
          (s === 5 && o !== 0) ||
          !Oe(r) ||
          o > Object.getOwnPropertyDescriptor(r, `maxContentLength`).value
        )
          return;
        const c = s === 2 ? `Integer` : s === 5 ? `Null` : `Sequence`;
        if (((a = i[c]), !V(w, c, a))) return;
        const l = Object.getOwnPropertyDescriptor(S.prototype, `fromBER`),
          u = Object.getOwnPropertyDescriptor(te.prototype, `fromBER`);
        if (!l || !(`value` in l) || l.value !== ee || !u || !(`value` in u) || u.value !== re) return;
      } catch {
        return;
      }
      if (!a) return;
      const s = new a();
      (s.idBlock.tagClass = 1),
        (s.idBlock.tagNumber = e[t] & 31),
        (s.idBlock.isConstructed = e[t] === 48),
        (s.idBlock.isHexOnly = !1),
        (s.idBlock.blockLength = 1),
        (s.lenBlock.isIndefiniteForm = !1),
        (s.lenBlock.longFormUsed = !1),
        (s.lenBlock.length = o),
        (s.lenBlock.blockLength = 1),
        (r.nodesCount += 1);
      const c = s.fromBER(e, t + 2, o, r);
      return (s.valueBeforeDecodeView = e.subarray(t, t + s.blockLength)), { offset: c, result: s };
    }
    const Ae = 1e4,
      je = 16777216;
    function H(e = {}) {
      return {
        depth: 0,
        maxDepth: e.maxDepth ?? 100,
        nodesCount: 0,
        maxNodes: e.maxNodes ?? Ae,
        maxContentLength: e.maxContentLength ?? je,
        parseEmbedded: e.parseEmbedded ?? !0,
      };
    }
    function U(e) {
      const t = new I({}, x);
      return (t.error = e), { offset: -1, result: t };
    }
    function Me(e) {
      if (((e.nodesCount += 1), e.nodesCount > e.maxNodes)) return `Maximum ASN.1 node count exceeded`;
    }
    function Ne(e, t) {
      if (e > t.maxContentLength) return `Maximum ASN.1 content length exceeded`;
    }
    function W(e, t, n, r) {
      const i = r.depth + 1;
      if (i > r.maxDepth) return U(`Maximum ASN.1 nesting depth exceeded`);
      r.depth = i;
      try {
        return Fe(e, t, n, r);
      } finally {
        --r.depth;
      }
    }
    function Pe(e, t) {
      if (e instanceof t) return e;
      const n = new t();
      return (
        (n.idBlock = e.idBlock),
        (n.lenBlock = e.lenBlock),
        (n.warnings = e.warnings),
        (n.valueBeforeDecodeView = e.valueBeforeDecodeView),
        n
      );
    }
    function Fe(e, t = 0, n = e.length, r = H()) {
      const i = ke(e, t, n, r);
      if (i) return i;
      let a = t,
        o = new I({}, x);
      if (!c(o, e, t, n)) return { offset: -1, result: o };
      if (Number.isInteger(t) && Number.isInteger(n) ? n === 0 : e.subarray(t, t + n).length === 0)
        return (o.error = `Zero buffer length`), { offset: -1, result: o };
      const s = Me(r);
      if (s) return (o.error = s), { offset: -1, result: o };
      let l = o.idBlock.fromBER(e, t, n);
      if ((o.idBlock.warnings.length && o.warnings.concat(o.idBlock.warnings), l === -1))
        return (o.error = o.idBlock.error), { offset: -1, result: o };
      if (
        ((t = l),
        (n -= o.idBlock.blockLength),
        (l = o.lenBlock.fromBER(e, t, n)),
        o.lenBlock.warnings.length && o.warnings.concat(o.lenBlock.warnings),
        l === -1)
      )
        return (o.error = o.lenBlock.error), { offset: -1, result: o };
      (t = l), (n -= o.lenBlock.blockLength);
      const u = o.lenBlock.isIndefiniteForm ? n : o.lenBlock.length,
        d = Ne(u, r);
      if (d) return (o.error = d), { offset: -1, result: o };
      if (!o.idBlock.isConstructed && o.lenBlock.isIndefiniteForm)
        return (
          (o.error = `Indefinite length form used for primitive encoding form`), { offset: -1, result: o }
        );
      let f = I;
      switch (o.idBlock.tagClass) {
        case 1:
          if (o.idBlock.tagNumber >= 37 && o.idBlock.isHexOnly === !1)
            return (
              (o.error = `UNIVERSAL 37 and upper tags are reserved by ASN.1 standard`),
              { offset: -1, result: o }
            );
          switch (o.idBlock.tagNumber) {
            case 0:
              if (o.idBlock.isConstructed && o.lenBlock.length > 0)
                return (o.error = `Type [UNIVERSAL 0] is reserved`), { offset: -1, result: o };
              f = w.EndOfContent;
              break;
            case 1:
              f = w.Boolean;
              break;
            case 2:
              f = w.Integer;
              break;
            case 3:
              f = w.BitString;
              break;
            case 4:
              f = w.OctetString;
              break;
            case 5:
              f = w.Null;
              break;
            case 6:
              f = w.ObjectIdentifier;
              break;
            case 10:
              f = w.Enumerated;
              break;
            case 12:
              f = w.Utf8String;
              break;
            case 13:
              f = w.RelativeObjectIdentifier;
              break;
            case 14:
              f = w.TIME;
              break;
            case 15:
              return (o.error = `[UNIVERSAL 15] is reserved by ASN.1 standard`), { offset: -1, result: o };
            case 16:
              f = w.Sequence;
              break;
            case 17:
              f = w.Set;
              break;
            case 18:
              f = w.NumericString;
              break;
            case 19:
              f = w.PrintableString;
              break;
            case 20:
              f = w.TeletexString;
              break;
            case 21:
              f = w.VideotexString;
              break;
            case 22:
              f = w.IA5String;
              break;
            case 23:
              f = w.UTCTime;
              break;
            case 24:
              f = w.GeneralizedTime;
              break;
            case 25:
              f = w.GraphicString;
              break;
            case 26:
              f = w.VisibleString;
              break;
            case 27:
              f = w.GeneralString;
              break;
            case 28:
              f = w.UniversalString;
              break;
            case 29:
              f = w.CharacterString;
              break;
            case 30:
              f = w.BmpString;
              break;
            case 31:
              f = w.DATE;
              break;
            case 32:
              f = w.TimeOfDay;
              break;
            case 33:
              f = w.DateTime;
              break;
            case 34:
              f = w.Duration;
              break;
            default: {
              const e = o.idBlock.isConstructed ? new w.Constructed() : new w.Primitive();
              (e.idBlock = o.idBlock), (e.lenBlock = o.lenBlock), (e.warnings = o.warnings), (o = e);
            }
          }
          break;
        default:
          f = o.idBlock.isConstructed ? w.Constructed : w.Primitive;
      }
      return (
        (o = Pe(o, f)),
        (l = o.fromBER(e, t, u, r)),
        (o.valueBeforeDecodeView = e.subarray(a, a + o.blockLength)),
        { offset: l, result: o }
      );
    }
    function Ie(e, t = {}) {
      if (!e.byteLength) {
        const e = new I({}, x);
        return (e.error = `Input buffer has zero length`), { offset: -1, result: e };
      }
      const n = i.BufferSourceConverter.toUint8Array(e);
      return Fe(t.copyInput === !1 ? n : n.slice(), 0, e.byteLength, H(t));
    }
    function Le(e, t) {
      return e ? 1 : t;
    }
    var Re = class extends x {
      constructor({ value: e = [], isIndefiniteForm: t = !1, ...n } = {}) {
        super(n), (this.value = e), (this.isIndefiniteForm = t);
      }
      fromBER(e, t, n, r) {
        const a = i.BufferSourceConverter.toUint8Array(e),
          o = r ?? H();
        if (!c(this, a, t, n)) return -1;
        if (((this.valueBeforeDecodeView = a.subarray(t, t + n)), this.valueBeforeDecodeView.length === 0))
          return this.warnings.push(`Zero buffer length`), t;
        let s = t;
        for (; Le(this.isIndefiniteForm, n) > 0; ) {
          const e = W(a, s, n, o);
          if (e.offset === -1)
            return (this.error = e.result.error), this.warnings.concat(e.result.warnings), -1;
          if (
            ((s = e.offset),
            (this.blockLength += e.result.blockLength),
            (n -= e.result.blockLength),
            this.value.push(e.result),
            this.isIndefiniteForm && e.result.constructor.NAME === g)
          )
            break;
        }
        return (
          this.isIndefiniteForm &&
            (this.value[this.value.length - 1].constructor.NAME === g
              ? this.value.pop()
              : this.warnings.push(`No EndOfContent block encoded`)),
          s
        );
      }
      toBER(e, t) {
        const n = t || new l();
        for (let t = 0; t < this.value.length; t++) this.value[t].toBER(e, n);
        return t ? m : n.final();
      }
      toJSON() {
        const e = { ...super.toJSON(), isIndefiniteForm: this.isIndefiniteForm, value: [] };
        for (const t of this.value) e.value.push(t.toJSON());
        return e;
      }
    };
    Re.NAME = `ConstructedValueBlock`;
    const ze = Re.prototype.toBER;
    var Be,
      Ve = class extends I {
        constructor(e = {}) {
          super(e, Re), (this.idBlock.isConstructed = !0);
        }
        fromBER(e, t, n, r) {
          this.valueBlock.isIndefiniteForm = this.lenBlock.isIndefiniteForm;
          const i = this.valueBlock.fromBER(
            e,
            t,
            this.lenBlock.isIndefiniteForm ? n : this.lenBlock.length,
            r,
          );
          return i === -1
            ? ((this.error = this.valueBlock.error), i)
            : (this.idBlock.error.length || (this.blockLength += this.idBlock.blockLength),
              this.lenBlock.error.length || (this.blockLength += this.lenBlock.blockLength),
              this.valueBlock.error.length || (this.blockLength += this.valueBlock.blockLength),
              i);
        }
        onAsciiEncoding() {
          const e = [];
          for (const t of this.valueBlock.value)
            e.push(
              t
                .toString(`ascii`)
                .split(`
`)
                .map((e) => `  ${e}`)
                .join(`
`),
            );
          const t = this.idBlock.tagClass === 3 ? `[${this.idBlock.tagNumber}]` : this.constructor.NAME;
          return e.length
            ? `${t} :\n${e.join(`
`)}`
            : `${t} :`;
        }
      };
    (Be = Ve), (w.Constructed = Be), (Ve.NAME = `CONSTRUCTED`);
    var He = class extends x {
      fromBER(e, t, n) {
        return t;
      }
      toBER(e) {
        return m;
      }
    };
    He.override = `EndOfContentValueBlock`;
    var Ue,
      We = class extends I {
        constructor(e = {}) {
          super(e, He), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 0);
        }
      };
    (Ue = We), (w.EndOfContent = Ue), (We.NAME = g);
    var Ge,
      Ke = class extends I {
        constructor(e = {}) {
          super(e, x), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 5);
        }
        fromBER(e, t, n) {
          return (
            this.lenBlock.length > 0 && this.warnings.push(`Non-zero length of value block for Null type`),
            this.idBlock.error.length || (this.blockLength += this.idBlock.blockLength),
            this.lenBlock.error.length || (this.blockLength += this.lenBlock.blockLength),
            (this.blockLength += n),
            t + n > e.byteLength
              ? ((this.error = `End of input reached before message was fully decoded (inconsistent offset and length values)`),
                -1)
              : t + n
          );
        }
        toBER(e, t) {
          const n = /* @__PURE__ */ new ArrayBuffer(2);
          if (!e) {
            const e = new Uint8Array(n);
            (e[0] = 5), (e[1] = 0);
          }
          return t && t.write(n), n;
        }
        onAsciiEncoding() {
          return `${this.constructor.NAME}`;
        }
      };
    (Ge = Ke), (w.Null = Ge), (Ke.NAME = `NULL`);
    var G = class extends y(x) {
      get value() {
        for (const e of this.valueHexView) if (e > 0) return !0;
        return !1;
      }
      set value(e) {
        this.valueHexView[0] = e ? 255 : 0;
      }
      constructor({ value: e, ...t } = {}) {
        super(t),
          (this.valueHexView = t.valueHex
            ? i.BufferSourceConverter.toUint8Array(t.valueHex)
            : /* @__PURE__ */ new Uint8Array(1)),
          e && (this.value = e);
      }
      fromBER(e, t, n) {
        const r = i.BufferSourceConverter.toUint8Array(e);
        return c(this, r, t, n)
          ? ((this.valueHexView = r.subarray(t, t + n)),
            n > 1 && this.warnings.push(`Boolean value encoded in more then 1 octet`),
            (this.isHexOnly = !0),
            a.utilDecodeTC.call(this),
            (this.blockLength = n),
            t + n)
          : -1;
      }
      toBER() {
        return this.valueHexView.slice().buffer;
      }
      toJSON() {
        return { ...super.toJSON(), value: this.value };
      }
    };
    G.NAME = `BooleanValueBlock`;
    var K,
      qe = class extends I {
        getValue() {
          return this.valueBlock.value;
        }
        setValue(e) {
          this.valueBlock.value = e;
        }
        constructor(e = {}) {
          super(e, G), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 1);
        }
        onAsciiEncoding() {
          return `${this.constructor.NAME} : ${this.getValue}`;
        }
      };
    (K = qe), (w.Boolean = K), (qe.NAME = `BOOLEAN`);
    var Je = class extends y(Re) {
      constructor({ isConstructed: e = !1, ...t } = {}) {
        super(t), (this.isConstructed = e);
      }
      fromBER(e, t, n, r) {
        let i = 0;
        if (this.isConstructed) {
          if (((this.isHexOnly = !1), (i = Re.prototype.fromBER.call(this, e, t, n, r)), i === -1)) return i;
          for (let e = 0; e < this.value.length; e++) {
            const t = this.value[e].constructor.NAME;
            if (t === g) {
              if (this.isIndefiniteForm) break;
              return (
                (this.error = `EndOfContent is unexpected, OCTET STRING may consists of OCTET STRINGs only`),
                -1
              );
            }
            if (t !== _) return (this.error = `OCTET STRING may consists of OCTET STRINGs only`), -1;
          }
        } else (this.isHexOnly = !0), (i = super.fromBER(e, t, n)), (this.blockLength = n);
        return i;
      }
      toBER(e, t) {
        return this.isConstructed
          ? Re.prototype.toBER.call(this, e, t)
          : e
            ? new ArrayBuffer(this.valueHexView.byteLength)
            : this.valueHexView.slice().buffer;
      }
      toJSON() {
        return { ...super.toJSON(), isConstructed: this.isConstructed };
      }
    };
    Je.NAME = `OctetStringValueBlock`;
    const Ye = Je.prototype.toBER;
    var Xe,
      Ze = class extends I {
        constructor({ idBlock: e = {}, lenBlock: t = {}, ...n } = {}) {
          (n.isConstructed ??= !!n.value?.length),
            super(
              {
                idBlock: { isConstructed: n.isConstructed, ...e },
                lenBlock: { ...t, isIndefiniteForm: !!n.isIndefiniteForm },
                ...n,
              },
              Je,
            ),
            (this.idBlock.tagClass = 1),
            (this.idBlock.tagNumber = 4);
        }
        fromBER(e, t, n, r) {
          if (
            ((this.valueBlock.isConstructed = this.idBlock.isConstructed),
            (this.valueBlock.isIndefiniteForm = this.lenBlock.isIndefiniteForm),
            n === 0)
          )
            return (
              this.idBlock.error.length === 0 && (this.blockLength += this.idBlock.blockLength),
              this.lenBlock.error.length === 0 && (this.blockLength += this.lenBlock.blockLength),
              t
            );
          if (!this.valueBlock.isConstructed && r?.parseEmbedded !== !1) {
            const i = (e instanceof ArrayBuffer ? new Uint8Array(e) : e).subarray(t, t + n);
            try {
              if (i.byteLength) {
                const e = r ?? H(),
                  t = W(i, 0, i.byteLength, e);
                t.offset !== -1 && t.offset === n && (this.valueBlock.value = [t.result]);
              }
            } catch {}
          }
          return super.fromBER(e, t, n, r);
        }
        onAsciiEncoding() {
          return this.valueBlock.isConstructed || (this.valueBlock.value && this.valueBlock.value.length)
            ? Ve.prototype.onAsciiEncoding.call(this)
            : `${this.constructor.NAME} : ${i.Convert.ToHex(this.valueBlock.valueHexView)}`;
        }
        getValue() {
          if (!this.idBlock.isConstructed) return this.valueBlock.valueHexView.slice().buffer;
          const e = [];
          for (const t of this.valueBlock.value) t instanceof Xe && e.push(t.valueBlock.valueHexView);
          return i.BufferSourceConverter.concat(e);
        }
      };
    (Xe = Ze), (w.OctetString = Xe), (Ze.NAME = _);
    var Qe = class extends y(Re) {
      constructor({ unusedBits: e = 0, isConstructed: t = !1, ...n } = {}) {
        super(n),
          (this.unusedBits = e),
          (this.isConstructed = t),
          (this.blockLength = this.valueHexView.byteLength);
      }
      fromBER(e, t, n, r) {
        if (!n) return t;
        let a = -1;
        if (this.isConstructed) {
          if (((a = Re.prototype.fromBER.call(this, e, t, n, r)), a === -1)) return a;
          for (const e of this.value) {
            const t = e.constructor.NAME;
            if (t === g) {
              if (this.isIndefiniteForm) break;
              return (
                (this.error = `EndOfContent is unexpected, BIT STRING may consists of BIT STRINGs only`), -1
              );
            }
            if (t !== v) return (this.error = `BIT STRING may consists of BIT STRINGs only`), -1;
            const n = e.valueBlock;
            if (this.unusedBits > 0 && n.unusedBits > 0)
              return (
                (this.error = `Using of "unused bits" inside constructive BIT STRING allowed for least one only`),
                -1
              );
            this.unusedBits = n.unusedBits;
          }
          return a;
        }
        const o = i.BufferSourceConverter.toUint8Array(e);
        if (!c(this, o, t, n)) return -1;
        const s = o.subarray(t, t + n);
        if (((this.unusedBits = s[0]), this.unusedBits > 7))
          return (this.error = `Unused bits for BitString must be in range 0-7`), -1;
        if (!this.unusedBits && r?.parseEmbedded !== !1) {
          const e = s.subarray(1);
          try {
            if (e.byteLength) {
              const t = r ?? H(),
                i = W(e, 0, e.byteLength, t);
              i.offset !== -1 && i.offset === n - 1 && (this.value = [i.result]);
            }
          } catch {}
        }
        return (this.valueHexView = s.subarray(1)), (this.blockLength = s.length), t + n;
      }
      toBER(e, t) {
        if (this.isConstructed) return Re.prototype.toBER.call(this, e, t);
        if (e) return new ArrayBuffer(this.valueHexView.byteLength + 1);
        if (!this.valueHexView.byteLength) {
          const e = /* @__PURE__ */ new Uint8Array(1);
          return (e[0] = 0), e.buffer;
        }
        const n = new Uint8Array(this.valueHexView.length + 1);
        return (n[0] = this.unusedBits), n.set(this.valueHexView, 1), n.buffer;
      }
      toJSON() {
        return { ...super.toJSON(), unusedBits: this.unusedBits, isConstructed: this.isConstructed };
      }
    };
    Qe.NAME = `BitStringValueBlock`;
    const $e = Qe.prototype.toBER;
    var et,
      q = class extends I {
        constructor({ idBlock: e = {}, lenBlock: t = {}, ...n } = {}) {
          (n.isConstructed ??= !!n.value?.length),
            super(
              {
                idBlock: { isConstructed: n.isConstructed, ...e },
                lenBlock: { ...t, isIndefiniteForm: !!n.isIndefiniteForm },
                ...n,
              },
              Qe,
            ),
            (this.idBlock.tagClass = 1),
            (this.idBlock.tagNumber = 3);
        }
        fromBER(e, t, n, r) {
          return (
            (this.valueBlock.isConstructed = this.idBlock.isConstructed),
            (this.valueBlock.isIndefiniteForm = this.lenBlock.isIndefiniteForm),
            super.fromBER(e, t, n, r)
          );
        }
        onAsciiEncoding() {
          if (this.valueBlock.isConstructed || (this.valueBlock.value && this.valueBlock.value.length))
            return Ve.prototype.onAsciiEncoding.call(this);
          {
            const e = [],
              t = this.valueBlock.valueHexView;
            for (const n of t) e.push(n.toString(2).padStart(8, `0`));
            const n = e.join(``);
            return `${this.constructor.NAME} : ${n.substring(0, n.length - this.valueBlock.unusedBits)}`;
          }
        }
      };
    (et = q), (w.BitString = et), (q.NAME = v);
    function tt(e) {
      if (!e.byteLength) return BigInt(0);
      const t = BigInt(`0x${i.Convert.ToHex(e)}`);
      return e[0] & 128 ? t - (BigInt(1) << BigInt(e.byteLength * 8)) : t;
    }
    function nt(e) {
      if (typeof BigInt < `u`) return tt(e).toString(10);
      const t = 1e7;
      if (!e.byteLength) return `0`;
      let n = !!(e[0] & 128),
        r = e;
      if (n) {
        r = new Uint8Array(e.length);
        let t = 1;
        for (let n = e.length - 1; n >= 0; n--) {
          const i = (e[n] ^ 255) + t;
          (r[n] = i & 255), (t = i >> 8);
        }
      }
      const i = [0];
      for (let e = 0; e < r.length; e++) {
        let n = r[e];
        for (let e = 0; e < i.length; e++) {
          const r = i[e] * 256 + n;
          (i[e] = r % t), (n = Math.floor(r / t));
        }
        n && i.push(n);
      }
      let a = i.length - 1;
      for (; a > 0 && i[a] === 0; ) a--;
      let o = String(i[a]);
      for (let e = a - 1; e >= 0; e--) o += String(i[e]).padStart(7, `0`);
      return n && o !== `0` ? `-${o}` : o;
    }
    var rt,
      it = class extends y(x) {
        setValueHex() {
          this.valueHexView.length >= 4
            ? (this.warnings.push(`Too big Integer for decoding, hex only`),
              (this.isHexOnly = !0),
              (this._valueDec = 0))
            : ((this.isHexOnly = !1),
              this.valueHexView.length > 0 && (this._valueDec = a.utilDecodeTC.call(this)));
        }
        constructor({ value: e, ...t } = {}) {
          super(t),
            (this._valueDec = 0),
            t.valueHex && this.setValueHex(),
            e !== void 0 && (this.valueDec = e);
        }
        set valueDec(e) {
          (this._valueDec = e),
            (this.isHexOnly = !1),
            (this.valueHexView = new Uint8Array(a.utilEncodeTC(e)));
        }
        get valueDec() {
          return this._valueDec;
        }
        fromDER(e, t, n, r = 0) {
          const i = this.fromBER(e, t, n);
          if (i === -1) return i;
          const a = this.valueHexView;
          return (
            a[0] === 0 && a[1] & 128
              ? (this.valueHexView = a.subarray(1))
              : r !== 0 &&
                a.length < r &&
                (r - a.length > 1 && (r = a.length + 1), (this.valueHexView = a.subarray(r - a.length))),
            i
          );
        }
        toDER(e = !1) {
          const t = this.valueHexView;
          switch (!0) {
            case !!(t[0] & 128):
              {
                const e = new Uint8Array(this.valueHexView.length + 1);
                (e[0] = 0), e.set(t, 1), (this.valueHexView = e);
              }
              break;
            case t[0] === 0 && !(t[1] & 128):
              this.valueHexView = this.valueHexView.subarray(1);
          }
          return this.toBER(e);
        }
        fromBER(e, t, n) {
          const r = super.fromBER(e, t, n);
          return r === -1 || this.setValueHex(), r;
        }
        toBER(e) {
          return e ? new ArrayBuffer(this.valueHexView.length) : this.valueHexView.slice().buffer;
        }
        toJSON() {
          return { ...super.toJSON(), valueDec: this.valueDec };
        }
        toString() {
          return nt(this.valueHexView);
        }
      };
    (rt = it),
      (it.NAME = `IntegerValueBlock`),
      Object.defineProperty(rt.prototype, 'valueHex', {
        set: function (e) {
          (this.valueHexView = new Uint8Array(e)), this.setValueHex();
        },
        get: function () {
          return this.valueHexView.slice().buffer;
        },
      });
    const at = it.prototype.toBER,
      ot = it.prototype.toString;
    var st,
      ct = class extends I {
        constructor(e = {}) {
          super(e, it), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 2);
        }
        toBigInt() {
          o();
          const e = this.valueBlock,
            t = e.toString;
          return t === ot ? tt(e.valueHexView) : BigInt(Reflect.apply(t, e, []));
        }
        static fromBigInt(e) {
          o();
          const t = BigInt(e),
            n = new l(),
            r = t.toString(16).replace(/^-/, ``),
            a = new Uint8Array(i.Convert.FromHex(r));
          if (t < 0) {
            const e = new Uint8Array(a.length + (a[0] & 128 ? 1 : 0));
            e[0] |= 128;
            const r = BigInt(`0x${i.Convert.ToHex(e)}`) + t,
              o = i.BufferSourceConverter.toUint8Array(i.Convert.FromHex(r.toString(16)));
            (o[0] |= 128), n.write(o);
          } else a[0] & 128 && n.write(new Uint8Array([0])), n.write(a);
          return new st({ valueHex: n.final() });
        }
        convertToDER() {
          const e = new st({ valueHex: this.valueBlock.valueHexView });
          return e.valueBlock.toDER(), e;
        }
        convertFromDER() {
          return new st({
            valueHex:
              this.valueBlock.valueHexView[0] === 0
                ? this.valueBlock.valueHexView.subarray(1)
                : this.valueBlock.valueHexView,
          });
        }
        onAsciiEncoding() {
          return `${this.constructor.NAME} : ${this.valueBlock.toString()}`;
        }
      };
    (st = ct), (w.Integer = st), (ct.NAME = `INTEGER`);
    var lt,
      ut = class extends ct {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 10);
        }
      };
    (lt = ut), (w.Enumerated = lt), (ut.NAME = `ENUMERATED`);
    var J = class extends y(x) {
      constructor({ valueDec: e = -1, isFirstSid: t = !1, ...n } = {}) {
        super(n), (this.valueDec = e), (this.isFirstSid = t);
      }
      fromBER(e, t, n) {
        if (!n) return t;
        const r = i.BufferSourceConverter.toUint8Array(e);
        if (!c(this, r, t, n)) return -1;
        const o = r.subarray(t, t + n);
        if (this.blockLength === 0 && Number.isInteger(t) && Number.isInteger(n)) {
          let e = 0;
          for (; e < n; ) {
            const t = o[e];
            if ((e++, !(t & 128))) break;
          }
          (this.blockLength = e), (this.valueHexView = new Uint8Array(e));
          for (let t = 0; t < e; t++) this.valueHexView[t] = o[t] & 127;
        } else {
          this.valueHexView = new Uint8Array(n);
          for (
            let e = 0;
            e < n && ((this.valueHexView[e] = o[e] & 127), this.blockLength++, o[e] & 128);
            e++
          );
          const e = new Uint8Array(this.blockLength);
          for (let t = 0; t < this.blockLength; t++) e[t] = this.valueHexView[t];
          this.valueHexView = e;
        }
        return o[this.blockLength - 1] & 128
          ? ((this.error = `End of input reached before message was fully decoded`), -1)
          : (this.valueHexView[0] === 0 && this.warnings.push(`Needlessly long format of SID encoding`),
            this.blockLength <= 8
              ? (this.valueDec = a.utilFromBase(this.valueHexView, 7))
              : ((this.isHexOnly = !0), this.warnings.push(`Too big SID for decoding, hex only`)),
            t + this.blockLength);
      }
      set valueBigInt(e) {
        o();
        let t = BigInt(e).toString(2);
        for (; t.length % 7; ) t = `0` + t;
        const n = new Uint8Array(t.length / 7);
        for (let e = 0; e < n.length; e++)
          n[e] = parseInt(t.slice(e * 7, e * 7 + 7), 2) + (e + 1 < n.length ? 128 : 0);
        this.fromBER(n.buffer, 0, n.length);
      }
      toBER(e) {
        if (this.isHexOnly) {
          if (e) return new ArrayBuffer(this.valueHexView.byteLength);
          const t = this.valueHexView,
            n = new Uint8Array(this.blockLength);
          for (let e = 0; e < this.blockLength - 1; e++) n[e] = t[e] | 128;
          return (
            (n[this.blockLength - 1] = t[this.blockLength - 1]), i.BufferSourceConverter.toArrayBuffer(n)
          );
        }
        const t = a.utilToBase(this.valueDec, 7);
        if (t.byteLength === 0) return (this.error = `Error during encoding SID value`), m;
        const n = new Uint8Array(t.byteLength);
        if (!e) {
          const e = new Uint8Array(t),
            r = t.byteLength - 1;
          for (let t = 0; t < r; t++) n[t] = e[t] | 128;
          n[r] = e[r];
        }
        return i.BufferSourceConverter.toArrayBuffer(n);
      }
      toString() {
        let e = ``;
        if (this.isHexOnly) e = i.Convert.ToHex(this.valueHexView);
        else if (this.isFirstSid) {
          let t = this.valueDec;
          this.valueDec <= 39
            ? (e = `0.`)
            : this.valueDec <= 79
              ? ((e = `1.`), (t -= 40))
              : ((e = `2.`), (t -= 80)),
            (e += t.toString());
        } else e = this.valueDec.toString();
        return e;
      }
      toJSON() {
        return { ...super.toJSON(), valueDec: this.valueDec, isFirstSid: this.isFirstSid };
      }
    };
    J.NAME = `sidBlock`;
    var pt = class extends x {
      constructor({ value: e = ``, ...t } = {}) {
        super(t), (this.value = []), e && this.fromString(e);
      }
      fromBER(e, t, n) {
        let r = t;
        for (; n > 0; ) {
          const t = new J();
          if (((r = t.fromBER(e, r, n)), r === -1)) return (this.blockLength = 0), (this.error = t.error), r;
          this.value.length === 0 && (t.isFirstSid = !0),
            (this.blockLength += t.blockLength),
            (n -= t.blockLength),
            this.value.push(t);
        }
        return r;
      }
      toBER(e) {
        const t = [];
        for (let n = 0; n < this.value.length; n++) {
          const r = this.value[n].toBER(e);
          if (r.byteLength === 0) return (this.error = this.value[n].error), m;
          t.push(r);
        }
        return s(t);
      }
      fromString(e) {
        this.value = [];
        let t = 0,
          n = 0,
          r = ``,
          i = !1;
        do
          if (
            ((n = e.indexOf(`.`, t)), (r = n === -1 ? e.substring(t) : e.substring(t, n)), (t = n + 1), i)
          ) {
            let e = this.value[0],
              t = 0;
            switch (e.valueDec) {
              case 0:
                break;
              case 1:
                t = 40;
                break;
              case 2:
                t = 80;
                break;
              default:
                this.value = [];
                return;
            }
            const n = parseInt(r, 10);
            if (isNaN(n)) return;
            (e.valueDec = n + t), (i = !1);
          } else {
            const e = new J();
            if (r > 2 ** 53 - 1) o(), (e.valueBigInt = BigInt(r));
            else if (((e.valueDec = parseInt(r, 10)), isNaN(e.valueDec))) return;
            this.value.length || ((e.isFirstSid = !0), (i = !0)), this.value.push(e);
          }
        while (n !== -1);
      }
      toString() {
        let e = ``,
          t = !1;
        for (let n = 0; n < this.value.length; n++) {
          t = this.value[n].isHexOnly;
          let r = this.value[n].toString();
          n !== 0 && (e = `${e}.`),
            t ? ((r = `{${r}}`), this.value[n].isFirstSid ? (e = `2.{${r} - 80}`) : (e += r)) : (e += r);
        }
        return e;
      }
      toJSON() {
        const e = { ...super.toJSON(), value: this.toString(), sidArray: [] };
        for (let t = 0; t < this.value.length; t++) e.sidArray.push(this.value[t].toJSON());
        return e;
      }
    };
    pt.NAME = `ObjectIdentifierValueBlock`;
    var mt,
      ht = class extends I {
        getValue() {
          return this.valueBlock.toString();
        }
        setValue(e) {
          this.valueBlock.fromString(e);
        }
        constructor(e = {}) {
          super(e, pt), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 6);
        }
        onAsciiEncoding() {
          return `${this.constructor.NAME} : ${this.valueBlock.toString() || `empty`}`;
        }
        toJSON() {
          return { ...super.toJSON(), value: this.getValue() };
        }
      };
    (mt = ht), (w.ObjectIdentifier = mt), (ht.NAME = `OBJECT IDENTIFIER`);
    var gt = class extends y(b) {
      constructor({ valueDec: e = 0, ...t } = {}) {
        super(t), (this.valueDec = e);
      }
      fromBER(e, t, n) {
        if (n === 0) return t;
        const r = i.BufferSourceConverter.toUint8Array(e);
        if (!c(this, r, t, n)) return -1;
        const o = r.subarray(t, t + n);
        if (this.blockLength === 0 && Number.isInteger(t) && Number.isInteger(n)) {
          let e = 0;
          for (; e < n; ) {
            const t = o[e];
            if ((e++, !(t & 128))) break;
          }
          (this.blockLength = e), (this.valueHexView = new Uint8Array(e));
          for (let t = 0; t < e; t++) this.valueHexView[t] = o[t] & 127;
        } else {
          this.valueHexView = new Uint8Array(n);
          for (
            let e = 0;
            e < n && ((this.valueHexView[e] = o[e] & 127), this.blockLength++, o[e] & 128);
            e++
          );
          const e = new Uint8Array(this.blockLength);
          for (let t = 0; t < this.blockLength; t++) e[t] = this.valueHexView[t];
          this.valueHexView = e;
        }
        return o[this.blockLength - 1] & 128
          ? ((this.error = `End of input reached before message was fully decoded`), -1)
          : (this.valueHexView[0] === 0 && this.warnings.push(`Needlessly long format of SID encoding`),
            this.blockLength <= 8
              ? (this.valueDec = a.utilFromBase(this.valueHexView, 7))
              : ((this.isHexOnly = !0), this.warnings.push(`Too big SID for decoding, hex only`)),
            t + this.blockLength);
      }
      toBER(e) {
        if (this.isHexOnly) {
          if (e) return new ArrayBuffer(this.valueHexView.byteLength);
          const t = this.valueHexView,
            n = new Uint8Array(this.blockLength);
          for (let e = 0; e < this.blockLength - 1; e++) n[e] = t[e] | 128;
          return (n[this.blockLength - 1] = t[this.blockLength - 1]), n.buffer;
        }
        const t = a.utilToBase(this.valueDec, 7);
        if (t.byteLength === 0) return (this.error = `Error during encoding SID value`), m;
        const n = new Uint8Array(t.byteLength);
        if (!e) {
          const e = new Uint8Array(t),
            r = t.byteLength - 1;
          for (let t = 0; t < r; t++) n[t] = e[t] | 128;
          n[r] = e[r];
        }
        return n.buffer;
      }
      toString() {
        let e = ``;
        return (e = this.isHexOnly ? i.Convert.ToHex(this.valueHexView) : this.valueDec.toString()), e;
      }
      toJSON() {
        return { ...super.toJSON(), valueDec: this.valueDec };
      }
    };
    gt.NAME = `relativeSidBlock`;
    var _t = class extends x {
      constructor({ value: e = ``, ...t } = {}) {
        super(t), (this.value = []), e && this.fromString(e);
      }
      fromBER(e, t, n) {
        let r = t;
        for (; n > 0; ) {
          const t = new gt();
          if (((r = t.fromBER(e, r, n)), r === -1)) return (this.blockLength = 0), (this.error = t.error), r;
          (this.blockLength += t.blockLength), (n -= t.blockLength), this.value.push(t);
        }
        return r;
      }
      toBER(e, t) {
        const n = [];
        for (let t = 0; t < this.value.length; t++) {
          const r = this.value[t].toBER(e);
          if (r.byteLength === 0) return (this.error = this.value[t].error), m;
          n.push(r);
        }
        return s(n);
      }
      fromString(e) {
        this.value = [];
        let t = 0,
          n = 0,
          r = ``;
        do {
          (n = e.indexOf(`.`, t)), (r = n === -1 ? e.substring(t) : e.substring(t, n)), (t = n + 1);
          const i = new gt();
          if (((i.valueDec = parseInt(r, 10)), isNaN(i.valueDec))) return !0;
          this.value.push(i);
        } while (n !== -1);
        return !0;
      }
      toString() {
        let e = ``,
          t = !1;
        for (let n = 0; n < this.value.length; n++) {
          t = this.value[n].isHexOnly;
          let r = this.value[n].toString();
          n !== 0 && (e = `${e}.`), t && (r = `{${r}}`), (e += r);
        }
        return e;
      }
      toJSON() {
        const e = { ...super.toJSON(), value: this.toString(), sidArray: [] };
        for (let t = 0; t < this.value.length; t++) e.sidArray.push(this.value[t].toJSON());
        return e;
      }
    };
    _t.NAME = `RelativeObjectIdentifierValueBlock`;
    var Y,
      vt = class extends I {
        getValue() {
          return this.valueBlock.toString();
        }
        setValue(e) {
          this.valueBlock.fromString(e);
        }
        constructor(e = {}) {
          super(e, _t), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 13);
        }
        onAsciiEncoding() {
          return `${this.constructor.NAME} : ${this.valueBlock.toString() || `empty`}`;
        }
        toJSON() {
          return { ...super.toJSON(), value: this.getValue() };
        }
      };
    (Y = vt), (w.RelativeObjectIdentifier = Y), (vt.NAME = `RelativeObjectIdentifier`);
    var yt,
      bt = class extends Ve {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 16);
        }
      };
    (yt = bt), (w.Sequence = yt), (bt.NAME = `SEQUENCE`);
    var xt,
      St = class extends Ve {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 17);
        }
      };
    (xt = St), (w.Set = xt), (St.NAME = `SET`);
    var Ct = class extends y(x) {
      constructor({ ...e } = {}) {
        super(e), (this.isHexOnly = !0), (this.value = ``);
      }
      toJSON() {
        return { ...super.toJSON(), value: this.value };
      }
    };
    Ct.NAME = `StringValueBlock`;
    var wt = class extends Ct {};
    wt.NAME = `SimpleStringValueBlock`;
    var X = class extends we {
      constructor({ ...e } = {}) {
        super(e, wt);
      }
      fromBuffer(e) {
        this.valueBlock.value = String.fromCharCode.apply(null, i.BufferSourceConverter.toUint8Array(e));
      }
      fromString(e) {
        const t = e.length,
          n = (this.valueBlock.valueHexView = new Uint8Array(t));
        for (let r = 0; r < t; r++) n[r] = e.charCodeAt(r);
        this.valueBlock.value = e;
      }
    };
    X.NAME = `SIMPLE STRING`;
    var Tt = class extends X {
      fromBuffer(e) {
        this.valueBlock.valueHexView = i.BufferSourceConverter.toUint8Array(e);
        try {
          this.valueBlock.value = i.Convert.ToUtf8String(e);
        } catch (t) {
          this.warnings.push(`Error during "decodeURIComponent": ${t}, using raw string`),
            (this.valueBlock.value = i.Convert.ToBinary(e));
        }
      }
      fromString(e) {
        (this.valueBlock.valueHexView = new Uint8Array(i.Convert.FromUtf8String(e))),
          (this.valueBlock.value = e);
      }
    };
    Tt.NAME = `Utf8StringValueBlock`;
    var Et,
      Dt = class extends Tt {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 12);
        }
      };
    (Et = Dt), (w.Utf8String = Et), (Dt.NAME = `UTF8String`);
    var Ot = class extends X {
      fromBuffer(e) {
        (this.valueBlock.value = i.Convert.ToUtf16String(e)),
          (this.valueBlock.valueHexView = i.BufferSourceConverter.toUint8Array(e));
      }
      fromString(e) {
        (this.valueBlock.value = e),
          (this.valueBlock.valueHexView = new Uint8Array(i.Convert.FromUtf16String(e)));
      }
    };
    Ot.NAME = `BmpStringValueBlock`;
    var kt,
      At = class extends Ot {
        constructor({ ...e } = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 30);
        }
      };
    (kt = At), (w.BmpString = kt), (At.NAME = `BMPString`);
    var jt = class extends X {
      fromBuffer(e) {
        const t = ArrayBuffer.isView(e) ? e.slice().buffer : e.slice(0),
          n = new Uint8Array(t);
        for (let e = 0; e < n.length; e += 4)
          (n[e] = n[e + 3]), (n[e + 1] = n[e + 2]), (n[e + 2] = 0), (n[e + 3] = 0);
        this.valueBlock.value = String.fromCharCode.apply(null, new Uint32Array(t));
      }
      fromString(e) {
        const t = e.length,
          n = (this.valueBlock.valueHexView = new Uint8Array(t * 4));
        for (let r = 0; r < t; r++) {
          const t = a.utilToBase(e.charCodeAt(r), 8),
            i = new Uint8Array(t);
          if (i.length > 4) continue;
          const o = 4 - i.length;
          for (let e = i.length - 1; e >= 0; e--) n[r * 4 + e + o] = i[e];
        }
        this.valueBlock.value = e;
      }
    };
    jt.NAME = `UniversalStringValueBlock`;
    var Mt,
      Nt = class extends jt {
        constructor({ ...e } = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 28);
        }
      };
    (Mt = Nt), (w.UniversalString = Mt), (Nt.NAME = `UniversalString`);
    var Pt,
      Ft = class extends X {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 18);
        }
      };
    (Pt = Ft), (w.NumericString = Pt), (Ft.NAME = `NumericString`);
    var It,
      Lt = class extends X {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 19);
        }
      };
    (It = Lt), (w.PrintableString = It), (Lt.NAME = `PrintableString`);
    var Rt,
      zt = class extends X {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 20);
        }
      };
    (Rt = zt), (w.TeletexString = Rt), (zt.NAME = `TeletexString`);
    var Bt,
      Vt = class extends X {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 21);
        }
      };
    (Bt = Vt), (w.VideotexString = Bt), (Vt.NAME = `VideotexString`);
    var Ht,
      Ut = class extends X {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 22);
        }
      };
    (Ht = Ut), (w.IA5String = Ht), (Ut.NAME = `IA5String`);
    var Wt,
      Gt = class extends X {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 25);
        }
      };
    (Wt = Gt), (w.GraphicString = Wt), (Gt.NAME = `GraphicString`);
    var Kt,
      qt = class extends X {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 26);
        }
      };
    (Kt = qt), (w.VisibleString = Kt), (qt.NAME = `VisibleString`);
    var Jt,
      Yt = class extends X {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 27);
        }
      };
    (Jt = Yt), (w.GeneralString = Jt), (Yt.NAME = `GeneralString`);
    var Z,
      Xt = class extends X {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 29);
        }
      };
    (Z = Xt), (w.CharacterString = Z), (Xt.NAME = `CharacterString`);
    var Zt,
      Qt = class extends qt {
        constructor({ value: e, valueDate: t, ...n } = {}) {
          if (
            (super(n),
            (this.year = 0),
            (this.month = 0),
            (this.day = 0),
            (this.hour = 0),
            (this.minute = 0),
            (this.second = 0),
            e)
          ) {
            this.fromString(e), (this.valueBlock.valueHexView = new Uint8Array(e.length));
            for (let t = 0; t < e.length; t++) this.valueBlock.valueHexView[t] = e.charCodeAt(t);
          }
          t && (this.fromDate(t), (this.valueBlock.valueHexView = new Uint8Array(this.toBuffer()))),
            (this.idBlock.tagClass = 1),
            (this.idBlock.tagNumber = 23);
        }
        fromBuffer(e) {
          this.fromString(String.fromCharCode.apply(null, i.BufferSourceConverter.toUint8Array(e)));
        }
        toBuffer() {
          const e = this.toString(),
            t = new ArrayBuffer(e.length),
            n = new Uint8Array(t);
          for (let t = 0; t < e.length; t++) n[t] = e.charCodeAt(t);
          return t;
        }
        fromDate(e) {
          (this.year = e.getUTCFullYear()),
            (this.month = e.getUTCMonth() + 1),
            (this.day = e.getUTCDate()),
            (this.hour = e.getUTCHours()),
            (this.minute = e.getUTCMinutes()),
            (this.second = e.getUTCSeconds());
        }
        toDate() {
          return new Date(Date.UTC(this.year, this.month - 1, this.day, this.hour, this.minute, this.second));
        }
        fromString(e) {
          const t = /(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z/gi.exec(e);
          if (t === null) {
            this.error = `Wrong input string for conversion`;
            return;
          }
          const n = parseInt(t[1], 10);
          (this.year = n >= 50 ? 1900 + n : 2e3 + n),
            (this.month = parseInt(t[2], 10)),
            (this.day = parseInt(t[3], 10)),
            (this.hour = parseInt(t[4], 10)),
            (this.minute = parseInt(t[5], 10)),
            (this.second = parseInt(t[6], 10));
        }
        toString(e = `iso`) {
          if (e === `iso`) {
            const e = Array.from({ length: 7 });
            return (
              (e[0] = a.padNumber(this.year < 2e3 ? this.year - 1900 : this.year - 2e3, 2)),
              (e[1] = a.padNumber(this.month, 2)),
              (e[2] = a.padNumber(this.day, 2)),
              (e[3] = a.padNumber(this.hour, 2)),
              (e[4] = a.padNumber(this.minute, 2)),
              (e[5] = a.padNumber(this.second, 2)),
              (e[6] = `Z`),
              e.join(``)
            );
          }
          return super.toString(e);
        }
        onAsciiEncoding() {
          return `${this.constructor.NAME} : ${this.toDate().toISOString()}`;
        }
        toJSON() {
          return {
            ...super.toJSON(),
            year: this.year,
            month: this.month,
            day: this.day,
            hour: this.hour,
            minute: this.minute,
            second: this.second,
          };
        }
      };
    (Zt = Qt), (w.UTCTime = Zt), (Qt.NAME = `UTCTime`);
    var Q,
      $t = class extends Qt {
        constructor(e = {}) {
          super(e), (this.millisecond ??= 0), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 24);
        }
        fromDate(e) {
          super.fromDate(e), (this.millisecond = e.getUTCMilliseconds());
        }
        toDate() {
          const e = Date.UTC(
            this.year,
            this.month - 1,
            this.day,
            this.hour,
            this.minute,
            this.second,
            this.millisecond,
          );
          return new Date(e);
        }
        fromString(e) {
          let t = !1,
            n = ``,
            r = ``,
            i = 0,
            a,
            o = 0,
            s = 0;
          if (e[e.length - 1] === `Z`) (n = e.substring(0, e.length - 1)), (t = !0);
          else {
            const t = new Number(e[e.length - 1]);
            if (isNaN(t.valueOf())) throw Error(`Wrong input string for conversion`);
            n = e;
          }
          if (t) {
            if (n.indexOf(`+`) !== -1 || n.indexOf(`-`) !== -1)
              throw Error(`Wrong input string for conversion`);
          } else {
            let e = 1,
              t = n.indexOf(`+`),
              r = ``;
            if ((t === -1 && ((t = n.indexOf(`-`)), (e = -1)), t !== -1)) {
              if (((r = n.substring(t + 1)), (n = n.substring(0, t)), r.length !== 2 && r.length !== 4))
                throw Error(`Wrong input string for conversion`);
              let i = parseInt(r.substring(0, 2), 10);
              if (isNaN(i.valueOf())) throw Error(`Wrong input string for conversion`);
              if (((o = e * i), r.length === 4)) {
                if (((i = parseInt(r.substring(2, 4), 10)), isNaN(i.valueOf())))
                  throw Error(`Wrong input string for conversion`);
                s = e * i;
              }
            }
          }
          let c = n.indexOf(`.`);
          if ((c === -1 && (c = n.indexOf(`,`)), c !== -1)) {
            const e = /* @__PURE__ */ new Number(`0${n.substring(c)}`);
            if (isNaN(e.valueOf())) throw Error(`Wrong input string for conversion`);
            (i = e.valueOf()), (r = n.substring(0, c));
          } else r = n;
          switch (!0) {
            case r.length === 8:
              if (((a = /(\d{4})(\d{2})(\d{2})/gi), c !== -1))
                throw Error(`Wrong input string for conversion`);
              break;
            case r.length === 10:
              if (((a = /(\d{4})(\d{2})(\d{2})(\d{2})/gi), c !== -1)) {
                let e = 60 * i;
                (this.minute = Math.floor(e)),
                  (e = 60 * (e - this.minute)),
                  (this.second = Math.floor(e)),
                  (e = 1e3 * (e - this.second)),
                  (this.millisecond = Math.floor(e));
              }
              break;
            case r.length === 12:
              if (((a = /(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})/gi), c !== -1)) {
                let e = 60 * i;
                (this.second = Math.floor(e)),
                  (e = 1e3 * (e - this.second)),
                  (this.millisecond = Math.floor(e));
              }
              break;
            case r.length === 14:
              if (((a = /(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})/gi), c !== -1)) {
                const e = 1e3 * i;
                this.millisecond = Math.floor(e);
              }
              break;
            default:
              throw Error(`Wrong input string for conversion`);
          }
          const l = a.exec(r);
          if (l === null) throw Error(`Wrong input string for conversion`);
          for (let e = 1; e < l.length; e++)
            switch (e) {
              case 1:
                this.year = parseInt(l[e], 10);
                break;
              case 2:
                this.month = parseInt(l[e], 10);
                break;
              case 3:
                this.day = parseInt(l[e], 10);
                break;
              case 4:
                this.hour = parseInt(l[e], 10) + o;
                break;
              case 5:
                this.minute = parseInt(l[e], 10) + s;
                break;
              case 6:
                this.second = parseInt(l[e], 10);
                break;
              default:
                throw Error(`Wrong input string for conversion`);
            }
          if (t === !1) {
            const e = new Date(
              this.year,
              this.month,
              this.day,
              this.hour,
              this.minute,
              this.second,
              this.millisecond,
            );
            (this.year = e.getUTCFullYear()),
              (this.month = e.getUTCMonth()),
              (this.day = e.getUTCDay()),
              (this.hour = e.getUTCHours()),
              (this.minute = e.getUTCMinutes()),
              (this.second = e.getUTCSeconds()),
              (this.millisecond = e.getUTCMilliseconds());
          }
        }
        toString(e = `iso`) {
          if (e === `iso`) {
            const e = [];
            return (
              e.push(a.padNumber(this.year, 4)),
              e.push(a.padNumber(this.month, 2)),
              e.push(a.padNumber(this.day, 2)),
              e.push(a.padNumber(this.hour, 2)),
              e.push(a.padNumber(this.minute, 2)),
              e.push(a.padNumber(this.second, 2)),
              this.millisecond !== 0 &&
                (e.push(`.`), e.push(a.padNumber(this.millisecond, 3).replace(/0+$/, ``))),
              e.push(`Z`),
              e.join(``)
            );
          }
          return super.toString(e);
        }
        toJSON() {
          return { ...super.toJSON(), millisecond: this.millisecond };
        }
      };
    (Q = $t), (w.GeneralizedTime = Q), ($t.NAME = `GeneralizedTime`);
    var en,
      tn = class extends Dt {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 31);
        }
      };
    (en = tn), (w.DATE = en), (tn.NAME = `DATE`);
    var nn,
      rn = class extends Dt {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 32);
        }
      };
    (nn = rn), (w.TimeOfDay = nn), (rn.NAME = `TimeOfDay`);
    var an,
      on = class extends Dt {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 33);
        }
      };
    (an = on), (w.DateTime = an), (on.NAME = `DateTime`);
    var sn,
      cn = class extends Dt {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 34);
        }
      };
    (sn = cn), (w.Duration = sn), (cn.NAME = `Duration`);
    var ln,
      un = class extends Dt {
        constructor(e = {}) {
          super(e), (this.idBlock.tagClass = 1), (this.idBlock.tagNumber = 14);
        }
      };
    (ln = un), (w.TIME = ln), (un.NAME = `TIME`);
    var dn = class {
        constructor({ name: e = ``, optional: t = !1 } = {}) {
          (this.name = e), (this.optional = t);
        }
      },
      fn = class extends dn {
        constructor({ value: e = [], ...t } = {}) {
          super(t), (this.value = e);
        }
      },
      pn = class extends dn {
        constructor({ value: e = new dn(), local: t = !1, ...n } = {}) {
          super(n), (this.value = e), (this.local = t);
        }
      },
      mn = class {
        get data() {
          return this.dataView.slice().buffer;
        }
        set data(e) {
          this.dataView = i.BufferSourceConverter.toUint8Array(e);
        }
        constructor({ data: e = h } = {}) {
          this.dataView = i.BufferSourceConverter.toUint8Array(e);
        }
        fromBER(e, t, n) {
          const r = t + n;
          return (this.dataView = i.BufferSourceConverter.toUint8Array(e).subarray(t, r)), r;
        }
        toBER(e) {
          return this.dataView.slice().buffer;
        }
      };
    function hn(e, t, n) {
      if (n instanceof fn) {
        for (const r of n.value) if (hn(e, t, r).verified) return { verified: !0, result: e };
        {
          const e = { verified: !1, result: { error: `Wrong values for Choice type` } };
          return Object.hasOwn(n, f) && (e.name = n.name), e;
        }
      }
      if (n instanceof dn) return Object.hasOwn(n, f) && (e[n.name] = t), { verified: !0, result: e };
      if (!(e instanceof Object)) return { verified: !1, result: { error: `Wrong root object` } };
      if (!(t instanceof Object)) return { verified: !1, result: { error: `Wrong ASN.1 data` } };
      if (!(n instanceof Object) || !(`idBlock` in n) || !(`fromBER` in n.idBlock) || !(`toBER` in n.idBlock))
        return { verified: !1, result: { error: `Wrong ASN.1 schema` } };
      const r = n.idBlock.toBER(!1);
      if (r.byteLength === 0)
        return { verified: !1, result: { error: `Error encoding idBlock for ASN.1 schema` } };
      if (n.idBlock.fromBER(r, 0, r.byteLength) === -1)
        return { verified: !1, result: { error: `Error decoding idBlock for ASN.1 schema` } };
      if (Object.hasOwn(n.idBlock, `tagClass`) === !1)
        return { verified: !1, result: { error: `Wrong ASN.1 schema` } };
      if (n.idBlock.tagClass !== t.idBlock.tagClass) return { verified: !1, result: e };
      if (Object.hasOwn(n.idBlock, `tagNumber`) === !1)
        return { verified: !1, result: { error: `Wrong ASN.1 schema` } };
      if (n.idBlock.tagNumber !== t.idBlock.tagNumber) return { verified: !1, result: e };
      if (Object.hasOwn(n.idBlock, `isConstructed`) === !1)
        return { verified: !1, result: { error: `Wrong ASN.1 schema` } };
      if (n.idBlock.isConstructed !== t.idBlock.isConstructed) return { verified: !1, result: e };
      if (!(`isHexOnly` in n.idBlock)) return { verified: !1, result: { error: `Wrong ASN.1 schema` } };
      if (n.idBlock.isHexOnly !== t.idBlock.isHexOnly) return { verified: !1, result: e };
      if (n.idBlock.isHexOnly) {
        if (!(p in n.idBlock)) return { verified: !1, result: { error: `Wrong ASN.1 schema` } };
        const r = n.idBlock.valueHexView,
          i = t.idBlock.valueHexView;
        if (r.length !== i.length) return { verified: !1, result: e };
        for (let t = 0; t < r.length; t++) if (r[t] !== i[1]) return { verified: !1, result: e };
      }
      if (
        (n.name && ((n.name = n.name.replace(/^\s+|\s+$/g, ``)), n.name && (e[n.name] = t)),
        n instanceof w.Constructed)
      ) {
        let r = 0,
          i = { verified: !1, result: { error: `Unknown error` } },
          a = n.valueBlock.value.length;
        if ((a > 0 && n.valueBlock.value[0] instanceof pn && (a = t.valueBlock.value.length), a === 0))
          return { verified: !0, result: e };
        if (t.valueBlock.value.length === 0 && n.valueBlock.value.length !== 0) {
          let t = !0;
          for (let e = 0; e < n.valueBlock.value.length; e++) t &&= n.valueBlock.value[e].optional || !1;
          return t
            ? { verified: !0, result: e }
            : (n.name && ((n.name = n.name.replace(/^\s+|\s+$/g, ``)), n.name && delete e[n.name]),
              (e.error = `Inconsistent object length`),
              { verified: !1, result: e });
        }
        for (let o = 0; o < a; o++)
          if (o - r >= t.valueBlock.value.length) {
            if (n.valueBlock.value[o].optional === !1) {
              const t = { verified: !1, result: e };
              return (
                (e.error = `Inconsistent length between ASN.1 data and schema`),
                n.name &&
                  ((n.name = n.name.replace(/^\s+|\s+$/g, ``)),
                  n.name && (delete e[n.name], (t.name = n.name))),
                t
              );
            }
          } else if (n.valueBlock.value[0] instanceof pn) {
            if (((i = hn(e, t.valueBlock.value[o], n.valueBlock.value[0].value)), i.verified === !1)) {
              if (n.valueBlock.value[0].optional) r++;
              else
                return n.name && ((n.name = n.name.replace(/^\s+|\s+$/g, ``)), n.name && delete e[n.name]), i;
            }
            if (f in n.valueBlock.value[0] && n.valueBlock.value[0].name.length > 0) {
              let r = {};
              (r = `local` in n.valueBlock.value[0] && n.valueBlock.value[0].local ? t : e),
                r[n.valueBlock.value[0].name] === void 0 && (r[n.valueBlock.value[0].name] = []),
                r[n.valueBlock.value[0].name].push(t.valueBlock.value[o]);
            }
          } else if (((i = hn(e, t.valueBlock.value[o - r], n.valueBlock.value[o])), i.verified === !1)) {
            if (n.valueBlock.value[o].optional) r++;
            else
              return n.name && ((n.name = n.name.replace(/^\s+|\s+$/g, ``)), n.name && delete e[n.name]), i;
          }
        if (i.verified === !1) {
          const t = { verified: !1, result: e };
          return (
            n.name &&
              ((n.name = n.name.replace(/^\s+|\s+$/g, ``)), n.name && (delete e[n.name], (t.name = n.name))),
            t
          );
        }
        return { verified: !0, result: e };
      }
      if (n.primitiveSchema && p in t.valueBlock) {
        const r = Fe(t.valueBlock.valueHexView);
        if (r.offset === -1) {
          const t = { verified: !1, result: r.result };
          return (
            n.name &&
              ((n.name = n.name.replace(/^\s+|\s+$/g, ``)), n.name && (delete e[n.name], (t.name = n.name))),
            t
          );
        }
        return hn(e, r.result, n.primitiveSchema);
      }
      return { verified: !0, result: e };
    }
    function gn(e, t) {
      if (!(t instanceof Object)) return { verified: !1, result: { error: `Wrong ASN.1 schema type` } };
      const n = Fe(i.BufferSourceConverter.toUint8Array(e));
      return n.offset === -1 ? { verified: !1, result: n.result } : hn(n.result, n.result, t);
    }
    T(
      { BitString: q, Integer: ct, OctetString: Ze, Primitive: Te, Constructed: Ve, Sequence: bt, Set: St },
      {
        BaseBlock: I,
        ViewWriter: l,
        LocalIdentificationBlock: S,
        LocalLengthBlock: te,
        LocalIntegerValueBlock: it,
        LocalOctetStringValueBlock: Je,
        LocalConstructedValueBlock: Re,
        LocalBitStringValueBlock: Qe,
        LocalPrimitiveValueBlock: R,
        originalBaseBlockToBER: Ce,
        originalWriterWrite: u,
        originalWriterFinal: d,
        originalIdentificationToBER: C,
        originalLengthToBER: ne,
        originalIntegerToBER: at,
        originalOctetStringToBER: Ye,
        originalBitStringToBER: $e,
        originalConstructedToBER: ze,
        originalPrimitiveToBER: z,
      },
    ),
      De({ Integer: ct, Null: Ke, Sequence: bt }),
      (e.Any = dn),
      (e.BaseBlock = I),
      (e.BaseStringBlock = we),
      (e.BitString = q),
      (e.BmpString = At),
      (e.Boolean = qe),
      (e.CharacterString = Xt),
      (e.Choice = fn),
      (e.Constructed = Ve),
      (e.DATE = tn),
      (e.DEFAULT_MAX_CONTENT_LENGTH = je),
      (e.DEFAULT_MAX_DEPTH = 100),
      (e.DEFAULT_MAX_NODES = Ae),
      (e.DateTime = on),
      (e.Duration = cn),
      (e.EndOfContent = We),
      (e.Enumerated = ut),
      (e.GeneralString = Yt),
      (e.GeneralizedTime = $t),
      (e.GraphicString = Gt),
      (e.HexBlock = y),
      (e.IA5String = Ut),
      (e.Integer = ct),
      (e.Null = Ke),
      (e.NumericString = Ft),
      (e.ObjectIdentifier = ht),
      (e.OctetString = Ze),
      (e.Primitive = Te),
      (e.PrintableString = Lt),
      (e.RawData = mn),
      (e.RelativeObjectIdentifier = vt),
      (e.Repeated = pn),
      (e.Sequence = bt),
      (e.Set = St),
      (e.TIME = un),
      (e.TeletexString = zt),
      (e.TimeOfDay = rn),
      (e.UTCTime = Qt),
      (e.UniversalString = Nt),
      (e.Utf8String = Dt),
      (e.ValueBlock = x),
      (e.VideotexString = Vt),
      (e.ViewWriter = l),
      (e.VisibleString = qt),
      (e.compareSchema = hn),
      (e.fromBER = Ie),
      (e.verifySchema = gn);
  }),
  mt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.isArrayBuffer = o),
      (e.isSharedArrayBuffer = s),
      (e.isArrayBufferLike = c),
      (e.isArrayBufferView = l),
      (e.isBufferSource = u),
      (e.assertBufferSource = d),
      (e.toUint8Array = f),
      (e.toUint8ArrayCopy = p),
      (e.toArrayBuffer = m),
      (e.toArrayBufferLike = h),
      (e.toView = g),
      (e.toViewCopy = _);
    function t(e) {
      return Object.prototype.toString.call(e);
    }
    function n(e) {
      return e === DataView || e.prototype instanceof DataView;
    }
    function r(e) {
      return n(e) ? 1 : (e.BYTES_PER_ELEMENT ?? 1);
    }
    function i(e) {
      if (ArrayBuffer.isView(e)) return !0;
      if (!e || typeof e != `object`) return !1;
      const t = e;
      return typeof t.byteOffset == `number` && typeof t.byteLength == `number` && c(t.buffer);
    }
    function a(e) {
      const t = f(e),
        n = new Uint8Array(t.byteLength);
      return n.set(t), n;
    }
    function o(e) {
      return t(e) === `[object ArrayBuffer]`;
    }
    function s(e) {
      return typeof SharedArrayBuffer < `u` && t(e) === `[object SharedArrayBuffer]`;
    }
    function c(e) {
      return o(e) || s(e);
    }
    function l(e) {
      return i(e);
    }
    function u(e) {
      return c(e) || l(e);
    }
    function d(e) {
      if (!u(e)) throw TypeError(`Expected ArrayBuffer, SharedArrayBuffer, or ArrayBufferView`);
    }
    function f(e) {
      return d(e), c(e) ? new Uint8Array(e) : new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
    }
    function p(e) {
      return a(e);
    }
    function m(e) {
      if ((d(e), o(e))) return e;
      const t = new ArrayBuffer(e.byteLength);
      return new Uint8Array(t).set(f(e)), t;
    }
    function h(e) {
      return (
        d(e), c(e) ? e : e.byteOffset === 0 && e.byteLength === e.buffer.byteLength ? e.buffer : a(e).buffer
      );
    }
    function g(e, t) {
      if ((d(e), ArrayBuffer.isView(e) && e.constructor === t)) return e;
      const i = f(e),
        a = r(t);
      if (i.byteOffset % a !== 0 || i.byteLength % a !== 0)
        throw RangeError(`Cannot create ${t.name} over unaligned byte range`);
      return n(t)
        ? new t(i.buffer, i.byteOffset, i.byteLength)
        : new t(i.buffer, i.byteOffset, i.byteLength / a);
    }
    function _(e, t) {
      return g(p(e), t);
    }
  }),
  ht = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.concatToUint8Array = n), (e.concat = r);
    const t = mt();
    function n(e) {
      let n = [],
        r = 0;
      for (const i of e) {
        const e = (0, t.toUint8Array)(i);
        n.push(e), (r += e.byteLength);
      }
      let i = new Uint8Array(r),
        a = 0;
      for (const e of n) i.set(e, a), (a += e.byteLength);
      return i;
    }
    function r(e, r, ...i) {
      let a, o;
      typeof r == `function`
        ? ((a = Array.from(e)), (o = r))
        : (0, t.isBufferSource)(e)
          ? (a = [e, r, ...i].filter(t.isBufferSource))
          : ((a = Array.from(e)), r && a.push(r), a.push(...i));
      const s = n(a);
      return o ? (0, t.toView)(s, o) : s.buffer;
    }
  }),
  gt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.equal = n);
    const t = mt();
    function n(e, n, r = {}) {
      const i = (0, t.toUint8Array)(e),
        a = (0, t.toUint8Array)(n);
      if (!r.constantTime && i.byteLength !== a.byteLength) return !1;
      let o = Math.max(i.byteLength, a.byteLength),
        s = i.byteLength ^ a.byteLength;
      for (let e = 0; e < o; e++) s |= (i[e] ?? 0) ^ (a[e] ?? 0);
      return s === 0;
    }
  }),
  _t = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.indexOf = u),
      (e.lastIndexOf = d),
      (e.includes = f),
      (e.startsWith = p),
      (e.endsWith = m),
      (e.slice = h),
      (e.tail = g),
      (e.copy = _),
      (e.compare = v);
    const t = mt();
    function n(e, t, n) {
      const r = Number.isFinite(e) ? Math.trunc(e) : t;
      return r <= 0 ? 0 : r >= n ? n : r;
    }
    function r(e, t) {
      const r = n(t?.start, 0, e),
        i = n(t?.end, e, e);
      return i >= r ? [r, i] : [r, r];
    }
    function i(e, t) {
      const r = n(t?.start, e, e),
        i = n(t?.end, 0, e);
      return r >= i ? [i, r] : [r, r];
    }
    function a(e, t, n) {
      const r = Number.isFinite(e) ? Math.trunc(e) : t;
      return r < 0 ? Math.max(n + r, 0) : r > n ? n : r;
    }
    function o(e) {
      const t = new Uint8Array(e.length);
      for (let n = 0; n < e.length; n++) t[n] = e.charCodeAt(n) & 255;
      return t;
    }
    function s(e) {
      return new TextEncoder().encode(e);
    }
    function c(e, n) {
      return typeof e == `string` ? (n?.encoding === `utf8` ? s(e) : o(e)) : (0, t.toUint8Array)(e);
    }
    function l(e, t, n) {
      for (let r = 0; r < t.byteLength; r++) if (e[n + r] !== t[r]) return !1;
      return !0;
    }
    function u(e, n, i) {
      const a = (0, t.toUint8Array)(e),
        o = c(n, i),
        [s, u] = r(a.byteLength, i);
      if (o.byteLength === 0) return s;
      const d = u - o.byteLength;
      if (d < s) return -1;
      for (let e = s; e <= d; e++) if (l(a, o, e)) return e;
      return -1;
    }
    function d(e, n, r) {
      const a = (0, t.toUint8Array)(e),
        o = c(n, r),
        [s, u] = i(a.byteLength, r);
      if (o.byteLength === 0) return u;
      const d = u - o.byteLength;
      if (d < s) return -1;
      for (let e = d; e >= s; e--) if (l(a, o, e)) return e;
      return -1;
    }
    function f(e, t, n) {
      return u(e, t, n) !== -1;
    }
    function p(e, n, r) {
      const i = (0, t.toUint8Array)(e),
        a = c(n, r);
      return a.byteLength > i.byteLength ? !1 : l(i, a, 0);
    }
    function m(e, n, r) {
      const i = (0, t.toUint8Array)(e),
        a = c(n, r);
      return a.byteLength > i.byteLength ? !1 : l(i, a, i.byteLength - a.byteLength);
    }
    function h(e, n, r) {
      const i = (0, t.toUint8Array)(e),
        o = a(n, 0, i.byteLength),
        s = a(r, i.byteLength, i.byteLength);
      return s <= o ? i.subarray(o, o) : i.subarray(o, s);
    }
    function g(e, n) {
      const r = (0, t.toUint8Array)(e),
        i = Number.isFinite(n) ? Math.max(0, Math.trunc(n)) : 0;
      return i >= r.byteLength ? r : r.subarray(r.byteLength - i);
    }
    function _(e) {
      return (0, t.toUint8ArrayCopy)(e);
    }
    function v(e, n) {
      const r = (0, t.toUint8Array)(e),
        i = (0, t.toUint8Array)(n),
        a = Math.min(r.byteLength, i.byteLength);
      for (let e = 0; e < a; e++) {
        if (r[e] < i[e]) return -1;
        if (r[e] > i[e]) return 1;
      }
      return r.byteLength < i.byteLength ? -1 : +(r.byteLength > i.byteLength);
    }
  }),
  Y = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.tail =
        e.startsWith =
        e.slice =
        e.lastIndexOf =
        e.indexOf =
        e.includes =
        e.endsWith =
        e.copy =
        e.compare =
        e.equal =
        e.concatToUint8Array =
        e.concat =
        e.toViewCopy =
        e.toView =
        e.toUint8ArrayCopy =
        e.toUint8Array =
        e.toArrayBufferLike =
        e.toArrayBuffer =
        e.isSharedArrayBuffer =
        e.isBufferSource =
        e.isArrayBufferView =
        e.isArrayBufferLike =
        e.isArrayBuffer =
        e.assertBufferSource =
          void 0);
    var t = mt();
    Object.defineProperty(e, 'assertBufferSource', { enumerable: !0, get: () => t.assertBufferSource }),
      Object.defineProperty(e, 'isArrayBuffer', { enumerable: !0, get: () => t.isArrayBuffer }),
      Object.defineProperty(e, 'isArrayBufferLike', { enumerable: !0, get: () => t.isArrayBufferLike }),
      Object.defineProperty(e, 'isArrayBufferView', { enumerable: !0, get: () => t.isArrayBufferView }),
      Object.defineProperty(e, 'isBufferSource', { enumerable: !0, get: () => t.isBufferSource }),
      Object.defineProperty(e, 'isSharedArrayBuffer', { enumerable: !0, get: () => t.isSharedArrayBuffer }),
      Object.defineProperty(e, 'toArrayBuffer', { enumerable: !0, get: () => t.toArrayBuffer }),
      Object.defineProperty(e, 'toArrayBufferLike', { enumerable: !0, get: () => t.toArrayBufferLike }),
      Object.defineProperty(e, 'toUint8Array', { enumerable: !0, get: () => t.toUint8Array }),
      Object.defineProperty(e, 'toUint8ArrayCopy', { enumerable: !0, get: () => t.toUint8ArrayCopy }),
      Object.defineProperty(e, 'toView', { enumerable: !0, get: () => t.toView }),
      Object.defineProperty(e, 'toViewCopy', { enumerable: !0, get: () => t.toViewCopy });
    var n = ht();
    Object.defineProperty(e, 'concat', { enumerable: !0, get: () => n.concat }),
      Object.defineProperty(e, 'concatToUint8Array', { enumerable: !0, get: () => n.concatToUint8Array });
    var r = gt();
    Object.defineProperty(e, 'equal', { enumerable: !0, get: () => r.equal });
    var i = _t();
    Object.defineProperty(e, 'compare', { enumerable: !0, get: () => i.compare }),
      Object.defineProperty(e, 'copy', { enumerable: !0, get: () => i.copy }),
      Object.defineProperty(e, 'endsWith', { enumerable: !0, get: () => i.endsWith }),
      Object.defineProperty(e, 'includes', { enumerable: !0, get: () => i.includes }),
      Object.defineProperty(e, 'indexOf', { enumerable: !0, get: () => i.indexOf }),
      Object.defineProperty(e, 'lastIndexOf', { enumerable: !0, get: () => i.lastIndexOf }),
      Object.defineProperty(e, 'slice', { enumerable: !0, get: () => i.slice }),
      Object.defineProperty(e, 'startsWith', { enumerable: !0, get: () => i.startsWith }),
      Object.defineProperty(e, 'tail', { enumerable: !0, get: () => i.tail });
  }),
  vt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.binary = void 0),
      (e.encode = n),
      (e.decode = r),
      (e.is = i);
    const t = Y();
    function n(e) {
      let n = (0, t.toUint8Array)(e),
        r = ``;
      for (const e of n) r += String.fromCharCode(e);
      return r;
    }
    function r(e) {
      const t = new Uint8Array(e.length);
      for (let n = 0; n < e.length; n++) t[n] = e.charCodeAt(n) & 255;
      return t;
    }
    function i(e) {
      return typeof e == `string`;
    }
    e.binary = { encode: n, decode: r, is: i };
  }),
  yt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.hex = e.formats = void 0),
      (e.normalize = m),
      (e.is = h),
      (e.encode = g),
      (e.decode = _),
      (e.parse = v),
      (e.format = y);
    const t = Y(),
      n = /^[0-9a-f]$/i,
      r = [
        ` `,
        `	`,
        `
`,
        `\r`,
        `:`,
        `-`,
        `.`,
      ];
    function i(e) {
      return e.separators === `none` ? [] : !e.separators || e.separators === `common` ? r : e.separators;
    }
    function a(e) {
      if (!e) throw TypeError(`Hex separators must be non-empty strings`);
    }
    function o(e, t, n) {
      for (const r of n) if (e.startsWith(r, t)) return r;
    }
    function s(e) {
      const t = /[A-F]/.test(e),
        n = /[a-f]/.test(e);
      return t && !n ? `upper` : `lower`;
    }
    function c(e) {
      const t = /\r\n|\n/.exec(e);
      if (t)
        return t[0] ===
          `\r
`
          ? `\r
`
          : `
`;
    }
    function l(e) {
      return e.replace(/[^0-9a-f]/gi, ``);
    }
    function u(e) {
      const t = e.match(/[0-9A-Fa-f]+|[^0-9A-Fa-f]+/g) ?? [];
      if (t.length < 3) return;
      const n = t.filter((e, t) => t % 2 == 0),
        r = t.filter((e, t) => t % 2 == 1),
        i = r[0];
      if (!i || r.some((e) => e !== i) || n.some((e) => e.length === 0 || e.length % 2 != 0)) return;
      const a = n[0]?.length ?? 0;
      if (a && !n.slice(0, -1).some((e) => e.length !== a) && !((n[n.length - 1]?.length ?? 0) > a))
        return { size: a / 2, separator: i };
    }
    function d(e) {
      const t = e.trim(),
        n = /^0x/i.test(t) ? `0x` : ``,
        r = n ? t.slice(2) : t,
        i = c(r),
        a = r.split(/\r\n|\n/).filter((e) => e.length > 0),
        o = u(a[0]?.trim() ?? ``),
        d = { case: s(t), prefix: n };
      if ((o && (d.group = o), i && a.length > 1)) {
        const e = l(a[0] ?? ``).length / 2;
        e > 0 &&
          a.slice(0, -1).every((t) => l(t).length / 2 === e) &&
          (d.line = { bytesPerLine: e, separator: i });
      }
      return d;
    }
    function f(e, t) {
      const r = t.allowPrefix ?? !0,
        s = [...i(t)].sort((e, t) => t.length - e.length);
      for (const e of s) a(e);
      let c = e.trim();
      if (/^0x/i.test(c)) {
        if (!r) throw TypeError(`Hexadecimal text must not include a 0x prefix`);
        c = c.slice(2);
      }
      let l = ``,
        u = !1;
      for (let e = 0; e < c.length; ) {
        const r = c[e] ?? ``;
        if (n.test(r)) {
          (l += r), (u = !1), (e += 1);
          continue;
        }
        const i = o(c, e, s);
        if (!i) throw TypeError(`Input is not valid hexadecimal text`);
        if (t.strict && (u || l.length === 0))
          throw TypeError(`Hexadecimal text contains misplaced separators`);
        (u = !0), (e += i.length);
      }
      if (t.strict && u && l.length > 0) throw TypeError(`Hexadecimal text must not end with a separator`);
      if (l.length % 2 != 0) {
        if (!t.allowOddLength) throw TypeError(`Hexadecimal text must contain an even number of characters`);
        l = `0${l}`;
      }
      return l.toLowerCase();
    }
    function p(e, t) {
      if (!t) return e.join(``);
      if (!Number.isInteger(t.size) || t.size < 1)
        throw RangeError(`Hex group size must be a positive integer`);
      const n = [];
      for (let r = 0; r < e.length; r += t.size) n.push(e.slice(r, r + t.size).join(``));
      return n.join(t.separator);
    }
    function m(e, t = {}) {
      return f(e, t);
    }
    function h(e, t = {}) {
      if (typeof e != `string`) return !1;
      try {
        return m(e, t), !0;
      } catch {
        return !1;
      }
    }
    function g(e, n = {}) {
      let r = (0, t.toUint8Array)(e),
        i = n.case ?? `lower`,
        a = Array.from(r, (e) => {
          const t = e.toString(16).padStart(2, `0`);
          return i === `upper` ? t.toUpperCase() : t;
        }),
        o = ``;
      if (n.line) {
        const e = n.line.bytesPerLine;
        if (!Number.isInteger(e) || e < 1) throw RangeError(`Hex bytesPerLine must be a positive integer`);
        const t =
            n.line.separator ??
            `
`,
          r = [];
        for (let t = 0; t < a.length; t += e) r.push(p(a.slice(t, t + e), n.group));
        o = r.join(t);
      } else o = p(a, n.group);
      return `${n.prefix ?? ``}${o}`;
    }
    function _(e, t = {}) {
      const n = m(e, t),
        r = new Uint8Array(n.length / 2);
      for (let e = 0; e < n.length; e += 2) r[e / 2] = Number.parseInt(n.slice(e, e + 2), 16);
      return r;
    }
    function v(e, t = {}) {
      const n = m(e, t);
      return { bytes: _(n), format: d(e), normalized: n };
    }
    function y(e, t) {
      return g(e, t);
    }
    (e.formats = {
      compact: Object.freeze({}),
      upper: Object.freeze({ case: `upper` }),
      colon: Object.freeze({ group: { size: 1, separator: `:` } }),
      colonUpper: Object.freeze({ case: `upper`, group: { size: 1, separator: `:` } }),
      groupsOf4: Object.freeze({ group: { size: 4, separator: ` ` } }),
      prefixed: Object.freeze({ prefix: `0x` }),
    }),
      (e.hex = { encode: g, decode: _, format: y, formats: e.formats, is: h, normalize: m, parse: v });
  }),
  bt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.utf8 = void 0), (e.encode = n), (e.decode = r);
    const t = Y();
    function n(e) {
      return new TextEncoder().encode(e);
    }
    function r(e) {
      return new TextDecoder(`utf-8`, { fatal: !1 }).decode((0, t.toUint8Array)(e));
    }
    e.utf8 = { encode: n, decode: r };
  }),
  xt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.utf16 = void 0), (e.encode = n), (e.decode = r);
    const t = Y();
    function n(e, t = {}) {
      const n = /* @__PURE__ */ new ArrayBuffer(e.length * 2),
        r = new DataView(n);
      for (let n = 0; n < e.length; n++) r.setUint16(n * 2, e.charCodeAt(n), t.littleEndian ?? !1);
      return new Uint8Array(n);
    }
    function r(e, n = {}) {
      let r = (0, t.toArrayBuffer)(e),
        i = new DataView(r),
        a = ``;
      for (let e = 0; e < r.byteLength; e += 2)
        a += String.fromCharCode(i.getUint16(e, n.littleEndian ?? !1));
      return a;
    }
    e.utf16 = { encode: n, decode: r };
  }),
  St = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.base64 = void 0),
      (e.normalize = a),
      (e.pad = o),
      (e.is = s),
      (e.encode = c),
      (e.decode = l);
    const t = Y(),
      n = vt(),
      r = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
    function i() {
      return globalThis.Buffer;
    }
    function a(e) {
      return e.replace(/[\n\r\t ]/g, ``);
    }
    function o(e) {
      const t = e.length % 4;
      return t ? e + `=`.repeat(4 - t) : e;
    }
    function s(e) {
      if (typeof e != `string`) return !1;
      const t = a(e);
      return t === `` || r.test(t);
    }
    function c(e, r) {
      const a = (0, t.toUint8Array)(e),
        o = i();
      return o ? o.from(a).toString(`base64`) : btoa((0, n.encode)(a));
    }
    function l(e, t) {
      const r = a(e);
      if (!s(r)) throw TypeError(`Input is not valid Base64 text`);
      const o = i();
      return o ? new Uint8Array(o.from(r, `base64`)) : (0, n.decode)(atob(r));
    }
    e.base64 = { encode: c, decode: l, is: s, normalize: a, pad: o };
  }),
  Ct = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.base64url = void 0),
      (e.normalize = r),
      (e.is = i),
      (e.encode = a),
      (e.decode = o);
    const t = St(),
      n = /^[A-Za-z0-9_-]*$/;
    function r(e) {
      return e.replace(/[\n\r\t ]/g, ``);
    }
    function i(e) {
      return typeof e == `string` && n.test(r(e));
    }
    function a(e, n) {
      return t.base64.encode(e).replace(/\+/g, `-`).replace(/\//g, `_`).replace(/=+$/g, ``);
    }
    function o(e, n) {
      const a = r(e);
      if (!i(a)) throw TypeError(`Input is not valid Base64Url text`);
      return t.base64.decode(t.base64.pad(a.replace(/-/g, `+`).replace(/_/g, `/`)));
    }
    e.base64url = { encode: a, decode: o, is: i, normalize: r };
  }),
  wt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.base64url = t.base64 = t.utf16 = t.utf8 = t.hex = t.binary = void 0);
    const n = (J(), e(U));
    (t.binary = n.__importStar(vt())),
      (t.hex = n.__importStar(yt())),
      (t.utf8 = n.__importStar(bt())),
      (t.utf16 = n.__importStar(xt())),
      (t.base64 = n.__importStar(St())),
      (t.base64url = n.__importStar(Ct()));
  }),
  X = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.pemConverter = e.pem = void 0),
      (e.encode = l),
      (e.encodeMany = u),
      (e.decode = d),
      (e.find = f),
      (e.findAll = p),
      (e.decodeFirst = m),
      (e.parse = h),
      (e.format = g);
    const t = St(),
      n = /^[A-Z0-9][A-Z0-9 ._-]*[A-Z0-9]$/i,
      r = /-----BEGIN ([^-]+)-----([\s\S]*?)-----END \1-----/g;
    function i(e) {
      if (!n.test(e)) throw TypeError(`Invalid PEM label '${e}'`);
    }
    function a(e, t) {
      const n = [];
      for (let r = 0; r < e.length; r += t) n.push(e.slice(r, r + t));
      return n;
    }
    function o(e) {
      let t = e
          .trim()
          .replace(
            /\r\n/g,
            `
`,
          )
          .split(`
`)
          .map((e) => e.trim())
          .filter(Boolean),
        n = {},
        r = 0;
      for (; r < t.length; r++) {
        const e = t[r],
          i = e.indexOf(`:`);
        if (i <= 0) break;
        n[e.slice(0, i).trim()] = e.slice(i + 1).trim();
      }
      return {
        headers: Object.keys(n).length ? n : void 0,
        base64Lines: t.slice(r),
        base64Text: t.slice(r).join(``),
      };
    }
    function s(e) {
      return /\r\n/.test(e)
        ? `\r
`
        : `
`;
    }
    function c(e, n = {}) {
      let a = [],
        c = n.label,
        l;
      for (r.lastIndex = 0; (l = r.exec(e)); ) {
        const e = l[1].trim();
        if (c && e !== c) continue;
        i(e);
        const n = o(l[2]);
        a.push({
          label: e,
          data: t.base64.decode(n.base64Text),
          headers: n.headers,
          lineLength: n.base64Lines[0]?.length ?? 64,
          newline: s(l[0]),
        });
      }
      if (n.strict && a.length === 0)
        throw TypeError(c ? `No PEM block with label '${c}' was found` : `No PEM blocks were found`);
      return a;
    }
    function l(e, n, r = {}) {
      i(e);
      const o = r.lineLength ?? 64;
      if (!Number.isInteger(o) || o < 1) throw RangeError(`PEM lineLength must be a positive integer`);
      const s =
          r.newline ??
          `
`,
        c = [`-----BEGIN ${e}-----`];
      if (r.headers) {
        for (const [e, t] of Object.entries(r.headers)) c.push(`${e}: ${t}`);
        c.push(``);
      }
      return c.push(...a(t.base64.encode(n), o)), c.push(`-----END ${e}-----`), `${c.join(s)}${s}`;
    }
    function u(e, t = {}) {
      return e.map((e) => l(e.label, e.data, { ...t, headers: e.headers ?? t.headers })).join(``);
    }
    function d(e, t = {}) {
      return c(e, t).map(({ lineLength: e, newline: t, ...n }) => n);
    }
    function f(e, t) {
      return d(e, { label: t })[0];
    }
    function p(e, t) {
      return d(e, { label: t });
    }
    function m(e, t) {
      const [n] = d(e, { label: t, strict: !0 });
      return n.data;
    }
    function h(e, t = {}) {
      const [n] = c(e, { ...t, strict: !0 }),
        r = { label: n.label, headers: n.headers, lineLength: n.lineLength, newline: n.newline };
      return { bytes: n.data, format: r, normalized: l(n.label, n.data, r) };
    }
    function g(e, t) {
      return l(t.label, e, t);
    }
    (e.pem = {
      decode: d,
      decodeFirst: m,
      encode: l,
      encodeMany: u,
      find: f,
      findAll: p,
      format: g,
      parse: h,
    }),
      (e.pemConverter = {
        name: `pem`,
        encode: (e, t) => {
          if (!t?.label) throw TypeError(`PEM label is required`);
          return l(t.label, e, t);
        },
        decode: (e, t) => m(e, t?.label),
        format: g,
        is: (e) => typeof e == `string` && /-----BEGIN [^-]+-----/.test(e),
        parse: h,
      });
  }),
  Tt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.pemConverter =
        e.pem =
        e.parse =
        e.format =
        e.findAll =
        e.find =
        e.encodeMany =
        e.encode =
        e.decodeFirst =
        e.decode =
          void 0);
    var t = X();
    Object.defineProperty(e, 'decode', { enumerable: !0, get: () => t.decode }),
      Object.defineProperty(e, 'decodeFirst', { enumerable: !0, get: () => t.decodeFirst }),
      Object.defineProperty(e, 'encode', { enumerable: !0, get: () => t.encode }),
      Object.defineProperty(e, 'encodeMany', { enumerable: !0, get: () => t.encodeMany }),
      Object.defineProperty(e, 'find', { enumerable: !0, get: () => t.find }),
      Object.defineProperty(e, 'findAll', { enumerable: !0, get: () => t.findAll }),
      Object.defineProperty(e, 'format', { enumerable: !0, get: () => t.format }),
      Object.defineProperty(e, 'parse', { enumerable: !0, get: () => t.parse }),
      Object.defineProperty(e, 'pem', { enumerable: !0, get: () => t.pem }),
      Object.defineProperty(e, 'pemConverter', { enumerable: !0, get: () => t.pemConverter });
  }),
  Et = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.createConverterRegistry = o);
    function t(e) {
      return e.trim().toLowerCase();
    }
    function n(e) {
      return e instanceof Error ? e : Error(String(e));
    }
    function r(e, n, r) {
      for (const n of [r.name, ...(r.aliases ?? [])]) e.delete(t(n));
      n.delete(t(r.name));
    }
    function i(e, t, n) {
      const r = e[n];
      if (typeof r != `function`) throw Error(`Converter '${t}' does not support ${n}()`);
      return r;
    }
    function a(e, n, r) {
      const i = t(r.name || e),
        a = n.trim();
      if (!a) return 0;
      let o = !1;
      r.is && (o = r.is(n));
      let s = !1;
      try {
        r.decode(n), (s = !0);
      } catch {
        s = !1;
      }
      if (!o && !s) return 0;
      switch (i) {
        case `pem`:
          return +!!/-----BEGIN [^-]+-----/.test(n);
        case `hex`: {
          const e = a.replace(/^0x/i, ``).replace(/[\s:.-]/g, ``);
          return !e || /[^0-9a-f]/i.test(e) || e.length % 2 != 0
            ? 0
            : /^0x/i.test(a) || /[:\s.-]/.test(a)
              ? 0.95
              : /[a-f]/.test(a) || /[A-F]/.test(a)
                ? 0.8
                : 0.45;
        }
        case `base64url`:
          return /[-_]/.test(a) ? 0.95 : /=/.test(a) ? 0.1 : 0.6;
        case `base64`:
          return /[+/=]/.test(a) ? 0.9 : 0.55;
        case `binary`:
        case `utf8`:
        case `utf16be`:
        case `utf16le`:
          return 0;
        default:
          return o && s ? 0.75 : 0.5;
      }
    }
    function o(e = []) {
      const o = /* @__PURE__ */ new Map(),
        s = /* @__PURE__ */ new Set(),
        c = {
          register(e, n = {}) {
            if (!e.name || !t(e.name)) throw TypeError(`Converter name is required`);
            const i = [...new Set([e.name, ...(e.aliases ?? [])].map(t))],
              a = /* @__PURE__ */ new Set();
            for (const e of i) {
              const t = o.get(e);
              if (t) {
                if (!n.override) throw Error(`Converter '${e}' is already registered`);
                a.add(t);
              }
            }
            for (const e of a) r(o, s, e);
            for (const t of i) o.set(t, e);
            return s.add(t(e.name)), this;
          },
          unregister(e) {
            const n = o.get(t(e));
            return n ? (r(o, s, n), !0) : !1;
          },
          has(e) {
            return o.has(t(e));
          },
          get(e) {
            const n = o.get(t(e));
            if (!n) throw Error(`Converter '${e}' is not registered`);
            return n;
          },
          list() {
            return [...s].map((e) => this.get(e));
          },
          encode(e, t, n) {
            return this.get(e).encode(t, n);
          },
          decode(e, t, n) {
            return this.get(e).decode(t, n);
          },
          tryDecode(e, t, r) {
            try {
              return { ok: !0, bytes: this.decode(e, t, r) };
            } catch (e) {
              return { ok: !1, error: n(e) };
            }
          },
          normalize(e, t, n) {
            const r = this.get(e);
            return i(r, e, `normalize`).call(r, t, n);
          },
          parse(e, t, n) {
            const r = this.get(e);
            return i(r, e, `parse`).call(r, t, n);
          },
          format(e, t, n) {
            const r = this.get(e);
            return i(r, e, `format`).call(r, t, n);
          },
          transcode(e, t) {
            const n = this.decode(t.from, e, t.fromOptions);
            return this.encode(t.to, n, t.toOptions);
          },
          detect(e, n = {}) {
            const r = n.formats?.length
                ? n.formats.map((e) => String(e))
                : this.list()
                    .map((e) => e.name)
                    .filter((e) => ![`binary`, `utf8`, `utf16be`, `utf16le`].includes(t(e))),
              i = /* @__PURE__ */ new Map();
            for (const t of r) {
              const n = this.get(t),
                r = a(t, e, n);
              if (r <= 0) continue;
              const o = n.name,
                s = i.get(o);
              (!s || r > s.confidence) && i.set(o, { format: o, confidence: r });
            }
            return [...i.values()].sort((e, t) => t.confidence - e.confidence);
          },
        };
      for (const t of e) c.register(t);
      return c;
    }
  }),
  Dt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.defaultConverterRegistry =
        e.defaultConverters =
        e.utf16leConverter =
        e.utf16beConverter =
        e.utf8Converter =
        e.base64urlConverter =
        e.base64Converter =
        e.hexConverter =
        e.binaryConverter =
        e.pemConverter =
          void 0);
    const t = wt(),
      n = Tt();
    var r = Tt();
    Object.defineProperty(e, 'pemConverter', { enumerable: !0, get: () => r.pemConverter });
    const i = Et();
    (e.binaryConverter = {
      name: `binary`,
      aliases: [`latin1`],
      encode: t.binary.encode,
      decode: t.binary.decode,
      is: t.binary.is,
    }),
      (e.hexConverter = {
        name: `hex`,
        encode: t.hex.encode,
        decode: t.hex.decode,
        format: t.hex.format,
        is: t.hex.is,
        normalize: t.hex.normalize,
        parse: t.hex.parse,
      }),
      (e.base64Converter = {
        name: `base64`,
        aliases: [`b64`],
        encode: t.base64.encode,
        decode: t.base64.decode,
        is: t.base64.is,
        normalize: t.base64.normalize,
      }),
      (e.base64urlConverter = {
        name: `base64url`,
        aliases: [`base64-url`, `b64url`],
        encode: t.base64url.encode,
        decode: t.base64url.decode,
        is: t.base64url.is,
        normalize: t.base64url.normalize,
      }),
      (e.utf8Converter = {
        name: `utf8`,
        aliases: [`utf-8`],
        encode: (e) => t.utf8.decode(e),
        decode: (e) => t.utf8.encode(e),
        is: (e) => typeof e == `string`,
      }),
      (e.utf16beConverter = {
        name: `utf16be`,
        aliases: [`utf16`, `utf-16`, `utf-16be`],
        encode: (e) => t.utf16.decode(e),
        decode: (e) => t.utf16.encode(e),
        is: (e) => typeof e == `string`,
      }),
      (e.utf16leConverter = {
        name: `utf16le`,
        aliases: [`utf-16le`, `ucs2`, `usc2`],
        encode: (e) => t.utf16.decode(e, { littleEndian: !0 }),
        decode: (e) => t.utf16.encode(e, { littleEndian: !0 }),
        is: (e) => typeof e == `string`,
      }),
      (e.defaultConverters = [
        e.binaryConverter,
        e.hexConverter,
        e.base64Converter,
        e.base64urlConverter,
        e.utf8Converter,
        e.utf16beConverter,
        e.utf16leConverter,
        n.pemConverter,
      ]),
      (e.defaultConverterRegistry = (0, i.createConverterRegistry)(e.defaultConverters));
  }),
  Ot = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.convert = void 0);
    const t = Y(),
      n = wt(),
      r = Dt();
    function i(e, t, ...n) {
      return r.defaultConverterRegistry.encode(e, t, ...n);
    }
    function a(e, t, ...n) {
      return r.defaultConverterRegistry.decode(e, t, ...n);
    }
    function o(e, t, ...n) {
      return r.defaultConverterRegistry.tryDecode(e, t, ...n);
    }
    function s(e, t, ...n) {
      return r.defaultConverterRegistry.normalize(e, t, ...n);
    }
    function c(e, t, ...n) {
      return r.defaultConverterRegistry.parse(e, t, ...n);
    }
    function l(e, t, n) {
      return r.defaultConverterRegistry.format(e, t, n);
    }
    function u(e, t) {
      return r.defaultConverterRegistry.transcode(e, t);
    }
    function d(e, t) {
      return r.defaultConverterRegistry.detect(e, t);
    }
    function f(e) {
      return e.toLowerCase();
    }
    e.convert = {
      encode: i,
      decode: a,
      tryDecode: o,
      normalize: s,
      parse: c,
      format: l,
      transcode: u,
      detect: d,
      to(e, t, ...n) {
        return i(e, t, ...n);
      },
      from(e, t, ...n) {
        return a(e, t, ...n);
      },
      toString(e, t = `utf8`) {
        return i(t, e);
      },
      fromString(e, r = `utf8`) {
        return f(r) === `hex`
          ? (0, t.toArrayBuffer)(n.hex.decode(e, { allowOddLength: !0 }))
          : (0, t.toArrayBuffer)(a(r, e));
      },
      toBase64: n.base64.encode,
      fromBase64: (e) => (0, t.toArrayBuffer)(n.base64.decode(e)),
      toBase64Url: n.base64url.encode,
      fromBase64Url: (e) => (0, t.toArrayBuffer)(n.base64url.decode(e)),
      toHex: n.hex.encode,
      fromHex: (e) => (0, t.toArrayBuffer)(n.hex.decode(e, { allowOddLength: !0 })),
      toBinary: n.binary.encode,
      fromBinary: (e) => (0, t.toArrayBuffer)(n.binary.decode(e)),
      toUtf8String: n.utf8.decode,
      fromUtf8String: (e) => (0, t.toArrayBuffer)(n.utf8.encode(e)),
      toUtf16String: (e, t = !1) => n.utf16.decode(e, { littleEndian: t }),
      fromUtf16String: (e, r = !1) => (0, t.toArrayBuffer)(n.utf16.encode(e, { littleEndian: r })),
      isHex: n.hex.is,
      isBase64: n.base64.is,
      isBase64Url: n.base64url.is,
      formatString: n.base64.normalize,
    };
  }),
  kt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.convert =
        e.utf8Converter =
        e.utf16leConverter =
        e.utf16beConverter =
        e.pemConverter =
        e.hexConverter =
        e.defaultConverters =
        e.defaultConverterRegistry =
        e.binaryConverter =
        e.base64urlConverter =
        e.base64Converter =
        e.createConverterRegistry =
          void 0);
    var t = Et();
    Object.defineProperty(e, 'createConverterRegistry', {
      enumerable: !0,
      get: () => t.createConverterRegistry,
    });
    var n = Dt();
    Object.defineProperty(e, 'base64Converter', { enumerable: !0, get: () => n.base64Converter }),
      Object.defineProperty(e, 'base64urlConverter', { enumerable: !0, get: () => n.base64urlConverter }),
      Object.defineProperty(e, 'binaryConverter', { enumerable: !0, get: () => n.binaryConverter }),
      Object.defineProperty(e, 'defaultConverterRegistry', {
        enumerable: !0,
        get: () => n.defaultConverterRegistry,
      }),
      Object.defineProperty(e, 'defaultConverters', { enumerable: !0, get: () => n.defaultConverters }),
      Object.defineProperty(e, 'hexConverter', { enumerable: !0, get: () => n.hexConverter }),
      Object.defineProperty(e, 'pemConverter', { enumerable: !0, get: () => n.pemConverter }),
      Object.defineProperty(e, 'utf16beConverter', { enumerable: !0, get: () => n.utf16beConverter }),
      Object.defineProperty(e, 'utf16leConverter', { enumerable: !0, get: () => n.utf16leConverter }),
      Object.defineProperty(e, 'utf8Converter', { enumerable: !0, get: () => n.utf8Converter });
    var r = Ot();
    Object.defineProperty(e, 'convert', { enumerable: !0, get: () => r.convert });
  }),
  At = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.BufferSourceConverter = void 0);
    const t = Y();
    e.BufferSourceConverter = class {
      static isArrayBuffer(e) {
        return (0, t.isArrayBuffer)(e);
      }
      static toArrayBuffer(e) {
        return (0, t.toArrayBuffer)(e);
      }
      static toUint8Array(e) {
        return (0, t.toUint8Array)(e);
      }
      static toView(e, n) {
        return (0, t.toView)(e, n);
      }
      static isBufferSource(e) {
        return (0, t.isBufferSource)(e);
      }
      static isArrayBufferView(e) {
        return (0, t.isArrayBufferView)(e);
      }
      static isEqual(e, n) {
        return (0, t.equal)(e, n);
      }
      static concat(e, n, ...r) {
        if (Array.isArray(e)) return typeof n == `function` ? (0, t.concat)(e, n) : (0, t.concat)(e);
        const i = [e, n, ...r].filter(Boolean);
        return (0, t.concat)(i);
      }
    };
  }),
  jt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.Convert = void 0);
    const t = kt();
    function n(e) {
      return e === `ascii` ? `binary` : e;
    }
    e.Convert = class e {
      static DEFAULT_UTF8_ENCODING = `utf8`;
      static isHex(e) {
        return t.convert.isHex(e);
      }
      static isBase64(e) {
        return t.convert.isBase64(e);
      }
      static isBase64Url(e) {
        return t.convert.isBase64Url(e);
      }
      static ToString(e, n = `utf8`) {
        return t.convert.toString(e, n);
      }
      static FromString(e, n = `utf8`) {
        return e ? t.convert.fromString(e, n) : /* @__PURE__ */ new ArrayBuffer(0);
      }
      static ToBase64(e) {
        return t.convert.toBase64(e);
      }
      static FromBase64(e) {
        return t.convert.fromBase64(e);
      }
      static FromBase64Url(e) {
        return t.convert.fromBase64Url(e);
      }
      static ToBase64Url(e) {
        return t.convert.toBase64Url(e);
      }
      static FromUtf8String(r, i = e.DEFAULT_UTF8_ENCODING) {
        return t.convert.fromString(r, n(i));
      }
      static ToUtf8String(r, i = e.DEFAULT_UTF8_ENCODING) {
        return t.convert.toString(r, n(i));
      }
      static FromBinary(e) {
        return t.convert.fromBinary(e);
      }
      static ToBinary(e) {
        return t.convert.toBinary(e);
      }
      static ToHex(e) {
        return t.convert.toHex(e);
      }
      static FromHex(e) {
        return t.convert.fromHex(e);
      }
      static ToUtf16String(e, n = !1) {
        return t.convert.toUtf16String(e, n);
      }
      static FromUtf16String(e, n = !1) {
        return t.convert.fromUtf16String(e, n);
      }
      static Base64Padding(e) {
        const t = 4 - (e.length % 4);
        return t < 4 ? e + `=`.repeat(t) : e;
      }
      static formatString(e) {
        return t.convert.formatString(e);
      }
    };
  }),
  Mt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.assign = n), (e.combine = r), (e.isEqual = i);
    const t = Y();
    function n(e, ...t) {
      for (const n of t) if (n) for (const t in n) e[t] = n[t];
      return e;
    }
    function r(...e) {
      return (0, t.concat)(e);
    }
    function i(e, n) {
      return (0, t.equal)(e, n);
    }
  }),
  Nt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.isEqual = e.combine = e.assign = e.Convert = e.BufferSourceConverter = void 0);
    var t = At();
    Object.defineProperty(e, 'BufferSourceConverter', { enumerable: !0, get: () => t.BufferSourceConverter });
    var n = jt();
    Object.defineProperty(e, 'Convert', { enumerable: !0, get: () => n.Convert });
    var r = Mt();
    Object.defineProperty(e, 'assign', { enumerable: !0, get: () => r.assign }),
      Object.defineProperty(e, 'combine', { enumerable: !0, get: () => r.combine }),
      Object.defineProperty(e, 'isEqual', { enumerable: !0, get: () => r.isEqual });
  }),
  Pt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.bytes = void 0);
    const n = (J(), e(U));
    n.__exportStar(Y(), t),
      (t.bytes = n.__importStar(Y())),
      n.__exportStar(wt(), t),
      n.__exportStar(Tt(), t),
      n.__exportStar(kt(), t),
      n.__exportStar(Nt(), t);
  }),
  Ft = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.AsnPropTypes = e.AsnTypeTypes = void 0);
    var t;
    ((e) => {
      (e[(e.Sequence = 0)] = `Sequence`), (e[(e.Set = 1)] = `Set`), (e[(e.Choice = 2)] = `Choice`);
    })(t || (e.AsnTypeTypes = t = {}));
    var n;
    ((e) => {
      (e[(e.Any = 1)] = `Any`),
        (e[(e.Boolean = 2)] = `Boolean`),
        (e[(e.OctetString = 3)] = `OctetString`),
        (e[(e.BitString = 4)] = `BitString`),
        (e[(e.Integer = 5)] = `Integer`),
        (e[(e.Enumerated = 6)] = `Enumerated`),
        (e[(e.ObjectIdentifier = 7)] = `ObjectIdentifier`),
        (e[(e.Utf8String = 8)] = `Utf8String`),
        (e[(e.BmpString = 9)] = `BmpString`),
        (e[(e.UniversalString = 10)] = `UniversalString`),
        (e[(e.NumericString = 11)] = `NumericString`),
        (e[(e.PrintableString = 12)] = `PrintableString`),
        (e[(e.TeletexString = 13)] = `TeletexString`),
        (e[(e.VideotexString = 14)] = `VideotexString`),
        (e[(e.IA5String = 15)] = `IA5String`),
        (e[(e.GraphicString = 16)] = `GraphicString`),
        (e[(e.VisibleString = 17)] = `VisibleString`),
        (e[(e.GeneralString = 18)] = `GeneralString`),
        (e[(e.CharacterString = 19)] = `CharacterString`),
        (e[(e.UTCTime = 20)] = `UTCTime`),
        (e[(e.GeneralizedTime = 21)] = `GeneralizedTime`),
        (e[(e.DATE = 22)] = `DATE`),
        (e[(e.TimeOfDay = 23)] = `TimeOfDay`),
        (e[(e.DateTime = 24)] = `DateTime`),
        (e[(e.Duration = 25)] = `Duration`),
        (e[(e.TIME = 26)] = `TIME`),
        (e[(e.Null = 27)] = `Null`),
        (e[(e.RelativeObjectIdentifier = 28)] = `RelativeObjectIdentifier`);
    })(n || (e.AsnPropTypes = n = {}));
  }),
  It = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.BitString = void 0);
    const n = (J(), e(U)).__importStar(pt()),
      r = Pt();
    t.BitString = class {
      unusedBits = 0;
      value = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e, t = 0) {
        if (e) {
          if (typeof e == `number`) this.fromNumber(e);
          else if ((0, r.isBufferSource)(e)) (this.unusedBits = t), (this.value = (0, r.toArrayBuffer)(e));
          else throw TypeError(`Unsupported type of 'params' argument for BitString`);
        }
      }
      fromASN(e) {
        if (!(e instanceof n.BitString)) throw TypeError(`Argument 'asn' is not instance of ASN.1 BitString`);
        return (
          (this.unusedBits = e.valueBlock.unusedBits),
          (this.value = (0, r.toArrayBuffer)(e.valueBlock.valueHex)),
          this
        );
      }
      toASN() {
        return new n.BitString({ unusedBits: this.unusedBits, valueHex: this.value });
      }
      toSchema(e) {
        return new n.BitString({ name: e });
      }
      toNumber() {
        let e = ``,
          t = new Uint8Array(this.value);
        for (const n of t) e += n.toString(2).padStart(8, `0`);
        return (
          (e = e.split(``).reverse().join(``)),
          this.unusedBits && (e = e.slice(this.unusedBits).padStart(this.unusedBits, `0`)),
          parseInt(e, 2)
        );
      }
      fromNumber(e) {
        let t = e.toString(2),
          n = (t.length + 7) >> 3;
        this.unusedBits = (n << 3) - t.length;
        const r = new Uint8Array(n);
        t = t
          .padStart(n << 3, `0`)
          .split(``)
          .reverse()
          .join(``);
        let i = 0;
        for (; i < n; ) (r[i] = parseInt(t.slice(i << 3, (i << 3) + 8), 2)), i++;
        this.value = r.buffer;
      }
    };
  }),
  Lt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.OctetString = void 0);
    const n = (J(), e(U)).__importStar(pt()),
      r = Pt();
    t.OctetString = class {
      buffer;
      get byteLength() {
        return this.buffer.byteLength;
      }
      get byteOffset() {
        return 0;
      }
      constructor(e) {
        this.buffer =
          typeof e == `number`
            ? new ArrayBuffer(e)
            : (0, r.isBufferSource)(e)
              ? (0, r.toArrayBuffer)(e)
              : Array.isArray(e)
                ? new Uint8Array(e).buffer
                : /* @__PURE__ */ new ArrayBuffer(0);
      }
      fromASN(e) {
        if (!(e instanceof n.OctetString))
          throw TypeError(`Argument 'asn' is not instance of ASN.1 OctetString`);
        return (this.buffer = (0, r.toArrayBuffer)(e.valueBlock.valueHex)), this;
      }
      toASN() {
        return new n.OctetString({ valueHex: this.buffer });
      }
      toSchema(e) {
        return new n.OctetString({ name: e });
      }
    };
  }),
  Rt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(It(), t), n.__exportStar(Lt(), t);
  }),
  zt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.AsnNullConverter =
        t.AsnGeneralizedTimeConverter =
        t.AsnUTCTimeConverter =
        t.AsnCharacterStringConverter =
        t.AsnGeneralStringConverter =
        t.AsnVisibleStringConverter =
        t.AsnGraphicStringConverter =
        t.AsnIA5StringConverter =
        t.AsnVideotexStringConverter =
        t.AsnTeletexStringConverter =
        t.AsnPrintableStringConverter =
        t.AsnNumericStringConverter =
        t.AsnUniversalStringConverter =
        t.AsnBmpStringConverter =
        t.AsnUtf8StringConverter =
        t.AsnConstructedOctetStringConverter =
        t.AsnOctetStringConverter =
        t.AsnBooleanConverter =
        t.AsnRelativeObjectIdentifierConverter =
        t.AsnObjectIdentifierConverter =
        t.AsnBitStringConverter =
        t.AsnIntegerBigIntConverter =
        t.AsnIntegerArrayBufferConverter =
        t.AsnEnumeratedConverter =
        t.AsnIntegerConverter =
        t.AsnAnyConverter =
          void 0),
      (t.defaultConverter = s);
    const n = (J(), e(U)).__importStar(pt()),
      r = Pt(),
      i = Ft(),
      a = Rt();
    (t.AsnAnyConverter = {
      fromASN: (e) => (e instanceof n.Null ? null : (0, r.toArrayBuffer)(e.valueBeforeDecodeView)),
      toASN: (e) => {
        if (e === null) return new n.Null();
        const t = n.fromBER(e, { maxDepth: 1 / 0, maxNodes: 1 / 0, maxContentLength: 1 / 0 });
        if (t.result.error) throw Error(t.result.error);
        return t.result;
      },
    }),
      (t.AsnIntegerConverter = {
        fromASN: (e) =>
          e.valueBlock.valueHexView.byteLength >= 4 ? e.valueBlock.toString() : e.valueBlock.valueDec,
        toASN: (e) => new n.Integer({ value: +e }),
      }),
      (t.AsnEnumeratedConverter = {
        fromASN: (e) => e.valueBlock.valueDec,
        toASN: (e) => new n.Enumerated({ value: e }),
      }),
      (t.AsnIntegerArrayBufferConverter = {
        fromASN: (e) => (0, r.toArrayBuffer)(e.valueBlock.valueHexView),
        toASN: (e) => new n.Integer({ valueHex: e }),
      }),
      (t.AsnIntegerBigIntConverter = { fromASN: (e) => e.toBigInt(), toASN: (e) => n.Integer.fromBigInt(e) }),
      (t.AsnBitStringConverter = {
        fromASN: (e) => (0, r.toArrayBuffer)(e.valueBlock.valueHexView),
        toASN: (e) => new n.BitString({ valueHex: e }),
      }),
      (t.AsnObjectIdentifierConverter = {
        fromASN: (e) => e.valueBlock.toString(),
        toASN: (e) => new n.ObjectIdentifier({ value: e }),
      }),
      (t.AsnRelativeObjectIdentifierConverter = {
        fromASN: (e) => e.valueBlock.toString(),
        toASN: (e) => new n.RelativeObjectIdentifier({ value: e }),
      }),
      (t.AsnBooleanConverter = {
        fromASN: (e) => e.valueBlock.value,
        toASN: (e) => new n.Boolean({ value: e }),
      }),
      (t.AsnOctetStringConverter = {
        fromASN: (e) => (0, r.toArrayBuffer)(e.valueBlock.valueHexView),
        toASN: (e) => new n.OctetString({ valueHex: e }),
      }),
      (t.AsnConstructedOctetStringConverter = {
        fromASN: (e) => new a.OctetString(e.getValue()),
        toASN: (e) => e.toASN(),
      });
    function o(e) {
      return { fromASN: (e) => e.valueBlock.value, toASN: (t) => new e({ value: t }) };
    }
    (t.AsnUtf8StringConverter = o(n.Utf8String)),
      (t.AsnBmpStringConverter = o(n.BmpString)),
      (t.AsnUniversalStringConverter = o(n.UniversalString)),
      (t.AsnNumericStringConverter = o(n.NumericString)),
      (t.AsnPrintableStringConverter = o(n.PrintableString)),
      (t.AsnTeletexStringConverter = o(n.TeletexString)),
      (t.AsnVideotexStringConverter = o(n.VideotexString)),
      (t.AsnIA5StringConverter = o(n.IA5String)),
      (t.AsnGraphicStringConverter = o(n.GraphicString)),
      (t.AsnVisibleStringConverter = o(n.VisibleString)),
      (t.AsnGeneralStringConverter = o(n.GeneralString)),
      (t.AsnCharacterStringConverter = o(n.CharacterString)),
      (t.AsnUTCTimeConverter = { fromASN: (e) => e.toDate(), toASN: (e) => new n.UTCTime({ valueDate: e }) }),
      (t.AsnGeneralizedTimeConverter = {
        fromASN: (e) => e.toDate(),
        toASN: (e) => new n.GeneralizedTime({ valueDate: e }),
      }),
      (t.AsnNullConverter = { fromASN: () => null, toASN: () => new n.Null() });
    function s(e) {
      switch (e) {
        case i.AsnPropTypes.Any:
          return t.AsnAnyConverter;
        case i.AsnPropTypes.BitString:
          return t.AsnBitStringConverter;
        case i.AsnPropTypes.BmpString:
          return t.AsnBmpStringConverter;
        case i.AsnPropTypes.Boolean:
          return t.AsnBooleanConverter;
        case i.AsnPropTypes.CharacterString:
          return t.AsnCharacterStringConverter;
        case i.AsnPropTypes.Enumerated:
          return t.AsnEnumeratedConverter;
        case i.AsnPropTypes.GeneralString:
          return t.AsnGeneralStringConverter;
        case i.AsnPropTypes.GeneralizedTime:
          return t.AsnGeneralizedTimeConverter;
        case i.AsnPropTypes.GraphicString:
          return t.AsnGraphicStringConverter;
        case i.AsnPropTypes.IA5String:
          return t.AsnIA5StringConverter;
        case i.AsnPropTypes.Integer:
          return t.AsnIntegerConverter;
        case i.AsnPropTypes.Null:
          return t.AsnNullConverter;
        case i.AsnPropTypes.NumericString:
          return t.AsnNumericStringConverter;
        case i.AsnPropTypes.ObjectIdentifier:
          return t.AsnObjectIdentifierConverter;
        case i.AsnPropTypes.RelativeObjectIdentifier:
          return t.AsnRelativeObjectIdentifierConverter;
        case i.AsnPropTypes.OctetString:
          return t.AsnOctetStringConverter;
        case i.AsnPropTypes.PrintableString:
          return t.AsnPrintableStringConverter;
        case i.AsnPropTypes.TeletexString:
          return t.AsnTeletexStringConverter;
        case i.AsnPropTypes.UTCTime:
          return t.AsnUTCTimeConverter;
        case i.AsnPropTypes.UniversalString:
          return t.AsnUniversalStringConverter;
        case i.AsnPropTypes.Utf8String:
          return t.AsnUtf8StringConverter;
        case i.AsnPropTypes.VideotexString:
          return t.AsnVideotexStringConverter;
        case i.AsnPropTypes.VisibleString:
          return t.AsnVisibleStringConverter;
        default:
          return null;
      }
    }
  }),
  Bt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.isConvertible = t),
      (e.isTypeOfArray = n),
      (e.isArrayEqual = r);
    function t(e) {
      return typeof e == `function` && e.prototype
        ? e.prototype.toASN && e.prototype.fromASN
          ? !0
          : t(e.prototype)
        : !!(e && typeof e == `object` && `toASN` in e && `fromASN` in e);
    }
    function n(e) {
      if (e) {
        const t = Object.getPrototypeOf(e);
        return t?.prototype?.constructor === Array || n(t);
      }
      return !1;
    }
    function r(e, t) {
      if (!(e && t) || e.byteLength !== t.byteLength) return !1;
      const n = new Uint8Array(e),
        r = new Uint8Array(t);
      for (let t = 0; t < e.byteLength; t++) if (n[t] !== r[t]) return !1;
      return !0;
    }
  }),
  Vt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AsnSchemaStorage = void 0);
    const n = (J(), e(U)).__importStar(pt()),
      r = Ft(),
      i = Bt();
    t.AsnSchemaStorage = class {
      items = /* @__PURE__ */ new WeakMap();
      has(e) {
        return this.items.has(e);
      }
      get(e, t = !1) {
        const n = this.items.get(e);
        if (!n) throw Error(`Cannot get schema for '${e.prototype.constructor.name}' target`);
        if (t && !n.schema)
          throw Error(
            `Schema '${e.prototype.constructor.name}' doesn't contain ASN.1 schema. Call 'AsnSchemaStorage.cache'.`,
          );
        return n;
      }
      cache(e) {
        const t = this.get(e);
        t.schema ||= this.create(e, !0);
      }
      createDefault(e) {
        const t = { type: r.AsnTypeTypes.Sequence, items: {} },
          n = this.findParentSchema(e);
        return n && (Object.assign(t, n), (t.items = Object.assign({}, t.items, n.items))), t;
      }
      create(e, t) {
        const a = this.items.get(e) || this.createDefault(e),
          o = [];
        for (const e in a.items) {
          let s = a.items[e],
            c = t ? e : ``,
            l;
          if (typeof s.type == `number`) {
            const e = r.AsnPropTypes[s.type],
              t = n[e];
            if (!t) throw Error(`Cannot get ASN1 class by name '${e}'`);
            l = new t({ name: c });
          } else
            (0, i.isConvertible)(s.type)
              ? (l = new s.type().toSchema(c))
              : s.optional
                ? this.get(s.type).type === r.AsnTypeTypes.Choice
                  ? (l = new n.Any({ name: c }))
                  : ((l = this.create(s.type, !1)), (l.name = c))
                : (l = new n.Any({ name: c }));
          const u = !!s.optional || s.defaultValue !== void 0;
          if (
            (s.repeated &&
              ((l.name = ``),
              (l = new (s.repeated === `set` ? n.Set : n.Sequence)({
                name: ``,
                value: [new n.Repeated({ name: c, value: l })],
              }))),
            s.context !== null && s.context !== void 0)
          ) {
            if (s.implicit) {
              if (typeof s.type == `number` || (0, i.isConvertible)(s.type)) {
                const e = s.repeated ? n.Constructed : n.Primitive;
                o.push(new e({ name: c, optional: u, idBlock: { tagClass: 3, tagNumber: s.context } }));
              } else {
                this.cache(s.type);
                let e = !!s.repeated,
                  t = e ? l : this.get(s.type, !0).schema;
                (t = `valueBlock` in t ? t.valueBlock.value : t.value),
                  o.push(
                    new n.Constructed({
                      name: e ? `` : c,
                      optional: u,
                      idBlock: { tagClass: 3, tagNumber: s.context },
                      value: t,
                    }),
                  );
              }
            } else
              o.push(
                new n.Constructed({
                  optional: u,
                  idBlock: { tagClass: 3, tagNumber: s.context },
                  value: [l],
                }),
              );
          } else (l.optional = u), o.push(l);
        }
        switch (a.type) {
          case r.AsnTypeTypes.Sequence:
            return new n.Sequence({ value: o, name: `` });
          case r.AsnTypeTypes.Set:
            return new n.Set({ value: o, name: `` });
          case r.AsnTypeTypes.Choice:
            return new n.Choice({ value: o, name: `` });
          default:
            throw Error(`Unsupported ASN1 type in use`);
        }
      }
      set(e, t) {
        return this.items.set(e, t), this;
      }
      findParentSchema(e) {
        const t = Object.getPrototypeOf(e);
        return t ? this.items.get(t) || this.findParentSchema(t) : null;
      }
    };
  }),
  Ht = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.schemaStorage = void 0),
      (e.schemaStorage = new (Vt().AsnSchemaStorage)());
  }),
  Ut = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.AsnProp = t.AsnSequenceType = t.AsnSetType = t.AsnChoiceType = t.AsnType = void 0);
    const n = (J(), e(U)).__importStar(zt()),
      r = Ft(),
      i = Ht();
    (t.AsnType = (e) => (t) => {
      let n;
      i.schemaStorage.has(t)
        ? (n = i.schemaStorage.get(t))
        : ((n = i.schemaStorage.createDefault(t)), i.schemaStorage.set(t, n)),
        Object.assign(n, e);
    }),
      (t.AsnChoiceType = () => (0, t.AsnType)({ type: r.AsnTypeTypes.Choice })),
      (t.AsnSetType = (e) => (0, t.AsnType)({ type: r.AsnTypeTypes.Set, ...e })),
      (t.AsnSequenceType = (e) => (0, t.AsnType)({ type: r.AsnTypeTypes.Sequence, ...e })),
      (t.AsnProp = (e) => (t, r) => {
        let a;
        i.schemaStorage.has(t.constructor)
          ? (a = i.schemaStorage.get(t.constructor))
          : ((a = i.schemaStorage.createDefault(t.constructor)), i.schemaStorage.set(t.constructor, a));
        const o = Object.assign({}, e);
        if (typeof o.type == `number` && !o.converter) {
          const i = n.defaultConverter(e.type);
          if (!i) throw Error(`Cannot get default converter for property '${r}' of ${t.constructor.name}`);
          o.converter = i;
        }
        (o.raw = e.raw), (a.items[r] = o);
      });
  }),
  Wt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.AsnSchemaValidationError = void 0),
      (e.AsnSchemaValidationError = class extends Error {
        schemas = [];
      });
  }),
  Gt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (J(), e(U)).__exportStar(Wt(), t);
  }),
  Kt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AsnParser = void 0);
    const n = (J(), e(U)),
      r = n.__importStar(pt()),
      i = Pt(),
      a = Ft(),
      o = n.__importStar(zt()),
      s = Gt(),
      c = Bt(),
      l = Ht();
    t.AsnParser = class {
      static parse(e, t, n) {
        const a = r.fromBER((0, i.toArrayBuffer)(e), n?.berOptions);
        if (a.result.error) throw Error(a.result.error);
        return this.fromASN(a.result, t, n);
      }
      static fromASN(e, t, n) {
        try {
          if ((0, c.isConvertible)(t)) return new t().fromASN(e);
          const r = l.schemaStorage.get(t);
          l.schemaStorage.cache(t);
          let i = r.schema,
            a = this.handleChoiceTypes(e, r, t, i, n);
          if (a?.result) return a.result;
          a?.targetSchema && (i = a.targetSchema);
          const o = this.handleSequenceTypes(e, r, t, i),
            s = new t();
          return (0, c.isTypeOfArray)(t)
            ? this.handleArrayTypes(e, r, t, n)
            : (this.processSchemaItems(r, o, s, n), s);
        } catch (e) {
          throw (e instanceof s.AsnSchemaValidationError && e.schemas.push(t.name), e);
        }
      }
      static handleChoiceTypes(e, t, n, i, o) {
        if (e.constructor === r.Constructed && t.type === a.AsnTypeTypes.Choice && e.idBlock.tagClass === 3)
          for (const i in t.items) {
            const s = t.items[i];
            if (
              s.context === e.idBlock.tagNumber &&
              s.implicit &&
              typeof s.type == `function` &&
              l.schemaStorage.has(s.type)
            ) {
              const t = l.schemaStorage.get(s.type);
              if (t && t.type === a.AsnTypeTypes.Sequence) {
                const t = new r.Sequence();
                if (`value` in e.valueBlock && Array.isArray(e.valueBlock.value) && `value` in t.valueBlock) {
                  t.valueBlock.value = e.valueBlock.value;
                  const r = this.fromASN(t, s.type, o),
                    a = new n();
                  return (a[i] = r), { result: a };
                }
              }
            }
          }
        else if (e.constructor === r.Constructed && t.type !== a.AsnTypeTypes.Choice) {
          const n = new r.Constructed({
            idBlock: { tagClass: 3, tagNumber: e.idBlock.tagNumber },
            value: t.schema.valueBlock.value,
          });
          for (const n in t.items) delete e[n];
          return { targetSchema: n };
        }
        return null;
      }
      static handleSequenceTypes(e, t, n, i) {
        if (t.type === a.AsnTypeTypes.Sequence) {
          const t = r.compareSchema({}, e, i);
          if (!t.verified)
            throw new s.AsnSchemaValidationError(
              `Data does not match to ${n.name} ASN1 schema.${t.result.error ? ` ${t.result.error}` : ``}`,
            );
          return t;
        }
        {
          const t = r.compareSchema({}, e, i);
          if (!t.verified)
            throw new s.AsnSchemaValidationError(
              `Data does not match to ${n.name} ASN1 schema.${t.result.error ? ` ${t.result.error}` : ``}`,
            );
          return t;
        }
      }
      static processRepeatedField(e, t, n) {
        let r = e.slice(t);
        if (r.length === 1 && r[0].constructor.name === `Sequence`) {
          const e = r[0];
          e.valueBlock && e.valueBlock.value && Array.isArray(e.valueBlock.value) && (r = e.valueBlock.value);
        }
        if (typeof n.type == `number`) {
          const e = o.defaultConverter(n.type);
          if (!e) throw Error(`No converter for ASN.1 type ${n.type}`);
          return r
            .filter((e) => e && e.valueBlock)
            .map((t) => {
              try {
                return e.fromASN(t);
              } catch {
                return;
              }
            })
            .filter((e) => e !== void 0);
        }
        return r
          .filter((e) => e && e.valueBlock)
          .map((e) => {
            try {
              return this.fromASN(e, n.type);
            } catch {
              return;
            }
          })
          .filter((e) => e !== void 0);
      }
      static processPrimitiveField(e, t) {
        const n = o.defaultConverter(t.type);
        if (!n) throw Error(`No converter for ASN.1 type ${t.type}`);
        return n.fromASN(e);
      }
      static isOptionalChoiceField(e) {
        return (
          e.optional &&
          typeof e.type == `function` &&
          l.schemaStorage.has(e.type) &&
          l.schemaStorage.get(e.type).type === a.AsnTypeTypes.Choice
        );
      }
      static processOptionalChoiceField(e, t) {
        try {
          return { processed: !0, value: this.fromASN(e, t.type) };
        } catch (e) {
          if (e instanceof s.AsnSchemaValidationError && /Wrong values for Choice type/.test(e.message))
            return { processed: !1 };
          throw e;
        }
      }
      static handleArrayTypes(e, t, n, r) {
        if (!(`value` in e.valueBlock && Array.isArray(e.valueBlock.value)))
          throw Error(`Cannot get items from the ASN.1 parsed value. ASN.1 object is not constructed.`);
        const i = t.itemType;
        if (typeof i == `number`) {
          const t = o.defaultConverter(i);
          if (!t) throw Error(`Cannot get default converter for array item of ${n.name} ASN1 schema`);
          return n.from(e.valueBlock.value, (e) => t.fromASN(e));
        }
        return n.from(e.valueBlock.value, (e) => this.fromASN(e, i, r));
      }
      static processSchemaItems(e, t, n, r) {
        for (const i in e.items) {
          const a = t.result[i];
          if (!a) continue;
          let o = e.items[i],
            s = o.type,
            l;
          (l =
            typeof s == `number` || (0, c.isConvertible)(s)
              ? this.processPrimitiveSchemaItem(a, o, s, r)
              : this.processComplexSchemaItem(a, o, s, r)),
            l && typeof l == `object` && `value` in l && `raw` in l
              ? ((n[i] = l.value), (n[`${i}Raw`] = l.raw))
              : (n[i] = l);
        }
      }
      static processPrimitiveSchemaItem(e, t, n, r) {
        const i = t.converter ?? ((0, c.isConvertible)(n) ? new n() : null);
        if (!i) throw Error(`Converter is empty`);
        return t.repeated
          ? this.processRepeatedPrimitiveItem(e, t, i, r)
          : this.processSinglePrimitiveItem(e, t, n, i, r);
      }
      static processRepeatedPrimitiveItem(e, t, n, i) {
        if (t.implicit) {
          const a = new (t.repeated === `sequence` ? r.Sequence : r.Set)();
          a.valueBlock = e.valueBlock;
          const o = r.fromBER(a.toBER(!1), i?.berOptions);
          if (o.offset === -1) throw Error(`Cannot parse the child item. ${o.result.error}`);
          if (!(`value` in o.result.valueBlock && Array.isArray(o.result.valueBlock.value)))
            throw Error(`Cannot get items from the ASN.1 parsed value. ASN.1 object is not constructed.`);
          const s = o.result.valueBlock.value;
          return Array.from(s, (e) => n.fromASN(e));
        }
        return Array.from(e, (e) => n.fromASN(e));
      }
      static processSinglePrimitiveItem(e, t, n, i, o) {
        let s = e;
        if (t.implicit) {
          let e;
          if ((0, c.isConvertible)(n)) e = new n().toSchema(``);
          else {
            const t = a.AsnPropTypes[n],
              i = r[t];
            if (!i) throw Error(`Cannot get '${t}' class from asn1js module`);
            e = new i();
          }
          (e.valueBlock = s.valueBlock), (s = r.fromBER(e.toBER(!1), o?.berOptions).result);
        }
        return i.fromASN(s);
      }
      static processComplexSchemaItem(e, t, n, r) {
        if (t.repeated) {
          if (!Array.isArray(e))
            throw Error(
              `Cannot get list of items from the ASN.1 parsed value. ASN.1 value should be iterable.`,
            );
          return Array.from(e, (e) => this.fromASN(e, n, r));
        }
        {
          const i = this.handleImplicitTagging(e, t, n);
          if (this.isOptionalChoiceField(t))
            try {
              return this.fromASN(i, n, r);
            } catch (e) {
              if (e instanceof s.AsnSchemaValidationError && /Wrong values for Choice type/.test(e.message))
                return;
              throw e;
            }
          {
            const a = this.fromASN(i, n, r);
            return t.raw ? { value: a, raw: e.valueBeforeDecodeView } : a;
          }
        }
      }
      static handleImplicitTagging(e, t, n) {
        if (t.implicit && typeof t.context == `number`) {
          const t = l.schemaStorage.get(n);
          if (t.type === a.AsnTypeTypes.Sequence) {
            const t = new r.Sequence();
            if (`value` in e.valueBlock && Array.isArray(e.valueBlock.value) && `value` in t.valueBlock)
              return (t.valueBlock.value = e.valueBlock.value), t;
          } else if (t.type === a.AsnTypeTypes.Set) {
            const t = new r.Set();
            if (`value` in e.valueBlock && Array.isArray(e.valueBlock.value) && `value` in t.valueBlock)
              return (t.valueBlock.value = e.valueBlock.value), t;
          }
        }
        return e;
      }
    };
  }),
  qt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AsnSerializer = void 0);
    const n = (J(), e(U)),
      r = n.__importStar(pt()),
      i = Pt(),
      a = n.__importStar(zt()),
      o = Ft(),
      s = Bt(),
      c = Ht();
    t.AsnSerializer = class e {
      static serialize(e) {
        return e instanceof r.BaseBlock ? e.toBER(!1) : this.toASN(e).toBER(!1);
      }
      static toASN(t) {
        if (t && typeof t == `object` && (0, s.isConvertible)(t)) return t.toASN();
        if (!(t && typeof t == `object`)) throw TypeError(`Parameter 1 should be type of Object.`);
        const n = t.constructor,
          l = c.schemaStorage.get(n);
        c.schemaStorage.cache(n);
        let u = [];
        if (l.itemType) {
          if (!Array.isArray(t)) throw TypeError(`Parameter 1 should be type of Array.`);
          if (typeof l.itemType == `number`) {
            const e = a.defaultConverter(l.itemType);
            if (!e) throw Error(`Cannot get default converter for array item of ${n.name} ASN1 schema`);
            u = t.map((t) => e.toASN(t));
          } else u = t.map((e) => this.toAsnItem({ type: l.itemType }, `[]`, n, e));
        } else
          for (const a in l.items) {
            const o = l.items[a],
              c = t[a];
            if (
              c === void 0 ||
              o.defaultValue === c ||
              (typeof o.defaultValue == `object` &&
                typeof c == `object` &&
                (0, s.isArrayEqual)(this.serialize(o.defaultValue), this.serialize(c)))
            )
              continue;
            const d = e.toAsnItem(o, a, n, c);
            if (typeof o.context == `number`) {
              if (o.implicit) {
                if (!o.repeated && (typeof o.type == `number` || (0, s.isConvertible)(o.type))) {
                  const e = {};
                  (e.valueHex =
                    d instanceof r.Null
                      ? (0, i.toArrayBuffer)(d.valueBeforeDecodeView)
                      : d.valueBlock.toBER()),
                    u.push(
                      new r.Primitive({
                        optional: o.optional,
                        idBlock: { tagClass: 3, tagNumber: o.context },
                        ...e,
                      }),
                    );
                } else
                  u.push(
                    new r.Constructed({
                      optional: o.optional,
                      idBlock: { tagClass: 3, tagNumber: o.context },
                      value: d.valueBlock.value,
                    }),
                  );
              } else
                u.push(
                  new r.Constructed({
                    optional: o.optional,
                    idBlock: { tagClass: 3, tagNumber: o.context },
                    value: [d],
                  }),
                );
            } else o.repeated ? (u = u.concat(d)) : u.push(d);
          }
        let d;
        switch (l.type) {
          case o.AsnTypeTypes.Sequence:
            d = new r.Sequence({ value: u });
            break;
          case o.AsnTypeTypes.Set:
            d = new r.Set({ value: u });
            break;
          case o.AsnTypeTypes.Choice:
            if (!u[0]) throw Error(`Schema '${n.name}' has wrong data. Choice cannot be empty.`);
            d = u[0];
        }
        return d;
      }
      static toAsnItem(e, t, n, i) {
        let a;
        if (typeof e.type == `number`) {
          const s = e.converter;
          if (!s)
            throw Error(
              `Property '${t}' doesn't have converter for type ${o.AsnPropTypes[e.type]} in schema '${n.name}'`,
            );
          if (e.repeated) {
            if (!Array.isArray(i)) throw TypeError(`Parameter 'objProp' should be type of Array.`);
            const t = Array.from(i, (e) => s.toASN(e));
            a = new (e.repeated === `sequence` ? r.Sequence : r.Set)({ value: t });
          } else a = s.toASN(i);
        } else if (e.repeated) {
          if (!Array.isArray(i)) throw TypeError(`Parameter 'objProp' should be type of Array.`);
          const t = Array.from(i, (e) => this.toASN(e));
          a = new (e.repeated === `sequence` ? r.Sequence : r.Set)({ value: t });
        } else a = this.toASN(i);
        return a;
      }
    };
  }),
  Jt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.AsnArray = void 0),
      (e.AsnArray = class extends Array {
        constructor(e = []) {
          if (typeof e == `number`) super(e);
          else {
            super();
            for (const t of e) this.push(t);
          }
        }
      });
  }),
  Yt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AsnConvert = void 0);
    const n = (J(), e(U)).__importStar(pt()),
      r = Pt(),
      i = Kt(),
      a = qt();
    t.AsnConvert = class e {
      static serialize(e) {
        return a.AsnSerializer.serialize(e);
      }
      static parse(e, t, n) {
        return i.AsnParser.parse(e, t, n);
      }
      static toString(t, i) {
        const a = (0, r.isBufferSource)(t) ? (0, r.toArrayBuffer)(t) : e.serialize(t),
          o = n.fromBER(a, i?.berOptions);
        if (o.offset === -1) throw Error(`Cannot decode ASN.1 data. ${o.result.error}`);
        return o.result.toString();
      }
    };
  }),
  Z = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.AsnSerializer =
        t.AsnParser =
        t.AsnPropTypes =
        t.AsnTypeTypes =
        t.AsnSetType =
        t.AsnSequenceType =
        t.AsnChoiceType =
        t.AsnType =
        t.AsnProp =
          void 0);
    const n = (J(), e(U));
    n.__exportStar(zt(), t), n.__exportStar(Rt(), t);
    var r = Ut();
    Object.defineProperty(t, 'AsnProp', { enumerable: !0, get: () => r.AsnProp }),
      Object.defineProperty(t, 'AsnType', { enumerable: !0, get: () => r.AsnType }),
      Object.defineProperty(t, 'AsnChoiceType', { enumerable: !0, get: () => r.AsnChoiceType }),
      Object.defineProperty(t, 'AsnSequenceType', { enumerable: !0, get: () => r.AsnSequenceType }),
      Object.defineProperty(t, 'AsnSetType', { enumerable: !0, get: () => r.AsnSetType });
    var i = Ft();
    Object.defineProperty(t, 'AsnTypeTypes', { enumerable: !0, get: () => i.AsnTypeTypes }),
      Object.defineProperty(t, 'AsnPropTypes', { enumerable: !0, get: () => i.AsnPropTypes });
    var a = Kt();
    Object.defineProperty(t, 'AsnParser', { enumerable: !0, get: () => a.AsnParser });
    var o = qt();
    Object.defineProperty(t, 'AsnSerializer', { enumerable: !0, get: () => o.AsnSerializer }),
      n.__exportStar(Gt(), t),
      n.__exportStar(Jt(), t),
      n.__exportStar(Yt(), t);
  }),
  Xt = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.IpConverter = void 0);
    const t = wt();
    e.IpConverter = class {
      static isIPv4(e) {
        return /^(\d{1,3}\.){3}\d{1,3}$/.test(e);
      }
      static parseIPv4(e) {
        const t = e.split(`.`);
        if (t.length !== 4) throw Error(`Invalid IPv4 address`);
        return t.map((e) => {
          const t = parseInt(e, 10);
          if (isNaN(t) || t < 0 || t > 255) throw Error(`Invalid IPv4 address part`);
          return t;
        });
      }
      static parseIPv6(e) {
        const t = this.expandIPv6(e).split(`:`);
        if (t.length !== 8) throw Error(`Invalid IPv6 address`);
        return t.reduce((e, t) => {
          const n = parseInt(t, 16);
          if (isNaN(n) || n < 0 || n > 65535) throw Error(`Invalid IPv6 address part`);
          return e.push((n >> 8) & 255), e.push(n & 255), e;
        }, []);
      }
      static expandIPv6(e) {
        if (!e.includes(`::`)) return e;
        const t = e.split(`::`);
        if (t.length > 2) throw Error(`Invalid IPv6 address`);
        const n = t[0] ? t[0].split(`:`) : [],
          r = t[1] ? t[1].split(`:`) : [],
          i = 8 - (n.length + r.length);
        if (i < 0) throw Error(`Invalid IPv6 address`);
        return [...n, ...Array(i).fill(`0`), ...r].join(`:`);
      }
      static formatIPv6(e) {
        const t = [];
        for (let n = 0; n < 16; n += 2) t.push(((e[n] << 8) | e[n + 1]).toString(16));
        return this.compressIPv6(t.join(`:`));
      }
      static compressIPv6(e) {
        let t = e.split(`:`),
          n = -1,
          r = 0,
          i = -1,
          a = 0;
        for (let e = 0; e < t.length; e++)
          t[e] === `0` ? (i === -1 && (i = e), a++) : (a > r && ((n = i), (r = a)), (i = -1), (a = 0));
        return (
          a > r && ((n = i), (r = a)), r > 1 ? `${t.slice(0, n).join(`:`)}::${t.slice(n + r).join(`:`)}` : e
        );
      }
      static parseCIDR(e) {
        const [t, n] = e.split(`/`),
          r = parseInt(n, 10);
        if (this.isIPv4(t)) {
          if (r < 0 || r > 32) throw Error(`Invalid IPv4 prefix length`);
          return [this.parseIPv4(t), r];
        }
        if (r < 0 || r > 128) throw Error(`Invalid IPv6 prefix length`);
        return [this.parseIPv6(t), r];
      }
      static decodeIP(e) {
        if (e.length === 64 && parseInt(e, 16) === 0) return `::/0`;
        if (e.length !== 16) return e;
        let t = parseInt(e.slice(8), 16)
            .toString(2)
            .split(``)
            .reduce((e, t) => e + +t, 0),
          n = e.slice(0, 8).replace(/(.{2})/g, (e) => `${parseInt(e, 16)}.`);
        return (n = n.slice(0, -1)), `${n}/${t}`;
      }
      static toString(e) {
        const n = new Uint8Array(e);
        if (n.length === 4) return Array.from(n).join(`.`);
        if (n.length === 16) return this.formatIPv6(n);
        if (n.length === 8 || n.length === 32) {
          const e = n.length / 2,
            t = n.slice(0, e),
            r = n.slice(e);
          if (n.every((e) => e === 0)) return n.length === 8 ? `0.0.0.0/0` : `::/0`;
          const i = r.reduce((e, t) => e + (t.toString(2).match(/1/g) || []).length, 0);
          return n.length === 8 ? `${Array.from(t).join(`.`)}/${i}` : `${this.formatIPv6(t)}/${i}`;
        }
        return this.decodeIP(t.hex.encode(e));
      }
      static fromString(e) {
        if (e.includes(`/`)) {
          let [t, n] = this.parseCIDR(e),
            r = new Uint8Array(t.length),
            i = n;
          for (let e = 0; e < r.length; e++)
            i >= 8 ? ((r[e] = 255), (i -= 8)) : i > 0 && ((r[e] = 255 << (8 - i)), (i = 0));
          const a = new Uint8Array(t.length * 2);
          return a.set(t, 0), a.set(r, t.length), a.buffer;
        }
        const t = this.isIPv4(e) ? this.parseIPv4(e) : this.parseIPv6(e);
        return new Uint8Array(t).buffer;
      }
    };
  }),
  Zt = /* @__PURE__ */ r((t) => {
    var n, r, i;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.Name =
        t.RDNSequence =
        t.RelativeDistinguishedName =
        t.AttributeTypeAndValue =
        t.AttributeValue =
        t.DirectoryString =
          void 0);
    let a = (J(), e(U)),
      o = Z(),
      s = wt(),
      c = class {
        teletexString;
        printableString;
        universalString;
        utf8String;
        bmpString;
        constructor(e = {}) {
          Object.assign(this, e);
        }
        toString() {
          return (
            this.bmpString ||
            this.printableString ||
            this.teletexString ||
            this.universalString ||
            this.utf8String ||
            ``
          );
        }
      };
    (t.DirectoryString = c),
      a.__decorate(
        [(0, o.AsnProp)({ type: o.AsnPropTypes.TeletexString })],
        c.prototype,
        `teletexString`,
        void 0,
      ),
      a.__decorate(
        [(0, o.AsnProp)({ type: o.AsnPropTypes.PrintableString })],
        c.prototype,
        `printableString`,
        void 0,
      ),
      a.__decorate(
        [(0, o.AsnProp)({ type: o.AsnPropTypes.UniversalString })],
        c.prototype,
        `universalString`,
        void 0,
      ),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.Utf8String })], c.prototype, `utf8String`, void 0),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.BmpString })], c.prototype, `bmpString`, void 0),
      (t.DirectoryString = c = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], c));
    let l = class extends c {
      ia5String;
      anyValue;
      constructor(e = {}) {
        super(e), Object.assign(this, e);
      }
      toString() {
        return this.ia5String || (this.anyValue ? s.hex.encode(this.anyValue) : super.toString());
      }
    };
    (t.AttributeValue = l),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.IA5String })], l.prototype, `ia5String`, void 0),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.Any })], l.prototype, `anyValue`, void 0),
      (t.AttributeValue = l = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], l));
    var u = class {
      type = ``;
      value = new l();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.AttributeTypeAndValue = u),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.ObjectIdentifier })], u.prototype, `type`, void 0),
      a.__decorate([(0, o.AsnProp)({ type: l })], u.prototype, `value`, void 0);
    let d = (n = class extends o.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.RelativeDistinguishedName = d),
      (t.RelativeDistinguishedName =
        d =
        n =
          a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Set, itemType: u })], d));
    let f = (r = class extends o.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, r.prototype);
      }
    });
    (t.RDNSequence = f),
      (t.RDNSequence =
        f =
        r =
          a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence, itemType: d })], f));
    let p = (i = class extends f {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, i.prototype);
      }
    });
    (t.Name = p), (t.Name = p = i = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence })], p));
  }),
  Qt = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.GeneralName = t.EDIPartyName = t.OtherName = t.AsnIpConverter = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = Xt(),
      a = Zt();
    t.AsnIpConverter = {
      fromASN: (e) => i.IpConverter.toString(r.AsnOctetStringConverter.fromASN(e)),
      toASN: (e) => r.AsnOctetStringConverter.toASN(i.IpConverter.fromString(e)),
    };
    var o = class {
      typeId = ``;
      value = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.OtherName = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        o.prototype,
        `typeId`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Any, context: 0 })], o.prototype, `value`, void 0);
    var s = class {
      nameAssigner;
      partyName = new a.DirectoryString();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.EDIPartyName = s),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.DirectoryString, optional: !0, context: 0, implicit: !0 })],
        s.prototype,
        `nameAssigner`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.DirectoryString, context: 1, implicit: !0 })],
        s.prototype,
        `partyName`,
        void 0,
      );
    let c = class {
      otherName;
      rfc822Name;
      dNSName;
      x400Address;
      directoryName;
      ediPartyName;
      uniformResourceIdentifier;
      iPAddress;
      registeredID;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.GeneralName = c),
      n.__decorate([(0, r.AsnProp)({ type: o, context: 0, implicit: !0 })], c.prototype, `otherName`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.IA5String, context: 1, implicit: !0 })],
        c.prototype,
        `rfc822Name`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.IA5String, context: 2, implicit: !0 })],
        c.prototype,
        `dNSName`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Any, context: 3, implicit: !0 })],
        c.prototype,
        `x400Address`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.Name, context: 4, implicit: !1 })],
        c.prototype,
        `directoryName`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: s, context: 5 })], c.prototype, `ediPartyName`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.IA5String, context: 6, implicit: !0 })],
        c.prototype,
        `uniformResourceIdentifier`,
        void 0,
      ),
      n.__decorate(
        [
          (0, r.AsnProp)({
            type: r.AsnPropTypes.OctetString,
            context: 7,
            implicit: !0,
            converter: t.AsnIpConverter,
          }),
        ],
        c.prototype,
        `iPAddress`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier, context: 8, implicit: !0 })],
        c.prototype,
        `registeredID`,
        void 0,
      ),
      (t.GeneralName = c = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], c));
  }),
  Q = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.id_alg_unsigned =
        e.id_ce =
        e.id_ad_caRepository =
        e.id_ad_timeStamping =
        e.id_ad_caIssuers =
        e.id_ad_ocsp =
        e.id_qt_unotice =
        e.id_qt_csp =
        e.id_ad =
        e.id_kp =
        e.id_qt =
        e.id_pe =
        e.id_pkix =
          void 0),
      (e.id_pkix = `1.3.6.1.5.5.7`),
      (e.id_pe = `${e.id_pkix}.1`),
      (e.id_qt = `${e.id_pkix}.2`),
      (e.id_kp = `${e.id_pkix}.3`),
      (e.id_ad = `${e.id_pkix}.48`),
      (e.id_qt_csp = `${e.id_qt}.1`),
      (e.id_qt_unotice = `${e.id_qt}.2`),
      (e.id_ad_ocsp = `${e.id_ad}.1`),
      (e.id_ad_caIssuers = `${e.id_ad}.2`),
      (e.id_ad_timeStamping = `${e.id_ad}.3`),
      (e.id_ad_caRepository = `${e.id_ad}.5`),
      (e.id_ce = `2.5.29`),
      (e.id_alg_unsigned = `1.3.6.1.5.5.7.6.36`);
  }),
  $t = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.AuthorityInfoAccessSyntax = t.AccessDescription = t.id_pe_authorityInfoAccess = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = Qt();
    t.id_pe_authorityInfoAccess = `${Q().id_pe}.1`;
    var o = class {
      accessMethod = ``;
      accessLocation = new a.GeneralName();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.AccessDescription = o),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.ObjectIdentifier })],
        o.prototype,
        `accessMethod`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: a.GeneralName })], o.prototype, `accessLocation`, void 0);
    let s = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.AuthorityInfoAccessSyntax = s),
      (t.AuthorityInfoAccessSyntax =
        s =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: o })], s));
  }),
  en = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.AuthorityKeyIdentifier = t.KeyIdentifier = t.id_ce_authorityKeyIdentifier = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = Qt();
    t.id_ce_authorityKeyIdentifier = `${Q().id_ce}.35`;
    var a = class extends r.OctetString {};
    t.KeyIdentifier = a;
    var o = class {
      keyIdentifier;
      authorityCertIssuer;
      authorityCertSerialNumber;
      constructor(e = {}) {
        e && Object.assign(this, e);
      }
    };
    (t.AuthorityKeyIdentifier = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: a, context: 0, optional: !0, implicit: !0 })],
        o.prototype,
        `keyIdentifier`,
        void 0,
      ),
      n.__decorate(
        [
          (0, r.AsnProp)({
            type: i.GeneralName,
            context: 1,
            optional: !0,
            implicit: !0,
            repeated: `sequence`,
          }),
        ],
        o.prototype,
        `authorityCertIssuer`,
        void 0,
      ),
      n.__decorate(
        [
          (0, r.AsnProp)({
            type: r.AsnPropTypes.Integer,
            context: 2,
            optional: !0,
            implicit: !0,
            converter: r.AsnIntegerArrayBufferConverter,
          }),
        ],
        o.prototype,
        `authorityCertSerialNumber`,
        void 0,
      );
  }),
  tn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.BasicConstraints = t.id_ce_basicConstraints = void 0);
    const n = (J(), e(U)),
      r = Z();
    t.id_ce_basicConstraints = `${Q().id_ce}.19`;
    var i = class {
      cA = !1;
      pathLenConstraint;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.BasicConstraints = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Boolean, defaultValue: !1 })],
        i.prototype,
        `cA`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, optional: !0 })],
        i.prototype,
        `pathLenConstraint`,
        void 0,
      );
  }),
  nn = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.GeneralNames = void 0);
    let r = (J(), e(U)),
      i = Z(),
      a = Qt(),
      o = (n = class extends i.AsnArray {
        constructor(e) {
          super(e), Object.setPrototypeOf(this, n.prototype);
        }
      });
    (t.GeneralNames = o),
      (t.GeneralNames =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: a.GeneralName })], o));
  }),
  rn = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.CertificateIssuer = t.id_ce_certificateIssuer = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = nn();
    t.id_ce_certificateIssuer = `${Q().id_ce}.29`;
    let o = (n = class extends a.GeneralNames {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.CertificateIssuer = o),
      (t.CertificateIssuer = o = n = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], o));
  }),
  an = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.CertificatePolicies =
        t.PolicyInformation =
        t.PolicyQualifierInfo =
        t.Qualifier =
        t.UserNotice =
        t.NoticeReference =
        t.DisplayText =
        t.id_ce_certificatePolicies_anyPolicy =
        t.id_ce_certificatePolicies =
          void 0);
    const r = (J(), e(U)),
      i = Z();
    (t.id_ce_certificatePolicies = `${Q().id_ce}.32`),
      (t.id_ce_certificatePolicies_anyPolicy = `${t.id_ce_certificatePolicies}.0`);
    let a = class {
      ia5String;
      visibleString;
      bmpString;
      utf8String;
      constructor(e = {}) {
        Object.assign(this, e);
      }
      toString() {
        return this.ia5String || this.visibleString || this.bmpString || this.utf8String || ``;
      }
    };
    (t.DisplayText = a),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.IA5String })], a.prototype, `ia5String`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.VisibleString })],
        a.prototype,
        `visibleString`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.BmpString })], a.prototype, `bmpString`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Utf8String })], a.prototype, `utf8String`, void 0),
      (t.DisplayText = a = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Choice })], a));
    var o = class {
      organization = new a();
      noticeNumbers = [];
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.NoticeReference = o),
      r.__decorate([(0, i.AsnProp)({ type: a })], o.prototype, `organization`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer, repeated: `sequence` })],
        o.prototype,
        `noticeNumbers`,
        void 0,
      );
    var s = class {
      noticeRef;
      explicitText;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.UserNotice = s),
      r.__decorate([(0, i.AsnProp)({ type: o, optional: !0 })], s.prototype, `noticeRef`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: a, optional: !0 })], s.prototype, `explicitText`, void 0);
    let c = class {
      cPSuri;
      userNotice;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.Qualifier = c),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.IA5String })], c.prototype, `cPSuri`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: s })], c.prototype, `userNotice`, void 0),
      (t.Qualifier = c = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Choice })], c));
    var l = class {
      policyQualifierId = ``;
      qualifier = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.PolicyQualifierInfo = l),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.ObjectIdentifier })],
        l.prototype,
        `policyQualifierId`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Any })], l.prototype, `qualifier`, void 0);
    var u = class {
      policyIdentifier = ``;
      policyQualifiers;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.PolicyInformation = u),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.ObjectIdentifier })],
        u.prototype,
        `policyIdentifier`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: l, repeated: `sequence`, optional: !0 })],
        u.prototype,
        `policyQualifiers`,
        void 0,
      );
    let d = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.CertificatePolicies = d),
      (t.CertificatePolicies =
        d =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: u })], d));
  }),
  on = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.CRLNumber = t.id_ce_cRLNumber = void 0);
    const n = (J(), e(U)),
      r = Z();
    t.id_ce_cRLNumber = `${Q().id_ce}.20`;
    let i = class {
      value;
      constructor(e = 0) {
        this.value = e;
      }
    };
    (t.CRLNumber = i),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], i.prototype, `value`, void 0),
      (t.CRLNumber = i = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], i));
  }),
  sn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.BaseCRLNumber = t.id_ce_deltaCRLIndicator = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = Q(),
      a = on();
    t.id_ce_deltaCRLIndicator = `${i.id_ce}.27`;
    let o = class extends a.CRLNumber {};
    (t.BaseCRLNumber = o),
      (t.BaseCRLNumber = o = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], o));
  }),
  cn = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.CRLDistributionPoints =
        t.DistributionPoint =
        t.DistributionPointName =
        t.Reason =
        t.ReasonFlags =
        t.id_ce_cRLDistributionPoints =
          void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = Zt(),
      o = Qt();
    t.id_ce_cRLDistributionPoints = `${Q().id_ce}.31`;
    var s;
    ((e) => {
      (e[(e.unused = 1)] = `unused`),
        (e[(e.keyCompromise = 2)] = `keyCompromise`),
        (e[(e.cACompromise = 4)] = `cACompromise`),
        (e[(e.affiliationChanged = 8)] = `affiliationChanged`),
        (e[(e.superseded = 16)] = `superseded`),
        (e[(e.cessationOfOperation = 32)] = `cessationOfOperation`),
        (e[(e.certificateHold = 64)] = `certificateHold`),
        (e[(e.privilegeWithdrawn = 128)] = `privilegeWithdrawn`),
        (e[(e.aACompromise = 256)] = `aACompromise`);
    })(s || (t.ReasonFlags = s = {}));
    var c = class extends i.BitString {
      toJSON() {
        const e = [],
          t = this.toNumber();
        return (
          t & s.aACompromise && e.push(`aACompromise`),
          t & s.affiliationChanged && e.push(`affiliationChanged`),
          t & s.cACompromise && e.push(`cACompromise`),
          t & s.certificateHold && e.push(`certificateHold`),
          t & s.cessationOfOperation && e.push(`cessationOfOperation`),
          t & s.keyCompromise && e.push(`keyCompromise`),
          t & s.privilegeWithdrawn && e.push(`privilegeWithdrawn`),
          t & s.superseded && e.push(`superseded`),
          t & s.unused && e.push(`unused`),
          e
        );
      }
      toString() {
        return `[${this.toJSON().join(`, `)}]`;
      }
    };
    t.Reason = c;
    let l = class {
      fullName;
      nameRelativeToCRLIssuer;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.DistributionPointName = l),
      r.__decorate(
        [(0, i.AsnProp)({ type: o.GeneralName, context: 0, repeated: `sequence`, implicit: !0 })],
        l.prototype,
        `fullName`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: a.RelativeDistinguishedName, context: 1, implicit: !0 })],
        l.prototype,
        `nameRelativeToCRLIssuer`,
        void 0,
      ),
      (t.DistributionPointName = l = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Choice })], l));
    var u = class {
      distributionPoint;
      reasons;
      cRLIssuer;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.DistributionPoint = u),
      r.__decorate(
        [(0, i.AsnProp)({ type: l, context: 0, optional: !0 })],
        u.prototype,
        `distributionPoint`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: c, context: 1, optional: !0, implicit: !0 })],
        u.prototype,
        `reasons`,
        void 0,
      ),
      r.__decorate(
        [
          (0, i.AsnProp)({
            type: o.GeneralName,
            context: 2,
            optional: !0,
            repeated: `sequence`,
            implicit: !0,
          }),
        ],
        u.prototype,
        `cRLIssuer`,
        void 0,
      );
    let d = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.CRLDistributionPoints = d),
      (t.CRLDistributionPoints =
        d =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: u })], d));
  }),
  ln = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.FreshestCRL = t.id_ce_freshestCRL = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = Q(),
      o = cn();
    t.id_ce_freshestCRL = `${a.id_ce}.46`;
    let s = (n = class extends o.CRLDistributionPoints {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.FreshestCRL = s),
      (t.FreshestCRL =
        s =
        n =
          r.__decorate(
            [(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: o.DistributionPoint })],
            s,
          ));
  }),
  un = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.IssuingDistributionPoint = t.id_ce_issuingDistributionPoint = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = Q(),
      a = cn();
    t.id_ce_issuingDistributionPoint = `${i.id_ce}.28`;
    var o = class e {
      static ONLY = !1;
      distributionPoint;
      onlyContainsUserCerts = e.ONLY;
      onlyContainsCACerts = e.ONLY;
      onlySomeReasons;
      indirectCRL = e.ONLY;
      onlyContainsAttributeCerts = e.ONLY;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.IssuingDistributionPoint = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.DistributionPointName, context: 0, optional: !0 })],
        o.prototype,
        `distributionPoint`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Boolean, context: 1, defaultValue: o.ONLY, implicit: !0 })],
        o.prototype,
        `onlyContainsUserCerts`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Boolean, context: 2, defaultValue: o.ONLY, implicit: !0 })],
        o.prototype,
        `onlyContainsCACerts`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.Reason, context: 3, optional: !0, implicit: !0 })],
        o.prototype,
        `onlySomeReasons`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Boolean, context: 4, defaultValue: o.ONLY, implicit: !0 })],
        o.prototype,
        `indirectCRL`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Boolean, context: 5, defaultValue: o.ONLY, implicit: !0 })],
        o.prototype,
        `onlyContainsAttributeCerts`,
        void 0,
      );
  }),
  dn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.CRLReason = t.CRLReasons = t.id_ce_cRLReasons = void 0);
    const n = (J(), e(U)),
      r = Z();
    t.id_ce_cRLReasons = `${Q().id_ce}.21`;
    var i;
    ((e) => {
      (e[(e.unspecified = 0)] = `unspecified`),
        (e[(e.keyCompromise = 1)] = `keyCompromise`),
        (e[(e.cACompromise = 2)] = `cACompromise`),
        (e[(e.affiliationChanged = 3)] = `affiliationChanged`),
        (e[(e.superseded = 4)] = `superseded`),
        (e[(e.cessationOfOperation = 5)] = `cessationOfOperation`),
        (e[(e.certificateHold = 6)] = `certificateHold`),
        (e[(e.removeFromCRL = 8)] = `removeFromCRL`),
        (e[(e.privilegeWithdrawn = 9)] = `privilegeWithdrawn`),
        (e[(e.aACompromise = 10)] = `aACompromise`);
    })(i || (t.CRLReasons = i = {}));
    let a = class {
      reason = i.unspecified;
      constructor(e = i.unspecified) {
        this.reason = e;
      }
      toJSON() {
        return i[this.reason];
      }
      toString() {
        return this.toJSON();
      }
    };
    (t.CRLReason = a),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Enumerated })], a.prototype, `reason`, void 0),
      (t.CRLReason = a = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], a));
  }),
  fn = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.id_kp_OCSPSigning =
        t.id_kp_timeStamping =
        t.id_kp_emailProtection =
        t.id_kp_codeSigning =
        t.id_kp_clientAuth =
        t.id_kp_serverAuth =
        t.anyExtendedKeyUsage =
        t.ExtendedKeyUsage =
        t.id_ce_extKeyUsage =
          void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = Q();
    t.id_ce_extKeyUsage = `${a.id_ce}.37`;
    let o = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.ExtendedKeyUsage = o),
      (t.ExtendedKeyUsage =
        o =
        n =
          r.__decorate(
            [(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: i.AsnPropTypes.ObjectIdentifier })],
            o,
          )),
      (t.anyExtendedKeyUsage = `${t.id_ce_extKeyUsage}.0`),
      (t.id_kp_serverAuth = `${a.id_kp}.1`),
      (t.id_kp_clientAuth = `${a.id_kp}.2`),
      (t.id_kp_codeSigning = `${a.id_kp}.3`),
      (t.id_kp_emailProtection = `${a.id_kp}.4`),
      (t.id_kp_timeStamping = `${a.id_kp}.8`),
      (t.id_kp_OCSPSigning = `${a.id_kp}.9`);
  }),
  pn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.InhibitAnyPolicy = t.id_ce_inhibitAnyPolicy = void 0);
    const n = (J(), e(U)),
      r = Z();
    t.id_ce_inhibitAnyPolicy = `${Q().id_ce}.54`;
    let i = class {
      value;
      constructor(e = /* @__PURE__ */ new ArrayBuffer(0)) {
        this.value = e;
      }
    };
    (t.InhibitAnyPolicy = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        i.prototype,
        `value`,
        void 0,
      ),
      (t.InhibitAnyPolicy = i = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], i));
  }),
  mn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.InvalidityDate = t.id_ce_invalidityDate = void 0);
    const n = (J(), e(U)),
      r = Z();
    t.id_ce_invalidityDate = `${Q().id_ce}.24`;
    let i = class {
      value = /* @__PURE__ */ new Date();
      constructor(e) {
        e && (this.value = e);
      }
    };
    (t.InvalidityDate = i),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.GeneralizedTime })], i.prototype, `value`, void 0),
      (t.InvalidityDate = i = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], i));
  }),
  hn = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.IssueAlternativeName = t.id_ce_issuerAltName = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = nn();
    t.id_ce_issuerAltName = `${Q().id_ce}.18`;
    let o = (n = class extends a.GeneralNames {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.IssueAlternativeName = o),
      (t.IssueAlternativeName = o = n = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], o));
  }),
  gn = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.KeyUsage = e.KeyUsageFlags = e.id_ce_keyUsage = void 0);
    const t = Z();
    e.id_ce_keyUsage = `${Q().id_ce}.15`;
    var n;
    ((e) => {
      (e[(e.digitalSignature = 1)] = `digitalSignature`),
        (e[(e.nonRepudiation = 2)] = `nonRepudiation`),
        (e[(e.keyEncipherment = 4)] = `keyEncipherment`),
        (e[(e.dataEncipherment = 8)] = `dataEncipherment`),
        (e[(e.keyAgreement = 16)] = `keyAgreement`),
        (e[(e.keyCertSign = 32)] = `keyCertSign`),
        (e[(e.cRLSign = 64)] = `cRLSign`),
        (e[(e.encipherOnly = 128)] = `encipherOnly`),
        (e[(e.decipherOnly = 256)] = `decipherOnly`);
    })(n || (e.KeyUsageFlags = n = {})),
      (e.KeyUsage = class extends t.BitString {
        toJSON() {
          const e = this.toNumber(),
            t = [];
          return (
            e & n.cRLSign && t.push(`crlSign`),
            e & n.dataEncipherment && t.push(`dataEncipherment`),
            e & n.decipherOnly && t.push(`decipherOnly`),
            e & n.digitalSignature && t.push(`digitalSignature`),
            e & n.encipherOnly && t.push(`encipherOnly`),
            e & n.keyAgreement && t.push(`keyAgreement`),
            e & n.keyCertSign && t.push(`keyCertSign`),
            e & n.keyEncipherment && t.push(`keyEncipherment`),
            e & n.nonRepudiation && t.push(`nonRepudiation`),
            t
          );
        }
        toString() {
          return `[${this.toJSON().join(`, `)}]`;
        }
      });
  }),
  _n = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.NameConstraints = t.GeneralSubtrees = t.GeneralSubtree = t.id_ce_nameConstraints = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = Qt();
    t.id_ce_nameConstraints = `${Q().id_ce}.30`;
    var o = class {
      base = new a.GeneralName();
      minimum = 0;
      maximum;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.GeneralSubtree = o),
      r.__decorate([(0, i.AsnProp)({ type: a.GeneralName })], o.prototype, `base`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer, context: 0, defaultValue: 0, implicit: !0 })],
        o.prototype,
        `minimum`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer, context: 1, optional: !0, implicit: !0 })],
        o.prototype,
        `maximum`,
        void 0,
      );
    let s = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.GeneralSubtrees = s),
      (t.GeneralSubtrees =
        s =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: o })], s));
    var c = class {
      permittedSubtrees;
      excludedSubtrees;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.NameConstraints = c),
      r.__decorate(
        [(0, i.AsnProp)({ type: s, context: 0, optional: !0, implicit: !0 })],
        c.prototype,
        `permittedSubtrees`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: s, context: 1, optional: !0, implicit: !0 })],
        c.prototype,
        `excludedSubtrees`,
        void 0,
      );
  }),
  vn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.PolicyConstraints = t.id_ce_policyConstraints = void 0);
    const n = (J(), e(U)),
      r = Z();
    t.id_ce_policyConstraints = `${Q().id_ce}.36`;
    var i = class {
      requireExplicitPolicy;
      inhibitPolicyMapping;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.PolicyConstraints = i),
      n.__decorate(
        [
          (0, r.AsnProp)({
            type: r.AsnPropTypes.Integer,
            context: 0,
            implicit: !0,
            optional: !0,
            converter: r.AsnIntegerArrayBufferConverter,
          }),
        ],
        i.prototype,
        `requireExplicitPolicy`,
        void 0,
      ),
      n.__decorate(
        [
          (0, r.AsnProp)({
            type: r.AsnPropTypes.Integer,
            context: 1,
            implicit: !0,
            optional: !0,
            converter: r.AsnIntegerArrayBufferConverter,
          }),
        ],
        i.prototype,
        `inhibitPolicyMapping`,
        void 0,
      );
  }),
  yn = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.PolicyMappings = t.PolicyMapping = t.id_ce_policyMappings = void 0);
    const r = (J(), e(U)),
      i = Z();
    t.id_ce_policyMappings = `${Q().id_ce}.33`;
    var a = class {
      issuerDomainPolicy = ``;
      subjectDomainPolicy = ``;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.PolicyMapping = a),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.ObjectIdentifier })],
        a.prototype,
        `issuerDomainPolicy`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.ObjectIdentifier })],
        a.prototype,
        `subjectDomainPolicy`,
        void 0,
      );
    let o = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.PolicyMappings = o),
      (t.PolicyMappings =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: a })], o));
  }),
  bn = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.SubjectAlternativeName = t.id_ce_subjectAltName = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = nn();
    t.id_ce_subjectAltName = `${Q().id_ce}.17`;
    let o = (n = class extends a.GeneralNames {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.SubjectAlternativeName = o),
      (t.SubjectAlternativeName =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], o));
  }),
  xn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.Attribute = void 0);
    const n = (J(), e(U)),
      r = Z();
    var i = class {
      type = ``;
      values = [];
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.Attribute = i),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })], i.prototype, `type`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Any, repeated: `set` })],
        i.prototype,
        `values`,
        void 0,
      );
  }),
  Sn = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.SubjectDirectoryAttributes = t.id_ce_subjectDirectoryAttributes = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = xn();
    t.id_ce_subjectDirectoryAttributes = `${Q().id_ce}.9`;
    let o = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.SubjectDirectoryAttributes = o),
      (t.SubjectDirectoryAttributes =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: a.Attribute })], o));
  }),
  Cn = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.SubjectKeyIdentifier = e.id_ce_subjectKeyIdentifier = void 0);
    const t = Q(),
      n = en();
    (e.id_ce_subjectKeyIdentifier = `${t.id_ce}.14`),
      (e.SubjectKeyIdentifier = class extends n.KeyIdentifier {});
  }),
  wn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.PrivateKeyUsagePeriod = t.id_ce_privateKeyUsagePeriod = void 0);
    const n = (J(), e(U)),
      r = Z();
    t.id_ce_privateKeyUsagePeriod = `${Q().id_ce}.16`;
    var i = class {
      notBefore;
      notAfter;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.PrivateKeyUsagePeriod = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.GeneralizedTime, context: 0, implicit: !0, optional: !0 })],
        i.prototype,
        `notBefore`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.GeneralizedTime, context: 1, implicit: !0, optional: !0 })],
        i.prototype,
        `notAfter`,
        void 0,
      );
  }),
  Tn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.EntrustVersionInfo = t.EntrustInfo = t.EntrustInfoFlags = t.id_entrust_entrustVersInfo = void 0);
    const n = (J(), e(U)),
      r = Z();
    t.id_entrust_entrustVersInfo = `1.2.840.113533.7.65.0`;
    var i;
    ((e) => {
      (e[(e.keyUpdateAllowed = 1)] = `keyUpdateAllowed`),
        (e[(e.newExtensions = 2)] = `newExtensions`),
        (e[(e.pKIXCertificate = 4)] = `pKIXCertificate`);
    })(i || (t.EntrustInfoFlags = i = {}));
    var a = class extends r.BitString {
      toJSON() {
        const e = [],
          t = this.toNumber();
        return (
          t & i.pKIXCertificate && e.push(`pKIXCertificate`),
          t & i.newExtensions && e.push(`newExtensions`),
          t & i.keyUpdateAllowed && e.push(`keyUpdateAllowed`),
          e
        );
      }
      toString() {
        return `[${this.toJSON().join(`, `)}]`;
      }
    };
    t.EntrustInfo = a;
    var o = class {
      entrustVers = ``;
      entrustInfoFlags = new a();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.EntrustVersionInfo = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.GeneralString })],
        o.prototype,
        `entrustVers`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: a })], o.prototype, `entrustInfoFlags`, void 0);
  }),
  En = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.SubjectInfoAccessSyntax = t.id_pe_subjectInfoAccess = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = Q(),
      o = $t();
    t.id_pe_subjectInfoAccess = `${a.id_pe}.11`;
    let s = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.SubjectInfoAccessSyntax = s),
      (t.SubjectInfoAccessSyntax =
        s =
        n =
          r.__decorate(
            [(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: o.AccessDescription })],
            s,
          ));
  }),
  Dn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar($t(), t),
      n.__exportStar(en(), t),
      n.__exportStar(tn(), t),
      n.__exportStar(rn(), t),
      n.__exportStar(an(), t),
      n.__exportStar(sn(), t),
      n.__exportStar(cn(), t),
      n.__exportStar(ln(), t),
      n.__exportStar(un(), t),
      n.__exportStar(on(), t),
      n.__exportStar(dn(), t),
      n.__exportStar(fn(), t),
      n.__exportStar(pn(), t),
      n.__exportStar(mn(), t),
      n.__exportStar(hn(), t),
      n.__exportStar(gn(), t),
      n.__exportStar(_n(), t),
      n.__exportStar(vn(), t),
      n.__exportStar(yn(), t),
      n.__exportStar(bn(), t),
      n.__exportStar(Sn(), t),
      n.__exportStar(Cn(), t),
      n.__exportStar(wn(), t),
      n.__exportStar(Tn(), t),
      n.__exportStar(En(), t);
  }),
  On = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AlgorithmIdentifier = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = Y();
    var a = class e {
      algorithm = ``;
      parameters;
      constructor(e = {}) {
        Object.assign(this, e);
      }
      isEqual(t) {
        return (
          t instanceof e &&
          t.algorithm == this.algorithm &&
          ((t.parameters && this.parameters && (0, i.equal)(t.parameters, this.parameters)) ||
            t.parameters === this.parameters)
        );
      }
    };
    (t.AlgorithmIdentifier = a),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        a.prototype,
        `algorithm`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Any, optional: !0 })],
        a.prototype,
        `parameters`,
        void 0,
      );
  }),
  kn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.SubjectPublicKeyInfo = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = On();
    var a = class {
      algorithm = new i.AlgorithmIdentifier();
      subjectPublicKey = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.SubjectPublicKeyInfo = a),
      n.__decorate([(0, r.AsnProp)({ type: i.AlgorithmIdentifier })], a.prototype, `algorithm`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.BitString })],
        a.prototype,
        `subjectPublicKey`,
        void 0,
      );
  }),
  An = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.Time = void 0);
    let n = (J(), e(U)),
      r = Z(),
      i = class {
        utcTime;
        generalTime;
        constructor(e) {
          if (e) {
            if (typeof e == `string` || typeof e == `number` || e instanceof Date) {
              const t = new Date(e);
              t.setUTCMilliseconds(0),
                t.getUTCFullYear() > 2049 ? (this.generalTime = t) : (this.utcTime = t);
            } else Object.assign(this, e);
          }
        }
        getTime() {
          const e = this.utcTime || this.generalTime;
          if (!e) throw Error(`Cannot get time from CHOICE object`);
          return e;
        }
      };
    (t.Time = i),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.UTCTime })], i.prototype, `utcTime`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.GeneralizedTime })],
        i.prototype,
        `generalTime`,
        void 0,
      ),
      (t.Time = i = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], i));
  }),
  jn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.Validity = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = An();
    var a = class {
      notBefore = new i.Time(/* @__PURE__ */ new Date());
      notAfter = new i.Time(/* @__PURE__ */ new Date());
      constructor(e) {
        e && ((this.notBefore = new i.Time(e.notBefore)), (this.notAfter = new i.Time(e.notAfter)));
      }
    };
    (t.Validity = a),
      n.__decorate([(0, r.AsnProp)({ type: i.Time })], a.prototype, `notBefore`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: i.Time })], a.prototype, `notAfter`, void 0);
  }),
  Mn = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.Extensions = t.Extension = void 0);
    const r = (J(), e(U)),
      i = Z();
    var a = class e {
      static CRITICAL = !1;
      extnID = ``;
      critical = e.CRITICAL;
      extnValue = new i.OctetString();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.Extension = a),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.ObjectIdentifier })],
        a.prototype,
        `extnID`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Boolean, defaultValue: a.CRITICAL })],
        a.prototype,
        `critical`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: i.OctetString })], a.prototype, `extnValue`, void 0);
    let o = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.Extensions = o),
      (t.Extensions =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: a })], o));
  }),
  Nn = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.Version = void 0);
    var t;
    ((e) => {
      (e[(e.v1 = 0)] = `v1`), (e[(e.v2 = 1)] = `v2`), (e[(e.v3 = 2)] = `v3`);
    })(t || (e.Version = t = {}));
  }),
  Pn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.TBSCertificate = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = On(),
      a = Zt(),
      o = kn(),
      s = jn(),
      c = Mn(),
      l = Nn();
    var u = class {
      version = l.Version.v1;
      serialNumber = /* @__PURE__ */ new ArrayBuffer(0);
      signature = new i.AlgorithmIdentifier();
      issuer = new a.Name();
      validity = new s.Validity();
      subject = new a.Name();
      subjectPublicKeyInfo = new o.SubjectPublicKeyInfo();
      issuerUniqueID;
      subjectUniqueID;
      extensions;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.TBSCertificate = u),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, context: 0, defaultValue: l.Version.v1 })],
        u.prototype,
        `version`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        u.prototype,
        `serialNumber`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: i.AlgorithmIdentifier })], u.prototype, `signature`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: a.Name })], u.prototype, `issuer`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: s.Validity })], u.prototype, `validity`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: a.Name })], u.prototype, `subject`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: o.SubjectPublicKeyInfo })],
        u.prototype,
        `subjectPublicKeyInfo`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.BitString, context: 1, implicit: !0, optional: !0 })],
        u.prototype,
        `issuerUniqueID`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.BitString, context: 2, implicit: !0, optional: !0 })],
        u.prototype,
        `subjectUniqueID`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: c.Extensions, context: 3, optional: !0 })],
        u.prototype,
        `extensions`,
        void 0,
      );
  }),
  Fn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.Certificate = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = On(),
      a = Pn();
    var o = class {
      tbsCertificate = new a.TBSCertificate();
      tbsCertificateRaw;
      signatureAlgorithm = new i.AlgorithmIdentifier();
      signatureValue = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.Certificate = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.TBSCertificate, raw: !0 })],
        o.prototype,
        `tbsCertificate`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AlgorithmIdentifier })],
        o.prototype,
        `signatureAlgorithm`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.BitString })],
        o.prototype,
        `signatureValue`,
        void 0,
      );
  }),
  In = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.TBSCertList = t.RevokedCertificate = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = On(),
      a = Zt(),
      o = An(),
      s = Mn();
    var c = class {
      userCertificate = /* @__PURE__ */ new ArrayBuffer(0);
      revocationDate = new o.Time();
      crlEntryExtensions;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RevokedCertificate = c),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        c.prototype,
        `userCertificate`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: o.Time })], c.prototype, `revocationDate`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: s.Extension, optional: !0, repeated: `sequence` })],
        c.prototype,
        `crlEntryExtensions`,
        void 0,
      );
    var l = class {
      version;
      signature = new i.AlgorithmIdentifier();
      issuer = new a.Name();
      thisUpdate = new o.Time();
      nextUpdate;
      revokedCertificates;
      crlExtensions;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.TBSCertList = l),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `version`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: i.AlgorithmIdentifier })], l.prototype, `signature`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: a.Name })], l.prototype, `issuer`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: o.Time })], l.prototype, `thisUpdate`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: o.Time, optional: !0 })], l.prototype, `nextUpdate`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: c, repeated: `sequence`, optional: !0 })],
        l.prototype,
        `revokedCertificates`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: s.Extension, optional: !0, context: 0, repeated: `sequence` })],
        l.prototype,
        `crlExtensions`,
        void 0,
      );
  }),
  Ln = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.CertificateList = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = On(),
      a = In();
    var o = class {
      tbsCertList = new a.TBSCertList();
      tbsCertListRaw;
      signatureAlgorithm = new i.AlgorithmIdentifier();
      signature = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.CertificateList = o),
      n.__decorate([(0, r.AsnProp)({ type: a.TBSCertList, raw: !0 })], o.prototype, `tbsCertList`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AlgorithmIdentifier })],
        o.prototype,
        `signatureAlgorithm`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.BitString })], o.prototype, `signature`, void 0);
  }),
  $ = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(Dn(), t),
      n.__exportStar(On(), t),
      n.__exportStar(xn(), t),
      n.__exportStar(Fn(), t),
      n.__exportStar(Ln(), t),
      n.__exportStar(Mn(), t),
      n.__exportStar(Qt(), t),
      n.__exportStar(nn(), t),
      n.__exportStar(Zt(), t),
      n.__exportStar(Q(), t),
      n.__exportStar(kn(), t),
      n.__exportStar(In(), t),
      n.__exportStar(Pn(), t),
      n.__exportStar(An(), t),
      n.__exportStar(Nn(), t),
      n.__exportStar(jn(), t);
  }),
  Rn = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.id_sect571r1 =
        e.id_sect571k1 =
        e.id_secp521r1 =
        e.id_sect409r1 =
        e.id_sect409k1 =
        e.id_secp384r1 =
        e.id_sect283r1 =
        e.id_sect283k1 =
        e.id_secp256r1 =
        e.id_sect233r1 =
        e.id_sect233k1 =
        e.id_secp224r1 =
        e.id_sect163r2 =
        e.id_sect163k1 =
        e.id_secp192r1 =
        e.id_ecdsaWithSHA512 =
        e.id_ecdsaWithSHA384 =
        e.id_ecdsaWithSHA256 =
        e.id_ecdsaWithSHA224 =
        e.id_ecdsaWithSHA1 =
        e.id_ecMQV =
        e.id_ecDH =
        e.id_ecPublicKey =
          void 0),
      (e.id_ecPublicKey = `1.2.840.10045.2.1`),
      (e.id_ecDH = `1.3.132.1.12`),
      (e.id_ecMQV = `1.3.132.1.13`),
      (e.id_ecdsaWithSHA1 = `1.2.840.10045.4.1`),
      (e.id_ecdsaWithSHA224 = `1.2.840.10045.4.3.1`),
      (e.id_ecdsaWithSHA256 = `1.2.840.10045.4.3.2`),
      (e.id_ecdsaWithSHA384 = `1.2.840.10045.4.3.3`),
      (e.id_ecdsaWithSHA512 = `1.2.840.10045.4.3.4`),
      (e.id_secp192r1 = `1.2.840.10045.3.1.1`),
      (e.id_sect163k1 = `1.3.132.0.1`),
      (e.id_sect163r2 = `1.3.132.0.15`),
      (e.id_secp224r1 = `1.3.132.0.33`),
      (e.id_sect233k1 = `1.3.132.0.26`),
      (e.id_sect233r1 = `1.3.132.0.27`),
      (e.id_secp256r1 = `1.2.840.10045.3.1.7`),
      (e.id_sect283k1 = `1.3.132.0.16`),
      (e.id_sect283r1 = `1.3.132.0.17`),
      (e.id_secp384r1 = `1.3.132.0.34`),
      (e.id_sect409k1 = `1.3.132.0.36`),
      (e.id_sect409r1 = `1.3.132.0.37`),
      (e.id_secp521r1 = `1.3.132.0.35`),
      (e.id_sect571k1 = `1.3.132.0.38`),
      (e.id_sect571r1 = `1.3.132.0.39`);
  }),
  zn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.ecdsaWithSHA512 =
        t.ecdsaWithSHA384 =
        t.ecdsaWithSHA256 =
        t.ecdsaWithSHA224 =
        t.ecdsaWithSHA1 =
          void 0);
    const n = (J(), e(U)),
      r = $(),
      i = n.__importStar(Rn());
    function a(e) {
      return new r.AlgorithmIdentifier({ algorithm: e });
    }
    (t.ecdsaWithSHA1 = a(i.id_ecdsaWithSHA1)),
      (t.ecdsaWithSHA224 = a(i.id_ecdsaWithSHA224)),
      (t.ecdsaWithSHA256 = a(i.id_ecdsaWithSHA256)),
      (t.ecdsaWithSHA384 = a(i.id_ecdsaWithSHA384)),
      (t.ecdsaWithSHA512 = a(i.id_ecdsaWithSHA512));
  }),
  Bn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.SpecifiedECDomain = t.ECPVer = t.Curve = t.FieldElement = t.ECPoint = t.FieldID = void 0);
    let n = (J(), e(U)),
      r = Z(),
      i = class {
        fieldType;
        parameters;
        constructor(e = {}) {
          Object.assign(this, e);
        }
      };
    (t.FieldID = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        i.prototype,
        `fieldType`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Any })], i.prototype, `parameters`, void 0),
      (t.FieldID = i = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Sequence })], i));
    var a = class extends r.OctetString {};
    (t.ECPoint = a), (t.FieldElement = class extends r.OctetString {});
    let o = class {
      a;
      b;
      seed;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.Curve = o),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.OctetString })], o.prototype, `a`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.OctetString })], o.prototype, `b`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.BitString, optional: !0 })],
        o.prototype,
        `seed`,
        void 0,
      ),
      (t.Curve = o = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Sequence })], o));
    var s;
    ((e) => {
      e[(e.ecpVer1 = 1)] = `ecpVer1`;
    })(s || (t.ECPVer = s = {}));
    let c = class {
      version = s.ecpVer1;
      fieldID;
      curve;
      base;
      order;
      cofactor;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.SpecifiedECDomain = c),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], c.prototype, `version`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: i })], c.prototype, `fieldID`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: o })], c.prototype, `curve`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: a })], c.prototype, `base`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        c.prototype,
        `order`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, optional: !0 })],
        c.prototype,
        `cofactor`,
        void 0,
      ),
      (t.SpecifiedECDomain = c = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Sequence })], c));
  }),
  Vn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.ECParameters = void 0);
    let n = (J(), e(U)),
      r = Z(),
      i = Bn(),
      a = class {
        namedCurve;
        implicitCurve;
        specifiedCurve;
        constructor(e = {}) {
          Object.assign(this, e);
        }
      };
    (t.ECParameters = a),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        a.prototype,
        `namedCurve`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Null })], a.prototype, `implicitCurve`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: i.SpecifiedECDomain })], a.prototype, `specifiedCurve`, void 0),
      (t.ECParameters = a = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], a));
  }),
  Hn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.ECPrivateKey = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = Vn();
    var a = class {
      version = 1;
      privateKey = new r.OctetString();
      parameters;
      publicKey;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.ECPrivateKey = a),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], a.prototype, `version`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: r.OctetString })], a.prototype, `privateKey`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.ECParameters, context: 0, optional: !0 })],
        a.prototype,
        `parameters`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.BitString, context: 1, optional: !0 })],
        a.prototype,
        `publicKey`,
        void 0,
      );
  }),
  Un = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.ECDSASigValue = void 0);
    const n = (J(), e(U)),
      r = Z();
    var i = class {
      r = /* @__PURE__ */ new ArrayBuffer(0);
      s = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.ECDSASigValue = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        i.prototype,
        `r`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        i.prototype,
        `s`,
        void 0,
      );
  }),
  Wn = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(zn(), t),
      n.__exportStar(Vn(), t),
      n.__exportStar(Hn(), t),
      n.__exportStar(Un(), t),
      n.__exportStar(Rn(), t),
      n.__exportStar(Bn(), t);
  }),
  Gn = Z(),
  Kn = Wn();
function qn(e, t) {
  const n = Gn.AsnParser.parse(e, Kn.ECDSASigValue),
    r = new Uint8Array(n.r),
    i = new Uint8Array(n.s),
    a = Jn(t);
  return er([Yn(r, a), Yn(i, a)]);
}
function Jn(e) {
  switch (e) {
    case P.P256:
      return 32;
    case P.P384:
      return 48;
    case P.P521:
      return 66;
    default:
      throw Error(`Unexpected COSE crv value of ${e} (EC2)`);
  }
}
function Yn(e, t) {
  let n;
  if (e.length < t) (n = new Uint8Array(t)), n.set(e, t - e.length);
  else if (e.length === t) n = e;
  else if (e.length === t + 1 && e[0] === 0 && (e[1] & 128) == 128) n = e.subarray(1);
  else throw Error(`Invalid signature component length ${e.length}, expected ${t}`);
  return n;
}
function Xn(e) {
  const { cosePublicKey: t, signature: n, data: r, shaHashOverride: i } = e;
  if (ye(t)) {
    const e = t.get(M.crv);
    if (!Se(e)) throw Error(`unknown COSE curve ${e}`);
    return Ae({ cosePublicKey: t, signature: qn(n, e), data: r, shaHashOverride: i });
  }
  if (be(t)) return je({ cosePublicKey: t, signature: n, data: r, shaHashOverride: i });
  if (ve(t)) return H({ cosePublicKey: t, signature: n, data: r });
  if (j(t)) return ke({ cosePublicKey: t, signature: n, data: r });
  const a = t.get(M.kty);
  throw Error(`Signature verification with public key of kty ${a} is not supported by this method`);
}
function Zn(e, t) {
  return e.length == t.length && e.every((e, n) => e === t[n]);
}
function Qn(e) {
  return Array.from(e, (e) => e.toString(16).padStart(2, `0`)).join(``);
}
function $n(e) {
  if (!e) return Uint8Array.from([]);
  if (e.length === 0 || e.length % 2 != 0 || /[^a-fA-F0-9]/u.test(e)) throw Error(`Invalid hex string`);
  const t = e.match(/.{1,2}/g) ?? [];
  return Uint8Array.from(t.map((e) => parseInt(e, 16)));
}
function er(e) {
  let t = 0,
    n = e.reduce((e, t) => e + t.length, 0),
    r = new Uint8Array(n);
  return (
    e.forEach((e) => {
      r.set(e, t), (t += e.length);
    }),
    r
  );
}
function tr(e) {
  return new globalThis.TextDecoder(`utf-8`).decode(e);
}
function nr(e) {
  return new globalThis.TextEncoder().encode(e);
}
function rr(e) {
  return Uint8Array.from(e.split(``).map((e) => e.charCodeAt(0)));
}
function ir(e) {
  return new DataView(e.buffer, e.byteOffset, e.length);
}
function ar(e) {
  const t = Qn(e);
  return [t.slice(0, 8), t.slice(8, 12), t.slice(12, 16), t.slice(16, 20), t.slice(20, 32)].join(`-`);
}
function or(e) {
  let t;
  if (typeof e == `string`) {
    if (_(e)) t = m(e);
    else if (g(e)) t = e;
    else throw Error(`Certificate is not a valid base64 or base64url string`);
  } else t = p(e, `base64`);
  let n = ``;
  for (let e = 0; e < Math.ceil(t.length / 64); e += 1) {
    const r = 64 * e;
    n += `${t.substr(r, 64)}\n`;
  }
  return (n = `-----BEGIN CERTIFICATE-----\n${n}-----END CERTIFICATE-----\n`), n;
}
function sr(e) {
  const t = A(e),
    n = Uint8Array.from([4]),
    r = t.get(M.x),
    i = t.get(M.y);
  if (!r) throw Error(`COSE public key was missing x`);
  return er(i ? [n, r, i] : [n, r]);
}
function cr(e) {
  return lr.stubThis(A(e));
}
const lr = { stubThis: (e) => e };
function ur(e) {
  const t = h(e),
    n = JSON.parse(t);
  return dr.stubThis(n);
}
const dr = { stubThis: (e) => e };
function fr(e) {
  return pr.stubThis(A(e));
}
const pr = { stubThis: (e) => e };
var mr = $();
const hr = { '2.5.4.6': `C`, '2.5.4.10': `O`, '2.5.4.11': `OU`, '2.5.4.3': `CN` };
function gr(e) {
  const t = Gn.AsnParser.parse(e, mr.Certificate),
    n = t.tbsCertificate,
    r = { combined: `` };
  n.issuer.forEach(([e]) => {
    const t = hr[e.type];
    t && (r[t] = e.value.toString());
  }),
    (r.combined = _r(r));
  const i = { combined: `` };
  n.subject.forEach(([e]) => {
    const t = hr[e.type];
    t && (i[t] = e.value.toString());
  }),
    (i.combined = _r(i));
  let a = !1;
  if (n.extensions)
    for (const e of n.extensions)
      e.extnID === mr.id_ce_basicConstraints && (a = Gn.AsnParser.parse(e.extnValue, mr.BasicConstraints).cA);
  return {
    issuer: r,
    subject: i,
    version: n.version,
    basicConstraintsCA: a,
    notBefore: n.validity.notBefore.getTime(),
    notAfter: n.validity.notAfter.getTime(),
    parsedCertificate: t,
  };
}
function _r(e) {
  const t = [];
  return e.C && t.push(e.C), e.O && t.push(e.O), e.OU && t.push(e.OU), e.CN && t.push(e.CN), t.join(` : `);
}
var vr = /* @__PURE__ */ r(() => {
    /*! *****************************************************************************
Copyright (C) Microsoft. All rights reserved.
Licensed under the Apache License, Version 2.0 (the "License"); you may not use
this file except in compliance with the License. You may obtain a copy of the
License at http://www.apache.org/licenses/LICENSE-2.0

THIS CODE IS PROVIDED ON AN *AS IS* BASIS, WITHOUT WARRANTIES OR CONDITIONS OF ANY
KIND, EITHER EXPRESS OR IMPLIED, INCLUDING WITHOUT LIMITATION ANY IMPLIED
WARRANTIES OR CONDITIONS OF TITLE, FITNESS FOR A PARTICULAR PURPOSE,
MERCHANTABLITY OR NON-INFRINGEMENT.

See the Apache Version 2.0 License for specific language governing permissions
and limitations under the License.
***************************************************************************** */
    var e;
    ((e) => {
      (function (t) {
        var n =
            typeof globalThis == `object`
              ? globalThis
              : typeof global == `object`
                ? global
                : typeof self == `object`
                  ? self
                  : typeof this == `object`
                    ? this
                    : s(),
          r = i(e);
        n.Reflect !== void 0 && (r = i(n.Reflect, r)), t(r, n), n.Reflect === void 0 && (n.Reflect = e);
        function i(e, t) {
          return (n, r) => {
            Object.defineProperty(e, n, { configurable: !0, writable: !0, value: r }), t && t(n, r);
          };
        }
        function a() {
          try {
            return Function(`return this;`)();
          } catch {}
        }
        function o() {
          try {
            return (0, eval)(`(function() { return this; })()`);
          } catch {}
        }
        function s() {
          return a() || o();
        }
      })((e, t) => {
        var n = Object.prototype.hasOwnProperty,
          r = typeof Symbol == `function`,
          i = r && Symbol.toPrimitive !== void 0 ? Symbol.toPrimitive : `@@toPrimitive`,
          a = r && Symbol.iterator !== void 0 ? Symbol.iterator : `@@iterator`,
          o = typeof Object.create == `function`,
          s = { __proto__: [] } instanceof Array,
          c = !o && !s,
          l = {
            create: o ? () => B(Object.create(null)) : s ? () => B({ __proto__: null }) : () => B({}),
            has: c ? (e, t) => n.call(e, t) : (e, t) => t in e,
            get: c ? (e, t) => (n.call(e, t) ? e[t] : void 0) : (e, t) => e[t],
          },
          u = Object.getPrototypeOf(Function),
          d = typeof Map == `function` && typeof Map.prototype.entries == `function` ? Map : we(),
          f = typeof Set == `function` && typeof Set.prototype.entries == `function` ? Set : R(),
          p = typeof WeakMap == `function` ? WeakMap : z(),
          m = r ? Symbol.for(`@reflect-metadata:registry`) : void 0,
          h = F(),
          g = I(h);
        function _(e, t, n, r) {
          if (D(n)) {
            if (!ge(e) || !_e(t)) throw TypeError();
            return re(e, t);
          }
          if (!ge(e) || !O(t) || (!O(r) && !D(r) && !ue(r))) throw TypeError();
          return ue(r) && (r = void 0), (n = k(n)), w(e, t, n, r);
        }
        e(`decorate`, _);
        function v(e, t) {
          function n(n, r) {
            if (!O(n) || (!D(r) && !ve(r))) throw TypeError();
            ce(e, t, n, r);
          }
          return n;
        }
        e(`metadata`, v);
        function y(e, t, n, r) {
          if (!O(n)) throw TypeError();
          return D(r) || (r = k(r)), ce(e, t, n, r);
        }
        e(`defineMetadata`, y);
        function b(e, t, n) {
          if (!O(t)) throw TypeError();
          return D(n) || (n = k(n)), ie(e, t, n);
        }
        e(`hasMetadata`, b);
        function x(e, t, n) {
          if (!O(t)) throw TypeError();
          return D(n) || (n = k(n)), ae(e, t, n);
        }
        e(`hasOwnMetadata`, x);
        function S(e, t, n) {
          if (!O(t)) throw TypeError();
          return D(n) || (n = k(n)), oe(e, t, n);
        }
        e(`getMetadata`, S);
        function C(e, t, n) {
          if (!O(t)) throw TypeError();
          return D(n) || (n = k(n)), se(e, t, n);
        }
        e(`getOwnMetadata`, C);
        function ee(e, t) {
          if (!O(e)) throw TypeError();
          return D(t) || (t = k(t)), T(e, t);
        }
        e(`getMetadataKeys`, ee);
        function te(e, t) {
          if (!O(e)) throw TypeError();
          return D(t) || (t = k(t)), E(e, t);
        }
        e(`getOwnMetadataKeys`, te);
        function ne(e, t, n) {
          if (!O(t) || (D(n) || (n = k(n)), !O(t))) throw TypeError();
          D(n) || (n = k(n));
          var r = L(t, n, !1);
          return !D(r) && r.OrdinaryDeleteMetadata(e, t, n);
        }
        e(`deleteMetadata`, ne);
        function re(e, t) {
          for (var n = e.length - 1; n >= 0; --n) {
            var r = e[n],
              i = r(t);
            if (!D(i) && !ue(i)) {
              if (!_e(i)) throw TypeError();
              t = i;
            }
          }
          return t;
        }
        function w(e, t, n, r) {
          for (var i = e.length - 1; i >= 0; --i) {
            var a = e[i],
              o = a(t, n, r);
            if (!D(o) && !ue(o)) {
              if (!O(o)) throw TypeError();
              r = o;
            }
          }
          return r;
        }
        function ie(e, t, n) {
          if (ae(e, t, n)) return !0;
          var r = P(t);
          return !ue(r) && ie(e, r, n);
        }
        function ae(e, t, n) {
          var r = L(t, n, !1);
          return !D(r) && me(r.OrdinaryHasOwnMetadata(e, t, n));
        }
        function oe(e, t, n) {
          if (ae(e, t, n)) return se(e, t, n);
          var r = P(t);
          if (!ue(r)) return oe(e, r, n);
        }
        function se(e, t, n) {
          var r = L(t, n, !1);
          if (!D(r)) return r.OrdinaryGetOwnMetadata(e, t, n);
        }
        function ce(e, t, n, r) {
          L(n, r, !0).OrdinaryDefineOwnMetadata(e, t, n, r);
        }
        function T(e, t) {
          var n = E(e, t),
            r = P(e);
          if (r === null) return n;
          var i = T(r, t);
          if (i.length <= 0) return n;
          if (n.length <= 0) return i;
          for (var a = new f(), o = [], s = 0, c = n; s < c.length; s++) {
            var l = c[s],
              u = a.has(l);
            u || (a.add(l), o.push(l));
          }
          for (var d = 0, p = i; d < p.length; d++) {
            var l = p[d],
              u = a.has(l);
            u || (a.add(l), o.push(l));
          }
          return o;
        }
        function E(e, t) {
          var n = L(e, t, !1);
          return n ? n.OrdinaryOwnMetadataKeys(e, t) : [];
        }
        function le(e) {
          if (e === null) return 1;
          switch (typeof e) {
            case `undefined`:
              return 0;
            case `boolean`:
              return 2;
            case `string`:
              return 3;
            case `symbol`:
              return 4;
            case `number`:
              return 5;
            case `object`:
              return e === null ? 1 : 6;
            default:
              return 6;
          }
        }
        function D(e) {
          return e === void 0;
        }
        function ue(e) {
          return e === null;
        }
        function de(e) {
          return typeof e == `symbol`;
        }
        function O(e) {
          return typeof e == `object` ? e !== null : typeof e == `function`;
        }
        function fe(e, t) {
          switch (le(e)) {
            case 0:
              return e;
            case 1:
              return e;
            case 2:
              return e;
            case 3:
              return e;
            case 4:
              return e;
            case 5:
              return e;
          }
          var n = t === 3 ? `string` : t === 5 ? `number` : `default`,
            r = be(e, i);
          if (r !== void 0) {
            var a = r.call(e, n);
            if (O(a)) throw TypeError();
            return a;
          }
          return pe(e, n === 'default' ? `number` : n);
        }
        function pe(e, t) {
          if (t === `string`) {
            var n = e.toString;
            if (A(n)) {
              var r = n.call(e);
              if (!O(r)) return r;
            }
            var i = e.valueOf;
            if (A(i)) {
              var r = i.call(e);
              if (!O(r)) return r;
            }
          } else {
            var i = e.valueOf;
            if (A(i)) {
              var r = i.call(e);
              if (!O(r)) return r;
            }
            var a = e.toString;
            if (A(a)) {
              var r = a.call(e);
              if (!O(r)) return r;
            }
          }
          throw TypeError();
        }
        function me(e) {
          return !!e;
        }
        function he(e) {
          return `` + e;
        }
        function k(e) {
          var t = fe(e, 3);
          return de(t) ? t : he(t);
        }
        function ge(e) {
          return Array.isArray
            ? Array.isArray(e)
            : e instanceof Object
              ? e instanceof Array
              : Object.prototype.toString.call(e) === `[object Array]`;
        }
        function A(e) {
          return typeof e == `function`;
        }
        function _e(e) {
          return typeof e == `function`;
        }
        function ve(e) {
          switch (le(e)) {
            case 3:
              return !0;
            case 4:
              return !0;
            default:
              return !1;
          }
        }
        function ye(e, t) {
          return e === t || (e !== e && t !== t);
        }
        function be(e, t) {
          var n = e[t];
          if (n != null) {
            if (!A(n)) throw TypeError();
            return n;
          }
        }
        function j(e) {
          var t = be(e, a);
          if (!A(t)) throw TypeError();
          var n = t.call(e);
          if (!O(n)) throw TypeError();
          return n;
        }
        function M(e) {
          return e.value;
        }
        function xe(e) {
          var t = e.next();
          return !t.done && t;
        }
        function N(e) {
          var t = e.return;
          t && t.call(e);
        }
        function P(e) {
          var t = Object.getPrototypeOf(e);
          if (typeof e != `function` || e === u || t !== u) return t;
          var n = e.prototype,
            r = n && Object.getPrototypeOf(n);
          if (r == null || r === Object.prototype) return t;
          var i = r.constructor;
          return typeof i != `function` || i === e ? t : i;
        }
        function Se() {
          var e;
          !D(m) &&
            t.Reflect !== void 0 &&
            !(m in t.Reflect) &&
            typeof t.Reflect.defineMetadata == `function` &&
            (e = Ce(t.Reflect));
          var n,
            r,
            i,
            a = new p(),
            o = { registerProvider: s, getProvider: l, setProvider: h };
          return o;
          function s(t) {
            if (!Object.isExtensible(o)) throw Error(`Cannot add provider to a frozen registry.`);
            switch (!0) {
              case e === t:
                break;
              case D(n):
                n = t;
                break;
              case n === t:
                break;
              case D(r):
                r = t;
                break;
              case r === t:
                break;
              default:
                i === void 0 && (i = new f()), i.add(t);
            }
          }
          function c(t, a) {
            if (!D(n)) {
              if (n.isProviderFor(t, a)) return n;
              if (!D(r)) {
                if (r.isProviderFor(t, a)) return n;
                if (!D(i))
                  for (var o = j(i); ; ) {
                    var s = xe(o);
                    if (!s) return;
                    var c = M(s);
                    if (c.isProviderFor(t, a)) return N(o), c;
                  }
              }
            }
            if (!D(e) && e.isProviderFor(t, a)) return e;
          }
          function l(e, t) {
            var n = a.get(e),
              r;
            return (
              D(n) || (r = n.get(t)),
              D(r) && ((r = c(e, t)), D(r) || (D(n) && ((n = new d()), a.set(e, n)), n.set(t, r))),
              r
            );
          }
          function u(e) {
            if (D(e)) throw TypeError();
            return n === e || r === e || (!D(i) && i.has(e));
          }
          function h(e, t, n) {
            if (!u(n)) throw Error(`Metadata provider not registered.`);
            var r = l(e, t);
            if (r !== n) {
              if (!D(r)) return !1;
              var i = a.get(e);
              D(i) && ((i = new d()), a.set(e, i)), i.set(t, n);
            }
            return !0;
          }
        }
        function F() {
          var e;
          return (
            !D(m) && O(t.Reflect) && Object.isExtensible(t.Reflect) && (e = t.Reflect[m]),
            D(e) && (e = Se()),
            !D(m) &&
              O(t.Reflect) &&
              Object.isExtensible(t.Reflect) &&
              Object.defineProperty(t.Reflect, m, {
                enumerable: !1,
                configurable: !1,
                writable: !1,
                value: e,
              }),
            e
          );
        }
        function I(e) {
          var t = new p(),
            n = {
              isProviderFor: (e, n) => {
                var r = t.get(e);
                return !D(r) && r.has(n);
              },
              OrdinaryDefineOwnMetadata: o,
              OrdinaryHasOwnMetadata: i,
              OrdinaryGetOwnMetadata: a,
              OrdinaryOwnMetadataKeys: s,
              OrdinaryDeleteMetadata: c,
            };
          return h.registerProvider(n), n;
          function r(r, i, a) {
            var o = t.get(r),
              s = !1;
            if (D(o)) {
              if (!a) return;
              (o = new d()), t.set(r, o), (s = !0);
            }
            var c = o.get(i);
            if (D(c)) {
              if (!a) return;
              if (((c = new d()), o.set(i, c), !e.setProvider(r, i, n)))
                throw (o.delete(i), s && t.delete(r), Error(`Wrong provider for target.`));
            }
            return c;
          }
          function i(e, t, n) {
            var i = r(t, n, !1);
            return !D(i) && me(i.has(e));
          }
          function a(e, t, n) {
            var i = r(t, n, !1);
            if (!D(i)) return i.get(e);
          }
          function o(e, t, n, i) {
            r(n, i, !0).set(e, t);
          }
          function s(e, t) {
            var n = [],
              i = r(e, t, !1);
            if (D(i)) return n;
            for (var a = j(i.keys()), o = 0; ; ) {
              var s = xe(a);
              if (!s) return (n.length = o), n;
              var c = M(s);
              try {
                n[o] = c;
              } catch (e) {
                try {
                  N(a);
                } finally {
                  throw e;
                }
              }
              o++;
            }
          }
          function c(e, n, i) {
            var a = r(n, i, !1);
            if (D(a) || !a.delete(e)) return !1;
            if (a.size === 0) {
              var o = t.get(n);
              D(o) || (o.delete(i), o.size === 0 && t.delete(o));
            }
            return !0;
          }
        }
        function Ce(e) {
          var t = e.defineMetadata,
            n = e.hasOwnMetadata,
            r = e.getOwnMetadata,
            i = e.getOwnMetadataKeys,
            a = e.deleteMetadata,
            o = new p();
          return {
            isProviderFor: (e, t) => {
              var n = o.get(e);
              return !D(n) && n.has(t)
                ? !0
                : i(e, t).length
                  ? (D(n) && ((n = new f()), o.set(e, n)), n.add(t), !0)
                  : !1;
            },
            OrdinaryDefineOwnMetadata: t,
            OrdinaryHasOwnMetadata: n,
            OrdinaryGetOwnMetadata: r,
            OrdinaryOwnMetadataKeys: i,
            OrdinaryDeleteMetadata: a,
          };
        }
        function L(e, t, n) {
          var r = h.getProvider(e, t);
          if (!D(r)) return r;
          if (n) {
            if (h.setProvider(e, t, g)) return g;
            throw Error(`Illegal state.`);
          }
        }
        function we() {
          var e = {},
            t = [],
            n = (() => {
              function e(e, t, n) {
                (this._index = 0), (this._keys = e), (this._values = t), (this._selector = n);
              }
              return (
                (e.prototype[`@@iterator`] = function () {
                  return this;
                }),
                (e.prototype[a] = function () {
                  return this;
                }),
                (e.prototype.next = function () {
                  var e = this._index;
                  if (e >= 0 && e < this._keys.length) {
                    var n = this._selector(this._keys[e], this._values[e]);
                    return (
                      e + 1 >= this._keys.length
                        ? ((this._index = -1), (this._keys = t), (this._values = t))
                        : this._index++,
                      { value: n, done: !1 }
                    );
                  }
                  return { value: void 0, done: !0 };
                }),
                (e.prototype.throw = function (e) {
                  throw (this._index >= 0 && ((this._index = -1), (this._keys = t), (this._values = t)), e);
                }),
                (e.prototype.return = function (e) {
                  return (
                    this._index >= 0 && ((this._index = -1), (this._keys = t), (this._values = t)),
                    { value: e, done: !0 }
                  );
                }),
                e
              );
            })();
          return (() => {
            function t() {
              (this._keys = []), (this._values = []), (this._cacheKey = e), (this._cacheIndex = -2);
            }
            return (
              Object.defineProperty(t.prototype, 'size', {
                get: function () {
                  return this._keys.length;
                },
                enumerable: !0,
                configurable: !0,
              }),
              (t.prototype.has = function (e) {
                return this._find(e, !1) >= 0;
              }),
              (t.prototype.get = function (e) {
                var t = this._find(e, !1);
                return t >= 0 ? this._values[t] : void 0;
              }),
              (t.prototype.set = function (e, t) {
                var n = this._find(e, !0);
                return (this._values[n] = t), this;
              }),
              (t.prototype.delete = function (t) {
                var n = this._find(t, !1);
                if (n >= 0) {
                  for (var r = this._keys.length, i = n + 1; i < r; i++)
                    (this._keys[i - 1] = this._keys[i]), (this._values[i - 1] = this._values[i]);
                  return (
                    this._keys.length--,
                    this._values.length--,
                    ye(t, this._cacheKey) && ((this._cacheKey = e), (this._cacheIndex = -2)),
                    !0
                  );
                }
                return !1;
              }),
              (t.prototype.clear = function () {
                (this._keys.length = 0),
                  (this._values.length = 0),
                  (this._cacheKey = e),
                  (this._cacheIndex = -2);
              }),
              (t.prototype.keys = function () {
                return new n(this._keys, this._values, r);
              }),
              (t.prototype.values = function () {
                return new n(this._keys, this._values, i);
              }),
              (t.prototype.entries = function () {
                return new n(this._keys, this._values, o);
              }),
              (t.prototype[`@@iterator`] = function () {
                return this.entries();
              }),
              (t.prototype[a] = function () {
                return this.entries();
              }),
              (t.prototype._find = function (e, t) {
                if (!ye(this._cacheKey, e)) {
                  this._cacheIndex = -1;
                  for (var n = 0; n < this._keys.length; n++)
                    if (ye(this._keys[n], e)) {
                      this._cacheIndex = n;
                      break;
                    }
                }
                return (
                  this._cacheIndex < 0 &&
                    t &&
                    ((this._cacheIndex = this._keys.length), this._keys.push(e), this._values.push(void 0)),
                  this._cacheIndex
                );
              }),
              t
            );
          })();
          function r(e, t) {
            return e;
          }
          function i(e, t) {
            return t;
          }
          function o(e, t) {
            return [e, t];
          }
        }
        function R() {
          return (() => {
            function e() {
              this._map = new d();
            }
            return (
              Object.defineProperty(e.prototype, 'size', {
                get: function () {
                  return this._map.size;
                },
                enumerable: !0,
                configurable: !0,
              }),
              (e.prototype.has = function (e) {
                return this._map.has(e);
              }),
              (e.prototype.add = function (e) {
                return this._map.set(e, e), this;
              }),
              (e.prototype.delete = function (e) {
                return this._map.delete(e);
              }),
              (e.prototype.clear = function () {
                this._map.clear();
              }),
              (e.prototype.keys = function () {
                return this._map.keys();
              }),
              (e.prototype.values = function () {
                return this._map.keys();
              }),
              (e.prototype.entries = function () {
                return this._map.entries();
              }),
              (e.prototype[`@@iterator`] = function () {
                return this.keys();
              }),
              (e.prototype[a] = function () {
                return this.keys();
              }),
              e
            );
          })();
        }
        function z() {
          var e = l.create(),
            t = r();
          return (() => {
            function e() {
              this._key = r();
            }
            return (
              (e.prototype.has = function (e) {
                var t = i(e, !1);
                return t !== void 0 && l.has(t, this._key);
              }),
              (e.prototype.get = function (e) {
                var t = i(e, !1);
                return t === void 0 ? void 0 : l.get(t, this._key);
              }),
              (e.prototype.set = function (e, t) {
                var n = i(e, !0);
                return (n[this._key] = t), this;
              }),
              (e.prototype.delete = function (e) {
                var t = i(e, !1);
                return t !== void 0 && delete t[this._key];
              }),
              (e.prototype.clear = function () {
                this._key = r();
              }),
              e
            );
          })();
          function r() {
            var t;
            do t = `@@WeakMap@@` + s();
            while (l.has(e, t));
            return (e[t] = !0), t;
          }
          function i(e, r) {
            if (!n.call(e, t)) {
              if (!r) return;
              Object.defineProperty(e, t, { value: l.create() });
            }
            return e[t];
          }
          function a(e, t) {
            for (var n = 0; n < t; ++n) e[n] = (Math.random() * 255) | 0;
            return e;
          }
          function o(e) {
            if (typeof Uint8Array == `function`) {
              var t = new Uint8Array(e);
              return (
                typeof crypto < `u`
                  ? crypto.getRandomValues(t)
                  : typeof msCrypto < `u`
                    ? msCrypto.getRandomValues(t)
                    : a(t, e),
                t
              );
            }
            return a(Array(e), e);
          }
          function s() {
            var e = o(16);
            (e[6] = (e[6] & 79) | 64), (e[8] = (e[8] & 191) | 128);
            for (var t = ``, n = 0; n < 16; ++n) {
              var r = e[n];
              (n === 4 || n === 6 || n === 8) && (t += `-`),
                r < 16 && (t += `0`),
                (t += r.toString(16).toLowerCase());
            }
            return t;
          }
        }
        function B(e) {
          return (e.__ = void 0), delete e.__, e;
        }
      });
    })((e ||= {}));
  }),
  yr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.IssuerAndSerialNumber = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $();
    var a = class {
      issuer = new i.Name();
      serialNumber = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.IssuerAndSerialNumber = a),
      n.__decorate([(0, r.AsnProp)({ type: i.Name })], a.prototype, `issuer`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `serialNumber`,
        void 0,
      );
  }),
  br = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.SignerIdentifier = void 0);
    let n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = yr(),
      o = class {
        subjectKeyIdentifier;
        issuerAndSerialNumber;
        constructor(e = {}) {
          Object.assign(this, e);
        }
      };
    (t.SignerIdentifier = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.SubjectKeyIdentifier, context: 0, implicit: !0 })],
        o.prototype,
        `subjectKeyIdentifier`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.IssuerAndSerialNumber })],
        o.prototype,
        `issuerAndSerialNumber`,
        void 0,
      ),
      (t.SignerIdentifier = o = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], o));
  }),
  xr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.KeyDerivationAlgorithmIdentifier =
        t.MessageAuthenticationCodeAlgorithm =
        t.ContentEncryptionAlgorithmIdentifier =
        t.KeyEncryptionAlgorithmIdentifier =
        t.SignatureAlgorithmIdentifier =
        t.DigestAlgorithmIdentifier =
        t.CMSVersion =
          void 0);
    const n = (J(), e(U)),
      r = $(),
      i = Z();
    var a;
    ((e) => {
      (e[(e.v0 = 0)] = `v0`),
        (e[(e.v1 = 1)] = `v1`),
        (e[(e.v2 = 2)] = `v2`),
        (e[(e.v3 = 3)] = `v3`),
        (e[(e.v4 = 4)] = `v4`),
        (e[(e.v5 = 5)] = `v5`);
    })(a || (t.CMSVersion = a = {}));
    let o = class extends r.AlgorithmIdentifier {};
    (t.DigestAlgorithmIdentifier = o),
      (t.DigestAlgorithmIdentifier = o =
        n.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], o));
    let s = class extends r.AlgorithmIdentifier {};
    (t.SignatureAlgorithmIdentifier = s),
      (t.SignatureAlgorithmIdentifier = s =
        n.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], s));
    let c = class extends r.AlgorithmIdentifier {};
    (t.KeyEncryptionAlgorithmIdentifier = c),
      (t.KeyEncryptionAlgorithmIdentifier = c =
        n.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], c));
    let l = class extends r.AlgorithmIdentifier {};
    (t.ContentEncryptionAlgorithmIdentifier = l),
      (t.ContentEncryptionAlgorithmIdentifier = l =
        n.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], l));
    let u = class extends r.AlgorithmIdentifier {};
    (t.MessageAuthenticationCodeAlgorithm = u),
      (t.MessageAuthenticationCodeAlgorithm = u =
        n.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], u));
    let d = class extends r.AlgorithmIdentifier {};
    (t.KeyDerivationAlgorithmIdentifier = d),
      (t.KeyDerivationAlgorithmIdentifier = d =
        n.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], d));
  }),
  Sr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.Attribute = void 0);
    const n = (J(), e(U)),
      r = Z();
    var i = class {
      attrType = ``;
      attrValues = [];
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.Attribute = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        i.prototype,
        `attrType`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Any, repeated: `set` })],
        i.prototype,
        `attrValues`,
        void 0,
      );
  }),
  Cr = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.SignerInfos = t.SignerInfo = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = br(),
      o = xr(),
      s = Sr();
    var c = class {
      version = o.CMSVersion.v0;
      sid = new a.SignerIdentifier();
      digestAlgorithm = new o.DigestAlgorithmIdentifier();
      signedAttrs;
      signedAttrsRaw;
      signatureAlgorithm = new o.SignatureAlgorithmIdentifier();
      signature = new i.OctetString();
      unsignedAttrs;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.SignerInfo = c),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })], c.prototype, `version`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: a.SignerIdentifier })], c.prototype, `sid`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: o.DigestAlgorithmIdentifier })],
        c.prototype,
        `digestAlgorithm`,
        void 0,
      ),
      r.__decorate(
        [
          (0, i.AsnProp)({
            type: s.Attribute,
            repeated: `set`,
            context: 0,
            implicit: !0,
            optional: !0,
            raw: !0,
          }),
        ],
        c.prototype,
        `signedAttrs`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: o.SignatureAlgorithmIdentifier })],
        c.prototype,
        `signatureAlgorithm`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: i.OctetString })], c.prototype, `signature`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: s.Attribute, repeated: `set`, context: 1, implicit: !0, optional: !0 })],
        c.prototype,
        `unsignedAttrs`,
        void 0,
      );
    let l = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.SignerInfos = l),
      (t.SignerInfos = l = n = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Set, itemType: c })], l));
  }),
  wr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.CounterSignature = t.id_counterSignature = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = Cr();
    t.id_counterSignature = `1.2.840.113549.1.9.6`;
    let a = class extends i.SignerInfo {};
    (t.CounterSignature = a),
      (t.CounterSignature = a = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Sequence })], a));
  }),
  Tr = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.MessageDigest = e.id_messageDigest = void 0);
    const t = Z();
    (e.id_messageDigest = `1.2.840.113549.1.9.4`), (e.MessageDigest = class extends t.OctetString {});
  }),
  Er = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.SigningTime = t.id_signingTime = void 0);
    const n = (J(), e(U)),
      r = $(),
      i = Z();
    t.id_signingTime = `1.2.840.113549.1.9.5`;
    let a = class extends r.Time {};
    (t.SigningTime = a),
      (t.SigningTime = a = n.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Choice })], a));
  }),
  Dr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.id_contentType = void 0);
    const n = (J(), e(U));
    n.__exportStar(wr(), t),
      n.__exportStar(Tr(), t),
      n.__exportStar(Er(), t),
      (t.id_contentType = `1.2.840.113549.1.9.3`);
  }),
  Or = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.ACClearAttrs = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $();
    var a = class {
      acIssuer = new i.GeneralName();
      acSerial = 0;
      attrs = [];
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.ACClearAttrs = a),
      n.__decorate([(0, r.AsnProp)({ type: i.GeneralName })], a.prototype, `acIssuer`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], a.prototype, `acSerial`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.Attribute, repeated: `sequence` })],
        a.prototype,
        `attrs`,
        void 0,
      );
  }),
  kr = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AttrSpec = void 0);
    let r = (J(), e(U)),
      i = Z(),
      a = (n = class extends i.AsnArray {
        constructor(e) {
          super(e), Object.setPrototypeOf(this, n.prototype);
        }
      });
    (t.AttrSpec = a),
      (t.AttrSpec =
        a =
        n =
          r.__decorate(
            [(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: i.AsnPropTypes.ObjectIdentifier })],
            a,
          ));
  }),
  Ar = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AAControls = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = kr();
    var a = class {
      pathLenConstraint;
      permittedAttrs;
      excludedAttrs;
      permitUnSpecified = !0;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.AAControls = a),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, optional: !0 })],
        a.prototype,
        `pathLenConstraint`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AttrSpec, implicit: !0, context: 0, optional: !0 })],
        a.prototype,
        `permittedAttrs`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AttrSpec, implicit: !0, context: 1, optional: !0 })],
        a.prototype,
        `excludedAttrs`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Boolean, defaultValue: !0 })],
        a.prototype,
        `permitUnSpecified`,
        void 0,
      );
  }),
  jr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.IssuerSerial = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $();
    var a = class {
      issuer = new i.GeneralNames();
      serial = /* @__PURE__ */ new ArrayBuffer(0);
      issuerUID = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.IssuerSerial = a),
      n.__decorate([(0, r.AsnProp)({ type: i.GeneralNames })], a.prototype, `issuer`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `serial`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.BitString, optional: !0 })],
        a.prototype,
        `issuerUID`,
        void 0,
      );
  }),
  Mr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.ObjectDigestInfo = t.DigestedObjectType = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $();
    var a;
    ((e) => {
      (e[(e.publicKey = 0)] = `publicKey`),
        (e[(e.publicKeyCert = 1)] = `publicKeyCert`),
        (e[(e.otherObjectTypes = 2)] = `otherObjectTypes`);
    })(a || (t.DigestedObjectType = a = {}));
    var o = class {
      digestedObjectType = a.publicKey;
      otherObjectTypeID;
      digestAlgorithm = new i.AlgorithmIdentifier();
      objectDigest = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.ObjectDigestInfo = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Enumerated })],
        o.prototype,
        `digestedObjectType`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier, optional: !0 })],
        o.prototype,
        `otherObjectTypeID`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: i.AlgorithmIdentifier })], o.prototype, `digestAlgorithm`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.BitString })], o.prototype, `objectDigest`, void 0);
  }),
  Nr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.V2Form = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = jr(),
      o = Mr();
    var s = class {
      issuerName;
      baseCertificateID;
      objectDigestInfo;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.V2Form = s),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.GeneralNames, optional: !0 })],
        s.prototype,
        `issuerName`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.IssuerSerial, context: 0, implicit: !0, optional: !0 })],
        s.prototype,
        `baseCertificateID`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: o.ObjectDigestInfo, context: 1, implicit: !0, optional: !0 })],
        s.prototype,
        `objectDigestInfo`,
        void 0,
      );
  }),
  Pr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AttCertIssuer = void 0);
    let n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = Nr(),
      o = class {
        v1Form;
        v2Form;
        constructor(e = {}) {
          Object.assign(this, e);
        }
      };
    (t.AttCertIssuer = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.GeneralName, repeated: `sequence` })],
        o.prototype,
        `v1Form`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.V2Form, context: 0, implicit: !0 })],
        o.prototype,
        `v2Form`,
        void 0,
      ),
      (t.AttCertIssuer = o = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], o));
  }),
  Fr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AttCertValidityPeriod = void 0);
    const n = (J(), e(U)),
      r = Z();
    var i = class {
      notBeforeTime = /* @__PURE__ */ new Date();
      notAfterTime = /* @__PURE__ */ new Date();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.AttCertValidityPeriod = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.GeneralizedTime })],
        i.prototype,
        `notBeforeTime`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.GeneralizedTime })],
        i.prototype,
        `notAfterTime`,
        void 0,
      );
  }),
  Ir = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.Holder = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = jr(),
      o = Mr();
    var s = class {
      baseCertificateID;
      entityName;
      objectDigestInfo;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.Holder = s),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.IssuerSerial, implicit: !0, context: 0, optional: !0 })],
        s.prototype,
        `baseCertificateID`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.GeneralNames, implicit: !0, context: 1, optional: !0 })],
        s.prototype,
        `entityName`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: o.ObjectDigestInfo, implicit: !0, context: 2, optional: !0 })],
        s.prototype,
        `objectDigestInfo`,
        void 0,
      );
  }),
  Lr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.AttributeCertificateInfo = t.AttCertVersion = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = Ir(),
      o = Pr(),
      s = Fr();
    var c;
    ((e) => {
      e[(e.v2 = 1)] = `v2`;
    })(c || (t.AttCertVersion = c = {}));
    var l = class {
      version = c.v2;
      holder = new a.Holder();
      issuer = new o.AttCertIssuer();
      signature = new i.AlgorithmIdentifier();
      serialNumber = /* @__PURE__ */ new ArrayBuffer(0);
      attrCertValidityPeriod = new s.AttCertValidityPeriod();
      attributes = [];
      issuerUniqueID;
      extensions;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.AttributeCertificateInfo = l),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], l.prototype, `version`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: a.Holder })], l.prototype, `holder`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: o.AttCertIssuer })], l.prototype, `issuer`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: i.AlgorithmIdentifier })], l.prototype, `signature`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        l.prototype,
        `serialNumber`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: s.AttCertValidityPeriod })],
        l.prototype,
        `attrCertValidityPeriod`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.Attribute, repeated: `sequence` })],
        l.prototype,
        `attributes`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.BitString, optional: !0 })],
        l.prototype,
        `issuerUniqueID`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: i.Extensions, optional: !0 })], l.prototype, `extensions`, void 0);
  }),
  Rr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AttributeCertificate = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = Lr();
    var o = class {
      acinfo = new a.AttributeCertificateInfo();
      signatureAlgorithm = new i.AlgorithmIdentifier();
      signatureValue = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.AttributeCertificate = o),
      n.__decorate([(0, r.AsnProp)({ type: a.AttributeCertificateInfo })], o.prototype, `acinfo`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AlgorithmIdentifier })],
        o.prototype,
        `signatureAlgorithm`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.BitString })],
        o.prototype,
        `signatureValue`,
        void 0,
      );
  }),
  zr = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.ClassList = e.ClassListFlags = void 0);
    const t = Z();
    var n;
    ((e) => {
      (e[(e.unmarked = 1)] = `unmarked`),
        (e[(e.unclassified = 2)] = `unclassified`),
        (e[(e.restricted = 4)] = `restricted`),
        (e[(e.confidential = 8)] = `confidential`),
        (e[(e.secret = 16)] = `secret`),
        (e[(e.topSecret = 32)] = `topSecret`);
    })(n || (e.ClassListFlags = n = {})),
      (e.ClassList = class extends t.BitString {});
  }),
  Br = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.SecurityCategory = void 0);
    const n = (J(), e(U)),
      r = Z();
    var i = class {
      type = ``;
      value = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.SecurityCategory = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier, implicit: !0, context: 0 })],
        i.prototype,
        `type`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Any, implicit: !0, context: 1 })],
        i.prototype,
        `value`,
        void 0,
      );
  }),
  Vr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.Clearance = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = zr(),
      a = Br();
    var o = class {
      policyId = ``;
      classList = new i.ClassList(i.ClassListFlags.unclassified);
      securityCategories;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.Clearance = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        o.prototype,
        `policyId`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.ClassList, defaultValue: new i.ClassList(i.ClassListFlags.unclassified) })],
        o.prototype,
        `classList`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.SecurityCategory, repeated: `set` })],
        o.prototype,
        `securityCategories`,
        void 0,
      );
  }),
  Hr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.IetfAttrSyntax = t.IetfAttrSyntaxValueChoices = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $();
    var a = class {
      cotets;
      oid;
      string;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.IetfAttrSyntaxValueChoices = a),
      n.__decorate([(0, r.AsnProp)({ type: r.OctetString })], a.prototype, `cotets`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })], a.prototype, `oid`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Utf8String })], a.prototype, `string`, void 0);
    var o = class {
      policyAuthority;
      values = [];
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.IetfAttrSyntax = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.GeneralNames, implicit: !0, context: 0, optional: !0 })],
        o.prototype,
        `policyAuthority`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: a, repeated: `sequence` })], o.prototype, `values`, void 0);
  }),
  Ur = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.id_at_clearance =
        e.id_at_role =
        e.id_at =
        e.id_aca_encAttrs =
        e.id_aca_group =
        e.id_aca_chargingIdentity =
        e.id_aca_accessIdentity =
        e.id_aca_authenticationInfo =
        e.id_aca =
        e.id_ce_targetInformation =
        e.id_pe_ac_proxying =
        e.id_pe_aaControls =
        e.id_pe_ac_auditIdentity =
          void 0);
    const t = $();
    (e.id_pe_ac_auditIdentity = `${t.id_pe}.4`),
      (e.id_pe_aaControls = `${t.id_pe}.6`),
      (e.id_pe_ac_proxying = `${t.id_pe}.10`),
      (e.id_ce_targetInformation = `${t.id_ce}.55`),
      (e.id_aca = `${t.id_pkix}.10`),
      (e.id_aca_authenticationInfo = `${e.id_aca}.1`),
      (e.id_aca_accessIdentity = `${e.id_aca}.2`),
      (e.id_aca_chargingIdentity = `${e.id_aca}.3`),
      (e.id_aca_group = `${e.id_aca}.4`),
      (e.id_aca_encAttrs = `${e.id_aca}.6`),
      (e.id_at = `2.5.4`),
      (e.id_at_role = `${e.id_at}.72`),
      (e.id_at_clearance = `2.5.1.5.55`);
  }),
  Wr = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.Targets = t.Target = t.TargetCert = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = $(),
      o = jr(),
      s = Mr();
    var c = class {
      targetCertificate = new o.IssuerSerial();
      targetName;
      certDigestInfo;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.TargetCert = c),
      r.__decorate([(0, i.AsnProp)({ type: o.IssuerSerial })], c.prototype, `targetCertificate`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: a.GeneralName, optional: !0 })],
        c.prototype,
        `targetName`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: s.ObjectDigestInfo, optional: !0 })],
        c.prototype,
        `certDigestInfo`,
        void 0,
      );
    let l = class {
      targetName;
      targetGroup;
      targetCert;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.Target = l),
      r.__decorate(
        [(0, i.AsnProp)({ type: a.GeneralName, context: 0, implicit: !0 })],
        l.prototype,
        `targetName`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: a.GeneralName, context: 1, implicit: !0 })],
        l.prototype,
        `targetGroup`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: c, context: 2, implicit: !0 })],
        l.prototype,
        `targetCert`,
        void 0,
      ),
      (t.Target = l = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Choice })], l));
    let u = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.Targets = u),
      (t.Targets = u = n = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: l })], u));
  }),
  Gr = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.ProxyInfo = void 0);
    let r = (J(), e(U)),
      i = Z(),
      a = Wr(),
      o = (n = class extends i.AsnArray {
        constructor(e) {
          super(e), Object.setPrototypeOf(this, n.prototype);
        }
      });
    (t.ProxyInfo = o),
      (t.ProxyInfo =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: a.Targets })], o));
  }),
  Kr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.RoleSyntax = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $();
    var a = class {
      roleAuthority;
      roleName;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RoleSyntax = a),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.GeneralNames, implicit: !0, context: 0, optional: !0 })],
        a.prototype,
        `roleAuthority`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.GeneralName, implicit: !0, context: 1 })],
        a.prototype,
        `roleName`,
        void 0,
      );
  }),
  qr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.SvceAuthInfo = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $();
    var a = class {
      service = new i.GeneralName();
      ident = new i.GeneralName();
      authInfo;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.SvceAuthInfo = a),
      n.__decorate([(0, r.AsnProp)({ type: i.GeneralName })], a.prototype, `service`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: i.GeneralName })], a.prototype, `ident`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: r.OctetString, optional: !0 })], a.prototype, `authInfo`, void 0);
  }),
  Jr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(Or(), t),
      n.__exportStar(Ar(), t),
      n.__exportStar(Pr(), t),
      n.__exportStar(Fr(), t),
      n.__exportStar(kr(), t),
      n.__exportStar(Rr(), t),
      n.__exportStar(Lr(), t),
      n.__exportStar(zr(), t),
      n.__exportStar(Vr(), t),
      n.__exportStar(Ir(), t),
      n.__exportStar(Hr(), t),
      n.__exportStar(jr(), t),
      n.__exportStar(Mr(), t),
      n.__exportStar(Ur(), t),
      n.__exportStar(Gr(), t),
      n.__exportStar(Kr(), t),
      n.__exportStar(Br(), t),
      n.__exportStar(qr(), t),
      n.__exportStar(Wr(), t),
      n.__exportStar(Nr(), t);
  }),
  Yr = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.CertificateSet = t.CertificateChoices = t.OtherCertificateFormat = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = $(),
      o = Jr();
    var s = class {
      otherCertFormat = ``;
      otherCert = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.OtherCertificateFormat = s),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.ObjectIdentifier })],
        s.prototype,
        `otherCertFormat`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Any })], s.prototype, `otherCert`, void 0);
    let c = class {
      certificate;
      v2AttrCert;
      other;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.CertificateChoices = c),
      r.__decorate([(0, i.AsnProp)({ type: a.Certificate })], c.prototype, `certificate`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: o.AttributeCertificate, context: 2, implicit: !0 })],
        c.prototype,
        `v2AttrCert`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: s, context: 3, implicit: !0 })], c.prototype, `other`, void 0),
      (t.CertificateChoices = c = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Choice })], c));
    let l = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.CertificateSet = l),
      (t.CertificateSet =
        l =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Set, itemType: c })], l));
  }),
  Xr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.ContentInfo = void 0);
    const n = (J(), e(U)),
      r = Z();
    var i = class {
      contentType = ``;
      content = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.ContentInfo = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        i.prototype,
        `contentType`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Any, context: 0 })],
        i.prototype,
        `content`,
        void 0,
      );
  }),
  Zr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.EncapsulatedContentInfo = t.EncapsulatedContent = void 0);
    let n = (J(), e(U)),
      r = Z(),
      i = class {
        single;
        any;
        constructor(e = {}) {
          Object.assign(this, e);
        }
      };
    (t.EncapsulatedContent = i),
      n.__decorate([(0, r.AsnProp)({ type: r.OctetString })], i.prototype, `single`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Any })], i.prototype, `any`, void 0),
      (t.EncapsulatedContent = i = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], i));
    var a = class {
      eContentType = ``;
      eContent;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.EncapsulatedContentInfo = a),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        a.prototype,
        `eContentType`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: i, context: 0, optional: !0 })], a.prototype, `eContent`, void 0);
  }),
  Qr = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.EncryptedContentInfo = t.EncryptedContent = void 0);
    let n = (J(), e(U)),
      r = Z(),
      i = xr(),
      a = class {
        value;
        constructedValue;
        constructor(e = {}) {
          Object.assign(this, e);
        }
      };
    (t.EncryptedContent = a),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.OctetString, context: 0, implicit: !0, optional: !0 })],
        a.prototype,
        `value`,
        void 0,
      ),
      n.__decorate(
        [
          (0, r.AsnProp)({
            type: r.OctetString,
            converter: r.AsnConstructedOctetStringConverter,
            context: 0,
            implicit: !0,
            optional: !0,
            repeated: `sequence`,
          }),
        ],
        a.prototype,
        `constructedValue`,
        void 0,
      ),
      (t.EncryptedContent = a = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], a));
    var o = class {
      contentType = ``;
      contentEncryptionAlgorithm = new i.ContentEncryptionAlgorithmIdentifier();
      encryptedContent;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.EncryptedContentInfo = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        o.prototype,
        `contentType`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.ContentEncryptionAlgorithmIdentifier })],
        o.prototype,
        `contentEncryptionAlgorithm`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: a, optional: !0 })], o.prototype, `encryptedContent`, void 0);
  }),
  $r = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.OtherKeyAttribute = void 0);
    const n = (J(), e(U)),
      r = Z();
    var i = class {
      keyAttrId = ``;
      keyAttr;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.OtherKeyAttribute = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        i.prototype,
        `keyAttrId`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Any, optional: !0 })],
        i.prototype,
        `keyAttr`,
        void 0,
      );
  }),
  ei = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.KeyAgreeRecipientInfo =
        t.OriginatorIdentifierOrKey =
        t.OriginatorPublicKey =
        t.RecipientEncryptedKeys =
        t.RecipientEncryptedKey =
        t.KeyAgreeRecipientIdentifier =
        t.RecipientKeyIdentifier =
          void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = $(),
      o = xr(),
      s = yr(),
      c = $r();
    var l = class {
      subjectKeyIdentifier = new a.SubjectKeyIdentifier();
      date;
      other;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RecipientKeyIdentifier = l),
      r.__decorate(
        [(0, i.AsnProp)({ type: a.SubjectKeyIdentifier })],
        l.prototype,
        `subjectKeyIdentifier`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.GeneralizedTime, optional: !0 })],
        l.prototype,
        `date`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: c.OtherKeyAttribute, optional: !0 })],
        l.prototype,
        `other`,
        void 0,
      );
    let u = class {
      rKeyId;
      issuerAndSerialNumber;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.KeyAgreeRecipientIdentifier = u),
      r.__decorate(
        [(0, i.AsnProp)({ type: l, context: 0, implicit: !0, optional: !0 })],
        u.prototype,
        `rKeyId`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: s.IssuerAndSerialNumber, optional: !0 })],
        u.prototype,
        `issuerAndSerialNumber`,
        void 0,
      ),
      (t.KeyAgreeRecipientIdentifier = u =
        r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Choice })], u));
    var d = class {
      rid = new u();
      encryptedKey = new i.OctetString();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RecipientEncryptedKey = d),
      r.__decorate([(0, i.AsnProp)({ type: u })], d.prototype, `rid`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: i.OctetString })], d.prototype, `encryptedKey`, void 0);
    let f = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.RecipientEncryptedKeys = f),
      (t.RecipientEncryptedKeys =
        f =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: d })], f));
    var p = class {
      algorithm = new a.AlgorithmIdentifier();
      publicKey = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.OriginatorPublicKey = p),
      r.__decorate([(0, i.AsnProp)({ type: a.AlgorithmIdentifier })], p.prototype, `algorithm`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.BitString })], p.prototype, `publicKey`, void 0);
    let m = class {
      subjectKeyIdentifier;
      originatorKey;
      issuerAndSerialNumber;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.OriginatorIdentifierOrKey = m),
      r.__decorate(
        [(0, i.AsnProp)({ type: a.SubjectKeyIdentifier, context: 0, implicit: !0, optional: !0 })],
        m.prototype,
        `subjectKeyIdentifier`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: p, context: 1, implicit: !0, optional: !0 })],
        m.prototype,
        `originatorKey`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: s.IssuerAndSerialNumber, optional: !0 })],
        m.prototype,
        `issuerAndSerialNumber`,
        void 0,
      ),
      (t.OriginatorIdentifierOrKey = m = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Choice })], m));
    var h = class {
      version = o.CMSVersion.v3;
      originator = new m();
      ukm;
      keyEncryptionAlgorithm = new o.KeyEncryptionAlgorithmIdentifier();
      recipientEncryptedKeys = new f();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.KeyAgreeRecipientInfo = h),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })], h.prototype, `version`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: m, context: 0 })], h.prototype, `originator`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.OctetString, context: 1, optional: !0 })],
        h.prototype,
        `ukm`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: o.KeyEncryptionAlgorithmIdentifier })],
        h.prototype,
        `keyEncryptionAlgorithm`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: f })], h.prototype, `recipientEncryptedKeys`, void 0);
  }),
  ti = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.KeyTransRecipientInfo = t.RecipientIdentifier = void 0);
    let n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = xr(),
      o = yr(),
      s = class {
        subjectKeyIdentifier;
        issuerAndSerialNumber;
        constructor(e = {}) {
          Object.assign(this, e);
        }
      };
    (t.RecipientIdentifier = s),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.SubjectKeyIdentifier, context: 0, implicit: !0 })],
        s.prototype,
        `subjectKeyIdentifier`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: o.IssuerAndSerialNumber })],
        s.prototype,
        `issuerAndSerialNumber`,
        void 0,
      ),
      (t.RecipientIdentifier = s = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], s));
    var c = class {
      version = a.CMSVersion.v0;
      rid = new s();
      keyEncryptionAlgorithm = new a.KeyEncryptionAlgorithmIdentifier();
      encryptedKey = new r.OctetString();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.KeyTransRecipientInfo = c),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], c.prototype, `version`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: s })], c.prototype, `rid`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.KeyEncryptionAlgorithmIdentifier })],
        c.prototype,
        `keyEncryptionAlgorithm`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: r.OctetString })], c.prototype, `encryptedKey`, void 0);
  }),
  ni = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.KEKRecipientInfo = t.KEKIdentifier = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $r(),
      a = xr();
    var o = class {
      keyIdentifier = new r.OctetString();
      date;
      other;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.KEKIdentifier = o),
      n.__decorate([(0, r.AsnProp)({ type: r.OctetString })], o.prototype, `keyIdentifier`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.GeneralizedTime, optional: !0 })],
        o.prototype,
        `date`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.OtherKeyAttribute, optional: !0 })],
        o.prototype,
        `other`,
        void 0,
      );
    var s = class {
      version = a.CMSVersion.v4;
      kekid = new o();
      keyEncryptionAlgorithm = new a.KeyEncryptionAlgorithmIdentifier();
      encryptedKey = new r.OctetString();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.KEKRecipientInfo = s),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], s.prototype, `version`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: o })], s.prototype, `kekid`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.KeyEncryptionAlgorithmIdentifier })],
        s.prototype,
        `keyEncryptionAlgorithm`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: r.OctetString })], s.prototype, `encryptedKey`, void 0);
  }),
  ri = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.PasswordRecipientInfo = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = xr();
    var a = class {
      version = i.CMSVersion.v0;
      keyDerivationAlgorithm;
      keyEncryptionAlgorithm = new i.KeyEncryptionAlgorithmIdentifier();
      encryptedKey = new r.OctetString();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.PasswordRecipientInfo = a),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], a.prototype, `version`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.KeyDerivationAlgorithmIdentifier, context: 0, optional: !0 })],
        a.prototype,
        `keyDerivationAlgorithm`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.KeyEncryptionAlgorithmIdentifier })],
        a.prototype,
        `keyEncryptionAlgorithm`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: r.OctetString })], a.prototype, `encryptedKey`, void 0);
  }),
  ii = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.RecipientInfo = t.OtherRecipientInfo = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = ei(),
      a = ti(),
      o = ni(),
      s = ri();
    var c = class {
      oriType = ``;
      oriValue = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.OtherRecipientInfo = c),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        c.prototype,
        `oriType`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Any })], c.prototype, `oriValue`, void 0);
    let l = class {
      ktri;
      kari;
      kekri;
      pwri;
      ori;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RecipientInfo = l),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.KeyTransRecipientInfo, optional: !0 })],
        l.prototype,
        `ktri`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.KeyAgreeRecipientInfo, context: 1, implicit: !0, optional: !0 })],
        l.prototype,
        `kari`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: o.KEKRecipientInfo, context: 2, implicit: !0, optional: !0 })],
        l.prototype,
        `kekri`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: s.PasswordRecipientInfo, context: 3, implicit: !0, optional: !0 })],
        l.prototype,
        `pwri`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: c, context: 4, implicit: !0, optional: !0 })],
        l.prototype,
        `ori`,
        void 0,
      ),
      (t.RecipientInfo = l = n.__decorate([(0, r.AsnType)({ type: r.AsnTypeTypes.Choice })], l));
  }),
  ai = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.RecipientInfos = void 0);
    let r = (J(), e(U)),
      i = Z(),
      a = ii(),
      o = (n = class extends i.AsnArray {
        constructor(e) {
          super(e), Object.setPrototypeOf(this, n.prototype);
        }
      });
    (t.RecipientInfos = o),
      (t.RecipientInfos =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Set, itemType: a.RecipientInfo })], o));
  }),
  oi = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.RevocationInfoChoices =
        t.RevocationInfoChoice =
        t.OtherRevocationInfoFormat =
        t.id_ri_scvp =
        t.id_ri_ocsp_response =
        t.id_ri =
          void 0);
    const r = (J(), e(U)),
      i = Z();
    (t.id_ri = `${$().id_pkix}.16`),
      (t.id_ri_ocsp_response = `${t.id_ri}.2`),
      (t.id_ri_scvp = `${t.id_ri}.4`);
    var a = class {
      otherRevInfoFormat = ``;
      otherRevInfo = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.OtherRevocationInfoFormat = a),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.ObjectIdentifier })],
        a.prototype,
        `otherRevInfoFormat`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Any })], a.prototype, `otherRevInfo`, void 0);
    let o = class {
      other = new a();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RevocationInfoChoice = o),
      r.__decorate([(0, i.AsnProp)({ type: a, context: 1, implicit: !0 })], o.prototype, `other`, void 0),
      (t.RevocationInfoChoice = o = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Choice })], o));
    let s = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.RevocationInfoChoices = s),
      (t.RevocationInfoChoices =
        s =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Set, itemType: o })], s));
  }),
  si = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.OriginatorInfo = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = Yr(),
      a = oi();
    var o = class {
      certs;
      crls;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.OriginatorInfo = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.CertificateSet, context: 0, implicit: !0, optional: !0 })],
        o.prototype,
        `certs`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.RevocationInfoChoices, context: 1, implicit: !0, optional: !0 })],
        o.prototype,
        `crls`,
        void 0,
      );
  }),
  ci = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.EnvelopedData = t.UnprotectedAttributes = void 0);
    let r = (J(), e(U)),
      i = Z(),
      a = xr(),
      o = Sr(),
      s = ai(),
      c = si(),
      l = Qr(),
      u = (n = class extends i.AsnArray {
        constructor(e) {
          super(e), Object.setPrototypeOf(this, n.prototype);
        }
      });
    (t.UnprotectedAttributes = u),
      (t.UnprotectedAttributes =
        u =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Set, itemType: o.Attribute })], u));
    var d = class {
      version = a.CMSVersion.v0;
      originatorInfo;
      recipientInfos = new s.RecipientInfos();
      encryptedContentInfo = new l.EncryptedContentInfo();
      unprotectedAttrs;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.EnvelopedData = d),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })], d.prototype, `version`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: c.OriginatorInfo, context: 0, implicit: !0, optional: !0 })],
        d.prototype,
        `originatorInfo`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: s.RecipientInfos })], d.prototype, `recipientInfos`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: l.EncryptedContentInfo })],
        d.prototype,
        `encryptedContentInfo`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: u, context: 1, implicit: !0, optional: !0 })],
        d.prototype,
        `unprotectedAttrs`,
        void 0,
      );
  }),
  li = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.id_authData =
        e.id_encryptedData =
        e.id_digestedData =
        e.id_envelopedData =
        e.id_signedData =
        e.id_data =
        e.id_ct_contentInfo =
          void 0),
      (e.id_ct_contentInfo = `1.2.840.113549.1.9.16.1.6`),
      (e.id_data = `1.2.840.113549.1.7.1`),
      (e.id_signedData = `1.2.840.113549.1.7.2`),
      (e.id_envelopedData = `1.2.840.113549.1.7.3`),
      (e.id_digestedData = `1.2.840.113549.1.7.5`),
      (e.id_encryptedData = `1.2.840.113549.1.7.6`),
      (e.id_authData = `1.2.840.113549.1.9.16.1.2`);
  }),
  ui = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.SignedData = t.DigestAlgorithmIdentifiers = void 0);
    let r = (J(), e(U)),
      i = Z(),
      a = Yr(),
      o = xr(),
      s = Zr(),
      c = oi(),
      l = Cr(),
      u = (n = class extends i.AsnArray {
        constructor(e) {
          super(e), Object.setPrototypeOf(this, n.prototype);
        }
      });
    (t.DigestAlgorithmIdentifiers = u),
      (t.DigestAlgorithmIdentifiers =
        u =
        n =
          r.__decorate(
            [(0, i.AsnType)({ type: i.AsnTypeTypes.Set, itemType: o.DigestAlgorithmIdentifier })],
            u,
          ));
    var d = class {
      version = o.CMSVersion.v0;
      digestAlgorithms = new u();
      encapContentInfo = new s.EncapsulatedContentInfo();
      certificates;
      crls;
      signerInfos = new l.SignerInfos();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.SignedData = d),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })], d.prototype, `version`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: u })], d.prototype, `digestAlgorithms`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: s.EncapsulatedContentInfo })],
        d.prototype,
        `encapContentInfo`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: a.CertificateSet, context: 0, implicit: !0, optional: !0 })],
        d.prototype,
        `certificates`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: c.RevocationInfoChoices, context: 1, implicit: !0, optional: !0 })],
        d.prototype,
        `crls`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: l.SignerInfos })], d.prototype, `signerInfos`, void 0);
  }),
  di = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(Dr(), t),
      n.__exportStar(Sr(), t),
      n.__exportStar(Yr(), t),
      n.__exportStar(Xr(), t),
      n.__exportStar(Zr(), t),
      n.__exportStar(Qr(), t),
      n.__exportStar(ci(), t),
      n.__exportStar(yr(), t),
      n.__exportStar(ni(), t),
      n.__exportStar(ei(), t),
      n.__exportStar(ti(), t),
      n.__exportStar(li(), t),
      n.__exportStar(si(), t),
      n.__exportStar(ri(), t),
      n.__exportStar(ii(), t),
      n.__exportStar(ai(), t),
      n.__exportStar(oi(), t),
      n.__exportStar(ui(), t),
      n.__exportStar(br(), t),
      n.__exportStar(Cr(), t),
      n.__exportStar(xr(), t);
  }),
  fi = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.id_mgf1 =
        e.id_md5 =
        e.id_md2 =
        e.id_sha512_256 =
        e.id_sha512_224 =
        e.id_sha512 =
        e.id_sha384 =
        e.id_sha256 =
        e.id_sha224 =
        e.id_sha1 =
        e.id_sha512_256WithRSAEncryption =
        e.id_sha512_224WithRSAEncryption =
        e.id_sha512WithRSAEncryption =
        e.id_sha384WithRSAEncryption =
        e.id_sha256WithRSAEncryption =
        e.id_ssha224WithRSAEncryption =
        e.id_sha224WithRSAEncryption =
        e.id_sha1WithRSAEncryption =
        e.id_md5WithRSAEncryption =
        e.id_md2WithRSAEncryption =
        e.id_RSASSA_PSS =
        e.id_pSpecified =
        e.id_RSAES_OAEP =
        e.id_rsaEncryption =
        e.id_pkcs_1 =
          void 0),
      (e.id_pkcs_1 = `1.2.840.113549.1.1`),
      (e.id_rsaEncryption = `${e.id_pkcs_1}.1`),
      (e.id_RSAES_OAEP = `${e.id_pkcs_1}.7`),
      (e.id_pSpecified = `${e.id_pkcs_1}.9`),
      (e.id_RSASSA_PSS = `${e.id_pkcs_1}.10`),
      (e.id_md2WithRSAEncryption = `${e.id_pkcs_1}.2`),
      (e.id_md5WithRSAEncryption = `${e.id_pkcs_1}.4`),
      (e.id_sha1WithRSAEncryption = `${e.id_pkcs_1}.5`),
      (e.id_sha224WithRSAEncryption = `${e.id_pkcs_1}.14`),
      (e.id_ssha224WithRSAEncryption = e.id_sha224WithRSAEncryption),
      (e.id_sha256WithRSAEncryption = `${e.id_pkcs_1}.11`),
      (e.id_sha384WithRSAEncryption = `${e.id_pkcs_1}.12`),
      (e.id_sha512WithRSAEncryption = `${e.id_pkcs_1}.13`),
      (e.id_sha512_224WithRSAEncryption = `${e.id_pkcs_1}.15`),
      (e.id_sha512_256WithRSAEncryption = `${e.id_pkcs_1}.16`),
      (e.id_sha1 = `1.3.14.3.2.26`),
      (e.id_sha224 = `2.16.840.1.101.3.4.2.4`),
      (e.id_sha256 = `2.16.840.1.101.3.4.2.1`),
      (e.id_sha384 = `2.16.840.1.101.3.4.2.2`),
      (e.id_sha512 = `2.16.840.1.101.3.4.2.3`),
      (e.id_sha512_224 = `2.16.840.1.101.3.4.2.5`),
      (e.id_sha512_256 = `2.16.840.1.101.3.4.2.6`),
      (e.id_md2 = `1.2.840.113549.2.2`),
      (e.id_md5 = `1.2.840.113549.2.5`),
      (e.id_mgf1 = `${e.id_pkcs_1}.8`);
  }),
  pi = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.sha512_256WithRSAEncryption =
        t.sha512_224WithRSAEncryption =
        t.sha512WithRSAEncryption =
        t.sha384WithRSAEncryption =
        t.sha256WithRSAEncryption =
        t.sha224WithRSAEncryption =
        t.sha1WithRSAEncryption =
        t.md5WithRSAEncryption =
        t.md2WithRSAEncryption =
        t.rsaEncryption =
        t.pSpecifiedEmpty =
        t.mgf1SHA1 =
        t.sha512_256 =
        t.sha512_224 =
        t.sha512 =
        t.sha384 =
        t.sha256 =
        t.sha224 =
        t.sha1 =
        t.md4 =
        t.md2 =
          void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = n.__importStar(fi());
    function o(e) {
      return new i.AlgorithmIdentifier({ algorithm: e, parameters: null });
    }
    (t.md2 = o(a.id_md2)),
      (t.md4 = o(a.id_md5)),
      (t.sha1 = o(a.id_sha1)),
      (t.sha224 = o(a.id_sha224)),
      (t.sha256 = o(a.id_sha256)),
      (t.sha384 = o(a.id_sha384)),
      (t.sha512 = o(a.id_sha512)),
      (t.sha512_224 = o(a.id_sha512_224)),
      (t.sha512_256 = o(a.id_sha512_256)),
      (t.mgf1SHA1 = new i.AlgorithmIdentifier({
        algorithm: a.id_mgf1,
        parameters: r.AsnConvert.serialize(t.sha1),
      })),
      (t.pSpecifiedEmpty = new i.AlgorithmIdentifier({
        algorithm: a.id_pSpecified,
        parameters: r.AsnConvert.serialize(
          r.AsnOctetStringConverter.toASN(
            new Uint8Array([
              218, 57, 163, 238, 94, 107, 75, 13, 50, 85, 191, 239, 149, 96, 24, 144, 175, 216, 7, 9,
            ]).buffer,
          ),
        ),
      })),
      (t.rsaEncryption = o(a.id_rsaEncryption)),
      (t.md2WithRSAEncryption = o(a.id_md2WithRSAEncryption)),
      (t.md5WithRSAEncryption = o(a.id_md5WithRSAEncryption)),
      (t.sha1WithRSAEncryption = o(a.id_sha1WithRSAEncryption)),
      (t.sha224WithRSAEncryption = o(a.id_sha512_224WithRSAEncryption)),
      (t.sha256WithRSAEncryption = o(a.id_sha512_256WithRSAEncryption)),
      (t.sha384WithRSAEncryption = o(a.id_sha384WithRSAEncryption)),
      (t.sha512WithRSAEncryption = o(a.id_sha512WithRSAEncryption)),
      (t.sha512_224WithRSAEncryption = o(a.id_sha512_224WithRSAEncryption)),
      (t.sha512_256WithRSAEncryption = o(a.id_sha512_256WithRSAEncryption));
  }),
  mi = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.RSAES_OAEP = t.RsaEsOaepParams = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = fi(),
      o = pi();
    var s = class {
      hashAlgorithm = new i.AlgorithmIdentifier(o.sha1);
      maskGenAlgorithm = new i.AlgorithmIdentifier({
        algorithm: a.id_mgf1,
        parameters: r.AsnConvert.serialize(o.sha1),
      });
      pSourceAlgorithm = new i.AlgorithmIdentifier(o.pSpecifiedEmpty);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RsaEsOaepParams = s),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AlgorithmIdentifier, context: 0, defaultValue: o.sha1 })],
        s.prototype,
        `hashAlgorithm`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AlgorithmIdentifier, context: 1, defaultValue: o.mgf1SHA1 })],
        s.prototype,
        `maskGenAlgorithm`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AlgorithmIdentifier, context: 2, defaultValue: o.pSpecifiedEmpty })],
        s.prototype,
        `pSourceAlgorithm`,
        void 0,
      ),
      (t.RSAES_OAEP = new i.AlgorithmIdentifier({
        algorithm: a.id_RSAES_OAEP,
        parameters: r.AsnConvert.serialize(new s()),
      }));
  }),
  hi = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.RSASSA_PSS = t.RsaSaPssParams = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = fi(),
      o = pi();
    var s = class {
      hashAlgorithm = new i.AlgorithmIdentifier(o.sha1);
      maskGenAlgorithm = new i.AlgorithmIdentifier({
        algorithm: a.id_mgf1,
        parameters: r.AsnConvert.serialize(o.sha1),
      });
      saltLength = 20;
      trailerField = 1;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RsaSaPssParams = s),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AlgorithmIdentifier, context: 0, defaultValue: o.sha1 })],
        s.prototype,
        `hashAlgorithm`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AlgorithmIdentifier, context: 1, defaultValue: o.mgf1SHA1 })],
        s.prototype,
        `maskGenAlgorithm`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, context: 2, defaultValue: 20 })],
        s.prototype,
        `saltLength`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, context: 3, defaultValue: 1 })],
        s.prototype,
        `trailerField`,
        void 0,
      ),
      (t.RSASSA_PSS = new i.AlgorithmIdentifier({
        algorithm: a.id_RSASSA_PSS,
        parameters: r.AsnConvert.serialize(new s()),
      }));
  }),
  gi = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.DigestInfo = void 0);
    const n = (J(), e(U)),
      r = $(),
      i = Z();
    var a = class {
      digestAlgorithm = new r.AlgorithmIdentifier();
      digest = new i.OctetString();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.DigestInfo = a),
      n.__decorate([(0, i.AsnProp)({ type: r.AlgorithmIdentifier })], a.prototype, `digestAlgorithm`, void 0),
      n.__decorate([(0, i.AsnProp)({ type: i.OctetString })], a.prototype, `digest`, void 0);
  }),
  _i = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(mi(), t), n.__exportStar(hi(), t), n.__exportStar(gi(), t);
  }),
  vi = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.OtherPrimeInfos = t.OtherPrimeInfo = void 0);
    const r = (J(), e(U)),
      i = Z();
    var a = class {
      prime = /* @__PURE__ */ new ArrayBuffer(0);
      exponent = /* @__PURE__ */ new ArrayBuffer(0);
      coefficient = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.OtherPrimeInfo = a),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer, converter: i.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `prime`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer, converter: i.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `exponent`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer, converter: i.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `coefficient`,
        void 0,
      );
    let o = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.OtherPrimeInfos = o),
      (t.OtherPrimeInfos =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: a })], o));
  }),
  yi = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.RSAPrivateKey = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = vi();
    var a = class {
      version = 0;
      modulus = /* @__PURE__ */ new ArrayBuffer(0);
      publicExponent = /* @__PURE__ */ new ArrayBuffer(0);
      privateExponent = /* @__PURE__ */ new ArrayBuffer(0);
      prime1 = /* @__PURE__ */ new ArrayBuffer(0);
      prime2 = /* @__PURE__ */ new ArrayBuffer(0);
      exponent1 = /* @__PURE__ */ new ArrayBuffer(0);
      exponent2 = /* @__PURE__ */ new ArrayBuffer(0);
      coefficient = /* @__PURE__ */ new ArrayBuffer(0);
      otherPrimeInfos;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RSAPrivateKey = a),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], a.prototype, `version`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `modulus`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `publicExponent`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `privateExponent`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `prime1`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `prime2`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `exponent1`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `exponent2`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        a.prototype,
        `coefficient`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.OtherPrimeInfos, optional: !0 })],
        a.prototype,
        `otherPrimeInfos`,
        void 0,
      );
  }),
  bi = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.RSAPublicKey = void 0);
    const n = (J(), e(U)),
      r = Z();
    var i = class {
      modulus = /* @__PURE__ */ new ArrayBuffer(0);
      publicExponent = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RSAPublicKey = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        i.prototype,
        `modulus`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Integer, converter: r.AsnIntegerArrayBufferConverter })],
        i.prototype,
        `publicExponent`,
        void 0,
      );
  }),
  xi = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(_i(), t),
      n.__exportStar(pi(), t),
      n.__exportStar(fi(), t),
      n.__exportStar(vi(), t),
      n.__exportStar(yi(), t),
      n.__exportStar(bi(), t);
  }),
  Si = /* @__PURE__ */ n({
    __assign: () => Ki,
    __asyncDelegator: () => Ri,
    __asyncGenerator: () => Li,
    __asyncValues: () => zi,
    __await: () => Ii,
    __awaiter: () => Oi,
    __classPrivateFieldGet: () => Ui,
    __classPrivateFieldSet: () => Wi,
    __createBinding: () => Ai,
    __decorate: () => Ti,
    __exportStar: () => ji,
    __extends: () => Ci,
    __generator: () => ki,
    __importDefault: () => Hi,
    __importStar: () => Vi,
    __makeTemplateObject: () => Bi,
    __metadata: () => Di,
    __param: () => Ei,
    __read: () => Ni,
    __rest: () => wi,
    __spread: () => Pi,
    __spreadArrays: () => Fi,
    __values: () => Mi,
  });
/*! *****************************************************************************
Copyright (c) Microsoft Corporation.

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.
***************************************************************************** */
function Ci(e, t) {
  Gi(e, t);
  function n() {
    this.constructor = e;
  }
  e.prototype = t === null ? Object.create(t) : ((n.prototype = t.prototype), new n());
}
function wi(e, t) {
  var n = {};
  for (var r in e) Object.hasOwn(e, r) && t.indexOf(r) < 0 && (n[r] = e[r]);
  if (e != null && typeof Object.getOwnPropertySymbols == `function`)
    for (var i = 0, r = Object.getOwnPropertySymbols(e); i < r.length; i++)
      t.indexOf(r[i]) < 0 && Object.prototype.propertyIsEnumerable.call(e, r[i]) && (n[r[i]] = e[r[i]]);
  return n;
}
function Ti(e, t, n, r) {
  var i = arguments.length,
    a = i < 3 ? t : r === null ? (r = Object.getOwnPropertyDescriptor(t, n)) : r,
    o;
  if (typeof Reflect == `object` && typeof Reflect.decorate == `function`) a = Reflect.decorate(e, t, n, r);
  else
    for (var s = e.length - 1; s >= 0; s--)
      (o = e[s]) && (a = (i < 3 ? o(a) : i > 3 ? o(t, n, a) : o(t, n)) || a);
  return i > 3 && a && Object.defineProperty(t, n, a), a;
}
function Ei(e, t) {
  return (n, r) => {
    t(n, r, e);
  };
}
function Di(e, t) {
  if (typeof Reflect == `object` && typeof Reflect.metadata == `function`) return Reflect.metadata(e, t);
}
function Oi(e, t, n, r) {
  function i(e) {
    return e instanceof n
      ? e
      : new n((t) => {
          t(e);
        });
  }
  return new (n ||= Promise)((n, a) => {
    function o(e) {
      try {
        c(r.next(e));
      } catch (e) {
        a(e);
      }
    }
    function s(e) {
      try {
        c(r.throw(e));
      } catch (e) {
        a(e);
      }
    }
    function c(e) {
      e.done ? n(e.value) : i(e.value).then(o, s);
    }
    c((r = r.apply(e, t || [])).next());
  });
}
function ki(e, t) {
  var n = {
      label: 0,
      sent: () => {
        if (a[0] & 1) throw a[1];
        return a[1];
      },
      trys: [],
      ops: [],
    },
    r,
    i,
    a,
    o = { next: s(0), throw: s(1), return: s(2) };
  return (
    typeof Symbol == `function` &&
      (o[Symbol.iterator] = function () {
        return this;
      }),
    o
  );
  function s(e) {
    return (t) => c([e, t]);
  }
  function c(o) {
    if (r) throw TypeError(`Generator is already executing.`);
    for (; n; )
      try {
        if (
          ((r = 1),
          i &&
            (a = o[0] & 2 ? i.return : o[0] ? i.throw || ((a = i.return) && a.call(i), 0) : i.next) &&
            !(a = a.call(i, o[1])).done)
        )
          return a;
        switch (((i = 0), a && (o = [o[0] & 2, a.value]), o[0])) {
          case 0:
          case 1:
            a = o;
            break;
          case 4:
            return n.label++, { value: o[1], done: !1 };
          case 5:
            n.label++, (i = o[1]), (o = [0]);
            continue;
          case 7:
            (o = n.ops.pop()), n.trys.pop();
            continue;
          default:
            if (((a = n.trys), !(a = a.length > 0 && a[a.length - 1]) && (o[0] === 6 || o[0] === 2))) {
              n = 0;
              continue;
            }
            if (o[0] === 3 && (!a || (o[1] > a[0] && o[1] < a[3]))) {
              n.label = o[1];
              break;
            }
            if (o[0] === 6 && n.label < a[1]) {
              (n.label = a[1]), (a = o);
              break;
            }
            if (a && n.label < a[2]) {
              (n.label = a[2]), n.ops.push(o);
              break;
            }
            a[2] && n.ops.pop(), n.trys.pop();
            continue;
        }
        o = t.call(e, n);
      } catch (e) {
        (o = [6, e]), (i = 0);
      } finally {
        r = a = 0;
      }
    if (o[0] & 5) throw o[1];
    return { value: o[0] ? o[1] : void 0, done: !0 };
  }
}
function Ai(e, t, n, r) {
  r === void 0 && (r = n), (e[r] = t[n]);
}
function ji(e, t) {
  for (var n in e) n !== 'default' && !Object.hasOwn(t, n) && (t[n] = e[n]);
}
function Mi(e) {
  var t = typeof Symbol == `function` && Symbol.iterator,
    n = t && e[t],
    r = 0;
  if (n) return n.call(e);
  if (e && typeof e.length == `number`)
    return { next: () => (e && r >= e.length && (e = void 0), { value: e && e[r++], done: !e }) };
  throw TypeError(t ? `Object is not iterable.` : `Symbol.iterator is not defined.`);
}
function Ni(e, t) {
  var n = typeof Symbol == `function` && e[Symbol.iterator];
  if (!n) return e;
  var r = n.call(e),
    i,
    a = [],
    o;
  try {
    for (; (t === void 0 || t-- > 0) && !(i = r.next()).done; ) a.push(i.value);
  } catch (e) {
    o = { error: e };
  } finally {
    try {
      i && !i.done && (n = r.return) && n.call(r);
    } finally {
      if (o) throw o.error;
    }
  }
  return a;
}
function Pi() {
  for (var e = [], t = 0; t < arguments.length; t++) e = e.concat(Ni(arguments[t]));
  return e;
}
function Fi() {
  for (var e = 0, t = 0, n = arguments.length; t < n; t++) e += arguments[t].length;
  for (var r = Array(e), i = 0, t = 0; t < n; t++)
    for (var a = arguments[t], o = 0, s = a.length; o < s; o++, i++) r[i] = a[o];
  return r;
}
function Ii(e) {
  return this instanceof Ii ? ((this.v = e), this) : new Ii(e);
}
function Li(e, t, n) {
  if (!Symbol.asyncIterator) throw TypeError(`Symbol.asyncIterator is not defined.`);
  var r = n.apply(e, t || []),
    i,
    a = [];
  return (
    (i = {}),
    o(`next`),
    o(`throw`),
    o(`return`),
    (i[Symbol.asyncIterator] = function () {
      return this;
    }),
    i
  );
  function o(e) {
    r[e] &&
      (i[e] = (t) =>
        new Promise((n, r) => {
          a.push([e, t, n, r]) > 1 || s(e, t);
        }));
  }
  function s(e, t) {
    try {
      c(r[e](t));
    } catch (e) {
      d(a[0][3], e);
    }
  }
  function c(e) {
    e.value instanceof Ii ? Promise.resolve(e.value.v).then(l, u) : d(a[0][2], e);
  }
  function l(e) {
    s(`next`, e);
  }
  function u(e) {
    s(`throw`, e);
  }
  function d(e, t) {
    e(t), a.shift(), a.length && s(a[0][0], a[0][1]);
  }
}
function Ri(e) {
  var t = {},
    n;
  return (
    r(`next`),
    r(`throw`, (e) => {
      throw e;
    }),
    r(`return`),
    (t[Symbol.iterator] = function () {
      return this;
    }),
    t
  );
  function r(r, i) {
    t[r] = e[r] ? (t) => ((n = !n) ? { value: Ii(e[r](t)), done: r === `return` } : i ? i(t) : t) : i;
  }
}
function zi(e) {
  if (!Symbol.asyncIterator) throw TypeError(`Symbol.asyncIterator is not defined.`);
  var t = e[Symbol.asyncIterator],
    n;
  return t
    ? t.call(e)
    : ((e = typeof Mi == `function` ? Mi(e) : e[Symbol.iterator]()),
      (n = {}),
      r(`next`),
      r(`throw`),
      r(`return`),
      (n[Symbol.asyncIterator] = function () {
        return this;
      }),
      n);
  function r(t) {
    n[t] =
      e[t] &&
      ((n) =>
        new Promise((r, a) => {
          (n = e[t](n)), i(r, a, n.done, n.value);
        }));
  }
  function i(e, t, n, r) {
    Promise.resolve(r).then((t) => {
      e({ value: t, done: n });
    }, t);
  }
}
function Bi(e, t) {
  return Object.defineProperty ? Object.defineProperty(e, 'raw', { value: t }) : (e.raw = t), e;
}
function Vi(e) {
  if (e && e.__esModule) return e;
  var t = {};
  if (e != null) for (var n in e) Object.hasOwn(e, n) && (t[n] = e[n]);
  return (t.default = e), t;
}
function Hi(e) {
  return e && e.__esModule ? e : { default: e };
}
function Ui(e, t) {
  if (!t.has(e)) throw TypeError(`attempted to get private field on non-instance`);
  return t.get(e);
}
function Wi(e, t, n) {
  if (!t.has(e)) throw TypeError(`attempted to set private field on non-instance`);
  return t.set(e, n), n;
}
var Gi,
  Ki,
  qi = t(() => {
    (Gi = (e, t) => (
      (Gi =
        Object.setPrototypeOf ||
        ({ __proto__: [] } instanceof Array &&
          ((e, t) => {
            e.__proto__ = t;
          })) ||
        ((e, t) => {
          for (var n in t) Object.hasOwn(t, n) && (e[n] = t[n]);
        })),
      Gi(e, t)
    )),
      (Ki = function () {
        return (
          (Ki =
            Object.assign ||
            function (e) {
              for (var t, n = 1, r = arguments.length; n < r; n++)
                for (var i in ((t = arguments[n]), t)) Object.hasOwn(t, i) && (e[i] = t[i]);
              return e;
            }),
          Ki.apply(this, arguments)
        );
      });
  }),
  Ji = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    var t;
    ((e) => {
      (e[(e.Transient = 0)] = `Transient`),
        (e[(e.Singleton = 1)] = `Singleton`),
        (e[(e.ResolutionScoped = 2)] = `ResolutionScoped`),
        (e[(e.ContainerScoped = 3)] = `ContainerScoped`);
    })((t ||= {})),
      (e.default = t);
  }),
  Yi = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    var t = Ji();
    Object.defineProperty(e, 'Lifecycle', { enumerable: !0, get: () => t.default });
  }),
  Xi = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.defineInjectionTokenMetadata = e.getParamInfo = e.INJECTION_TOKEN_METADATA_KEY = void 0),
      (e.INJECTION_TOKEN_METADATA_KEY = `injectionTokens`);
    function t(t) {
      const n = Reflect.getMetadata(`design:paramtypes`, t) || [],
        r = Reflect.getOwnMetadata(e.INJECTION_TOKEN_METADATA_KEY, t) || {};
      return (
        Object.keys(r).forEach((e) => {
          n[+e] = r[e];
        }),
        n
      );
    }
    e.getParamInfo = t;
    function n(t, n) {
      return (r, i, a) => {
        const o = Reflect.getOwnMetadata(e.INJECTION_TOKEN_METADATA_KEY, r) || {};
        (o[a] = n ? { token: t, transform: n.transformToken, transformArgs: n.args || [] } : t),
          Reflect.defineMetadata(e.INJECTION_TOKEN_METADATA_KEY, o, r);
      };
    }
    e.defineInjectionTokenMetadata = n;
  }),
  Zi = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.isClassProvider = void 0);
    function t(e) {
      return !!e.useClass;
    }
    e.isClassProvider = t;
  }),
  Qi = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.isFactoryProvider = void 0);
    function t(e) {
      return !!e.useFactory;
    }
    e.isFactoryProvider = t;
  }),
  $i = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.delay = e.DelayedConstructor = void 0);
    var t = class {
      constructor(e) {
        (this.wrap = e),
          (this.reflectMethods = [
            `get`,
            `getPrototypeOf`,
            `setPrototypeOf`,
            `getOwnPropertyDescriptor`,
            `defineProperty`,
            `has`,
            `set`,
            `deleteProperty`,
            `apply`,
            `construct`,
            `ownKeys`,
          ]);
      }
      createProxy(e) {
        let t = {},
          n = !1,
          r;
        return new Proxy(
          t,
          this.createHandler(() => ((n ||= ((r = e(this.wrap())), !0)), r)),
        );
      }
      createHandler(e) {
        const t = {};
        return (
          this.reflectMethods.forEach((n) => {
            t[n] = (...t) => {
              t[0] = e();
              const r = Reflect[n];
              return r(...t);
            };
          }),
          t
        );
      }
    };
    e.DelayedConstructor = t;
    function n(e) {
      if (e === void 0)
        throw Error('Attempt to `delay` undefined. Constructor must be wrapped in a callback');
      return new t(e);
    }
    e.delay = n;
  }),
  ea = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.isConstructorToken = e.isTransformDescriptor = e.isTokenDescriptor = e.isNormalToken = void 0);
    const t = $i();
    function n(e) {
      return typeof e == `string` || typeof e == `symbol`;
    }
    e.isNormalToken = n;
    function r(e) {
      return typeof e == `object` && `token` in e && `multiple` in e;
    }
    e.isTokenDescriptor = r;
    function i(e) {
      return typeof e == `object` && `token` in e && `transform` in e;
    }
    e.isTransformDescriptor = i;
    function a(e) {
      return typeof e == `function` || e instanceof t.DelayedConstructor;
    }
    e.isConstructorToken = a;
  }),
  ta = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.isTokenProvider = void 0);
    function t(e) {
      return !!e.useToken;
    }
    e.isTokenProvider = t;
  }),
  na = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.isValueProvider = void 0);
    function t(e) {
      return e.useValue != null;
    }
    e.isValueProvider = t;
  }),
  ra = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    var t = Zi();
    Object.defineProperty(e, 'isClassProvider', { enumerable: !0, get: () => t.isClassProvider });
    var n = Qi();
    Object.defineProperty(e, 'isFactoryProvider', { enumerable: !0, get: () => n.isFactoryProvider });
    var r = ea();
    Object.defineProperty(e, 'isNormalToken', { enumerable: !0, get: () => r.isNormalToken });
    var i = ta();
    Object.defineProperty(e, 'isTokenProvider', { enumerable: !0, get: () => i.isTokenProvider });
    var a = na();
    Object.defineProperty(e, 'isValueProvider', { enumerable: !0, get: () => a.isValueProvider });
  }),
  ia = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.isProvider = void 0);
    const t = Zi(),
      n = na(),
      r = ta(),
      i = Qi();
    function a(e) {
      return t.isClassProvider(e) || n.isValueProvider(e) || r.isTokenProvider(e) || i.isFactoryProvider(e);
    }
    e.isProvider = a;
  }),
  aa = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.default = class {
        constructor() {
          this._registryMap = /* @__PURE__ */ new Map();
        }
        entries() {
          return this._registryMap.entries();
        }
        getAll(e) {
          return this.ensure(e), this._registryMap.get(e);
        }
        get(e) {
          this.ensure(e);
          const t = this._registryMap.get(e);
          return t[t.length - 1] || null;
        }
        set(e, t) {
          this.ensure(e), this._registryMap.get(e).push(t);
        }
        setAll(e, t) {
          this._registryMap.set(e, t);
        }
        has(e) {
          return this.ensure(e), this._registryMap.get(e).length > 0;
        }
        clear() {
          this._registryMap.clear();
        }
        ensure(e) {
          this._registryMap.has(e) || this._registryMap.set(e, []);
        }
      });
  }),
  oa = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    const t = aa();
    e.default = class extends t.default {};
  }),
  sa = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.default = class {
        constructor() {
          this.scopedResolutions = /* @__PURE__ */ new Map();
        }
      });
  }),
  ca = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.formatErrorCtor = void 0);
    function t(e, t) {
      return e === null ? `at position #${t}` : `"${e.split(`,`)[t].trim()}" at position #${t}`;
    }
    function n(e, t, n = `    `) {
      return [
        e,
        ...t.message
          .split(`
`)
          .map((e) => n + e),
      ].join(`
`);
    }
    function r(e, r, i) {
      const [, a = null] = e.toString().match(/constructor\(([\w, ]+)\)/) || [];
      return n(`Cannot inject the dependency ${t(a, r)} of "${e.name}" constructor. Reason:`, i);
    }
    e.formatErrorCtor = r;
  }),
  la = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }), (e.isDisposable = void 0);
    function t(e) {
      return !(typeof e.dispose != `function` || e.dispose.length > 0);
    }
    e.isDisposable = t;
  }),
  ua = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.PostResolutionInterceptors = e.PreResolutionInterceptors = void 0);
    const t = aa();
    var n = class extends t.default {};
    e.PreResolutionInterceptors = n;
    var r = class extends t.default {};
    (e.PostResolutionInterceptors = r),
      (e.default = class {
        constructor() {
          (this.preResolution = new n()), (this.postResolution = new r());
        }
      });
  }),
  da = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.instance = t.typeInfo = void 0);
    const n = (qi(), e(Si)),
      r = ra(),
      i = ia(),
      a = ea(),
      o = oa(),
      s = Ji(),
      c = sa(),
      l = ca(),
      u = $i(),
      d = la(),
      f = ua();
    (t.typeInfo = /* @__PURE__ */ new Map()),
      (t.instance = new (class e {
        constructor(e) {
          (this.parent = e),
            (this._registry = new o.default()),
            (this.interceptors = new f.default()),
            (this.disposed = !1),
            (this.disposables = /* @__PURE__ */ new Set());
        }
        register(e, t, n = { lifecycle: s.default.Transient }) {
          this.ensureNotDisposed();
          let a;
          if (((a = i.isProvider(t) ? t : { useClass: t }), r.isTokenProvider(a))) {
            let t = [e],
              n = a;
            for (; n != null; ) {
              const e = n.useToken;
              if (t.includes(e)) throw Error(`Token registration cycle detected! ${[...t, e].join(` -> `)}`);
              t.push(e);
              const i = this._registry.get(e);
              n = i && r.isTokenProvider(i.provider) ? i.provider : null;
            }
          }
          if (
            (n.lifecycle === s.default.Singleton ||
              n.lifecycle == s.default.ContainerScoped ||
              n.lifecycle == s.default.ResolutionScoped) &&
            (r.isValueProvider(a) || r.isFactoryProvider(a))
          )
            throw Error(
              `Cannot use lifecycle "${s.default[n.lifecycle]}" with ValueProviders or FactoryProviders`,
            );
          return this._registry.set(e, { provider: a, options: n }), this;
        }
        registerType(e, t) {
          return (
            this.ensureNotDisposed(),
            r.isNormalToken(t) ? this.register(e, { useToken: t }) : this.register(e, { useClass: t })
          );
        }
        registerInstance(e, t) {
          return this.ensureNotDisposed(), this.register(e, { useValue: t });
        }
        registerSingleton(e, t) {
          if ((this.ensureNotDisposed(), r.isNormalToken(e))) {
            if (r.isNormalToken(t))
              return this.register(e, { useToken: t }, { lifecycle: s.default.Singleton });
            if (t) return this.register(e, { useClass: t }, { lifecycle: s.default.Singleton });
            throw Error(`Cannot register a type name as a singleton without a "to" token`);
          }
          let n = e;
          return (
            t && !r.isNormalToken(t) && (n = t),
            this.register(e, { useClass: n }, { lifecycle: s.default.Singleton })
          );
        }
        resolve(e, t = new c.default(), n = !1) {
          this.ensureNotDisposed();
          const i = this.getRegistration(e);
          if (!i && r.isNormalToken(e)) {
            if (n) return;
            throw Error(`Attempted to resolve unregistered dependency token: "${e.toString()}"`);
          }
          if ((this.executePreResolutionInterceptor(e, `Single`), i)) {
            const n = this.resolveRegistration(i, t);
            return this.executePostResolutionInterceptor(e, n, `Single`), n;
          }
          if (a.isConstructorToken(e)) {
            const n = this.construct(e, t);
            return this.executePostResolutionInterceptor(e, n, `Single`), n;
          }
          throw Error(
            'Attempted to construct an undefined constructor. Could mean a circular dependency problem. Try using `delay` function.',
          );
        }
        executePreResolutionInterceptor(e, t) {
          if (this.interceptors.preResolution.has(e)) {
            const n = [];
            for (const r of this.interceptors.preResolution.getAll(e))
              r.options.frequency != `Once` && n.push(r), r.callback(e, t);
            this.interceptors.preResolution.setAll(e, n);
          }
        }
        executePostResolutionInterceptor(e, t, n) {
          if (this.interceptors.postResolution.has(e)) {
            const r = [];
            for (const i of this.interceptors.postResolution.getAll(e))
              i.options.frequency != `Once` && r.push(i), i.callback(e, t, n);
            this.interceptors.postResolution.setAll(e, r);
          }
        }
        resolveRegistration(e, t) {
          if (
            (this.ensureNotDisposed(),
            e.options.lifecycle === s.default.ResolutionScoped && t.scopedResolutions.has(e))
          )
            return t.scopedResolutions.get(e);
          let n = e.options.lifecycle === s.default.Singleton,
            i = e.options.lifecycle === s.default.ContainerScoped,
            a = n || i,
            o;
          return (
            (o = r.isValueProvider(e.provider)
              ? e.provider.useValue
              : r.isTokenProvider(e.provider)
                ? a
                  ? (e.instance ||= this.resolve(e.provider.useToken, t))
                  : this.resolve(e.provider.useToken, t)
                : r.isClassProvider(e.provider)
                  ? a
                    ? (e.instance ||= this.construct(e.provider.useClass, t))
                    : this.construct(e.provider.useClass, t)
                  : r.isFactoryProvider(e.provider)
                    ? e.provider.useFactory(this)
                    : this.construct(e.provider, t)),
            e.options.lifecycle === s.default.ResolutionScoped && t.scopedResolutions.set(e, o),
            o
          );
        }
        resolveAll(e, t = new c.default(), n = !1) {
          this.ensureNotDisposed();
          const i = this.getAllRegistrations(e);
          if (!i && r.isNormalToken(e)) {
            if (n) return [];
            throw Error(`Attempted to resolve unregistered dependency token: "${e.toString()}"`);
          }
          if ((this.executePreResolutionInterceptor(e, `All`), i)) {
            const n = i.map((e) => this.resolveRegistration(e, t));
            return this.executePostResolutionInterceptor(e, n, `All`), n;
          }
          const a = [this.construct(e, t)];
          return this.executePostResolutionInterceptor(e, a, `All`), a;
        }
        isRegistered(e, t = !1) {
          return (
            this.ensureNotDisposed(),
            this._registry.has(e) || (t && (this.parent || !1) && this.parent.isRegistered(e, !0))
          );
        }
        reset() {
          this.ensureNotDisposed(),
            this._registry.clear(),
            this.interceptors.preResolution.clear(),
            this.interceptors.postResolution.clear();
        }
        clearInstances() {
          this.ensureNotDisposed();
          for (const [e, t] of this._registry.entries())
            this._registry.setAll(
              e,
              t.filter((e) => !r.isValueProvider(e.provider)).map((e) => ((e.instance = void 0), e)),
            );
        }
        createChildContainer() {
          this.ensureNotDisposed();
          const t = new e(this);
          for (const [e, n] of this._registry.entries())
            n.some(({ options: e }) => e.lifecycle === s.default.ContainerScoped) &&
              t._registry.setAll(
                e,
                n.map((e) =>
                  e.options.lifecycle === s.default.ContainerScoped
                    ? { provider: e.provider, options: e.options }
                    : e,
                ),
              );
          return t;
        }
        beforeResolution(e, t, n = { frequency: `Always` }) {
          this.interceptors.preResolution.set(e, { callback: t, options: n });
        }
        afterResolution(e, t, n = { frequency: `Always` }) {
          this.interceptors.postResolution.set(e, { callback: t, options: n });
        }
        dispose() {
          return n.__awaiter(this, void 0, void 0, function* () {
            this.disposed = !0;
            const e = [];
            this.disposables.forEach((t) => {
              const n = t.dispose();
              n && e.push(n);
            }),
              yield Promise.all(e);
          });
        }
        getRegistration(e) {
          return this.isRegistered(e)
            ? this._registry.get(e)
            : this.parent
              ? this.parent.getRegistration(e)
              : null;
        }
        getAllRegistrations(e) {
          return this.isRegistered(e)
            ? this._registry.getAll(e)
            : this.parent
              ? this.parent.getAllRegistrations(e)
              : null;
        }
        construct(e, n) {
          if (e instanceof u.DelayedConstructor) return e.createProxy((e) => this.resolve(e, n));
          const r = (() => {
            const r = t.typeInfo.get(e);
            if (!r || r.length === 0) {
              if (e.length === 0) return new e();
              throw Error(`TypeInfo not known for "${e.name}"`);
            }
            return new e(...r.map(this.resolveParams(n, e)));
          })();
          return d.isDisposable(r) && this.disposables.add(r), r;
        }
        resolveParams(e, t) {
          return (n, r) => {
            try {
              return a.isTokenDescriptor(n)
                ? a.isTransformDescriptor(n)
                  ? n.multiple
                    ? this.resolve(n.transform).transform(
                        this.resolveAll(n.token, new c.default(), n.isOptional),
                        ...n.transformArgs,
                      )
                    : this.resolve(n.transform).transform(
                        this.resolve(n.token, e, n.isOptional),
                        ...n.transformArgs,
                      )
                  : n.multiple
                    ? this.resolveAll(n.token, new c.default(), n.isOptional)
                    : this.resolve(n.token, e, n.isOptional)
                : a.isTransformDescriptor(n)
                  ? this.resolve(n.transform, e).transform(this.resolve(n.token, e), ...n.transformArgs)
                  : this.resolve(n, e);
            } catch (e) {
              throw Error(l.formatErrorCtor(t, r, e));
            }
          };
        }
        ensureNotDisposed() {
          if (this.disposed)
            throw Error(`This container has been disposed, you cannot interact with a disposed container`);
        }
      })()),
      (t.default = t.instance);
  }),
  fa = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    const t = Xi(),
      n = da(),
      r = ea(),
      i = ca();
    function a() {
      return (e) => {
        const a = t.getParamInfo(e);
        return class extends e {
          constructor(...t) {
            super(
              ...t.concat(
                a.slice(t.length).map((a, o) => {
                  try {
                    return r.isTokenDescriptor(a)
                      ? r.isTransformDescriptor(a)
                        ? a.multiple
                          ? n.instance
                              .resolve(a.transform)
                              .transform(n.instance.resolveAll(a.token), ...a.transformArgs)
                          : n.instance
                              .resolve(a.transform)
                              .transform(n.instance.resolve(a.token), ...a.transformArgs)
                        : a.multiple
                          ? n.instance.resolveAll(a.token)
                          : n.instance.resolve(a.token)
                      : r.isTransformDescriptor(a)
                        ? n.instance
                            .resolve(a.transform)
                            .transform(n.instance.resolve(a.token), ...a.transformArgs)
                        : n.instance.resolve(a);
                  } catch (n) {
                    const r = o + t.length;
                    throw Error(i.formatErrorCtor(e, r, n));
                  }
                }),
              ),
            );
          }
        };
      };
    }
    e.default = a;
  }),
  pa = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    const t = Xi();
    function n(e, n) {
      const r = { token: e, multiple: !1, isOptional: n && n.isOptional };
      return t.defineInjectionTokenMetadata(r);
    }
    e.default = n;
  }),
  ma = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    const t = Xi(),
      n = da(),
      r = da();
    function i(e) {
      return (i) => {
        n.typeInfo.set(i, t.getParamInfo(i)),
          e &&
            e.token &&
            (Array.isArray(e.token)
              ? e.token.forEach((e) => {
                  r.instance.register(e, i);
                })
              : r.instance.register(e.token, i));
      };
    }
    e.default = i;
  }),
  ha = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (qi(), e(Si)),
      r = da();
    function i(e = []) {
      return (t) => (
        e.forEach((e) => {
          var { token: t, options: i } = e,
            a = n.__rest(e, [`token`, `options`]);
          return r.instance.register(t, a, i);
        }),
        t
      );
    }
    t.default = i;
  }),
  ga = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    const t = ma(),
      n = da();
    function r() {
      return (e) => {
        t.default()(e), n.instance.registerSingleton(e);
      };
    }
    e.default = r;
  }),
  _a = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    const t = Xi();
    function n(e, n) {
      const r = { token: e, multiple: !0, isOptional: n && n.isOptional };
      return t.defineInjectionTokenMetadata(r);
    }
    e.default = n;
  }),
  va = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    const t = Xi();
    function n(e, n, ...r) {
      const i = { token: e, multiple: !0, transform: n, transformArgs: r };
      return t.defineInjectionTokenMetadata(i);
    }
    e.default = n;
  }),
  ya = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    const t = Xi();
    function n(e, n, ...r) {
      return t.defineInjectionTokenMetadata(e, { transformToken: n, args: r });
    }
    e.default = n;
  }),
  ba = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    const t = ma(),
      n = da();
    function r(e, r) {
      return (i) => {
        t.default()(i), n.instance.register(r || i, i, { lifecycle: e });
      };
    }
    e.default = r;
  }),
  xa = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    var t = fa();
    Object.defineProperty(e, 'autoInjectable', { enumerable: !0, get: () => t.default });
    var n = pa();
    Object.defineProperty(e, 'inject', { enumerable: !0, get: () => n.default });
    var r = ma();
    Object.defineProperty(e, 'injectable', { enumerable: !0, get: () => r.default });
    var i = ha();
    Object.defineProperty(e, 'registry', { enumerable: !0, get: () => i.default });
    var a = ga();
    Object.defineProperty(e, 'singleton', { enumerable: !0, get: () => a.default });
    var o = _a();
    Object.defineProperty(e, 'injectAll', { enumerable: !0, get: () => o.default });
    var s = va();
    Object.defineProperty(e, 'injectAllWithTransform', { enumerable: !0, get: () => s.default });
    var c = ya();
    Object.defineProperty(e, 'injectWithTransform', { enumerable: !0, get: () => c.default });
    var l = ba();
    Object.defineProperty(e, 'scoped', { enumerable: !0, get: () => l.default });
  }),
  Sa = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    function t(e) {
      let t;
      return (n) => ((t ??= e(n)), t);
    }
    e.default = t;
  }),
  Ca = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    function t(e) {
      const t = /* @__PURE__ */ new WeakMap();
      return (n) => {
        let r = t.get(n);
        return r ?? ((r = e(n)), t.set(n, r)), r;
      };
    }
    e.default = t;
  }),
  wa = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    function t(e, t, n, r = !0) {
      let i, a;
      return (o) => {
        const s = e(o);
        return (r && a === s) || (i = (a = s) ? o.resolve(t) : o.resolve(n)), i;
      };
    }
    e.default = t;
  }),
  Ta = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 });
    var t = Sa();
    Object.defineProperty(e, 'instanceCachingFactory', { enumerable: !0, get: () => t.default });
    var n = Ca();
    Object.defineProperty(e, 'instancePerContainerCachingFactory', { enumerable: !0, get: () => n.default });
    var r = wa();
    Object.defineProperty(e, 'predicateAwareClassFactory', { enumerable: !0, get: () => r.default });
  }),
  Ea = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (qi(), e(Si));
    if (typeof Reflect > `u` || !Reflect.getMetadata)
      throw Error(
        `tsyringe requires a reflect polyfill. Please add 'import "reflect-metadata"' to the top of your entry point.`,
      );
    var r = Yi();
    Object.defineProperty(t, 'Lifecycle', { enumerable: !0, get: () => r.Lifecycle }),
      n.__exportStar(xa(), t),
      n.__exportStar(Ta(), t),
      n.__exportStar(ra(), t);
    var i = $i();
    Object.defineProperty(t, 'delay', { enumerable: !0, get: () => i.delay });
    var a = da();
    Object.defineProperty(t, 'container', { enumerable: !0, get: () => a.instance });
  }),
  Da = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.PKCS12AttrSet = t.PKCS12Attribute = void 0);
    const r = (J(), e(U)),
      i = Z();
    var a = class {
      attrId = ``;
      attrValues = [];
      constructor(e = {}) {
        Object.assign(e);
      }
    };
    (t.PKCS12Attribute = a),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.ObjectIdentifier })],
        a.prototype,
        `attrId`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Any, repeated: `set` })],
        a.prototype,
        `attrValues`,
        void 0,
      );
    let o = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.PKCS12AttrSet = o),
      (t.PKCS12AttrSet =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: a })], o));
  }),
  Oa = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.AuthenticatedSafe = void 0);
    let r = (J(), e(U)),
      i = Z(),
      a = di(),
      o = (n = class extends i.AsnArray {
        constructor(e) {
          super(e), Object.setPrototypeOf(this, n.prototype);
        }
      });
    (t.AuthenticatedSafe = o),
      (t.AuthenticatedSafe =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: a.ContentInfo })], o));
  }),
  ka = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.id_bagtypes =
        e.id_pbewithSHAAnd40BitRC2_CBC =
        e.id_pbeWithSHAAnd128BitRC2_CBC =
        e.id_pbeWithSHAAnd2_KeyTripleDES_CBC =
        e.id_pbeWithSHAAnd3_KeyTripleDES_CBC =
        e.id_pbeWithSHAAnd40BitRC4 =
        e.id_pbeWithSHAAnd128BitRC4 =
        e.id_pkcs_12PbeIds =
        e.id_pkcs_12 =
        e.id_pkcs =
        e.id_rsadsi =
          void 0),
      (e.id_rsadsi = `1.2.840.113549`),
      (e.id_pkcs = `${e.id_rsadsi}.1`),
      (e.id_pkcs_12 = `${e.id_pkcs}.12`),
      (e.id_pkcs_12PbeIds = `${e.id_pkcs_12}.1`),
      (e.id_pbeWithSHAAnd128BitRC4 = `${e.id_pkcs_12PbeIds}.1`),
      (e.id_pbeWithSHAAnd40BitRC4 = `${e.id_pkcs_12PbeIds}.2`),
      (e.id_pbeWithSHAAnd3_KeyTripleDES_CBC = `${e.id_pkcs_12PbeIds}.3`),
      (e.id_pbeWithSHAAnd2_KeyTripleDES_CBC = `${e.id_pkcs_12PbeIds}.4`),
      (e.id_pbeWithSHAAnd128BitRC2_CBC = `${e.id_pkcs_12PbeIds}.5`),
      (e.id_pbewithSHAAnd40BitRC2_CBC = `${e.id_pkcs_12PbeIds}.6`),
      (e.id_bagtypes = `${e.id_pkcs_12}.10.1`);
  }),
  Aa = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.id_pkcs_9 =
        e.id_SafeContents =
        e.id_SecretBag =
        e.id_CRLBag =
        e.id_certBag =
        e.id_pkcs8ShroudedKeyBag =
        e.id_keyBag =
          void 0);
    const t = ka();
    (e.id_keyBag = `${t.id_bagtypes}.1`),
      (e.id_pkcs8ShroudedKeyBag = `${t.id_bagtypes}.2`),
      (e.id_certBag = `${t.id_bagtypes}.3`),
      (e.id_CRLBag = `${t.id_bagtypes}.4`),
      (e.id_SecretBag = `${t.id_bagtypes}.5`),
      (e.id_SafeContents = `${t.id_bagtypes}.6`),
      (e.id_pkcs_9 = `1.2.840.113549.1.9`);
  }),
  ja = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.id_sdsiCertificate = t.id_x509Certificate = t.id_certTypes = t.CertBag = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = Aa();
    var a = class {
      certId = ``;
      certValue = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.CertBag = a),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        a.prototype,
        `certId`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Any, context: 0 })],
        a.prototype,
        `certValue`,
        void 0,
      ),
      (t.id_certTypes = `${i.id_pkcs_9}.22`),
      (t.id_x509Certificate = `${t.id_certTypes}.1`),
      (t.id_sdsiCertificate = `${t.id_certTypes}.2`);
  }),
  Ma = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.id_x509CRL = t.id_crlTypes = t.CRLBag = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = Aa();
    var a = class {
      crlId = ``;
      crltValue = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.CRLBag = a),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })], a.prototype, `crlId`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Any, context: 0 })],
        a.prototype,
        `crltValue`,
        void 0,
      ),
      (t.id_crlTypes = `${i.id_pkcs_9}.23`),
      (t.id_x509CRL = `${t.id_crlTypes}.1`);
  }),
  Na = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.EncryptedPrivateKeyInfo = t.EncryptedData = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $();
    var a = class extends r.OctetString {};
    t.EncryptedData = a;
    var o = class {
      encryptionAlgorithm = new i.AlgorithmIdentifier();
      encryptedData = new a();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.EncryptedPrivateKeyInfo = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AlgorithmIdentifier })],
        o.prototype,
        `encryptionAlgorithm`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: a })], o.prototype, `encryptedData`, void 0);
  }),
  Pa = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.PrivateKeyInfo = t.Attributes = t.PrivateKey = t.Version = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = $();
    var o;
    ((e) => {
      e[(e.v1 = 0)] = `v1`;
    })(o || (t.Version = o = {}));
    var s = class extends i.OctetString {};
    t.PrivateKey = s;
    let c = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.Attributes = c),
      (t.Attributes =
        c =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: a.Attribute })], c));
    var l = class {
      version = o.v1;
      privateKeyAlgorithm = new a.AlgorithmIdentifier();
      privateKey = new s();
      attributes;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.PrivateKeyInfo = l),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })], l.prototype, `version`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: a.AlgorithmIdentifier })],
        l.prototype,
        `privateKeyAlgorithm`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: s })], l.prototype, `privateKey`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: c, implicit: !0, context: 0, optional: !0 })],
        l.prototype,
        `attributes`,
        void 0,
      );
  }),
  Fa = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(Na(), t), n.__exportStar(Pa(), t);
  }),
  Ia = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.KeyBag = void 0);
    let n = (J(), e(U)),
      r = Fa(),
      i = Z(),
      a = class extends r.PrivateKeyInfo {};
    (t.KeyBag = a), (t.KeyBag = a = n.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], a));
  }),
  La = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.PKCS8ShroudedKeyBag = void 0);
    let n = (J(), e(U)),
      r = Fa(),
      i = Z(),
      a = class extends r.EncryptedPrivateKeyInfo {};
    (t.PKCS8ShroudedKeyBag = a),
      (t.PKCS8ShroudedKeyBag = a = n.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], a));
  }),
  Ra = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.SecretBag = void 0);
    const n = (J(), e(U)),
      r = Z();
    var i = class {
      secretTypeId = ``;
      secretValue = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.SecretBag = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.ObjectIdentifier })],
        i.prototype,
        `secretTypeId`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.Any, context: 0 })],
        i.prototype,
        `secretValue`,
        void 0,
      );
  }),
  za = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(ja(), t),
      n.__exportStar(Ma(), t),
      n.__exportStar(Ia(), t),
      n.__exportStar(La(), t),
      n.__exportStar(Ra(), t),
      n.__exportStar(Aa(), t);
  }),
  Ba = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.MacData = void 0);
    const n = (J(), e(U)),
      r = xi(),
      i = Z();
    var a = class {
      mac = new r.DigestInfo();
      macSalt = new i.OctetString();
      iterations = 1;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.MacData = a),
      n.__decorate([(0, i.AsnProp)({ type: r.DigestInfo })], a.prototype, `mac`, void 0),
      n.__decorate([(0, i.AsnProp)({ type: i.OctetString })], a.prototype, `macSalt`, void 0),
      n.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer, defaultValue: 1 })],
        a.prototype,
        `iterations`,
        void 0,
      );
  }),
  Va = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.PFX = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = di(),
      a = Ba();
    var o = class {
      version = 3;
      authSafe = new i.ContentInfo();
      macData = new a.MacData();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.PFX = o),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], o.prototype, `version`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: i.ContentInfo })], o.prototype, `authSafe`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: a.MacData, optional: !0 })], o.prototype, `macData`, void 0);
  }),
  Ha = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.SafeContents = t.SafeBag = void 0);
    const r = (J(), e(U)),
      i = Z(),
      a = Da();
    var o = class {
      bagId = ``;
      bagValue = /* @__PURE__ */ new ArrayBuffer(0);
      bagAttributes;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.SafeBag = o),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.ObjectIdentifier })], o.prototype, `bagId`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Any, context: 0 })],
        o.prototype,
        `bagValue`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: a.PKCS12Attribute, repeated: `set`, optional: !0 })],
        o.prototype,
        `bagAttributes`,
        void 0,
      );
    let s = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.SafeContents = s),
      (t.SafeContents =
        s =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: o })], s));
  }),
  Ua = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(Da(), t),
      n.__exportStar(Oa(), t),
      n.__exportStar(za(), t),
      n.__exportStar(Ba(), t),
      n.__exportStar(ka(), t),
      n.__exportStar(Va(), t),
      n.__exportStar(Ha(), t);
  }),
  Wa = /* @__PURE__ */ r((t) => {
    var n, r, i;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.DateOfBirth =
        t.UnstructuredAddress =
        t.UnstructuredName =
        t.EmailAddress =
        t.EncryptedPrivateKeyInfo =
        t.UserPKCS12 =
        t.Pkcs7PDU =
        t.PKCS9String =
        t.id_at_pseudonym =
        t.crlTypes =
        t.id_certTypes =
        t.id_smime =
        t.id_pkcs9_mr_signingTimeMatch =
        t.id_pkcs9_mr_caseIgnoreMatch =
        t.id_pkcs9_sx_signingTime =
        t.id_pkcs9_sx_pkcs9String =
        t.id_pkcs9_at_countryOfResidence =
        t.id_pkcs9_at_countryOfCitizenship =
        t.id_pkcs9_at_gender =
        t.id_pkcs9_at_placeOfBirth =
        t.id_pkcs9_at_dateOfBirth =
        t.id_ietf_at =
        t.id_pkcs9_at_pkcs7PDU =
        t.id_pkcs9_at_sequenceNumber =
        t.id_pkcs9_at_randomNonce =
        t.id_pkcs9_at_encryptedPrivateKeyInfo =
        t.id_pkcs9_at_pkcs15Token =
        t.id_pkcs9_at_userPKCS12 =
        t.id_pkcs9_at_localKeyId =
        t.id_pkcs9_at_friendlyName =
        t.id_pkcs9_at_smimeCapabilities =
        t.id_pkcs9_at_extensionRequest =
        t.id_pkcs9_at_signingDescription =
        t.id_pkcs9_at_extendedCertificateAttributes =
        t.id_pkcs9_at_unstructuredAddress =
        t.id_pkcs9_at_challengePassword =
        t.id_pkcs9_at_counterSignature =
        t.id_pkcs9_at_signingTime =
        t.id_pkcs9_at_messageDigest =
        t.id_pkcs9_at_contentType =
        t.id_pkcs9_at_unstructuredName =
        t.id_pkcs9_at_emailAddress =
        t.id_pkcs9_oc_naturalPerson =
        t.id_pkcs9_oc_pkcsEntity =
        t.id_pkcs9_mr =
        t.id_pkcs9_sx =
        t.id_pkcs9_at =
        t.id_pkcs9_oc =
        t.id_pkcs9_mo =
        t.id_pkcs9 =
          void 0),
      (t.SMIMECapabilities =
        t.SMIMECapability =
        t.SigningDescription =
        t.LocalKeyId =
        t.FriendlyName =
        t.ExtendedCertificateAttributes =
        t.ExtensionRequest =
        t.ChallengePassword =
        t.CounterSignature =
        t.SequenceNumber =
        t.RandomNonce =
        t.SigningTime =
        t.MessageDigest =
        t.ContentType =
        t.Pseudonym =
        t.CountryOfResidence =
        t.CountryOfCitizenship =
        t.Gender =
        t.PlaceOfBirth =
          void 0);
    const a = (J(), e(U)),
      o = Z(),
      s = a.__importStar(di()),
      c = a.__importStar(Ua()),
      l = a.__importStar(Fa()),
      u = a.__importStar($()),
      d = a.__importStar(Jr());
    (t.id_pkcs9 = `1.2.840.113549.1.9`),
      (t.id_pkcs9_mo = `${t.id_pkcs9}.0`),
      (t.id_pkcs9_oc = `${t.id_pkcs9}.24`),
      (t.id_pkcs9_at = `${t.id_pkcs9}.25`),
      (t.id_pkcs9_sx = `${t.id_pkcs9}.26`),
      (t.id_pkcs9_mr = `${t.id_pkcs9}.27`),
      (t.id_pkcs9_oc_pkcsEntity = `${t.id_pkcs9_oc}.1`),
      (t.id_pkcs9_oc_naturalPerson = `${t.id_pkcs9_oc}.2`),
      (t.id_pkcs9_at_emailAddress = `${t.id_pkcs9}.1`),
      (t.id_pkcs9_at_unstructuredName = `${t.id_pkcs9}.2`),
      (t.id_pkcs9_at_contentType = `${t.id_pkcs9}.3`),
      (t.id_pkcs9_at_messageDigest = `${t.id_pkcs9}.4`),
      (t.id_pkcs9_at_signingTime = `${t.id_pkcs9}.5`),
      (t.id_pkcs9_at_counterSignature = `${t.id_pkcs9}.6`),
      (t.id_pkcs9_at_challengePassword = `${t.id_pkcs9}.7`),
      (t.id_pkcs9_at_unstructuredAddress = `${t.id_pkcs9}.8`),
      (t.id_pkcs9_at_extendedCertificateAttributes = `${t.id_pkcs9}.9`),
      (t.id_pkcs9_at_signingDescription = `${t.id_pkcs9}.13`),
      (t.id_pkcs9_at_extensionRequest = `${t.id_pkcs9}.14`),
      (t.id_pkcs9_at_smimeCapabilities = `${t.id_pkcs9}.15`),
      (t.id_pkcs9_at_friendlyName = `${t.id_pkcs9}.20`),
      (t.id_pkcs9_at_localKeyId = `${t.id_pkcs9}.21`),
      (t.id_pkcs9_at_userPKCS12 = `2.16.840.1.113730.3.1.216`),
      (t.id_pkcs9_at_pkcs15Token = `${t.id_pkcs9_at}.1`),
      (t.id_pkcs9_at_encryptedPrivateKeyInfo = `${t.id_pkcs9_at}.2`),
      (t.id_pkcs9_at_randomNonce = `${t.id_pkcs9_at}.3`),
      (t.id_pkcs9_at_sequenceNumber = `${t.id_pkcs9_at}.4`),
      (t.id_pkcs9_at_pkcs7PDU = `${t.id_pkcs9_at}.5`),
      (t.id_ietf_at = `1.3.6.1.5.5.7.9`),
      (t.id_pkcs9_at_dateOfBirth = `${t.id_ietf_at}.1`),
      (t.id_pkcs9_at_placeOfBirth = `${t.id_ietf_at}.2`),
      (t.id_pkcs9_at_gender = `${t.id_ietf_at}.3`),
      (t.id_pkcs9_at_countryOfCitizenship = `${t.id_ietf_at}.4`),
      (t.id_pkcs9_at_countryOfResidence = `${t.id_ietf_at}.5`),
      (t.id_pkcs9_sx_pkcs9String = `${t.id_pkcs9_sx}.1`),
      (t.id_pkcs9_sx_signingTime = `${t.id_pkcs9_sx}.2`),
      (t.id_pkcs9_mr_caseIgnoreMatch = `${t.id_pkcs9_mr}.1`),
      (t.id_pkcs9_mr_signingTimeMatch = `${t.id_pkcs9_mr}.2`),
      (t.id_smime = `${t.id_pkcs9}.16`),
      (t.id_certTypes = `${t.id_pkcs9}.22`),
      (t.crlTypes = `${t.id_pkcs9}.23`),
      (t.id_at_pseudonym = `${d.id_at}.65`);
    let f = class extends u.DirectoryString {
      ia5String;
      constructor(e = {}) {
        super(e);
      }
      toString() {
        return {}.toString(), this.ia5String || super.toString();
      }
    };
    (t.PKCS9String = f),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.IA5String })], f.prototype, `ia5String`, void 0),
      (t.PKCS9String = f = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], f));
    let p = class extends s.ContentInfo {};
    (t.Pkcs7PDU = p), (t.Pkcs7PDU = p = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence })], p));
    let m = class extends c.PFX {};
    (t.UserPKCS12 = m),
      (t.UserPKCS12 = m = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence })], m));
    let h = class extends l.EncryptedPrivateKeyInfo {};
    (t.EncryptedPrivateKeyInfo = h),
      (t.EncryptedPrivateKeyInfo = h = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence })], h));
    let g = class {
      value;
      constructor(e = ``) {
        this.value = e;
      }
      toString() {
        return this.value;
      }
    };
    (t.EmailAddress = g),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.IA5String })], g.prototype, `value`, void 0),
      (t.EmailAddress = g = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], g));
    let _ = class extends f {};
    (t.UnstructuredName = _),
      (t.UnstructuredName = _ = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], _));
    let v = class extends u.DirectoryString {};
    (t.UnstructuredAddress = v),
      (t.UnstructuredAddress = v = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], v));
    let y = class {
      value;
      constructor(e = /* @__PURE__ */ new Date()) {
        this.value = e;
      }
    };
    (t.DateOfBirth = y),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.GeneralizedTime })], y.prototype, `value`, void 0),
      (t.DateOfBirth = y = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], y));
    let b = class extends u.DirectoryString {};
    (t.PlaceOfBirth = b),
      (t.PlaceOfBirth = b = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], b));
    let x = class {
      value;
      constructor(e = `M`) {
        this.value = e;
      }
      toString() {
        return this.value;
      }
    };
    (t.Gender = x),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.PrintableString })], x.prototype, `value`, void 0),
      (t.Gender = x = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], x));
    let S = class {
      value;
      constructor(e = ``) {
        this.value = e;
      }
      toString() {
        return this.value;
      }
    };
    (t.CountryOfCitizenship = S),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.PrintableString })], S.prototype, `value`, void 0),
      (t.CountryOfCitizenship = S = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], S));
    let C = class extends S {};
    (t.CountryOfResidence = C),
      (t.CountryOfResidence = C = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], C));
    let ee = class extends u.DirectoryString {};
    (t.Pseudonym = ee),
      (t.Pseudonym = ee = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], ee));
    let te = class {
      value;
      constructor(e = ``) {
        this.value = e;
      }
      toString() {
        return this.value;
      }
    };
    (t.ContentType = te),
      a.__decorate(
        [(0, o.AsnProp)({ type: o.AsnPropTypes.ObjectIdentifier })],
        te.prototype,
        `value`,
        void 0,
      ),
      (t.ContentType = te = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], te)),
      (t.MessageDigest = class extends o.OctetString {});
    let ne = class extends u.Time {};
    (t.SigningTime = ne),
      (t.SigningTime = ne = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], ne)),
      (t.RandomNonce = class extends o.OctetString {});
    let re = class {
      value;
      constructor(e = 0) {
        this.value = e;
      }
      toString() {
        return this.value.toString();
      }
    };
    (t.SequenceNumber = re),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.Integer })], re.prototype, `value`, void 0),
      (t.SequenceNumber = re = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], re));
    let w = class extends s.SignerInfo {};
    (t.CounterSignature = w),
      (t.CounterSignature = w = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence })], w));
    let ie = class extends u.DirectoryString {};
    (t.ChallengePassword = ie),
      (t.ChallengePassword = ie = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], ie));
    let ae = (n = class extends u.Extensions {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.ExtensionRequest = ae),
      (t.ExtensionRequest = ae = n = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence })], ae));
    let oe = (r = class extends o.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, r.prototype);
      }
    });
    (t.ExtendedCertificateAttributes = oe),
      (t.ExtendedCertificateAttributes =
        oe =
        r =
          a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Set, itemType: s.Attribute })], oe));
    let se = class {
      value;
      constructor(e = ``) {
        this.value = e;
      }
      toString() {
        return this.value;
      }
    };
    (t.FriendlyName = se),
      a.__decorate([(0, o.AsnProp)({ type: o.AsnPropTypes.BmpString })], se.prototype, `value`, void 0),
      (t.FriendlyName = se = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Choice })], se)),
      (t.LocalKeyId = class extends o.OctetString {}),
      (t.SigningDescription = class extends u.DirectoryString {});
    let ce = class extends u.AlgorithmIdentifier {};
    (t.SMIMECapability = ce),
      (t.SMIMECapability = ce = a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence })], ce));
    let T = (i = class extends o.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, i.prototype);
      }
    });
    (t.SMIMECapabilities = T),
      (t.SMIMECapabilities =
        T =
        i =
          a.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence, itemType: ce })], T));
  }),
  Ga = /* @__PURE__ */ r((t) => {
    var n, r;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.CompositeSignatureValue = t.CompositeParams = t.id_alg_composite = void 0);
    const i = (J(), e(U)),
      a = Z(),
      o = $();
    t.id_alg_composite = `1.3.6.1.4.1.18227.2.1`;
    let s = (n = class extends a.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.CompositeParams = s),
      (t.CompositeParams =
        s =
        n =
          i.__decorate(
            [(0, a.AsnType)({ type: a.AsnTypeTypes.Sequence, itemType: o.AlgorithmIdentifier })],
            s,
          ));
    let c = (r = class extends a.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, r.prototype);
      }
    });
    (t.CompositeSignatureValue = c),
      (t.CompositeSignatureValue =
        c =
        r =
          i.__decorate(
            [(0, a.AsnType)({ type: a.AsnTypeTypes.Sequence, itemType: a.AsnPropTypes.BitString })],
            c,
          ));
  }),
  Ka = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.EncryptedData =
        t.EncryptedPrivateKeyInfo =
        t.AsymmetricKeyPackage =
        t.PrivateKeyInfo =
        t.OneAsymmetricKey =
        t.PublicKey =
        t.PrivateKey =
        t.PrivateKeyAlgorithmIdentifier =
        t.Version =
        t.id_ct_KP_aKeyPackage =
          void 0);
    const r = (J(), e(U)),
      i = Fa(),
      a = Z(),
      o = $();
    t.id_ct_KP_aKeyPackage = `2.16.840.1.101.2.1.78.5`;
    var s;
    ((e) => {
      (e[(e.v1 = 0)] = `v1`), (e[(e.v2 = 1)] = `v2`);
    })(s || (t.Version = s = {}));
    let c = class extends o.AlgorithmIdentifier {};
    (t.PrivateKeyAlgorithmIdentifier = c),
      (t.PrivateKeyAlgorithmIdentifier = c =
        r.__decorate([(0, a.AsnType)({ type: a.AsnTypeTypes.Sequence })], c)),
      (t.PrivateKey = class extends a.OctetString {}),
      (t.PublicKey = class extends a.BitString {});
    let l = class {
      version = s.v1;
      privateKeyAlgorithm = new o.AlgorithmIdentifier();
      privateKey = /* @__PURE__ */ new ArrayBuffer(0);
      attributes;
      publicKey;
    };
    (t.OneAsymmetricKey = l),
      r.__decorate([(0, a.AsnProp)({ type: a.AsnPropTypes.Integer })], l.prototype, `version`, void 0),
      r.__decorate(
        [(0, a.AsnProp)({ type: o.AlgorithmIdentifier })],
        l.prototype,
        `privateKeyAlgorithm`,
        void 0,
      ),
      r.__decorate([(0, a.AsnProp)({ type: a.AsnPropTypes.OctetString })], l.prototype, `privateKey`, void 0),
      r.__decorate(
        [(0, a.AsnProp)({ type: i.Attributes, context: 0, implicit: !0, optional: !0 })],
        l.prototype,
        `attributes`,
        void 0,
      ),
      r.__decorate(
        [(0, a.AsnProp)({ type: a.AsnPropTypes.BitString, context: 1, implicit: !0, optional: !0 })],
        l.prototype,
        `publicKey`,
        void 0,
      ),
      (t.OneAsymmetricKey = l = r.__decorate([(0, a.AsnType)({ type: a.AsnTypeTypes.Sequence })], l));
    let u = class extends l {};
    (t.PrivateKeyInfo = u),
      (t.PrivateKeyInfo = u = r.__decorate([(0, a.AsnType)({ type: a.AsnTypeTypes.Sequence })], u));
    let d = (n = class extends a.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.AsymmetricKeyPackage = d),
      (t.AsymmetricKeyPackage =
        d =
        n =
          r.__decorate([(0, a.AsnType)({ type: a.AsnTypeTypes.Sequence, itemType: l })], d));
    var f = Fa();
    Object.defineProperty(t, 'EncryptedPrivateKeyInfo', {
      enumerable: !0,
      get: () => f.EncryptedPrivateKeyInfo,
    }),
      Object.defineProperty(t, 'EncryptedData', { enumerable: !0, get: () => f.EncryptedData });
  }),
  qa = /* @__PURE__ */ r((t) => {
    var n, r;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.CompositePrivateKey =
        t.CompositePublicKeyBs =
        t.CompositePublicKeyOs =
        t.CompositePublicKey =
        t.CompositeAlgorithmIdentifier =
        t.id_Dilithium3_RSA =
        t.id_Dilithium3_ECDSA_P256 =
        t.id_composite_key =
          void 0);
    const i = (J(), e(U)),
      a = Ka(),
      o = Z(),
      s = $();
    (t.id_composite_key = `2.16.840.1.114027.80.4.1`),
      (t.id_Dilithium3_ECDSA_P256 = `2.16.840.1.114027.80.5.1`),
      (t.id_Dilithium3_RSA = `2.16.840.1.114027.80.5.2`);
    let c = class extends s.AlgorithmIdentifier {};
    (t.CompositeAlgorithmIdentifier = c),
      (t.CompositeAlgorithmIdentifier = c =
        i.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence })], c));
    let l = (n = class extends o.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.CompositePublicKey = l),
      (t.CompositePublicKey =
        l =
        n =
          i.__decorate(
            [(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence, itemType: s.SubjectPublicKeyInfo })],
            l,
          )),
      (t.CompositePublicKeyOs = class extends o.OctetString {}),
      (t.CompositePublicKeyBs = class extends o.BitString {});
    let u = (r = class extends o.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, r.prototype);
      }
    });
    (t.CompositePrivateKey = u),
      (t.CompositePrivateKey =
        u =
        r =
          i.__decorate([(0, o.AsnType)({ type: o.AsnTypeTypes.Sequence, itemType: a.OneAsymmetricKey })], u));
  }),
  Ja = /* @__PURE__ */ r((e) => {
    Object.defineProperty(e, '__esModule', { value: !0 }),
      (e.id_slh_dsa_shake_256f =
        e.id_slh_dsa_shake_256s =
        e.id_slh_dsa_shake_192f =
        e.id_slh_dsa_shake_192s =
        e.id_slh_dsa_shake_128f =
        e.id_slh_dsa_shake_128s =
        e.id_slh_dsa_sha2_256f =
        e.id_slh_dsa_sha2_256s =
        e.id_slh_dsa_sha2_192f =
        e.id_slh_dsa_sha2_192s =
        e.id_slh_dsa_sha2_128f =
        e.id_slh_dsa_sha2_128s =
        e.id_ml_dsa_87 =
        e.id_ml_dsa_65 =
        e.id_ml_dsa_44 =
          void 0);
    const t = `2.16.840.1.101.3.4.3`;
    (e.id_ml_dsa_44 = `${t}.17`),
      (e.id_ml_dsa_65 = `${t}.18`),
      (e.id_ml_dsa_87 = `${t}.19`),
      (e.id_slh_dsa_sha2_128s = `${t}.20`),
      (e.id_slh_dsa_sha2_128f = `${t}.21`),
      (e.id_slh_dsa_sha2_192s = `${t}.22`),
      (e.id_slh_dsa_sha2_192f = `${t}.23`),
      (e.id_slh_dsa_sha2_256s = `${t}.24`),
      (e.id_slh_dsa_sha2_256f = `${t}.25`),
      (e.id_slh_dsa_shake_128s = `${t}.26`),
      (e.id_slh_dsa_shake_128f = `${t}.27`),
      (e.id_slh_dsa_shake_192s = `${t}.28`),
      (e.id_slh_dsa_shake_192f = `${t}.29`),
      (e.id_slh_dsa_shake_256s = `${t}.30`),
      (e.id_slh_dsa_shake_256f = `${t}.31`);
  }),
  Ya = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(Ga(), t), n.__exportStar(qa(), t), n.__exportStar(Ja(), t);
  }),
  Xa = /* @__PURE__ */ r((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.Attributes = void 0);
    let r = (J(), e(U)),
      i = Z(),
      a = $(),
      o = (n = class extends i.AsnArray {
        constructor(e) {
          super(e), Object.setPrototypeOf(this, n.prototype);
        }
      });
    (t.Attributes = o),
      (t.Attributes =
        o =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: a.Attribute })], o));
  }),
  Za = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.CertificationRequestInfo = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = Xa();
    var o = class {
      version = 0;
      subject = new i.Name();
      subjectPKInfo = new i.SubjectPublicKeyInfo();
      attributes = new a.Attributes();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.CertificationRequestInfo = o),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], o.prototype, `version`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: i.Name })], o.prototype, `subject`, void 0),
      n.__decorate([(0, r.AsnProp)({ type: i.SubjectPublicKeyInfo })], o.prototype, `subjectPKInfo`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.Attributes, implicit: !0, context: 0, optional: !0 })],
        o.prototype,
        `attributes`,
        void 0,
      );
  }),
  Qa = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }), (t.CertificationRequest = void 0);
    const n = (J(), e(U)),
      r = Z(),
      i = $(),
      a = Za();
    var o = class {
      certificationRequestInfo = new a.CertificationRequestInfo();
      certificationRequestInfoRaw;
      signatureAlgorithm = new i.AlgorithmIdentifier();
      signature = /* @__PURE__ */ new ArrayBuffer(0);
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.CertificationRequest = o),
      n.__decorate(
        [(0, r.AsnProp)({ type: a.CertificationRequestInfo, raw: !0 })],
        o.prototype,
        `certificationRequestInfo`,
        void 0,
      ),
      n.__decorate(
        [(0, r.AsnProp)({ type: i.AlgorithmIdentifier })],
        o.prototype,
        `signatureAlgorithm`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.BitString })], o.prototype, `signature`, void 0);
  }),
  $a = /* @__PURE__ */ r((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (J(), e(U));
    n.__exportStar(Xa(), t), n.__exportStar(Qa(), t), n.__exportStar(Za(), t);
  }),
  eo = /* @__PURE__ */ r((t) => {
    /*!
     * MIT License
     *
     * Copyright (c) Peculiar Ventures. All rights reserved.
     *
     * Permission is hereby granted, free of charge, to any person obtaining a copy
     * of this software and associated documentation files (the "Software"), to deal
     * in the Software without restriction, including without limitation the rights
     * to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
     * copies of the Software, and to permit persons to whom the Software is
     * furnished to do so, subject to the following conditions:
     *
     * The above copyright notice and this permission notice shall be included in all
     * copies or substantial portions of the Software.
     *
     * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
     * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
     * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
     * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
     * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
     * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
     * SOFTWARE.
     *
     */
    var n = Z(),
      r = $(),
      i = dt(),
      a = (J(), e(U)),
      o = di(),
      s = Wn(),
      c = xi(),
      l = Ea(),
      u = Wa(),
      d = Ya(),
      f = $a();
    function p(e) {
      var t = Object.create(null);
      return (
        e &&
          Object.keys(e).forEach((n) => {
            if (n !== 'default') {
              var r = Object.getOwnPropertyDescriptor(e, n);
              Object.defineProperty(t, n, r.get ? r : { enumerable: !0, get: () => e[n] });
            }
          }),
        (t.default = e),
        Object.freeze(t)
      );
    }
    var m = /*#__PURE__*/ p(r),
      h = /*#__PURE__*/ p(o),
      g = /*#__PURE__*/ p(s),
      _ = /*#__PURE__*/ p(c),
      v = /*#__PURE__*/ p(u);
    const y = `crypto.algorithm`;
    var b = class {
      getAlgorithms() {
        return l.container.resolveAll(y);
      }
      toAsnAlgorithm(e) {
        const t = { ...e };
        t.hash && typeof t.hash == `string` && (t.hash = { name: t.hash });
        for (const e of this.getAlgorithms()) {
          const n = e.toAsnAlgorithm(t);
          if (n) return n;
        }
        if (/^[0-9.]+$/.test(e.name)) {
          const t = new r.AlgorithmIdentifier({ algorithm: e.name });
          return `parameters` in e && (t.parameters = e.parameters), t;
        }
        throw Error(`Cannot convert WebCrypto algorithm to ASN.1 algorithm`);
      }
      toWebAlgorithm(e) {
        for (const t of this.getAlgorithms()) {
          const n = t.toWebAlgorithm(e);
          if (n) return n;
        }
        return { name: e.algorithm, parameters: e.parameters };
      }
    };
    const x = `crypto.algorithmProvider`;
    l.container.registerSingleton(x, b);
    var S;
    const C = `1.3.36.3.3.2.8.1.1`,
      ee = `${C}.1`,
      te = `${C}.2`,
      ne = `${C}.3`,
      re = `${C}.4`,
      w = `${C}.5`,
      ie = `${C}.6`,
      ae = `${C}.7`,
      oe = `${C}.8`,
      se = `${C}.9`,
      ce = `${C}.10`,
      T = `${C}.11`,
      E = `${C}.12`,
      le = `${C}.13`,
      D = `${C}.14`,
      ue = `brainpoolP160r1`,
      de = `brainpoolP160t1`,
      O = `brainpoolP192r1`,
      fe = `brainpoolP192t1`,
      pe = `brainpoolP224r1`,
      me = `brainpoolP224t1`,
      he = `brainpoolP256r1`,
      k = `brainpoolP256t1`,
      ge = `brainpoolP320r1`,
      A = `brainpoolP320t1`,
      _e = `brainpoolP384r1`,
      ve = `brainpoolP384t1`,
      ye = `brainpoolP512r1`,
      be = `brainpoolP512t1`,
      j = `ECDSA`;
    (t.EcAlgorithm = S =
      class {
        toAsnAlgorithm(e) {
          if (e.name.toLowerCase() === `ecdsa`) {
            if (`hash` in e)
              switch ((typeof e.hash == `string` ? e.hash : e.hash.name).toLowerCase()) {
                case `sha-1`:
                  return g.ecdsaWithSHA1;
                case `sha-256`:
                  return g.ecdsaWithSHA256;
                case `sha-384`:
                  return g.ecdsaWithSHA384;
                case `sha-512`:
                  return g.ecdsaWithSHA512;
              }
            else if (`namedCurve` in e) {
              let t = ``;
              switch (e.namedCurve) {
                case `P-256`:
                  t = g.id_secp256r1;
                  break;
                case `K-256`:
                  t = S.SECP256K1;
                  break;
                case `P-384`:
                  t = g.id_secp384r1;
                  break;
                case `P-521`:
                  t = g.id_secp521r1;
                  break;
                case ue:
                  t = ee;
                  break;
                case de:
                  t = te;
                  break;
                case O:
                  t = ne;
                  break;
                case fe:
                  t = re;
                  break;
                case pe:
                  t = w;
                  break;
                case me:
                  t = ie;
                  break;
                case he:
                  t = ae;
                  break;
                case k:
                  t = oe;
                  break;
                case ge:
                  t = se;
                  break;
                case A:
                  t = ce;
                  break;
                case _e:
                  t = T;
                  break;
                case ve:
                  t = E;
                  break;
                case ye:
                  t = le;
                  break;
                case be:
                  t = D;
              }
              if (t)
                return new r.AlgorithmIdentifier({
                  algorithm: g.id_ecPublicKey,
                  parameters: n.AsnConvert.serialize(new g.ECParameters({ namedCurve: t })),
                });
            }
          }
          return null;
        }
        toWebAlgorithm(e) {
          switch (e.algorithm) {
            case g.id_ecdsaWithSHA1:
              return { name: j, hash: { name: `SHA-1` } };
            case g.id_ecdsaWithSHA256:
              return { name: j, hash: { name: `SHA-256` } };
            case g.id_ecdsaWithSHA384:
              return { name: j, hash: { name: `SHA-384` } };
            case g.id_ecdsaWithSHA512:
              return { name: j, hash: { name: `SHA-512` } };
            case g.id_ecPublicKey:
              if (!e.parameters) throw TypeError(`Cannot get required parameters from EC algorithm`);
              switch (n.AsnConvert.parse(e.parameters, g.ECParameters).namedCurve) {
                case g.id_secp256r1:
                  return { name: j, namedCurve: `P-256` };
                case S.SECP256K1:
                  return { name: j, namedCurve: `K-256` };
                case g.id_secp384r1:
                  return { name: j, namedCurve: `P-384` };
                case g.id_secp521r1:
                  return { name: j, namedCurve: `P-521` };
                case ee:
                  return { name: j, namedCurve: ue };
                case te:
                  return { name: j, namedCurve: de };
                case ne:
                  return { name: j, namedCurve: O };
                case re:
                  return { name: j, namedCurve: fe };
                case w:
                  return { name: j, namedCurve: pe };
                case ie:
                  return { name: j, namedCurve: me };
                case ae:
                  return { name: j, namedCurve: he };
                case oe:
                  return { name: j, namedCurve: k };
                case se:
                  return { name: j, namedCurve: ge };
                case ce:
                  return { name: j, namedCurve: A };
                case T:
                  return { name: j, namedCurve: _e };
                case E:
                  return { name: j, namedCurve: ve };
                case le:
                  return { name: j, namedCurve: ye };
                case D:
                  return { name: j, namedCurve: be };
              }
          }
          return null;
        }
      }),
      (t.EcAlgorithm.SECP256K1 = `1.3.132.0.10`),
      (t.EcAlgorithm = S = a.__decorate([l.injectable()], t.EcAlgorithm)),
      l.container.registerSingleton(y, t.EcAlgorithm);
    const M = Symbol(`name`),
      xe = Symbol(`value`);
    var N = class {
      constructor(e, t = {}, n = ``) {
        (this[M] = e), (this[xe] = n);
        for (const e in t) this[e] = t[e];
      }
    };
    (N.NAME = M), (N.VALUE = xe);
    var P = class {
        static toTextObject(e) {
          const n = new N(`Algorithm Identifier`, {}, Se.toString(e.algorithm));
          if (e.parameters)
            switch (e.algorithm) {
              case g.id_ecPublicKey: {
                const r = new t.EcAlgorithm().toWebAlgorithm(e);
                r && `namedCurve` in r ? (n[`Named Curve`] = r.namedCurve) : (n.Parameters = e.parameters);
                break;
              }
              default:
                n.Parameters = e.parameters;
            }
          return n;
        }
      },
      Se = class {
        static toString(e) {
          return this.items[e] || e;
        }
      };
    Se.items = {
      [_.id_sha1]: `sha1`,
      [_.id_sha224]: `sha224`,
      [_.id_sha256]: `sha256`,
      [_.id_sha384]: `sha384`,
      [_.id_sha512]: `sha512`,
      [_.id_rsaEncryption]: `rsaEncryption`,
      [_.id_sha1WithRSAEncryption]: `sha1WithRSAEncryption`,
      [_.id_sha224WithRSAEncryption]: `sha224WithRSAEncryption`,
      [_.id_sha256WithRSAEncryption]: `sha256WithRSAEncryption`,
      [_.id_sha384WithRSAEncryption]: `sha384WithRSAEncryption`,
      [_.id_sha512WithRSAEncryption]: `sha512WithRSAEncryption`,
      [g.id_ecPublicKey]: `ecPublicKey`,
      [g.id_ecdsaWithSHA1]: `ecdsaWithSHA1`,
      [g.id_ecdsaWithSHA224]: `ecdsaWithSHA224`,
      [g.id_ecdsaWithSHA256]: `ecdsaWithSHA256`,
      [g.id_ecdsaWithSHA384]: `ecdsaWithSHA384`,
      [g.id_ecdsaWithSHA512]: `ecdsaWithSHA512`,
      [m.id_kp_serverAuth]: `TLS WWW server authentication`,
      [m.id_kp_clientAuth]: `TLS WWW client authentication`,
      [m.id_kp_codeSigning]: `Code Signing`,
      [m.id_kp_emailProtection]: `E-mail Protection`,
      [m.id_kp_timeStamping]: `Time Stamping`,
      [m.id_kp_OCSPSigning]: `OCSP Signing`,
      [h.id_signedData]: `Signed Data`,
    };
    var F = class {
      static serialize(e) {
        return this.serializeObj(e).join(`
`);
      }
      static pad(e = 0) {
        return ``.padStart(2 * e, ` `);
      }
      static serializeObj(e, t = 0) {
        let n = [],
          r = this.pad(t++),
          a = ``,
          o = e[N.VALUE];
        o && (a = ` ${o}`), n.push(`${r}${e[N.NAME]}:${a}`), (r = this.pad(t));
        for (const a in e) {
          if (typeof a == `symbol`) continue;
          const o = e[a],
            s = a ? `${a}: ` : ``;
          if (typeof o == `string` || typeof o == `number` || typeof o == `boolean`) n.push(`${r}${s}${o}`);
          else if (o instanceof Date) n.push(`${r}${s}${o.toUTCString()}`);
          else if (Array.isArray(o)) for (const e of o) (e[N.NAME] = a), n.push(...this.serializeObj(e, t));
          else if (o instanceof N) (o[N.NAME] = a), n.push(...this.serializeObj(o, t));
          else if (i.BufferSourceConverter.isBufferSource(o))
            a
              ? (n.push(`${r}${s}`), n.push(...this.serializeBufferSource(o, t + 1)))
              : n.push(...this.serializeBufferSource(o, t));
          else if (`toTextObject` in o) {
            const e = o.toTextObject();
            (e[N.NAME] = a), n.push(...this.serializeObj(e, t));
          } else throw TypeError(`Cannot serialize data in text format. Unsupported type.`);
        }
        return n;
      }
      static serializeBufferSource(e, t = 0) {
        const n = this.pad(t),
          r = i.BufferSourceConverter.toUint8Array(e),
          a = [];
        for (let e = 0; e < r.length; ) {
          const t = [];
          for (let n = 0; n < 16 && e < r.length; n++) {
            n === 8 && t.push(``);
            const i = r[e++].toString(16).padStart(2, `0`);
            t.push(i);
          }
          a.push(`${n}${t.join(` `)}`);
        }
        return a;
      }
      static serializeAlgorithm(e) {
        return this.algorithmSerializer.toTextObject(e);
      }
    };
    (F.oidSerializer = Se), (F.algorithmSerializer = P);
    var I,
      Ce,
      L = class e {
        get parseOptions() {
          return a.__classPrivateFieldGet(this, Ce, `f`);
        }
        get rawData() {
          return (
            a.__classPrivateFieldGet(this, I, `f`) ||
              a.__classPrivateFieldSet(this, I, n.AsnConvert.serialize(this.asn), `f`),
            a.__classPrivateFieldGet(this, I, `f`)
          );
        }
        constructor(...e) {
          I.set(this, void 0),
            Ce.set(this, void 0),
            i.BufferSourceConverter.isBufferSource(e[0])
              ? (a.__classPrivateFieldSet(this, Ce, e[2], `f`),
                (this.asn = n.AsnConvert.parse(e[0], e[1], e[2])),
                a.__classPrivateFieldSet(this, I, i.BufferSourceConverter.toArrayBuffer(e[0]), `f`),
                this.onInit(this.asn))
              : (a.__classPrivateFieldSet(this, Ce, e[1], `f`), (this.asn = e[0]), this.onInit(this.asn));
        }
        equal(t) {
          return t instanceof e && i.isEqual(t.rawData, this.rawData);
        }
        toString(e = `text`) {
          switch (e) {
            case `asn`:
              return n.AsnConvert.toString(this.rawData, a.__classPrivateFieldGet(this, Ce, `f`));
            case `text`:
              return F.serialize(this.toTextObject());
            case `hex`:
              return i.Convert.ToHex(this.rawData);
            case `base64`:
              return i.Convert.ToBase64(this.rawData);
            case `base64url`:
              return i.Convert.ToBase64Url(this.rawData);
            default:
              throw TypeError(`Argument 'format' is unsupported value`);
          }
        }
        getTextName() {
          return this.constructor.NAME;
        }
        toTextObject() {
          const e = this.toTextObjectEmpty();
          return (e[``] = this.rawData), e;
        }
        toTextObjectEmpty(e) {
          return new N(this.getTextName(), {}, e);
        }
      };
    (I = /* @__PURE__ */ new WeakMap()), (Ce = /* @__PURE__ */ new WeakMap()), (L.NAME = `ASN`);
    var we,
      R = class e {
        static isCryptoKeyPair(e) {
          return e && e.privateKey && e.publicKey;
        }
        static isCryptoKey(e) {
          return e && e.usages && e.type && e.algorithm && e.extractable !== void 0;
        }
        constructor() {
          (this.items = /* @__PURE__ */ new Map()),
            (this[we] = `CryptoProvider`),
            typeof self < `u` && typeof crypto < `u`
              ? this.set(e.DEFAULT, crypto)
              : typeof global < `u` &&
                global.crypto &&
                global.crypto.subtle &&
                this.set(e.DEFAULT, global.crypto);
        }
        clear() {
          this.items.clear();
        }
        delete(e) {
          return this.items.delete(e);
        }
        forEach(e, t) {
          return this.items.forEach(e, t);
        }
        has(e) {
          return this.items.has(e);
        }
        get size() {
          return this.items.size;
        }
        entries() {
          return this.items.entries();
        }
        keys() {
          return this.items.keys();
        }
        values() {
          return this.items.values();
        }
        [Symbol.iterator]() {
          return this.items[Symbol.iterator]();
        }
        get(t = e.DEFAULT) {
          const n = this.items.get(t.toLowerCase());
          if (!n) throw Error(`Cannot get Crypto by name '${t}'`);
          return n;
        }
        set(t, n) {
          if (typeof t == `string`) {
            if (!n) throw TypeError(`Argument 'value' is required`);
            this.items.set(t.toLowerCase(), n);
          } else this.items.set(e.DEFAULT, t);
          return this;
        }
      };
    (we = Symbol.toStringTag), (R.DEFAULT = `default`);
    const z = new R(),
      B = { berOptions: { maxDepth: 1 / 0, maxNodes: 1 / 0, maxContentLength: 1 / 0 } };
    function Te(e) {
      let t = 0;
      for (; t < e.length - 1 && e[t] === 0; ) t++;
      let n = e.slice(t);
      if ((n.length || (n = new Uint8Array([0])), n[0] > 127)) {
        const e = new Uint8Array(n.length + 1);
        (e[0] = 0), e.set(n, 1), (n = e);
      }
      return n.buffer;
    }
    function Ee(e) {
      return Te(i.BufferSourceConverter.toUint8Array(i.Convert.FromHex(e || ``)));
    }
    function De(e, t = z.get()) {
      const n = i.BufferSourceConverter.toUint8Array(i.Convert.FromHex(e || ``));
      return Te(n.length && n.some((e) => e > 0) ? n : t.getRandomValues(/* @__PURE__ */ new Uint8Array(16)));
    }
    function Oe(e) {
      let t = i.BufferSourceConverter.toUint8Array(e);
      return t.length > 1 && t[0] === 0 && t[1] > 127 && (t = t.slice(1)), i.Convert.ToHex(t);
    }
    var V = class e extends L {
      constructor(...e) {
        let t, a;
        i.BufferSourceConverter.isBufferSource(e[0])
          ? ((t = i.BufferSourceConverter.toArrayBuffer(e[0])), (a = e[1]))
          : ((t = n.AsnConvert.serialize(
              new r.Extension({
                extnID: e[0],
                critical: e[1],
                extnValue: new n.OctetString(i.BufferSourceConverter.toArrayBuffer(e[2])),
              }),
            )),
            (a = B)),
          super(t, r.Extension, a);
      }
      onInit(e) {
        (this.type = e.extnID), (this.critical = e.critical), (this.value = e.extnValue.buffer);
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue();
        return (e[``] = this.value), e;
      }
      toTextObjectWithoutValue() {
        const t = this.toTextObjectEmpty(this.critical ? `critical` : void 0);
        return t[N.NAME] === e.NAME && (t[N.NAME] = Se.toString(this.type)), t;
      }
    };
    const ke = /^[0-2](?:\.[1-9][0-9]*)+$/;
    function Ae(e) {
      return new RegExp(ke).test(e);
    }
    var je = class {
      constructor(e = {}) {
        this.items = {};
        for (const t in e) this.register(t, e[t]);
      }
      get(e) {
        return this.items[e] || null;
      }
      findId(e) {
        return Ae(e) ? e : this.get(e);
      }
      register(e, t) {
        (this.items[e] = t), (this.items[t] = e);
      }
    };
    const H = new je();
    H.register(`CN`, `2.5.4.3`),
      H.register(`L`, `2.5.4.7`),
      H.register(`ST`, `2.5.4.8`),
      H.register(`O`, `2.5.4.10`),
      H.register(`OU`, `2.5.4.11`),
      H.register(`C`, `2.5.4.6`),
      H.register(`DC`, `0.9.2342.19200300.100.1.25`),
      H.register(`E`, `1.2.840.113549.1.9.1`),
      H.register(`G`, `2.5.4.42`),
      H.register(`I`, `2.5.4.43`),
      H.register(`SN`, `2.5.4.4`),
      H.register(`T`, `2.5.4.12`);
    function Me(e, t) {
      return `\\${i.Convert.ToHex(i.Convert.FromUtf8String(t)).toUpperCase()}`;
    }
    function Ne(e) {
      return e
        .replace(/([,+"\\<>;])/g, `\\$1`)
        .replace(/^([ #])/, `\\$1`)
        .replace(/([ ]$)/, `\\$1`)
        .replace(/([\r\n\t])/, Me);
    }
    var W = class e {
      static isASCII(e) {
        for (let t = 0; t < e.length; t++) if (e.charCodeAt(t) > 255) return !1;
        return !0;
      }
      static isPrintableString(e) {
        return /^[A-Za-z0-9 '()+,-./:=?]*$/g.test(e);
      }
      constructor(e, t = {}) {
        (this.extraNames = new je()), (this.asn = new r.Name());
        for (const e in t)
          if (Object.hasOwn(t, e)) {
            const n = t[e];
            this.extraNames.register(e, n);
          }
        this.asn =
          typeof e == `string`
            ? this.fromString(e)
            : e instanceof r.Name
              ? e
              : i.BufferSourceConverter.isBufferSource(e)
                ? n.AsnConvert.parse(e, r.Name)
                : this.fromJSON(e);
      }
      getField(e) {
        const t = this.extraNames.findId(e) || H.findId(e),
          n = [];
        for (const e of this.asn) for (const r of e) r.type === t && n.push(r.value.toString());
        return n;
      }
      getName(e) {
        return this.extraNames.get(e) || H.get(e);
      }
      toString() {
        return this.asn
          .map((e) =>
            e
              .map(
                (e) =>
                  `${this.getName(e.type) || e.type}=${e.value.anyValue ? `#${i.Convert.ToHex(e.value.anyValue)}` : Ne(e.value.toString())}`,
              )
              .join(`+`),
          )
          .join(`, `);
      }
      toJSON() {
        const e = [];
        for (const t of this.asn) {
          const n = {};
          for (const e of t) {
            const t = this.getName(e.type) || e.type;
            n[t] ?? (n[t] = []),
              n[t].push(e.value.anyValue ? `#${i.Convert.ToHex(e.value.anyValue)}` : e.value.toString());
          }
          e.push(n);
        }
        return e;
      }
      fromString(e) {
        let t = new r.Name(),
          n =
            /(\d\.[\d.]*\d|[A-Za-z]+)=((?:"")|(?:".*?[^\\]")|(?:[^,+"\\](?=[,+]|$))|(?:[^,+].*?(?:[^\\][,+]))|(?:))([,+])?/g,
          i = null,
          a = `,`;
        for (; (i = n.exec(`${e},`)); ) {
          let [, e, n] = i,
            o = n[n.length - 1];
          (o === `,` || o === `+`) && ((n = n.slice(0, n.length - 1)), (i[3] = o));
          const s = i[3];
          e = this.getTypeOid(e);
          const c = this.createAttribute(e, n);
          a === `+` ? t[t.length - 1].push(c) : t.push(new r.RelativeDistinguishedName([c])), (a = s);
        }
        return t;
      }
      fromJSON(e) {
        const t = new r.Name();
        for (const n of e) {
          const e = new r.RelativeDistinguishedName();
          for (const t in n) {
            const r = this.getTypeOid(t),
              i = n[t];
            for (const t of i) {
              const n = this.createAttribute(r, t);
              e.push(n);
            }
          }
          t.push(e);
        }
        return t;
      }
      getTypeOid(e) {
        if ((/[\d.]+/.test(e) || (e = this.getName(e) || ``), !e))
          throw Error(`Cannot get OID for name type '${e}'`);
        return e;
      }
      createAttribute(t, n) {
        const a = new r.AttributeTypeAndValue({ type: t });
        if (typeof n == `object`)
          for (const e in n)
            switch (e) {
              case `ia5String`:
                a.value.ia5String = n[e];
                break;
              case `utf8String`:
                a.value.utf8String = n[e];
                break;
              case `universalString`:
                a.value.universalString = n[e];
                break;
              case `bmpString`:
                a.value.bmpString = n[e];
                break;
              case `printableString`:
                a.value.printableString = n[e];
            }
        else if (n[0] === `#`) a.value.anyValue = i.Convert.FromHex(n.slice(1));
        else {
          const r = this.processStringValue(n);
          t === this.getName(`E`) || t === this.getName(`DC`)
            ? (a.value.ia5String = r)
            : e.isPrintableString(r)
              ? (a.value.printableString = r)
              : (a.value.utf8String = r);
        }
        return a;
      }
      processStringValue(e) {
        const t = /"(.*?[^\\])?"/.exec(e);
        return (
          t && (e = t[1]),
          e
            .replace(
              /\\0a/gi,
              `
`,
            )
            .replace(/\\0d/gi, `\r`)
            .replace(/\\0g/gi, `	`)
            .replace(/\\(.)/g, `$1`)
        );
      }
      toArrayBuffer() {
        return n.AsnConvert.serialize(this.asn);
      }
      async getThumbprint(e, t) {
        let n,
          r = `SHA-1`;
        return (
          e && (typeof e == `object` && `subtle` in e ? (n = e) : ((r = e), (n = t))),
          (n ??= z.get()),
          await n.subtle.digest(r, this.toArrayBuffer())
        );
      }
    };
    const Pe = `Cannot initialize GeneralName from ASN.1 data.`,
      Fe = `${Pe} Unsupported string format in use.`,
      Ie = `${Pe} Value doesn't match to GUID regular expression.`,
      Le = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i,
      Re = `1.3.6.1.4.1.311.25.1`,
      ze = `1.3.6.1.4.1.311.20.2.3`,
      Be = `email`,
      Ve = `guid`;
    var He = class extends L {
        constructor(...e) {
          let t, r;
          if (i.BufferSourceConverter.isBufferSource(e[0]))
            (r = e[1]), (t = n.AsnConvert.parse(e[0], m.GeneralName, r));
          else if (typeof e[0] == `string`)
            switch (((r = B), e[0])) {
              case `dn`: {
                const r = new W(e[1]).toArrayBuffer(),
                  i = n.AsnConvert.parse(r, m.Name, B);
                t = new m.GeneralName({ directoryName: i });
                break;
              }
              case `dns`:
                t = new m.GeneralName({ dNSName: e[1] });
                break;
              case Be:
                t = new m.GeneralName({ rfc822Name: e[1] });
                break;
              case Ve: {
                const r = new RegExp(Le, `i`).exec(e[1]);
                if (!r) throw Error(`Cannot parse GUID value. Value doesn't match to regular expression`);
                const a = r
                  .slice(1)
                  .map((e, t) =>
                    t < 3 ? i.Convert.ToHex(new Uint8Array(i.Convert.FromHex(e)).reverse()) : e,
                  )
                  .join(``);
                t = new m.GeneralName({
                  otherName: new m.OtherName({
                    typeId: Re,
                    value: n.AsnConvert.serialize(new n.OctetString(i.Convert.FromHex(a))),
                  }),
                });
                break;
              }
              case `ip`:
                t = new m.GeneralName({ iPAddress: e[1] });
                break;
              case `id`:
                t = new m.GeneralName({ registeredID: e[1] });
                break;
              case `upn`:
                t = new m.GeneralName({
                  otherName: new m.OtherName({
                    typeId: ze,
                    value: n.AsnConvert.serialize(n.AsnUtf8StringConverter.toASN(e[1])),
                  }),
                });
                break;
              case `url`:
                t = new m.GeneralName({ uniformResourceIdentifier: e[1] });
                break;
              default:
                throw Error(`Cannot create GeneralName. Unsupported type of the name`);
            }
          else (t = e[0]), (r = e[1] ?? B);
          super(t, r);
        }
        onInit(e) {
          if (e.dNSName != null) (this.type = `dns`), (this.value = e.dNSName);
          else if (e.rfc822Name != null) (this.type = Be), (this.value = e.rfc822Name);
          else if (e.iPAddress != null) (this.type = `ip`), (this.value = e.iPAddress);
          else if (e.uniformResourceIdentifier != null)
            (this.type = `url`), (this.value = e.uniformResourceIdentifier);
          else if (e.registeredID != null) (this.type = `id`), (this.value = e.registeredID);
          else if (e.directoryName != null)
            (this.type = `dn`), (this.value = new W(e.directoryName).toString());
          else if (e.otherName != null) {
            if (e.otherName.typeId === Re) {
              this.type = Ve;
              const t = n.AsnConvert.parse(e.otherName.value, n.OctetString, this.parseOptions),
                r = new RegExp(Le, `i`).exec(i.Convert.ToHex(t));
              if (!r) throw Error(Ie);
              this.value = r
                .slice(1)
                .map((e, t) => (t < 3 ? i.Convert.ToHex(new Uint8Array(i.Convert.FromHex(e)).reverse()) : e))
                .join(`-`);
            } else if (e.otherName.typeId === ze)
              (this.type = `upn`),
                (this.value = n.AsnConvert.parse(
                  e.otherName.value,
                  m.DirectoryString,
                  this.parseOptions,
                ).toString());
            else throw Error(Fe);
          } else throw Error(Fe);
        }
        toJSON() {
          return { type: this.type, value: this.value };
        }
        toTextObject() {
          let e;
          switch (this.type) {
            case `dn`:
            case `dns`:
            case Ve:
            case `ip`:
            case `id`:
            case `upn`:
            case `url`:
              e = this.type.toUpperCase();
              break;
            case Be:
              e = `Email`;
              break;
            default:
              throw Error(`Unsupported GeneralName type`);
          }
          let t = this.value;
          return this.type === `id` && (t = Se.toString(t)), new N(e, void 0, t);
        }
      },
      Ue = class extends L {
        constructor(e, t) {
          let r,
            a = B;
          if (e instanceof m.GeneralNames) r = e;
          else if (Array.isArray(e)) {
            const t = [];
            for (const r of e)
              if (r instanceof m.GeneralName) t.push(r);
              else {
                const e = n.AsnConvert.parse(new He(r.type, r.value).rawData, m.GeneralName, B);
                t.push(e);
              }
            r = new m.GeneralNames(t);
          } else if (i.BufferSourceConverter.isBufferSource(e))
            (r = n.AsnConvert.parse(e, m.GeneralNames, t)), (a = t ?? {});
          else throw Error(`Cannot initialize GeneralNames. Incorrect incoming arguments`);
          super(r, a);
        }
        onInit(e) {
          const t = [];
          for (const n of e) {
            let e = null;
            try {
              e = new He(n, this.parseOptions);
            } catch {
              continue;
            }
            t.push(e);
          }
          this.items = t;
        }
        toJSON() {
          return this.items.map((e) => e.toJSON());
        }
        toTextObject() {
          const e = super.toTextObjectEmpty();
          for (const t of this.items) {
            let n = t.toTextObject(),
              r = e[n[N.NAME]];
            Array.isArray(r) || ((r = []), (e[n[N.NAME]] = r)), r.push(n);
          }
          return e;
        }
      };
    Ue.NAME = `GeneralNames`;
    const We = `-{5}`,
      Ge = `${`${We}BEGIN ([^\\n]+(?=${We}))${We}`}\\n(?:((?:[^:\\n]+: (?:[^\\n]+\\n(?: +[^\\n]+\\n)*))+))?\\n?((?:[a-zA-Z0-9=+/]+\\n)+)${`${We}END \\1${We}`}`,
      Ke = /* @__PURE__ */ /[\n]+/g;
    var G = class {
      static isPem(e) {
        return typeof e == `string` && new RegExp(Ge, `g`).test(e.replace(/\r/g, ``));
      }
      static decodeWithHeaders(e) {
        e = e.replace(/\r/g, ``);
        let t = new RegExp(Ge, `g`),
          n = [],
          r = null;
        for (; (r = t.exec(e)); ) {
          const e = r[3].replace(Ke, ``),
            t = { type: r[1], headers: [], rawData: i.Convert.FromBase64(e) },
            a = r[2];
          if (a) {
            let e = a.split(/* @__PURE__ */ /\n/g),
              n = null;
            for (const r of e) {
              const [e, i] = r.split(/:(.*)/);
              if (i === void 0) {
                if (!n) throw Error(`Cannot parse PEM string. Incorrect header value`);
                n.value += e.trim();
              } else n && t.headers.push(n), (n = { key: e, value: i.trim() });
            }
            n && t.headers.push(n);
          }
          n.push(t);
        }
        return n;
      }
      static decode(e) {
        return this.decodeWithHeaders(e).map((e) => e.rawData);
      }
      static decodeFirst(e) {
        const t = this.decode(e);
        if (!t.length) throw RangeError(`PEM string doesn't contain any objects`);
        return t[0];
      }
      static encode(e, t) {
        if (Array.isArray(e)) {
          const n = [];
          return (
            t
              ? e.forEach((e) => {
                  if (!i.BufferSourceConverter.isBufferSource(e))
                    throw TypeError(
                      `Cannot encode array of BufferSource in PEM format. Not all items of the array are BufferSource`,
                    );
                  n.push(this.encodeStruct({ type: t, rawData: i.BufferSourceConverter.toArrayBuffer(e) }));
                })
              : e.forEach((e) => {
                  if (!(`type` in e))
                    throw TypeError(
                      `Cannot encode array of PemStruct in PEM format. Not all items of the array are PemStrut`,
                    );
                  n.push(this.encodeStruct(e));
                }),
            n.join(`
`)
          );
        }
        if (!t) throw Error(`Required argument 'tag' is missed`);
        return this.encodeStruct({ type: t, rawData: i.BufferSourceConverter.toArrayBuffer(e) });
      }
      static encodeStruct(e) {
        const t = e.type.toLocaleUpperCase(),
          n = [];
        if ((n.push(`-----BEGIN ${t}-----`), e.headers?.length)) {
          for (const t of e.headers) n.push(`${t.key}: ${t.value}`);
          n.push(``);
        }
        const r = i.Convert.ToBase64(e.rawData);
        for (let e = 0; e < r.length; e += 64) n.push(r.substring(e, e + 64));
        return (
          n.push(`-----END ${t}-----`),
          n.join(`
`)
        );
      }
    };
    (G.CertificateTag = `CERTIFICATE`),
      (G.CrlTag = `CRL`),
      (G.CertificateRequestTag = `CERTIFICATE REQUEST`),
      (G.PublicKeyTag = `PUBLIC KEY`),
      (G.PrivateKeyTag = `PRIVATE KEY`);
    var K = class e extends L {
        static isAsnEncoded(e) {
          return i.BufferSourceConverter.isBufferSource(e) || typeof e == `string`;
        }
        static toArrayBuffer(e) {
          if (typeof e == `string`) {
            if (G.isPem(e)) return G.decode(e)[0];
            if (i.Convert.isHex(e)) return i.Convert.FromHex(e);
            if (i.Convert.isBase64(e)) return i.Convert.FromBase64(e);
            if (i.Convert.isBase64Url(e)) return i.Convert.FromBase64Url(e);
            throw TypeError(
              `Unsupported format of 'raw' argument. Must be one of DER, PEM, HEX, Base64, or Base4Url`,
            );
          }
          {
            const t = i.BufferSourceConverter.toUint8Array(e);
            if (t.length > 0 && t[0] === 48) return i.BufferSourceConverter.toArrayBuffer(e);
            const n = i.Convert.ToBinary(e);
            if (G.isPem(n)) return G.decode(n)[0];
            if (i.Convert.isHex(n)) return i.Convert.FromHex(n);
            if (i.Convert.isBase64(n)) return i.Convert.FromBase64(n);
            if (i.Convert.isBase64Url(n)) return i.Convert.FromBase64Url(n);
            throw TypeError(
              `Unsupported format of 'raw' argument. Must be one of DER, PEM, HEX, Base64, or Base4Url`,
            );
          }
        }
        constructor(...t) {
          e.isAsnEncoded(t[0]) ? super(e.toArrayBuffer(t[0]), t[1], t[2]) : super(t[0], t[1]);
        }
        toString(e = `pem`) {
          switch (e) {
            case `pem`:
              return G.encode(this.rawData, this.tag);
            default:
              return super.toString(e);
          }
        }
      },
      qe = class e extends K {
        static async create(t, n = z.get()) {
          if (t instanceof e) return t;
          if (R.isCryptoKey(t)) {
            if (t.type !== `public`) throw TypeError(`Public key is required`);
            const r = await n.subtle.exportKey(`spki`, t);
            return new e(r);
          }
          if (t.publicKey) return t.publicKey;
          if (i.BufferSourceConverter.isBufferSource(t)) return new e(t);
          throw TypeError(`Unsupported PublicKeyType`);
        }
        constructor(e, t) {
          K.isAsnEncoded(e) ? super(e, r.SubjectPublicKeyInfo, t) : super(e, t), (this.tag = G.PublicKeyTag);
        }
        async export(e, t, i) {
          let a,
            o = [`verify`],
            s = { hash: `SHA-256`, ...this.algorithm };
          t ? ((s = e), (o = t), (a = i)) : (a = e), (a ??= z.get());
          let l = this.rawData,
            u = n.AsnConvert.parse(this.rawData, r.SubjectPublicKeyInfo, this.parseOptions);
          return (
            u.algorithm.algorithm === c.id_RSASSA_PSS && (l = Je(u, l)),
            a.subtle.importKey(`spki`, l, s, !0, o)
          );
        }
        onInit(e) {
          const t = l.container.resolve(x),
            r = (this.algorithm = t.toWebAlgorithm(e.algorithm));
          switch (e.algorithm.algorithm) {
            case c.id_rsaEncryption: {
              const t = n.AsnConvert.parse(e.subjectPublicKey, c.RSAPublicKey, this.parseOptions),
                a = i.BufferSourceConverter.toUint8Array(t.modulus);
              (r.publicExponent = i.BufferSourceConverter.toUint8Array(t.publicExponent)),
                (r.modulusLength = (a[0] ? a : a.slice(1)).byteLength << 3);
              break;
            }
          }
        }
        async getThumbprint(e, t) {
          let n,
            r = `SHA-1`;
          return (
            e && (typeof e == `object` && `subtle` in e ? (n = e) : ((r = e), (n = t))),
            (n ??= z.get()),
            await n.subtle.digest(r, this.rawData)
          );
        }
        async getKeyIdentifier(e, t) {
          let i,
            a = `SHA-1`;
          e && (typeof e == `object` && `subtle` in e ? (i = e) : ((a = e), (i = t))), (i ??= z.get());
          const o = n.AsnConvert.parse(this.rawData, r.SubjectPublicKeyInfo, this.parseOptions);
          return await i.subtle.digest(a, o.subjectPublicKey);
        }
        toTextObject() {
          const e = this.toTextObjectEmpty(),
            t = n.AsnConvert.parse(this.rawData, r.SubjectPublicKeyInfo, this.parseOptions);
          switch (((e.Algorithm = F.serializeAlgorithm(t.algorithm)), t.algorithm.algorithm)) {
            case s.id_ecPublicKey:
              e[`EC Point`] = t.subjectPublicKey;
              break;
            case c.id_rsaEncryption:
            default:
              e[`Raw Data`] = t.subjectPublicKey;
          }
          return e;
        }
      };
    function Je(e, t) {
      return (
        (e.algorithm = new r.AlgorithmIdentifier({ algorithm: c.id_rsaEncryption, parameters: null })),
        (t = n.AsnConvert.serialize(e)),
        t
      );
    }
    var Ye = class e extends V {
      static async create(t, n = !1, r = z.get()) {
        if (`name` in t && `serialNumber` in t) return new e(t, n);
        const a = await (await qe.create(t, r)).getKeyIdentifier(r);
        return new e(i.Convert.ToHex(a), n);
      }
      constructor(...e) {
        if (i.BufferSourceConverter.isBufferSource(e[0])) super(e[0], e[1]);
        else if (typeof e[0] == `string`) {
          const t = new m.AuthorityKeyIdentifier({
            keyIdentifier: new m.KeyIdentifier(i.Convert.FromHex(e[0])),
          });
          super(m.id_ce_authorityKeyIdentifier, e[1], n.AsnConvert.serialize(t));
        } else {
          const t = e[0],
            r = t.name instanceof Ue ? n.AsnConvert.parse(t.name.rawData, m.GeneralNames, B) : t.name,
            a = new m.AuthorityKeyIdentifier({
              authorityCertIssuer: r,
              authorityCertSerialNumber: i.Convert.FromHex(t.serialNumber),
            });
          super(m.id_ce_authorityKeyIdentifier, e[1], n.AsnConvert.serialize(a));
        }
      }
      onInit(e) {
        super.onInit(e);
        const t = n.AsnConvert.parse(e.extnValue, m.AuthorityKeyIdentifier, this.parseOptions);
        t.keyIdentifier && (this.keyId = i.Convert.ToHex(t.keyIdentifier)),
          (t.authorityCertIssuer || t.authorityCertSerialNumber) &&
            (this.certId = {
              name: t.authorityCertIssuer || [],
              serialNumber: t.authorityCertSerialNumber ? i.Convert.ToHex(t.authorityCertSerialNumber) : ``,
            });
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue(),
          t = n.AsnConvert.parse(this.value, m.AuthorityKeyIdentifier, this.parseOptions);
        return (
          t.authorityCertIssuer && (e[`Authority Issuer`] = new Ue(t.authorityCertIssuer).toTextObject()),
          t.authorityCertSerialNumber && (e[`Authority Serial Number`] = t.authorityCertSerialNumber),
          t.keyIdentifier && (e[``] = t.keyIdentifier),
          e
        );
      }
    };
    Ye.NAME = `Authority Key Identifier`;
    var Xe = class extends V {
      constructor(...e) {
        if (i.BufferSourceConverter.isBufferSource(e[0])) {
          super(e[0], e[1]);
          const t = n.AsnConvert.parse(this.value, r.BasicConstraints, this.parseOptions);
          (this.ca = t.cA), (this.pathLength = t.pathLenConstraint);
        } else {
          const t = new r.BasicConstraints({ cA: e[0], pathLenConstraint: e[1] });
          super(r.id_ce_basicConstraints, e[2], n.AsnConvert.serialize(t)),
            (this.ca = e[0]),
            (this.pathLength = e[1]);
        }
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue();
        return (
          this.ca && (e.CA = this.ca), this.pathLength !== void 0 && (e[`Path Length`] = this.pathLength), e
        );
      }
    };
    (Xe.NAME = `Basic Constraints`),
      (t.ExtendedKeyUsage = void 0),
      ((e) => {
        (e.serverAuth = `1.3.6.1.5.5.7.3.1`),
          (e.clientAuth = `1.3.6.1.5.5.7.3.2`),
          (e.codeSigning = `1.3.6.1.5.5.7.3.3`),
          (e.emailProtection = `1.3.6.1.5.5.7.3.4`),
          (e.timeStamping = `1.3.6.1.5.5.7.3.8`),
          (e.ocspSigning = `1.3.6.1.5.5.7.3.9`);
      })((t.ExtendedKeyUsage ||= {}));
    var Ze = class extends V {
      constructor(...e) {
        if (i.BufferSourceConverter.isBufferSource(e[0])) {
          super(e[0], e[1]);
          const t = n.AsnConvert.parse(this.value, m.ExtendedKeyUsage, this.parseOptions);
          this.usages = t.map((e) => e);
        } else {
          const t = new m.ExtendedKeyUsage(e[0]);
          super(m.id_ce_extKeyUsage, e[1], n.AsnConvert.serialize(t)), (this.usages = e[0]);
        }
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue();
        return (e[``] = this.usages.map((e) => Se.toString(e)).join(`, `)), e;
      }
    };
    (Ze.NAME = `Extended Key Usages`),
      (t.KeyUsageFlags = void 0),
      ((e) => {
        (e[(e.digitalSignature = 1)] = `digitalSignature`),
          (e[(e.nonRepudiation = 2)] = `nonRepudiation`),
          (e[(e.keyEncipherment = 4)] = `keyEncipherment`),
          (e[(e.dataEncipherment = 8)] = `dataEncipherment`),
          (e[(e.keyAgreement = 16)] = `keyAgreement`),
          (e[(e.keyCertSign = 32)] = `keyCertSign`),
          (e[(e.cRLSign = 64)] = `cRLSign`),
          (e[(e.encipherOnly = 128)] = `encipherOnly`),
          (e[(e.decipherOnly = 256)] = `decipherOnly`);
      })((t.KeyUsageFlags ||= {}));
    var Qe = class extends V {
      constructor(...e) {
        if (i.BufferSourceConverter.isBufferSource(e[0])) {
          super(e[0], e[1]);
          const t = n.AsnConvert.parse(this.value, r.KeyUsage, this.parseOptions);
          this.usages = t.toNumber();
        } else {
          const t = new r.KeyUsage(e[0]);
          super(r.id_ce_keyUsage, e[1], n.AsnConvert.serialize(t)), (this.usages = e[0]);
        }
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue();
        return (e[``] = n.AsnConvert.parse(this.value, r.KeyUsage, this.parseOptions).toJSON().join(`, `)), e;
      }
    };
    Qe.NAME = `Key Usages`;
    var $e = class e extends V {
      static async create(t, n = !1, r = z.get()) {
        const a = await (await qe.create(t, r)).getKeyIdentifier(r);
        return new e(i.Convert.ToHex(a), n);
      }
      constructor(...e) {
        if (i.BufferSourceConverter.isBufferSource(e[0])) {
          super(e[0], e[1]);
          const t = n.AsnConvert.parse(this.value, m.SubjectKeyIdentifier, this.parseOptions);
          this.keyId = i.Convert.ToHex(t);
        } else {
          const t = typeof e[0] == `string` ? i.Convert.FromHex(e[0]) : e[0],
            r = new m.SubjectKeyIdentifier(t);
          super(m.id_ce_subjectKeyIdentifier, e[1], n.AsnConvert.serialize(r)),
            (this.keyId = i.Convert.ToHex(t));
        }
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue();
        return (e[``] = n.AsnConvert.parse(this.value, m.SubjectKeyIdentifier, this.parseOptions)), e;
      }
    };
    $e.NAME = `Subject Key Identifier`;
    var et = class extends V {
      constructor(...e) {
        i.BufferSourceConverter.isBufferSource(e[0])
          ? super(e[0], e[1])
          : super(m.id_ce_subjectAltName, e[1], new Ue(e[0] || []).rawData);
      }
      onInit(e) {
        super.onInit(e);
        const t = n.AsnConvert.parse(e.extnValue, m.SubjectAlternativeName, this.parseOptions);
        this.names = new Ue(t);
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue(),
          t = this.names.toTextObject();
        for (const n in t) e[n] = t[n];
        return e;
      }
    };
    et.NAME = `Subject Alternative Name`;
    var q = class {
      static register(e, t) {
        this.items.set(e, t);
      }
      static create(e, t) {
        const n = new V(e, t),
          r = this.items.get(n.type);
        return r ? new r(e, t) : n;
      }
    };
    q.items = /* @__PURE__ */ new Map();
    var tt = class extends V {
      constructor(...e) {
        if (i.BufferSourceConverter.isBufferSource(e[0])) {
          super(e[0], e[1]);
          const t = n.AsnConvert.parse(this.value, m.CertificatePolicies, this.parseOptions);
          this.policies = t.map((e) => e.policyIdentifier);
        } else {
          const t = e[0],
            r = e[1] ?? !1,
            i = new m.CertificatePolicies(t.map((e) => new m.PolicyInformation({ policyIdentifier: e })));
          super(m.id_ce_certificatePolicies, r, n.AsnConvert.serialize(i)), (this.policies = t);
        }
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue();
        return (e.Policy = this.policies.map((e) => new N(``, {}, Se.toString(e)))), e;
      }
    };
    (tt.NAME = `Certificate Policies`), q.register(m.id_ce_certificatePolicies, tt);
    var nt = class extends V {
      constructor(...e) {
        if (i.BufferSourceConverter.isBufferSource(e[0])) super(e[0], e[1]);
        else if (Array.isArray(e[0]) && typeof e[0][0] == `string`) {
          const t = e[0].map(
              (e) =>
                new m.DistributionPoint({
                  distributionPoint: new m.DistributionPointName({
                    fullName: [new m.GeneralName({ uniformResourceIdentifier: e })],
                  }),
                }),
            ),
            r = new m.CRLDistributionPoints(t);
          super(m.id_ce_cRLDistributionPoints, e[1], n.AsnConvert.serialize(r));
        } else {
          const t = new m.CRLDistributionPoints(e[0]);
          super(m.id_ce_cRLDistributionPoints, e[1], n.AsnConvert.serialize(t));
        }
        this.distributionPoints ??= [];
      }
      onInit(e) {
        super.onInit(e);
        const t = n.AsnConvert.parse(e.extnValue, m.CRLDistributionPoints, this.parseOptions);
        this.distributionPoints = t;
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue();
        return (
          (e[`Distribution Point`] = this.distributionPoints.map((e) => {
            const t = new N(``);
            return (
              e.distributionPoint?.fullName &&
                (t[``] = e.distributionPoint.fullName.map((e) => new He(e).toString()).join(`, `)),
              e.reasons && (t.Reasons = e.reasons.toString()),
              e.cRLIssuer && (t[`CRL Issuer`] = e.cRLIssuer.map((e) => e.toString()).join(`, `)),
              t
            );
          })),
          e
        );
      }
    };
    nt.NAME = `CRL Distribution Points`;
    var rt = class extends V {
      constructor(...e) {
        if (i.BufferSourceConverter.isBufferSource(e[0])) super(e[0], e[1]);
        else if (e[0] instanceof m.AuthorityInfoAccessSyntax) {
          const t = new m.AuthorityInfoAccessSyntax(e[0]);
          super(m.id_pe_authorityInfoAccess, e[1], n.AsnConvert.serialize(t));
        } else {
          const t = e[0],
            r = new m.AuthorityInfoAccessSyntax();
          at(r, t, m.id_ad_ocsp, `ocsp`),
            at(r, t, m.id_ad_caIssuers, `caIssuers`),
            at(r, t, m.id_ad_timeStamping, `timeStamping`),
            at(r, t, m.id_ad_caRepository, `caRepository`),
            super(m.id_pe_authorityInfoAccess, e[1], n.AsnConvert.serialize(r));
        }
        (this.ocsp ??= []), (this.caIssuers ??= []), (this.timeStamping ??= []), (this.caRepository ??= []);
      }
      onInit(e) {
        super.onInit(e),
          (this.ocsp = []),
          (this.caIssuers = []),
          (this.timeStamping = []),
          (this.caRepository = []),
          n.AsnConvert.parse(e.extnValue, m.AuthorityInfoAccessSyntax, this.parseOptions).forEach((e) => {
            switch (e.accessMethod) {
              case m.id_ad_ocsp:
                this.ocsp.push(new He(e.accessLocation));
                break;
              case m.id_ad_caIssuers:
                this.caIssuers.push(new He(e.accessLocation));
                break;
              case m.id_ad_timeStamping:
                this.timeStamping.push(new He(e.accessLocation));
                break;
              case m.id_ad_caRepository:
                this.caRepository.push(new He(e.accessLocation));
            }
          });
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue();
        return (
          this.ocsp.length && it(e, `OCSP`, this.ocsp),
          this.caIssuers.length && it(e, `CA Issuers`, this.caIssuers),
          this.timeStamping.length && it(e, `Time Stamping`, this.timeStamping),
          this.caRepository.length && it(e, `CA Repository`, this.caRepository),
          e
        );
      }
    };
    rt.NAME = `Authority Info Access`;
    function it(e, t, n) {
      if (n.length === 1) e[t] = n[0].toTextObject();
      else {
        const r = new N(``);
        n.forEach((e, t) => {
          let n = e.toTextObject(),
            i = `${n[N.NAME]} ${t + 1}`,
            a = r[i];
          Array.isArray(a) || ((a = []), (r[i] = a)), a.push(n);
        }),
          (e[t] = r);
      }
    }
    function at(e, t, r, i) {
      const a = t[i];
      a &&
        (Array.isArray(a) ? a : [a]).forEach((t) => {
          typeof t == `string` && (t = new He(`url`, t)),
            e.push(
              new m.AccessDescription({
                accessMethod: r,
                accessLocation: n.AsnConvert.parse(t.rawData, m.GeneralName, B),
              }),
            );
        });
    }
    var ot = class extends V {
      constructor(...e) {
        i.BufferSourceConverter.isBufferSource(e[0])
          ? super(e[0], e[1])
          : super(m.id_ce_issuerAltName, e[1], new Ue(e[0] || []).rawData);
      }
      onInit(e) {
        super.onInit(e);
        const t = n.AsnConvert.parse(e.extnValue, m.GeneralNames, this.parseOptions);
        this.names = new Ue(t);
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue(),
          t = this.names.toTextObject();
        for (const n in t) e[n] = t[n];
        return e;
      }
    };
    ot.NAME = `Issuer Alternative Name`;
    var st = class e extends L {
      constructor(...e) {
        let t, a;
        if (i.BufferSourceConverter.isBufferSource(e[0]))
          (t = i.BufferSourceConverter.toArrayBuffer(e[0])), (a = e[1]);
        else {
          const o = e[0],
            s = Array.isArray(e[1]) ? e[1].map((e) => i.BufferSourceConverter.toArrayBuffer(e)) : [];
          (t = n.AsnConvert.serialize(new r.Attribute({ type: o, values: s }))), (a = B);
        }
        super(t, r.Attribute, a);
      }
      onInit(e) {
        (this.type = e.type), (this.values = e.values);
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue();
        return (e.Value = this.values.map((e) => new N(``, { '': e }))), e;
      }
      toTextObjectWithoutValue() {
        const t = this.toTextObjectEmpty();
        return t[N.NAME] === e.NAME && (t[N.NAME] = Se.toString(this.type)), t;
      }
    };
    st.NAME = `Attribute`;
    var ct = class extends st {
      constructor(...e) {
        if (i.BufferSourceConverter.isBufferSource(e[0])) super(e[0], e[1]);
        else {
          const t = new v.ChallengePassword({ printableString: e[0] });
          super(v.id_pkcs9_at_challengePassword, [n.AsnConvert.serialize(t)]);
        }
        this.password ??= ``;
      }
      onInit(e) {
        if ((super.onInit(e), this.values[0])) {
          const e = n.AsnConvert.parse(this.values[0], v.ChallengePassword, this.parseOptions);
          this.password = e.toString();
        }
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue();
        return (e[N.VALUE] = this.password), e;
      }
    };
    ct.NAME = `Challenge Password`;
    var lt = class extends st {
      constructor(...e) {
        if (i.BufferSourceConverter.isBufferSource(e[0])) super(e[0], e[1]);
        else {
          const t = e[0],
            r = new m.Extensions();
          for (const e of t) r.push(n.AsnConvert.parse(e.rawData, m.Extension, B));
          super(v.id_pkcs9_at_extensionRequest, [n.AsnConvert.serialize(r)]);
        }
        this.items ??= [];
      }
      onInit(e) {
        if ((super.onInit(e), this.values[0])) {
          const e = n.AsnConvert.parse(this.values[0], m.Extensions, this.parseOptions);
          this.items = e.map((e) => q.create(n.AsnConvert.serialize(e), this.parseOptions));
        }
      }
      toTextObject() {
        const e = this.toTextObjectWithoutValue(),
          t = this.items.map((e) => e.toTextObject());
        for (const n of t) e[n[N.NAME]] = n;
        return e;
      }
    };
    lt.NAME = `Extensions`;
    var ut = class {
      static register(e, t) {
        this.items.set(e, t);
      }
      static create(e, t) {
        const n = new st(e, t),
          r = this.items.get(n.type);
        return r ? new r(e, t) : n;
      }
    };
    ut.items = /* @__PURE__ */ new Map();
    const ft = `crypto.signatureFormatter`;
    var pt = class {
        toAsnSignature(e, t) {
          return i.BufferSourceConverter.toArrayBuffer(t);
        }
        toWebSignature(e, t) {
          return i.BufferSourceConverter.toArrayBuffer(t);
        }
      },
      mt;
    (t.RsaAlgorithm = mt =
      class {
        static createPssParams(e, t) {
          const i = mt.getHashAlgorithm(e);
          return i
            ? new _.RsaSaPssParams({
                hashAlgorithm: i,
                maskGenAlgorithm: new r.AlgorithmIdentifier({
                  algorithm: _.id_mgf1,
                  parameters: n.AsnConvert.serialize(i),
                }),
                saltLength: t,
              })
            : null;
        }
        static getHashAlgorithm(e) {
          const t = l.container.resolve(x);
          return typeof e == `string`
            ? t.toAsnAlgorithm({ name: e })
            : typeof e == `object` && e && `name` in e
              ? t.toAsnAlgorithm(e)
              : null;
        }
        toAsnAlgorithm(e) {
          switch (e.name.toLowerCase()) {
            case `rsassa-pkcs1-v1_5`:
              if (`hash` in e) {
                let t;
                if (typeof e.hash == `string`) t = e.hash;
                else if (
                  e.hash &&
                  typeof e.hash == `object` &&
                  `name` in e.hash &&
                  typeof e.hash.name == `string`
                )
                  t = e.hash.name.toUpperCase();
                else throw Error(`Cannot get hash algorithm name`);
                switch (t.toLowerCase()) {
                  case `sha-1`:
                    return new r.AlgorithmIdentifier({
                      algorithm: _.id_sha1WithRSAEncryption,
                      parameters: null,
                    });
                  case `sha-256`:
                    return new r.AlgorithmIdentifier({
                      algorithm: _.id_sha256WithRSAEncryption,
                      parameters: null,
                    });
                  case `sha-384`:
                    return new r.AlgorithmIdentifier({
                      algorithm: _.id_sha384WithRSAEncryption,
                      parameters: null,
                    });
                  case `sha-512`:
                    return new r.AlgorithmIdentifier({
                      algorithm: _.id_sha512WithRSAEncryption,
                      parameters: null,
                    });
                }
              } else return new r.AlgorithmIdentifier({ algorithm: _.id_rsaEncryption, parameters: null });
              break;
            case `rsa-pss`:
              if (`hash` in e) {
                if (!(`saltLength` in e && typeof e.saltLength == `number`))
                  throw Error(`Cannot get 'saltLength' from 'alg' argument`);
                const t = mt.createPssParams(e.hash, e.saltLength);
                if (!t) throw Error(`Cannot create PSS parameters`);
                return new r.AlgorithmIdentifier({
                  algorithm: _.id_RSASSA_PSS,
                  parameters: n.AsnConvert.serialize(t),
                });
              }
              return new r.AlgorithmIdentifier({ algorithm: _.id_RSASSA_PSS, parameters: null });
          }
          return null;
        }
        toWebAlgorithm(e) {
          switch (e.algorithm) {
            case _.id_rsaEncryption:
              return { name: `RSASSA-PKCS1-v1_5` };
            case _.id_sha1WithRSAEncryption:
              return { name: `RSASSA-PKCS1-v1_5`, hash: { name: `SHA-1` } };
            case _.id_sha256WithRSAEncryption:
              return { name: `RSASSA-PKCS1-v1_5`, hash: { name: `SHA-256` } };
            case _.id_sha384WithRSAEncryption:
              return { name: `RSASSA-PKCS1-v1_5`, hash: { name: `SHA-384` } };
            case _.id_sha512WithRSAEncryption:
              return { name: `RSASSA-PKCS1-v1_5`, hash: { name: `SHA-512` } };
            case _.id_RSASSA_PSS:
              if (e.parameters) {
                const t = n.AsnConvert.parse(e.parameters, _.RsaSaPssParams);
                return {
                  name: `RSA-PSS`,
                  hash: l.container.resolve(x).toWebAlgorithm(t.hashAlgorithm),
                  saltLength: t.saltLength,
                };
              }
              return { name: `RSA-PSS` };
          }
          return null;
        }
      }),
      (t.RsaAlgorithm = mt = a.__decorate([l.injectable()], t.RsaAlgorithm)),
      l.container.registerSingleton(y, t.RsaAlgorithm),
      (t.ShaAlgorithm = class {
        toAsnAlgorithm(e) {
          switch (e.name.toLowerCase()) {
            case `sha-1`:
              return new r.AlgorithmIdentifier({ algorithm: c.id_sha1 });
            case `sha-256`:
              return new r.AlgorithmIdentifier({ algorithm: c.id_sha256 });
            case `sha-384`:
              return new r.AlgorithmIdentifier({ algorithm: c.id_sha384 });
            case `sha-512`:
              return new r.AlgorithmIdentifier({ algorithm: c.id_sha512 });
          }
          return null;
        }
        toWebAlgorithm(e) {
          switch (e.algorithm) {
            case c.id_sha1:
              return { name: `SHA-1` };
            case c.id_sha256:
              return { name: `SHA-256` };
            case c.id_sha384:
              return { name: `SHA-384` };
            case c.id_sha512:
              return { name: `SHA-512` };
          }
          return null;
        }
      }),
      (t.ShaAlgorithm = a.__decorate([l.injectable()], t.ShaAlgorithm)),
      l.container.registerSingleton(y, t.ShaAlgorithm);
    var ht = class e {
      addPadding(e, t) {
        const n = i.BufferSourceConverter.toUint8Array(t),
          r = new Uint8Array(e);
        return r.set(n, e - n.length), r.buffer;
      }
      removePadding(e, t = !1) {
        let n = i.BufferSourceConverter.toUint8Array(e);
        for (let e = 0; e < n.length; e++)
          if (n[e]) {
            n = n.slice(e);
            break;
          }
        if (t && n[0] > 127) {
          const e = new Uint8Array(n.length + 1);
          return e.set(n, 1), e.buffer;
        }
        return n.buffer;
      }
      toAsnSignature(t, r) {
        if (t.name === `ECDSA`) {
          const a = t.namedCurve,
            o = e.namedCurveSize.get(a) || e.defaultNamedCurveSize,
            c = new s.ECDSASigValue(),
            l = i.BufferSourceConverter.toUint8Array(r);
          return (
            (c.r = this.removePadding(l.slice(0, o), !0)),
            (c.s = this.removePadding(l.slice(o, o + o), !0)),
            n.AsnConvert.serialize(c)
          );
        }
        return null;
      }
      toWebSignature(t, r) {
        if (t.name === `ECDSA`) {
          const a = n.AsnConvert.parse(r, s.ECDSASigValue),
            o = t.namedCurve,
            c = e.namedCurveSize.get(o) || e.defaultNamedCurveSize,
            l = this.addPadding(c, this.removePadding(a.r)),
            u = this.addPadding(c, this.removePadding(a.s));
          return i.combine(l, u);
        }
        return null;
      }
    };
    (ht.namedCurveSize = /* @__PURE__ */ new Map()), (ht.defaultNamedCurveSize = 32);
    const gt = `1.3.101.110`,
      _t = `1.3.101.111`,
      Y = `1.3.101.112`,
      vt = `1.3.101.113`;
    (t.EdAlgorithm = class {
      toAsnAlgorithm(e) {
        let t = null;
        switch (e.name.toLowerCase()) {
          case `ed25519`:
            t = Y;
            break;
          case `x25519`:
            t = gt;
            break;
          case `eddsa`:
            switch (e.namedCurve.toLowerCase()) {
              case `ed25519`:
                t = Y;
                break;
              case `ed448`:
                t = vt;
            }
            break;
          case `ecdh-es`:
            switch (e.namedCurve.toLowerCase()) {
              case `x25519`:
                t = gt;
                break;
              case `x448`:
                t = _t;
            }
        }
        return t ? new r.AlgorithmIdentifier({ algorithm: t }) : null;
      }
      toWebAlgorithm(e) {
        switch (e.algorithm) {
          case Y:
            return { name: `Ed25519` };
          case vt:
            return { name: `EdDSA`, namedCurve: `Ed448` };
          case gt:
            return { name: `X25519` };
          case _t:
            return { name: `ECDH-ES`, namedCurve: `X448` };
        }
        return null;
      }
    }),
      (t.EdAlgorithm = a.__decorate([l.injectable()], t.EdAlgorithm)),
      l.container.registerSingleton(y, t.EdAlgorithm),
      (t.MlDsaAlgorithm = class {
        toAsnAlgorithm(e) {
          let t = null;
          switch (e.name.toLowerCase()) {
            case `ml-dsa-44`:
              t = d.id_ml_dsa_44;
              break;
            case `ml-dsa-65`:
              t = d.id_ml_dsa_65;
              break;
            case `ml-dsa-87`:
              t = d.id_ml_dsa_87;
          }
          return t ? new r.AlgorithmIdentifier({ algorithm: t }) : null;
        }
        toWebAlgorithm(e) {
          switch (e.algorithm) {
            case d.id_ml_dsa_44:
              return { name: `ML-DSA-44` };
            case d.id_ml_dsa_65:
              return { name: `ML-DSA-65` };
            case d.id_ml_dsa_87:
              return { name: `ML-DSA-87` };
          }
          return null;
        }
      }),
      (t.MlDsaAlgorithm = a.__decorate([l.injectable()], t.MlDsaAlgorithm)),
      l.container.registerSingleton(y, t.MlDsaAlgorithm),
      (t.SlhDsaAlgorithm = class {
        toAsnAlgorithm(e) {
          let t = null;
          switch (e.name.toLowerCase()) {
            case `slh-dsa-sha2-128s`:
              t = d.id_slh_dsa_sha2_128s;
              break;
            case `slh-dsa-sha2-128f`:
              t = d.id_slh_dsa_sha2_128f;
              break;
            case `slh-dsa-sha2-192s`:
              t = d.id_slh_dsa_sha2_192s;
              break;
            case `slh-dsa-sha2-192f`:
              t = d.id_slh_dsa_sha2_192f;
              break;
            case `slh-dsa-sha2-256s`:
              t = d.id_slh_dsa_sha2_256s;
              break;
            case `slh-dsa-sha2-256f`:
              t = d.id_slh_dsa_sha2_256f;
              break;
            case `slh-dsa-shake-128s`:
              t = d.id_slh_dsa_shake_128s;
              break;
            case `slh-dsa-shake-128f`:
              t = d.id_slh_dsa_shake_128f;
              break;
            case `slh-dsa-shake-192s`:
              t = d.id_slh_dsa_shake_192s;
              break;
            case `slh-dsa-shake-192f`:
              t = d.id_slh_dsa_shake_192f;
              break;
            case `slh-dsa-shake-256s`:
              t = d.id_slh_dsa_shake_256s;
              break;
            case `slh-dsa-shake-256f`:
              t = d.id_slh_dsa_shake_256f;
          }
          return t ? new r.AlgorithmIdentifier({ algorithm: t }) : null;
        }
        toWebAlgorithm(e) {
          switch (e.algorithm) {
            case d.id_slh_dsa_sha2_128s:
              return { name: `SLH-DSA-SHA2-128s` };
            case d.id_slh_dsa_sha2_128f:
              return { name: `SLH-DSA-SHA2-128f` };
            case d.id_slh_dsa_sha2_192s:
              return { name: `SLH-DSA-SHA2-192s` };
            case d.id_slh_dsa_sha2_192f:
              return { name: `SLH-DSA-SHA2-192f` };
            case d.id_slh_dsa_sha2_256s:
              return { name: `SLH-DSA-SHA2-256s` };
            case d.id_slh_dsa_sha2_256f:
              return { name: `SLH-DSA-SHA2-256f` };
            case d.id_slh_dsa_shake_128s:
              return { name: `SLH-DSA-SHAKE-128s` };
            case d.id_slh_dsa_shake_128f:
              return { name: `SLH-DSA-SHAKE-128f` };
            case d.id_slh_dsa_shake_192s:
              return { name: `SLH-DSA-SHAKE-192s` };
            case d.id_slh_dsa_shake_192f:
              return { name: `SLH-DSA-SHAKE-192f` };
            case d.id_slh_dsa_shake_256s:
              return { name: `SLH-DSA-SHAKE-256s` };
            case d.id_slh_dsa_shake_256f:
              return { name: `SLH-DSA-SHAKE-256f` };
          }
          return null;
        }
      }),
      (t.SlhDsaAlgorithm = a.__decorate([l.injectable()], t.SlhDsaAlgorithm)),
      l.container.registerSingleton(y, t.SlhDsaAlgorithm);
    var yt,
      bt,
      xt,
      St,
      Ct,
      wt,
      X,
      Tt,
      Et = class extends K {
        get subjectName() {
          return (
            a.__classPrivateFieldGet(this, bt, `f`) ||
              a.__classPrivateFieldSet(this, bt, new W(this.asn.certificationRequestInfo.subject), `f`),
            a.__classPrivateFieldGet(this, bt, `f`)
          );
        }
        get subject() {
          return (
            a.__classPrivateFieldGet(this, xt, `f`) ||
              a.__classPrivateFieldSet(this, xt, this.subjectName.toString(), `f`),
            a.__classPrivateFieldGet(this, xt, `f`)
          );
        }
        get signatureAlgorithm() {
          if (!a.__classPrivateFieldGet(this, St, `f`)) {
            const e = l.container.resolve(x);
            a.__classPrivateFieldSet(this, St, e.toWebAlgorithm(this.asn.signatureAlgorithm), `f`);
          }
          return a.__classPrivateFieldGet(this, St, `f`);
        }
        get signature() {
          return (
            a.__classPrivateFieldGet(this, Ct, `f`) ||
              a.__classPrivateFieldSet(this, Ct, this.asn.signature, `f`),
            a.__classPrivateFieldGet(this, Ct, `f`)
          );
        }
        get publicKey() {
          return (
            a.__classPrivateFieldGet(this, wt, `f`) ||
              a.__classPrivateFieldSet(
                this,
                wt,
                new qe(this.asn.certificationRequestInfo.subjectPKInfo, this.parseOptions),
                `f`,
              ),
            a.__classPrivateFieldGet(this, wt, `f`)
          );
        }
        get attributes() {
          return (
            a.__classPrivateFieldGet(this, X, `f`) ||
              a.__classPrivateFieldSet(
                this,
                X,
                this.asn.certificationRequestInfo.attributes.map((e) =>
                  ut.create(n.AsnConvert.serialize(e), this.parseOptions),
                ),
                `f`,
              ),
            a.__classPrivateFieldGet(this, X, `f`)
          );
        }
        get extensions() {
          if (!a.__classPrivateFieldGet(this, Tt, `f`)) {
            a.__classPrivateFieldSet(this, Tt, [], `f`);
            const e = this.getAttribute(u.id_pkcs9_at_extensionRequest);
            e instanceof lt && a.__classPrivateFieldSet(this, Tt, e.items, `f`);
          }
          return a.__classPrivateFieldGet(this, Tt, `f`);
        }
        get tbs() {
          return (
            a.__classPrivateFieldGet(this, yt, `f`) ||
              a.__classPrivateFieldSet(
                this,
                yt,
                this.asn.certificationRequestInfoRaw ||
                  n.AsnConvert.serialize(this.asn.certificationRequestInfo),
                `f`,
              ),
            a.__classPrivateFieldGet(this, yt, `f`)
          );
        }
        constructor(e, t) {
          const n = K.isAsnEncoded(e) ? [e, f.CertificationRequest, t] : [e, t];
          super(n[0], n[1], n[2]),
            yt.set(this, void 0),
            bt.set(this, void 0),
            xt.set(this, void 0),
            St.set(this, void 0),
            Ct.set(this, void 0),
            wt.set(this, void 0),
            X.set(this, void 0),
            Tt.set(this, void 0),
            (this.tag = G.CertificateRequestTag);
        }
        onInit(e) {}
        getAttribute(e) {
          for (const t of this.attributes) if (t.type === e) return t;
          return null;
        }
        getAttributes(e) {
          return this.attributes.filter((t) => t.type === e);
        }
        getExtension(e) {
          for (const t of this.extensions) if (t.type === e) return t;
          return null;
        }
        getExtensions(e) {
          return this.extensions.filter((t) => t.type === e);
        }
        async verify(e = z.get()) {
          let t = { ...this.publicKey.algorithm, ...this.signatureAlgorithm },
            n = await this.publicKey.export(t, [`verify`], e),
            r = l.container.resolveAll(ft).reverse(),
            i = null;
          for (const e of r) if (((i = e.toWebSignature(t, this.signature)), i)) break;
          if (!i) throw Error(`Cannot convert WebCrypto signature value to ASN.1 format`);
          return await e.subtle.verify(this.signatureAlgorithm, n, i, this.tbs);
        }
        toTextObject() {
          const e = this.toTextObjectEmpty(),
            t = n.AsnConvert.parse(this.rawData, f.CertificationRequest, this.parseOptions),
            i = t.certificationRequestInfo,
            a = new N(``, {
              Version: `${r.Version[i.version]} (${i.version})`,
              Subject: this.subject,
              'Subject Public Key Info': this.publicKey,
            });
          if (this.attributes.length) {
            const e = new N(``);
            for (const t of this.attributes) {
              const n = t.toTextObject();
              e[n[N.NAME]] = n;
            }
            a.Attributes = e;
          }
          return (
            (e.Data = a),
            (e.Signature = new N(``, {
              Algorithm: F.serializeAlgorithm(t.signatureAlgorithm),
              '': t.signature,
            })),
            e
          );
        }
      };
    (yt = /* @__PURE__ */ new WeakMap()),
      (bt = /* @__PURE__ */ new WeakMap()),
      (xt = /* @__PURE__ */ new WeakMap()),
      (St = /* @__PURE__ */ new WeakMap()),
      (Ct = /* @__PURE__ */ new WeakMap()),
      (wt = /* @__PURE__ */ new WeakMap()),
      (X = /* @__PURE__ */ new WeakMap()),
      (Tt = /* @__PURE__ */ new WeakMap()),
      (Et.NAME = `PKCS#10 Certificate Request`);
    var Dt = class {
        static async create(e, t = z.get()) {
          if (!e.keys.privateKey) throw Error(`Bad field 'keys' in 'params' argument. 'privateKey' is empty`);
          if (!e.keys.publicKey) throw Error(`Bad field 'keys' in 'params' argument. 'publicKey' is empty`);
          const i = await t.subtle.exportKey(`spki`, e.keys.publicKey),
            a = new f.CertificationRequest({
              certificationRequestInfo: new f.CertificationRequestInfo({
                subjectPKInfo: n.AsnConvert.parse(i, r.SubjectPublicKeyInfo, B),
              }),
            });
          if (e.name) {
            const t = e.name instanceof W ? e.name : new W(e.name);
            a.certificationRequestInfo.subject = n.AsnConvert.parse(t.toArrayBuffer(), r.Name, B);
          }
          if (e.attributes)
            for (const t of e.attributes)
              a.certificationRequestInfo.attributes.push(n.AsnConvert.parse(t.rawData, r.Attribute, B));
          if (e.extensions && e.extensions.length) {
            const t = new r.Attribute({ type: u.id_pkcs9_at_extensionRequest }),
              i = new r.Extensions();
            for (const t of e.extensions) i.push(n.AsnConvert.parse(t.rawData, r.Extension, B));
            t.values.push(n.AsnConvert.serialize(i)), a.certificationRequestInfo.attributes.push(t);
          }
          const o = { ...e.signingAlgorithm, ...e.keys.privateKey.algorithm };
          a.signatureAlgorithm = l.container.resolve(x).toAsnAlgorithm(o);
          let s = n.AsnConvert.serialize(a.certificationRequestInfo),
            c = await t.subtle.sign(o, e.keys.privateKey, s),
            d = l.container.resolveAll(ft).reverse(),
            p = null;
          for (const e of d) if (((p = e.toAsnSignature(o, c)), p)) break;
          if (!p) throw Error(`Cannot convert WebCrypto signature value to ASN.1 format`);
          return (a.signature = p), new Et(n.AsnConvert.serialize(a), B);
        }
      },
      Ot,
      kt,
      At,
      jt,
      Mt,
      Nt,
      Pt,
      Ft,
      It,
      Lt,
      Rt,
      zt,
      Bt = class extends K {
        get publicKey() {
          return (
            a.__classPrivateFieldGet(this, zt, `f`) ||
              a.__classPrivateFieldSet(
                this,
                zt,
                new qe(this.asn.tbsCertificate.subjectPublicKeyInfo, this.parseOptions),
                `f`,
              ),
            a.__classPrivateFieldGet(this, zt, `f`)
          );
        }
        get serialNumber() {
          return (
            a.__classPrivateFieldGet(this, kt, `f`) ||
              a.__classPrivateFieldSet(this, kt, Oe(this.asn.tbsCertificate.serialNumber), `f`),
            a.__classPrivateFieldGet(this, kt, `f`)
          );
        }
        get subjectName() {
          return (
            a.__classPrivateFieldGet(this, At, `f`) ||
              a.__classPrivateFieldSet(this, At, new W(this.asn.tbsCertificate.subject), `f`),
            a.__classPrivateFieldGet(this, At, `f`)
          );
        }
        get subject() {
          return (
            a.__classPrivateFieldGet(this, jt, `f`) ||
              a.__classPrivateFieldSet(this, jt, this.subjectName.toString(), `f`),
            a.__classPrivateFieldGet(this, jt, `f`)
          );
        }
        get issuerName() {
          return (
            a.__classPrivateFieldGet(this, Mt, `f`) ||
              a.__classPrivateFieldSet(this, Mt, new W(this.asn.tbsCertificate.issuer), `f`),
            a.__classPrivateFieldGet(this, Mt, `f`)
          );
        }
        get issuer() {
          return (
            a.__classPrivateFieldGet(this, Nt, `f`) ||
              a.__classPrivateFieldSet(this, Nt, this.issuerName.toString(), `f`),
            a.__classPrivateFieldGet(this, Nt, `f`)
          );
        }
        get notBefore() {
          if (!a.__classPrivateFieldGet(this, Pt, `f`)) {
            const e =
              this.asn.tbsCertificate.validity.notBefore.utcTime ||
              this.asn.tbsCertificate.validity.notBefore.generalTime;
            if (!e) throw Error(`Cannot get 'notBefore' value`);
            a.__classPrivateFieldSet(this, Pt, e, `f`);
          }
          return a.__classPrivateFieldGet(this, Pt, `f`);
        }
        get notAfter() {
          if (!a.__classPrivateFieldGet(this, Ft, `f`)) {
            const e =
              this.asn.tbsCertificate.validity.notAfter.utcTime ||
              this.asn.tbsCertificate.validity.notAfter.generalTime;
            if (!e) throw Error(`Cannot get 'notAfter' value`);
            a.__classPrivateFieldSet(this, Ft, e, `f`);
          }
          return a.__classPrivateFieldGet(this, Ft, `f`);
        }
        get signatureAlgorithm() {
          if (!a.__classPrivateFieldGet(this, It, `f`)) {
            const e = l.container.resolve(x);
            a.__classPrivateFieldSet(this, It, e.toWebAlgorithm(this.asn.signatureAlgorithm), `f`);
          }
          return a.__classPrivateFieldGet(this, It, `f`);
        }
        get signature() {
          return (
            a.__classPrivateFieldGet(this, Lt, `f`) ||
              a.__classPrivateFieldSet(this, Lt, this.asn.signatureValue, `f`),
            a.__classPrivateFieldGet(this, Lt, `f`)
          );
        }
        get extensions() {
          return (
            a.__classPrivateFieldGet(this, Rt, `f`) ||
              (a.__classPrivateFieldSet(this, Rt, [], `f`),
              this.asn.tbsCertificate.extensions &&
                a.__classPrivateFieldSet(
                  this,
                  Rt,
                  this.asn.tbsCertificate.extensions.map((e) =>
                    q.create(n.AsnConvert.serialize(e), this.parseOptions),
                  ),
                  `f`,
                )),
            a.__classPrivateFieldGet(this, Rt, `f`)
          );
        }
        get tbs() {
          return (
            a.__classPrivateFieldGet(this, Ot, `f`) ||
              a.__classPrivateFieldSet(
                this,
                Ot,
                this.asn.tbsCertificateRaw || n.AsnConvert.serialize(this.asn.tbsCertificate),
                `f`,
              ),
            a.__classPrivateFieldGet(this, Ot, `f`)
          );
        }
        constructor(e, t) {
          const n = K.isAsnEncoded(e) ? [e, r.Certificate, t] : [e, t];
          super(n[0], n[1], n[2]),
            Ot.set(this, void 0),
            kt.set(this, void 0),
            At.set(this, void 0),
            jt.set(this, void 0),
            Mt.set(this, void 0),
            Nt.set(this, void 0),
            Pt.set(this, void 0),
            Ft.set(this, void 0),
            It.set(this, void 0),
            Lt.set(this, void 0),
            Rt.set(this, void 0),
            zt.set(this, void 0),
            (this.tag = G.CertificateTag);
        }
        onInit(e) {}
        getExtension(e) {
          for (const t of this.extensions)
            if (typeof e == `string`) {
              if (t.type === e) return t;
            } else if (t instanceof e) return t;
          return null;
        }
        getExtensions(e) {
          return this.extensions.filter((t) => (typeof e == `string` ? t.type === e : t instanceof e));
        }
        async verify(e = {}, t = z.get()) {
          let n,
            r,
            a = e.publicKey;
          try {
            if (!a)
              (n = { ...this.publicKey.algorithm, ...this.signatureAlgorithm }),
                (r = await this.publicKey.export(n, [`verify`], t));
            else if (`publicKey` in a)
              (n = { ...a.publicKey.algorithm, ...this.signatureAlgorithm }),
                (r = await a.publicKey.export(n, [`verify`], t));
            else if (a instanceof qe)
              (n = { ...a.algorithm, ...this.signatureAlgorithm }), (r = await a.export(n, [`verify`], t));
            else if (i.BufferSourceConverter.isBufferSource(a)) {
              const e = new qe(a);
              (n = { ...e.algorithm, ...this.signatureAlgorithm }), (r = await e.export(n, [`verify`], t));
            } else (n = { ...a.algorithm, ...this.signatureAlgorithm }), (r = a);
          } catch {
            return !1;
          }
          let o = l.container.resolveAll(ft).reverse(),
            s = null;
          for (const e of o) if (((s = e.toWebSignature(n, this.signature)), s)) break;
          if (!s) throw Error(`Cannot convert ASN.1 signature value to WebCrypto format`);
          const c = await t.subtle.verify(this.signatureAlgorithm, r, s, this.tbs);
          if (e.signatureOnly) return c;
          {
            const t = (e.date || /* @__PURE__ */ new Date()).getTime();
            return c && this.notBefore.getTime() < t && t < this.notAfter.getTime();
          }
        }
        async getThumbprint(e, t) {
          let n,
            r = `SHA-1`;
          return (
            e && (typeof e == `object` && `subtle` in e ? (n = e) : ((r = e), (n = t))),
            (n ??= z.get()),
            await n.subtle.digest(r, this.rawData)
          );
        }
        async isSelfSigned(e = z.get()) {
          return this.subject === this.issuer && (await this.verify({ signatureOnly: !0 }, e));
        }
        toTextObject() {
          const e = this.toTextObjectEmpty(),
            t = n.AsnConvert.parse(this.rawData, r.Certificate, this.parseOptions),
            i = t.tbsCertificate,
            a = new N(``, {
              Version: `${r.Version[i.version]} (${i.version})`,
              'Serial Number': i.serialNumber,
              'Signature Algorithm': F.serializeAlgorithm(i.signature),
              Issuer: this.issuer,
              Validity: new N(``, {
                'Not Before': i.validity.notBefore.getTime(),
                'Not After': i.validity.notAfter.getTime(),
              }),
              Subject: this.subject,
              'Subject Public Key Info': this.publicKey,
            });
          if (
            (i.issuerUniqueID && (a[`Issuer Unique ID`] = i.issuerUniqueID),
            i.subjectUniqueID && (a[`Subject Unique ID`] = i.subjectUniqueID),
            this.extensions.length)
          ) {
            const e = new N(``);
            for (const t of this.extensions) {
              const n = t.toTextObject();
              e[n[N.NAME]] = n;
            }
            a.Extensions = e;
          }
          return (
            (e.Data = a),
            (e.Signature = new N(``, {
              Algorithm: F.serializeAlgorithm(t.signatureAlgorithm),
              '': t.signatureValue,
            })),
            e
          );
        }
      };
    (Ot = /* @__PURE__ */ new WeakMap()),
      (kt = /* @__PURE__ */ new WeakMap()),
      (At = /* @__PURE__ */ new WeakMap()),
      (jt = /* @__PURE__ */ new WeakMap()),
      (Mt = /* @__PURE__ */ new WeakMap()),
      (Nt = /* @__PURE__ */ new WeakMap()),
      (Pt = /* @__PURE__ */ new WeakMap()),
      (Ft = /* @__PURE__ */ new WeakMap()),
      (It = /* @__PURE__ */ new WeakMap()),
      (Lt = /* @__PURE__ */ new WeakMap()),
      (Rt = /* @__PURE__ */ new WeakMap()),
      (zt = /* @__PURE__ */ new WeakMap()),
      (Bt.NAME = `Certificate`);
    var Vt,
      Ht = class extends Array {
        constructor(e, t) {
          if ((super(), Vt.set(this, void 0), K.isAsnEncoded(e))) this.import(e, t);
          else if (e instanceof Bt) this.push(e);
          else if (Array.isArray(e)) for (const t of e) this.push(t);
        }
        export(e) {
          const t = new h.SignedData();
          (t.version = 1),
            (t.encapContentInfo.eContentType = h.id_data),
            (t.encapContentInfo.eContent = new h.EncapsulatedContent({ single: new n.OctetString() })),
            (t.certificates = new h.CertificateSet(
              this.map(
                (e) =>
                  new h.CertificateChoices({
                    certificate: n.AsnConvert.parse(
                      e.rawData,
                      r.Certificate,
                      a.__classPrivateFieldGet(this, Vt, `f`),
                    ),
                  }),
              ),
            ));
          const i = new h.ContentInfo({ contentType: h.id_signedData, content: n.AsnConvert.serialize(t) }),
            o = n.AsnConvert.serialize(i);
          return e === `raw` ? o : this.toString(e);
        }
        import(e, t) {
          const r = K.toArrayBuffer(e),
            i = n.AsnConvert.parse(r, h.ContentInfo, t);
          if (i.contentType !== h.id_signedData)
            throw TypeError(`Cannot parse CMS package. Incoming data is not a SignedData object.`);
          const o = n.AsnConvert.parse(i.content, h.SignedData, t),
            s = [];
          for (const e of o.certificates || []) e.certificate && s.push(new Bt(e.certificate, t));
          this.clear();
          for (const e of s) this.push(e);
          a.__classPrivateFieldSet(this, Vt, t, `f`);
        }
        clear() {
          for (; this.pop(); );
        }
        toString(e = `pem`) {
          const t = this.export(`raw`);
          switch (e) {
            case `pem`:
              return G.encode(t, `CMS`);
            case `pem-chain`:
              return this.map((e) => e.toString(`pem`)).join(`
`);
            case `asn`:
              return n.AsnConvert.toString(t, a.__classPrivateFieldGet(this, Vt, `f`));
            case `hex`:
              return i.Convert.ToHex(t);
            case `base64`:
              return i.Convert.ToBase64(t);
            case `base64url`:
              return i.Convert.ToBase64Url(t);
            case `text`:
              return F.serialize(this.toTextObject());
            default:
              throw TypeError(`Argument 'format' is unsupported value`);
          }
        }
        toTextObject() {
          const e = n.AsnConvert.parse(
              this.export(`raw`),
              h.ContentInfo,
              a.__classPrivateFieldGet(this, Vt, `f`),
            ),
            t = n.AsnConvert.parse(e.content, h.SignedData, a.__classPrivateFieldGet(this, Vt, `f`));
          return new N(`X509Certificates`, {
            'Content Type': Se.toString(e.contentType),
            Content: new N(``, {
              Version: `${h.CMSVersion[t.version]} (${t.version})`,
              Certificates: new N(``, { Certificate: this.map((e) => e.toTextObject()) }),
            }),
          });
        }
      };
    Vt = /* @__PURE__ */ new WeakMap();
    var Ut = class {
        constructor(e = {}) {
          (this.certificates = []), e.certificates && (this.certificates = e.certificates);
        }
        async build(e, t = z.get()) {
          let n = new Ht(e),
            r = e;
          for (; (r = await this.findIssuer(r, t)); ) {
            const e = await r.getThumbprint(t);
            for (const r of n) {
              const n = await r.getThumbprint(t);
              if (i.isEqual(e, n)) throw Error(`Cannot build a certificate chain. Circular dependency.`);
            }
            n.push(r);
          }
          return n;
        }
        async findIssuer(e, t = z.get()) {
          if (!(await e.isSelfSigned(t))) {
            const r = e.getExtension(m.id_ce_authorityKeyIdentifier);
            for (const a of this.certificates)
              if (a.subject === e.issuer) {
                if (r) {
                  if (r.keyId) {
                    const e = a.getExtension(m.id_ce_subjectKeyIdentifier);
                    if (e && e.keyId !== r.keyId) continue;
                  } else if (r.certId) {
                    const e = a.getExtension(m.id_ce_subjectAltName);
                    if (
                      e &&
                      !(
                        r.certId.serialNumber === a.serialNumber &&
                        i.isEqual(n.AsnConvert.serialize(r.certId.name), n.AsnConvert.serialize(e))
                      )
                    )
                      continue;
                  }
                }
                try {
                  const n = { ...a.publicKey.algorithm, ...e.signatureAlgorithm },
                    r = await a.publicKey.export(n, [`verify`], t);
                  if (!(await e.verify({ publicKey: r, signatureOnly: !0 }, t))) continue;
                } catch {
                  continue;
                }
                return a;
              }
          }
          return null;
        }
      },
      Wt = class {
        static async createSelfSigned(e, t = z.get()) {
          if (!e.keys.privateKey) throw Error(`Bad field 'keys' in 'params' argument. 'privateKey' is empty`);
          if (!e.keys.publicKey) throw Error(`Bad field 'keys' in 'params' argument. 'publicKey' is empty`);
          return this.create(
            {
              serialNumber: e.serialNumber,
              subject: e.name,
              issuer: e.name,
              notBefore: e.notBefore,
              notAfter: e.notAfter,
              publicKey: e.keys.publicKey,
              signingKey: e.keys.privateKey,
              signingAlgorithm: e.signingAlgorithm,
              extensions: e.extensions,
            },
            t,
          );
        }
        static async create(e, t = z.get()) {
          let r,
            a = B;
          e.publicKey instanceof qe
            ? (r = e.publicKey.rawData)
            : `publicKey` in e.publicKey
              ? (r = e.publicKey.publicKey.rawData)
              : i.BufferSourceConverter.isBufferSource(e.publicKey)
                ? ((r = e.publicKey), (a = void 0))
                : (r = await t.subtle.exportKey(`spki`, e.publicKey));
          const o = De(e.serialNumber, t),
            s = e.notBefore || /* @__PURE__ */ new Date(),
            c = e.notAfter || new Date(s.getTime() + 31536e6),
            u = new m.Certificate({
              tbsCertificate: new m.TBSCertificate({
                version: m.Version.v3,
                serialNumber: o,
                validity: new m.Validity({ notBefore: s, notAfter: c }),
                extensions: new m.Extensions(
                  e.extensions?.map((e) => n.AsnConvert.parse(e.rawData, m.Extension, B)) || [],
                ),
                subjectPublicKeyInfo: n.AsnConvert.parse(r, m.SubjectPublicKeyInfo, a),
              }),
            });
          if (e.subject) {
            const t = e.subject instanceof W ? e.subject : new W(e.subject);
            u.tbsCertificate.subject = n.AsnConvert.parse(t.toArrayBuffer(), m.Name, B);
          }
          if (e.issuer) {
            const t = e.issuer instanceof W ? e.issuer : new W(e.issuer);
            u.tbsCertificate.issuer = n.AsnConvert.parse(t.toArrayBuffer(), m.Name, B);
          }
          const d = { hash: `SHA-256` },
            f =
              `signingKey` in e
                ? { ...d, ...e.signingAlgorithm, ...e.signingKey.algorithm }
                : { ...d, ...e.signingAlgorithm },
            p = l.container.resolve(x);
          u.tbsCertificate.signature = u.signatureAlgorithm = p.toAsnAlgorithm(f);
          let h = n.AsnConvert.serialize(u.tbsCertificate),
            g = `signingKey` in e ? await t.subtle.sign(f, e.signingKey, h) : e.signature,
            _ = l.container.resolveAll(ft).reverse(),
            v = null;
          for (const e of _) if (((v = e.toAsnSignature(f, g)), v)) break;
          if (!v) throw Error(`Cannot convert ASN.1 signature value to WebCrypto format`);
          return (u.signatureValue = v), new Bt(n.AsnConvert.serialize(u), B);
        }
      },
      Gt,
      Kt,
      qt,
      Jt,
      Yt;
    (t.X509CrlReason = void 0),
      ((e) => {
        (e[(e.unspecified = 0)] = `unspecified`),
          (e[(e.keyCompromise = 1)] = `keyCompromise`),
          (e[(e.cACompromise = 2)] = `cACompromise`),
          (e[(e.affiliationChanged = 3)] = `affiliationChanged`),
          (e[(e.superseded = 4)] = `superseded`),
          (e[(e.cessationOfOperation = 5)] = `cessationOfOperation`),
          (e[(e.certificateHold = 6)] = `certificateHold`),
          (e[(e.removeFromCRL = 8)] = `removeFromCRL`),
          (e[(e.privilegeWithdrawn = 9)] = `privilegeWithdrawn`),
          (e[(e.aACompromise = 10)] = `aACompromise`);
      })((t.X509CrlReason ||= {}));
    var Xt = class extends L {
      get serialNumber() {
        return (
          a.__classPrivateFieldGet(this, Gt, `f`) ||
            a.__classPrivateFieldSet(this, Gt, Oe(this.asn.userCertificate), `f`),
          a.__classPrivateFieldGet(this, Gt, `f`)
        );
      }
      get revocationDate() {
        return (
          a.__classPrivateFieldGet(this, Kt, `f`) ||
            a.__classPrivateFieldSet(this, Kt, this.asn.revocationDate.getTime(), `f`),
          a.__classPrivateFieldGet(this, Kt, `f`)
        );
      }
      get reason() {
        return (
          a.__classPrivateFieldGet(this, qt, `f`) === void 0 && this.extensions,
          a.__classPrivateFieldGet(this, qt, `f`)
        );
      }
      get invalidity() {
        return (
          a.__classPrivateFieldGet(this, Jt, `f`) === void 0 && this.extensions,
          a.__classPrivateFieldGet(this, Jt, `f`)
        );
      }
      get extensions() {
        return (
          a.__classPrivateFieldGet(this, Yt, `f`) ||
            (a.__classPrivateFieldSet(this, Yt, [], `f`),
            this.asn.crlEntryExtensions &&
              a.__classPrivateFieldSet(
                this,
                Yt,
                this.asn.crlEntryExtensions.map((e) => {
                  const t = q.create(n.AsnConvert.serialize(e), this.parseOptions);
                  switch (t.type) {
                    case r.id_ce_cRLReasons:
                      a.__classPrivateFieldGet(this, qt, `f`) === void 0 &&
                        a.__classPrivateFieldSet(
                          this,
                          qt,
                          n.AsnConvert.parse(t.value, r.CRLReason, this.parseOptions).reason,
                          `f`,
                        );
                      break;
                    case r.id_ce_invalidityDate:
                      a.__classPrivateFieldGet(this, Jt, `f`) === void 0 &&
                        a.__classPrivateFieldSet(
                          this,
                          Jt,
                          n.AsnConvert.parse(t.value, r.InvalidityDate, this.parseOptions).value,
                          `f`,
                        );
                  }
                  return t;
                }),
                `f`,
              )),
          a.__classPrivateFieldGet(this, Yt, `f`)
        );
      }
      constructor(...e) {
        let t, a;
        if (
          (i.BufferSourceConverter.isBufferSource(e[0])
            ? ((t = i.BufferSourceConverter.toArrayBuffer(e[0])), (a = e[1]))
            : typeof e[0] == `string`
              ? (t = n.AsnConvert.serialize(
                  new r.RevokedCertificate({
                    userCertificate: Ee(e[0]),
                    revocationDate: new r.Time(e[1]),
                    crlEntryExtensions: e[2],
                  }),
                ))
              : e[0] instanceof r.RevokedCertificate && ((t = e[0]), (a = e[1])),
          !t)
        )
          throw TypeError(`Cannot create X509CrlEntry instance. Wrong constructor arguments.`);
        const o = t instanceof r.RevokedCertificate ? [t, a] : [t, r.RevokedCertificate, a];
        super(o[0], o[1], o[2]),
          Gt.set(this, void 0),
          Kt.set(this, void 0),
          qt.set(this, void 0),
          Jt.set(this, void 0),
          Yt.set(this, void 0);
      }
      onInit(e) {}
    };
    (Gt = /* @__PURE__ */ new WeakMap()),
      (Kt = /* @__PURE__ */ new WeakMap()),
      (qt = /* @__PURE__ */ new WeakMap()),
      (Jt = /* @__PURE__ */ new WeakMap()),
      (Yt = /* @__PURE__ */ new WeakMap());
    var Zt,
      Qt,
      Q,
      $t,
      en,
      tn,
      nn,
      rn = class extends K {
        get version() {
          return this.asn.tbsCertList.version;
        }
        get signatureAlgorithm() {
          if (!a.__classPrivateFieldGet(this, Qt, `f`)) {
            const e = l.container.resolve(x);
            a.__classPrivateFieldSet(this, Qt, e.toWebAlgorithm(this.asn.signatureAlgorithm), `f`);
          }
          return a.__classPrivateFieldGet(this, Qt, `f`);
        }
        get signature() {
          return this.asn.signature;
        }
        get issuer() {
          return this.issuerName.toString();
        }
        get issuerName() {
          return (
            a.__classPrivateFieldGet(this, Q, `f`) ||
              a.__classPrivateFieldSet(this, Q, new W(this.asn.tbsCertList.issuer), `f`),
            a.__classPrivateFieldGet(this, Q, `f`)
          );
        }
        get thisUpdate() {
          if (!a.__classPrivateFieldGet(this, $t, `f`)) {
            const e = this.asn.tbsCertList.thisUpdate.getTime();
            if (!e) throw Error(`Cannot get 'thisUpdate' value`);
            a.__classPrivateFieldSet(this, $t, e, `f`);
          }
          return a.__classPrivateFieldGet(this, $t, `f`);
        }
        get nextUpdate() {
          return (
            a.__classPrivateFieldGet(this, en, `f`) === void 0 &&
              a.__classPrivateFieldSet(this, en, this.asn.tbsCertList.nextUpdate?.getTime() || void 0, `f`),
            a.__classPrivateFieldGet(this, en, `f`)
          );
        }
        get entries() {
          return (
            a.__classPrivateFieldGet(this, tn, `f`) ||
              a.__classPrivateFieldSet(
                this,
                tn,
                this.asn.tbsCertList.revokedCertificates?.map((e) => new Xt(e, this.parseOptions)) || [],
                `f`,
              ),
            a.__classPrivateFieldGet(this, tn, `f`)
          );
        }
        get extensions() {
          return (
            a.__classPrivateFieldGet(this, nn, `f`) ||
              (a.__classPrivateFieldSet(this, nn, [], `f`),
              this.asn.tbsCertList.crlExtensions &&
                a.__classPrivateFieldSet(
                  this,
                  nn,
                  this.asn.tbsCertList.crlExtensions.map((e) =>
                    q.create(n.AsnConvert.serialize(e), this.parseOptions),
                  ),
                  `f`,
                )),
            a.__classPrivateFieldGet(this, nn, `f`)
          );
        }
        get tbs() {
          return (
            a.__classPrivateFieldGet(this, Zt, `f`) ||
              a.__classPrivateFieldSet(
                this,
                Zt,
                this.asn.tbsCertListRaw || n.AsnConvert.serialize(this.asn.tbsCertList),
                `f`,
              ),
            a.__classPrivateFieldGet(this, Zt, `f`)
          );
        }
        get tbsCertListSignatureAlgorithm() {
          return this.asn.tbsCertList.signature;
        }
        get certListSignatureAlgorithm() {
          return this.asn.signatureAlgorithm;
        }
        constructor(e, t) {
          const n = K.isAsnEncoded(e) ? [e, r.CertificateList, t] : [e, t];
          super(n[0], n[1], n[2]),
            (this.tag = G.CrlTag),
            Zt.set(this, void 0),
            Qt.set(this, void 0),
            Q.set(this, void 0),
            $t.set(this, void 0),
            en.set(this, void 0),
            tn.set(this, void 0),
            nn.set(this, void 0);
        }
        onInit(e) {}
        getExtension(e) {
          for (const t of this.extensions)
            if (typeof e == `string`) {
              if (t.type === e) return t;
            } else if (t instanceof e) return t;
          return null;
        }
        getExtensions(e) {
          return this.extensions.filter((t) => (typeof e == `string` ? t.type === e : t instanceof e));
        }
        async verify(e, t = z.get()) {
          if (!this.certListSignatureAlgorithm.isEqual(this.tbsCertListSignatureAlgorithm))
            throw Error(`algorithm identifier in the sequence tbsCertList and CertificateList mismatch`);
          let n,
            r,
            i = e.publicKey;
          try {
            i instanceof Bt
              ? ((n = { ...i.publicKey.algorithm, ...i.signatureAlgorithm }),
                (r = await i.publicKey.export(n, [`verify`])))
              : i instanceof qe
                ? ((n = { ...i.algorithm, ...this.signatureAlgorithm }), (r = await i.export(n, [`verify`])))
                : ((n = { ...i.algorithm, ...this.signatureAlgorithm }), (r = i));
          } catch {
            return !1;
          }
          let a = l.container.resolveAll(ft).reverse(),
            o = null;
          for (const e of a) if (((o = e.toWebSignature(n, this.signature)), o)) break;
          if (!o) throw Error(`Cannot convert ASN.1 signature value to WebCrypto format`);
          return await t.subtle.verify(this.signatureAlgorithm, r, o, this.tbs);
        }
        async getThumbprint(e, t) {
          let n,
            r = `SHA-1`;
          return (
            e && (typeof e == `object` && `subtle` in e ? (n = e) : ((r = e), (n = t))),
            (n ??= z.get()),
            await n.subtle.digest(r, this.rawData)
          );
        }
        findRevoked(e) {
          const t = Ee(typeof e == `string` ? e : e.serialNumber);
          for (const e of this.asn.tbsCertList.revokedCertificates || [])
            if (i.BufferSourceConverter.isEqual(e.userCertificate, t))
              return new Xt(n.AsnConvert.serialize(e), this.parseOptions);
          return null;
        }
      };
    (Zt = /* @__PURE__ */ new WeakMap()),
      (Qt = /* @__PURE__ */ new WeakMap()),
      (Q = /* @__PURE__ */ new WeakMap()),
      ($t = /* @__PURE__ */ new WeakMap()),
      (en = /* @__PURE__ */ new WeakMap()),
      (tn = /* @__PURE__ */ new WeakMap()),
      (nn = /* @__PURE__ */ new WeakMap());
    var an = class {
      static async create(e, t = z.get()) {
        const a = e.issuer instanceof W ? e.issuer : new W(e.issuer),
          o = new m.CertificateList({
            tbsCertList: new m.TBSCertList({
              version: m.Version.v2,
              issuer: n.AsnConvert.parse(a.toArrayBuffer(), m.Name, B),
              thisUpdate: new r.Time(e.thisUpdate || /* @__PURE__ */ new Date()),
            }),
          });
        if (
          (e.nextUpdate && (o.tbsCertList.nextUpdate = new r.Time(e.nextUpdate)),
          e.extensions &&
            e.extensions.length &&
            (o.tbsCertList.crlExtensions = new m.Extensions(
              e.extensions.map((e) => n.AsnConvert.parse(e.rawData, m.Extension, B)) || [],
            )),
          e.entries && e.entries.length)
        ) {
          o.tbsCertList.revokedCertificates = [];
          for (const t of e.entries) {
            const a = Ee(t.serialNumber);
            if (o.tbsCertList.revokedCertificates.findIndex((e) => i.isEqual(e.userCertificate, a)) > -1)
              throw Error(`Certificate serial number ${t.serialNumber} already exists in tbsCertList`);
            const s = new r.RevokedCertificate({
              userCertificate: a,
              revocationDate: new r.Time(t.revocationDate || /* @__PURE__ */ new Date()),
            });
            if (
              ((s.crlEntryExtensions =
                `extensions` in t && t.extensions?.length
                  ? t.extensions.map((e) => n.AsnConvert.parse(e.rawData, m.Extension, B))
                  : []),
              !(t instanceof Xt) &&
                (t.reason &&
                  s.crlEntryExtensions.push(
                    new m.Extension({
                      extnID: m.id_ce_cRLReasons,
                      critical: !1,
                      extnValue: new n.OctetString(n.AsnConvert.serialize(new m.CRLReason(t.reason))),
                    }),
                  ),
                t.invalidity &&
                  s.crlEntryExtensions.push(
                    new m.Extension({
                      extnID: m.id_ce_invalidityDate,
                      critical: !1,
                      extnValue: new n.OctetString(
                        n.AsnConvert.serialize(new m.InvalidityDate(t.invalidity)),
                      ),
                    }),
                  ),
                t.issuer))
            ) {
              const t = e.issuer instanceof W ? e.issuer : new W(e.issuer);
              s.crlEntryExtensions.push(
                new m.Extension({
                  extnID: m.id_ce_certificateIssuer,
                  critical: !1,
                  extnValue: new n.OctetString(
                    n.AsnConvert.serialize(n.AsnConvert.parse(t.toArrayBuffer(), m.Name, B)),
                  ),
                }),
              );
            }
            o.tbsCertList.revokedCertificates.push(s);
          }
        }
        const s = { ...e.signingAlgorithm, ...e.signingKey.algorithm },
          c = l.container.resolve(x);
        o.tbsCertList.signature = o.signatureAlgorithm = c.toAsnAlgorithm(s);
        let u = n.AsnConvert.serialize(o.tbsCertList),
          d = await t.subtle.sign(s, e.signingKey, u),
          f = l.container.resolveAll(ft).reverse(),
          p = null;
        for (const e of f) if (((p = e.toAsnSignature(s, d)), p)) break;
        if (!p) throw Error(`Cannot convert ASN.1 signature value to WebCrypto format`);
        return (o.signature = p), new rn(n.AsnConvert.serialize(o), B);
      }
    };
    q.register(m.id_ce_basicConstraints, Xe),
      q.register(m.id_ce_extKeyUsage, Ze),
      q.register(m.id_ce_keyUsage, Qe),
      q.register(m.id_ce_subjectKeyIdentifier, $e),
      q.register(m.id_ce_authorityKeyIdentifier, Ye),
      q.register(m.id_ce_subjectAltName, et),
      q.register(m.id_ce_cRLDistributionPoints, nt),
      q.register(m.id_pe_authorityInfoAccess, rt),
      q.register(m.id_ce_issuerAltName, ot),
      ut.register(v.id_pkcs9_at_challengePassword, ct),
      ut.register(v.id_pkcs9_at_extensionRequest, lt),
      l.container.registerSingleton(ft, pt),
      l.container.registerSingleton(ft, ht),
      ht.namedCurveSize.set(`P-256`, 32),
      ht.namedCurveSize.set(`K-256`, 32),
      ht.namedCurveSize.set(`P-384`, 48),
      ht.namedCurveSize.set(`P-521`, 66),
      (t.AlgorithmProvider = b),
      (t.AsnData = L),
      (t.AsnDefaultSignatureFormatter = pt),
      (t.AsnEcSignatureFormatter = ht),
      (t.Attribute = st),
      (t.AttributeFactory = ut),
      (t.AuthorityInfoAccessExtension = rt),
      (t.AuthorityKeyIdentifierExtension = Ye),
      (t.BasicConstraintsExtension = Xe),
      (t.CRLDistributionPointsExtension = nt),
      (t.CertificatePolicyExtension = tt),
      (t.ChallengePasswordAttribute = ct),
      (t.CryptoProvider = R),
      (t.DN = `dn`),
      (t.DNS = `dns`),
      (t.DefaultAlgorithmSerializer = P),
      (t.EMAIL = Be),
      (t.ExtendedKeyUsageExtension = Ze),
      (t.Extension = V),
      (t.ExtensionFactory = q),
      (t.ExtensionsAttribute = lt),
      (t.GUID = Ve),
      (t.GeneralName = He),
      (t.GeneralNames = Ue),
      (t.IP = `ip`),
      (t.IssuerAlternativeNameExtension = ot),
      (t.KeyUsagesExtension = Qe),
      (t.Name = W),
      (t.NameIdentifier = je),
      (t.OidSerializer = Se),
      (t.PemConverter = G),
      (t.PemData = K),
      (t.Pkcs10CertificateRequest = Et),
      (t.Pkcs10CertificateRequestGenerator = Dt),
      (t.PublicKey = qe),
      (t.REGISTERED_ID = `id`),
      (t.SubjectAlternativeNameExtension = et),
      (t.SubjectKeyIdentifierExtension = $e),
      (t.TextConverter = F),
      (t.TextObject = N),
      (t.UPN = `upn`),
      (t.URL = `url`),
      (t.X509Certificate = Bt),
      (t.X509CertificateGenerator = Wt),
      (t.X509Certificates = Ht),
      (t.X509ChainBuilder = Ut),
      (t.X509Crl = rn),
      (t.X509CrlEntry = Xt),
      (t.X509CrlGenerator = an),
      (t.cryptoProvider = z),
      (t.diAlgorithm = y),
      (t.diAlgorithmProvider = x),
      (t.diAsnSignatureFormatter = ft),
      (t.idEd25519 = Y),
      (t.idEd448 = vt),
      (t.idX25519 = gt),
      (t.idX448 = _t);
  });
function to(e) {
  return no.stubThis(e);
}
const no = { stubThis: (e) => globalThis.fetch(e) };
vr();
var ro = eo();
const io = {};
async function ao(e, t) {
  if (!t) return !1;
  const { extensions: n } = e;
  if (!n) return !1;
  const { keyIdentifier: r, fromExtension: i } = await oo(t),
    a = e.extensions.find((e) => e instanceof ro.AuthorityKeyIdentifierExtension);
  if (i && a?.keyId && a.keyId !== r)
    throw Error(`Certificate's AuthorityKeyIdentifier did not match issuer's SubjectKeyIdentifier "${r}"`);
  const o = n.find((e) => e instanceof ro.CRLDistributionPointsExtension),
    s = [];
  if (
    (o?.distributionPoints?.forEach((e) => {
      e.distributionPoint?.fullName?.forEach((e) => {
        e.uniformResourceIdentifier && s.push(e.uniformResourceIdentifier);
      });
    }),
    !(s.length > 0))
  )
    return !1;
  for (const n of s) {
    const a = `${r}|${n}`,
      o = io[a];
    if (o) {
      const t = /* @__PURE__ */ new Date();
      if (!o.nextUpdate || o.nextUpdate > t) return o.revokedCerts.indexOf(e.serialNumber) >= 0;
    }
    let s;
    try {
      s = await (await to(n)).arrayBuffer();
    } catch {
      continue;
    }
    let c;
    try {
      c = new ro.X509Crl(s);
    } catch {
      continue;
    }
    if (!(await c.verify({ publicKey: t.publicKey })))
      throw Error(`CRL from ${n} failed signature verification against issuer "${t.subject}"`);
    const l = c.getExtension(ro.AuthorityKeyIdentifierExtension);
    if (i && l?.keyId && l.keyId !== r)
      throw Error(
        `CRL from ${n} contained an AuthorityKeyIdentifier that did not match issuer's SubjectKeyIdentifier "${r}"`,
      );
    if (
      (c.nextUpdate &&
        (io[a] = { revokedCerts: c.entries.map((e) => e.serialNumber), nextUpdate: c.nextUpdate }),
      c.findRevoked(e))
    )
      return !0;
  }
  return !1;
}
async function oo(e) {
  const t = e.extensions?.find((e) => e instanceof ro.SubjectKeyIdentifierExtension);
  return t?.keyId
    ? { keyIdentifier: t.keyId, fromExtension: !0 }
    : {
        keyIdentifier: (await ro.SubjectKeyIdentifierExtension.create(e.publicKey)).keyId,
        fromExtension: !1,
      };
}
function so(e) {
  let t;
  try {
    t = A(e);
  } catch (e) {
    throw Error(`Error decoding authenticator extensions: ${e.message}`);
  }
  return co(t);
}
function co(e) {
  const t = {};
  for (const [n, r] of e) t[n] = r instanceof Map ? co(r) : r;
  return t;
}
function lo(e) {
  if (e.byteLength < 37)
    throw Error(`Authenticator data was ${e.byteLength} bytes, expected at least 37 bytes`);
  let t = 0,
    n = ir(e),
    r = e.slice(t, (t += 32)),
    i = e.slice(t, (t += 1)),
    a = i[0],
    o = {
      up: !!(a & 1),
      uv: !!(a & 4),
      be: !!(a & 8),
      bs: !!(a & 16),
      at: !!(a & 64),
      ed: !!(a & 128),
      flagsInt: a,
    },
    s = e.slice(t, t + 4),
    c = n.getUint32(t, !1);
  t += 4;
  let l, u, d;
  if (o.at) {
    l = e.slice(t, (t += 16));
    const r = n.getUint16(t);
    (t += 2), (u = e.slice(t, (t += r)));
    let i = $n(`a301634f4b500327206745643235353139`),
      a = e.slice(t, t + i.byteLength),
      o = !1;
    Zn(i, a) && ((o = !0), (e[t] = 164));
    const s = A(e.slice(t)),
      c = Uint8Array.from(_e(s));
    o && (e[t] = 163), (d = c), (t += c.byteLength);
  }
  let f, p;
  if (o.ed) {
    const n = A(e.slice(t));
    (p = Uint8Array.from(_e(n))), (f = so(p)), (t += p.byteLength);
  }
  if (e.byteLength > t) throw Error(`Leftover bytes detected while parsing authenticator data`);
  return uo.stubThis({
    rpIdHash: r,
    flagsBuf: i,
    flags: o,
    counter: c,
    counterBuf: s,
    aaguid: l,
    credentialID: u,
    credentialPublicKey: d,
    extensionsData: f,
    extensionsDataBuffer: p,
  });
}
const uo = { stubThis: (e) => e };
function fo(e, t = -7) {
  return typeof e == `string` && (e = nr(e)), Te(e, t);
}
async function po(e, t = []) {
  if (t.length === 0) return !0;
  const n = t.map((e) => {
      try {
        return new ro.X509Certificate(e);
      } catch (t) {
        throw new Oe({
          message: `Could not parse trust anchor certificate:\n${e}`,
          code: `CERTIFICATE_PATH_VERIFICATION_FAILED`,
          cause: t,
        });
      }
    }),
    r = [];
  for (let e = 0; e < n.length; e++) {
    const t = n[e];
    try {
      ho(t);
    } catch {
      continue;
    }
    r.push(t);
  }
  if (r.length === 0)
    throw new Oe({
      message: `No specified trust anchor was valid for verifying x5c`,
      code: `CERTIFICATE_PATH_VERIFICATION_FAILED`,
    });
  let i = e.map((e) => new ro.X509Certificate(e)),
    a = i[0],
    o = [];
  i.length > 1 && (o = i.slice(1));
  let s = !0,
    c;
  for (const e of r)
    try {
      const t = i.concat([e]);
      if (new Set(t.map((e) => e.toString(`pem`))).size !== t.length)
        throw new Oe({
          message: `Invalid certificate path: found duplicate certificates`,
          code: `CERTIFICATE_PATH_VERIFICATION_FAILED`,
        });
      let n = await new ro.X509ChainBuilder({ certificates: [...o, e] }).build(a),
        r = n[n.length - 1].equal(e),
        l = !1;
      if (
        (!r &&
          n.length > 1 &&
          (l = await n[n.length - 2].verify({ publicKey: e.publicKey, signatureOnly: !0 })),
        !(r || l))
      )
        continue;
      l && (n[n.length - 1] = e), (s = !1), (c = n);
      break;
    } catch (e) {
      throw new Oe({
        message: `Unexpected error while validating certificate path`,
        code: `CERTIFICATE_PATH_VERIFICATION_FAILED`,
        cause: e,
      });
    }
  if (c)
    for (let e = 0; e < c.length; e++) {
      const t = c[e];
      try {
        ho(t);
      } catch {
        throw new Oe({
          message: `Found certificate out of validity period:\n${t.toString()}`,
          code: `CERTIFICATE_PATH_VERIFICATION_FAILED`,
        });
      }
      let n;
      e < c.length - 1 ? (n = c[e + 1]) : (await t.isSelfSigned()) && (n = t);
      try {
        await mo(t, n);
      } catch (e) {
        throw new Oe({
          message: `The following certificate failed revocation status check\n${t.toString()}`,
          code: `CERTIFICATE_PATH_VERIFICATION_FAILED`,
          cause: e,
        });
      }
    }
  else s = !0;
  if (s)
    throw new Oe({
      message: `x5c could not be chained to any specified trust anchor`,
      code: `CERTIFICATE_PATH_VERIFICATION_FAILED`,
    });
  return !0;
}
async function mo(e, t) {
  if (await ao(e, t)) throw Error(`Found revoked certificate in certificate path`);
}
function ho(e) {
  const { notBefore: t, notAfter: n } = e,
    r = new Date(Date.now());
  if (t > r || n < r) throw Error(`Certificate is not yet valid or expired`);
}
var go = xi(),
  _o = Ya();
function vo(e) {
  let t;
  if (e === Kn.id_ecdsaWithSHA256) t = F.ES256;
  else if (e === Kn.id_ecdsaWithSHA384) t = F.ES384;
  else if (e === Kn.id_ecdsaWithSHA512) t = F.ES512;
  else if (e === go.id_sha256WithRSAEncryption) t = F.RS256;
  else if (e === go.id_sha384WithRSAEncryption) t = F.RS384;
  else if (e === go.id_sha512WithRSAEncryption) t = F.RS512;
  else if (e === go.id_sha1WithRSAEncryption) t = F.RS1;
  else if (e === _o.id_ml_dsa_44) t = F.ML_DSA_44;
  else if (e === _o.id_ml_dsa_65) t = F.ML_DSA_65;
  else if (e === _o.id_ml_dsa_87) t = F.ML_DSA_87;
  else throw Error(`Unable to map X.509 signature algorithm ${e} to a COSE algorithm`);
  return t;
}
function yo(e) {
  let t = /* @__PURE__ */ new Map(),
    { tbsCertificate: n } = Gn.AsnParser.parse(e, mr.Certificate),
    { subjectPublicKeyInfo: r } = n,
    i = r.algorithm.algorithm;
  if (i === Kn.id_ecPublicKey) {
    if (!r.algorithm.parameters) throw Error(`Certificate public key was missing parameters (EC2)`);
    let e = Gn.AsnParser.parse(new Uint8Array(r.algorithm.parameters), Kn.ECParameters),
      n,
      i,
      { namedCurve: a } = e;
    if (a === Kn.id_secp256r1) (n = F.ES256), (i = P.P256);
    else if (a === Kn.id_secp384r1) (n = F.ES384), (i = P.P384);
    else throw Error(`Certificate public key contained unexpected namedCurve ${a} (EC2)`);
    let o = new Uint8Array(r.subjectPublicKey),
      s,
      c;
    if (o[0] === 4) {
      let e = 1,
        t = (o.length - 1) / 2;
      (s = o.slice(e, (e += t))), (c = o.slice(e));
    } else throw Error(`TODO: Figure out how to handle public keys in "compressed form"`);
    const l = /* @__PURE__ */ new Map();
    l.set(M.kty, xe.EC2), l.set(M.alg, n), l.set(M.crv, i), l.set(M.x, s), l.set(M.y, c), (t = l);
  } else if (i === go.id_rsaEncryption) {
    const e = Gn.AsnParser.parse(r.subjectPublicKey, go.RSAPublicKey),
      n = /* @__PURE__ */ new Map();
    n.set(M.kty, xe.RSA),
      n.set(M.alg, F.RS256),
      n.set(M.n, new Uint8Array(e.modulus)),
      n.set(M.e, new Uint8Array(e.publicExponent)),
      (t = n);
  } else if ([_o.id_ml_dsa_44, _o.id_ml_dsa_65, _o.id_ml_dsa_87].indexOf(i) >= 0) {
    const e = /* @__PURE__ */ new Map();
    e.set(M.kty, xe.AKP), e.set(M.alg, vo(i)), e.set(M.pub, new Uint8Array(r.subjectPublicKey)), (t = e);
  } else throw Error(`Certificate public key contained unexpected algorithm ID ${i}`);
  return t;
}
function bo(e) {
  const { signature: t, data: n, credentialPublicKey: r, x509Certificate: i, hashAlgorithm: a } = e;
  if (!i && !r) throw Error(`Must declare either "leafCert" or "credentialPublicKey"`);
  if (i && r) throw Error(`Must not declare both "leafCert" and "credentialPublicKey"`);
  let o = /* @__PURE__ */ new Map();
  return (
    r ? (o = fr(r)) : i && (o = yo(i)),
    xo.stubThis(Xn({ cosePublicKey: o, signature: t, data: n, shaHashOverride: a }))
  );
}
const xo = { stubThis: (e) => e };
function So(e) {
  const t = e.split(`.`);
  return [JSON.parse(h(t[0])), JSON.parse(h(t[1])), t[2]];
}
function Co(e) {
  let t;
  if (e === `ES256`) t = F.ES256;
  else if (e === `ES384`) t = F.ES384;
  else if (e === `ES512`) t = F.ES512;
  else if (e === `RS256`) t = F.RS256;
  else if (e === `RS384`) t = F.RS384;
  else if (e === `RS512`) t = F.RS512;
  else throw Error(`Unable to map JWS algorithm "${e}" to a COSE algorithm`);
  return t;
}
function wo(e, t) {
  const [n, r, i] = e.split(`.`),
    a = yo(t),
    o = nr(`${n}.${r}`),
    s = f(i),
    c = Co(JSON.parse(h(n)).alg);
  if (ye(a)) return Ae({ data: o, signature: s, cosePublicKey: a, shaHashOverride: c });
  if (be(a)) return je({ data: o, signature: s, cosePublicKey: a, shaHashOverride: c });
  const l = a.get(M.kty);
  throw Error(`JWT verification with public key of kty ${l} is not supported by this method`);
}
function To(e) {
  return f(
    e
      .replace(`-----BEGIN CERTIFICATE-----`, ``)
      .replace(`-----END CERTIFICATE-----`, ``)
      .replace(/[\n ]/g, ``),
    `base64`,
  );
}
function Eo(e) {
  const t = globalThis.SubtleCrypto;
  if (typeof t.supports != `function`) return !1;
  try {
    return t.supports(`verify`, e);
  } catch {
    return !1;
  }
}
const Do = new (class {
  constructor() {
    Object.defineProperty(this, 'pemCertificates', {
      enumerable: !0,
      configurable: !0,
      writable: !0,
      value: void 0,
    }),
      Object.defineProperty(this, '_runtimeSupportsPQC', {
        enumerable: !0,
        configurable: !0,
        writable: !0,
        value: void 0,
      }),
      (this.pemCertificates = /* @__PURE__ */ new Map());
  }
  setRootCertificates(e) {
    const { identifier: t, certificates: n } = e,
      r = [];
    for (const e of n) e instanceof Uint8Array ? r.push(or(e)) : r.push(e);
    this.pemCertificates.set(t, r);
  }
  getRootCertificates(e) {
    const { identifier: t } = e;
    return this.pemCertificates.get(t) ?? [];
  }
  runtimeSupportsPQC() {
    return (this._runtimeSupportsPQC ??= Eo(`ML-DSA-44`)), this._runtimeSupportsPQC;
  }
})();
Do.setRootCertificates({
  identifier: `android-key`,
  certificates: [
    `-----BEGIN CERTIFICATE-----
MIIFYDCCA0igAwIBAgIJAOj6GWMU0voYMA0GCSqGSIb3DQEBCwUAMBsxGTAXBgNV
BAUTEGY5MjAwOWU4NTNiNmIwNDUwHhcNMTYwNTI2MTYyODUyWhcNMjYwNTI0MTYy
ODUyWjAbMRkwFwYDVQQFExBmOTIwMDllODUzYjZiMDQ1MIICIjANBgkqhkiG9w0B
AQEFAAOCAg8AMIICCgKCAgEAr7bHgiuxpwHsK7Qui8xUFmOr75gvMsd/dTEDDJdS
Sxtf6An7xyqpRR90PL2abxM1dEqlXnf2tqw1Ne4Xwl5jlRfdnJLmN0pTy/4lj4/7
tv0Sk3iiKkypnEUtR6WfMgH0QZfKHM1+di+y9TFRtv6y//0rb+T+W8a9nsNL/ggj
nar86461qO0rOs2cXjp3kOG1FEJ5MVmFmBGtnrKpa73XpXyTqRxB/M0n1n/W9nGq
C4FSYa04T6N5RIZGBN2z2MT5IKGbFlbC8UrW0DxW7AYImQQcHtGl/m00QLVWutHQ
oVJYnFPlXTcHYvASLu+RhhsbDmxMgJJ0mcDpvsC4PjvB+TxywElgS70vE0XmLD+O
JtvsBslHZvPBKCOdT0MS+tgSOIfga+z1Z1g7+DVagf7quvmag8jfPioyKvxnK/Eg
sTUVi2ghzq8wm27ud/mIM7AY2qEORR8Go3TVB4HzWQgpZrt3i5MIlCaY504LzSRi
igHCzAPlHws+W0rB5N+er5/2pJKnfBSDiCiFAVtCLOZ7gLiMm0jhO2B6tUXHI/+M
RPjy02i59lINMRRev56GKtcd9qO/0kUJWdZTdA2XoS82ixPvZtXQpUpuL12ab+9E
aDK8Z4RHJYYfCT3Q5vNAXaiWQ+8PTWm2QgBR/bkwSWc+NpUFgNPN9PvQi8WEg5Um
AGMCAwEAAaOBpjCBozAdBgNVHQ4EFgQUNmHhAHyIBQlRi0RsR/8aTMnqTxIwHwYD
VR0jBBgwFoAUNmHhAHyIBQlRi0RsR/8aTMnqTxIwDwYDVR0TAQH/BAUwAwEB/zAO
BgNVHQ8BAf8EBAMCAYYwQAYDVR0fBDkwNzA1oDOgMYYvaHR0cHM6Ly9hbmRyb2lk
Lmdvb2dsZWFwaXMuY29tL2F0dGVzdGF0aW9uL2NybC8wDQYJKoZIhvcNAQELBQAD
ggIBACDIw41L3KlXG0aMiS//cqrG+EShHUGo8HNsw30W1kJtjn6UBwRM6jnmiwfB
Pb8VA91chb2vssAtX2zbTvqBJ9+LBPGCdw/E53Rbf86qhxKaiAHOjpvAy5Y3m00m
qC0w/Zwvju1twb4vhLaJ5NkUJYsUS7rmJKHHBnETLi8GFqiEsqTWpG/6ibYCv7rY
DBJDcR9W62BW9jfIoBQcxUCUJouMPH25lLNcDc1ssqvC2v7iUgI9LeoM1sNovqPm
QUiG9rHli1vXxzCyaMTjwftkJLkf6724DFhuKug2jITV0QkXvaJWF4nUaHOTNA4u
JU9WDvZLI1j83A+/xnAJUucIv/zGJ1AMH2boHqF8CY16LpsYgBt6tKxxWH00XcyD
CdW2KlBCeqbQPcsFmWyWugxdcekhYsAWyoSf818NUsZdBWBaR/OukXrNLfkQ79Iy
ZohZbvabO/X+MVT3rriAoKc8oE2Uws6DF+60PV7/WIPjNvXySdqspImSN78mflxD
qwLqRBYkA3I75qppLGG9rp7UCdRjxMl8ZDBld+7yvHVgt1cVzJx9xnyGCC23Uaic
MDSXYrB4I4WHXPGjxhZuCuPBLTdOLU8YRvMYdEvYebWHMpvwGCF6bAx3JBpIeOQ1
wDB5y0USicV3YgYGmi+NZfhA4URSh77Yd6uuJOJENRaNVTzk
-----END CERTIFICATE-----
`,
    `-----BEGIN CERTIFICATE-----
MIIFHDCCAwSgAwIBAgIJANUP8luj8tazMA0GCSqGSIb3DQEBCwUAMBsxGTAXBgNV
BAUTEGY5MjAwOWU4NTNiNmIwNDUwHhcNMTkxMTIyMjAzNzU4WhcNMzQxMTE4MjAz
NzU4WjAbMRkwFwYDVQQFExBmOTIwMDllODUzYjZiMDQ1MIICIjANBgkqhkiG9w0B
AQEFAAOCAg8AMIICCgKCAgEAr7bHgiuxpwHsK7Qui8xUFmOr75gvMsd/dTEDDJdS
Sxtf6An7xyqpRR90PL2abxM1dEqlXnf2tqw1Ne4Xwl5jlRfdnJLmN0pTy/4lj4/7
tv0Sk3iiKkypnEUtR6WfMgH0QZfKHM1+di+y9TFRtv6y//0rb+T+W8a9nsNL/ggj
nar86461qO0rOs2cXjp3kOG1FEJ5MVmFmBGtnrKpa73XpXyTqRxB/M0n1n/W9nGq
C4FSYa04T6N5RIZGBN2z2MT5IKGbFlbC8UrW0DxW7AYImQQcHtGl/m00QLVWutHQ
oVJYnFPlXTcHYvASLu+RhhsbDmxMgJJ0mcDpvsC4PjvB+TxywElgS70vE0XmLD+O
JtvsBslHZvPBKCOdT0MS+tgSOIfga+z1Z1g7+DVagf7quvmag8jfPioyKvxnK/Eg
sTUVi2ghzq8wm27ud/mIM7AY2qEORR8Go3TVB4HzWQgpZrt3i5MIlCaY504LzSRi
igHCzAPlHws+W0rB5N+er5/2pJKnfBSDiCiFAVtCLOZ7gLiMm0jhO2B6tUXHI/+M
RPjy02i59lINMRRev56GKtcd9qO/0kUJWdZTdA2XoS82ixPvZtXQpUpuL12ab+9E
aDK8Z4RHJYYfCT3Q5vNAXaiWQ+8PTWm2QgBR/bkwSWc+NpUFgNPN9PvQi8WEg5Um
AGMCAwEAAaNjMGEwHQYDVR0OBBYEFDZh4QB8iAUJUYtEbEf/GkzJ6k8SMB8GA1Ud
IwQYMBaAFDZh4QB8iAUJUYtEbEf/GkzJ6k8SMA8GA1UdEwEB/wQFMAMBAf8wDgYD
VR0PAQH/BAQDAgIEMA0GCSqGSIb3DQEBCwUAA4ICAQBOMaBc8oumXb2voc7XCWnu
XKhBBK3e2KMGz39t7lA3XXRe2ZLLAkLM5y3J7tURkf5a1SutfdOyXAmeE6SRo83U
h6WszodmMkxK5GM4JGrnt4pBisu5igXEydaW7qq2CdC6DOGjG+mEkN8/TA6p3cno
L/sPyz6evdjLlSeJ8rFBH6xWyIZCbrcpYEJzXaUOEaxxXxgYz5/cTiVKN2M1G2ok
QBUIYSY6bjEL4aUN5cfo7ogP3UvliEo3Eo0YgwuzR2v0KR6C1cZqZJSTnghIC/vA
D32KdNQ+c3N+vl2OTsUVMC1GiWkngNx1OO1+kXW+YTnnTUOtOIswUP/Vqd5SYgAI
mMAfY8U9/iIgkQj6T2W6FsScy94IN9fFhE1UtzmLoBIuUFsVXJMTz+Jucth+IqoW
Fua9v1R93/k98p41pjtFX+H8DslVgfP097vju4KDlqN64xV1grw3ZLl4CiOe/A91
oeLm2UHOq6wn3esB4r2EIQKb6jTVGu5sYCcdWpXr0AUVqcABPdgL+H7qJguBw09o
jm6xNIrw2OocrDKsudk/okr/AwqEyPKw9WnMlQgLIKw1rODG2NvU9oR3GVGdMkUB
ZutL8VuFkERQGt6vQ2OCw0sV47VMkuYbacK/xyZFiRcrPJPb41zgbQj9XAEyLKCH
ex0SdDrx+tWUDqG8At2JHA==
-----END CERTIFICATE-----
`,
    `
-----BEGIN CERTIFICATE-----
MIIFHDCCAwSgAwIBAgIJAMNrfES5rhgxMA0GCSqGSIb3DQEBCwUAMBsxGTAXBgNV
BAUTEGY5MjAwOWU4NTNiNmIwNDUwHhcNMjExMTE3MjMxMDQyWhcNMzYxMTEzMjMx
MDQyWjAbMRkwFwYDVQQFExBmOTIwMDllODUzYjZiMDQ1MIICIjANBgkqhkiG9w0B
AQEFAAOCAg8AMIICCgKCAgEAr7bHgiuxpwHsK7Qui8xUFmOr75gvMsd/dTEDDJdS
Sxtf6An7xyqpRR90PL2abxM1dEqlXnf2tqw1Ne4Xwl5jlRfdnJLmN0pTy/4lj4/7
tv0Sk3iiKkypnEUtR6WfMgH0QZfKHM1+di+y9TFRtv6y//0rb+T+W8a9nsNL/ggj
nar86461qO0rOs2cXjp3kOG1FEJ5MVmFmBGtnrKpa73XpXyTqRxB/M0n1n/W9nGq
C4FSYa04T6N5RIZGBN2z2MT5IKGbFlbC8UrW0DxW7AYImQQcHtGl/m00QLVWutHQ
oVJYnFPlXTcHYvASLu+RhhsbDmxMgJJ0mcDpvsC4PjvB+TxywElgS70vE0XmLD+O
JtvsBslHZvPBKCOdT0MS+tgSOIfga+z1Z1g7+DVagf7quvmag8jfPioyKvxnK/Eg
sTUVi2ghzq8wm27ud/mIM7AY2qEORR8Go3TVB4HzWQgpZrt3i5MIlCaY504LzSRi
igHCzAPlHws+W0rB5N+er5/2pJKnfBSDiCiFAVtCLOZ7gLiMm0jhO2B6tUXHI/+M
RPjy02i59lINMRRev56GKtcd9qO/0kUJWdZTdA2XoS82ixPvZtXQpUpuL12ab+9E
aDK8Z4RHJYYfCT3Q5vNAXaiWQ+8PTWm2QgBR/bkwSWc+NpUFgNPN9PvQi8WEg5Um
AGMCAwEAAaNjMGEwHQYDVR0OBBYEFDZh4QB8iAUJUYtEbEf/GkzJ6k8SMB8GA1Ud
IwQYMBaAFDZh4QB8iAUJUYtEbEf/GkzJ6k8SMA8GA1UdEwEB/wQFMAMBAf8wDgYD
VR0PAQH/BAQDAgIEMA0GCSqGSIb3DQEBCwUAA4ICAQBTNNZe5cuf8oiq+jV0itTG
zWVhSTjOBEk2FQvh11J3o3lna0o7rd8RFHnN00q4hi6TapFhh4qaw/iG6Xg+xOan
63niLWIC5GOPFgPeYXM9+nBb3zZzC8ABypYuCusWCmt6Tn3+Pjbz3MTVhRGXuT/T
QH4KGFY4PhvzAyXwdjTOCXID+aHud4RLcSySr0Fq/L+R8TWalvM1wJJPhyRjqRCJ
erGtfBagiALzvhnmY7U1qFcS0NCnKjoO7oFedKdWlZz0YAfu3aGCJd4KHT0MsGiL
Zez9WP81xYSrKMNEsDK+zK5fVzw6jA7cxmpXcARTnmAuGUeI7VVDhDzKeVOctf3a
0qQLwC+d0+xrETZ4r2fRGNw2YEs2W8Qj6oDcfPvq9JySe7pJ6wcHnl5EZ0lwc4xH
7Y4Dx9RA1JlfooLMw3tOdJZH0enxPXaydfAD3YifeZpFaUzicHeLzVJLt9dvGB0b
HQLE4+EqKFgOZv2EoP686DQqbVS1u+9k0p2xbMA105TBIk7npraa8VM0fnrRKi7w
lZKwdH+aNAyhbXRW9xsnODJ+g8eF452zvbiKKngEKirK5LGieoXBX7tZ9D1GNBH2
Ob3bKOwwIWdEFle/YF/h6zWgdeoaNGDqVBrLr2+0DtWoiB1aDEjLWl9FmyIUyUm7
mD/vFDkzF+wm7cyWpQpCVQ==
-----END CERTIFICATE-----
`,
    `
-----BEGIN CERTIFICATE-----
MIIFHDCCAwSgAwIBAgIJAPHBcqaZ6vUdMA0GCSqGSIb3DQEBCwUAMBsxGTAXBgNV
BAUTEGY5MjAwOWU4NTNiNmIwNDUwHhcNMjIwMzIwMTgwNzQ4WhcNNDIwMzE1MTgw
NzQ4WjAbMRkwFwYDVQQFExBmOTIwMDllODUzYjZiMDQ1MIICIjANBgkqhkiG9w0B
AQEFAAOCAg8AMIICCgKCAgEAr7bHgiuxpwHsK7Qui8xUFmOr75gvMsd/dTEDDJdS
Sxtf6An7xyqpRR90PL2abxM1dEqlXnf2tqw1Ne4Xwl5jlRfdnJLmN0pTy/4lj4/7
tv0Sk3iiKkypnEUtR6WfMgH0QZfKHM1+di+y9TFRtv6y//0rb+T+W8a9nsNL/ggj
nar86461qO0rOs2cXjp3kOG1FEJ5MVmFmBGtnrKpa73XpXyTqRxB/M0n1n/W9nGq
C4FSYa04T6N5RIZGBN2z2MT5IKGbFlbC8UrW0DxW7AYImQQcHtGl/m00QLVWutHQ
oVJYnFPlXTcHYvASLu+RhhsbDmxMgJJ0mcDpvsC4PjvB+TxywElgS70vE0XmLD+O
JtvsBslHZvPBKCOdT0MS+tgSOIfga+z1Z1g7+DVagf7quvmag8jfPioyKvxnK/Eg
sTUVi2ghzq8wm27ud/mIM7AY2qEORR8Go3TVB4HzWQgpZrt3i5MIlCaY504LzSRi
igHCzAPlHws+W0rB5N+er5/2pJKnfBSDiCiFAVtCLOZ7gLiMm0jhO2B6tUXHI/+M
RPjy02i59lINMRRev56GKtcd9qO/0kUJWdZTdA2XoS82ixPvZtXQpUpuL12ab+9E
aDK8Z4RHJYYfCT3Q5vNAXaiWQ+8PTWm2QgBR/bkwSWc+NpUFgNPN9PvQi8WEg5Um
AGMCAwEAAaNjMGEwHQYDVR0OBBYEFDZh4QB8iAUJUYtEbEf/GkzJ6k8SMB8GA1Ud
IwQYMBaAFDZh4QB8iAUJUYtEbEf/GkzJ6k8SMA8GA1UdEwEB/wQFMAMBAf8wDgYD
VR0PAQH/BAQDAgIEMA0GCSqGSIb3DQEBCwUAA4ICAQB8cMqTllHc8U+qCrOlg3H7
174lmaCsbo/bJ0C17JEgMLb4kvrqsXZs01U3mB/qABg/1t5Pd5AORHARs1hhqGIC
W/nKMav574f9rZN4PC2ZlufGXb7sIdJpGiO9ctRhiLuYuly10JccUZGEHpHSYM2G
tkgYbZba6lsCPYAAP83cyDV+1aOkTf1RCp/lM0PKvmxYN10RYsK631jrleGdcdkx
oSK//mSQbgcWnmAEZrzHoF1/0gso1HZgIn0YLzVhLSA/iXCX4QT2h3J5z3znluKG
1nv8NQdxei2DIIhASWfu804CA96cQKTTlaae2fweqXjdN1/v2nqOhngNyz1361mF
mr4XmaKH/ItTwOe72NI9ZcwS1lVaCvsIkTDCEXdm9rCNPAY10iTunIHFXRh+7KPz
lHGewCq/8TOohBRn0/NNfh7uRslOSZ/xKbN9tMBtw37Z8d2vvnXq/YWdsm1+JLVw
n6yYD/yacNJBlwpddla8eaVMjsF6nBnIgQOf9zKSe06nSTqvgwUHosgOECZJZ1Eu
zbH4yswbt02tKtKEFhx+v+OTge/06V+jGsqTWLsfrOCNLuA8H++z+pUENmpqnnHo
vaI47gC+TNpkgYGkkBT6B/m/U01BuOBBTzhIlMEZq9qkDWuM2cA5kW5V3FJUcfHn
w1IdYIg2Wxg7yHcQZemFQg==
-----END CERTIFICATE-----
`,
  ],
}),
  Do.setRootCertificates({
    identifier: `android-safetynet`,
    certificates: [
      `-----BEGIN CERTIFICATE-----
MIIDdTCCAl2gAwIBAgILBAAAAAABFUtaw5QwDQYJKoZIhvcNAQEFBQAwVzELMAkG
A1UEBhMCQkUxGTAXBgNVBAoTEEdsb2JhbFNpZ24gbnYtc2ExEDAOBgNVBAsTB1Jv
b3QgQ0ExGzAZBgNVBAMTEkdsb2JhbFNpZ24gUm9vdCBDQTAeFw05ODA5MDExMjAw
MDBaFw0yODAxMjgxMjAwMDBaMFcxCzAJBgNVBAYTAkJFMRkwFwYDVQQKExBHbG9i
YWxTaWduIG52LXNhMRAwDgYDVQQLEwdSb290IENBMRswGQYDVQQDExJHbG9iYWxT
aWduIFJvb3QgQ0EwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDaDuaZ
jc6j40+Kfvvxi4Mla+pIH/EqsLmVEQS98GPR4mdmzxzdzxtIK+6NiY6arymAZavp
xy0Sy6scTHAHoT0KMM0VjU/43dSMUBUc71DuxC73/OlS8pF94G3VNTCOXkNz8kHp
1Wrjsok6Vjk4bwY8iGlbKk3Fp1S4bInMm/k8yuX9ifUSPJJ4ltbcdG6TRGHRjcdG
snUOhugZitVtbNV4FpWi6cgKOOvyJBNPc1STE4U6G7weNLWLBYy5d4ux2x8gkasJ
U26Qzns3dLlwR5EiUWMWea6xrkEmCMgZK9FGqkjWZCrXgzT/LCrBbBlDSgeF59N8
9iFo7+ryUp9/k5DPAgMBAAGjQjBAMA4GA1UdDwEB/wQEAwIBBjAPBgNVHRMBAf8E
BTADAQH/MB0GA1UdDgQWBBRge2YaRQ2XyolQL30EzTSo//z9SzANBgkqhkiG9w0B
AQUFAAOCAQEA1nPnfE920I2/7LqivjTFKDK1fPxsnCwrvQmeU79rXqoRSLblCKOz
yj1hTdNGCbM+w6DjY1Ub8rrvrTnhQ7k4o+YviiY776BQVvnGCv04zcQLcFGUl5gE
38NflNUVyRRBnMRddWQVDf9VMOyGj/8N7yy5Y0b2qvzfvGn9LhJIZJrglfCm7ymP
AbEVtQwdpf5pLGkkeB6zpxxxYu7KyJesF12KwvhHhm4qxFYxldBniYUr+WymXUad
DKqC5JlR3XC321Y9YeRq4VzW9v493kHMB65jUr9TU/Qr6cf9tveCX4XSQRjbgbME
HMUfpIBvFSDJ3gyICh3WZlXi/EjJKSZp4A==
-----END CERTIFICATE-----
`,
    ],
  }),
  Do.setRootCertificates({
    identifier: `apple`,
    certificates: [
      `-----BEGIN CERTIFICATE-----
MIICEjCCAZmgAwIBAgIQaB0BbHo84wIlpQGUKEdXcTAKBggqhkjOPQQDAzBLMR8w
HQYDVQQDDBZBcHBsZSBXZWJBdXRobiBSb290IENBMRMwEQYDVQQKDApBcHBsZSBJ
bmMuMRMwEQYDVQQIDApDYWxpZm9ybmlhMB4XDTIwMDMxODE4MjEzMloXDTQ1MDMx
NTAwMDAwMFowSzEfMB0GA1UEAwwWQXBwbGUgV2ViQXV0aG4gUm9vdCBDQTETMBEG
A1UECgwKQXBwbGUgSW5jLjETMBEGA1UECAwKQ2FsaWZvcm5pYTB2MBAGByqGSM49
AgEGBSuBBAAiA2IABCJCQ2pTVhzjl4Wo6IhHtMSAzO2cv+H9DQKev3//fG59G11k
xu9eI0/7o6V5uShBpe1u6l6mS19S1FEh6yGljnZAJ+2GNP1mi/YK2kSXIuTHjxA/
pcoRf7XkOtO4o1qlcaNCMEAwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUJtdk
2cV4wlpn0afeaxLQG2PxxtcwDgYDVR0PAQH/BAQDAgEGMAoGCCqGSM49BAMDA2cA
MGQCMFrZ+9DsJ1PW9hfNdBywZDsWDbWFp28it1d/5w2RPkRX3Bbn/UbDTNLx7Jr3
jAGGiQIwHFj+dJZYUJR786osByBelJYsVZd2GbHQu209b5RCmGQ21gpSAk9QZW4B
1bWeT0vT
-----END CERTIFICATE-----
`,
    ],
  }),
  Do.setRootCertificates({
    identifier: `mds`,
    certificates: [
      `-----BEGIN CERTIFICATE-----
MIIDXzCCAkegAwIBAgILBAAAAAABIVhTCKIwDQYJKoZIhvcNAQELBQAwTDEgMB4G
A1UECxMXR2xvYmFsU2lnbiBSb290IENBIC0gUjMxEzARBgNVBAoTCkdsb2JhbFNp
Z24xEzARBgNVBAMTCkdsb2JhbFNpZ24wHhcNMDkwMzE4MTAwMDAwWhcNMjkwMzE4
MTAwMDAwWjBMMSAwHgYDVQQLExdHbG9iYWxTaWduIFJvb3QgQ0EgLSBSMzETMBEG
A1UEChMKR2xvYmFsU2lnbjETMBEGA1UEAxMKR2xvYmFsU2lnbjCCASIwDQYJKoZI
hvcNAQEBBQADggEPADCCAQoCggEBAMwldpB5BngiFvXAg7aEyiie/QV2EcWtiHL8
RgJDx7KKnQRfJMsuS+FggkbhUqsMgUdwbN1k0ev1LKMPgj0MK66X17YUhhB5uzsT
gHeMCOFJ0mpiLx9e+pZo34knlTifBtc+ycsmWQ1z3rDI6SYOgxXG71uL0gRgykmm
KPZpO/bLyCiR5Z2KYVc3rHQU3HTgOu5yLy6c+9C7v/U9AOEGM+iCK65TpjoWc4zd
QQ4gOsC0p6Hpsk+QLjJg6VfLuQSSaGjlOCZgdbKfd/+RFO+uIEn8rUAVSNECMWEZ
XriX7613t2Saer9fwRPvm2L7DWzgVGkWqQPabumDk3F2xmmFghcCAwEAAaNCMEAw
DgYDVR0PAQH/BAQDAgEGMA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0OBBYEFI/wS3+o
LkUkrk1Q+mOai97i3Ru8MA0GCSqGSIb3DQEBCwUAA4IBAQBLQNvAUKr+yAzv95ZU
RUm7lgAJQayzE4aGKAczymvmdLm6AC2upArT9fHxD4q/c2dKg8dEe3jgr25sbwMp
jjM5RcOO5LlXbKr8EpbsU8Yt5CRsuZRj+9xTaGdWPoO4zzUhw8lo/s7awlOqzJCK
6fBdRoyV3XpYKBovHd7NADdBj+1EbddTKJd+82cEHhXXipa0095MJ6RMG3NzdvQX
mcIfeg7jLQitChws/zyrVQ4PkX4268NXSb7hLi18YIvDQVETI53O9zJrlAGomecs
Mx86OyXShkDOOyyGeMlhLxS67ttVb9+E7gUJTb0o2HLO02JQZR7rkpeDMdmztcpH
WD9f
-----END CERTIFICATE-----
 `,
      `-----BEGIN CERTIFICATE-----
MIIFWjCCA0KgAwIBAgISEdK7udcjGJ5AXwqdLdDfJWfRMA0GCSqGSIb3DQEBDAUA
MEYxCzAJBgNVBAYTAkJFMRkwFwYDVQQKExBHbG9iYWxTaWduIG52LXNhMRwwGgYD
VQQDExNHbG9iYWxTaWduIFJvb3QgUjQ2MB4XDTE5MDMyMDAwMDAwMFoXDTQ2MDMy
MDAwMDAwMFowRjELMAkGA1UEBhMCQkUxGTAXBgNVBAoTEEdsb2JhbFNpZ24gbnYt
c2ExHDAaBgNVBAMTE0dsb2JhbFNpZ24gUm9vdCBSNDYwggIiMA0GCSqGSIb3DQEB
AQUAA4ICDwAwggIKAoICAQCsrHQy6LNl5brtQyYdpokNRbopiLKkHWPd08EsCVeJ
OaFV6Wc0dwxu5FUdUiXSE2te4R2pt32JMl8Nnp8semNgQB+msLZ4j5lUlghYruQG
vGIFAha/r6gjA7aUD7xubMLL1aa7DOn2wQL7Id5m3RerdELv8HQvJfTqa1VbkNud
316HCkD7rRlr+/fKYIje2sGP1q7Vf9Q8g+7XFkyDRTNrJ9CG0Bwta/OrffGFqfUo
0q3v84RLHIf8E6M6cqJaESvWJ3En7YEtbWaBkoe0G1h6zD8K+kZPTXhc+CtI4wSE
y132tGqzZfxCnlEmIyDLPRT5ge1lFgBPGmSXZgjPjHvjK8Cd+RTyG/FWaha/LIWF
zXg4mutCagI0GIMXTpRW+LaCtfOW3T3zvn8gdz57GSNrLNRyc0NXfeD412lPFzYE
+cCQYDdF3uYM2HSNrpyibXRdQr4G9dlkbgIQrImwTDsHTUB+JMWKmIJ5jqSngiCN
I/onccnfxkF0oE32kRbcRoxfKWMxWXEM2G/CtjJ9++ZdU6Z+Ffy7dXxd7Pj2Fxzs
x2sZy/N78CsHpdlseVR2bJ0cpm4O6XkMqCNqo98bMDGfsVR7/mrLZqrcZdCinkqa
ByFrgY/bxFn63iLABJzjqls2k+g9vXqhnQt2sQvHnf3PmKgGwvgqo6GDoLclcqUC
4wIDAQABo0IwQDAOBgNVHQ8BAf8EBAMCAYYwDwYDVR0TAQH/BAUwAwEB/zAdBgNV
HQ4EFgQUA1yrc4GHqMywptWU4jaWSf8FmSwwDQYJKoZIhvcNAQEMBQADggIBAHx4
7PYCLLtbfpIrXTncvtgdokIzTfnvpCo7RGkerNlFo048p9gkUbJUHJNOxO97k4Vg
JuoJSOD1u8fpaNK7ajFxzHmuEajwmf3lH7wvqMxX63bEIaZHU1VNaL8FpO7XJqti
2kM3S+LGteWygxk6x9PbTZ4IevPuzz5i+6zoYMzRx6Fcg0XERczzF2sUyQQCPtIk
pnnpHs6i58FZFZ8d4kuaPp92CC1r2LpXFNqD6v6MVenQTqnMdzGxRBF6XLE+0xRF
FRhiJBPSy03OXIPBNvIQtQ6IbbjhVp+J3pZmOUdkLG5NrmJ7v2B0GbhWrJKsFjLt
rWhV/pi60zTe9Mlhww6G9kuEYO4Ne7UyWHmRVSyBQ7N0H3qqJZ4d16GLuc1CLgSk
ZoNNiTW2bKg2SnkheCLQQrzRQDGQob4Ez8pn7fXwgNNgyYMqIgXQBztSvwyeqiv5
u+YfjyW6hY0XHgL+XVAEV8/+LbzvXMAaq7afJMbfc2hIkCwU9D9SGuTSyxTDYWnP
4vkYxboznxSjBF25cfe1lNj2M8FawTSLfJvdkzrnE6JwYZ+vj+vYxXX4M2bUdGc6
N3ec592kD3ZDZopD8p/7DEJ4Y9HiD2971KE9dJeFt0g5QdYg/NA6s/rob8SKunE3
vouXsXgxT7PntgMTzlSdriVZzH81Xwj3QEUxeCp6
-----END CERTIFICATE-----
`,
    ],
  });
async function Oo(e) {
  const t = So(e),
    n = t[0],
    r = t[1],
    i = n.x5c.map(or);
  try {
    await po(i, Do.getRootCertificates({ identifier: `mds` }));
  } catch (e) {
    throw Error(`BLOB certificate path could not be validated`, { cause: e });
  }
  const a = i[0];
  if (!(await wo(e, To(a)))) throw Error(`BLOB signature could not be verified`);
  const o = [];
  for (const e of r.entries) e.aaguid && e.metadataStatement && o.push(e.metadataStatement);
  const [s, c, l] = r.nextUpdate.split(`-`);
  return {
    statements: o,
    parsedNextUpdate: new Date(parseInt(s, 10), parseInt(c, 10) - 1, parseInt(l, 10)),
    payload: r,
  };
}
var ko = /* @__PURE__ */ n({ decodeAttestationObject: () => cr });
export {
  _ as L,
  $ as C,
  ar as h,
  be as P,
  bo as i,
  Ce as F,
  cr as f,
  Do as r,
  er as _,
  F as k,
  f as R,
  fo as o,
  fr as u,
  gr as l,
  h as z,
  I as M,
  ir as b,
  J as T,
  ko as t,
  lo as s,
  M as A,
  nr as y,
  Oe as O,
  Oo as n,
  or as m,
  p as I,
  po as a,
  Qn as x,
  rr as v,
  sr as p,
  to as c,
  tr as S,
  U as E,
  ur as d,
  V as D,
  xe as j,
  ye as N,
  Z as w,
  Zn as g,
};
