// What screens ask the server for, and how they learn that a call has changed it. An endpoint says what
// it shows and what it changes; everything that shows what was changed is asked for again.
import { notifyManager, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import type { Language } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/useText.ts'
import { call, hearChanges } from './call.ts'
import type { Change } from './call.ts'
import type { AnswerOf, Endpoint, SentTo } from './endpoint.ts'

/** In place of newer data: what was shown is no more, and is not asked for again. */
export const gone = Symbol('gone')

/**
 * How a query takes over what a call answered, without asking again: the data as it is now, `gone`, or
 * undefined where it has to be asked for.
 */
export type Takes<Data> = (known: Data, change: Change) => Data | typeof gone | undefined

type Meta = { shows?: readonly string[]; takes?: Takes<unknown> }
declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Meta
  }
}

type Key<E extends Endpoint> = readonly [path: string, sent: SentTo<E>, language: Language]

/** A query of this call, for `useQueries`; its names come in the language. Failures are the caller's. */
export function queryOf<E extends Endpoint>(endpoint: E, sent: SentTo<E>, language: Language) {
  const queryKey: Key<E> = [endpoint.path, sent, language]
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> =>
      call(endpoint, sent, { signal, quiet: true }),
    meta: { shows: endpoint.shows } as Meta,
  }
}

type Options<E extends Endpoint> = {
  takes?: Takes<AnswerOf<E>>
  /** False: nothing is asked for yet. */
  enabled?: boolean
  /** In milliseconds. */
  staleTime?: number
  gcTime?: number
  initialData?: AnswerOf<E>
  /** What stood there before stays until the answer to another question comes. */
  keep?: boolean
  refetchInterval?: number | ((data: AnswerOf<E> | undefined) => number | false)
  /** False: only asked for once, whatever happens to window and network. */
  again?: boolean
}

/** What the endpoint answers, kept up to date while it is on the screen. */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  sent: SentTo<E>,
  { takes, keep, refetchInterval, again = true, ...rest }: Options<E> = {},
) {
  const query = queryOf(endpoint, sent, useLanguage())
  const asked = JSON.stringify(sent)
  return useQuery<AnswerOf<E>, Error, AnswerOf<E>, Key<E>>({
    ...query,
    ...(takes && { meta: { ...query.meta, takes: takes as Takes<unknown> } }),
    // The same in another language stays readable until it is there.
    placeholderData: (before, known) =>
      keep || (known && JSON.stringify(known.queryKey[1]) === asked) ? before : undefined,
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

/** What was sent and answered, where the call was one of these; undefined for any other call. */
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
  hearChanges(takeOver)
  const cache = queryClient.getQueryCache()
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && left.has(query) && query.getObserversCount() === 0)
      cache.remove(query)
  })
}

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]
/** What is gone, while a screen still shows it. */
const left = new WeakSet<Query>()

function takeOver(change: Change): void {
  const toAsk = new Set<Query>()
  for (const query of showing(change.endpoint.changes)) {
    const known: unknown = query.state.data
    const isSpoken = query.queryKey[2] === i18next.language
    const now = known === undefined ? undefined : query.meta?.takes?.(known, change)
    if (now === gone) leave(query)
    else {
      const isTaken = now !== undefined && isSpoken
      if (isTaken) client!.setQueryData(query.queryKey, now)
      if (!isTaken || isUnderway(query)) toAsk.add(query)
    }
  }
  alsoWaitFor(ask(toAsk))
}

function leave(query: Query): void {
  if (query.getObserversCount() > 0) left.add(query)
  else client!.getQueryCache().remove(query)
}

const showing = (subjects: readonly string[]): Query[] =>
  (client?.getQueryCache().getAll() ?? []).filter((query) =>
    query.meta?.shows?.some((subject) => subjects.includes(subject)),
  )

const isUnderway = (query: Query) => query.state.fetchStatus !== 'idle'

// What is not on the screen is asked for when it next is.
function ask(queries: ReadonlySet<Query>): Promise<unknown> {
  if (queries.size === 0) return Promise.resolve()
  for (const query of queries) if (isUnderway(query)) askAnew(query)
  return client!.invalidateQueries(
    { predicate: (query) => queries.has(query) },
    { cancelRefetch: false },
  )
}

/** Instead of an answer that is under way: it may tell of the time before the change. */
function askAnew(query: Query): void {
  // The library waits for a first answer, which is just as old.
  if (query.state.data === undefined) void query.cancel({ silent: true })
  query.fetch(undefined, { cancelRefetch: true }).catch(() => {
    // Whoever shows it learns of the failure from the query.
  })
}

function alsoWaitFor(asked: Promise<unknown>): void {
  latest = Promise.all([latest, asked]).then(screensAreTold)
}

// The library tells its observers in a later turn, and these the screens in one more. Who took back what was
// shown ahead before that would show for a moment what was there before.
const screensAreTold = () =>
  new Promise<void>((resolve) =>
    notifyManager.schedule(() => notifyManager.schedule(() => resolve())),
  )

/** Resolves when everything that the calls before have changed is on the screen again. Never rejects. */
export const refreshed = (): Promise<unknown> => latest

/** Asks again for all that shows these, where no call has said so: after a failure, for instance. */
export function refresh(...subjects: string[]): Promise<unknown> {
  const asked = ask(new Set(showing(subjects)))
  alsoWaitFor(asked)
  return asked.then(screensAreTold)
}
