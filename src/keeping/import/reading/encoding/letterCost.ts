// Scores how unlikely a decoded text is, since wrong encodings give unlikely letters. Only non-ASCII characters count, so that
// decodings of the same bytes are comparable.
import { normalized } from '#kit/fields/normalized.ts'

/** A higher score is less likely. */
export function costOf(text: string): number {
  let cost = 0
  let hasCapitals = false
  let hasSmall = false
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (/^[A-Za-z]+$/.test(word)) continue
    cost += wordCost(word)
    hasCapitals ||= /^\p{Lu}/u.test(word)
    hasSmall ||= /^\p{Ll}/u.test(word)
  }
  // In KOI8-R, Greek capitals decode to lower-case letters of seemingly Russian words; but no table has lower case only.
  if (hasSmall && !hasCapitals) cost += 4
  for (const [mark] of text.matchAll(/[^\p{L}\p{M}\u0000-\u007f]/gu)) cost += markCosts[mark] ?? 6
  // Decoded as ISO-8859-7, the first letter of Άννα is an apostrophe.
  cost += 6 * (text.match(/(?<![\p{L}])’(?=\p{Script=Greek})/gu)?.length ?? 0)
  return cost
}

const markCosts: Record<string, number> = {
  ...Object.fromEntries([...'«»“”‘’–—…€°²·№„'].map((mark) => [mark, 1])),
  ...Object.fromEntries([...'\u00a0±§©®™½¼¾³•₽΄¨'].map((mark) => [mark, 3])),
  '\ufffd': 12,
  ...Object.fromEntries(
    Array.from({ length: 32 }, (_, at) => [String.fromCharCode(0x80 + at), 12] as const),
  ),
}

function wordCost(word: string): number {
  const letters = folded(word)
  const alphabet = /^[α-ω]+$/.test(letters) ? greek : /^[а-я]+$/.test(letters) ? russian : null
  if (!alphabet) return foreignCost(word)
  let cost = caseCost(word)
  for (let at = 0; at <= letters.length; at++) {
    const pair = (letters[at - 1] ?? ' ') + (letters[at] ?? ' ')
    cost += alphabet.get(pair) ?? alphabet.get(letters[at] ?? ' ') ?? rarest
  }
  return cost
}

/** Penalises accented Latin words, words of mixed alphabets, and letters that neither Greek nor Russian has. */
function foreignCost(word: string): number {
  const foreign = word.match(/[^A-Za-z]/g) ?? []
  const isLatin = /^[A-Za-zÀ-ÖØ-öø-ÿŒœŠšŸŽž]+$/.test(word) && foreign.length <= word.length / 2
  return caseCost(word) + foreign.length * (isLatin ? 3 : 7)
}

/** Nobody writes a capital after a lower-case letter. */
const caseCost = (word: string): number =>
  6 * (word.match(/\p{Ll}(?=\p{Lu})/gu)?.length ?? 0) + (/^\p{Lu}\p{Lu}+\p{Ll}/u.test(word) ? 4 : 0)

const folded = (text: string): string =>
  normalized(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')

/** The additional cost of a pair of letters that is missing from the sample. */
const unseenPair = 1.5
const rarest = 9

/** The costs of letter pairs, and of single letters for missing pairs. */
function alphabetOf(sample: string): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>()
  const singles = new Map<string, number>()
  const count = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1)
  const text = ` ${folded(sample).replace(/[^\p{L}]+/gu, ' ')} `
  for (let at = 1; at < text.length; at++) {
    count(singles, text[at]!)
    count(pairs, text[at - 1]! + text[at]!)
  }
  const costs = new Map<string, number>()
  for (const [letter, seen] of singles)
    costs.set(letter, unseenPair - Math.log(seen / text.length) + 1)
  for (const [pair, seen] of pairs)
    costs.set(pair, Math.min(costs.get(pair[1]!)!, -Math.log(seen / singles.get(pair[0]!)!)))
  return costs
}

const greek = alphabetOf(`
  Όνομα Επώνυμο Πατρώνυμο Τηλέφωνο Κινητό Σταθερό Διεύθυνση Πόλη Οδός Αριθμός Ταχυδρομικός κώδικας Ημερομηνία
  Παρατηρήσεις Σχόλια Περιγραφή Τιμή Ποσό Υπόλοιπο Σύνολο Επάγγελμα Πελάτης Πελατολόγιο Ιδιοκτήτης Κωδικός ΑΦΜ ΔΟΥ
  Κατηγορία Κατάσταση Ενεργός Ναι Όχι Εταιρεία Υπεύθυνος Χώρα Ελλάδα Νομός Δήμος Περιοχή Όροφος Εμβαδόν Έτος κατασκευής
  Γεώργιος Παπαδόπουλος Μαρία Παπαδοπούλου Ιωάννης Νικολάου Ελένη Γεωργίου Δημήτρης Κωνσταντινίδης Κατερίνα Χατζή
  Νίκος Αντωνίου Βασιλική Οικονόμου Παναγιώτης Μακρής Σοφία Ιωαννίδου Χρήστος Αλεξίου Ευαγγελία Καραγιάννη Ανδρέας
  Αθανάσιος Αναστασία Θεόδωρος Στέφανος Μιχάλης Αγγελική Κωνσταντίνα Δέσποινα Σπύρος Φωτεινή Ευάγγελος Χαράλαμπος
  Άγγελος Άννα Ευτυχία Ηλίας Ξένια Ζωή Ψαράς Βλάχος Τζανετάκης Μπακάλης Ντίνος Γκίκας Λουκάς Θωμάς Πέτρος Κυριακή
  Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο Λάρισα Βόλος Ιωάννινα Χανιά Ρόδος Κέρκυρα Καβάλα Σέρρες Κατερίνη Χαλκιδική
  Εγνατία Τσιμισκή Βασιλίσσης Όλγας Λεωφόρος Κηφισίας Ερμού Πανεπιστημίου Σταδίου Αγίου Δημητρίου Μεγάλου Αλεξάνδρου
  Θέλει διαμέρισμα με θέα στη θάλασσα και μεγάλο μπαλκόνι κοντά στο κέντρο της πόλης, έως τρίτο όροφο. Μίλησε με τον
  ιδιοκτήτη και θα πάρει τηλέφωνο την επόμενη εβδομάδα. Δεν απαντά στο κινητό, να στείλουμε μήνυμα. Η γυναίκα του έχει
  τα κλειδιά. Το σπίτι είναι ανακαινισμένο, πουλάει από το καλοκαίρι που πέρασε, για τους γονείς του.`)

const russian = alphabetOf(`
  Имя Фамилия Отчество Телефон Мобильный Домашний Адрес Город Улица Дом Квартира Индекс Дата рождения Примечание
  Комментарий Описание Цена Сумма Остаток Итого Должность Клиент Клиенты Владелец Код Номер ИНН Категория Статус Активен
  Да Нет Компания Организация Ответственный Страна Россия Греция Область Район Этаж Площадь Год постройки Почта Всего
  Иван Иванов Мария Петрова Сергей Смирнов Ольга Кузнецова Дмитрий Попов Елена Васильева Алексей Соколов Наталья Михайлова
  Андрей Новиков Татьяна Фёдорова Александр Морозов Ирина Волкова Михаил Алексеев Светлана Лебедева Николай Семёнов
  Анна Егорова Владимир Павлов Юлия Козлова Екатерина Степанова Павел Николаев Людмила Орлова Евгений Захаров Щербакова
  Иванович Петровна Сергеевич Александровна Дмитриевич Владимировна Николаевич Ивановна Цветкова Жуков Эдуард Юрий Яна
  Москва Петербург Новосибирск Екатеринбург Казань Нижний Новгород Самара Ростов Сочи Краснодар Афины Салоники
  Ленина Пушкина Садовая Советская Проспект Мира Набережная Центральная Молодёжная Школьная Лесная Заречная
  Хочет квартиру с видом на море и большим балконом недалеко от центра города, не выше третьего этажа. Говорил с хозяином
  и позвонит на следующей неделе. Не отвечает на звонки, отправить сообщение. У жены есть ключи. Дом после ремонта,
  продаёт с прошлого лета, для своих родителей, ищет что-нибудь ещё, объявление подъезд съёмщик.`)
