import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call, CallFailed } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { settingsApi } from './settings.contract.ts'
import type { Branch, BranchInput } from './settings.contract.ts'

const names = ['nameEn', 'nameEl', 'nameRu'] as const

type Props = { branch?: Branch; onClose: () => void }

/** Changes a branch, or adds one. */
export function BranchForm({ branch, onClose }: Props) {
  const t = useText()
  const { register, handleSubmit, formState } = useForm<BranchInput>({
    defaultValues: {
      nameEn: branch?.nameEn ?? '',
      nameEl: branch?.nameEl ?? '',
      nameRu: branch?.nameRu ?? '',
    },
  })
  const save = useMutation({
    mutationFn: (input: BranchInput) =>
      branch
        ? call(
            settingsApi.saveBranch,
            { body: { id: branch.id, version: branch.version, ...input } },
            { quiet: true },
          )
        : call(settingsApi.addBranch, { body: input }, { quiet: true }),
    onSuccess: onClose,
  })
  const submit = handleSubmit((input) => save.mutate(input))
  const refused = save.error instanceof CallFailed ? save.error.problem.errors : undefined
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm" py="xs">
        {!refused && <Failure text={save.error && failureText(save.error, t)} />}
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          {names.map((name, at) => (
            <TextInput
              key={name}
              label={t(`branch.${name}`)}
              lang={name.slice(-2).toLowerCase()}
              required
              autoFocus={at === 0}
              error={formState.errors[name]?.message ?? refused?.[name]?.join(' ')}
              {...register(name, {
                validate: (value) => value.trim() !== '' || t('problem.required'),
              })}
            />
          ))}
        </SimpleGrid>
        <Group gap="xs">
          <Button type="submit" disabled={save.isPending}>
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
