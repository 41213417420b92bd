// Files that acts of orders name by their sums: in the file storage, under random names.
import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sumOf } from '#kit/evidence/acts.ts'
import type { SentFile } from '#kit/files/sendFile.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { ActFile } from './orderActs.store.ts'

type Storage = Pick<Backend, 'files'>

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'application/json': 'json',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'message/rfc822': 'eml',
}

/** Stores the file before the act that names it; if the act is never written, a sweep removes the file. */
export async function storeActFile(
  { files }: Storage,
  { name, contentType, bytes }: { name: string; contentType: string; bytes: Buffer },
): Promise<ActFile> {
  const systemName = `${randomBytes(16).toString('hex')}.${endings[contentType] ?? 'bin'}`
  await files.write(systemName, Readable.from(bytes), contentType)
  return { name, systemName, contentType, size: bytes.length, sum: sumOf(bytes) }
}

export type OrderFile = { name: string; systemName: string; contentType: string; bytes: Buffer }

/** All files of an order with their contents. */
export async function readOrderFiles(
  db: Db,
  orderId: number,
  { files }: Storage,
): Promise<OrderFile[]> {
  const found = await db
    .selectFrom('orderFile')
    .select(['name', 'systemName', 'contentType'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()
  const all: OrderFile[] = []
  for (const file of found)
    all.push({ ...file, bytes: await files.read(file.systemName).then(buffer) })
  return all
}

/** 404 without the paper: it is made when all have signed. */
export function paperOf(db: Db, orderId: number): Promise<SentFile> {
  return db
    .selectFrom('orderFile as f')
    .innerJoin('orderAct as a', 'a.number', 'f.act')
    .select(['f.name as userName', 'f.systemName', 'f.contentType', 'f.size'])
    .where('f.orderId', '=', orderId)
    .where('a.act', 'in', ['completed', 'signedOnPaper'])
    .orderBy('f.id')
    .executeTakeFirstOrThrow(notFound)
}
