// People assigned to a record.
import { ActionIcon, Group, Skeleton, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import type { AssignmentKind } from '#base/register/records.contract.ts'
import { useAssignments } from './useAssignments.ts'

type Props = { parent: AssignmentKind; parentId: number }

export function AssignmentList({ parent, parentId }: Props) {
  const t = useText()
  const { query, add, remove } = useAssignments(parent, parentId)
  return (
    <Section title={t('assignment.title')} anchor="assignments" columns={2}>
      <Loaded query={query} place={place}>
        {({ canEdit, items }) => (
          <>
            {items.length === 0 && <Text c="dimmed">{t('assignment.none')}</Text>}
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
              <AccountPicker
                filter={2}
                label={t('assignment.add')}
                value={null}
                text=""
                onChange={(id) => id !== null && void add(id)}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** Placeholder: the names, and the picker, since most users may assign people. */
const place = (
  <>
    <Skeleton h={28} w="60%" />
    <Skeleton h={58} />
  </>
)
