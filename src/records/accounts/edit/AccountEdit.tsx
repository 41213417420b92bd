import { AccountButtons } from '../accountSlots.tsx'
import { AccountMenu } from '../AccountMenu.tsx'
import type { AccountPartProps } from '../accountPart.ts'
import { AccountTitle } from '../view/AccountTitle.tsx'
import { AccountForm } from './AccountForm.tsx'

export const AccountEdit = ({ account, mode, onMode }: AccountPartProps) => (
  <AccountForm
    account={account}
    mode={mode}
    bar={{
      title: <AccountTitle account={account} />,
      mode,
      onMode,
      menu: <AccountMenu account={account} />,
      primary: <AccountButtons account={account} />,
    }}
  />
)
