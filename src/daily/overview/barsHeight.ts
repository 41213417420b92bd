type Bars = { bars: readonly unknown[]; rows?: boolean | undefined }

/** Height in pixels, known before the chart is loaded; bars shown as rows take a line each. */
export const barsHeight = ({ bars, rows = false }: Bars): number =>
  rows ? 40 + 34 * bars.length : 220
