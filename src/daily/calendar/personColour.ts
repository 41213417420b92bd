/** A person's colour, the same on every screen and day; people added one after another differ most. */
export const personColour = (id: number): string =>
  `oklch(0.62 0.15 ${Math.round(id * 137.508) % 360})`
