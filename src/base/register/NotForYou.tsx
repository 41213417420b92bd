import { Button, Group } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { admin, office } from '#base/permissions/permissions.contract.ts'
import type { Permission } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'

const textsOf = new Map([
  [admin, { title: 'shell.onlyAdmins', text: 'shell.onlyAdminsText' }],
  [office, { title: 'shell.onlyOffice', text: 'shell.onlyOfficeText' }],
] as const)
const others = { title: 'shell.notYours', text: 'shell.notYoursText' } as const

/** Shown instead of a screen that the person may not see. `may`: the screen's permission; without it, one record is not theirs. */
export function NotForYou({ may }: { may?: Permission }) {
  const t = useText()
  const goBack = useGoBack()
  const { title, text } = (may && textsOf.get(may)) ?? others
  usePageTitle(t(title))
  return (
    <EmptyState
      icon={<IconLock size={22} stroke={1.5} />}
      title={t(title)}
      text={t(text)}
      action={
        <Group gap="xs" justify="center">
          <Button variant="default" onClick={goBack}>
            {t('shell.back')}
          </Button>
          <Button component={GoLink} href="/">
            {t('shell.toHome')}
          </Button>
        </Group>
      }
    />
  )
}
