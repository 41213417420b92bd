// A record being edited: the saved values with the person's unsaved changes.
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { emptyValuesOf } from '../../fields/kinds.ts'
import type { Fields } from '../../fields/kinds.ts'
import type { CallOptions } from '../../http/call.ts'
import { newRequestKey } from '../../http/requestKey.ts'
import { AutoSave } from './autoSave.ts'
import { Draft } from './draft.ts'
import type { DraftSnapshot, Values } from './draftSnapshot.ts'
import { focusInvalid } from '../focusInvalid.ts'

/** Changed fields, with the record's id and version if it has them. */
export type Patch<T> = Partial<T> & { id: number; version?: number }

export type DraftOptions<T extends object, A extends object | void> = {
  /** The kind of record, first half of its fields' label keys: 'account'. */
  entity: string
  /** Its fields. A field that the record lacks gets the empty value of its kind. */
  fields?: Fields
  /** Identifies the record; another key starts another draft. */
  key: number | string
  /** The record as last read from the server, or the preset values of a new one. */
  saved: T
  /** The record is not stored yet: `flush` sends all of it, even without input. */
  isNew?: boolean
  /** Sends the changed fields. Resolves to the record as it is now, or nothing. */
  save: (patch: Patch<T>, options: CallOptions) => Promise<A>
  /** Called with every response, for instance to update other screens. */
  onSaved?: (answer: A) => void
}

export type DraftOf<T extends object> = Omit<DraftSnapshot, 'values'> & {
  entity: string
  values: T
  set: <K extends keyof T & string>(name: K, value: T[K]) => void
  /** Sends everything now. Resolves to whether everything is saved. */
  flush: () => Promise<boolean>
  /** Sends again after a refusal or a network failure. */
  retry: () => void
  discard: () => void
  resolve: (name: string, side: 'mine' | 'theirs') => void
  store: Draft
  saver: AutoSave
  /** The form element around the fields. */
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
    // The callbacks of this record. After a change of key they must not save into the next record.
    let mine = newest.current
    // An idempotency key, so that a new record is added once even if a response is lost.
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
    // The record only initialises the draft; newer ones are received below.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entity, key])
  useEffect(() => kept.store.receive(saved as Values), [kept, saved])
  const snapshot = useSyncExternalStore(kept.store.subscribe, kept.store.snapshot)
  return useMemo(() => ({ ...kept, ...snapshot }) as unknown as DraftOf<T>, [kept, snapshot])
}
