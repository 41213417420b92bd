import { Anchor, Stack, Text } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { pathOf } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { CopyButton } from '#kit/ui/CopyButton.tsx'
import { ordersApi } from '../orders.contract.ts'
import type { Order } from '../orders.contract.ts'

/** The paper, the file that proves it, and the code under which anybody can check it. */
export function OrderPapers({ id, order }: { id: number; order: Order }) {
  const t = useText()
  const params = { id: String(id) }
  return (
    <Section title={t('order.papers')} columns={1}>
      <Stack gap={4}>
        {order.content && (
          <Anchor href={pathOf(ordersApi.orderPaper.path, params)} target="_blank" rel="noopener">
            {t(order.signedOn === null ? 'order.paperUnsigned' : 'order.paperSigned')}
          </Anchor>
        )}
        <Anchor href={pathOf(ordersApi.orderEvidence.path, params)} download>
          {t('order.evidence')}
        </Anchor>
        {order.code !== null && (
          <Text size="sm">
            {t('order.code')} {order.code} <CopyButton text={order.code} />
          </Text>
        )}
      </Stack>
    </Section>
  )
}
