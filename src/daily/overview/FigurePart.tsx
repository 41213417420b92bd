// Section of the overview: headline figures, chart and tables.
import { Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { barsHeight } from './barsHeight.ts'
import type { Figure } from './FigureTable.tsx'

/** Charts are a large chunk; load them lazily. */
export const Bars = lazyPart(() => import('./FigureBars.tsx').then((all) => all.FigureBars), {
  place: (of) => <Skeleton h={barsHeight(of)} />,
})

type Head = Figure & { label: string }
type Props = { title: string; heads: readonly Head[]; note?: string; children?: ReactNode }

export function FigurePart({ title, heads, note, children }: Props) {
  return (
    <Paper component="section" withBorder p="lg" aria-label={title}>
      <Stack gap="md">
        <Title order={2} size="h3">
          {title}
        </Title>
        <Group gap="xl">
          {heads.map(({ label, text, href }) => (
            <div key={label}>
              <Text size="sm" className="quiet">
                {label}
              </Text>
              <Text size="xl" fw={600} className="numbers">
                {href ? (
                  <GoLink href={href} aria-label={`${label}: ${text}`}>
                    {text}
                  </GoLink>
                ) : (
                  text
                )}
              </Text>
            </div>
          ))}
        </Group>
        {children}
        {note && (
          <Text size="sm" className="quiet">
            {note}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
