// The page where a client, without a sign-in, views an expense and decides about it.
import { Alert, Stack, Text } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { CallFailed } from '#kit/http/call.ts'
import { callOf, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { SignInPage } from '#base/session/sign-in/SignInPage.tsx'
import { useLanguageOfLink } from '#base/session/sign-in/useLanguageOfLink.ts'
import { approvalApi } from './approval.contract.ts'
import { ExpenseToApprove } from './ExpenseToApprove.tsx'

export function ApproveExpense({ token }: { token: string }) {
  const t = useText()
  const query = useAnswer(
    approvalApi.viewExpense,
    { params: { id: token } },
    {
      // Never refetched in the background, because the server logs each view.
      again: false,
      staleTime: Infinity,
      takes: (_known, change) =>
        (
          callOf(change, approvalApi.approveExpense, approvalApi.revertApprovalExpense) ??
          callOf(change, approvalApi.declineExpense) ??
          callOf(change, approvalApi.askAboutExpense)
        )?.answer,
    },
  )
  useLanguageOfLink(query.data?.language)
  const end = query.error instanceof CallFailed && query.error.status === 404 ? query.error : null
  const reason = end && String(end.problem['reason'])
  const title = end
    ? t(reason === 'unknown' ? 'approval.nothing' : 'approval.ended')
    : t('approval.title')
  return (
    <SignInPage title={title}>
      {end ? (
        <Alert role="alert" color="toDo" icon={<IconLinkOff size={18} aria-hidden />}>
          <Stack gap="xs">
            <Text size="sm">{end.message}</Text>
            <Text size="sm">{t('approval.ask')}</Text>
          </Stack>
        </Alert>
      ) : query.data ? (
        <ExpenseToApprove token={token} expense={query.data} onOutdated={() => query.refetch()} />
      ) : query.error ? (
        <LoadFailed failure={query.error} retry={() => void query.refetch()} />
      ) : (
        <Skeletons lines={6} />
      )}
    </SignInPage>
  )
}
