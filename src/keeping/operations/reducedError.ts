// What may be shown and handed out of an error. Its text may quote anything: an address, a name, a file, the answer of another
// server. So nothing is taken out of it; only what is known to be harmless is kept: words of a fixed list, known codes, and
// files of this program.
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { furtherCodes, harmlessWords, sqlStates } from './harmlessWords.ts'

export type ThrownError = {
  message: string | null
  code?: string | null
  constraint?: string | null
  stack?: string | null
}

export type ReducedError = {
  /** Its first line; what is not known to be harmless is an ellipsis. */
  text: string
  /** Such as `ECONNREFUSED`, or `23505` of PostgreSQL. */
  code: string | null
  /** The innermost file and line of this program, such as `src/base/mail/mail.routes.ts:12`. */
  place: string | null
  /** The violated constraint, if the caller knows it. */
  constraint: string | null
}

const gap = '…'
const codes = new Set([...Object.keys(constants.errno), ...furtherCodes])
const longest = 300

/** @param constraints the names of constraints in the database */
export function reducedError(
  { message, code, constraint, stack }: ThrownError,
  constraints: ReadonlySet<string> = new Set(),
): ReducedError {
  return {
    text: reducedText(message ?? ''),
    code: code && (codes.has(code) || sqlStates.has(code)) ? code : null,
    place: placeIn(stack ?? ''),
    constraint: constraint && constraints.has(constraint) ? constraint : null,
  }
}

/** Quoted text goes as a whole, whatever it says. */
const quoted =
  /"[^"]*("|$)|“[^”]*(”|$)|«[^»]*(»|$)|<[^>]*(>|$)|`[^`]*(`|$)|(?<![\p{L}\p{N}])'[^']*('|$)/gu

export function reducedText(text: string): string {
  const [line = ''] = text
    .slice(0, longest)
    .trim()
    .split(/[\r\n]/)
  const kept: string[] = []
  let answer: string | undefined
  for (const [at, token] of line.replace(quoted, ` ${gap} `).split(/\s+/).entries()) {
    const word = token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    // The answer of a mail server begins with its code, and perhaps a longer one that begins alike.
    const isAnswer = at === 0 && /^[45]\d\d$/.test(word)
    if (isAnswer) answer = word
    const isLonger = at === 1 && answer && /^[45]\.\d\.\d$/.test(word) && word[0] === answer[0]
    const lower = word.toLowerCase()
    const shown =
      isAnswer || isLonger || codes.has(word) ? word : harmlessWords.has(lower) ? lower : gap
    if (shown !== gap || kept.at(-1) !== gap) kept.push(shown)
  }
  return kept.join(' ')
}

const root = join(import.meta.dirname, '../../..')

/** Only a file that is there counts: a text may look like a place. */
function placeIn(stack: string): string | null {
  for (const [, path, line] of stack.matchAll(/\/(src\/[\w./-]+\.[jt]s):(\d{1,5})(?!\d)/g))
    if (!path!.includes('..') && existsSync(join(root, path!))) return `${path}:${line}`
  return null
}
