// Names from countries with Latin script; Bulgarian ones are in Cyrillic.

import { listOf } from './listOf.ts'

type Names = { men: readonly string[]; women: readonly string[]; surnames: readonly string[] }

export const foreignNames = {
  RS: {
    men: ['Nikola', 'Marko', 'Đorđe', 'Miloš', 'Stefan', 'Dragan', 'Zoran', 'Aleksandar', 'Nenad'],
    women: ['Jelena', 'Milica', 'Ana', 'Dragana', 'Ivana', 'Snežana', 'Ljiljana', 'Tijana'],
    surnames: listOf(`
      Jovanović, Petrović, Nikolić, Đorđević, Stojanović, Ilić, Pavlović, Marković, Živković, Kostić,
      Stanković, Savić, Popović, Šarić, Čolić
    `),
  },
  BG: {
    men: ['Георги', 'Иван', 'Димитър', 'Николай', 'Петър', 'Христо', 'Стоян', 'Красимир', 'Цветан'],
    women: ['Мария', 'Иванка', 'Елена', 'Гергана', 'Десислава', 'Силвия', 'Цветелина', 'Надежда'],
    surnames: listOf(`
      Иванов, Георгиев, Димитров, Петров, Николов, Христов, Стоянов, Тодоров, Ангелов, Василев, Щерев,
      Желязков, Маринов, Костадинов, Йорданов
    `),
  },
  DE: {
    men: ['Thomas', 'Michael', 'Andreas', 'Jürgen', 'Stefan', 'Klaus', 'Matthias', 'Wolfgang'],
    women: ['Sabine', 'Petra', 'Monika', 'Susanne', 'Claudia', 'Ursula', 'Katharina', 'Anke'],
    surnames: listOf(`
      Müller, Schmidt, Schneider, Fischer, Weber, Wagner, Becker, Hoffmann, Schäfer, Krüger, Groß,
      Böhm, Vogel, Lehmann, von der Heydt, Köhler
    `),
  },
  GB: {
    men: ['James', 'Oliver', 'William', 'Harry', 'George', 'Simon', 'Graham', 'Callum', 'Rhys'],
    women: ['Emily', 'Charlotte', 'Victoria', 'Fiona', 'Sarah', 'Helen', 'Margaret', 'Siân'],
    surnames: listOf(`
      Smith, Jones, Taylor, Brown, Williams, Davies, Evans, Thompson, Wright, O'Connor, MacKenzie,
      Fraser, Hughes, Ashworth-Pemberton, Clarke
    `),
  },
  IL: {
    men: ['David', 'Yosef', 'Avi', 'Moshe', 'Eitan', 'Amir', 'Noam', 'Gal', 'Ronen'],
    women: ['Noa', 'Tamar', 'Yael', 'Michal', 'Shira', 'Rivka', 'Maya', 'Orly'],
    surnames: listOf(`
      Cohen, Levi, Mizrahi, Peretz, Biton, Dahan, Avraham, Friedman, Katz, Ben-David, Shapira,
      Goldberg, Azoulay, Malka
    `),
  },
  RO: {
    men: ['Andrei', 'Mihai', 'Ștefan', 'Alexandru', 'Ion', 'Florin', 'Răzvan', 'Cătălin'],
    women: ['Elena', 'Ioana', 'Andreea', 'Mihaela', 'Gabriela', 'Ștefania', 'Alina', 'Simona'],
    surnames: listOf(`
      Popescu, Ionescu, Popa, Dumitru, Stan, Munteanu, Țurcanu, Bălan, Ciobanu, Rusu, Diaconu,
      Constantinescu
    `),
  },
  PL: {
    men: ['Piotr', 'Krzysztof', 'Andrzej', 'Paweł', 'Michał', 'Tomasz', 'Łukasz', 'Grzegorz'],
    women: ['Anna', 'Katarzyna', 'Agnieszka', 'Małgorzata', 'Joanna', 'Magdalena', 'Bożena'],
    surnames: listOf(`
      Kowalski, Wiśniewski, Lewandowski, Zieliński, Szymański, Nowak, Dąbrowski, Kamiński, Wójcik,
      Mazur, Krawczyk, Jabłoński
    `),
  },
  FR: {
    men: ['Jean-Pierre', 'François', 'Nicolas', 'Julien', 'Étienne', 'Laurent', 'Benoît'],
    women: ['Marie', 'Sylvie', 'Hélène', 'Claire', 'Camille', 'Anne-Laure', 'Zoé'],
    surnames: listOf(`
      Martin, Bernard, Dubois, Moreau, Lefèvre, Girard, Fournier, Chevallier, d'Ormesson, Rousseau
    `),
  },
  IT: {
    men: ['Marco', 'Giuseppe', 'Alessandro', 'Luca', 'Paolo', 'Niccolò', 'Davide'],
    women: ['Giulia', 'Francesca', 'Chiara', 'Elisabetta', 'Silvia', 'Paola'],
    surnames: listOf(`
      Rossi, Bianchi, Ferrari, Esposito, Romano, Colombo, Ricci, De Luca, Conti, Mancini
    `),
  },
  NL: {
    men: ['Jan', 'Pieter', 'Willem', 'Sander', 'Joost', 'Daan', 'Ruud'],
    women: ['Anneke', 'Marieke', 'Sanne', 'Femke', 'Ingrid', 'Lotte'],
    surnames: ['de Vries', 'van den Berg', 'Bakker', 'Visser', 'Meijer', 'van der Linden', 'Smit'],
  },
} as const satisfies Record<string, Names>

export type ForeignCountry = keyof typeof foreignNames
