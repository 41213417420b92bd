// Two values for each of some fields, for the person to choose one.
import { Alert, Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { SidesTable } from './SidesTable.tsx'

type Props = ComponentProps<typeof SidesTable> & {
  icon: ReactNode
  title: string
  text: string
  /** Content below the fields. */
  children?: ReactNode
}

export const SidesPanel = ({ icon, title, text, children, ...table }: Props) => (
  <Alert color="toDo" role="alert" icon={icon} title={title} mb="md">
    <Text size="sm" mb="xs">
      {text}
    </Text>
    <SidesTable {...table} />
    {children}
  </Alert>
)
