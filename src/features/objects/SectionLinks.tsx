import { Anchor, Group } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { editSections } from './objectParts.ts'

/** Jumps to the sections of the long form, without touching the address. */
export function SectionLinks() {
  const t = useText()
  return (
    <Group component="nav" gap="md" mb="sm" aria-label={t('object.anchors')}>
      {editSections.map((name) => (
        <Anchor key={name} component="button" type="button" size="sm" onClick={() => jumpTo(name)}>
          {t(`object.section.${name}`)}
        </Anchor>
      ))}
    </Group>
  )
}

function jumpTo(name: string) {
  const section = document.getElementById(name)
  section?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
}
