import { Anchor, Group } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { SectionName } from './accountSections.ts'

/** Jumps to the sections of a long form, without touching the address. */
export function AnchorLinks({ to }: { to: readonly SectionName[] }) {
  const t = useText()
  return (
    <Group component="nav" gap="md" mb="sm" aria-label={t('account.viewFields')}>
      {to.map((name) => (
        <Anchor key={name} component="button" type="button" size="sm" onClick={() => jumpTo(name)}>
          {t(`account.section.${name}`)}
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
