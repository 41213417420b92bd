import { SimpleGrid } from '@mantine/core'
import { formatNumber, formatShortest } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { leadsIn } from './figureLinks.ts'
import { Bars, FigurePart } from './FigurePart.tsx'
import { FigureTable } from './FigureTable.tsx'
import type { Overview } from './overview.contract.ts'

const day = 24

export function LeadPart({ overview: { leads, ...period } }: { overview: Overview }) {
  const t = useText()
  const { stages, sources, medianHours: hours } = leads
  const named = stages.map(({ stage, text, count }) => ({
    stage,
    count,
    label: text ?? t('overview.noStage'),
  }))
  const soon =
    hours === null
      ? '–'
      : hours < 2 * day
        ? t('overview.hours', { count: hours, hours: formatShortest(hours, 1) })
        : t('overview.days', { count: hours / day, days: formatShortest(hours / day, 1) })
  const waiting = leadsIn(period, { answered: false, stages: leads.openStages })
  return (
    <FigurePart
      title={t('overview.leads')}
      note={t('overview.answeredNote')}
      heads={[
        { label: t('overview.entered'), text: formatNumber(leads.count), href: leadsIn(period) },
        {
          label: t('overview.answered'),
          text: formatNumber(leads.answered),
          href: leadsIn(period, { answered: true }),
        },
        { label: t('overview.waiting'), text: formatNumber(leads.waiting), href: waiting },
        { label: t('overview.firstAnswer'), text: soon, href: leadsIn(period, { answered: true }) },
      ]}
    >
      <Bars
        name={t('overview.leads')}
        format={formatNumber}
        rows
        bars={named.map(({ label, count }) => ({ label, value: count }))}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <FigureTable
          label={t('overview.byStage')}
          head={[t('overview.stage'), t('overview.leads')]}
          rows={named.map(({ stage, label, count }) => ({
            key: String(stage),
            label,
            figures: [{ text: formatNumber(count), href: leadsIn(period, { stages: [stage] }) }],
          }))}
        />
        <FigureTable
          label={t('overview.bySource')}
          head={[t('overview.source'), t('overview.leads')]}
          rows={sources.map(({ source, name, count }) => ({
            key: String(source),
            label: name ?? t('overview.noSource'),
            figures: [{ text: formatNumber(count), href: leadsIn(period, { sources: [source] }) }],
          }))}
        />
      </SimpleGrid>
    </FigurePart>
  )
}
