// Streets, towns and postcodes: in and around Thessaloniki, in Halkidiki, and where clients live.

import { listOf } from './listOf.ts'

export type Town = {
  city: string
  postcodes: readonly string[]
  streets: readonly string[]
  /** Area code of fixed lines in Greece. */
  areaCode?: string
}

const thessaloniki: readonly Town[] = [
  {
    city: 'Θεσσαλονίκη',
    areaCode: '2310',
    postcodes: ['546 21', '546 22', '546 23', '546 24', '546 25', '546 30', '546 35', '546 40'],
    streets: listOf(`
      Τσιμισκή, Αγίας Σοφίας, Εγνατία, Λεωφόρος Νίκης, Μητροπόλεως, Ερμού, Βενιζέλου, Ίωνος Δραγούμη,
      Παύλου Μελά, Καρόλου Ντηλ, Αριστοτέλους, Κασσάνδρου, Ολύμπου, Φιλίππου, Αγίου Δημητρίου,
      Αρμενοπούλου, Βαλαωρίτου, Φράγκων, Πρίγκιπος Νικολάου, Σβώλου, Δημητρίου Γούναρη, Πολυτεχνείου,
      Μοναστηρίου
    `),
  },
  {
    city: 'Θεσσαλονίκη',
    areaCode: '2310',
    postcodes: ['546 42', '546 43', '546 44', '546 45', '546 46', '544 53', '544 54'],
    streets: listOf(`
      Βασιλίσσης Όλγας, Βασιλέως Γεωργίου, Δελφών, Κωνσταντίνου Καραμανλή, Μπότσαρη, Παπάφη, Λαμπράκη,
      Κλεάνθους, Γρηγορίου Λαμπράκη, Μαρτίου, Ανθέων
    `),
  },
  {
    city: 'Καλαμαριά',
    areaCode: '2310',
    postcodes: ['551 31', '551 32', '551 33', '551 34'],
    streets: listOf(`
      Μεταμορφώσεως, Κομνηνών, Πασαλίδη, Αιγαίου, Πόντου, Εθνικής Αντιστάσεως, Θεμιστοκλή Σοφούλη,
      Κερασούντος, Νικολάου Πλαστήρα, Μακεδονίας, Ανδριανουπόλεως
    `),
  },
  {
    city: 'Πυλαία',
    areaCode: '2310',
    postcodes: ['555 35'],
    streets: ['Προφήτη Ηλία', 'Φιλελλήνων', 'Αναλήψεως', 'Γεωργίου Κολωνιάρη', 'Κουντουριώτη'],
  },
  {
    city: 'Πανόραμα',
    areaCode: '2310',
    postcodes: ['552 36'],
    streets: ['Κομνηνών', 'Βενιζέλου', 'Αγίου Γεωργίου', 'Αναλήψεως', 'Παπανικολάου', 'Ύδρας'],
  },
  {
    city: 'Θέρμη',
    areaCode: '2310',
    postcodes: ['570 01'],
    streets: ['Δημοκρατίας', 'Καραμανλή', 'Βασιλέως Γεωργίου', 'Τήνου', 'Παραμάνα', 'Ταβάκη'],
  },
  {
    city: 'Εύοσμος',
    areaCode: '2310',
    postcodes: ['562 24'],
    streets: ['Καραολή και Δημητρίου', 'Σμύρνης', 'Μεγάλου Αλεξάνδρου', 'Βύρωνος', 'Μαιάνδρου'],
  },
  {
    city: 'Σταυρούπολη',
    areaCode: '2310',
    postcodes: ['564 30', '564 31'],
    streets: ['Λαγκαδά', 'Ωραιοκάστρου', 'Μετεώρων', 'Ευκλείδη', 'Νικοπόλεως'],
  },
  {
    city: 'Περαία',
    areaCode: '23920',
    postcodes: ['570 19'],
    streets: ['Θεσσαλονίκης', 'Κουντουριώτου', 'Ανθέων', 'Αγίου Γεωργίου', 'Αμπελοκήπων'],
  },
]

const halkidiki: readonly Town[] = [
  {
    city: 'Πολύγυρος',
    areaCode: '23710',
    postcodes: ['631 00'],
    streets: ['Κωνσταντινουπόλεως', 'Πολυτεχνείου', '28ης Οκτωβρίου', 'Χαριλάου Τρικούπη'],
  },
  {
    city: 'Νέα Μουδανιά',
    areaCode: '23730',
    postcodes: ['632 00'],
    streets: ['Μεγάλου Αλεξάνδρου', '25ης Μαρτίου', 'Ελευθερίου Βενιζέλου', 'Αγίου Γεωργίου'],
  },
  {
    city: 'Νέα Καλλικράτεια',
    areaCode: '23990',
    postcodes: ['630 80'],
    streets: ['Ανθέων', 'Μακεδονίας', 'Μεγάλου Αλεξάνδρου', 'Παναγίας Φανερωμένης'],
  },
  {
    city: 'Κασσάνδρεια',
    areaCode: '23740',
    postcodes: ['630 77'],
    streets: ['Εθνικής Αντιστάσεως', 'Κασσάνδρου', 'Ποτίδαιας', 'Αγίου Νικολάου'],
  },
  {
    city: 'Άφυτος',
    areaCode: '23740',
    postcodes: ['630 77'],
    streets: ['Αγίου Δημητρίου', 'Παλαιοχωρίου', 'Λιοσιού', 'Κεντρική'],
  },
  {
    city: 'Πευκοχώρι',
    areaCode: '23740',
    postcodes: ['630 85'],
    streets: ['Παραλιακή', 'Κεντρική', 'Αγίων Αποστόλων', 'Καψόχωρας'],
  },
  {
    city: 'Νικήτη',
    areaCode: '23750',
    postcodes: ['630 88'],
    streets: ['Αγίου Γεωργίου', 'Σιθωνίας', 'Καλογριάς', 'Παραλιακή'],
  },
  {
    city: 'Νέος Μαρμαράς',
    areaCode: '23750',
    postcodes: ['630 81'],
    streets: ['Θεμιστοκλέους', 'Κεντρική', 'Παραλιακή', 'Μαρμαρά'],
  },
  {
    city: 'Ιερισσός',
    areaCode: '23770',
    postcodes: ['630 75'],
    streets: ['Ακάνθου', 'Σταγείρων', 'Αριστοτέλους', 'Αγίου Όρους'],
  },
]

export const regions = { thessaloniki, halkidiki } as const

export const homeTowns: Readonly<Record<string, readonly Town[]>> = {
  RU: [
    {
      city: 'Москва',
      postcodes: ['119049', '125009', '117292', '129090'],
      streets: ['ул. Тверская', 'Ленинский проспект', 'ул. Профсоюзная', 'проспект Мира'],
    },
    {
      city: 'Санкт-Петербург',
      postcodes: ['191186', '197101', '190000'],
      streets: ['Невский проспект', 'ул. Рубинштейна', 'Московский проспект', 'ул. Марата'],
    },
    { city: 'Краснодар', postcodes: ['350000'], streets: ['ул. Красная', 'ул. Северная'] },
    { city: 'Екатеринбург', postcodes: ['620014'], streets: ['ул. Малышева', 'проспект Ленина'] },
  ],
  RS: [
    {
      city: 'Beograd',
      postcodes: ['11000', '11070'],
      streets: ['Knez Mihailova', 'Bulevar kralja Aleksandra', 'Takovska', 'Jurija Gagarina'],
    },
    { city: 'Niš', postcodes: ['18000'], streets: ['Obrenovićeva', 'Vožda Karađorđa'] },
  ],
  BG: [
    {
      city: 'София',
      postcodes: ['1000', '1164', '1407'],
      streets: ['бул. Витоша', 'ул. Граф Игнатиев', 'бул. Черни връх'],
    },
    { city: 'Пловдив', postcodes: ['4000'], streets: ['бул. Марица', 'ул. Иван Вазов'] },
  ],
  DE: [
    {
      city: 'Stuttgart',
      postcodes: ['70173', '70182'],
      streets: ['Königstraße', 'Charlottenstraße', 'Olgastraße'],
    },
    {
      city: 'München',
      postcodes: ['80331', '80799'],
      streets: ['Türkenstraße', 'Sendlinger Straße'],
    },
    { city: 'Düsseldorf', postcodes: ['40213'], streets: ['Bilker Straße', 'Berger Allee'] },
  ],
  GB: [
    {
      city: 'London',
      postcodes: ['SW1V 2LW', 'N7 8DB', 'SE10 9EQ'],
      streets: ['Belgrave Road', 'Hornsey Road', 'Trafalgar Road'],
    },
    { city: 'Leeds', postcodes: ['LS6 2AA'], streets: ['Otley Road', 'Cardigan Road'] },
  ],
  IL: [
    {
      city: 'Tel Aviv',
      postcodes: ['6343203', '6688102'],
      streets: ['Dizengoff Street', 'Rothschild Boulevard', 'Ben Yehuda Street'],
    },
    { city: 'Haifa', postcodes: ['3303101'], streets: ['Herzl Street', 'Moriah Avenue'] },
  ],
  RO: [
    {
      city: 'București',
      postcodes: ['010071', '030167'],
      streets: ['Calea Victoriei', 'Bulevardul Unirii', 'Strada Lipscani'],
    },
  ],
  PL: [
    {
      city: 'Warszawa',
      postcodes: ['00-029', '02-591'],
      streets: ['ul. Nowy Świat', 'ul. Puławska', 'al. Niepodległości'],
    },
  ],
  FR: [{ city: 'Lyon', postcodes: ['69002'], streets: ['Rue Victor Hugo', 'Rue Mercière'] }],
  IT: [{ city: 'Bologna', postcodes: ['40126'], streets: ['Via Zamboni', 'Strada Maggiore'] }],
  NL: [{ city: 'Utrecht', postcodes: ['3511 LN'], streets: ['Oudegracht', 'Voorstraat'] }],
  CY: [
    {
      city: 'Λεμεσός',
      postcodes: ['3036', '3076'],
      streets: ['Ανεξαρτησίας', 'Μακαρίου Γ΄', 'Αγίας Φυλάξεως'],
    },
  ],
}
