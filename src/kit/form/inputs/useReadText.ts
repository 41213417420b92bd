import { useEffect, useRef, useState } from 'react'
import { sameStored } from '../draft/sameValue.ts'
import { useTyped } from './useTyped.ts'

type ReadText<V> = {
  value: V
  onChange: (value: V) => void
  /** The invalid text, if the caller stores it; with `onUnread`. */
  unread?: string | undefined
  onUnread?: ((text: string | null) => void) | undefined
  show: (value: V) => string
  /** Undefined for an invalid text. */
  read: (text: string) => V | undefined
  /** The error message for an invalid text. */
  refusal: string
}

/**
 * For inputs that parse their text. An invalid text stays in the input with an error and is not saved: the draft is
 * told, or, in a form without a draft, the browser refuses to submit.
 */
export function useReadText<V>(options: ReadText<V>) {
  const { value, onChange, onUnread, show, read, refusal } = options
  const [own, setOwn] = useState<{ text: string; beside: V } | null>(null)
  const [isTyping, setTyping] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const typed = useTyped<V, string>({ value, onChange, show, read })
  const ownText = own && sameStored(own.beside, value) ? own.text : null
  const unread = onUnread ? (options.unread ?? null) : ownText
  const tell = useRef(onUnread)
  useEffect(() => {
    tell.current = onUnread
  })
  useEffect(() => () => tell.current?.(null), [])
  useEffect(() => input.current?.setCustomValidity(unread === null ? '' : refusal))
  const setUnread = (text: string | null) => {
    if (onUnread) onUnread(text)
    else setOwn(text === null ? null : { text, beside: value })
  }
  const shown = unread ?? typed.shown
  return {
    input,
    shown,
    error: unread !== null && !isTyping ? refusal : undefined,
    /** For the input's onChange. */
    type: (text: string) => {
      const isUnread = read(text) === undefined
      setTyping(true)
      setUnread(isUnread ? text : null)
      if (isUnread) typed.rest()
      else typed.type(text)
    },
    /** For the input's onBlur. */
    leave: () => {
      setTyping(false)
      // A cleared input that must not be empty shows its value again.
      if (unread?.trim() === '') setUnread(null)
      typed.rest()
    },
    /** Shows the error while the input still has the focus: for Enter. */
    refuse: () => setTyping(false),
    /** Replaces the typed text, for instance by a day from the calendar. */
    take: (next: V) => {
      setUnread(null)
      typed.rest()
      onChange(next)
    },
  }
}
