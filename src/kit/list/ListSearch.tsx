// The box that a list is searched by: what is typed holds a moment later, and goes where the address goes.
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useText } from '../i18n/useText.ts'

/** Milliseconds without typing after which the list is asked. */
const rest = 300

type Props = { label: string; value: string; onChange: (value: string) => void }

export function ListSearch({ label, value, onChange }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // Another address, such as the one before, says another text; what one types meanwhile stays.
  if (value !== shown) {
    setShown(value)
    if (typed.trim() !== value) setTyped(value)
  }
  const search = useDebouncedCallback((next: string) => onChange(next.trim()), rest)
  return (
    <TextInput
      size="xs"
      w={240}
      type="search"
      aria-label={label}
      placeholder={label}
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
