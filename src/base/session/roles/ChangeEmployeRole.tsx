import { Button, Checkbox, Group, Paper, Radio, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Hint } from '#base/register/hints/Hint.tsx'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { Done } from '../sign-in/Done.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { renewSession } from '../person/renewSession.ts'
import type { Role } from '#base/permissions/roles.contract.ts'
import { userRoleApi } from './userRole.contract.ts'
import type { UserRole } from './userRole.contract.ts'

export function ChangeEmployeRole({ id }: { id: number }) {
  const t = useText()
  usePageTitle(t('session.changeRole'))
  const query = useAnswer(userRoleApi.getUserRole, { params: { id: String(id) } })
  return (
    <Paper withBorder p="lg" maw={520}>
      <Group gap={4} mb="md">
        <Title order={1} size="h2">
          {t('session.changeRole')}
        </Title>
        <Hint name="roles" about={t('session.newRole')} />
      </Group>
      <Loaded query={query}>{(user) => <RoleForm key={id} id={id} user={user} />}</Loaded>
    </Paper>
  )
}

function RoleForm({ id, user }: { id: number; user: UserRole }) {
  const t = useText()
  const goBack = useGoBack()
  const queryClient = useQueryClient()
  const [role, setRole] = useState(user.role)
  const [checks, setChecks] = useState(user.checksClients ?? false)
  // Administrators do so anyway; without a sign-in nobody is named.
  const canBeNamed = role === 'employee' && user.checksClients !== null
  const save = useMutation({
    mutationFn: (next: string) =>
      call(
        userRoleApi.changeUserRole,
        {
          params: { id: String(id) },
          body: { role: next as Role, ...(canBeNamed && { checksClients: checks }) },
        },
        { quiet: true },
      ),
    onSuccess: async () => {
      await renewSession()
      await queryClient.invalidateQueries()
    },
  })
  const current =
    user.roleList.find(({ value }) => value === user.role)?.text ?? t('session.noRole')
  return (
    <Stack>
      <div>
        <GoLink href={hrefOfAccount(id)}>{user.name}</GoLink>
        <Text size="sm">{t('session.currentRole', { role: current })}</Text>
      </div>
      <Failure text={save.error && failureText(save.error, t)} />
      {save.isSuccess && <Done text={t('session.roleChanged')} />}
      <Radio.Group label={t('session.newRole')} value={role} onChange={setRole}>
        <Stack gap="xs" mt="xs">
          {user.roleList.map(({ value, text }) => (
            <Radio key={value} value={value} label={text} />
          ))}
        </Stack>
      </Radio.Group>
      {canBeNamed && (
        <Checkbox
          label={t('session.checksClients')}
          description={t('session.checksClientsHint')}
          checked={checks}
          onChange={(event) => setChecks(event.currentTarget.checked)}
        />
      )}
      <Group>
        <Button
          disabled={
            !role ||
            (role === user.role && (!canBeNamed || checks === user.checksClients)) ||
            save.isPending
          }
          onClick={() => role && save.mutate(role)}
        >
          {t('kit.save')}
        </Button>
        <Button variant="default" onClick={goBack}>
          {t('session.back')}
        </Button>
      </Group>
    </Stack>
  )
}
