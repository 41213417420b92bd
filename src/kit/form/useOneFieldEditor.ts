// Lets people click a shown value and change it alone.
import { useEffect, useMemo, useRef } from 'react'
import type { FieldChoices, ReplaceOne } from '../fields/oneField.ts'
import type { CallOptions } from '../http/call.ts'

type FieldCalls = {
  choices: (sent: { query: { id: string; fieldName: string } }) => Promise<FieldChoices>
  patch: (sent: { params: { id: string }; body: ReplaceOne }) => Promise<unknown>
}

/** For calls of the editor, which shows failures itself. */
export const withoutErrorBanner: CallOptions = { quiet: true }

/** Props for the form around a record's shown values. */
export function useOneFieldEditor(recordId: number, calls: FieldCalls) {
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
