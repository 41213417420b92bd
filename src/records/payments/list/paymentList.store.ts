// The accounts with payments, with the balance stored for each.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import type { Sort } from '#kit/db/list/listOrder.ts'
import { page } from '#kit/db/list/page.ts'
import type { Page } from '#kit/http/paging.ts'
import type { Db } from '#base/backend/backend.ts'
import type { PaymentQuery, PaymentRow, PaymentSort } from './paymentList.contract.ts'

type Where = RawBuilder<SqlBool>

/** The latest changed comes first. */
export function listPayments(
  db: Db,
  { searchStr, ...input }: PaymentQuery,
): Promise<Page<PaymentRow>> {
  const byName = (input.sortBy ?? 'transactionModifiedOn') === 'name'
  const { from, id, live } = byName ? accounts : payments
  const where = searchStr ? [live, named(id, searchStr)] : [live]
  return page({
    db,
    from,
    id,
    where,
    rows: (within, ids) =>
      within
        .selectFrom(ids)
        .innerJoin('account as a', 'a.id', 'page.id')
        .innerJoin('paymentAccount as p', 'p.accountId', 'page.id')
        .select(['a.id', 'a.name', 'p.transactionModifiedOn', 'p.balance']),
    // The count needs only the matching names; the other columns are read for the page alone.
    count: searchStr
      ? (within) => countRows(within, sql`"account" n`, [called(searchStr)])
      : 'payments',
    input,
    sorts,
    by: 'transactionModifiedOn',
    desc: true,
  })
}

const accounts = {
  from: sql`"account" a`,
  id: 'a.id',
  live: sql<SqlBool>`a."hasTransactions" AND a."deletedOn" IS NULL`,
}
const payments = {
  from: sql`"paymentAccount" p`,
  id: 'p.accountId',
  live: sql<SqlBool>`p."isListed"`,
}

const sorts: Record<PaymentSort, Sort> = {
  transactionModifiedOn: sql`coalesce(p."transactionModifiedOn", '-infinity')`,
  name: 'a.name',
  balance: 'p.balance',
}

const called = (typed: string): Where => sql<SqlBool>`
  (' ' || n."searchName") LIKE ANY (ARRAY(SELECT '% ' || "reading" || '%' FROM unnest(foldReadings(withoutTitles(${typed}))) AS "reading"))
    AND n."hasTransactions" AND n."deletedOn" IS NULL`

/** Ids are looked up first, as an array, so that the planner cannot choose to walk all accounts until some match. */
const named = (id: string, typed: string): Where => sql<SqlBool>`${sql.ref(id)} = ANY (ARRAY(
  SELECT n."id" FROM "account" n WHERE ${called(typed)}))`
