import { Box, Group, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { actionLogApi, logNumberOf } from '#base/action-log/actionLog.contract.ts'
import type { RecordRef } from '#base/register/records.contract.ts'
import type { TimelineEntry } from './recordTimeline.contract.ts'
import classes from './timeline.module.css'

type Changes = Extract<TimelineEntry, { kind: 'change' }>
type Props = { entry: Changes; record: RecordRef }

/** One person's changes of a day, collapsed until opened. */
export function ChangesEntry({ entry, record }: Props) {
  const t = useText()
  const [opened, setOpened] = useState(false)
  const Icon = opened ? IconChevronDown : IconChevronRight
  const name = entry.by ?? t('recordTimeline.nobody')
  return (
    <>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        <Group component="span" gap={4} wrap="nowrap">
          <Icon size={16} aria-hidden />
          {t('recordTimeline.changes', { count: entry.count, name })}
        </Group>
      </UnstyledButton>
      {opened && <WhatChanged entry={entry} record={record} />}
    </>
  )
}

function WhatChanged({ entry: { day, byId }, record: { entity, id } }: Props) {
  const t = useText()
  const query = useAnswer(actionLogApi.searchActionLog, {
    body: {
      entity: logNumberOf(entity),
      entityId: id,
      actionBy: byId,
      startDate: day,
      endDate: day,
      perPage: 100,
    },
  })
  return (
    <Loaded query={query} lines={2}>
      {({ items }) => (
        <Box component="ul" mt={4} ps={20} className="stacked">
          {items
            .filter(({ action, actionById }) => action !== 'refused' && actionById === byId)
            .map((row) => (
              <li key={row.id}>
                <Text size="sm" c="dimmed">
                  {formatInstantTime(row.date)} · {row.actionText}
                  {row.message ? ` · ${row.message}` : ''}
                </Text>
                {row.data.map(({ field, label, before, after }) => (
                  <Text key={field} size="sm" className={classes.text}>
                    {label}: <s>{before || t('recordTimeline.emptied')}</s> →{' '}
                    {after || t('recordTimeline.emptied')}
                  </Text>
                ))}
              </li>
            ))}
        </Box>
      )}
    </Loaded>
  )
}
