import { Text } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ordersApi } from '../orders.contract.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Keeps an order that is needed for a dispute from being forgotten. */
export function KeepDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText()
  return (
    <ReasonDialog
      title={t('order.keepLonger')}
      onClose={onClose}
      onSubmit={(reason) =>
        call(ordersApi.keepOrder, { params: { id: String(id) }, body: { reason } }, { quiet: true })
      }
      renderAbove={() => <Text size="sm">{t('order.keepLonger.text')}</Text>}
    />
  )
}
