import { Anchor, Box, Button, Group, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { IconMailCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { formatInstantTime } from '#kit/fields/format.ts'
import { Section } from '#kit/form/Section.tsx'
import { call, pathOf } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { fileFailureText, mustNotBeTooLarge } from '#kit/ui/fileFailure.ts'
import { showNotice } from '#kit/ui/notices.ts'
import type { Order } from '../orders.contract.ts'
import type { AnswerFacts } from './answerFacts.contract.ts'
import { answerMegabytes, answerPart, orderAnswersApi } from './answers.contract.ts'

/** Mails in which the parties confirm the order, what their signatures prove, and a place to drop another. */
export function Answers({ id, order }: { id: number; order: Order }) {
  const t = useText()
  const adding = useMutation({
    mutationFn: (file: File) => {
      mustNotBeTooLarge(file, answerMegabytes)
      const form = new FormData()
      form.append(answerPart, file, file.name)
      const sent = { params: { id: String(id) }, body: form }
      return call(orderAnswersApi.addOrderAnswer, sent, { quiet: true })
    },
    onSuccess: () => showNotice({ message: t('order.answer.kept'), color: 'done' }),
  })
  const { variables: file, error, isPending } = adding
  const checked = order.acts.flatMap(({ act, answer }) =>
    act !== 'answered' && answer ? [answer] : [],
  )
  return (
    <Section title={t('order.answers')} columns={1}>
      <Stack gap="sm">
        <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }} aria-live="polite">
          {order.acts.map(({ act, number, answer }) =>
            act === 'answered' && answer ? (
              <li key={number}>
                <Answer
                  answer={{ ...answer, ...checked.findLast((one) => one.answer === number) }}
                  href={pathOf(orderAnswersApi.orderAnswer.path, {
                    id: String(id),
                    number: String(number),
                  })}
                />
              </li>
            ) : null,
          )}
        </Box>
        <Dropzone
          multiple={false}
          loading={isPending}
          onDropAny={(accepted, rejected) => {
            const dropped = accepted[0] ?? rejected[0]?.file
            if (dropped) adding.mutate(dropped)
          }}
          onDrop={() => {}}
          // Keyboards and screen readers use the button inside.
          tabIndex={-1}
          activateOnKeyboard={false}
          enablePointerEvents
          px="md"
          py="sm"
          inputProps={{ 'aria-label': t('order.answer.choose') }}
        >
          <Group gap="sm">
            <Button
              size="xs"
              variant="default"
              leftSection={<IconMailCheck size={14} aria-hidden />}
            >
              {t('order.answer.choose')}
            </Button>
            <Text size="sm" className="quiet">
              {t('order.answer.limit', { megabytes: answerMegabytes })}
            </Text>
          </Group>
        </Dropzone>
        <Text size="sm" className="quiet">
          {t('order.answer.hint')}
        </Text>
        {error && <Failure text={fileFailureText(file?.name ?? '', error, t)} />}
      </Stack>
    </Section>
  )
}

function Answer({ answer, href }: { answer: AnswerFacts; href: string }) {
  const t = useText()
  const { outcome, domain, from, party, subject, writtenOn } = answer
  const date = writtenOn === null ? '' : formatInstantTime(writtenOn)
  const isDoubtful = outcome !== 'proven' && outcome !== 'unchecked'
  return (
    <Stack gap={2} mb="sm" style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm" fw={600}>
        {party === null
          ? t('order.answer.from', { from: from ?? '', date })
          : t('order.answer.ofParty', { party, from: from ?? '', date })}
      </Text>
      {subject && <Text size="sm">{subject}</Text>}
      <Text size="sm" {...(isDoubtful && { c: 'var(--estia-amber)' })}>
        {t(`order.answer.${outcome}`, { domain: domain ?? '' })}
      </Text>
      {party === null && (
        <Text size="sm" c="var(--estia-amber)">
          {t('order.answer.stranger')}
        </Text>
      )}
      <Anchor size="sm" href={href} download>
        {t('order.answer.file')}
      </Anchor>
    </Stack>
  )
}
