import { chooseOther, readPlaces } from '../../../shared/import-pages.ts';
import type { ImportChoice, ImportOptions } from '../import-report.ts';
import type { CheckpointRow } from './checkpoint-store.ts';

/** What the owner asked for, in a form that can be kept. */
export interface ImportOrder {
  /** The posts wanted, by their places in the file (`readPlaces`); all unless given. */
  places?: string | undefined;
  /** What is no article and wanted, and the pages that become texts (`chooseOther`). */
  others?: string | undefined;
  texts?: string | undefined;
  asStatus?: ImportChoice['asStatus'];
  canReplace?: boolean | undefined;
  address?: string | undefined;
  /** Whether the pictures of the posts are fetched afterwards. */
  hasPictures?: boolean | undefined;
}

/** The file of an import as its checkpoint remembers it. */
export interface CheckpointFile {
  /** SHA-256, hex: what is offered again is known by it. */
  hash: string;
  /** False for a file that was named on the command line and lies where it lay. */
  isKept: boolean;
  machine: string;
}

export function choiceOf({
  places,
  others,
  texts,
  ...order
}: ImportOrder): ImportChoice & Pick<ImportOptions, 'address'> {
  return {
    ...order,
    others: chooseOther(others, texts),
    ...(places !== undefined && { only: readPlaces(places) }),
  };
}

/** One spelling of an order: equal orders have the same. */
export function writeOrder({
  places,
  others,
  texts,
  asStatus,
  canReplace,
  address,
  hasPictures,
}: ImportOrder): string {
  return JSON.stringify({
    places,
    others,
    texts,
    asStatus,
    canReplace: canReplace || undefined,
    address,
    hasPictures,
  });
}

export function readOrder({ choice }: Pick<CheckpointRow, 'choice'>): ImportOrder {
  return JSON.parse(choice);
}

export function readFileOf({ file }: Pick<CheckpointRow, 'file'>): CheckpointFile {
  return JSON.parse(file);
}
