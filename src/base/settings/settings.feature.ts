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

export const settings = feature({
  routes: [settingsRoutes, localizationRoutes, dataExportRoutes, optionRoutes, agencyRoutes],
  kinds: { Branch: branchKind, Agency: agencyKind },
  records: { Branch: branchRecord, Agency: agencyRecord },
})
