import { Button } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'

type Props = ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps | 'value' | 'ref'> & {
    /** Yes, no, or neither. */
    value: boolean | null
    children: ReactNode
  }

const looks = {
  true: { variant: 'light', bd: '1px solid var(--estia-link)' },
  false: { bg: 'var(--estia-sunken)', c: 'var(--estia-soft)', bd: '1px dashed var(--estia-edge)' },
  null: {},
} as const

/** A small button that is a value. It is as wide in every state, so that none moves while one presses. */
export function Chip({ value, children, ...button }: Props) {
  const Icon = value === true ? IconCheck : value === false ? IconX : null
  return (
    <Button
      variant="default"
      radius="xl"
      fw={500}
      px={Icon ? 'sm' : '1.4rem'}
      {...looks[`${value}`]}
      {...button}
    >
      {Icon && (
        <Icon size="0.875rem" style={{ flex: 'none', marginInlineEnd: '0.375rem' }} aria-hidden />
      )}
      <span style={value === false ? { textDecoration: 'line-through' } : undefined}>
        {children}
      </span>
    </Button>
  )
}
