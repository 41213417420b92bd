import type { ViewMode } from '#kit/form/EditBar.tsx'
import type { useAccount } from '#records/accounts/useAccount.ts'
import type { Lead } from './leads.contract.ts'

/** Props that the view and the form of a lead share. */
export type LeadPartProps = {
  lead: Lead
  /** Its client. */
  account: ReturnType<typeof useAccount>
  mode: ViewMode
  onMode: (mode: ViewMode) => void
  mayEdit: boolean
}
