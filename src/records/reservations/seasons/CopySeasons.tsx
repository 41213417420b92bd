import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { showNotice } from '#kit/ui/notices.ts'
import { ObjectPicker } from '#records/objects/ObjectPicker.tsx'
import { useSending } from '#kit/form/useSending.ts'
import { seasonsApi } from './seasons.contract.ts'

/** Copies the seasons of another object. */
export function CopySeasons({ objectId }: { objectId: number }) {
  const t = useText()
  const [chosen, setChosen] = useState({ id: null as number | null, text: '' })
  const { isBusy, errorOf, send } = useSending()
  const copy = (fromObjectId: number) =>
    send(async () => {
      const sent = { params: { id: String(objectId) }, body: { fromObjectId } }
      showNotice({ message: t('season.copied', await call(seasonsApi.copySeasons, sent)) })
      setChosen({ id: null, text: '' })
    })
  return (
    <Section anchor="copy" columns={1}>
      <Group gap="sm" align="flex-start">
        <div style={{ flex: '1 1 16rem', maxWidth: '30rem' }}>
          <ObjectPicker
            onlyShortRent
            label={t('season.copyFrom')}
            value={chosen.id}
            text={chosen.text}
            error={errorOf('fromObjectId')}
            onChange={(id, text) => setChosen({ id, text })}
          />
        </div>
        <Button
          mt="1.45rem"
          variant="default"
          loading={isBusy}
          disabled={chosen.id === null}
          onClick={() => chosen.id !== null && void copy(chosen.id)}
        >
          {t('season.copy')}
        </Button>
      </Group>
    </Section>
  )
}
