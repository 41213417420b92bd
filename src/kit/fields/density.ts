/** How high the rows of a list are, as a person chooses: a line, a line with less room, two lines. */
export const densities = ['comfortable', 'compact', 'twoLines'] as const
export type Density = (typeof densities)[number]
