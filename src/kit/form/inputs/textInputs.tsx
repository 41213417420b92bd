import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { joinTexts, splitTexts } from '../../fields/kinds.ts'
import { useText } from '../../i18n/useText.ts'
import { GrowingText } from './GrowingText.tsx'
import { inputPropsOf } from './inputProps.ts'
import type { InputProps } from './inputProps.ts'
import { useTyped } from './useTyped.ts'

const asText = {
  show: (value: string | null) => value ?? '',
  read: (text: string) => text || null,
}
const asTexts = {
  show: (value: string | null) => (value ? splitTexts(value) : ['']),
  read: joinTexts,
}

// Browsers cut pasted text that is too long: say so.
function useFull(value: string | null, { maxLength }: { maxLength: number }) {
  const t = useText()
  return (value?.length ?? 0) >= maxLength && { description: t('kit.full', { max: maxLength }) }
}

export function TextField(props: InputProps<'text'>) {
  const { value, onChange, field, placeholder } = props
  const full = useFull(value, field)
  const { shown, type, rest } = useTyped({ value, onChange, ...asText })
  return (
    <TextInput
      {...inputPropsOf(props)}
      {...full}
      placeholder={placeholder}
      maxLength={field.maxLength}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={rest}
    />
  )
}

/** Eight lines at first, growing to sixteen. */
export function TextareaField(props: InputProps<'textarea'>) {
  const { value, onChange, field, placeholder } = props
  const full = useFull(value, field)
  const { shown, type, rest } = useTyped({ value, onChange, ...asText })
  return (
    <GrowingText
      {...inputPropsOf(props)}
      {...full}
      placeholder={placeholder}
      maxLength={field.maxLength}
      minRows={8}
      maxRows={16}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={rest}
    />
  )
}

/** One input per text, up to the field's maximum. */
export function TextsField(props: InputProps<'texts'>) {
  const { value, onChange, field, label, name, error, description, required, disabled, autoFocus } =
    props
  const t = useText()
  const id = useId()
  const { shown, type, rest } = useTyped({ value, onChange, ...asTexts })
  const text = typeof label === 'string' ? label : ''
  const leave = (event: React.FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) rest()
  }
  return (
    <Input.Wrapper
      label={label}
      labelProps={{ htmlFor: `${id}-0` }}
      error={error}
      description={description}
      required={required ?? false}
    >
      <Stack gap={6} onBlur={leave}>
        {shown.map((part, index) => (
          <Group key={index} gap={4} wrap="nowrap">
            <TextInput
              flex={1}
              id={`${id}-${index}`}
              {...(index > 0 && { 'aria-label': `${text} ${index + 1}` })}
              name={name ? `${name}.${index}` : undefined}
              value={part}
              maxLength={field.maxLength}
              error={Boolean(error)}
              disabled={disabled ?? false}
              autoFocus={(autoFocus && index === 0) || (index > 0 && part === '')}
              // A typed or pasted semicolon splits the text into several inputs.
              onChange={(event) => {
                const parts = event.currentTarget.value.split(/(?<!\s)\s*;\s*/)
                type(shown.toSpliced(index, 1, ...parts).slice(0, field.most))
              }}
            />
            {shown.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('kit.removeOne', { field: text, number: index + 1 })}
                onClick={() => type(shown.toSpliced(index, 1))}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {shown.length < field.most && !disabled && shown.at(-1) !== '' && (
          <Button
            variant="subtle"
            size="compact-xs"
            w="fit-content"
            leftSection={<IconPlus size={14} />}
            aria-label={t('kit.addMore', { field: text })}
            onClick={() => type([...shown, ''])}
          >
            {t('kit.add')}
          </Button>
        )}
      </Stack>
    </Input.Wrapper>
  )
}
