import { Box, Text, UnstyledButton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { formatValue, isEmptyValue } from '../fields/format.ts'
import { referencedName, referencedKind } from '../fields/kinds.ts'
import type { Kind } from '../fields/kinds.ts'
import type { Option } from '../fields/options.ts'
import { useLabel, useText } from '../i18n/useText.ts'
import { EditField } from './EditField.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { Folded } from '../ui/Folded.tsx'
import { useFieldOf, useOfDraft } from './formContext.ts'
import { useSurroundings } from './formSurroundings.tsx'
import { useShowsEmpty } from './showsEmpty.ts'
import classes from './Value.module.css'

export type ValueProps<Name extends string = string, V = unknown> = {
  name: Name
  label?: ReactNode
  /** Beside the label. */
  hint?: ReactNode
  /** Shown even if empty, so that it can be clicked and filled in; not among the facts of a record. */
  always?: boolean
  /** Not clickable, even if other values of the form are. */
  fixed?: boolean
  options?: readonly Option[]
  /** Instead of the formatted text. */
  render?: (value: NonNullable<V>) => ReactNode
}

/** Kinds of values that are often copied: numbers, addresses, numbers of documents. */
const copied = new Set<Kind>([
  ...(['text', 'number', 'currency', 'money', 'area'] as const),
  ...(['distance', 'distanceKm', 'location'] as const),
])

/** One field as text under its label; nothing if it is empty. */
export const Value = memo(function ValueOfForm(props: ValueProps) {
  const { name, label, hint, always, fixed, options, render } = props
  const { form, field } = useFieldOf(name)
  const { optionsOf, renderRefName: RefName } = useSurroundings()
  const t = useText()
  const labelOf = useLabel()
  const [editing, setEditing] = useState(false)
  const value = useOfDraft(form.store, (draft) => (draft ? draft.values : form.values)[name])
  const called = useOfDraft(form.store, (draft) =>
    referencedName(draft ? draft.values : form.values, name, field),
  )
  const empty = isEmptyValue(value) || value === false
  const showsEmpty = useShowsEmpty() ?? always ?? false
  const isSaid = field.kind === 'boolNullable' ? value !== null : !empty
  if (!isSaid && !showsEmpty) return null
  const formatted = formatValue(field, value, {
    t,
    optionsOf: options ? () => options : optionsOf,
    called,
  })
  const isNamed = called !== undefined || referencedKind(field) === null
  const isCopied = !empty && !render && isNamed && copied.has(field.kind)
  const text = label ?? labelOf(`${form.entity}.${name}`)
  const shown =
    empty && !formatted ? (
      <span className="quiet">{t('kit.notSet')}</span>
    ) : render ? (
      render(value as {})
    ) : called === undefined && typeof value === 'number' && RefName && referencedKind(field) ? (
      // Only the id is known.
      <RefName entity={referencedKind(field)!} id={value} />
    ) : field.kind === 'textarea' ? (
      <Folded lines={6}>{formatted}</Folded>
    ) : (
      formatted
    )
  const body = (
    <Text component="div" className={field.kind === 'textarea' ? classes.long! : ''}>
      {shown}
    </Text>
  )
  return (
    <Box
      className={classes.pair}
      data-pair={field.kind === 'textarea' ? 'long' : ''}
      data-field={name}
    >
      <Text size="xs" c="dimmed">
        {text}
        {hint && <> {hint}</>}
      </Text>
      {form.saveField && !fixed ? (
        <div className={classes.editable}>
          {body}
          {isCopied && <CopyButton text={formatted} className={classes.copy} />}
          <UnstyledButton
            className={classes.edit}
            aria-label={t('kit.editField', { field: typeof text === 'string' ? text : '' })}
            onClick={() => setEditing(true)}
          >
            <IconPencil size={14} aria-hidden />
          </UnstyledButton>
          {editing && (
            <EditField
              name={name}
              label={text}
              value={value}
              called={called}
              options={options}
              close={() => setEditing(false)}
            />
          )}
        </div>
      ) : (
        body
      )}
    </Box>
  )
})
