import { useEffect, useState } from 'react'

/** For a dialog that is only mounted while open: returns the focus to where it was before. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After it is unmounted, unless the focus was moved elsewhere.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
