import { type ChainedCommands, type Editor, Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { foldText } from '../../../../shared/text.ts';
import type { OwnerMessages } from '../../context/owner-context.ts';
import { isInCode } from '../typography.ts';

/** Maximum query length in characters. */
const maxQueryLength = 30;

interface Opened {
  /** Position of the `/`. */
  from: number;
  query: string;
  /** Index of the active block among the matching ones. */
  active: number;
}

type Change = 'close' | { active: number };

const key = new PluginKey<Opened | undefined>('slash');

/** Checks whether a `/` was just typed at the start of a line or after a space. */
function isTyped(tr: Transaction, { selection, doc }: EditorState): boolean {
  const [step, more] = tr.steps;
  if (!(step instanceof ReplaceStep) || more || tr.getMeta('paste') || tr.getMeta('history$')) return false;
  const { content, size } = step.slice;
  const { $from, empty } = selection;
  if (size !== 1 || content.firstChild?.text !== '/' || !empty || step.from !== $from.pos - 1) return false;
  if (!/^(paragraph|heading)$/.test($from.parent.type.name) || isInCode($from)) return false;
  const before = doc.textBetween($from.start(), step.from, undefined, ({ type }) =>
    type.name === 'hardBreak' ? '\n' : '\ufffc',
  );
  return /(^|\s)$/.test(before);
}

/** Returns the query between the `/` and the cursor; undefined once the query has ended. */
function queryAt({ selection, doc }: EditorState, from: number, items: readonly SlashItem[]) {
  const { $from, empty } = selection;
  if (!empty || from < $from.start() || from >= $from.pos) return undefined;
  const text = doc.textBetween(from, $from.pos, '\n', '\n');
  const query = text.slice(1);
  if (!text.startsWith('/') || /^\s|\n/.test(query) || query.length > maxQueryLength) return undefined;
  // A name without matches may still be corrected, but a space ends the query.
  return /\s/.test(query) && matchingItems(items, query).length === 0 ? undefined : query;
}

export function slashState(state: EditorState): Opened | undefined {
  return key.getState(state);
}

/** Replaces the `/` and the query with a block, in one undo step. */
export function chooseItem(editor: Editor, item: SlashItem): void {
  const opened = slashState(editor.state);
  if (!opened) return;
  const { from } = opened;
  editor.view.dispatch(closeHistory(editor.state.tr));
  const chain = editor.chain().focus().deleteRange({ from, to: editor.state.selection.from });
  item.apply(chain).run();
  item.open?.();
}

/** Opens the block menu after a `/` and handles its keys. The text keeps the focus. */
export function slashMenu(items: readonly SlashItem[]): Extension {
  return Extension.create({
    name: 'slash',
    // Runs before the text's own keys.
    priority: 1000,
    addProseMirrorPlugins() {
      const { editor } = this;
      const change = (to: Change) => editor.view.dispatch(editor.state.tr.setMeta(key, to));
      return [
        new Plugin<Opened | undefined>({
          key,
          state: {
            init: () => undefined,
            apply(tr, last, _before, state) {
              const asked = tr.getMeta(key) as Change | undefined;
              if (asked === 'close') return undefined;
              if (!last) {
                const from = tr.docChanged && isTyped(tr, state) ? state.selection.from - 1 : undefined;
                return from === undefined ? undefined : { from, query: '', active: 0 };
              }
              if (asked) return { ...last, ...asked };
              if (!tr.docChanged && !tr.selectionSet) return last;
              const from = tr.mapping.map(last.from);
              const query = queryAt(state, from, items);
              if (query === undefined) return undefined;
              return { from, query, active: query === last.query ? last.active : 0 };
            },
          },
          props: {
            // Combobox attributes without the role, which a multiline text field can't have.
            attributes: (state): Record<string, string> => {
              const opened = key.getState(state);
              const item = opened && matchingItems(items, opened.query)[opened.active];
              if (!item) return {};
              return {
                'aria-autocomplete': 'list',
                'aria-controls': 'slash-menu',
                'aria-activedescendant': `slash-${item.id}`,
              };
            },
            handleKeyDown(view, event) {
              const opened = key.getState(view.state);
              if (!opened || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
                return false;
              if (event.key === 'Escape') {
                change('close');
                return true;
              }
              const matching = matchingItems(items, opened.query);
              const chosen = matching[opened.active];
              const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
              if (!chosen || (!by && event.key !== 'Enter' && event.key !== 'Tab')) return false;
              if (by) change({ active: (opened.active + by + matching.length) % matching.length });
              else chooseItem(editor, chosen);
              return true;
            },
            handleDOMEvents: {
              blur: (view) => {
                if (key.getState(view.state)) change('close');
              },
            },
          },
        }),
      ];
    },
  });
}

export interface SlashItem {
  id: string;
  label: string;
  apply: (chain: ChainedCommands) => ChainedCommands;
  /** Opens the block's dialog. */
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

/** Returns blocks with a word that begins with the query, ignoring accents and case. */
export function matchingItems(items: readonly SlashItem[], query: string): readonly SlashItem[] {
  const search = foldText(query).trim();
  return items.filter(({ label }) => ` ${foldText(label)}`.includes(` ${search}`));
}
