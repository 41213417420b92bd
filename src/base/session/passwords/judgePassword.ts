// Rates how hard a password is to guess for somebody who knows its person and their country.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { commonGreek, commonRussian, ownWords } from './commonPasswords.ts'
import { typedForms } from './typedForms.ts'

export type Weakness = 'own' | 'common' | 'pattern' | 'date' | 'short'
export type Verdict = {
  /** From 0 (guessed at once) to 4; 3 is enough. */
  score: number
  /** Why it is easy to guess; null when it is good. */
  weakness: Weakness | null
}

export const leastScore = 3

/** Only the beginning is rated: the rest can only make a password better, and takes long to rate. */
const ratedLength = 60

const formsOf = (words: string[]) => [...new Set(words.flatMap(typedForms))]

// The package's other dictionaries, such as English surnames, would double the memory for little gain.
const zxcvbn = new ZxcvbnFactory({
  dictionary: {
    'passwords-common': common['passwords-common'],
    'diceware-common': common['diceware-common'],
    'commonWords-en': english['commonWords-en'],
    'firstnames-en': english['firstnames-en'],
    own: formsOf(ownWords),
    russian: formsOf(commonRussian),
    greek: formsOf(commonGreek),
  },
  graphs: adjacencyGraphs,
})

/** `words`: names, e-mails, addresses of the person and the agency, in any script. */
export function judgePassword(password: string, words: string[]): Verdict {
  const personal = formsOf(words.flatMap(partsOf)).filter((word) => word.length > 2)
  const results = typedForms(password.slice(0, ratedLength))
    .concat(password.slice(0, ratedLength))
    .map((form) => zxcvbn.check(form, personal))
  const weakest = results.reduce((one, other) => (other.guesses < one.guesses ? other : one))
  const { score } = weakest
  return { score, weakness: score < leastScore ? weaknessOf(weakest) : null }
}

// The whole text, its parts between ; and @, each of its words, and the words of each part joined.
const partsOf = (text: string) => {
  const names = text.split(/[;@]/)
  const together = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, ''))
  return [text, ...names, ...together, ...text.split(/[^\p{L}\p{N}]+/u)]
}

const weaknesses: Record<string, Weakness> = {
  own: 'own',
  userInputs: 'own',
  'passwords-common': 'common',
  russian: 'common',
  greek: 'common',
  date: 'date',
  regex: 'date',
  spatial: 'pattern',
  repeat: 'pattern',
  sequence: 'pattern',
}

// The weakness of the longest part that is easy to guess.
function weaknessOf({ sequence }: ZxcvbnResult): Weakness {
  const named = sequence
    .map((part) => ({
      length: part.token.length,
      weakness: weaknesses[(part['dictionaryName'] as string | undefined) ?? part.pattern],
    }))
    .filter(({ weakness }) => weakness !== undefined)
    .sort((one, other) => other.length - one.length)
  return named[0]?.weakness ?? 'short'
}
