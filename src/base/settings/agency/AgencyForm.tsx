// The agency's public details, edited by administrators.
import { Button, Divider, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { formFor } from '#kit/form/formFor.tsx'
import { call } from '#kit/http/call.ts'
import { callOf, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Failure } from '#kit/ui/Failure.tsx'
import { failureText } from '#kit/ui/failureText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { Previewed } from '#kit/ui/Previewed.tsx'
import { SettingSwitch } from '#kit/ui/SettingSwitch.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { agencyApi, agencyFields } from './agency.contract.ts'
import type { AgencyRecord } from './agency.contract.ts'
import { AgencyColour } from './AgencyColour.tsx'
import { AgencyPreview } from './AgencyPreview.tsx'
import { AgencyLogo } from './AgencyLogo.tsx'

const { RecordForm, Field } = formFor('agency', agencyFields)

const changing = [agencyApi.saveAgency, agencyApi.saveLogo, agencyApi.removeLogo] as const

export function AgencyForm() {
  const t = useText()
  const query = useAnswer(
    agencyApi.getAgency,
    {},
    {
      takes: (_known, change) =>
        changing.map((one) => callOf(change, one)?.answer).find((answer) => answer !== undefined),
    },
  )
  return (
    <SettingsPage title={t('settings.agency')} hint={t('agency.hint')}>
      <Loaded query={query} place={<Skeleton h={{ base: 1119, sm: 640 }} />}>
        {(agency) => <OneAgency agency={agency} />}
      </Loaded>
    </SettingsPage>
  )
}

function OneAgency({ agency }: { agency: AgencyRecord }) {
  const t = useText()
  const { defaults } = agency
  return (
    <RecordForm
      saving="manual"
      record={{
        key: agency.id,
        saved: agency,
        save: (patch, options) => call(agencyApi.saveAgency, { body: patch }, options),
      }}
      renderButtons={(draft) => (
        <Button type="submit" loading={draft.state === 'saving'}>
          {t('kit.save')}
        </Button>
      )}
    >
      {(draft) => (
        <Previewed
          title={t('settings.preview')}
          preview={<AgencyPreview values={draft.values} agency={agency} />}
        >
          <Paper withBorder p="lg">
            <Stack>
              <AgencyLogo logo={agency.logo} />
              <SimpleGrid cols={{ base: 1, xs: 3 }}>
                <Field name="name" lang="en" placeholder={defaults.name} />
                <Field name="nameEl" lang="el" />
                <Field name="nameRu" lang="ru" />
                <Field name="address" lang="en" />
                <Field name="addressEl" lang="el" />
                <Field name="addressRu" lang="ru" />
                <Field name="phone" placeholder={defaults.phone ?? ''} />
                <Field name="email" placeholder={defaults.email} />
                <Field name="taxNumber" />
                <Field name="gemiNumber" />
              </SimpleGrid>
              <AgencyColour
                accent={draft.values.accent}
                onChange={(next) => draft.set('accent', next)}
              >
                <Field name="accent" placeholder="#0b5d78" />
              </AgencyColour>
              <Divider />
              <AgencySwitches agency={agency} />
            </Stack>
          </Paper>
        </Previewed>
      )}
    </RecordForm>
  )
}

const siteLanguages = ['siteEn', 'siteEl', 'siteRu'] as const
type SwitchName = 'repliesToAgency' | 'mandateToPublish' | (typeof siteLanguages)[number]

/** They do not wait for the form's button. */
function AgencySwitches({ agency }: { agency: AgencyRecord }) {
  const t = useText()
  const saving = useMutation({
    mutationFn: (changed: Partial<Record<SwitchName, boolean>>) =>
      call(
        agencyApi.saveAgency,
        { body: { version: agency.version, ...changed } },
        { quiet: true },
      ),
  })
  const shown = { ...agency, ...(saving.isPending && saving.variables) }
  const row = (name: SwitchName) => (
    <SettingSwitch
      key={name}
      label={t(`agency.${name}`)}
      checked={shown[name]}
      onChange={(on) => saving.mutate({ [name]: on })}
    />
  )
  return (
    <>
      <Failure text={saving.error ? failureText(saving.error, t) : undefined} />
      {row('repliesToAgency')}
      {row('mandateToPublish')}
      <Text size="sm" className="quiet" mt={-12}>
        {t('agency.mandateToPublishHint')}
      </Text>
      <Title order={2}>{t('agency.languages')}</Title>
      {siteLanguages.map(row)}
    </>
  )
}
