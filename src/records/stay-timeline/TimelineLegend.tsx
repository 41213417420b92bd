import { Box, Group } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { toneOfStay } from '#records/reservations/list/reservation.list.ts'
import type { Timeline } from './timeline.contract.ts'
import classes from './timeline.module.css'

/** Explains the colours. */
export function TimelineLegend({ stages }: Pick<Timeline, 'stages'>) {
  const t = useText()
  return (
    <Box component="ul" mt="xs" fz="xs" className="wraps">
      {stages
        .filter(({ style }) => style !== 'cancelled')
        .map(({ value, text, style }) => (
          <Group component="li" key={value} gap={6} me="xs">
            <span className={classes['sample']} data-tone={toneOfStay(style)} />
            {text}
          </Group>
        ))}
      <Group component="li" gap={6} me="xs">
        <span className={classes['sample']} data-block />
        {t('occupancy.kind.hand')}
      </Group>
      <Group component="li" gap={6} me="xs">
        <span className={classes['sample']} data-block data-vanished />
        {t('occupancy.vanished')}
      </Group>
    </Box>
  )
}
