declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType features to keep; all if unset. */
    keepFeatures?: string[];
  }
  // biome-ignore lint/style/noDefaultExport: matches the package's export
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}
