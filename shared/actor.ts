/** Who asks: drafts, writes and unset import hosts are the owner's alone. */
export interface Actor {
  owner: boolean;
}
