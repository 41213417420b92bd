// Which actions fit a text, best first.
import { nearness, plain, plainOf } from '#kit/i18n/nearness.ts'

type Named = { label: string; words: string }

/** `at` is 0 if the name of the action has the text, more the further off it is. Of equal ones those with a whole word come first. */
export function rankActions<Action extends Named>(
  typed: string,
  actions: readonly Action[],
  most: number,
): { action: Action; at: number }[] {
  const wanted = plain(typed).split(' ')
  return actions
    .map((action) => ({ action, at: nearness(typed, action.label, action.words) }))
    .filter((each): each is { action: Action; at: number } => each.at !== undefined)
    .map(({ action, at }) => ({ action, at, begun: begunWords(wanted, action) }))
    .toSorted((a, b) => a.at - b.at || a.begun - b.begun)
    .slice(0, most)
}

/** How many of the wanted words are only the beginning of a word. */
function begunWords(wanted: readonly string[], { label, words }: Named): number {
  const whole = new Set(`${plainOf(label)} ${plainOf(words)}`.split(' '))
  return wanted.filter((word) => !whole.has(word)).length
}
