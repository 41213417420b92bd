// How values that are read can be clicked and changed one by one.
import { useEffect, useMemo, useRef } from 'react'
import type { FieldChoices, ReplaceOne } from '../fields/oneField.ts'
import type { CallOptions } from '../http/call.ts'

type Calls = {
  choices: (sent: { query: { id: string; fieldName: string } }) => Promise<FieldChoices>
  patch: (sent: { params: { id: string }; body: ReplaceOne }) => Promise<unknown>
}

/** The editor shows failures itself: calls are made with this. */
export const quietly: CallOptions = { quiet: true }

/** What the form of a record's read values is given. */
export function useOneFieldEditor(recordId: number, calls: Calls) {
  const newest = useRef(calls)
  useEffect(() => {
    newest.current = calls
  })
  const id = String(recordId)
  return useMemo(
    () => ({
      loadField: async (fieldName: string) => ({
        options: (await newest.current.choices({ query: { id, fieldName } })).selectList,
      }),
      saveField: async (name: string, value: unknown) => {
        const body: ReplaceOne = [{ op: 'replace', path: `/${name}`, value }]
        await newest.current.patch({ params: { id }, body })
      },
    }),
    [id],
  )
}
