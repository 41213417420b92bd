import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import rows from '#kit/ui/look/rows.module.css'
import { news } from './newsEntries.contract.ts'
import type { NewsName } from './newsEntries.contract.ts'

export function NewsList({ names }: { names: readonly NewsName[] }) {
  const t = useText()
  return (
    <ul className={rows.rows}>
      {news
        .filter(({ name }) => names.includes(name))
        .map(({ name, href }) => (
          <li key={name}>
            <div>
              <GoLink href={href} className={rows.name}>
                {t(`news.${name}`)}
              </GoLink>
              <div className={rows.detail}>{t(`news.${name}.text`)}</div>
            </div>
          </li>
        ))}
    </ul>
  )
}
