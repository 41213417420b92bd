import { Group, Text, Title } from '@mantine/core'
import { IconArrowUpRight } from '@tabler/icons-react'
import { formatCurrency, formatNumber } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { overviewPaths } from '#daily/overview/overview.paths.ts'
import { dealPaths } from '#records/deals/deals.paths.ts'
import { viewingPaths } from '#records/viewings/viewings.paths.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { dealStages } from '#base/settings/knownOptions.contract.ts'
import { formatDays } from './formatDays.ts'
import type { Home } from './home.contract.ts'
import classes from './home.module.css'

const inEuro = (amount: number) => formatCurrency(Math.round(amount))

/** The user's figures of this month in one line, each beside the same days of the month before; nothing without any. */
export function OwnMonth({ month: { from, till, now, before } }: { month: Home['month'] }) {
  const t = useText()
  const language = useLanguage()
  const seesOverview = useMay()(admin)
  const won = `${dealPaths.deals}?whose=mine&stages=[${dealStages.won}]&endDateFrom=${from}&endDateTill=${till}&view=list`
  const viewed = `${viewingPaths.viewings}?whose=mine&dateOfViewingFrom=${from}&dateOfViewingTill=${till}`
  const figures = [
    ['deals', won, formatNumber],
    ['comission', won, inEuro],
    ['viewings', viewed, formatNumber],
  ] as const
  const shown = figures.filter(([name]) => now[name] !== 0 || before[name] !== 0)
  if (shown.length === 0) return null
  const daysBefore = formatDays([before.from, before.till], language, {
    day: 'numeric',
    month: 'long',
  })
  return (
    <Section columns={1}>
      <Group>
        <Title order={2}>{formatDays([from], language, { month: 'long' })}</Title>
        {shown.map(([name, href, format]) => {
          const more = Math.round(now[name]) - Math.round(before[name])
          return (
            <RouteLink key={name} href={href} className={classes.figure}>
              <Text component="b" inherit fz="lg" fw={600}>
                {format(now[name])}
              </Text>{' '}
              {t(`home.month.${name}`, { count: now[name] })}{' '}
              {more !== 0 && (
                <Group
                  component="small"
                  display="inline-flex"
                  gap={0}
                  wrap="nowrap"
                  c={more > 0 ? 'var(--estia-green)' : 'dimmed'}
                >
                  {more > 0 && <IconArrowUpRight size={14} aria-hidden />}
                  {more > 0 ? '+' : ''}
                  {format(more)}
                </Group>
              )}
            </RouteLink>
          )
        })}
        <Text size="xs" c="dimmed" flex="1 1 9rem">
          {t('home.month.beside', { days: daysBefore })}
        </Text>
        {seesOverview && (
          <GoLink href={`${overviewPaths.overview}?from=${from}&to=${till}`}>
            {t('shell.overview')}
          </GoLink>
        )}
      </Group>
    </Section>
  )
}
