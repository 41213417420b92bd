import type { ViewMode } from '#kit/form/EditBar.tsx'
import type { Account } from './accounts.contract.ts'

/** What the view and the form of an account are given. */
export type AccountPartProps = {
  account: Account
  mode: ViewMode
  onMode: (mode: ViewMode) => void
  mayEdit: boolean
}
