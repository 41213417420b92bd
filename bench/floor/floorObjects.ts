// The floor for objects: the same responses from bare handlers.
import type { FastifyInstance } from 'fastify'
import { objectLists } from '#records/objects/objectFields.contract.ts'
import {
  byNumberOrTitle,
  byTitle,
  countOfObjects,
  listOfKeys,
  listOfObjects,
  objectToEdit,
  oneObject,
  optionLists,
  saveInternalNotes,
  searchOfObjects,
} from './floorObjectSql.ts'
import { keptTotal } from './floorSql.ts'

type Row = Record<string, unknown>
export type Ask = {
  /** Planned once per connection. */
  prepared: (name: string, text: string, values?: unknown[]) => Promise<Row[]>
  /** Planned for its values. */
  planned: (text: string, values: unknown[]) => Promise<Row[]>
}

type Paged = { perPage: number; currentPage?: number; sortBy?: string; sortDesc?: boolean }
type Filter = Partial<Paged> & Record<string, number | boolean | undefined>
type ById = { Params: { id: string } }

export function objectFloor(server: FastifyInstance, { prepared, planned }: Ask): void {
  server.post<{ Body: Paged }>('/api/object', async ({ body }) => {
    const { perPage, currentPage = 1, sortBy = 'createdOn', sortDesc = true } = body
    const [items, counted] = await Promise.all([
      planned(listOfObjects(sortBy, sortDesc ? 'DESC' : 'ASC'), [
        perPage,
        (currentPage - 1) * perPage,
      ]),
      prepared('total', keptTotal, ['objects']),
    ])
    return { items, totalRows: counted[0]?.['total'] }
  })

  server.post<{ Body: Filter }>('/api/object/search', async ({ body }) => {
    const { where, values } = conditions(body)
    const { perPage, currentPage = 1 } = body
    const limit = perPage ? `LIMIT ${perPage} OFFSET ${(currentPage - 1) * perPage}` : ''
    const [items, counted] = await Promise.all([
      planned(searchOfObjects(where, limit), values),
      planned(countOfObjects(where), values),
    ])
    return { items, totalRows: counted[0]?.['total'] }
  })

  server.get<ById>('/api/object/view/:id', async ({ params }) => {
    const [object] = await prepared('oneObject', oneObject, [params.id])
    const contacts = object?.['contacts'] as { accountId: number; [name: string]: unknown }[]
    const accounts = contacts.map(({ accountId, account, relationName }) => ({
      id: accountId,
      descr: [account, relationName].filter(Boolean).join(', '),
    }))
    return { ...object, accounts }
  })

  server.get<ById>('/api/object/edit/:id', async ({ params }) => {
    const names = [...Object.values(objectLists), 'objectAccountRelation']
    const [[found], options] = await Promise.all([
      prepared('objectToEdit', objectToEdit, [params.id]),
      prepared('optionLists', optionLists, [names]),
    ])
    const lists: Record<string, Row[]> = {}
    for (const { list, ...option } of options) (lists[list as string] ??= []).push(option)
    const { links, ...object } = found!
    return {
      object,
      objectAccounts: links,
      objectSelectLists: Object.fromEntries(
        Object.entries(objectLists).map(([name, list]) => [name, lists[list]]),
      ),
      objectAccountRelationSelectList: lists['objectAccountRelation'],
    }
  })

  server.post<{ Body: { id: number; internalNotes: string } }>(
    '/api/object/update',
    async ({ body }) =>
      (await prepared('saveObject', saveInternalNotes, [body.id, body.internalNotes]))[0],
  )

  server.get<{ Querystring: { searchStr: string } }>(
    '/api/object/searchByRefNumOrTitle',
    async ({ query: { searchStr } }) => {
      const words = searchStr.split(' ')
      return {
        items:
          words.length === 1
            ? await planned(byNumberOrTitle, [searchStr])
            : await planned(byTitle(words.length), [searchStr, ...words]),
      }
    },
  )

  server.get<{ Querystring: Record<string, string> }>('/api/ObjectKeys', async ({ query }) => {
    const perPage = Number(query['perPage'])
    const [items, counted] = await Promise.all([
      planned(listOfKeys, [perPage, (Number(query['currentPage']) - 1) * perPage]),
      prepared('total', keptTotal, ['objectKeys']),
    ])
    return { items, totalRows: counted[0]?.['total'] }
  })
}

const criteria: Record<string, (value: string) => string> = {
  forSale: () => 'o."forSale"',
  locationId: (id) =>
    `coalesce(o."locationId", 0) = ANY (ARRAY(SELECT "id" FROM "place" WHERE "path" @> ARRAY[${id}::integer]))`,
  priceMin: (euros) => `o."salePriceNow" >= ${euros}`,
  priceMax: (euros) => `o."salePriceNow" <= ${euros}`,
  areaMin: (size) => `o."area" >= ${size}`,
  areaMax: (size) => `o."area" <= ${size}`,
  showOnMap: () => 'o."latitude" IS NOT NULL AND o."longitude" IS NOT NULL',
}

function conditions(filter: Filter) {
  const values: unknown[] = []
  const where = Object.entries(filter)
    .filter(([name]) => name in criteria)
    .map(([name, value]) => {
      const text = criteria[name]!(`$${values.length + 1}`)
      if (typeof value === 'number') values.push(value)
      return `AND ${text}`
    })
  return { where: where.join(' '), values }
}
