// Parts names of people as they stand in lists: family name first or last, with titles, patronymics and nicknames.
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { cellText } from '#kit/fields/cellText.ts'
import { isGivenName } from './names/givenNames.ts'
import { isCompanyName } from './names/isCompany.ts'
import { isPatronymic, looksLikeSurname, wordsOf } from './names/nameWords.ts'

export type NameRead = {
  /** Of a company, and of a text that is not parted, the whole of it. */
  lastName: string | null
  firstName: string | null
  /** A patronymic or further given names. */
  middleName: string | null
  /** As written: `Dr`, `κα`, `г-н`. */
  title: string | null
  nickname: string | null
  isCompany: boolean
  /** A person should look: the order is a guess, or the text names two people and is left whole. */
  unsure: boolean
}

/** Nobody has a longer one. */
const longest = 200

/** The parts as they are written; all null for an empty text. */
export function splitName(text: string): NameRead {
  const clean = (cellText(text) ?? '').replace(/\s+/g, ' ')
  const whole = nameOf({ lastName: clean || null })
  if (clean === '') return whole
  if (clean.length > longest) return { ...whole, unsure: true }
  if (isCompanyName(clean)) return { ...whole, isCompany: true }
  const { rest, nickname } = withoutNickname(clean)
  // Two people, or one with something else.
  if (/[&+/;\d@]| (?:και|κι|and|und|и) /iu.test(rest)) return { ...whole, unsure: true }
  const { left, title } = withoutTitles(rest)
  if (left === '') return { ...whole, unsure: true }
  return { ...partsOf(left), title, nickname }
}

const nameOf = (parts: Partial<NameRead>): NameRead => ({
  lastName: null,
  firstName: null,
  middleName: null,
  title: null,
  nickname: null,
  isCompany: false,
  unsure: false,
  ...parts,
})

/** In quotation marks or brackets. */
function withoutNickname(text: string) {
  const found = /["«“„(]\s*([\p{L}][\p{L}\s.-]*?)\s*["»”“)]/u.exec(text)
  if (!found || found[0].length === text.length) return { rest: text, nickname: null }
  return { rest: text.replace(found[0], ' ').replace(/\s+/g, ' ').trim(), nickname: found[1]! }
}

const titles = [
  'mr|mrs|ms|miss|mx|sir|dr|prof|herr|frau|eng|mme|monsieur|madame|sig|sra?',
  'κοσ|κου|κ|κα|κυρια|κυριοσ|κυριου|κυριασ|κσ|δισ|δεσποινισ|δρ|καθ|καθηγητησ|καθηγητρια|παπα|πατηρ',
  'г-н|г-жа|гн|гжа|господин|госпожа|д-р|др|проф|профессор',
].join('|')
const titleWord = new RegExp(`^(?:${titles})$`, 'u')

/** At the beginning, and behind a comma. */
function withoutTitles(text: string) {
  const found: string[] = []
  const parts = text.split(',').map((part) => {
    const words = part
      .trim()
      .replace(/^(κ|Κ)\.\s?(κ|Κ)\.\s/u, '')
      .replace(/^([\p{L}-]+\.)(?=\p{L}{3})/u, '$1 ')
      .split(' ')
    while (words.length > 0 && isTitle(words)) found.push(words.shift()!)
    return words.join(' ')
  })
  return { left: parts.filter(Boolean).join(', '), title: found.join(' ') || null }
}

const isTitle = ([word = '', ...others]: readonly string[]): boolean => {
  const folded = foldedText(word).replaceAll('.', '')
  // Κ. may be an initial: it is a title where it is small.
  return others.length > 0 && !/^\p{Lu}\.?$/u.test(word) && titleWord.test(folded)
}

function partsOf(text: string): NameRead {
  const [before = '', after, more] = text.split(/\s*,\s*/)
  if (more !== undefined) return nameOf({ lastName: text, unsure: true })
  if (after !== undefined && after !== '') {
    // Two people.
    if ([before, after].every(isWholeName)) return nameOf({ lastName: text, unsure: true })
    const given = givenParts(wordsOf(after))
    return nameOf({ lastName: before, ...given })
  }
  const { words, father } = withoutFather(wordsOf(before))
  const name = orderOf(words)
  return father === null ? name : { ...name, middleName: father }
}

const isWholeName = (text: string): boolean => {
  const [first = '', ...others] = wordsOf(text)
  return others.length > 0 && isGivenName(first) && !others.some(isPatronymic)
}

const givenParts = ([first = '', ...others]: readonly string[]) => ({
  firstName: first || null,
  middleName: others.join(' ') || null,
})

/** Παπαδόπουλος Γεώργιος του Νικολάου. */
function withoutFather(words: readonly string[]) {
  const at = words.findIndex((word, index) => index > 0 && foldedText(word) === 'του')
  const father = at < 0 ? undefined : words[at + 1]
  if (father === undefined) return { words, father: null }
  return { words: [...words.slice(0, at), ...words.slice(at + 2)], father }
}

function orderOf(words: readonly string[]): NameRead {
  const [one = '', two] = words
  if (two === undefined)
    return isGivenName(one) ? nameOf({ firstName: one }) : nameOf({ lastName: one })
  return withPatronymic(words) ?? byGivenNames(words) ?? byLooks(words)
}

/** Иванова Мария Петровна, Мария Петровна Иванова, Мария Петровна. */
function withPatronymic(words: readonly string[]): NameRead | null {
  const at = words.findIndex((word, index) => index > 0 && isPatronymic(word))
  if (at < 0 || words.length > 3) return null
  const middleName = words[at]!
  const [one, , three] = words
  if (at === 2) return nameOf({ lastName: one!, firstName: words[1]!, middleName })
  if (three !== undefined) return nameOf({ lastName: three, firstName: one!, middleName })
  if (!isGivenName(one!)) return null
  // Абрамович and Петрович may be family names.
  return /вна$|vna$|ична$/iu.test(middleName)
    ? nameOf({ firstName: one!, middleName })
    : nameOf({ firstName: one!, lastName: middleName, unsure: true })
}

const isInitial = (word: string) => /^\p{L}\.?$/u.test(word)
const isGiven = (word: string) => isGivenName(word) || isInitial(word)

/** Where the given names stand at one end. */
function byGivenNames(words: readonly string[]): NameRead | null {
  const leading = runOf(words, isGiven)
  const trailing = runOf(words.toReversed(), isGiven)
  if (leading === words.length || (leading === 0 && trailing === 0))
    return inTheMiddle(words, leading)
  // Papas George Maria? Names at both ends tell nothing.
  if (leading > 0 && trailing > 0) return null
  if (leading > 0) return firstThenLast(words, leading)
  const from = words.length - trailing
  const lastName = words.slice(0, from).join(' ')
  return nameOf({ lastName, ...namesOf(words.slice(from)), unsure: from > 2 })
}

const runOf = (words: readonly string[], does: (word: string) => boolean): number => {
  const at = words.findIndex((word) => !does(word))
  return at < 0 ? words.length : at
}

/** Initials behind a given name are of the father or of a second name. */
function namesOf(words: readonly string[]) {
  const given = words.filter((word, index) => index === 0 || !isInitial(word))
  const initials = words.filter((word, index) => index > 0 && isInitial(word))
  return { firstName: given.join(' '), middleName: initials.join(' ') || null }
}

function firstThenLast(words: readonly string[], given: number): NameRead {
  const names = namesOf(words.slice(0, given))
  const others = words.slice(given)
  if (others.length === 1) return nameOf({ ...names, lastName: others[0]! })
  // John Fitzgerald Kennedy, Γεώργιος Νικολάου Παπαδόπουλος, Μαρία Παπαδοπούλου Γεωργίου.
  return nameOf({ ...names, lastName: others.join(' '), unsure: true })
}

/** Παπαδόπουλος Γεώργιος Νικολάου: family name, given name, the father's name. */
function inTheMiddle(words: readonly string[], leading: number): NameRead | null {
  const [last, first, father] = words
  if (leading > 0 || words.length !== 3 || !isGivenName(first!)) return null
  return nameOf({ lastName: last!, firstName: first!, middleName: father!, unsure: true })
}

/** By the ends of the words and by their capitals; else the order that is usual in their alphabet, which is a guess. */
function byLooks(words: readonly string[]): NameRead {
  const [first, last] = [words[0]!, words.at(-1)!]
  const lastFirst = (unsure: boolean) =>
    nameOf({ lastName: first, firstName: words.slice(1).join(' '), unsure })
  const firstLast = (unsure: boolean) =>
    nameOf({ firstName: words.slice(0, -1).join(' '), lastName: last, unsure })
  const [isFirst, isLast] = [looksLikeSurname(first), looksLikeSurname(last)]
  const isSure = words.length === 2 && isFirst !== isLast
  if (isSure) return isFirst ? lastFirst(false) : firstLast(false)
  const isShouted = (word: string) => word.length > 2 && word === word.toUpperCase()
  if (isShouted(first) !== isShouted(last))
    return isShouted(first) ? lastFirst(false) : firstLast(false)
  return /\p{Script=Latin}/u.test(first) ? firstLast(true) : lastFirst(true)
}
