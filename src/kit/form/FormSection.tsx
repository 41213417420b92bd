import { Text, Title, UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { formatValue, isEmptyValue } from '../fields/format.ts'
import { referencedName } from '../fields/kinds.ts'
import { useLabel, useText } from '../i18n/useText.ts'
import { useFormAround, useFormOf, useOfDraft } from './formContext.ts'
import { useSurroundings } from './formSurroundings.tsx'
import classes from './Section.module.css'

type Props = {
  title?: string
  /** The anchor of the section. */
  anchor?: string
  /** Its fields, which are counted, and said in one line while it is folded. */
  fields?: readonly string[]
  /** The same for a section without fields of the form. */
  count?: number
  columns?: 1 | 2 | 3
  children: ReactNode
}

/**
 * A section of a form. One with a title can be folded, which this browser remembers. It is open while a field in it has an
 * error, and opens for a text that the browser finds in it.
 */
export function FormSection({ title, anchor, fields = [], count, columns = 3, children }: Props) {
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const [isFolded, setFolded] = useLocalStorage({
    key: `folded/${anchor ?? ''}`,
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const store = useFormAround()?.store ?? null
  const filled = useOfDraft(store, (draft) =>
    draft ? fields.filter((name) => isSet(draft.values[name])).length : 0,
  )
  const isWrong = useOfDraft(store, (draft) =>
    draft ? fields.some((name) => name in draft.errors || name in draft.unread) : false,
  )
  const isOpen = !title || !isFolded || isWrong
  useLayoutEffect(() => {
    const hidden = body.current
    if (isOpen) hidden?.removeAttribute('hidden')
    // React would set it without its value.
    else hidden?.setAttribute('hidden', 'until-found')
    const open = () => setFolded(false)
    hidden?.addEventListener('beforematch', open)
    return () => hidden?.removeEventListener('beforematch', open)
  }, [isOpen, setFolded])
  const shownCount = count ?? filled
  return (
    <section
      id={anchor ?? id}
      data-count={shownCount || undefined}
      {...(title && { 'aria-labelledby': `${id}-title` })}
      className={`${classes.section} ${classes.ofForm}`}
    >
      {title && (
        <Title order={2} id={`${id}-title`} mb={isOpen ? 'sm' : 0}>
          <UnstyledButton
            display="flex"
            w="100%"
            style={{ gap: '0.5rem', alignItems: 'center' }}
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => setFolded(isOpen)}
          >
            {title}
            <IconChevronDown size={16} style={{ rotate: isOpen ? '0deg' : '-90deg' }} aria-hidden />
          </UnstyledButton>
        </Title>
      )}
      {!isOpen && fields.length > 0 && <Summary fields={fields} />}
      <div ref={body} id={`${id}-body`} data-body>
        <div className={classes.grid} data-columns={columns}>
          {children}
        </div>
      </div>
    </section>
  )
}

const isSet = (value: unknown) => !isEmptyValue(value) && value !== false

/** What is set in the fields, in one line. */
function Summary({ fields }: { fields: readonly string[] }) {
  const form = useFormOf()
  const { optionsOf } = useSurroundings()
  const t = useText()
  const labelOf = useLabel()
  const values = useOfDraft(form.store, (draft) => (draft ? draft.values : form.values))
  const said = fields.flatMap((name) => {
    const field = form.fields[name]
    const value = values[name]
    if (!field || !isSet(value)) return []
    const label = labelOf(`${form.entity}.${name}`)
    if (value === true) return [label]
    const text = formatValue(field, value, {
      t,
      optionsOf,
      called: referencedName(values, name, field),
    })
    return [field.kind === 'number' ? `${label} ${text}` : text]
  })
  return (
    <Text size="sm" c="dimmed" truncate mt={4}>
      {said.join(' · ') || t('kit.empty')}
    </Text>
  )
}
