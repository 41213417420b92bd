// Words that may be the person's name in another script; the administrator decides which ones to erase.
import { Button, Checkbox, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useLabel, useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { personalDataApi } from './personalData.contract.ts'
import type { Spelling } from './personalData.contract.ts'

type Props = { id: number; chosen: string[]; choose: (words: string[]) => void }

/** Searched on request only, because it reads every text that people wrote. */
export function OtherSpellings(props: Props) {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <Found {...props} />
  return (
    <Button variant="default" mt="sm" onClick={() => setAsked(true)}>
      {t('personalData.spellings')}
    </Button>
  )
}

function Found({ id, chosen, choose }: Props) {
  const t = useText()
  const query = useAnswer(personalDataApi.otherSpellings, { params: { id: String(id) } })
  return (
    <Loaded query={query} lines={2}>
      {({ items }) =>
        items.length === 0 ? (
          <Text size="sm" component="output">
            {t('personalData.spellings')}: 0
          </Text>
        ) : (
          <Checkbox.Group
            value={chosen}
            onChange={choose}
            label={t('personalData.spellings')}
            description={t('personalData.spellingsHint')}
          >
            <Stack gap="xs" mt="xs">
              {items.map((spelling) => (
                <div key={spelling.word}>
                  <Checkbox value={spelling.word} label={spelling.word} />
                  <Places spelling={spelling} />
                </div>
              ))}
            </Stack>
          </Checkbox.Group>
        )
      }
    </Loaded>
  )
}

function Places({ spelling: { places } }: { spelling: Spelling }) {
  const label = useLabel()
  return (
    <List size="sm" listStyleType="none" ml="xl">
      {places.map(({ entity, id, text }) => {
        const href = hrefOfRecord({ entity, id })
        const name = `${label(`record.${entity}`)} #${id}`
        return (
          <List.Item key={`${entity}${id}${text}`}>
            {href ? <GoLink href={href}>{name}</GoLink> : name}{' '}
            <Text span size="sm" className="quiet">
              {text}
            </Text>
          </List.Item>
        )
      })}
    </List>
  )
}
