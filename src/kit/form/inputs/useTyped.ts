import { useState } from 'react'
import { sameStored } from '../draft/sameValue.ts'

type Typed<V, Shown> = {
  value: V
  onChange: (value: V) => void
  show: (value: V) => Shown
  /** Parses typed text; undefined while it is incomplete, such as a lone minus. */
  read: (shown: Shown) => V | undefined
}

/**
 * The text of an input: while it has the focus, exactly what was typed, as long as that equals the value. So a response
 * that only trims a blank does not move the cursor, and a change by someone else is shown.
 */
export function useTyped<V, Shown>({ value, onChange, show, read }: Typed<V, Shown>) {
  const [typed, setTyped] = useState<{ text: Shown; means: V } | null>(null)
  return {
    shown: typed && sameStored(typed.means, value) ? typed.text : show(value),
    type: (text: Shown) => {
      const means = read(text)
      setTyped({ text, means: means === undefined ? value : means })
      if (means !== undefined) onChange(means)
    },
    /** For the input's onBlur. */
    rest: () => setTyped(null),
  }
}
