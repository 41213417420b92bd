import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '../../i18n/useText.ts'
import type { MessageKey } from '../../i18n/useText.ts'
import { useDeleteRecord } from './useDeleteRecord.ts'
import type { RecordDeletion } from './useDeleteRecord.ts'

/** Deletes the record of the screen, from its menu. */
export function DeleteRecordItem({ label, ...deletion }: RecordDeletion & { label: MessageKey }) {
  const t = useText()
  const deleteRecord = useDeleteRecord(deletion)
  return (
    <Menu.Item
      color="trouble"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => void deleteRecord()}
    >
      {t(label)}
    </Menu.Item>
  )
}
