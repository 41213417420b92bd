/** Height of a chart in pixels, known before it is loaded. */
export const chartHeight = 220
