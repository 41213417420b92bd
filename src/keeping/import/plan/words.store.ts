// What words in the cells of some rows stand for: options in all languages, and places.
import { languages } from '#kit/i18n/languages.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { Mapping } from '../mapping.contract.ts'
import { targetsOf } from '../targets.contract.ts'
import type { Target } from '../targets.contract.ts'
import { flagWords } from './flagWords.ts'
import { otherWords } from './otherWords.ts'
import type { Words } from './readCell.ts'
import { responsibleWords } from './responsibleWords.store.ts'
import { placeWords } from './placeWords.store.ts'
import { mostPlaces, placesIn, typeFields } from './readComposite.ts'
import { wordKey } from './wordKey.ts'

type Mapped = { kind: ImportKindName; mapping: Mapping }
type Cells = readonly (string | null)[]

export async function wordsFor(db: Db, rows: readonly Cells[], job: Mapped): Promise<Words> {
  const targets = targetsOf(job.kind)
  const uses = job.mapping.columns.flatMap(({ target }, column) => {
    const found = target === null ? undefined : targets.get(target)
    return found ? [{ column, target: found }] : []
  })
  const fixed = job.mapping.fixed.flatMap(({ target, value }) => {
    const found = targets.get(target)
    return found ? [{ value, target: found }] : []
  })
  const lists = [...uses, ...fixed].flatMap(({ target: { of } }) => listsOf(of))
  const isPlace = ({ of }: Target) =>
    of === 'places' || (typeof of !== 'string' && of.kind === 'location')
  const placesOf = ({ of }: Target, text: string) =>
    of === 'places' ? placesIn(text).slice(0, mostPlaces) : [text]
  const places = [
    ...uses
      .filter(({ target }) => isPlace(target))
      .flatMap(({ column, target }) =>
        rows.flatMap((cells) => placesOf(target, cells[column]?.trim() ?? '')),
      ),
    ...fixed
      .filter(({ target }) => isPlace(target))
      .flatMap(({ target, value }) => placesOf(target, value)),
  ]
  return { options: await optionWords(db, lists), ...(await placeWords(db, places)) }
}

/** The lists of options that a target chooses from. */
export function listsOf(of: Target['of']): string[] {
  if (of === 'type') return Object.keys(typeFields)
  if (of === 'responsible') return [of]
  return typeof of !== 'string' && (of.kind === 'select' || of.kind === 'flagEnum') ? [of.list] : []
}

/** By list: what each option is called in any language, and its value itself. */
export async function optionWords(db: Db, lists: readonly string[]): Promise<Words['options']> {
  const names = [...new Set(lists)].filter((name) => name !== 'responsible')
  const words = new Map<string, Map<string, number | string>>(Object.entries(flagWords))
  if (lists.includes('responsible')) words.set('responsible', await responsibleWords(db))
  for (const language of names.length > 0 ? languages : []) {
    const options = await selectLists(db, names, language)
    for (const list of names) {
      const known = words.get(list) ?? new Map<string, number | string>()
      words.set(list, known)
      for (const { value, text, retired } of options[list] ?? []) {
        if (retired) continue
        const key = wordKey(text)
        if (!known.has(key)) known.set(key, value)
        // Codes of countries and languages are words of their own.
        if (typeof value === 'string') known.set(wordKey(value), value)
        for (const word of otherWords(list, value)) if (!known.has(word)) known.set(word, value)
      }
    }
  }
  return words
}
