import { Box, Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Face } from './Face.tsx'
import classes from './RecordTitle.module.css'

type Props = {
  /** A person and a wish, or a home and a place; the number stands for it until it is known. */
  title: ReactNode
  /** Such as "Lead #3001". */
  number?: string | undefined
  /** What else tells it from others, in one quiet line. */
  line?: ReactNode
  /** The name of the person whose initials stand before it. */
  face?: string | null | undefined
  /** States, and who is assigned. */
  children?: ReactNode
}

/** The head of a record: what it is, and its number small beside it. */
export function RecordTitle({ title, number, line, face, children }: Props) {
  return (
    <Group gap={12} wrap="nowrap" miw={0} className={classes.head!}>
      {face && <Face name={face} size={44} />}
      <Box flex={1} miw={0}>
        <Group gap="2px var(--mantine-spacing-xs)">
          <Title order={1}>
            {title || number}
            {title && number && <small> {number}</small>}
          </Title>
          {children}
        </Group>
        {line && (
          <Text inherit c="dimmed">
            {line}
          </Text>
        )}
      </Box>
    </Group>
  )
}
