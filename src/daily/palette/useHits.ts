// Records found for the text, and whether they are up to date.
import { useEffect, useRef, useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { findApi } from '#base/register/find.contract.ts'
import type { SearchHit } from '#base/register/find.contract.ts'
import { otherKeyboards } from '#kit/i18n/nearness.ts'

type Hits = {
  items: readonly SearchHit[]
  /** The text in the intended keyboard layout, if hits were found only with that. */
  meant: string | undefined
  /** The hits belong to the current text. */
  isCurrent: boolean
  failure: Error | null
  retry: () => void
}

/** Keys closer together than this, in milliseconds, count as fast typing. */
const pause = 50

export function useHits(text: string): Hits {
  const typed = text.trimStart()
  const searched = useSearchedText(typed)
  const enabled = typed.trim() !== '' && searched.trim() !== ''
  const own = useAnswer(
    findApi.search,
    { query: { searchStr: searched.slice(0, 200) } },
    { enabled, keep: true },
  )
  const isAnswered = !enabled || (own.data !== undefined && !own.isPlaceholderData)
  const meant = useOtherKeyboard(searched)
  const tries = enabled && isAnswered && own.data?.items.length === 0 && meant !== undefined
  const other = useAnswer(findApi.search, { query: { searchStr: meant ?? '' } }, { enabled: tries })
  const found = tries ? other.data?.items : undefined
  const failure = enabled ? own.error : null
  return {
    items: enabled && !failure ? (found ?? own.data?.items ?? []) : [],
    meant: found && found.length > 0 ? meant : undefined,
    isCurrent:
      searched === typed && (failure !== null || (isAnswered && !(tries && other.isPending))),
    failure,
    retry: () => void own.refetch(),
  }
}

/** Searches immediately on each key; while typing fast, only after a pause. */
function useSearchedText(typed: string): string {
  const [searched, setAsked] = useState(typed)
  const keyAt = useRef(-Infinity)
  useEffect(() => {
    const isQuick = performance.now() - keyAt.current < pause
    keyAt.current = performance.now()
    const timer = setTimeout(() => setAsked(typed), isQuick ? pause : 0)
    return () => clearTimeout(timer)
  }, [typed])
  return searched
}

// Greek names are found by sound in any script, so the Greek keyboard is tried only for Greek readers.
function useOtherKeyboard(searched: string): string | undefined {
  const language = useLanguage()
  const others = searched.trim().length > 3 ? otherKeyboards(searched) : []
  const script = /[a-z]/i.test(searched) ? (language === 'el' ? /[α-ω]/ : /[а-я]/) : /[a-z]/
  return others.find((other) => script.test(other))?.slice(0, 200)
}
