// What an administrator does for the person of a statement.
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconKey, IconMail } from '@tabler/icons-react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { paths } from '#features/paths.ts'
import { invitationApi } from '../invitation/invitation.contract.ts'

export function AdministrationMenu({ accountId }: { accountId: number }) {
  const t = useText()
  const invite = async () => {
    const params = { accountId: String(accountId) }
    // A failure is told by the banner.
    const { sentTo } = await call(invitationApi.sendInvitation, { params })
    showNotice({ title: t('payment.invitationSent'), message: sentTo, color: 'done' })
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('payment.administration')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconMail size={16} aria-hidden />}
          onClick={() => void invite().catch(() => {})}
        >
          {t('payment.sendInvitation')}
        </Menu.Item>
        <Menu.Item
          component={RouteLink}
          href={paths.setPassword(accountId)}
          leftSection={<IconKey size={16} aria-hidden />}
        >
          {t('payment.setPassword')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
