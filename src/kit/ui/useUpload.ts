// Sends one chosen file with its progress; whoever leaves the screen calls it off.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf, Endpoint } from '../http/endpoint.ts'
import { upload } from '../http/upload.ts'
import { useText } from '../i18n/useText.ts'
import { fileFailureText, mustNotBeTooLarge } from './fileFailure.ts'

type UploadOptions<E extends Endpoint> = {
  /** Of a file, in megabytes (2²⁰ bytes): the server's limit. */
  most: number
  /** Text fields of the form. */
  fields?: Readonly<Record<string, string>>
  onSent: (answer: AnswerOf<E>) => unknown
}

/** `key` resets a FileButton, so that the same file, perhaps corrected, can be chosen again. */
export function useUpload<E extends Endpoint>(
  endpoint: E,
  { most, fields = {}, onSent }: UploadOptions<E>,
) {
  const t = useText()
  const [part, setPart] = useState(0)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const { current } = leaving
    return () => current.abort()
  }, [])
  const sending = useMutation({
    mutationFn: async (file: File) => {
      mustNotBeTooLarge(file, most)
      setPart(0)
      const form = new FormData()
      for (const [name, text] of Object.entries(fields)) form.append(name, text)
      form.append('file', file, file.name)
      const { signal } = leaving.current
      return upload(endpoint, form, { onProgress: setPart, signal })
    },
    onSuccess: onSent,
  })
  const { variables: file, error, isPending, submittedAt } = sending
  return {
    send: (chosen: File | null) => void (chosen && sending.mutate(chosen)),
    failure: file && error ? fileFailureText(file.name, error, t) : null,
    isSending: isPending,
    part,
    key: submittedAt,
  }
}
