import { AccountPicker } from '#base/people/AccountPicker.tsx'
import type { PickerProps } from '#base/register/parts.ts'

/** Picks the account that a field points at. */
export const AccountInput = ({ text, ...props }: PickerProps) => (
  <AccountPicker {...props} text={text ?? ''} />
)
