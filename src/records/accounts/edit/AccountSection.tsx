import type { ReactNode } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { Hint } from '#base/register/hints/Hint.tsx'
import type { SectionName } from '../view/accountSections.ts'

type Props = { name: SectionName; children: ReactNode }

/** A section of an account, with its title and an anchor. */
export function AccountSection({ name, children }: Props) {
  const t = useText()
  const title = t(`account.section.${name}`)
  return (
    <Section
      title={title}
      anchor={name}
      columns={1}
      actions={name === 'consents' && <Hint name="consents" about={title} />}
    >
      {children}
    </Section>
  )
}
