import { Tabs, Text, Title } from '@mantine/core'
import { Folded } from '#kit/ui/Folded.tsx'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import { ObjectSection } from './ObjectSection.tsx'

const languages = [
  { language: 'el', name: 'greek', title: 'titleEl', text: 'descriptionEl' },
  { language: 'en', name: 'english', title: 'title', text: 'description' },
  { language: 'ru', name: 'russian', title: 'titleRu', text: 'descriptionRu' },
] as const

/** Title and description in a tab for each language that has any; opens with the user's language. */
export function ObjectDescription({ object }: { object: ObjectEntity }) {
  const t = useText()
  const own = useLanguage()
  const written = languages.filter(({ title, text }) => object[title] || object[text])
  const [first] = written
  if (!first) return null
  const opened = written.find(({ language }) => language === own) ?? first
  return (
    <ObjectSection name="description">
      <Tabs defaultValue={opened.language} keepMounted>
        {(written.length > 1 || first.language !== own) && (
          <Tabs.List mb="sm">
            {written.map(({ language, name }) => (
              <Tabs.Tab key={language} value={language}>
                {t(`object.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        )}
        {written.map(({ language, title, text }) => (
          <Tabs.Panel key={language} value={language} lang={language}>
            {object[title] && (
              <Title order={3} mb="xs">
                {object[title]}
              </Title>
            )}
            <Text component="div" maw="75ch">
              <Folded lines={8}>{object[text]}</Folded>
            </Text>
          </Tabs.Panel>
        ))}
      </Tabs>
    </ObjectSection>
  )
}
