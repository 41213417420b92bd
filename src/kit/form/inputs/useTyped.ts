import { useState } from 'react'
import { sameStored } from '../draft/sameValue.ts'

type Typed<V, Shown> = {
  value: V
  onChange: (value: V) => void
  show: (value: V) => Shown
  /** What typed text means; undefined while it means nothing yet, such as a lone minus. */
  read: (shown: Shown) => V | undefined
}

/**
 * What an input shows: while the person is in it exactly what they typed, as long as that is what
 * the value is. So an answer never moves text under the cursor only because a blank was trimmed, and
 * a value that someone else changed is not hidden.
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
