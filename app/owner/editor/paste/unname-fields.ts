/**
 * Takes the names of everything within a form away. A form hands out its fields by their names before its own
 * properties (https://html.spec.whatwg.org/multipage/forms.html#the-form-element): with an `<input name=childNodes>`
 * nobody could walk it. Nothing that is pasted needs names.
 */
export function unnameFields(root: ParentNode): void {
  // Forms themselves keep theirs: the names of their fields would stand before their methods.
  for (const field of root.querySelectorAll(':not(form)[name], :not(form)[id]')) {
    field.removeAttribute('name');
    field.removeAttribute('id');
  }
}
