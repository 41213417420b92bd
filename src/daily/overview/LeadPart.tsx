import { Group, Text } from '@mantine/core'
import { formatNumber } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ChartCard } from '#kit/ui/figures/ChartCard.tsx'
import { changeOf } from '#kit/ui/figures/changeOf.ts'
import { Figure } from '#kit/ui/figures/Figure.tsx'
import { leadsIn } from './figureLinks.ts'
import { FigureTable } from './FigureTable.tsx'
import type { Overview } from './overview.contract.ts'

/** In per cent of all, without decimals. */
const share = (count: number, all: number) => ({
  text: `${formatNumber(all === 0 ? 0 : (count / all) * 100)}\u00a0%`,
})

export function LeadPart({ overview }: { overview: Overview }) {
  const t = useText()
  const { leads } = overview
  const most = Math.max(...leads.stages.map(({ count }) => count))
  return (
    <ChartCard title={t('overview.byStage')}>
      <Group gap="xl" align="start">
        <Figure
          small
          label={t('overview.answered')}
          text={formatNumber(leads.answered)}
          href={leadsIn(overview, { answered: true })}
          change={changeOf(leads.answered, leads.before.answered, { format: formatNumber })}
        />
        <Figure
          small
          label={t('overview.waiting')}
          text={formatNumber(leads.waiting)}
          href={leadsIn(overview, { answered: false, stages: leads.openStages })}
        />
      </Group>
      <FigureTable
        label={t('overview.byStage')}
        head={[t('overview.stage'), t('overview.leads'), t('overview.share')]}
        rows={leads.stages.map(({ stage, text, count }) => ({
          key: String(stage),
          label: text ?? t('overview.noStage'),
          bar: { value: count, most },
          figures: [
            { text: formatNumber(count), href: leadsIn(overview, { stages: [stage] }) },
            share(count, leads.count),
          ],
        }))}
      />
      <Text size="sm" className="quiet">
        {t('overview.answeredNote')}
      </Text>
    </ChartCard>
  )
}

export function SourcePart({ overview }: { overview: Overview }) {
  const t = useText()
  const { sources, count: all } = overview.leads
  const most = Math.max(...sources.map(({ count }) => count))
  return (
    <ChartCard title={t('overview.bySource')}>
      <FigureTable
        label={t('overview.bySource')}
        head={[t('overview.source'), t('overview.leads'), t('overview.share')]}
        rows={sources.map(({ source, name, count }) => ({
          key: String(source),
          label: name ?? t('overview.noSource'),
          bar: { value: count, most },
          figures: [
            { text: formatNumber(count), href: leadsIn(overview, { sources: [source] }) },
            share(count, all),
          ],
        }))}
      />
    </ChartCard>
  )
}
