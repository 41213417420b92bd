import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'
import { leadServices } from '../edit/leadForm.ts'
import { AssignedHead } from '#base/assignments/AssignedHead.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import type { Lead } from '../leads.contract.ts'

/** The client and the wish of a lead, and its number. */
export function LeadTitle({ lead }: { lead: Lead }) {
  const t = useText()
  return (
    <RecordTitle
      title={
        lead.accountId !== null && (
          <GoLink href={accountPaths.account(lead.accountId)}>
            {lead.account || `#${lead.accountId}`}
          </GoLink>
        )
      }
      number={t('lead.header', { number: lead.id })}
      face={lead.account}
      line={wishOf(lead, t)}
    >
      <AssignedHead parent="Demand" parentId={lead.id} />
    </RecordTitle>
  )
}

/** What the client wants and where: "Purchase up to 250 000 €, Kalamaria". */
function wishOf(lead: Lead, t: ReturnType<typeof useText>): string {
  const services = leadServices
    .filter(([flag]) => lead[flag])
    .map(([flag, min, max]) => {
      const budget = min && formatRange(lead[min], lead[max], formatCurrency)
      return budget ? `${t(`service.${flag}`)} ${budget}` : t(`service.${flag}`)
    })
  const places = [lead.location, lead.location2, lead.location3]
  return [...services, ...places].filter(Boolean).join(', ')
}
