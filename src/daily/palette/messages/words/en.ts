import type { HelpTask } from '#base/register/helpTasks.ts'

export const en = {
  'palette.words.add': 'add new create enter insert',
  'palette.words.go': 'go open show list',
  'palette.words.client': 'client clients customer customers buyer tenant',
  'palette.words.owner': 'owner owners landlord seller proprietor',
  'palette.words.object':
    'property properties object objects realty flat apartment house villa plot listing listings home homes',
  'palette.words.lead': 'lead leads demand demands request requests enquiry inquiry enquiries',
  'palette.words.viewing': 'viewing viewings visit visits appointment showing showings',
  'palette.words.deal': 'deal deals sale sales contract transaction commission',
  'palette.words.order':
    'order orders mandate mandates viewing order brokerage signature sign exclusive assignment contract',
  'palette.words.pocket':
    'offline pocket without connection network phone door sign order viewing today',
  'palette.words.orderTexts': 'texts of orders order text template mandate wording approved',
  'palette.words.timestamps':
    'timestamps timestamp service RFC 3161 TSA qualified time proof evidence of orders',
  'palette.words.reservation':
    'reservation reservations booking bookings stay stays guest guests short rent rental',
  'palette.words.document':
    'document documents file files form forms paper contract contracts template',
  'palette.words.partner': 'partner partners agency broker brokers',
  'palette.words.professional':
    'specialist specialists professional professionals lawyer notary engineer plumber cleaner craftsman',
  'palette.words.employe':
    'employee employees staff colleague colleagues agent agents user users team role roles',
  'palette.words.source': 'source sources origin where from advertising channel',
  'palette.words.payment':
    'payment payments money income incomes expense expenses statement statements balance accounting',
  'palette.words.key': 'key keys hand out',
  'palette.words.account':
    'account accounts person contact contacts people phone book merge address',
  'palette.words.calendar': 'calendar diary agenda day week month plan schedule',
  'palette.words.route': 'route sheet way drive print viewings of the day',
  'palette.words.activity':
    'activity activities task tasks to do todo reminder reminders action actions call calls note notes',
  'palette.words.alert': 'alert alerts notification notifications warning bell',
  'palette.words.overview':
    'overview figures statistics report reports analytics numbers chart charts dashboard commission turnover',
  'palette.words.expenses': 'expenses waiting approval approve unpaid bills',
  'palette.words.tray': 'doubtful enquiries spam robots website form junk tray',
  'palette.words.timeline': 'timeline occupancy availability stays plan calendar chart free days',
  'palette.words.freeStays': 'free stays availability vacancy find booking',
  'palette.words.settings': 'settings options setup preferences configuration',
  'palette.words.mine': 'my settings language keyboard shortcuts profile map preferences',
  'palette.words.agency':
    'agency company logo colour color name address phone brand website site languages letterhead',
  'palette.words.branches': 'branch branches office offices',
  'palette.words.rules': 'rules rule law laws legislation legal dates energy class order brokerage',
  'palette.words.optionLists':
    'lists of choices options dropdown stages types categories statuses fields',
  'palette.words.localization': 'texts translation translations wording words rename labels',
  'palette.words.addresses': 'mailing list newsletter e-mail addresses consent gdpr mailings',
  'palette.words.newLeads': 'new leads rules distribution assign automatically who gets enquiries',
  'palette.words.mailTemplates': 'mail templates template letters letter e-mail email text texts',
  'palette.words.portals':
    'portals portal feed feeds xml kyero spitogatos xe advertise export listings',
  'palette.words.operations':
    'operations server state status system backup backups disk jobs mail support version monitoring',
  'palette.words.reminders': 'reminders by mail notifications reminder e-mail',
  'palette.words.export': 'export backup archive zip take out transfer everything download save',
  'palette.words.import':
    'import take over transfer migrate upload csv excel xlsx vcard old system',
  'palette.words.firstSteps': 'first steps start begin setup set up onboarding wizard introduction',
  'palette.words.mailServer':
    'mail e-mail email smtp server sender password outgoing gmail outlook oauth bounce bounces bounced returned undeliverable',
  'palette.words.invite': 'invite invitation colleague new user',
  'palette.words.home': 'home start day today dashboard main page',
  'palette.words.map': 'map find area search filter',
  'palette.words.log': 'log history changes who changed audit',
  'palette.words.trash': 'trash deleted bin restore recycle undelete',
  'palette.words.duplicates': 'duplicate duplicates twice double same merge',
  'palette.words.security':
    'security sign in login devices sessions second factor two-step 2fa passkey',
  'palette.words.password': 'password change password',
  'palette.words.staffTwoStep':
    'security of staff second factor two-step 2fa everybody require users',
  'palette.words.language': 'language',
  'palette.words.colours': 'dark light mode night theme colours colors appearance',
  'palette.words.logout': 'log out logout sign out exit leave quit',
  'palette.words.help':
    'help manual guide how to instructions documentation faq support tutorial what is new news',
  'palette.words.help.find': 'search find shortcuts list filter view',
  'palette.words.help.call': 'phone call calls caller new client',
  'palette.words.help.property': 'property listing publish website new advert',
  'palette.words.help.photos': 'photo photos picture pictures image images gallery cover',
  'palette.words.help.selection': 'match matching matches selection proposal send properties offer',
  'palette.words.help.viewing': 'viewing visit appointment result feedback',
  'palette.words.help.key': 'key keys hand out return',
  'palette.words.help.order':
    'order mandate sign signature viewing exclusive fee client owner withdraw',
  'palette.words.help.deal': 'deal offer commission split deposit sale contract',
  'palette.words.help.letters':
    'letter letters mail template templates e-mail newsletter consent gdpr personal data',
  'palette.words.help.tasks': 'task tasks reminder reminders calendar phone subscribe ical google',
  'palette.words.help.stay': 'stay booking book reservation guest short rent',
  'palette.words.help.stayCalendars':
    'booking airbnb ical calendar calendars season seasons prices minimum nights',
  'palette.words.help.payments': 'payment statement approval approve expense income bill invoice',
  'palette.words.help.ownStatement': 'my statement owner approve expense',
  'palette.words.help.importFile': 'import excel csv xlsx file bring in migrate',
  'palette.words.help.duplicates': 'duplicates twice merge same',
  'palette.words.help.undo': 'undo deleted restore trash log history bring back recover mistake',
  'palette.words.help.exportAll': 'export backup backups download zip archive copy',
  'palette.words.help.site': 'website site public enquiries form visitors logo',
  'palette.words.help.portals': 'portals feed spitogatos advertise xml',
  'palette.words.help.colleague':
    'invite colleague user users team role roles employee permissions rights',
  'palette.words.help.mail': 'mail e-mail email smtp gmail outlook server connect spf dkim',
  'palette.words.help.settings': 'settings language stages texts branches dark customise',
  'palette.words.help.security':
    'password second factor two-step 2fa passkey sessions devices forgot',
} as const satisfies Record<`palette.words.help.${HelpTask}`, string> & Record<string, string>

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
