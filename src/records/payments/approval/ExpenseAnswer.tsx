// For the office, beside an expense: the client's messages, the answer, and closing the matter.
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { formatInstantTime } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ConfirmButton } from '#kit/ui/confirm/ConfirmButton.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { useMay } from '#base/session/person/useSession.ts'
import type { ViewedTransaction } from '../transactions/transactions.contract.ts'
import { approvalApi } from './approval.contract.ts'
import { ApprovalTalk } from './ApprovalTalk.tsx'
import { SayForm } from './SayForm.tsx'

export function ExpenseAnswer({ of }: { of: ViewedTransaction }) {
  const t = useText()
  const may = useMay()
  const { isBusy, answer, close } = useAnswering(of)
  const { messages, declinedByClientDate, askedByClientDate, approvalClosedOn } = of
  const states = [
    ['approval.state.asked', askedByClientDate],
    ['approval.state.declined', declinedByClientDate],
    ['approval.state.closed', approvalClosedOn],
  ] as const
  return (
    <Paper component="section" withBorder p="md" mt="md" aria-label={t('approval.talk')}>
      <Title order={2} size="h4" mb="xs">
        {t('approval.talk')}
      </Title>
      <Stack gap="sm">
        {states.map(
          ([key, at]) =>
            at && (
              <Text key={key} size="sm" fw={600}>
                {t(key, { date: formatInstantTime(at) })}
              </Text>
            ),
        )}
        <ApprovalTalk messages={messages} reader="staff" />
        {may(approvalApi.answerExpense.may) && (
          <SayForm
            label={t('approval.answer')}
            submit={t('approval.sendAnswer')}
            isBusy={isBusy}
            onSubmit={answer}
          />
        )}
        {may(approvalApi.closeApproval.may) && (
          <Group>
            {approvalClosedOn ? (
              <Button
                size="xs"
                variant="default"
                disabled={isBusy}
                onClick={() => void close(false)}
              >
                {t('approval.reopen')}
              </Button>
            ) : (
              <ConfirmButton
                size="xs"
                text={t('approval.closeText')}
                confirmText={t('approval.close')}
                onConfirmed={() => close(true)}
              >
                {t('approval.close')}
              </ConfirmButton>
            )}
          </Group>
        )}
      </Stack>
    </Paper>
  )
}

function useAnswering({ id, version }: ViewedTransaction) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const params = { id: String(id) }
  const during = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      return true
    } catch {
      // The error banner has shown it.
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    answer: (text: string) =>
      during(async () => {
        const body = { answer: text, version }
        const { mailedTo } = await call(approvalApi.answerExpense, { params, body })
        showNotice({
          message: mailedTo
            ? t('approval.answered', { email: mailedTo })
            : t('approval.answeredOnPage'),
        })
      }),
    close: (isClosed: boolean) =>
      during(() => call(approvalApi.closeApproval, { params, body: { isClosed, version } })),
  }
}
