import { Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../operations.module.css'
import type { ShownError } from '../operations.contract.ts'

/** What is left of an error, with its code, its constraint and its place in the program. */
export function ErrorText({ error }: { error: ShownError }) {
  const t = useText()
  const { text, code, constraint, place } = error
  const parts = [text, code !== null && text.includes(code) ? null : code, constraint, place]
  return (
    <Text size="sm" className={classes.said ?? ''} translate="no">
      {t('operations.said', { text: parts.filter(Boolean).join(' · ') })}
    </Text>
  )
}
