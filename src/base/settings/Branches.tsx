// The branches, with their names in three languages, edited in the rows of the table.
import { Button, Paper, Table } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import { BranchForm } from './BranchForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'
import { BranchRow } from './BranchRow.tsx'
import { settingsApi } from './settings.contract.ts'

export function Branches() {
  const t = useText()
  const query = useAnswer(settingsApi.listBranches, { query: {} })
  // ID of the branch being edited, or 'new'.
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <SettingsPage
      title={t('settings.branches')}
      hint={
        <>
          {t('settings.noBranchesText')} <Hint name="branches" about={t('settings.branches')} />
        </>
      }
    >
      <Paper withBorder p="lg">
        <Loaded query={query} lines={6}>
          {({ items }) => (
            <>
              {items.length > 0 && (
                <Table className="smallTable">
                  <Table.Thead>
                    <Table.Tr>
                      {languages.map((language) => (
                        <Table.Th key={language} lang={language}>
                          {languageNames[language]}
                        </Table.Th>
                      ))}
                      <Table.Th>
                        <span className="onlyHeard">{t('kit.moreActions')}</span>
                      </Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {items.map((branch) =>
                      edited === branch.id ? (
                        <Table.Tr key={branch.id}>
                          <Table.Td colSpan={4}>
                            <BranchForm branch={branch} onClose={close} />
                          </Table.Td>
                        </Table.Tr>
                      ) : (
                        <BranchRow
                          key={branch.id}
                          branch={branch}
                          onEdit={() => setEdited(branch.id)}
                          onDeleted={close}
                        />
                      ),
                    )}
                  </Table.Tbody>
                </Table>
              )}
              {items.length === 0 && edited === null && (
                <EmptyState title={t('settings.noBranches')} />
              )}
              {edited === 'new' ? (
                <BranchForm onClose={close} />
              ) : (
                <Button
                  mt="sm"
                  variant="light"
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={() => setEdited('new')}
                >
                  {t('settings.addBranch')}
                </Button>
              )}
            </>
          )}
        </Loaded>
      </Paper>
    </SettingsPage>
  )
}
