// Cells that show an object's picture and status, in lists and in search results.
import { IconHome } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { pictureAddress } from '../photos/pictureAddress.ts'
import type { ObjectRow } from './objectLists.contract.ts'
import classes from './objectColumns.module.css'
import { Pill } from '#kit/ui/Pill.tsx'

type PictureProps = { row: Pick<ObjectRow, 'picture' | 'referenceNumber'> }

/** Has a fixed size, so that rows do not grow as pictures load; a wash of colour while there is none. */
export function Picture({ row: { picture, referenceNumber } }: PictureProps) {
  const t = useText()
  if (!picture)
    return (
      <span className={classes.picture}>
        <IconHome size={18} stroke={1.5} aria-hidden />
      </span>
    )
  return (
    <img
      className={classes.picture}
      src={pictureAddress({ systemName: picture }, 'thumb')}
      alt={t('object.pictureOf', { number: referenceNumber })}
      width={44}
      height={30}
      loading="lazy"
      decoding="async"
    />
  )
}

const colours = {
  published: 'green',
  waiting: 'amber',
  refused: 'red',
  internal: 'neutral',
  inactive: 'neutral',
} as const

export function Status({ row: { status } }: { row: Pick<ObjectRow, 'status'> }) {
  const t = useText()
  return (
    status && (
      <Pill tone={colours[status]} hollow={status === 'inactive'}>
        {t(`object.status.${status}`)}
      </Pill>
    )
  )
}
