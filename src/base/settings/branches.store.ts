import { entityOf } from '#base/backend/entity.ts'
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { conflict, notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { withStamps } from '#base/backend/stamps.ts'
import { branchFields } from './settings.contract.ts'
import type { Branch, BranchInput, BranchQuery, BranchUpdate } from './settings.contract.ts'

const branchEntity = entityOf({ table: 'branch', entity: 'Branch', fields: branchFields })

const branches = (db: Db, page: PageIds) =>
  withStamps(db.selectFrom(page).innerJoin('branch as b', 'b.id', 'page.id'), 'b').select([
    'b.id',
    'b.nameEn',
    'b.nameEl',
    'b.nameRu',
    'b.version',
  ])

const branch = sql`"branch" b`
const live = sql<SqlBool>`b."deletedOn" IS NULL`

export const listBranches = (db: Db, input: BranchQuery): Promise<Page<Branch>> =>
  page({
    db,
    from: branch,
    id: 'b.id',
    where: [live],
    rows: branches,
    count: (db) => countRows(db, branch, [live]),
    input,
    sorts: {
      nameEn: 'b.nameEn',
      nameEl: 'b.nameEl',
      nameRu: 'b.nameRu',
      modifiedOn: 'b.modifiedOn',
    },
    by: 'nameEn',
  })

async function readBranch(db: Db, id: number): Promise<Branch> {
  const found = sql<{
    id: number
  }>`(SELECT "id" FROM "branch" WHERE "id" = ${id} AND "deletedOn" IS NULL)`
  const branch = await branches(db, found.as('page')).executeTakeFirst()
  if (!branch) throw notFound()
  return branch
}

export function addBranch(db: Db, input: BranchInput, actor: Actor): Promise<Branch> {
  return db
    .transaction()
    .execute(async (tx) => readBranch(tx, await add(tx, branchEntity, input, actor)))
}

export function saveBranch(db: Db, input: BranchUpdate, actor: Actor): Promise<Branch> {
  return db.transaction().execute(async (tx) => {
    const current = () => readBranch(tx, input.id)
    await save(tx, branchEntity, input.id, {
      actor,
      changes: (before) => requestedChanges(tx, branchEntity, before, input, current),
    })
    return current()
  })
}

/** 409 while accounts belong to it. */
export function deleteBranch(db: Db, id: number, actor: Actor): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lock(tx, branchEntity, id)
    const count = await countRows(tx, sql`"account" a`, [
      sql`a."branchId" = ${id}`,
      sql`a."deletedOn" IS NULL`,
    ])
    if (count > 0) throw conflict(['settings.branchInUse', { count }])
    await softDelete(tx, branchEntity, id, actor)
  })
}

export const restoreBranch = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => restore(tx, branchEntity, id, actor))
