// What a party reads, ticks and signs: on the agent's device, or through a link.
import { Alert, Button, Checkbox, Group, Paper, SegmentedControl, Stack } from '@mantine/core'
import { IconWriting } from '@tabler/icons-react'
import { useState } from 'react'
import { CallFailed } from '#kit/http/call.ts'
import { languageNames } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { failureText } from '#kit/ui/failureText.ts'
import type { OrderContent, Signature } from '../orderContent.contract.ts'
import type { Signing } from '../orders.contract.ts'
import { DocumentPhoto } from './DocumentPhoto.tsx'
import { OrderText } from './OrderText.tsx'
import { placeNow } from './placeNow.ts'
import { SignaturePad } from './SignaturePad.tsx'

type Props = {
  content: OrderContent
  /** Whose signature it is. */
  party: string
  /** Sends it; rejects with CallFailed. */
  onSign: (signing: Signing, photo: Blob | null) => Promise<unknown>
  /** Whether the party's document may be photographed. */
  withPhoto?: boolean
}

export function SignForm({ content, party, onSign, withPhoto = false }: Props) {
  const t = useText()
  const { documents } = content
  const [language, setLanguage] = useState(documents[0]!.language)
  const document = documents.find((one) => one.language === language)!
  const [ticks, setTicks] = useState<readonly string[]>([])
  const [withPlace, setWithPlace] = useState(false)
  const [signature, setSignature] = useState<Signature | null>(null)
  const [photo, setPhoto] = useState<Blob | null>(null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const errors = failure instanceof CallFailed ? failure.problem.errors : undefined
  const send = async () => {
    if (!signature) return
    setSending(true)
    setFailure(undefined)
    try {
      const place = withPlace ? await placeNow() : null
      await onSign({ ticks: [...ticks], signature, place, language }, photo)
    } catch (error) {
      setFailure(error)
    } finally {
      setSending(false)
    }
  }
  const wanted = document.blocks.filter(({ is }) => is === 'tick')
  const isReady = signature !== null && wanted.every(({ name }) => ticks.includes(name))
  return (
    <Stack maw={720}>
      {documents.length > 1 && (
        <SegmentedControl
          aria-label={t('order.language')}
          data={documents.map((one) => ({
            value: one.language,
            label: languageNames[one.language],
          }))}
          value={language}
          onChange={(chosen) => setLanguage(chosen as typeof language)}
        />
      )}
      <Paper withBorder p="md">
        <OrderText document={document} />
      </Paper>
      {wanted.map(({ name, text }) => (
        <Checkbox
          key={name}
          label={text}
          checked={ticks.includes(name)}
          onChange={(event) =>
            setTicks(
              event.currentTarget.checked
                ? [...ticks, name]
                : ticks.filter((ticked) => ticked !== name),
            )
          }
        />
      ))}
      <Checkbox
        label={t('order.sign.withPlace')}
        checked={withPlace}
        onChange={(event) => setWithPlace(event.currentTarget.checked)}
      />
      {withPhoto && <DocumentPhoto error={errors?.['photo']?.join(' ')} onChange={setPhoto} />}
      <SignaturePad
        label={t('order.sign.signature', { name: party })}
        error={errors?.['signature']?.join(' ')}
        onChange={setSignature}
      />
      {failure !== undefined && (
        <Alert color="trouble" role="alert">
          {failureText(failure, t)}
        </Alert>
      )}
      <Group>
        <Button
          leftSection={<IconWriting size={16} aria-hidden />}
          disabled={!isReady}
          loading={isSending}
          onClick={() => void send()}
        >
          {t('order.sign.send')}
        </Button>
      </Group>
    </Stack>
  )
}
