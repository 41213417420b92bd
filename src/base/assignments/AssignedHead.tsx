// The people assigned, in the head of a record; a click opens the editor.
import { Button, Popover, Stack } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { AssignmentKind } from '#base/register/records.contract.ts'
import { AssignedPeople } from './AssignedPeople.tsx'
import type { Assignment } from './assignments.contract.ts'
import { useAssignments } from './useAssignments.ts'

type Props = {
  parent: AssignmentKind
  parentId: number
  /** Names of those responsible while nobody is assigned. */
  inherited?: readonly Assignment[]
}

export function AssignedHead({ parent, parentId, inherited = [] }: Props) {
  const t = useText()
  const { query, ...actions } = useAssignments(parent, parentId)
  const { items = [], canEdit = false } = query.data ?? {}
  const namesOf = (people: readonly Assignment[]) => people.map(({ account }) => account).join(', ')
  const names = namesOf(items) || namesOf(inherited)
  // People and properties may do without.
  const isMissing = query.data && !names && parent !== 'Account' && parent !== 'Object'
  return (
    <Popover position="bottom-start" shadow="md" width={360} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          color={isMissing ? 'toDo' : 'gray'}
          leftSection={<IconUserCheck size={16} aria-hidden />}
          disabled={!query.data}
          // As wide as there is room, and a line of its own on a phone, so that nothing moves when the names are loaded.
          flex={{ base: '0 0 100%', xs: '1 1 8rem' }}
          miw="8rem"
          px={{ base: 0, xs: 8 }}
          maw="100%"
          title={names}
          styles={{
            label: { display: 'block', height: 'auto', lineHeight: 1.5, textOverflow: 'ellipsis' },
          }}
          justify="flex-start"
        >
          {query.data && (names ? t('assignment.head', { names }) : t('assignment.headNobody'))}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <AssignedPeople
            {...{ items, canEdit, ...actions }}
            {...(inherited.length > 0 && { inherited: namesOf(inherited) })}
            inPopover
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
