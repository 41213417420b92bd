import { Group, Stack } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import { Face } from '#kit/ui/Face.tsx'
import { Pill } from '#kit/ui/Pill.tsx'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'

const tones = ['neutral', 'blue', 'teal', 'violet', 'amber', 'green', 'red'] as const
const people = ['Belyaeva Irina', 'Παπαδόπουλος Ιωάννης', 'Кравцова Анна', 'Frost Callum']

/** Every colour of a state, initials in every size, and the title of a record. */
export function ShownPills() {
  const t = useText()
  return (
    <Stack>
      <Group gap="xs">
        {tones.map((tone) => (
          <Pill key={tone} tone={tone}>
            {t(`showcase.tone.${tone}`)}
          </Pill>
        ))}
        <Pill hollow>{t('showcase.tone.hollow')}</Pill>
        <Pill bare>{t('showcase.tone.bare')}</Pill>
      </Group>
      <Group gap="xs">
        {people.map((name) => (
          <Face key={name} name={name} size={22} label={name} />
        ))}
        <Face name={people[0]!} size={28} />
      </Group>
      <RecordTitle
        title={people[1]}
        number={t('lead.header', { number: 3001 })}
        line={t('showcase.sampleNotes')}
        face={people[1]}
      >
        <Pill tone="violet">{t('showcase.tone.violet')}</Pill>
      </RecordTitle>
    </Stack>
  )
}
