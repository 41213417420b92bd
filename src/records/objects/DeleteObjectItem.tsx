import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { ObjectEntity } from './objects.contract.ts'
import { useDeleteObject } from './useDeleteObject.ts'

export function DeleteObjectItem({ object }: { object: ObjectEntity }) {
  const t = useText()
  const deleteObject = useDeleteObject(object)
  return (
    <Menu.Item
      color="trouble"
      leftSection={<IconTrash size={16} aria-hidden />}
      onClick={() => void deleteObject()}
    >
      {t('object.delete')}
    </Menu.Item>
  )
}
