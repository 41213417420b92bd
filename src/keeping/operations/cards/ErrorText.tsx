import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../operations.module.css'
import type { ShownError } from '../operations.contract.ts'

/** What to do about an error, with its code, its constraint and its place in the program. */
export function ErrorText({ error: { text, code, constraint, place } }: { error: ShownError }) {
  const t = useText()
  return (
    <Text size="sm" className={`${classes.whole} ${classes.said}`} translate="no">
      {t('operations.said', { text: [text, code, constraint, place].filter(Boolean).join(' · ') })}
    </Text>
  )
}
