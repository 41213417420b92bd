import type { PickerProps } from '#base/register/parts.ts'
import { AccountChooser } from './AccountChooser.tsx'

/** Picks the account that a field points at. */
export const AccountInput = ({ text, ...props }: PickerProps) => (
  <AccountChooser {...props} text={text ?? ''} />
)
