import { Group, Text } from '@mantine/core'
import { formatCurrency, formatNumber } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { toneOfStage } from '#kit/ui/tones.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import rows from '#kit/ui/look/rows.module.css'
import type { Home } from './home.contract.ts'
import classes from './home.module.css'

const inEuro = (amount: number) => formatCurrency(Math.round(amount))
const own = `${leadPaths.leads}?whose=mine`

/** The user's open leads as one bar by stage; nothing without any. */
export function OwnLeads({ leads: { stages, untouched } }: { leads: Home['leads'] }) {
  const t = useText()
  if (stages.length === 0) return null
  const sum = (of: (stage: (typeof stages)[number]) => number) =>
    stages.reduce((all, stage) => all + of(stage), 0)
  const comission = sum((stage) => stage.comission ?? 0)
  const shown = stages.map((stage) => ({
    ...stage,
    tone: toneOfStage(stage.place, false, false),
  }))
  return (
    <Section
      title={
        <>
          {t('home.leads')}{' '}
          <small className="quiet">
            {formatNumber(sum(({ count }) => count))}
            {comission > 0 && ` · ${t('home.expected', { amount: inEuro(comission) })}`}
          </small>
        </>
      }
      columns={1}
      actions={<GoLink href={`${own}&view=board`}>{t('home.board')}</GoLink>}
    >
      <Group gap={4} wrap="nowrap" className={classes.bar!} aria-hidden>
        {shown.map(({ stage, count, tone }) => (
          <i key={stage} data-tone={tone} style={{ flexGrow: count }} />
        ))}
      </Group>
      <ul className={`wraps ${classes.stages}`}>
        {shown.map(({ stage, text, count, comission, tone }) => (
          <li key={stage} data-tone={tone}>
            <RouteLink className={rows.name} href={`${own}&stages=[${stage}]&view=list`}>
              {formatNumber(count)}{' '}
              <Text span inherit fw={400}>
                {text ?? t('home.noStage')}
              </Text>
            </RouteLink>
            <div className={rows.detail}>{comission !== null && inEuro(comission)}</div>
          </li>
        ))}
        {untouched > 0 && (
          <li className={rows.detail}>
            <RouteLink href={`${own}&attention=untouched&view=list`}>
              {t('home.untouched', { count: untouched })}
            </RouteLink>
          </li>
        )}
      </ul>
    </Section>
  )
}
