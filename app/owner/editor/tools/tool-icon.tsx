/** Drawn on 20 × 20, in lines. */
const drawings: Record<string, string> = {
  paragraph: 'M15 4H8.5a3.2 3.2 0 0 0 0 6.4H10M10 4v12M13.5 4v12',
  'heading-2': 'M3 5v10M9.5 5v10M3 10h6.5M12.5 11a2 2 0 1 1 3.5 1.3L12.5 15.2H16.5',
  'heading-3': 'M3 5v10M9.5 5v10M3 10h6.5M12.5 9.5H16.5L14.3 12a1.7 1.7 0 1 1-2 2.2',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h6M5 16h6M12 4 8 16',
  underline: 'M6 3.5V9a4 4 0 0 0 8 0V3.5M5 17h10',
  quote: 'M8.5 6.5H4V11h4.5zM8.5 11a3.5 3.5 0 0 1-3 3.5M16 6.5h-4.5V11H16zM16 11a3.5 3.5 0 0 1-3 3.5',
  bullets: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  numbers: 'M9 5h8M9 10h8M9 15h8M3 3.8 4.3 3v4.5M2.8 12.5a1.2 1.2 0 1 1 2.2.8L2.8 16H5.4',
  link: 'M8.4 11.6a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1 1M11.6 8.4a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1-1',
  picture: 'M3 4h14v12H3zM3 13.5l4-4 4 4 2.5-2.5L17 14.5M13.2 7.5h.01',
  'align-left': 'M3 4.5h14M3 8.2h8M3 11.8h14M3 15.5h8',
  'align-center': 'M3 4.5h14M6 8.2h8M3 11.8h14M6 15.5h8',
  'align-right': 'M3 4.5h14M9 8.2h8M3 11.8h14M9 15.5h8',
  'align-justify': 'M3 4.5h14M3 8.2h14M3 11.8h14M3 15.5h14',
  'size-s': 'M2.5 3.5h15M2.5 16.5h15M7.5 7h5v6h-5z',
  'size-m': 'M2.5 3.5h15M2.5 16.5h15M5 7h10v6H5z',
  'size-l': 'M2.5 3.5h15M2.5 16.5h15M2.5 7h15v6h-15z',
  undo: 'M7 4.5 3.5 8 7 11.5M3.5 8H12a4 4 0 0 1 0 8H9',
  redo: 'M13 4.5 16.5 8 13 11.5M16.5 8H8a4 4 0 0 0 0 8h3',
  clear: 'M4 4h11M9.5 4 8 15.5M12.5 12l4.5 4.5M17 12l-4.5 4.5',
  find: 'M13.5 8.5a5 5 0 1 1-10 0 5 5 0 0 1 10 0M12.2 12.2 17 17',
  case: 'M2.5 15 6.5 4.5 10.5 15M3.9 11.4h5.2M17.2 15v-6.2M17.2 11.8a2.4 3.1 0 1 1-4.8 0a2.4 3.1 0 0 1 4.8 0',
  word: 'M2.5 13.5v3h15v-3M9 8.8v3.9M9 10.8a2 2.1 0 1 1-4 0a2 2.1 0 0 1 4 0M11.5 4.5v8.2M15.5 10.8a2 2.1 0 1 1-4 0a2 2.1 0 0 1 4 0',
  previous: 'M4.5 12.5 10 7l5.5 5.5',
  next: 'M4.5 7.5 10 13l5.5-5.5',
  close: 'M5 5l10 10M15 5 5 15',
  html: 'M7 5.5 2.8 10 7 14.5M13 5.5l4.2 4.5L13 14.5',
  outline: 'M3 4.5h.01M6 4.5h11M6 8.2h.01M9 8.2h8M6 11.8h.01M9 11.8h8M3 15.5h.01M6 15.5h11',
  quiet: 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5',
  keys: 'M2.5 5.5h15v9h-15zM5.5 8h.01M8.5 8h.01M11.5 8h.01M14.5 8h.01M6.5 11.5h7',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
};

/** What a tool's button shows; its name stands beside it for those who cannot see it. */
export function ToolIcon({ id }: { id: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" data-icon={id}>
      <path d={drawings[id]} />
    </svg>
  );
}
