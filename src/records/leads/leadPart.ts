import type { ViewMode } from '#kit/form/EditBar.tsx'
import type { Lead } from './leads.contract.ts'

/** Props that the view and the form of a lead share. */
export type LeadPartProps = {
  lead: Lead
  mode: ViewMode
  onMode: (mode: ViewMode) => void
  mayEdit: boolean
}
