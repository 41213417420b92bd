/** Grades without A+ and B+, as portals know them, by our energy classes. */
export const energyGrades: Readonly<Record<number, string>> = {
  1: 'A',
  2: 'A',
  3: 'B',
  4: 'B',
  5: 'C',
  6: 'D',
  7: 'E',
  8: 'F',
  9: 'G',
}
