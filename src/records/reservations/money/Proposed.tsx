import { Text, UnstyledButton } from '@mantine/core'
import { formatMoney } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import classes from './money.module.css'
import type { Amount, Amounts } from './proposals.ts'
import { proposalsFor } from './proposals.ts'

type Props = {
  name: Amount
  values: Amounts
  /** Undefined when it is read-only. */
  onTake?: ((value: number) => void) | undefined
}

/** Below a computed amount: the calculation; if another value is entered, a button to apply it. */
export function Proposed({ name, values, onTake }: Props) {
  const t = useText()
  const proposal = proposalsFor(values)[name]
  if (!proposal) return null
  const { value, how } = proposal
  const stored = values[name]
  if (stored === value)
    return (
      <Text size="xs" c="dimmed">
        = {t(how)}
      </Text>
    )
  const differs = stored !== null
  if (!onTake && !differs) return null
  const text = `${formatMoney(value)} = ${t(how)}`
  if (!onTake)
    return (
      <Text size="xs" c="var(--estia-amber)" fw={600}>
        {text}
      </Text>
    )
  return (
    <UnstyledButton
      className={classes.take!}
      {...(differs && { c: 'var(--estia-amber)', fw: 600 })}
      fz="xs"
      ta="inherit"
      aria-label={t('reservation.take', { text })}
      onClick={() => onTake(value)}
    >
      {text}
    </UnstyledButton>
  )
}
