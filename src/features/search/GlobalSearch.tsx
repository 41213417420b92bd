// The search box of the navbar: finds people by any script, a phone, an e-mail or a number.
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { needTexts } from '#kit/i18n/browser.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { lazyPart } from '#kit/ui/lazyPart.tsx'
import { useMay } from '#features/session/useSession.ts'
import { hrefOfHit } from './hitValue.ts'
import { searchApi } from './search.contract.ts'
import { searchTexts } from './searchTexts.ts'

// Needed only by who has typed something.
const SearchHits = lazyPart(async () => {
  const [all] = await Promise.all([import('./SearchHits.tsx'), needTexts(searchTexts)])
  return all.SearchHits
})

/** Nothing for people who may not search. */
export function GlobalSearch() {
  const may = useMay()
  return may(searchApi.search.may) ? <SearchBox /> : null
}

function SearchBox() {
  const t = useText()
  const go = useGo()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trimStart(), 400)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  useHotkeys([['/', () => input.current?.focus()]])
  // Also from inside of an input, where a slash is only typed.
  useHotkeys([['mod+K', () => input.current?.focus()]], [])
  const sent = { query: { searchStr: asked } }
  const hits = useAnswer(searchApi.search, sent, { enabled: asked !== '', keep: true })
  const items = asked && text.trim() ? (hits.data?.items ?? []) : []
  const open = (value: string) => {
    const href = hrefOfHit(value)
    if (!href) return
    setText('')
    combobox.closeDropdown()
    input.current?.blur()
    go(href)
  }
  return (
    <Combobox store={combobox} onOptionSubmit={open} width={360} position="bottom-end">
      <Combobox.Target>
        <TextInput
          ref={input}
          type="search"
          size="xs"
          value={text}
          placeholder={t('shell.searchHint')}
          aria-label={t('shell.search')}
          leftSection={hits.isFetching ? <Loader size={12} /> : <IconSearch size={14} />}
          onChange={(event) => {
            setText(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onFocus={() => {
            combobox.openDropdown()
            // Whoever goes on typing is told then.
            SearchHits.preload().catch(() => undefined)
          }}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setText('')
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!asked || !text.trim() || hits.isPending}>
        {asked && text.trim() && <SearchHits items={items} text={asked} failed={hits.isError} />}
      </Combobox.Dropdown>
    </Combobox>
  )
}
