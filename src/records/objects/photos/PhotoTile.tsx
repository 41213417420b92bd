import { useSortable } from '@dnd-kit/react/sortable'
import { ActionIcon, Group, Image, UnstyledButton } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconEye, IconStar, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#kit/i18n/useText.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import classes from './photos.module.css'
import { pictureAddress } from './pictureAddress.ts'
import { Pill } from '#kit/ui/Pill.tsx'

type Props = {
  photo: FileLink
  index: number
  /** The index of the last photo. */
  last: number
  onMove: (to: number) => void
  onRemove: () => void
  /** Called when the user accepts a damaged photo for publication. */
  onAccept: () => void
}

/** One photo, to move by dragging, keys or buttons; the first is the cover. */
export function PhotoTile({ photo, index, last, onMove, onRemove, onAccept }: Props) {
  const t = useText()
  const { ref, handleRef, isDragging } = useSortable({ id: photo.systemName, index })
  const { userName: name } = photo
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const handle = event.currentTarget
    flushSync(() => onMove(to))
    // An element that moves in the document loses the focus.
    handle.focus()
  }
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
    <li ref={ref} className={`boxed ${classes.photo}`} data-dragging={isDragging} data-photo={name}>
      <UnstyledButton
        ref={handleRef}
        display="block"
        w="100%"
        className={classes.frame}
        aria-label={t('object.photo.drag', { name })}
        onKeyDown={moveByKey}
      >
        <Image src={pictureAddress(photo, 'thumb')} alt="" draggable={false} />
      </UnstyledButton>
      {index === 0 && (
        <Pill bare className={classes.cover}>
          {t('object.photo.cover')}
        </Pill>
      )}
      {photo.damaged && (
        <Pill bare className={classes.damaged} tone="red">
          {t('object.photo.damaged')}
        </Pill>
      )}
      <Group gap={2} p={3} justify="space-between">
        {photo.damaged && tool(t('object.photo.accept', { name }), IconEye, onAccept, false)}
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
      </Group>
    </li>
  )
}
