import { crc32, deflateRawSync } from 'node:zlib';
import type { SourceFile } from '../readers/source-files.ts';

/** False values in a zip file. */
export interface ZipLie {
  /** The claimed size of each file in bytes. */
  size?: number;
}

/** Returns a zip of these files in the usual format (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT). */
export function zipArchive(files: Record<string, string | Uint8Array>, lie: ZipLie = {}): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)];
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    // Flag for names in UTF-8.
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(lie.size ?? bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, name]));
    parts.push(entry);
    offset += entry.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** Returns bytes as a file that is read in chunks from any position. */
export function bytesFile(bytes: Uint8Array, pieceLength = 1000): SourceFile {
  return {
    size: bytes.length,
    async *read(start = 0, end = bytes.length) {
      for (let at = start; at < end; at += pieceLength)
        yield bytes.slice(at, Math.min(at + pieceLength, end));
    },
  };
}

export function textFile(text: string): SourceFile {
  return bytesFile(Buffer.from(text));
}

/** Returns a zip of these files to import. */
export function zipFile(files: Record<string, string | Uint8Array>, lie?: ZipLie): SourceFile {
  return bytesFile(zipArchive(files, lie));
}
