// Search box of the navbar, which opens the palette; the palette is loaded on first use.
import { TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { loadScreenTexts } from '#kit/i18n/browser.ts'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { shortcutsOn } from '#kit/ui/shortcutsOn.ts'
import { useStore } from '#kit/ui/store.ts'
import { findApi } from '#base/register/find.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { isPressed, pressedIn } from '#kit/ui/pressed.ts'
import { closePalette, openPalette, palette } from './palette.ts'
import { textsOfPalette } from './paletteTexts.ts'

const Palette = lazyPart(async () => {
  const [all] = await Promise.all([import('./Palette.tsx'), ...textsOfPalette.map(loadScreenTexts)])
  return all.Palette
})
const preload = () => void Palette.preload().catch(() => undefined)

/** Not shown to people who may not search. */
export function PaletteBox() {
  const may = useMay()
  return may(findApi.search.may) ? <Box /> : null
}

function Box() {
  const t = useText()
  // A phone has no room for more than one word.
  const isNarrow = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  const input = useRef<HTMLInputElement>(null)
  const { isOpen, text } = useStore(palette)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCalled = isPressed(event, 'k', { mod: true }) && pressedIn(event) !== 'dialog'
      const isSlash = shortcutsOn.get() && isPressed(event, '/') && pressedIn(event) === 'page'
      if (palette.get().isOpen ? !isPressed(event, 'k', { mod: true }) : !isCalled && !isSlash)
        return
      event.preventDefault()
      if (palette.get().isOpen) return closePalette()
      openPalette()
      // Until the palette is loaded, typing continues in this box.
      input.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  // Another screen or user starts with a closed palette.
  useEffect(() => () => closePalette(), [])
  return (
    <>
      <TextInput
        ref={input}
        type="search"
        size="xs"
        value={text}
        autoComplete="off"
        placeholder={t(isNarrow ? 'shell.search' : 'shell.searchHint')}
        aria-label={t('shell.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        leftSection={<IconSearch size={14} />}
        onPointerEnter={preload}
        onFocus={preload}
        // Not on focus: moving through with Tab must not open it.
        onClick={() => openPalette(text)}
        onChange={(event) => openPalette(event.currentTarget.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' || key === 'ArrowDown') openPalette(text)
          if (key === 'Escape') closePalette()
        }}
      />
      {isOpen && <Palette />}
    </>
  )
}
