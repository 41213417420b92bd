import { parts } from '#base/register/parts.ts'
import { route, screen } from '#base/register/screen.tsx'
import { leadKind } from './lead.kind.ts'
import { admin, staff } from '#base/permissions/permissions.contract.ts'
import { byIdAndMode, numberOf } from '#base/register/address.ts'
import { settingsTexts } from '#base/settings/settingsTexts.ts'
import { leadPaths } from './leads.paths.ts'

const LeadList = screen(() => import('./list/LeadList.tsx').then((all) => all.LeadList), {
  slots: ['TrayLink'],
})
const AddLead = screen(() => import('./edit/AddLead.tsx').then((all) => all.AddLead))
const LeadScreen = screen(() => import('./LeadScreen.tsx').then((all) => all.LeadScreen), {
  slots: [
    'MatchingObjects',
    'AskMatches',
    'LeadSelections',
    'ClientMark',
    'OpenRecords',
    'AskOpenRecords',
    'NextStep',
    'OrdersOf',
    'RecordActivities',
    'GoOnItems',
    'NextAction',
    'LeadItems',
  ],
})
const NewLeads = screen(() => import('./incoming/NewLeads.tsx').then((all) => all.NewLeads), {
  texts: [settingsTexts],
})

export const leads = parts({
  kinds: { Demand: leadKind },
  routes: [
    route('/Leads', staff, LeadList),
    route('/Leads/Add', staff, AddLead),
    route('/Leads/Add/$id', staff, AddLead, ({ id }) => ({ accountId: numberOf(id) })),
    route('/Leads/View/$id', staff, LeadScreen, byIdAndMode),
    route('/Leads/View/$id/$mode', staff, LeadScreen, byIdAndMode),
    route('/Settings/NewLeads', admin, NewLeads),
  ],
  links: { '/Leads/View': (id) => leadPaths.lead(id) },
  slots: {
    AccountItems: () => import('./edit/AddLeadItem.tsx').then((all) => all.AddLeadItem),
    AccountButtons: () => import('./edit/AddLeadButton.tsx').then((all) => all.AddLeadButton),
  },
  pickers: { lead: () => import('./LeadPicker.tsx').then((all) => all.LeadPicker) },
  menu: [
    {
      group: 'accounts',
      at: 25,
      label: 'shell.leads',
      words: 'palette.words.lead',
      letter: 'l',
      href: leadPaths.leads,
      may: staff,
    },
  ],
  settings: [
    {
      group: 'agency',
      at: 21,
      icon: 'inbox',
      label: 'settings.newLeads',
      words: 'palette.words.newLeads',
      href: leadPaths.newLeads,
      may: admin,
    },
  ],
  adds: [
    {
      at: 4,
      label: 'palette.addLead',
      words: 'palette.words.lead',
      href: leadPaths.addLead(),
      may: staff,
    },
  ],
})
