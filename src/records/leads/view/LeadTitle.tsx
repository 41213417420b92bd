import { Group, Title } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { AssignedHead } from '#base/assignments/AssignedHead.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { StageMenu } from '#kit/board/StageMenu.tsx'
import { stageSaving } from '../board/stageSaving.ts'
import type { Lead } from '../leads.contract.ts'

/** The number, account and stage of a lead. */
export function LeadTitle({ lead, mayEdit }: { lead: Lead; mayEdit: boolean }) {
  const t = useText()
  return (
    <Group gap="sm">
      <Title order={1}>{t('lead.header', { number: lead.id })}</Title>
      {lead.accountId !== null && (
        <GoLink href={accountPaths.account(lead.accountId)}>
          {lead.account || `#${lead.accountId}`}
        </GoLink>
      )}
      <StageMenu
        of={lead}
        options={lead.stageList}
        label={t('lead.stage')}
        readOnly={!mayEdit}
        saving={stageSaving}
      />
      <AssignedHead parent="Demand" parentId={lead.id} />
    </Group>
  )
}
