type Of = { bars: readonly unknown[]; rows?: boolean | undefined }

/** Height in pixels, known before the chart is loaded; each rows bar takes a line. */
export const barsHeight = ({ bars, rows = false }: Of): number =>
  rows ? 40 + 34 * bars.length : 220
