// An input that finds what it is set to by asking the server for what is typed.
import { CloseButton, Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AnswerOf, Endpoint, SentTo } from '../../http/endpoint.ts'
import { useAnswer } from '../../http/queries.ts'
import { useText } from '../../i18n/useText.ts'

/** One of what was found; `key` tells it from the others, `group` stands above those alike, `detail` beside its name. */
export type Found = { key: string; text: string; group?: string; detail?: string }

export type SearchSelectProps<E extends Endpoint, F extends Found> = {
  label: ReactNode
  /** For screen readers where `label` is not shown. */
  name?: string
  /** What it is set to, as text; '' when nothing is. */
  text: string
  /** Which call finds by a piece of text that is not blank, and what of its answer is to choose from. */
  endpoint: E
  sentFor: (text: string) => SentTo<E>
  foundIn: (answer: AnswerOf<E>) => readonly F[]
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
  /** Offered last: to add what was typed as something new. */
  addNew?: { label: (typed: string) => string; onAdd: (typed: string) => void }
  /** In a popover: it would take a press on what was found for one outside of it, and close. */
  inPopover?: boolean
}

/** Key of the option that adds; no found one has it. */
const newKey = '+'

export function SearchSelect<E extends Endpoint, F extends Found>(props: SearchSelectProps<E, F>) {
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
  // What is typed and not chosen yet; null while the input shows what it is set to.
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
