import { open } from 'node:fs/promises'
import { cutText } from '#kit/fields/cutText.ts'
import type { ReceivedFile } from '#kit/files/receiveFiles.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Backend } from '#base/backend/backend.ts'
import { logOnAccounts, noteBounces } from './bounces.store.ts'
import type { NewBounce } from './bounces.store.ts'
import { mostNotices } from './bounces.contract.ts'
import type { ReadNotice } from './bounces.contract.ts'
import { readBytes, readNotice } from './readNotice.ts'
import type { Notice, NoNotice, NoticedAddress } from './readNotice.ts'

type Reader = { actor: Actor; language: string }

/** Marks the addresses of the notices, and tells what each file said. */
export async function readNotices(
  { db, translate }: Pick<Backend, 'db' | 'translate'>,
  files: readonly ReceivedFile[],
  { actor, language }: Reader,
): Promise<{ items: ReadNotice[] }> {
  if (files.length === 0) throw badInput({ files: ['problem.required'] })
  if (files.length > mostNotices)
    throw badInput({ files: [['bounce.file.tooMany', { most: mostNotices }]] })
  const read: { name: string; notice: Notice | NoNotice }[] = []
  for (const { path, userName } of files)
    read.push({ name: cutText(userName, 300), notice: await readNotice(await beginningOf(path)) })
  const bounces = read.flatMap(({ notice }) =>
    typeof notice === 'string' ? [] : notice.addresses.flatMap((one) => bounceOf(one, notice.on)),
  )
  const marked = await db.transaction().execute(async (tx) => {
    const noted = await noteBounces(tx, bounces)
    const entries = new Map(
      bounces.map(({ address, said }) => [
        address.toLowerCase(),
        [address, said].filter(Boolean).join(': '),
      ]),
    )
    const changed = [...entries].filter(([address]) => noted.has(address))
    await logOnAccounts(
      tx,
      changed.map(([address, message]) => ({ address, message })),
      { action: 'mailUndelivered', actor },
    )
    return noted
  })
  const t = (key: string) => translate(language, [key, {}])
  return {
    items: read.map(({ name, notice }) =>
      typeof notice === 'string'
        ? { name, why: t(`bounce.file.${notice}`), addresses: [] }
        : {
            name,
            why: null,
            addresses: notice.addresses.map(({ address, outcome: found, said }) => {
              const outcome = outcomeOf(address, found, marked)
              const text = t(`bounce.file.${outcome === 'marked' ? `marked.${found}` : outcome}`)
              return { address, outcome, text, said }
            }),
          },
    ),
  }
}

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(readBytes), 0, readBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const notMarked = ['policy', 'delivered', 'noAddress'] as const
type NotMarked = (typeof notMarked)[number]
const isNotMarked = (outcome: NoticedAddress['outcome']): outcome is NotMarked =>
  (notMarked as readonly string[]).includes(outcome)

const bounceOf = ({ address, outcome, status, said }: NoticedAddress, on: string): NewBounce[] =>
  isNotMarked(outcome) ? [] : [{ address, reason: outcome, status, said, source: 'notice', on }]

const outcomeOf = (
  address: string,
  outcome: NoticedAddress['outcome'],
  marked: ReadonlySet<string>,
) => (isNotMarked(outcome) ? outcome : marked.has(address.toLowerCase()) ? 'marked' : 'known')
