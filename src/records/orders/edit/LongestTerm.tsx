import { Text } from '@mantine/core'
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useRule } from '#base/rules/useRule.ts'
import { longestUntil } from '../orderLength.ts'
import type { Order } from '../orders.contract.ts'

/** The last possible day of the order by the law, where it is known; nothing of an extension, whose limit the server says. */
export function LongestTerm({ order }: { order: Order }) {
  const t = useText()
  const rule = useRule('brokerOrderLength')
  const { validFrom, isExclusive, extendsId } = order
  if (!rule || !validFrom || extendsId !== null) return null
  const until = longestUntil({ isExclusive, validFrom }, rule.parameters)
  return (
    <Text size="sm" className="quiet">
      {t('order.longest', {
        until: formatDate(until),
        law: [rule.law, rule.article].filter(Boolean).join(' '),
      })}
    </Text>
  )
}
