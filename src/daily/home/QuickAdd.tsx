import { Group } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'

const kinds = [
  ['home.addClient', accountPaths.addClient],
  ['home.addOwner', accountPaths.addOwner],
  ['home.addPartner', accountPaths.addPartner],
  ['home.addProfessional', accountPaths.addProfessional],
] as const

/** Buttons to add the records that staff add most often. */
export function QuickAdd() {
  const t = useText()
  return (
    <Group gap="xs" component="nav" aria-label={t('home.add')}>
      {kinds.map(([key, href], index) => (
        <AddButton key={key} href={href} variant={index === 0 ? 'filled' : 'default'}>
          {t(key)}
        </AddButton>
      ))}
    </Group>
  )
}
