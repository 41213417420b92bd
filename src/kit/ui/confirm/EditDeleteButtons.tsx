import { ActionIcon, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'

type Props = {
  edit: string
  onEdit: () => void
  remove: string
  /** The error banner shows its failures. */
  onRemove: () => Promise<unknown>
}

/** Two icons at the end of a row; `edit` and `remove` are their names for screen readers. */
export const EditDeleteButtons = ({ edit, onEdit, remove, onRemove }: Props) => (
  <Group gap={4} wrap="nowrap" justify="flex-end">
    <ActionIcon variant="subtle" aria-label={edit} onClick={onEdit}>
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
    <ActionIcon
      variant="subtle"
      color="trouble"
      aria-label={remove}
      onClick={() => void onRemove().catch(() => undefined)}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  </Group>
)
