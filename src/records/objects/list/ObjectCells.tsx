// What a row shows of an object, in lists and among what a search has found.
import { Badge } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { pictureAddress } from '../photos/pictureAddress.ts'
import type { ObjectRow } from './objectLists.contract.ts'
import classes from './objectColumns.module.css'

// Of a size that is known, so that no row grows as pictures come.
type PictureProps = { row: Pick<ObjectRow, 'picture' | 'referenceNumber'> }

export function Picture({ row: { picture, referenceNumber } }: PictureProps) {
  const t = useText()
  return (
    <img
      className={classes.picture}
      src={pictureAddress({ systemName: picture ?? '' }, 'thumb')}
      alt={t('object.pictureOf', { number: referenceNumber })}
      width={60}
      height={42}
      loading="lazy"
      decoding="async"
    />
  )
}

const colours = {
  published: 'done',
  waiting: 'toDo',
  refused: 'trouble',
  internal: 'gray',
  inactive: 'gray',
} as const

export function Status({ row: { status } }: { row: Pick<ObjectRow, 'status'> }) {
  const t = useText()
  return (
    status && (
      <Badge color={colours[status]} className={classes.status}>
        {t(`object.status.${status}`)}
      </Badge>
    )
  )
}
