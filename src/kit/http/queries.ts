// Queries of screens, and how they are refreshed. An endpoint names the subjects that it shows and those that it
// changes; after a call, every query that shows a changed subject is fetched again.
import { notifyManager, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useText.ts'
import { call, listenToChanges } from './call.ts'
import type { Change } from './call.ts'
import type { AnswerOf, Endpoint, SentTo } from './endpoint.ts'

/** Returned instead of newer data: the record was deleted, so its query must not be fetched again. */
export const deletedMarker = Symbol('gone')

/**
 * Updates the data of a query from the answer of a call. Returns the new data, `deletedMarker`, or undefined if the query has to
 * be fetched again.
 */
export type CacheUpdate<Data> = (
  cached: Data,
  change: Change,
) => Data | typeof deletedMarker | undefined

type Meta = { shows?: readonly string[]; takes?: CacheUpdate<unknown> }
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
  }
}

type Key<E extends Endpoint> = readonly [path: string, sent: SentTo<E>, language: Language]

/** A query of this endpoint, for `useQueries`. Answers contain names in `language`. The caller shows failures. */
export function queryOf<E extends Endpoint>(endpoint: E, sent: SentTo<E>, language: Language) {
  const queryKey: Key<E> = [endpoint.path, sent, language]
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> =>
      call(endpoint, sent, { signal, quiet: true }),
    meta: { shows: endpoint.shows } as Meta,
  }
}

type AnswerOptions<E extends Endpoint> = {
  takes?: CacheUpdate<AnswerOf<E>>
  /** False: don't fetch yet. */
  enabled?: boolean
  /** Milliseconds. */
  staleTime?: number
  /** Milliseconds. */
  gcTime?: number
  initialData?: AnswerOf<E>
  /** Keep the previous data until the answer to changed input comes. */
  keep?: boolean
  refetchInterval?: number | ((data: AnswerOf<E> | undefined) => number | false)
  /** False: don't fetch again when the window gets the focus or the network comes back. */
  again?: boolean
}

/** The endpoint's answer, kept up to date while it is on the screen. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  sent: SentTo<E>,
  { takes, keep, refetchInterval, again = true, ...rest }: AnswerOptions<E> = {},
) {
  const query = queryOf(endpoint, sent, useLanguage())
  const input = JSON.stringify(sent)
  return useQuery<AnswerOf<E>, Error, AnswerOf<E>, Key<E>>({
    ...query,
    ...(takes && { meta: { ...query.meta, takes: takes as CacheUpdate<unknown> } }),
    // After a change of language the previous answer to the same input stays until the new one comes.
    placeholderData: (before, previous) =>
      keep || (previous && JSON.stringify(previous.queryKey[1]) === input) ? before : undefined,
    ...(refetchInterval !== undefined && {
      refetchInterval:
        typeof refetchInterval === 'number'
          ? refetchInterval
          : ({ state }: { state: { data: AnswerOf<E> | undefined } }) =>
              refetchInterval(state.data),
    }),
    ...(!again && { refetchOnWindowFocus: false, refetchOnReconnect: false }),
    ...rest,
  } as Parameters<typeof useQuery<AnswerOf<E>, Error, AnswerOf<E>, Key<E>>>[0])
}

/** Input and answer of the change if it was a call of one of these endpoints, else undefined. */
export const callOf = <E extends Endpoint>(
  { endpoint, sent, answer }: Change,
  ...endpoints: E[]
): { sent: SentTo<E>; answer: AnswerOf<E> } | undefined =>
  endpoints.includes(endpoint as E)
    ? { sent: sent as SentTo<E>, answer: answer as AnswerOf<E> }
    : undefined

let client: QueryClient | undefined
let latest: Promise<unknown> = Promise.resolve()

/** Call once, before the first query. */
export function refreshAfterCalls(queryClient: QueryClient): void {
  client = queryClient
  listenToChanges(updateQueries)
  const cache = queryClient.getQueryCache()
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && goneButShown.has(query) && query.getObserversCount() === 0)
      cache.remove(query)
  })
}

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]
/** Queries of deleted records that a screen still shows; removed when it closes. */
const goneButShown = new WeakSet<Query>()

/** The number of the last change of what a query shows. */
const changedAt = new WeakMap<Query, number>()

function updateQueries(change: Change): void {
  const outdated = new Set<Query>()
  for (const query of showing(change.endpoint.changes)) {
    const cached: unknown = query.state.data
    const isInLanguage = query.queryKey[2] === i18next.language
    const updated = cached === undefined ? undefined : query.meta?.takes?.(cached, change)
    if (updated === deletedMarker) removeGone(query)
    else {
      const isUpdated = updated !== undefined && isInLanguage
      if (isUpdated) client!.setQueryData(query.queryKey, updated)
      // The answer of a slow save may be from before another one.
      const isOld = (changedAt.get(query) ?? 0) > change.heardBefore
      if (!isUpdated || isOld || isUnderway(query)) outdated.add(query)
    }
    changedAt.set(query, change.number)
  }
  alsoWaitFor(fetchAgain(outdated))
}

function removeGone(query: Query): void {
  if (query.getObserversCount() > 0) goneButShown.add(query)
  else client!.getQueryCache().remove(query)
}

const showing = (subjects: readonly string[]): Query[] =>
  (client?.getQueryCache().getAll() ?? []).filter((query) =>
    query.meta?.shows?.some((subject) => subjects.includes(subject)),
  )

const isUnderway = (query: Query) => query.state.fetchStatus !== 'idle'

// Queries that are not on the screen are only marked, and fetched when they are next shown.
function fetchAgain(queries: ReadonlySet<Query>): Promise<unknown> {
  if (queries.size === 0) return Promise.resolve()
  for (const query of queries) if (isUnderway(query)) restartFetch(query)
  return client!.invalidateQueries(
    { predicate: (query) => queries.has(query) },
    { cancelRefetch: false },
  )
}

/** Replaces a fetch under way, whose answer may be from before the change. */
function restartFetch(query: Query): void {
  // Without this, TanStack Query would not cancel a first fetch, whose answer is just as old.
  if (query.state.data === undefined) void query.cancel({ silent: true })
  query.fetch(undefined, { cancelRefetch: true }).catch(() => {
    // Screens get the failure from the query.
  })
}

function alsoWaitFor(fetching: Promise<unknown>): void {
  latest = Promise.all([latest, fetching]).then(screensNotified)
}

// TanStack Query notifies observers in a later turn, and they notify screens in one more. A caller that removes an
// optimistic change before that would show the old data for a moment.
const screensNotified = () =>
  new Promise<void>((resolve) =>
    notifyManager.schedule(() => notifyManager.schedule(() => resolve())),
  )

/** Resolves when the screens show the effects of all calls made so far. Never rejects. */
export const refreshed = (): Promise<unknown> => latest

/** Fetches again every query that shows these subjects, without a call that changed them: after a failure, say. */
export function refresh(...subjects: string[]): Promise<unknown> {
  const fetching = fetchAgain(new Set(showing(subjects)))
  alsoWaitFor(fetching)
  return fetching.then(screensNotified)
}
