// For administrators: the roles that require a second factor, and the people with theirs and a reset button.
import { Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Failure } from '#kit/ui/Failure.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { hrefOfAccount } from '#base/register/recordPaths.ts'
import { FactorState, ResetFactors, RoleName } from './staffFactorCells.tsx'
import { secondFactorApi } from './secondFactor.contract.ts'
import { ruledRoles, staffFactorsApi } from './staffFactors.contract.ts'
import type { Rule } from './staffFactors.contract.ts'
import { useFactorChange } from './useFactorChange.tsx'

const c = columnsOf(staffFactorsApi.listPeople, 'security.person')
const columns = [
  c.link('name', ({ id }) => hrefOfAccount(id)),
  c.text('username'),
  c.cell('role', (row) => <RoleName role={row.role} />),
  c.cell('state', (row) => <FactorState person={row} />, { sort: false }),
  c.cell('reset', (row) => <ResetFactors person={row} />, { sort: false, align: 'right' }),
]

export function StaffFactors() {
  const t = useText()
  usePageTitle(t('security.staff'))
  const rule = useAnswer(staffFactorsApi.getRule, {})
  const listState = useListState({ name: 'StaffFactors', filters: {}, defaultSize: 20 })
  const list = useList(staffFactorsApi.listPeople, listState)
  return (
    <Stack>
      <ListHeader title={t('security.staff')} list={list} />
      <Paper component="section" withBorder p="lg" maw={760}>
        <Title order={2} mb="xs">
          {t('security.requiredFor')}
        </Title>
        <Loaded query={rule} place={<RuleChoice rule={noRule} isLoading />}>
          {(saved) => <RuleChoice rule={saved} />}
        </Loaded>
      </Paper>
      <DataTable
        list={list}
        columns={columns}
        label={t('security.staff')}
        empty={<EmptyState title={t('security.nobody')} text={t('security.nobodyText')} />}
      />
      <ListFooter list={list} />
    </Stack>
  )
}

const labels = { admin: 'security.requireAdmin', employee: 'security.requireEmployee' } as const

const noRule: Rule = { roles: [] }

function RuleChoice({ rule, isLoading = false }: { rule: Rule; isLoading?: boolean }) {
  const t = useText()
  const { data: factors } = useAnswer(secondFactorApi.getFactors, {})
  const { run, busy, failure, dialog } = useFactorChange(factors)
  const save = (role: Rule['roles'][number], isRequired: boolean) => {
    const roles = ruledRoles.filter((each) =>
      each === role ? isRequired : rule.roles.includes(each),
    )
    return run(() => call(staffFactorsApi.saveRule, { body: { roles } }, { quiet: true }))
  }
  return (
    <Stack gap="sm">
      <Group>
        {ruledRoles.map((role) => (
          <Checkbox
            key={role}
            label={t(labels[role])}
            checked={rule.roles.includes(role)}
            // Not disabled while saving, because a disabled checkbox loses the focus.
            aria-disabled={isLoading || busy}
            onChange={(event) => {
              if (!isLoading && !busy) void save(role, event.currentTarget.checked)
            }}
          />
        ))}
      </Group>
      <Text size="sm" className="quiet">
        {t('security.ruleText')}
      </Text>
      <Failure text={failure} />
      {dialog}
    </Stack>
  )
}
