import { JumpLinks } from '#kit/form/JumpLinks.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { editSections } from '../objectParts.ts'

/** Jumps to the sections of an object's form. */
export function SectionLinks() {
  const t = useText()
  const links = editSections.map((anchor) => ({ anchor, title: t(`object.section.${anchor}`) }))
  return <JumpLinks label={t('object.anchors')} to={links} />
}
