// Pages, settings, help and actions are found by their usual names in three languages, whatever the language of the interface.
import i18next from 'i18next'
import { describe, expect, test, vi } from 'vitest'
import '#app/parts.ts'
import { el } from '#app/bundles/screens/el.ts'
import { en } from '#app/bundles/screens/en.ts'
import { ru } from '#app/bundles/screens/ru.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Text } from '#kit/i18n/useText.ts'
import { i18nOptions } from '#kit/i18n/translator.ts'
import { findableCommands, findablePlaces } from './findable.ts'
import { textsOfPalette } from './paletteTexts.ts'
import { rankActions } from './rankActions.ts'

// Only browsers have a session store.
vi.mock('#base/session/person/session.ts', () => ({ session: { current: () => null } }))
vi.mock('#kit/ui/pageTitle.ts', () => ({}))

/** Typed text, and the address or command that is among the first three. */
const names: Record<Language, readonly (readonly [typed: string, found: string])[]> = {
  en: [
    ['timestamps', '/Settings/Timestamps'],
    ['help', '/Help'],
    ['manual', '/Help'],
    ['what is new', '/Help'],
    ['mail templates', '/Settings/MailTemplates'],
    ['letters', '/Settings/MailTemplates'],
    ['backup', '/Export'],
    ['backups', '/Settings/Operations'],
    ['download everything', '/Export'],
    ['users', '/Employes'],
    ['team', '/Employes'],
    ['colleagues', '/Employes'],
    ['invite', '/Help/colleague'],
    ['roles', '/Employes'],
    ['staff', '/Employes'],
    ['password', '/SetPassword'],
    ['change password', '/SetPassword'],
    ['2fa', '/Security'],
    ['devices', '/Security'],
    ['logo', '/Settings/Agency'],
    ['company', '/Settings/Agency'],
    ['language', '/Settings/Mine'],
    ['keyboard', '/Settings/Mine'],
    ['dark', 'colours'],
    ['night mode', 'colours'],
    ['sign out', 'logout'],
    ['newsletter', '/Settings/Addresses'],
    ['translations', '/Settings/Localization'],
    ['offices', '/Settings/Branches'],
    ['rules', '/Settings/Rules'],
    ['law', '/Settings/Rules'],
    ['stages', '/Settings/Lists'],
    ['distribution', '/Settings/NewLeads'],
    ['feeds', '/Settings/Portals'],
    ['excel', '/Import'],
    ['upload', '/Import'],
    ['statistics', '/Overview'],
    ['reports', '/Overview'],
    ['spam', '/Leads/Doubtful'],
    ['audit', '/ActionLog'],
    ['history', '/ActionLog'],
    ['bin', '/Trash'],
    ['deleted', '/Trash'],
    ['duplicates', '/Duplicates'],
    ['new lead', '/Leads/Add'],
    ['add client', '/Accounts/AddClient'],
    ['listings', '/Objects'],
    ['appointments', '/Viewing'],
    ['booking', '/Reservations'],
    ['availability', '/Reservations/Free'],
    ['occupancy', '/Reservations/Timeline'],
    ['airbnb', '/Help/stayCalendars'],
    ['photos', '/Help/photos'],
    ['smtp', '/Help/mail'],
    ['bounce', '/Settings/Mail'],
    ['returned mail', '/Settings/Mail'],
    ['website', '/Settings/Agency'],
    ['money', '/Payments'],
    ['approval', '/Overview/Expenses'],
    ['route sheet', '/Calendar/route'],
    ['notifications', '/Alerts'],
    ['reminders', '/Settings/Reminders'],
    ['todo', '/Actions'],
    ['calls', '/Actions'],
    ['map', '/Objects/Search'],
    ['dashboard', '/CRM'],
    ['status', '/Settings/Operations'],
    ['contracts', '/DocumentList'],
    ['lawyer', '/Professionals'],
    ['where from', '/Sources'],
  ],
  el: [
    ['χρονοσήμανση', '/Settings/Timestamps'],
    ['βοήθεια', '/Help'],
    ['βοηθεια', '/Help'],
    ['οδηγίες', '/Help'],
    ['πρότυπα', '/Settings/MailTemplates'],
    ['επιστολές', '/Settings/MailTemplates'],
    ['αντίγραφα ασφαλείας', '/Export'],
    ['αντίγραφο', '/Export'],
    ['χρήστες', '/Employes'],
    ['ομάδα', '/Employes'],
    ['προσωπικό', '/Employes'],
    ['πρόσκληση', '/Help/colleague'],
    ['κωδικός', '/SetPassword'],
    ['αλλαγή κωδικού', '/SetPassword'],
    ['ασφάλεια', '/Security'],
    ['συσκευές', '/Security'],
    ['λογότυπο', '/Settings/Agency'],
    ['γλώσσα', '/Settings/Mine'],
    ['πληκτρολόγιο', '/Settings/Mine'],
    ['σκούρο', 'colours'],
    ['έξοδος', 'logout'],
    ['μεταφράσεις', '/Settings/Localization'],
    ['υποκαταστήματα', '/Settings/Branches'],
    ['νομοθεσία', '/Settings/Rules'],
    ['κανόνες', '/Settings/Rules'],
    ['στάδια', '/Settings/Lists'],
    ['διανομή', '/Settings/NewLeads'],
    ['πύλες', '/Settings/Portals'],
    ['σπιτόγατος', '/Settings/Portals'],
    ['φόρτωση', '/Import'],
    ['στατιστικά', '/Overview'],
    ['τζίρος', '/Overview'],
    ['ανεπιθύμητα', '/Leads/Doubtful'],
    ['ιστορικό', '/ActionLog'],
    ['κάδος', '/Trash'],
    ['διπλά', '/Duplicates'],
    ['νέα ζήτηση', '/Leads/Add'],
    ['νέος πελάτης', '/Accounts/AddClient'],
    ['αγγελίες', '/Objects'],
    ['ραντεβού', '/Viewing'],
    ['κρατήσεις', '/Reservations'],
    ['διαθεσιμότητα', '/Reservations/Free'],
    ['πληρότητα', '/Reservations/Timeline'],
    ['φωτογραφίες', '/Help/photos'],
    ['τηλεφωνήματα', '/Actions'],
    ['έσοδα', '/Payments'],
    ['εγκρίσεις', '/Overview/Expenses'],
    ['δρομολόγιο', '/Calendar/route'],
    ['υπενθυμίσεις', '/Settings/Reminders'],
    ['χάρτης', '/Objects/Search'],
    ['δικηγόρος', '/Professionals'],
    ['έντυπα', '/DocumentList'],
    ['voithia', '/Help'],
    ['kodikos', '/SetPassword'],
  ],
  ru: [
    ['метка времени', '/Settings/Timestamps'],
    ['помощь', '/Help'],
    ['справка', '/Help'],
    ['инструкция', '/Help'],
    ['шаблоны', '/Settings/MailTemplates'],
    ['письма', '/Settings/MailTemplates'],
    ['бэкап', '/Export'],
    ['резервные копии', '/Settings/Operations'],
    ['экспорт', '/Export'],
    ['пользователи', '/Employes'],
    ['команда', '/Employes'],
    ['сотрудники', '/Employes'],
    ['пригласить', '/Help/colleague'],
    ['пароль', '/SetPassword'],
    ['сменить пароль', '/SetPassword'],
    ['безопасность', '/Security'],
    ['устройства', '/Security'],
    ['логотип', '/Settings/Agency'],
    ['реквизиты', '/Settings/Agency'],
    ['язык', '/Settings/Mine'],
    ['клавиатура', '/Settings/Mine'],
    ['тёмная', 'colours'],
    ['ночной режим', 'colours'],
    ['выход', 'logout'],
    ['рассылка', '/Settings/Addresses'],
    ['переводы', '/Settings/Localization'],
    ['филиалы', '/Settings/Branches'],
    ['правила', '/Settings/Rules'],
    ['законы', '/Settings/Rules'],
    ['справочники', '/Settings/Lists'],
    ['распределение', '/Settings/NewLeads'],
    ['фиды', '/Settings/Portals'],
    ['эксель', '/Import'],
    ['загрузка', '/Import'],
    ['статистика', '/Overview'],
    ['отчёты', '/Overview'],
    ['спам', '/Leads/Doubtful'],
    ['журнал', '/ActionLog'],
    ['корзина', '/Trash'],
    ['дубли', '/Duplicates'],
    ['новая заявка', '/Leads/Add'],
    ['объявления', '/Objects'],
    ['бронь', '/Reservations'],
    ['доступность', '/Reservations/Free'],
    ['шахматка', '/Reservations/Timeline'],
    ['фотографии', '/Help/photos'],
    ['звонки', '/Actions'],
    ['деньги', '/Payments'],
    ['согласование', '/Overview/Expenses'],
    ['маршрут', '/Calendar/route'],
    ['напоминания', '/Settings/Reminders'],
    ['карта', '/Objects/Search'],
    ['нотариус', '/Professionals'],
    ['gjvjom', '/Help'],
    ['pomosh', '/Help'],
  ],
}

const ofScreens: Record<Language, Record<string, string>> = { en, el, ru }

async function findIn(language: Language) {
  const further = await Promise.all(textsOfPalette.map((texts) => texts(language)))
  const translation: Record<string, string> = Object.assign({}, ofScreens[language], ...further)
  const translator = i18next.createInstance()
  await translator.init({
    ...i18nOptions,
    lng: language,
    resources: { [language]: { translation } },
  })
  const t = translator.t as unknown as Text
  const person = { language, isDark: false, may: () => true }
  const actions = [
    ...findablePlaces(t, person).map(({ href, ...rest }) => ({ ...rest, is: href })),
    ...findableCommands(t, person).map((command) => ({ ...command, is: command.key })),
  ]
  return (typed: string) => rankActions(typed, actions, 6).map(({ action }) => action.is)
}

test('there are at least forty names in each language', () => {
  expect(languages.map((language) => names[language].length >= 40)).toEqual([true, true, true])
})

describe.each(languages)('while the interface is in %s', (language) => {
  test.each(languages)('usual names in %s find what they mean', async (spoken) => {
    const find = await findIn(language)
    const missed = names[spoken]
      // The language in use is not offered.
      .filter(([, meant]) => meant !== language)
      .map(([typed, meant]) => ({ typed, meant, found: find(typed).slice(0, 3) }))
      .filter(({ meant, found }) => !found.includes(meant))
    expect(missed).toEqual([])
  })
})

test.each(languages)('every place is found by its own name (%s)', async (language) => {
  const find = await findIn(language)
  const further = await Promise.all(textsOfPalette.map((texts) => texts(language)))
  const texts: Record<string, string> = Object.assign({}, ofScreens[language], ...further)
  const { toGo } = await import('./actions.ts')
  const lost = toGo().filter(({ label, href }) => !find(texts[label]!).slice(0, 3).includes(href))
  expect(lost.map(({ label }) => label)).toEqual([])
})
