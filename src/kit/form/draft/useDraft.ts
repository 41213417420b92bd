// A record being edited: what the server has, and what the person typed on top of it.
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { emptyValuesOf } from '../../fields/kinds.ts'
import type { Fields } from '../../fields/kinds.ts'
import type { CallOptions } from '../../http/call.ts'
import { newRequestKey } from '../../http/requestKey.ts'
import { AutoSave } from './autoSave.ts'
import { Draft } from './draft.ts'
import type { DraftSnapshot, Values } from './draftSnapshot.ts'
import { focusInvalid } from '../focusInvalid.ts'

/** Changed fields, with the record's number and version when it has them. */
export type Patch<T> = Partial<T> & { id: number; version?: number }

export type DraftOptions<T extends object, A extends object | void> = {
  /** The kind of record, first half of its fields' label keys: 'account'. */
  entity: string
  /** Its fields: each has a value in the draft, the empty one of its kind where the record has none. */
  fields?: Fields
  /** Which record; another key starts another draft. */
  key: number | string
  /** The record as last read from the server; of a new one what is preset. */
  saved: T
  /** A record that is not stored yet: `flush` sends all of it, even when nothing was typed. */
  isNew?: boolean
  /** Sends the changed fields; answers the record as it is now, or nothing. */
  save: (patch: Patch<T>, options: CallOptions) => Promise<A>
  /** Hears every answer, for instance to renew what other screens know. */
  onSaved?: (answer: A) => void
}

export type DraftOf<T extends object> = Omit<DraftSnapshot, 'values'> & {
  entity: string
  values: T
  set: <K extends keyof T & string>(name: K, value: T[K]) => void
  /** Sends all there is now; true when everything is saved. */
  flush: () => Promise<boolean>
  /** Tries again what the server or the network refused. */
  retry: () => void
  discard: () => void
  resolve: (name: string, side: 'mine' | 'theirs') => void
  store: Draft
  saver: AutoSave
  /** Where its fields stand. */
  form: { current: HTMLFormElement | null }
}

/** Re-renders on every change; each `Field` only on those of its own value. */
export function useDraft<T extends object, A extends object | void>(
  options: DraftOptions<T, A>,
): DraftOf<T> {
  const { entity, key, saved } = options
  const newest = useRef(options)
  newest.current = options
  const kept = useMemo(() => {
    const store = new Draft(saved as Values, options.isNew, emptyValuesOf(options.fields ?? {}))
    // The callbacks of this record: after a change of key they must not save into the next one.
    let mine = newest.current
    // Whatever becomes of the answer, a new record is added once.
    let requestKey = newRequestKey()
    const send = () => async (patch: Values, how: CallOptions) => {
      if (newest.current.key === key && newest.current.entity === entity) mine = newest.current
      const named = mine.isNew && store.fresh ? { ...how, requestKey } : how
      const answer = (await mine.save(patch as unknown as Patch<T>, named)) as Values | undefined
      requestKey = newRequestKey()
      return answer
    }
    const saver = new AutoSave(store, send, (answer) => mine.onSaved?.(answer as A))
    const form: DraftOf<T>['form'] = { current: null }
    const actions = {
      set: (name: string, value: unknown) => store.set(name, value),
      flush: async () => {
        const isSaved = await saver.flush()
        if (!isSaved) requestAnimationFrame(() => focusInvalid(form.current))
        return isSaved
      },
      retry: () => {
        store.retry()
        saver.again()
      },
      discard: () => store.discard(),
      resolve: (name: string, side: 'mine' | 'theirs') => {
        store.resolve(name, side)
        if (side === 'mine') saver.touched()
      },
    }
    return { entity, store, saver, form, ...actions }
    // The record itself only starts the draft; newer ones are received below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entity, key])
  useEffect(() => kept.store.receive(saved as Values), [kept, saved])
  const snapshot = useSyncExternalStore(kept.store.subscribe, kept.store.snapshot)
  return useMemo(() => ({ ...kept, ...snapshot }) as unknown as DraftOf<T>, [kept, snapshot])
}
