// Names of the fields in other systems and spreadsheets, besides our own. In order of preference: of two fields with the same
// word the first wins.

/** By entity and field: words in the three languages, and column names of common programs. */
export const headerWords: Record<string, Record<string, string>> = {
  Account: {
    number:
      'id, no, number, code, customer no, client id, contact id, κωδικός, κωδ, α/α, αα, αριθμός πελάτη, κωδικός πελάτη, код, номер, № клиента, ид',
    fullName:
      'name, full name, contact, contact name, client, customer, client name, customer name, ονοματεπώνυμο, επωνυμία / ονοματεπώνυμο, όνομα επώνυμο, πελάτης, ον/μο, фио, ф.и.о., имя и фамилия, клиент, контакт, полное имя',
    lastName: 'surname, family name, lastname, last, επίθετο, επώνυμο, επων, фам',
    firstName: 'given name, forename, firstname, first, όνομα, ονομα',
    middleName: 'patronymic, father name, middlename, πατρώνυμο, όνομα πατρός, πατέρας, отчество',
    company:
      'company, company name, organisation, organization, org, business name, εταιρεία, επωνυμία, επωνυμία εταιρείας, επιχείρηση, компания, организация, название компании, фирма',
    phone:
      'phone, telephone, tel, mobile, mobile phone, cell, cellphone, phone 1, phone 2, home phone, work phone, primary phone, τηλ, τηλέφωνο, τηλέφωνα, κινητό, κινητό τηλέφωνο, σταθερό, τηλ 1, τηλ 2, тел, телефон, мобильный, сотовый, моб, рабочий телефон, домашний телефон',
    email:
      'e mail, email address, e mail address, mail, email 1, email 2, ηλεκτρονική διεύθυνση, μέιλ, ηλ ταχυδρομείο, эл почта, почта, электронная почта, имейл',
    taxNumber: 'vat, vat no, vat number, tax id, tin, afm, αφμ, α.φ.μ., инн, афм, налоговый номер',
    address:
      'street, street address, address 1, address line 1, οδός, διεύθυνση, διεύθυνση κατοικίας, улица, адрес',
    city: 'town, πόλη, περιοχή κατοικίας, δήμος, город',
    postcode:
      'zip, zip code, postal code, post code, τκ, τ.κ., ταχ κώδικας, индекс, почтовый индекс',
    country: 'country, χώρα, страна',
    nationality: 'nationality, υπηκοότητα, εθνικότητα, гражданство',
    language: 'language, γλώσσα, язык',
    notes:
      'note, notes, comment, comments, remarks, description, σημείωση, σημειώσεις, σχόλια, παρατηρήσεις, заметки, примечание, примечания, комментарий',
    kinds:
      'type, contact type, category, role, kind, status, τύπος, κατηγορία, ιδιότητα, είδος, тип, категория, роль, вид',
    passportNumber: 'passport, passport no, διαβατήριο, αρ διαβατηρίου, паспорт, загранпаспорт',
    internalPassportNumber:
      'id card, identity card, adt, αδτ, α.δ.τ., ταυτότητα, αρ ταυτότητας, удостоверение личности',
    purchaseBudgetRangeMax:
      'budget, max budget, budget max, προϋπολογισμός, έως, бюджет, бюджет до',
    purchaseBudgetRangeMin: 'min budget, budget min, budget from, από, бюджет от',
  },
  Object: {
    number:
      'id, ref, reference, ref no, reference no, code, property code, property id, listing id, κωδικός, κωδ, κωδικός ακινήτου, код, код объекта, артикул, номер объекта',
    objectName: 'title, name, property, headline, τίτλος, ακίνητο, όνομα, название, объект',
    referenceNumber: 'our reference, our ref, our number, estia, δικός μας κωδικός, наш номер',
    title: 'title, headline, name, τίτλος, τίτλος en, название, заголовок',
    titleEl: 'title el, greek title, τίτλος el, ελληνικός τίτλος',
    titleRu: 'title ru, russian title, название ru',
    type: 'category, property category, κατηγορία, категория, type, property type, sub type, subtype, είδος, τύπος, τύπος ακινήτου, είδος ακινήτου, тип, тип объекта, вид',
    offers:
      'transaction, offer, for, status, listing type, sale or rent, σκοπός, συναλλαγή, διάθεση, προσφορά, πώληση ενοικίαση, сделка, тип сделки, операция',
    salePrice:
      'price, sale price, asking price, τιμή, τιμή πώλησης, ζητούμενη τιμή, цена, цена продажи, стоимость',
    rentPrice:
      'rent, monthly rent, rent price, ενοίκιο, μίσθωμα, τιμή ενοικίασης, аренда, цена аренды, арендная плата',
    shortRentPrice: 'price per night, nightly rate, τιμή ανά νύχτα, цена за ночь',
    locationId:
      'location, area name, city, town, district, περιοχή, πόλη, τοποθεσία, δήμος, район, город, местоположение, населённый пункт',
    address: 'street, street address, address, οδός, διεύθυνση, διεύθυνση ακινήτου, адрес, улица',
    zipCode: 'zip, zip code, postcode, postal code, τκ, τ.κ., индекс',
    area: 'size, sqm, m2, living area, built area, area, surface, εμβαδόν, τμ, τ.μ., τετραγωνικά, εμβαδό, площадь, кв м, кв. м., общая площадь',
    lotArea:
      'plot, plot size, plot area, land area, οικόπεδο, εμβαδόν οικοπέδου, участок, площадь участка',
    bedrooms:
      'beds, bedrooms, no of bedrooms, υπνοδωμάτια, υ/δ, δωμάτια, спальни, спален, кол во спален',
    bathrooms: 'baths, bathrooms, μπάνια, λουτρά, ванные, санузлы',
    floor: 'floor, storey, level, όροφος, ορ, этаж',
    constructionYear:
      'year built, built, construction year, έτος κατασκευής, έτος, год постройки, год',
    renovationYear: 'renovated in, renovation year, έτος ανακαίνισης, год ремонта',
    energyClass:
      'energy class, epc, energy rating, ενεργειακή κλάση, ενεργ κλάση, πεα, класс энергоэффективности, энергокласс',
    heating: 'heating, θέρμανση, отопление',
    photos:
      'photo, photos, photo url, photo urls, photo link, photo links, image, images, image url, image urls, image link, images urls, main image, main photo, cover, cover photo, gallery, picture, pictures, picture url, φωτογραφία, φωτογραφίες, φωτο, φωτό, εικόνα, εικόνες, κύρια φωτογραφία, συνδέσμοι φωτογραφιών, фото, фотография, фотографии, ссылки на фото, изображение, изображения, картинка, картинки, главное фото',
    position: 'coordinates, gps, lat lng, latlong, συντεταγμένες, στίγμα, координаты',
    latitude: 'lat, latitude, γεωγραφικό πλάτος, широта',
    longitude: 'lng, lon, long, longitude, γεωγραφικό μήκος, долгота',
    description: 'description, description en, text, περιγραφή en, описание en',
    descriptionEl: 'description el, περιγραφή, κείμενο, greek description',
    descriptionRu: 'description ru, описание, russian description',
    internalNotes:
      'notes, internal notes, comments, remarks, σημειώσεις, παρατηρήσεις, σχόλια, заметки, примечания',
    distanceFromSea:
      'distance to sea, sea distance, απόσταση από θάλασσα, до моря, расстояние до моря',
    parkingLots: 'parking spaces, garage, θέσεις στάθμευσης, πάρκινγκ, парковка, парковочные места',
  },
  Demand: {
    number:
      'id, lead id, lead no, request id, enquiry id, demand id, ref, reference, κωδικός ζήτησης, κωδικός αιτήματος, код заявки, номер заявки',
    wants:
      'wants, looking for, request type, demand type, lead type, transaction, purpose, interested in, ζήτηση, τύπος ζήτησης, είδος ζήτησης, σκοπός, ενδιαφέρον, цель, что ищет, тип заявки, тип запроса, сделка',
    wantedSubTypes:
      'property type, property types, type, category, kind, είδος, είδος ακινήτου, τύπος ακινήτου, κατηγορία, тип, тип объекта, вид объекта, категория',
    places:
      'area, areas, location, locations, city, town, district, region, preferred area, preferred location, περιοχή, περιοχές, πόλη, δήμος, τοποθεσία, район, районы, город, местоположение',
    budgetTo:
      'budget, max budget, budget max, budget to, max price, price to, price, προϋπολογισμός, τιμή έως, έως, μέγιστη τιμή, бюджет, бюджет до, цена до, максимальная цена',
    budgetFrom:
      'min budget, budget min, budget from, min price, price from, από, τιμή από, ελάχιστη τιμή, бюджет от, цена от',
    bedroomsMin:
      'bedrooms, beds, min bedrooms, bedrooms from, υπνοδωμάτια, υ/δ, υ/δ από, υπνοδωμάτια από, спальни, спален, спален от',
    bedroomsMax: 'max bedrooms, bedrooms to, υπνοδωμάτια έως, υ/δ έως, спален до',
    areaMin:
      'size, sqm, m2, min size, size from, min area, area from, εμβαδόν, τμ, τ.μ., εμβαδόν από, τ.μ. από, площадь, площадь от',
    areaMax: 'max size, size to, max area, area to, εμβαδόν έως, τ.μ. έως, площадь до',
    startDate:
      'date, created, created at, created on, created date, lead date, enquiry date, start, start date, ημερομηνία, ημ νία, ημ/νία, ημερομηνία δημιουργίας, έναρξη, дата, дата создания, создано, начало',
    endDate: 'deadline, until, end date, move in by, λήξη, έως ημερομηνία, срок, до какого числа',
    source:
      'source, lead source, origin, channel, portal, πηγή, προέλευση, κανάλι, источник, канал, откуда',
    stage:
      'stage, status, lead status, pipeline, pipeline stage, state, στάδιο, κατάσταση, φάση, этап, статус, стадия, состояние',
    priority: 'priority, rating, temperature, προτεραιότητα, приоритет',
    responsible:
      'responsible, agent, assigned to, assignee, owner name, lead owner, salesperson, broker, employee, υπεύθυνος, σύμβουλος, μεσίτης, συνεργάτης, ανατέθηκε σε, χειριστής, ответственный, агент, менеджер, сотрудник',
    description:
      'note, notes, comment, comments, remarks, description, message, requirements, details, σημειώσεις, σχόλια, παρατηρήσεις, μήνυμα, απαιτήσεις, περιγραφή, заметки, примечания, комментарий, сообщение, требования, описание',
  },
  Activity: {
    number:
      'id, activity id, event id, note id, task id, call id, κωδικός ενέργειας, код события, код активности',
    when: 'date, when, on, day, activity date, call date, date time, datetime, timestamp, created, created at, created on, ημερομηνία, ημ νία, ημ/νία, πότε, ημερομηνία ώρα, ημερομηνία ενέργειας, дата, когда, дата и время, дата звонка, создано',
    time: 'time, hour, at, ώρα, время, час',
    activityKind:
      'type, kind, activity, activity type, event type, action, category, είδος, τύπος, ενέργεια, είδος ενέργειας, τύπος ενέργειας, κατηγορία, тип, вид, действие, тип события, тип активности, категория',
    responsible:
      'by, user, agent, employee, made by, author, staff, created by, assigned to, logged by, από, χρήστης, σύμβουλος, συνεργάτης, υπάλληλος, υπεύθυνος, χειριστής, кто, автор, агент, сотрудник, менеджер, ответственный, пользователь',
    description:
      'note, notes, text, comment, comments, description, details, subject, summary, message, result, outcome, remarks, κείμενο, σημείωση, σημειώσεις, σχόλιο, σχόλια, περιγραφή, θέμα, αποτέλεσμα, παρατηρήσεις, текст, заметка, заметки, комментарий, описание, тема, содержание, результат, примечание',
  },
  Reservation: {
    number: 'id, no, stay id, booking id, reservation id, α/α, αα, ид',
    reservationNumberExternal:
      'reservation number, booking number, book number, confirmation code, confirmation number, confirmation, code, reference, ref, κωδικός κράτησης, αριθμός κράτησης, κωδικός επιβεβαίωσης, κωδικός, номер брони, номер бронирования, код подтверждения, код брони',
    checkIn:
      'arrival, check in, checkin, start date, from, date from, arrival date, check in date, άφιξη, από, ημερομηνία άφιξης, έναρξη, заезд, дата заезда, прибытие, с, начало',
    departure:
      'departure, check out, checkout, end date, to, until, date to, departure date, check out date, αναχώρηση, έως, ημερομηνία αναχώρησης, λήξη, выезд, дата выезда, отъезд, по, окончание',
    duration:
      'nights, no of nights, number of nights, of nights, duration, διανυκτερεύσεις, νύχτες, ночей, ночи, количество ночей',
    adults:
      'adults, guests, persons, people, pax, no of guests, number of guests, of adults, ενήλικες, επισκέπτες, άτομα, взрослые, взрослых, гостей, гости, человек',
    children: 'children, kids, of children, παιδιά, дети, детей',
    total:
      'price, total, total price, amount, earnings, gross earnings, total amount, payout, revenue, τιμή, σύνολο, ποσό, συνολική τιμή, αξία, цена, сумма, итого, стоимость, всего',
    comission3rdParty:
      'commission, commission amount, host fee, service fee, portal commission, προμήθεια, προμήθεια πλατφόρμας, комиссия, комиссия площадки',
    sourceId:
      'source, portal, channel, platform, referrer, booked via, πηγή, κανάλι, πλατφόρμα, источник, канал, площадка, портал',
    reservationStage:
      'status, state, stage, booking status, reservation status, κατάσταση, στάδιο, статус, состояние, этап',
    bookingDate:
      'booked, booked on, booking date, booked date, date of booking, created, created on, reserved on, ημερομηνία κράτησης, дата бронирования, забронировано',
  },
  Transaction: {
    number:
      'id, no, number, voucher, document, invoice no, reference, ref, α/α, αα, παραστατικό, αριθμός, номер, документ, ид',
    transactionDate:
      'date, transaction date, payment date, posted, booked on, value date, when, ημερομηνία, ημ νία, ημ/νία, ημερομηνία κίνησης, дата, дата операции, дата платежа',
    amount: 'amount, sum, value, total, price, ποσό, αξία, σύνολο, сумма, итого, размер',
    income:
      'income, credit, received, in, έσοδα, έσοδο, πίστωση, εισπράξεις, доход, приход, поступление, кредит',
    expense:
      'expense, expenses, debit, paid out, out, cost, έξοδα, έξοδο, χρέωση, πληρωμές, расход, расходы, дебет, списание',
    isDebit:
      'type, kind, direction, income or expense, income expense, debit credit, d c, είδος, τύπος, έσοδο έξοδο, έσοδο/έξοδο, тип, вид, приход расход, доход расход',
    categoryId:
      'category, purpose, account type, κατηγορία, είδος εξόδου, είδος εσόδου, категория, статья, назначение',
    paymentMethod:
      'method, payment method, payment type, paid by, via, τρόπος πληρωμής, μέσο πληρωμής, πληρωμή, способ оплаты, метод оплаты, оплата',
    status: 'status, state, paid, κατάσταση, εξοφλημένο, статус, состояние, оплачено',
    paymentDate: 'paid on, paid date, date paid, ημερομηνία εξόφλησης, дата оплаты',
    expirationDate: 'due, due by, due date, deadline, λήξη, προθεσμία, срок, срок оплаты',
    startDate: 'period from, from, περίοδος από, период с',
    endDate: 'period to, until, περίοδος έως, период по',
    internalNotes:
      'note, notes, text, comment, comments, description, details, memo, reason, remarks, αιτιολογία, περιγραφή, σημειώσεις, σχόλια, παρατηρήσεις, описание, комментарий, примечание, основание, заметки',
  },
  ObjectAccount: {
    startDate: 'lease start, contract start, start, έναρξη, έναρξη μίσθωσης, начало, начало аренды',
    endDate: 'lease end, contract end, end, λήξη, λήξη μίσθωσης, окончание, окончание аренды',
    price: 'rent, monthly rent, μίσθωμα, ενοίκιο, аренда, арендная плата',
    rentPaymentDay: 'payment day, ημέρα πληρωμής, день оплаты',
  },
}

/** Words for a part in a header: «Τηλ. ιδιοκτήτη» is the owner's phone. */
export const partWords: Record<string, string> = {
  guest: 'guest, booker, visitor, επισκέπτης, επισκέπτη, φιλοξενούμενος, гость, гостя, постоялец',
  object:
    'property, listing, house, apartment, unit, accommodation, κατάλυμα, καταλύματος, ακίνητο, ακινήτου, αγγελία, αγγελίας, объект, объекта, недвижимость, недвижимости',
  person:
    'client, customer, contact, buyer, lead, person, account, owner, πελάτης, λογαριασμός, λογαριασμού, πελάτη, επαφής, ενδιαφερόμενος, ενδιαφερομένου, клиент, клиента, контакта, покупатель, покупателя',
  owner:
    'owner, landlord, vendor, seller, ιδιοκτήτης, ιδιοκτήτη, ιδιοκτητών, εντολέας, εντολέα, собственник, собственника, владелец, владельца, хозяин, хозяина',
  tenant:
    'tenant, renter, ενοικιαστής, ενοικιαστή, μισθωτής, μισθωτή, арендатор, арендатора, жилец',
  tenancy: 'lease, tenancy, μίσθωση, μίσθωσης, аренда, аренды',
}
