import { posix } from 'node:path';
import { openZip } from '../../sources/files/open-zip.ts';
import { expectOk } from '../create-test-core.ts';
import { bytesFile } from '../zip-archive.ts';
import { allIn, readXmlTree, type XmlElement } from './xml-tree.ts';

const isXml = (path: string) => /\.(?:xml|rels)$/.test(path);

/** What keeps a Word file from being opened as it is, as far as its form tells; each with its part. */
export async function wordFaults(bytes: Uint8Array<ArrayBuffer>): Promise<string[]> {
  const { files } = expectOk(await openZip(bytesFile(bytes, 65_536)));
  const faults = twice(files.map(({ path }) => path)).map((path) => `${path} is twice in the file`);
  const parts = new Map<string, XmlElement>();
  const paths = new Set(files.map(({ path }) => path));
  for (const file of files) {
    if (!isXml(file.path)) continue;
    try {
      parts.set(file.path, readXmlTree(await strictText(file)));
    } catch (error) {
      faults.push(`${file.path}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const found = [
    ...typeFaults(parts.get('[Content_Types].xml'), paths),
    ...[...parts].flatMap(([path, root]) => partFaults(path, root, parts)),
    ...[...parts].flatMap(([path, root]) =>
      path.endsWith('.rels') ? relationFaults(path, root, paths) : [],
    ),
    ...idFaults(parts),
  ];
  return [...faults, ...new Set(found)];
}

async function strictText(file: { read(): AsyncIterable<Uint8Array> }): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file.read()) pieces.push(piece);
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces));
}

function twice(list: readonly string[]): string[] {
  return list.filter((each, at) => list.indexOf(each) !== at);
}

/** Every part has a type, and every type its part. */
function typeFaults(types: XmlElement | undefined, paths: ReadonlySet<string>): string[] {
  const named = (name: string, key: string) =>
    (types?.children ?? [])
      .filter((child) => child.name === name)
      .map(({ attributes }) => attributes[key] ?? '');
  const overrides = named('Override', 'PartName').map((name) => name.slice(1));
  const defaults = new Set(named('Default', 'Extension').map((each) => each.toLowerCase()));
  const others = [...paths].filter((path) => path !== '[Content_Types].xml' && !overrides.includes(path));
  return [
    ...twice(overrides).map((path) => `${path} has two types`),
    ...overrides.filter((path) => !paths.has(path)).map((path) => `a type for ${path}, which is not there`),
    ...others
      // What is XML alone says nothing of what it is.
      .filter((path) => path.endsWith('.xml') || !defaults.has(posix.extname(path).slice(1).toLowerCase()))
      .map((path) => `${path} has no type`),
  ];
}

function partFaults(path: string, root: XmlElement, parts: ReadonlyMap<string, XmlElement>): string[] {
  const relations = parts.get(posix.join(posix.dirname(path), '_rels', `${posix.basename(path)}.rels`));
  const known = new Set(relations?.children.map(({ attributes }) => attributes.Id));
  const faults: string[] = [];
  for (const element of allIn(root)) {
    for (const [name, value] of Object.entries(element.attributes)) {
      if (name.startsWith('r:') && !known.has(value)) faults.push(`${name} ${value} leads nowhere`);
    }
  }
  return faults.map((fault) => `${path}: ${fault}`);
}

function relationFaults(path: string, root: XmlElement, paths: ReadonlySet<string>): string[] {
  const folder = posix.dirname(posix.dirname(path));
  const source = posix.join(folder, posix.basename(path, '.rels'));
  const faults = twice(root.children.map(({ attributes }) => attributes.Id ?? '')).map(
    (id) => `${id} is twice`,
  );
  if (posix.basename(source) !== '' && path !== '_rels/.rels' && !paths.has(source))
    faults.push(`there is no ${source}`);
  for (const { attributes } of root.children) {
    const { Id: id = '', Target: target = '', TargetMode: mode } = attributes;
    if (!/^[A-Za-z_][\w.-]*$/.test(id)) faults.push(`${id} is no name`);
    if (mode === 'External' ? !isAddress(target) : !paths.has(posix.join(folder, target)))
      faults.push(`${target} is not there`);
  }
  return faults.map((fault) => `${path}: ${fault}`);
}

/** A relationship to the outside names another resource: a place in the document itself is none. */
function isAddress(target: string): boolean {
  return URL.canParse(target) && !/^\s|\s$|[\n\t]/.test(target);
}

/** Numbers that may stand in a document once. */
function idFaults(parts: ReadonlyMap<string, XmlElement>): string[] {
  const all = [...parts.values()].flatMap((root) => [...allIn(root)]);
  const once: [string, string][] = [
    ['wp:docPr', 'id'],
    ['w:bookmarkStart', 'w:id'],
    ['w:bookmarkStart', 'w:name'],
    ['w:abstractNum', 'w:abstractNumId'],
    ['w:num', 'w:numId'],
    ['w:style', 'w:styleId'],
  ];
  return once.flatMap(([name, attribute]) => {
    const ids = all.filter((each) => each.name === name).map(({ attributes }) => attributes[attribute] ?? '');
    return twice(ids).map((id) => `${name} ${attribute} ${id} is twice`);
  });
}
