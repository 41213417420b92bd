import { useText } from '#kit/i18n/useText.ts'
import type { DmarcFinding } from './domainCheck.contract.ts'
import { FindingSection } from './FindingSection.tsx'

export function DmarcSection({ domain, finding }: { domain: string; finding: DmarcFinding }) {
  const t = useText()
  const { result, culprit, inheritedFrom, isTesting, isStrict, reportsTo, proposal } = finding
  const hasPolicy = result === 'reject' || result === 'quarantine' || result === 'none'
  const said =
    result === 'unknown'
      ? [t('mailDomain.unknown')]
      : [
          t(`mailDomain.dmarc.${result}`, { culprit: culprit ?? '' }),
          inheritedFrom && t('mailDomain.dmarc.inherited', { domain: inheritedFrom }),
          isTesting && t('mailDomain.dmarc.testing'),
          ...(hasPolicy
            ? [
                isStrict.spf && t('mailDomain.dmarc.strictSpf'),
                isStrict.dkim && t('mailDomain.dmarc.strictDkim'),
                !isStrict.spf && !isStrict.dkim && t('mailDomain.dmarc.relaxed'),
                reportsTo
                  ? t('mailDomain.dmarc.reports', { to: reportsTo.replaceAll('mailto:', '') })
                  : t('mailDomain.dmarc.noReports'),
              ]
            : []),
        ]
  return (
    <FindingSection
      name="dmarc"
      domain={domain}
      finding={finding}
      said={said}
      proposal={proposal}
    />
  )
}
