const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** For operators, such as `1.4 GB`. */
export function shownBytes(count: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, count)) / 3))
  return `${power === 0 ? count : (count / 1000 ** power).toFixed(1)} ${units[power]}`
}
