// The selections for the client of a lead, with the client's marks and messages.
import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '#kit/form/Section.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import type { Lead } from '#records/leads/leads.contract.ts'
import { SelectionCard } from './SelectionCard.tsx'
import { NewSelection } from './SelectionForm.tsx'
import { selectionsApi } from './selections.contract.ts'

export function LeadSelections({ lead }: { lead: Lead }) {
  const t = useText()
  const [adds, setAdds] = useState(false)
  const query = useAnswer(selectionsApi.selectionsOfLead, { params: { id: String(lead.id) } })
  const isEmpty = lead.objects.length === 0
  const add = (
    <Button
      variant="light"
      style={{ flexShrink: 0 }}
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={adds || isEmpty || !query.data}
      onClick={() => setAdds(true)}
    >
      {t('selection.add')}
    </Button>
  )
  return (
    <Section title={t('selection.title')} anchor="selections" columns={1} actions={add}>
      <Loaded query={query} lines={1}>
        {({ items, proposed, ...client }) => (
          <>
            {adds && (
              <NewSelection lead={lead} proposed={proposed} onClose={() => setAdds(false)} />
            )}
            {items.length === 0 && !adds && (
              <Text size="sm" c="dimmed">
                {t('selection.none')} {t(isEmpty ? 'selection.noObjects' : 'selection.noneText')}
              </Text>
            )}
            {items.length > 0 && (
              <ul className="stacked ruled">
                {items.map((selection) => (
                  <li key={selection.id}>
                    <SelectionCard selection={selection} lead={lead} client={client} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}
