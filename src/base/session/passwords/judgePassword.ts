// How hard a password is to guess, for somebody who knows whose it is and in which country they live.
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import type { ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { commonGreek, commonRussian, ownWords } from './commonPasswords.ts'
import { typedForms } from './typedForms.ts'

export type Weakness = 'own' | 'common' | 'pattern' | 'date' | 'short'
export type Verdict = {
  /** From 0, guessed at once, to 4; 3 is enough. */
  score: number
  /** What makes it easy to guess; null when it is good. */
  weakness: Weakness | null
}

export const enough = 3

/** Of a longer one the beginning is judged: what follows only makes it better, and judging slow. */
const judged = 60

const formsOf = (words: string[]) => [...new Set(words.flatMap(typedForms))]

// English surnames and the rest of what the package offers would take twice the memory for little.
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
  const results = typedForms(password.slice(0, judged))
    .concat(password.slice(0, judged))
    .map((reading) => zxcvbn.check(reading, personal))
  const weakest = results.reduce((one, other) => (other.guesses < one.guesses ? other : one))
  const { score } = weakest
  return { score, weakness: score < enough ? weaknessOf(weakest) : null }
}

// A whole name or address, each word of it, and the words of one address run together.
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

// By the longest part that is easy to guess.
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
