// State and actions of one import.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#kit/http/call.ts'
import { refresh, useAnswer } from '#kit/http/queries.ts'
import { importApi } from '../import.contract.ts'
import type { ImportState, ViewedImport } from '../import.contract.ts'
import type { ChosenSource } from '../source.contract.ts'

const underWay: readonly ImportState[] = ['reading', 'checking', 'running', 'photos', 'undoing']
export const isUnderWay = ({ state }: Pick<ViewedImport, 'state'>): boolean =>
  underWay.includes(state)

/** Milliseconds between two polls while the import is in progress. */
const soon = 1000

export function useImport(id: number) {
  const query = useAnswer(
    importApi.viewImport,
    { params: { id: String(id) } },
    { refetchInterval: (shown) => (shown && isUnderWay(shown) ? soon : false) },
  )
  const shown = query.data
  const state = shown?.state
  const before = useRef(state)
  // The work continues after the call that started it, so the displayed rows are stale.
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) void refresh('import')
    before.current = state
  }, [state])
  const which = () => ({ id, version: shown!.version })
  const read = useMutation({
    mutationFn: (chosen: ChosenSource) =>
      call(importApi.saveSource, { body: { ...which(), chosen } }),
  })
  const check = useMutation({
    mutationFn: (version: number) => call(importApi.checkImport, { body: { id, version } }),
  })
  const run = useMutation({ mutationFn: () => call(importApi.runImport, { body: which() }) })
  const undo = useMutation({ mutationFn: () => call(importApi.undoImport, { body: which() }) })
  const retryPhotos = useMutation({
    mutationFn: () => call(importApi.retryPhotos, { body: which() }),
  })
  return { query, read, check, run, undo, retryPhotos }
}
export type ImportActions = ReturnType<typeof useImport>
