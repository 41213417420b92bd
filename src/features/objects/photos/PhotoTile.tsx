import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Badge } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconStar, IconTrash } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import type { FileLink } from '#features/files/files.contract.ts'
import classes from '../edit/edit.module.css'
import { pictureAddress } from './pictureAddress.ts'

type Props = {
  photo: FileLink
  index: number
  /** The index of the last picture. */
  last: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** One picture, to drag or to move by its buttons; the first one is the cover. */
export function PhotoTile({ photo, index, last, onMove, onRemove }: Props) {
  const t = useText()
  const { ref, handleRef, isDragging } = useSortable({ id: photo.systemName, index })
  const { userName: name } = photo
  const tool = (label: string, Icon: typeof IconStar, onClick: () => void, disabled: boolean) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <li ref={ref} className={classes.photo} data-dragging={isDragging} data-photo={name}>
      <button
        type="button"
        ref={handleRef}
        className={classes.frame}
        aria-label={t('object.photo.drag', { name })}
      >
        <img src={pictureAddress(photo, 'thumb')} alt="" draggable={false} />
      </button>
      {index === 0 && (
        <Badge className={classes.cover} variant="filled">
          {t('object.photo.cover')}
        </Badge>
      )}
      <div className={classes.photoTools}>
        {tool(
          t('object.photo.earlier', { name }),
          IconArrowLeft,
          () => onMove(index - 1),
          index === 0,
        )}
        {tool(t('object.photo.makeCover', { name }), IconStar, () => onMove(0), index === 0)}
        {tool(
          t('object.photo.later', { name }),
          IconArrowRight,
          () => onMove(index + 1),
          index === last,
        )}
        {tool(t('object.photo.remove', { name }), IconTrash, onRemove, false)}
      </div>
    </li>
  )
}
