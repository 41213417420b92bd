import { useState } from 'react'

/**
 * What an input shows: while the person is in it exactly what they typed, otherwise the value. So an
 * answer that arrives meanwhile (a trimmed blank, another's change) never moves text under the cursor.
 */
export function useTyped<Shown>(value: Shown, take: (shown: Shown) => void) {
  const [typed, setTyped] = useState<{ text: Shown } | null>(null)
  return {
    shown: typed ? typed.text : value,
    type: (text: Shown) => {
      setTyped({ text })
      take(text)
    },
    /** For the input's onBlur. */
    rest: () => setTyped(null),
  }
}
