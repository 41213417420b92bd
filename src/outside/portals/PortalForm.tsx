import {
  Button,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { call } from '#kit/http/call.ts'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useSending } from '#kit/form/useSending.ts'
import { formatNames } from './formats/formatNames.contract.ts'
import { portalsApi } from './portals.contract.ts'
import type { Portal, PortalInput } from './portals.contract.ts'

type Props = {
  /** The portal to edit; undefined for a new one. */
  portal?: Portal
  views: readonly { id: number; name: string }[]
  onClose: () => void
}

const blank: PortalInput = {
  name: '',
  format: 'kyero',
  viewId: null,
  language: 'en',
  contactName: null,
  contactPhone: null,
  contactEmail: null,
  mostObjects: null,
  mostPictures: null,
  isOn: false,
}

const inputOf = (portal: PortalInput): PortalInput => {
  const { name, format, viewId, language, contactName, contactPhone, contactEmail } = portal
  const { mostObjects, mostPictures, isOn } = portal
  return {
    name,
    format,
    viewId,
    language,
    contactName,
    contactPhone,
    contactEmail,
    mostObjects,
    mostPictures,
    isOn,
  }
}

const numberIn = (typed: number | string) => (typeof typed === 'number' ? typed : null)

export function PortalForm({ portal, views, onClose }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(() => inputOf(portal ?? blank))
  const { isBusy, errorOf, send } = useSending()
  const set = (changes: Partial<PortalInput>) => setTyped((before) => ({ ...before, ...changes }))
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const isSaved = await send(() =>
      portal
        ? call(portalsApi.savePortal, {
            body: { ...typed, id: portal.id, version: portal.version },
          })
        : call(portalsApi.addPortal, { body: typed }),
    )
    if (isSaved) onClose()
  }
  const offered = views.map(({ id, name }) => ({ value: String(id), label: name }))
  // Keep offering the chosen view even if somebody else owns it or it was deleted.
  const isKnown = typed.viewId === null || views.some(({ id }) => id === typed.viewId)
  const chosen = isKnown ? [] : [{ value: String(typed.viewId), label: portal?.view ?? '…' }]
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <Stack gap="sm" maw={760}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput
            label={t('portal.name')}
            required
            maxLength={80}
            value={typed.name}
            error={errorOf('name')}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <Select
            label={t('portal.format')}
            allowDeselect={false}
            data={formatNames.map((value) => ({ value, label: t(`portal.formatName.${value}`) }))}
            value={typed.format}
            error={errorOf('format')}
            onChange={(format) => format && set({ format: format as PortalInput['format'] })}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <Select
            label={t('portal.view')}
            description={t('portal.viewText')}
            placeholder={t('portal.allPublished')}
            clearable
            data={[...offered, ...chosen]}
            value={typed.viewId === null ? null : String(typed.viewId)}
            error={errorOf('viewId')}
            onChange={(value) => set({ viewId: value === null ? null : Number(value) })}
          />
          <Select
            label={t('portal.language')}
            description={t('portal.languageText')}
            allowDeselect={false}
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
            value={typed.language}
            onChange={(language) => language && set({ language })}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          {(['contactName', 'contactPhone', 'contactEmail'] as const).map((name) => (
            <TextInput
              key={name}
              label={t(`portal.${name}`)}
              placeholder={t('portal.asAgency')}
              value={typed[name] ?? ''}
              error={errorOf(name)}
              onChange={(event) => set({ [name]: event.currentTarget.value || null })}
            />
          ))}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {(['mostObjects', 'mostPictures'] as const).map((name) => (
            <NumberInput
              key={name}
              label={t(`portal.${name}`)}
              placeholder={t('portal.noLimit')}
              min={1}
              max={name === 'mostObjects' ? 100_000 : 200}
              allowDecimal={false}
              value={typed[name] ?? ''}
              error={errorOf(name)}
              onChange={(value) => set({ [name]: numberIn(value) })}
            />
          ))}
        </SimpleGrid>
        <Switch
          label={t('portal.isOn')}
          checked={typed.isOn}
          onChange={(event) => set({ isOn: event.currentTarget.checked })}
        />
        <Group gap="xs">
          <Button type="submit" loading={isBusy}>
            {t('kit.save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
