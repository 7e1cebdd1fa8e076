/** How an export of this program's names who wrote it, and in which form: its texts are read back without guessing. */
export const exportGenerator = 'Under Your Name, export 1';
