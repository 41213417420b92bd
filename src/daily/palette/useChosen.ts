// The active option, initially the first, and what keys do with it.
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useGo } from '#kit/ui/GoLink.tsx'
import { closePalette } from './palette.ts'
import type { Option } from './usePaletteGroups.tsx'

/** `isCurrent`: the options belong to the text; until then Enter waits for them. */
export function useChosen(options: readonly Option[], text: string, isCurrent: boolean) {
  const take = useTake()
  // Valid for one text only: another text starts at its first option.
  const [moved, setMoved] = useState<{ text: string; key: string }>()
  const waiting = useRef<{ text: string; inNewTab: boolean }>(undefined)
  const isMoved = moved?.text === text && options.some(({ key }) => key === moved.key)
  const chosen = isMoved ? options.find(({ key }) => key === moved.key) : options[0]

  useEffect(() => {
    const pending = waiting.current
    if (!pending || !isCurrent) return
    waiting.current = undefined
    if (pending.text === text && chosen) take(chosen, pending.inNewTab)
  })

  const moveTo = (at: number) => {
    const option = options.at(at < 0 ? at : at % options.length)
    if (option) setMoved({ text, key: option.key })
  }
  const steps: Record<string, (at: number) => number> = {
    ArrowDown: (at) => at + 1,
    ArrowUp: (at) => at - 1,
    Home: () => 0,
    End: () => -1,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.shiftKey || event.altKey ? undefined : steps[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      moveTo(step(chosen ? options.indexOf(chosen) : 0))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const inNewTab = event.ctrlKey || event.metaKey
      if (chosen && (isCurrent || isMoved)) take(chosen, inNewTab)
      else waiting.current = { text, inNewTab }
    }
  }
  return { chosen, onKeyDown, take }
}

function useTake(): (option: Option, inNewTab: boolean) => void {
  const go = useGo()
  return (option, inNewTab) => {
    if ('run' in option) {
      closePalette()
      option.run()
    } else if (inNewTab) {
      window.open(option.href, '_blank', 'noopener')
    } else {
      closePalette({ leaves: true })
      go(option.href)
    }
  }
}
