import { JumpLinks } from '#kit/form/JumpLinks.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { SectionName } from './accountSections.ts'

/** Jumps to the sections of an account's form. */
export function AnchorLinks({ to }: { to: readonly SectionName[] }) {
  const t = useText()
  const links = to.map((anchor) => ({ anchor, title: t(`account.section.${anchor}`) }))
  return <JumpLinks label={t('account.viewFields')} to={links} />
}
