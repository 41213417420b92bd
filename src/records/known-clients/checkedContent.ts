// What a check freezes: everything that the file says, and its documents.
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { knownClientFields } from './knownClientFields.contract.ts'

export type CheckedContent = Record<string, unknown>

type Checked = { owners: readonly object[]; files: readonly { userName: string; size: number }[] }

/** A file is known by its name and size: the name in the storage is another one after a move to another server. */
export const contentOf = (client: Checked & object): CheckedContent => ({
  ...Object.fromEntries(
    Object.keys(knownClientFields).map((name) => [
      name,
      (client as Record<string, unknown>)[name] ?? null,
    ]),
  ),
  owners: client.owners,
  files: client.files.map(({ userName, size }) => ({ userName, size })),
})

/** By which a checker says what they have looked at. */
export const sumOfContent = (content: CheckedContent): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** The names of what differs from the checked content. */
export const changedSince = (checked: CheckedContent, now: CheckedContent): string[] =>
  Object.keys(now).filter((name) => !isDeepStrictEqual(checked[name] ?? null, now[name]))
