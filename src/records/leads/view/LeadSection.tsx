import type { ReactNode } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'

type Props = {
  name:
    | 'request'
    | 'wishes'
    | 'services'
    | 'sending'
    | 'progress'
    | 'description'
    | 'account'
    | 'service'
  children: ReactNode
}

/** A section of a lead, with its title and an anchor. */
export function LeadSection({ name, children }: Props) {
  const t = useText()
  return (
    <Section title={t(`lead.section.${name}`)} anchor={`lead-${name}`} columns={1}>
      {children}
    </Section>
  )
}
