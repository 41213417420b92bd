import { Text } from '@mantine/core'
import { IconMailX } from '@tabler/icons-react'
import { useBounces } from './useBounces.ts'

type Props = {
  addresses: readonly string[]
  /** Within a menu: the space of its items. */
  px?: 'sm'
}

/** A sentence for each of the addresses to which mail could not be delivered: before a mail is sent there, or below its field. */
export const BounceNotes = ({ addresses, px }: Props) =>
  useBounces(addresses).map(({ address, text, said }) => (
    <Text
      key={address}
      size="sm"
      c="var(--estia-amber)"
      maw={480}
      {...(px && { px })}
      title={said ?? undefined}
      style={{ overflowWrap: 'anywhere' }}
    >
      <IconMailX size={16} aria-hidden style={{ verticalAlign: 'text-bottom' }} />{' '}
      {addresses.length > 1 && `${address}: `}
      {text}
    </Text>
  ))
