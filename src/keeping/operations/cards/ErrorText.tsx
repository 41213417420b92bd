import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { ShownError } from '../operations.contract.ts'

/** An error with its solution, code, constraint and position in the source. */
export function ErrorText({ error: { text, code, constraint, place } }: { error: ShownError }) {
  const t = useText()
  return (
    <Text size="sm" flex="1 0 100%" translate="no">
      {t('operations.said', { text: [text, code, constraint, place].filter(Boolean).join(' · ') })}
    </Text>
  )
}
