/** There is one owner; password managers ask for a name to file the password under. */
export function OwnerNameInput() {
  return <input type="text" name="username" autoComplete="username" defaultValue="owner" hidden />;
}
