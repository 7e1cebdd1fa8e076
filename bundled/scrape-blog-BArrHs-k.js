import { u as g, d as h } from './main.js';
import {
  L as a,
  O as c,
  V as d,
  A as e,
  j as f,
  I as i,
  P as l,
  z as m,
  D as n,
  M as o,
  k as p,
  F as r,
  N as s,
  B as t,
  R as u,
} from './start-Cu92enTf.js';
function _(e, { pages: t, perPage: n }) {
  return t.flatMap((t) => e.slice((t - 1) * n, t * n));
}
function v(e, t) {
  const n = e.pathname.split(`/`).filter(Boolean),
    r = new URL(`/${[...n, ``].join(`/`)}${t}`, e).href;
  return n.length === 1 ? [r, new URL(`/${t}`, e).href] : [r];
}
async function y(e, t) {
  try {
    const n = await s(e, t, 5e3);
    return n.ok ? n.value : void 0;
  } catch {
    return;
  }
}
function b(e, t) {
  const { pathname: n, search: r } = new URL(e);
  return [
    .../* @__PURE__ */ new Set([e, Object.assign(new URL(t), { pathname: n, search: r, hash: `` }).href]),
  ];
}
async function x(e, t) {
  const n = e === t.source.href ? { text: t.home, url: e } : await t.get(e);
  return n ? ((await y(`article`, { page: n.text, address: n.url })) ?? null) : null;
}
async function S(e, t) {
  if (e.html) return e;
  for (const n of b(e.address, t.source)) {
    const r = await x(n, t);
    if (r)
      return {
        ...e,
        title: e.title || r.title,
        date: e.date ?? r.date,
        cover: r.cover ?? e.cover,
        teaser: e.teaser ?? r.teaser,
        html: r.html,
      };
  }
  return e;
}
function C(e, t) {
  const n = e === null ? null : URL.parse(e.trim(), t);
  return n && /^https?:$/.test(n.protocol) ? n.href : null;
}
const w = { key: 500, link: 2e3, title: 1e4 };
function T({ slug: e, address: t }, n) {
  const r = new URL(t).pathname.split(`/`).filter(Boolean).at(-1) ?? ``,
    i = c(e || r.replace(/\.(html?|php|aspx?)$/i, ``));
  return i && !/^(\d+|index)$/.test(i) ? i : p(n);
}
const E = { html: ``, isEmpty: !0, text: ``, image: null, changes: [] };
async function D(e, t) {
  return e ? ((await y(`previewBody`, { html: e, address: t })) ?? E) : E;
}
async function O(t, n, r) {
  const i = await D(t.teaser ?? ``, t.address),
    { html: a, isEmpty: s, text: c, image: l, changes: u } = t.html ? await D(t.html, t.address) : i,
    d = o(t.title.slice(0, w.title)) || f(c, 80);
  if (!d || s) return null;
  const p = await e(T(t, d), r);
  return {
    id: p,
    slug: p,
    title: d,
    date: t.date,
    cover: C(t.cover, t.address) ?? l ?? i.image,
    excerpt: i.text || f(c, 160),
    html: a,
    source_key: k(t),
    link: t.address,
    language: n,
    changes: u,
  };
}
function k({ guid: e, address: t }) {
  return e && e.length <= w.key ? e : t.slice(0, w.key);
}
function ee(e, t) {
  const n = (t.get(e) ?? 0) + 1;
  return t.set(e, n), n === 1 ? e : `${e.slice(0, w.key - 8)}#${n}`;
}
async function A(e, t) {
  const n = /* @__PURE__ */ new Map(),
    r = /* @__PURE__ */ new Map();
  for (const i of e) {
    if (i.address.length > w.link) continue;
    const e = await O(i, t, (e) => n.has(e));
    e && n.set(e.slug, { ...e, source_key: ee(e.source_key, r) });
  }
  return [...n.values()];
}
const j = [
  `feed/`,
  `rss.xml`,
  `atom.xml`,
  `feed.xml`,
  `index.xml`,
  `feed.json`,
  `rss/`,
  `?feed=rss2`,
  `feeds/posts/default`,
];
function M(e) {
  return /<generator>[^<]*wordpress/i.test(e.slice(0, 2e4));
}
async function N({ url: e, text: t }) {
  const n = await y(`feed`, { text: t, address: e });
  return n && { address: e, text: t, items: n };
}
async function P(e) {
  const { homeFeed: t, home: n, homePage: r, source: i } = e;
  if (t) return { address: i.href, text: n, items: t };
  const a = j.flatMap((e) => v(i, e));
  for (const t of [r?.feeds ?? [], a]) {
    const n = await d(4).map(t, e.get);
    for (const e of n) {
      const t = e && (await N(e));
      if (t && t.items.length > 0) return t;
    }
  }
}
const F = async (e) => {
    const t = await P(e);
    return t
      ? M(t.text)
        ? (
            await d(4).map(e.pages, async (n) => {
              if (n === 1) return t.items;
              const r = new URL(t.address);
              r.searchParams.set(`paged`, String(n));
              const i = await e.get(r.href);
              return i && (await N(i))?.items;
            })
          ).flatMap((e) => e ?? [])
        : _(t.items, e)
      : [];
  },
  I = { slug: ``, title: ``, date: null, cover: null, teaser: null, html: null },
  L = async (e) => {
    const { home: t, homePage: n, source: r, get: i } = e;
    if (!n) return [];
    const a = { address: r.href, ...I };
    if (n.isArticle) return [a];
    const o = (
      await d(4).map(n.lists, async (e) => {
        const n = e === r.href ? { text: t, url: e } : await i(e);
        return n ? ((await y(`cards`, { page: n.text, address: n.url })) ?? []) : [];
      })
    ).flat();
    return o.length > 0 ? o : [a];
  },
  R = [
    [1, /^(jan|ene|gen)/],
    [2, /^(feb|fev)/],
    [3, /^(mar|mrz)/],
    [4, /^(apr|abr|avr)/],
    [5, /^(may|mai|mag)/],
    [6, /^(jun|juin|giu)/],
    [7, /^(jul|juil|lug)/],
    [8, /^(aug|ago|aou)/],
    [9, /^(sep|set)/],
    [10, /^(oct|okt|out|ott)/],
    [11, /^nov/],
    [12, /^(dec|dic|dez)/],
  ],
  z = {
    z: `Z`,
    ut: `Z`,
    utc: `Z`,
    gmt: `Z`,
    est: `-05:00`,
    edt: `-04:00`,
    cst: `-06:00`,
    cdt: `-05:00`,
    mst: `-07:00`,
    mdt: `-06:00`,
    pst: `-08:00`,
    pdt: `-07:00`,
  },
  B = /\b(\d{1,2})(?:st|nd|rd|th|er)?\.?\s+(?:de\s+)?([a-z]{3,})\.?,?\s+(?:de\s+|del\s+)?(\d{4})/,
  V = /\b([a-z]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/,
  H = /^,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(?:([+-]\d{2}):?(\d{2})|([a-z]+))?/;
function U(e) {
  const t = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s?(?:(Z)|([+-]\d\d):?(\d\d))?)?/i.exec(
    e,
  );
  if (!t) return;
  const [, n = ``, r, i, a, o] = t;
  return r ? `${n}T${r}${i ? `Z` : a ? `${a}:${o}` : ``}` : n;
}
function W(e) {
  const t = e.normalize(`NFD`).replace(/\p{M}/gu, ``).toLowerCase(),
    n = B.exec(t) ?? V.exec(t);
  if (!n) return;
  const [r, i = ``, a = ``, o] = n,
    [s, c] = /\d/.test(i) ? [i, a] : [a, i],
    l = R.find(([, e]) => e.test(c))?.[0];
  if (!l) return;
  const u = `${o}-${String(l).padStart(2, `0`)}-${s.padStart(2, `0`)}`,
    d = H.exec(t.slice(n.index + r.length));
  if (!d) return u;
  const [, f = ``, p, m = `00`, h, g, _ = ``] = d,
    v = h ? `${h}:${g}` : (z[_] ?? ``);
  return _ && !v ? u : `${u}T${f.padStart(2, `0`)}:${p}:${m}${v}`;
}
function G(e) {
  const t = e?.trim() ?? ``,
    r = U(t) ?? W(t);
  return r && n(r) ? r : null;
}
const K = a({ rendered: u(), protected: i().optional() }),
  q = a({
    slug: u(),
    link: t({ protocol: /^https?$/ }),
    date: u(),
    date_gmt: u().nullish(),
    guid: a({ rendered: u() })
      .optional()
      .catch(void 0),
    title: K,
    excerpt: K.optional(),
    content: K.optional(),
    jetpack_featured_media_url: u()
      .optional()
      .catch(void 0),
    _embedded: a({ 'wp:featuredmedia': r(a({ source_url: u() })) })
      .optional()
      .catch(void 0),
  });
function J({ date: e, date_gmt: t }) {
  const n = t ? (Date.parse(`${e}Z`) - Date.parse(`${t}Z`)) / 6e4 : NaN;
  if (!Number.isInteger(n) || Math.abs(n) > 840) return G(e);
  const r = (e) => String(Math.floor(e)).padStart(2, `0`),
    i = `${r(Math.abs(n) / 60)}:${r(Math.abs(n) % 60)}`;
  return G(`${e}${n === 0 ? `Z` : `${n < 0 ? `-` : `+`}${i}`}`);
}
function Y(e) {
  return {
    address: e.link,
    slug: e.slug,
    title: e.title.rendered,
    date: J(e),
    cover: e._embedded?.[`wp:featuredmedia`][0]?.source_url ?? (e.jetpack_featured_media_url || null),
    teaser: e.excerpt?.rendered || null,
    html: e.content?.rendered || null,
    guid: e.guid && o(e.guid.rendered),
  };
}
function X(e) {
  try {
    const t = r(m()).parse(JSON.parse(e)),
      n = t.map((e) => q.safeParse(e)).filter((e) => e.success);
    return t.length > 0 && n.length === 0
      ? void 0
      : n.filter(({ data: e }) => !e.content?.protected).map(({ data: e }) => Y(e));
  } catch {
    return;
  }
}
function Z({ source: e, homePage: t }) {
  const n = t?.api,
    r = [...v(e, `wp-json/wp/v2/posts`), ...v(e, `?rest_route=/wp/v2/posts`)];
  if (!n) return r;
  const i = new URL(n),
    a = i.searchParams.get(`rest_route`);
  return (
    a === null
      ? (i.pathname = `${i.pathname.replace(/\/$/, ``)}/wp/v2/posts`)
      : i.searchParams.set(`rest_route`, `${a.replace(/\/$/, ``)}/wp/v2/posts`),
    [.../* @__PURE__ */ new Set([i.href, ...r])]
  );
}
function Q(e, t, n) {
  const r = new URL(e);
  return (
    r.searchParams.set(`_embed`, `1`),
    r.searchParams.set(`per_page`, String(Math.min(n, 100))),
    r.searchParams.set(`page`, String(t)),
    r.href
  );
}
const te = async (e) => {
  const [t = 1, ...n] = e.pages,
    r = async (t, n) => {
      const r = await e.get(Q(t, n, e.perPage));
      return r && X(r.text);
    };
  for (const i of Z(e)) {
    const a = await r(i, t);
    if (a?.length)
      return a.length > e.perPage
        ? _(a, e)
        : [a, ...(await d(4).map(n, (e) => r(i, e)))].flatMap((e) => e ?? []);
  }
  return [];
};
function ne(e) {
  return e.homeFeed ? [F] : e.homePage?.isArticle ? [L] : [te, F, L];
}
function re({ homePage: e, home: t }) {
  const n = e?.language ?? /<language>\s*([\w-]{2,20})\s*<\/language>/i.exec(t.slice(0, 2e4))?.[1];
  return l(n) ?? `en`;
}
function ie(e) {
  const t = /* @__PURE__ */ new Map();
  for (const n of e) {
    const e = `${n.address} ${n.slug || n.title}`;
    t.has(e) || t.set(e, n);
  }
  return [...t.values()];
}
const $ = (e) => (/^[a-z]+:\/\//i.test(e) ? e : `https://${e}`);
async function ae(e, t, { pages: n, maxPosts: r, timeoutMs: i = 3e4, signal: a }) {
  if (!t.trim()) return g({ code: `no_source` });
  const o = [AbortSignal.timeout(i), ...(a ? [a] : [])],
    s = { signal: AbortSignal.any(o), maxBytes: 5e6 },
    c = await e($(t.trim()), s);
  if (!c.ok && c.failure.code !== `answered`) return c;
  let { url: l, text: u } = c.ok ? c.value : { url: $(t.trim()), text: `` },
    f = {
      source: new URL(l),
      home: u,
      homePage: u ? await y(`blogPage`, { page: u, address: l, pages: n }) : void 0,
      homeFeed: u ? await y(`feed`, { text: u, address: l }) : void 0,
      pages: n,
      perPage: Math.max(1, Math.ceil(r / Math.max(1, n.length))),
      get: async (t) => {
        const n = await e(t, s);
        return n.ok ? n.value : void 0;
      },
    },
    p = re(f),
    m = [];
  for (const e of ne(f)) {
    const t = ie(await e(f)).slice(0, r),
      n = await d(4).map(t, (e) => S(e, f)),
      i = n.some((e) => e.html) ? await A(n, p) : [];
    if (i.length > 0) return h(i);
    m.length === 0 && (m = n);
  }
  const _ = await A(m, p);
  return _.length > 0
    ? h(_)
    : s.signal?.aborted
      ? g({ code: `no_answer`, cause: `timeout` })
      : c.ok
        ? g({ code: `no_posts` })
        : c;
}
export { ae as scrapeBlog };
