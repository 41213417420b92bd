// Transliterates Greek place names to Russian, as on Russian maps.

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
const voiceless = 'θκξπστφχψ'
const accents = { ά: 'α', έ: 'ε', ή: 'η', ί: 'ι', ό: 'ο', ύ: 'υ', ώ: 'ω', ΐ: 'ϊ', ΰ: 'ϋ' }

const russian = Object.fromEntries(
  [
    ...'α а,β в,γ г,δ д,ε е,ζ з,η и,θ т,ι и,κ к,λ л,μ м,ν н,ξ кс,ο о,π п,ρ р,σ с,ς с,τ т,υ и,φ ф'.split(
      ',',
    ),
    ...'χ х,ψ пс,ω о,ϊ й,ϋ и'.split(','),
  ].map((pair) => pair.split(' ')),
)

/** 'Νέα Μουδανιά' gives 'Неа-Муданья'. */
export function inRussian(name) {
  const words = eachWord(name, russianWord)
  return words.replace(/ /g, '-')
}

function russianWord(word) {
  if (word === 'άγιος' || word === 'άγιοι') return word === 'άγιος' ? 'айос' : 'айи'
  if (word === 'αγία' || word === 'άγια') return 'айия'
  let text = word.replace(
    /([άέό])([ιυ])/g,
    (_, first, second) => first + (second === 'ι' ? 'ϊ' : 'ϋ'),
  )
  text = text.replace(/αΐ/g, 'аи').replace(/οΐ/g, 'ои')
  // An i before the stressed vowel softens the consonant before it: Χανιά.
  text = text.replace(
    /([αεηιουωάέήίόύώϊ][βγδζθκλμνξπρστφχψ]|λλ|νν|ππ|τσ)(?:ι|ει|οι)([άέό])/g,
    (_, before, vowel) => before + { ά: 'ья', έ: 'ье', ό: 'ьо' }[vowel],
  )
  if (word !== 'νέα') text = text.replace(/([βγδζθκλμνξπρστφχψ])έα(?=ς?$)/g, '$1ея')
  text = text.replace(/^γι[άα]/, 'я')
  text = unaccented(text)
  text = text
    .replace(/ου/g, 'у')
    .replace(
      /([αεη])υ(?=(.?))/g,
      (_, vowel, next) => russian[vowel] + (next === '' || voiceless.includes(next) ? 'ф' : 'в'),
    )
  text = text.replace(/αι/g, 'ε').replace(/ει|οι|υι/g, 'ι')
  text = text.replace(/^μπ/, 'б').replace(/μπ/g, 'мб').replace(/^ντ/, 'д').replace(/ντ/g, 'нд')
  text = text.replace(/^γκ/, 'г').replace(/γ[γκ]/g, 'нг').replace(/γξ/g, 'нкс').replace(/γχ/g, 'нх')
  text = text
    .replace(/τσ/g, 'ц')
    .replace(/τζ/g, 'дз')
    .replace(/[ιηυ]α(?=$)/g, 'ия')
  text = text.replace(/(^|[аоуαοω])[εе]/g, '$1э')
  return letters(text, russian)
}

const unaccented = (text) => text.replace(/[άέήίόύώΐΰ]/g, (letter) => accents[letter])
const letters = (text, table) => text.replace(/[α-ωςϊϋ]/g, (letter) => table[letter])

function eachWord(name, write) {
  return name.normalize('NFC').replace(/[\p{L}]+/gu, (word) => {
    const written = write(word.toLowerCase())
    return word[0] === word[0].toLowerCase() ? written : written[0].toUpperCase() + written.slice(1)
  })
}

/** A key for comparing names: letters without diacritics, with equivalents of all three scripts unified. */
export const bare = (text) => plain(text.toLowerCase()).replace(/[^\p{L}]/gu, '')

/** The edit distance of two texts. */
export function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(
        row[j] + 1,
        next[j - 1] + 1,
        row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[other.length]
}
