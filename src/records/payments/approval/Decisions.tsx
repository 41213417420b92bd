// The client's actions on an expense: approve, decline with a reason, ask; and those already taken.
import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconBan, IconMessageQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { Done } from '#base/session/sign-in/Done.tsx'
import type { ExpenseForApproval } from './approval.contract.ts'
import { SayForm } from './SayForm.tsx'
import { useDecision } from './useDecision.ts'

type Props = { token: string; expense: ExpenseForApproval; onOutdated: () => Promise<unknown> }

export function Decisions({ token, expense, onOutdated }: Props) {
  const t = useText()
  const [writing, setWriting] = useState<'reason' | 'question'>()
  const { isDeciding, failure, approve, revert, decline, ask } = useDecision(
    token,
    expense,
    onOutdated,
  )
  const { isClosed, canDecline, canRevertApproval } = expense
  const isApproved = expense.confirmedByClientDate !== null
  const isDeclined = expense.declinedByClientDate !== null
  const isAsked = expense.messages.at(-1)?.kind === 'question'
  const end = (isSent: boolean) => {
    if (isSent) setWriting(undefined)
    return isSent
  }
  return (
    <Stack>
      <Failure text={failure} />
      {isApproved && <Done text={t('approval.done')} />}
      {isDeclined && (
        <Alert color="trouble" icon={<IconBan size={18} aria-hidden />}>
          {t('approval.declined')}
        </Alert>
      )}
      {isAsked && !isClosed && (
        <Alert color="toDo" icon={<IconMessageQuestion size={18} aria-hidden />}>
          {t('approval.asked')}
        </Alert>
      )}
      {isClosed && !isApproved && <Alert color="toDo">{t('approval.closed')}</Alert>}
      {writing === 'reason' && (
        <SayForm
          label={t('approval.declineReason')}
          submit={t('approval.decline')}
          isBusy={isDeciding}
          onSubmit={async (reason) => end(await decline(reason))}
          onCancel={() => setWriting(undefined)}
        />
      )}
      {writing === 'question' && (
        <SayForm
          label={t('approval.question')}
          submit={t('approval.sendQuestion')}
          isBusy={isDeciding}
          onSubmit={async (question) => end(await ask(question))}
          onCancel={() => setWriting(undefined)}
        />
      )}
      {writing === undefined && (
        <Group gap="xs">
          {isApproved
            ? canRevertApproval && (
                <Button variant="default" disabled={isDeciding} onClick={() => void revert()}>
                  {t('approval.revert')}
                </Button>
              )
            : !isClosed && (
                <Button disabled={isDeciding} onClick={() => void approve()}>
                  {t(isDeclined ? 'approval.approveAfterAll' : 'approval.approve')}
                </Button>
              )}
          {canDecline && !isDeclined && (
            <Button variant="default" disabled={isDeciding} onClick={() => setWriting('reason')}>
              {t('approval.decline')}
            </Button>
          )}
          {!isClosed && (
            <Button variant="default" disabled={isDeciding} onClick={() => setWriting('question')}>
              {t('approval.askQuestion')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}
