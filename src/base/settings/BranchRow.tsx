import { Table } from '@mantine/core'
import { call } from '#kit/http/call.ts'
import { languageNames } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { EditDeleteButtons } from '#kit/ui/confirm/EditDeleteButtons.tsx'
import { useDelete } from '#kit/ui/confirm/useDelete.ts'
import { settingsApi } from './settings.contract.ts'
import type { Branch } from './settings.contract.ts'

type Props = { branch: Branch; onEdit: () => void; onDeleted: () => void }

export function BranchRow({ branch, onEdit, onDeleted }: Props) {
  const t = useText()
  const deleteWithUndo = useDelete()
  const name = { en: branch.nameEn, el: branch.nameEl, ru: branch.nameRu }[useLanguage()]
  const params = { id: String(branch.id) }
  const remove = () =>
    deleteWithUndo({
      question: t('settings.deleteBranch', { name }),
      remove: () => call(settingsApi.deleteBranch, { params }),
      removed: onDeleted,
      text: t('settings.branchDeleted', { name }),
      restore: () => call(settingsApi.restoreBranch, { params }),
    })
  return (
    <Table.Tr>
      <Table.Td data-label={languageNames.en}>{branch.nameEn}</Table.Td>
      <Table.Td lang="el" data-label={languageNames.el}>
        {branch.nameEl}
      </Table.Td>
      <Table.Td lang="ru" data-label={languageNames.ru}>
        {branch.nameRu}
      </Table.Td>
      <Table.Td>
        <EditDeleteButtons
          edit={t('settings.editBranch', { name })}
          onEdit={onEdit}
          remove={t('settings.deleteBranch', { name })}
          onRemove={remove}
        />
      </Table.Td>
    </Table.Tr>
  )
}
