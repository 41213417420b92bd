import { Paper, Title } from '@mantine/core'
import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from '../operations.module.css'

type CardProps = { title: string; children: ReactNode }

export function FactCard({ title, children }: CardProps) {
  const id = useId()
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={id}>
      <Title order={2} size="h4" mb="xs" id={id}>
        {title}
      </Title>
      {children}
    </Paper>
  )
}

export type Fact = readonly [label: string, value: ReactNode]

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.facts}>
    {facts.map(([label, value]) => (
      <FactRow key={label} label={label} value={value} />
    ))}
  </dl>
)

const FactRow = ({ label, value }: { label: string; value: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd className="numbers">{value}</dd>
  </>
)
