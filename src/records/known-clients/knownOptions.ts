// Options of the lists of these files that code refers to by number.

/** Source of the money that needs words. */
export const otherSource = 7
/** Nobody in public office. */
export const noOffice = 1
export const risks = { low: 1, normal: 2, high: 3 } as const
