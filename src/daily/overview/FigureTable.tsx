// Table of figures, each with a link to the list of its records.
import { Group, Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { RowBar } from '#kit/ui/figures/ChartCard.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'

export type Figure = { text: string; href?: string }
export type FigureRow = {
  key: string
  label: string
  /** Decoration before the label. */
  before?: ReactNode
  /** In all rows or in none. */
  bar?: { value: number; most: number }
  figures: readonly Figure[]
}

type Props = { label: string; head: readonly string[]; rows: readonly FigureRow[] }

export function FigureTable({ label, head, rows }: Props) {
  const [first, ...others] = head
  return (
    <Table.ScrollContainer minWidth={others.length > 2 ? 420 : 220} maxHeight={420}>
      <Table aria-label={label} stickyHeader verticalSpacing={4} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" {...(rows[0]?.bar && { colSpan: 2 })}>
              {first}
            </Table.Th>
            {others.map((each) => (
              <Table.Th key={each} scope="col" ta="right">
                {each}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, label: name, before, bar, figures }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" fw={400}>
                <Group gap="xs" wrap="nowrap">
                  {before}
                  {name}
                </Group>
              </Table.Th>
              {bar && (
                <Table.Td w="30%">
                  <RowBar {...bar} />
                </Table.Td>
              )}
              {figures.map(({ text, href }, at) => (
                <Table.Td key={head[at + 1]} ta="right" style={{ whiteSpace: 'nowrap' }}>
                  {href ? (
                    <GoLink
                      href={href}
                      style={{ color: 'inherit' }}
                      aria-label={`${name}, ${head[at + 1]}: ${text}`}
                    >
                      {text}
                    </GoLink>
                  ) : (
                    text
                  )}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
