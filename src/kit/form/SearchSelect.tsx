// An input that finds what it is set to by asking the server for what is typed.
import { CloseButton, Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/useText.ts'

/** One of what was found; `key` tells it from the others, `group` stands above those alike. */
export type Found = { key: string; text: string; group?: string }

export type SearchSelectProps<F extends Found> = {
  label: ReactNode
  /** For screen readers where `label` is not shown. */
  name?: string
  /** What it is set to, as text; '' when nothing is. */
  text: string
  /** Finds by a piece of text that is not blank. `what` tells this search from others. */
  what: readonly unknown[]
  find: (text: string, signal: AbortSignal) => Promise<readonly F[]>
  /** null when the person empties it. */
  onChoose: (chosen: F | null) => void
  /** Milliseconds without typing before it searches; 400 unless told. */
  delay?: number
  placeholder?: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
}

export function SearchSelect<F extends Found>(props: SearchSelectProps<F>) {
  const {
    label,
    text,
    what,
    find,
    onChoose,
    delay = 400,
    required = false,
    disabled = false,
  } = props
  const t = useText()
  // What is typed and not chosen yet; null while the input shows what it is set to.
  const [typed, setTyped] = useState<string | null>(null)
  const [asked] = useDebouncedValue(typed?.trim() ?? '', delay)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const query = useQuery({
    queryKey: [...what, asked],
    queryFn: ({ signal }) => find(asked, signal),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const found = asked !== '' && typed?.trim() ? (query.data ?? []) : []
  const choose = (chosen: F | null) => {
    setTyped(null)
    combobox.closeDropdown()
    onChoose(chosen)
  }
  const leave = () => {
    combobox.closeDropdown()
    if (typed === '' && text !== '') onChoose(null)
    setTyped(null)
  }
  const groups = [...new Set(found.map(({ group }) => group))]
  const options = (group: string | undefined) =>
    found
      .filter((each) => each.group === group)
      .map((each) => (
        <Combobox.Option key={each.key} value={each.key}>
          {each.text}
        </Combobox.Option>
      ))
  const clear = text !== '' && !required && !disabled && (
    <CloseButton
      size="sm"
      aria-label={t('kit.clear')}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(null)}
    />
  )
  return (
    <Combobox
      store={combobox}
      shadow="md"
      onOptionSubmit={(key) => {
        const chosen = found.find((each) => each.key === key)
        if (chosen) choose(chosen)
      }}
    >
      <Combobox.Target>
        <TextInput
          label={label}
          {...(props.name !== undefined && { 'aria-label': props.name })}
          value={typed ?? text}
          placeholder={props.placeholder ?? t('kit.typeToSearch')}
          description={props.description}
          error={props.error}
          required={required}
          disabled={disabled}
          {...(props.autoFocus && { autoFocus: true })}
          rightSection={query.isFetching ? <Loader size={14} /> : clear}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            combobox.openDropdown()
            combobox.resetSelectedOption()
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            // Enter takes the first hit, where none was walked to.
            if (
              event.key === 'Enter' &&
              typed &&
              combobox.getSelectedOptionIndex() < 0 &&
              found[0]
            ) {
              event.preventDefault()
              choose(found[0])
            }
            if (event.key === 'Escape' && typed !== null) {
              event.stopPropagation()
              setTyped(null)
            }
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={asked === '' || !typed?.trim() || query.isPending}>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }}>
          {groups.map((group) =>
            group === undefined ? (
              options(group)
            ) : (
              <Combobox.Group key={group} label={group}>
                {options(group)}
              </Combobox.Group>
            ),
          )}
          {found.length === 0 && (
            <Combobox.Empty>
              {query.error ? query.error.message : t('kit.nothingFound')}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
