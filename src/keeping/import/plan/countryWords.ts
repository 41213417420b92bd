// Names of countries in the languages of those who live, buy and rent here, with those that no list of names has.
import { wordKey, wordKeys } from './wordKey.ts'

const languages =
  'en el ru de fr it es pt nl sv da nb fi pl cs sk hu ro bg sr mk sq hr sl uk tr he ar zh ka hy et lv lt'.split(
    ' ',
  )

/** Short, old and colloquial names, parts that people name as a country, and codes of three letters. */
const others: Record<string, string> = {
  GR: 'gre, grc, el, hellas, ellas, ellada, elláda, hellenic republic, ελλάς, ελλάδος, ελληνική δημοκρατία, greece (hellas), республика греция, эллада',
  GB: 'uk, u.k., gbr, england, scotland, wales, northern ireland, great britain, britain, united kingdom of great britain and northern ireland, αγγλία, σκωτία, ουαλία, μεγάλη βρετανία, βρετανία, ην. βασίλειο, ηνωμένο βασίλειο, η.β., англия, шотландия, уэльс, великобритания, соединенное королевство, соединённое королевство',
  US: 'usa, u.s.a., u.s., united states of america, america, the united states, states, ηπα, η.π.α., ηνωμένες πολιτείες, ηνωμένες πολιτείες αμερικής, αμερική, сша, соединенные штаты, соединённые штаты, соединённые штаты америки, америка',
  DE: 'ger, deu, brd, federal republic of germany, γερμανία, фрг',
  RU: 'rus, russian federation, ρωσία, ρωσική ομοσπονδία, рф, р.ф., российская федерация, россия',
  CY: 'cyp, republic of cyprus, κύπρος, κυπριακή δημοκρατία, республика кипр',
  BG: 'bgr, bul, republic of bulgaria, βουλγαρία',
  RO: 'rou, rom, roumania, rumania, ρουμανία',
  RS: 'srb, republic of serbia, σερβία',
  MK: 'mkd, fyrom, macedonia, macedonia fyrom, f y r o m, north macedonia, republic of north macedonia, βόρεια μακεδονία, βορεια μακεδονια, σκόπια, πγδμ, п.ю.р. македония, македония',
  AL: 'alb, shqipëria, shqiperia, shqipëri, αλβανία',
  TR: 'tur, turkey, türkiye, turkiye, τουρκία',
  UA: 'ukr, ukraine, ουκρανία, украина',
  BY: 'blr, belarus, byelorussia, white russia, λευκορωσία, белоруссия, беларусь',
  KZ: 'kaz, kazakhstan, καζακστάν',
  GE: 'geo, georgia, γεωργία, грузия',
  AM: 'arm, αρμενία',
  MD: 'mda, moldova, moldavia, republic of moldova, μολδαβία, молдавия, молдова',
  IL: 'isr, ισραήλ',
  CH: 'che, sui, swiss, switzerland, schweiz, suisse, svizzera, ελβετία, швейцария',
  AT: 'aut, austria, österreich, oesterreich, αυστρία',
  FR: 'fra, γαλλία',
  IT: 'ita, ιταλία',
  ES: 'esp, ισπανία',
  PT: 'prt, por, πορτογαλία',
  NL: 'nld, ned, holland, the netherlands, ολλανδία, κάτω χώρες, голландия, нидерланды',
  BE: 'bel, βέλγιο',
  LU: 'lux, λουξεμβούργο',
  IE: 'irl, eire, republic of ireland, ιρλανδία',
  SE: 'swe, σουηδία',
  DK: 'dnk, den, δανία',
  NO: 'nor, νορβηγία',
  FI: 'fin, φινλανδία',
  PL: 'pol, πολωνία',
  CZ: 'cze, czech republic, czechia, τσεχία, τσεχική δημοκρατία, чехия, чешская республика',
  SK: 'svk, slovak republic, σλοβακία',
  HU: 'hun, ουγγαρία, венгрия',
  HR: 'hrv, cro, κροατία',
  SI: 'svn, slo, σλοβενία',
  BA: 'bih, bosnia, βοσνία, босния',
  ME: 'mne, μαυροβούνιο',
  EE: 'est, εσθονία',
  LV: 'lva, lat, λετονία',
  LT: 'ltu, λιθουανία',
  AE: 'are, uae, u.a.e., emirates, dubai, εμιράτα, ηαε, эмираты, оаэ',
  SA: 'sau, ksa, σαουδική αραβία',
  CN: 'chn, prc, china, κίνα, кнр, китай',
  HK: 'hkg, hong kong, χονγκ κονγκ',
  JP: 'jpn, ιαπωνία',
  KR: 'kor, korea, republic of korea, south korea, κορέα, νότια κορέα, корея, южная корея',
  IN: 'ind, ινδία',
  CA: 'can, καναδάς',
  AU: 'aus, αυστραλία',
  NZ: 'nzl, νέα ζηλανδία',
  ZA: 'zaf, rsa, νότια αφρική, юар',
  EG: 'egy, αίγυπτος',
  LB: 'lbn, λίβανος',
  JO: 'jor, ιορδανία',
  SY: 'syr, συρία',
  IQ: 'irq, ιράκ',
  IR: 'irn, persia, iran islamic republic of, islamic republic of iran, ιράν, περσία',
  BR: 'bra, βραζιλία',
  AR: 'arg, αργεντινή',
  MX: 'mex, μεξικό',
  CI: 'civ, ivory coast, cote d ivoire, ακτή ελεφαντοστού, кот д ивуар',
  MM: 'mmr, burma, βιρμανία, бирма',
  PS: 'pse, palestine, palestinian territories, παλαιστίνη, палестина',
  SZ: 'swz, swaziland, σουαζιλάνδη, свазиленд',
  UZ: 'uzb, ουζμπεκιστάν',
  AZ: 'aze, αζερμπαϊτζάν',
}

const namesIn = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }))

/** In one language a country of its own, in another one the other Congo. */
const ofTwo = new Set(['kongo'])

/** Word keys for a country by its code of two letters. */
export const countryWords = (code: string): string[] =>
  [
    ...namesIn.map((names) => wordKey(names.of(code) ?? '')),
    ...wordKeys(others[code] ?? ''),
  ].filter((key) => !ofTwo.has(key))
