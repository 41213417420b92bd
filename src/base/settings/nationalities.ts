// Nationalities by ISO country code: an adjective that agrees with Greek υπηκοότητα and Russian гражданство. A
// territory without an adjective has its own name.
import type { ListOption } from './listOption.ts'
import { countryList, commonCountryCount } from './places.ts'

// English, Greek, Russian.
const adjectives = `
  AD Andorran Ανδορρανή Андоррское
  AE Emirati Εμιρατινή Эмиратское
  AF Afghan Αφγανική Афганское
  AG Antiguan Αντιγκουανή Антигуанское
  AL Albanian Αλβανική Албанское
  AM Armenian Αρμενική Армянское
  AO Angolan Αγκολέζικη Ангольское
  AR Argentine Αργεντίνικη Аргентинское
  AT Austrian Αυστριακή Австрийское
  AU Australian Αυστραλιανή Австралийское
  AZ Azerbaijani Αζερική Азербайджанское
  BA Bosnian Βοσνιακή Боснийское
  BB Barbadian Μπαρμπαντιανή Барбадосское
  BD Bangladeshi Μπανγκλαντεσιανή Бангладешское
  BE Belgian Βελγική Бельгийское
  BG Bulgarian Βουλγαρική Болгарское
  BH Bahraini Μπαχρεϊνή Бахрейнское
  BR Brazilian Βραζιλιάνικη Бразильское
  BY Belarusian Λευκορωσική Белорусское
  CA Canadian Καναδική Канадское
  CH Swiss Ελβετική Швейцарское
  CL Chilean Χιλιανή Чилийское
  CM Cameroonian Καμερουνέζικη Камерунское
  CN Chinese Κινεζική Китайское
  CO Colombian Κολομβιανή Колумбийское
  CR Costa·Rican Κοσταρικανή Коста-риканское
  CU Cuban Κουβανική Кубинское
  CY Cypriot Κυπριακή Кипрское
  CZ Czech Τσεχική Чешское
  DE German Γερμανική Немецкое
  DK Danish Δανική Датское
  DM Dominican·(Dominica) Δομινικανή·(Δομινίκα) Доминикское
  DO Dominican Δομινικανή Доминиканское
  DZ Algerian Αλγερινή Алжирское
  EC Ecuadorian Εκουαδοριανή Эквадорское
  EE Estonian Εσθονική Эстонское
  EG Egyptian Αιγυπτιακή Египетское
  ER Eritrean Ερυθραϊκή Эритрейское
  ES Spanish Ισπανική Испанское
  ET Ethiopian Αιθιοπική Эфиопское
  FI Finnish Φινλανδική Финское
  FR French Γαλλική Французское
  GB British Βρετανική Британское
  GD Grenadian Γρεναδιανή Гренадское
  GE Georgian Γεωργιανή Грузинское
  GH Ghanaian Γκανέζικη Ганское
  GR Greek Ελληνική Греческое
  HR Croatian Κροατική Хорватское
  HU Hungarian Ουγγρική Венгерское
  ID Indonesian Ινδονησιακή Индонезийское
  IE Irish Ιρλανδική Ирландское
  IL Israeli Ισραηλινή Израильское
  IN Indian Ινδική Индийское
  IQ Iraqi Ιρακινή Иракское
  IR Iranian Ιρανική Иранское
  IS Icelandic Ισλανδική Исландское
  IT Italian Ιταλική Итальянское
  JM Jamaican Τζαμαϊκανή Ямайское
  JO Jordanian Ιορδανική Иорданское
  JP Japanese Ιαπωνική Японское
  KE Kenyan Κενυατική Кенийское
  KG Kyrgyz Κιργιζική Киргизское
  KN Kittitian Κιττιανή Сент-китское
  KR South·Korean Νοτιοκορεατική Южнокорейское
  KW Kuwaiti Κουβεϊτιανή Кувейтское
  KZ Kazakh Καζακική Казахстанское
  LB Lebanese Λιβανέζικη Ливанское
  LI Liechtenstein Λιχτενσταϊνική Лихтенштейнское
  LK Sri·Lankan Σριλανκική Ланкийское
  LT Lithuanian Λιθουανική Литовское
  LU Luxembourgish Λουξεμβουργιανή Люксембургское
  LV Latvian Λετονική Латвийское
  LY Libyan Λιβυκή Ливийское
  MA Moroccan Μαροκινή Марокканское
  MC Monégasque Μονεγασκική Монакское
  MD Moldovan Μολδαβική Молдавское
  ME Montenegrin Μαυροβουνιακή Черногорское
  MK Macedonian Βορειομακεδονική Северомакедонское
  MN Mongolian Μογγολική Монгольское
  MT Maltese Μαλτέζικη Мальтийское
  MX Mexican Μεξικανική Мексиканское
  MY Malaysian Μαλαισιανή Малайзийское
  NG Nigerian Νιγηριανή Нигерийское
  NL Dutch Ολλανδική Нидерландское
  NO Norwegian Νορβηγική Норвежское
  NP Nepalese Νεπαλική Непальское
  NZ New·Zealand Νεοζηλανδική Новозеландское
  OM Omani Ομανική Оманское
  PA Panamanian Παναμέζικη Панамское
  PE Peruvian Περουβιανή Перуанское
  PH Philippine Φιλιππινέζικη Филиппинское
  PK Pakistani Πακιστανική Пакистанское
  PL Polish Πολωνική Польское
  PS Palestinian Παλαιστινιακή Палестинское
  PT Portuguese Πορτογαλική Португальское
  QA Qatari Καταριανή Катарское
  RO Romanian Ρουμανική Румынское
  RS Serbian Σερβική Сербское
  RU Russian Ρωσική Российское
  SA Saudi Σαουδαραβική Саудовское
  SE Swedish Σουηδική Шведское
  SG Singaporean Σιγκαπουριανή Сингапурское
  SI Slovenian Σλοβενική Словенское
  SK Slovak Σλοβακική Словацкое
  SM San·Marinese Σαμαρινέζικη Сан-маринское
  SN Senegalese Σενεγαλέζικη Сенегальское
  SO Somali Σομαλική Сомалийское
  SY Syrian Συριακή Сирийское
  TH Thai Ταϊλανδική Таиландское
  TJ Tajik Τατζικική Таджикское
  TM Turkmen Τουρκμενική Туркменское
  TN Tunisian Τυνησιακή Тунисское
  TR Turkish Τουρκική Турецкое
  TW Taiwanese Ταϊβανέζικη Тайваньское
  UA Ukrainian Ουκρανική Украинское
  US American Αμερικανική Американское
  UY Uruguayan Ουρουγουανή Уругвайское
  UZ Uzbek Ουζμπεκική Узбекское
  VE Venezuelan Βενεζουελανή Венесуэльское
  VN Vietnamese Βιετναμέζικη Вьетнамское
  VU Vanuatuan Βανουατιανή Вануатское
  YE Yemeni Υεμενιτική Йеменское
  ZA South·African Νοτιοαφρικανική Южноафриканское`

const byCode = new Map(
  adjectives
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', ...texts] = line.trim().split(' ')
      return [code, texts.map((text) => text.replaceAll('·', ' '))] as const
    }),
)
const places: Record<string, number> = { en: 0, el: 1, ru: 2 }
const optionsCache = new Map<string, ListOption[]>()

/** As in `countryList`: the usual countries first, then sorted by name. */
export function nationalityList(language: string): ListOption[] {
  const cached = optionsCache.get(language)
  if (cached) return cached
  const place = places[language] ?? 0
  const all = countryList(language).map((country) => ({
    ...country,
    text: byCode.get(String(country.value))?.[place] ?? country.text,
  }))
  const { compare } = new Intl.Collator(language)
  const [first, others] = [all.slice(0, commonCountryCount), all.slice(commonCountryCount)]
  const list = [...first, ...others.sort((a, b) => compare(a.text, b.text))]
  optionsCache.set(language, list)
  return list
}
