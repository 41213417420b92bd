import { Alert, Button, Checkbox, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { DayInput } from '#kit/form/inputs/DayInput.tsx'
import { CallFailed, call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import { ordersApi } from '../orders.contract.ts'
import type { Order } from '../orders.contract.ts'

type Props = { id: number; order: Order; onClose: () => void }

/** Takes an unsigned order back, or ends a signed one early, with the reason. */
export function EndDialog({ id, order, onClose }: Props) {
  const t = useText()
  const isWaiting = order.state === 'issued'
  const [reason, setReason] = useState('')
  const [endedOn, setEndedOn] = useState<string | null>(agencyToday())
  const [tell, setTell] = useState(true)
  const hasReaders = order.parties.some(
    ({ email, linkSentOn, signedOn }) => email && (!isWaiting || linkSentOn || signedOn),
  )
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const errors = failure instanceof CallFailed ? failure.problem.errors : undefined
  const params = { id: String(id) }
  const end = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      if (isWaiting)
        await call(ordersApi.withdrawOrder, { params, body: { reason, tell } }, { quiet: true })
      else
        await call(
          ordersApi.endOrder,
          { params, body: { endedOn: endedOn ?? '', reason, tell } },
          { quiet: true },
        )
      onClose()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  const title = t(isWaiting ? 'order.withdraw' : 'order.endEarly')
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('kit.close') }}
    >
      <Stack>
        {!isWaiting && (
          <DayInput
            label={t('order.endedOn')}
            value={endedOn}
            onChange={setEndedOn}
            error={errors?.['endedOn']?.join(' ')}
            valueOf={({ day }) => day}
          />
        )}
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
        {hasReaders && (
          <Checkbox
            label={t('order.mail.tell')}
            checked={tell}
            onChange={(event) => setTell(event.currentTarget.checked)}
          />
        )}
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
            color="trouble"
            loading={isBusy}
            disabled={!reason.trim()}
            onClick={() => void end()}
          >
            {title}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
