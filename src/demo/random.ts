// Reproducible randomness: the same seed always gives the same agency.

export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Picks a key by its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K
  /** Up to `count` different items, in random order. */
  sample<T>(items: readonly T[], count: number): T[]
  digits(count: number): string
  letters(count: number, alphabet?: string): string
}

/**
 * A deterministic name for a stored file. All files share one folder, because creating hundreds of folders takes longer than
 * writing the files.
 */
export const storedName = (random: Random) =>
  `demo${random.letters(24, 'abcdefghijklmnopqrstuvwxyz0123456789').slice(4)}`

/** Mulberry32 seeded with a text, so that every part of the agency has its own sequence. */
export function seededRandom(seed: string): Random {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 16777619)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const pick = <T>(items: readonly T[]): T => items[int(0, items.length - 1)]!
  const letters = (count: number, alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') =>
    Array.from({ length: count }, () => alphabet[int(0, alphabet.length - 1)]).join('')

  return {
    next,
    int,
    pick,
    letters,
    chance: (probability) => next() < probability,
    digits: (count) => letters(count, '0123456789'),
    weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
      const keys = Object.keys(weights) as K[]
      let rest = next() * keys.reduce((sum, key) => sum + weights[key], 0)
      return keys.find((key) => (rest -= weights[key]) < 0) ?? keys.at(-1)!
    },
    sample<T>(items: readonly T[], count: number): T[] {
      const left = [...items]
      const taken: T[] = []
      while (taken.length < count && left.length > 0) {
        taken.push(...left.splice(int(0, left.length - 1), 1))
      }
      return taken
    },
  }
}
