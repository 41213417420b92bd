import { IconHome } from '@tabler/icons-react'
import { Thumb } from '#kit/ui/Thumb.tsx'
import type { ThumbSize } from '#kit/ui/Thumb.tsx'
import { pictureAddress } from './photos/pictureAddress.ts'

type Props = {
  /** The system name of the first picture. */
  picture: string | null | undefined
  size?: ThumbSize
}

/** The first picture of an object, beside its name. */
export const ObjectThumb = ({ picture, size }: Props) => (
  <Thumb src={picture && pictureAddress({ systemName: picture }, 'thumb')} {...(size && { size })}>
    <IconHome size={20} stroke={1.5} />
  </Thumb>
)
