import { Box } from '@mantine/core'
import { EditBar } from '#kit/form/EditBar.tsx'
import { AccountMenu } from '../AccountMenu.tsx'
import type { AccountPartProps } from '../accountPart.ts'
import { AccountFields } from './AccountFields.tsx'
import { AccountTitle } from './AccountTitle.tsx'

export function AccountView({ account, mode, onMode, mayEdit }: AccountPartProps) {
  const title = <AccountTitle account={account} />
  const menu = <AccountMenu account={account} />
  return (
    <>
      {mayEdit ? (
        <EditBar title={title} mode={mode} onMode={onMode} menu={menu} />
      ) : (
        <Box my="sm">{title}</Box>
      )}
      <AccountFields account={account} mayEdit={mayEdit} />
    </>
  )
}
