// Writes mails about records from a template. The sender sees each mail, and can change it, before it is sent.
import { Alert, Button, Group, List, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { newRequestKey } from '#kit/http/requestKey.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { useGoBack } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { showNotice } from '#kit/ui/notices.ts'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { mostLetters } from './addressedKinds.contract.ts'
import type { AddressedKind } from './addressedKinds.contract.ts'
import { LetterCard } from './LetterCard.tsx'
import type { LetterEdit } from './LetterCard.tsx'
import { mailTemplatesApi } from './mailTemplates.contract.ts'
import type { Letter } from './mailTemplates.contract.ts'

type Props = { entity: AddressedKind; ids: readonly number[] }

export function WriteMail({ entity, ids }: Props) {
  const t = useText()
  usePageTitle(t('writeMail.title'))
  const query = useAnswer(mailTemplatesApi.listMailTemplates, { query: {} })
  const [chosen, setChosen] = useState('')
  return (
    <>
      <Title order={1} mb="md">
        {t('writeMail.title')}
      </Title>
      <Loaded query={query} lines={3}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('mailTemplate.none')} text={t('mailTemplate.noneText')} />
          ) : (
            <NativeSelect
              label={t('writeMail.template')}
              maw={480}
              mb="md"
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
              data={[
                { value: '', label: t('writeMail.choose') },
                ...items.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )
        }
      </Loaded>
      {chosen !== '' && (
        <Letters key={chosen} entity={entity} ids={ids} templateId={Number(chosen)} />
      )}
    </>
  )
}

function Letters({ entity, ids, templateId }: Props & { templateId: number }) {
  const body = { entity, ids: [...ids], templateId }
  const query = useAnswer(mailTemplatesApi.previewLetters, { body })
  return (
    <Loaded query={query} lines={10}>
      {({ letters }) => <LettersToSend letters={letters} request={body} />}
    </Loaded>
  )
}

type ToSendProps = {
  letters: readonly Letter[]
  request: { entity: AddressedKind; ids: number[]; templateId: number }
}

function LettersToSend({ letters, request }: ToSendProps) {
  const t = useText()
  const goBack = useGoBack()
  const [requestKey] = useState(newRequestKey)
  const [isSending, setSending] = useState(false)
  const [edits, setEdits] = useState<Record<number, LetterEdit>>({})
  const reached = letters.filter(({ to }) => to !== null)
  const unreached = letters.filter(({ why }) => why !== null)
  const going = reached.filter(({ accountId }) => !edits[accountId]?.isLeftOut)
  const isTooMany = going.length > mostLetters
  const send = async () => {
    setSending(true)
    const written = going.map(({ accountId, recordId, to, subject, text }) => ({
      accountId,
      recordId,
      to: to!,
      subject: edits[accountId]?.subject ?? subject,
      text: edits[accountId]?.text ?? text,
    }))
    try {
      const body = { ...request, letters: written }
      const { sent } = await call(mailTemplatesApi.sendLetters, { body }, { requestKey })
      showNotice({ message: t('writeMail.sent', { count: sent }) })
      goBack()
    } catch {
      // The banner shows the error.
      setSending(false)
    }
  }
  return (
    <Stack component="form" onSubmit={(event) => (event.preventDefault(), void send())}>
      {unreached.length > 0 && (
        <Alert color="toDo" title={t('writeMail.leftOut')}>
          <List size="sm">
            {unreached.map(({ accountId, name, why }) => (
              <List.Item key={accountId}>{t(`writeMail.${why!}`, { name })}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {letters.length === 0 && (
        <EmptyState title={t('writeMail.nobody')} text={t('writeMail.nobodyText')} />
      )}
      {reached.map((letter) => (
        <LetterCard
          key={letter.accountId}
          letter={letter}
          edit={edits[letter.accountId] ?? {}}
          onEdit={(edit) => setEdits((all) => ({ ...all, [letter.accountId]: edit }))}
        />
      ))}
      {reached.length > 0 && (
        <Text size="sm" className="quiet">
          {t('writeMail.signed')}
        </Text>
      )}
      {isTooMany && <Alert color="toDo">{t('writeMail.tooMany', { count: mostLetters })}</Alert>}
      {reached.length > 0 && (
        <Group>
          <Button type="submit" loading={isSending} disabled={going.length === 0 || isTooMany}>
            {t('writeMail.send', { count: going.length })}
          </Button>
          <Button variant="default" onClick={goBack}>
            {t('kit.cancel')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
