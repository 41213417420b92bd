import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../operations.module.css'
import type { ShownError } from '../operations.contract.ts'

/** An error with its solution, code, constraint and position in the source. */
export function ErrorText({ error: { text, code, constraint, place } }: { error: ShownError }) {
  const t = useText()
  return (
    <Text size="sm" className={`${classes.whole} ${classes.said}`} translate="no">
      {t('operations.said', { text: [text, code, constraint, place].filter(Boolean).join(' · ') })}
    </Text>
  )
}
