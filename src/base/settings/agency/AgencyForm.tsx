// The agency's public details, edited by administrators.
import { Button, Fieldset, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { formFor } from '#kit/form/formFor.tsx'
import { call } from '#kit/http/call.ts'
import { callOf, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { agencyApi, agencyFields } from './agency.contract.ts'
import type { AgencyRecord } from './agency.contract.ts'
import { AgencyColour } from './AgencyColour.tsx'
import { AgencyLogo } from './AgencyLogo.tsx'

const { RecordForm, Field } = formFor('agency', agencyFields)

const changing = [agencyApi.saveAgency, agencyApi.saveLogo, agencyApi.removeLogo] as const

export function AgencyForm() {
  const query = useAnswer(
    agencyApi.getAgency,
    {},
    {
      takes: (_known, change) =>
        changing.map((one) => callOf(change, one)?.answer).find((answer) => answer !== undefined),
    },
  )
  return (
    <Loaded query={query} place={<Skeleton h={{ base: 1119, sm: 561 }} />}>
      {(agency) => <OneAgency agency={agency} />}
    </Loaded>
  )
}

function OneAgency({ agency }: { agency: AgencyRecord }) {
  const t = useText()
  const { defaults } = agency
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('agency.hint')}
      </Text>
      <AgencyLogo logo={agency.logo} />
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
          <Stack gap="sm">
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
            <Field name="repliesToAgency" />
            <AgencyColour
              accent={draft.values.accent}
              onChange={(next) => draft.set('accent', next)}
            >
              <Field name="accent" placeholder="#0b5d78" />
            </AgencyColour>
            <Fieldset legend={t('agency.languages')}>
              <Group>
                <Field name="siteEn" />
                <Field name="siteEl" />
                <Field name="siteRu" />
              </Group>
            </Fieldset>
          </Stack>
        )}
      </RecordForm>
    </Stack>
  )
}
