import { useEffect, useState } from 'react'

/** For a dialog that is only there while it is open: the keyboard goes on where it was before. */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Once it is gone, unless whoever closed it went on somewhere else.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement)
          before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
