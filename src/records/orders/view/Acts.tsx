import { Box, Code, Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { Order } from '../orders.contract.ts'

/** What happened to the order, each with the sum that proves it. */
export function Acts({ acts }: Pick<Order, 'acts'>) {
  const t = useText()
  return (
    <Section title={t('order.acts')} columns={1}>
      <Box component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
        {acts.map(({ number, act, actedOn, by, reason, sum, isStamped }) => (
          <Box component="li" key={number} mb="xs">
            <Text size="sm">
              {[t(`order.act.${act}`), by, formatInstantTime(actedOn)].filter(Boolean).join(' · ')}
            </Text>
            {reason !== null && (
              <Text size="sm" className="quiet" style={{ overflowWrap: 'anywhere' }}>
                {reason}
              </Text>
            )}
            <Code style={{ overflowWrap: 'anywhere' }}>{sum}</Code>
            {isStamped && (
              <Text size="xs" className="quiet">
                {t('order.stamped')}
              </Text>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  )
}
