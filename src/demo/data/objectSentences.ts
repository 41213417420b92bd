// Sentences for descriptions of objects, in each language. {in} is the place, {area} its size, {rooms} the bedrooms, {sea} and
// {airport} the distances.

import type { Form } from './objectKinds.ts'

export type Sentence = { en: string; el: string; ru: string }

const said = (en: string, el: string, ru: string): Sentence => ({ en, el, ru })

export const openings: Readonly<Record<Form, readonly Sentence[]>> = {
  flat: [
    said(
      'An apartment of {area} m² {in}, with {rooms}, a bright living room and a practical layout.',
      'Διαμέρισμα {area} τ.μ. {in}, με {rooms}, φωτεινό σαλόνι και λειτουργική διαρρύθμιση.',
      'Квартира площадью {area} м² {in}: {rooms}, светлая гостиная и удобная планировка.',
    ),
    said(
      'Through apartment of {area} m² {in}, on a quiet street close to shops, schools and buses.',
      'Διαμπερές διαμέρισμα {area} τ.μ. {in}, σε ήσυχο δρόμο κοντά σε αγορά, σχολεία και στάσεις.',
      'Двусторонняя квартира {area} м² {in}, на тихой улице рядом с магазинами, школами и остановками.',
    ),
    said(
      'Well-kept home of {area} m² {in}. The building is clean and well managed.',
      'Καλοδιατηρημένη κατοικία {area} τ.μ. {in}. Η πολυκατοικία είναι φροντισμένη και με σωστή διαχείριση.',
      'Ухоженное жильё {area} м² {in}. Дом чистый, за ним хорошо следят.',
    ),
  ],
  house: [
    said(
      'A house of {area} m² {in}, with {rooms}, a covered veranda and a plot of its own.',
      'Κατοικία {area} τ.μ. {in}, με {rooms}, σκεπαστή βεράντα και δικό της οικόπεδο.',
      'Дом {area} м² {in}: {rooms}, крытая веранда и собственный участок.',
    ),
    said(
      'Family home of {area} m² {in}: {rooms}, an open-plan living area and space to eat outdoors.',
      'Οικογενειακή κατοικία {area} τ.μ. {in}: {rooms}, ενιαίος χώρος καθημερινού και τραπεζαρία στον κήπο.',
      'Дом для семьи, {area} м² {in}: {rooms}, просторная гостиная и место для обедов на воздухе.',
    ),
    said(
      'Built with care and kept the same way: {area} m² {in}, ready to live in all year round.',
      'Προσεγμένη κατασκευή και άριστη συντήρηση: {area} τ.μ. {in}, έτοιμη για κατοίκηση όλο τον χρόνο.',
      'Построен качественно и содержится так же: {area} м² {in}, подходит для жизни круглый год.',
    ),
  ],
  work: [
    said(
      'Business premises of {area} m² {in}, with a shop window on a busy street and a storeroom.',
      'Επαγγελματικός χώρος {area} τ.μ. {in}, με προβολή σε εμπορικό δρόμο και αποθηκευτικό χώρο.',
      'Коммерческое помещение {area} м² {in}: витрина на оживлённую улицу и складское место.',
    ),
    said(
      'A single clear space of {area} m² {in}, with three-phase power and easy loading.',
      'Ενιαίος χώρος {area} τ.μ. {in}, με τριφασικό ρεύμα και εύκολη φορτοεκφόρτωση.',
      'Единое пространство {area} м² {in}, трёхфазное питание, удобная погрузка.',
    ),
    said(
      'Professional space of {area} m² {in}, suitable for many uses, with a kitchenette and WC.',
      'Επαγγελματικός χώρος {area} τ.μ. {in}, κατάλληλος για πολλές χρήσεις, με κουζινάκι και WC.',
      'Помещение {area} м² {in} для разных видов деятельности, с мини-кухней и санузлом.',
    ),
  ],
  land: [
    said(
      'Land of {area} m² {in}, of regular shape and with road frontage.',
      'Έκταση {area} τ.μ. {in}, με κανονικό σχήμα και πρόσωπο σε δρόμο.',
      'Участок {area} м² {in} правильной формы, с выходом на дорогу.',
    ),
    said(
      'A level piece of land of {area} m² {in}, with clean title and a recent survey plan.',
      'Επίπεδη έκταση {area} τ.μ. {in}, με καθαρούς τίτλους και πρόσφατο τοπογραφικό διάγραμμα.',
      'Ровный участок {area} м² {in}, чистые документы и свежий топографический план.',
    ),
  ],
  box: [
    said(
      'A closed space of {area} m² {in}, dry and easy to reach, with its own title.',
      'Κλειστός χώρος {area} τ.μ. {in}, χωρίς υγρασία και με εύκολη πρόσβαση, με ανεξάρτητο τίτλο.',
      'Закрытое помещение {area} м² {in}, сухое, с удобным доступом и отдельными документами.',
    ),
  ],
  building: [
    said(
      'A whole building of {area} m² {in}, under one owner and with horizontal ownership in place.',
      'Ολόκληρο κτίριο {area} τ.μ. {in}, ενός ιδιοκτήτη, με σύσταση οριζόντιας ιδιοκτησίας.',
      'Здание целиком, {area} м² {in}, один собственник, оформлено поквартирное разделение.',
    ),
    said(
      'Property of {area} m² {in}, fully let or ready to be let, with steady income.',
      'Ακίνητο {area} τ.μ. {in}, μισθωμένο ή έτοιμο προς μίσθωση, με σταθερό εισόδημα.',
      'Объект {area} м² {in}, сдан или готов к сдаче, стабильный доход.',
    ),
  ],
}

/** For unique sub-types: an islet, a houseboat, the right to build upon a roof. */
export const ownOpenings: Readonly<Record<number, Sentence>> = {
  22: said(
    'A private islet of {area} m² {in}, covered in pines and reached by boat.',
    'Ιδιωτική νησίδα {area} τ.μ. {in}, με πεύκα και πρόσβαση με σκάφος.',
    'Частный островок {area} м² {in}: сосны, добраться можно на лодке.',
  ),
  28: said(
    'A houseboat of {area} m² {in}, with a sun deck and a permanent berth.',
    'Πλωτή κατοικία {area} τ.μ. {in}, με κατάστρωμα και μόνιμη θέση ελλιμενισμού.',
    'Плавучий дом {area} м² {in}: палуба для отдыха и постоянное место у причала.',
  ),
  29: said(
    'The right to build {area} m² on top of an existing building {in}, with a structural study.',
    'Δικαίωμα υψούν {area} τ.μ. σε υφιστάμενο κτίριο {in}, με στατική μελέτη.',
    'Право надстроить {area} м² над существующим зданием {in}, есть проект по конструкциям.',
  ),
}

/** Used if the object has the feature. */
export const featureSentences = {
  seaView: said(
    'The sea is in view from the living room and the main bedroom.',
    'Θέα θάλασσα από το σαλόνι και το κύριο υπνοδωμάτιο.',
    'Из гостиной и главной спальни открывается вид на море.',
  ),
  firstCoastLine: said(
    'Nothing stands between the property and the water.',
    'Το ακίνητο βρίσκεται στην πρώτη γραμμή από τη θάλασσα.',
    'Объект стоит на первой линии у моря.',
  ),
  swimmingPool: said(
    'Private swimming pool with a sun terrace.',
    'Ιδιωτική πισίνα με χώρο ηλιοθεραπείας.',
    'Собственный бассейн с террасой для отдыха.',
  ),
  garden: said(
    'The garden is planted and has automatic watering.',
    'Ο κήπος είναι διαμορφωμένος, με αυτόματο πότισμα.',
    'Ухоженный сад с автоматическим поливом.',
  ),
  renovated: said(
    'Fully renovated: electrics, plumbing, frames and floors are new.',
    'Πλήρης ανακαίνιση: νέα ηλεκτρολογικά, υδραυλικά, κουφώματα και δάπεδα.',
    'Полный ремонт: заменены электрика, сантехника, окна и полы.',
  ),
  requiredRenovation: said(
    'It needs renovation, which the price takes into account.',
    'Χρειάζεται ανακαίνιση, κάτι που λαμβάνεται υπόψη στην τιμή.',
    'Требуется ремонт, что учтено в цене.',
  ),
  underConstruction: said(
    'Under construction: there is still time to choose floors, tiles and kitchen.',
    'Υπό κατασκευή: υπάρχει ακόμη δυνατότητα επιλογής δαπέδων, πλακιδίων και κουζίνας.',
    'Дом строится: ещё можно выбрать полы, плитку и кухню.',
  ),
  newBuilding: said(
    'New building with insulation and systems to today’s standards.',
    'Νεόδμητο κτίριο με μόνωση και εγκαταστάσεις σύγχρονων προδιαγραφών.',
    'Новостройка: утепление и инженерия по современным нормам.',
  ),
  fireplace: said(
    'An energy-saving fireplace heats the living area.',
    'Ενεργειακό τζάκι θερμαίνει τον χώρο του καθιστικού.',
    'Гостиную обогревает энергосберегающий камин.',
  ),
  parking: said(
    'A parking space comes with it.',
    'Διαθέτει θέση στάθμευσης.',
    'Есть собственное парковочное место.',
  ),
  furnished: said(
    'It is offered furnished and equipped.',
    'Διατίθεται επιπλωμένο και εξοπλισμένο.',
    'Предлагается с мебелью и техникой.',
  ),
  elevator: said(
    'The building has a lift.',
    'Το κτίριο διαθέτει ανελκυστήρα.',
    'В здании есть лифт.',
  ),
  student: said(
    'A good choice for students: the university is a short ride away.',
    'Ιδανικό για φοιτητές, με εύκολη πρόσβαση στα πανεπιστήμια.',
    'Удобно для студентов: до университетов легко доехать.',
  ),
  eligibleForGoldenVisa: said(
    'The value meets the threshold of the Golden Visa programme.',
    'Η αξία πληροί το όριο του προγράμματος Golden Visa.',
    'Стоимость подходит для программы «Золотая виза».',
  ),
  investment: said(
    'An investment with a good yield.',
    'Επενδυτική επιλογή με καλή απόδοση.',
    'Хороший вариант для инвестиций с достойной доходностью.',
  ),
  buildableLand: said(
    'It is buildable; water and electricity are nearby.',
    'Είναι άρτιο και οικοδομήσιμο, με νερό και ρεύμα σε μικρή απόσταση.',
    'Разрешено строительство; вода и электричество рядом.',
  ),
  solarWaterHeating: said(
    'Hot water comes from the sun.',
    'Ζεστό νερό από ηλιακό θερμοσίφωνα.',
    'Горячая вода от солнечного водонагревателя.',
  ),
  petsWelcome: said('Pets are welcome.', 'Δεκτά κατοικίδια.', 'Можно с домашними животными.'),
} as const

export const distanceSentence = said(
  'The sea is {sea} m away, the airport {airport} km.',
  'Απέχει {sea} μ. από τη θάλασσα και {airport} χλμ. από το αεροδρόμιο.',
  'До моря {sea} м, до аэропорта {airport} км.',
)

export const closings: readonly Sentence[] = [
  said(
    'Viewings by appointment; the keys are at our office.',
    'Υποδείξεις κατόπιν ραντεβού, τα κλειδιά βρίσκονται στο γραφείο μας.',
    'Показы по договорённости, ключи находятся в нашем офисе.',
  ),
  said(
    'The papers have been checked and are ready for the notary.',
    'Τα έγγραφα έχουν ελεγχθεί και είναι έτοιμα για τον συμβολαιογράφο.',
    'Документы проверены и готовы к сделке у нотариуса.',
  ),
  said(
    'We help with the tax number, the bank account and the notary.',
    'Αναλαμβάνουμε την έκδοση ΑΦΜ, το άνοιγμα τραπεζικού λογαριασμού και τον συμβολαιογράφο.',
    'Поможем с налоговым номером, счётом в банке и нотариусом.',
  ),
  said(
    'Ask us for the floor plan and the energy certificate.',
    'Ζητήστε μας την κάτοψη και το πιστοποιητικό ενεργειακής απόδοσης.',
    'Запросите у нас план и энергетический сертификат.',
  ),
]

/** Additions to the kind, size and place in a title. */
export const highlights = {
  firstCoastLine: said('by the sea', 'πρώτη γραμμή στη θάλασσα', 'на первой линии'),
  seaView: said('with sea view', 'με θέα θάλασσα', 'с видом на море'),
  swimmingPool: said('with swimming pool', 'με πισίνα', 'с бассейном'),
  underConstruction: said('under construction', 'υπό κατασκευή', 'на стадии строительства'),
  newBuilding: said('in a new building', 'σε νεόδμητο κτίριο', 'в новостройке'),
  renovated: said('after full renovation', 'με πλήρη ανακαίνιση', 'после полного ремонта'),
  penthouse: said('on the top floor', 'στον τελευταίο όροφο', 'на последнем этаже'),
  garden: said('with garden', 'με κήπο', 'с садом'),
  fireplace: said('with fireplace', 'με τζάκι', 'с камином'),
  parking: said('with parking', 'με θέση στάθμευσης', 'с парковкой'),
  buildableLand: said('with building rights', 'με δυνατότητα δόμησης', 'с правом застройки'),
  corner: said('on a corner', 'σε γωνία', 'на углу'),
  investment: said('for investment', 'για επένδυση', 'для инвестиций'),
} as const
