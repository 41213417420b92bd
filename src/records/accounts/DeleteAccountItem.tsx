import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { Account } from './accounts.contract.ts'
import { useDeleteAccount } from './useDeleteAccount.ts'

export function DeleteAccountItem({ account }: { account: Account }) {
  const t = useText()
  const deleteAccount = useDeleteAccount(account)
  return (
    <Menu.Item
      color="trouble"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => void deleteAccount()}
    >
      {t('account.delete')}
    </Menu.Item>
  )
}
