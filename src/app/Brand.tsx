import { useText } from '#kit/i18n/useText.ts'

/** The product's mark and name; the mark alone where there is little room. */
export function Brand({ small = false }: { small?: boolean }) {
  const t = useText()
  return (
    <>
      <img src="/favicon.svg" width={26} height={26} alt={small ? t('shell.brand') : ''} />
      {!small && <span>{t('shell.brand')}</span>}
    </>
  )
}
