// Loads one object, and keeps it up to date everywhere it is shown.
import type { Change } from '#kit/http/call.ts'
import { callOf, deletedMarker, useAnswer } from '#kit/http/queries.ts'
import { objectsApi } from './objects.contract.ts'
import type { ObjectEntity } from './objects.contract.ts'
import { objectAccountsApi } from './people/objectAccounts.contract.ts'

export const useObjectView = (idOrRef: string) =>
  useAnswer(
    objectsApi.viewObject,
    { params: { idOrRef } },
    {
      refetchInterval: whilePublishing,
      takes: (object, change) => {
        const now = objectAfter(change, object.id)
        return typeof now === 'object' ? { ...object, ...now } : now
      },
    },
  )

/** The object with the option lists of its form. */
export const useObjectEdit = (id: number) =>
  useAnswer(
    objectsApi.editObject,
    { params: { id: String(id) } },
    {
      refetchInterval: (data) => whilePublishing(data?.object),
      takes: (editing, change) => {
        const now = objectAfter(change, id)
        if (typeof now === 'object') return { ...editing, object: now }
        const link = callOf(change, objectAccountsApi.saveObjectAccount)?.answer
        const isOwn = editing.objectAccounts.some((each) => each.id === link?.id)
        if (!link || !isOwn) return now
        const links = editing.objectAccounts.map((each) => (each.id === link.id ? link : each))
        return { ...editing, objectAccounts: links }
      },
    },
  )
export type ObjectEditing = NonNullable<ReturnType<typeof useObjectEdit>['data']>

/** The interval in milliseconds to poll at while a job publishes the object; false: no polling. */
function whilePublishing(object: ObjectEntity | undefined): number | false {
  if (!object || object.publishError) return false
  return object.publishRequested === object.published ? false : 2000
}

/** Takes the object from the response to a change, so that it need not be loaded again. */
function objectAfter(change: Change, id: number): ObjectEntity | typeof deletedMarker | undefined {
  const saved = callOf(change, objectsApi.saveObject) ?? callOf(change, objectsApi.patchObject)
  if (callOf(change, objectsApi.deleteObject)?.sent.params.id === String(id)) return deletedMarker
  return saved?.answer.id === id ? saved.answer : undefined
}
