// People of the labelled set. Each line: gender; last and first name in Greek, Latin and Cyrillic letters; an everyday form of
// the first name; the father's name in Greek and Latin letters.

export type Person = {
  woman: boolean
  greek: Name
  latin: Name
  cyrillic: Name
  everyday: string
  father: { greek: string; latin: string }
}
export type Name = { lastName: string; firstName: string }

const lines = `
m|Παπαδόπουλος Γεώργιος|Papadopoulos Georgios|Пападопулос Георгиос|Γιώργος|Νικόλαος Nikolaos
m|Καραγιάννης Ιωάννης|Karagiannis Ioannis|Караяннис Иоаннис|Γιάννης|Θεόδωρος Theodoros
f|Δημητριάδου Ελένη|Dimitriadou Eleni|Димитриаду Элени|Λένα|Σταύρος Stavros
m|Χατζηγεωργίου Κωνσταντίνος|Chatzigeorgiou Konstantinos|Хаджигеоргиу Константинос|Κώστας|Παύλος Pavlos
f|Ιωαννίδου Αικατερίνη|Ioannidou Aikaterini|Иоанниду Екатерини|Κατερίνα|Μιχαήλ Michail
m|Θεοδωρίδης Δημήτριος|Theodoridis Dimitrios|Теодоридис Димитриос|Δημήτρης|Ιωάννης Ioannis
m|Βασιλειάδης Νικόλαος|Vasileiadis Nikolaos|Василиадис Николаос|Νίκος|Ευάγγελος Evangelos
f|Κωνσταντινίδου Μαρία|Konstantinidou Maria|Константиниду Мария|Μαίρη|Πέτρος Petros
m|Αθανασιάδης Αθανάσιος|Athanasiadis Athanasios|Атанасиадис Атанасиос|Θανάσης|Γεώργιος Georgios
m|Τσιλιγγίρης Παναγιώτης|Tsiligiris Panagiotis|Цилигирис Панайотис|Πάνος|Απόστολος Apostolos
f|Μαυρίδου Βασιλική|Mavridou Vasiliki|Мавриду Василики|Βάσω|Κωνσταντίνος Konstantinos
m|Παπαϊωάννου Χαράλαμπος|Papaioannou Charalampos|Папаиоанну Хараламбос|Μπάμπης|Δημήτριος Dimitrios
m|Ξανθόπουλος Εμμανουήλ|Xanthopoulos Emmanouil|Ксантопулос Эммануил|Μανώλης|Σπυρίδων Spyridon
f|Αγγελίδου Ευαγγελία|Angelidou Evangelia|Ангелиду Евангелия|Λίτσα|Χρήστος Christos
m|Ψαρράς Ευάγγελος|Psarras Evangelos|Псаррас Евангелос|Βαγγέλης|Στυλιανός Stylianos
m|Οικονόμου Στυλιανός|Oikonomou Stylianos|Иконому Стилианос|Στέλιος|Αντώνιος Antonios
f|Χριστοδούλου Σοφία|Christodoulou Sofia|Христодулу София|Σόφη|Λάζαρος Lazaros
m|Γκουντούλας Απόστολος|Gkountoulas Apostolos|Гундулас Апостолос|Τόλης|Βασίλειος Vasileios
m|Μπουζάκης Μιχαήλ|Bouzakis Michail|Бузакис Михаил|Μιχάλης|Εμμανουήλ Emmanouil
f|Σιδηροπούλου Δέσποινα|Sidiropoulou Despoina|Сидиропулу Деспина|Ντέπη|Ηρακλής Iraklis
m|Ζαφειρίου Βασίλειος|Zafeiriou Vasileios|Зафириу Василиос|Βασίλης|Ανδρέας Andreas
m|Καλαϊτζής Σπυρίδων|Kalaitzis Spyridon|Калаидзис Спиридон|Σπύρος|Θωμάς Thomas
f|Λαζαρίδου Γεωργία|Lazaridou Georgia|Лазариду Георгия|Γωγώ|Αναστάσιος Anastasios
m|Στεφανίδης Αντώνιος|Stefanidis Antonios|Стефанидис Антониос|Αντώνης|Κυριάκος Kyriakos
m|Κουζνετσόφ Αλεξάντρ|Kuznetsov Alexander|Кузнецов Александр|Саша|Ιβάν Ivan
f|Ιβάνοβα Γεκατερίνα|Ivanova Ekaterina|Иванова Екатерина|Катя|Σεργκέι Sergey
m|Σμιρνόφ Ντμίτρι|Smirnov Dmitry|Смирнов Дмитрий|Дима|Πάβελ Pavel
f|Πετρόβα Ναταλία|Petrova Natalia|Петрова Наталья|Наташа|Νικολάι Nikolay
m|Βολκόφ Βλαντίμιρ|Volkov Vladimir|Волков Владимир|Вова|Αντρέι Andrey
f|Σοκολόβα Τατιάνα|Sokolova Tatiana|Соколова Татьяна|Таня|Βίκτορ Viktor
m|Μορόζοφ Σεργκέι|Morozov Sergey|Морозов Сергей|Серёжа|Ολέγκ Oleg
f|Λέμπεντεβα Άννα|Lebedeva Anna|Лебедева Анна|Аня|Μιχαήλ Mikhail
m|Ποπόφ Μιχαήλ|Popov Mikhail|Попов Михаил|Миша|Γιούρι Yuri
m|Χάρισον Γουίλιαμ|Harrison William|Харрисон Уильям|Bill|Τόμας Thomas
f|Μπράουν Ελίζαμπεθ|Brown Elizabeth|Браун Элизабет|Liz|Ρόμπερτ Robert
m|Μίλερ Ρόμπερτ|Miller Robert|Миллер Роберт|Bob|Τζορτζ George
m|Μάρτιν Μάικλ|Martin Michael|Мартин Майкл|Mike|Ντέιβιντ David
m|Ντιμιτρόφ Ιβάν|Dimitrov Ivan|Димитров Иван|Ваньо|Στόγιαν Stoyan
f|Γιοβάνοβιτς Μιλένα|Jovanovic Milena|Йованович Милена|Мила|Ντράγκαν Dragan
m|Στογιάνοφ Πέταρ|Stoyanov Petar|Стоянов Петар|Пешо|Ιβάν Ivan
`

const nameOf = (text = ''): Name => {
  const [lastName = '', firstName = ''] = text.split(' ')
  return { lastName, firstName }
}

export const people: readonly Person[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [gender, greek, latin, cyrillic, everyday = '', fathers = ''] = line.split('|')
    const [father = '', fatherLatin = ''] = fathers.split(' ')
    return {
      woman: gender === 'f',
      everyday,
      father: { greek: father, latin: fatherLatin },
      greek: nameOf(greek),
      latin: nameOf(latin),
      cyrillic: nameOf(cyrillic),
    }
  })
