import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { paths } from '#features/paths.ts'

const kinds = [
  ['home.addClient', paths.addClient],
  ['home.addOwner', paths.addOwner],
  ['home.addPartner', paths.addPartner],
  ['home.addProfessional', paths.addProfessional],
] as const

/** What staff add most. */
export function QuickAdd() {
  const t = useText()
  return (
    <Group gap="xs" component="nav" aria-label={t('home.add')}>
      {kinds.map(([key, href], index) => (
        <Button
          key={key}
          component={RouteLink}
          href={href}
          variant={index === 0 ? 'filled' : 'default'}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t(key)}
        </Button>
      ))}
    </Group>
  )
}
