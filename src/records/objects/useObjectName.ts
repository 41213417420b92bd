import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { findApi } from '#base/register/find.contract.ts'

/**
 * The name of an object in the user's language. `text` is its name when it was picked; after a change of language, the new
 * name is requested, until the caller passes another `text`.
 */
export function useObjectName(id: number | null, text: string): string {
  const language = useLanguage()
  const [named, setNamed] = useState({ id, text, language })
  if (named.id !== id || named.text !== text) setNamed({ id, text, language })
  const isOfOtherLanguage = named.language !== language
  const { data } = useAnswer(
    findApi.titleOfRecord,
    { query: { entity: 'Object', id: String(id) } },
    { enabled: id !== null && isOfOtherLanguage },
  )
  return (isOfOtherLanguage && data?.title) || text
}
