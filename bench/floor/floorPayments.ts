// The floor for payments: the same responses from bare handlers.
import type { FastifyInstance } from 'fastify'
import type { Ask } from './floorObjects.ts'
import {
  accountOfStatement,
  countOfNamed,
  listOfPayments,
  namedPayments,
  objectsOfStatement,
  optionLists,
  pageOfStatement,
  sumsOf,
} from './floorPaymentSql.ts'
import type { Filter } from './floorPaymentSql.ts'
import { keptTotal } from './floorSql.ts'

type Paged = { perPage: string; currentPage?: string }
type Listed = Paged & { searchStr?: string }
type Statement = Paged & Filter & { accountId: string }

/** Pages after this many rows are read from the end. */
const far = 10_000

export function paymentFloor(server: FastifyInstance, { prepared, planned }: Ask): void {
  server.get<{ Querystring: Listed }>('/api/transactions/accounts', async ({ query }) => {
    const { perPage, currentPage = '1', searchStr } = query
    const [items, counted] = searchStr
      ? await Promise.all([
          planned(namedPayments, [searchStr, perPage]),
          planned(countOfNamed, [searchStr]),
        ])
      : await Promise.all([
          planned(listOfPayments, [perPage, (Number(currentPage) - 1) * Number(perPage)]),
          prepared('total', keptTotal, ['payments']),
        ])
    return { items, totalRows: counted[0]?.['total'] }
  })

  server.get<{ Querystring: Statement }>('/api/transactions', async ({ query }) => {
    const { accountId, perPage, currentPage = '1', ...filter } = query
    const size = Number(perPage)
    const offset = (Number(currentPage) - 1) * size
    const name = JSON.stringify(filter)
    const sums = prepared(`sums${name}`, sumsOf(filter), [accountId])
    const page = async () => {
      if (offset < far)
        return prepared(`page${name}`, pageOfStatement(filter, false), [accountId, size, offset])
      const total = Number((await sums)[0]?.['totalRows'])
      const behind = Math.max(0, total - offset - size)
      const rest = Math.max(0, Math.min(size, total - offset))
      return prepared(`end${name}`, pageOfStatement(filter, true), [accountId, rest, behind])
    }
    const [[summed], items, [account], options, objects] = await Promise.all([
      sums,
      page(),
      prepared('accountOfStatement', accountOfStatement, [accountId]),
      prepared('optionLists', optionLists, [
        ['transactionType', 'paymentMethod', 'transactionCategory'],
      ]),
      prepared('objectsOfStatement', objectsOfStatement, [accountId]),
    ])
    const of = (name: string) =>
      options
        .filter(({ list }) => list === name)
        .map(({ value, text, parent }) => ({ value, text, parent }))
    return {
      ...account,
      ...summed,
      opening: null,
      closing: null,
      items,
      options: {
        types: of('transactionType'),
        paymentMethods: of('paymentMethod'),
        categories: of('transactionCategory'),
        objects,
      },
    }
  })
}
