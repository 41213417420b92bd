import { Group, Text, Title } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { activityPaths } from '#base/activities/activities.paths.ts'
import { DueActivity } from './DueActivity.tsx'
import { dueGroups } from './home.contract.ts'
import type { DueGroup, Home } from './home.contract.ts'
import rows from '#kit/ui/look/rows.module.css'
import classes from './home.module.css'
import { Pill } from '#kit/ui/Pill.tsx'
import type { Tone } from '#kit/ui/tones.ts'

const colors: Record<DueGroup, Tone> = {
  overdue: 'red',
  today: 'amber',
  week: 'teal',
  undated: 'neutral',
}

/** The user's open activities, overdue ones first; today's are in the diary. */
export function DueActivities({ mine }: { mine: Home['mine'] }) {
  const t = useText()
  const groups = dueGroups.filter((group) => group !== 'today' && mine[group].totalRows > 0)
  return (
    <Section
      title={t('home.mine')}
      columns={1}
      actions={<GoLink href={`${activityPaths.actions}?page=1`}>{t('home.allActions')}</GoLink>}
    >
      {groups.length === 0 && (
        <EmptyState
          title={t('home.nothingDue')}
          text={t('home.nothingDueText')}
          icon={<IconChecks size={22} />}
        />
      )}
      <div>
        {groups.map((group) => {
          const { items, totalRows } = mine[group]
          return (
            <section key={group} className={classes.group} aria-label={t(`home.due.${group}`)}>
              <Group gap="xs" mb={4}>
                <Title order={3}>{t(`home.due.${group}`)}</Title>
                <Pill tone={colors[group]} className="numbers">
                  {totalRows}
                </Pill>
              </Group>
              <ul className={rows.rows}>
                {items.map((activity) => (
                  <DueActivity key={activity.id} activity={activity} late={group === 'overdue'} />
                ))}
              </ul>
              {totalRows > items.length && (
                <Text size="sm" c="dimmed">
                  {t('home.more', { count: totalRows - items.length })}
                </Text>
              )}
            </section>
          )
        })}
      </div>
    </Section>
  )
}
