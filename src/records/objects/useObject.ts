// One object from the server, kept up to date in every place that shows it.
import type { Change } from '#kit/http/call.ts'
import { callOf, gone, useAnswer } from '#kit/http/queries.ts'
import { objectsApi } from './objects.contract.ts'
import type { ObjectEntity } from './objects.contract.ts'
import { objectAccountsApi } from './people/objectAccounts.contract.ts'

export const useObjectView = (idOrRef: string) =>
  useAnswer(
    objectsApi.viewObject,
    { params: { idOrRef } },
    {
      refetchInterval: whilePublishing,
      takes: (known, change) => {
        const now = objectAfter(change, known.id)
        return typeof now === 'object' ? { ...known, ...now } : now
      },
    },
  )

/** The object with all that its form chooses from. */
export const useObjectEdit = (id: number) =>
  useAnswer(
    objectsApi.editObject,
    { params: { id: String(id) } },
    {
      refetchInterval: (data) => whilePublishing(data?.object),
      takes: (known, change) => {
        const now = objectAfter(change, id)
        if (typeof now === 'object') return { ...known, object: now }
        const link = callOf(change, objectAccountsApi.saveObjectAccount)?.answer
        const isOwn = known.objectAccounts.some((each) => each.id === link?.id)
        if (!link || !isOwn) return now
        const links = known.objectAccounts.map((each) => (each.id === link.id ? link : each))
        return { ...known, objectAccounts: links }
      },
    },
  )
export type ObjectEditing = NonNullable<ReturnType<typeof useObjectEdit>['data']>

/** Publication goes on by itself: its end is asked for. In milliseconds; false: not at all. */
function whilePublishing(object: ObjectEntity | undefined): number | false {
  if (!object || object.publishError) return false
  return object.publishRequested === object.published ? false : 2000
}

/** What a save answered is the object as it is now. */
function objectAfter(change: Change, id: number): ObjectEntity | typeof gone | undefined {
  const saved = callOf(change, objectsApi.saveObject) ?? callOf(change, objectsApi.patchObject)
  if (callOf(change, objectsApi.deleteObject)?.sent.params.id === String(id)) return gone
  return saved?.answer.id === id ? saved.answer : undefined
}
