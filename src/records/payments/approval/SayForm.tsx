// A text for the other side: a reason, a question or an answer. If sending fails, the text stays.
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { GrowingText } from '#kit/form/inputs/GrowingText.tsx'
import { mostWritten } from './approval.contract.ts'

type Props = {
  label: string
  submit: string
  isBusy: boolean
  /** Resolves to whether it was sent. */
  onSubmit: (text: string) => Promise<boolean>
  onCancel?: () => void
}

export function SayForm({ label, submit, isBusy, onSubmit, onCancel }: Props) {
  const t = useText()
  const [text, setText] = useState('')
  const send = async () => {
    if (await onSubmit(text.trim())) setText('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() && !isBusy) void send()
      }}
    >
      <Stack gap="xs">
        <GrowingText
          label={label}
          value={text}
          maxLength={mostWritten}
          required
          minRows={2}
          maxRows={10}
          autoFocus={onCancel !== undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group gap="xs">
          <Button type="submit" disabled={isBusy || text.trim() === ''}>
            {submit}
          </Button>
          {onCancel && (
            <Button variant="default" disabled={isBusy} onClick={onCancel}>
              {t('kit.cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
