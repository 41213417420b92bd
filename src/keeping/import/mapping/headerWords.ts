// Names of the fields in other systems and spreadsheets, besides our own. In order of preference: of two fields with the same
// word the first wins.

/** By entity and field: words in the three languages, and column names of common programs. */
export const headerWords: Record<string, Record<string, string>> = {
  Account: {
    number:
      'id, no, number, code, customer no, client no, customer number, client number, account no, account number, client id, contact id, κωδικός, κωδ, αριθμός πελάτη, κωδικός πελάτη, код, номер, № клиента, ид, customer id, account id, record id, person id, external id, legacy id, αρ πελάτη, id контакта, id клиента, id лида, внешний код',
    fullName:
      'name, full name, contact, contact name, client, customer, client name, customer name, ονοματεπώνυμο, επωνυμία / ονοματεπώνυμο, όνομα επώνυμο, πελάτης, ον/μο, фио, ф.и.о., имя и фамилия, клиент, контакт, полное имя, display name, person name, guest full name, first and last name, name surname, surname and name, last name first name, surname name, επώνυμο όνομα, επώνυμο & όνομα, ονομ/μο, ον/νυμο, ονοματεπωνυμο πελάτη, όνομα και επώνυμο, όνομα & επώνυμο, στοιχεία πελάτη, στοιχεία, фамилия имя, фамилия и имя, фамилия имя отчество, имя фамилия, ф и о, заказчик, название контакта, отображаемое имя, ονοματεπώνυμο αντισυμβαλλόμενου, counterparty, counterparty name, payee, payer, beneficiary, contact person, associated contact, αντισυμβαλλόμενος, контрагент, получатель, плательщик, собственник, ιδιοκτήτης, owner, traveler name, traveller name, renter name, booker name',
    lastName:
      'surname, family name, lastname, last, επίθετο, επώνυμο, επων, фам, επίθ, επώνυμο πελάτη, фамилия',
    firstName:
      'given name, forename, firstname, first, όνομα, ονομα, christian name, όν, όνομα πελάτη, имя',
    middleName:
      'patronymic, father name, middlename, πατρώνυμο, όνομα πατρός, πατέρας, отчество, additional name, middle initial, δεύτερο όνομα, πατρ, второе имя, μεσαίο όνομα, second name',
    company:
      'company, company name, organisation, organization, org, business name, εταιρεία, επωνυμία, επωνυμία εταιρείας, επιχείρηση, компания, организация, название компании, фирма, organization name, organisation name, organization 1 name, account name, employer, company account, firm, φορέας, οργανισμός, όνομα εταιρείας, наименование, наименование организации, название организации, юр лицо',
    phone:
      'phone, telephone, tel, mobile, mobile phone, cell, cellphone, phone 1, phone 2, home phone, work phone, primary phone, τηλ, τηλέφωνο, τηλέφωνα, κινητό, κινητό τηλέφωνο, σταθερό, τηλ 1, τηλ 2, тел, телефон, мобильный, сотовый, моб, рабочий телефон, домашний телефон, phone number, phone no, telephone number, telephone no, tel no, tel number, contact phone, contact number, contact no, mobile number, mobile no, mobile tel, gsm, cell number, cell phone, main phone, other phone, business phone, business phone 2, home phone 2, company main phone, car phone, direct phone, direct dial, office phone, landline, land line, private phone, whatsapp, whatsapp number, whatsapp phone number, viber, telegram phone, phones, τηλέφωνο επικοινωνίας, αριθμός τηλεφώνου, τηλ επικοινωνίας, τηλέφωνο οικίας, τηλέφωνο εργασίας, κινητά, κιν, κιν τηλέφωνο, σταθερό τηλέφωνο, τηλέφωνο κινητό, τηλέφωνο σταθερό, τηλ οικίας, τηλ εργασίας, κύριο τηλέφωνο, αρ τηλεφώνου, мобильный телефон, сотовый телефон, контактный телефон, номер телефона, телефон мобильный, телефон рабочий, телефон домашний, прямой телефон, рабочий прямой телефон, моб тел, другой телефон, основной телефон, телефоны, contact, contacts, contact info, contact details, επικοινωνία, στοιχεία επικοινωνίας, контакты, контакт',
    email:
      'e mail, email address, e mail address, mail, email 1, email 2, ηλεκτρονική διεύθυνση, μέιλ, ηλ ταχυδρομείο, эл почта, почта, электронная почта, имейл, email, emails, e mail 1, e mail 1 value, e mail 2 address, e mail 3 address, primary email, secondary email, work email, home email, personal email, business email, other email, email home, email work, contact email, mail address, διεύθυνση ηλεκτρονικού ταχυδρομείου, ηλεκτρονικό ταχυδρομείο, δ/νση ηλ ταχυδρομείου, ηλ διεύθυνση, ηλ αλληλογραφία, μειλ, адрес электронной почты, адрес эл почты, e mail рабочий, рабочий e mail, e mail частный, рабочий email, личный email, другой e mail, основной email, электронный адрес, мейл',
    taxNumber:
      'vat, vat no, vat number, tax id, tin, afm, αφμ, α.φ.μ., афм, налоговый номер, tax no, tax number, taxpayer id, fiscal code, a f m, αριθμός φορολογικού μητρώου, афм греция, инн/афм',
    address:
      'street, street address, address 1, address line 1, οδός, διεύθυνση, διεύθυνση κατοικίας, улица, адрес, address street, address 1 street, home street, home address street, home address, mailing street, mailing address, billing street, billing address, business street, business address, work address, other street, postal address, full address, street 1, address line, διεύθυνση οικίας, οδός οικίας, διεύθυνση οδός, οδός και αριθμός, οδός αριθμός, οδός & αριθμός, δ/νση, ταχ διεύθυνση, ταχυδρομική διεύθυνση, οδός εργασίας, διεύθυνση εργασίας, улица дом, адрес проживания, домашний адрес, почтовый адрес, улица дом адрес, адрес улица, рабочий адрес',
    city: 'town, πόλη, περιοχή κατοικίας, δήμος, город, city, address city, address 1 city, home city, home address city, mailing city, billing city, business city, other city, town city, place of residence, πόλη οικίας, διεύθυνση πόλη, адрес город, адрес населенный пункт, πόλη εργασίας, πόλη κατοικίας, населенный пункт, населённый пункт, город проживания, домашний адрес город',
    postcode:
      'zip, zip code, postal code, post code, τκ, τ.κ., ταχ κώδικας, индекс, почтовый индекс, address postal code, address zip, home postal code, home zip, mailing postal code, mailing zip, mailing zip postal code, billing postal code, billing zip, business postal code, other postal code, zip postal code, zip postcode, p c, ταχυδρομικός κώδικας, ταχυδρομικός κώδικας οικίας, διεύθυνση ταχυδρομικός κώδικας, διεύθυνση τκ, адрес почтовый индекс, адрес индекс, ταχ κωδ, τ κ οικίας, почтовый код',
    country:
      'country, χώρα, страна, address country, home country, home country region, mailing country, billing country, business country, business country region, other country, country region, country of residence, home address country, χώρα οικίας, διεύθυνση χώρα, адрес страна, χώρα εργασίας, χώρα κατοικίας, χώρα περιοχή οικίας, страна проживания, домашний адрес страна, страна или регион, country or region, χώρα ή περιοχή, booker country',
    nationality: 'nationality, υπηκοότητα, εθνικότητα, гражданство, citizenship, ιθαγένεια',
    language:
      'language, γλώσσα, язык, preferred language, language code, γλώσσα επικοινωνίας, язык общения',
    notes:
      'note, notes, comment, comments, remarks, description, σημείωση, σημειώσεις, σχόλια, παρατηρήσεις, заметки, примечание, примечания, комментарий, memo, background info, background, additional info, additional information, further information, σχόλιο, παρατήρηση, πληροφορίες, λοιπά, заметка, дополнительно, дополнительная информация, описание, special requests, guest requests, requests, owner notes, special request, ειδικά αιτήματα, αιτήματα, особые пожелания, пожелания гостя',
    kinds:
      'type, contact type, category, role, kind, status, τύπος, κατηγορία, ιδιότητα, είδος, тип, категория, роль, вид, lead type, record type, relationship, customer type, lifecycle stage, ρόλος, ρόλοι, τύπος επαφής, κατηγορία επαφής, тип контакта, роли',
    passportNumber: 'passport, passport no, διαβατήριο, αρ διαβατηρίου, паспорт, загранпаспорт',
    internalPassportNumber:
      'id card, identity card, adt, αδτ, α.δ.τ., ταυτότητα, αρ ταυτότητας, удостоверение личности, паспорт рф, внутренний паспорт, government id number',
    purchaseBudgetRangeMax:
      'budget, max budget, budget max, προϋπολογισμός, έως, бюджет, бюджет до',
    purchaseBudgetRangeMin: 'min budget, budget min, budget from, από, бюджет от',
    taxNumberOfOtherCountry:
      'инн, инн клиента, foreign tax number, tax number abroad, αφμ εξωτερικού',
  },
  Object: {
    currency:
      'currency, currency code, price currency, ccy, deal currency, νόμισμα, νόμισμα τιμής, валюта, код валюты, валюта сделки',
    number:
      'id, ref, reference, ref no, reference no, code, property code, property id, listing id, κωδικός, κωδ, κωδικός ακινήτου, код, код объекта, артикул, номер объекта, property ref, property reference, reference number, listing no, listing number, mls number, mls, unique id, agent ref, external id, external reference, property no, property number, κωδ ακινήτου, αριθμός ακινήτου, αρ ακινήτου, κωδικός αγγελίας, κωδ αγγελίας, id объекта, внутренний номер, номер',
    objectName:
      'title, name, property, headline, τίτλος, ακίνητο, όνομα, название, объект, listing name, property name, accommodation name, unit name, unit type, room type, room, house name, apartment name, nickname, internal name, όνομα καταλύματος, όνομα ακινήτου, τίτλος αγγελίας, название объекта, название жилья, название объявления, жилье, жильё, номер комнаты, listing, καταχώριση, объявление',
    referenceNumber: 'our reference, our ref, our number, estia, δικός μας κωδικός, наш номер',
    title:
      'title, headline, name, τίτλος, τίτλος en, название, заголовок, name of property, property title, listing title, display address title, όνομα ακινήτου, τίτλος αγγελίας, ονομασία, заголовок объявления',
    titleEl: 'title el, greek title, τίτλος el, ελληνικός τίτλος',
    titleRu: 'title ru, russian title, название ru',
    type: 'category, property category, κατηγορία, категория, type, property type, sub type, subtype, είδος, τύπος, τύπος ακινήτου, είδος ακινήτου, тип, тип объекта, вид, property sub type, property subtype, dwelling type, typology, κατηγορία ακινήτου, υποκατηγορία, υποκατηγορία ακινήτου, вид объекта, тип недвижимости, категория объекта',
    offers:
      'transaction, offer, for, listing type, sale or rent, σκοπός, συναλλαγή, διάθεση, προσφορά, πώληση ενοικίαση, сделка, тип сделки, операция, operation, operation type, purpose, deal type, listing category, trans type, for sale or rent, sale rent, tenure type, είδος συναλλαγής, τύπος συναλλαγής, πώληση ή ενοικίαση, διαθέσιμο για, προορισμός, вид сделки, тип предложения, продажа аренда, price freq, price frequency',
    salePrice:
      'price, sale price, asking price, τιμή, τιμή πώλησης, ζητούμενη τιμή, цена, цена продажи, стоимость, price for sale, selling price, current price, list price, price amount, price eur, asking, τιμή ζήτησης, τίμημα, ζητούμενο τίμημα, τιμή πωλ, αξία, ποσό, цена объекта, стоимость продажи',
    rentPrice:
      'rent, monthly rent, rent price, ενοίκιο, μίσθωμα, τιμή ενοικίασης, аренда, цена аренды, арендная плата, rental price, price for rent, lease price, rent amount, rent per month, monthly price, price per month, rent pcm, μηνιαίο μίσθωμα, ενοίκιο μήνα, ζητούμενο μίσθωμα, цена в месяц, аренда в месяц, месячная аренда',
    shortRentPrice:
      'price per night, nightly rate, τιμή ανά νύχτα, цена за ночь, price night, daily rate, rate per night, average nightly rate, τιμή διανυκτέρευσης, τιμή ημέρας, цена в сутки, цена за сутки',
    locationId:
      'location, area name, city, town, district, περιοχή, πόλη, τοποθεσία, δήμος, район, город, местоположение, населённый пункт, municipality, settlement, city area, city district, neighbourhood, neighborhood, county, suburb, place, area location, περιοχή ακινήτου, γειτονιά, συνοικία, οικισμός, τοποθεσία ακινήτου, населенный пункт, микрорайон, местность',
    address:
      'street, street address, address, οδός, διεύθυνση, διεύθυνση ακινήτου, адрес, улица, property address, display address, unparsed address, full address, address line, address 1, street name, street and number, street number and name, οδός και αριθμός, οδός αριθμός, δ/νση, адрес объекта, улица дом',
    zipCode:
      'zip, zip code, postcode, postal code, τκ, τ.κ., индекс, ταχυδρομικός κώδικας, ταχ κώδικας, почтовый индекс',
    area: 'size, sqm, m2, living area, built area, area, surface, εμβαδόν, τμ, τ.μ., τετραγωνικά, εμβαδό, площадь, кв м, кв. м., общая площадь, floor area, floor size, total area, gross area, usable area, constructed area, built size, covered area, building area, building area total, sq m, sq metres, internal area, m2 built, εμβαδόν κτίσματος, εμβαδόν κατοικίας, επιφάνεια, τετρ, τετρ μέτρα, εμβαδόν τ μ, s общая, площадь дома, площадь объекта, площадь м2, surface area built, surface area',
    lotArea:
      'plot, plot size, plot area, land area, οικόπεδο, εμβαδόν οικοπέδου, участок, площадь участка, lot size, lot size area, lot size square meters, lot area, plot m2, land size, land, plot size m2, οικόπεδο τ μ, έκταση, έκταση οικοπέδου, επιφάνεια οικοπέδου, площадь земли, участок соток, земля, τμ οικοπέδου, τ μ οικοπέδου, площадь участка м2, surface area plot, plot surface',
    bedrooms:
      'beds, bedrooms, no of bedrooms, υπνοδωμάτια, υ/δ, δωμάτια, спальни, спален, кол во спален, bedrooms total, total bedrooms, number of bedrooms, bed rooms, bed, br, rooms, ν δωμάτια, υπν, υ δ, αρ υπνοδωματίων, αριθμός υπνοδωματίων, αρ δωματίων, κρεβατοκάμαρες, количество спален, кол во спальных, спальни кол во, число спален, комнат, комнаты, кол во комнат, количество комнат, υδ',
    bathrooms:
      'baths, bathrooms, μπάνια, λουτρά, ванные, санузлы, bathrooms total, bathrooms total integer, bathrooms full, total bathrooms, number of bathrooms, bath, λουτρό, μπάνιο, αρ μπάνιων, αριθμός μπάνιων, санузел, с у, ванных, количество санузлов, кол во санузлов, санузлов',
    floor:
      'floor, storey, level, όροφος, ορ, этаж, floor level, floor number, floor no, stories level, entry level, αριθμός ορόφου, ορόφος, επίπεδο, этаж этажность, номер этажа',
    constructionYear:
      'year built, built, construction year, έτος κατασκευής, έτος, год постройки, год, year of construction, construction date year, built year, build year, built in, year, έτος κατ, χρονολογία κατασκευής, κατασκευή, год строительства, построен',
    renovationYear:
      'renovated in, renovation year, έτος ανακαίνισης, год ремонта, year renovated, last renovation, renovated year, έτος ανακαίν, ανακαίνιση έτος, год реконструкции, год последнего ремонта, έτος ανακ, ανακαίνιση',
    energyClass:
      'energy class, epc, energy rating, ενεργειακή κλάση, ενεργ κλάση, πεα, класс энергоэффективности, энергокласс, energy certificate, energy performance, energy efficiency, energy performance class, epc rating, energy letter, energy certificate rating, ενεργειακό πιστοποιητικό, ενεργειακή κατηγορία, κλάση ενέργειας, энергоэффективность, класс энергии, энергетический класс, energy rating consumption',
    heating:
      'heating, θέρμανση, отопление, heating type, heating system, τύπος θέρμανσης, σύστημα θέρμανσης, тип отопления',
    photos:
      'photo, photos, photo url, photo urls, photo link, photo links, image, images, image url, image urls, image link, images urls, main image, main photo, cover, cover photo, gallery, picture, pictures, picture url, φωτογραφία, φωτογραφίες, φωτο, φωτό, εικόνα, εικόνες, κύρια φωτογραφία, συνδέσμοι φωτογραφιών, фото, фотография, фотографии, ссылки на фото, изображение, изображения, картинка, картинки, главное фото, media url, media urls, photo 1, image 1, picture 1, picture urls, pictures url, media image 00, virtual photos, url φωτογραφιών, σύνδεσμοι φωτογραφιών, ссылки на фотографии, фотографии url',
    position:
      'coordinates, gps, lat lng, latlong, συντεταγμένες, στίγμα, координаты, location coordinates, geo, geolocation, geo location, lat lon, latitude longitude, συντεταγμένες gps, gps координаты',
    latitude: 'lat, latitude, γεωγραφικό πλάτος, широта',
    longitude: 'lng, lon, long, longitude, γεωγραφικό μήκος, долгота',
    description:
      'description, description en, text, περιγραφή en, описание en, public remarks, long description, full description, remarks, details, summary, text en, full text, marketing text, comments, αναλυτική περιγραφή, αγγλική περιγραφή, описание английский, περιγραφή αγγλικά, περιγραφή στα αγγλικά, desc en, описание на английском, description english',
    descriptionEl:
      'description el, περιγραφή, κείμενο, greek description, text el, περιγραφή ακινήτου, περιγραφή ελληνικά, ελληνική περιγραφή, desc el, desc gr, description greek',
    descriptionRu:
      'description ru, описание, russian description, text ru, описание объекта, подробное описание, περιγραφή ρωσικά, desc ru, description russian',
    internalNotes:
      'notes, internal notes, comments, remarks, σημειώσεις, παρατηρήσεις, σχόλια, заметки, примечания, private remarks, agent remarks, private notes, agent notes, εσωτερικές σημειώσεις, σημείωση, внутренние заметки, внутренний комментарий, комментарий, комментарии, internal remarks, internal comments, примечание, εσωτερικά σχόλια',
    distanceFromSea:
      'distance to sea, sea distance, απόσταση από θάλασσα, до моря, расстояние до моря, distance from sea, distance to the sea, distance to beach, dist sea, distance from beach, απόσταση από τη θάλασσα, απόσταση θάλασσας, απ θάλασσα, расстояние от моря, от моря, удаленность от моря',
    parkingLots:
      'parking spaces, garage, θέσεις στάθμευσης, πάρκινγκ, парковка, парковочные места, parking, parking total, garage spaces, number of parking spaces, parking places, parking lots, θέσεις πάρκινγκ, θέση στάθμευσης, парковочных мест',
    features:
      'features, amenities, property features, characteristics, extras, interior features, exterior features, χαρακτηριστικά, παροχές, ανέσεις, удобства, особенности, характеристики, feature',
    objectSubTypeId:
      'sub type, subtype, property sub type, type, property type, υποκατηγορία, τύπος, είδος, вид объекта, тип, тип объекта',
    averageMonthlySharedExpenses:
      'κοινόχρηστα, κοινόχρηστα μήνα, monthly charges, service charge, common charges, community fees, maintenance fee, association fee, коммунальные, общие расходы, коммунальные расходы',
    hasKey: 'κλειδιά, κλειδί, keys, key, ключи, ключ',
    hasBanner: 'πινακίδα, sign, banner, баннер, табличка',
    sizeOfBalconies:
      'μπαλκόνια τμ, εμβαδόν μπαλκονιών, balconies m2, balcony size, площадь балконов, площадь балкона',
    buildableArea:
      'δομήσιμα τμ, δόμηση, δομήσιμο εμβαδόν, buildable area, building coefficient area, площадь застройки',
    sleeps:
      'άτομα, sleeps, max guests, max persons, guests, capacity, accommodates, κλίνες, спальных мест, гостей, вместимость',
    videoURL:
      'βίντεο, video, video url, video link, virtual tour, virtual tour url, видео, ссылка на видео',
    levels:
      'floors, stories, storeys, number of floors, levels, stories total, levels total, όροφοι, επίπεδα, αριθμός ορόφων, этажей, уровней',
    distanceFromAirport:
      'distance to airport, distance airport, airport, απόσταση από αεροδρόμιο, αεροδρόμιο, до аэропорта, расстояние до аэропорта',
    dateAvailable:
      'availability date, available from, date available, διαθέσιμο από, доступно с, свободно с, let date available',
    displayAddress:
      'show address, internet address display, internet address display yn, εμφάνιση διεύθυνσης',
    newBuilding:
      'new build, new construction, new construction yn, new home flag, new home, νεόδμητο, νέα κατασκευή, новостройка, новое строительство',
    swimmingPool: 'pool, swimming pool, pool private yn, private pool, πισίνα, бассейн',
    airCondition:
      'a c, ac, air conditioning, cooling, cooling yn, aircon, κλιματισμός, кондиционер, кондиционеры',
    furnished: 'furnished, furniture, επιπλωμένο, έπιπλα, мебель, с мебелью, меблировано',
    elevator: 'lift, elevator, ασανσέρ, ανελκυστήρας, лифт',
    parking: 'parking, garage, πάρκινγκ, γκαράζ, στάθμευση, парковка, гараж',
    renovated: 'renovated, ανακαινισμένο, ανακαίνιση, ремонт, с ремонтом',
    eligibleForGoldenVisa: 'golden visa, χρυσή βίζα, золотая виза',
  },
  Demand: {
    currency:
      'currency, currency code, price currency, ccy, deal currency, νόμισμα, νόμισμα τιμής, валюта, код валюты, валюта сделки',
    number:
      'id, lead id, lead no, request id, enquiry id, demand id, ref, reference, κωδικός ζήτησης, κωδικός αιτήματος, код заявки, номер заявки, deal id, lead number, opportunity id, external id, record id, id лида, id сделки, код лида, № заявки, no заявки',
    wants:
      'wants, looking for, request type, demand type, lead type, transaction, purpose, interested in, ζήτηση, τύπος ζήτησης, είδος ζήτησης, σκοπός, ενδιαφέρον, цель, что ищет, тип заявки, тип запроса, сделка, operation, deal type, service, interest, type of request, want, purchase or rent, τύπος ενδιαφέροντος, τύπος αναζήτησης, τι ζητά, вид запроса, вид сделки, интерес, операция, ζητάει, ζητά, θέλει, τι θέλει, что нужно, хочет',
    wantedSubTypes:
      'property type, property types, type, category, kind, είδος, είδος ακινήτου, τύπος ακινήτου, κατηγορία, тип, тип объекта, вид объекта, категория, property kind, wanted property type, type of property, house type, κατηγορία ακινήτου, ζητούμενο ακίνητο, тип недвижимости, тип жилья, вид недвижимости',
    places:
      'area, areas, location, locations, city, town, district, region, preferred area, preferred location, περιοχή, περιοχές, πόλη, δήμος, τοποθεσία, район, районы, город, местоположение, desired area, desired location, wanted area, wanted location, area of interest, interested area, preferred areas, preferred locations, επιθυμητή περιοχή, περιοχή ενδιαφέροντος, περιοχή ζήτησης, περιοχές ενδιαφέροντος, желаемый район, интересующий район, локация, где ищет',
    budgetTo:
      'budget, max budget, budget max, budget to, max price, price to, price, προϋπολογισμός, τιμή έως, έως, μέγιστη τιμή, бюджет, бюджет до, цена до, максимальная цена, maximum price, maximum budget, budget up to, price max, up to, budget amount, amount, opportunity amount, deal value, value, ποσό, έως τιμή, τιμή μέχρι, μέχρι, μέγιστο budget, μέγιστος προϋπολογισμός, budget έως, сумма, бюджет клиента, макс цена, бюджет максимум',
    budgetFrom:
      'min budget, budget min, budget from, min price, price from, από, τιμή από, ελάχιστη τιμή, бюджет от, цена от, minimum price, minimum budget, price min, from price, ελάχιστος προϋπολογισμός, budget από, мин цена, бюджет минимум',
    bedroomsMin:
      'bedrooms, beds, min bedrooms, bedrooms from, υπνοδωμάτια, υ/δ, υ/δ από, υπνοδωμάτια από, спальни, спален, спален от, min beds, bedrooms min, number of bedrooms, rooms, ελάχιστα υπνοδωμάτια, αρ υπνοδωματίων, количество спален, комнат, кол во спален, минимум спален',
    bedroomsMax: 'max bedrooms, bedrooms to, υπνοδωμάτια έως, υ/δ έως, спален до',
    areaMin:
      'size, sqm, m2, min size, size from, min area, area from, εμβαδόν, τμ, τ.μ., εμβαδόν από, τ.μ. από, площадь, площадь от, min sqm, minimum area, area min, square meters, ελάχιστο εμβαδόν, τετραγωνικά, минимальная площадь, από τ μ, τ μ από, от м2',
    areaMax:
      'max size, size to, max area, area to, εμβαδόν έως, τ.μ. έως, площадь до, έως τ μ, τ μ έως, μέχρι τ μ, до м2',
    startDate:
      'date, created, created at, created on, created date, lead date, enquiry date, start, start date, ημερομηνία, ημ νία, ημ/νία, ημερομηνία δημιουργίας, έναρξη, дата, дата создания, создано, начало, create date, creation date, date created, date added, added, added on, received, received on, lead created, submitted at, submission date, inquiry date, date of enquiry, ημ δημιουργίας, ημ/νία δημιουργίας, καταχώρηση, ημερομηνία καταχώρησης, дата обращения, дата заявки, дата добавления, дата поступления, добавлен, дата создания сделки, дата создания лида, дата заведения',
    endDate:
      'deadline, until, end date, move in by, λήξη, έως ημερομηνία, срок, до какого числа, expected close date, close date, expected closing date, closing date, valid until, αναμενόμενη ημερομηνία, предполагаемая дата закрытия, дата завершения',
    source:
      'source, lead source, origin, channel, portal, πηγή, προέλευση, κανάλι, источник, канал, откуда, lead origin, original source, how did you hear about us, referrer, lead source original, πηγή lead, από πού μας βρήκε, источник лида, источник сделки, рекламный канал, источник заявки',
    stage:
      'stage, status, lead status, pipeline stage, state, στάδιο, κατάσταση, φάση, этап, статус, стадия, состояние, deal stage, lead stage, dealstage, opportunity stage, lead state, status name, στάδιο ζήτησης, этап сделки, стадия сделки, статус лида, этап воронки',
    priority:
      'priority, rating, temperature, προτεραιότητα, приоритет, importance, lead score label, hotness, βαθμός ενδιαφέροντος, важность',
    responsible:
      'responsible, agent, assigned to, assignee, owner name, lead owner, salesperson, broker, employee, υπεύθυνος, σύμβουλος, μεσίτης, συνεργάτης, ανατέθηκε σε, χειριστής, ответственный, агент, менеджер, сотрудник, contact owner, deal owner, record owner, hubspot owner, owner, opportunity owner, account owner, owner full name, listing agent, lead owner name, responsible user, responsible person, assigned user, assigned agent, user, consultant, handler, υπεύθυνος πελάτη, υπεύθυνος σύμβουλος, ανατεθειμένο σε, ανάθεση, ответственный менеджер, ответственный сотрудник, ответственный пользователь, кто ведет, кто ведёт, брокер, риелтор, риэлтор',
    description:
      'note, notes, comment, comments, remarks, description, message, requirements, details, σημειώσεις, σχόλια, παρατηρήσεις, μήνυμα, απαιτήσεις, περιγραφή, заметки, примечания, комментарий, сообщение, требования, описание, inquiry, enquiry, query, question, text, body, subject, deal name, lead title, title, opportunity name, wish, wants text, request, αίτημα, ερώτημα, τίτλος ζήτησης, περιγραφή ζήτησης, λεπτομέρειες, название лида, название сделки, текст заявки, пожелания, запрос, комментарий клиента, тема, примечание, примечание 1, примечание 2, lead notes, deal notes, lead name, deal description, lead description',
    yearMin: 'έτος από, year from, min year, год от, год постройки от',
    yearMax: 'έτος έως, year to, max year, год до',
  },
  Activity: {
    number:
      'id, activity id, event id, note id, task id, call id, κωδικός ενέργειας, код события, код активности, record id',
    when: 'date, when, on, day, activity date, call date, date time, datetime, timestamp, created, created at, created on, ημερομηνία, ημ νία, ημ/νία, πότε, ημερομηνία ώρα, ημερομηνία ενέργειας, дата, когда, дата и время, дата звонка, создано, due date, start, start date, start time, activity date time, task due date, logged at, event date, date and time, ημερομηνία και ώρα, ημερομηνία κλήσης, ημερομηνία επικοινωνίας, έναρξη, дата события, дата активности, дата начала, срок, дата контакта',
    time: 'time, hour, at, ώρα, время, час, start time of day, call time, ώρα κλήσης, ώρα έναρξης, время звонка, due time',
    activityKind:
      'type, kind, activity, activity type, event type, action, category, είδος, τύπος, ενέργεια, είδος ενέργειας, τύπος ενέργειας, κατηγορία, тип, вид, действие, тип события, тип активности, категория, event, task type, channel, means, type of activity, direction, τύπος επικοινωνίας, μέσο, κανάλι, тип задачи, вид контакта, тип контакта, канал, είδος επαφής',
    responsible:
      'by, user, agent, employee, made by, author, staff, created by, assigned to, logged by, από, χρήστης, σύμβουλος, συνεργάτης, υπάλληλος, υπεύθυνος, χειριστής, кто, автор, агент, сотрудник, менеджер, ответственный, пользователь, owner, assigned user, activity owner, done by, called by, completed by, responsible, consultant, ανατέθηκε σε, από ποιον, καταχωρήθηκε από, кем создано, исполнитель, постановщик, assigned to user, activity assigned to',
    description:
      'note, notes, text, comment, comments, description, details, subject, summary, message, result, outcome, remarks, κείμενο, σημείωση, σημειώσεις, σχόλιο, σχόλια, περιγραφή, θέμα, αποτέλεσμα, παρατηρήσεις, текст, заметка, заметки, комментарий, описание, тема, содержание, результат, примечание, body, content, activity note, call notes, what was said, subject and notes, σύνοψη, κείμενο σημείωσης, τι ειπώθηκε, итог, суть, содержание звонка, что обсудили, название, call title, title',
  },
  Reservation: {
    currency:
      'currency, currency code, price currency, ccy, deal currency, νόμισμα, νόμισμα τιμής, валюта, код валюты, валюта сделки',
    number: 'id, no, stay id, booking id, reservation id, ид',
    reservationNumberExternal:
      'reservation number, booking number, book number, confirmation code, confirmation number, confirmation, code, reference, ref, κωδικός κράτησης, αριθμός κράτησης, κωδικός επιβεβαίωσης, κωδικός, номер брони, номер бронирования, код подтверждения, код брони, reservation, reservation code, reservation reference, booking reference, booking code, booking ref, confirmation no, reservation no, reservation nr, airbnb code, inquiry id, property reservation id, κωδικός επιβεβ, αρ κράτησης, αριθμός επιβεβαίωσης, αναφορά κράτησης, номер подтверждения, код бронирования, номер резервации, αρ κράτησης καναλιού, channel reservation number',
    checkIn:
      'arrival, check in, checkin, start date, from, date from, arrival date, check in date, άφιξη, από, ημερομηνία άφιξης, έναρξη, заезд, дата заезда, прибытие, с, начало, date of arrival, arrival day, stay from, stay start, check in day, first night, ημ άφιξης, ημ/νία άφιξης, άφιξη ημερομηνία, дата прибытия, день заезда, начало проживания, дата начала, въезд, ημερομηνία έναρξης',
    departure:
      'departure, check out, checkout, end date, to, until, date to, departure date, check out date, αναχώρηση, έως, ημερομηνία αναχώρησης, λήξη, выезд, дата выезда, отъезд, по, окончание, date of departure, departure day, stay to, stay until, stay end, check out day, ημ αναχώρησης, ημ/νία αναχώρησης, ημερομηνία λήξης, дата отъезда, день выезда, конец проживания, дата окончания, окончание проживания',
    duration:
      'nights, no of nights, number of nights, of nights, duration, διανυκτερεύσεις, νύχτες, ночей, ночи, количество ночей, duration nights, nights booked, length of stay, los, room nights, duration in nights, αριθμός διανυκτερεύσεων, αρ διανυκτερεύσεων, αριθμός νυχτών, βράδια, число ночей, кол во ночей, продолжительность',
    adults:
      'adults, guests, persons, people, pax, no of guests, number of guests, of adults, ενήλικες, επισκέπτες, άτομα, взрослые, взрослых, гостей, гости, человек, number of adults, no of adults, adults count, guests total, total guests, αριθμός ενηλίκων, αρ ατόμων, αριθμός ατόμων, αριθμός επισκεπτών, число взрослых, количество взрослых, кол во гостей, количество гостей, число гостей, кол во взрослых',
    children:
      'children, kids, of children, παιδιά, дети, детей, number of children, no of children, child, αριθμός παιδιών, количество детей, число детей, кол во детей',
    total:
      'price, total, total price, amount, earnings, gross earnings, total amount, revenue, τιμή, σύνολο, ποσό, συνολική τιμή, αξία, цена, сумма, итого, стоимость, всего, total payout, gross amount, gross, booking amount, reservation amount, total booking amount, total guest payment, guest payment, guest paid, full price, accommodation price, rent, subtotal, income, συνολικό ποσό, ποσό κράτησης, έσοδα, κέρδη, αξία κράτησης, συνολική αξία, доход, выплата, общая стоимость, стоимость проживания, сумма брони, заработок, total payment',
    comission3rdParty:
      'commission, commission amount, host fee, service fee, portal commission, προμήθεια, προμήθεια πλατφόρμας, комиссия, комиссия площадки, commission eur, channel commission, booking commission, airbnb fee, host service fee, platform fee, portal fee, fee, fees, ποσό προμήθειας, προμήθεια booking, προμήθεια airbnb, комиссия сервиса, сумма комиссии, сервисный сбор, сбор за услуги',
    sourceId:
      'source, portal, channel, platform, referrer, booked via, πηγή, κανάλι, πλατφόρμα, источник, канал, площадка, портал, booking source, booking channel, reservation source, listing site, site, ota, booker, agency, travel agent, πηγή κράτησης, κανάλι κράτησης, источник брони, канал продаж, сайт',
    reservationStage:
      'status, state, stage, booking status, reservation status, κατάσταση, στάδιο, статус, состояние, этап, status of booking, reservation state, booking state, κατάσταση κράτησης, статус брони, статус бронирования',
    bookingDate:
      'booked, booked on, booking date, booked date, date of booking, created, created on, reserved on, ημερομηνία κράτησης, дата бронирования, забронировано, date booked, booking created, reservation date, reservation created, reserved, creation date, book date, booked at, created at, ημ κράτησης, ημ/νία κράτησης, κρατήθηκε, έγινε κράτηση, дата создания, дата брони, дата резервирования, создано, κράτηση',
    totalDone: 'payout',
    arrivalTimePlanned:
      'ώρα άφιξης, arrival time, estimated arrival time, check in time, время заезда, время прибытия',
  },
  Transaction: {
    currency:
      'currency, currency code, price currency, ccy, deal currency, νόμισμα, νόμισμα τιμής, валюта, код валюты, валюта сделки',
    number:
      'id, no, number, voucher, document, invoice no, reference, reference code, ref, παραστατικό, αριθμός, номер, документ, ид, transaction no, transaction id, transaction number, entry no, receipt no, voucher no, document no, αρ συναλλαγής, αριθμός συναλλαγής, κωδικός συναλλαγής, αριθμός παραστατικού, αρ παραστατικού, номер операции, номер транзакции, номер документа, № документа, confirmation code, αριθμός αναφοράς, reference code, reference number',
    transactionDate:
      'date, transaction date, payment date, posted, booked on, value date, when, ημερομηνία, ημ νία, ημ/νία, ημερομηνία κίνησης, дата, дата операции, дата платежа, booking date, posting date, entry date, execution date, date of transaction, completed date, ημ/νία συναλλαγής, ημερομηνία συναλλαγής, ημ συναλλαγής, ημερομηνία καταχώρησης, ημ νια, ημερ, дата проводки, дата транзакции, дата совершения',
    amount:
      'amount, sum, value, total, price, ποσό, αξία, σύνολο, сумма, итого, размер, amount eur, transaction amount, total amount, net amount, payment amount, ποσό συναλλαγής, ποσό ευρώ, ποσό eur, сумма операции, сумма платежа, сумма в евро',
    income:
      'income, credit, received, in, έσοδα, έσοδο, πίστωση, εισπράξεις, доход, приход, поступление, кредит, money in, paid in, deposit, deposits, credit amount, inflow, receipts, πιστώσεις, πίστωση ποσό, ποσό πίστωσης, εισροή, κατάθεση, зачисление, поступления, приходная сумма, сумма прихода',
    expense:
      'expense, expenses, debit, paid out, out, cost, έξοδα, έξοδο, χρέωση, πληρωμές, расход, расходы, дебет, списание, money out, withdrawal, withdrawals, debit amount, outflow, payments, spent, χρεώσεις, ποσό χρέωσης, εκροή, ανάληψη, δαπάνη, списания, расходная сумма, сумма расхода',
    isDebit:
      'type, kind, direction, income or expense, income expense, debit credit, d c, είδος, τύπος, έσοδο έξοδο, έσοδο/έξοδο, тип, вид, приход расход, доход расход, sign, amount sign, dr cr, debit or credit, credit debit, credit debit indicator, debit credit indicator, transaction type, in out, d k, c d, πρόσημο, πρόσημο ποσού, χ π, π χ, χρεοπίστωση, χρέωση πίστωση, είδος κίνησης, τύπος κίνησης, εσοδο εξοδο, признак, знак, дебет кредит, тип операции, направление',
    categoryId:
      'category, purpose, account type, κατηγορία, είδος εξόδου, είδος εσόδου, категория, статья, назначение, payment category, expense category, budget line, κατηγορία εξόδου, κατηγορία εσόδου, категория расхода, категория платежа, статья расходов, вид расхода',
    paymentMethod:
      'method, payment method, payment type, paid by, via, τρόπος πληρωμής, μέσο πληρωμής, πληρωμή, способ оплаты, метод оплаты, оплата, means of payment, mode of payment, how paid, μέθοδος πληρωμής, τρόπος, метод платежа, форма оплаты',
    status:
      'status, state, paid, κατάσταση, εξοφλημένο, статус, состояние, оплачено, payment status, is paid, settled, εξοφλήθηκε, πληρώθηκε, κατάσταση πληρωμής, статус оплаты, статус платежа',
    paymentDate:
      'paid on, paid date, date paid, ημερομηνία εξόφλησης, дата оплаты, payment day, settled on, πληρώθηκε στις, ημερομηνία πληρωμής, дата погашения, дата выплаты, ημ νία πληρωμής',
    expirationDate:
      'due, due by, due date, deadline, λήξη, προθεσμία, срок, срок оплаты, payment due, pay by, ημερομηνία λήξης, πληρωτέο έως, οφειλή έως, оплатить до, крайний срок',
    startDate: 'period from, from, περίοδος από, период с, από, с, period start, date from',
    endDate: 'period to, until, περίοδος έως, период по, έως, по, period end, date to',
    internalNotes:
      'note, notes, text, comment, comments, description, details, memo, reason, remarks, αιτιολογία, περιγραφή, σημειώσεις, σχόλια, παρατηρήσεις, описание, комментарий, примечание, основание, заметки, narrative, transaction details, transaction description, payment details, particulars, reason for payment, αιτιολογία συναλλαγής, περιγραφή συναλλαγής, περιγραφή κίνησης, λεπτομέρειες, назначение платежа, детали, описание операции, επιπρόσθετες πληροφορίες, additional information, доп информация',
  },
  ObjectAccount: {
    startDate:
      'lease start, contract start, start, έναρξη, έναρξη μίσθωσης, начало, начало аренды, lease start date, start of lease, έναρξη μισθωτηρίου, начало договора',
    endDate:
      'lease end, contract end, end, λήξη, λήξη μίσθωσης, окончание, окончание аренды, lease end date, end of lease, λήξη μισθωτηρίου, окончание договора',
    price: 'rent, monthly rent, μίσθωμα, ενοίκιο, аренда, арендная плата',
    rentPaymentDay: 'payment day, ημέρα πληρωμής, день оплаты',
  },
}

/** Words for a part in a header: «Τηλ. ιδιοκτήτη» is the owner's phone. */
export const partWords: Record<string, string> = {
  guest:
    'guest, guests, booker, visitor, επισκέπτης, επισκέπτη, φιλοξενούμενος, гость, гостя, постоялец',
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

/** Headers of columns that count the rows, whatever their numbers. */
export const counterWords =
  'α/α, αα, a/a, п/п, № п/п, row, row no, row number, row id, line, line no, s/n, sr no, serial no, αύξων αριθμός, αυξ αρ, πλήθος, порядковый номер'
/** Headers that count the rows if the cells are 1, 2, 3. */
export const mayCountWords = 'no, nr, n, num, number, αριθμός, αρ, номер'
/** What only concerns the other program, or says how another column is meant. */
export const leftOutWords =
  'photo url of contact, group membership, yomi name, given name yomi, family name yomi, additional name yomi, phonetic first name, phonetic middle name, phonetic last name, initials, sensitivity, version, etag, row version, last modified by id, created by id'

/** Headers that name nothing that a record has a field for, although a word in them does: they go to the notes. */
export const noFieldWords =
  'этажность, этажей в доме, building floors, floors in building, has video, price per sqm, price per m2, price m2, price per square meter, price sqm, τιμή τ μ, τιμή ανά τ μ, τιμή ανά τμ, цена за м2, цена м2, цена за кв м, net area, net internal area, καθαρό εμβαδόν, жилая площадь, площадь кухни, kitchen area, lead owner id, contact owner id, account owner id, deal owner id, file as, e mail type, email type, e mail 2 type, e mail 3 type, e mail display name, e mail 2 display name, e mail 3 display name, to number, from number, pipeline, booker group, payment status, name prefix, name suffix, prefix, suffix, salutation, title, form of address, προσφώνηση, обращение, nickname, ψευδώνυμο, прозвище, fax, fax number, home fax, business fax, other fax, work fax, φαξ, αρ φαξ, φαξ εργασίας, φαξ οικίας, факс, рабочий факс, domain, job title, position title, τίτλος θέσης, θέση, должность, department, τμήμα, отдел, birthday, date of birth, dob, γενέθλια, ημερομηνία γέννησης, ημ γέννησης, дата рождения, день рождения, anniversary, labels, tags, tag, ετικέτες, метки, теги, web page, website, website url, url, web site, ιστοσελίδα, сайт компании, веб сайт, skype, icq, facebook, instagram, linkedin, twitter, telegram, vk, contact owner, account owner, lead owner, record owner, owner id, company owner, owner email, created by, modified by, last modified by, changed by, created at, created on, create date, created date, date created, modified on, last modified, last modified date, last activity, last activity date, last contacted, last contacted date, updated at, update date, δημιουργήθηκε, δημιουργήθηκε από, τροποποιήθηκε, τροποποιήθηκε από, создано, создал, кем создан, кем изменен, изменено, дата изменения, дата создания, дата модификации, address formatted, address type, address po box, address extended address, address region, address 1 po box, home state, business state, other state, mailing state, mailing state province, billing state, state, state province, region, province, νομός, νομός οικίας, область, регион, home address po box, business address po box, spouse, children, hobby, profession, επάγγελμα, профессия, gender, φύλο, пол, lead status, email status, email opt out, do not call, has opted out of email, unsubscribed, original source drill down 1, commission percent, commission rate, rooms, balance, running balance, υπόλοιπο, остаток, баланс, iban, αριθμός λογαριασμού, branch, valeur, τοκοφόρος ημερομηνία'

/** Words of somebody or something else: only the whole of a header with one of them can name a field. */
export const strangerWords =
  'assistant, assistants, asst, spouse, partner, related, relation, relationship, manager, managers, parent, government, bounced, reason, display, emergency, referred, previous, next, associated, reports, unread, utm, payment, kitchen, contract, yomi, βοηθού, συζύγου, προϊσταμένου, συμβαλλόμενου, επόμενη, επόμενο, προηγούμενη, помощника, ассистента, супруга, супруги, руководителя, редактирования, изменения, следующая, следующий, последняя, последний, кухни, создана, краткое, дополнительно, организации, факса, факс, fax, φαξ, otheraddress'
/** Words that alone, with something else beside them, say too little: «Date of birth» is not the date. */
export const genericWords =
  'contacts, контакт, контакты, επικοινωνία, date, day, time, type, kind, name, number, no, code, id, status, state, title, from, to, start, end, property, contact, client, owner, lead, deal, source, value, text, area of, ημερομηνία, ημ, ώρα, τύπος, είδος, όνομα, αριθμός, αρ, κωδικός, κατάσταση, από, έως, ακίνητο, πελάτης, κατηγορία, дата, время, день, тип, вид, имя, номер, код, статус, с, по, от, до, объект, клиент, категория, название, источник'
