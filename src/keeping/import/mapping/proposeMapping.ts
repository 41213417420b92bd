// Guesses the targets of columns, by their headers and contents.
import type { ColumnResult } from '../reading/columnReading.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { ColumnUse, Mapping } from '../mapping.contract.ts'
import { areFlagWords, isAmount, isDay, mainPart, partsOf, targetsOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import { wordKey } from '../plan/wordKey.ts'
import { headerWords, partWords } from './headerWords.ts'

type Column = { header: string; reading: ColumnResult }
/** Our own names of each target, in the three languages. */
export type OwnLabels = ReadonlyMap<string, readonly string[]>

export function proposeMapping(
  kind: ImportKindName,
  columns: readonly Column[],
  ownLabels: OwnLabels,
): Mapping {
  const names = namesOf(kind, ownLabels)
  const taken = new Set<string>()
  const uses = columns.map(({ header, reading }): ColumnUse => {
    const target = targetFor(header, reading, names)
    const isFree = target !== undefined && (gathers(target) || !taken.has(target.name))
    if (!isFree) return { target: null }
    taken.add(target.name)
    return { target: target.name, ...readAs(target, reading) }
  })
  return {
    columns: uses,
    fixed: [],
    restToNotes: kind !== 'stays',
    system: '',
    found: 'fill',
    // For people who should exist, the name alone is enough.
    sameName: Object.values(partsOf[kind]).some(({ isKnown }) => isKnown) ? 'same' : 'ask',
  }
}

/** Targets that several columns may share: phones, e-mails, notes, photos. */
const gathers = ({ of }: Target) =>
  typeof of === 'string' ? of === 'photos' : of.kind === 'texts' || of.kind === 'textarea'

/** Set if only one reading is possible; otherwise the user is asked. */
function readAs(target: Target, { order, decimal }: ColumnResult): Partial<ColumnUse> {
  if (isDay(target)) return order ? { dates: order } : {}
  return isAmount(target) && decimal ? { decimals: decimal } : {}
}

type Names = {
  kind: ImportKindName
  /** By part, then by word. */
  byPart: ReadonlyMap<string, ReadonlyMap<string, Target>>
}

function namesOf(kind: ImportKindName, ownLabels: OwnLabels): Names {
  const byPart = new Map<string, Map<string, Target>>()
  const targets = targetsOf(kind)
  for (const [part, { entity }] of Object.entries(partsOf[kind])) {
    const names = new Map<string, Target>()
    byPart.set(part, names)
    const note = (word: string, field: string) => {
      const target = targets.get(`${part}.${field}`)
      const key = wordKey(word)
      if (target && key !== '' && !names.has(key)) names.set(key, target)
    }
    for (const { part: of, field } of targets.values()) if (of === part) note(field, field)
    for (const [field, words] of Object.entries(headerWords[entity] ?? {}))
      for (const word of words.split(', ')) note(word, field)
    for (const { part: of, field, label } of targets.values())
      if (of === part) for (const own of ownLabels.get(label) ?? []) note(own, field)
  }
  return { kind, byPart }
}

function targetFor(
  header: string,
  reading: ColumnResult,
  { kind, byPart }: Names,
): Target | undefined {
  const key = wordKey(header).replace(/ \d+$/, '')
  const main = mainPart(kind)
  const names = byPart.get(main)!
  const ends = Object.values(partsOf[kind][main]!.refs).map((part) => byPart.get(part)!)
  // In rows about records of a person, a date is the record's, not the person's.
  const own = ends.length > 0 ? names.get(key) : undefined
  if (own) return notOneFlag(own, reading, names)
  for (const [part, words] of Object.entries(partWords)) {
    const others = byPart.get(part)
    if (!others || part === main) continue
    const rest = withoutWord(key, words)
    if (rest === undefined) continue
    return rest === ''
      ? (others.get('name') ?? others.get('objectname'))
      : (others.get(rest) ?? byContent(reading, others))
  }
  const said =
    names.get(key) ??
    numbered(key, names) ??
    firstOf(ends, (others) => others.get(key)) ??
    notDay(longestWithin(key, names), reading) ??
    firstOf(ends, (others) => longestWithin(key, others))
  if (said) return notOneFlag(said, reading, byPart.get(said.part)!)
  return firstOf([names, ...ends], (others) => byContent(reading, others))
}

/** «Price changed on» is no price. */
const notDay = (target: Target | undefined, { kind }: ColumnResult) =>
  target && kind === 'date' && isAmount(target) ? undefined : target

/** «Photo1» is a photo; a number after a unique target means something else. */
function numbered(key: string, names: ReadonlyMap<string, Target>): Target | undefined {
  const target = /\p{L}\d+$/u.test(key) ? names.get(key.replace(/(?<!\d)\d+$/, '')) : undefined
  return target && gathers(target) ? target : undefined
}

/** The first defined result of `find`. */
function firstOf<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

/** A column «Πώληση ή ενοικίαση» holds words, not yes and no: they name one of several flags. */
function notOneFlag(
  target: Target,
  { kind }: ColumnResult,
  names: ReadonlyMap<string, Target>,
): Target | undefined {
  const isFlag = typeof target.of !== 'string' && target.of.kind === 'flag'
  if (!isFlag || kind === 'flag' || kind === null) return target
  return [...names.values()].find(areFlagWords)
}

/** The rest of a header without the word for a part; undefined if it has none. */
function withoutWord(key: string, words: string): string | undefined {
  const own = new Set(words.split(', ').map(wordKey))
  const parts = key.split(' ')
  if (!parts.some((word) => own.has(word))) return undefined
  return parts.filter((word) => !own.has(word) && !small.has(word)).join(' ')
}
const small = new Set(['of', 'the', 's', 'του', 'της', 'των'])

/** «Τηλέφωνο επικοινωνίας» is a phone: the longest known name at the beginning of the header. */
function longestWithin(key: string, names: ReadonlyMap<string, Target>): Target | undefined {
  const words = key.split(' ')
  for (let length = words.length - 1; length > 0; length--) {
    const found = names.get(words.slice(0, length).join(' '))
    if (found && words[0]!.length > 2) return found
  }
  return undefined
}

/** If the header says nothing: e-mails, phones and picture addresses are recognised by content. */
const byContent = (
  { kind }: ColumnResult,
  names: ReadonlyMap<string, Target>,
): Target | undefined => (kind === null ? undefined : names.get(fieldOfContent[kind] ?? ''))

const fieldOfContent: Partial<Record<NonNullable<ColumnResult['kind']>, string>> = {
  email: 'email',
  phone: 'phone',
  picture: 'photos',
}
