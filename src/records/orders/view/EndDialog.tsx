import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { DayInput } from '#kit/form/inputs/DayInput.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ordersApi } from '../orders.contract.ts'
import type { Order } from '../orders.contract.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type Props = { id: number; order: Order; onClose: () => void }

/** Takes an unsigned order back, or ends a signed one early, with the reason. */
export function EndDialog({ id, order, onClose }: Props) {
  const t = useText()
  const isWaiting = order.state === 'issued'
  const [endedOn, setEndedOn] = useState<string | null>(agencyToday())
  const [tell, setTell] = useState(true)
  const hasReaders = order.parties.some(
    ({ email, linkSentOn, signedOn }) => email && (!isWaiting || linkSentOn || signedOn),
  )
  const params = { id: String(id) }
  const end = (reason: string) =>
    isWaiting
      ? call(ordersApi.withdrawOrder, { params, body: { reason, tell } }, { quiet: true })
      : call(
          ordersApi.endOrder,
          { params, body: { endedOn: endedOn ?? '', reason, tell } },
          { quiet: true },
        )
  return (
    <ReasonDialog
      danger
      title={t(isWaiting ? 'order.withdraw' : 'order.endEarly')}
      onClose={onClose}
      onSubmit={end}
      renderAbove={(errors) =>
        !isWaiting && (
          <DayInput
            label={t('order.endedOn')}
            value={endedOn}
            onChange={setEndedOn}
            error={errors?.['endedOn']?.join(' ')}
            valueOf={({ day }) => day}
          />
        )
      }
      below={
        hasReaders && (
          <Checkbox
            label={t('order.mail.tell')}
            checked={tell}
            onChange={(event) => setTell(event.currentTarget.checked)}
          />
        )
      }
    />
  )
}
