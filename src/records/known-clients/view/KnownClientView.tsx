import { EditBar } from '#kit/form/EditBar.tsx'
import { RecordLayout } from '#kit/form/RecordLayout.tsx'
import { Section } from '#kit/form/Section.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { formatShortest } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'
import { HistoryLink } from '#base/action-log/HistoryLink.tsx'
import { FilesOf } from '#base/files/FilesOf.tsx'
import { useOptions } from '#base/settings/useOptions.ts'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { dealPaths } from '#records/deals/deals.paths.ts'
import { knownClientForm, knownClientLists } from '../knownClientForm.ts'
import type { KnownClient } from '../knownClients.contract.ts'
import { KnownState } from '../KnownState.tsx'
import { CheckButton } from './CheckButton.tsx'
import { Checks } from './Checks.tsx'
import { Keeping } from './Keeping.tsx'
import { Missing } from './Missing.tsx'
import { OwnerLine } from './OwnerLine.tsx'

const { Form, Value } = knownClientForm

type Props = { id: number; client: KnownClient; onEdit: () => void }

export function KnownClientView({ id, client, onEdit }: Props) {
  const t = useText()
  const goBack = useGoBack(dealPaths.deal(client.dealId))
  const optionsOf = useOptions(knownClientLists)
  return (
    <Form values={client} optionsOf={optionsOf}>
      <EditBar
        onMode={onEdit}
        onBack={goBack}
        primary={<CheckButton id={id} client={client} />}
        title={
          <RecordTitle
            title={client.account || client.name || ''}
            number={t('knownClient.title')}
            line={client.isParty ? client.role : t('knownClient.wasParty')}
          >
            <KnownState client={client} />
          </RecordTitle>
        }
      />
      <RecordLayout
        mayFill={false}
        mainLabel={t('knownClient.isMissing')}
        facts={
          <>
            <Section title={t('knownClient.section.identity')} columns={1}>
              <Value name="name" />
              <Value name="taxNumber" />
              <Value name="isCompany" />
              <Value name="documentKind" />
              <Value name="documentNumber" />
              <Value name="documentCountry" />
              <Value name="documentAuthority" />
              <Value name="documentUntil" />
              <Value name="seenOn" />
            </Section>
            <Section title={t('knownClient.section.money')} columns={1}>
              <Value name="moneySource" />
              <Value name="moneyWords" />
            </Section>
            <Section title={t('knownClient.section.office')} columns={1}>
              <Value name="officeHeld" />
              <Value name="office" />
            </Section>
            <Section title={t('knownClient.section.risk')} columns={1}>
              <Value name="risk" />
              <Value name="riskReasons" />
              <Value name="riskWords" />
              <Value name="reviewOn" />
            </Section>
            <Section title={t('knownClient.section.stamps')} anchor="service" columns={1}>
              <Stamps of={client} />
              <HistoryLink of={{ entity: 'KnownClient', id }} />
            </Section>
          </>
        }
        beside={
          <>
            <Section title={t('knownClient.inDeal')} columns={1}>
              <GoLink href={dealPaths.deal(client.dealId)}>{client.deal}</GoLink>
              <GoLink href={accountPaths.account(client.accountId)}>{client.account}</GoLink>
            </Section>
            <Checks client={client} />
            <Keeping client={client} />
          </>
        }
      >
        <Missing client={client} />
        {client.owners.length > 0 && (
          <Section title={t('knownClient.section.owners')} columns={1}>
            {client.owners.map((owner, at) => (
              <Labelled
                key={at}
                label={[
                  owner.name,
                  owner.percent !== null && `${formatShortest(owner.percent, 3)} %`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              >
                <OwnerLine owner={owner} />
              </Labelled>
            ))}
          </Section>
        )}
        <Section title={t('knownClient.section.files')} anchor="files" columns={1}>
          <FilesOf entityType="KnownClient" id={id} files={client.files} />
        </Section>
      </RecordLayout>
    </Form>
  )
}
