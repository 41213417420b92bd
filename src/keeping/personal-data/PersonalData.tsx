// A person's data: download it, or erase it for good.
import { Alert, Button, Group, List, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconAlertTriangle, IconDownload, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { personalDataApi } from './personalData.contract.ts'
import type { StoredPersonalData } from './personalData.contract.ts'
import { OtherSpellings } from './OtherSpellings.tsx'
import { useErase } from './useErase.ts'

export function PersonalData({ id }: { id: number }) {
  const t = useText()
  const query = useAnswer(personalDataApi.whatIsHeld, { params: { id: String(id) } })
  const title = t('personalData.title', { name: query.data?.name ?? `#${id}` })
  usePageTitle(title)
  return (
    <>
      <Title order={1} mb="md">
        {title}
      </Title>
      <Loaded query={query} lines={6}>
        {(held) => (
          <Stack maw={760}>
            <TakeOut held={held} />
            <Erase held={held} />
          </Stack>
        )}
      </Loaded>
    </>
  )
}

function TakeOut({ held }: { held: StoredPersonalData }) {
  const t = useText()
  const label = useLabel()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const takeOut = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const params = { id: String(held.id) }
      const answer: unknown = await call(personalDataApi.takeOut, { params }, { quiet: true })
      saveAs(answer as Blob, `${held.name}.zip`)
    } catch (refused) {
      setFailure(refused)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Paper component="section" withBorder p="lg">
      <Title order={2} size="h3" mb="xs">
        {t('personalData.held')}
      </Title>
      <Text size="sm">
        <GoLink href={accountPaths.account(held.id)}>{held.name}</GoLink>
      </Text>
      <List size="sm" listStyleType="none">
        {held.counts.map(({ kind, count }) => (
          <List.Item key={kind}>
            {label(`record.${kind}`)}: {count}
          </List.Item>
        ))}
      </List>
      {held.merged > 0 && <Text size="sm">{t('personalData.merged', { count: held.merged })}</Text>}
      <Text size="sm" className="quiet" my="sm">
        {t('personalData.takeOutText')}
      </Text>
      {failure !== null && <Failure text={failureText(failure, t)} />}
      <Button
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={busy}
        onClick={() => void takeOut()}
      >
        {t('personalData.takeOut')}
      </Button>
    </Paper>
  )
}

function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

function Erase({ held }: { held: StoredPersonalData }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [alsoStrike, setAlsoStrike] = useState<string[]>([])
  const { erase, busy, failure } = useErase(held)
  const forbidden = held.against.some(({ mayGoOn }) => !mayGoOn)
  return (
    <Paper component="section" withBorder p="lg">
      <Title order={2} size="h3" mb="xs">
        {t('personalData.erase')}
      </Title>
      <Text size="sm" mb="sm">
        {t('personalData.eraseText')}
      </Text>
      <StandsAgainst held={held} forbidden={forbidden} />
      {held.retained && (
        <Text size="sm" mt="sm">
          {t('personalData.retained', { ...held.retained, day: formatDate(held.retained.until) })}
        </Text>
      )}
      {!forbidden && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() === held.name) void erase(typed.trim(), alsoStrike)
          }}
        >
          <OtherSpellings id={held.id} chosen={alsoStrike} choose={setAlsoStrike} />
          <TextInput
            mt="sm"
            label={t('personalData.typeName', { name: held.name })}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {failure !== null && <Failure text={failureText(failure, t)} />}
          <Group mt="sm">
            <Button
              type="submit"
              color="trouble"
              disabled={typed.trim() !== held.name}
              loading={busy}
              leftSection={<IconTrash size={16} aria-hidden />}
            >
              {t(held.against.length > 0 ? 'personalData.anyway' : 'personalData.erase')}
            </Button>
          </Group>
        </form>
      )}
    </Paper>
  )
}

function StandsAgainst({ held, forbidden }: { held: StoredPersonalData; forbidden: boolean }) {
  const t = useText()
  if (held.against.length === 0)
    return (
      <Text size="sm" className="quiet">
        {t('personalData.nothingAgainst')}
      </Text>
    )
  return (
    <Alert
      color={forbidden ? 'trouble' : 'toDo'}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('personalData.standsAgainst')}
    >
      <List size="sm">
        {held.against.map(({ reason, count, until }) => (
          <List.Item key={reason}>
            {t(`personalData.against.${reason}`, { count })}
            {until && ` ${t('personalData.keptUntil', { day: formatDate(until) })}`}
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt="xs">
        {t(forbidden ? 'personalData.mustStay' : 'personalData.mayDecide')}
      </Text>
    </Alert>
  )
}
