// Shows the server's rating of a typed password. The dictionaries are too large for a browser.
import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { sessionApi } from '../session.contract.ts'

type Props = { password: string; email: string; code?: string }

/** At least three lines high, so that nothing below moves. */
export function PasswordVerdict({ password, email, code }: Props) {
  const t = useText()
  const [typed] = useDebouncedValue(password, 400)
  const body = { password: typed, email: email.trim(), ...(code !== undefined && { code }) }
  const { data } = useAnswer(
    sessionApi.judgePassword,
    { body },
    // Never cache a typed password.
    { enabled: typed !== '' && body.email !== '', keep: true, gcTime: 0 },
  )
  const shown = password === '' ? undefined : data
  return (
    <output style={{ display: 'block', minHeight: '3lh' }}>
      <Text size="sm" c={shown?.good ? 'var(--estia-green)' : undefined}>
        {shown?.text ?? t('session.newPasswordHint')}
      </Text>
    </output>
  )
}
