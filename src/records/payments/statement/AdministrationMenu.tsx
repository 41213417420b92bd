// Administrators' actions for the person of a statement.
import { Button, Menu } from '@mantine/core'
import { IconDots, IconKey, IconMail } from '@tabler/icons-react'
import { splitTexts } from '#kit/fields/kinds.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { MenuLink } from '#kit/ui/MenuLink.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { BounceNotes } from '#base/bounces/BounceNotes.tsx'
import { sessionPaths } from '#base/session/session.paths.ts'
import { useVariant } from '#base/session/person/useVariant.ts'
import { invitationApi } from '../invitation/invitation.contract.ts'

/** The address is unknown while the statement is loading. */
type Props = { accountId: number; email: string | null | undefined }

export function AdministrationMenu({ accountId, email }: Props) {
  const t = useText()
  // The payments host has no other screens of the account.
  const isAlone = useVariant()?.paymentsOnly
  const [first] = splitTexts(email ?? '')
  const setPassword = isAlone
    ? `${sessionPaths.setPasswordOfAny}?email=${encodeURIComponent(first ?? '')}`
    : sessionPaths.setPassword(accountId)
  const invite = async () => {
    const params = { accountId: String(accountId) }
    // The error banner shows failures.
    const { sentTo } = await call(invitationApi.sendInvitation, { params })
    showNotice({ title: t('payment.invitationSent'), message: sentTo, color: 'done' })
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          disabled={email === undefined}
          leftSection={<IconDots size={16} aria-hidden />}
        >
          {t('payment.administration')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {first && <BounceNotes addresses={[first]} px="sm" />}
        <Menu.Item
          leftSection={<IconMail size={16} aria-hidden />}
          onClick={() => void invite().catch(() => {})}
        >
          {t('payment.sendInvitation')}
        </Menu.Item>
        <MenuLink icon={IconKey} href={setPassword}>
          {t('payment.setPassword')}
        </MenuLink>
      </Menu.Dropdown>
    </Menu>
  )
}
