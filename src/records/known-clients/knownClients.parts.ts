import { textsOf } from '#kit/i18n/textsOf.ts'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { clientChecker } from '#base/permissions/permissions.contract.ts'
import { byIdEditing, numberOf } from '#base/register/address.ts'
import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { knownClientKind } from './knownClient.kind.ts'

const knownTexts = textsOf((language) => import(`./messages/${language}.ts`))
const texts = [knownTexts]

const AddKnownClient = screen(
  () => import('./AddKnownClient.tsx').then((all) => all.AddKnownClient),
  { texts },
)
const KnownClientScreen = screen(
  () => import('./KnownClientScreen.tsx').then((all) => all.KnownClientScreen),
  { texts },
)

export const knownClients = parts({
  kinds: { KnownClient: knownClientKind },
  routes: [
    route('/KnownClients/Add', clientChecker, AddKnownClient, (_params, search) => ({
      dealId: numberOf(search['dealId']),
      accountId: numberOf(search['accountId']),
    })),
    route('/KnownClients/$id', clientChecker, KnownClientScreen, byIdEditing),
  ],
  slots: {
    DealParties: () =>
      withTexts(import('./KnownClientsOf.tsx'), knownTexts).then((all) => all.KnownClientsOf),
  },
})
