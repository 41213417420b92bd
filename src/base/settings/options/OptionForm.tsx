// Renames or adds an option.
import { Button, Checkbox, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { CallFailed, call } from '#kit/http/call.ts'
import { languageNames } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { optionsApi } from './options.contract.ts'
import type { EditedOption, OptionList } from './options.contract.ts'

const names = [
  ['textEn', 'en'],
  ['textEl', 'el'],
  ['textRu', 'ru'],
] as const

type Props = { list: OptionList; option?: EditedOption; onClose: () => void }

export function OptionForm({ list: { list, parents, canClose }, option, onClose }: Props) {
  const t = useText()
  const [typed, setTyped] = useState({
    textEn: option?.textEn ?? '',
    textEl: option?.textEl ?? '',
    textRu: option?.textRu ?? '',
  })
  const [parent, setParent] = useState(parents[0]?.value ?? null)
  const [closed, setClosed] = useState(false)
  const save = useMutation({
    mutationFn: () =>
      option
        ? call(
            optionsApi.saveOption,
            { body: { list, value: option.value, ...typed } },
            { quiet: true },
          )
        : call(
            optionsApi.addOption,
            { body: { list, ...typed, parent, ...(closed && { closed }) } },
            { quiet: true },
          ),
    onSuccess: onClose,
  })
  const errors = (save.error instanceof CallFailed && save.error.problem.errors) || {}
  const isNamed = names.some(([name]) => errors[name])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {!isNamed && <Failure text={save.error && failureText(save.error, t)} />}
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          {names.map(([name, language], at) => (
            <TextInput
              key={name}
              label={languageNames[language]}
              lang={language}
              required
              maxLength={60}
              data-autofocus={at === 0 || undefined}
              value={typed[name]}
              error={errors[name]?.join(' ')}
              onChange={({ currentTarget: { value } }) =>
                setTyped((before) => ({ ...before, [name]: value }))
              }
            />
          ))}
        </SimpleGrid>
        {!option && parents.length > 0 && (
          <NativeSelect
            label={t('options.of')}
            data={parents.map(({ value, text }) => ({ value: String(value), label: text }))}
            value={String(parent)}
            onChange={({ currentTarget: { value } }) => setParent(Number(value))}
          />
        )}
        {!option && canClose && (
          <Checkbox
            label={t('options.closed')}
            checked={closed}
            onChange={({ currentTarget: { checked } }) => setClosed(checked)}
          />
        )}
        <Group>
          <Button type="submit" loading={save.isPending}>
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
