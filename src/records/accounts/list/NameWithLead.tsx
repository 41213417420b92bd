import { Group, Text, Tooltip } from '@mantine/core'
import { IconExclamationCircleFilled } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { accountPaths } from '../accounts.paths.ts'
import type { ClientRow } from './accountLists.contract.ts'

/** A client's name, with a red mark if one of their leads is open. */
export function NameWithLead({ row }: { row: ClientRow }) {
  const name = (
    <GoLink href={accountPaths.account(row.id)} className="cut">
      {row.name || `#${row.id}`}
    </GoLink>
  )
  if (!row.hasNotClosedLead) return name
  return (
    <Group component="span" gap={6} wrap="nowrap">
      {name}
      <OpenLeadMark />
    </Group>
  )
}

function OpenLeadMark() {
  const t = useText()
  return (
    <Tooltip label={t('accounts.openLead')}>
      <Text span inherit display="inline-flex" c="var(--estia-red)">
        <IconExclamationCircleFilled size={16} aria-hidden />
        <span className="onlyHeard">{t('accounts.openLead')}</span>
      </Text>
    </Tooltip>
  )
}
