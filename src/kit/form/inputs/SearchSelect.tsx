// An input that searches on the server while one types, and sets the chosen result.
import { CloseButton, Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AnswerOf, Endpoint, SentTo } from '../../http/endpoint.ts'
import { useAnswer } from '../../http/queries.ts'
import { useText } from '../../i18n/useText.ts'

/** A search result. `key` is unique; `group` is the heading above it, `detail` is shown beside its name. */
export type SearchResult = { key: string; text: string; group?: string; detail?: string }

export type SearchSelectProps<E extends Endpoint, F extends SearchResult> = {
  label: ReactNode
  /** The name for screen readers if there is no `label`. */
  name?: string
  /** The current value as text; '' if none. */
  text: string
  /** The endpoint that searches by a text, and how its answer becomes results. */
  endpoint: E
  sentFor: (text: string) => SentTo<E>
  foundIn: (answer: AnswerOf<E>) => readonly F[]
  /** Called with null when the person clears it. */
  onChoose: (chosen: F | null) => void
  /** Milliseconds without typing before it searches; 400 by default. */
  delay?: number
  placeholder?: string
  description?: ReactNode
  error?: ReactNode
  required?: boolean
  disabled?: boolean
  autoFocus?: boolean
  /** The last option, which adds the typed text as a new record. */
  addNew?: { label: (typed: string) => string; onAdd: (typed: string) => void }
  /** Set inside a popover, which would otherwise take a click on a result for one outside, and close. */
  inPopover?: boolean
}

/** The key of the option that adds; no result has it. */
const newKey = '+'

export function SearchSelect<E extends Endpoint, F extends SearchResult>(
  props: SearchSelectProps<E, F>,
) {
  const {
    label,
    text,
    endpoint,
    sentFor,
    foundIn,
    onChoose,
    delay = 400,
    required = false,
    disabled = false,
  } = props
  const t = useText()
  // The typed text until something is chosen; null while the input shows its value.
  const [typed, setTyped] = useState<string | null>(null)
  const [asked] = useDebouncedValue(typed?.trim() ?? '', delay)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const query = useAnswer(endpoint, sentFor(asked), { enabled: asked !== '', keep: true })
  const found = asked !== '' && typed?.trim() && query.data ? foundIn(query.data) : []
  const close = () => {
    setTyped(null)
    combobox.closeDropdown()
  }
  const choose = (chosen: F | null) => {
    close()
    onChoose(chosen)
  }
  const addTyped = () => {
    const text = typed?.trim()
    close()
    if (text) props.addNew?.onAdd(text)
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
          {each.detail && <span className="quiet"> {each.detail}</span>}
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
      withinPortal={!props.inPopover}
      onOptionSubmit={(key) => {
        if (key === newKey) return addTyped()
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
            // Enter chooses the first result if none is highlighted.
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
          {props.addNew && !query.error && (
            <Combobox.Option value={newKey}>
              <IconPlus size={14} aria-hidden /> {props.addNew.label(typed?.trim() ?? '')}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
