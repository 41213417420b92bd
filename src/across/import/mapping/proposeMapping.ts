// What the columns of a file most likely are, by their headers and by what stands in them.
import type { ColumnResult } from '#kit/intake/columnReading.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { ColumnUse, Mapping } from '../mapping.contract.ts'
import { mainPart, partsOf, targetsOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import { wordKey } from '../plan/wordKey.ts'
import { headerWords, partWords } from './headerWords.ts'

type Column = { header: string; reading: ColumnResult }
/** What each target is called here, in the three languages. */
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
    ...{ columns: uses, fixed: [], restToNotes: true, system: '' },
    ...{ found: 'fill', sameName: 'ask' },
  }
}

/** Several columns may go there: phones, e-mails, notes. */
const gathers = ({ of }: Target) =>
  typeof of !== 'string' && (of.kind === 'texts' || of.kind === 'textarea')

const amounts = new Set(['number', 'currency', 'money', 'area', 'distance', 'distanceKm'])

/** Where one reading is certain; where there are two, the person is asked. */
function readAs({ of }: Target, { order, decimal }: ColumnResult): Partial<ColumnUse> {
  const kind = typeof of === 'string' ? null : of.kind
  if (kind === 'date' || kind === 'dateTime') return order ? { dates: order } : {}
  return kind !== null && amounts.has(kind) && decimal ? { decimals: decimal } : {}
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
  for (const [part, words] of Object.entries(partWords)) {
    const names = byPart.get(part)
    if (!names) continue
    const rest = withoutWord(key, words)
    if (rest === undefined) continue
    return rest === ''
      ? byPart.get(part)?.get('name')
      : (names.get(rest) ?? byContent(reading, names))
  }
  const names = byPart.get(main)!
  const named = names.get(key) ?? longestWithin(key, names)
  return named ? notOneFlag(named, reading, names) : byContent(reading, names)
}

/** Under «Πώληση ή ενοικίαση» stand words, not yes and no: they name one of several flags. */
function notOneFlag(
  target: Target,
  { kind }: ColumnResult,
  names: ReadonlyMap<string, Target>,
): Target | undefined {
  const isFlag = typeof target.of !== 'string' && target.of.kind === 'flag'
  if (!isFlag || kind === 'flag' || kind === null) return target
  return names.get(wordKey(target.entity === 'Object' ? 'offers' : 'kinds'))
}

/** What is left of a header without the word for a part; undefined where it does not have one. */
function withoutWord(key: string, words: string): string | undefined {
  const own = new Set(words.split(', ').map(wordKey))
  const parts = key.split(' ')
  if (!parts.some((word) => own.has(word))) return undefined
  return parts.filter((word) => !own.has(word) && !small.has(word)).join(' ')
}
const small = new Set(['of', 'the', 's', 'του', 'της', 'των'])

/** «Τηλέφωνο επικοινωνίας» is a phone: the longest known name that stands at its beginning. */
function longestWithin(key: string, names: ReadonlyMap<string, Target>): Target | undefined {
  const words = key.split(' ')
  for (let length = words.length - 1; length > 0; length--) {
    const found = names.get(words.slice(0, length).join(' '))
    if (found && words[0]!.length > 2) return found
  }
  return undefined
}

/** Nothing in the header tells: an e-mail or a phone is one wherever it stands. */
const byContent = (
  { kind }: ColumnResult,
  names: ReadonlyMap<string, Target>,
): Target | undefined => (kind === 'email' || kind === 'phone' ? names.get(kind) : undefined)
