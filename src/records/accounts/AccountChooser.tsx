// An account picker that offers to add a person who is not found.
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useText } from '#kit/i18n/useText.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { AccountPicker } from '#base/people/AccountPicker.tsx'

// Few people are added this way, so its form is loaded when one is.
const QuickAddAccount = lazyPart(() =>
  import('./edit/QuickAddAccount.tsx').then((all) => all.QuickAddAccount),
)

export function AccountChooser(props: ComponentProps<typeof AccountPicker>) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <>
      <AccountPicker
        {...props}
        addNew={{ label: (text) => t('account.addTyped', { text }), onAdd: setTyped }}
      />
      {typed !== null && (
        <QuickAddAccount
          typed={typed}
          onAdded={(id, name) => {
            setTyped(null)
            props.onChange(id, name)
          }}
          onClose={() => setTyped(null)}
        />
      )}
    </>
  )
}
