/** A file that can be read in any part and as often as wanted. Offsets are bytes; `end` is the first that is not read. */
export interface SourceFile {
  size: number;
  read(start?: number, end?: number): AsyncIterable<Uint8Array>;
}

/** One file of a folder or of a zip, unpacked as it is read. */
export interface FolderFile {
  /** From the folder, with slashes between. */
  path: string;
  /** In bytes; reading ends with an error where a zip holds more. */
  size: number;
  read(): AsyncIterable<Uint8Array>;
}

export interface SourceFolder {
  files: readonly FolderFile[];
}

/** What an import is given: one file, a zip among them, or a folder. */
export type ImportInput = SourceFile | SourceFolder;
