// The usual given names, to tell them from family names.
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { englishNames } from './englishNames.ts'
import { greekNames } from './greekNames.ts'
import { russianNames } from './russianNames.ts'

const given = new Set(
  [englishNames, greekNames, russianNames].flatMap((names) =>
    foldedText(names).trim().split(/\s+/),
  ),
)

/** Whether a word is a given name, in any case of letters; of one with a hyphen, whether both parts are. */
export const isGivenName = (word: string): boolean =>
  foldedText(word)
    .split('-')
    .every((part) => given.has(part))
