import { useEffect, useRef, useState } from 'react'
import { sameStored } from '../draft/sameValue.ts'
import { useTyped } from './useTyped.ts'

type ReadText<V> = {
  value: V
  onChange: (value: V) => void
  /** The text that is no value, where somebody else keeps it; with `onUnread`. */
  unread?: string | undefined
  onUnread?: ((text: string | null) => void) | undefined
  show: (value: V) => string
  /** Undefined for a text that is no value. */
  read: (text: string) => V | undefined
  /** What is said of such a text. */
  refusal: string
}

/**
 * For inputs whose texts are read as values. A text that cannot be read stays as it was typed and says so, and
 * nothing is saved in its place: the draft is told, and a form without a draft is not sent by the browser.
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
      // Whoever empties an input that cannot be empty finds its value in it again.
      if (unread?.trim() === '') setUnread(null)
      typed.rest()
    },
    /** Says of a text that it cannot be read while somebody is still in the input: for Enter. */
    refuse: () => setTyping(false),
    /** Instead of what was typed, such as by the calendar. */
    take: (next: V) => {
      setUnread(null)
      typed.rest()
      onChange(next)
    },
  }
}
