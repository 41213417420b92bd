import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Moves the focus to a new step, because the button of the previous one is gone. */
export function useFocusOnce<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
