import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { pasteAddress } from './paste/paste-address.ts';

/**
 * What keyboards on a screen do without a key or a clipboard that the page would see: their Backspace is an edit, and what
 * they hand over from the clipboard comes as if it were typed.
 */
export const screenKeyboard = Extension.create({
  name: 'screenKeyboard',
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            beforeinput(view, event) {
              // While a word is being composed it is the keyboard's.
              if (!event.cancelable || view.composing) return false;
              if (event.inputType === 'deleteContentBackward' && editor.commands.undoInputRule()) {
                event.preventDefault();
                return true;
              }
              if (event.inputType !== 'insertText' || !event.data) return false;
              const linked = pasteAddress(view.state, event.data);
              if (!linked) return false;
              event.preventDefault();
              // A step of its own for Undo.
              view.dispatch(closeHistory(linked));
              return true;
            },
          },
        },
      }),
    ];
  },
});
