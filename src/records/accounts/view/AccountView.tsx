import { Box } from '@mantine/core'
import { EditBar } from '#kit/form/EditBar.tsx'
import { SectionLinks } from '#kit/form/SectionLinks.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { AccountButtons } from '../accountSlots.tsx'
import { AccountMenu } from '../AccountMenu.tsx'
import type { AccountPartProps } from '../accountPart.ts'
import { AccountFields } from './AccountFields.tsx'
import { AccountTitle } from './AccountTitle.tsx'

export function AccountView({ account, mode, onMode, mayEdit }: AccountPartProps) {
  const title = <AccountTitle account={account} />
  const t = useText()
  const links = <SectionLinks label={t('kit.sections')} />
  const menu = <AccountMenu account={account} />
  return (
    <>
      {mayEdit ? (
        <EditBar title={title} mode={mode} onMode={onMode} menu={menu} links={links}>
          <AccountButtons account={account} />
        </EditBar>
      ) : (
        <Box my="sm">{title}</Box>
      )}
      <AccountFields account={account} mayEdit={mayEdit} />
    </>
  )
}
