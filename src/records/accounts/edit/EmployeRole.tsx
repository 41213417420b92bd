import { Group } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { sessionPaths } from '#base/session/session.paths.ts'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { RoleName } from '../view/RoleName.tsx'
import { useIsAdmin } from '../useIsAdmin.ts'

/** An employee's role; administrators also get links to change it and to set a password. */
export function EmployeRole({ id, role }: { id: number; role: string | null }) {
  const t = useText()
  const isAdmin = useIsAdmin()
  return (
    <Labelled label={t('account.role')}>
      <Group gap="md">
        <RoleName role={role} />
        {isAdmin && (
          <>
            <GoLink href={sessionPaths.changeEmployeRole(id)}>{t('account.changeRole')}</GoLink>
            <GoLink href={sessionPaths.setPassword(id)}>{t('account.setPassword')}</GoLink>
          </>
        )}
      </Group>
    </Labelled>
  )
}
