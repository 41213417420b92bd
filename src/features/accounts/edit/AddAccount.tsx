// A new account of one kind: its name and how to reach it; everything else follows on its own screen.
import { Button, Group, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { call } from '#kit/http/call.ts'
import { Section } from '#kit/form/Section.tsx'
import { useDraft } from '#kit/form/useDraft.ts'
import { useGo, useGoBack } from '#kit/ui/GoLink.tsx'
import { Skeletons } from '#kit/ui/Skeletons.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { paths } from '#features/paths.ts'
import { useOptions } from '#features/settings/useOptions.ts'
import type { KindFlag } from '../accountFields.contract.ts'
import { accountForm, accountLists } from './accountForm.ts'
import { accountsApi } from '../accounts.contract.ts'
import { AddFields } from './AddFields.tsx'
import { DraftFailure } from '#kit/form/DraftFailure.tsx'
import { filledIn, newAccount } from './newAccount.ts'
import { SimilarAccounts } from './SimilarAccounts.tsx'
import { accountsChanged } from '../useAccount.ts'

export type Preset = KindFlag | 'hasTransactions'

/** What each kind's add screen is called. */
const titles = {
  isOwner: 'accounts.addOwner',
  isClient: 'accounts.addClient',
  isProfessional: 'accounts.addProfessional',
  isPartnerRealEstate: 'accounts.addPartner',
  isPartnerTourism: 'accounts.addPartner',
  isSource: 'accounts.addSource',
  isEmploye: 'accounts.addEmploye',
  hasTransactions: 'accounts.addPayment',
} as const

const { Form } = accountForm

export function AddAccount({ preset }: { preset?: Preset }) {
  const t = useText()
  const go = useGo()
  const goBack = useGoBack()
  const queryClient = useQueryClient()
  const optionsOf = useOptions(accountLists)
  const [saved] = useState(() => newAccount(preset))
  const [added, setAdded] = useState(false)
  const title = t(preset ? titles[preset] : 'accounts.addAccount')
  usePageTitle(title)

  const draft = useDraft({
    entity: 'account',
    key: preset ?? 'new',
    saved,
    isNew: true,
    save: async (typed, options) => {
      const { id } = await call(accountsApi.addAccount, { body: filledIn(typed) }, options)
      accountsChanged(queryClient)
      // What is typed from now on belongs to the account's own screen.
      setAdded(true)
      go(paths.account(id, 2), { replace: true })
    },
  })

  if (added) return <Skeletons lines={8} />
  return (
    <Form draft={draft} optionsOf={optionsOf} onSubmit={() => void draft.flush()}>
      <Title order={1} mb="sm">
        {title}
      </Title>
      <Section columns={3}>
        <AddFields values={draft.values} />
      </Section>
      <SimilarAccounts to={draft.values} />
      <DraftFailure failure={draft.failure} />
      <Group>
        <Button type="submit" loading={draft.state === 'saving'}>
          {t('account.continueAdding')}
        </Button>
        <Button variant="default" onClick={goBack}>
          {t('kit.cancel')}
        </Button>
      </Group>
    </Form>
  )
}
