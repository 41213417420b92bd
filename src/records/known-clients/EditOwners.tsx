import { ActionIcon, Button, Paper, SimpleGrid, Text } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { FormSection } from '#kit/form/FormSection.tsx'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { date, number, textUpTo } from '#kit/fields/kinds.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { KnownClient } from './knownClients.contract.ts'

type Owner = KnownClient['owners'][number]
const nobody: Owner = { name: '', percent: null, bornOn: null, taxNumber: null, established: null }

const ownerFields = {
  name: textUpTo(250),
  percent: number({ max: 100, decimals: 3 }),
  bornOn: date,
  taxNumber: textUpTo(40),
  established: textUpTo(500),
} as const
const names = ['name', 'percent', 'bornOn', 'taxNumber', 'established'] as const

/** The owners behind a company, in rows. */
export function EditOwners({ draft }: { draft: DraftOf<KnownClient> }) {
  const t = useText()
  const { owners } = draft.values
  const write = (next: Owner[]) => draft.set('owners', next)
  const change = (at: number, what: Partial<Owner>) =>
    write(owners.map((owner, place) => (place === at ? { ...owner, ...what } : owner)))
  return (
    <FormSection title={t('knownClient.owners')} anchor="owners" columns={1} count={owners.length}>
      {owners.length === 0 && <Text c="dimmed">{t('knownClient.noOwners')}</Text>}
      {owners.map((owner, at) => (
        // Rows have no id.
        <Paper key={at} withBorder p="sm" pos="relative">
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xs" pr={36}>
            {names.map((name) => (
              <FieldInput
                key={name}
                field={ownerFields[name]}
                label={t(`knownClient.owner.${name}`)}
                value={owner[name] as never}
                onChange={(value: unknown) => change(at, { [name]: value })}
              />
            ))}
          </SimpleGrid>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            pos="absolute"
            top={8}
            right={4}
            aria-label={t('knownClient.removeOwner', { name: owner.name })}
            onClick={() => write(owners.filter((_, place) => place !== at))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Paper>
      ))}
      {draft.errors['owners'] && (
        <Text c="var(--estia-red)" size="sm" role="alert">
          {draft.errors['owners'].join(' ')}
        </Text>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => write([...owners, nobody])}
        >
          {t('knownClient.addOwner')}
        </Button>
      </div>
    </FormSection>
  )
}
