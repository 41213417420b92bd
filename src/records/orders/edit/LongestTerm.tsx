import { Button, Group, Text } from '@mantine/core'
import { formatDate } from '#kit/fields/format.ts'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { LengthRule } from '../missing.ts'
import { lastDayOfTerm, longestUntil, termsFor } from '../orderLength.ts'
import type { OrderInput } from './orderForm.ts'

/** The last possible day of the order by the law, and usual terms before it; nothing of an extension, whose limit the server says. */
export function LongestTerm({ draft, rule }: { draft: DraftOf<OrderInput>; rule: LengthRule }) {
  const t = useText()
  const { validFrom, isExclusive, extendsId } = draft.values
  if (!validFrom || extendsId !== null) return null
  const until = longestUntil({ isExclusive, validFrom }, rule.parameters)
  return (
    <div>
      <Text size="sm" className="quiet">
        {t('order.longest', {
          until: formatDate(until),
          law: [rule.law, rule.article].filter(Boolean).join(' '),
        })}
      </Text>
      <Group gap="xs" mt={4}>
        {termsFor(rule.parameters[isExclusive ? 'exclusive' : 'other'].months).map((months) => (
          <Button
            key={months}
            size="xs"
            variant="default"
            onClick={() => draft.set('validUntil', lastDayOfTerm(validFrom, months))}
          >
            {t('order.months', { count: months })}
          </Button>
        ))}
      </Group>
    </div>
  )
}
