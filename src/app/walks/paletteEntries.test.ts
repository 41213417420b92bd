// The palette has a name for every entry, right after the first screen and in each language.
import { expect, test, vi } from 'vitest'
import '#app/parts.ts'
import { el } from '#app/bundles/screens/el.ts'
import { en } from '#app/bundles/screens/en.ts'
import { ru } from '#app/bundles/screens/ru.ts'
import { languages } from '#kit/i18n/languages.ts'
import { toAdd, toGo } from '#daily/palette/actions.ts'
import { textsOfPalette } from '#daily/palette/paletteTexts.ts'

// Only browsers have a session store.
vi.mock('#base/session/person/session.ts', () => ({ session: { current: () => null } }))
vi.mock('#kit/ui/pageTitle.ts', () => ({}))

const ofScreens: Record<string, Record<string, string>> = { en, el, ru }

test.each(languages)(
  'no entry of the palette reads like the key of a text (%s)',
  async (language) => {
    const further = await Promise.all(textsOfPalette.map((texts) => texts(language)))
    const loaded: Record<string, string> = Object.assign({}, ofScreens[language], ...further)
    const entries = [...toAdd(), ...toGo()]
    expect(entries.length).toBeGreaterThan(30)
    const keys = entries.flatMap(({ label, words }) => [label, ...(words ? [words] : [])])
    expect(keys.filter((key) => !loaded[key])).toEqual([])
  },
)
