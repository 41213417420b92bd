import type { ViewMode } from '#kit/form/EditBar.tsx'
import type { Lead } from './leads.contract.ts'

/** What the view and the form of a lead are given. */
export type LeadPartProps = {
  lead: Lead
  mode: ViewMode
  onMode: (mode: ViewMode) => void
  mayEdit: boolean
}
