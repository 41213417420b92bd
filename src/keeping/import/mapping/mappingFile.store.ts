// Mappings as files, for other imports here or elsewhere.
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, notFound } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { placeNames } from '#base/places/places.store.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import type { ImportKindName } from '../import.contract.ts'
import { mappedImport } from '../import.store.ts'
import type { ColumnUse } from '../mapping.contract.ts'
import { placeWords } from '../plan/placeWords.store.ts'
import { typeWord } from '../plan/readComposite.ts'
import type { Words } from '../plan/readCell.ts'
import { flagWords } from '../plan/otherWords.ts'
import { listsOf, optionWords } from '../plan/words.store.ts'
import { wordKey } from '../plan/wordKey.ts'
import { mappingVersion } from '../proposals.contract.ts'
import type { MappingFile, MappingFileWord, TakenMapping } from '../proposals.contract.ts'
import { peopleNames } from '../rows/namesOfValues.store.ts'
import { isPlace, targetsOf, wordListOf } from '../targets.contract.ts'
import { proposeAgain } from './proposeAgain.store.ts'
import { rememberedKey } from './remembered.ts'

const listFor = (kind: ImportKindName, target: string | null): string | null => {
  const of = targetsOf(kind).get(target ?? '')?.of
  return of === undefined ? null : wordListOf(of)
}

export async function getMappingFile(db: Db, id: number): Promise<MappingFile> {
  const { kind, mapping, headers } = await mappedImport(db, id)
  const nameOf = await optionNames(db, kind, mapping.columns)
  const { columns, ...others } = mapping
  return {
    estiaMapping: mappingVersion,
    kind,
    ...others,
    columns: columns.map(({ values, ...use }, at) => {
      const list = isPlaceTarget(kind, use.target) ? placeList : listFor(kind, use.target)
      const words = Object.entries(values ?? {}).map(([text, value]): MappingFileWord => {
        const name = nameOf(list, value)
        return { text, value, ...(name && { name }) }
      })
      return { header: headers[at] ?? '', ...use, ...(words.length > 0 && { words }) }
    }),
  }
}

/** The English name of a chosen option; undefined for flags, whose values are the same everywhere. */
async function optionNames(db: Db, kind: ImportKindName, columns: readonly ColumnUse[]) {
  const used = columns.filter(({ values }) => values && Object.keys(values).length > 0)
  const lists = used.flatMap(({ target }) => {
    const of = targetsOf(kind).get(target ?? '')?.of
    return of === undefined ? [] : listsOf(of)
  })
  const stored = [...new Set(lists)].filter((list) => list !== 'responsible' && !isFlags(list))
  const options = stored.length > 0 ? await selectLists(db, stored, 'en') : {}
  const people = await peopleNames(
    db,
    used.flatMap(({ target, values }) =>
      listFor(kind, target) === 'responsible' ? Object.values(values!).filter(Boolean) : [],
    ),
  )
  const places = await placeNames(db, placeIdsIn(kind, columns), 'en')
  return (list: string | null, value: string): string | undefined => {
    if (list === placeList) return places.get(Number(value))
    if (list === 'responsible') return people.get(Number(value))
    const [of, number] = list === 'type' ? value.split(' ') : [list, value]
    return options[of ?? '']?.find((option) => String(option.value) === number)?.text
  }
}

/** Not a list of options: places are looked up. */
const placeList = 'place'

const isPlaceTarget = (kind: ImportKindName, name: string | null): boolean => {
  const target = targetsOf(kind).get(name ?? '')
  return target !== undefined && isPlace(target)
}

const placeIdsIn = (kind: ImportKindName, columns: readonly ColumnUse[]): number[] =>
  columns.flatMap(({ target, values }) =>
    isPlaceTarget(kind, target)
      ? Object.values(values ?? {}).flatMap((id) => Number(id) || [])
      : [],
  )

const isFlags = (list: string) => Object.hasOwn(flagWords, list)

type Taking = {
  file: MappingFile
  fileName: string
  actor: Actor
  say: (message: Message) => string
}

export async function takeMappingFile(
  backend: Pick<Backend, 'db' | 'texts'>,
  which: { id: number; version: number },
  { file, fileName, actor, say }: Taking,
): Promise<TakenMapping> {
  const { db } = backend
  const found = await db
    .selectFrom('import')
    .select(['kind', 'source'])
    .where('id', '=', which.id)
    .executeTakeFirst()
  if (!found) throw notFound()
  const { kind, source } = found
  if (file.kind !== kind)
    throw badInput({
      file: [['import.mappingFile.otherKind', { kind: say(`import.kind.${file.kind}`) }]],
    })
  const targets = targetsOf(kind)
  const lists = file.columns.flatMap(({ target }) => {
    const of = targets.get(target ?? '')?.of
    return of === undefined ? [] : listsOf(of)
  })
  const options = await optionWords(db, [...new Set(lists)])
  const placeHere = await placesHere(db, kind, file)
  const unknownWords: TakenMapping['words'] = []
  const columns = file.columns.map(({ header, words = [], ...use }): ColumnUse => {
    const list = listFor(kind, use.target)
    const known = words.flatMap((word) => {
      const value = isPlaceTarget(kind, use.target)
        ? placeHere(word)
        : optionHere(word, list, options)
      if (value === undefined) unknownWords.push({ header, text: word.text })
      return value === undefined ? [] : [[word.text, value] as const]
    })
    return { ...use, ...(known.length > 0 && { values: Object.fromEntries(known) }) }
  })
  const here = new Set(source.headers.map(rememberedKey))
  const { system, found: ifFound, sameName, fixed } = file
  const { proposal } = await proposeAgain(backend, which, {
    remembered: {
      columns,
      headers: file.columns.map(({ header }) => rememberedKey(header)),
      system,
      found: ifFound,
      sameName,
      fixed,
      from: { fileName, on: null },
    },
    actor,
  })
  return {
    taken: proposal.columns.filter(({ why }) => why === 'remembered').length,
    absent: file.columns
      .map(({ header }) => header)
      .filter((header) => !here.has(rememberedKey(header))),
    unknown: [
      ...file.columns.filter(({ target }) => target !== null && !targets.has(target)),
      ...fixed.filter(({ target }) => !targets.has(target)),
    ].map((use) => ('header' in use ? use.header : use.target)),
    words: unknownWords,
  }
}

/** The place of a word, if it has the same name here; else the one that is called so. */
async function placesHere(db: Db, kind: ImportKindName, { columns }: MappingFile) {
  const words = columns.flatMap(({ target, words: own = [] }) =>
    isPlaceTarget(kind, target) ? own : [],
  )
  const ids = words.flatMap(({ value }) => (/^\d{1,9}$/.test(value) ? Number(value) : []))
  const names = await placeNames(db, ids, 'en')
  const { places } = await placeWords(
    db,
    words.flatMap(({ name }) => name ?? []),
  )
  return ({ value, name = '' }: MappingFileWord): string | undefined => {
    if (value === '' || (name !== '' && names.get(Number(value)) === name)) return value
    const named = places.get(name)
    return typeof named === 'number' ? String(named) : undefined
  }
}

/** The option for a word; '' for none; undefined if it is not known here. */
function optionHere(
  { value, name }: MappingFileWord,
  list: string | null,
  options: Words['options'],
): string | undefined {
  if (list === null) return undefined
  if (value === '') return ''
  if (name !== undefined && list === 'type')
    return typeWord(name, { options }).join(' ') || undefined
  const known = options.get(list)
  const named = name === undefined ? undefined : known?.get(wordKey(name))
  if (named !== undefined) return String(named)
  // Flags and codes are the same everywhere; numbers are not.
  return [...(known?.values() ?? [])].includes(value) ? value : undefined
}
