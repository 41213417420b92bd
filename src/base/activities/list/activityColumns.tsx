// Columns shared by the lists of one record and of all activities.
import { Text } from '@mantine/core'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { activitiesApi } from '../activities.contract.ts'
import type { Activity } from '../activities.contract.ts'
import { ActivityState } from '../ActivityState.tsx'
import { LinkText } from '../edit/LinkText.tsx'
import classes from '../activities.module.css'
import { formatPlanned, isOverdue } from '../planned.ts'
import { WhatWasDone } from '../edit/WhatWasDone.tsx'

const c = columnsOf(activitiesApi.searchActions, 'activity')

export const activityColumns = [
  c.cell('done', (row) => <ActivityState done={row.done} />, {
    sort: false,
    width: '3rem',
    align: 'center',
  }),
  c.instant('createdOn'),
  c.text('createdBy', { sort: false, hideBelow: 1100, width: '11%' }),
  c.cell('assignedTo', (row) => row.assignedTo.map(({ description }) => description).join(', '), {
    sort: false,
    width: '13%',
  }),
  c.cell('links', (row) => <Links row={row} />, { sort: false, width: '15%' }),
  c.cell('date', (row) => <Planned row={row} />, { nowrap: true }),
  c.dateTime('doneDate', { hideBelow: 900 }),
  c.cell('description', (row) => <WhatWasDone activity={row} />, { sort: false, width: '30%' }),
]

export const rowClassOf = ({ done }: Activity): string | undefined =>
  done === null ? undefined : done ? 'rowDone' : 'rowTrouble'

function Links({ row }: { row: Activity }) {
  return (
    <ul className={classes.links}>
      {row.links.map((link) => (
        <li key={`${link.entity}/${link.id}`}>
          <LinkText link={link} />
        </li>
      ))}
    </ul>
  )
}

function Planned({ row }: { row: Activity }) {
  if (row.date === null) return null
  const text = formatPlanned(row.date)
  return isOverdue(row) ? (
    <Text span inherit fw={600} c="var(--estia-trouble)">
      {text}
    </Text>
  ) : (
    text
  )
}
