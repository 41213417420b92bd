// The select lists, one at a time, with their options in order and in three languages.
import { Select, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { optionsApi } from './options.contract.ts'
import { OptionTable } from './OptionTable.tsx'

export function OptionLists() {
  const t = useText()
  usePageTitle(t('options.title'))
  const query = useAnswer(optionsApi.listOptions, {})
  const [chosen, setChosen] = useState('leadStage')
  return (
    <Stack>
      <Title order={1}>{t('options.title')}</Title>
      <Text size="sm">{t('options.hint')}</Text>
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
  )
}
