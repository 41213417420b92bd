// On the start page: the number of leads that need attention, by reason, with links to their lists.
import { IconCalendarOff, IconClockExclamation } from '@tabler/icons-react'
import { formatNumber } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { leadPaths } from '../leads.paths.ts'
import classes from '../leads.module.css'
import { attentions, leadAttentionApi } from './leadAttention.contract.ts'

const icons = { noNextStep: IconCalendarOff, untouched: IconClockExclamation } as const

export function LeadAttention() {
  const t = useText()
  const { data } = useAnswer(leadAttentionApi.countAttention, {})
  return (
    <section className={classes.attention} aria-label={t('leads.attention.title')}>
      <strong>{t('leads.attention.title')}</strong>
      {attentions.map((attention) => {
        const Icon = icons[attention]
        return (
          <span
            key={attention}
            className={classes.mark}
            {...(attention === 'untouched' && { 'data-late': true })}
          >
            <Icon size={16} aria-hidden />
            <GoLink href={`${leadPaths.leads}?attention=${attention}&whose=mine`}>
              {t(`leads.attention.${attention}`)}: {data ? formatNumber(data.mine[attention]) : '…'}
            </GoLink>
            <span aria-hidden>·</span>
            <GoLink href={`${leadPaths.leads}?attention=${attention}`}>
              {t('leads.attention.ofAll', { count: data ? formatNumber(data[attention]) : '…' })}
            </GoLink>
          </span>
        )
      })}
    </section>
  )
}
