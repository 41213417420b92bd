/** How many pixels an hour is high, as in the style sheet. */
export const hourHeight = 56
