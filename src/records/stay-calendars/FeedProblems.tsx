import { List, Spoiler, Text } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { Feed } from './calendars.contract.ts'

/** What could not be read of a calendar, with line number and event. */
export function FeedProblems({ feed }: { feed: Feed }) {
  const t = useText()
  const { problems, problemCount } = feed
  if (problemCount === 0) return null
  return (
    <Spoiler
      maxHeight={0}
      showLabel={t('occupancy.feedProblems', { count: problemCount })}
      hideLabel={t('occupancy.feedProblems', { count: problemCount })}
    >
      <List size="xs">
        {problems.map(({ line, why, event, text }, at) => (
          <List.Item key={at} style={{ overflowWrap: 'anywhere' }}>
            {[
              ...(line > 0 ? [t('occupancy.problemLine', { line })] : []),
              ...(event ? [event] : []),
              t(`occupancy.problem.${why}`),
            ].join(' · ')}{' '}
            {text && <code>{text}</code>}
          </List.Item>
        ))}
      </List>
      {problemCount > problems.length && (
        <Text size="xs" c="dimmed">
          {t('occupancy.feedProblemsMore', { count: problemCount - problems.length })}
        </Text>
      )}
    </Spoiler>
  )
}
