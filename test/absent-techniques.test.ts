import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folderOf, isTest } from './architecture/layer.ts';
import { readTree } from './architecture/read-tree.ts';
import { type SourceFile, sourceFile } from './architecture/source-file.ts';

interface Technique {
  name: string;
  /** How the code of whoever uses it reads. */
  sign: RegExp;
  /** The files that may, each for a reason that stands in it. */
  only?: string[];
  example: string;
}

/** What docs/security.md says the site has not, or has in one place: each way in that is not there needs no guard. */
const techniques: Technique[] = [
  {
    name: 'code made of text',
    sign: /\beval\(|new Function\(|node:vm\b/,
    only: ['core/rendering/collect-garbage.ts'],
    example: 'eval(x)',
  },
  {
    name: 'sockets and streams of events',
    sign: /new (WebSocket|EventSource|WebTransport)\b/,
    example: 'new WebSocket(x)',
  },
  { name: 'GraphQL', sign: /\bgraphql/i, example: "import 'graphql'" },
  { name: 'directories', sign: /\bldap/i, example: "import 'ldapjs'" },
  { name: 'XPath', sign: /document\.evaluate\(|\bxpath/i, example: 'document.evaluate(x)' },
  { name: 'LaTeX', sign: /\b(pdf|xe|lua)latex\b|node-latex/i, example: "run('pdflatex')" },
  { name: 'sending mail', sign: /\bnodemailer|\b(smtp|imap)\b/i, example: "import 'nodemailer'" },
  { name: 'memcache', sign: /\bmemcached?\b/i, example: "import 'memcached'" },
  {
    name: 'format strings',
    sign: /\butil\.format\(|\bformatWithOptions\(|\bsprintf\b/,
    example: 'util.format(x)',
  },
  {
    name: 'tokens that prove themselves',
    sign: /\b(jsonwebtoken|jose|jwt|paseto)\b/i,
    example: "import 'jose'",
  },
  {
    name: 'sign-in by another service',
    sign: /\b(oauth2?|openid-client|oidc|saml2?)\b/i,
    example: "import 'openid-client'; oidc()",
  },
  { name: 'WebRTC', sign: /\bRTC(PeerConnection|DataChannel)\b/, example: 'new RTCPeerConnection()' },
  {
    name: 'encryption of our own',
    sign: /\bcreate(C|Dec)ipheriv\(|\b(public|private)(En|De)crypt\(|\bcreateSign\(/,
    only: [
      'core/copies/encryption/decrypt.ts',
      'core/copies/encryption/encrypt.ts',
      'core/guard/guard-key.ts',
    ],
    example: 'createCipheriv(x)',
  },
  {
    name: 'broken hashes',
    sign: /create(Hash|Hmac)\(\s*['"`](md5|sha-?1|md4|rmd160|ripemd)/i,
    example: "createHash('md5')",
  },
  { name: 'guessable numbers', sign: /\bMath\.random\(/, example: 'Math.random()' },
  {
    name: 'SQL put together from text',
    sign: /\bsql\.(raw|lit|literal)\(/,
    // Statements that are constants, one list for each database; and the number of a class, which an index is chosen by.
    only: [
      'core/posts/list/owner-list-store.ts',
      'db/migrations/0008-post-counts-and-search.ts',
      'db/migrations/0009-import-runs.ts',
      'db/migrations/0012-post-tags-and-list.ts',
      'db/migrations/0020-post-pairs.ts',
    ],
    example: 'sql.raw(x)',
  },
  {
    name: 'reading objects of other programs',
    sign: /\bdeserialize\(|\bnode:v8\b/,
    only: ['core/rendering/collect-garbage.ts'],
    example: 'deserialize(x)',
  },
  {
    name: 'a lenient reading of HTTP',
    sign: /insecureHTTPParser|--insecure-http-parser/,
    example: 'insecureHTTPParser: true',
  },
  {
    name: 'TLS without a look at the certificate',
    sign: /rejectUnauthorized|NODE_TLS_REJECT/,
    example: 'rejectUnauthorized: false',
  },
  { name: 'memory that was not cleared', sign: /\ballocUnsafe(Slow)?\(/, example: 'Buffer.allocUnsafe(1)' },
  {
    name: 'messages between windows',
    sign: /addEventListener\(\s*['"]message['"]|\bonmessage\s*=|\bwindow\.(postMessage|parent|opener)\b/,
    // Workers of our own, which no other window can reach: pages of other sites have no way to the service worker.
    only: [
      'app/owner/import-preview/read/export-worker.ts',
      'app/owner/import-preview/read/read-export-file.ts',
      'app/site/offline/offline-worker.ts',
    ],
    example: "window.addEventListener('message', x)",
  },
  {
    name: 'other programs',
    sign: /\bnode:child_process\b/,
    only: ['core/copies/copy-starter-worker.ts', 'core/media/picture-starter-worker.ts'],
    example: "import { exec } from 'node:child_process'",
  },
  {
    name: 'HTML that is set as it is',
    sign: /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(/,
    only: [
      'app/owner/content-manager/page-texts/other-language.tsx',
      'app/owner/content-manager/text-preview.tsx',
      'app/owner/editor/body-editor.tsx',
      'app/owner/editor/paste/parse-inert.ts',
      'app/site/blog/article.tsx',
      'app/site/blog/blog-list-page.tsx',
      'app/site/blog/tag-page.tsx',
      'app/site/head/json-ld.tsx',
      'app/site/owner-content/owner-html.tsx',
      'app/site/review/reviewed-blocks.tsx',
      'app/stored-language-script.tsx',
    ],
    example: 'x.innerHTML = y',
  },
];

/** Files of the running site: what tests, scripts and configuration do is not reached by anybody. */
function ofTheSite(files: SourceFile[]): SourceFile[] {
  const ours = ['app', 'api', 'core', 'db', 'server', 'shared', 'cli'];
  return files.filter(({ path }) => ours.includes(folderOf(path)) && !isTest(path));
}

function users({ sign, only = [] }: Technique, files: SourceFile[]): string[] {
  return files.filter(({ path, code }) => sign.test(code) && !only.includes(path)).map(({ path }) => path);
}

describe('what the site does without', () => {
  const files = ofTheSite(readTree(fileURLToPath(new URL('..', import.meta.url))));

  test('has files to judge', () => {
    expect(files.length).toBeGreaterThan(400);
  });

  test.each(techniques)('$name', (technique) => {
    expect(users(technique, files)).toEqual([]);
    expect(users(technique, [sourceFile('core/new.ts', technique.example)])).toEqual(['core/new.ts']);
  });

  test.each(techniques.filter(({ only }) => only))(
    '$name: every exception still is one',
    ({ sign, only }) => {
      const found = files.filter(({ code }) => sign.test(code)).map(({ path }) => path);
      expect(found.filter((path) => only?.includes(path))).toEqual(only);
    },
  );
});
