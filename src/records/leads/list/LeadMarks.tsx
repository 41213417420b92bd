// Warnings for an open lead: no next step, or untouched for too long.
import { IconCalendarOff, IconClockExclamation } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import classes from '../leads.module.css'
import type { LeadRow } from './leadLists.contract.ts'

export function LeadMarks({ of }: { of: LeadRow }) {
  const t = useText()
  const lacksStep = !of.closed && of.nextStep === null
  if (!lacksStep && of.untouchedDays === null) return null
  return (
    <span className={classes.marks}>
      {lacksStep && (
        <span className={classes.mark}>
          <IconCalendarOff size={15} aria-hidden />
          {t('lead.noNextStep')}
        </span>
      )}
      {of.untouchedDays !== null && (
        <span className={classes.mark} data-late>
          <IconClockExclamation size={15} aria-hidden />
          {t('lead.untouched', { count: of.untouchedDays })}
        </span>
      )}
    </span>
  )
}
