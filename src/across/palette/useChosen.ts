// Which option is chosen, the first at first, and what the keys do with it.
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useGo } from '#kit/ui/GoLink.tsx'
import { closePalette } from './palette.ts'
import type { Option } from './usePaletteGroups.tsx'

/** `areThere`: what is offered belongs to what was typed; until then Enter waits for it. */
export function useChosen(options: readonly Option[], text: string, areThere: boolean) {
  const take = useTake()
  // Of this text only: another begins at its first option.
  const [moved, setMoved] = useState<{ text: string; key: string }>()
  const waiting = useRef<{ text: string; inNewTab: boolean }>(undefined)
  const isMoved = moved?.text === text && options.some(({ key }) => key === moved.key)
  const chosen = isMoved ? options.find(({ key }) => key === moved.key) : options[0]

  useEffect(() => {
    const wanted = waiting.current
    if (!wanted || !areThere) return
    waiting.current = undefined
    if (wanted.text === text && chosen) take(chosen, wanted.inNewTab)
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
      if (chosen && (areThere || isMoved)) take(chosen, inNewTab)
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
