// The search box of a list. Typed text takes effect after a short pause, and is part of the address.
import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../i18n/useText.ts'
import classes from './ListHeader.module.css'
import type { ListState } from './useListState.ts'

/** Milliseconds without typing before the list is fetched. */
const rest = 300

/** The filter of a list that can be searched. */
type Searched = { searchStr: string }

type Props = { listState: ListState<Searched>; label?: string }

export function ListSearch({ listState, label }: Props) {
  const t = useText()
  const { searchStr } = listState.filters
  return (
    <SearchBox
      label={label ?? t('kit.list.search')}
      value={searchStr}
      onChange={(next) => listState.setFilters({ searchStr: next })}
    />
  )
}

type BoxProps = { label: string; value: string; onChange: (value: string) => void }

export function SearchBox({ label, value, onChange }: BoxProps) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // Navigation, such as Back, changes the text; text that is being typed stays.
  if (value !== shown) {
    setShown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const search = useDebouncedCallback((next: string) => onChange(next.trim()), rest)
  return (
    <TextInput
      size="xs"
      className={classes.search}
      w="13rem"
      maw="100%"
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        search(event.currentTarget.value)
      }}
      rightSection={
        typed && (
          <CloseButton
            size="sm"
            aria-label={t('kit.clear')}
            onClick={() => {
              search.cancel()
              setTyped('')
              onChange('')
            }}
          />
        )
      }
    />
  )
}
