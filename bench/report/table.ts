/** Lines of a table whose columns are as wide as they must be: the first one to the left, numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** Milliseconds. */
export function time(value: number): string {
  return value < 10 ? value.toFixed(2) : whole(value);
}

/** Megabytes, of bytes. */
export function megabytes(value: number): string {
  return `${whole(value / 1e6)} MB`;
}
