// Shortcuts without modifiers: `?` lists them, `e` edits, `n` adds, `j` and `k` move through a
// list, `g` and a letter opens a place. Ignored while typing.
import { useEffect, useRef, useState } from 'react'
import { loadScreenTexts } from '#kit/i18n/browser.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { shortcutsOn } from '#kit/ui/shortcutsOn.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { paletteTexts } from '#daily/palette/paletteTexts.ts'
import { places } from './shortcutLetters.ts'
import { letterOf, pressedIn } from '#kit/ui/pressed.ts'

const ShortcutList = lazyPart(async () => {
  const [all] = await Promise.all([import('./ShortcutList.tsx'), loadScreenTexts(paletteTexts)])
  return all.ShortcutList
})

/** Milliseconds to wait for the second letter. */
const secondKeyTimeout = 1500

export function Shortcuts() {
  const go = useGo()
  const may = useMay()
  const isStaff = may(staff)
  const leftAt = useRef(-Infinity)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!isStaff) return undefined
    const onKey = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey || event.altKey
      if (modified || event.defaultPrevented || event.isComposing || event.repeat) return
      if (!shortcutsOn.get() || pressedIn(event) !== 'page') return
      const key = letterOf(event)
      const place =
        event.timeStamp - leftAt.current < secondKeyTimeout &&
        places().find(({ letter }) => letter === key)
      leftAt.current = key === 'g' && !place ? event.timeStamp : -Infinity
      if (place && may(place.may)) go(place.href)
      else if (key === '?') setShown(true)
      else if (!(key in marked) || event.shiftKey || !press(key)) return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return shown ? <ShortcutList onClose={() => setShown(false)} /> : null
}

const marked = { e: true, n: true, j: true, k: true }

/** Clicks the first enabled button of the page that is marked with this key. */
function press(key: string): boolean {
  const all = document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts="${key}"]`)
  const button = [...all].find((each) => each.checkVisibility() && !each.matches(':disabled'))
  button?.click()
  return button !== undefined
}
