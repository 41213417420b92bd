import { Button, Fieldset, Group, Paper, Stack, Text } from '@mantine/core'
import { useRef, useState } from 'react'
import { formFor } from '#kit/form/formFor.tsx'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { call } from '#kit/http/call.ts'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { useLanguage, useText } from '#kit/i18n/useText.ts'
import { Previewed } from '#kit/ui/Previewed.tsx'
import { mailTemplateFields, mailTemplatesApi } from './mailTemplates.contract.ts'
import type { MailTemplate, MailTemplateInput } from './mailTemplates.contract.ts'
import { filledIn, templateFields } from './templateFields.contract.ts'

const { RecordForm, Field } = formFor('mailTemplate', mailTemplateFields)

const columns = {
  en: { subject: 'subjectEn', text: 'textEn' },
  el: { subject: 'subjectEl', text: 'textEl' },
  ru: { subject: 'subjectRu', text: 'textRu' },
} as const

const blank: MailTemplateInput = {
  name: '',
  isAdvertising: false,
  mayRewrite: false,
  subjectEn: '',
  textEn: '',
  subjectEl: '',
  textEl: '',
  subjectRu: '',
  textRu: '',
}

type Props = { template?: MailTemplate; onClose: () => void }

/** Edits or adds a template. */
export function MailTemplateForm({ template, onClose }: Props) {
  const t = useText()
  const own = useLanguage()
  // The language that is being written.
  const [shown, setShown] = useState<Language>(own)
  return (
    <RecordForm<MailTemplateInput, MailTemplate>
      saving="manual"
      record={{
        key: template?.id ?? 'new',
        saved: template ?? blank,
        isNew: !template,
        save: (patch, options) =>
          template
            ? call(mailTemplatesApi.saveMailTemplate, { body: patch }, options)
            : call(mailTemplatesApi.addMailTemplate, { body: { ...blank, ...patch } }, options),
      }}
      onSubmit={async ({ flush }) => {
        if (await flush()) onClose()
      }}
      renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={onClose} />}
    >
      {(draft) => (
        <Previewed
          title={t('mailTemplate.preview', { language: languageNames[shown] })}
          preview={
            <LetterPreview
              language={shown}
              subject={draft.values[columns[shown].subject] ?? ''}
              text={draft.values[columns[shown].text] ?? ''}
            />
          }
        >
          <Stack gap="sm">
            <Field name="name" required autoFocus />
            <Field name="isAdvertising" />
            {!draft.values.isAdvertising && <Field name="mayRewrite" />}
            {languages.map((language) => (
              <InOneLanguage
                key={language}
                language={language}
                onFocus={() => setShown(language)}
                text={draft.values[columns[language].text] ?? ''}
                onText={(text) => draft.set(columns[language].text, text)}
              />
            ))}
          </Stack>
        </Previewed>
      )}
    </RecordForm>
  )
}

/** The fields stand for themselves, in brackets. */
function LetterPreview({
  language,
  subject,
  text,
}: {
  language: Language
  subject: string
  text: string
}) {
  const t = useText()
  const named = Object.fromEntries(
    templateFields.map((field) => [field, `[${t(`mailTemplate.field.${field}`)}]`]),
  )
  return (
    <Paper withBorder p="sm" lang={language}>
      <Text fw={600} className="wholeText">
        {filledIn(subject, named)}
      </Text>
      <Text className="wholeText">{filledIn(text, named)}</Text>
    </Paper>
  )
}

type TextProps = {
  language: Language
  text: string
  onText: (text: string) => void
  onFocus: () => void
}

function InOneLanguage({ language, text, onText, onFocus }: TextProps) {
  const t = useText()
  const box = useRef<HTMLFieldSetElement>(null)
  const { subject, text: column } = columns[language]
  // The last cursor position; at the end if the text never had the focus.
  const insert = (field: string) => {
    const area = box.current?.querySelector('textarea')
    const at = area?.selectionEnd ?? text.length
    onText(`${text.slice(0, at)}{${field}}${text.slice(at)}`)
    area?.focus()
  }
  return (
    <Fieldset ref={box} onFocus={onFocus} legend={languageNames[language]} lang={language}>
      <Stack gap="xs">
        <Field name={subject} lang={language} required />
        <Field name={column} lang={language} required />
        <Group gap={4}>
          <Text size="sm" className="quiet">
            {t('mailTemplate.insert')}
          </Text>
          {templateFields.map((field) => (
            <Button
              key={field}
              size="compact-xs"
              variant="default"
              title={`{${field}}`}
              onClick={() => insert(field)}
            >
              {t(`mailTemplate.field.${field}`)}
            </Button>
          ))}
        </Group>
      </Stack>
    </Fieldset>
  )
}
