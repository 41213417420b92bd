// Two values of some fields, of which a person chooses one each.
import { Alert, Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { SidesTable } from './SidesTable.tsx'

type Props = ComponentProps<typeof SidesTable> & {
  icon: ReactNode
  title: string
  text: string
  /** Under the fields. */
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
