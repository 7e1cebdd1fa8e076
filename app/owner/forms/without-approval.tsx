/**
 * Goes on without a reader's approval, in a form that was sent before. Where it asks about names, which are looked for behind
 * the approval: that was there, or was gone without.
 */
export function WithoutApproval() {
  return <input type="hidden" name="without_approval" value="1" />;
}
