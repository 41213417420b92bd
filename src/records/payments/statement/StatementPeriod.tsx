import { Button, Group } from '@mantine/core'
import { agencyToday } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import { periodsOf } from './statementPeriods.ts'

type Period = { from: string; till: string }
type Props = { value: Period; onChange: (period: Period) => void }

/** Buttons for common periods; clicking the selected one shows all days again. */
export function StatementPeriod({ value, onChange }: Props) {
  const t = useText()
  return (
    <Group component="fieldset" gap={4} bd="none" p={0} m={0} aria-label={t('payment.period')}>
      {periodsOf(agencyToday()).map(({ name, from, till }) => {
        const isChosen = value.from === from && value.till === till
        return (
          <Button
            key={name}
            size="compact-sm"
            variant={isChosen ? 'light' : 'default'}
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? { from: '', till: '' } : { from, till })}
          >
            {t(`payment.period.${name}`)}
          </Button>
        )
      })}
    </Group>
  )
}
