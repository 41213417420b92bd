// The file that proves an order without this server: all its acts, the text that they froze and the files that they
// name (kit/evidence/evidenceFile.ts).
import { writeEvidence } from '#kit/evidence/evidenceFile.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { signingKey } from './orderActs.store.ts'
import { readOrderFiles } from './orderFiles.store.ts'

/** 404 for a draft. */
export async function evidenceOf(
  db: Db,
  id: number,
  context: Pick<Backend, 'files' | 'secretsKey'>,
): Promise<string> {
  const acts = await db
    .selectFrom('orderAct as a')
    .innerJoin('orderKey as k', 'k.id', 'a.keyId')
    .select([
      ...(['a.number', 'a.previous', 'a.content', 'a.sum', 'a.signature', 'a.timestamp'] as const),
      'k.publicKey',
    ])
    .where('a.orderId', '=', id)
    .orderBy('a.number')
    .execute()
  if (acts.length === 0) throw notFound()
  const { content } = await db
    .selectFrom('brokerOrder')
    .select('content')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const files = await readOrderFiles(db, id, context)
  return writeEvidence(
    {
      format: 'estia-evidence-2',
      acts: acts.map(({ signature, publicKey, timestamp, ...act }) => ({
        ...act,
        signature: signature.toString('base64'),
        publicKey: publicKey.toString('base64'),
        timestamp: timestamp === null ? null : timestamp.toString('base64'),
      })),
      files: files.map(({ name, bytes }) => ({ name, content: bytes.toString('base64') })),
      texts: content ? [content] : [],
    },
    await signingKey(db, context),
  )
}
