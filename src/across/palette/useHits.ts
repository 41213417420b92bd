// The records that are found, and whether they are those of what stands in the box by now.
import { useEffect, useRef, useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { findApi } from '#base/register/find.contract.ts'
import type { SearchHit } from '#base/register/find.contract.ts'
import { otherKeyboards } from './words.ts'

type Hits = {
  items: readonly SearchHit[]
  /** As it was meant, where another keyboard was set than was thought. */
  meant: string | undefined
  /** Nothing newer is under way. */
  areThere: boolean
  failure: Error | null
  again: () => void
}

/** Milliseconds from key to key of a quick hand. */
const rest = 50

export function useHits(text: string): Hits {
  const typed = text.trimStart()
  const asked = useAsked(typed)
  const enabled = typed.trim() !== '' && asked.trim() !== ''
  const own = useAnswer(
    findApi.search,
    { query: { searchStr: asked.slice(0, 200) } },
    { enabled, keep: true },
  )
  const isAnswered = !enabled || (own.data !== undefined && !own.isPlaceholderData)
  const meant = useMeant(asked)
  const tries = enabled && isAnswered && own.data?.items.length === 0 && meant !== undefined
  const other = useAnswer(findApi.search, { query: { searchStr: meant ?? '' } }, { enabled: tries })
  const found = tries ? other.data?.items : undefined
  const failure = enabled ? own.error : null
  return {
    items: enabled && !failure ? (found ?? own.data?.items ?? []) : [],
    meant: found && found.length > 0 ? meant : undefined,
    areThere: asked === typed && (failure !== null || (isAnswered && !(tries && other.isPending))),
    failure,
    again: () => void own.refetch(),
  }
}

/** Each key is asked for at once, but those of a quick hand as soon as the hand rests. */
function useAsked(typed: string): string {
  const [asked, setAsked] = useState(typed)
  const keyAt = useRef(-Infinity)
  useEffect(() => {
    const isQuick = performance.now() - keyAt.current < rest
    keyAt.current = performance.now()
    const timer = setTimeout(() => setAsked(typed), isQuick ? rest : 0)
    return () => clearTimeout(timer)
  }, [typed])
  return asked
}

// A Greek name is found as it sounds in any script, so that its keyboard is tried only by who reads Greek.
function useMeant(asked: string): string | undefined {
  const language = useLanguage()
  const others = asked.trim().length > 3 ? otherKeyboards(asked) : []
  const script = /[a-z]/i.test(asked) ? (language === 'el' ? /[α-ω]/ : /[а-я]/) : /[a-z]/
  return others.find((other) => script.test(other))?.slice(0, 200)
}
