import { Group, Paper, Text, Title } from '@mantine/core'
import { Fragment, useId } from 'react'
import type { ReactNode } from 'react'

type CardProps = { title: string; children: ReactNode }

export function FactCard({ title, children }: CardProps) {
  const id = useId()
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Title order={2} mb="xs" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  )
}

/** The heading of a part of a card. */
export const CardPart = ({ children }: { children: ReactNode }) => (
  <Title order={3} mt="md" mb={4}>
    {children}
  </Title>
)

/** Facts without a value are left out. */
export type Fact = readonly [label: string, value: ReactNode]

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="facts">
    {facts.map(
      ([label, value]) =>
        value !== null && (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
    )}
  </dl>
)

type RowsProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  children: (item: Item) => ReactNode
  /** Shown if there are no rows. */
  none?: string
}

export const Rows = <Item,>({ items, keyOf, children, none }: RowsProps<Item>) => (
  <>
    {items.length === 0 && none && (
      <Text size="sm" className="quiet">
        {none}
      </Text>
    )}
    <ul className="ruled">
      {items.map((item) => (
        <Group component="li" key={keyOf(item)} gap="xs" justify="space-between" py={6}>
          {children(item)}
        </Group>
      ))}
    </ul>
  </>
)

/** Shown at the end of a row. */
export const Detail = ({
  children,
  isTrouble = false,
}: {
  children: ReactNode
  isTrouble?: boolean
}) => (
  <Text size="xs" {...(isTrouble ? { c: 'var(--estia-red)' } : { className: 'quiet' })}>
    {children}
  </Text>
)
