import type { ViewMode } from '#kit/form/EditBar.tsx'
import type { Account } from './accounts.contract.ts'

/** Props that the view and the form of an account share. */
export type AccountPartProps = {
  account: Account
  mode: ViewMode
  onMode: (mode: ViewMode) => void
  mayEdit: boolean
}
