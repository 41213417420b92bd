// The select lists, one at a time, with their options in order and in three languages.
import { Paper, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { SettingsPage } from '../SettingsPage.tsx'
import { optionsApi } from './options.contract.ts'
import { OptionTable } from './OptionTable.tsx'

export function OptionLists() {
  const t = useText()
  const query = useAnswer(optionsApi.listOptions, {})
  const [chosen, setChosen] = useState('leadStage')
  return (
    <SettingsPage title={t('options.title')} hint={t('options.hint')}>
      <Paper withBorder p="lg">
        <Stack>
          <Loaded query={query}>
            {({ items }) => {
              const list = items.find((each) => each.list === chosen) ?? items[0]
              return (
                <>
                  <Select
                    label={t('options.list')}
                    data={items.map(({ list: name }) => ({
                      value: name,
                      label: t(`options.list.${name}`),
                    }))}
                    value={list?.list ?? null}
                    onChange={(name) => name && setChosen(name)}
                    allowDeselect={false}
                    maw={360}
                    checkIconPosition="right"
                  />
                  {list && <OptionTable key={list.list} list={list} />}
                </>
              )
            }}
          </Loaded>
        </Stack>
      </Paper>
    </SettingsPage>
  )
}
