import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { Page } from '#kit/http/paging.ts'
import { notFound } from '#kit/http/problem.ts'
import { fileLinksOf } from '#base/files/fileLinks.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { withStamps } from '#base/backend/stamps.ts'
import type { Document, DocumentQuery, DocumentRow } from './documents.contract.ts'

type Condition = RawBuilder<SqlBool>
const documents = sql`"document" d`
const live: Condition = sql`d."deletedOn" IS NULL`
const holds = (typed: string): Condition => sql`d."searchText" LIKE ANY (foldPatterns(${typed}))`

export const listDocuments = (
  db: Db,
  { searchStr, ...input }: DocumentQuery,
): Promise<Page<DocumentRow>> => {
  const where = searchStr ? [live, holds(searchStr)] : [live]
  return page({
    db,
    from: documents,
    id: 'd.id',
    where,
    open: [],
    rows: (db, ids) => rows(db, ids),
    count: searchStr ? (db) => countRows(db, documents, where) : 'documents',
    input,
    sorts: {
      name: 'd.name',
      description: 'd.descriptionBegin',
      modifiedOn: 'd.modifiedOn',
    },
    by: 'name',
  })
}

// The document's first file.
const link = sql<string | null>`(
  SELECT '/api/files/' || f."systemName" FROM "file" f
  WHERE f."parentKind" = 'Document' AND f."parentId" = d."id" AND f."deletedOn" IS NULL
  ORDER BY f."position", f."id" LIMIT 1)`

const rows = (db: Db, ids: PageIds) =>
  withStamps(db.selectFrom(ids).innerJoin('document as d', 'd.id', 'page.id'), 'd').select([
    'd.id',
    'd.name',
    'd.description',
    link.as('link'),
  ])

/** 404 when it was deleted. */
export async function readDocument(db: Db, id: number): Promise<Document> {
  const found = sql<{ id: number }>`(
    SELECT d."id" FROM ${documents} WHERE d."id" = ${id} AND ${live})`
  const document = await rows(db, found.as('page'))
    .select(['d.version', fileLinksOf('Document', sql`d."id"`).as('files')])
    .executeTakeFirst()
  if (!document) throw notFound()
  return document
}
