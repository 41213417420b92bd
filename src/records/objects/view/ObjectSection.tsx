import type { ReactNode } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { SectionName } from '../objectParts.ts'

type Props = {
  name: SectionName
  children: ReactNode
}

/** A section of an object, with its title and an anchor. */
export function ObjectSection({ name, children }: Props) {
  const t = useText()
  return (
    <Section title={t(`object.section.${name}`)} anchor={name} columns={1}>
      {children}
    </Section>
  )
}
