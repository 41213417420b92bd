type Of = { bars: readonly unknown[]; lying?: boolean | undefined }

/** In pixels, known before the chart is loaded: bars that lie take a line each. */
export const barsHeight = ({ bars, lying = false }: Of): number =>
  lying ? 40 + 34 * bars.length : 220
