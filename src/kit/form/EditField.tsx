import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { emptyValueOf } from '../fields/kinds.ts'
import type { Field } from '../fields/kinds.ts'
import type { Option } from '../fields/options.ts'
import { CallFailed } from '../http/call.ts'
import { useText } from '../i18n/useText.ts'
import { FieldInput } from './inputs/FieldInput.tsx'
import { useFieldOf } from './formContext.ts'
import type { InputProps } from './inputs/inputProps.ts'
import { sameStored } from './draft/sameValue.ts'

type Props = {
  name: string
  label: ReactNode
  value: unknown
  /** The name of the record or place that the value refers to. */
  called?: string | undefined
  options?: readonly Option[] | undefined
  close: () => void
}

/** A dialog that edits one field. Sends it only if it was changed; otherwise it just closes. */
export function EditField({ name, label, value, called, options, close }: Props) {
  const { form, field } = useFieldOf(name)
  const t = useText()
  const formElement = useRef<HTMLFormElement>(null)
  const start = value ?? emptyValueOf(field)
  const [next, setNext] = useState<unknown>(start)
  const [text, setText] = useState(called)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const { loadField } = form
  const [loaded, setLoaded] = useState<readonly Option[]>()
  const isChoice = field.kind === 'select' || field.kind === 'flagEnum'
  useEffect(() => {
    if (!isChoice) return
    // Until the response arrives, the form's own list offers the choices.
    loadField?.(name)
      .then(({ options }) => setLoaded(options))
      .catch(() => undefined)
  }, [isChoice, loadField, name])
  const refused = failure instanceof CallFailed ? failure.problem.errors?.[name] : undefined

  const save = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!formElement.current?.reportValidity()) return
    if (sameStored(next, start)) return close()
    setBusy(true)
    try {
      await form.saveField?.(name, next)
      close()
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown : new Error(String(thrown)))
      setBusy(false)
    }
  }

  return (
    <Modal
      opened
      onClose={close}
      title={t('kit.editField', { field: typeof label === 'string' ? label : '' })}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
      size={field.kind === 'textarea' ? 'lg' : 'md'}
    >
      <form ref={formElement} onSubmit={(event) => void save(event)}>
        <Stack gap="md">
          <FieldInput<Field>
            field={field}
            name={name}
            label={label}
            value={next as InputProps['value']}
            onChange={(chosen, name) => {
              setNext(chosen)
              setText(name)
            }}
            called={text}
            options={options ?? loaded}
            error={refused?.join(' ')}
            autoFocus
          />
          {failure && !refused && (
            <Alert color="trouble" role="alert">
              {failure.message}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close}>
              {t('kit.cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {t('kit.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
