import {
  AlignmentType,
  type ILevelsOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
} from 'docx';
import type { Locale } from '../../../shared/locale.ts';
import { pictureAddressStyle } from '../../../shared/word-picture-name.ts';

/** The words' size, in half points; spaces and indents are in twentieths of a point. */
const size = 23;
const indent = { quote: 567, list: 425 } as const;

/** A4 with 2.5 cm around the text; of its width, pictures are at most as wide, in pixels of 1/96 inch. */
export const page = {
  size: { width: 11906, height: 16838 },
  margin: 1417,
  picture: { width: ((11906 - 2 * 1417) / 1440) * 96, height: 860 },
} as const;

/** Word has nine levels; what lies deeper is written on the ninth. */
export const deepestLevel = 8;

const proofing: Record<Locale, string> = { en: 'en-US', es: 'es-ES' };

const serif = 'Georgia';
const after = (space: number) => ({ spacing: { after: space } });

const paragraphStyles: IParagraphStyleOptions[] = [
  {
    id: 'Quote',
    name: 'Quote',
    basedOn: 'Normal',
    quickFormat: true,
    run: { italics: false, color: '444444' },
    paragraph: {
      indent: { left: indent.quote, right: indent.quote },
      ...after(160),
      border: { left: { style: 'single', size: 12, space: 12, color: 'B3261E' } },
    },
  },
  ...(['List Bullet', 'List Number', 'List Continue'] as const).map((name) => ({
    id: name.replace(' ', ''),
    name,
    basedOn: 'Normal',
    quickFormat: true,
    paragraph: after(60),
  })),
  {
    id: 'Picture',
    name: 'Picture',
    basedOn: 'Normal',
    next: 'Caption',
    quickFormat: true,
    paragraph: { keepNext: true, spacing: { before: 160, after: 80 } },
  },
];

/** Word's own styles by their own names, so that its outline, its lists and its screen reader know them. */
export function wordStyles(language: Locale): IStylesOptions {
  const heading = (points: number, before: number) => ({
    run: { font: serif, size: points * 2, bold: true, color: '1A1A1A' },
    paragraph: { spacing: { before, after: 100 }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: {
          font: serif,
          size,
          language: { value: proofing[language], eastAsia: 'ja-JP', bidirectional: 'ar-SA' },
        },
        paragraph: { spacing: { after: 160, line: 300, lineRule: 'auto' } },
      },
      title: {
        run: { font: serif, size: 52, color: '1A1A1A' },
        paragraph: { spacing: { after: 320, line: 240, lineRule: 'auto' } },
      },
      heading1: heading(17, 360),
      heading2: heading(13, 280),
      heading3: heading(12, 240),
      caption: { run: { italics: true, size: 19, color: '555555' }, paragraph: after(240) },
      hyperlink: { run: { color: '9B1C14', underline: {} } },
    },
    paragraphStyles,
    characterStyles: [
      { id: pictureAddressStyle, name: 'Picture Address', basedOn: 'Hyperlink', run: { color: '777777' } },
    ],
  };
}

const bullets = ['•', '–', '◦'] as const;

/** The numbers or bullets of one list, on its level and those that may be written into it. */
export function listLevels(ordered: boolean, level: number, start: number): ILevelsOptions[] {
  return Array.from({ length: deepestLevel + 1 }, (_, each) => ({
    level: each,
    format: ordered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
    text: ordered ? `%${each + 1}.` : (bullets[each % bullets.length] ?? '•'),
    alignment: AlignmentType.START,
    start: each === level ? start : 1,
    style: { paragraph: { indent: { left: indent.list * (each + 1), hanging: indent.list } } },
  })).filter((_, each) => each <= level + 2);
}

/** Where text goes on in an item, in twentieths of a point from the margin. */
export const itemIndent = (level: number) => indent.list * (level + 1);
