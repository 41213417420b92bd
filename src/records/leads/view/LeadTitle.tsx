import { Badge, Group, Title } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { AssignedHead } from '#base/assignments/AssignedHead.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import type { Lead } from '../leads.contract.ts'

/** The number, account and stage of a lead. */
export function LeadTitle({ lead }: { lead: Lead }) {
  const t = useText()
  const stage = lead.stageList.find(({ value }) => value === lead.stage)
  return (
    <Group gap="sm">
      <Title order={1}>{t('lead.header', { number: lead.id })}</Title>
      {lead.accountId !== null && (
        <GoLink href={accountPaths.account(lead.accountId)}>
          {lead.account || `#${lead.accountId}`}
        </GoLink>
      )}
      {stage && (
        <Badge variant="light" tt="none" fw={500}>
          {stage.text}
        </Badge>
      )}
      <AssignedHead parent="Demand" parentId={lead.id} />
    </Group>
  )
}
