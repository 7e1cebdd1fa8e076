/** What a paste leaves out or changes so that a reader could notice. */
export type PasteLoss =
  | 'struck'
  | 'deleted'
  | 'comments'
  | 'hidden'
  | 'embeds'
  | 'left_out'
  | 'equations'
  | 'raised'
  | 'links'
  | 'rtl'
  | 'boilerplate';

/** One line of the report. `passages` quotes what the words were, or names what it was. */
export interface PasteReportLine {
  code: PasteLoss;
  count: number;
  passages: string[];
}

/** Collects the report of one paste. */
export class PasteLog {
  private readonly found = new Map<PasteLoss, PasteReportLine>();
  private last: PasteLoss | undefined;

  get lines(): PasteReportLine[] {
    return [...this.found.values()];
  }

  /** `isContinued`: the passage belongs to the one before it, which its program has cut into pieces. */
  add(code: PasteLoss, passage: string | null = '', isContinued = false): void {
    const line = this.found.get(code) ?? { code, count: 0, passages: [] };
    this.found.set(code, line);
    const continues = isContinued && this.last === code;
    this.last = code;
    if (!continues) line.count += 1;
    const last = continues ? `${line.passages.pop() ?? ''} ` : '';
    const text = (last + (passage ?? '')).replace(/[\s\u00a0]+/g, ' ').trim();
    if (text) line.passages.push(text);
  }
}
