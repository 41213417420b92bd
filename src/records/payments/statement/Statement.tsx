// The payments of one account: its sums, its incomes and expenses, and the balance after each.
import { Anchor, Button, Group, Skeleton, Stack, Title } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { splitTexts } from '#kit/fields/kinds.ts'
import { CallFailed } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { NotForYou } from '#base/register/NotForYou.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { CountBadge } from '#kit/list/ListHeader.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { Face } from '#kit/ui/Face.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { paymentPaths } from '../payments.paths.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { useVariant } from '#base/session/person/useVariant.ts'
import { StatementMonths } from '../papers/StatementMonths.tsx'
import { StatementPapers } from '../papers/StatementPapers.tsx'
import { AdministrationMenu } from './AdministrationMenu.tsx'
import { statementApi, statementSorts } from './statement.contract.ts'
import { StatementFilterFields, statementFilters } from './StatementFilterFields.tsx'
import { StatementPeriod } from './StatementPeriod.tsx'
import { StatementSums } from './StatementSums.tsx'
import { columnsFor } from './statementColumns.tsx'

const sizes = [25, 50, 100, 250, 1000]

/** Undefined for the user's own. */
export function Statement({ accountId }: { accountId?: number }) {
  const t = useText()
  const may = useMay()
  const listState = useListState({
    name: `Statement.${accountId ?? 'own'}`,
    filters: statementFilters,
    sizes,
    defaultSize: 25,
    opensBy: { by: 'transactionDate', desc: true },
  })
  const list = useList(statementApi.statement, listState, {
    input: (filters) => ({ ...filters, ...(accountId !== undefined && { accountId }) }),
  })
  const { answer } = list
  usePageTitle(answer ? `${t('payment.title')}: ${answer.accountDisplayName}` : t('payment.title'))
  const { filters, sort } = listState
  const { from: _from, till: _till, approval: _approval, ...kinds } = filters
  const sortBy = statementSorts.find((one) => one === sort?.by)
  const sorted = sortBy && { sortBy, sortDesc: sort?.desc }
  const isAdmin = may(admin)
  const email = answer?.accountEmail ?? ''
  const columns = useMemo(() => columnsFor(isAdmin, splitTexts(email)), [isAdmin, email])
  if (list.failure instanceof CallFailed && list.failure.status === 403) return <NotForYou />
  // Reserves the space of the actions until the account is known.
  const id = answer?.id ?? accountId
  const isThere = answer !== undefined || !list.failure
  const add = isAdmin && isThere && id !== undefined && <AddButtons accountId={id} />
  return (
    <>
      <Group gap="sm" mb="sm">
        {/* A long name does not move what is beside or below it. */}
        <Group gap="sm" wrap="nowrap" flex="1 1 20rem" miw={0}>
          {answer ? (
            <Face name={answer.accountDisplayName} size={44} />
          ) : (
            isThere && <Skeleton circle height={44} />
          )}
          <Title order={1} className="cut" title={answer?.accountDisplayName}>
            {answer && isAdmin ? (
              <AccountLink id={answer.id} name={answer.accountDisplayName} />
            ) : (
              (answer?.accountDisplayName ?? t('payment.title'))
            )}
          </Title>
          <CountBadge count={list.totalRows} />
        </Group>
        <StatementFilterFields listState={listState} options={answer?.options} />
        <Group gap="xs" ml="auto" className="iconsOnPhone">
          {isThere && (
            <StatementPapers
              accountId={id}
              account={answer?.accountDisplayName}
              query={{ ...filters, ...sorted }}
            />
          )}
          {add}
          {isAdmin && isThere && id !== undefined && (
            <AdministrationMenu accountId={id} email={answer?.accountEmail} />
          )}
        </Group>
      </Group>
      {isThere && (
        <Stack gap="sm" mb="sm" align="stretch">
          <StatementPeriod
            value={filters}
            onChange={({ from, till }) => listState.setFilters({ ...filters, from, till })}
          />
          <StatementSums
            sums={answer}
            ofPeriod={Boolean(filters.from || filters.till)}
            filtered={listState.filtered}
          />
          <StatementMonths accountId={id} query={kinds} />
        </Stack>
      )}
      <DataTable
        list={list}
        columns={columns}
        label={t('payment.statement')}
        rowTone={({ statusId }) => (statusId === 0 ? 'amber' : undefined)}
        rowName={({ referenceNumber }) => referenceNumber}
        empty={
          <EmptyState
            title={t('payment.noTransactions')}
            text={t('payment.noTransactionsText')}
            action={add}
          />
        }
      />
      <ListFooter list={list} />
    </>
  )
}

/** At the payments host, links to the account at the office's host, if there is one. */
function AccountLink({ id, name }: { id: number; name: string }) {
  const variant = useVariant()
  if (!variant?.paymentsOnly) return <GoLink href={accountPaths.account(id)}>{name}</GoLink>
  if (!variant.crmUrl) return name
  return (
    <Anchor href={variant.crmUrl + accountPaths.account(id)} inherit>
      {name}
    </Anchor>
  )
}

function AddButtons({ accountId }: { accountId: number }) {
  const t = useText()
  return (
    <>
      <Button
        component={RouteLink}
        href={paymentPaths.addIncome(accountId)}
        leftSection={<IconPlus size={16} aria-hidden />}
      >
        {t('payment.addIncome')}
      </Button>
      <Button
        component={RouteLink}
        variant="default"
        href={paymentPaths.addExpense(accountId)}
        leftSection={<IconMinus size={16} aria-hidden />}
      >
        {t('payment.addExpense')}
      </Button>
    </>
  )
}
