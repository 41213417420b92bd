import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { findApi } from '#base/register/find.contract.ts'

/**
 * What an object is called in the reader's language. `text` is what it was called when it was picked: once the language
 * is another, it is asked for, until whoever keeps `text` knows better.
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
