/** Reads the time from a text such as `about 15:30` or `at 9.05`, as HH:mm; null without one. */
export function hourOf(said: string | null): string | null {
  const found = /(?<![\d:.])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d.])/.exec(said ?? '')
  return found && `${found[1]!.padStart(2, '0')}:${found[2]}`
}
