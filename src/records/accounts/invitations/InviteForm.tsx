import {
  Alert,
  Button,
  Group,
  Input,
  NativeSelect,
  Radio,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { CallFailed, call } from '#kit/http/call.ts'
import { useSending } from '#kit/form/useSending.ts'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { accountPaths } from '../accounts.paths.ts'
import { invitationsApi } from './invitations.contract.ts'
import type { NewLink } from './invitations.contract.ts'

const kinds = ['employee', 'branchEmployee', 'admin'] as const
type Kind = (typeof kinds)[number]
type Existing = { id: number; name: string }

const lists = ['branch']
const empty = { firstName: '', lastName: '', email: '' }

export function InviteForm({ onInvited }: { onInvited: (made: NewLink) => void }) {
  const t = useText()
  const goBack = useGoBack()
  const branches = useOptions(lists)('branch') ?? []
  const [typed, setTyped] = useState(empty)
  const [kind, setKind] = useState<Kind>('employee')
  const [branch, setBranch] = useState('')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [existing, setExisting] = useState<Existing>()
  const [isBranchMissing, setBranchMissing] = useState(false)
  const { isBusy, errorOf, send } = useSending()

  const invite = async (accountId?: number) => {
    const isOfBranch = kind === 'branchEmployee'
    setBranchMissing(isOfBranch && branch === '')
    if (isOfBranch && branch === '') return
    setExisting(undefined)
    await send(async () => {
      const body = {
        ...typed,
        role: kind === 'admin' ? kind : ('employee' as const),
        branchId: isOfBranch ? Number(branch) : null,
        language,
        ...(accountId !== undefined && { accountId }),
      }
      try {
        onInvited(await call(invitationsApi.invite, { body }))
      } catch (failure) {
        if (failure instanceof CallFailed)
          setExisting(failure.problem['existing'] as Existing | undefined)
        throw failure
      }
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void invite()
  }
  const input = (name: keyof typeof empty) => ({
    required: true,
    value: typed[name],
    error: errorOf(name),
    maxLength: 200,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((before) => ({ ...before, [name]: value }))
      // The account was found by the e-mail that stood here.
      if (name === 'email') setExisting(undefined)
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput label={t('account.firstName')} autoFocus {...input('firstName')} />
          <TextInput label={t('account.lastName')} {...input('lastName')} />
        </SimpleGrid>
        <TextInput
          label={t('invite.email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...input('email')}
        />
        {existing && (
          <Alert role="alert" color="toDo">
            <Stack gap="xs" align="flex-start">
              <Text size="sm">{t('invite.insteadText', { name: existing.name })}</Text>
              <Group gap="sm">
                <Button
                  size="sm"
                  variant="default"
                  loading={isBusy}
                  onClick={() => void invite(existing.id)}
                >
                  {t('invite.instead')}
                </Button>
                <GoLink href={accountPaths.account(existing.id)}>{existing.name}</GoLink>
              </Group>
            </Stack>
          </Alert>
        )}
        <Radio.Group
          label={t('invite.role')}
          value={kind}
          error={errorOf('role')}
          onChange={(next) => setKind(next as Kind)}
        >
          <Stack gap="sm" mt="xs">
            {kinds
              .filter((one) => one !== 'branchEmployee' || branches.length > 0)
              .map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={t(`role.${one}`)}
                  description={
                    <Text span size="sm">
                      {t(`role.text.${one}`)}
                    </Text>
                  }
                />
              ))}
          </Stack>
        </Radio.Group>
        {kind === 'branchEmployee' && (
          <NativeSelect
            label={t('invite.branch')}
            required
            value={branch}
            error={errorOf('branchId') ?? (isBranchMissing && t('problem.required'))}
            data={[
              { value: '', label: t('invite.chooseBranch') },
              ...branches.map(({ value, text }) => ({ value: String(value), label: text })),
            ]}
            onChange={(event) => setBranch(event.currentTarget.value)}
          />
        )}
        <Input.Wrapper label={t('invite.language')} labelElement="div">
          <div>
            <SegmentedControl
              aria-label={t('invite.language')}
              value={language}
              onChange={(next) => setLanguage(next as Language)}
              data={languages.map((value) => ({ value, label: languageNames[value] }))}
            />
          </div>
        </Input.Wrapper>
        <Group>
          <Button type="submit" loading={isBusy}>
            {t('invite.do')}
          </Button>
          <Button variant="default" onClick={goBack}>
            {t('kit.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
