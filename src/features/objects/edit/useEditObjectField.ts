// One field of the object, changed where it is read.
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { oneFieldEditor } from '#kit/form/oneFieldEditor.ts'
import { call } from '#kit/http/call.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { objectsApi } from '../objects.contract.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { objectAnswered } from '../useObject.ts'

export function useEditObjectField(object: ObjectEntity) {
  const queryClient = useQueryClient()
  const language = useLanguage()
  const id = String(object.id)
  return useMemo(
    () =>
      oneFieldEditor({
        choices: (fieldName) =>
          call(objectsApi.objectFieldChoices, { query: { id, fieldName } }, { quiet: true }),
        patch: async (body) => {
          const sent = { params: { id }, body }
          const saved = await call(objectsApi.patchObject, sent, { quiet: true })
          objectAnswered(queryClient, saved, language)
        },
      }),
    [id, queryClient, language],
  )
}
