// An export of ours, brought in again: a workbook of an archive, or a list. Its headers are our own labels, so that each column is
// known, and nothing is guessed.
import { sql } from 'kysely'
import { languages } from '#kit/i18n/languages.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { declaredList, exportedLists } from '#base/register/recordLists.contract.ts'
import { readColumns } from '#keeping/archived-tables/readColumns.store.ts'
import { sheetTitles } from '#keeping/archived-tables/sheetTitles.ts'
import type { ImportKindName } from '../import.contract.ts'
import type { ColumnUse, Mapping } from '../mapping.contract.ts'
import { readComposite } from '../plan/readComposite.ts'
import {
  areMostCreatedHere,
  ownKeysOf,
  recordsWithOwnKeys,
} from '../plan/recordsWithOwnKeys.store.ts'
import { isAmount, mainPart, partsOf, targetsOf } from '../targets.contract.ts'

/** A column of ours, and what it fills; null if the import has no field for it. */
type OwnColumn = { title: string; target: string | null; isStamp: boolean }

type File = { importId: number; kind: ImportKindName; headers: readonly string[] }

/** Null if the file is none of ours. */
export async function ownExport(
  db: Db,
  { importId, kind, headers }: File,
  { translate }: Backend['texts'],
): Promise<Mapping | null> {
  for (const { columns, isArchive } of [
    ...(await workbooksOf(db, kind, translate)).map((columns) => ({ columns, isArchive: true })),
    ...listsOf(kind, translate).map((columns) => ({ columns, isArchive: false })),
  ]) {
    const found = columnsIn(headers, columns)
    if (!isOurs(headers, found, columns)) continue
    const numberOfOther = isArchive ? '.number' : null
    const isOther = await isOfOtherOffice(db, importId, kind, found)
    const uses = found.map((column) =>
      useOf(kind, isOther ? inOther(column, numberOfOther) : column, {
        translate,
        keepsRest: isOther && !isArchive,
      }),
    )
    const hasNumbers = uses.some(({ target }) => target?.endsWith('.number'))
    return {
      columns: uses,
      fixed: [],
      system: hasNumbers ? product : '',
      found: 'fill',
      sameName: 'ask',
    }
  }
  return null
}

/** The name of the system that the numbers of another office belong to. */
const product = 'Estia'

/** To us the numbers of an archive are those of another system. Lists show other numbers. */
function inOther(column: OwnColumn | undefined, number: string | null): OwnColumn | undefined {
  const [, part, of] = /^(.*)\.(idHere|createdHere)$/.exec(column?.target ?? '') ?? []
  if (!column || !part) return column
  return { ...column, target: of === 'idHere' && number ? `${part}${number}` : null }
}

/** Enough to find one that is still here. */
const sampled = 500

/** None of its records was added here at the time that the file says. */
async function isOfOtherOffice(
  db: Db,
  importId: number,
  kind: ImportKindName,
  found: readonly (OwnColumn | undefined)[],
): Promise<boolean> {
  const main = mainPart(kind)
  const { entity } = partsOf[kind][main]!
  const at = (of: 'idHere' | 'createdHere') =>
    found.findIndex((one) => one?.target === `${main}.${of}`)
  if (at('createdHere') < 0) return false
  const { rows } = await sql<{ cells: (string | null)[] }>`
    SELECT "cells" FROM "importRow" WHERE "importId" = ${importId} AND "mark" IS NULL ORDER BY "number" LIMIT ${sampled}
  `.execute(db)
  const keys = rows.map(({ cells }) =>
    (['idHere', 'createdHere'] as const).map((of) => keyIn(cells[at(of)] ?? '', of)),
  )
  if (at('idHere') < 0)
    return !(await areMostCreatedHere(
      db,
      entity,
      keys.flatMap(([, moment]) => moment ?? []),
    ))
  const ids = await recordsWithOwnKeys(
    db,
    entity,
    keys.flatMap(([number]) => number ?? []),
  )
  const stored = Map.groupBy(await ownKeysOf(db, entity, ids), ({ id }) => id)
  const here = [...stored.values()].map((all) => new Set(all.flatMap((one) => one.keys)))
  return !keys.some((both) => here.some((own) => both.every((key) => key && own.has(key))))
}

function keyIn(text: string, of: 'idHere' | 'createdHere'): string | undefined {
  const read = readComposite(text, of, { use: {}, words: noWords })
  return read && 'here' in read ? read.here : undefined
}
const noWords = { options: new Map(), places: new Map(), placeRests: new Map() }

/** Nearly all headers are ours; other programs have names and phones too, but not the stamps of our records. */
function isOurs(
  headers: readonly string[],
  found: readonly (OwnColumn | undefined)[],
  columns: readonly OwnColumn[],
): boolean {
  const others = found.filter((column) => column === undefined).length
  const hasStamps = found.filter((column) => column?.isStamp).length >= 2
  const isWhole = headers.length >= 4 && headers.length === columns.length
  return hasStamps ? others * 10 <= headers.length : isWhole && others === 0
}

/** Two columns may have the same title, of which the second is numbered: they stand in our order. */
function columnsIn(
  headers: readonly string[],
  columns: readonly OwnColumn[],
): (OwnColumn | undefined)[] {
  const left = [...columns]
  return headers.map((header) => {
    const named = header.replace(/ \(\d+\)$/, '')
    const at = left.findIndex(({ title }) => title === header || title === named)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
}

function useOf(
  kind: ImportKindName,
  column: OwnColumn | undefined,
  { translate, keepsRest }: Pick<Backend['texts'], 'translate'> & { keepsRest: boolean },
): ColumnUse {
  const target = targetsOf(kind).get(column?.target ?? '')
  // A list shows some fields in a form of its own, such as a price: in another office they are news.
  const isNews = column === undefined || (keepsRest && !column.isStamp)
  if (!target) return { target: null, ...((kind === 'stays' || !isNews) && { leftOut: true }) }
  return {
    target: target.name,
    asStored: true,
    ...(isAmount(target) && { decimals: 'decimalPoint' }),
    ...(target.of === 'fullName' && { names: 'lastFirst' }),
    ...(target.of === 'isDebit' && {
      values: Object.fromEntries(
        languages.flatMap((language) => [
          [translate(language, 'kit.yes'), 'expense'],
          [translate(language, 'kit.no'), 'income'],
        ]),
      ),
    }),
  }
}

const tables: Record<ImportKindName, string> = {
  people: 'account',
  properties: 'object',
  leads: 'lead',
  activities: 'activity',
  stays: 'reservation',
  payments: 'transaction',
}

/** Targets of columns that refer to other records: of the title, and of the number. */
const references: Partial<Record<ImportKindName, Record<string, [string | null, string | null]>>> =
  {
    leads: { accountId: ['person.fullName', 'person.idHere'], source: ['lead.source', null] },
    stays: {
      objectId: ['object.objectName', 'object.idHere'],
      // Its name is in the fields of the guest.
      accountId: [null, 'guest.idHere'],
      sourceId: ['stay.sourceId', null],
    },
    payments: {
      accountId: ['person.fullName', 'person.idHere'],
      objectId: ['object.objectName', 'object.idHere'],
    },
  }

const stamps = new Set(['version', 'createdOn', 'createdById', 'modifiedOn', 'modifiedById'])

async function workbooksOf(
  db: Db,
  kind: ImportKindName,
  translate: Backend['texts']['translate'],
): Promise<OwnColumn[][]> {
  const table = (await readColumns(db)).find(({ name }) => name === tables[kind])
  const main = mainPart(kind)
  const targets = targetsOf(kind)
  const targetOf = (column: string, isNumber: boolean): string | null => {
    const named = references[kind]?.[column]
    if (named) return named[isNumber ? 1 : 0]
    if (isNumber) return null
    if (column === 'id') return `${main}.idHere`
    if (column === 'createdOn') return `${main}.createdHere`
    const [, ofGuest] = /^client([A-Z]\w*)$/.exec(column) ?? []
    if (kind === 'stays' && ofGuest) return `guest.${ofGuest[0]!.toLowerCase()}${ofGuest.slice(1)}`
    return targets.has(`${main}.${column}`) ? `${main}.${column}` : null
  }
  return languages.map((language) =>
    sheetTitles(table!, { translate, language }).map(({ title, column, isNumber }) => ({
      title,
      target: targetOf(column, isNumber),
      isStamp: stamps.has(column),
    })),
  )
}

/** By kind: the targets of columns of our lists, by their keys. */
const listTargets: Partial<Record<ImportKindName, Record<string, string>>> = {
  people: {
    name: 'person.fullName',
    phone: 'person.phone',
    email: 'person.email',
    companyType: 'person.companyType',
    createdOn: 'person.createdHere',
  },
  properties: {
    referenceNumber: 'object.idHere',
    type: 'object.type',
    location: 'object.locationId',
    area: 'object.area',
    bedrooms: 'object.bedrooms',
    owner: 'owner.fullName',
    ownerPhone: 'owner.phone',
    createdOn: 'object.createdHere',
  },
  leads: {
    name: 'person.fullName',
    stageName: 'lead.stage',
    priorityName: 'lead.priority',
    sourceName: 'lead.source',
    startDate: 'lead.startDate',
    createdOn: 'lead.createdHere',
  },
  stays: {
    reservationNumber: 'stay.idHere',
    objectTitle: 'object.objectName',
    objectWebsiteCode: 'object.websiteCode',
    clientDisplayName: 'guest.fullName',
    checkIn: 'stay.checkIn',
    duration: 'stay.duration',
    stage: 'stay.reservationStage',
    sourceDisplayName: 'stay.sourceId',
    bookingDate: 'stay.bookingDate',
    total: 'stay.total',
    paymentToOwner: 'stay.paymentToOwner',
    finalComission: 'stay.finalComission',
  },
}

const recordKinds: Partial<Record<ImportKindName, string>> = {
  people: 'Account',
  properties: 'Object',
  leads: 'Demand',
  stays: 'Reservation',
}

function listsOf(kind: ImportKindName, translate: Backend['texts']['translate']): OwnColumn[][] {
  const lists = exportedLists()
    .map(declaredList)
    .filter((list) => list.kind !== null && list.kind === recordKinds[kind])
  return lists.flatMap(({ columns }) =>
    languages.map((language) =>
      columns.map(({ key, label }) => ({
        title: translate(language, label),
        target: listTargets[kind]?.[key] ?? null,
        isStamp: /^(?:created|modified)/.test(key),
      })),
    ),
  )
}
