import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { CallFailed } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'

type Props = {
  /** Also what the button says. */
  title: string
  danger?: boolean
  onClose: () => void
  /** Rejects with CallFailed. */
  onSubmit: (reason: string) => Promise<unknown>
  /** Above and below the reason; `errors` by field. */
  renderAbove?: (errors: Record<string, string[]> | undefined) => ReactNode
  below?: ReactNode
}

/** Asks for the reason of what is done to an order. */
export function ReasonDialog({
  title,
  danger = false,
  onClose,
  onSubmit,
  renderAbove,
  below,
}: Props) {
  const t = useText()
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const errors = failure instanceof CallFailed ? failure.problem.errors : undefined
  const submit = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await onSubmit(reason)
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Stack>
        {renderAbove?.(errors)}
        <Textarea
          label={t('order.reason')}
          value={reason}
          maxLength={500}
          autosize
          minRows={2}
          data-autofocus
          error={errors?.['reason']?.join(' ')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {below}
        {failure !== undefined && !errors && (
          <Alert color="trouble" role="alert">
            {failureText(failure, t)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button
            {...(danger && { color: 'trouble' })}
            loading={isBusy}
            disabled={!reason.trim()}
            onClick={() => void submit()}
          >
            {title}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
