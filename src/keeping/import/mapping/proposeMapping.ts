// Guesses the targets of columns, by their headers and contents: each target goes to the column that says it best.
import type { ColumnResult } from '../reading/columnReading.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { ColumnUse, Mapping } from '../mapping.contract.ts'
import { areFlagWords, isAmount, isDay, mainPart, partsOf, targetsOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import { wordKey, wordKeys } from '../plan/wordKey.ts'
import { asTheOthersSay } from './asTheOthersSay.ts'
import type { Column } from './asTheOthersSay.ts'
import { fits } from './fits.ts'
import { headerKey } from './headerKey.ts'
import type { HeaderKey } from './headerKey.ts'
import {
  counterWords,
  genericWords,
  headerWords,
  leftOutWords,
  mayCountWords,
  noFieldWords,
  partWords,
  strangerWords,
} from './headerWords.ts'
import { gathers } from './mustSuit.ts'

/** Our own names of each target, in the three languages. */
export type OwnLabels = ReadonlyMap<string, readonly string[]>

export function proposeMapping(
  kind: ImportKindName,
  columns: readonly Column[],
  ownLabels: OwnLabels,
): Mapping {
  const names = namesOf(kind, ownLabels)
  const keys = columns.map(({ header }) => headerKey(header))
  const left = columns.map((column, at) => isLeftOut(column, keys[at]!))
  const guesses = columns.flatMap((column, at) =>
    left[at] ? [] : guessesFor(column, keys[at]!, names).map((guess) => ({ ...guess, at })),
  )
  const chosen = new Map<number, Target>()
  const taken = new Set<string>()
  // The first of equally good columns has it.
  for (const { target, at } of guesses.toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    if (chosen.has(at) || (taken.has(target.name) && !isOtherUnitd(target))) continue
    chosen.set(at, target)
    taken.add(target.name)
  }
  asTheOthersSay(kind, columns, keys, chosen)
  const usual = usualIn(columns, chosen)
  return {
    columns: columns.map(({ reading }, at): ColumnUse => {
      const target = chosen.get(at)
      if (target) return { target: target.name, ...readAs(target, reading, usual) }
      return { target: null, ...(left[at] && { leftOut: true }) }
    }),
    fixed: [],
    restToNotes: kind !== 'stays',
    system: '',
    found: 'fill',
    // For people who should exist, the name alone is enough.
    sameName: Object.values(partsOf[kind]).some(({ isKnown }) => isKnown) ? 'same' : 'ask',
  }
}

/** Phones, e-mails, notes and photos are gathered from several columns; of two addresses only the first is taken. */
const isOtherUnitd = (target: Target) =>
  gathers(target) && (typeof target.of === 'string' || target.of.kind !== 'text')

const setOf = (words: string) => new Set(wordKeys(words))
const leftOut = setOf(`${counterWords}, ${leftOutWords}`)
const mayCount = setOf(mayCountWords)
const withoutField = setOf(noFieldWords)
const strangers = setOf(strangerWords)
const generic = setOf(genericWords)

/** A column of 1, 2, 3 below such a header counts the rows. */
export const mayCountRows = (header: string): boolean =>
  /^\s*[#№]\s*$/.test(header) || mayCount.has(headerKey(header).keys[0]!)

/** Says nothing of the record: a number of the row, the label of another column, a stamp of the other program. */
const isLeftOut = ({ counts }: Column, { keys, isLabel }: HeaderKey): boolean =>
  isLabel || leftOut.has(keys[0]!) || counts === true

type Usual = { order: ColumnResult['order']; decimal: ColumnResult['decimal'] }

/** How the columns of the file are written that leave no choice; null where they differ. */
function usualIn(columns: readonly Column[], chosen: ReadonlyMap<number, Target>): Usual {
  const used = columns.filter((_column, at) => chosen.has(at))
  const onlyOf = <T>(all: readonly (T | null)[]): T | null => {
    const said = new Set(all.filter((one) => one !== null))
    return said.size === 1 ? [...said][0]! : null
  }
  return {
    order: onlyOf(used.map(({ reading }) => (reading.kind === 'date' ? reading.order : null))),
    decimal: onlyOf(used.map(({ reading }) => reading.decimal)),
  }
}

const ofTwo = new Set<ColumnResult['order']>(['dmy', 'mdy'])

/** Set if only one reading is possible, or another column of the file shows it; otherwise the user is asked. */
function readAs(target: Target, reading: ColumnResult, usual: Usual): Partial<ColumnUse> {
  const { order, decimal, ambiguous } = reading
  const isOpen = (one: 'dmy' | 'decimalComma') => ambiguous?.some((other) => other === one) ?? false
  const dates = order ?? (isOpen('dmy') && ofTwo.has(usual.order) ? usual.order : null)
  const decimals = decimal ?? (isOpen('decimalComma') ? usual.decimal : null)
  if (isDay(target)) return dates ? { dates } : {}
  return isAmount(target) && decimals ? { decimals } : {}
}

type Named = { target: Target; rank: number }
/** The fields that a word may name, the likeliest first. */
type Words = ReadonlyMap<string, readonly Named[]>
type Names = {
  kind: ImportKindName
  /** By part, then by word. */
  byPart: ReadonlyMap<string, Words>
}

function namesOf(kind: ImportKindName, ownLabels: OwnLabels): Names {
  const byPart = new Map<string, Words>()
  const targets = targetsOf(kind)
  for (const [part, { entity }] of Object.entries(partsOf[kind])) {
    const names = new Map<string, Named[]>()
    byPart.set(part, names)
    const note = (key: string, field: string, rank = 0) => {
      const target = targets.get(`${part}.${field}`)
      const known = names.get(key) ?? []
      if (!target || key === '' || known.some((one) => one.target === target)) return
      names.set(key, [...known, { target, rank: rank + known.length * 30 }])
    }
    for (const { part: of, field } of targets.values())
      if (of === part)
        for (const key of [wordKey(field), headerKey(field).keys[0]!]) note(key, field)
    for (const [field, words] of Object.entries(headerWords[entity] ?? {}))
      for (const [rank, word] of words.split(', ').entries()) note(wordKey(word), field, rank)
    for (const { part: of, field, label } of targets.values())
      if (of === part) for (const own of ownLabels.get(label) ?? []) note(wordKey(own), field)
  }
  return { kind, byPart }
}

type Guess = { target: Target; score: number }

// The better the header says it, the higher; the order of the words in the table decides between equals.
const scores = {
  exact: 100,
  ofPart: 97,
  ofEnd: 80,
  ofPartRest: 60,
  begins: 50,
  ends: 40,
  content: 20,
}

function guessesFor({ reading }: Column, { keys, isOtherUnit }: HeaderKey, names: Names): Guess[] {
  const { kind, byPart } = names
  const main = mainPart(kind)
  const own = byPart.get(main)!
  const ends = Object.values(partsOf[kind][main]!.refs).map((part) => byPart.get(part)!)
  const found: Guess[] = []
  const add = (named: readonly Named[] = [], score: number) => {
    for (const { target: said, rank } of named) {
      const target = notOneFlag(said, reading, byPart.get(said.part)!)
      if (target && fits(target, reading, isOtherUnit))
        found.push({ target, score: score - Math.min(rank, 290) / 100 })
    }
  }
  const noField = keys.some(
    (key) => withoutField.has(key) || key.split(' ').some((word) => strangers.has(word)),
  )
  const named = withoutField.has(keys[0]!) ? keys.slice(0, 1) : keys
  for (const [less, key] of named.entries()) {
    add(own.get(key), scores.exact - less * 3)
    for (const other of ends) add(other.get(key), scores.ofEnd - less * 3)
    if (noField) continue
    for (const [part, words] of Object.entries(partWords)) {
      const others = byPart.get(part)
      if (!others || part === main) continue
      const rest = withoutWord(key, words)
      if (rest === undefined) continue
      const whole = others.get('name') ?? others.get('objectname')
      add(rest === '' ? whole : others.get(rest), scores.ofPart - less * 3)
      if (rest === '') continue
      add(longest(rest, others, 'begins'), scores.ofPartRest - less)
      add(byContent(reading, others), scores.content + 5)
    }
    for (const how of ['begins', 'ends'] as const) {
      add(longest(key, own, how), scores[how] - less)
      for (const other of ends) add(longest(key, other, how), scores[how] - 8 - less)
    }
  }
  if (!noField) for (const some of [own, ...ends]) add(byContent(reading, some), scores.content)
  return found
}

/** A column «Πώληση ή ενοικίαση» holds words, not yes and no: they name one of several flags. */
function notOneFlag(target: Target, { kind }: ColumnResult, names: Words): Target | undefined {
  const isFlag = typeof target.of !== 'string' && target.of.kind === 'flag'
  if (!isFlag || kind === 'flag' || kind === null) return target
  const inWords = [...names.values()].flat().find(({ target: other }) => areFlagWords(other))
  return /^for[A-Z]/.test(target.field) ? inWords?.target : undefined
}

/** The rest of a header without the word for a part; undefined if it has none. */
function withoutWord(key: string, words: string): string | undefined {
  const own = setOf(words)
  const parts = key.split(' ')
  if (!parts.some((word) => own.has(word))) return undefined
  return parts.filter((word) => !own.has(word) && !small.has(word)).join(' ')
}
const small = setOf('of, the, s, του, της, των')

/** «Τηλέφωνο επικοινωνίας» is a phone, and so is «Рабочий телефон»: the longest known name at one end of the header. */
function longest(key: string, names: Words, how: 'begins' | 'ends'): Named[] {
  const words = key.split(' ')
  for (let length = words.length - 1; length > 0; length--) {
    const some = (how === 'begins' ? words.slice(0, length) : words.slice(-length)).join(' ')
    if (some.length < 3 || generic.has(some)) continue
    const found = names.get(some)?.filter(({ target }) => isLoose(target, how)) ?? []
    if (found.length > 0) return found
  }
  return []
}

/** Fields for which a part of a header is enough; names, numbers and words of options need all of it. */
function isLoose({ of, field }: Target, how: 'begins' | 'ends'): boolean {
  const kind = typeof of === 'string' ? of : of.kind
  if (kind === 'texts') return true
  if (how === 'ends') return ['notes', 'internalNotes', 'description'].includes(field)
  return loose.has(kind) || looseFields.has(field)
}
const loose = new Set(
  (
    'number currency money area distance distanceKm location textarea offeredPrice budgetFrom budgetTo ' +
    'income expense places photos date dateTime when departure features position'
  ).split(' '),
)
const looseFields = new Set(['address', 'city', 'postcode', 'zipCode'])

/** If the header says nothing: e-mails, phones and picture addresses are recognised by content. */
const byContent = ({ kind }: ColumnResult, names: Words): readonly Named[] =>
  kind === null ? [] : (names.get(fieldOfContent[kind] ?? '')?.slice(0, 1) ?? [])

const fieldOfContent: Partial<Record<NonNullable<ColumnResult['kind']>, string>> = {
  email: 'email',
  phone: 'phone',
  picture: 'photos',
}
