import { Box, Button, Group } from '@mantine/core'
import { agencyToday } from '#kit/clock.ts'
import { date } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { periodOf, presets } from './period.ts'
import type { Period } from './period.ts'

type Props = { period: Period; choose: (period: Period) => void }

/** Buttons for the usual periods, and two date fields for any other. */
export function PeriodBar({ period, choose }: Props) {
  const t = useText()
  const today = agencyToday()
  return (
    <Group gap="xs" align="end">
      {presets.map((preset) => {
        const { from, to } = periodOf(preset, today)
        const isChosen = from === period.from && to === period.to
        return (
          <Button
            key={preset}
            variant={isChosen ? 'light' : 'default'}
            aria-pressed={isChosen}
            onClick={() => choose({ from, to })}
          >
            {t(`overview.${preset}`)}
          </Button>
        )
      })}
      <Group gap="xs" wrap="nowrap">
        {(['from', 'to'] as const).map((name) => (
          // Keep the width while the date picker loads.
          <Box key={name} w="9rem">
            <FieldInput
              field={date}
              label={t(`overview.${name}`)}
              always
              value={period[name]}
              onChange={(day) => day && choose({ ...period, [name]: day })}
            />
          </Box>
        ))}
      </Group>
    </Group>
  )
}
