import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Where the reader goes on when a step takes the place of the one before, whose button is gone. */
export function useFocusOnce<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
