import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteLead } from './useDeleteLead.ts'

export function DeleteLeadItem({ id }: { id: number }) {
  const t = useText()
  const deleteLead = useDeleteLead(id)
  return (
    <Menu.Item
      color="trouble"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => void deleteLead()}
    >
      {t('lead.delete')}
    </Menu.Item>
  )
}
