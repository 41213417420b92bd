import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import type { DkimFinding } from './domainCheck.contract.ts'
import { FindingSection } from './FindingSection.tsx'
import { selectorIn } from './selectorIn.ts'

type Props = {
  domain: string
  finding: DkimFinding
  isBusy: boolean
  onSelector: (selector: string | undefined) => void
}

/** The key is looked up under the usual selectors, or under the one that is entered. */
export function DkimSection({ domain, finding, isBusy, onSelector }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { result, bits, guide } = finding
  const selector = finding.selector ?? ''
  return (
    <FindingSection
      name="dkim"
      domain={domain}
      finding={finding}
      said={
        result === 'unknown'
          ? [t('mailDomain.unknown')]
          : [
              t(`mailDomain.dkim.${result}`, { domain, selector, bits: bits ?? '' }),
              guide && t(`mailDomain.dkim.guide.${guide}`),
            ]
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const found = selectorIn(typed)
          setWrong(found === null)
          if (found !== null) onSelector(found || undefined)
        }}
      >
        <Group gap="xs" align="start" wrap="nowrap">
          <TextInput
            aria-label={t('mailDomain.dkim.selector')}
            placeholder={t('mailDomain.dkim.selector')}
            size="xs"
            flex="0 1 14rem"
            miw={0}
            maxLength={2_000}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={isWrong && t('mailDomain.noSelector')}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setWrong(false)
            }}
          />
          <Button
            type="submit"
            variant="default"
            size="xs"
            style={{ flex: 'none' }}
            disabled={isBusy}
          >
            {t('mailDomain.dkim.lookUp')}
          </Button>
        </Group>
      </form>
    </FindingSection>
  )
}
