import o from 'node:fs/promises';
import a from 'node:os';
import i from 'node:path';
import { styleText as l } from 'node:util';
import { isMainThread as c, Worker as s } from 'node:worker_threads';
import { r as e } from './rolldown-runtime-Dlfrvzb7.js';
import { r as n, t as r, i as t } from './rolldown-runtime-DYf_mQCB-9nwCUaSw.js';
var u = /* @__PURE__ */ r((e, t) => {
    const r = n(`node:fs`),
      i = n(`node:child_process`),
      a = JSON.parse(r.readFileSync(n.resolve(`rolldown/package.json`), `utf-8`)).version,
      o = `/tmp/rolldown-${a}`,
      s = `${o}/node_modules/@rolldown/binding-wasm32-wasi/rolldown-binding.wasi.cjs`;
    if (!r.existsSync(s)) {
      const e = `@rolldown/binding-wasm32-wasi@${a}`;
      r.rmSync(o, { recursive: !0, force: !0 }),
        r.mkdirSync(o, { recursive: !0 }),
        console.log(`[rolldown] Downloading ${e} on WebContainer...`),
        i.execFileSync(`pnpm`, [`i`, e], { cwd: o, stdio: `inherit` });
    }
    t.exports = n(s);
  }),
  d = /* @__PURE__ */ r((e, t) => {
    let { readFileSync: r } = n(`fs`),
      i = null,
      a = `native`,
      o = null,
      s = [],
      c = () => {
        let e = !1;
        return (
          process.platform === `linux` && ((e = d()), e === null && (e = f()), e === null && (e = p())), e
        );
      },
      l = (e) => e.includes(`libc.musl-`) || e.includes(`ld-musl-`),
      d = () => {
        try {
          return r(`/usr/bin/ldd`, `utf-8`).includes(`musl`);
        } catch {
          return null;
        }
      },
      f = () => {
        let e = null;
        return (
          process.report &&
            typeof process.report.getReport == `function` &&
            ((process.report.excludeNetwork = !0), (e = process.report.getReport())),
          e
            ? e.header && e.header.glibcVersionRuntime
              ? !1
              : !!(Array.isArray(e.sharedObjects) && e.sharedObjects.some(l))
            : null
        );
      },
      p = () => {
        try {
          return n(`child_process`).execSync(`ldd --version`, { encoding: `utf8` }).includes(`musl`);
        } catch {
          return !1;
        }
      };
    function m() {
      if (process.env.NAPI_RS_NATIVE_LIBRARY_PATH)
        try {
          const e = n(process.env.NAPI_RS_NATIVE_LIBRARY_PATH);
          return (a = e && typeof e.__napiBindingTarget == `string` ? e.__napiBindingTarget : `native`), e;
        } catch (e) {
          s.push(e);
        }
      else if (process.platform === `android`) {
        if (process.arch === `arm64`) {
          try {
            return n(`./rolldown-binding.android-arm64.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-android-arm64`),
              t = n(`@rolldown/binding-android-arm64/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else if (process.arch === `arm`) {
          try {
            return n(`./rolldown-binding.android-arm-eabi.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-android-arm-eabi`),
              t = n(`@rolldown/binding-android-arm-eabi/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else s.push(/* @__PURE__ */ Error(`Unsupported architecture on Android ${process.arch}`));
      } else if (process.platform === `win32`) {
        if (process.arch === `x64`) {
          if (
            (process.config &&
              process.config.variables &&
              process.config.variables.shlib_suffix === `dll.a`) ||
            (process.config &&
              process.config.variables &&
              process.config.variables.node_target_type === `shared_library`)
          ) {
            try {
              return n(`./rolldown-binding.win32-x64-gnu.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-win32-x64-gnu`),
                t = n(`@rolldown/binding-win32-x64-gnu/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          } else {
            try {
              return n(`./rolldown-binding.win32-x64-msvc.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-win32-x64-msvc`),
                t = n(`@rolldown/binding-win32-x64-msvc/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          }
        } else if (process.arch === `ia32`) {
          try {
            return n(`./rolldown-binding.win32-ia32-msvc.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-win32-ia32-msvc`),
              t = n(`@rolldown/binding-win32-ia32-msvc/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else if (process.arch === `arm64`) {
          try {
            return n(`./rolldown-binding.win32-arm64-msvc.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-win32-arm64-msvc`),
              t = n(`@rolldown/binding-win32-arm64-msvc/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else s.push(/* @__PURE__ */ Error(`Unsupported architecture on Windows: ${process.arch}`));
      } else if (process.platform === `darwin`) {
        try {
          return n(`./rolldown-binding.darwin-universal.node`);
        } catch (e) {
          s.push(e);
        }
        try {
          const e = n(`@rolldown/binding-darwin-universal`),
            t = n(`@rolldown/binding-darwin-universal/package.json`).version;
          if (
            t !== `1.2.19` &&
            process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
            process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
          )
            throw Error(
              `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
            );
          return e;
        } catch (e) {
          s.push(e);
        }
        if (process.arch === `x64`) {
          try {
            return n(`./rolldown-binding.darwin-x64.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-darwin-x64`),
              t = n(`@rolldown/binding-darwin-x64/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else if (process.arch === `arm64`) {
          try {
            return n(`./rolldown-binding.darwin-arm64.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-darwin-arm64`),
              t = n(`@rolldown/binding-darwin-arm64/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else s.push(/* @__PURE__ */ Error(`Unsupported architecture on macOS: ${process.arch}`));
      } else if (process.platform === `freebsd`) {
        if (process.arch === `x64`) {
          try {
            return n(`./rolldown-binding.freebsd-x64.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-freebsd-x64`),
              t = n(`@rolldown/binding-freebsd-x64/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else if (process.arch === `arm64`) {
          try {
            return n(`./rolldown-binding.freebsd-arm64.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-freebsd-arm64`),
              t = n(`@rolldown/binding-freebsd-arm64/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else if (process.arch === `ppc64`) {
          try {
            return n(`./rolldown-binding.freebsd-ppc64.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-freebsd-ppc64`),
              t = n(`@rolldown/binding-freebsd-ppc64/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else s.push(/* @__PURE__ */ Error(`Unsupported architecture on FreeBSD: ${process.arch}`));
      } else if (process.platform === `linux`) {
        if (process.arch === `x64`) {
          if (c()) {
            try {
              return n(`./rolldown-binding.linux-x64-musl.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-linux-x64-musl`),
                t = n(`@rolldown/binding-linux-x64-musl/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          } else {
            try {
              return n(`../rolldown-binding.linux-x64-gnu.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-linux-x64-gnu`),
                t = n(`@rolldown/binding-linux-x64-gnu/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          }
        } else if (process.arch === `arm64`) {
          if (c()) {
            try {
              return n(`./rolldown-binding.linux-arm64-musl.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-linux-arm64-musl`),
                t = n(`@rolldown/binding-linux-arm64-musl/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          } else {
            try {
              return n(`./rolldown-binding.linux-arm64-gnu.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-linux-arm64-gnu`),
                t = n(`@rolldown/binding-linux-arm64-gnu/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          }
        } else if (process.arch === `arm`) {
          if (c()) {
            try {
              return n(`./rolldown-binding.linux-arm-musleabihf.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-linux-arm-musleabihf`),
                t = n(`@rolldown/binding-linux-arm-musleabihf/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          } else {
            try {
              return n(`./rolldown-binding.linux-arm-gnueabihf.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-linux-arm-gnueabihf`),
                t = n(`@rolldown/binding-linux-arm-gnueabihf/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          }
        } else if (process.arch === `loong64`) {
          if (c()) {
            try {
              return n(`./rolldown-binding.linux-loong64-musl.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-linux-loong64-musl`),
                t = n(`@rolldown/binding-linux-loong64-musl/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          } else {
            try {
              return n(`./rolldown-binding.linux-loong64-gnu.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-linux-loong64-gnu`),
                t = n(`@rolldown/binding-linux-loong64-gnu/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          }
        } else if (process.arch === `riscv64`) {
          if (c()) {
            try {
              return n(`./rolldown-binding.linux-riscv64-musl.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-linux-riscv64-musl`),
                t = n(`@rolldown/binding-linux-riscv64-musl/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          } else {
            try {
              return n(`./rolldown-binding.linux-riscv64-gnu.node`);
            } catch (e) {
              s.push(e);
            }
            try {
              const e = n(`@rolldown/binding-linux-riscv64-gnu`),
                t = n(`@rolldown/binding-linux-riscv64-gnu/package.json`).version;
              if (
                t !== `1.2.19` &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
                process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
              )
                throw Error(
                  `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
                );
              return e;
            } catch (e) {
              s.push(e);
            }
          }
        } else if (process.arch === `ppc64`) {
          try {
            return n(`./rolldown-binding.linux-ppc64-gnu.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-linux-ppc64-gnu`),
              t = n(`@rolldown/binding-linux-ppc64-gnu/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else if (process.arch === `s390x`) {
          try {
            return n(`./rolldown-binding.linux-s390x-gnu.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-linux-s390x-gnu`),
              t = n(`@rolldown/binding-linux-s390x-gnu/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else s.push(/* @__PURE__ */ Error(`Unsupported architecture on Linux: ${process.arch}`));
      } else if (process.platform === `openharmony`) {
        if (process.arch === `arm64`) {
          try {
            return n(`./rolldown-binding.openharmony-arm64.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-openharmony-arm64`),
              t = n(`@rolldown/binding-openharmony-arm64/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else if (process.arch === `x64`) {
          try {
            return n(`./rolldown-binding.openharmony-x64.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-openharmony-x64`),
              t = n(`@rolldown/binding-openharmony-x64/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else if (process.arch === `arm`) {
          try {
            return n(`./rolldown-binding.openharmony-arm.node`);
          } catch (e) {
            s.push(e);
          }
          try {
            const e = n(`@rolldown/binding-openharmony-arm`),
              t = n(`@rolldown/binding-openharmony-arm/package.json`).version;
            if (
              t !== `1.2.19` &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            )
              throw Error(
                `Native binding package version mismatch, expected 1.2.19 but got ${t}. You can reinstall dependencies to fix this issue.`,
              );
            return e;
          } catch (e) {
            s.push(e);
          }
        } else s.push(/* @__PURE__ */ Error(`Unsupported architecture on OpenHarmony: ${process.arch}`));
      } else
        s.push(/* @__PURE__ */ Error(`Unsupported OS: ${process.platform}, architecture: ${process.arch}`));
    }
    function ee(e) {
      return e.reduce((e, t) => {
        let n;
        try {
          n = t && typeof t.message == `string` ? t.message : String(t);
        } catch {
          n = `Unknown error`;
        }
        const r = Error(n);
        return (r.cause = e), r;
      }, null);
    }
    const h = [`wasm32-wasi`],
      g = process.env.NAPI_RS_WASI_FLAVOR,
      _ = typeof g == `string` && g.length > 0;
    if (_ && h.indexOf(g) === -1)
      throw Error(`Unsupported WASI flavor "` + g + `". Available flavors: ` + h.join(`, `));
    const v = process.env.NAPI_RS_FORCE_WASI === `error`,
      te = process.env.NAPI_RS_FORCE_WASI === `true` || v || _;
    if ((te || ((i = m()), (o = i)), !i || te)) {
      let e = null,
        t = !1,
        r = [],
        c = (e, t, r) => {
          try {
            n.resolve(e);
          } catch (r) {
            if (!r || r.code !== `MODULE_NOT_FOUND`) throw r;
            if (t) {
              try {
                n.resolve(e + `/package.json`);
              } catch (e) {
                if (e && e.code === `MODULE_NOT_FOUND`) return r;
                throw r;
              }
              throw r;
            }
            return r;
          }
          if (r) {
            let e = null;
            for (let t = 0; t < r.length; t++)
              try {
                return n.resolve(r[t]), null;
              } catch (t) {
                if (!t || t.code !== `MODULE_NOT_FOUND`) throw t;
                e = t;
              }
            return e;
          }
          return null;
        };
      if (!t && (!_ || g === `wasm32-wasi`)) {
        let o = null,
          l = !1;
        try {
          (o = c(`./rolldown-binding.wasi.cjs`, !1, [
            `./rolldown-binding.wasm32-wasi.debug.wasm`,
            `./rolldown-binding.wasm32-wasi.wasm`,
          ])),
            (l = o !== null),
            l || ((e = n(`../rolldown-binding.wasi.cjs`)), (i = e), (a = `wasm32-wasi`), (t = !0));
        } catch (e) {
          (o = e), (l = !0);
        }
        l && (r.push(o), s.push(o));
      }
      if (!t && (!_ || g === `wasm32-wasi`)) {
        let o = null,
          l = !1;
        try {
          if (((o = c(`@rolldown/binding-wasm32-wasi`, !0, void 0)), (l = o !== null), !l)) {
            if (
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK &&
              process.env.NAPI_RS_ENFORCE_VERSION_CHECK !== `0`
            ) {
              const e = n(`@rolldown/binding-wasm32-wasi/package.json`).version;
              if (e !== `1.2.19`)
                throw Error(
                  `WASI binding package version mismatch, expected 1.2.19 but got ${e}. You can reinstall dependencies to fix this issue.`,
                );
            }
            (e = n(`@rolldown/binding-wasm32-wasi`)), (i = e), (a = `wasm32-wasi`), (t = !0);
          }
        } catch (e) {
          (o = e), (l = !0);
        }
        l && (r.push(o), s.push(o));
      }
      if ((!t && te && !v && !_ && ((i = m()), (o = i)), (v || _) && !t)) {
        const e = /* @__PURE__ */ Error(
          _
            ? `WASI binding for flavor "` + g + `" not found`
            : `WASI binding not found and NAPI_RS_FORCE_WASI is set to error`,
        );
        throw ((e.cause = ee(r)), e);
      }
    }
    if (!i && globalThis.process?.versions?.webcontainer)
      try {
        (i = u()), (a = `wasm32-wasi`);
      } catch (e) {
        s.push(e);
      }
    if (!i) {
      if (s.length > 0) {
        const e = /* @__PURE__ */ Error(
          'Cannot find native binding. npm has a bug related to optional dependencies (https://github.com/npm/cli/issues/4828). Please try `npm i` again after removing both package-lock.json and node_modules directory.',
        );
        throw ((e.cause = ee(s)), e);
      }
      throw Error(`Failed to load native binding`);
    }
    if (a === `native` && i !== o)
      try {
        const e = Object.getOwnPropertyDescriptor(i, `__napiBindingTarget`);
        e && h.indexOf(e.value) !== -1 && i.__napiBindingTarget === e.value && (a = e.value);
      } catch {}
    function ne(e, t) {
      if (Object.hasOwn(e, `__napiBindingTarget`)) {
        if (e.__napiBindingTarget === t) return t;
        const n = /* @__PURE__ */ Error(
          '`__napiBindingTarget` is reserved by the generated binding loader, but the loaded binding already exports it. Rename the export, e.g. #[napi(js_name = "...")].',
        );
        throw ((n.code = `ERR_NAPI_BINDING_TARGET_CONFLICT`), n);
      }
      if (!Object.isExtensible(e)) return t;
      try {
        Object.defineProperty(e, '__napiBindingTarget', {
          configurable: !0,
          enumerable: !0,
          value: t,
          writable: !0,
        });
      } catch {}
      return t;
    }
    (t.exports.__napiBindingTarget = ne(i, a)),
      (t.exports = i),
      (t.exports.LegalCommentsMode = i.LegalCommentsMode),
      (t.exports.minify = i.minify),
      (t.exports.minifySync = i.minifySync),
      (t.exports.Severity = i.Severity),
      (t.exports.ParseResult = i.ParseResult),
      (t.exports.ExportExportNameKind = i.ExportExportNameKind),
      (t.exports.ExportImportNameKind = i.ExportImportNameKind),
      (t.exports.ExportLocalNameKind = i.ExportLocalNameKind),
      (t.exports.ImportNameKind = i.ImportNameKind),
      (t.exports.parse = i.parse),
      (t.exports.parseSync = i.parseSync),
      (t.exports.rawTransferSupported = i.rawTransferSupported),
      (t.exports.ResolverFactory = i.ResolverFactory),
      (t.exports.EnforceExtension = i.EnforceExtension),
      (t.exports.ModuleType = i.ModuleType),
      (t.exports.sync = i.sync),
      (t.exports.HelperMode = i.HelperMode),
      (t.exports.isolatedDeclaration = i.isolatedDeclaration),
      (t.exports.isolatedDeclarationSync = i.isolatedDeclarationSync),
      (t.exports.moduleRunnerTransform = i.moduleRunnerTransform),
      (t.exports.moduleRunnerTransformSync = i.moduleRunnerTransformSync),
      (t.exports.transform = i.transform),
      (t.exports.transformSync = i.transformSync),
      (t.exports.BindingBundleEndEventData = i.BindingBundleEndEventData),
      (t.exports.BindingBundleErrorEventData = i.BindingBundleErrorEventData),
      (t.exports.BindingBundler = i.BindingBundler),
      (t.exports.BindingCallableBuiltinPlugin = i.BindingCallableBuiltinPlugin),
      (t.exports.BindingChunkingContext = i.BindingChunkingContext),
      (t.exports.BindingDecodedMap = i.BindingDecodedMap),
      (t.exports.BindingDevEngine = i.BindingDevEngine),
      (t.exports.BindingLoadPluginContext = i.BindingLoadPluginContext),
      (t.exports.BindingMagicString = i.BindingMagicString),
      (t.exports.BindingModuleInfo = i.BindingModuleInfo),
      (t.exports.BindingNormalizedOptions = i.BindingNormalizedOptions),
      (t.exports.BindingOutputAsset = i.BindingOutputAsset),
      (t.exports.BindingOutputChunk = i.BindingOutputChunk),
      (t.exports.BindingPluginContext = i.BindingPluginContext),
      (t.exports.BindingRenderedChunk = i.BindingRenderedChunk),
      (t.exports.BindingRenderedChunkMeta = i.BindingRenderedChunkMeta),
      (t.exports.BindingRenderedModule = i.BindingRenderedModule),
      (t.exports.BindingSourceMap = i.BindingSourceMap),
      (t.exports.BindingTransformPluginContext = i.BindingTransformPluginContext),
      (t.exports.BindingWatcher = i.BindingWatcher),
      (t.exports.BindingWatcherBundler = i.BindingWatcherBundler),
      (t.exports.BindingWatcherChangeData = i.BindingWatcherChangeData),
      (t.exports.BindingWatcherEvent = i.BindingWatcherEvent),
      (t.exports.ParallelJsPluginRegistry = i.ParallelJsPluginRegistry),
      (t.exports.TraceSubscriberGuard = i.TraceSubscriberGuard),
      (t.exports.TsconfigCache = i.TsconfigCache),
      (t.exports.BindingAttachDebugInfo = i.BindingAttachDebugInfo),
      (t.exports.BindingBuiltinPluginName = i.BindingBuiltinPluginName),
      (t.exports.BindingChunkModuleOrderBy = i.BindingChunkModuleOrderBy),
      (t.exports.BindingErrorStage = i.BindingErrorStage),
      (t.exports.BindingLogLevel = i.BindingLogLevel),
      (t.exports.BindingPluginOrder = i.BindingPluginOrder),
      (t.exports.BindingPropertyReadSideEffects = i.BindingPropertyReadSideEffects),
      (t.exports.BindingPropertyWriteSideEffects = i.BindingPropertyWriteSideEffects),
      (t.exports.BindingRebuildStrategy = i.BindingRebuildStrategy),
      (t.exports.collapseSourcemaps = i.collapseSourcemaps),
      (t.exports.enhancedTransform = i.enhancedTransform),
      (t.exports.enhancedTransformSync = i.enhancedTransformSync),
      (t.exports.FilterTokenKind = i.FilterTokenKind),
      (t.exports.getNativeMemoryStats = i.getNativeMemoryStats),
      (t.exports.initTraceSubscriber = i.initTraceSubscriber),
      (t.exports.registerPlugins = i.registerPlugins),
      (t.exports.resetNativeMemoryStats = i.resetNativeMemoryStats),
      (t.exports.resolveTsconfig = i.resolveTsconfig),
      (t.exports.shutdownAsyncRuntime = i.shutdownAsyncRuntime),
      (t.exports.startAsyncRuntime = i.startAsyncRuntime);
  });
function f(e) {
  let t = ``;
  for (; e--; ) t += ` `;
  return t;
}
function p(e) {
  return e.replace(/^\t+/, (e) => e.split(`	`).join(`  `));
}
function m(e, t, n) {
  let r = e.split(`
`);
  if (t > r.length) return ``;
  let i = Math.max(p(r[t - 1].slice(0, n)).length + 10 + 3, 120),
    a = Math.max(0, t - 3),
    o = Math.min(t + 2, r.length);
  for (r = r.slice(a, o); !/\S/.test(r[r.length - 1]); ) r.pop(), --o;
  const s = String(o).length;
  return r
    .map((e, r) => {
      let o = a + r + 1 === t,
        c = String(r + a + 1);
      for (; c.length < s; ) c = ` ${c}`;
      let l = p(e);
      if ((l.length > i && (l = `${l.slice(0, i - 3)}...`), o)) {
        const t = f(s + 2 + p(e.slice(0, n)).length) + `^`;
        return `${c}: ${l}\n${t}`;
      }
      return `${c}: ${l}`;
    })
    .join(`
`);
}
function ee(e, t) {
  return e.start <= t && t < e.end;
}
function h(e, t = {}) {
  let { offsetLine: n = 0, offsetColumn: r = 0 } = t,
    i = 0,
    a = e
      .split(`
`)
      .map((e, t) => {
        const n = i + e.length + 1,
          r = { start: i, end: n, line: t };
        return (i = n), r;
      }),
    o = 0;
  function s(t, i) {
    if ((typeof t == `string` && (t = e.indexOf(t, i ?? 0)), t === -1)) return;
    let s = a[o],
      c = t >= s.end ? 1 : -1;
    for (; s; ) {
      if (ee(s, t)) return { line: n + s.line, column: r + t - s.start, character: t };
      (o += c), (s = a[o]);
    }
  }
  return s;
}
function g(e, t, n) {
  return h(e, n)(t, n && n.startIndex);
}
function _(e, t, n) {
  return { code: `PARSE_ERROR`, id: t, message: e, pos: n };
}
function v(e) {
  return { code: `VALIDATION_ERROR`, message: e };
}
function te(e) {
  return {
    code: `INVALID_LOG_POSITION`,
    message: `Plugin "${e}" tried to add a file position to a log or warning. This is only supported in the "transform" hook at the moment and will be ignored.`,
  };
}
function ne(e, t) {
  return {
    code: `INPUT_HOOK_IN_OUTPUT_PLUGIN`,
    message: `The "${t}" hook used by the output plugin ${e} is a build time hook and will not be run for that plugin. Either this plugin cannot be used as an output plugin, or it should have an option to configure it as an output plugin.`,
  };
}
function re(e, t) {
  return {
    code: `CYCLE_LOADING`,
    message: `Found the module "${t}" cycle loading at ${e} plugin, it maybe blocking fetching modules.`,
  };
}
function ie() {
  return {
    code: `MULTIPLE_WATCHER_OPTION`,
    message: `Found multiple watcher options at watch options, using first one to start watcher.`,
  };
}
function ae(e) {
  return {
    code: `MISSING_CODE_SPLITTING_GROUP_DEBUG_NAME`,
    message: `\`${e}.name\` is a function. Set \`${e}.debugName\` so the bundler timing report can identify this group.`,
  };
}
function oe(e, t, { hook: n, id: r } = {}) {
  try {
    const i = e.code;
    e.pluginCode || i == null || (typeof i == `string` && i.startsWith(`PLUGIN_`)) || (e.pluginCode = i),
      (e.code = `PLUGIN_ERROR`),
      (e.plugin = t),
      n && (e.hook = n),
      r && (e.id = r);
  } catch {
  } finally {
    return e;
  }
}
function y(e) {
  throw (
    (e instanceof Error ||
      ((e = Object.assign(Error(e.message), e)),
      Object.defineProperty(e, 'name', { value: `RolldownError`, writable: !0 })),
    e)
  );
}
function se(e, t, n, r) {
  if (typeof t == `object`) {
    const { line: n, column: i } = t;
    e.loc = { column: i, file: r, line: n };
  } else {
    e.pos = t;
    const i = g(n, t, { offsetLine: 1 });
    if (!i) return;
    const { line: a, column: o } = i;
    e.loc = { column: o, file: r, line: a };
  }
  if (e.frame === void 0) {
    const { line: t, column: r } = e.loc;
    e.frame = m(n, t, r);
  }
}
var ce = /* @__PURE__ */ t(d(), 1),
  le = class {
    name;
    _options;
    enforce;
    constructor(e, t) {
      (this.name = e), (this._options = t);
    }
  };
function ue(e) {
  const t = [],
    n = pe(e),
    r = n.options;
  r !== null &&
    (typeof r == `object` || typeof r == `function`) &&
    (n.options = new Proxy(
      {},
      {
        get(n, i) {
          const a = Reflect.get(r, i);
          return typeof a == `function`
            ? (t.push(a), fe.bind(void 0, new WeakRef(a), `${e.name}.${String(i)}`))
            : a;
        },
      },
    ));
  const i = { plugin: e, native: new ce.BindingCallableBuiltinPlugin(n), callbacks: t },
    a = e;
  for (const e in i.native) {
    const t = de.bind(i, e),
      n = i.native.getOrder(e);
    a[e] = n == null ? t : { handler: t, order: n };
  }
  return a;
}
async function de(e, ...t) {
  try {
    return await this.native[e](...t);
  } catch (n) {
    return (
      n instanceof Error && !/^\s+at /m.test(n.stack ?? ``) && Error.captureStackTrace(n, de),
      y(oe(n, this.plugin.name, { hook: e, id: e === `transform` ? t[2] : void 0 }))
    );
  }
}
function fe(e, t, ...n) {
  const r = e.deref();
  if (!r) throw Error(`The callback for ${t} was released`);
  return Reflect.apply(r, void 0, n);
}
function pe(e) {
  return { __name: e.name, options: e._options };
}
function me(e, t) {
  const { isOutputOptionsForLegacyChunks: n, ...r } = e._options;
  return { __name: e.name, options: { ...r, isLegacy: n ? (e) => n(t.getOutputOptions(e)) : void 0 } };
}
function he(e) {
  if (e) return ge(e) ? e : [e];
}
function ge(e) {
  return Array.isArray(e);
}
function b(e) {
  return Array.isArray(e) ? e : [e];
}
function _e(e) {
  throw Error(e ? `unimplemented: ${e}` : `unimplemented`);
}
function ve(e) {
  throw Error(e ? `unreachable: ${e}` : `unreachable`);
}
function ye(e) {
  throw Error(`UNSUPPORTED: ${e}`);
}
function be(...e) {}
const xe = /^(?:\/|(?:[A-Za-z]:)?[/\\|])/;
function Se(e) {
  return e[0] === `/` || (e[0] === `.` && (e[1] === `/` || e[1] === `.`)) || xe.test(e);
}
function x(e) {
  if (e != null)
    return {
      inner:
        typeof e == `string`
          ? e
          : {
              file: e.file ?? void 0,
              mappings: e.mappings,
              sourceRoot: `sourceRoot` in e ? (e.sourceRoot ?? void 0) : void 0,
              sources: e.sources?.map((e) => e ?? void 0),
              sourcesContent: e.sourcesContent?.map((e) => e ?? void 0),
              names: e.names,
              ignoreList: e.ignoreList,
              x_google_ignoreList: e.x_google_ignoreList,
              debugId: `debugId` in e ? e.debugId : void 0,
            },
    };
}
d();
function Ce(e) {
  if (typeof e == `object` && e && `isBindingErrors` in e && e.isBindingErrors) throw Ee(e.errors);
  return e;
}
function we(e) {
  return typeof e == `object` && e && `isBindingErrors` in e && e.isBindingErrors ? Ee(e.errors) : e;
}
function Te(e) {
  return e.type === `JsError`
    ? e.field0
    : Object.assign(/* @__PURE__ */ Error(), {
        code: e.field0.kind,
        kind: e.field0.kind,
        message: e.field0.message,
        id: e.field0.id,
        exporter: e.field0.exporter,
        loc: e.field0.loc,
        pos: e.field0.pos,
        stack: void 0,
      });
}
function Ee(e) {
  let t = e.map(Te),
    n = `Build failed with ${t.length} error${t.length < 2 ? `` : `s`}:\n`;
  for (let e = 0; e < t.length; e++) {
    if (
      ((n += `
`),
      e >= 5)
    ) {
      n += `...`;
      break;
    }
    n += De(t[e]);
  }
  const r = Error(n);
  return (
    Object.defineProperty(r, 'errors', {
      configurable: !0,
      enumerable: !0,
      get: () => t,
      set: (e) => {
        Object.defineProperty(r, 'errors', { configurable: !0, enumerable: !0, value: e });
      },
    }),
    r
  );
}
function De(e) {
  if (Object.hasOwn(e, `kind`)) return e.message;
  let t = ``;
  e.plugin && (t += `[plugin ${e.plugin}]`);
  const n = e.id ?? e.loc?.file;
  n && ((t += ` ` + n), e.loc && (t += `:${e.loc.line}:${e.loc.column}`)),
    t &&
      (t += `
`);
  const r = `${e.name ?? `Error`}: ${e.message}`;
  return (
    (t += r),
    e.frame && (t = Oe(t, e.frame)),
    e.stack && (t = Oe(t, e.stack.replace(r, ``))),
    e.cause &&
      ((t = Oe(t, `Caused by:`)),
      (t = Oe(
        t,
        De(e.cause)
          .split(`
`)
          .map((e) => `  ` + e)
          .join(`
`),
      ))),
    t
  );
}
function Oe(e, t) {
  return (
    e.replace(/\n+$/, ``) +
    `
` +
    t.replace(/^\n+/, ``)
  );
}
var ke = /* @__PURE__ */ t(d(), 1);
function Ae(e) {
  let t, n, r, i;
  return {
    get program() {
      return (t ||= je(e.program)), t;
    },
    get module() {
      return (n ||= e.module), n;
    },
    get comments() {
      return (r ||= e.comments), r;
    },
    get errors() {
      return (i ||= e.errors), i;
    },
  };
}
function je(e) {
  const { node: t, fixes: n } = JSON.parse(e);
  for (const e of n) Me(t, e);
  return t;
}
function Me(e, t) {
  let n = e;
  for (const e of t) n = n[e];
  if (n.bigint) n.value = BigInt(n.bigint);
  else
    try {
      n.value = RegExp(n.regex.pattern, n.regex.flags);
    } catch {}
}
async function Ne(e, t, n) {
  return Ae(await (0, ke.parse)(e, t, n));
}
function Pe(e, t, n) {
  return Ae((0, ke.parseSync)(e, t, n));
}
function Fe(e, t, n) {
  return e.errors.length > 0 ? Ie(t, n, e.errors) : e.program;
}
function Ie(e, t, n) {
  let r = `Parse failed with ${n.length} error${n.length < 2 ? `` : `s`}:\n`,
    i = n[0]?.labels?.[0]?.start;
  for (let e = 0; e < n.length; e++) {
    if (e >= 5) {
      r += `
...`;
      break;
    }
    const i = n[e];
    r +=
      i.message +
      `
` +
      i.labels
        .map((e) => {
          const n = g(t, e.start, { offsetLine: 1 });
          if (n) return m(t, n.line, n.column);
        })
        .filter(Boolean)
        .join(`
`);
  }
  const a = _(r, e, i);
  return i !== void 0 && e && se(a, i, t, e), y(a);
}
const Le = { lang: `js`, preserveParens: !1 };
function Re(e, t, n) {
  return Fe(Pe(n ?? `file.js`, e, { ...Le, ...t }), n, e);
}
async function ze(e, t, n) {
  return Fe(await Ne(n ?? `file.js`, e, { ...Le, ...t }), n, e);
}
var Be = class {
    kind;
    args;
    constructor(...e) {
      if (e.length === 0) throw Error('`And` expects at least one operand');
      (this.args = e), (this.kind = `and`);
    }
  },
  Ve = class {
    kind;
    args;
    constructor(...e) {
      if (e.length === 0) throw Error('`Or` expects at least one operand');
      (this.args = e), (this.kind = `or`);
    }
  },
  He = class {
    kind;
    pattern;
    params;
    constructor(e, t) {
      (this.pattern = e), (this.kind = `id`), (this.params = t ?? { cleanUrl: !1 });
    }
  },
  Ue = class {
    kind;
    pattern;
    constructor(e) {
      (this.pattern = e), (this.kind = `moduleType`);
    }
  },
  We = class {
    kind;
    pattern;
    constructor(e) {
      (this.pattern = e), (this.kind = `code`);
    }
  },
  Ge = class {
    kind;
    expr;
    constructor(e) {
      (this.expr = e), (this.kind = `include`);
    }
  },
  Ke = class {
    kind;
    expr;
    constructor(e) {
      (this.expr = e), (this.kind = `exclude`);
    }
  };
function qe(...e) {
  return new Be(...e);
}
function Je(...e) {
  return new Ve(...e);
}
function Ye(e, t) {
  return new He(e, t);
}
function Xe(e) {
  return new Ue(e);
}
function Ze(e) {
  return new We(e);
}
function Qe(e) {
  return new Ge(e);
}
function $e(e) {
  return new Ke(e);
}
const et = `1.2.19`,
  S = `warn`,
  tt = `info`,
  nt = `debug`,
  rt = { [nt]: 0, [tt]: 1, [S]: 2, silent: 3 },
  C = (e) => (typeof e == `string` ? { message: e } : typeof e == `function` ? C(e()) : e);
function it(e, t, n, r, i) {
  return rt[e] < rt[i]
    ? be
    : (i, a) => {
        a != null && n(S, te(r)),
          (i = C(i)),
          i.code && !i.pluginCode && (i.pluginCode = i.code),
          (i.code = t),
          (i.plugin = r),
          n(e, i);
      };
}
function at(e) {
  if (typeof e == `function` || typeof e == `string`) return { handler: e, options: {}, meta: {} };
  if (typeof e == `object` && e) {
    const { handler: t, order: n, ...r } = e;
    return { handler: t, options: r, meta: { order: n } };
  }
  ve(`Invalid hook type`);
}
function ot(e) {
  if (typeof e != `object` || !e) return;
  const t = Object.getOwnPropertyDescriptor(e, `_parallel`);
  if (!t || !(`value` in t)) return;
  const n = t.value;
  if (typeof n == `object` && n && typeof n.fileUrl == `string`) return n;
}
var st = class {
    pluginName;
    hookName;
    info;
    warn;
    debug;
    meta;
    constructor(e, t, n, r, i) {
      (this.pluginName = n),
        (this.hookName = i),
        (this.debug = it(nt, `PLUGIN_LOG`, e, n, t)),
        (this.info = it(tt, `PLUGIN_LOG`, e, n, t)),
        (this.warn = it(S, `PLUGIN_WARNING`, e, n, t)),
        (this.meta = { rollupVersion: `4.23.0`, rolldownVersion: et, watchMode: r });
    }
    error(e) {
      return y(oe(C(e), this.pluginName, { hook: this.hookName }));
    }
  },
  w = /* @__PURE__ */ t(d(), 1);
const ct = Symbol(`__lazy_fields__`);
var lt = class {
  constructor() {
    ut(this);
  }
};
function ut(e) {
  const t = e.constructor[ct];
  if (t)
    for (const [n, r] of t.entries()) {
      let t,
        i = !1;
      Object.defineProperty(e, n, {
        get() {
          return (i ||= ((t = r.call(this)), !0)), t;
        },
        enumerable: !0,
        configurable: !0,
      });
    }
}
function dt(e) {
  const t = e.constructor[ct];
  return t ? new Set(t.keys()) : /* @__PURE__ */ new Set();
}
function T(e, t, n) {
  e.constructor[ct] || (e.constructor[ct] = /* @__PURE__ */ new Map());
  const r = n.get;
  return e.constructor[ct].set(t, r), { enumerable: !1, configurable: !0 };
}
function ft(e) {
  return e.inner;
}
function pt(e) {
  return { inner: e };
}
function E(e, t, n, r) {
  var i = arguments.length,
    a = i < 3 ? t : r === null ? (r = Object.getOwnPropertyDescriptor(t, n)) : r,
    o;
  if (typeof Reflect == `object` && typeof Reflect.decorate == `function`) a = Reflect.decorate(e, t, n, r);
  else
    for (var s = e.length - 1; s >= 0; s--)
      (o = e[s]) && (a = (i < 3 ? o(a) : i > 3 ? o(t, n, a) : o(t, n)) || a);
  return i > 3 && a && Object.defineProperty(t, n, a), a;
}
var mt = class extends lt {
  bindingAsset;
  type = `asset`;
  constructor(e) {
    super(), (this.bindingAsset = e);
  }
  get fileName() {
    return this.bindingAsset.getFileName();
  }
  get originalFileName() {
    return this.bindingAsset.getOriginalFileName() || null;
  }
  get originalFileNames() {
    return this.bindingAsset.getOriginalFileNames();
  }
  get name() {
    return this.bindingAsset.getName() ?? void 0;
  }
  get names() {
    return this.bindingAsset.getNames();
  }
  get source() {
    return ft(this.bindingAsset.getSource());
  }
  __rolldown_external_memory_handle__(e) {
    return e && this.#e(), this.bindingAsset.dropInner();
  }
  #e() {
    for (const e of dt(this)) this[e];
  }
};
E([T], mt.prototype, `fileName`, null),
  E([T], mt.prototype, `originalFileName`, null),
  E([T], mt.prototype, `originalFileNames`, null),
  E([T], mt.prototype, `name`, null),
  E([T], mt.prototype, `names`, null),
  E([T], mt.prototype, `source`, null);
function ht(e) {
  return {
    get code() {
      return e.code;
    },
    get renderedLength() {
      return e.renderedLength;
    },
    get renderedExports() {
      return e.renderedExports;
    },
  };
}
function gt(e) {
  let t = null;
  return {
    type: `chunk`,
    get name() {
      return e.name;
    },
    get isEntry() {
      return e.isEntry;
    },
    get isDynamicEntry() {
      return e.isDynamicEntry;
    },
    get facadeModuleId() {
      return e.facadeModuleId;
    },
    get moduleIds() {
      return e.moduleIds;
    },
    get exports() {
      return e.exports;
    },
    get fileName() {
      return e.fileName;
    },
    get imports() {
      return e.imports;
    },
    get dynamicImports() {
      return e.dynamicImports;
    },
    get modules() {
      return (t ||= _t(e.modules)), t;
    },
  };
}
function _t(e) {
  const t = {};
  for (let n = 0; n < e.values.length; n++) {
    const r = e.keys[n],
      i = e.values[n];
    t[r] = ht(i);
  }
  return t;
}
var D = class extends lt {
  bindingChunk;
  type = `chunk`;
  constructor(e) {
    super(), (this.bindingChunk = e);
  }
  get fileName() {
    return this.bindingChunk.getFileName();
  }
  get name() {
    return this.bindingChunk.getName();
  }
  get exports() {
    return this.bindingChunk.getExports();
  }
  get isEntry() {
    return this.bindingChunk.getIsEntry();
  }
  get facadeModuleId() {
    return this.bindingChunk.getFacadeModuleId() || null;
  }
  get isDynamicEntry() {
    return this.bindingChunk.getIsDynamicEntry();
  }
  get sourcemapFileName() {
    return this.bindingChunk.getSourcemapFileName() || null;
  }
  get preliminaryFileName() {
    return this.bindingChunk.getPreliminaryFileName();
  }
  get code() {
    return this.bindingChunk.getCode();
  }
  get modules() {
    return _t(this.bindingChunk.getModules());
  }
  get imports() {
    return this.bindingChunk.getImports();
  }
  get dynamicImports() {
    return this.bindingChunk.getDynamicImports();
  }
  get moduleIds() {
    return this.bindingChunk.getModuleIds();
  }
  get map() {
    const e = this.bindingChunk.getMap();
    return e ? vt(e) : null;
  }
  __rolldown_external_memory_handle__(e) {
    return e && this.#e(), this.bindingChunk.dropInner();
  }
  #e() {
    for (const e of dt(this)) this[e];
  }
};
E([T], D.prototype, `fileName`, null),
  E([T], D.prototype, `name`, null),
  E([T], D.prototype, `exports`, null),
  E([T], D.prototype, `isEntry`, null),
  E([T], D.prototype, `facadeModuleId`, null),
  E([T], D.prototype, `isDynamicEntry`, null),
  E([T], D.prototype, `sourcemapFileName`, null),
  E([T], D.prototype, `preliminaryFileName`, null),
  E([T], D.prototype, `code`, null),
  E([T], D.prototype, `modules`, null),
  E([T], D.prototype, `imports`, null),
  E([T], D.prototype, `dynamicImports`, null),
  E([T], D.prototype, `moduleIds`, null),
  E([T], D.prototype, `map`, null);
function vt(e) {
  const t = {
    ...JSON.parse(e),
    toString() {
      return JSON.stringify(t);
    },
    toUrl() {
      return `data:application/json;charset=utf-8;base64,${Buffer.from(t.toString(), `utf-8`).toString(`base64`)}`;
    },
  };
  return (
    Object.defineProperty(t, 'x_google_ignoreList', {
      get: () => t.ignoreList,
      set: (e) => {
        t.ignoreList = e;
      },
    }),
    t
  );
}
function yt(e) {
  return new D(e);
}
function bt(e, t, n) {
  const r = e.getFileName(),
    i = {
      type: `chunk`,
      get code() {
        if (!n) return e.getCode();
        const t = e.getCodeIdentity(),
          i = n.get(r);
        if (i && i.identity === t) return i.code;
        const a = e.getCode();
        return n.set(r, { identity: t, holder: e, code: a }), a;
      },
      fileName: r,
      name: e.getName(),
      get modules() {
        return _t(e.getModules());
      },
      get imports() {
        return e.getImports();
      },
      get dynamicImports() {
        return e.getDynamicImports();
      },
      exports: e.getExports(),
      isEntry: e.getIsEntry(),
      facadeModuleId: e.getFacadeModuleId() || null,
      isDynamicEntry: e.getIsDynamicEntry(),
      get moduleIds() {
        return e.getModuleIds();
      },
      get map() {
        const t = e.getMap();
        return t ? vt(t) : null;
      },
      sourcemapFileName: e.getSourcemapFileName() || null,
      preliminaryFileName: e.getPreliminaryFileName(),
    },
    a = {};
  return new Proxy(i, {
    get(e, t) {
      if (t in a) return a[t];
      const n = e[t];
      return (a[t] = n), n;
    },
    set(n, r, i) {
      return (a[r] = i), t.updated.add(e.getFileName()), !0;
    },
    has(e, t) {
      return t in a || t in e;
    },
  });
}
function xt(e) {
  return new mt(e);
}
function St(e, t) {
  const n = {
      type: `asset`,
      fileName: e.getFileName(),
      originalFileName: e.getOriginalFileName() || null,
      originalFileNames: e.getOriginalFileNames(),
      get source() {
        return ft(e.getSource());
      },
      name: e.getName() ?? void 0,
      names: e.getNames(),
    },
    r = {};
  return new Proxy(n, {
    get(e, t) {
      if (t in r) return r[t];
      const n = e[t];
      return (r[t] = n), n;
    },
    set(n, i, a) {
      return (r[i] = a), t.updated.add(e.getFileName()), !0;
    },
  });
}
function Ct(e) {
  const { chunks: t, assets: n } = e,
    r = { output: [...t.map((e) => yt(e)), ...n.map((e) => xt(e))] };
  return e.mangleCache !== void 0 && (r.mangleCache = e.mangleCache), r;
}
function wt(e, t, n) {
  const { chunks: r, assets: i } = e;
  return { output: [...r.map((e) => bt(e, t, n)), ...i.map((e) => St(e, t))] };
}
function Tt(e, t, n, r) {
  const i = Object.fromEntries(wt(t, n, r).output.map((e) => [e.fileName, e]));
  return new Proxy(i, {
    set(t, n, r, i) {
      const a = Error.stackTraceLimit;
      Error.stackTraceLimit = 2;
      const o = `This plugin assigns to bundle variable. This is discouraged by Rollup and is not supported by Rolldown. This will be ignored. https://rollupjs.org/plugin-development/#generatebundle:~:text=DANGER,this.emitFile.`,
        s = /* @__PURE__ */ Error(o).stack ?? o;
      return (Error.stackTraceLimit = a), e.warn({ message: s, code: `UNSUPPORTED_BUNDLE_ASSIGNMENT` }), !0;
    },
    deleteProperty(e, t) {
      return typeof t == `string` && n.deleted.add(t), delete e[t], !0;
    },
  });
}
function Et(e, t) {
  const n = {};
  for (const r in t) {
    if (e.deleted.has(r) || !e.updated.has(r)) continue;
    const i = t[r];
    n[r] =
      i.type === `asset`
        ? {
            filename: i.fileName,
            originalFileNames: i.originalFileNames,
            source: pt(i.source),
            names: i.names,
          }
        : {
            code: i.code,
            filename: i.fileName,
            name: i.name,
            isEntry: i.isEntry,
            exports: i.exports,
            modules: {},
            imports: i.imports,
            dynamicImports: i.dynamicImports,
            facadeModuleId: i.facadeModuleId || void 0,
            isDynamicEntry: i.isDynamicEntry,
            moduleIds: i.moduleIds,
            map: x(i.map),
            sourcemapFilename: i.sourcemapFileName || void 0,
            preliminaryFilename: i.preliminaryFileName,
          };
  }
  return { changes: n, deleted: e.deleted };
}
var Dt = class extends lt {
  onLog;
  inputPlugins;
  inner;
  constructor(e, t, n) {
    super(), (this.onLog = t), (this.inputPlugins = n), (this.inner = e);
  }
  get shimMissingExports() {
    return this.inner.shimMissingExports;
  }
  get input() {
    return this.inner.input;
  }
  get cwd() {
    return this.inner.cwd;
  }
  get platform() {
    return this.inner.platform;
  }
  get context() {
    return this.inner.context;
  }
  get plugins() {
    return this.inputPlugins;
  }
};
E([T], Dt.prototype, `shimMissingExports`, null),
  E([T], Dt.prototype, `input`, null),
  E([T], Dt.prototype, `cwd`, null),
  E([T], Dt.prototype, `platform`, null),
  E([T], Dt.prototype, `context`, null);
var O = class extends lt {
  inner;
  outputOptions;
  normalizedOutputPlugins;
  constructor(e, t, n) {
    super(), (this.inner = e), (this.outputOptions = t), (this.normalizedOutputPlugins = n);
  }
  get dir() {
    return this.inner.dir ?? void 0;
  }
  get charset() {
    return this.inner.charset;
  }
  get entryFileNames() {
    return this.inner.entryFilenames || this.outputOptions.entryFileNames;
  }
  get chunkFileNames() {
    return this.inner.chunkFilenames || this.outputOptions.chunkFileNames;
  }
  get assetFileNames() {
    return this.inner.assetFilenames || this.outputOptions.assetFileNames;
  }
  get format() {
    return this.inner.format;
  }
  get exports() {
    return this.inner.exports;
  }
  get sourcemap() {
    return this.inner.sourcemap;
  }
  get sourcemapFileNames() {
    return this.inner.sourcemapFilenames || this.outputOptions.sourcemapFileNames;
  }
  get sourcemapBaseUrl() {
    return this.inner.sourcemapBaseUrl ?? void 0;
  }
  get shimMissingExports() {
    return this.inner.shimMissingExports;
  }
  get name() {
    return this.inner.name ?? void 0;
  }
  get file() {
    return this.inner.file ?? void 0;
  }
  get codeSplitting() {
    return this.inner.codeSplitting;
  }
  get inlineDynamicImports() {
    return !this.inner.codeSplitting;
  }
  get dynamicImportInCjs() {
    return this.inner.dynamicImportInCjs;
  }
  get externalLiveBindings() {
    return this.inner.externalLiveBindings;
  }
  get banner() {
    return Ot(this.outputOptions.banner);
  }
  get footer() {
    return Ot(this.outputOptions.footer);
  }
  get postBanner() {
    return Ot(this.outputOptions.postBanner);
  }
  get postFooter() {
    return Ot(this.outputOptions.postFooter);
  }
  get intro() {
    return Ot(this.outputOptions.intro);
  }
  get outro() {
    return Ot(this.outputOptions.outro);
  }
  get esModule() {
    return this.inner.esModule;
  }
  get extend() {
    return this.inner.extend;
  }
  get globals() {
    return this.inner.globals || this.outputOptions.globals;
  }
  get paths() {
    return this.outputOptions.paths;
  }
  get hashCharacters() {
    return this.inner.hashCharacters;
  }
  get sourcemapDebugIds() {
    return this.inner.sourcemapDebugIds;
  }
  get sourcemapExcludeSources() {
    return this.inner.sourcemapExcludeSources;
  }
  get sourcemapIgnoreList() {
    return this.outputOptions.sourcemapIgnoreList;
  }
  get sourcemapPathTransform() {
    return this.outputOptions.sourcemapPathTransform;
  }
  get minify() {
    const e = this.inner.minify;
    return typeof e == `object` && e && (delete e.codegen, delete e.module, delete e.sourcemap), e;
  }
  get legalComments() {
    return this.inner.legalComments;
  }
  get comments() {
    const e = this.inner.comments;
    return { legal: e.legal ?? !0, annotation: e.annotation ?? !0, jsdoc: e.jsdoc ?? !0 };
  }
  get polyfillRequire() {
    return this.inner.polyfillRequire;
  }
  get plugins() {
    return this.normalizedOutputPlugins;
  }
  get preserveModules() {
    return this.inner.preserveModules;
  }
  get preserveModulesRoot() {
    return this.inner.preserveModulesRoot;
  }
  get virtualDirname() {
    return this.inner.virtualDirname;
  }
  get topLevelVar() {
    return this.inner.topLevelVar ?? !1;
  }
  get minifyInternalExports() {
    return this.inner.minifyInternalExports ?? !1;
  }
};
E([T], O.prototype, `dir`, null),
  E([T], O.prototype, `charset`, null),
  E([T], O.prototype, `entryFileNames`, null),
  E([T], O.prototype, `chunkFileNames`, null),
  E([T], O.prototype, `assetFileNames`, null),
  E([T], O.prototype, `format`, null),
  E([T], O.prototype, `exports`, null),
  E([T], O.prototype, `sourcemap`, null),
  E([T], O.prototype, `sourcemapFileNames`, null),
  E([T], O.prototype, `sourcemapBaseUrl`, null),
  E([T], O.prototype, `shimMissingExports`, null),
  E([T], O.prototype, `name`, null),
  E([T], O.prototype, `file`, null),
  E([T], O.prototype, `codeSplitting`, null),
  E([T], O.prototype, `inlineDynamicImports`, null),
  E([T], O.prototype, `dynamicImportInCjs`, null),
  E([T], O.prototype, `externalLiveBindings`, null),
  E([T], O.prototype, `banner`, null),
  E([T], O.prototype, `footer`, null),
  E([T], O.prototype, `postBanner`, null),
  E([T], O.prototype, `postFooter`, null),
  E([T], O.prototype, `intro`, null),
  E([T], O.prototype, `outro`, null),
  E([T], O.prototype, `esModule`, null),
  E([T], O.prototype, `extend`, null),
  E([T], O.prototype, `globals`, null),
  E([T], O.prototype, `paths`, null),
  E([T], O.prototype, `hashCharacters`, null),
  E([T], O.prototype, `sourcemapDebugIds`, null),
  E([T], O.prototype, `sourcemapExcludeSources`, null),
  E([T], O.prototype, `sourcemapIgnoreList`, null),
  E([T], O.prototype, `sourcemapPathTransform`, null),
  E([T], O.prototype, `minify`, null),
  E([T], O.prototype, `legalComments`, null),
  E([T], O.prototype, `comments`, null),
  E([T], O.prototype, `polyfillRequire`, null),
  E([T], O.prototype, `plugins`, null),
  E([T], O.prototype, `preserveModules`, null),
  E([T], O.prototype, `preserveModulesRoot`, null),
  E([T], O.prototype, `virtualDirname`, null),
  E([T], O.prototype, `topLevelVar`, null),
  E([T], O.prototype, `minifyInternalExports`, null);
function Ot(e) {
  return typeof e == `function` ? e : () => e || ``;
}
function kt(e, t) {
  return {
    get ast() {
      return ye(`ModuleInfo#ast`);
    },
    get code() {
      return e.code;
    },
    id: e.id,
    importers: e.importers,
    dynamicImporters: e.dynamicImporters,
    importedIds: e.importedIds,
    dynamicallyImportedIds: e.dynamicallyImportedIds,
    exports: e.exports,
    isEntry: e.isEntry,
    inputFormat: e.inputFormat,
    ...t,
  };
}
var At = class {
  onLog;
  outputOptions;
  normalizedInputPlugins;
  normalizedOutputPlugins;
  moduleOptionMap = /* @__PURE__ */ new Map();
  outputCodeCache;
  resolveOptionsMap = /* @__PURE__ */ new Map();
  loadModulePromiseMap = /* @__PURE__ */ new Map();
  renderedChunkMeta = null;
  normalizedInputOptions = null;
  normalizedOutputOptions = null;
  constructor(e, t, n, r, i = !0) {
    (this.onLog = e),
      (this.outputOptions = t),
      (this.normalizedInputPlugins = n),
      (this.normalizedOutputPlugins = r),
      (this.outputCodeCache = i ? /* @__PURE__ */ new Map() : null);
  }
  updateModuleOption(e, t) {
    const n = this.moduleOptionMap.get(e);
    if (n)
      t.moduleSideEffects != null && (n.moduleSideEffects = t.moduleSideEffects),
        t.meta != null && Object.assign(n.meta, t.meta),
        t.invalidate != null && (n.invalidate = t.invalidate);
    else return this.moduleOptionMap.set(e, t), t;
    return n;
  }
  getModuleOption(e) {
    const t = this.moduleOptionMap.get(e);
    if (!t) {
      const t = { moduleSideEffects: null, meta: {} };
      return this.moduleOptionMap.set(e, t), t;
    }
    return t;
  }
  getModuleInfo(e, t) {
    const n = t.getModuleInfo(e);
    if (n) {
      const t = kt(n, this.getModuleOption(e));
      return this.proxyModuleInfo(e, t);
    }
    return null;
  }
  proxyModuleInfo(e, t) {
    let n = t.moduleSideEffects;
    return (
      Object.defineProperty(t, 'moduleSideEffects', {
        get() {
          return n;
        },
        set: (r) => {
          this.updateModuleOption(e, { moduleSideEffects: r, meta: t.meta, invalidate: !0 }), (n = r);
        },
      }),
      t
    );
  }
  getModuleIds(e) {
    return e.getModuleIds().values();
  }
  saveResolveOptions(e) {
    const t = this.resolveOptionsMap.size;
    return this.resolveOptionsMap.set(t, e), t;
  }
  getSavedResolveOptions(e) {
    return this.resolveOptionsMap.get(e);
  }
  removeSavedResolveOptions(e) {
    this.resolveOptionsMap.delete(e);
  }
  setRenderChunkMeta(e) {
    this.renderedChunkMeta = e;
  }
  getRenderChunkMeta() {
    return this.renderedChunkMeta;
  }
  getInputOptions(e) {
    return (
      (this.normalizedInputOptions ??= new Dt(e, this.onLog, this.normalizedInputPlugins)),
      this.normalizedInputOptions
    );
  }
  getOutputOptions(e) {
    return (
      (this.normalizedOutputOptions ??= new O(e, this.outputOptions, this.normalizedOutputPlugins)),
      this.normalizedOutputOptions
    );
  }
  clear() {
    (this.renderedChunkMeta = null), this.loadModulePromiseMap.clear(), this.outputCodeCache?.clear();
  }
};
Object.defineProperty(w.BindingMagicString.prototype, 'isRolldownMagicString', {
  value: !0,
  writable: !1,
  configurable: !1,
});
function jt(e, t) {
  if (typeof e != `string`) throw TypeError(t);
}
const Mt = w.BindingMagicString.prototype.append,
  Nt = w.BindingMagicString.prototype.prepend,
  Pt = w.BindingMagicString.prototype.appendLeft,
  Ft = w.BindingMagicString.prototype.appendRight,
  It = w.BindingMagicString.prototype.prependLeft,
  Lt = w.BindingMagicString.prototype.prependRight,
  Rt = w.BindingMagicString.prototype.overwrite,
  zt = w.BindingMagicString.prototype.update;
(w.BindingMagicString.prototype.append = function (e) {
  return jt(e, `outro content must be a string`), Mt.call(this, e);
}),
  (w.BindingMagicString.prototype.prepend = function (e) {
    return jt(e, `outro content must be a string`), Nt.call(this, e);
  }),
  (w.BindingMagicString.prototype.appendLeft = function (e, t) {
    return jt(t, `inserted content must be a string`), Pt.call(this, e, t);
  }),
  (w.BindingMagicString.prototype.appendRight = function (e, t) {
    return jt(t, `inserted content must be a string`), Ft.call(this, e, t);
  }),
  (w.BindingMagicString.prototype.prependLeft = function (e, t) {
    return jt(t, `inserted content must be a string`), It.call(this, e, t);
  }),
  (w.BindingMagicString.prototype.prependRight = function (e, t) {
    return jt(t, `inserted content must be a string`), Lt.call(this, e, t);
  }),
  (w.BindingMagicString.prototype.overwrite = function (e, t, n, r) {
    return jt(n, `replacement content must be a string`), Rt.call(this, e, t, n, r);
  }),
  (w.BindingMagicString.prototype.update = function (e, t, n, r) {
    return jt(n, `replacement content must be a string`), zt.call(this, e, t, n, r);
  });
const Bt = w.BindingMagicString.prototype.replace,
  Vt = w.BindingMagicString.prototype.replaceAll;
(w.BindingMagicString.prototype.replace = function (e, t) {
  if (typeof e == `string`) return Bt.call(this, e, t);
  e.global && (e.lastIndex = 0);
  const n = this.replaceRegex(e, t);
  return e.global ? (e.lastIndex = 0) : e.sticky && (e.lastIndex = n === -1 ? 0 : n), this;
}),
  (w.BindingMagicString.prototype.replaceAll = function (e, t) {
    if (typeof e == `string`) return Vt.call(this, e, t);
    if (!e.global)
      throw TypeError(`MagicString.prototype.replaceAll called with a non-global RegExp argument`);
    return (e.lastIndex = 0), this.replaceRegex(e, t), (e.lastIndex = 0), this;
  });
const Ht = w.BindingMagicString;
function Ut(e) {
  return !e || e.length === 0 || !e[0];
}
function Wt(e, t, n) {
  if (!n) return;
  const r = typeof n == `object` ? n : JSON.parse(n);
  return (
    Ut(r.sourcesContent) && (r.sourcesContent = [t]),
    (Ut(r.sources) || (r.sources && r.sources.length === 1 && r.sources[0] !== e)) && (r.sources = [e]),
    r
  );
}
const Gt = (e, t) => (t.length === 1 ? (n) => e(n, t[0]) : (n) => e(n, ...t)),
  Kt = (e, t) => (t.length >= e.length ? e(...t) : Gt(e, t));
function qt(...e) {
  return Kt(Jt, e);
}
const Jt = (e, t) => {
  const n = [[], []];
  for (const [r, i] of e.entries()) t(i, r, e) ? n[0].push(i) : n[1].push(i);
  return n;
};
function Yt(e, t) {
  if (typeof e == `string` || e instanceof RegExp) return [Qe(Xt(t, e))];
  if (Array.isArray(e)) return e.map((e) => Qe(Xt(t, e)));
  const n = [];
  return (
    e.exclude && n.push(...b(e.exclude).map((e) => $e(Xt(t, e)))),
    e.include && n.push(...b(e.include).map((e) => Qe(Xt(t, e)))),
    n
  );
}
function Xt(e, t) {
  return e === `code` ? Ze(t) : Ye(t);
}
function Zt(e) {
  if (!e) return;
  if (Array.isArray(e)) return e;
  let { id: t, code: n, moduleType: r } = e,
    i = [],
    a = [],
    o = [],
    s = [],
    c = [];
  t && ([a, o] = qt(Yt(t, `id`) ?? [], (e) => e.kind === `include`)),
    n && ([s, c] = qt(Yt(n, `code`) ?? [], (e) => e.kind === `include`)),
    i.push(...o),
    i.push(...c);
  const l = [];
  if (r) {
    const e = Array.isArray(r) ? r : (r.include ?? []);
    l.push(Je(...e.map((e) => Xe(e))));
  }
  return (
    a.length && l.push(Je(...a.map((e) => e.expr))),
    s.length && l.push(Je(...s.map((e) => e.expr))),
    l.length && i.push(Qe(qe(...l))),
    i
  );
}
function Qt(e, t) {
  let n = Yt(t, e),
    r = [];
  return n && (r = n.map($t)), r.length > 0 ? { value: r } : void 0;
}
function $t(e) {
  const t = [];
  return an(e, t), t;
}
function en(e) {
  switch (e.kind) {
    case `and`:
    case `or`:
      return e.args.some(en);
    case `not`:
    case `include`:
    case `exclude`:
      return en(e.expr);
    case `importerId`:
      return !0;
    default:
      return !1;
  }
}
function tn(e, t) {
  if (e?.some(en))
    throw Error(
      `The \`importerId\` filter can only be used with the \`resolveId\` hook, but it was used with the \`${t}\` hook.`,
    );
}
function nn(e) {
  switch (e.kind) {
    case `and`:
    case `or`:
      return e.args.some(nn);
    case `not`:
    case `include`:
    case `exclude`:
      return nn(e.expr);
    case `id`:
      return typeof e.pattern == `string`;
    default:
      return !1;
  }
}
function rn(e, t) {
  if (e?.some(nn))
    throw Error(
      `A string \`id\` filter is not supported for the \`${t}\` hook, because its \`id\` is the import specifier rather than a resolved path. Use a RegExp instead.`,
    );
}
function an(e, t) {
  switch (e.kind) {
    case `and`: {
      const n = e.args;
      for (let e = n.length - 1; e >= 0; e--) an(n[e], t);
      t.push({ kind: `And`, payload: n.length });
      break;
    }
    case `or`: {
      const n = e.args;
      for (let e = n.length - 1; e >= 0; e--) an(n[e], t);
      t.push({ kind: `Or`, payload: n.length });
      break;
    }
    case `not`:
      an(e.expr, t), t.push({ kind: `Not` });
      break;
    case `id`:
      t.push({ kind: `Id`, payload: e.pattern }), e.params.cleanUrl && t.push({ kind: `CleanUrl` });
      break;
    case `importerId`:
      t.push({ kind: `ImporterId`, payload: e.pattern }), e.params.cleanUrl && t.push({ kind: `CleanUrl` });
      break;
    case `moduleType`:
      t.push({ kind: `ModuleType`, payload: e.pattern });
      break;
    case `code`:
      t.push({ kind: `Code`, payload: e.pattern });
      break;
    case `include`:
      an(e.expr, t), t.push({ kind: `Include` });
      break;
    case `exclude`:
      an(e.expr, t), t.push({ kind: `Exclude` });
      break;
    case `query`:
      t.push({ kind: `QueryKey`, payload: e.key }), t.push({ kind: `QueryValue`, payload: e.pattern });
      break;
    default:
      throw Error(`Unknown filter expression: ${e}`);
  }
}
function on(e) {
  if (!e) return;
  const t = Array.isArray(e) ? e : e.id ? Yt(e.id, `id`) : void 0;
  if ((rn(t, `resolveId`), !t)) return;
  const n = t.map($t);
  return n.length > 0 ? { value: n } : void 0;
}
function sn(e) {
  if (e) return Array.isArray(e) ? (tn(e, `load`), { value: e.map($t) }) : e.id ? Qt(`id`, e.id) : void 0;
}
function cn(e) {
  if (!e) return;
  const t = Zt(e);
  tn(t, `transform`);
  let n = [];
  return t && (n = t.map($t)), { value: n.length > 0 ? n : void 0 };
}
function ln(e) {
  if (e)
    return Array.isArray(e)
      ? (tn(e, `renderChunk`), { value: e.map($t) })
      : e.code
        ? Qt(`code`, e.code)
        : void 0;
}
function un(e) {
  return { order: dn(e.order) };
}
function dn(e) {
  switch (e) {
    case `post`:
      return w.BindingPluginOrder.Post;
    case `pre`:
      return w.BindingPluginOrder.Pre;
    case null:
    case void 0:
      return;
    default:
      throw Error(`Unknown plugin order: ${e}`);
  }
}
function k(e, t) {
  if (!e) return {};
  const n = at(e);
  return { ...t(n), meta: un(n.meta) };
}
const fn = {
  appendFile: o.appendFile,
  copyFile: o.copyFile,
  mkdir: o.mkdir,
  mkdtemp: o.mkdtemp,
  readdir: o.readdir,
  readFile: o.readFile,
  realpath: o.realpath,
  rename: o.rename,
  rmdir: o.rmdir,
  stat: o.stat,
  lstat: o.lstat,
  unlink: o.unlink,
  writeFile: o.writeFile,
};
var pn = class extends st {
  outputOptions;
  context;
  data;
  onLog;
  currentLoadingModule;
  fs = fn;
  getModuleInfo;
  constructor(e, t, n, r, i, a, o, s) {
    super(i, a, n.name, o),
      (this.outputOptions = e),
      (this.context = t),
      (this.data = r),
      (this.onLog = i),
      (this.currentLoadingModule = s),
      (this.getModuleInfo = (e) => this.data.getModuleInfo(e, t));
  }
  async load(e) {
    const t = e.id;
    t === this.currentLoadingModule && this.onLog(S, re(this.pluginName, this.currentLoadingModule));
    const n = this.data.getModuleInfo(t, this.context);
    if (n && n.code !== null) return n;
    const r = { meta: e.meta || {}, moduleSideEffects: e.moduleSideEffects || null, invalidate: !1 };
    this.data.updateModuleOption(t, r);
    let i = this.data.loadModulePromiseMap.get(t);
    return (
      i ||
        ((i = this.context.load(t, e.moduleSideEffects ?? void 0, e.packageJsonPath ?? void 0).catch(() => {
          this.data.loadModulePromiseMap.delete(t);
        })),
        this.data.loadModulePromiseMap.set(t, i)),
      await i,
      this.data.getModuleInfo(t, this.context)
    );
  }
  async resolve(e, t, n) {
    let r;
    n != null && (r = this.data.saveResolveOptions(n));
    const i = Object.entries(n?.custom ?? {}).reduce(
        (e, [t, n]) => (t.startsWith(`vite:`) && ((e ??= {})[t] = n), e),
        void 0,
      ),
      a = await this.context.resolve(e, t, {
        importKind: n?.kind,
        custom: r,
        isEntry: n?.isEntry,
        skipSelf: n?.skipSelf,
        vitePluginCustom: i,
      });
    if ((r != null && this.data.removeSavedResolveOptions(r), a == null)) return null;
    const o = this.data.getModuleOption(a.id) || {};
    return {
      ...a,
      external:
        a.external === `relative`
          ? ve(`The PluginContext resolve result external couldn't be 'relative'`)
          : a.external,
      ...o,
      moduleSideEffects: o.moduleSideEffects ?? a.moduleSideEffects ?? null,
      packageJsonPath: a.packageJsonPath,
    };
  }
  emitFile = (e) => {
    if (e.type === `prebuilt-chunk`)
      return typeof e.code == `string`
        ? typeof e.fileName != `string` || Se(e.fileName)
          ? y(
              v(
                `The "fileName" property of emitted prebuilt chunks must be strings that are neither absolute nor relative paths, received "${e.fileName}".`,
              ),
            )
          : this.context.emitPrebuiltChunk({
              fileName: e.fileName,
              name: e.name,
              code: e.code,
              exports: e.exports,
              map: x(e.map),
              sourcemapFileName: e.sourcemapFileName,
              facadeModuleId: e.facadeModuleId,
              isEntry: e.isEntry,
              isDynamicEntry: e.isDynamicEntry,
            })
        : y(v(`Emitted prebuilt chunks need to have a valid string code, received "${e.code}".`));
    const t = e.fileName || e.name;
    if (typeof t == `string` && Se(t))
      return y(
        v(
          `The "fileName" or "name" properties of emitted chunks and assets must be strings that are neither absolute nor relative paths, received "${t}".`,
        ),
      );
    if (e.type === `chunk`)
      return this.context.emitChunk({ preserveEntrySignatures: lr(e.preserveSignature), ...e });
    const n =
        e.fileName || typeof this.outputOptions.sanitizeFileName != `function`
          ? void 0
          : this.outputOptions.sanitizeFileName(e.name || `asset`),
      r = e.fileName ? void 0 : this.getAssetFileNames(e);
    return this.context.emitFile(
      { ...e, originalFileName: e.originalFileName || void 0, source: pt(e.source) },
      r,
      n,
    );
  };
  getAssetFileNames(e) {
    if (typeof this.outputOptions.assetFileNames == `function`)
      return this.outputOptions.assetFileNames({
        type: `asset`,
        name: e.name,
        names: e.name ? [e.name] : [],
        originalFileName: e.originalFileName,
        originalFileNames: e.originalFileName ? [e.originalFileName] : [],
        source: e.source,
      });
  }
  getFileName(e) {
    return this.context.getFileName(e);
  }
  getModuleIds() {
    return this.data.getModuleIds(this.context);
  }
  addWatchFile(e) {
    this.context.addWatchFile(e);
  }
  parse(e, t) {
    return Re(e, t);
  }
};
function A(e, t) {
  return new pn(e.outputOptions, t, e.plugin, e.pluginContextData, e.onLog, e.logLevel, e.watchMode);
}
var mn = class extends pn {
    inner;
    constructor(e, t, n, r, i, a, o, s, c) {
      super(e, t, n, r, o, s, c, a), (this.inner = i);
    }
    addWatchFile(e) {
      this.inner.addWatchFile(e);
    }
  },
  hn = class extends pn {
    inner;
    moduleId;
    moduleSource;
    constructor(e, t, n, r, i, a, o, s, c, l) {
      super(e, t, n, r, s, c, l, a), (this.inner = i), (this.moduleId = a), (this.moduleSource = o);
      const u = (e) => (t, n) => {
        (t = C(t)), n && se(t, n, o, a), (t.id = a), (t.hook = `transform`), e(t);
      };
      (this.debug = u(this.debug)), (this.warn = u(this.warn)), (this.info = u(this.info));
    }
    error(e, t) {
      return (
        typeof e == `string` && (e = { message: e }),
        t && se(e, t, this.moduleSource, this.moduleId),
        (e.id = this.moduleId),
        (e.hook = `transform`),
        y(oe(C(e), this.pluginName))
      );
    }
    getCombinedSourcemap() {
      return JSON.parse(this.inner.getCombinedSourcemap());
    }
    addWatchFile(e) {
      this.inner.addWatchFile(e);
    }
    sendMagicString(e) {
      this.inner.sendMagicString(e);
    }
  };
function gn(e) {
  return k(e.plugin.buildStart, ({ handler: t }) => ({
    plugin: async (n, r) => {
      await t.call(A(e, n), e.pluginContextData.getInputOptions(r));
    },
  }));
}
function _n(e) {
  return k(e.plugin.buildEnd, ({ handler: t }) => ({
    plugin: async (n, r) => {
      await t.call(A(e, n), r ? Ee(r) : void 0);
    },
  }));
}
function vn(e) {
  const t = e.plugin.resolveId;
  return k(t, ({ handler: t, options: n }) => ({
    plugin: async (n, r, i, a) => {
      const o = a.custom == null ? void 0 : e.pluginContextData.getSavedResolveOptions(a.custom),
        s = await t.call(A(e, n), r, i ?? void 0, { ...a, custom: o?.custom });
      if (s == null) return;
      if (s === !1) return { id: r, external: !0, normalizeExternalId: !0 };
      if (typeof s == `string`) return { id: s, normalizeExternalId: !1 };
      const c = e.pluginContextData.updateModuleOption(s.id, {
        meta: s.meta || {},
        moduleSideEffects: s.moduleSideEffects ?? null,
        invalidate: !1,
      });
      return {
        id: s.id,
        external: s.external,
        normalizeExternalId: !1,
        moduleSideEffects: c.moduleSideEffects ?? void 0,
        packageJsonPath: s.packageJsonPath,
      };
    },
    filter: on(n.filter),
  }));
}
function yn(e) {
  return k(e.plugin.resolveDynamicImport, ({ handler: t }) => ({
    plugin: async (n, r, i) => {
      const a = await t.call(A(e, n), r, i ?? void 0);
      if (a == null) return;
      if (a === !1) return { id: r, external: !0 };
      if (typeof a == `string`) return { id: a };
      const o = { id: a.id, external: a.external, packageJsonPath: a.packageJsonPath };
      return (
        a.moduleSideEffects !== null && (o.moduleSideEffects = a.moduleSideEffects),
        e.pluginContextData.updateModuleOption(a.id, {
          meta: a.meta || {},
          moduleSideEffects: a.moduleSideEffects || null,
          invalidate: !1,
        }),
        o
      );
    },
  }));
}
function bn(e) {
  return k(e.plugin.transform, ({ handler: t, options: n }) => ({
    plugin: async (n, r, i, a) => {
      let o, s;
      Object.defineProperties(a, {
        magicString: {
          get() {
            return o || ((o = new Ht(r)), o);
          },
        },
        ast: {
          get() {
            if (s) return s;
            let e = `js`;
            switch (a.moduleType) {
              case `js`:
              case `jsx`:
              case `ts`:
              case `tsx`:
                e = a.moduleType;
            }
            return (s = Re(r, { astType: a.moduleType.includes(`ts`) ? `ts` : `js`, lang: e })), s;
          },
        },
      });
      const c = new hn(
          e.outputOptions,
          n.inner(),
          e.plugin,
          e.pluginContextData,
          n,
          i,
          r,
          e.onLog,
          e.logLevel,
          e.watchMode,
        ),
        l = await t.call(c, r, i, a);
      if (l == null) return;
      if (typeof l == `string`) return { code: l };
      let u = e.pluginContextData.updateModuleOption(i, {
          meta: l.meta ?? {},
          moduleSideEffects: l.moduleSideEffects ?? null,
          invalidate: !1,
        }),
        d,
        f = l.map,
        p = !1;
      if (typeof l.code == `string`) d = l.code;
      else if (l.code instanceof Ht) {
        const e = l.code;
        d = e.toString();
        const t = n.sendMagicString(e);
        t == null ? (p = !0) : (f = t);
      }
      return {
        code: d,
        map: x(Wt(i, r, f)) ?? (p || l.map === null ? null : void 0),
        moduleSideEffects: u.moduleSideEffects ?? void 0,
        moduleType: l.moduleType,
      };
    },
    filter: cn(n.filter),
  }));
}
function xn(e) {
  return k(e.plugin.load, ({ handler: t, options: n }) => ({
    plugin: async (n, r) => {
      const i = await t.call(
        new mn(
          e.outputOptions,
          n.inner(),
          e.plugin,
          e.pluginContextData,
          n,
          r,
          e.onLog,
          e.logLevel,
          e.watchMode,
        ),
        r,
      );
      if (i == null) return;
      if (typeof i == `string`) return { code: i };
      const a = e.pluginContextData.updateModuleOption(r, {
          meta: i.meta || {},
          moduleSideEffects: i.moduleSideEffects ?? null,
          invalidate: !1,
        }),
        o = Sn(i, r);
      return {
        code: i.code,
        map: x(o),
        moduleType: i.moduleType,
        moduleSideEffects: a.moduleSideEffects ?? void 0,
      };
    },
    filter: sn(n.filter),
  }));
}
function Sn(e, t) {
  if (!e.map) return;
  const n = typeof e.map == `object` ? e.map : JSON.parse(e.map);
  if (!Ut(n.sources)) {
    const e = i.dirname(t) || `.`,
      r = n.sourceRoot || `.`;
    n.sources = n.sources.map((t) => i.resolve(e, r, t));
  }
  return n;
}
function Cn(e) {
  return k(e.plugin.moduleParsed, ({ handler: t }) => ({
    plugin: async (n, r) => {
      await t.call(A(e, n), kt(r, e.pluginContextData.getModuleOption(r.id)));
    },
  }));
}
function wn(e) {
  return k(e.plugin.renderStart, ({ handler: t }) => ({
    plugin: async (n, r) => {
      await t.call(A(e, n), e.pluginContextData.getOutputOptions(r), e.pluginContextData.getInputOptions(r));
    },
  }));
}
function Tn(e) {
  return k(e.plugin.renderChunk, ({ handler: t, options: n }) => ({
    plugin: async (n, r, i, a, o) => {
      e.pluginContextData.getRenderChunkMeta() ??
        e.pluginContextData.setRenderChunkMeta({
          chunks: Object.fromEntries(Object.entries(o.chunks).map(([e, t]) => [e, gt(t)])),
        });
      let s = { chunks: e.pluginContextData.getRenderChunkMeta().chunks },
        c;
      e.options.experimental?.nativeMagicString &&
        Object.defineProperty(s, 'magicString', {
          get() {
            return c || ((c = new Ht(r)), c);
          },
          configurable: !0,
        });
      const l = await t.call(A(e, n), r, gt(i), e.pluginContextData.getOutputOptions(a), s);
      if (l != null) {
        if (l instanceof Ht) {
          const e = l.toString(),
            t = l.generateMap();
          return {
            code: e,
            map: x({
              file: t.file,
              mappings: t.mappings,
              names: t.names,
              sources: t.sources,
              sourcesContent: t.sourcesContent.map((e) => e ?? null),
            }),
          };
        }
        if (typeof l == `string`) return { code: l };
        if (l.code instanceof Ht) {
          const e = l.code,
            t = e.toString();
          if (l.map === null) return { code: t, map: null };
          if (l.map === void 0) {
            const n = e.generateMap();
            return {
              code: t,
              map: x({
                file: n.file,
                mappings: n.mappings,
                names: n.names,
                sources: n.sources,
                sourcesContent: n.sourcesContent.map((e) => e ?? null),
              }),
            };
          }
          return { code: t, map: x(l.map) };
        }
        return l.map === null ? { code: l.code, map: null } : { code: l.code, map: x(l.map) };
      }
    },
    filter: ln(n.filter),
  }));
}
function En(e) {
  return k(e.plugin.augmentChunkHash, ({ handler: t }) => ({
    plugin: async (n, r) => t.call(A(e, n), gt(r)),
  }));
}
function Dn(e) {
  return k(e.plugin.resolveFileUrl, ({ handler: t }) => ({ plugin: async (n, r) => t.call(A(e, n), r) }));
}
function On(e) {
  return k(e.plugin.renderError, ({ handler: t }) => ({
    plugin: async (n, r) => {
      await t.call(A(e, n), Ee(r));
    },
  }));
}
function kn(e, t, n) {
  const r = { updated: /* @__PURE__ */ new Set(), deleted: /* @__PURE__ */ new Set() },
    i = A(e, t);
  return { changed: r, context: i, output: Tt(i, Ce(n), r, e.pluginContextData.outputCodeCache ?? void 0) };
}
function An(e) {
  return k(e.plugin.generateBundle, ({ handler: t }) => ({
    plugin: async (n, r, i, a) => {
      const { changed: o, context: s, output: c } = kn(e, n, r);
      return await t.call(s, e.pluginContextData.getOutputOptions(a), c, i), Et(o, c);
    },
  }));
}
function jn(e) {
  return k(e.plugin.writeBundle, ({ handler: t }) => ({
    plugin: async (n, r, i) => {
      const { changed: a, context: o, output: s } = kn(e, n, r);
      return await t.call(o, e.pluginContextData.getOutputOptions(i), s), Et(a, s);
    },
  }));
}
function Mn(e) {
  return k(e.plugin.closeBundle, ({ handler: t }) => ({
    plugin: async (n, r) => {
      await t.call(A(e, n), r ? Ee(r) : void 0);
    },
  }));
}
function Nn(e, t) {
  return k(e.plugin[t], ({ handler: t }) => ({
    plugin: async (n, r) => (typeof t == `string` ? t : t.call(A(e, n), gt(r))),
  }));
}
function Pn(e) {
  return k(e.plugin.hotUpdate, ({ handler: t }) => ({
    plugin: async (n, r) =>
      (await t.call(A(e, n), { type: r.kind, file: r.file, modules: r.modules })) ?? void 0,
  }));
}
function Fn(e) {
  return k(e.plugin.watchChange, ({ handler: t }) => ({
    plugin: async (n, r, i) => {
      await t.call(A(e, n), r, { event: i });
    },
  }));
}
function In(e) {
  return k(e.plugin.closeWatcher, ({ handler: t }) => ({
    plugin: async (n) => {
      await t.call(A(e, n));
    },
  }));
}
var Ln = class {
  bitflag = BigInt(0);
  constructor() {}
  union(e) {
    this.bitflag |= BigInt(e);
  }
  inner() {
    return Number(this.bitflag);
  }
};
function Rn(e) {
  const t = new Ln();
  return (
    e.buildStart && t.union(1),
    e.resolveId && t.union(2),
    e.resolveDynamicImport && t.union(4),
    e.load && t.union(8),
    e.transform && t.union(16),
    e.moduleParsed && t.union(32),
    e.buildEnd && t.union(64),
    e.renderStart && t.union(128),
    e.renderError && t.union(256),
    e.renderChunk && t.union(512),
    e.augmentChunkHash && t.union(1024),
    e.generateBundle && t.union(2048),
    e.writeBundle && t.union(4096),
    e.closeBundle && t.union(8192),
    e.watchChange && t.union(16384),
    e.closeWatcher && t.union(32768),
    e.banner && t.union(65536),
    e.footer && t.union(131072),
    e.intro && t.union(262144),
    e.outro && t.union(524288),
    e.resolveFileUrl && t.union(1048576),
    e.hotUpdate && t.union(2097152),
    t
  );
}
const zn = /* @__PURE__ */ new WeakMap();
function Bn(e) {
  let t = zn.get(e);
  return (
    t === void 0 &&
      ((t = {
        costs: /* @__PURE__ */ new Map(),
        warnedMissingGroupLabels: /* @__PURE__ */ new Set(),
        busyMs: 0,
        inFlight: 0,
        busyStart: 0,
      }),
      zn.set(e, t)),
    t
  );
}
function Vn(e, t, n) {
  let r = e.costs.get(t.key);
  r === void 0 && ((r = /* @__PURE__ */ new Map()), e.costs.set(t.key, r));
  let i = r.get(n);
  return (
    i === void 0 &&
      ((i = {
        owner: t.name,
        kind: t.kind,
        hookName: n,
        calls: 0,
        ms: 0,
        inFlight: 0,
        maxInFlight: 0,
        overlapMs: 0,
        lastChange: 0,
      }),
      r.set(n, i)),
    i
  );
}
function Hn(e, t) {
  e.inFlight > 1 && (e.overlapMs += (e.inFlight - 1) * (t - e.lastChange)), (e.lastChange = t);
}
function Un(e, t, n) {
  const r = performance.now();
  Hn(t, r), --t.inFlight, (t.ms += r - n), --e.inFlight, e.inFlight === 0 && (e.busyMs += r - e.busyStart);
}
function Wn(e, t, n, r) {
  if (e === void 0) return r;
  const i = Vn(e, t, n);
  return function (...t) {
    const n = performance.now();
    Hn(i, n),
      (i.calls += 1),
      (i.inFlight += 1),
      i.inFlight > i.maxInFlight && (i.maxInFlight = i.inFlight),
      e.inFlight === 0 && (e.busyStart = n),
      (e.inFlight += 1);
    let a;
    try {
      a = r.apply(this, t);
    } catch (t) {
      throw (Un(e, i, n), t);
    }
    return typeof a?.then == `function`
      ? a.then(
          (t) => (Un(e, i, n), t),
          (t) => {
            throw (Un(e, i, n), t);
          },
        )
      : (Un(e, i, n), a);
  };
}
const j = { key: Symbol(`output options`), name: `output options`, kind: `outputOption` },
  Gn = { key: Symbol(`input options`), name: `input options`, kind: `inputOption` };
function M(e, t, n, r) {
  return typeof r == `function` ? Wn(e, t, n, r) : r;
}
function Kn(e) {
  const t = zn.get(e);
  if (t === void 0) return { busyMs: 0, rows: [] };
  const n = [];
  for (const e of t.costs.values())
    for (const t of e.values())
      t.calls !== 0 &&
        n.push({
          owner: t.owner,
          kind: t.kind,
          hook: t.hookName,
          calls: t.calls,
          ms: t.ms,
          maxInFlight: t.maxInFlight,
          overlapMs: t.overlapMs,
          rankable: t.overlapMs <= t.ms * 0.01,
        });
  return { busyMs: t.busyMs, rows: n };
}
function qn(e, t, n, r, i, a, o, s, c) {
  const l = {
      plugin: e,
      options: t,
      outputOptions: n,
      pluginContextData: r,
      onLog: a,
      logLevel: o,
      watchMode: s,
      normalizedOutputPlugins: i,
    },
    { plugin: u, meta: d } = gn(l),
    { plugin: f, meta: p, filter: m } = vn(l),
    { plugin: ee, meta: h } = yn(l),
    { plugin: g, meta: _ } = _n(l),
    { plugin: v, meta: te, filter: ne } = bn(l),
    { plugin: re, meta: ie } = Cn(l),
    { plugin: ae, meta: oe, filter: y } = xn(l),
    { plugin: se, meta: ce, filter: le } = Tn(l),
    { plugin: ue, meta: de } = En(l),
    { plugin: fe, meta: pe } = Dn(l),
    { plugin: me, meta: he } = wn(l),
    { plugin: ge, meta: b } = On(l),
    { plugin: _e, meta: ve } = An(l),
    { plugin: ye, meta: be } = jn(l),
    { plugin: xe, meta: Se } = Mn(l),
    { plugin: x, meta: Ce } = Nn(l, `banner`),
    { plugin: we, meta: Te } = Nn(l, `footer`),
    { plugin: Ee, meta: De } = Nn(l, `intro`),
    { plugin: Oe, meta: ke } = Nn(l, `outro`),
    { plugin: Ae, meta: je } = Fn(l),
    { plugin: Me, meta: Ne } = Pn(l),
    { plugin: Pe, meta: Fe } = In(l),
    Ie = Rn(e).inner(),
    Le = {
      name: e.name,
      buildStart: u,
      buildStartMeta: d,
      resolveId: f,
      resolveIdMeta: p,
      resolveIdFilter: m,
      resolveDynamicImport: ee,
      resolveDynamicImportMeta: h,
      buildEnd: g,
      buildEndMeta: _,
      transform: v,
      transformMeta: te,
      transformFilter: ne,
      moduleParsed: re,
      moduleParsedMeta: ie,
      load: ae,
      loadMeta: oe,
      loadFilter: y,
      renderChunk: se,
      renderChunkMeta: ce,
      renderChunkFilter: le,
      augmentChunkHash: ue,
      augmentChunkHashMeta: de,
      resolveFileUrl: fe,
      resolveFileUrlMeta: pe,
      renderStart: me,
      renderStartMeta: he,
      renderError: ge,
      renderErrorMeta: b,
      generateBundle: _e,
      generateBundleMeta: ve,
      writeBundle: ye,
      writeBundleMeta: be,
      closeBundle: xe,
      closeBundleMeta: Se,
      banner: x,
      bannerMeta: Ce,
      footer: we,
      footerMeta: Te,
      intro: Ee,
      introMeta: De,
      outro: Oe,
      outroMeta: ke,
      watchChange: Ae,
      watchChangeMeta: je,
      hotUpdate: Me,
      hotUpdateMeta: Ne,
      closeWatcher: Pe,
      closeWatcherMeta: Fe,
      hookUsage: Ie,
    };
  return Jn(Le, { key: e, name: Le.name, kind: `plugin` }, c);
}
function Jn(e, t, n) {
  for (const r of [
    `buildStart`,
    `resolveId`,
    `resolveDynamicImport`,
    `buildEnd`,
    `transform`,
    `moduleParsed`,
    `load`,
    `renderChunk`,
    `augmentChunkHash`,
    `resolveFileUrl`,
    `renderStart`,
    `renderError`,
    `generateBundle`,
    `writeBundle`,
    `closeBundle`,
    `banner`,
    `footer`,
    `intro`,
    `outro`,
    `watchChange`,
    `hotUpdate`,
    `closeWatcher`,
  ]) {
    const i = e[r],
      a = i && Wn(n, t, r, i);
    a &&
      (e[r] = async (...t) => {
        try {
          return await a(...t);
        } catch (n) {
          return y(oe(n, e.name, { hook: r, id: r === `transform` ? t[2] : void 0 }));
        }
      });
  }
  return e;
}
function Yn(e) {
  let t = e.transform,
    n = t?.define ? Object.entries(t.define) : void 0,
    r = t?.inject,
    i = t?.dropLabels,
    a;
  if (t) {
    const { define: e, inject: n, dropLabels: r, ...i } = t;
    Object.keys(i).length > 0 && (i.jsx === !1 && (i.jsx = `disable`), (a = i));
  }
  return { define: n, inject: r, dropLabels: i, oxcTransformOptions: a };
}
function Xn(e = `localhost`, t = 3e3) {
  return `// @ts-check

class Module {
  /**
   * @type {{ exports: any }}
   */
  exportsHolder = { exports: null };
  /**
   * @type {string}
   */
  id;

  /**
   * @param {string} id
   */
  constructor(id) {
    this.id = id;
  }

  get exports() {
    return this.exportsHolder.exports;
  }
}

/**
 * Compiler-emitted module-graph delta — topology (static + dynamic edges).
 * \`ids[0, localCount)\` are the modules this payload carries; \`ids[localCount, …)\` are foreign edge targets.
 * \`edges[i]\` / \`dynamicEdges[i]\` are the static / dynamic-\`import()\` out-edges of \`ids[i]\`.
 * \`bindings[i][j]\` are the export names \`ids[i]\` imports through \`edges[i][j]\`. \`bindings\` holds
 * only some rows; a missing row, or a missing or \`null\` entry, means the whole namespace.
 * \`dynamicEdges\` also holds only some rows; a missing row means no dynamic edges.
 * \`stamps[i]\` is the rebuild stamp of \`ids[i]\`; a missing row means 0.
 * \`entries\` lists the rows whose module is an entry.
 * @typedef {{ ids: string[], localCount: number, edges: number[][], bindings?: Record<number, (string[] | null)[]>, dynamicEdges?: Record<number, number[]>, stamps?: Record<number, number>, entries?: number[] }} ModuleGraphDelta
 * @typedef {{ createModuleHotContext(moduleId: string): any, onModuleCacheRemoval(moduleId: string): void }} DevRuntimeHooks
 */

export class MissingFactoryError extends Error {
  /**
   * @param {string} id
   */
  constructor(id) {
    super(\`No factory registered for module \${id}\`);
    this.id = id;
  }
}

export class DevRuntime {
  /**
   * Client ID generated at runtime initialization, used for lazy compilation requests.
   * @type {string}
   */
  clientId;

  /**
   * @param {string} clientId
   */
  constructor(clientId) {
    this.clientId = clientId;
  }

  /**
   * Static import edges from \`registerGraph\` — entries persist across \`removeModuleCache\`
   * and change only by replacement from a newer payload (last write wins).
   * \`bindings\` is the payload row as sent; \`getImportedBindings\` resolves a missing entry.
   * @type {Map<string, { edges: string[], bindings: (string[] | null)[] | undefined }>}
   */
  staticImports = new Map();
  /**
   * Reverse index over the static imports.
   * @type {Map<string, Set<string>>}
   */
  importers = new Map();
  /**
   * Dynamic \`import()\` edges from \`registerGraph\`, keyed by importer — mirror of
   * \`staticImports\` for the dynamic reverse index.
   * @type {Map<string, { edges: string[] }>}
   */
  dynamicImports = new Map();
  /**
   * Reverse index over the dynamic imports.
   * @type {Map<string, Set<string>>}
   */
  dynamicImporters = new Map();
  /** @type {Set<string>} */
  entries = new Set();
  /**
   * The module cache. Membership means "this module's side effects ran in this tab" —
   * registration is emitted ahead of every module body, and nothing un-registers on
   * unwind, so a factory that throws mid-body stays registered. A \`Map\` rather than a
   * plain object: HMR eviction deletes entries, and a \`delete\` on an object drops V8
   * into dictionary mode, taxing every later lookup on the hottest read path.
   * @type {Map<string, Module>}
   */
  moduleCache = new Map();
  /**
   * Re-runnable factories from HMR patches and lazy chunks. The initial bundle stays
   * scope-hoisted and contributes none.
   * @type {Map<string, (id: string) => void>}
   */
  factories = new Map();
  /**
   * A late payload (a slow lazy chunk after an HMR patch) must not replace newer rows or
   * factories.
   * @type {Map<string, number>}
   */
  rowStamps = new Map();
  /** @type {Map<string, number>} */
  factoryStamps = new Map();
  /**
   * Installed by the dev client at boot. The runtime is a store + executor and makes
   * no HMR decisions; accepting, disposing, and reloading live behind these hooks.
   * @type {DevRuntimeHooks | null}
   */
  hooks = null;

  /**
   * @param {ModuleGraphDelta} delta
   */
  registerGraph(delta) {
    for (let i = 0; i < delta.localCount; i++) {
      const id = delta.ids[i];
      if (delta.stamps) {
        const stamp = delta.stamps[i] ?? 0;
        if (stamp < (this.rowStamps.get(id) ?? 0)) continue;
        this.rowStamps.set(id, stamp);
      } else {
        // A full-build chunk has no stamps. It runs its code right away, so its row always
        // replaces the old one.
        this.rowStamps.delete(id);
      }
      const edges = delta.edges[i].map((j) => delta.ids[j]);
      for (const target of this.staticImports.get(id)?.edges ?? []) {
        this.importers.get(target)?.delete(id);
      }
      for (const target of edges) {
        let importerSet = this.importers.get(target);
        if (!importerSet) {
          importerSet = new Set();
          this.importers.set(target, importerSet);
        }
        importerSet.add(id);
      }
      this.staticImports.set(id, { edges, bindings: delta.bindings?.[i] });

      // Dynamic \`import()\` edges are maintained in a parallel reverse index with the same
      // last-write-wins bookkeeping; \`getImporters\` unions the two.
      const dynamicEdges = (delta.dynamicEdges?.[i] ?? []).map((j) => delta.ids[j]);
      for (const target of this.dynamicImports.get(id)?.edges ?? []) {
        this.dynamicImporters.get(target)?.delete(id);
      }
      for (const target of dynamicEdges) {
        let importerSet = this.dynamicImporters.get(target);
        if (!importerSet) {
          importerSet = new Set();
          this.dynamicImporters.set(target, importerSet);
        }
        importerSet.add(id);
      }
      this.dynamicImports.set(id, { edges: dynamicEdges });

      if (delta.entries?.includes(i)) {
        this.entries.add(id);
      } else {
        this.entries.delete(id);
      }
    }
  }

  /**
   * @param {string} id
   * @param {(id: string) => void} fn
   * @param {number} [stamp]
   */
  registerFactory(id, fn, stamp = 0) {
    if (stamp < (this.factoryStamps.get(id) ?? 0)) return;
    this.factoryStamps.set(id, stamp);
    this.factories.set(id, fn);
  }

  /**
   * @param {string} id
   * @param {{ exports: any }} [exportsHolder]
   */
  registerModule(id, exportsHolder = { exports: {} }) {
    const module = new Module(id);
    module.exportsHolder = exportsHolder;
    this.moduleCache.set(id, module);
  }

  /**
   * @param {string} id
   * @returns {string[]}
   */
  getImporters(id) {
    // Static ∪ dynamic importers — the boundary walk treats both kinds the same (parity
    // with Vite \`node.importers\` / webpack \`module.parents\`). Deduped so a module that
    // imports \`id\` both statically and via \`import()\` appears once.
    const dynamic = this.dynamicImporters.get(id);
    if (!dynamic || dynamic.size === 0) {
      return [...(this.importers.get(id) ?? [])];
    }
    return [...new Set([...(this.importers.get(id) ?? []), ...dynamic])];
  }

  /**
   * \`"*"\` means the whole namespace, an empty list a side-effect-only import, \`undefined\` no edge.
   * @param {string} importer
   * @param {string} id
   * @returns {string[] | undefined}
   */
  getImportedBindings(importer, id) {
    const record = this.staticImports.get(importer);
    const j = record ? record.edges.indexOf(id) : -1;
    const names = j === -1 ? undefined : (record?.bindings?.[j] ?? ['*']);
    if (!this.dynamicImports.get(importer)?.edges.includes(id)) {
      return names;
    }
    if (!names) return ['*'];
    return names.includes('*') ? names : [...names, '*'];
  }

  /**
   * @param {string} id
   */
  isEntry(id) {
    return this.entries.has(id);
  }

  /**
   * @param {string} id
   */
  isExecuted(id) {
    return this.moduleCache.has(id);
  }

  /**
   * @param {string} id
   */
  hasFactory(id) {
    return this.factories.has(id);
  }

  /**
   * Module-cache delete only — static imports and factories persist. Removal is what
   * re-arms a cache-gated factory for \`initModule\`.
   * @param {string} id
   */
  removeModuleCache(id) {
    this.moduleCache.delete(id);
    this.hooks?.onModuleCacheRemoval(id);
  }

  /**
   * The one re-execution gate: registered → return the live exports; otherwise run the
   * mapped factory (which registers itself first, then runs the body).
   * @param {string} id
   */
  initModule(id) {
    if (this.moduleCache.has(id)) {
      return this.loadExports(id);
    }
    const factory = this.factories.get(id);
    if (!factory) {
      throw new MissingFactoryError(id);
    }
    factory(id);
    return this.loadExports(id);
  }

  /**
   * @param {string} id
   */
  loadExports(id) {
    const module = this.moduleCache.get(id);
    if (module) {
      return module.exportsHolder.exports;
    } else {
      console.warn(\`Module \${id} not found\`);
      return {};
    }
  }

  /**
   * @param {string} moduleId
   */
  createModuleHotContext(moduleId) {
    if (this.hooks) {
      return this.hooks.createModuleHotContext(moduleId);
    }
    throw new Error('createModuleHotContext requires installed hooks or an override');
  }

  /** @internal */
  // @ts-expect-error The variable will be injected at build time.
  __toESM = __toESM;
  /** @internal */
  // @ts-expect-error The variable will be injected at build time.
  __toCommonJS = __toCommonJS;
  /** @internal */
  // @ts-expect-error The variable will be injected at build time.
  __exportAll = __exportAll;
  /**
   * @param {boolean} [isNodeMode]
   * @returns {(mod: any) => any}
   * @internal
   */
  // @ts-expect-error The variable will be injected at build time.
  __toDynamicImportESM = (isNodeMode) => (mod) => __toESM(mod.default, isNodeMode);
  /** @internal */
  // @ts-expect-error The variable will be injected at build time.
  __reExport = __reExport;
}

// @ts-check

/** @import { DevRuntime } from './runtime-extra-dev-common.js' */

/** @type {typeof DevRuntime} */
// @ts-expect-error -- there's no way to declare a variable by JSDoc
var BaseDevRuntime = DevRuntime;

class ModuleHotContext {
  /**
   * @type {{ deps: [string], fn: (moduleExports: Record<string, any>[]) => void }[]}
   */
  acceptCallbacks = [];
  /**
   * @param {string} moduleId
   * @param {InstanceType<BaseDevRuntime>} devRuntime
   */
  constructor(moduleId, devRuntime) {
    this.moduleId = moduleId;
    this.devRuntime = devRuntime;
  }

  /**
   * @overload
   * @param {(mod: Record<string, any>) => void} cb
   * @returns {void}
   */
  /**
   * @param {...any} args
   * @returns {void}
   */
  accept(...args) {
    if (args.length === 1) {
      const [cb] = /** @type {[(mod: Record<string, any>) => void]} */ (args);
      const acceptingPath = this.moduleId;
      this.acceptCallbacks.push({
        deps: [acceptingPath],
        fn: cb,
      });
    } else if (args.length === 0) {}
    else {
      throw new Error('Invalid arguments for \`import.meta.hot.accept\`');
    }
  }

  invalidate() {
    socket.send(JSON.stringify({
      type: 'hmr:invalidate',
      moduleId: this.moduleId,
    }));
  }
}

class DefaultDevRuntime extends BaseDevRuntime {
  /**
   * @type {Map<string, ModuleHotContext>}
   */
  moduleHotContexts = new Map();
  /**
   * @override
   * @param {string} moduleId
   */
  createModuleHotContext(moduleId) {
    const hotContext = new ModuleHotContext(moduleId, this);
    this.moduleHotContexts.set(moduleId, hotContext);
    return hotContext;
  }
}

/** @param {string} url */
function loadScript(url) {
  var script = document.createElement('script');
  script.src = url;
  script.type = 'module';
  script.onerror = function() {
    console.error('Failed to load script: ' + url);
  };
  document.body.appendChild(script);
}

console.debug('HMR runtime loaded', '$ADDR');
// Generate client ID immediately at runtime initialization
// This ensures the client ID is available before any lazy imports
const clientId = crypto.randomUUID();
const addr = new URL('ws://$ADDR');
addr.searchParams.set('clientId', clientId);

const socket = new WebSocket(addr);

(/** @type {any} */ (globalThis)).__rolldown_runtime__ ??=
  new DefaultDevRuntime(clientId);

/** @param {MessageEvent} event */
socket.onmessage = function(event) {
  const data = JSON.parse(event.data);
  console.debug('Received message:', data);
  if (data.type === 'connected') {
    // Server acknowledged the connection
    console.debug('[hmr]: Connection established with server');
  } else if (data.type === 'hmr:update') {
    if (typeof process === 'object') {
      import(data.path);
      console.debug(\`[hmr]: Importing HMR patch: \${data.path}\`);
    } else {
      console.debug(\`[hmr]: Loading HMR patch: \${data.path}\`);
      loadScript(data.url);
    }
  } else if (data.type === 'hmr:reload') {
    console.log('[hmr]: Full reload required, reloading page');
    if (typeof location !== 'undefined') {
      location.reload();
    } else {
      console.log('[hmr]: location is undefined, cannot reload page');
    }
  }
};
`.replaceAll(`$ADDR`, `${e}:${t}`);
}
function Zn(e, t, n, r, i, a, o, s, c) {
  const l = e.map((e) => {
      if (!ot(e)) {
        if (e instanceof le)
          switch (e.name) {
            case `builtin:vite-manifest`:
              return me(e, r);
            default:
              return pe(e);
          }
        return qn(e, t, n, r, i, a, o, s, c);
      }
    }),
    u = Yn(t);
  return {
    input: ar(t.input),
    plugins: l,
    cwd: t.cwd ?? process.cwd(),
    external: er(t.external, c),
    resolve: nr(t.resolve),
    platform: t.platform,
    shimMissingExports: t.shimMissingExports,
    logLevel: ir(o),
    onLog: a,
    treeshake: sr(t.treeshake, c),
    moduleTypes: t.moduleTypes,
    define: u.define,
    inject: rr(u.inject),
    experimental: tr(t.experimental),
    profilerNames: n.generatedCode?.profilerNames,
    transform: u.oxcTransformOptions,
    watch: or(t.watch),
    dropLabels: u.dropLabels,
    keepNames: n.keepNames,
    checks: t.checks,
    pluginTimings: c ? () => Kn(t) : void 0,
    deferSyncScanData: () => {
      const e = [];
      return (
        r.moduleOptionMap.forEach((t, n) => {
          t.invalidate && e.push({ id: n, sideEffects: t.moduleSideEffects ?? void 0 });
        }),
        e
      );
    },
    makeAbsoluteExternalsRelative: cr(t.makeAbsoluteExternalsRelative),
    devtools: t.devtools,
    invalidateJsSideCache: r.clear.bind(r),
    preserveEntrySignatures: lr(t.preserveEntrySignatures),
    optimization: t.optimization,
    context: t.context,
    tsconfig: t.resolve?.tsconfigFilename ?? t.tsconfig,
  };
}
function Qn(e) {
  if (e) {
    if (typeof e == `boolean`) return e ? { implement: Xn(), skipCommonRuntimeInjection: !0 } : void 0;
    const t = e.implement == null;
    return {
      ...e,
      implement: e.implement ?? Xn(e.host, e.port),
      skipCommonRuntimeInjection: t ? !0 : e.skipCommonRuntimeInjection,
    };
  }
}
function $n(e) {
  switch (e) {
    case void 0:
      return;
    case `full`:
      return w.BindingAttachDebugInfo.Full;
    case `simple`:
      return w.BindingAttachDebugInfo.Simple;
    case `none`:
      return w.BindingAttachDebugInfo.None;
  }
}
function er(e, t) {
  if (e) {
    if (typeof e == `function`) {
      const n = Wn(t, Gn, `external`, e);
      return (e, t, r) => (e.startsWith(`\0`) ? !1 : (n(e, t, r) ?? !1));
    }
    return b(e);
  }
}
function tr(e) {
  let t = w.BindingChunkModuleOrderBy.ExecOrder;
  if (e?.chunkModulesOrder)
    switch (e.chunkModulesOrder) {
      case `exec-order`:
        t = w.BindingChunkModuleOrderBy.ExecOrder;
        break;
      case `module-id`:
        t = w.BindingChunkModuleOrderBy.ModuleId;
        break;
      default:
        throw Error(`Unexpected chunkModulesOrder: ${e.chunkModulesOrder}`);
    }
  return {
    viteMode: e?.viteMode,
    resolveNewUrlToAsset: e?.resolveNewUrlToAsset,
    devMode: Qn(e?.devMode),
    attachDebugInfo: $n(e?.attachDebugInfo),
    chunkModulesOrder: t,
    chunkImportMap: e?.chunkImportMap,
    onDemandWrapping: e?.onDemandWrapping,
    incrementalBuild: e?.incrementalBuild,
    nativeMagicString: e?.nativeMagicString,
    chunkOptimization: e?.chunkOptimization,
    lazyBarrel: e?.lazyBarrel,
  };
}
function nr(e) {
  const t = typeof process == `object` && !!process.versions?.pnp;
  if (e) {
    const { alias: n, extensionAlias: r, ...i } = e;
    return {
      alias: n
        ? Object.entries(n).map(([e, t]) => ({ find: e, replacements: t === !1 ? [void 0] : b(t) }))
        : void 0,
      extensionAlias: r ? Object.entries(r).map(([e, t]) => ({ target: e, replacements: t })) : void 0,
      yarnPnp: t,
      ...i,
    };
  }
  return { yarnPnp: t };
}
function rr(e) {
  if (e)
    return Object.entries(e).map(([e, t]) =>
      Array.isArray(t)
        ? t[1] === `*`
          ? { tagNamespace: !0, alias: e, from: t[0] }
          : { tagNamed: !0, alias: e, from: t[0], imported: t[1] }
        : { tagNamed: !0, imported: `default`, alias: e, from: t },
    );
}
function ir(e) {
  switch (e) {
    case `silent`:
      return w.BindingLogLevel.Silent;
    case `debug`:
      return w.BindingLogLevel.Debug;
    case `warn`:
      return w.BindingLogLevel.Warn;
    case `info`:
      return w.BindingLogLevel.Info;
    default:
      throw Error(`Unexpected log level: ${e}`);
  }
}
function ar(e) {
  return e === void 0
    ? []
    : typeof e == `string`
      ? [{ import: e }]
      : Array.isArray(e)
        ? e.map((e) => ({ import: e }))
        : Object.entries(e).map(([e, t]) => ({ name: e, import: t }));
}
function or(e) {
  if (e) {
    const t = e.watcher ?? {};
    return {
      buildDelay: e.buildDelay,
      skipWrite: e.skipWrite,
      usePolling: t.usePolling,
      pollInterval: t.pollInterval,
      compareContentsForPolling: t.compareContentsForPolling,
      useDebounce: t.useDebounce,
      debounceDelay: t.debounceDelay,
      debounceTickRate: t.debounceTickRate,
      include: he(e.include),
      exclude: he(e.exclude),
      onInvalidate: (...t) => e.onInvalidate?.(...t),
    };
  }
}
function sr(e, t) {
  if (e === !1) return;
  if (e === !0 || e === void 0) return { moduleSideEffects: !0 };
  const n = {
    moduleSideEffects: !0,
    annotations: e.annotations,
    manualPureFunctions: e.manualPureFunctions,
    unknownGlobalSideEffects: e.unknownGlobalSideEffects,
    invalidImportSideEffects: e.invalidImportSideEffects,
    commonjs: e.commonjs,
  };
  switch (e.propertyReadSideEffects) {
    case `always`:
      n.propertyReadSideEffects = w.BindingPropertyReadSideEffects.Always;
      break;
    case !1:
      n.propertyReadSideEffects = w.BindingPropertyReadSideEffects.False;
  }
  switch (e.propertyWriteSideEffects) {
    case `always`:
      n.propertyWriteSideEffects = w.BindingPropertyWriteSideEffects.Always;
      break;
    case !1:
      n.propertyWriteSideEffects = w.BindingPropertyWriteSideEffects.False;
  }
  return (
    (n.moduleSideEffects =
      e.moduleSideEffects === void 0
        ? !0
        : e.moduleSideEffects === `no-external`
          ? [
              { external: !0, sideEffects: !1 },
              { external: !1, sideEffects: !0 },
            ]
          : M(t, Gn, `treeshake.moduleSideEffects`, e.moduleSideEffects)),
    n
  );
}
function cr(e) {
  if (e === `ifRelativeSource`) return { type: `IfRelativeSource` };
  if (typeof e == `boolean`) return { type: `Bool`, field0: e };
}
function lr(e) {
  if (e != null) return typeof e == `string` ? { type: `String`, field0: e } : { type: `Bool`, field0: e };
}
function ur(e, t, n, r) {
  const i = rt[n],
    a = (n, o, s = /* @__PURE__ */ new Set()) => {
      if (!(rt[n] < i)) {
        for (const t of Er(`onLog`, e)) {
          if (s.has(t)) continue;
          const { onLog: e } = t;
          if (e) {
            const c = (e) => (rt[e] < i ? () => {} : (n) => a(e, C(n), new Set(s).add(t)));
            if (
              (`handler` in e ? e.handler : e).call(
                {
                  debug: c(`debug`),
                  error: (e) => y(C(e)),
                  info: c(`info`),
                  meta: { rollupVersion: `4.23.0`, rolldownVersion: `1.2.19`, watchMode: r },
                  warn: c(`warn`),
                  pluginName: t.name || `unknown`,
                },
                n,
                o,
              ) === !1
            )
              return;
          }
        }
        t(n, o);
      }
    };
  return a;
}
const dr = (e, t, n = mr) => {
    const { onwarn: r, onLog: i } = e,
      a = fr(n, r);
    if (i) {
      const e = rt[t];
      return (t, n) =>
        i(t, pr(n), (t, n) => {
          if (t === `error`) return y(C(n));
          rt[t] >= e && a(t, C(n));
        });
    }
    return a;
  },
  fr = (e, t) =>
    t
      ? (n, r) => {
          n === `warn` ? t(pr(r), (t) => e(S, C(t))) : e(n, r);
        }
      : e,
  pr = (e) => (Object.defineProperty(e, 'toString', { value: () => hr(e), writable: !0 }), e),
  mr = (e, t) => {
    const n = hr(t);
    switch (e) {
      case S:
        return console.warn(n);
      case nt:
        return console.debug(n);
      default:
        return console.info(n);
    }
  },
  hr = (e) => {
    let t = ``;
    return (
      e.plugin && (t += `(${e.plugin} plugin) `),
      e.loc && (t += `${gr(e.loc.file)} (${e.loc.line}:${e.loc.column}) `),
      t + e.message
    );
  };
function gr(e) {
  return i.isAbsolute(e) ? i.relative(i.resolve(), e) : e;
}
const _r = [
    `options`,
    `buildStart`,
    `resolveId`,
    `load`,
    `transform`,
    `moduleParsed`,
    `buildEnd`,
    `onLog`,
    `resolveDynamicImport`,
    `closeBundle`,
    `closeWatcher`,
    `watchChange`,
  ],
  vr = [
    `augmentChunkHash`,
    `outputOptions`,
    `renderChunk`,
    `renderStart`,
    `renderError`,
    `writeBundle`,
    `generateBundle`,
    `resolveFileUrl`,
  ],
  N = [..._r, ...vr, `footer`, `banner`, `intro`, `outro`];
N[0],
  N[0],
  N[1],
  N[1],
  N[2],
  N[2],
  N[3],
  N[3],
  N[4],
  N[4],
  N[5],
  N[5],
  N[6],
  N[6],
  N[7],
  N[7],
  N[8],
  N[8],
  N[9],
  N[9],
  N[10],
  N[10],
  N[11],
  N[11],
  N[12],
  N[12],
  N[13],
  N[13],
  N[14],
  N[14],
  N[15],
  N[15],
  N[16],
  N[16],
  N[17],
  N[17],
  N[18],
  N[18],
  N[19],
  N[19],
  N[20],
  N[20],
  N[21],
  N[21],
  N[22],
  N[22],
  N[23],
  N[23];
const yr = [`hotUpdate`];
async function br(e) {
  do e = (await Promise.all(e)).flat(1 / 0);
  while (e.some((e) => e?.then));
  return e;
}
const xr = async (e) => (await br([e])).filter(Boolean);
function Sr(e, t) {
  for (const n of e) for (const e of [..._r, ...yr]) e in n && (delete n[e], t(S, ne(n.name, e)));
  return e;
}
function Cr(e, t) {
  for (const [n, r] of e.entries()) {
    if (ot(r) || r instanceof le) continue;
    const e = r;
    e.name ||= `${t}${n + 1}`;
  }
  return e;
}
var wr = class {
  static async callOptionsHook(e, t = !1) {
    const n = e.logLevel || `info`,
      r = Er(`options`, Tr(await xr(e.plugins))),
      i = ur(r, dr(e, n), n, t);
    for (const a of r) {
      const r = a.name || `unknown`,
        o = a.options;
      if (o) {
        const { handler: a } = at(o),
          s = await a.call(new st(i, n, r, t, `onLog`), e);
        s && (e = s);
      }
    }
    return e;
  }
  static callOutputOptionsHook(e, t, n, r, i) {
    const a = Er(`outputOptions`, Tr(e));
    for (const e of a) {
      const a = e.name || `unknown`,
        o = e.outputOptions;
      if (o) {
        const { handler: e } = at(o),
          s = e.call(new st(n, r, a, i), t);
        s && (t = s);
      }
    }
    return t;
  }
};
function Tr(e) {
  return e.filter((e) => {
    if (e && !ot(e) && !(e instanceof le)) return e;
  });
}
function Er(e, t) {
  const n = [],
    r = [],
    i = [];
  for (const a of t) {
    const t = a[e];
    if (t) {
      if (typeof t == `object`) {
        if (t.order === `pre`) {
          n.push(a);
          continue;
        }
        if (t.order === `post`) {
          i.push(a);
          continue;
        }
      }
      r.push(a);
    }
  }
  return [...n, ...r, ...i];
}
const Dr = {
  lang: void 0,
  message: void 0,
  abortEarly: void 0,
  abortPipeEarly: void 0,
}; /* @__NO_SIDE_EFFECTS__ */
function Or(e) {
  return e
    ? {
        lang: e?.lang ?? void 0,
        message: e?.message,
        abortEarly: e?.abortEarly ?? void 0,
        abortPipeEarly: e?.abortPipeEarly ?? void 0,
      }
    : Dr;
} /* @__NO_SIDE_EFFECTS__ */
function kr(e) {
  const t = typeof e;
  return t === `string`
    ? `"${e}"`
    : t === `number` || t === `bigint` || t === `boolean`
      ? `${e}`
      : t === `object` || t === `function`
        ? ((e && Object.getPrototypeOf(e)?.constructor?.name) ?? `null`)
        : t;
}
function P(e, t, n, r, i) {
  const a = i && `input` in i ? i.input : n.value,
    o = i?.expected ?? e.expects ?? null,
    s = i?.received ?? /* @__PURE__ */ kr(a),
    c = {
      kind: e.kind,
      type: e.type,
      input: a,
      expected: o,
      received: s,
      message: `Invalid ${t}: ${o ? `Expected ${o} but r` : `R`}eceived ${s}`,
      requirement: e.requirement,
      path: i?.path,
      issues: i?.issues,
      lang: r.lang,
      abortEarly: r.abortEarly,
      abortPipeEarly: r.abortPipeEarly,
    },
    l = e.kind === `schema`,
    u =
      i?.message ??
      e.message ??
      (e.reference, c.lang, void 0) ??
      (l ? (c.lang, void 0) : null) ??
      r.message ??
      (c.lang, void 0);
  u !== void 0 && (c.message = typeof u == `function` ? u(c) : u),
    l && (n.typed = !1),
    n.issues ? n.issues.push(c) : (n.issues = [c]);
} /* @__NO_SIDE_EFFECTS__ */
function Ar(e, t) {
  return e === t || (Number.isNaN(e) && Number.isNaN(t));
} /* @__NO_SIDE_EFFECTS__ */
function jr(e, t) {
  return Object.hasOwn(e, t) && t !== `__proto__` && t !== `prototype` && t !== `constructor`;
} /* @__NO_SIDE_EFFECTS__ */
function Mr(e, t) {
  const n = [...new Set(e)];
  return n.length > 1 ? `(${n.join(` ${t} `)})` : (n[0] ?? `never`);
}
function F(e) {
  return (
    (e[`~standard`] = {
      version: 1,
      vendor: `valibot`,
      validate: (t) => e[`~run`]({ value: t }, /* @__PURE__ */ Or()),
    }),
    e
  );
}
var Nr = class extends Error {
  constructor(e) {
    super(e[0].message), (this.name = `ValiError`), (this.issues = e);
  }
}; /* @__NO_SIDE_EFFECTS__ */
function I(e) {
  return {
    kind: `transformation`,
    type: `args`,
    reference: I,
    async: !1,
    schema: e,
    '~run'(e, t) {
      const n = e.value;
      return (
        (e.value = (...e) => {
          const r = this.schema[`~run`]({ value: e }, t);
          if (r.issues) throw new Nr(r.issues);
          return n(...r.value);
        }),
        e
      );
    },
  };
} /* @__NO_SIDE_EFFECTS__ */
function Pr() {
  return {
    kind: `transformation`,
    type: `await`,
    reference: Pr,
    async: !0,
    async '~run'(e) {
      return (e.value = await e.value), e;
    },
  };
} /* @__NO_SIDE_EFFECTS__ */
function Fr(e, t) {
  return {
    kind: `validation`,
    type: `check`,
    reference: Fr,
    async: !1,
    expects: null,
    requirement: e,
    message: t,
    '~run'(e, t) {
      return e.typed && !this.requirement(e.value) && P(this, `input`, e, t), e;
    },
  };
} /* @__NO_SIDE_EFFECTS__ */
function L(e) {
  return { kind: `metadata`, type: `description`, reference: L, description: e };
} /* @__NO_SIDE_EFFECTS__ */
function R(e) {
  return {
    kind: `transformation`,
    type: `returns`,
    reference: R,
    async: !1,
    schema: e,
    '~run'(e, t) {
      const n = e.value;
      return (
        (e.value = (...e) => {
          const r = this.schema[`~run`]({ value: n(...e) }, t);
          if (r.issues) throw new Nr(r.issues);
          return r.value;
        }),
        e
      );
    },
  };
} /* @__NO_SIDE_EFFECTS__ */
function Ir(e) {
  return {
    kind: `transformation`,
    type: `returns`,
    reference: Ir,
    async: !1,
    schema: e,
    '~run'(e, t) {
      const n = e.value;
      return (
        (e.value = async (...e) => {
          const r = await this.schema[`~run`]({ value: await n(...e) }, t);
          if (r.issues) throw new Nr(r.issues);
          return r.value;
        }),
        e
      );
    },
  };
}
const Lr = { abortEarly: !0 }; /* @__NO_SIDE_EFFECTS__ */
function Rr(e, t, n) {
  return typeof e.fallback == `function` ? e.fallback(t, n) : e.fallback;
} /* @__NO_SIDE_EFFECTS__ */
function zr(e, t, n) {
  return typeof e.default == `function` ? e.default(t, n) : e.default;
} /* @__NO_SIDE_EFFECTS__ */
function Br(e, t) {
  return !e[`~run`]({ value: t }, Lr).issues;
} /* @__NO_SIDE_EFFECTS__ */
function Vr() {
  return F({
    kind: `schema`,
    type: `any`,
    reference: Vr,
    expects: `any`,
    async: !1,
    '~run'(e) {
      return (e.typed = !0), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function z(e, t) {
  return F({
    kind: `schema`,
    type: `array`,
    reference: z,
    expects: `Array`,
    async: !1,
    item: e,
    message: t,
    '~run'(e, t) {
      const n = e.value;
      if (Array.isArray(n)) {
        (e.typed = !0), (e.value = []);
        for (let r = 0; r < n.length; r++) {
          const i = n[r],
            a = this.item[`~run`]({ value: i }, t);
          if (a.issues) {
            const o = { type: `array`, origin: `value`, input: n, key: r, value: i };
            for (const t of a.issues) t.path ? t.path.unshift(o) : (t.path = [o]), e.issues?.push(t);
            if (((e.issues ||= a.issues), t.abortEarly)) {
              e.typed = !1;
              break;
            }
          }
          a.typed || (e.typed = !1), e.value.push(a.value);
        }
      } else P(this, `type`, e, t);
      return e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function B(e) {
  return F({
    kind: `schema`,
    type: `boolean`,
    reference: B,
    expects: `boolean`,
    async: !1,
    message: e,
    '~run'(e, t) {
      return typeof e.value == `boolean` ? (e.typed = !0) : P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function V(e, t) {
  return F({
    kind: `schema`,
    type: `custom`,
    reference: V,
    expects: `unknown`,
    async: !1,
    check: e,
    message: t,
    '~run'(e, t) {
      return this.check(e.value) ? (e.typed = !0) : P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function Hr(e) {
  return F({
    kind: `schema`,
    type: `function`,
    reference: Hr,
    expects: `Function`,
    async: !1,
    message: e,
    '~run'(e, t) {
      return typeof e.value == `function` ? (e.typed = !0) : P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function Ur(e, t) {
  return F({
    kind: `schema`,
    type: `instance`,
    reference: Ur,
    expects: e.name,
    async: !1,
    class: e,
    message: t,
    '~run'(e, t) {
      return e.value instanceof this.class ? (e.typed = !0) : P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function H(e, t) {
  return F({
    kind: `schema`,
    type: `literal`,
    reference: H,
    expects: /* @__PURE__ */ kr(e),
    async: !1,
    literal: e,
    message: t,
    '~run'(e, t) {
      return /* @__PURE__ */ Ar(e.value, this.literal) ? (e.typed = !0) : P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function Wr(e) {
  return F({
    kind: `schema`,
    type: `never`,
    reference: Wr,
    expects: `never`,
    async: !1,
    message: e,
    '~run'(e, t) {
      return P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function Gr(e, t) {
  return F({
    kind: `schema`,
    type: `nullish`,
    reference: Gr,
    expects: `(${e.expects} | null | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    '~run'(e, t) {
      return (e.value === null || e.value === void 0) &&
        (this.default !== void 0 && (e.value = /* @__PURE__ */ zr(this, e, t)),
        e.value === null || e.value === void 0)
        ? ((e.typed = !0), e)
        : this.wrapped[`~run`](e, t);
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function U(e) {
  return F({
    kind: `schema`,
    type: `number`,
    reference: U,
    expects: `number`,
    async: !1,
    message: e,
    '~run'(e, t) {
      return typeof e.value == `number` && !isNaN(e.value) ? (e.typed = !0) : P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function W(e, t) {
  return F({
    kind: `schema`,
    type: `object`,
    reference: W,
    expects: `Object`,
    async: !1,
    entries: e,
    message: t,
    '~run'(e, t) {
      const n = e.value;
      if (n && typeof n == `object`) {
        (e.typed = !0), (e.value = {});
        for (const r in this.entries) {
          const i = this.entries[r];
          if (
            r in n ||
            ((i.type === `exact_optional` || i.type === `optional` || i.type === `nullish`) &&
              i.default !== void 0)
          ) {
            const a = r in n ? n[r] : /* @__PURE__ */ zr(i),
              o = i[`~run`]({ value: a }, t);
            if (o.issues) {
              const i = { type: `object`, origin: `value`, input: n, key: r, value: a };
              for (const t of o.issues) t.path ? t.path.unshift(i) : (t.path = [i]), e.issues?.push(t);
              if (((e.issues ||= o.issues), t.abortEarly)) {
                e.typed = !1;
                break;
              }
            }
            o.typed || (e.typed = !1), (e.value[r] = o.value);
          } else if (i.fallback !== void 0) e.value[r] = /* @__PURE__ */ Rr(i);
          else if (
            i.type !== `exact_optional` &&
            i.type !== `optional` &&
            i.type !== `nullish` &&
            (P(this, `key`, e, t, {
              input: void 0,
              expected: `"${r}"`,
              path: [{ type: `object`, origin: `key`, input: n, key: r, value: n[r] }],
            }),
            t.abortEarly)
          )
            break;
        }
      } else P(this, `type`, e, t);
      return e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function G(e, t) {
  return F({
    kind: `schema`,
    type: `optional`,
    reference: G,
    expects: `(${e.expects} | undefined)`,
    async: !1,
    wrapped: e,
    default: t,
    '~run'(e, t) {
      return e.value === void 0 &&
        (this.default !== void 0 && (e.value = /* @__PURE__ */ zr(this, e, t)), e.value === void 0)
        ? ((e.typed = !0), e)
        : this.wrapped[`~run`](e, t);
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function Kr(e) {
  return F({
    kind: `schema`,
    type: `promise`,
    reference: Kr,
    expects: `Promise`,
    async: !1,
    message: e,
    '~run'(e, t) {
      return e.value instanceof Promise ? (e.typed = !0) : P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function K(e, t, n) {
  return F({
    kind: `schema`,
    type: `record`,
    reference: K,
    expects: `Object`,
    async: !1,
    key: e,
    value: t,
    message: n,
    '~run'(e, t) {
      const n = e.value;
      if (n && typeof n == `object`) {
        (e.typed = !0), (e.value = {});
        for (const r in n)
          if (/* @__PURE__ */ jr(n, r)) {
            const i = n[r],
              a = this.key[`~run`]({ value: r }, t);
            if (a.issues) {
              const o = { type: `object`, origin: `key`, input: n, key: r, value: i };
              for (const t of a.issues) (t.path = [o]), e.issues?.push(t);
              if (((e.issues ||= a.issues), t.abortEarly)) {
                e.typed = !1;
                break;
              }
            }
            const o = this.value[`~run`]({ value: i }, t);
            if (o.issues) {
              const a = { type: `object`, origin: `value`, input: n, key: r, value: i };
              for (const t of o.issues) t.path ? t.path.unshift(a) : (t.path = [a]), e.issues?.push(t);
              if (((e.issues ||= o.issues), t.abortEarly)) {
                e.typed = !1;
                break;
              }
            }
            (a.typed && o.typed) || (e.typed = !1), a.typed && (e.value[a.value] = o.value);
          }
      } else P(this, `type`, e, t);
      return e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function q(e, t) {
  return F({
    kind: `schema`,
    type: `strict_object`,
    reference: q,
    expects: `Object`,
    async: !1,
    entries: e,
    message: t,
    '~run'(e, t) {
      const n = e.value;
      if (n && typeof n == `object`) {
        (e.typed = !0), (e.value = {});
        for (const r in this.entries) {
          const i = this.entries[r];
          if (
            r in n ||
            ((i.type === `exact_optional` || i.type === `optional` || i.type === `nullish`) &&
              i.default !== void 0)
          ) {
            const a = r in n ? n[r] : /* @__PURE__ */ zr(i),
              o = i[`~run`]({ value: a }, t);
            if (o.issues) {
              const i = { type: `object`, origin: `value`, input: n, key: r, value: a };
              for (const t of o.issues) t.path ? t.path.unshift(i) : (t.path = [i]), e.issues?.push(t);
              if (((e.issues ||= o.issues), t.abortEarly)) {
                e.typed = !1;
                break;
              }
            }
            o.typed || (e.typed = !1), (e.value[r] = o.value);
          } else if (i.fallback !== void 0) e.value[r] = /* @__PURE__ */ Rr(i);
          else if (
            i.type !== `exact_optional` &&
            i.type !== `optional` &&
            i.type !== `nullish` &&
            (P(this, `key`, e, t, {
              input: void 0,
              expected: `"${r}"`,
              path: [{ type: `object`, origin: `key`, input: n, key: r, value: n[r] }],
            }),
            t.abortEarly)
          )
            break;
        }
        if (!e.issues || !t.abortEarly) {
          for (const r in n)
            if (!Object.hasOwn(this.entries, r)) {
              P(this, `key`, e, t, {
                input: r,
                expected: `never`,
                path: [{ type: `object`, origin: `key`, input: n, key: r, value: n[r] }],
              });
              break;
            }
        }
      } else P(this, `type`, e, t);
      return e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function J(e) {
  return F({
    kind: `schema`,
    type: `string`,
    reference: J,
    expects: `string`,
    async: !1,
    message: e,
    '~run'(e, t) {
      return typeof e.value == `string` ? (e.typed = !0) : P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function Y(e, t) {
  return F({
    kind: `schema`,
    type: `tuple`,
    reference: Y,
    expects: `Array`,
    async: !1,
    items: e,
    message: t,
    '~run'(e, t) {
      const n = e.value;
      if (Array.isArray(n)) {
        (e.typed = !0), (e.value = []);
        for (let r = 0; r < this.items.length; r++) {
          const i = n[r],
            a = this.items[r][`~run`]({ value: i }, t);
          if (a.issues) {
            const o = { type: `array`, origin: `value`, input: n, key: r, value: i };
            for (const t of a.issues) t.path ? t.path.unshift(o) : (t.path = [o]), e.issues?.push(t);
            if (((e.issues ||= a.issues), t.abortEarly)) {
              e.typed = !1;
              break;
            }
          }
          a.typed || (e.typed = !1), e.value.push(a.value);
        }
      } else P(this, `type`, e, t);
      return e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function qr(e) {
  return F({
    kind: `schema`,
    type: `undefined`,
    reference: qr,
    expects: `undefined`,
    async: !1,
    message: e,
    '~run'(e, t) {
      return e.value === void 0 ? (e.typed = !0) : P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function Jr(e) {
  let t;
  if (e)
    for (const n of e)
      if (t) for (const e of n.issues) t.push(e);
      else t = n.issues;
  return t;
} /* @__NO_SIDE_EFFECTS__ */
function X(e, t) {
  return F({
    kind: `schema`,
    type: `union`,
    reference: X,
    expects: /* @__PURE__ */ Mr(
      e.map((e) => e.expects),
      `|`,
    ),
    async: !1,
    options: e,
    message: t,
    '~run'(e, t) {
      let n, r, i;
      for (const a of this.options) {
        const o = a[`~run`]({ value: e.value }, t);
        if (o.typed) {
          if (o.issues) r ? r.push(o) : (r = [o]);
          else {
            n = o;
            break;
          }
        } else i ? i.push(o) : (i = [o]);
      }
      if (n) return n;
      if (r) {
        if (r.length === 1) return r[0];
        P(this, `type`, e, t, { issues: /* @__PURE__ */ Jr(r) }), (e.typed = !0);
      } else if (i?.length === 1) return i[0];
      else P(this, `type`, e, t, { issues: /* @__PURE__ */ Jr(i) });
      return e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function Yr(e, t) {
  return F({
    kind: `schema`,
    type: `union`,
    reference: Yr,
    expects: /* @__PURE__ */ Mr(
      e.map((e) => e.expects),
      `|`,
    ),
    async: !0,
    options: e,
    message: t,
    async '~run'(e, t) {
      let n, r, i;
      for (const a of this.options) {
        const o = await a[`~run`]({ value: e.value }, t);
        if (o.typed) {
          if (o.issues) r ? r.push(o) : (r = [o]);
          else {
            n = o;
            break;
          }
        } else i ? i.push(o) : (i = [o]);
      }
      if (n) return n;
      if (r) {
        if (r.length === 1) return r[0];
        P(this, `type`, e, t, { issues: /* @__PURE__ */ Jr(r) }), (e.typed = !0);
      } else if (i?.length === 1) return i[0];
      else P(this, `type`, e, t, { issues: /* @__PURE__ */ Jr(i) });
      return e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function Xr(e) {
  return F({
    kind: `schema`,
    type: `void`,
    reference: Xr,
    expects: `void`,
    async: !1,
    message: e,
    '~run'(e, t) {
      return e.value === void 0 ? (e.typed = !0) : P(this, `type`, e, t), e;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function Zr(e, t) {
  const n = { ...e.entries };
  for (const e of t) delete n[e];
  return F({ ...e, entries: n });
} /* @__NO_SIDE_EFFECTS__ */
function Qr(e, t) {
  const n = {};
  for (const r in e.entries) n[r] = !t || t.includes(r) ? /* @__PURE__ */ G(e.entries[r]) : e.entries[r];
  return F({ ...e, entries: n });
} /* @__NO_SIDE_EFFECTS__ */
function Z(...e) {
  return F({
    ...e[0],
    pipe: e,
    '~run'(t, n) {
      for (const r of e)
        if (r.kind !== `metadata`) {
          if (t.issues && (r.kind === `schema` || r.kind === `transformation`)) {
            t.typed = !1;
            break;
          }
          (t.issues && (n.abortEarly || n.abortPipeEarly)) || (t = r[`~run`](t, n));
        }
      return t;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function $r(...e) {
  return F({
    ...e[0],
    pipe: e,
    async: !0,
    async '~run'(t, n) {
      for (const r of e)
        if (r.kind !== `metadata`) {
          if (t.issues && (r.kind === `schema` || r.kind === `transformation`)) {
            t.typed = !1;
            break;
          }
          (t.issues && (n.abortEarly || n.abortPipeEarly)) || (t = await r[`~run`](t, n));
        }
      return t;
    },
  });
} /* @__NO_SIDE_EFFECTS__ */
function ei(e, t, n) {
  const r = e[`~run`]({ value: t }, /* @__PURE__ */ Or(n));
  return { typed: r.typed, success: !r.issues, output: r.value, issues: r.issues };
}
function ti(...e) {
  return l(...e);
}
const Q = /* @__PURE__ */ X([/* @__PURE__ */ J(), /* @__PURE__ */ Ur(RegExp)]);
function $() {
  return /* @__PURE__ */ Hr();
}
const ni = /* @__PURE__ */ X([
    /* @__PURE__ */ H(`debug`),
    /* @__PURE__ */ H(`info`),
    /* @__PURE__ */ H(`warn`),
  ]),
  ri = /* @__PURE__ */ X([ni, /* @__PURE__ */ H(`silent`)]),
  ii = /* @__PURE__ */ X([ni, /* @__PURE__ */ H(`error`)]),
  ai = /* @__PURE__ */ Vr(),
  oi = /* @__PURE__ */ X([ai, /* @__PURE__ */ J()]),
  si = /* @__PURE__ */ X([
    /* @__PURE__ */ J(),
    /* @__PURE__ */ z(/* @__PURE__ */ J()),
    /* @__PURE__ */ K(/* @__PURE__ */ J(), /* @__PURE__ */ J()),
  ]),
  ci = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(
      /* @__PURE__ */ Y([/* @__PURE__ */ J(), /* @__PURE__ */ G(/* @__PURE__ */ J()), /* @__PURE__ */ B()]),
    ),
    /* @__PURE__ */ R(/* @__PURE__ */ Gr(/* @__PURE__ */ B())),
  ),
  li = /* @__PURE__ */ X([Q, /* @__PURE__ */ z(Q), ci]),
  ui = /* @__PURE__ */ K(
    /* @__PURE__ */ J(),
    /* @__PURE__ */ X([
      /* @__PURE__ */ H(`asset`),
      /* @__PURE__ */ H(`base64`),
      /* @__PURE__ */ H(`binary`),
      /* @__PURE__ */ H(`copy`),
      /* @__PURE__ */ H(`css`),
      /* @__PURE__ */ H(`dataurl`),
      /* @__PURE__ */ H(`empty`),
      /* @__PURE__ */ H(`js`),
      /* @__PURE__ */ H(`json`),
      /* @__PURE__ */ H(`jsx`),
      /* @__PURE__ */ H(`text`),
      /* @__PURE__ */ H(`ts`),
      /* @__PURE__ */ H(`tsx`),
    ]),
  ),
  di = /* @__PURE__ */ W({
    assumptions: /* @__PURE__ */ G(
      /* @__PURE__ */ W({
        ignoreFunctionLength: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        noDocumentAll: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        objectRestNoSymbols: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        pureGetters: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        setPublicClassFields: /* @__PURE__ */ G(/* @__PURE__ */ B()),
      }),
    ),
    typescript: /* @__PURE__ */ G(
      /* @__PURE__ */ W({
        jsxPragma: /* @__PURE__ */ G(/* @__PURE__ */ J()),
        jsxPragmaFrag: /* @__PURE__ */ G(/* @__PURE__ */ J()),
        onlyRemoveTypeImports: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        allowNamespaces: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        allowDeclareFields: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        removeClassFieldsWithoutInitializer: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        optimizeConstEnums: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        optimizeEnums: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        declaration: /* @__PURE__ */ G(
          /* @__PURE__ */ W({
            stripInternal: /* @__PURE__ */ G(/* @__PURE__ */ B()),
            sourcemap: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          }),
        ),
        rewriteImportExtensions: /* @__PURE__ */ G(
          /* @__PURE__ */ X([/* @__PURE__ */ H(`rewrite`), /* @__PURE__ */ H(`remove`), /* @__PURE__ */ B()]),
        ),
      }),
    ),
    helpers: /* @__PURE__ */ G(
      /* @__PURE__ */ W({
        mode: /* @__PURE__ */ G(
          /* @__PURE__ */ X([/* @__PURE__ */ H(`Runtime`), /* @__PURE__ */ H(`External`)]),
        ),
      }),
    ),
    decorator: /* @__PURE__ */ G(
      /* @__PURE__ */ W({
        legacy: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        emitDecoratorMetadata: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        strictNullChecks: /* @__PURE__ */ G(/* @__PURE__ */ B()),
      }),
    ),
    jsx: /* @__PURE__ */ G(
      /* @__PURE__ */ X([
        /* @__PURE__ */ H(!1),
        /* @__PURE__ */ H(`preserve`),
        /* @__PURE__ */ H(`react`),
        /* @__PURE__ */ H(`react-jsx`),
        /* @__PURE__ */ q({
          runtime: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(
              /* @__PURE__ */ X([/* @__PURE__ */ H(`classic`), /* @__PURE__ */ H(`automatic`)]),
            ),
            /* @__PURE__ */ L(`Which runtime to use`),
          ),
          development: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(/* @__PURE__ */ B()),
            /* @__PURE__ */ L(`Development specific information`),
          ),
          throwIfNamespace: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(/* @__PURE__ */ B()),
            /* @__PURE__ */ L(`Toggles whether to throw an error when a tag name uses an XML namespace`),
          ),
          pure: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(/* @__PURE__ */ B()),
            /* @__PURE__ */ L(`Mark JSX elements and top-level React method calls as pure for tree shaking.`),
          ),
          importSource: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(/* @__PURE__ */ J()),
            /* @__PURE__ */ L(`Import the factory of element and fragment if mode is classic`),
          ),
          pragma: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(/* @__PURE__ */ J()),
            /* @__PURE__ */ L(`Jsx element transformation`),
          ),
          pragmaFrag: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(/* @__PURE__ */ J()),
            /* @__PURE__ */ L(`Jsx fragment transformation`),
          ),
          refresh: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ Vr()])),
            /* @__PURE__ */ L(`Enable react fast refresh`),
          ),
        }),
      ]),
    ),
    target: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ J(), /* @__PURE__ */ z(/* @__PURE__ */ J())])),
      /* @__PURE__ */ L(`The JavaScript target environment`),
    ),
    define: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ K(/* @__PURE__ */ J(), /* @__PURE__ */ J())),
      /* @__PURE__ */ L(`Define global variables (syntax: key:value,key2:value2)`),
    ),
    inject: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ K(
          /* @__PURE__ */ J(),
          /* @__PURE__ */ X([
            /* @__PURE__ */ J(),
            /* @__PURE__ */ Y([/* @__PURE__ */ J(), /* @__PURE__ */ J()]),
          ]),
        ),
      ),
      /* @__PURE__ */ L(`Inject import statements on demand`),
    ),
    dropLabels: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
      /* @__PURE__ */ L(`Remove labeled statements with these label names`),
    ),
    plugins: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ W({
          styledComponents: /* @__PURE__ */ G(/* @__PURE__ */ Vr()),
          taggedTemplateEscape: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        }),
      ),
      /* @__PURE__ */ L(`Third-party plugins to use`),
    ),
  }),
  fi = /* @__PURE__ */ q({
    usePolling: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Use polling-based file watching instead of native OS events`),
    ),
    pollInterval: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ U()),
      /* @__PURE__ */ L(`Poll interval in milliseconds (only used when usePolling is true)`),
    ),
    compareContentsForPolling: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Compare file contents for poll-based watchers (only used when usePolling is true)`),
    ),
    useDebounce: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Use debounced event delivery at the filesystem level`),
    ),
    debounceDelay: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ U()),
      /* @__PURE__ */ L(`Debounce delay in milliseconds (only used when useDebounce is true)`),
    ),
    debounceTickRate: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ U()),
      /* @__PURE__ */ L(`Tick rate in milliseconds for debouncer (only used when useDebounce is true)`),
    ),
  }),
  pi = /* @__PURE__ */ q({
    chokidar: /* @__PURE__ */ G(
      /* @__PURE__ */ Wr(
        `The "watch.chokidar" option is deprecated, please use "watch.watcher" instead of it`,
      ),
    ),
    exclude: /* @__PURE__ */ G(/* @__PURE__ */ X([Q, /* @__PURE__ */ z(Q)])),
    include: /* @__PURE__ */ G(/* @__PURE__ */ X([Q, /* @__PURE__ */ z(Q)])),
    watcher: /* @__PURE__ */ G(fi),
    notify: /* @__PURE__ */ G(fi),
    skipWrite: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Skip the bundle.write() step`),
    ),
    buildDelay: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ U()),
      /* @__PURE__ */ L(`Throttle watch rebuilds`),
    ),
    clearScreen: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to clear the screen when a rebuild is triggered`),
    ),
    onInvalidate: /* @__PURE__ */ Z(
      /* @__PURE__ */ G($()),
      /* @__PURE__ */ L(
        `An optional function that will be called immediately every time a module changes that is part of the build.`,
      ),
    ),
  }),
  mi = /* @__PURE__ */ q({
    circularDependency: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to emit warnings when detecting circular dependency`),
    ),
    eval: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L('Whether to emit warnings when detecting uses of direct `eval`s'),
    ),
    missingGlobalName: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L('Whether to emit warnings when the `output.globals` option is missing when needed'),
    ),
    missingNameOptionForIifeExport: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L('Whether to emit warnings when the `output.name` option is missing when needed'),
    ),
    invalidAnnotation: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        'Whether to emit warnings when a `#__PURE__` / `@__PURE__` annotation has no effect due to its position',
      ),
    ),
    mixedExports: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to emit warnings when the way to export values is ambiguous`),
    ),
    unresolvedEntry: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to emit warnings when an entrypoint cannot be resolved`),
    ),
    unresolvedImport: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to emit warnings when an import cannot be resolved`),
    ),
    filenameConflict: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Whether to emit warnings when files generated have the same name with different contents`,
      ),
    ),
    moduleLevelDirective: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L('Whether to emit warnings for module-level directives other than `use strict`'),
    ),
    commonJsVariableInEsm: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to emit warnings when a CommonJS variable is used in an ES module`),
    ),
    importIsUndefined: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to emit warnings when an imported variable is not exported`),
    ),
    emptyImportMeta: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        'Whether to emit warnings when `import.meta` is not supported with the output format and is replaced with an empty object (`{}`)',
      ),
    ),
    toleratedTransform: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to emit warnings when detecting tolerated transform`),
    ),
    cannotCallNamespace: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to emit warnings when a namespace is called as a function`),
    ),
    configurationFieldConflict: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Whether to emit warnings when a config value is overridden by another config value with a higher priority`,
      ),
    ),
    preferBuiltinFeature: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Whether to emit warnings when a plugin that is covered by a built-in feature is used`,
      ),
    ),
    couldNotCleanDirectory: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to emit warnings when Rolldown could not clean the output directory`),
    ),
    bundlerTimings: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Whether to emit warnings when plugins and option callbacks take significant time during the build process`,
      ),
    ),
    pluginTimings: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Deprecated alias for bundlerTimings. Rolldown uses bundlerTimings if both options have values.`,
      ),
    ),
    duplicateShebang: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to emit warnings when both the code and postBanner contain shebang`),
    ),
    unsupportedTsconfigOption: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Whether to emit warnings when a tsconfig option or combination of options is not supported`,
      ),
    ),
    ineffectiveDynamicImport: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Whether to emit warnings when a module is dynamically imported but also statically imported, making the dynamic import ineffective for code splitting`,
      ),
    ),
    largeBarrelModules: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Whether to emit info logs when a barrel module has a very large number of re-exports (more than 5000)`,
      ),
    ),
    sourcemapBroken: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Whether to emit warnings when a plugin transforms code without generating a sourcemap`,
      ),
    ),
    namespaceConflict: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Whether to emit warnings when multiple star re-exports provide the same name from different modules`,
      ),
    ),
    shimmedExport: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        `Whether to emit warnings when a missing export is replaced with an undefined binding`,
      ),
    ),
  }),
  hi = /* @__PURE__ */ q({
    compress: /* @__PURE__ */ G(
      /* @__PURE__ */ X([
        /* @__PURE__ */ B(),
        /* @__PURE__ */ q({
          target: /* @__PURE__ */ G(
            /* @__PURE__ */ X([/* @__PURE__ */ J(), /* @__PURE__ */ z(/* @__PURE__ */ J())]),
          ),
          dropConsole: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          dropDebugger: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          keepNames: /* @__PURE__ */ G(
            /* @__PURE__ */ q({ function: /* @__PURE__ */ B(), class: /* @__PURE__ */ B() }),
          ),
          unused: /* @__PURE__ */ G(
            /* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ H(`keep_assign`)]),
          ),
          joinVars: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          sequences: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          dropLabels: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
          maxIterations: /* @__PURE__ */ G(/* @__PURE__ */ U()),
          treeshake: /* @__PURE__ */ G(
            /* @__PURE__ */ q({
              annotations: /* @__PURE__ */ G(/* @__PURE__ */ B()),
              manualPureFunctions: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
              propertyReadSideEffects: /* @__PURE__ */ G(
                /* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ H(`always`)]),
              ),
              propertyWriteSideEffects: /* @__PURE__ */ G(/* @__PURE__ */ B()),
              unknownGlobalSideEffects: /* @__PURE__ */ G(/* @__PURE__ */ B()),
              invalidImportSideEffects: /* @__PURE__ */ G(/* @__PURE__ */ B()),
            }),
          ),
        }),
      ]),
    ),
    mangle: /* @__PURE__ */ G(
      /* @__PURE__ */ X([
        /* @__PURE__ */ B(),
        /* @__PURE__ */ q({
          toplevel: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          keepNames: /* @__PURE__ */ G(
            /* @__PURE__ */ X([
              /* @__PURE__ */ B(),
              /* @__PURE__ */ q({ function: /* @__PURE__ */ B(), class: /* @__PURE__ */ B() }),
            ]),
          ),
          reserved: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
          debug: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        }),
      ]),
    ),
    mangleProps: /* @__PURE__ */ G(
      /* @__PURE__ */ q({
        include: /* @__PURE__ */ Ur(RegExp),
        exclude: /* @__PURE__ */ G(/* @__PURE__ */ Ur(RegExp)),
        reserved: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
        quoted: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        debug: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        cache: /* @__PURE__ */ G(
          /* @__PURE__ */ K(
            /* @__PURE__ */ J(),
            /* @__PURE__ */ X([/* @__PURE__ */ J(), /* @__PURE__ */ H(!1)]),
          ),
        ),
      }),
    ),
    codegen: /* @__PURE__ */ G(
      /* @__PURE__ */ X([
        /* @__PURE__ */ B(),
        /* @__PURE__ */ q({
          removeWhitespace: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          asciiOnly: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          legalComments: /* @__PURE__ */ G(
            /* @__PURE__ */ X([
              /* @__PURE__ */ H(`none`),
              /* @__PURE__ */ H(`inline`),
              /* @__PURE__ */ H(`eof`),
              /* @__PURE__ */ H(`external`),
              /* @__PURE__ */ q({ linked: /* @__PURE__ */ J() }),
            ]),
          ),
        }),
      ]),
    ),
  }),
  gi = /* @__PURE__ */ q({
    alias: /* @__PURE__ */ G(
      /* @__PURE__ */ K(
        /* @__PURE__ */ J(),
        /* @__PURE__ */ X([
          /* @__PURE__ */ H(!1),
          /* @__PURE__ */ J(),
          /* @__PURE__ */ z(/* @__PURE__ */ J()),
        ]),
      ),
    ),
    aliasFields: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ z(/* @__PURE__ */ J()))),
    conditionNames: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
    extensionAlias: /* @__PURE__ */ G(
      /* @__PURE__ */ K(/* @__PURE__ */ J(), /* @__PURE__ */ z(/* @__PURE__ */ J())),
    ),
    exportsFields: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ z(/* @__PURE__ */ J()))),
    extensions: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
    mainFields: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
    mainFiles: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
    modules: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
    symlinks: /* @__PURE__ */ G(/* @__PURE__ */ B()),
    tsconfigFilename: /* @__PURE__ */ G(/* @__PURE__ */ J()),
  }),
  _i = /* @__PURE__ */ q({
    moduleSideEffects: /* @__PURE__ */ G(/* @__PURE__ */ Vr()),
    annotations: /* @__PURE__ */ G(/* @__PURE__ */ B()),
    manualPureFunctions: /* @__PURE__ */ G(
      /* @__PURE__ */ V((e) => /* @__PURE__ */ Br(/* @__PURE__ */ z(/* @__PURE__ */ J()), e), `string array`),
    ),
    unknownGlobalSideEffects: /* @__PURE__ */ G(/* @__PURE__ */ B()),
    invalidImportSideEffects: /* @__PURE__ */ G(/* @__PURE__ */ B()),
    commonjs: /* @__PURE__ */ G(/* @__PURE__ */ B()),
    propertyReadSideEffects: /* @__PURE__ */ G(
      /* @__PURE__ */ X([/* @__PURE__ */ H(!1), /* @__PURE__ */ H(`always`)]),
    ),
    propertyWriteSideEffects: /* @__PURE__ */ G(
      /* @__PURE__ */ X([/* @__PURE__ */ H(!1), /* @__PURE__ */ H(`always`)]),
    ),
  }),
  vi = /* @__PURE__ */ q({
    inlineConst: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ X([
          /* @__PURE__ */ B(),
          /* @__PURE__ */ q({
            mode: /* @__PURE__ */ G(
              /* @__PURE__ */ X([/* @__PURE__ */ H(`all`), /* @__PURE__ */ H(`smart`)]),
            ),
            pass: /* @__PURE__ */ G(/* @__PURE__ */ U()),
          }),
        ]),
      ),
      /* @__PURE__ */ L(`Enable crossmodule constant inlining`),
    ),
    pifeForModuleWrappers: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Use PIFE pattern for module wrappers`),
    ),
  }),
  yi = /* @__PURE__ */ Z($(), /* @__PURE__ */ I(/* @__PURE__ */ Y([ii, oi]))),
  bi = /* @__PURE__ */ Z($(), /* @__PURE__ */ I(/* @__PURE__ */ Y([ni, ai, yi]))),
  xi = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(
      /* @__PURE__ */ Y([
        ai,
        /* @__PURE__ */ Z(
          $(),
          /* @__PURE__ */ I(
            /* @__PURE__ */ Y([/* @__PURE__ */ X([oi, /* @__PURE__ */ Z($(), /* @__PURE__ */ R(oi))])]),
          ),
        ),
      ]),
    ),
  ),
  Si = /* @__PURE__ */ X([
    /* @__PURE__ */ B(),
    /* @__PURE__ */ q({
      port: /* @__PURE__ */ G(/* @__PURE__ */ U()),
      host: /* @__PURE__ */ G(/* @__PURE__ */ J()),
      implement: /* @__PURE__ */ G(/* @__PURE__ */ J()),
      skipCommonRuntimeInjection: /* @__PURE__ */ G(/* @__PURE__ */ B()),
      lazy: /* @__PURE__ */ G(/* @__PURE__ */ B()),
      hotUpdate: /* @__PURE__ */ G(/* @__PURE__ */ B()),
    }),
  ]),
  Ci = /* @__PURE__ */ q({
    input: /* @__PURE__ */ G(si),
    plugins: /* @__PURE__ */ G(/* @__PURE__ */ V(() => !0)),
    external: /* @__PURE__ */ G(li),
    makeAbsoluteExternalsRelative: /* @__PURE__ */ G(
      /* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ H(`ifRelativeSource`)]),
    ),
    resolve: /* @__PURE__ */ G(gi),
    cwd: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(`Current working directory`),
    ),
    platform: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ X([
          /* @__PURE__ */ H(`browser`),
          /* @__PURE__ */ H(`neutral`),
          /* @__PURE__ */ H(`node`),
        ]),
      ),
      /* @__PURE__ */ L(
        `Platform for which the code should be generated (node, ${ti(`underline`, `browser`)}, neutral)`,
      ),
    ),
    shimMissingExports: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Create shim variables for missing exports`),
    ),
    treeshake: /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ B(), _i])),
    optimization: /* @__PURE__ */ G(vi),
    logLevel: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(ri),
      /* @__PURE__ */ L(
        `Log level (${ti(`dim`, `silent`)}, ${ti([`underline`, `gray`], `info`)}, debug, ${ti(`yellow`, `warn`)})`,
      ),
    ),
    onLog: /* @__PURE__ */ G(bi),
    onwarn: /* @__PURE__ */ G(xi),
    moduleTypes: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(ui),
      /* @__PURE__ */ L(`Module types for customized extensions`),
    ),
    experimental: /* @__PURE__ */ G(
      /* @__PURE__ */ q({
        viteMode: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        resolveNewUrlToAsset: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        devMode: /* @__PURE__ */ G(Si),
        chunkModulesOrder: /* @__PURE__ */ G(
          /* @__PURE__ */ X([/* @__PURE__ */ H(`module-id`), /* @__PURE__ */ H(`exec-order`)]),
        ),
        attachDebugInfo: /* @__PURE__ */ G(
          /* @__PURE__ */ X([
            /* @__PURE__ */ H(`none`),
            /* @__PURE__ */ H(`simple`),
            /* @__PURE__ */ H(`full`),
          ]),
        ),
        chunkImportMap: /* @__PURE__ */ G(
          /* @__PURE__ */ X([
            /* @__PURE__ */ B(),
            /* @__PURE__ */ W({
              baseUrl: /* @__PURE__ */ G(/* @__PURE__ */ J()),
              fileName: /* @__PURE__ */ G(/* @__PURE__ */ J()),
            }),
          ]),
        ),
        onDemandWrapping: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        incrementalBuild: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        nativeMagicString: /* @__PURE__ */ G(/* @__PURE__ */ B()),
        chunkOptimization: /* @__PURE__ */ G(
          /* @__PURE__ */ X([
            /* @__PURE__ */ B(),
            /* @__PURE__ */ q({
              mergeCommonChunks: /* @__PURE__ */ G(/* @__PURE__ */ B()),
              avoidRedundantChunkLoads: /* @__PURE__ */ G(/* @__PURE__ */ B()),
            }),
          ]),
        ),
        lazyBarrel: /* @__PURE__ */ G(/* @__PURE__ */ B()),
      }),
    ),
    transform: /* @__PURE__ */ G(di),
    watch: /* @__PURE__ */ G(/* @__PURE__ */ X([pi, /* @__PURE__ */ H(!1)])),
    checks: /* @__PURE__ */ G(mi),
    devtools: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ W({
          sessionId: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(
              /* @__PURE__ */ Z(
                /* @__PURE__ */ J(),
                /* @__PURE__ */ Fr(
                  (e) => e !== `` && e !== `.` && e !== `..` && !/[/\\\0]/.test(e),
                  `Expected one path segment: not empty, not "." or "..", and without "/", "\\" or NUL`,
                ),
                /* @__PURE__ */ Fr(
                  (e) => e.toLowerCase().toUpperCase() !== `UNKNOWN-SESSION`,
                  `"unknown-session" is reserved for devtools events without a session context`,
                ),
              ),
            ),
            /* @__PURE__ */ L(`Used to name the build.`),
          ),
          mode: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ H(`full`), /* @__PURE__ */ H(`report`)])),
            /* @__PURE__ */ L(
              `'full' (default): write JSON-lines devtools logs. 'report': aggregate the same event stream in-memory and emit an agent-readable report (metrics.json + markdown views) instead.`,
            ),
          ),
        }),
      ),
      /* @__PURE__ */ L(
        `Enable debug mode. Emit debug information to disk. This might slow down the build process significantly.`,
      ),
    ),
    preserveEntrySignatures: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ X([
          /* @__PURE__ */ H(`strict`),
          /* @__PURE__ */ H(`allow-extension`),
          /* @__PURE__ */ H(`exports-only`),
          /* @__PURE__ */ H(!1),
        ]),
      ),
    ),
    context: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L('The value of `this` at the top level of each module.'),
    ),
    tsconfig: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ J()])),
      /* @__PURE__ */ L(`Path to the tsconfig.json file.`),
    ),
  }),
  wi = /* @__PURE__ */ q({
    input: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
      /* @__PURE__ */ L(`Entry file`),
    ),
    external: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
      /* @__PURE__ */ L('Comma-separated list of module ids to exclude from the bundle `<module-id>,...`'),
    ),
    treeshake: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`enable treeshaking`),
    ),
    makeAbsoluteExternalsRelative: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Prevent normalization of external imports`),
    ),
    preserveEntrySignatures: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ H(!1)),
      /* @__PURE__ */ L(`Avoid facade chunks for entry points`),
    ),
    context: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L('The entity top-level `this` represents.'),
    ),
  }),
  Ti = /* @__PURE__ */ Zr(/* @__PURE__ */ q({ ...Ci.entries, ...wi.entries }), [
    `plugins`,
    `onwarn`,
    `onLog`,
    `resolve`,
    `experimental`,
    `watch`,
  ]),
  Ei = /* @__PURE__ */ X([
    /* @__PURE__ */ H(`es`),
    /* @__PURE__ */ H(`cjs`),
    /* @__PURE__ */ H(`esm`),
    /* @__PURE__ */ H(`module`),
    /* @__PURE__ */ H(`commonjs`),
    /* @__PURE__ */ H(`iife`),
    /* @__PURE__ */ H(`umd`),
  ]),
  Di = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(/* @__PURE__ */ Y([/* @__PURE__ */ V(() => !0)])),
    /* @__PURE__ */ Ir(
      /* @__PURE__ */ Yr([
        /* @__PURE__ */ J(),
        /* @__PURE__ */ $r(/* @__PURE__ */ Kr(), /* @__PURE__ */ Pr(), /* @__PURE__ */ J()),
      ]),
    ),
  ),
  Oi = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(/* @__PURE__ */ Y([/* @__PURE__ */ V(() => !0)])),
    /* @__PURE__ */ R(/* @__PURE__ */ J()),
  ),
  ki = /* @__PURE__ */ X([/* @__PURE__ */ J(), Oi]),
  Ai = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(/* @__PURE__ */ Y([/* @__PURE__ */ V(() => !0)])),
    /* @__PURE__ */ R(/* @__PURE__ */ J()),
  ),
  ji = /* @__PURE__ */ X([/* @__PURE__ */ J(), Ai]),
  Mi = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(/* @__PURE__ */ Y([/* @__PURE__ */ J()])),
    /* @__PURE__ */ R(/* @__PURE__ */ J()),
  ),
  Ni = /* @__PURE__ */ X([/* @__PURE__ */ B(), Mi]),
  Pi = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(/* @__PURE__ */ Y([/* @__PURE__ */ J()])),
    /* @__PURE__ */ R(/* @__PURE__ */ J()),
  ),
  Fi = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(/* @__PURE__ */ Y([/* @__PURE__ */ J()])),
    /* @__PURE__ */ R(/* @__PURE__ */ J()),
  ),
  Ii = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(/* @__PURE__ */ Y([/* @__PURE__ */ J(), /* @__PURE__ */ W({})])),
    /* @__PURE__ */ R(/* @__PURE__ */ Gr(/* @__PURE__ */ J())),
  ),
  Li = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(/* @__PURE__ */ Y([/* @__PURE__ */ J(), /* @__PURE__ */ W({})])),
    /* @__PURE__ */ R(/* @__PURE__ */ Gr(/* @__PURE__ */ J())),
  ),
  Ri = /* @__PURE__ */ Z(
    $(),
    /* @__PURE__ */ I(/* @__PURE__ */ Y([/* @__PURE__ */ J()])),
    /* @__PURE__ */ R(/* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ Xr(), /* @__PURE__ */ qr()])),
  ),
  zi = /* @__PURE__ */ X([Q, Ri]),
  Bi = /* @__PURE__ */ q({
    includeDependenciesRecursively: /* @__PURE__ */ G(/* @__PURE__ */ B()),
    minSize: /* @__PURE__ */ G(/* @__PURE__ */ U()),
    maxSize: /* @__PURE__ */ G(/* @__PURE__ */ U()),
    minModuleSize: /* @__PURE__ */ G(/* @__PURE__ */ U()),
    maxModuleSize: /* @__PURE__ */ G(/* @__PURE__ */ U()),
    minShareCount: /* @__PURE__ */ G(/* @__PURE__ */ U()),
    groups: /* @__PURE__ */ G(
      /* @__PURE__ */ z(
        /* @__PURE__ */ q({
          debugName: /* @__PURE__ */ G(/* @__PURE__ */ J()),
          name: /* @__PURE__ */ X([/* @__PURE__ */ J(), Li]),
          test: /* @__PURE__ */ G(/* @__PURE__ */ X([Q, Ri])),
          priority: /* @__PURE__ */ G(/* @__PURE__ */ U()),
          minSize: /* @__PURE__ */ G(/* @__PURE__ */ U()),
          minShareCount: /* @__PURE__ */ G(/* @__PURE__ */ U()),
          maxSize: /* @__PURE__ */ G(/* @__PURE__ */ U()),
          minModuleSize: /* @__PURE__ */ G(/* @__PURE__ */ U()),
          maxModuleSize: /* @__PURE__ */ G(/* @__PURE__ */ U()),
          entriesAware: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          entriesAwareMergeThreshold: /* @__PURE__ */ G(/* @__PURE__ */ U()),
          includeDependenciesRecursively: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          tags: /* @__PURE__ */ G(/* @__PURE__ */ z(/* @__PURE__ */ J())),
        }),
      ),
    ),
    experimentalInlineCommonChunks: /* @__PURE__ */ G(
      /* @__PURE__ */ q({
        maxSize: /* @__PURE__ */ G(/* @__PURE__ */ U()),
        exclude: /* @__PURE__ */ G(/* @__PURE__ */ X([zi, /* @__PURE__ */ z(zi)])),
      }),
    ),
  }),
  Vi = /* @__PURE__ */ q({
    symbols: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to use Symbol.toStringTag for namespace objects`),
    ),
    preset: /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ H(`es5`), /* @__PURE__ */ H(`es2015`)])),
    profilerNames: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Whether to add readable names to internal variables for profiling purposes`),
    ),
  }),
  Hi = /* @__PURE__ */ q({
    dir: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L('Output directory, defaults to `dist` if `file` is not set'),
    ),
    file: /* @__PURE__ */ Z(/* @__PURE__ */ G(/* @__PURE__ */ J()), /* @__PURE__ */ L(`Single output file`)),
    charset: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ H(`ascii`), /* @__PURE__ */ H(`utf8`)])),
      /* @__PURE__ */ L(`Character set to use in generated JavaScript`),
    ),
    exports: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ X([
          /* @__PURE__ */ H(`auto`),
          /* @__PURE__ */ H(`named`),
          /* @__PURE__ */ H(`default`),
          /* @__PURE__ */ H(`none`),
        ]),
      ),
      /* @__PURE__ */ L(`Specify a export mode (${ti(`underline`, `auto`)}, named, default, none)`),
    ),
    hashCharacters: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ X([
          /* @__PURE__ */ H(`base64`),
          /* @__PURE__ */ H(`base36`),
          /* @__PURE__ */ H(`hex`),
        ]),
      ),
      /* @__PURE__ */ L(`Use the specified character set for file hashes`),
    ),
    format: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(Ei),
      /* @__PURE__ */ L(
        `Output format of the generated bundle (supports ${ti(`underline`, `esm`)}, cjs, and iife)`,
      ),
    ),
    sourcemap: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ H(`inline`), /* @__PURE__ */ H(`hidden`)]),
      ),
      /* @__PURE__ */ L('Generate sourcemap (`-s inline` for inline, or `-s` for `.map` file)'),
    ),
    sourcemapBaseUrl: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(`Base URL used to prefix sourcemap paths`),
    ),
    sourcemapFileNames: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(ki),
      /* @__PURE__ */ L(`Name pattern for emitted sourcemaps`),
    ),
    sourcemapDebugIds: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Inject sourcemap debug IDs`),
    ),
    sourcemapExcludeSources: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Exclude source content from sourcemaps`),
    ),
    sourcemapIgnoreList: /* @__PURE__ */ G(
      /* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ V(() => !0), Q]),
    ),
    sourcemapPathTransform: /* @__PURE__ */ G(/* @__PURE__ */ V(() => !0)),
    banner: /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ J(), Di])),
    footer: /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ J(), Di])),
    postBanner: /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ J(), Di])),
    postFooter: /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ J(), Di])),
    intro: /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ J(), Di])),
    outro: /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ J(), Di])),
    extend: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Extend global variable defined by name in IIFE / UMD formats`),
    ),
    esModule: /* @__PURE__ */ G(
      /* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ H(`if-default-prop`)]),
    ),
    assetFileNames: /* @__PURE__ */ G(ji),
    entryFileNames: /* @__PURE__ */ G(ki),
    chunkFileNames: /* @__PURE__ */ G(ki),
    sanitizeFileName: /* @__PURE__ */ G(Ni),
    minify: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ H(`dce-only`), hi])),
      /* @__PURE__ */ L(`Minify the bundled file`),
    ),
    name: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(`Name for UMD / IIFE format outputs`),
    ),
    globals: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ K(/* @__PURE__ */ J(), /* @__PURE__ */ J()), Pi])),
      /* @__PURE__ */ L('Global variable of UMD / IIFE dependencies (syntax: `key:value`)'),
    ),
    paths: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ K(/* @__PURE__ */ J(), /* @__PURE__ */ J()), Fi])),
      /* @__PURE__ */ L(`Maps external module IDs to paths`),
    ),
    generatedCode: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ Qr(Vi)),
      /* @__PURE__ */ L(`Generated code options`),
    ),
    externalLiveBindings: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`external live bindings`),
    ),
    inlineDynamicImports: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Inline dynamic imports`),
    ),
    dynamicImportInCjs: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Dynamic import in CJS output`),
    ),
    manualChunks: /* @__PURE__ */ G(Ii),
    codeSplitting: /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ B(), Bi])),
    advancedChunks: /* @__PURE__ */ G(Bi),
    legalComments: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ H(`none`), /* @__PURE__ */ H(`inline`)])),
      /* @__PURE__ */ L(`Control legal comments in the output`),
    ),
    comments: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ X([
          /* @__PURE__ */ B(),
          /* @__PURE__ */ q({
            legal: /* @__PURE__ */ G(/* @__PURE__ */ B()),
            annotation: /* @__PURE__ */ G(/* @__PURE__ */ B()),
            jsdoc: /* @__PURE__ */ G(/* @__PURE__ */ B()),
          }),
        ]),
      ),
      /* @__PURE__ */ L(`Control comments in the output`),
    ),
    plugins: /* @__PURE__ */ G(/* @__PURE__ */ V(() => !0)),
    polyfillRequire: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Disable require polyfill injection`),
    ),
    hoistTransitiveImports: /* @__PURE__ */ G(/* @__PURE__ */ H(!1)),
    preserveModules: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Preserve module structure`),
    ),
    preserveModulesRoot: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(`Put preserved modules under this path at root level`),
    ),
    virtualDirname: /* @__PURE__ */ G(/* @__PURE__ */ J()),
    minifyInternalExports: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Minify internal exports`),
    ),
    topLevelVar: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L('Rewrite top-level declarations to use `var`.'),
    ),
    cleanDir: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Clean output directory before emitting output`),
    ),
    keepNames: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Keep function and class names after bundling`),
    ),
    strictExecutionOrder: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Preserve source module execution order across generated chunks.`),
    ),
    strict: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ X([/* @__PURE__ */ B(), /* @__PURE__ */ H(`auto`)])),
      /* @__PURE__ */ L('Whether to always output `"use strict"` directive in non-ES module outputs.'),
    ),
  }),
  Ui = (e, t) =>
    `Code to insert the ${ti(`bold`, e)} of the bundled file (${ti(`bold`, t)} the wrapper function)`,
  Wi = /* @__PURE__ */ q({
    assetFileNames: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(`Name pattern for asset files`),
    ),
    entryFileNames: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(`Name pattern for emitted entry chunks`),
    ),
    chunkFileNames: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(`Name pattern for emitted secondary chunks`),
    ),
    sanitizeFileName: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Sanitize file name`),
    ),
    banner: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(Ui(`top`, `outside`)),
    ),
    footer: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(Ui(`bottom`, `outside`)),
    ),
    postBanner: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(
        'A string to prepend to the top of each chunk. Applied after the `renderChunk` hook and minification',
      ),
    ),
    postFooter: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(
        'A string to append to the bottom of each chunk. Applied after the `renderChunk` hook and minification',
      ),
    ),
    intro: /* @__PURE__ */ Z(/* @__PURE__ */ G(/* @__PURE__ */ J()), /* @__PURE__ */ L(Ui(`top`, `inside`))),
    outro: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ J()),
      /* @__PURE__ */ L(Ui(`bottom`, `inside`)),
    ),
    esModule: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(
        'Always generate `__esModule` marks in non-ESM formats, defaults to `if-default-prop` (use `--no-esModule` to always disable)',
      ),
    ),
    globals: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ K(/* @__PURE__ */ J(), /* @__PURE__ */ J())),
      /* @__PURE__ */ L('Global variable of UMD / IIFE dependencies (syntax: `key:value`)'),
    ),
    codeSplitting: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ X([
          /* @__PURE__ */ B(),
          /* @__PURE__ */ q({
            minSize: /* @__PURE__ */ Z(
              /* @__PURE__ */ G(/* @__PURE__ */ U()),
              /* @__PURE__ */ L(`Minimum size of the chunk`),
            ),
            minShareCount: /* @__PURE__ */ Z(
              /* @__PURE__ */ G(/* @__PURE__ */ U()),
              /* @__PURE__ */ L(`Minimum share count of the chunk`),
            ),
          }),
        ]),
      ),
      /* @__PURE__ */ L(
        'Code splitting options. Enabled by default; use `--no-codeSplitting` to disable, or `--codeSplitting.minSize` / `--codeSplitting.minShareCount` to configure',
      ),
    ),
    advancedChunks: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(
        /* @__PURE__ */ q({
          minSize: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(/* @__PURE__ */ U()),
            /* @__PURE__ */ L(`Minimum size of the chunk`),
          ),
          minShareCount: /* @__PURE__ */ Z(
            /* @__PURE__ */ G(/* @__PURE__ */ U()),
            /* @__PURE__ */ L(`Minimum share count of the chunk`),
          ),
        }),
      ),
      /* @__PURE__ */ L(`Deprecated: use codeSplitting instead`),
    ),
    minify: /* @__PURE__ */ Z(
      /* @__PURE__ */ G(/* @__PURE__ */ B()),
      /* @__PURE__ */ L(`Minify the bundled file`),
    ),
  }),
  Gi = /* @__PURE__ */ Zr(/* @__PURE__ */ q({ ...Hi.entries, ...Wi.entries }), [
    `sourcemapIgnoreList`,
    `sourcemapPathTransform`,
    `plugins`,
    `hoistTransitiveImports`,
  ]);
({ ...Ti.entries, ...Gi.entries });
const Ki = {
    output: { ignored: !0 },
    'resolve.tsconfigFilename': {
      issueMsg: 'It is deprecated. Please use the top-level `tsconfig` option instead.',
    },
  },
  qi = {};
function Ji(e, t) {
  if (typeof t != `object`)
    throw Error(`Invalid ${e} options. Expected an Object but received ${JSON.stringify(t)}.`);
  if (globalThis.process?.env?.ROLLUP_TEST) return;
  const n = /* @__PURE__ */ ei(e === `input` ? Ci : Hi, t);
  if (!n.success) {
    const t = n.issues
      .map((t) => {
        let n = t.message,
          r = t.path.map((e) => e.key);
        if (t.type === `union`) {
          const e = t.issues?.find((e) => e.type === t.received || e.input !== t.input);
          e && (e.path && r.push(e.path.map((e) => e.key)), (n = e.message));
        }
        const i = r.join(`.`),
          a = e === `input` ? Ki[i] : qi[i];
        return a && a.ignored
          ? ``
          : `- For the "${i}". ${a?.issueMsg || n + `.`} ${a?.help ? `\n  Help: ${a.help}` : ``}`;
      })
      .filter(Boolean);
    t.length &&
      console.warn(
        `\x1b[33mWarning: Invalid ${e} options (${t.length} issue${t.length === 1 ? `` : `s`} found)\n${t.join(`
`)}\x1b[0m`,
      );
  }
}
var Yi = class {
  context;
  pluginContextData;
  moduleInfoCache = /* @__PURE__ */ new Map();
  constructor(e, t) {
    (this.context = e), (this.pluginContextData = t);
  }
  clearModuleInfoCache() {
    this.moduleInfoCache = void 0;
  }
  getModuleInfo(e) {
    const t = this.moduleInfoCache?.get(e);
    if (t) return t;
    const n = this.context.getModuleInfo(e);
    if (n) {
      const t = this.pluginContextData.getModuleOption(e),
        r = kt(n, t);
      return (
        Object.defineProperty(r, 'moduleSideEffects', {
          get: () => t.moduleSideEffects,
          set: (e) => {
            (t.moduleSideEffects = e), (t.invalidate = !0);
          },
        }),
        this.moduleInfoCache?.set(e, r),
        r
      );
    }
    return null;
  }
};
async function Xi(e) {
  if (
    e.legalComments == null &&
    e.inlineDynamicImports == null &&
    e.advancedChunks == null &&
    e.manualChunks == null
  )
    return (e) => console.warn(e);
  const { logger: t } = await import(`./logger-LvdykevT-BjgBcpJ5.js`).then((e) => e.n);
  return (e) => t.warn(e);
}
async function Zi(e, t, n, r) {
  const {
      dir: i,
      charset: a,
      format: o,
      exports: s,
      hashCharacters: c,
      sourcemap: l,
      sourcemapBaseUrl: u,
      sourcemapDebugIds: d,
      sourcemapFileNames: f,
      sourcemapExcludeSources: p,
      sourcemapIgnoreList: m,
      sourcemapPathTransform: ee,
      name: h,
      assetFileNames: g,
      entryFileNames: _,
      chunkFileNames: v,
      banner: te,
      footer: ne,
      postBanner: re,
      postFooter: ie,
      intro: ae,
      outro: oe,
      esModule: y,
      globals: se,
      paths: ce,
      generatedCode: le,
      file: ue,
      sanitizeFileName: de,
      preserveModules: fe,
      virtualDirname: pe,
      legalComments: me,
      comments: he,
      preserveModulesRoot: ge,
      manualChunks: b,
      topLevelVar: _e,
      cleanDir: ve,
      strictExecutionOrder: ye,
    } = e,
    be = await Xi(e);
  me != null && be('`legalComments` option is deprecated, please use `comments.legal` instead.');
  const { inlineDynamicImports: xe, advancedChunks: Se } = ra(
    e.codeSplitting,
    e.inlineDynamicImports,
    e.advancedChunks,
    b,
    t,
    n,
    r,
    be,
  );
  return {
    dir: i,
    charset: a,
    file: ue ?? void 0,
    format: $i(o),
    exports: s,
    hashCharacters: c,
    sourcemap: ea(l),
    sourcemapBaseUrl: u,
    sourcemapDebugIds: d,
    sourcemapFileNames: M(r, j, `sourcemapFileNames`, f),
    sourcemapExcludeSources: p,
    sourcemapIgnoreList: oa(M(r, j, `sourcemapIgnoreList`, m ?? /node_modules/)),
    sourcemapPathTransform: sa(M(r, j, `sourcemapPathTransform`, ee)),
    banner: Qi(te, `banner`, r),
    footer: Qi(ne, `footer`, r),
    postBanner: Qi(re, `postBanner`, r),
    postFooter: Qi(ie, `postFooter`, r),
    intro: Qi(ae, `intro`, r),
    outro: Qi(oe, `outro`, r),
    extend: e.extend,
    globals: M(r, j, `globals`, se),
    paths: M(r, j, `paths`, ce),
    generatedCode: le,
    esModule: y,
    name: h,
    assetFileNames: ta(g),
    entryFileNames: M(r, j, `entryFileNames`, _),
    chunkFileNames: M(r, j, `chunkFileNames`, v),
    plugins: [],
    minify: e.minify,
    externalLiveBindings: e.externalLiveBindings,
    inlineDynamicImports: xe,
    dynamicImportInCjs: e.dynamicImportInCjs,
    manualCodeSplitting: Se,
    polyfillRequire: e.polyfillRequire,
    sanitizeFileName: de,
    preserveModules: fe,
    virtualDirname: pe,
    legalComments: me,
    comments: na(he),
    preserveModulesRoot: ge,
    topLevelVar: _e,
    minifyInternalExports: e.minifyInternalExports,
    cleanDir: ve,
    strictExecutionOrder: ye,
    strict: e.strict,
  };
}
function Qi(e, t, n) {
  if (e != null && e !== ``) {
    if (typeof e == `function`) {
      const r = Wn(n, j, t, e);
      return async (e) => r(gt(e));
    }
    return e;
  }
}
function $i(e) {
  switch (e) {
    case void 0:
    case `es`:
    case `esm`:
    case `module`:
      return `es`;
    case `cjs`:
    case `commonjs`:
      return `cjs`;
    case `iife`:
      return `iife`;
    case `umd`:
      return `umd`;
    default:
      _e(`output.format: ${e}`);
  }
}
function ea(e) {
  switch (e) {
    case !0:
      return `file`;
    case `inline`:
      return `inline`;
    case !1:
    case void 0:
      return;
    case `hidden`:
      return `hidden`;
    default:
      throw Error(`unknown sourcemap: ${e}`);
  }
}
function ta(e) {
  return typeof e == `function`
    ? (t) =>
        e({
          name: t.name,
          names: t.names,
          originalFileName: t.originalFileName,
          originalFileNames: t.originalFileNames,
          source: ft(t.source),
          type: `asset`,
        })
    : e;
}
function na(e) {
  if (e != null) return e;
}
function ra(e, t, n, r, i, a, o, s) {
  let c,
    l,
    u,
    d = `codeSplitting`;
  if (e === !1) {
    if (
      (t != null && s('`inlineDynamicImports` option is ignored because `codeSplitting: false` is set.'),
      r != null)
    )
      throw Error(
        `Invalid configuration: "output.manualChunks" cannot be used when "output.codeSplitting" is set to false.`,
      );
    return (
      n != null && s('`advancedChunks` option is ignored because `codeSplitting` is set to `false`.'),
      { inlineDynamicImports: !0, advancedChunks: void 0 }
    );
  }
  if (
    (e === !0
      ? t != null && s('`inlineDynamicImports` option is ignored because `codeSplitting: true` is set.')
      : e == null
        ? t != null &&
          (s('`inlineDynamicImports` option is deprecated, please use `codeSplitting: false` instead.'),
          (c = t))
        : ((l = e),
          (d = `codeSplitting`),
          t != null &&
            s('`inlineDynamicImports` option is ignored because the `codeSplitting` option is specified.')),
    c === !0 && r != null)
  )
    throw Error(
      `Invalid value "true" for option "output.inlineDynamicImports" - this option is not supported for "output.manualChunks".`,
    );
  l == null
    ? n != null &&
      (s('`advancedChunks` option is deprecated, please use `codeSplitting` instead.'),
      (l = n),
      (d = `advancedChunks`))
    : n != null && s('`advancedChunks` option is ignored because the `codeSplitting` option is specified.'),
    r != null && l != null
      ? s('`manualChunks` option is ignored because the `codeSplitting` option is specified.')
      : r != null &&
        ((d = `manualChunks`),
        (u = {
          name(e, t) {
            return r(e, { getModuleInfo: (e) => t.getModuleInfo(e) });
          },
        }),
        (l = { groups: [u] })),
    c === !0 &&
      l != null &&
      (s('`advancedChunks` option is ignored because `inlineDynamicImports: true` disables code splitting.'),
      (l = void 0));
  let f;
  if (l != null) {
    let { groups: e, experimentalInlineCommonChunks: t, ...n } = l,
      s,
      c = (e) => (s ??= new Yi(e, i));
    f = {
      ...n,
      experimentalInlineCommonChunks:
        t == null
          ? void 0
          : {
              maxSize: t.maxSize,
              exclude:
                t.exclude == null
                  ? void 0
                  : b(t.exclude).map((e) =>
                      typeof e == `function`
                        ? ia(
                            Wn(o, j, `codeSplitting.experimentalInlineCommonChunks.exclude`, e),
                            `output.codeSplitting.experimentalInlineCommonChunks.exclude`,
                          )
                        : e,
                    ),
            },
      internalInvalidateModuleInfoCache: () => {
        s?.clearModuleInfoCache(), (s = void 0);
      },
      groups: e?.map((e, t) => {
        let { debugName: n, name: i, test: s, ...l } = e,
          f = e === u ? (r ?? e) : e,
          p = o === void 0 ? j : { ...j, key: f },
          m = `${d} groups[${t}]`,
          ee = `${m}.test`,
          h = `${m}.name`;
        if (o !== void 0) {
          if (d === `manualChunks`) h = `manualChunks`;
          else {
            const e = n ?? (typeof i == `string` ? i : void 0);
            if (e === void 0)
              typeof i == `function` &&
                !o.warnedMissingGroupLabels.has(f) &&
                (o.warnedMissingGroupLabels.add(f), a(S, ae(`output.${d}.groups[${t}]`)));
            else {
              const t = ` ${JSON.stringify(e)}`;
              (ee = `${m}.test${t}`), (h = `${m}.name${t}`);
            }
          }
        }
        return {
          ...l,
          test: typeof s == `function` ? ia(Wn(o, p, ee, s)) : s,
          name: typeof i == `function` ? aa(Wn(o, p, h, i), c) : i,
        };
      }),
    };
  }
  return { inlineDynamicImports: c, advancedChunks: f };
}
function ia(e, t = `output.codeSplitting.groups[].test`) {
  return (n) => {
    const r = new Uint8Array(n.length);
    for (let i = 0; i < n.length; i++) {
      const a = e(n[i]);
      if (a != null && typeof a != `boolean`)
        throw TypeError(
          `\`${t}\` returned ${typeof a} for module "${n[i]}", but expected a boolean, null or undefined.`,
        );
      r[i] = +(a === !0);
    }
    return r;
  };
}
function aa(e, t) {
  return (n, r) => {
    const i = t(r),
      a = [];
    for (let t = 0; t < n.length; t++) {
      const r = e(n[t], i);
      if (r != null && typeof r != `string`)
        throw TypeError(
          `\`output.codeSplitting.groups[].name\` returned ${typeof r} for module "${n[t]}", but expected a string, null or undefined.`,
        );
      a.push(r);
    }
    return a;
  };
}
function oa(e) {
  return typeof e == `function`
    ? (t, n) => {
        const r = new Uint8Array(t.length);
        for (let i = 0; i < t.length; i++) {
          const a = e(t[i], n);
          if (typeof a != `boolean`)
            throw TypeError(
              `\`output.sourcemapIgnoreList\` returned ${typeof a} for source "${t[i]}", but expected a boolean.`,
            );
          r[i] = +!!a;
        }
        return r;
      }
    : e;
}
function sa(e) {
  return typeof e == `function`
    ? (t, n) => {
        const r = [];
        for (let i = 0; i < t.length; i++) {
          const a = e(t[i], n);
          if (typeof a != `string`)
            throw TypeError(
              `\`output.sourcemapPathTransform\` returned ${typeof a} for source "${t[i]}", but expected a string.`,
            );
          r.push(a);
        }
        return r;
      }
    : e;
}
var ca = /* @__PURE__ */ t(d(), 1);
async function la(e) {
  const t = [];
  for (const [n, r] of e.entries()) {
    const e = ot(r);
    if (e) {
      const { fileUrl: r, options: i } = e;
      t.push({ index: n, fileUrl: r, options: i });
    }
  }
  if (t.length <= 0) return;
  const n = fa(),
    r = new ca.ParallelJsPluginRegistry(n),
    i = r.id,
    a = await ua(i, n, t);
  return {
    registry: r,
    stopWorkers: async () => {
      await Promise.all(a.map((e) => e.terminate()));
    },
  };
}
function ua(e, t, n) {
  return Promise.all(Array.from({ length: t }, (t, r) => da(e, n, r)));
}
async function da(e, t, n) {
  let r = import.meta.resolve(`#parallel-plugin-worker`),
    i = { registryId: e, pluginInfos: t, threadNumber: n },
    a;
  try {
    return (
      (a = new s(new URL(r), { workerData: i })),
      a.unref(),
      await new Promise((e, t) => {
        a.once(`message`, async (n) => {
          n.type === `error` ? t(n.error) : e();
        });
      }),
      a
    );
  } catch (e) {
    throw (a?.terminate(), e);
  }
}
const fa = () => {
  let e = 1;
  try {
    e = a.availableParallelism();
  } catch {
    const t = a.cpus();
    Array.isArray(t) && t.length > 0 && (e = t.length);
  }
  return Math.min(e, 8);
};
async function pa(e, t, n, r = !1) {
  const i = await xr(e.plugins),
    a = await xr(t.plugins),
    o = e.logLevel || `info`,
    s = ur(Tr(i), dr(e, o), o, n);
  t = wr.callOutputOptionsHook([...i, ...a], t, s, o, n);
  const c = await xr(t.plugins),
    l = Cr(i, `at position `),
    u = Cr(c, `at output position `),
    d = [...l, ...Sr(u, s)],
    f = r && (e.checks?.bundlerTimings ?? e.checks?.pluginTimings ?? !0) ? Bn(e) : void 0;
  f &&
    (t = {
      ...t,
      assetFileNames: M(f, j, `assetFileNames`, t.assetFileNames),
      sanitizeFileName: M(f, j, `sanitizeFileName`, t.sanitizeFileName),
    });
  const p = await la(d);
  e.experimental?.strictExecutionOrder !== void 0 &&
    console.warn(
      '`experimental.strictExecutionOrder` has been stabilized and moved to `output.strictExecutionOrder`. Please update your configuration.',
    );
  try {
    const r = new At(s, t, l, u);
    return {
      bundlerOptions: {
        inputOptions: Zn(d, e, t, r, u, s, o, n, f),
        outputOptions: await Zi(t, r, s, f),
        parallelPluginsRegistry: p?.registry,
      },
      inputOptions: e,
      onLog: s,
      stopWorkers: p?.stopWorkers,
    };
  } catch (e) {
    throw (await p?.stopWorkers(), e);
  }
}
const ma = [];
ma.push(`SIGHUP`, `SIGINT`, `SIGTERM`),
  process.platform !== `win32` &&
    ma.push(
      `SIGALRM`,
      `SIGABRT`,
      `SIGVTALRM`,
      `SIGXCPU`,
      `SIGXFSZ`,
      `SIGUSR2`,
      `SIGTRAP`,
      `SIGSYS`,
      `SIGQUIT`,
      `SIGIOT`,
    ),
  process.platform === `linux` && ma.push(`SIGIO`, `SIGPOLL`, `SIGPWR`, `SIGSTKFLT`);
const ha = (e) =>
    !!e &&
    typeof e == `object` &&
    typeof e.removeListener == `function` &&
    typeof e.emit == `function` &&
    typeof e.reallyExit == `function` &&
    typeof e.listeners == `function` &&
    typeof e.kill == `function` &&
    typeof e.pid == `number` &&
    typeof e.on == `function`,
  ga = Symbol.for(`signal-exit emitter`),
  _a = globalThis,
  va = Object.defineProperty.bind(Object);
var ya = class {
    emitted = { afterExit: !1, exit: !1 };
    listeners = { afterExit: [], exit: [] };
    count = 0;
    id = Math.random();
    constructor() {
      if (_a[ga]) return _a[ga];
      va(_a, ga, { value: this, writable: !1, enumerable: !1, configurable: !1 });
    }
    on(e, t) {
      this.listeners[e].push(t);
    }
    removeListener(e, t) {
      const n = this.listeners[e],
        r = n.indexOf(t);
      /* c8 ignore start */
      r !== -1 &&
        /* c8 ignore stop */
        (r === 0 && n.length === 1 ? (n.length = 0) : n.splice(r, 1));
    }
    emit(e, t, n) {
      if (this.emitted[e]) return !1;
      this.emitted[e] = !0;
      let r = !1;
      for (const i of this.listeners[e]) r = i(t, n) === !0 || r;
      return e === `exit` && (r = this.emit(`afterExit`, t, n) || r), r;
    }
  },
  ba = class {};
const xa = (e) => ({
  onExit(t, n) {
    return e.onExit(t, n);
  },
  load() {
    return e.load();
  },
  unload() {
    return e.unload();
  },
});
var Sa = class extends ba {
    onExit() {
      return () => {};
    }
    load() {}
    unload() {}
  },
  Ca = class extends ba {
    /* c8 ignore start */
    #e = wa.platform === `win32` ? `SIGINT` : `SIGHUP`;
    /* c8 ignore stop */
    #t = new ya();
    #n;
    #r;
    #i;
    #a = {};
    #o = !1;
    constructor(e) {
      super(), (this.#n = e), (this.#a = {});
      for (const t of ma)
        this.#a[t] = () => {
          let n = this.#n.listeners(t),
            { count: r } = this.#t,
            i = e;
          /* c8 ignore stop */
          if (
            (typeof i.__signal_exit_emitter__ == `object` &&
              typeof i.__signal_exit_emitter__.count == `number` &&
              (r += i.__signal_exit_emitter__.count),
            n.length === r)
          ) {
            this.unload();
            const n = this.#t.emit(`exit`, null, t),
              r = t === `SIGHUP` ? this.#e : t;
            n || e.kill(e.pid, r);
          }
        };
      (this.#i = e.reallyExit), (this.#r = e.emit);
    }
    onExit(e, t) {
      /* c8 ignore start */
      if (!ha(this.#n)) return () => {};
      /* c8 ignore stop */
      this.#o === !1 && this.load();
      const n = t?.alwaysLast ? `afterExit` : `exit`;
      return (
        this.#t.on(n, e),
        () => {
          this.#t.removeListener(n, e),
            this.#t.listeners.exit.length === 0 && this.#t.listeners.afterExit.length === 0 && this.unload();
        }
      );
    }
    load() {
      if (!this.#o) {
        (this.#o = !0), (this.#t.count += 1);
        for (const e of ma)
          try {
            const t = this.#a[e];
            t && this.#n.on(e, t);
          } catch {}
        (this.#n.emit = (e, ...t) => this.#c(e, ...t)), (this.#n.reallyExit = (e) => this.#s(e));
      }
    }
    unload() {
      this.#o &&
        ((this.#o = !1),
        ma.forEach((e) => {
          const t = this.#a[e];
          /* c8 ignore start */
          if (!t) throw Error(`Listener not defined for signal: ` + e);
          /* c8 ignore stop */
          try {
            this.#n.removeListener(e, t);
          } catch {}
          /* c8 ignore stop */
        }),
        (this.#n.emit = this.#r),
        (this.#n.reallyExit = this.#i),
        --this.#t.count);
    }
    #s(e) {
      return ha(this.#n)
        ? /* c8 ignore stop */
          ((this.#n.exitCode = e || 0),
          this.#t.emit(`exit`, this.#n.exitCode, null),
          this.#i.call(this.#n, this.#n.exitCode))
        : 0;
    }
    #c(e, ...t) {
      const n = this.#r;
      if (e === `exit` && ha(this.#n)) {
        typeof t[0] == `number` && (this.#n.exitCode = t[0]);
        /* c8 ignore start */
        const r = n.call(this.#n, e, ...t);
        /* c8 ignore stop */
        return this.#t.emit(`exit`, this.#n.exitCode, null), r;
      }
      return n.call(this.#n, e, ...t);
    }
  };
const wa = globalThis.process,
  { onExit: Ta, load: Ea, unload: Da } = xa(ha(wa) ? new Ca(wa) : new Sa());
function Oa(...e) {
  typeof process == `object` && process.versions.webcontainer
    ? process.on(`exit`, (t) => {
        e[0](t, null);
      })
    : Ta(...e);
}
var ka = class {
    listeners = /* @__PURE__ */ new Map();
    on(e, t) {
      const n = this.listeners.get(e);
      return n ? n.push(t) : this.listeners.set(e, [t]), this;
    }
    off(e, t) {
      const n = this.listeners.get(e);
      if (n) {
        const e = n.indexOf(t);
        e !== -1 && n.splice(e, 1);
      }
      return this;
    }
    clear(e) {
      this.listeners.delete(e);
    }
    async emit(e, ...t) {
      const n = this.listeners.get(e);
      if (n?.length) for (const e of n) await e(...t);
    }
    async close() {}
  },
  Aa = /* @__PURE__ */ t(d(), 1);
function ja(e) {
  return async (t) => {
    switch (t.eventKind()) {
      case `event`: {
        const n = t.bundleEventKind();
        if (n === `BUNDLE_END`) {
          const { duration: n, output: r, result: i } = t.bundleEndData();
          await e.emit(`event`, { code: `BUNDLE_END`, duration: n, output: [r], result: i });
        } else if (n === `ERROR`) {
          const n = t.bundleErrorData();
          await e.emit(`event`, { code: `ERROR`, error: Ee(n.error), result: n.result });
        } else await e.emit(`event`, { code: n });
        break;
      }
      case `change`: {
        const { path: n, kind: r } = t.watchChangeData();
        await e.emit(`change`, n, { event: r });
        break;
      }
      case `restart`:
        await e.emit(`restart`);
        break;
      case `close`:
        await e.emit(`close`);
    }
  };
}
var Ma = class {
  closed;
  inner;
  emitter;
  stopWorkers;
  constructor(e, t, n) {
    (this.closed = !1), (this.inner = t), (this.emitter = e), (0, Aa.startAsyncRuntime)();
    const r = e.close.bind(e);
    (e.close = async () => {
      await this.close(), r();
    }),
      (this.stopWorkers = n),
      process.nextTick(() => this.run());
  }
  async close() {
    if (!this.closed) {
      this.closed = !0;
      try {
        for (const e of this.stopWorkers) await e?.();
        await this.inner.close();
      } finally {
        (0, Aa.shutdownAsyncRuntime)();
      }
    }
  }
  async run() {
    await this.inner.run(), this.inner.waitForClose();
  }
};
async function Na(e, t) {
  const n = b(t),
    r = await Promise.all(
      n.flatMap((e) => b(e.output || {}).map(async (t) => pa(await wr.callOptionsHook(e, !0), t, !0))),
    );
  Pa(r);
  const i = ja(e);
  new Ma(
    e,
    new Aa.BindingWatcher(
      r.map((e) => e.bundlerOptions),
      i,
    ),
    r.map((e) => e.stopWorkers),
  );
}
function Pa(e) {
  let t = !1;
  for (const n of e) {
    const e = n.inputOptions.watch,
      r = e && typeof e == `object` ? e.watcher : void 0;
    if (r && (r.usePolling != null || r.pollInterval != null)) {
      if (t) {
        n.onLog(S, ie());
        return;
      }
      t = !0;
    }
  }
}
function Fa(e) {
  const t = new ka();
  return Na(t, e), t;
}
var Ia = /* @__PURE__ */ t(d(), 1),
  La = class extends lt {
    bindingOutputs;
    constructor(e) {
      super(), (this.bindingOutputs = e), e.mangleCache !== void 0 && (this.mangleCache = e.mangleCache);
    }
    get output() {
      return Ct(this.bindingOutputs).output;
    }
    __rolldown_external_memory_handle__(e) {
      const t = this.output.map((t) => t.__rolldown_external_memory_handle__(e));
      if (!t.every((e) => e.freed)) {
        const e = t
          .filter((e) => !e.freed)
          .map((e) => e.reason)
          .filter(Boolean);
        return { freed: !1, reason: `Failed to free ${e.length} item(s): ${e.join(`; `)}` };
      }
      return { freed: !0 };
    }
  };
E([T], La.prototype, `output`, null), (Symbol.asyncDispose ??= Symbol(`Symbol.asyncDispose`));
var Ra = class {
  #e;
  #t;
  #n;
  #r;
  constructor(e) {
    (this.#e = e), (this.#t = new Ia.BindingBundler()), (0, Ia.startAsyncRuntime)();
  }
  get closed() {
    return this.#t.closed;
  }
  async generate(e = {}) {
    return this.#a(!1, e);
  }
  async write(e = {}) {
    return this.#a(!0, e);
  }
  async close() {
    this.#r ? await this.#r.catch(be) : ((this.#r = this.#i()), await this.#r);
  }
  async #i() {
    let e;
    try {
      try {
        await this.#n?.();
      } catch (t) {
        e = { error: t };
      }
      (this.#n = void 0), await this.#t.close();
    } finally {
      (0, Ia.shutdownAsyncRuntime)();
    }
    if (e) throw e.error;
  }
  async [Symbol.asyncDispose]() {
    await this.close();
  }
  get watchFiles() {
    return Promise.resolve(this.#t.getWatchFiles());
  }
  async #a(e, t) {
    Ji(`output`, t), await this.#n?.();
    const n = await pa(this.#e, t, !1, !0);
    try {
      this.#n = n.stopWorkers;
      let t;
      return (
        (t = e ? await this.#t.write(n.bundlerOptions) : await this.#t.generate(n.bundlerOptions)),
        new La(Ce(t))
      );
    } catch (e) {
      throw (await n.stopWorkers?.(), e);
    }
  }
};
const za = async (e) => (Ji(`input`, e), new Ra(await wr.callOptionsHook(e)));
var Ba = /* @__PURE__ */ e({ rolldown: () => za, watch: () => Fa }),
  Va = /* @__PURE__ */ t(d(), 1);
if (c) {
  const e = (0, Va.initTraceSubscriber)();
  e &&
    Oa(() => {
      e.close();
    });
}
export {
  Ba as t,
  Ce as m,
  Ct as s,
  d as v,
  et as o,
  he as _,
  Ji as a,
  le as h,
  Ne as u,
  Pe as d,
  pa as i,
  Re as c,
  Te as f,
  ue as g,
  we as p,
  wr as r,
  za as n,
  ze as l,
};
