import { Paper } from '@mantine/core'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import type { Lead } from '../leads.contract.ts'

/** Contact details of the client in the title. Only on phones, where the account is far below. */
export function LeadReach({ lead: { accountPhone, accountEmail } }: { lead: Lead }) {
  const ways = [accountPhone, accountEmail].filter(Boolean).join(';')
  if (!ways) return null
  return (
    <Paper withBorder p="sm" mb="md" hiddenFrom="sm">
      <ReachLinks all={ways} />
    </Paper>
  )
}
