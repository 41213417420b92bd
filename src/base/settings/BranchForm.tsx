import { SimpleGrid } from '@mantine/core'
import { formFor } from '#kit/form/formFor.tsx'
import { call } from '#kit/http/call.ts'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { branchFields, settingsApi } from './settings.contract.ts'
import type { Branch, BranchInput } from './settings.contract.ts'

const { RecordForm, Field } = formFor('branch', branchFields)

const names = ['nameEn', 'nameEl', 'nameRu'] as const
const noNames: BranchInput = { nameEn: '', nameEl: '', nameRu: '' }

type Props = { branch?: Branch; onClose: () => void }

/** Edits or adds a branch. */
export function BranchForm({ branch, onClose }: Props) {
  return (
    <RecordForm<BranchInput, Branch>
      saving="manual"
      record={{
        key: branch?.id ?? 'new',
        saved: branch ?? noNames,
        isNew: !branch,
        save: (patch, options) =>
          branch
            ? call(settingsApi.saveBranch, { body: patch }, options)
            : call(settingsApi.addBranch, { body: { ...noNames, ...patch } }, options),
      }}
      onSubmit={async ({ flush }) => {
        if (await flush()) onClose()
      }}
      renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={onClose} />}
    >
      {() => (
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          {names.map((name, at) => (
            <Field
              key={name}
              name={name}
              lang={name.slice(-2).toLowerCase()}
              required
              autoFocus={at === 0}
            />
          ))}
        </SimpleGrid>
      )}
    </RecordForm>
  )
}
