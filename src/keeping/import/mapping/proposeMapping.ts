// Guesses the targets of columns, by their headers and contents: each target goes to the column that says it best.
import type { ColumnResult } from '../reading/columnReading.ts'
import type { ImportKindName } from '../import.contract.ts'
import { mostAlternatives } from '../mapping.contract.ts'
import type { ColumnProposal, ColumnUse, Mapping, Reason } from '../mapping.contract.ts'
import { areFlagWords, mainPart, partsOf, targetsOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import { wordKey, wordKeys } from '../plan/wordKey.ts'
import { adjustToOtherColumns } from './adjustToOtherColumns.ts'
import type { Column } from './adjustToOtherColumns.ts'
import { columnFitsTarget } from './columnFitsTarget.ts'
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
import { acceptsSeveralColumns } from './mappingMustBeValid.ts'
import { readAs, formatsOf, commonFormatsOf } from './columnFormats.ts'

/** Our own names of each target, in the three languages. */
export type OwnLabels = ReadonlyMap<string, readonly string[]>

/** Columns that are decided already, such as by the last file of the same program. */
export type DecidedUses = ReadonlyMap<number, { use: ColumnUse; why: Reason }>

type ProposedMapping = { mapping: Mapping; columns: ColumnProposal[] }

export function proposeMapping(
  kind: ImportKindName,
  columns: readonly Column[],
  ownLabels: OwnLabels,
  given: DecidedUses = new Map(),
): ProposedMapping {
  const names = namesOf(kind, ownLabels)
  const keys = columns.map(({ header }) => headerKey(header))
  const left = columns.map((column, at) => whyLeftOut(column, keys[at]!))
  const guesses = columns.map((column, at) =>
    guessesFor(column, keys[at]!, names).toSorted((a, b) => b.score - a.score),
  )
  const targets = targetsOf(kind)
  const chosen = new Map<number, Target>()
  for (const [at, { use }] of given) {
    const target = targets.get(use.target ?? '')
    if (target) chosen.set(at, target)
  }
  const taken = new Set([...chosen.values()].map(({ name }) => name))
  const why = new Map<number, Reason>()
  // The first of equally good columns has it.
  for (const { target, at, why: said } of guesses
    .flatMap((own, at) => (left[at] || given.has(at) ? [] : own.map((one) => ({ ...one, at }))))
    .toSorted((a, b) => b.score - a.score || a.at - b.at)) {
    if (chosen.has(at) || (taken.has(target.name) && !mayBeSeveral(target))) continue
    chosen.set(at, target)
    taken.add(target.name)
    why.set(at, said)
  }
  const alone = new Map(chosen)
  adjustToOtherColumns(kind, columns, keys, chosen, given)
  const usual = commonFormatsOf(columns, chosen)
  const proposed = columns.map((column, at): { use: ColumnUse; column: ColumnProposal } => {
    const target = chosen.get(at)
    const before = alone.get(at)
    const { reads, asks } = formatsOf(column, usual, target)
    const others = [before, ...guesses[at]!.map((guess) => guess.target)]
    const known = given.get(at)
    // A stay has no notes of its own: those are about its guest.
    const isLeftOut = left[at] || kind === 'stays'
    return {
      use:
        known?.use ??
        (target
          ? { target: target.name, ...readAs(target, reads) }
          : { target: null, ...(isLeftOut && { leftOut: true }) }),
      column: {
        target: target?.name ?? null,
        why:
          known?.why ??
          (target !== before ? 'otherColumns' : (why.get(at) ?? left[at])) ??
          (nameInOtherUnit(column, keys[at]!, names) ? 'otherUnit' : null),
        others: [
          ...new Set(others.flatMap((one) => (one && one !== target ? one.name : []))),
        ].slice(0, mostAlternatives),
        reads,
        asks,
      },
    }
  })
  return {
    mapping: {
      columns: proposed.map(({ use }) => use),
      fixed: [],
      system: '',
      found: 'fill',
      // For people who should exist, the name alone is enough.
      sameName: Object.values(partsOf[kind]).some(({ isKnown }) => isKnown) ? 'same' : 'ask',
    },
    columns: proposed.map(({ column }) => column),
  }
}

/** Phones, e-mails, notes and photos are gathered from several columns; of two addresses only the first is taken. */
const mayBeSeveral = (target: Target) =>
  acceptsSeveralColumns(target) && (typeof target.of === 'string' || target.of.kind !== 'text')

const setOf = (words: string) => new Set(wordKeys(words))
const counters = setOf(counterWords)
const leftOut = setOf(leftOutWords)
const mayCount = setOf(mayCountWords)
const withoutField = setOf(noFieldWords)
const strangers = setOf(strangerWords)
const generic = setOf(genericWords)

/** A column of 1, 2, 3 below such a header counts the rows. */
export const mayCountRows = (header: string): boolean =>
  /^\s*[#№]\s*$/.test(header) || mayCount.has(headerKey(header).keys[0]!)

/** Says nothing of the record: a number of the row, the label of another column, a stamp of the other program. */
function whyLeftOut({ counts }: Column, { keys, isLabel }: HeaderKey): Reason | undefined {
  if (counts === true || counters.has(keys[0]!)) return 'counter'
  if (isLabel) return 'label'
  return leftOut.has(keys[0]!) ? 'stamp' : undefined
}

/** A price in thousands, or a plot in acres. */
const nameInOtherUnit = (column: Column, key: HeaderKey, names: Names): boolean =>
  key.isOtherUnit && guessesFor(column, { ...key, isOtherUnit: false }, names).length > 0

type Named = { target: Target; rank: number }
/** The fields that a word may name, the likeliest first. */
type Words = ReadonlyMap<string, readonly Named[]>
type Names = {
  kind: ImportKindName
  /** By part, then by word. */
  byPart: ReadonlyMap<string, Words>
}

const known = new WeakMap<OwnLabels, Map<ImportKindName, Names>>()

function namesOf(kind: ImportKindName, ownLabels: OwnLabels): Names {
  const ofLabels = known.get(ownLabels) ?? new Map<ImportKindName, Names>()
  known.set(ownLabels, ofLabels)
  const names = ofLabels.get(kind) ?? findNames(kind, ownLabels)
  ofLabels.set(kind, names)
  return names
}

function findNames(kind: ImportKindName, ownLabels: OwnLabels): Names {
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

type Guess = { target: Target; score: number; why: Reason }

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
  const add = (named: readonly Named[] = [], score: number, why: Reason = 'header') => {
    for (const { target: said, rank } of named) {
      const target = notOneFlag(said, reading, byPart.get(said.part)!)
      if (target && columnFitsTarget(target, reading, isOtherUnit))
        found.push({ target, score: score - Math.min(rank, 290) / 100, why })
    }
  }
  const noField = keys.some(
    (key) => withoutField.has(key) || key.split(' ').some((word) => strangers.has(word)),
  )
  const ofContent = contentOf(reading)?.why
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
      add(longest(rest, others, 'begins'), scores.ofPartRest - less, 'headerPart')
      add(byContent(reading, others), scores.content + 5, ofContent)
    }
    for (const how of ['begins', 'ends'] as const) {
      add(longest(key, own, how), scores[how] - less, 'headerPart')
      for (const other of ends) add(longest(key, other, how), scores[how] - 8 - less, 'headerPart')
    }
  }
  if (!noField)
    for (const some of [own, ...ends]) add(byContent(reading, some), scores.content, ofContent)
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
const byContent = (reading: ColumnResult, names: Words): readonly Named[] =>
  names.get(contentOf(reading)?.field ?? '')?.slice(0, 1) ?? []

const contentOf = ({ kind }: ColumnResult) => (kind === null ? undefined : fieldsOfContent[kind])

const fieldsOfContent: Partial<
  Record<NonNullable<ColumnResult['kind']>, { field: string; why: Reason }>
> = {
  email: { field: 'email', why: 'emails' },
  phone: { field: 'phone', why: 'phones' },
  picture: { field: 'photos', why: 'pictures' },
}
