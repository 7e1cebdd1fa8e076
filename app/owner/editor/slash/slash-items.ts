import type { ChainedCommands } from '@tiptap/core';
import { foldText } from '../../../../shared/text.ts';
import type { OwnerMessages } from '../../context/owner-context.ts';

/** A block of the menu, named as its tool in the formatting bar. */
export interface SlashItem {
  id: string;
  label: string;
  apply: (chain: ChainedCommands) => ChainedCommands;
  /** For what asks for more. */
  open?: () => void;
}

export function slashItems(
  { toolbar, image }: OwnerMessages['compose'],
  onPicture: () => void,
): readonly SlashItem[] {
  return [
    { id: 'paragraph', label: toolbar.paragraph, apply: (chain) => chain.setParagraph() },
    { id: 'heading-2', label: toolbar.heading_2, apply: (chain) => chain.setHeading({ level: 2 }) },
    { id: 'heading-3', label: toolbar.heading_3, apply: (chain) => chain.setHeading({ level: 3 }) },
    { id: 'quote', label: toolbar.quote, apply: (chain) => chain.toggleBlockquote() },
    { id: 'bullets', label: toolbar.bullets, apply: (chain) => chain.toggleBulletList() },
    { id: 'numbers', label: toolbar.numbers, apply: (chain) => chain.toggleOrderedList() },
    { id: 'picture', label: image.insert, apply: (chain) => chain, open: onPicture },
  ];
}

/** The blocks with a word that begins as is typed, accents and capitals aside. */
export function matchingItems(items: readonly SlashItem[], query: string): readonly SlashItem[] {
  const wanted = foldText(query).trim();
  return items.filter(({ label }) => ` ${foldText(label)}`.includes(` ${wanted}`));
}
