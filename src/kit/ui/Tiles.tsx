import { Box } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'

type Props = ComponentPropsWithoutRef<'ul'> & {
  /** The least width of a column. */
  least: string
}

/** A list in columns, as many as there is room for. */
export const Tiles = ({ least, ...list }: Props) => (
  <Box component="ul" className="tiles" __vars={{ '--least': least }} {...list} />
)
