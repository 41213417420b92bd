// The people assigned to a record, with buttons to change them.
import { ActionIcon, Button, Group, Text } from '@mantine/core'
import { IconUserPlus, IconX } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import type { Assignment } from './assignments.contract.ts'
import type { useAssignments } from './useAssignments.ts'

type Props = Pick<ReturnType<typeof useAssignments>, 'add' | 'addMe' | 'remove'> & {
  items: readonly Assignment[]
  canEdit: boolean
  /** Names of those responsible while nobody is assigned. */
  inherited?: string
  inPopover?: boolean
}

export function AssignedPeople(props: Props) {
  const { items, canEdit, inherited, inPopover = false, add, addMe, remove } = props
  const t = useText()
  const none = inherited ? t('assignment.inherited', { names: inherited }) : t('assignment.none')
  return (
    <>
      {items.length === 0 && <Text c="dimmed">{none}</Text>}
      {items.length > 0 && (
        <Group component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {items.map((item) => (
            <Group component="li" gap={2} wrap="nowrap" key={item.accountId}>
              <GoLink href={hrefOfAccount(item.accountId)}>{item.account}</GoLink>
              {canEdit && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('assignment.delete', { name: item.account })}
                  onClick={() => void remove(item)}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              )}
            </Group>
          ))}
        </Group>
      )}
      {canEdit && (
        <Group align="flex-end" gap="xs">
          <div style={{ flex: '1 1 14rem' }}>
            <AccountPicker
              filter={2}
              label={t('assignment.add')}
              value={null}
              text=""
              inPopover={inPopover}
              onChange={(id) => id !== null && void add(id)}
            />
          </div>
          <Button
            variant="default"
            leftSection={<IconUserPlus size={16} aria-hidden />}
            onClick={() => void addMe()}
          >
            {t('assignment.me')}
          </Button>
        </Group>
      )}
    </>
  )
}
