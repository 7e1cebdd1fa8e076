import {
  b as _,
  p as A,
  E as a,
  f as b,
  i as C,
  L as c,
  m as D,
  P as d,
  l as E,
  w as F,
  R as f,
  a as g,
  _ as h,
  x as I,
  D as i,
  r as j,
  o as k,
  y as L,
  M as l,
  s as M,
  T as m,
  u as N,
  A as n,
  n as O,
  F as o,
  v as P,
  S as p,
  z as R,
  C as r,
  h as S,
  I as s,
  k as T,
  N as u,
  c as v,
  j as w,
  g as x,
  d as y,
} from './helpers-D_ItSYct.js';
import { a as e, t } from './rolldown-runtime-Dlfrvzb7.js';
function ee() {
  return j.runtimeSupportsPQC() ? [T.ML_DSA_44, T.EdDSA, T.ES256, T.RS256] : [T.EdDSA, T.ES256, T.RS256];
}
function z({ be: e, bs: t }) {
  let n = t,
    r = `singleDevice`;
  if ((e && (r = `multiDevice`), r === `singleDevice` && n))
    throw new B(`Single-device credential indicated that it was backed up, which should be impossible.`);
  return { credentialDeviceType: r, credentialBackedUp: n };
}
var B = class extends Error {
  constructor(e) {
    super(e), (this.name = `InvalidBackupFlags`);
  }
};
async function V(e, t) {
  try {
    return await Promise.any(
      t.map(
        (t) =>
          new Promise((n, r) => {
            k(P(t)).then((i) => {
              x(e, i) ? n(t) : r();
            });
          }),
      ),
    );
  } catch (e) {
    throw e.name === `AggregateError` ? new H() : e;
  }
}
var H = class extends Error {
  constructor() {
    super(`Unexpected RP ID hash`), (this.name = `UnexpectedRPIDHash`);
  }
};
async function U(e) {
  const {
      attStmt: t,
      clientDataHash: n,
      rpIdHash: r,
      credentialID: i,
      credentialPublicKey: a,
      aaguid: o,
      rootCertificates: s,
    } = e,
    c = Uint8Array.from([0]),
    l = A(a),
    u = h([c, r, n, i, l]),
    d = t.get(`sig`),
    f = t.get(`x5c`);
  if (!f) throw Error(`No attestation certificate provided in attestation statement (FIDOU2F)`);
  if (!d) throw Error(`No attestation signature provided in attestation statement (FIDOU2F)`);
  const p = Number.parseInt(I(o), 16);
  if (p !== 0) throw Error(`AAGUID "${p}" was not expected value`);
  try {
    await g(f.map(D), s);
  } catch (e) {
    throw Error(`${e.message} (FIDOU2F)`);
  }
  return C({ signature: d, data: u, x509Certificate: f[0], hashAlgorithm: T.ES256 });
}
var W = F();
const G = `1.3.6.1.4.1.45724.1.1.4`;
function K(e, t) {
  if (!e) return !0;
  const n = e.find((e) => e.extnID === G);
  if (!n) return !0;
  const r = W.AsnParser.parse(n.extnValue, W.OctetString),
    i = new Uint8Array(r.buffer);
  if (!x(t, i)) {
    const e = I(i),
      n = I(t);
    throw Error(
      `Certificate extension id-fido-gen-ce-aaguid (${G}) value of "${e}" was present but not equal to attestation statement AAGUID value of "${n}"`,
    );
  }
  return !0;
}
const q = { debug() {}, info() {}, warn() {}, error() {} };
function J(e) {
  const t = { ...q };
  return (
    e.debug && (t.debug = e.debug),
    e.info && (t.info = e.info),
    e.warn && (t.warn = e.warn),
    e.error && (t.error = e.error),
    t
  );
}
const Y = { url: ``, no: 0, nextUpdate: /* @__PURE__ */ new Date(0) };
var X;
((e) => {
  (e[(e.DISABLED = 0)] = `DISABLED`), (e[(e.REFRESHING = 1)] = `REFRESHING`), (e[(e.READY = 2)] = `READY`);
})((X ||= {}));
const Z = new (class {
  constructor() {
    Object.defineProperty(this, 'mdsCache', { enumerable: !0, configurable: !0, writable: !0, value: {} }),
      Object.defineProperty(this, 'statementCache', {
        enumerable: !0,
        configurable: !0,
        writable: !0,
        value: {},
      }),
      Object.defineProperty(this, 'state', {
        enumerable: !0,
        configurable: !0,
        writable: !0,
        value: X.DISABLED,
      }),
      Object.defineProperty(this, 'verificationMode', {
        enumerable: !0,
        configurable: !0,
        writable: !0,
        value: `strict`,
      }),
      Object.defineProperty(this, 'logger', { enumerable: !0, configurable: !0, writable: !0, value: q });
  }
  async initialize(e = {}) {
    this.statementCache = {};
    const {
      mdsServers: t = [`https://mds.fidoalliance.org/`],
      statements: n,
      verificationMode: r,
      logger: i = q,
    } = e;
    if (((this.logger = J(i)), this.setState(X.REFRESHING), n?.length)) {
      let e = 0;
      n.forEach((t) => {
        t.aaguid &&
          ((this.statementCache[t.aaguid] = {
            entry: { metadataStatement: t, statusReports: [], timeOfLastStatusChange: `1970-01-01` },
            url: Y.url,
          }),
          (e += 1));
      }),
        this.logger.info(`Cached ${e} local statements`);
    }
    if (t?.length) {
      let e = Object.keys(this.statementCache).length,
        n = t.length;
      for (const e of t)
        try {
          const t = { url: e, no: 0, nextUpdate: /* @__PURE__ */ new Date(0) },
            n = await this.downloadBlob(t);
          await this.verifyBlob(n, t);
        } catch (t) {
          this.logger.error(`Could not download BLOB from ${e}:`, t), --n;
        }
      const r = Object.keys(this.statementCache).length - e;
      this.logger.info(`Cached ${r} statements from ${n} metadata server(s)`);
    }
    r && (this.verificationMode = r), this.setState(X.READY);
  }
  async getStatement(e) {
    if (this.state === X.DISABLED || !e) return;
    e instanceof Uint8Array && (e = S(e)), await this.pauseUntilReady();
    const t = this.statementCache[e];
    if (!t) {
      if (this.verificationMode === `strict`) throw Error(`No metadata statement found for aaguid "${e}"`);
      return;
    }
    if (t.url) {
      const e = this.mdsCache[t.url];
      if (/* @__PURE__ */ new Date() > e.nextUpdate)
        try {
          this.setState(X.REFRESHING);
          const t = await this.downloadBlob(e);
          await this.verifyBlob(t, e);
        } finally {
          this.setState(X.READY);
        }
    }
    const { entry: n } = t;
    for (const t of n.statusReports) {
      const { status: n } = t;
      if (
        n === `USER_VERIFICATION_BYPASS` ||
        n === `ATTESTATION_KEY_COMPROMISE` ||
        n === `USER_KEY_REMOTE_COMPROMISE` ||
        n === `USER_KEY_PHYSICAL_COMPROMISE`
      )
        throw Error(`Detected compromised aaguid "${e}"`);
    }
    return n.metadataStatement;
  }
  async downloadBlob(e) {
    const { url: t } = e;
    return await (await v(t)).text();
  }
  async verifyBlob(e, t) {
    const { url: n, no: r } = t,
      { payload: i, parsedNextUpdate: a } = await O(e);
    if (i.no <= r) throw Error(`Latest BLOB no. ${i.no} is not greater than previous no. ${r}`);
    for (const e of i.entries) e.aaguid && (this.statementCache[e.aaguid] = { entry: e, url: n });
    n
      ? (this.mdsCache[n] = { ...t, no: i.no, nextUpdate: a })
      : a < /* @__PURE__ */ new Date() &&
        this.logger.warn(
          `⚠️ This MDS blob (serial: ${i.no}) contains stale data as of ${a.toISOString()}. Please consider re-initializing MetadataService with a newer MDS blob.`,
        );
  }
  pauseUntilReady() {
    return this.state === X.READY
      ? new Promise((e) => {
          e();
        })
      : new Promise((e, t) => {
          let n = 7e4,
            r = n / 100,
            i = globalThis.setInterval(() => {
              r < 1
                ? (clearInterval(i), t(`State did not become ready in ${n / 1e3} seconds`))
                : this.state === X.READY && (clearInterval(i), e()),
                --r;
            }, 100);
        });
  }
  setState(e) {
    (this.state = e),
      e === X.DISABLED
        ? this.logger.debug(`MetadataService is DISABLED`)
        : e === X.REFRESHING
          ? this.logger.debug(`MetadataService is REFRESHING`)
          : e === X.READY && this.logger.debug(`MetadataService is READY`);
  }
})();
async function te({ statement: e, credentialPublicKey: t, x5c: r, attestationStatementAlg: i }) {
  const { authenticationAlgorithms: a, authenticatorGetInfo: o, attestationRootCertificates: s } = e,
    c = /* @__PURE__ */ new Set();
  a.forEach((e) => {
    const t = ne[e];
    t && c.add(t);
  });
  const l = N(t),
    d = l.get(n.kty),
    f = l.get(n.alg);
  if (!d) throw Error(`Credential public key was missing kty`);
  if (!f) throw Error(`Credential public key was missing alg`);
  if (!d) throw Error(`Credential public key was missing kty`);
  const p = { kty: d, alg: f };
  u(l) && (p.crv = l.get(n.crv));
  let m = !1;
  for (const e of c)
    if (
      (e.alg === p.alg &&
        e.kty === p.kty &&
        (m = ((e.kty === w.EC2 || e.kty === w.OKP) && (e.crv, p.crv), !0)),
      m)
    )
      break;
  if (!m) {
    const e = a.map((e) => `'${e}' (COSE info: ${re(ne[e])})`),
      t = JSON.stringify(e, null, 2).replace(/"/g, ``),
      n = re(p);
    throw Error(`Public key parameters ${n} did not match any of the following metadata algorithms:\n${t}`);
  }
  if (i !== void 0 && o?.algorithms !== void 0) {
    const e = o.algorithms.map((e) => e.alg);
    if (e.indexOf(i) < 0) throw Error(`Attestation statement alg ${i} did not match one of ${e}`);
  }
  let h = r.map(D),
    _ = s.map(D),
    v = !1;
  return h.length === 1 && _.indexOf(h[0]) >= 0 && (v = !0), v || (await g(h, _)), !0;
}
const ne = {
  secp256r1_ecdsa_sha256_raw: { kty: 2, alg: -7, crv: 1 },
  secp256r1_ecdsa_sha256_der: { kty: 2, alg: -7, crv: 1 },
  rsassa_pss_sha256_raw: { kty: 3, alg: -37 },
  rsassa_pss_sha256_der: { kty: 3, alg: -37 },
  secp256k1_ecdsa_sha256_raw: { kty: 2, alg: -47, crv: 8 },
  secp256k1_ecdsa_sha256_der: { kty: 2, alg: -47, crv: 8 },
  rsassa_pss_sha384_raw: { kty: 3, alg: -38 },
  rsassa_pkcsv15_sha256_raw: { kty: 3, alg: -257 },
  rsassa_pkcsv15_sha384_raw: { kty: 3, alg: -258 },
  rsassa_pkcsv15_sha512_raw: { kty: 3, alg: -259 },
  rsassa_pkcsv15_sha1_raw: { kty: 3, alg: -65535 },
  secp384r1_ecdsa_sha384_raw: { kty: 2, alg: -35, crv: 2 },
  secp512r1_ecdsa_sha256_raw: { kty: 2, alg: -36, crv: 3 },
  ed25519_eddsa_sha512_raw: { kty: 1, alg: -8, crv: 6 },
};
function re(e) {
  let { kty: t, alg: n, crv: r } = e,
    i = ``;
  return (i = t === w.RSA ? `{ kty: ${t}, alg: ${n} }` : `{ kty: ${t}, alg: ${n}, crv: ${r} }`), i;
}
async function ie(e) {
  const {
      attStmt: t,
      clientDataHash: n,
      authData: r,
      credentialPublicKey: i,
      aaguid: a,
      rootCertificates: o,
    } = e,
    s = t.get(`sig`),
    c = t.get(`x5c`),
    u = t.get(`alg`);
  if (!s) throw Error(`No attestation signature provided in attestation statement (Packed)`);
  if (!u) throw Error(`Attestation statement did not contain alg (Packed)`);
  if (!l(u)) throw Error(`Attestation statement contained invalid alg ${u} (Packed)`);
  let d = h([r, n]),
    f = !1;
  if (c) {
    const {
        subject: e,
        basicConstraintsCA: t,
        version: n,
        notBefore: r,
        notAfter: l,
        parsedCertificate: p,
      } = E(c[0]),
      { OU: m, CN: h, O: _, C: v } = e;
    if (m !== `Authenticator Attestation`)
      throw Error(`Certificate OU was not "Authenticator Attestation" (Packed|Full)`);
    if (!h) throw Error(`Certificate CN was empty (Packed|Full)`);
    if (!_) throw Error(`Certificate O was empty (Packed|Full)`);
    if (!v || v.length !== 2) throw Error(`Certificate C was not two-character ISO 3166 code (Packed|Full)`);
    if (t) throw Error('Certificate basic constraints CA was not `false` (Packed|Full)');
    if (n !== 2) throw Error('Certificate version was not `3` (ASN.1 value of 2) (Packed|Full)');
    let y = /* @__PURE__ */ new Date();
    if (r > y) throw Error(`Certificate not good before "${r.toString()}" (Packed|Full)`);
    if (((y = /* @__PURE__ */ new Date()), l < y))
      throw Error(`Certificate not good after "${l.toString()}" (Packed|Full)`);
    try {
      await K(p.tbsCertificate.extensions, a);
    } catch (e) {
      throw Error(`${e.message} (Packed|Full)`);
    }
    const b = await Z.getStatement(a);
    if (b) {
      if (b.attestationTypes.indexOf(`basic_full`) < 0)
        throw Error(`Metadata does not indicate support for full attestations (Packed|Full)`);
      try {
        await te({ statement: b, credentialPublicKey: i, x5c: c, attestationStatementAlg: u });
      } catch (e) {
        throw Error(`${e.message} (Packed|Full)`);
      }
    } else
      try {
        await g(c.map(D), o);
      } catch (e) {
        const t = e;
        throw Error(`${t.message} (Packed|Full)`, { cause: t });
      }
    f = await C({ signature: s, data: d, x509Certificate: c[0], hashAlgorithm: u });
  } else f = await C({ signature: s, data: d, credentialPublicKey: i, hashAlgorithm: u });
  return f;
}
async function ae(e) {
  const {
      attStmt: t,
      clientDataHash: n,
      authData: r,
      aaguid: i,
      rootCertificates: a,
      verifyTimestampMS: o = !0,
      credentialPublicKey: c,
      attestationSafetyNetEnforceCTSCheck: l,
    } = e,
    u = t.get(`alg`),
    d = t.get(`response`);
  if (!t.get(`ver`)) throw Error(`No ver value in attestation (SafetyNet)`);
  if (!d) throw Error(`No response was included in attStmt by authenticator (SafetyNet)`);
  const m = p(d).split(`.`),
    _ = JSON.parse(R(m[0])),
    v = JSON.parse(R(m[1])),
    y = m[2],
    { nonce: b, ctsProfileMatch: x, timestampMs: S } = v;
  if (o) {
    let e = Date.now();
    if (S > Date.now()) throw Error(`Payload timestamp "${S}" was later than "${e}" (SafetyNet)`);
    const t = S + 6e4;
    if (((e = Date.now()), t < e)) throw Error(`Payload timestamp "${t}" has expired (SafetyNet)`);
  }
  const w = h([r, n]),
    T = await k(w);
  if (b !== s(T, `base64`)) throw Error(`Could not verify payload nonce (SafetyNet)`);
  if (l && !x) throw Error(`Could not verify device integrity (SafetyNet)`);
  const O = f(_.x5c[0], `base64`),
    { subject: A } = E(O);
  if (A.CN !== `attest.android.com`)
    throw Error(`Certificate common name was not "attest.android.com" (SafetyNet)`);
  const j = await Z.getStatement(i);
  if (j)
    try {
      await te({ statement: j, credentialPublicKey: c, x5c: _.x5c, attestationStatementAlg: u });
    } catch (e) {
      throw Error(`${e.message} (SafetyNet)`);
    }
  else
    try {
      await g(_.x5c.map(D), a);
    } catch (e) {
      throw Error(`${e.message} (SafetyNet)`);
    }
  const M = L(`${m[0]}.${m[1]}`),
    N = f(y);
  return await C({ signature: N, data: M, x509Certificate: O, hashAlgorithm: u });
}
var Q = r();
const oe = {
    196: `TPM_ST_RSP_COMMAND`,
    32768: `TPM_ST_NULL`,
    32769: `TPM_ST_NO_SESSIONS`,
    32770: `TPM_ST_SESSIONS`,
    32788: `TPM_ST_ATTEST_NV`,
    32789: `TPM_ST_ATTEST_COMMAND_AUDIT`,
    32790: `TPM_ST_ATTEST_SESSION_AUDIT`,
    32791: `TPM_ST_ATTEST_CERTIFY`,
    32792: `TPM_ST_ATTEST_QUOTE`,
    32793: `TPM_ST_ATTEST_TIME`,
    32794: `TPM_ST_ATTEST_CREATION`,
    32801: `TPM_ST_CREATION`,
    32802: `TPM_ST_VERIFIED`,
    32803: `TPM_ST_AUTH_SECRET`,
    32804: `TPM_ST_HASHCHECK`,
    32805: `TPM_ST_AUTH_SIGNED`,
    32809: `TPM_ST_FU_MANIFEST`,
  },
  $ = {
    0: `TPM_ALG_ERROR`,
    1: `TPM_ALG_RSA`,
    4: `TPM_ALG_SHA`,
    4: `TPM_ALG_SHA1`,
    5: `TPM_ALG_HMAC`,
    6: `TPM_ALG_AES`,
    7: `TPM_ALG_MGF1`,
    8: `TPM_ALG_KEYEDHASH`,
    10: `TPM_ALG_XOR`,
    11: `TPM_ALG_SHA256`,
    12: `TPM_ALG_SHA384`,
    13: `TPM_ALG_SHA512`,
    16: `TPM_ALG_NULL`,
    18: `TPM_ALG_SM3_256`,
    19: `TPM_ALG_SM4`,
    20: `TPM_ALG_RSASSA`,
    21: `TPM_ALG_RSAES`,
    22: `TPM_ALG_RSAPSS`,
    23: `TPM_ALG_OAEP`,
    24: `TPM_ALG_ECDSA`,
    25: `TPM_ALG_ECDH`,
    26: `TPM_ALG_ECDAA`,
    27: `TPM_ALG_SM2`,
    28: `TPM_ALG_ECSCHNORR`,
    29: `TPM_ALG_ECMQV`,
    32: `TPM_ALG_KDF1_SP800_56A`,
    33: `TPM_ALG_KDF2`,
    34: `TPM_ALG_KDF1_SP800_108`,
    35: `TPM_ALG_ECC`,
    37: `TPM_ALG_SYMCIPHER`,
    38: `TPM_ALG_CAMELLIA`,
    64: `TPM_ALG_CTR`,
    65: `TPM_ALG_OFB`,
    66: `TPM_ALG_CBC`,
    67: `TPM_ALG_CFB`,
    68: `TPM_ALG_ECB`,
  },
  se = {
    0: `TPM_ECC_NONE`,
    1: `TPM_ECC_NIST_P192`,
    2: `TPM_ECC_NIST_P224`,
    3: `TPM_ECC_NIST_P256`,
    4: `TPM_ECC_NIST_P384`,
    5: `TPM_ECC_NIST_P521`,
    16: `TPM_ECC_BN_P256`,
    17: `TPM_ECC_BN_P638`,
    32: `TPM_ECC_SM2_P256`,
  },
  ce = {
    'id:414D4400': { name: `AMD`, id: `AMD` },
    'id:414E5400': { name: `Ant Group`, id: `ANT` },
    'id:41544D4C': { name: `Atmel`, id: `ATML` },
    'id:4252434D': { name: `Broadcom`, id: `BRCM` },
    'id:4353434F': { name: `Cisco`, id: `CSCO` },
    'id:464C5953': { name: `Flyslice Technologies`, id: `FLYS` },
    'id:524F4343': { name: `Fuzhou Rockchip`, id: `ROCC` },
    'id:474F4F47': { name: `Google`, id: `GOOG` },
    'id:48504900': { name: `HPI`, id: `HPI` },
    'id:48504500': { name: `HPE`, id: `HPE` },
    'id:48495349': { name: `Huawei`, id: `HISI` },
    'id:49424D00': { name: `IBM`, id: `IBM` },
    'id:49465800': { name: `Infineon`, id: `IFX` },
    'id:494E5443': { name: `Intel`, id: `INTC` },
    'id:4C454E00': { name: `Lenovo`, id: `LEN` },
    'id:4D534654': { name: `Microsoft`, id: `MSFT` },
    'id:4E534D20': { name: `National Semiconductor`, id: `NSM` },
    'id:4E545A00': { name: `Nationz`, id: `NTZ` },
    'id:4E534700': { name: `NSING`, id: `NSG` },
    'id:4E544300': { name: `Nuvoton Technology`, id: `NTC` },
    'id:51434F4D': { name: `Qualcomm`, id: `QCOM` },
    'id:534D534E': { name: `Samsung`, id: `SMSN` },
    'id:53454345': { name: `SecEdge`, id: `SECE` },
    'id:534E5300': { name: `Sinosun`, id: `SNS` },
    'id:534D5343': { name: `SMSC`, id: `SMSC` },
    'id:53544D20': { name: `STMicroelectronics`, id: `STM` },
    'id:54584E00': { name: `Texas Instruments`, id: `TXN` },
    'id:57454300': { name: `Winbond`, id: `WEC` },
    'id:5345414C': { name: `Wisekey`, id: `SEAL` },
    'id:FFFFF1D0': { name: `FIDO Alliance`, id: `FIDO` },
  },
  le = {
    TPM_ECC_NIST_P256: 1,
    TPM_ECC_NIST_P384: 2,
    TPM_ECC_NIST_P521: 3,
    TPM_ECC_BN_P256: 1,
    TPM_ECC_SM2_P256: 1,
  };
function ue(e) {
  let t = 0,
    n = _(e),
    r = n.getUint32(t);
  t += 4;
  const i = n.getUint16(t);
  t += 2;
  const a = oe[i],
    o = n.getUint16(t);
  t += 2;
  const s = e.slice(t, (t += o)),
    c = n.getUint16(t);
  t += 2;
  const l = e.slice(t, (t += c)),
    u = e.slice(t, (t += 8)),
    d = n.getUint32(t);
  t += 4;
  const f = n.getUint32(t);
  t += 4;
  const p = { clock: u, resetCount: d, restartCount: f, safe: !!e.slice(t, (t += 1)) },
    m = e.slice(t, (t += 8)),
    h = n.getUint16(t);
  t += 2;
  const g = e.slice(t, (t += h)),
    v = _(g),
    y = n.getUint16(t);
  t += 2;
  const b = e.slice(t, (t += y));
  return {
    magic: r,
    type: a,
    qualifiedSigner: s,
    extraData: l,
    clockInfo: p,
    firmwareVersion: m,
    attested: { nameAlg: $[v.getUint16(0)], nameAlgBuffer: g.slice(0, 2), name: g, qualifiedName: b },
  };
}
function de(e) {
  let t = 0,
    n = _(e),
    r = $[n.getUint16(t)];
  t += 2;
  const i = $[n.getUint16(t)];
  t += 2;
  const a = n.getUint32(t);
  t += 4;
  const o = {
      fixedTPM: !!(a & 1),
      stClear: !!(a & 2),
      fixedParent: !!(a & 8),
      sensitiveDataOrigin: !!(a & 16),
      userWithAuth: !!(a & 32),
      adminWithPolicy: !!(a & 64),
      noDA: !!(a & 512),
      encryptedDuplication: !!(a & 1024),
      restricted: !!(a & 32768),
      decrypt: !!(a & 65536),
      signOrEncrypt: !!(a & 131072),
    },
    s = n.getUint16(t);
  t += 2;
  let c = e.slice(t, (t += s)),
    l = {},
    u = Uint8Array.from([]);
  if (r === `TPM_ALG_RSA`) {
    const r = $[n.getUint16(t)];
    t += 2;
    const i = $[n.getUint16(t)];
    t += 2;
    const a = n.getUint16(t);
    t += 2;
    const o = n.getUint32(t);
    (t += 4), (l.rsa = { symmetric: r, scheme: i, keyBits: a, exponent: o });
    const s = n.getUint16(t);
    (t += 2), (u = e.slice(t, (t += s)));
  } else if (r === `TPM_ALG_ECC`) {
    const r = $[n.getUint16(t)];
    t += 2;
    const i = $[n.getUint16(t)];
    t += 2;
    const a = se[n.getUint16(t)];
    t += 2;
    const o = $[n.getUint16(t)];
    (t += 2), (l.ecc = { symmetric: r, scheme: i, curveID: a, kdf: o });
    const s = n.getUint16(t);
    t += 2;
    const c = e.slice(t, (t += s)),
      d = n.getUint16(t);
    t += 2;
    const f = e.slice(t, (t += d));
    u = h([c, f]);
  } else throw Error(`Unexpected type "${r}" (TPM)`);
  return { type: r, nameAlg: i, objectAttributes: o, authPolicy: c, parameters: l, unique: u };
}
function fe(e) {
  const t = `id:${e.substring(3).toUpperCase()}`;
  return ce[t];
}
async function pe(e) {
  const {
      aaguid: t,
      attStmt: r,
      authData: i,
      credentialPublicKey: a,
      clientDataHash: o,
      rootCertificates: s,
    } = e,
    c = r.get(`ver`),
    f = r.get(`sig`),
    p = r.get(`alg`),
    m = r.get(`x5c`),
    _ = r.get(`pubArea`),
    v = r.get(`certInfo`);
  if (c !== `2.0`) throw Error(`Unexpected ver "${c}", expected "2.0" (TPM)`);
  if (!f) throw Error(`No attestation signature provided in attestation statement (TPM)`);
  if (!p) throw Error(`Attestation statement did not contain alg (TPM)`);
  if (!l(p)) throw Error(`Attestation statement contained invalid alg ${p} (TPM)`);
  if (!m) throw Error(`No attestation certificate provided in attestation statement (TPM)`);
  if (!_) throw Error(`Attestation statement did not contain pubArea (TPM)`);
  if (!v) throw Error(`Attestation statement did not contain certInfo (TPM)`);
  const { unique: y, type: b, parameters: S } = de(_),
    w = N(a);
  if (b === `TPM_ALG_RSA`) {
    if (!d(w)) throw Error(`Credential public key with kty ${w.get(n.kty)} did not match ${b}`);
    const e = w.get(n.n),
      t = w.get(n.e);
    if (!e) throw Error(`COSE public key missing n (TPM|RSA)`);
    if (!t) throw Error(`COSE public key missing e (TPM|RSA)`);
    if (!x(y, e)) throw Error(`PubArea unique is not same as credentialPublicKey (TPM|RSA)`);
    if (!S.rsa) throw Error(`Parsed pubArea type is RSA, but missing parameters.rsa (TPM|RSA)`);
    const r = t,
      i = S.rsa.exponent || 65537,
      a = r[0] + (r[1] << 8) + (r[2] << 16);
    if (i !== a) throw Error(`Unexpected public key exp ${a}, expected ${i} (TPM|RSA)`);
  } else if (b === `TPM_ALG_ECC`) {
    if (!u(w)) throw Error(`Credential public key with kty ${w.get(n.kty)} did not match ${b}`);
    const e = w.get(n.crv),
      t = w.get(n.x),
      r = w.get(n.y);
    if (!e) throw Error(`COSE public key missing crv (TPM|ECC)`);
    if (!t) throw Error(`COSE public key missing x (TPM|ECC)`);
    if (!r) throw Error(`COSE public key missing y (TPM|ECC)`);
    if (!x(y, h([t, r]))) throw Error(`PubArea unique is not same as public key x and y (TPM|ECC)`);
    if (!S.ecc) throw Error(`Parsed pubArea type is ECC, but missing parameters.ecc (TPM|ECC)`);
    const i = S.ecc.curveID,
      a = le[i];
    if (a !== e)
      throw Error(
        `Public area key curve ID "${i}" mapped to "${a}" which did not match public key crv of "${e}" (TPM|ECC)`,
      );
  } else throw Error(`Unsupported pubArea.type "${b}"`);
  const { magic: T, type: O, attested: A, extraData: j } = ue(v);
  if (T !== 4283712327) throw Error(`Unexpected magic value "${T}", expected "0xff544347" (TPM)`);
  if (O !== `TPM_ST_ATTEST_CERTIFY`)
    throw Error(`Unexpected type "${O}", expected "TPM_ST_ATTEST_CERTIFY" (TPM)`);
  const M = await k(_, he(A.nameAlg)),
    P = h([A.nameAlgBuffer, M]);
  if (!x(A.name, P)) throw Error(`Attested name comparison failed (TPM)`);
  const F = h([i, o]),
    I = await k(F, p);
  if (!x(j, I)) throw Error(`CertInfo extra data did not equal hashed attestation (TPM)`);
  if (m.length < 1) throw Error(`No certificates present in x5c array (TPM)`);
  const { basicConstraintsCA: L, version: R, subject: ee, notAfter: z, notBefore: B } = E(m[0]);
  if (L) throw Error('Certificate basic constraints CA was not `false` (TPM)');
  if (R !== 2) throw Error('Certificate version was not `3` (ASN.1 value of 2) (TPM)');
  if (ee.combined.length > 0) throw Error(`Certificate subject was not empty (TPM)`);
  let V = /* @__PURE__ */ new Date();
  if (B > V) throw Error(`Certificate not good before "${B.toString()}" (TPM)`);
  if (((V = /* @__PURE__ */ new Date()), z < V))
    throw Error(`Certificate not good after "${z.toString()}" (TPM)`);
  const H = W.AsnParser.parse(m[0], Q.Certificate);
  if (!H.tbsCertificate.extensions) throw Error(`Certificate was missing extensions (TPM)`);
  let U, G;
  if (
    (H.tbsCertificate.extensions.forEach((e) => {
      e.extnID === Q.id_ce_subjectAltName
        ? (U = W.AsnParser.parse(e.extnValue, Q.SubjectAlternativeName))
        : e.extnID === Q.id_ce_extKeyUsage && (G = W.AsnParser.parse(e.extnValue, Q.ExtendedKeyUsage));
    }),
    !U)
  )
    throw Error(`Certificate did not contain subjectAltName extension (TPM)`);
  if (!U[0].directoryName?.[0].length)
    throw Error(`Certificate subjectAltName extension directoryName was empty (TPM)`);
  const { tcgAtTpmManufacturer: q, tcgAtTpmModel: J, tcgAtTpmVersion: Y } = me(U[0].directoryName);
  if (!q || !J || !Y) throw Error(`Certificate contained incomplete subjectAltName data (TPM)`);
  if (!G) throw Error(`Certificate did not contain ExtendedKeyUsage extension (TPM)`);
  if (!fe(q)) throw Error(`Could not match TPM manufacturer "${q}" (TPM)`);
  if (G[0] !== `2.23.133.8.3`) throw Error(`Unexpected extKeyUsage "${G[0]}", expected "2.23.133.8.3" (TPM)`);
  try {
    await K(H.tbsCertificate.extensions, t);
  } catch (e) {
    throw Error(`${e.message} (TPM)`);
  }
  const X = await Z.getStatement(t);
  if (X)
    try {
      await te({ statement: X, credentialPublicKey: a, x5c: m, attestationStatementAlg: p });
    } catch (e) {
      throw Error(`${e.message} (TPM)`);
    }
  else
    try {
      await g(m.map(D), s);
    } catch (e) {
      throw Error(`${e.message} (TPM)`);
    }
  return C({ signature: f, data: v, x509Certificate: m[0], hashAlgorithm: p });
}
function me(e) {
  let t, n, r;
  return (
    e.forEach((e) => {
      e.forEach((e) => {
        e.type === `2.23.133.2.1`
          ? (t = e.value.toString())
          : e.type === `2.23.133.2.2`
            ? (n = e.value.toString())
            : e.type === `2.23.133.2.3` && (r = e.value.toString());
      });
    }),
    { tcgAtTpmManufacturer: t, tcgAtTpmModel: n, tcgAtTpmVersion: r }
  );
}
function he(e) {
  if (e === `TPM_ALG_SHA256`) return T.ES256;
  if (e === `TPM_ALG_SHA384`) return T.ES384;
  if (e === `TPM_ALG_SHA512`) return T.ES512;
  throw Error(`Unexpected TPM attested name alg ${e}`);
}
var ge = /* @__PURE__ */ t((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.KeyMintKeyDescription =
        t.KeyDescription =
        t.Version =
        t.SecurityLevel =
        t.AuthorizationList =
        t.IntegerSet =
        t.RootOfTrust =
        t.VerifiedBootState =
        t.id_ce_keyDescription =
          void 0);
    const r = (m(), e(a)),
      i = F();
    t.id_ce_keyDescription = `1.3.6.1.4.1.11129.2.1.17`;
    var o;
    ((e) => {
      (e[(e.verified = 0)] = `verified`),
        (e[(e.selfSigned = 1)] = `selfSigned`),
        (e[(e.unverified = 2)] = `unverified`),
        (e[(e.failed = 3)] = `failed`);
    })(o || (t.VerifiedBootState = o = {}));
    var s = class {
      verifiedBootKey = new i.OctetString();
      deviceLocked = !1;
      verifiedBootState = o.verified;
      verifiedBootHash;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.RootOfTrust = s),
      r.__decorate([(0, i.AsnProp)({ type: i.OctetString })], s.prototype, `verifiedBootKey`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Boolean })], s.prototype, `deviceLocked`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Enumerated })],
        s.prototype,
        `verifiedBootState`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.OctetString, optional: !0 })],
        s.prototype,
        `verifiedBootHash`,
        void 0,
      );
    let c = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
    });
    (t.IntegerSet = c),
      (t.IntegerSet =
        c =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Set, itemType: i.AsnPropTypes.Integer })], c));
    var l = class {
      purpose;
      algorithm;
      keySize;
      digest;
      padding;
      ecCurve;
      rsaPublicExponent;
      mgfDigest;
      rollbackResistance;
      earlyBootOnly;
      activeDateTime;
      originationExpireDateTime;
      usageExpireDateTime;
      usageCountLimit;
      noAuthRequired;
      userAuthType;
      authTimeout;
      allowWhileOnBody;
      trustedUserPresenceRequired;
      trustedConfirmationRequired;
      unlockedDeviceRequired;
      allApplications;
      applicationId;
      creationDateTime;
      origin;
      rollbackResistant;
      rootOfTrust;
      osVersion;
      osPatchLevel;
      attestationApplicationId;
      attestationIdBrand;
      attestationIdDevice;
      attestationIdProduct;
      attestationIdSerial;
      attestationIdImei;
      attestationIdMeid;
      attestationIdManufacturer;
      attestationIdModel;
      vendorPatchLevel;
      bootPatchLevel;
      deviceUniqueAttestation;
      attestationIdSecondImei;
      moduleHash;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.AuthorizationList = l),
      r.__decorate([(0, i.AsnProp)({ context: 1, type: c, optional: !0 })], l.prototype, `purpose`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ context: 2, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `algorithm`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 3, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `keySize`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ context: 5, type: c, optional: !0 })], l.prototype, `digest`, void 0),
      r.__decorate([(0, i.AsnProp)({ context: 6, type: c, optional: !0 })], l.prototype, `padding`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ context: 10, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `ecCurve`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 200, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `rsaPublicExponent`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 203, type: c, optional: !0 })],
        l.prototype,
        `mgfDigest`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 303, type: i.AsnPropTypes.Null, optional: !0 })],
        l.prototype,
        `rollbackResistance`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 305, type: i.AsnPropTypes.Null, optional: !0 })],
        l.prototype,
        `earlyBootOnly`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 400, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `activeDateTime`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 401, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `originationExpireDateTime`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 402, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `usageExpireDateTime`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 405, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `usageCountLimit`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 503, type: i.AsnPropTypes.Null, optional: !0 })],
        l.prototype,
        `noAuthRequired`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 504, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `userAuthType`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 505, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `authTimeout`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 506, type: i.AsnPropTypes.Null, optional: !0 })],
        l.prototype,
        `allowWhileOnBody`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 507, type: i.AsnPropTypes.Null, optional: !0 })],
        l.prototype,
        `trustedUserPresenceRequired`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 508, type: i.AsnPropTypes.Null, optional: !0 })],
        l.prototype,
        `trustedConfirmationRequired`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 509, type: i.AsnPropTypes.Null, optional: !0 })],
        l.prototype,
        `unlockedDeviceRequired`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 600, type: i.AsnPropTypes.Null, optional: !0 })],
        l.prototype,
        `allApplications`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 601, type: i.OctetString, optional: !0 })],
        l.prototype,
        `applicationId`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 701, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `creationDateTime`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 702, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `origin`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 703, type: i.AsnPropTypes.Null, optional: !0 })],
        l.prototype,
        `rollbackResistant`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 704, type: s, optional: !0 })],
        l.prototype,
        `rootOfTrust`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 705, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `osVersion`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 706, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `osPatchLevel`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 709, type: i.OctetString, optional: !0 })],
        l.prototype,
        `attestationApplicationId`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 710, type: i.OctetString, optional: !0 })],
        l.prototype,
        `attestationIdBrand`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 711, type: i.OctetString, optional: !0 })],
        l.prototype,
        `attestationIdDevice`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 712, type: i.OctetString, optional: !0 })],
        l.prototype,
        `attestationIdProduct`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 713, type: i.OctetString, optional: !0 })],
        l.prototype,
        `attestationIdSerial`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 714, type: i.OctetString, optional: !0 })],
        l.prototype,
        `attestationIdImei`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 715, type: i.OctetString, optional: !0 })],
        l.prototype,
        `attestationIdMeid`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 716, type: i.OctetString, optional: !0 })],
        l.prototype,
        `attestationIdManufacturer`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 717, type: i.OctetString, optional: !0 })],
        l.prototype,
        `attestationIdModel`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 718, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `vendorPatchLevel`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 719, type: i.AsnPropTypes.Integer, optional: !0 })],
        l.prototype,
        `bootPatchLevel`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 720, type: i.AsnPropTypes.Null, optional: !0 })],
        l.prototype,
        `deviceUniqueAttestation`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 723, type: i.OctetString, optional: !0 })],
        l.prototype,
        `attestationIdSecondImei`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ context: 724, type: i.OctetString, optional: !0 })],
        l.prototype,
        `moduleHash`,
        void 0,
      );
    var u;
    ((e) => {
      (e[(e.software = 0)] = `software`),
        (e[(e.trustedEnvironment = 1)] = `trustedEnvironment`),
        (e[(e.strongBox = 2)] = `strongBox`);
    })(u || (t.SecurityLevel = u = {}));
    var d;
    ((e) => {
      (e[(e.KM2 = 1)] = `KM2`),
        (e[(e.KM3 = 2)] = `KM3`),
        (e[(e.KM4 = 3)] = `KM4`),
        (e[(e.KM4_1 = 4)] = `KM4_1`),
        (e[(e.keyMint1 = 100)] = `keyMint1`),
        (e[(e.keyMint2 = 200)] = `keyMint2`),
        (e[(e.keyMint3 = 300)] = `keyMint3`),
        (e[(e.keyMint4 = 400)] = `keyMint4`);
    })(d || (t.Version = d = {}));
    var f = class {
      attestationVersion = d.KM4;
      attestationSecurityLevel = u.software;
      keymasterVersion = 0;
      keymasterSecurityLevel = u.software;
      attestationChallenge = new i.OctetString();
      uniqueId = new i.OctetString();
      softwareEnforced = new l();
      teeEnforced = new l();
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.KeyDescription = f),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })],
        f.prototype,
        `attestationVersion`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Enumerated })],
        f.prototype,
        `attestationSecurityLevel`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })],
        f.prototype,
        `keymasterVersion`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Enumerated })],
        f.prototype,
        `keymasterSecurityLevel`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: i.OctetString })], f.prototype, `attestationChallenge`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: i.OctetString })], f.prototype, `uniqueId`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: l })], f.prototype, `softwareEnforced`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: l })], f.prototype, `teeEnforced`, void 0);
    var p = class e {
      attestationVersion = d.keyMint4;
      attestationSecurityLevel = u.software;
      keyMintVersion = 0;
      keyMintSecurityLevel = u.software;
      attestationChallenge = new i.OctetString();
      uniqueId = new i.OctetString();
      softwareEnforced = new l();
      hardwareEnforced = new l();
      constructor(e = {}) {
        Object.assign(this, e);
      }
      toLegacyKeyDescription() {
        return new f({
          attestationVersion: this.attestationVersion,
          attestationSecurityLevel: this.attestationSecurityLevel,
          keymasterVersion: this.keyMintVersion,
          keymasterSecurityLevel: this.keyMintSecurityLevel,
          attestationChallenge: this.attestationChallenge,
          uniqueId: this.uniqueId,
          softwareEnforced: this.softwareEnforced,
          teeEnforced: this.hardwareEnforced,
        });
      }
      static fromLegacyKeyDescription(t) {
        return new e({
          attestationVersion: t.attestationVersion,
          attestationSecurityLevel: t.attestationSecurityLevel,
          keyMintVersion: t.keymasterVersion,
          keyMintSecurityLevel: t.keymasterSecurityLevel,
          attestationChallenge: t.attestationChallenge,
          uniqueId: t.uniqueId,
          softwareEnforced: t.softwareEnforced,
          hardwareEnforced: t.teeEnforced,
        });
      }
    };
    (t.KeyMintKeyDescription = p),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })],
        p.prototype,
        `attestationVersion`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Enumerated })],
        p.prototype,
        `attestationSecurityLevel`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })], p.prototype, `keyMintVersion`, void 0),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Enumerated })],
        p.prototype,
        `keyMintSecurityLevel`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: i.OctetString })], p.prototype, `attestationChallenge`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: i.OctetString })], p.prototype, `uniqueId`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: l })], p.prototype, `softwareEnforced`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: l })], p.prototype, `hardwareEnforced`, void 0);
  }),
  _e = /* @__PURE__ */ t((t) => {
    var n;
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.NonStandardKeyMintKeyDescription =
        t.NonStandardKeyDescription =
        t.NonStandardAuthorizationList =
        t.NonStandardAuthorization =
          void 0);
    let r = (m(), e(a)),
      i = F(),
      o = ge(),
      s = class extends o.AuthorizationList {};
    (t.NonStandardAuthorization = s),
      (t.NonStandardAuthorization = s = r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Choice })], s));
    let c = (n = class extends i.AsnArray {
      constructor(e) {
        super(e), Object.setPrototypeOf(this, n.prototype);
      }
      findProperty(e) {
        const t = this.find((t) => t[e] !== void 0);
        if (t) return t[e];
      }
    });
    (t.NonStandardAuthorizationList = c),
      (t.NonStandardAuthorizationList =
        c =
        n =
          r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence, itemType: s })], c));
    var l = class {
      attestationVersion = o.Version.KM4;
      attestationSecurityLevel = o.SecurityLevel.software;
      keymasterVersion = 0;
      keymasterSecurityLevel = o.SecurityLevel.software;
      attestationChallenge = new i.OctetString();
      uniqueId = new i.OctetString();
      softwareEnforced = new c();
      teeEnforced = new c();
      get keyMintVersion() {
        return this.keymasterVersion;
      }
      set keyMintVersion(e) {
        this.keymasterVersion = e;
      }
      get keyMintSecurityLevel() {
        return this.keymasterSecurityLevel;
      }
      set keyMintSecurityLevel(e) {
        this.keymasterSecurityLevel = e;
      }
      get hardwareEnforced() {
        return this.teeEnforced;
      }
      set hardwareEnforced(e) {
        this.teeEnforced = e;
      }
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.NonStandardKeyDescription = l),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })],
        l.prototype,
        `attestationVersion`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Enumerated })],
        l.prototype,
        `attestationSecurityLevel`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Integer })],
        l.prototype,
        `keymasterVersion`,
        void 0,
      ),
      r.__decorate(
        [(0, i.AsnProp)({ type: i.AsnPropTypes.Enumerated })],
        l.prototype,
        `keymasterSecurityLevel`,
        void 0,
      ),
      r.__decorate([(0, i.AsnProp)({ type: i.OctetString })], l.prototype, `attestationChallenge`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: i.OctetString })], l.prototype, `uniqueId`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: c })], l.prototype, `softwareEnforced`, void 0),
      r.__decorate([(0, i.AsnProp)({ type: c })], l.prototype, `teeEnforced`, void 0);
    let u = class extends l {
      constructor(e = {}) {
        `keymasterVersion` in e && !(`keyMintVersion` in e) && (e.keyMintVersion = e.keymasterVersion),
          `keymasterSecurityLevel` in e &&
            !(`keyMintSecurityLevel` in e) &&
            (e.keyMintSecurityLevel = e.keymasterSecurityLevel),
          `teeEnforced` in e && !(`hardwareEnforced` in e) && (e.hardwareEnforced = e.teeEnforced),
          super(e);
      }
    };
    (t.NonStandardKeyMintKeyDescription = u),
      (t.NonStandardKeyMintKeyDescription = u =
        r.__decorate([(0, i.AsnType)({ type: i.AsnTypeTypes.Sequence })], u));
  }),
  ve = /* @__PURE__ */ t((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 }),
      (t.AttestationApplicationId = t.AttestationPackageInfo = void 0);
    const n = (m(), e(a)),
      r = F();
    var i = class {
      packageName;
      version;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.AttestationPackageInfo = i),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.OctetString })],
        i.prototype,
        `packageName`,
        void 0,
      ),
      n.__decorate([(0, r.AsnProp)({ type: r.AsnPropTypes.Integer })], i.prototype, `version`, void 0);
    var o = class {
      packageInfos;
      signatureDigests;
      constructor(e = {}) {
        Object.assign(this, e);
      }
    };
    (t.AttestationApplicationId = o),
      n.__decorate([(0, r.AsnProp)({ type: i, repeated: `set` })], o.prototype, `packageInfos`, void 0),
      n.__decorate(
        [(0, r.AsnProp)({ type: r.AsnPropTypes.OctetString, repeated: `set` })],
        o.prototype,
        `signatureDigests`,
        void 0,
      );
  }),
  ye = /* @__PURE__ */ t((t) => {
    Object.defineProperty(t, '__esModule', { value: !0 });
    const n = (m(), e(a));
    n.__exportStar(ge(), t), n.__exportStar(_e(), t), n.__exportStar(ve(), t);
  })();
async function be(e) {
  const {
      authData: t,
      clientDataHash: n,
      attStmt: r,
      credentialPublicKey: i,
      aaguid: a,
      rootCertificates: o,
    } = e,
    s = r.get(`x5c`),
    c = r.get(`sig`),
    u = r.get(`alg`);
  if (!s) throw Error(`No attestation certificate provided in attestation statement (Android Key)`);
  if (!c) throw Error(`No attestation signature provided in attestation statement (Android Key)`);
  if (!u) throw Error(`Attestation statement did not contain alg (Android Key)`);
  if (!l(u)) throw Error(`Attestation statement contained invalid alg ${u} (Android Key)`);
  const d = W.AsnParser.parse(s[0], Q.Certificate),
    f = new Uint8Array(d.tbsCertificate.subjectPublicKeyInfo.subjectPublicKey),
    p = A(i);
  if (!x(p, f)) throw Error(`Credential public key does not equal leaf cert public key (Android Key)`);
  const m = d.tbsCertificate.extensions?.find((e) => e.extnID === ye.id_ce_keyDescription);
  if (!m) throw Error(`Certificate did not contain extKeyStore (Android Key)`);
  const {
    attestationChallenge: _,
    teeEnforced: v,
    softwareEnforced: y,
  } = W.AsnParser.parse(m.extnValue, ye.KeyDescription);
  if (!x(new Uint8Array(_.buffer), n))
    throw Error(`Attestation challenge was not equal to client data hash (Android Key)`);
  if (v.allApplications !== void 0 || y.allApplications !== void 0)
    throw Error(`teeEnforced contained "allApplications [600]" tag (Android Key)`);
  const b = await Z.getStatement(a);
  if (b)
    try {
      await te({ statement: b, credentialPublicKey: i, x5c: s, attestationStatementAlg: u });
    } catch (e) {
      const t = e;
      throw Error(`${t.message} (Android Key)`, { cause: t });
    }
  else {
    const e = s.slice(0, -1).map(D),
      t = s.slice(-1).map(D);
    try {
      await g(e, t);
    } catch (e) {
      const t = e;
      throw Error(`${t.message} (Android Key)`, { cause: t });
    }
    if (o.length > 0 && o.indexOf(t[0]) < 0)
      throw Error(`x5c root certificate was not a known root certificate (Android Key)`);
  }
  const S = h([t, n]);
  return C({ signature: c, data: S, x509Certificate: s[0], hashAlgorithm: u });
}
async function xe(e) {
  const { attStmt: t, authData: n, clientDataHash: r, credentialPublicKey: i, rootCertificates: a } = e,
    o = t.get(`x5c`);
  if (!o) throw Error(`No attestation certificate provided in attestation statement (Apple)`);
  try {
    await g(o.map(D), a);
  } catch (e) {
    throw Error(`${e.message} (Apple)`);
  }
  const { extensions: s, subjectPublicKeyInfo: c } = W.AsnParser.parse(o[0], Q.Certificate).tbsCertificate;
  if (!s) throw Error(`credCert missing extensions (Apple)`);
  const l = s.find((e) => e.extnID === `1.2.840.113635.100.8.2`);
  if (!l) throw Error(`credCert missing "1.2.840.113635.100.8.2" extension (Apple)`);
  const u = h([n, r]),
    d = await k(u),
    f = new Uint8Array(l.extnValue.buffer).slice(6);
  if (!x(d, f)) throw Error(`credCert nonce was not expected value (Apple)`);
  const p = A(i),
    m = new Uint8Array(c.subjectPublicKey);
  if (!x(p, m)) throw Error(`Credential public key does not equal credCert public key (Apple)`);
  return !0;
}
async function Se(e) {
  const {
      response: t,
      expectedChallenge: r,
      expectedOrigin: a,
      expectedRPID: c,
      expectedType: l,
      requireUserPresence: u = !0,
      requireUserVerification: d = !0,
      supportedAlgorithmIDs: p = ee(),
      attestationSafetyNetEnforceCTSCheck: m = !0,
    } = e,
    { id: h, rawId: g, type: _, response: v } = t;
  if (!h) throw Error(`Missing credential ID`);
  if (h !== g) throw Error(`Credential ID was not base64url-encoded`);
  if (_ !== `public-key`) throw Error(`Unexpected credential type ${_}, expected "public-key"`);
  const x = y(v.clientDataJSON),
    { type: C, origin: w, challenge: T, tokenBinding: E } = x;
  if (Array.isArray(l)) {
    if (!l.includes(C)) {
      const e = l.join(`, `);
      throw Error(`Unexpected registration response type "${C}", expected one of: ${e}`);
    }
  } else if (l) {
    if (C !== l) throw Error(`Unexpected registration response type "${C}", expected "${l}"`);
  } else if (C !== `webauthn.create`) throw Error(`Unexpected registration response type: ${C}`);
  if (typeof r == `function`) {
    if (!(await r(T)))
      throw Error(`Custom challenge verifier returned false for registration response challenge "${T}"`);
  } else if (T !== r) throw Error(`Unexpected registration response challenge "${T}", expected "${r}"`);
  if (Array.isArray(a)) {
    if (!a.includes(w))
      throw Error(`Unexpected registration response origin "${w}", expected one of: ${a.join(`, `)}`);
  } else if (w !== a) throw Error(`Unexpected registration response origin "${w}", expected "${a}"`);
  if (E) {
    if (typeof E != `object`) throw Error(`Unexpected value for TokenBinding "${E}"`);
    if ([`present`, `supported`, `not-supported`].indexOf(E.status) < 0)
      throw Error(`Unexpected tokenBinding.status value of "${E.status}"`);
  }
  let D = f(v.attestationObject),
    O = b(D),
    A = O.get(`fmt`),
    P = O.get(`authData`),
    F = O.get(`attStmt`),
    {
      aaguid: I,
      rpIdHash: L,
      flags: R,
      credentialID: B,
      counter: H,
      credentialPublicKey: W,
      extensionsData: G,
    } = M(P),
    K;
  if (c) {
    let e = [];
    (e = typeof c == `string` ? [c] : c), (K = await V(L, e));
  }
  if (u && !R.up) throw Error(`User presence was required, but user was not present`);
  if (d && !R.uv) throw Error(`User verification was required, but user could not be verified`);
  if (!B) throw Error(`No credential ID was provided by authenticator`);
  if (!W) throw Error(`No public key was provided by authenticator`);
  if (!I) throw Error(`No AAGUID was present during registration`);
  const q = N(W).get(n.alg);
  if (typeof q != `number`) throw Error(`Credential public key was missing numeric alg`);
  if (!p.includes(q)) {
    const e = p.join(`, `);
    throw Error(`Unexpected public key alg "${q}", expected one of "${e}"`);
  }
  if (o(q) && !j.runtimeSupportsPQC()) throw new i(q);
  let J = {
      aaguid: I,
      attStmt: F,
      authData: P,
      clientDataHash: await k(f(v.clientDataJSON)),
      credentialID: B,
      credentialPublicKey: W,
      rootCertificates: j.getRootCertificates({ identifier: A }),
      rpIdHash: L,
      attestationSafetyNetEnforceCTSCheck: m,
    },
    Y = !1;
  if (A === `fido-u2f`) Y = await U(J);
  else if (A === `packed`) Y = await ie(J);
  else if (A === `android-safetynet`) Y = await ae(J);
  else if (A === `android-key`) Y = await be(J);
  else if (A === `tpm`) Y = await pe(J);
  else if (A === `apple`) Y = await xe(J);
  else if (A === `none`) {
    if (F.size > 0) throw Error(`None attestation had unexpected attestation statement`);
    Y = !0;
  } else throw Error(`Unsupported Attestation Format: ${A}`);
  if (!Y) return { verified: !1 };
  const { credentialDeviceType: X, credentialBackedUp: Z } = z(R);
  return {
    verified: !0,
    registrationInfo: {
      fmt: A,
      aaguid: S(I),
      credentialType: _,
      credential: { id: s(B), publicKey: W, counter: H, transports: t.response.transports },
      attestationObject: D,
      userVerified: R.uv,
      credentialDeviceType: X,
      credentialBackedUp: Z,
      origin: x.origin,
      rpID: K,
      authenticatorExtensionResults: G,
    },
  };
}
async function Ce(e) {
  const {
      response: t,
      expectedChallenge: r,
      expectedOrigin: a,
      expectedRPID: s,
      expectedType: l,
      expectedTopOrigin: u,
      credential: d,
      requireUserVerification: p = !0,
      advancedFIDOConfig: m,
    } = e,
    { id: g, rawId: _, type: v, response: b } = t;
  if (!g) throw Error(`Missing credential ID`);
  if (g !== _) throw Error(`Credential ID was not base64url-encoded`);
  if (v !== `public-key`) throw Error(`Unexpected credential type ${v}, expected "public-key"`);
  if (!t) throw Error(`Credential missing response`);
  if (typeof b?.clientDataJSON != `string`)
    throw Error(`Credential response clientDataJSON was not a string`);
  const x = y(b.clientDataJSON),
    { type: S, origin: w, challenge: T, tokenBinding: E, crossOrigin: D, topOrigin: O } = x;
  if (Array.isArray(l)) {
    if (!l.includes(S)) {
      const e = l.join(`, `);
      throw Error(`Unexpected authentication response type "${S}", expected one of: ${e}`);
    }
  } else if (l) {
    if (S !== l) throw Error(`Unexpected authentication response type "${S}", expected "${l}"`);
  } else if (S !== `webauthn.get`) throw Error(`Unexpected authentication response type: ${S}`);
  if (typeof r == `function`) {
    if (!(await r(T)))
      throw Error(`Custom challenge verifier returned false for registration response challenge "${T}"`);
  } else if (T !== r) throw Error(`Unexpected authentication response challenge "${T}", expected "${r}"`);
  if (D) {
    if (O) {
      if (!u)
        throw Error(
          `Detected cross-origin authentication response from top origin of "${O}", but a value for \`expectedTopOrigin\` was not specified when calling \`verifyAuthenticationResponse()\``,
        );
      if (Array.isArray(u)) {
        if (!u.includes(O)) {
          const e = u.join(`, `);
          throw Error(
            `Unexpected cross-origin authentication response top origin of "${O}", expected one of: ${e}`,
          );
        }
      } else if (O !== u)
        throw Error(`Unexpected cross-origin authentication response top origin of "${O}", expected: ${u}`);
    }
  } else if (O)
    throw Error(
      `Unexpected top origin of "${O}" within a non-cross-origin authentication response. This error should be reported to the browser vendor as a WebAuthn specification violation with a link to https://w3c.github.io/webauthn/#dom-collectedclientdata-toporigin`,
    );
  if (Array.isArray(a)) {
    if (!a.includes(w)) {
      const e = a.join(`, `);
      throw Error(`Unexpected authentication response origin "${w}", expected one of: ${e}`);
    }
  } else if (w !== a) throw Error(`Unexpected authentication response origin "${w}", expected "${a}"`);
  if (!c(b.authenticatorData))
    throw Error(`Credential response authenticatorData was not a base64url string`);
  if (!c(b.signature)) throw Error(`Credential response signature was not a base64url string`);
  if (b.userHandle && typeof b.userHandle != `string`)
    throw Error(`Credential response userHandle was not a string`);
  if (E) {
    if (typeof E != `object`) throw Error(`ClientDataJSON tokenBinding was not an object`);
    if ([`present`, `supported`, `notSupported`].indexOf(E.status) < 0)
      throw Error(`Unexpected tokenBinding status ${E.status}`);
  }
  let A = f(b.authenticatorData),
    { rpIdHash: P, flags: F, counter: I, extensionsData: L } = M(A),
    R = [];
  R = typeof s == `string` ? [s] : s;
  const ee = await V(P, R);
  if (m !== void 0) {
    const { userVerification: e } = m;
    if (e === `required` && !F.uv) throw Error(`User verification required, but user could not be verified`);
  } else {
    if (!F.up) throw Error(`User not present during authentication`);
    if (p && !F.uv) throw Error(`User verification required, but user could not be verified`);
  }
  const B = await k(f(b.clientDataJSON)),
    H = h([A, B]),
    U = f(b.signature);
  if ((I > 0 || d.counter > 0) && I <= d.counter)
    throw Error(`Response counter value ${I} was lower than expected ${d.counter}`);
  const W = N(d.publicKey).get(n.alg);
  if (typeof W != `number`) throw Error(`Credential public key was missing numeric alg`);
  if (o(W) && !j.runtimeSupportsPQC()) throw new i(W);
  const { credentialDeviceType: G, credentialBackedUp: K } = z(F);
  return {
    verified: await C({ signature: U, data: H, credentialPublicKey: d.publicKey }),
    authenticationInfo: {
      newCounter: I,
      credentialID: d.id,
      userVerified: F.uv,
      credentialDeviceType: G,
      credentialBackedUp: K,
      authenticatorExtensionResults: L,
      origin: x.origin,
      rpID: ee,
    },
  };
}
export { Ce as verifyAuthenticationResponse, Se as verifyRegistrationResponse };
