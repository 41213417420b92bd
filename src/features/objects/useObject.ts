// One object from the server, kept up to date in every place that shows it.
import { useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { objectListsApi } from './list/objectLists.contract.ts'
import { objectsApi } from './objects.contract.ts'
import type { ObjectEntity, ObjectView } from './objects.contract.ts'
import type { ObjectAccount } from './people/objectAccounts.contract.ts'

/** The names of lists and places in it come in the person's language. */
export function useObjectView(idOrRef: string) {
  const language = useLanguage()
  return useQuery({
    queryKey: [objectsApi.viewObject.path, idOrRef, language],
    queryFn: ({ signal }) =>
      call(objectsApi.viewObject, { params: { idOrRef } }, { signal, quiet: true }),
    refetchInterval: ({ state }) => whilePublishing(state.data),
  })
}

/** The object with all that its form chooses from. */
export function useObjectEdit(id: number) {
  const language = useLanguage()
  return useQuery({
    queryKey: [objectsApi.editObject.path, id, language],
    queryFn: ({ signal }) =>
      call(objectsApi.editObject, { params: { id: String(id) } }, { signal, quiet: true }),
    refetchInterval: ({ state }) => whilePublishing(state.data?.object),
  })
}
export type ObjectEditing = NonNullable<ReturnType<typeof useObjectEdit>['data']>

/** Publication goes on by itself: its end is asked for. In milliseconds; false: not at all. */
function whilePublishing(object: ObjectEntity | undefined): number | false {
  if (!object || object.publishError) return false
  return object.publishRequested === object.published ? false : 2000
}

/** What a save answered is shown at once; the lists are asked again when they are next seen. */
export function objectAnswered(queryClient: QueryClient, saved: ObjectEntity, language: string) {
  queryClient.setQueryData<ObjectEditing>(
    [objectsApi.editObject.path, saved.id, language],
    (known) => known && { ...known, object: saved },
  )
  queryClient.setQueriesData<ObjectView>(
    {
      queryKey: [objectsApi.viewObject.path],
      predicate: ({ queryKey }) => queryKey[2] === language,
    },
    (known) => (known?.id === saved.id ? { ...known, ...saved } : known),
  )
  objectsChanged(queryClient)
}

/** What a link between the object and somebody says now. */
export function linkAnswered(queryClient: QueryClient, saved: ObjectAccount) {
  queryClient.setQueriesData<ObjectEditing>(
    { queryKey: [objectsApi.editObject.path, saved.objectId] },
    (known) =>
      known && {
        ...known,
        objectAccounts: known.objectAccounts.map((each) => (each.id === saved.id ? saved : each)),
      },
  )
  void queryClient.invalidateQueries({ queryKey: [objectsApi.viewObject.path] })
  objectsChanged(queryClient)
}

/** Everything that shows this object is asked again: for what changed beside its fields. */
export function objectTouched(queryClient: QueryClient, id: number): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: [objectsApi.viewObject.path] })
  return queryClient.invalidateQueries({ queryKey: [objectsApi.editObject.path, id] })
}

export function objectsChanged(queryClient: QueryClient) {
  for (const { path } of Object.values(objectListsApi))
    void queryClient.invalidateQueries({ queryKey: [path] })
}

export function objectGone(queryClient: QueryClient, id: number) {
  queryClient.removeQueries({ queryKey: [objectsApi.viewObject.path] })
  queryClient.removeQueries({ queryKey: [objectsApi.editObject.path, id] })
  objectsChanged(queryClient)
}
