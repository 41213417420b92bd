// What a feed says about one property.
import { cellText } from '#kit/fields/cellText.ts'

/** Texts by path within the property, such as `surface_area/built`. */
export type PropertyTexts = Map<string, string[]>

/** Gives the values by path, and at the end all that nobody asked for. */
export function propertyReader(said: PropertyTexts) {
  const taken = new Set<string>()
  const all = (path: string): string[] => {
    taken.add(path)
    return said.get(path) ?? []
  }
  return {
    all,
    one: (path: string): string | null => all(path)[0] ?? null,
    /** Without what says nothing: `aside`, none, unknown, no. */
    rest: (aside: RegExp, nothing: RegExp): string | null =>
      joined(
        [...said]
          .filter(([path, texts]) => texts.length > 0 && !taken.has(path) && !aside.test(path))
          .filter(([, texts]) => !texts.every((text) => nothing.test(text)))
          .map(([path, texts]) => `${path.replace(/[/@]+/g, ' ').trim()}: ${texts.join(', ')}`),
        '\n',
      ),
  }
}

export const joined = (texts: readonly (string | null)[], between: string): string | null =>
  texts.filter((text) => text !== null && text !== '').join(between) || null

/** Zero mostly means unknown. */
export const notZero = (text: string | null): string | null =>
  text !== null && Number(text) === 0 ? null : text

export const withoutCommas = (text: string | null): string | null =>
  text?.replace(/(?<!\s)\s*,\s*/g, ' ').trim() || null

export const cellsOf = <Header extends string>(
  headers: readonly Header[],
  cells: Record<Header, string | null>,
): (string | null)[] =>
  headers.map((header) => {
    const text = cells[header]
    return text === null ? null : cellText(text)
  })
