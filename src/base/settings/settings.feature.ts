import { feature } from '#base/register/feature.ts'
import { settingsRoutes } from './settings.routes.ts'
import { localizationRoutes } from './localization/localization.routes.ts'
import { dataExportRoutes } from './mailing/dataExport.routes.ts'
import { optionRoutes } from './options/options.routes.ts'
import { agencyRoutes } from './agency/agency.routes.ts'
import { branchKind } from './branch.kind.ts'
import { branchRecord } from './branch.record.ts'
import { agencyKind } from './agency/agency.kind.ts'
import { agencyRecord } from './agency/agency.record.ts'
import { el as settingsEl } from './messages/el.ts'
import { en as settingsEn } from './messages/en.ts'
import { ru as settingsRu } from './messages/ru.ts'
import { el as agencyEl } from './agency/messages/el.ts'
import { en as agencyEn } from './agency/messages/en.ts'
import { ru as agencyRu } from './agency/messages/ru.ts'
import { el as localizationEl } from './localization/messages/el.ts'
import { en as localizationEn } from './localization/messages/en.ts'
import { ru as localizationRu } from './localization/messages/ru.ts'
import { el as faultsEl } from './localization/messages/server/el.ts'
import { en as faultsEn } from './localization/messages/server/en.ts'
import { ru as faultsRu } from './localization/messages/server/ru.ts'
import { el as mailingEl } from './mailing/messages/el.ts'
import { en as mailingEn } from './mailing/messages/en.ts'
import { ru as mailingRu } from './mailing/messages/ru.ts'
import { el as optionsEl } from './options/messages/el.ts'
import { en as optionsEn } from './options/messages/en.ts'
import { ru as optionsRu } from './options/messages/ru.ts'

export const settings = feature({
  routes: [settingsRoutes, localizationRoutes, dataExportRoutes, optionRoutes, agencyRoutes],
  texts: [
    { en: settingsEn, el: settingsEl, ru: settingsRu },
    { en: agencyEn, el: agencyEl, ru: agencyRu },
    { en: localizationEn, el: localizationEl, ru: localizationRu },
    { en: faultsEn, el: faultsEl, ru: faultsRu },
    { en: mailingEn, el: mailingEl, ru: mailingRu },
    { en: optionsEn, el: optionsEl, ru: optionsRu },
  ],
  kinds: { Branch: branchKind, Agency: agencyKind },
  records: { Branch: branchRecord, Agency: agencyRecord },
})
