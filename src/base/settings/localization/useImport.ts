// State of an import: the chosen file, its preview, and applying it.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { mustNotBeTooLarge } from '#kit/ui/fileFailure.ts'
import { renewTexts } from '#kit/i18n/browser.ts'
import { localizationApi } from './localization.contract.ts'

/** The server's limit. */
const largestMegabytes = 5

const send = async (file: File, preview: boolean) => {
  mustNotBeTooLarge(file, largestMegabytes)
  const body = new FormData()
  body.append('file', file, file.name)
  const query = preview ? ({ preview: 'true' } as const) : {}
  return call(localizationApi.importTexts, { query, body }, { quiet: true, unheard: preview })
}

export function useImport() {
  const [file, setFile] = useState<File | null>(null)
  const preview = useMutation({ mutationFn: (chosen: File) => send(chosen, true) })
  const apply = useMutation({
    mutationFn: (chosen: File) => send(chosen, false),
    onSuccess: () => renewTexts(),
  })
  const choose = (chosen: File | null) => {
    if (!chosen) return
    setFile(chosen)
    apply.reset()
    preview.mutate(chosen)
  }
  const leave = () => {
    setFile(null)
    preview.reset()
    apply.reset()
  }
  return { file, preview, apply, choose, leave }
}
