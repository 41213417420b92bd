// Warnings for an open lead: no next step, or untouched for too long.
import { Group } from '@mantine/core'
import { IconCalendarOff, IconClockExclamation } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../leads.module.css'
import type { LeadRow } from './leadLists.contract.ts'

export function LeadMarks({ of }: { of: LeadRow }) {
  const t = useText()
  const lacksStep = !of.closed && of.nextStep === null
  if (!lacksStep && of.untouchedDays === null) return null
  return (
    <Group
      component="span"
      display="inline-flex"
      gap="2px var(--mantine-spacing-sm)"
      wrap="nowrap"
      ms={8}
      fz="xs"
      fw={400}
      c="var(--estia-amber)"
    >
      {lacksStep && (
        <Group component="span" gap={4} wrap="nowrap" className={classes.mark!}>
          <IconCalendarOff size={15} aria-hidden />
          {t('lead.noNextStep')}
        </Group>
      )}
      {of.untouchedDays !== null && (
        <Group component="span" gap={4} wrap="nowrap" className={classes.mark!}>
          <IconClockExclamation size={15} color="var(--estia-red)" aria-hidden />
          {t('lead.untouched', { count: of.untouchedDays })}
        </Group>
      )}
    </Group>
  )
}
