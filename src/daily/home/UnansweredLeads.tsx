import { Text } from '@mantine/core'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import rows from '#kit/ui/look/rows.module.css'
import type { Unanswered } from './diary.contract.ts'
import { Pill } from '#kit/ui/Pill.tsx'

/** New leads without an answer, with the time since they came; nothing if there are none. */
export function UnansweredLeads({ unanswered: { items, totalRows } }: { unanswered: Unanswered }) {
  const t = useText()
  if (items.length === 0) return null
  const since = (hours: number) => {
    if (hours < 1) return t('home.sinceLessThanHour')
    return hours < 48
      ? t('home.sinceHours', { count: hours })
      : t('home.sinceDays', { count: Math.floor(hours / 24) })
  }
  return (
    <Section
      title={t('home.unanswered')}
      columns={1}
      actions={
        <GoLink href={`${leadPaths.leads}?answered=false&view=list`}>
          {t('home.unanswered.all')}
        </GoLink>
      }
    >
      <ul className={rows.rows}>
        {items.map(({ id, name, description, source, hours, isLate, isMine }) => (
          <li key={id}>
            <div className={rows.grow}>
              <div>
                <GoLink href={leadPaths.lead(id)}>{name}</GoLink>
              </div>
              <Text size="sm" c="dimmed" lineClamp={2}>
                {[source, description].filter(Boolean).join(' · ')}
              </Text>
            </div>
            {!isMine && <Pill tone="neutral">{t('home.unanswered.nobody')}</Pill>}
            <Pill tone={isLate ? 'red' : 'neutral'} className="numbers">
              {since(hours)}
            </Pill>
          </li>
        ))}
      </ul>
      {totalRows > items.length && (
        <Text size="sm" c="dimmed">
          {t('home.more', { count: totalRows - items.length })}
        </Text>
      )}
    </Section>
  )
}
