// What the agent enters at the door: small enough for a phone in one hand.
import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Paper,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { agencyToday } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { languageNames } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { lastDayOfTerm } from '../orderLength.ts'
import { orderPurposes, orderServices } from '../orderFields.contract.ts'
import type { OwnPocket } from './ownPocket.ts'
import { errorsIn, languagesOf, partyOf, termsFor } from './orderAtDoor.ts'
import type { DoorErrors, DoorParty, DoorValues } from './orderAtDoor.ts'
import type { PocketViewing } from './pocket.contract.ts'

type Props = {
  values: DoorValues
  pocket: OwnPocket
  viewing: PocketViewing
  onChange: (values: DoorValues) => void
  onRead: () => Promise<void>
}

export function DoorForm({ values, pocket, viewing, onChange, onRead }: Props) {
  const t = useText()
  const [errors, setErrors] = useState<DoorErrors>({})
  const set = (changes: Partial<DoorValues>) => onChange({ ...values, ...changes })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = errorsIn(values, pocket.office.piece)
    setErrors(found)
    if (Object.keys(found).length === 0) void onRead()
  }
  const says = (name: keyof DoorErrors) => errors[name] && t(errors[name])
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Client {...{ values, viewing, says }} set={set} />
        <Objects {...{ values, viewing, pocket }} error={says('objects')} set={set} />
        <Paper withBorder p="md">
          <Title order={2} size="h4" mb="sm">
            {t('order.section.fee')}
          </Title>
          <SimpleGrid cols={2} spacing="sm">
            <TextInput
              label={t('order.feePercent')}
              inputMode="decimal"
              maxLength={20}
              value={values.percent}
              error={says('percent')}
              onChange={(event) => set({ percent: event.currentTarget.value })}
            />
            <TextInput
              label={t('order.feeAmount')}
              inputMode="decimal"
              maxLength={20}
              value={values.amount}
              error={says('amount')}
              onChange={(event) => set({ amount: event.currentTarget.value })}
            />
          </SimpleGrid>
          <Checkbox
            mt="sm"
            label={t('order.isFeePlusVat')}
            checked={values.isPlusVat}
            onChange={(event) => set({ isPlusVat: event.currentTarget.checked })}
          />
        </Paper>
        <Terms {...{ values, pocket }} set={set} />
        <Group>
          <Button type="submit">{t('pocket.order.read')}</Button>
        </Group>
      </Stack>
    </form>
  )
}

type PartProps = { values: DoorValues; set: (changes: Partial<DoorValues>) => void }
const partyFields = [
  ['name', 250, 'text'],
  ['taxNumber', 40, 'numeric'],
  ['identityDocument', 80, 'text'],
  ['address', 300, 'text'],
  ['phone', 60, 'tel'],
  ['email', 254, 'email'],
] as const

function Client({
  values,
  viewing,
  says,
  set,
}: PartProps & { viewing: PocketViewing; says: (name: keyof DoorErrors) => string | undefined }) {
  const t = useText()
  const { client } = viewing
  const change = (name: keyof DoorParty, text: string) =>
    set({ party: { ...values.party, [name]: text } })
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        {t('order.parties')}
      </Title>
      <Stack gap="sm">
        {client && (
          <Checkbox
            label={t('pocket.order.somebodyElse')}
            checked={values.accountId === null}
            onChange={(event) =>
              set(
                event.currentTarget.checked
                  ? { accountId: null, party: partyOf(null) }
                  : { accountId: client.accountId, party: partyOf(client) },
              )
            }
          />
        )}
        {partyFields.map(([name, maxLength, inputMode]) => (
          <TextInput
            key={name}
            label={t(`pocket.party.${name}`)}
            inputMode={inputMode}
            maxLength={maxLength}
            autoComplete="off"
            value={values.party[name]}
            error={name === 'name' || name === 'taxNumber' ? says(name) : undefined}
            onChange={(event) => change(name, event.currentTarget.value)}
          />
        ))}
      </Stack>
    </Paper>
  )
}

function Objects({
  values,
  viewing,
  pocket,
  error,
  set,
}: PartProps & { viewing: PocketViewing; pocket: OwnPocket; error: string | undefined }) {
  const t = useText()
  const language = useLanguage()
  const { objectIds } = values
  return (
    <Paper withBorder p="md">
      <Checkbox.Group
        label={
          <Title order={2} size="h4" mb="sm">
            {t('order.objects')}
          </Title>
        }
        error={error}
        value={objectIds.map(String)}
        onChange={(chosen) => set({ objectIds: chosen.map(Number) })}
      >
        <Stack gap="sm">
          {viewing.objects.map(({ objectId }) => {
            const piece = pocket.objects.get(objectId)?.piece
            return (
              piece && (
                <Checkbox
                  key={objectId}
                  value={String(objectId)}
                  label={['#' + piece.number, piece.title[language], piece.address]
                    .filter(Boolean)
                    .join(', ')}
                />
              )
            )
          })}
        </Stack>
      </Checkbox.Group>
    </Paper>
  )
}

function Terms({ values, pocket, set }: PartProps & { pocket: OwnPocket }) {
  const t = useText()
  const { templates, office } = pocket
  const { longest, withdrawal } = office.piece
  const template = templates.find(({ piece }) => piece.id === values.templateId)!.piece
  const offered = languagesOf(template)
  const named = (language: Language) => ({ value: language, label: languageNames[language] })
  const chooseTemplate = (id: number) => {
    const [first = 'el', ...others] = languagesOf(
      templates.find(({ piece }) => piece.id === id)!.piece,
    )
    const has = [first, ...others]
    set({
      templateId: id,
      language: has.includes(values.language) ? values.language : first,
      secondLanguage: null,
    })
  }
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        {t('order.section.term')}
      </Title>
      <Stack gap="sm">
        <NativeSelect
          label={t('order.service')}
          data={orderServices.map((value) => ({ value, label: t(`order.service.${value}`) }))}
          value={values.service}
          onChange={({ currentTarget: { value } }) =>
            set({ service: orderServices.find((one) => one === value)! })
          }
        />
        <NativeSelect
          label={t('order.purpose')}
          data={orderPurposes.map((value) => ({ value, label: t(`order.purpose.${value}`) }))}
          value={values.purpose}
          onChange={({ currentTarget: { value } }) =>
            set({ purpose: orderPurposes.find((one) => one === value)! })
          }
        />
        <NativeSelect
          label={t('pocket.order.months')}
          description={[
            t('pocket.order.until', {
              until: formatDate(lastDayOfTerm(agencyToday(), values.months)),
            }),
            longest?.law,
          ]
            .filter(Boolean)
            .join(' · ')}
          data={termsFor(longest?.months ?? null).map(String)}
          value={String(values.months)}
          onChange={({ currentTarget: { value } }) => set({ months: Number(value) })}
        />
        {templates.length > 1 && (
          <NativeSelect
            label={t('order.templateId')}
            data={templates.map(({ piece }) => ({ value: String(piece.id), label: piece.name }))}
            value={String(values.templateId)}
            onChange={({ currentTarget: { value } }) => chooseTemplate(Number(value))}
          />
        )}
        <SimpleGrid cols={2} spacing="sm">
          <NativeSelect
            label={t('order.language')}
            data={offered.map(named)}
            value={values.language}
            onChange={({ currentTarget: { value } }) =>
              set({ language: offered.find((one) => one === value)!, secondLanguage: null })
            }
          />
          <NativeSelect
            label={t('pocket.order.secondLanguage')}
            data={[
              { value: '', label: '–' },
              ...offered.filter((one) => one !== values.language).map(named),
            ]}
            value={values.secondLanguage ?? ''}
            onChange={({ currentTarget: { value } }) =>
              set({ secondLanguage: offered.find((one) => one === value) ?? null })
            }
          />
        </SimpleGrid>
        {withdrawal && (
          <>
            <Checkbox
              label={t('order.beginNow')}
              checked={values.beginNow}
              onChange={(event) => set({ beginNow: event.currentTarget.checked })}
            />
            <Text size="sm" className="quiet">
              {t('pocket.order.withdrawal', { days: withdrawal.days })}
            </Text>
          </>
        )}
      </Stack>
    </Paper>
  )
}
