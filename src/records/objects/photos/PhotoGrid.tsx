// The photos of an object in their order; they can be moved by dragging, keyboard and buttons.
import { DragDropProvider } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { byPointer } from '#kit/ui/byPointer.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import classes from './photos.module.css'
import { PhotoTile } from './PhotoTile.tsx'

type Props = {
  photos: readonly FileLink[]
  onMove: (from: number, to: number) => void
  onRemove: (photo: FileLink) => void
  onAccept: (photo: FileLink) => void
}

export function PhotoGrid({ photos, onMove, onRemove, onAccept }: Props) {
  const t = useText()
  const [announcement, setAnnouncement] = useState('')
  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= photos.length) return
    onMove(from, to)
    const name = photos[from]!.userName
    setAnnouncement(t('object.photo.moved', { name, place: to + 1, total: photos.length }))
  }
  return (
    <DragDropProvider
      {...byPointer}
      onDragEnd={({ operation, canceled }) => {
        const { source } = operation
        if (!canceled && isSortable(source)) move(source.initialIndex, source.index)
      }}
    >
      <ul className={`tiles ${classes.photos}`} aria-label={t('object.section.photos')}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.systemName}
            photo={photo}
            index={index}
            last={photos.length - 1}
            onMove={(to) => move(index, to)}
            onRemove={() => onRemove(photo)}
            onAccept={() => onAccept(photo)}
          />
        ))}
      </ul>
      <output className="onlyHeard">{announcement}</output>
    </DragDropProvider>
  )
}
